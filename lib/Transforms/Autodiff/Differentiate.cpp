//===- Differentiate.cpp - Reverse mode over the block of a function ------===//
#include "Gradients.h"
#include "Recompute.h"
#include "thunder/IR/Arguments.h"
#include "thunder/IR/ErrorClass.h"
#include "thunder/IR/HostCalls.h"
#include "thunder/Symbols/Symbols.h"
#include "thunder/Transforms/Autodiff.h"
#include "thunder/Transforms/Executors.h"
#include "thunder/Transforms/Rules.h"

using namespace mlir;
using namespace mlir::thunder;

void Gradients::add(PrimitiveBuilder &b, Value value, Value term) {
  if (!term || !wants(value))
    return;
  if (term.getType() != value.getType()) {
    b.invalid() << "the gradient rule gives a " << term.getType()
                << " for an operand of type " << value.getType();
    return;
  }
  Value &sum = cotangents[value];
  // Half precision is added in f32 and rounded, as eager PyTorch does.
  sum = sum ? b.convert(b.add(b.toCompute(sum), b.toCompute(term)),
                        b.elementOf(value))
            : term;
}

//===----------------------------------------------------------------------===//
// Down to what has rules
//===----------------------------------------------------------------------===//

namespace {
/// How gradients go through an op: the first of these that there is.
struct Derivative {
  std::optional<RuleInstance> rule;        ///< of the program or an --ops file
  const ExecutorEntry *executor = nullptr; ///< has a rule
  SymbolRule symbol = nullptr;
  PrimitiveRule primitive = nullptr;

  explicit operator bool() const {
    return rule || executor || symbol || primitive;
  }
};

/// Finds them.
class Derivatives {
public:
  Derivatives(ModuleOp module, ArrayRef<std::string> executors)
      : rules(module), executors(executors) {}

  /// Fails when the rule that a symbol names does not fit it.
  FailureOr<Derivative> find(Operation *op) {
    Derivative found;
    auto symbol = dyn_cast<BoundSymbolOp>(op);
    if (!symbol) {
      found.primitive = lookupPrimitiveRule(op->getName().getStringRef());
      return found;
    }
    FailureOr<std::optional<RuleInstance>> rule =
        rules.find(symbol, RuleKind::Grad);
    if (failed(rule))
      return failure();
    found.rule = *rule;
    if (!found.rule)
      found.executor =
          findExecutorEntry(symbol, executors, [](const ExecutorEntry &entry) {
            return bool(entry.differentiate);
          });
    if (!found)
      found.symbol = lookupSymbolRule(symbol.getSymbol());
    return found;
  }

private:
  RuleTable rules;
  ArrayRef<std::string> executors;
};
} // namespace

/// What a user may do about an active op that nothing differentiates.
static LogicalResult reportNoRule(Operation *op, const Activity &activity,
                                  FuncOp func) {
  StringRef name = op->getName().getStringRef();
  if (auto symbol = dyn_cast<BoundSymbolOp>(op))
    name = symbol.getSymbol();
  // The program has to say how code from outside is derived.
  InFlightDiagnostic error =
      getHostCall(op) ? emitError(op->getLoc()) : emitUnsupported(op->getLoc());
  error << name << ": has no gradient rule and no body to derive one from";
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    if (activity.isActive(operand)) {
      auto source = cast<BlockArgument>(activity.getSource(operand));
      error << ", but operand " << i << " depends on '"
            << getDisplayName(func, source.getArgNumber())
            << "', whose gradient is asked for; declare a rule (--ops), freeze "
               "that tensor (--freeze), or detach the operand in the model";
      break;
    }
  return error;
}

/// The function's results. Inlining replaces them, so ask again after it.
static SmallVector<Value> getOutputs(FuncOp func) {
  return llvm::to_vector_of<Value>(func.getReturn().getOutputs());
}

/// Replaces `symbol` by its body or decomposition, whose ops are in the
/// checkpoint region that it is in.
static LogicalResult inlineInRegion(BoundSymbolOp symbol) {
  Attribute region = symbol->getAttr(attribute::kCheckpoint);
  Block *block = symbol->getBlock();
  Operation *before = symbol->getPrevNode(), *behind = symbol->getNextNode();
  if (failed(inlineSymbol(symbol)))
    return failure();
  Operation *op = before ? before->getNextNode() : &block->front();
  for (; region && op != behind; op = op->getNextNode())
    op->setAttr(attribute::kCheckpoint, region);
  return success();
}

