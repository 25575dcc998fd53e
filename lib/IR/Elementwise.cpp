//===- Elementwise.cpp - Dtype functions of elementwise primitives --------===//
#include "thunder/IR/Thunder.h"

using namespace mlir;
using namespace mlir::thunder;

/// The operand's shape with another element type.
static LogicalResult inferSameShape(Value operand, Type element,
                                    SmallVectorImpl<Type> &types) {
  auto type = dyn_cast<RankedTensorType>(operand.getType());
  if (!type)
    return failure();
  types.push_back(type.clone(element));
  return success();
}

#define THUNDER_INFER_BOOL(OP)                                                 \
  LogicalResult OP::inferReturnTypes(MLIRContext *context,                     \
                                     std::optional<Location>, Adaptor adaptor, \
                                     SmallVectorImpl<Type> &types) {           \
    return inferSameShape(adaptor.getOperands().front(),                       \
                          IntegerType::get(context, 1), types);                \
  }
THUNDER_INFER_BOOL(IsFiniteOp)
THUNDER_INFER_BOOL(EqOp)
THUNDER_INFER_BOOL(NeOp)
THUNDER_INFER_BOOL(LtOp)
THUNDER_INFER_BOOL(LeOp)
THUNDER_INFER_BOOL(GtOp)
THUNDER_INFER_BOOL(GeOp)
#undef THUNDER_INFER_BOOL

LogicalResult ConvertElementTypeOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
    SmallVectorImpl<Type> &types) {
  if (!RankedTensorType::isValidElementType(adaptor.getDtype()))
    return emitOptionalError(loc, "thunder.convert_element_type: ",
                             adaptor.getDtype(), " is not an element type");
  return inferSameShape(adaptor.getInput(), adaptor.getDtype(), types);
}

#define GET_OP_CLASSES
#include "thunder/IR/ThunderElementwise.cpp.inc"
