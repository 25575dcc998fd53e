//===- Activity.cpp - What takes part in a derivative ---------------------===//
#include "thunder/Analysis/Activity.h"
#include "thunder/Symbols/Symbols.h"

using namespace mlir;
using namespace mlir::thunder;

bool mlir::thunder::isFloatingTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && isa<FloatType>(tensor.getElementType());
}

bool mlir::thunder::stopsGradient(Operation *op) {
  if (auto symbol = dyn_cast<BoundSymbolOp>(op)) {
    if (symbol.getNoGrad())
      return true;
    const Symbol *registered = lookupSymbol(symbol.getSymbol());
    return registered && registered->stopsGradient;
  }
  return op->hasTrait<NonDifferentiable>();
}

Activity::Activity(Block &block, ArrayRef<Value> inputs,
                   ArrayRef<Value> outputs) {
  for (Value input : inputs)
    sources.try_emplace(input, input);
  for (Operation &op : block) {
    auto varied = llvm::find_if(op.getOperands(), [&](Value operand) {
      return sources.contains(operand);
    });
    if (varied == op.operand_end() || stopsGradient(&op))
      continue;
    Value source = sources.lookup(*varied);
    for (Value result : op.getResults())
      if (isFloatingTensor(result.getType()))
        sources.try_emplace(result, source);
  }

  for (Value output : outputs)
    if (isFloatingTensor(output.getType()))
      useful.insert(output);
  for (Operation &op : llvm::reverse(block)) {
    bool isUseful = llvm::any_of(
        op.getResults(), [&](Value result) { return useful.contains(result); });
    if (!isUseful || stopsGradient(&op))
      continue;
    for (Value operand : op.getOperands())
      if (isFloatingTensor(operand.getType()))
        useful.insert(operand);
  }
}

bool Activity::isActive(Operation *op) const {
  auto active = [&](Value value) { return isActive(value); };
  return !stopsGradient(op) && llvm::any_of(op->getResults(), active) &&
         llvm::any_of(op->getOperands(), active);
}
