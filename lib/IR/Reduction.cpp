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

#define GET_OP_CLASSES
#include "thunder/IR/ThunderReduction.cpp.inc"
