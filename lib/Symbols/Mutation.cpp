//===- Mutation.cpp - What writes become on values ------------------------===//
//
// The functional twins of operators whose result is a new value of their first
// operand, and the write outside autograd.
//
//===----------------------------------------------------------------------===//
#include "Families.h"

using namespace mlir;
using namespace mlir::thunder;

/// `src` in the shape and dtype of `self`.
static Value copy(SymbolBuilder &b) {
  Value self = b.tensor("self"), src = b.tensor("src");
  if (!self || !src)
    return {};
  return b.convert(b.broadcastTo(src, b.shapeOf(self)), b.elementOf(self));
}

static Value fillScalar(SymbolBuilder &b) {
  return b.fullLike(b.tensor("self"), b.scalar("value"));
}

static Value fillTensor(SymbolBuilder &b) {
  Value self = b.tensor("self"), value = b.tensor("value");
  if (!self || !value)
    return {};
  if (b.rankOf(value) != 0)
    return b.invalid() << "argument 'value' of type " << value.getType()
                       << " must have no dimension",
           Value();
  return b.convert(b.broadcastTo(value, b.shapeOf(self)), b.elementOf(self));
}

static Value zero(SymbolBuilder &b) { return b.fullLike(b.tensor("self"), 0); }

/// The value of `new`; its rule gives the cotangent to `old`.
static Value setData(SymbolBuilder &b) {
  Value oldValue = b.tensor("old"), newValue = b.tensor("new");
  if (oldValue && newValue && oldValue.getType() != newValue.getType())
    return b.invalid() << "arguments have different types: "
                       << oldValue.getType() << " and " << newValue.getType(),
           Value();
  return newValue;
}

ArrayRef<Symbol> mlir::thunder::getMutationSymbols() {
  static const Symbol symbols[] = {
      {"aten.copy.default", copy},      {"aten.fill.Scalar", fillScalar},
      {"aten.fill.Tensor", fillTensor}, {"aten.zero.default", zero},
      {"thunder.set_data", setData},
  };
  return symbols;
}
