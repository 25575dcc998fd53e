//===- AssignSchedules.cpp - Give kernels their schedules -----------------===//
#include "mlir/IR/BuiltinOps.h"
#include "thunder/Codegen/KernelObjects.h"
#include "thunder/Codegen/Passes.h"
#include "thunder/Codegen/Schedules.h"
#include "thunder/IR/ErrorClass.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_ASSIGNSCHEDULES
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

namespace {

struct AssignSchedules : thunder::impl::AssignSchedulesBase<AssignSchedules> {
  using AssignSchedulesBase::AssignSchedulesBase;

  // The schedules follow from the kernels' linalg form.
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
    auto countScheduled = [&] {
      unsigned count = 0;
      getOperation().walk([&](Operation *op) {
        count += isa<KernelOp, KernelFuncOp>(op) && op->hasAttr("schedule");
      });
      return count;
    };
    unsigned before = countScheduled();
    if (failed(assignSchedules(getOperation(), *target)))
      return signalPassFailure();
    numAssigned += countScheduled() - before;
  }
};

} // namespace
