//===- Row.cpp - Schedule of kernels over rows ----------------------------===//
#include "Schedule.h"
#include "thunder/IR/ErrorClass.h"

using namespace mlir;
using namespace mlir::thunder;

LogicalResult mlir::thunder::scheduleRow(const Problem &problem,
                                         Schedule &schedule) {
  RankedTensorType domain;
  for (Operation &op : problem.body)
    if (isa<SumOp, ProdOp, AmaxOp, AminOp, ArgmaxOp>(op))
      domain = cast<RankedTensorType>(op.getOperand(0).getType());
  if (!domain || domain.getRank() == 0)
    return emitUnsupported(problem.body.getParentOp()->getLoc())
               << "a row kernel without a reduction of rows",
           failure();
  int64_t columns = domain.getShape().back();
  schedule.units = ShapedType::getNumElements(domain.getShape().drop_back());
  // No two threads write one cache line of a result over rows.
  bool hasRowResult = false;
  for (unsigned i = 0; i < problem.numResults(); ++i)
    hasRowResult |= problem.result(i).getShape() != domain.getShape();
  schedule.grain =
      hasRowResult ? 64
                   : std::max<int64_t>(1, 64 / std::max<int64_t>(1, columns));
  schedule.nanoseconds = problem.estimate();
  return success();
}
