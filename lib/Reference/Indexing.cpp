//===- Indexing.cpp - Evaluation of indexing by data ----------------------===//
#include "Evaluators.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::reference;

/// The position in `shape` of element `i` of `index`: its own multi-index with
/// coordinate `dim` replaced by the element. An error when that is outside.
static FailureOr<int64_t> locate(Operation *op, const Tensor &index, int64_t i,
                                 int64_t dim, ArrayRef<int64_t> shape) {
  SmallVector<int64_t> position = delinearize(i, index.getShape());
  int64_t value = index.get<int64_t>(i);
  if (value < 0 || value >= shape[dim])
    return op->emitError("index ")
               << value << " at " << indexToString(position)
               << " is out of range [0, " << shape[dim] << ")",
           failure();
  position[dim] = value;
  return linearize(position, shape);
}

static LogicalResult
evaluateCheckIndex(CheckIndexOp op, ArrayRef<Tensor> operands, Tensor &result) {
  const Tensor &index = operands[0];
  for (int64_t i = 0, e = index.size(); i < e; ++i) {
    int64_t value = index.get<int64_t>(i);
    bool isIgnored = op.getIgnore() && *op.getIgnore() == value;
    if (!isIgnored && (value < op.getLower() || value >= op.getUpper()))
      return op.emitError(op.getMessage())
             << ": " << value << " at "
             << indexToString(delinearize(i, index.getShape()))
             << " is not in [" << op.getLower() << ", " << op.getUpper() << ")";
  }
  result = index;
  return success();
}

static LogicalResult evaluateGather(GatherOp op, ArrayRef<Tensor> operands,
                                    Tensor &result) {
  for (int64_t i = 0, e = result.size(); i < e; ++i) {
    FailureOr<int64_t> from =
        locate(op, operands[1], i, op.getDim(), operands[0].getShape());
    if (failed(from))
      return failure();
    result.copy(i, operands[0], *from);
  }
  return success();
}

/// One addition after the other, each rounded: the definition gives the order.
static LogicalResult
evaluateScatterAdd(ScatterAddOp op, ArrayRef<Tensor> operands, Tensor &result) {
  for (int64_t i = 0, e = result.size(); i < e; ++i)
    result.copy(i, operands[0], i);
  const Tensor &index = operands[1], &source = operands[2];
  for (int64_t i = 0, e = index.size(); i < e; ++i) {
    FailureOr<int64_t> to =
        locate(op, index, i, op.getDim(), result.getShape());
    if (failed(to))
      return failure();
    visit(result.getElementType(), [&](auto zero) {
      using T = decltype(zero);
      if constexpr (std::is_floating_point_v<T>)
        result.set<T>(*to, result.get<T>(*to) + source.get<T>(i));
      else
        result.set<T>(*to, narrow<T>(Wide<T>(widen(result.get<T>(*to))) +
                                     Wide<T>(widen(source.get<T>(i)))));
    });
  }
  return success();
}

void reference::addIndexingEvaluators(EvaluatorTable &table) {
  addEvaluator<CheckIndexOp, evaluateCheckIndex>(table);
  addEvaluator<GatherOp, evaluateGather>(table);
  addEvaluator<ScatterAddOp, evaluateScatterAdd>(table);
}
