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

/// Adds element `from` of `source` to element `to` of `result`; rounds, wraps.
static void addElement(Tensor &result, int64_t to, const Tensor &source,
                       int64_t from) {
  visit(result.getElementType(), [&](auto zero) {
    using T = decltype(zero);
    if constexpr (std::is_floating_point_v<T>)
      result.set<T>(to, result.get<T>(to) + source.get<T>(from));
    else
      result.set<T>(to, narrow<T>(Wide<T>(widen(result.get<T>(to))) +
                                  Wide<T>(widen(source.get<T>(from)))));
  });
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
    addElement(result, *to, source, i);
  }
  return success();
}

static LogicalResult evaluateScatter(ScatterOp op, ArrayRef<Tensor> operands,
                                     Tensor &result) {
  for (int64_t i = 0, e = result.size(); i < e; ++i)
    result.copy(i, operands[0], i);
  for (int64_t i = 0, e = operands[1].size(); i < e; ++i) {
    FailureOr<int64_t> to =
        locate(op, operands[1], i, op.getDim(), result.getShape());
    if (failed(to))
      return failure();
    result.copy(*to, operands[2], i);
  }
  return success();
}

/// The number in element `i` of `index`, or an error when it is out of range.
static FailureOr<int64_t> readIndex(Operation *op, const Tensor &index,
                                    int64_t i, int64_t size) {
  int64_t value = index.get<int64_t>(i);
  if (value < 0 || value >= size)
    return op->emitError("index ")
               << value << " at "
               << indexToString(delinearize(i, index.getShape()))
               << " is out of range [0, " << size << ")",
           failure();
  return value;
}

static LogicalResult evaluateTake(TakeOp op, ArrayRef<Tensor> operands,
                                  Tensor &result) {
  const Tensor &input = operands[0], &index = operands[1];
  int64_t dim = op.getDim();
  // An index out of range is wrong even where no element is taken.
  for (int64_t i = 0, e = index.size(); i < e; ++i)
    if (failed(readIndex(op, index, i, input.getShape()[dim])))
      return failure();
  for (int64_t i = 0, e = result.size(); i < e; ++i) {
    SmallVector<int64_t> place = delinearize(i, result.getShape()), from;
    ArrayRef<int64_t> where(place);
    llvm::append_range(from, where.take_front(dim));
    from.push_back(index.get<int64_t>(
        linearize(where.slice(dim, index.getRank()), index.getShape())));
    llvm::append_range(from, where.drop_front(dim + index.getRank()));
    result.copy(i, input, linearize(from, input.getShape()));
  }
  return success();
}

/// Calls `update` with the places in the result and in the source of every
/// element of the source. For each place in the result, row-major order of the
/// source is the order of the indices.
template <typename OpTy>
static LogicalResult updateSlices(OpTy op, ArrayRef<Tensor> operands,
                                  Tensor &result,
                                  function_ref<void(int64_t, int64_t)> update) {
  const Tensor &index = operands[1], &source = operands[2];
  for (int64_t i = 0, e = result.size(); i < e; ++i)
    result.copy(i, operands[0], i);
  int64_t dim = op.getDim();
  for (int64_t n = 0, e = index.size(); n < e; ++n)
    if (failed(readIndex(op, index, n, result.getShape()[dim])))
      return failure();
  for (int64_t i = 0, e = source.size(); i < e; ++i) {
    SmallVector<int64_t> place = delinearize(i, source.getShape());
    place[dim] = index.get<int64_t>(place[dim]);
    update(linearize(place, result.getShape()), i);
  }
  return success();
}

static LogicalResult
evaluateIndexCopy(IndexCopyOp op, ArrayRef<Tensor> operands, Tensor &result) {
  return updateSlices(op, operands, result, [&](int64_t to, int64_t from) {
    result.copy(to, operands[2], from);
  });
}

static LogicalResult evaluateIndexAdd(IndexAddOp op, ArrayRef<Tensor> operands,
                                      Tensor &result) {
  return updateSlices(op, operands, result, [&](int64_t to, int64_t from) {
    addElement(result, to, operands[2], from);
  });
}

void reference::addIndexingEvaluators(EvaluatorTable &table) {
  addEvaluator<CheckIndexOp, evaluateCheckIndex>(table);
  addEvaluator<GatherOp, evaluateGather>(table);
  addEvaluator<ScatterOp, evaluateScatter>(table);
  addEvaluator<ScatterAddOp, evaluateScatterAdd>(table);
  addEvaluator<TakeOp, evaluateTake>(table);
  addEvaluator<IndexAddOp, evaluateIndexAdd>(table);
  addEvaluator<IndexCopyOp, evaluateIndexCopy>(table);
}
