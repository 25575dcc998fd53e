//===- Loops.cpp - Schedule of single primitives --------------------------===//
#include "Schedule.h"

using namespace mlir;
using namespace mlir::thunder;

LogicalResult mlir::thunder::scheduleLoops(const Problem &problem,
                                           Schedule &schedule) {
  // A gather reports the first failure, a scatter adds in order, and the loops
  // of pad and cat are not over the result: one unit does all.
  bool isWhole = llvm::any_of(problem.body, [](Operation &op) {
    return isa<GatherOp, ScatterAddOp, PadOp, CatOp>(op);
  });
  schedule.units = isWhole ? 1 : problem.result(0).getNumElements();
  schedule.grain = isWhole ? 1 : 64;
  // Scalar code with index arithmetic.
  schedule.nanoseconds =
      1.5 * problem.estimate() * double(problem.target.vectors.lanes);
  return success();
}
