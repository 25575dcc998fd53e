//===- KernelToCPU.h - Emission of CPU kernels ------------------*- C++ -*-===//
//
// From a kernel as linalg to scf.for, 1-D vectors and 1-D memrefs. No
// heuristics: numbers come from the kernel's schedule (lib/Codegen/Schedules).
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_CONVERSION_KERNELTOCPU_H
#define THUNDER_CONVERSION_KERNELTOCPU_H

#include "thunder/Conversion/ThunderToLinalg.h"

namespace mlir::thunder {

/// What an emitter knows of the processor.
struct VectorTarget {
  /// Elements of f32 in a vector register: 4, 8 or 16. Every dtype uses vectors
  /// of this many elements.
  int64_t lanes = 8;
};

/// Appends to `registry` the dialects of emitted code.
void registerCpuKernelDialects(DialectRegistry &registry);

/// Emits the code of `kernel` (from convertKernelToLinalg, with its class and
/// schedule) as a new function of the same name after it and erases `kernel`.
/// Arguments of the function: one flat 1-D memref for each operand and result
/// (i1 is i8 there), memref<3xi64> for the check record when the kernel checks
/// data, then index `begin` and `end`. Fails with an error where the class has
/// no code for the kernel.
FailureOr<func::FuncOp> emitCpuKernel(func::FuncOp kernel,
                                      const VectorTarget &target);

/// How the elements of a pointwise kernel are walked.
struct PointwiseShape {
  /// Product of the dimensions outside of the inner loop; 1 when the kernel is
  /// one flat loop.
  int64_t outer = 1;
  /// Length of the inner, vectorized loop.
  int64_t inner = 1;
};

/// Which dimensions of `kernel` (linalg form, class pointwise) are one loop.
/// Fails, with an error, when the body is not pointwise.
FailureOr<PointwiseShape> analyzePointwise(func::FuncOp kernel);

} // namespace mlir::thunder

#endif // THUNDER_CONVERSION_KERNELTOCPU_H
