//===- Activation.cpp - Gradient rules of activations ---------------------===//
//
// PyTorch's backward formulas: in f32 for half precision, rounded once, and
// from the rounded result where PyTorch saves that.
//
//===----------------------------------------------------------------------===//
#include "../Gradients.h"
#include "thunder/Symbols/Formulas.h"

using namespace mlir;
using namespace mlir::thunder;

/// From the cotangent g, the operand x and the result y, all in the dtype to
/// compute in.
using Formula = Value (*)(SymbolBuilder &b, Value g, Value x, Value y);

template <Formula formula>
static void unary(SymbolBuilder &b, Gradients &gradients) {
  Value x = b.tensor("self");
  if (!x)
    return;
  Value y = b.getOp()->getResult(0), g = gradients.of(b, b.getOp());
  Value gradient = formula(b, b.toCompute(g), b.toCompute(x), b.toCompute(y));
  gradients.add(b, x, b.convert(gradient, b.elementOf(x)));
}

/// Passes where the result is not below or at zero: also where it is NaN.
static Value relu(SymbolBuilder &b, Value g, Value, Value y) {
  Value zero = b.fullLike(y, 0);
  return b.where(b.compare<LeOp>(y, zero), zero, g);
}

static Value sigmoid(SymbolBuilder &b, Value g, Value, Value y) {
  return b.mul(b.mul(g, b.sub(b.fullLike(y, 1), y)), y);
}

static Value tanh(SymbolBuilder &b, Value g, Value, Value y) {
  return b.mul(g, b.sub(b.fullLike(y, 1), b.mul(y, y)));
}

static Value silu(SymbolBuilder &b, Value g, Value x, Value) {
  Value s = buildSigmoid(b, x), one = b.fullLike(x, 1);
  return b.mul(b.mul(g, s), b.add(one, b.mul(x, b.sub(one, s))));
}

static Value logSigmoid(SymbolBuilder &b, Value g, Value x, Value) {
  // 1 - sigmoid(x), without cancellation.
  return b.mul(g, buildSigmoid(b, b.neg(x)));
}

/// The derivative of x * cdf(x): cdf(x) + x * pdf(x).
static Value gelu(SymbolBuilder &b, Value g, Value x, Value) {
  Value one = b.fullLike(x, 1), half = b.fullLike(x, 0.5);
  if (b.string("approximate") == "none") {
    Value inner =
        b.make<ErfOp>(b.mul(x, b.fullLike(x, 0.70710678118654752440)));
    Value cdf = b.mul(half, b.add(one, inner));
    // exp(-x²/2) / sqrt(2 pi)
    Value pdf = b.mul(b.fullLike(x, 0.39894228040143267794),
                      b.exp(b.mul(b.mul(x, x), b.fullLike(x, -0.5))));
    return b.mul(g, b.add(cdf, b.mul(x, pdf)));
  }
  const double beta = 0.79788456080286535588, kappa = 0.044715;
  Value square = b.mul(x, x), cube = b.mul(square, x);
  Value inner =
      b.mul(b.fullLike(x, beta), b.add(x, b.mul(b.fullLike(x, kappa), cube)));
  Value t = b.make<TanhOp>(inner);
  Value left = b.mul(half, b.add(one, t));
  Value innerSlope = b.mul(b.fullLike(x, beta),
                           b.add(one, b.mul(b.fullLike(x, 3 * kappa), square)));
  Value right =
      b.mul(b.mul(b.mul(half, x), b.sub(one, b.mul(t, t))), innerSlope);
  return b.mul(g, b.add(left, right));
}

ArrayRef<SymbolRuleEntry> mlir::thunder::getActivationRules() {
  static const SymbolRuleEntry rules[] = {
      {"aten.relu.default", unary<relu>},
      {"aten.sigmoid.default", unary<sigmoid>},
      {"aten.tanh.default", unary<tanh>},
      {"aten.silu.default", unary<silu>},
      {"aten.gelu.default", unary<gelu>},
      {"aten.log_sigmoid.default", unary<logSigmoid>},
  };
  return rules;
}
