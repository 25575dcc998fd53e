//===- VerifyPartition.cpp - The contract of the phase partition ----------===//
#include "PartitionClasses.h"
#include "thunder/IR/HostCalls.h"
#include "thunder/Transforms/Passes.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_VERIFYPARTITION
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

static LogicalResult verifyKernel(KernelOp kernel) {
  Block &body = kernel.getBody().front();
  SmallVector<Operation *> ops;
  for (Operation &op : body.without_terminator())
    ops.push_back(&op);
  SmallVector<Value> results(body.getTerminator()->getOperands());
  if (ops.empty())
    return kernel.emitOpError("has an empty body");
  for (Value result : results)
    if (!result.getDefiningOp())
      return kernel.emitOpError("yields an operand, which is no work");
  if (std::string reason =
          explainMismatch({ops, results}, kernel.getScheduleClass());
      !reason.empty())
    return kernel.emitOpError("is no ")
           << stringifyScheduleClass(kernel.getScheduleClass())
           << " kernel: " << reason;
  return success();
}

namespace {
struct VerifyPartition : thunder::impl::VerifyPartitionBase<VerifyPartition> {
  void runOnOperation() override {
    WalkResult result = getOperation()->walk([](FuncOp func) {
      for (Operation &op : func.getEntryBlock().without_terminator()) {
        auto kernel = dyn_cast<KernelOp>(op);
        if (!kernel && !isa<ReshapeOp, RecomputeBarrierOp>(op) &&
            !getHostCall(&op)) {
          op.emitError("'") << op.getName() << "' is in no kernel";
          return WalkResult::interrupt();
        }
        if (kernel && failed(verifyKernel(kernel)))
          return WalkResult::interrupt();
      }
      return WalkResult::advance();
    });
    if (result.wasInterrupted())
      return signalPassFailure();
    markAllAnalysesPreserved();
  }
};
} // namespace
