//===- Indexing.cpp - Verifiers and shape functions of indexing -----------===//
#include "thunder/IR/Thunder.h"

using namespace mlir;
using namespace mlir::thunder;

LogicalResult CheckIndexOp::verify() {
  if (getLower() > getUpper())
    return emitOpError("lower bound ")
           << getLower() << " is above the upper bound " << getUpper()
           << " (C1)";
  return success();
}

/// (C1) and (C2) of gather and scatter_add.
static LogicalResult checkIndexShape(StringRef op, std::optional<Location> loc,
                                     Type inputType, Type indexType,
                                     int64_t dim) {
  auto input = dyn_cast<RankedTensorType>(inputType),
       index = dyn_cast<RankedTensorType>(indexType);
  if (!input || !index || input.getRank() == 0 ||
      input.getRank() != index.getRank() || dim < 0 || dim >= input.getRank())
    return emitOptionalError(loc, op,
                             ": operand and index must have the same non-zero "
                             "rank and dim be one of the dimensions, have ",
                             inputType, ", ", indexType, " and ", dim, " (C1)");
  for (int64_t i = 0; i < input.getRank(); ++i)
    if (i != dim && index.getDimSize(i) > input.getDimSize(i))
      return emitOptionalError(loc, op, ": dimension ", i, " of the index, ",
                               index, ", is larger than that of the operand, ",
                               input, " (C2)");
  return success();
}

LogicalResult GatherOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> loc,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &types) {
  Type input = adaptor.getInput().getType(),
       index = adaptor.getIndex().getType();
  if (failed(checkIndexShape(getOperationName(), loc, input, index,
                             adaptor.getDim())))
    return failure();
  types.push_back(cast<RankedTensorType>(index).clone(
      cast<RankedTensorType>(input).getElementType()));
  return success();
}

/// The type of scatter and scatter_add: the input's, after all checks.
static LogicalResult inferScatter(StringRef op, std::optional<Location> loc,
                                  Type input, Type index, Type sourceType,
                                  int64_t dim, SmallVectorImpl<Type> &types) {
  if (failed(checkIndexShape(op, loc, input, index, dim)))
    return failure();
  auto source = dyn_cast<RankedTensorType>(sourceType);
  if (!source || source.getShape() != cast<RankedTensorType>(index).getShape())
    return emitOptionalError(loc, op,
                             ": index and source must have one shape, have ",
                             index, " and ", sourceType, " (C1)");
  if (source.getElementType() != cast<RankedTensorType>(input).getElementType())
    return emitOptionalError(
        loc, op, ": input and source must have one element type, have ", input,
        " and ", source, " (C3)");
  types.push_back(input);
  return success();
}

LogicalResult TakeOp::inferReturnTypes(MLIRContext *,
                                       std::optional<Location> loc,
                                       Adaptor adaptor,
                                       SmallVectorImpl<Type> &types) {
  auto input = dyn_cast<RankedTensorType>(adaptor.getInput().getType()),
       index = dyn_cast<RankedTensorType>(adaptor.getIndex().getType());
  int64_t dim = adaptor.getDim();
  if (!input || !index || dim < 0 || dim >= input.getRank())
    return emitOptionalError(loc, getOperationName(), ": dim ", dim,
                             " is not a dimension of ",
                             adaptor.getInput().getType(), " (C1)");
  SmallVector<int64_t> shape(input.getShape().take_front(dim));
  llvm::append_range(shape, index.getShape());
  llvm::append_range(shape, input.getShape().drop_front(dim + 1));
  types.push_back(RankedTensorType::get(shape, input.getElementType()));
  return success();
}

/// The type of index_add and index_copy: the input's, after all checks.
static LogicalResult inferIndexedUpdate(StringRef op,
                                        std::optional<Location> loc,
                                        Type inputType, Type indexType,
                                        Type sourceType, int64_t dim,
                                        SmallVectorImpl<Type> &types) {
  auto input = dyn_cast<RankedTensorType>(inputType),
       index = dyn_cast<RankedTensorType>(indexType),
       source = dyn_cast<RankedTensorType>(sourceType);
  if (!input || !index || !source || dim < 0 || dim >= input.getRank() ||
      index.getRank() != 1)
    return emitOptionalError(loc, op, ": dim ", dim, " must be a dimension of ",
                             inputType, " and the index ", indexType,
                             " have one dimension (C1)");
  SmallVector<int64_t> shape(input.getShape());
  shape[dim] = index.getDimSize(0);
  if (source.getElementType() != input.getElementType() ||
      source.getShape() != ArrayRef<int64_t>(shape))
    return emitOptionalError(loc, op, ": source ", source,
                             " does not fit input ", input, " and index ",
                             index, " (C2)");
  types.push_back(input);
  return success();
}

#define THUNDER_INFER_UPDATE(OP, INFER)                                        \
  LogicalResult OP::inferReturnTypes(                                          \
      MLIRContext *, std::optional<Location> loc, Adaptor adaptor,             \
      SmallVectorImpl<Type> &types) {                                          \
    return INFER(getOperationName(), loc, adaptor.getInput().getType(),        \
                 adaptor.getIndex().getType(), adaptor.getSource().getType(),  \
                 adaptor.getDim(), types);                                     \
  }
THUNDER_INFER_UPDATE(ScatterOp, inferScatter)
THUNDER_INFER_UPDATE(ScatterAddOp, inferScatter)
THUNDER_INFER_UPDATE(IndexAddOp, inferIndexedUpdate)
THUNDER_INFER_UPDATE(IndexCopyOp, inferIndexedUpdate)
#undef THUNDER_INFER_UPDATE

#define GET_OP_CLASSES
#include "thunder/IR/ThunderIndexing.cpp.inc"
