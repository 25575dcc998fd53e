//===- VerifyClaim.cpp - What the phase claim promises --------------------===//
#include "PhaseContracts.h"
#include "thunder/IR/HostCalls.h"
#include "thunder/Transforms/Passes.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_VERIFYCLAIM
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

LogicalResult mlir::thunder::checkOnlyPrimitivesAndCalls(ModuleOp module) {
  bool isValid = true;
  for (FuncOp func : module.getOps<FuncOp>())
    for (Operation &op : func.getEntryBlock().without_terminator())
      if (!isPrimitive(&op) && !getHostCall(&op) &&
          !isa<RecomputeBarrierOp>(op)) {
        op.emitOpError("is neither a primitive nor a custom operator; run "
                       "thunder-decompose-symbols, or "
                       "register what it stands for in lib/Symbols");
        isValid = false;
      }
  return success(isValid);
}

namespace {
struct VerifyClaim : public thunder::impl::VerifyClaimBase<VerifyClaim> {
  void runOnOperation() override {
    if (failed(checkOnlyPrimitivesAndCalls(getOperation())))
      signalPassFailure();
    markAllAnalysesPreserved();
  }
};
} // namespace
