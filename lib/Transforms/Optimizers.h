//===- Optimizers.h - Updates of parameters as operations of the graph ----===//
//
// PyTorch's single-tensor implementations, operation by operation: what is a
// Python number there is an f64 0-d tensor here, rounded where PyTorch hands it
// to a kernel.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_TRANSFORMS_OPTIMIZERS_H
#define THUNDER_LIB_TRANSFORMS_OPTIMIZERS_H

#include "thunder/Symbols/PrimitiveBuilder.h"
#include "thunder/Transforms/Passes.h"

namespace mlir::thunder {

/// Builds at the end of an entry function of a training program, and adds to it
/// the arguments that are needed on the way.
class StepBuilder : public PrimitiveBuilder {
public:
  StepBuilder(FuncOp func, OpBuilder &builder)
      : PrimitiveBuilder(builder, func.getLoc(), "training step"), func(func) {}

  Value addArgument(StringRef name, Type type, Role role,
                    ArrayRef<NamedAttribute> more = {});

  /// The optimizer's state `slot` of the parameter called `name`.
  Value slot(StringRef slot, StringRef name, Value parameter);

  /// A number that the runtime sets: an f64 0-d argument.
  Value number(StringRef name, double initial);
  /// A number that the user may change when the program runs.
  Value hyper(StringRef flag, double initial) {
    return number(("hyper." + flag).str(), initial);
  }

  /// x * number, x + number * y, with the number rounded to x's dtype.
  Value scale(Value x, Value number) { return mul(x, spread(number, x)); }
  Value addScaled(Value x, Value y, Value number) {
    return add(x, scale(y, number));
  }
  /// 1 - number
  Value complement(Value number) { return sub(fullLike(number, 1), number); }

  /// Makes `value` the final value of the argument `target`.
  void write(Value value, Value target);

  SmallVector<Value> values, targets; ///< what write() was given

private:
  FuncOp func;
};

/// A kind of optimizer: numbers once, then each parameter.
class Optimizer {
public:
  virtual ~Optimizer() = default;
  /// Adds hyper-parameters and what is computed once. `step` counts from 0.
  virtual void prepare(StepBuilder &b, Value step) = 0;
  /// Writes the parameter and its slots.
  virtual void update(StepBuilder &b, StringRef name, Value parameter,
                      Value gradient) = 0;

  /// Null when there is none of that name.
  static std::unique_ptr<Optimizer>
  create(const BuildTrainingStepOptions &options);
};

/// Fails for what PyTorch's constructors refuse.
LogicalResult checkOptimizerOptions(const BuildTrainingStepOptions &options,
                                    Location loc);

} // namespace mlir::thunder

#endif // THUNDER_LIB_TRANSFORMS_OPTIMIZERS_H
