//===- Autodiff.h - Derivatives of functions --------------------*- C++ -*-===//
//
// Reverse mode over one block. Rules are looked up for a bound symbol first,
// then for the primitives of its body.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_TRANSFORMS_AUTODIFF_H
#define THUNDER_TRANSFORMS_AUTODIFF_H

#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

namespace attribute {
/// On ops of a function: the checkpoint region that they are in; what it is
/// does not matter.
inline constexpr StringLiteral kCheckpoint = "thunder.checkpoint";
} // namespace attribute

/// Adds a function `name` behind `func`: its arguments are those of `func`,
/// then a cotangent named `grad_outputK` of role `seed` for each floating
/// result K; its results are those of `func`, then the gradient of each
/// argument in `withRespectTo` (indices of floating arguments), named
/// `grad.NAME`; zeros where nothing flows. `func` itself is left alone.
///
/// A symbol's derivative is the grad rule that it names or that the module has
/// for it, else that of the first of `executors` that has one, else thunderc's.
///
/// Fails, with an error that says what to do, when an op on the way has
/// neither a rule nor a body.
FailureOr<FuncOp> differentiateFunction(FuncOp func,
                                        ArrayRef<unsigned> withRespectTo,
                                        StringRef name,
                                        ArrayRef<std::string> executors = {});

/// The arguments that gradients are asked for. `withRespectTo` and `freeze`
/// hold names (qualified names, or the graph's) and globs. Default: parameters
/// that require a gradient, else all floating inputs. `parametersOnly` refuses
/// other arguments (training). Reports a name that matches nothing, and a
/// literal name that is not floating.
FailureOr<SmallVector<unsigned>>
selectArguments(FuncOp func, ArrayRef<std::string> withRespectTo,
                ArrayRef<std::string> freeze, bool parametersOnly);

/// The bound symbols that have a gradient rule of their own, sorted.
SmallVector<StringRef> getSymbolsWithRules();

/// The primitives that have neither a gradient rule nor the trait
/// NonDifferentiable: none, says a test.
SmallVector<StringRef> getPrimitivesWithoutRule(MLIRContext *context);

} // namespace mlir::thunder

#endif // THUNDER_TRANSFORMS_AUTODIFF_H
