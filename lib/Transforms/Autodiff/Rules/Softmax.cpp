//===- Softmax.cpp - Gradient rules of softmax and its logarithm ----------===//
//
// From the result alone: no gradient flows through the maximum.
//
//===----------------------------------------------------------------------===//
#include "../Gradients.h"

using namespace mlir;
using namespace mlir::thunder;

/// The formula over g and the result y along `dim`.
using Formula = Value (*)(PrimitiveBuilder &b, Value g, Value y, int64_t dim);

/// g - exp(y) * sum(g)
static Value logSoftmax(PrimitiveBuilder &b, Value g, Value y, int64_t dim) {
  Value total = b.broadcastBack(b.sum(g, dim), b.shapeOf(y), dim);
  return b.sub(g, b.mul(b.exp(y), total));
}

/// g * y - y * sum(g * y)
static Value softmax(PrimitiveBuilder &b, Value g, Value y, int64_t dim) {
  Value product = b.mul(g, y);
  Value total = b.broadcastBack(b.sum(product, dim), b.shapeOf(y), dim);
  return b.sub(product, b.mul(y, total));
}

template <Formula formula>
static void apply(SymbolBuilder &b, Gradients &gradients) {
  Value x = b.tensor("self");
  if (!x)
    return;
  int64_t dim = b.wrapDim(b.integer("dim"), b.rankOf(x));
  if (b.failed())
    return;
  Value y = b.toCompute(b.getOp()->getResult(0));
  Value g = b.toCompute(gradients.of(b, b.getOp()));
  if (b.rankOf(x) == 0) {
    y = b.reshape(y, {1});
    g = b.reshape(g, {1});
  }
  if (!y || !g)
    return;
  Value gradient = b.reshape(formula(b, g, y, dim), b.shapeOf(x));
  gradients.add(b, x, b.convert(gradient, b.elementOf(x)));
}

ArrayRef<SymbolRuleEntry> mlir::thunder::getSoftmaxRules() {
  static const SymbolRuleEntry rules[] = {
      {"aten.softmax.int", apply<softmax>},
      {"aten._softmax.default", apply<softmax>},
      {"aten.log_softmax.int", apply<logSoftmax>},
      {"aten._log_softmax.default", apply<logSoftmax>},
  };
  return rules;
}
