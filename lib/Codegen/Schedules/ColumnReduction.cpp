//===- ColumnReduction.cpp - Schedule of column reductions ----------------===//
#include "Schedule.h"

using namespace mlir;
using namespace mlir::thunder;

LogicalResult mlir::thunder::scheduleColumnReduction(const Problem &problem,
                                                     Schedule &schedule) {
  // Half of the registers accumulate, however many reductions there are.
  int64_t vectors =
      std::max<int64_t>(1, 8 / std::max<unsigned>(1, problem.numResults()));
  schedule.set("vectors", vectors);
  schedule.units = problem.result(0).getNumElements();
  schedule.grain = problem.target.vectors.lanes * vectors;
  schedule.nanoseconds = problem.estimate();
  return success();
}
