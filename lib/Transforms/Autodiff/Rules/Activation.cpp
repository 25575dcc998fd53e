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

/// Nothing at -3 and below, the whole cotangent from 3.
static Value hardswish(SymbolBuilder &b, Value g, Value x, Value) {
  Value slope =
      b.add(b.div(x, b.fullLike(x, 3)), b.fullLike(x, 0.5)); // of x(x + 3) / 6
  Value isFlat = b.compare<LeOp>(x, b.fullLike(x, -3)),
        isLine = b.compare<GeOp>(x, b.fullLike(x, 3));
  return b.where(isFlat, b.fullLike(x, 0), b.where(isLine, g, b.mul(g, slope)));
}

/// Of scale * x above 0, else scale * alpha * (exp(x * inputScale) - 1): a NaN
/// counts as above.
static Value eluOf(SymbolBuilder &b, Value g, Value x, double alpha,
                   double scale, double inputScale) {
  Value zero = b.fullLike(x, 0);
  Value isBelow = b.compare<LeOp>(x, zero);
  Value curve =
      b.exp(b.mul(b.where(isBelow, x, zero), b.fullLike(x, inputScale)));
  Value below =
      b.mul(b.mul(g, b.fullLike(x, inputScale * alpha * scale)), curve);
  return b.where(isBelow, below, b.mul(g, b.fullLike(x, scale)));
}
static Value elu(SymbolBuilder &b, Value g, Value x, Value) {
  return eluOf(b, g, x, b.number("alpha"), b.number("scale"),
               b.number("input_scale"));
}
static Value celu(SymbolBuilder &b, Value g, Value x, Value) {
  double alpha = b.number("alpha");
  return eluOf(b, g, x, alpha, 1, 1 / alpha);
}
static Value selu(SymbolBuilder &b, Value g, Value x, Value) {
  return eluOf(b, g, x, kSeluAlpha, kSeluScale, 1);
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
      {"aten.elu.default", unary<elu>},
      {"aten.celu.default", unary<celu>},
      {"aten.selu.default", unary<selu>},
      {"aten.gelu.default", unary<gelu>},
      {"aten.hardswish.default", unary<hardswish>},
      {"aten.log_sigmoid.default", unary<logSigmoid>},
  };
  return rules;
}
