//===- Shape.cpp - Evaluation of creation and layout primitives -----------===//
#include "Evaluators.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::reference;

/// Fills `result` with the number `value`, which has its element type.
static LogicalResult fill(Operation *op, Attribute value, Tensor &result) {
  auto type = RankedTensorType::get({}, result.getElementType());
  DenseElementsAttr elements;
  if (auto number = dyn_cast<FloatAttr>(value))
    elements = DenseElementsAttr::get(type, number.getValue());
  else if (auto number = dyn_cast<IntegerAttr>(value))
    elements = DenseElementsAttr::get(type, number.getValue());
  if (!elements)
    return op->emitError("value ") << value << " is not a number";
  FailureOr<Tensor> scalar = Tensor::fromAttribute(elements);
  if (failed(scalar))
    return failure();
  for (int64_t i = 0, e = result.size(); i < e; ++i)
    result.copy(i, *scalar, 0);
  return success();
}

static LogicalResult evaluateFull(FullOp op, ArrayRef<Tensor>, Tensor &result) {
  return fill(op, op.getValue(), result);
}

static LogicalResult evaluateIota(IotaOp op, ArrayRef<Tensor>, Tensor &result) {
  visit(result.getElementType(), [&](auto zero) {
    using T = decltype(zero);
    for (int64_t i = 0, e = result.size(); i < e; ++i) {
      uint64_t position = delinearize(i, result.getShape())[op.getDimension()];
      result.set(i, narrow<T>(uint64_t(op.getStart()) +
                              uint64_t(op.getStep()) * position));
    }
  });
  return success();
}

static LogicalResult evaluateBroadcast(BroadcastInDimOp op,
                                       ArrayRef<Tensor> operands,
                                       Tensor &result) {
  const Tensor &input = operands[0];
  SmallVector<int64_t> from(input.getRank());
  for (int64_t i = 0, e = result.size(); i < e; ++i) {
    SmallVector<int64_t> to = delinearize(i, result.getShape());
    for (auto [d, dim] : llvm::enumerate(op.getDims()))
      from[d] = input.getShape()[d] == 1 ? 0 : to[dim];
    result.copy(i, input, linearize(from, input.getShape()));
  }
  return success();
}

static LogicalResult evaluateReshape(ReshapeOp, ArrayRef<Tensor> operands,
                                     Tensor &result) {
  result = operands[0].reshaped(result.getType());
  return success();
}

static LogicalResult
evaluateTranspose(TransposeOp op, ArrayRef<Tensor> operands, Tensor &result) {
  SmallVector<int64_t> from(result.getRank());
  for (int64_t i = 0, e = result.size(); i < e; ++i) {
    SmallVector<int64_t> to = delinearize(i, result.getShape());
    for (auto [d, dim] : llvm::enumerate(op.getPermutation()))
      from[dim] = to[d];
    result.copy(i, operands[0], linearize(from, operands[0].getShape()));
  }
  return success();
}

static LogicalResult evaluateSlice(SliceOp op, ArrayRef<Tensor> operands,
                                   Tensor &result) {
  for (int64_t i = 0, e = result.size(); i < e; ++i) {
    SmallVector<int64_t> index = delinearize(i, result.getShape());
    for (size_t d = 0; d < index.size(); ++d)
      index[d] = op.getStarts()[d] + op.getStrides()[d] * index[d];
    result.copy(i, operands[0], linearize(index, operands[0].getShape()));
  }
  return success();
}

static LogicalResult evaluatePad(PadOp op, ArrayRef<Tensor> operands,
                                 Tensor &result) {
  const Tensor &input = operands[0];
  if (failed(fill(op, op.getValue(), result)))
    return failure();
  for (int64_t i = 0, e = input.size(); i < e; ++i) {
    SmallVector<int64_t> index = delinearize(i, input.getShape());
    for (size_t d = 0; d < index.size(); ++d)
      index[d] = op.getLow()[d] + (1 + op.getInterior()[d]) * index[d];
    result.copy(linearize(index, result.getShape()), input, i);
  }
  return success();
}

static LogicalResult evaluateCat(CatOp op, ArrayRef<Tensor> operands,
                                 Tensor &result) {
  int64_t dim = op.getDim(), offset = 0;
  for (const Tensor &input : operands) {
    for (int64_t i = 0, e = input.size(); i < e; ++i) {
      SmallVector<int64_t> index = delinearize(i, input.getShape());
      index[dim] += offset;
      result.copy(linearize(index, result.getShape()), input, i);
    }
    offset += input.getShape()[dim];
  }
  return success();
}

void reference::addShapeEvaluators(EvaluatorTable &table) {
  addEvaluator<FullOp, evaluateFull>(table);
  addEvaluator<IotaOp, evaluateIota>(table);
  addEvaluator<BroadcastInDimOp, evaluateBroadcast>(table);
  addEvaluator<ReshapeOp, evaluateReshape>(table);
  addEvaluator<TransposeOp, evaluateTranspose>(table);
  addEvaluator<SliceOp, evaluateSlice>(table);
  addEvaluator<PadOp, evaluatePad>(table);
  addEvaluator<CatOp, evaluateCat>(table);
}
