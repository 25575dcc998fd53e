//===- Rules.cpp - Rules that programs bring along, at their symbols ------===//
#include "thunder/Transforms/Rules.h"

using namespace mlir;
using namespace mlir::thunder;

/// Binds the parameters in `formal`, a part of the rule's argument structure,
/// to what stands in its place at the symbol.
bool RuleInstance::bind(Attribute formal, Attribute actual, BoundSymbolOp op) {
  if (auto parameter = dyn_cast<OperandAttr>(formal)) {
    BlockArgument inner =
        rule.getEntryBlock().getArgument(parameter.getIndex());
    if (auto operand = dyn_cast<OperandAttr>(actual)) {
      Value outer = op.getInputs()[operand.getIndex()];
      values.map(inner, outer);
      return outer.getType() == inner.getType();
    }
    auto number = dyn_cast<TypedAttr>(actual);
    numbers[inner] = actual;
    return number && isa<IntegerAttr, FloatAttr>(number) &&
           number.getType() == inner.getType();
  }
  auto formals = dyn_cast<ArrayAttr>(formal);
  auto actuals = dyn_cast<ArrayAttr>(actual);
  if (!formals || !actuals)
    return formal == actual;
  if (formals.size() != actuals.size())
    return false;
  for (auto [inner, outer] : llvm::zip(formals, actuals))
    if (!bind(inner, outer, op))
      return false;
  return true;
}

std::optional<RuleInstance> RuleInstance::match(RuleOp rule, BoundSymbolOp op) {
  RuleInstance instance(rule, op.getLoc());
  ArrayRef<Attribute> names = op.getArgNames().getValue(),
                      values = op.getArgValues().getValue(),
                      formals = rule.getFormals().getValue();
  // What only the body of a symbol reads is no argument.
  if (names.size() == formals.size() + 1 &&
      cast<StringAttr>(names.back()).getValue() == "captures")
    names = names.drop_back();
  if (rule.getFormalNames().getValue() != names ||
      rule.getYield()->getOperandTypes() != op->getResultTypes())
    return std::nullopt;
  for (auto [formal, value] : llvm::zip(formals, values))
    if (!instance.bind(formal, value, op))
      return std::nullopt;
  return instance;
}

/// `value` without the operands that are numbers; the others are renumbered.
static Attribute putNumbers(Attribute value, OperandRange operands,
                            const DenseMap<Value, Attribute> &numbers,
                            unsigned &next) {
  if (auto operand = dyn_cast<OperandAttr>(value)) {
    Attribute number = numbers.lookup(operands[operand.getIndex()]);
    return number ? number : OperandAttr::get(value.getContext(), next++);
  }
  auto list = dyn_cast<ArrayAttr>(value);
  if (!list)
    return value;
  SmallVector<Attribute> elements;
  for (Attribute element : list)
    elements.push_back(putNumbers(element, operands, numbers, next));
  return ArrayAttr::get(value.getContext(), elements);
}

Operation *RuleInstance::clone(Operation *inner, OpBuilder &builder) {
  Operation *copy = inner->clone();
  // Numbers are constants of symbols; no other op takes one.
  if (auto symbol = dyn_cast<BoundSymbolOp>(copy)) {
    unsigned next = 0;
    symbol.setArgValuesAttr(cast<ArrayAttr>(
        putNumbers(symbol.getArgValues(), symbol.getInputs(), numbers, next)));
    llvm::BitVector constants(copy->getNumOperands());
    for (auto [index, operand] : llvm::enumerate(copy->getOperands()))
      if (numbers.contains(operand))
        constants.set(index);
    copy->eraseOperands(constants);
  }
  for (OpOperand &operand : copy->getOpOperands())
    operand.set(values.lookup(operand.get()));
  copy->walk([&](Operation *op) { op->setLoc(loc); });
  builder.insert(copy);
  values.map(inner->getResults(), copy->getResults());
  return copy;
}

SmallVector<Value> RuleInstance::inlineBody(OpBuilder &builder) {
  for (Operation &op : rule.getEntryBlock().without_terminator())
    clone(&op, builder);
  SmallVector<Value> results;
  for (Value value : rule.getYield().getOperands())
    results.push_back(lookup(value));
  return results;
}

RuleTable::RuleTable(ModuleOp module) {
  for (auto rule : module.getOps<RuleOp>()) {
    byName[rule.getSymName()] = rule;
    if (std::optional<StringRef> target = rule.getTarget())
      byTarget[*target].push_back(rule);
  }
}

FailureOr<std::optional<RuleInstance>> RuleTable::find(BoundSymbolOp op,
                                                       RuleKind kind) {
  FlatSymbolRefAttr name =
      kind == RuleKind::Grad ? op.getGradRuleAttr() : op.getImplRuleAttr();
  if (name) {
    RuleOp rule = byName.lookup(name.getValue());
    if (!rule || rule.getKind() != kind)
      return op.emitError()
             << op.getSymbol() << ": names the " << stringifyRuleKind(kind)
             << " rule " << name << ", which the program does not have";
    std::optional<RuleInstance> instance = RuleInstance::match(rule, op);
    if (!instance)
      return op.emitError() << op.getSymbol() << ": the rule " << name
                            << " has other arguments or results";
    return instance;
  }
  auto candidates = byTarget.find(op.getSymbol());
  if (candidates != byTarget.end())
    for (RuleOp rule : candidates->second)
      if (rule.getKind() == kind)
        if (auto instance = RuleInstance::match(rule, op))
          return instance;
  return std::optional<RuleInstance>();
}
