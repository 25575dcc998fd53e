//===- TypePromotion.cpp - Which dtype an operator computes in ------------===//
#include "thunder/Symbols/TypePromotion.h"

using namespace mlir;
using namespace mlir::thunder;

/// bool 0, integer 1, float 2.
static int getCategory(Type type) {
  return isa<FloatType>(type) ? 2 : type.isInteger(1) ? 0 : 1;
}

Type mlir::thunder::promoteTypes(Type x, Type y) {
  if (!x || !y || x == y)
    return x ? x : y;
  int categoryX = getCategory(x), categoryY = getCategory(y);
  if (categoryX != categoryY)
    return categoryX > categoryY ? x : y;
  unsigned widthX = x.getIntOrFloatBitWidth(),
           widthY = y.getIntOrFloatBitWidth();
  if (widthX != widthY)
    return widthX > widthY ? x : y;
  // Of equal width but different: bf16 with f16, or u8 with i8.
  return categoryX == 2 ? Type(Float32Type::get(x.getContext()))
                        : IntegerType::get(x.getContext(), 2 * widthX);
}

/// Whether `lighter` changes the dtype that the heavier operands have.
static Type combine(Type heavier, Type lighter) {
  if (!heavier || !lighter)
    return heavier ? heavier : lighter;
  if (isFloating(heavier))
    return heavier;
  if (heavier.isInteger(1) || isFloating(lighter))
    return promoteTypes(heavier, lighter);
  return heavier;
}

Type mlir::thunder::promotedType(MLIRContext *context, ArrayRef<Value> tensors,
                                 ArrayRef<Scalar> scalars) {
  Type withDims, zeroDim, python;
  for (Value tensor : tensors) {
    if (!tensor)
      continue;
    Type &group = PrimitiveBuilder::rankOf(tensor) ? withDims : zeroDim;
    group = promoteTypes(group, PrimitiveBuilder::elementOf(tensor));
  }
  for (const Scalar &scalar : scalars) {
    Type type =
        scalar.kind == Scalar::Kind::Float ? Type(Float32Type::get(context))
        : scalar.kind == Scalar::Kind::Int ? IntegerType::get(context, 64)
                                           : IntegerType::get(context, 1);
    python = promoteTypes(python, type);
  }
  return combine(combine(withDims, zeroDim), python);
}

Type mlir::thunder::toFloating(Type element) {
  return !element || isFloating(element)
             ? element
             : Type(Float32Type::get(element.getContext()));
}
