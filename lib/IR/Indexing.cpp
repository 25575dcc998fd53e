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

LogicalResult ScatterAddOp::inferReturnTypes(MLIRContext *,
                                             std::optional<Location> loc,
                                             Adaptor adaptor,
                                             SmallVectorImpl<Type> &types) {
  Type input = adaptor.getInput().getType(),
       index = adaptor.getIndex().getType();
  if (failed(checkIndexShape(getOperationName(), loc, input, index,
                             adaptor.getDim())))
    return failure();
  auto source = dyn_cast<RankedTensorType>(adaptor.getSource().getType());
  if (!source || source.getShape() != cast<RankedTensorType>(index).getShape())
    return emitOptionalError(loc, getOperationName(),
                             ": index and source must have one shape, have ",
                             index, " and ", adaptor.getSource().getType(),
                             " (C1)");
  if (source.getElementType() != cast<RankedTensorType>(input).getElementType())
    return emitOptionalError(
        loc, getOperationName(),
        ": input and source must have one element type, have ", input, " and ",
        source, " (C3)");
  types.push_back(input);
  return success();
}

#define GET_OP_CLASSES
#include "thunder/IR/ThunderIndexing.cpp.inc"
