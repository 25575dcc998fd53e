//===- KernelOutliner.h - One thunder.kernel_func for equal kernels -------===//
#ifndef THUNDER_LIB_PLAN_KERNELOUTLINER_H
#define THUNDER_LIB_PLAN_KERNELOUTLINER_H

#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

/// Moves the bodies of kernels into functions. Kernels with equal bodies (up to
/// locations and the texts of data checks), schedules and in-place pairs share
/// one.
class KernelOutliner {
public:
  /// Functions are made where `builder` stands.
  explicit KernelOutliner(OpBuilder &builder) : builder(builder) {}

  /// The function of `kernel`; its body is moved when it is the first of its
  /// kind. `inPlace` is a kernel_func's in_place; empty when all is -1.
  KernelFuncOp outline(KernelOp kernel, ArrayRef<int64_t> inPlace);

  unsigned getNumShared() const { return shared; }

private:
  OpBuilder &builder;
  DenseMap<uint64_t, SmallVector<KernelFuncOp, 1>> byHash;
  unsigned count = 0, shared = 0;
};

} // namespace mlir::thunder

#endif // THUNDER_LIB_PLAN_KERNELOUTLINER_H
