//===- Shape.cpp - Verifiers, shape functions, folders of shape prims -----===//
#include "thunder/IR/Thunder.h"

using namespace mlir;
using namespace mlir::thunder;

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

LogicalResult FullOp::verify() {
  auto type = cast<RankedTensorType>(getResult().getType());
  auto value = cast<TypedAttr>(getValue());
  if (value.getType() != type.getElementType() ||
      !isa<IntegerAttr, FloatAttr>(value))
    return emitOpError("value ")
           << value << " is not a number of the element type "
           << type.getElementType() << " (C1)";
  if (!type.hasStaticShape())
    return emitOpError("result ") << type << " must have a static shape (C2)";
  return success();
}

LogicalResult IotaOp::verify() {
  auto type = cast<RankedTensorType>(getResult().getType());
  if (getDimension() < 0 || getDimension() >= type.getRank())
    return emitOpError("dim ")
           << getDimension() << " is not a dimension of " << type << " (C1)";
  if (!type.hasStaticShape())
    return emitOpError("result ") << type << " must have a static shape (C2)";
  return success();
}

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

LogicalResult BroadcastInDimOp::verify() {
  auto from = cast<RankedTensorType>(getInput().getType()),
       to = cast<RankedTensorType>(getResult().getType());
  ArrayRef<int64_t> dims = getDims();
  if (int64_t(dims.size()) != from.getRank())
    return emitOpError("needs one entry of dims for each of the ")
           << from.getRank() << " dimensions of the operand, has "
           << dims.size() << " (C1)";
  for (auto [i, dim] : llvm::enumerate(dims)) {
    if (dim < 0 || dim >= to.getRank() || (i > 0 && dims[i - 1] >= dim))
      return emitOpError("dims must be strictly increasing dimensions of ")
             << to << " (C1)";
    if (from.getDimSize(i) != 1 && from.getDimSize(i) != to.getDimSize(dim))
      return emitOpError("operand dimension ")
             << i << " of " << from << " is neither 1 nor dimension " << dim
             << " of " << to << " (C2)";
  }
  if (from.getElementType() != to.getElementType())
    return emitOpError("element types of ")
           << from << " and " << to << " differ (C3)";
  return success();
}

LogicalResult ReshapeOp::verify() {
  auto from = cast<RankedTensorType>(getInput().getType()),
       to = cast<RankedTensorType>(getResult().getType());
  if (from.getElementType() != to.getElementType())
    return emitOpError("element types of ")
           << from << " and " << to << " differ (C2)";
  if (from.hasStaticShape() && to.hasStaticShape() &&
      from.getNumElements() != to.getNumElements())
    return emitOpError("has ")
           << from.getNumElements() << " elements before and "
           << to.getNumElements() << " after (C1)";
  return success();
}

OpFoldResult ReshapeOp::fold(FoldAdaptor) {
  if (getInput().getType() == getType())
    return getInput();
  if (auto producer = getInput().getDefiningOp<ReshapeOp>()) {
    getInputMutable().assign(producer.getInput());
    return getResult();
  }
  return {};
}

LogicalResult TransposeOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location> loc,
                                            Adaptor adaptor,
                                            SmallVectorImpl<Type> &types) {
  auto input = dyn_cast<RankedTensorType>(adaptor.getInput().getType());
  ArrayRef<int64_t> permutation = adaptor.getPermutation();
  if (!input || int64_t(permutation.size()) != input.getRank())
    return emitOptionalError(
        loc, "thunder.transpose: permutation must name every dimension of ",
        adaptor.getInput().getType(), " once (C1)");
  SmallVector<int64_t> shape;
  SmallVector<bool> seen(permutation.size(), false);
  for (int64_t dim : permutation) {
    if (dim < 0 || dim >= input.getRank() || seen[dim])
      return emitOptionalError(
          loc, "thunder.transpose: permutation must name every dimension of ",
          input, " once (C1)");
    seen[dim] = true;
    shape.push_back(input.getDimSize(dim));
  }
  types.push_back(RankedTensorType::get(shape, input.getElementType()));
  return success();
}

OpFoldResult TransposeOp::fold(FoldAdaptor) {
  for (auto [i, dim] : llvm::enumerate(getPermutation()))
    if (int64_t(i) != dim)
      return {};
  return getInput();
}

