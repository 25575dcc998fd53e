//===- VerifyOptimize.cpp - What the phase optimize promises --------------===//
#include "PhaseContracts.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "thunder/Transforms/Passes.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_VERIFYOPTIMIZE
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

namespace {
struct VerifyOptimize
    : public thunder::impl::VerifyOptimizeBase<VerifyOptimize> {
  void runOnOperation() override {
    bool isValid = succeeded(checkOnlyPrimitivesAndCalls(getOperation()));
    for (FuncOp func : getOperation().getOps<FuncOp>())
      for (Operation &op : func.getEntryBlock().without_terminator())
        if (isOpTriviallyDead(&op)) {
          op.emitOpError("is dead; run canonicalize");
          isValid = false;
        }
    if (!isValid)
      signalPassFailure();
    markAllAnalysesPreserved();
  }
};
} // namespace
