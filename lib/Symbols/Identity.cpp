//===- Identity.cpp - Copies, aliases, conversions ------------------------===//
//
// Values have no aliases here, so a copy is its operand.
//
//===----------------------------------------------------------------------===//
#include "Families.h"

using namespace mlir;
using namespace mlir::thunder;

static Value identity(SymbolBuilder &b) { return b.tensor("self"); }

/// What changes nothing of a real number. Complex tensors have no values here.
static Value ofReal(SymbolBuilder &b) {
  Value x = b.tensor("self");
  if (x && isa<ComplexType>(b.elementOf(x)))
    return b.unsupported() << "complex numbers", Value();
  return x;
}

/// Layout, device and memory format mean nothing here.
static Value toDtype(SymbolBuilder &b) {
  Value x = b.tensor("self");
  Type dtype = b.dtype("dtype");
  return b.failed() || !dtype ? x : b.convert(x, dtype);
}

static Value convertElementType(SymbolBuilder &b) {
  Value x = b.tensor("a");
  Type dtype = b.dtype("dtype");
  return b.failed() || !dtype ? x : b.convert(x, dtype);
}

/// The adjoint of a broadcast.
static Value sumToSize(SymbolBuilder &b) {
  Value x = b.tensor("self");
  SmallVector<int64_t> shape = b.integers("size");
  if (b.failed())
    return {};
  int64_t offset = b.rankOf(x) - int64_t(shape.size());
  bool fits = offset >= 0;
  for (size_t i = 0; fits && i < shape.size(); ++i)
    fits = shape[i] == 1 || shape[i] == b.shapeOf(x)[offset + i];
  if (!fits || b.elementOf(x).isInteger(1))
    return b.invalid() << "cannot sum " << x.getType() << " to this size",
           Value();
  return b.convert(b.sumTo(b.toCompute(x), shape), b.elementOf(x));
}

static Value toOther(SymbolBuilder &b) {
  return b.convert(b.tensor("self"), b.elementOf(b.tensor("other")));
}

ArrayRef<Symbol> mlir::thunder::getIdentitySymbols() {
  static const Symbol symbols[] = {
      {"aten.clone.default", identity},
      {"aten.alias.default", identity},
      {"aten.alias_copy.default", identity},
      {"aten.contiguous.default", identity},
      {"aten.lift_fresh_copy.default", identity},
      {"aten.detach.default", identity, nullptr, /*stopsGradient=*/true},
      {"aten.real.default", ofReal},
      {"aten.conj.default", ofReal},
      {"aten._conj.default", ofReal},
      {"aten.conj_physical.default", ofReal},
      {"aten.resolve_conj.default", ofReal},
      {"aten.resolve_neg.default", ofReal},
      {"aten._to_copy.default", toDtype},
      {"aten.to.dtype", toDtype},
      {"aten.to.dtype_layout", toDtype},
      {"aten.to.device", toDtype},
      {"aten.sum_to_size.default", sumToSize},
      {"aten.to.other", toOther},
      {"prims.convert_element_type.default", convertElementType},
      {"aten.type_as.default", toOther},
  };
  return symbols;
}