LogicalResult SliceOp::inferReturnTypes(MLIRContext *,
                                        std::optional<Location> loc,
                                        Adaptor adaptor,
                                        SmallVectorImpl<Type> &types) {
  auto input = dyn_cast<RankedTensorType>(adaptor.getInput().getType());
  ArrayRef<int64_t> starts = adaptor.getStarts(), limits = adaptor.getLimits(),
                    strides = adaptor.getStrides();
  size_t rank = input ? input.getRank() : 0;
  if (!input || starts.size() != rank || limits.size() != rank ||
      strides.size() != rank)
    return emitOptionalError(loc,
                             "thunder.slice: needs one start, limit and stride "
                             "for each dimension of ",
                             adaptor.getInput().getType(), " (C1)");
  SmallVector<int64_t> shape;
  for (size_t i = 0; i < rank; ++i) {
    if (starts[i] < 0 || starts[i] > limits[i] ||
        limits[i] > input.getDimSize(i))
      return emitOptionalError(loc, "thunder.slice: [", starts[i], ", ",
                               limits[i], ") is not a range of dimension ", i,
                               " of ", input, " (C2)");
    if (strides[i] < 1)
      return emitOptionalError(loc, "thunder.slice: stride ", strides[i],
                               " of dimension ", i, " is not positive (C3)");
    shape.push_back(llvm::divideCeil(limits[i] - starts[i], strides[i]));
  }
  types.push_back(RankedTensorType::get(shape, input.getElementType()));
  return success();
}

LogicalResult PadOp::inferReturnTypes(MLIRContext *,
                                      std::optional<Location> loc,
                                      Adaptor adaptor,
                                      SmallVectorImpl<Type> &types) {
  auto input = dyn_cast<RankedTensorType>(adaptor.getInput().getType());
  ArrayRef<int64_t> low = adaptor.getLow(), high = adaptor.getHigh(),
                    interior = adaptor.getInterior();
  size_t rank = input ? input.getRank() : 0;
  if (!input || low.size() != rank || high.size() != rank ||
      interior.size() != rank)
    return emitOptionalError(
        loc,
        "thunder.pad: needs one low, high and interior for each dimension of ",
        adaptor.getInput().getType(), " (C1)");
  auto value = dyn_cast<TypedAttr>(adaptor.getValue());
  if (!value || value.getType() != input.getElementType())
    return emitOptionalError(
        loc, "thunder.pad: the value must have the element type of ", input,
        " (C2)");
  SmallVector<int64_t> shape;
  for (size_t i = 0; i < rank; ++i) {
    if (low[i] < 0 || high[i] < 0 || interior[i] < 0)
      return emitOptionalError(
          loc, "thunder.pad: low, high and interior of dimension ", i,
          " must not be negative (C1)");
    int64_t size = input.getDimSize(i), gaps = std::max<int64_t>(size - 1, 0);
    int64_t padded;
    if (llvm::MulOverflow(gaps, interior[i], padded) ||
        llvm::AddOverflow(padded, size, padded) ||
        llvm::AddOverflow(padded, low[i], padded) ||
        llvm::AddOverflow(padded, high[i], padded))
      return emitOptionalError(loc, "thunder.pad: dimension ", i,
                               " would have more than 2^63 - 1 elements (C1)");
    shape.push_back(padded);
  }
  types.push_back(RankedTensorType::get(shape, input.getElementType()));
  return success();
}

LogicalResult CatOp::inferReturnTypes(MLIRContext *,
                                      std::optional<Location> loc,
                                      Adaptor adaptor,
                                      SmallVectorImpl<Type> &types) {
  int64_t dim = adaptor.getDim();
  if (adaptor.getInputs().empty())
    return emitOptionalError(loc,
                             "thunder.cat: needs at least one operand (C1)");
  auto first =
      dyn_cast<RankedTensorType>(adaptor.getInputs().front().getType());
  if (!first || dim < 0 || dim >= first.getRank())
    return emitOptionalError(loc, "thunder.cat: dim ", dim,
                             " is not a dimension of ",
                             adaptor.getInputs().front().getType(), " (C1)");
  SmallVector<int64_t> shape(first.getShape());
  for (Value input : adaptor.getInputs().drop_front()) {
    auto type = dyn_cast<RankedTensorType>(input.getType());
    bool agrees = type && type.getRank() == first.getRank() &&
                  type.getElementType() == first.getElementType();
    for (int64_t i = 0; agrees && i < first.getRank(); ++i)
      agrees = i == dim || type.getDimSize(i) == shape[i];
    if (!agrees)
      return emitOptionalError(loc, "thunder.cat: ", input.getType(),
                               " does not agree with ", first,
                               " outside dimension ", dim, " (C2)");
    if (llvm::AddOverflow(shape[dim], type.getDimSize(dim), shape[dim]))
      return emitOptionalError(loc, "thunder.cat: dimension ", dim,
                               " would have more than 2^63 - 1 elements (C2)");
  }
  types.push_back(RankedTensorType::get(shape, first.getElementType()));
  return success();
}

#define GET_OP_CLASSES
#include "thunder/IR/ThunderShape.cpp.inc"
