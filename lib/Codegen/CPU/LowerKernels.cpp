//===- LowerKernels.cpp - Kernels in the form that emitters read ----------===//
#include "mlir/IR/BuiltinOps.h"
#include "thunder/Codegen/KernelObjects.h"
#include "thunder/Codegen/Passes.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_LOWERKERNELS
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

namespace {

struct LowerKernels : thunder::impl::LowerKernelsBase<LowerKernels> {
  void getDependentDialects(DialectRegistry &registry) const override {
    registerCodegenDialects(registry);
  }

  void runOnOperation() override {
    SmallVector<KernelFuncOp> kernels(getOperation().getOps<KernelFuncOp>());
    for (KernelFuncOp kernel : kernels) {
      OpBuilder builder(kernel);
      if (failed(convertKernelToLinalg(kernel, builder)))
        return signalPassFailure();
      kernel.erase();
      ++numLowered;
    }
  }
};

} // namespace
