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

Value mlir::thunder::buildLogSoftmaxGradient(PrimitiveBuilder &b, Value g,
                                             Value y, int64_t dim) {
  if (!g || !y)
    return {};
  Value total = b.broadcastBack(b.sum(g, dim), b.shapeOf(y), dim);
  return b.sub(g, b.mul(b.exp(y), total));
}

Value mlir::thunder::buildSoftmaxGradient(PrimitiveBuilder &b, Value g, Value y,
                                          int64_t dim) {
  if (!g || !y)
    return {};
  Value product = b.mul(g, y);
  Value total = b.broadcastBack(b.sum(product, dim), b.shapeOf(y), dim);
  return b.sub(product, b.mul(y, total));
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

/// The adjoint as an operator of its own, in the dtype of argument
/// `input_dtype`.
template <Value (*formula)(PrimitiveBuilder &, Value, Value, int64_t)>
static Value backward(SymbolBuilder &b) {
  Value g = b.tensor("grad_output"), y = b.tensor("output");
  int64_t dim = b.wrapDim(b.integer("dim"), b.rankOf(y));
  Type dtype = b.dtype("input_dtype");
  if (b.failed())
    return {};
  if (!isFloating(b.elementOf(y)) || g.getType() != y.getType() ||
      dtype != b.elementOf(y))
    return b.invalid() << "the operands " << g.getType() << " and "
                       << y.getType() << " must have the input's dtype",
           Value();
  SmallVector<int64_t> given(b.shapeOf(y)), shape(given);
  if (shape.empty())
    shape = {1};
  Value result = formula(b, b.reshape(b.toCompute(g), shape),
                         b.reshape(b.toCompute(y), shape), dim);
  return b.convert(b.reshape(result, given), b.elementOf(y));
}

ArrayRef<Symbol> mlir::thunder::getSoftmaxSymbols() {
  static const Symbol symbols[] = {
      {"aten.softmax.int", withDtype<buildSoftmax>},
      {"aten._softmax.default", core<buildSoftmax>},
      {"aten._softmax_backward_data.default", backward<buildSoftmaxGradient>},
      {"aten._log_softmax_backward_data.default",
       backward<buildLogSoftmaxGradient>},
      {"aten.log_softmax.int", withDtype<buildLogSoftmax>},
      {"aten._log_softmax.default", core<buildLogSoftmax>},
  };
  return symbols;
}
