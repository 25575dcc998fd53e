//===- EmitKernels.cpp - Kernels as loops on vectors ----------------------===//
#include "mlir/IR/BuiltinOps.h"
#include "thunder/Codegen/KernelObjects.h"
#include "thunder/Codegen/Passes.h"
#include "thunder/Codegen/Schedules.h"
#include "thunder/IR/ErrorClass.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_EMITKERNELS
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

namespace {

struct EmitKernels : thunder::impl::EmitKernelsBase<EmitKernels> {
  using EmitKernelsBase::EmitKernelsBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    registerCodegenDialects(registry);
  }

  void runOnOperation() override {
    std::string error;
    FailureOr<CpuTarget> target = getCpuTarget(cpu, error);
    if (failed(target)) {
      emitUnsupported(getOperation().getLoc()) << error;
      return signalPassFailure();
    }
    if (failed(assignSchedules(getOperation(), *target)))
      return signalPassFailure();
    SmallVector<KernelFuncOp> kernels(getOperation().getOps<KernelFuncOp>());
    for (KernelFuncOp kernel : kernels) {
      OpBuilder builder(kernel);
      FailureOr<func::FuncOp> linalg = convertKernelToLinalg(kernel, builder);
      if (failed(linalg) || failed(emitCpuKernel(*linalg, target->vectors)))
        return signalPassFailure();
      kernel.erase();
      ++numEmitted;
    }
  }
};

} // namespace
