//===- Creation.cpp - Tensors from numbers --------------------------------===//
#include "Families.h"

using namespace mlir;
using namespace mlir::thunder;

/// The dtype that torch.full gives a number.
static Type typeOfNumber(SymbolBuilder &b, const Scalar &value) {
  switch (value.kind) {
  case Scalar::Kind::Bool:
    return b.i1();
  case Scalar::Kind::Int:
    return b.i64();
  case Scalar::Kind::Float:
    break;
  }
  return b.f32();
}

/// A tensor of `value`, of dtype `dtype` or else `fallback`; the sizes are
/// checked here, where they come from the program.
static Value build(SymbolBuilder &b, ArrayRef<int64_t> shape, Scalar value,
                   Type fallback) {
  Type dtype = b.dtype("dtype");
  for (int64_t size : shape)
    if (size < 0)
      return b.invalid() << "size " << size << " is negative", Value();
  if (b.failed())
    return {};
  return b.full(shape, dtype ? dtype : fallback, value);
}

static Value full(SymbolBuilder &b) {
  Scalar value = b.scalar("fill_value");
  return build(b, b.integers("size"), value, typeOfNumber(b, value));
}

static Value scalarTensor(SymbolBuilder &b) {
  return build(b, {}, b.scalar("s"), b.f32());
}

/// Of the size in argument `size`.
template <int value> static Value sized(SymbolBuilder &b) {
  return build(b, b.integers("size"), value, b.f32());
}

/// A tensor without values has zeros. How it lies in memory means nothing here.
static Value newEmpty(SymbolBuilder &b) {
  Value self = b.tensor("self");
  return self ? build(b, b.integers("size"), 0, b.elementOf(self)) : Value();
}

/// Of the shape and, unless told otherwise, dtype of `self`.
static Value like(SymbolBuilder &b, Scalar value) {
  Value self = b.tensor("self");
  return self ? build(b, b.shapeOf(self), value, b.elementOf(self)) : Value();
}

template <int value> static Value likeConstant(SymbolBuilder &b) {
  return like(b, value);
}

static Value fullLike(SymbolBuilder &b) {
  return like(b, b.scalar("fill_value"));
}

ArrayRef<Symbol> mlir::thunder::getCreationSymbols() {
  static const Symbol symbols[] = {
      {"aten.full.default", full},
      {"aten.full_like.default", fullLike},
      {"aten.empty.memory_format", sized<0>},
      {"aten.empty_permuted.default", sized<0>},
      {"aten.empty_strided.default", sized<0>},
      {"aten.empty_like.default", likeConstant<0>},
      {"aten.new_empty.default", newEmpty},
      {"aten.new_empty_strided.default", newEmpty},
      {"aten.zeros.default", sized<0>},
      {"aten.zeros_like.default", likeConstant<0>},
      {"aten.ones.default", sized<1>},
      {"aten.ones_like.default", likeConstant<1>},
      {"aten.scalar_tensor.default", scalarTensor},
      {"prims.scalar_tensor.default", scalarTensor},
  };
  return symbols;
}
