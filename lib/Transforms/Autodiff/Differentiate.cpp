//===- Differentiate.cpp - Reverse mode over the block of a function ------===//
#include "Gradients.h"
#include "thunder/IR/Arguments.h"
#include "thunder/IR/ErrorClass.h"
#include "thunder/Symbols/Symbols.h"
#include "thunder/Transforms/Autodiff.h"

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

static bool hasRule(Operation *op) {
  if (auto symbol = dyn_cast<BoundSymbolOp>(op))
    return bool(lookupSymbolRule(symbol.getSymbol()));
  return bool(lookupPrimitiveRule(op->getName().getStringRef()));
}

/// What a user may do about an active op that nothing differentiates.
static LogicalResult reportNoRule(Operation *op, const Activity &activity,
                                  FuncOp func) {
  StringRef name = op->getName().getStringRef();
  if (auto symbol = dyn_cast<BoundSymbolOp>(op))
    name = symbol.getSymbol();
  InFlightDiagnostic error = emitUnsupported(op->getLoc());
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

/// Inlines active symbols until each active op has a rule. Symbols that are
/// inactive or have a rule of their own stay whole.
static LogicalResult inlineToRules(FuncOp func, ArrayRef<Value> inputs) {
  for (;;) {
    Activity activity(func.getEntryBlock(), inputs, getOutputs(func));
    SmallVector<BoundSymbolOp> toInline;
    bool failedAny = false;
    for (Operation &op : func.getEntryBlock().without_terminator()) {
      if (!activity.isActive(&op) || hasRule(&op))
        continue;
      auto symbol = dyn_cast<BoundSymbolOp>(op);
      if (symbol &&
          (!symbol.getBody().empty() || lookupSymbol(symbol.getSymbol())))
        toInline.push_back(symbol);
      else
        failedAny |= failed(reportNoRule(&op, activity, func));
    }
    for (BoundSymbolOp symbol : toInline)
      failedAny |= failed(inlineSymbol(symbol));
    if (failedAny)
      return failure();
    if (toInline.empty())
      return success();
  }
}

//===----------------------------------------------------------------------===//
// Backward
//===----------------------------------------------------------------------===//

/// Runs the rules in reverse order, at the end of the block.
static LogicalResult runRules(FuncOp func, const Activity &activity,
                              Gradients &gradients) {
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
    if (auto symbol = dyn_cast<BoundSymbolOp>(op)) {
      SymbolBuilder b(symbol, builder);
      lookupSymbolRule(symbol.getSymbol())(b, gradients);
      if (b.failed())
        return failure();
    } else {
      StringRef name = op->getName().getStringRef();
      PrimitiveBuilder b(builder, op->getLoc(), name);
      lookupPrimitiveRule(name)(b, op, gradients);
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
    FuncOp original, ArrayRef<unsigned> withRespectTo, StringRef name) {
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
  if (failed(inlineToRules(func, inputs))) {
    func.erase();
    return failure();
  }

  Activity activity(block, inputs, getOutputs(func));
  Gradients gradients(activity);
  builder.setInsertionPoint(func.getReturn());
  PrimitiveBuilder b(builder, func.getLoc(), "autodiff");
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
  if (b.failed() || failed(runRules(func, activity, gradients))) {
    func.erase();
    return failure();
  }

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
