//===- Loops.cpp - Schedule of single primitives --------------------------===//
#include "Convolution.h"
#include "thunder/Conversion/PrimitiveLoops.h"
#include <cmath>

using namespace mlir;
using namespace mlir::thunder;

LogicalResult mlir::thunder::scheduleLoops(const Problem &problem,
                                           Schedule &schedule) {
  if (llvm::any_of(problem.body,
                   [](Operation &op) { return isConvolution(&op); }))
    return scheduleConvolution(problem, schedule);
  Operation &op = problem.body.front();
  if (std::optional<PrimitiveLoopShape> shape = analyzePrimitiveLoops(&op)) {
    schedule.units = shape->units;
    schedule.grain = shape->grain;
    // Copies of runs, and a few instructions for each index.
    schedule.nanoseconds = 2 * problem.estimate();
    if (isa<SortOp>(op)) {
      double count = problem.result(0).getNumElements();
      schedule.nanoseconds = 5 * count * (1 + std::log2(1 + count));
    }
    return success();
  }
  schedule.units = problem.result(0).getNumElements();
  schedule.grain = 64;
  // Scalar code with index arithmetic.
  schedule.nanoseconds =
      1.5 * problem.estimate() * double(problem.target.vectors.lanes);
  return success();
}
