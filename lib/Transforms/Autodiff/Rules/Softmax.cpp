//===- Softmax.cpp - Gradient rules of softmax and its logarithm ----------===//
//
// From the result alone: no gradient flows through the maximum.
//
//===----------------------------------------------------------------------===//
#include "../Gradients.h"
#include "thunder/Symbols/Formulas.h"

using namespace mlir;
using namespace mlir::thunder;

/// The formula over g and the result y along `dim`.
using Formula = Value (*)(PrimitiveBuilder &b, Value g, Value y, int64_t dim);

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
      {"aten.softmax.int", apply<buildSoftmaxGradient>},
      {"aten._softmax.default", apply<buildSoftmaxGradient>},
      {"aten._safe_softmax.default", apply<buildSoftmaxGradient>},
      {"aten.log_softmax.int", apply<buildLogSoftmaxGradient>},
      {"aten._log_softmax.default", apply<buildLogSoftmaxGradient>},
  };
  return rules;
}
