//===- Reduction.cpp - Shape functions of reductions ----------------------===//
#include "thunder/IR/Thunder.h"

using namespace mlir;
using namespace mlir::thunder;

/// Shape without `dims`. `needsElements`: the reduced dimensions may not be
/// empty.
static LogicalResult inferReduction(StringRef op, std::optional<Location> loc,
                                    Type operand, ArrayRef<int64_t> dims,
                                    bool needsElements,
                                    SmallVectorImpl<Type> &types) {
  auto type = dyn_cast<RankedTensorType>(operand);
  if (!type)
    return emitOptionalError(loc, op, ": operand must be a ranked tensor");
  for (auto [i, dim] : llvm::enumerate(dims)) {
    if (dim < 0 || dim >= type.getRank() || (i > 0 && dims[i - 1] >= dim))
      return emitOptionalError(
          loc, op, ": dims must be strictly increasing dimensions of ", type,
          " (C1)");
    if (needsElements && type.getDimSize(dim) == 0)
      return emitOptionalError(
          loc, op, ": dimension ", dim, " of ", type,
          " is empty: there is no extreme of nothing (C1)");
  }
  SmallVector<int64_t> shape;
  for (int64_t i = 0; i < type.getRank(); ++i)
    if (!llvm::is_contained(dims, i))
      shape.push_back(type.getDimSize(i));
  types.push_back(RankedTensorType::get(shape, type.getElementType()));
  return success();
}

#define THUNDER_INFER_REDUCTION(OP, NEEDS_ELEMENTS)                            \
  LogicalResult OP::inferReturnTypes(                                          \
      MLIRContext *, std::optional<Location> loc, Adaptor adaptor,             \
      SmallVectorImpl<Type> &types) {                                          \
    return inferReduction(getOperationName(), loc,                             \
                          adaptor.getInput().getType(), adaptor.getDims(),     \
                          NEEDS_ELEMENTS, types);                              \
  }
THUNDER_INFER_REDUCTION(SumOp, false)
THUNDER_INFER_REDUCTION(ProdOp, false)
THUNDER_INFER_REDUCTION(AmaxOp, true)
THUNDER_INFER_REDUCTION(AminOp, true)
#undef THUNDER_INFER_REDUCTION

LogicalResult ArgmaxOp::inferReturnTypes(MLIRContext *context,
                                         std::optional<Location> loc,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &types) {
  int64_t dim = adaptor.getDim();
  if (failed(inferReduction(getOperationName(), loc,
                            adaptor.getInput().getType(), dim,
                            /*needsElements=*/true, types)))
    return failure();
  types[0] =
      cast<RankedTensorType>(types[0]).clone(IntegerType::get(context, 64));
  return success();
}

LogicalResult CumsumOp::verify() {
  if (getDim() < 0 || getDim() >= getType().getRank())
    return emitOpError("dim ")
           << getDim() << " is not a dimension of " << getType() << " (C1)";
  return success();
}

LogicalResult SortOp::inferReturnTypes(MLIRContext *context,
                                       std::optional<Location> loc,
                                       Adaptor adaptor,
                                       SmallVectorImpl<Type> &types) {
  auto type = dyn_cast<RankedTensorType>(adaptor.getInput().getType());
  if (!type || adaptor.getDim() < 0 || adaptor.getDim() >= type.getRank())
    return emitOptionalError(loc, getOperationName(), ": dim ",
                             adaptor.getDim(), " is not a dimension of ",
                             adaptor.getInput().getType(), " (C1)");
  types.push_back(type);
  types.push_back(type.clone(IntegerType::get(context, 64)));
  return success();
}

LogicalResult MaxPoolOp::verify() {
  auto input = cast<RankedTensorType>(getInput().getType()),
       values = cast<RankedTensorType>(getValues().getType()),
       indices = cast<RankedTensorType>(getIndices().getType());
  size_t spatial = getKernel().size();
  auto isPositive = [](int64_t value) { return value >= 1; };
  if (spatial < 1 || int64_t(spatial) > input.getRank() ||
      getStride().size() != spatial || getPadding().size() != spatial ||
      getDilation().size() != spatial ||
      !llvm::all_of(getKernel(), isPositive) ||
      !llvm::all_of(getStride(), isPositive) ||
      !llvm::all_of(getDilation(), isPositive) ||
      llvm::any_of(getPadding(), [](int64_t value) { return value < 0; }))
    return emitOpError("kernel, stride, padding and dilation must have one "
                       "entry a window dimension, of at least 1, 1, 0 and 1 "
                       "(C1)");
  size_t leading = input.getRank() - spatial;
  if (values.getElementType() != input.getElementType() ||
      values.getRank() != input.getRank() ||
      indices.getShape() != values.getShape() ||
      values.getShape().take_front(leading) !=
          input.getShape().take_front(leading))
    return emitOpError("results ")
           << values << " and " << indices
           << " do not have the operand's leading dimensions and element type, "
           << input << " (C2)";
  for (size_t i = 0; i < spatial; ++i) {
    int64_t size = input.getDimSize(leading + i),
            count = values.getDimSize(leading + i);
    for (int64_t p = 0; p < count; ++p) {
      int64_t first = p * getStride()[i] - getPadding()[i];
      // The first place of the window that is not before the border.
      int64_t skipped =
          first < 0 ? llvm::divideCeil(-first, getDilation()[i]) : 0;
      if (skipped >= getKernel()[i] ||
          first + skipped * getDilation()[i] >= size)
        return emitOpError("window ")
               << p << " of window dimension " << i
               << " lies beyond the operand " << input << " (C3)";
    }
  }
  return success();
}

#define GET_OP_CLASSES
#include "thunder/IR/ThunderReduction.cpp.inc"
