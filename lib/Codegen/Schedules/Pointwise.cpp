//===- Pointwise.cpp - Schedule of elementwise kernels --------------------===//
#include "Schedule.h"

using namespace mlir;
using namespace mlir::thunder;

LogicalResult mlir::thunder::schedulePointwise(const Problem &problem,
                                               Schedule &schedule) {
  FailureOr<PointwiseShape> shape = analyzePointwise(problem.linalg);
  if (failed(shape))
    return failure();
  // Out of order execution overlaps the rounds; more than two only costs code.
  int64_t unroll = problem.isExpensive() ? 1 : 2;
  schedule.set("unroll", unroll);
  if (shape->outer > 1) {
    schedule.units = shape->outer;
  } else {
    // Whole cache lines of the narrowest element.
    schedule.units = shape->inner;
    schedule.grain =
        std::max<int64_t>(64, problem.target.vectors.lanes * unroll);
  }
  schedule.nanoseconds = problem.estimate();
  return success();
}
