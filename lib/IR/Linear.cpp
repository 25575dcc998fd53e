//===- Linear.cpp - Shape functions of matrix products --------------------===//
#include "thunder/IR/Thunder.h"

using namespace mlir;
using namespace mlir::thunder;

LogicalResult MatmulOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> loc,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &types) {
  auto lhs = dyn_cast<RankedTensorType>(adaptor.getLhs().getType()),
       rhs = dyn_cast<RankedTensorType>(adaptor.getRhs().getType());
  if (!lhs || !rhs || lhs.getRank() != rhs.getRank() || lhs.getRank() < 2 ||
      lhs.getElementType() != rhs.getElementType())
    return emitOptionalError(loc,
                             "thunder.matmul: operands must have the same rank "
                             "of at least 2 and the same element type, have ",
                             adaptor.getLhs().getType(), " and ",
                             adaptor.getRhs().getType(), " (C1)");
  int64_t rank = lhs.getRank();
  if (lhs.getShape().drop_back(2) != rhs.getShape().drop_back(2))
    return emitOptionalError(loc, "thunder.matmul: leading dimensions of ", lhs,
                             " and ", rhs, " differ (C2)");
  if (lhs.getDimSize(rank - 1) != rhs.getDimSize(rank - 2))
    return emitOptionalError(
        loc, "thunder.matmul: inner dimensions differ: lhs[", rank - 1,
        "] = ", lhs.getDimSize(rank - 1), ", rhs[", rank - 2,
        "] = ", rhs.getDimSize(rank - 2), " (C3)");
  SmallVector<int64_t> shape(lhs.getShape());
  shape.back() = rhs.getShape().back();
  types.push_back(RankedTensorType::get(shape, lhs.getElementType()));
  return success();
}

#define GET_OP_CLASSES
#include "thunder/IR/ThunderLinear.cpp.inc"