/// Inlines active symbols until each active op has a rule. Symbols that are
/// inactive or have a rule of their own stay whole.
static LogicalResult inlineToRules(FuncOp func, ArrayRef<Value> inputs,
                                   Derivatives &derivatives) {
  for (;;) {
    Activity activity(func.getEntryBlock(), inputs, getOutputs(func));
    SmallVector<BoundSymbolOp> toInline;
    bool failedAny = false;
    for (Operation &op : func.getEntryBlock().without_terminator()) {
      if (!activity.isActive(&op))
        continue;
      FailureOr<Derivative> derivative = derivatives.find(&op);
      failedAny |= failed(derivative);
      if (failed(derivative) || *derivative)
        continue;
      auto symbol = dyn_cast<BoundSymbolOp>(op);
      if (symbol &&
          (!symbol.getBody().empty() || lookupSymbol(symbol.getSymbol())))
        toInline.push_back(symbol);
      else
        failedAny |= failed(reportNoRule(&op, activity, func));
    }
    for (BoundSymbolOp symbol : toInline)
      failedAny |= failed(inlineInRegion(symbol));
    if (failedAny)
      return failure();
    if (toInline.empty())
      return success();
  }
}

//===----------------------------------------------------------------------===//
// Backward
//===----------------------------------------------------------------------===//

/// Puts a joint rule in place of its symbol: what its results need before it,
/// the rest, which reads and adds cotangents, at the builder.
static LogicalResult runJointRule(BoundSymbolOp op, RuleInstance &rule,
                                  OpBuilder &builder, Gradients &gradients) {
  PrimitiveBuilder b(builder, op.getLoc(), op.getSymbol());
  Block &body = rule.getRule().getEntryBlock();
  // Forward: all that the results are made of.
  llvm::SmallPtrSet<Operation *, 16> forward;
  SmallVector<Value> pending(rule.getRule().getYield().getOperands());
  while (!pending.empty())
    if (Operation *producer = pending.pop_back_val().getDefiningOp();
        producer && forward.insert(producer).second)
      llvm::append_range(pending, producer->getOperands());
  OpBuilder before(op);
  Attribute region = op->getAttr(attribute::kCheckpoint);
  for (Operation &inner : body.without_terminator()) {
    if (!forward.contains(&inner))
      continue;
    if (isa<GetGradOp>(inner))
      return b.invalid() << "a result of its gradient rule depends on a "
                            "cotangent",
             failure();
    Operation *clone = rule.clone(&inner, before);
    if (region)
      clone->setAttr(attribute::kCheckpoint, region);
  }

  OperandRange yielded = rule.getRule().getYield().getOperands();
  for (Operation &inner : body.without_terminator()) {
    if (auto get = dyn_cast<GetGradOp>(inner)) {
      auto result = llvm::find(yielded, get.getValue());
      if (result == yielded.end())
        return b.invalid() << "its gradient rule reads the cotangent of a "
                              "value that is no result",
               failure();
      rule.map(get.getGradient(),
               gradients.of(b, op, std::distance(yielded.begin(), result)));
    } else if (auto put = dyn_cast<PutGradOp>(inner)) {
      gradients.add(b, rule.lookup(put.getValue()),
                    rule.lookup(put.getGradient()));
    } else if (!forward.contains(&inner)) {
      rule.clone(&inner, builder);
    }
    if (b.failed())
      return failure();
  }
  for (auto [result, inner] : llvm::zip(op->getResults(), yielded)) {
    Value value = rule.lookup(inner);
    result.replaceAllUsesWith(value);
    if (forward.contains(inner.getDefiningOp()))
      gradients.move(result, value);
  }
  op.erase();
  return success();
}

/// Runs an executor's rule on the cotangents of all results.
static LogicalResult runExecutor(BoundSymbolOp op, const ExecutorEntry &entry,
                                 OpBuilder &builder, Gradients &gradients) {
  PrimitiveBuilder b(builder, op.getLoc(), op.getSymbol());
  SmallVector<Value> cotangents;
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    cotangents.push_back(gradients.of(b, op, i));
  if (b.failed())
    return failure();
  FailureOr<SmallVector<Value>> terms =
      entry.differentiate(op, cotangents, builder);
  if (failed(terms))
    return failure();
  if (terms->size() != op->getNumOperands())
    return b.invalid() << "its executor gives " << terms->size()
                       << " gradients for " << op->getNumOperands()
                       << " operands",
           failure();
  for (auto [operand, term] : llvm::zip(op->getOperands(), *terms))
    gradients.add(b, operand, term);
  return success(!b.failed());
}

