//===- Linear.cpp - Shapes of matrix products and convolutions ------------===//
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

/// The constraints of all three convolutions, between x, w and y.
static LogicalResult verifyConvolution(Operation *op, Type xType, Type wType,
                                       Type yType, ArrayRef<int64_t> stride,
                                       ArrayRef<int64_t> padding,
                                       ArrayRef<int64_t> dilation,
                                       int64_t groups) {
  auto x = cast<RankedTensorType>(xType), w = cast<RankedTensorType>(wType),
       y = cast<RankedTensorType>(yType);
  if (x.getRank() < 3 || x.getRank() != w.getRank() ||
      x.getRank() != y.getRank() || x.getElementType() != w.getElementType() ||
      x.getElementType() != y.getElementType())
    return op->emitOpError("tensors must have one element type and the same "
                           "rank of at least 3, have ")
           << x << ", " << w << " and " << y << " (C1)";
  size_t spatial = x.getRank() - 2;
  auto isBelow = [](int64_t bound) {
    return [bound](int64_t value) { return value < bound; };
  };
  if (stride.size() != spatial || padding.size() != spatial ||
      dilation.size() != spatial || llvm::any_of(stride, isBelow(1)) ||
      llvm::any_of(dilation, isBelow(1)) || llvm::any_of(padding, isBelow(0)))
    return op->emitOpError("stride, padding and dilation must have ")
           << spatial << " entries, of at least 1, 0 and 1 (C2)";
  if (groups < 1 || x.getDimSize(1) % groups || y.getDimSize(1) % groups ||
      w.getDimSize(1) != x.getDimSize(1) / groups ||
      w.getDimSize(0) != y.getDimSize(1))
    return op->emitOpError("channels do not fit together: x ")
           << x << ", weight " << w << ", y " << y << ", groups " << groups
           << " (C3)";
  for (size_t i = 0; i < spatial; ++i) {
    int64_t window = dilation[i] * (w.getDimSize(i + 2) - 1) + 1,
            room = x.getDimSize(i + 2) + 2 * padding[i] - window;
    if (w.getDimSize(i + 2) < 1 || room < 0 ||
        y.getDimSize(i + 2) != room / stride[i] + 1)
      return op->emitOpError("spatial dimension ")
             << i << " does not fit: x " << x.getDimSize(i + 2) << ", window "
             << w.getDimSize(i + 2) << ", y " << y.getDimSize(i + 2) << " (C4)";
  }
  if (x.getDimSize(0) != y.getDimSize(0))
    return op->emitOpError("batch sizes differ: ")
           << x.getDimSize(0) << " and " << y.getDimSize(0) << " (C5)";
  return success();
}

LogicalResult ConvolutionOp::verify() {
  return verifyConvolution(*this, getInput().getType(), getWeight().getType(),
                           getType(), getStride(), getPadding(), getDilation(),
                           getGroups());
}

LogicalResult ConvolutionInputGradOp::verify() {
  return verifyConvolution(*this, getType(), getWeight().getType(),
                           getGrad().getType(), getStride(), getPadding(),
                           getDilation(), getGroups());
}

LogicalResult ConvolutionWeightGradOp::verify() {
  return verifyConvolution(*this, getInput().getType(), getType(),
                           getGrad().getType(), getStride(), getPadding(),
                           getDilation(), getGroups());
}

#define GET_OP_CLASSES
#include "thunder/IR/ThunderLinear.cpp.inc"
