//===- Activity.h - What takes part in a derivative -------------*- C++ -*-===//
//
// Computed on SSA before any gradient rule is looked up: a value is active when
// it is floating, depends on an input that is asked for (varied) and an output
// depends on it (useful). What is inactive is never touched by autodiff.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_ANALYSIS_ACTIVITY_H
#define THUNDER_ANALYSIS_ACTIVITY_H

#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

class Activity {
public:
  /// Of the ops of `block`, with respect to `inputs` (floating values).
  Activity(Block &block, ArrayRef<Value> inputs, ArrayRef<Value> outputs);

  bool isActive(Value value) const {
    return sources.contains(value) && useful.contains(value);
  }
  /// An op with an active operand and an active result through which gradients
  /// flow: it needs a rule.
  bool isActive(Operation *op) const;

  /// The first of the inputs that reaches a varied value; null for others.
  Value getSource(Value value) const { return sources.lookup(value); }

private:
  llvm::DenseMap<Value, Value> sources; ///< varied values
  llvm::DenseSet<Value> useful;
};

/// True when the element type of a tensor is floating.
bool isFloatingTensor(Type type);

/// True when no gradient flows through `op`: a primitive that is marked
/// NonDifferentiable, or a symbol that stops gradients (detach).
bool stopsGradient(Operation *op);

} // namespace mlir::thunder

#endif // THUNDER_ANALYSIS_ACTIVITY_H