/// Runs the rules in reverse order, at the end of the block.
static LogicalResult runRules(FuncOp func, const Activity &activity,
                              Derivatives &derivatives, Gradients &gradients) {
  SmallVector<Operation *> active;
  for (Operation &op : func.getEntryBlock().without_terminator())
    if (activity.isActive(&op))
      active.push_back(&op);
  OpBuilder builder(func.getReturn());
  for (Operation *op : llvm::reverse(active)) {
    // Nothing flowed into it: no output that has a cotangent depends on it.
    if (llvm::none_of(op->getResults(),
                      [&](Value value) { return gradients.get(value); }))
      continue;
    FailureOr<Derivative> derivative = derivatives.find(op);
    if (failed(derivative))
      return failure();
    auto symbol = dyn_cast<BoundSymbolOp>(op);
    if (derivative->rule) {
      if (failed(runJointRule(symbol, *derivative->rule, builder, gradients)))
        return failure();
    } else if (derivative->executor) {
      if (failed(
              runExecutor(symbol, *derivative->executor, builder, gradients)))
        return failure();
    } else if (symbol) {
      SymbolBuilder b(symbol, builder);
      derivative->symbol(b, gradients);
      if (b.failed())
        return failure();
    } else {
      PrimitiveBuilder b(builder, op->getLoc(), op->getName().getStringRef());
      derivative->primitive(b, op, gradients);
      if (b.failed())
        return failure();
    }
  }
  return success();
}

/// The name of result `index`: `thunder.name`, or its position.
static std::string getResultName(FuncOp func, unsigned index) {
  auto name = func.getResultAttrOfType<StringAttr>(index, attribute::kName);
  return name ? name.str() : "output" + std::to_string(index);
}

FailureOr<FuncOp> mlir::thunder::differentiateFunction(
    FuncOp original, ArrayRef<unsigned> withRespectTo, StringRef name,
    ArrayRef<std::string> executors) {
  MLIRContext *context = original.getContext();
  FuncOp func = original.clone();
  OpBuilder builder(context);
  builder.setInsertionPointAfter(original);
  builder.insert(func);
  func.setSymName(name);

  Block &block = func.getEntryBlock();
  SmallVector<Value> inputs;
  for (unsigned index : withRespectTo)
    inputs.push_back(block.getArgument(index));
  Derivatives derivatives(func->getParentOfType<ModuleOp>(), executors);
  if (failed(inlineToRules(func, inputs, derivatives))) {
    func.erase();
    return failure();
  }

  Activity activity(block, inputs, getOutputs(func));
  Gradients gradients(activity);
  builder.setInsertionPoint(func.getReturn());
  PrimitiveBuilder b(builder, func.getLoc(), "autodiff");
  // What comes behind is backward.
  Operation *boundary = FullOp::create(
      builder, func.getLoc(), RankedTensorType::get({}, builder.getI64Type()),
      builder.getI64IntegerAttr(0));
  for (auto [k, output] : llvm::enumerate(getOutputs(func))) {
    if (!isFloatingTensor(output.getType()))
      continue;
    // An input that got other sizes is no result of the user's function.
    std::string resultName = getResultName(func, k);
    if (StringRef(resultName).starts_with("mutated."))
      continue;
    std::string seedName = "grad_" + resultName;
    unsigned index = func.getNumArguments();
    // Inserts the block argument, too.
    if (failed(func.insertArgument(
            index, output.getType(),
            makeArgumentAttributes(context, seedName, Role::Seed),
            func.getLoc()))) {
      func.erase();
      return failure();
    }
    gradients.add(b, output, block.getArgument(index));
  }
  if (b.failed() || failed(runRules(func, activity, derivatives, gradients))) {
    func.erase();
    return failure();
  }
  placeRecompute(block, boundary, gradients);
  boundary->erase();

  SmallVector<Value> outputs = getOutputs(func);
  builder.setInsertionPoint(func.getReturn());
  for (unsigned index : withRespectTo) {
    Value input = block.getArgument(index);
    Value gradient = gradients.get(input);
    if (!gradient)
      gradient = b.fullLike(input, 0.0);
    if (!gradient) {
      func.erase();
      return failure();
    }
    std::string resultName = ("grad." + getDisplayName(func, index)).str();
    unsigned position = func.getNumResults();
    DictionaryAttr attributes = DictionaryAttr::get(
        context, builder.getNamedAttr(attribute::kName,
                                      builder.getStringAttr(resultName)));
    if (failed(func.insertResult(position, gradient.getType(), attributes))) {
      func.erase();
      return failure();
    }
    outputs.push_back(gradient);
  }
  func.getReturn().getOutputsMutable().assign(outputs);
  return func;
}
