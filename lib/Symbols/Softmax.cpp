//===- Softmax.cpp - Softmax and its logarithm ----------------------------===//
#include "Families.h"
#include "thunder/Symbols/Formulas.h"

using namespace mlir;
using namespace mlir::thunder;

Value mlir::thunder::buildLogSoftmax(PrimitiveBuilder &b, Value x,
                                     int64_t dim) {
  if (!x || b.typeOf(x).getNumElements() == 0)
    return x;
  ArrayRef<int64_t> shape = b.shapeOf(x);
  Value shifted = b.sub(x, b.broadcastBack(b.amax(x, dim), shape, dim));
  Value logSum = b.log(b.sum(b.exp(shifted), dim));
  return b.sub(shifted, b.broadcastBack(logSum, shape, dim));
}

Value mlir::thunder::buildSoftmax(PrimitiveBuilder &b, Value x, int64_t dim) {
  if (!x || b.typeOf(x).getNumElements() == 0)
    return x;
  ArrayRef<int64_t> shape = b.shapeOf(x);
  Value powers = b.exp(b.sub(x, b.broadcastBack(b.amax(x, dim), shape, dim)));
  return b.div(powers, b.broadcastBack(b.sum(powers, dim), shape, dim));
}

/// `dtype`: what the argument of that meaning says, or null.
template <Value (*formula)(PrimitiveBuilder &, Value, int64_t)>
static Value apply(SymbolBuilder &b, Type dtype) {
  Value x = b.tensor("self");
  if (!x)
    return {};
  int64_t dim = b.wrapDim(b.integer("dim"), b.rankOf(x));
  if (b.failed())
    return {};
  Type result = dtype ? dtype : b.elementOf(x);
  if (!isFloating(result))
    return b.invalid() << "not defined for " << result, Value();
  SmallVector<int64_t> shape(b.shapeOf(x));
  x = b.toCompute(b.convert(x, result));
  if (shape.empty())
    x = b.reshape(x, {1});
  return b.convert(b.reshape(formula(b, x, dim), shape), result);
}

template <Value (*formula)(PrimitiveBuilder &, Value, int64_t)>
static Value withDtype(SymbolBuilder &b) {
  return apply<formula>(b, b.dtype("dtype"));
}

template <Value (*formula)(PrimitiveBuilder &, Value, int64_t)>
static Value core(SymbolBuilder &b) {
  if (b.boolean("half_to_float"))
    return b.unsupported() << "argument 'half_to_float' = true", Value();
  return apply<formula>(b, {});
}

ArrayRef<Symbol> mlir::thunder::getSoftmaxSymbols() {
  static const Symbol symbols[] = {
      {"aten.softmax.int", withDtype<buildSoftmax>},
      {"aten._softmax.default", core<buildSoftmax>},
      {"aten.log_softmax.int", withDtype<buildLogSoftmax>},
      {"aten._log_softmax.default", core<buildLogSoftmax>},
  };
  return symbols;
}
