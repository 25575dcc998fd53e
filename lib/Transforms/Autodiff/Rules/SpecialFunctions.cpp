//===- SpecialFunctions.cpp - Gradient rules of special functions ---------===//
//
// The formulas of PyTorch's derivatives.yaml, in f64 and rounded once.
//
//===----------------------------------------------------------------------===//
#include "thunder/Symbols/SpecialFunctions.h"
#include "CompositeRules.h"
#include "thunder/Symbols/Formulas.h"

using namespace mlir;
using namespace mlir::thunder;

constexpr double pi = 3.14159265358979323846;
constexpr double rootOfPi = 1.77245385090551602730;

static Value toWide(SymbolBuilder &b, Value x) {
  return b.convert(b.toCompute(x), b.f64());
}

/// The derivative at the operand x, where the result is y.
using Derivative = Value (*)(SymbolBuilder &b, Value x, Value y);

template <Derivative derivative>
static void unary(SymbolBuilder &b, Gradients &gradients) {
  Value operand = b.tensor("self"), x = readSpecial(b, "self");
  if (!operand || !x)
    return;
  Value y = toWide(b, b.getOp()->getResult(0)),
        g = toWide(b, gradients.of(b, b.getOp()));
  gradients.add(b, operand,
                b.convert(b.mul(g, derivative(b, x, y)), b.elementOf(operand)));
}

static Value ofLgamma(SymbolBuilder &b, Value x, Value) {
  return buildDigamma(b, x);
}
static Value ofDigamma(SymbolBuilder &b, Value x, Value) {
  return buildPolygamma(b, 1, x);
}
static Value ofPolygamma(SymbolBuilder &b, Value x, Value) {
  return buildPolygamma(b, b.integer("n") + 1, x);
}
static Value ofMvlgamma(SymbolBuilder &b, Value x, Value) {
  Value sum = b.fullLike(x, 0);
  for (int64_t j = 0, p = b.integer("p"); j < p; ++j)
    sum = b.add(sum, buildDigamma(b, b.sub(x, b.fullLike(x, double(j) / 2))));
  return sum;
}
static Value ofErfinv(SymbolBuilder &b, Value x, Value y) {
  return b.mul(b.fullLike(x, rootOfPi / 2), b.exp(b.mul(y, y)));
}
static Value ofErfcx(SymbolBuilder &b, Value x, Value y) {
  return b.sub(b.mul(b.mul(b.fullLike(x, 2), x), y),
               b.fullLike(x, 2 / rootOfPi));
}
static Value ofNdtri(SymbolBuilder &b, Value x, Value y) {
  Value half = b.fullLike(x, 0.5);
  return b.mul(b.fullLike(x, 2.50662827463100050242), // sqrt(2π)
               b.exp(b.mul(half, b.mul(y, y))));
}
static Value ofLogNdtr(SymbolBuilder &b, Value x, Value) {
  Value t = b.mul(x, b.fullLike(x, -0.70710678118654752440));
  return b.div(b.fullLike(x, 0.79788456080286535588), // sqrt(2 / π)
               buildErfcx(b, t));
}
static Value ofEntropy(SymbolBuilder &b, Value x, Value) {
  return b.neg(b.add(b.fullLike(x, 1), b.log(x)));
}
static Value ofSinc(SymbolBuilder &b, Value x, Value) {
  Value angle = b.mul(x, b.fullLike(x, pi)), square = b.mul(angle, x),
        zero = b.fullLike(x, 0);
  Value slope = b.div(
      b.sub(b.mul(angle, b.make<CosOp>(angle)), b.make<SinOp>(angle)), square);
  return b.where(b.compare<EqOp>(square, zero), zero, slope);
}

static Value signOf(SymbolBuilder &b, Value x) { return b.make<SignOp>(x); }

static Value ofI0(SymbolBuilder &b, Value x, Value) { return buildI1(b, x); }
static Value ofI0e(SymbolBuilder &b, Value x, Value y) {
  return b.sub(buildI1e(b, x), b.mul(signOf(b, x), y));
}
/// The limits at 0 are 1/2.
static Value unlessTiny(SymbolBuilder &b, Value x, Value value) {
  Value isTiny = b.compare<LeOp>(b.make<AbsOp>(x), b.fullLike(x, 0x1p-52));
  return b.where(isTiny, b.fullLike(x, 0.5), value);
}
/// I0 overflows where PyTorch's does.
static Value ofI1(SymbolBuilder &b, Value x, Value y) {
  Type element = b.elementOf(b.tensor("self"));
  Value i0 = toWide(b, b.convert(buildI0(b, x), element));
  return unlessTiny(b, x, b.sub(i0, b.div(y, x)));
}
static Value ofI1e(SymbolBuilder &b, Value x, Value y) {
  Value inverse = b.div(b.fullLike(x, 1), x);
  return unlessTiny(
      b, x, b.sub(buildI0e(b, x), b.mul(y, b.add(signOf(b, x), inverse))));
}

/// In the second argument only: PyTorch has no other derivative.
static void zeta(SymbolBuilder &b, Gradients &gradients) {
  if (b.isTensor("self") && gradients.wants(b.tensor("self"))) {
    b.unsupported() << "the derivative in argument 'self'";
    return;
  }
  BinaryOperands o = prepareBinary(b, "self", "other", {.floating = true});
  if (!o.x || !b.isTensor("other"))
    return;
  Value operand = b.tensor("other"), s = b.convert(o.x, b.f64()),
        q = b.convert(o.y, b.f64()), g = toWide(b, gradients.of(b, b.getOp()));
  Value next = buildZeta(b, b.add(s, b.fullLike(s, 1)), q);
  Value term = b.sumTo(b.mul(g, b.mul(b.neg(s), next)), b.shapeOf(operand));
  gradients.add(b, operand, b.convert(term, b.elementOf(operand)));
}

ArrayRef<SymbolRuleEntry> mlir::thunder::getSpecialFunctionsRules() {
  static const SymbolRuleEntry rules[] = {
      {"aten.lgamma.default", unary<ofLgamma>},
      {"aten.digamma.default", unary<ofDigamma>},
      {"aten.polygamma.default", unary<ofPolygamma>},
      {"aten.mvlgamma.default", unary<ofMvlgamma>},
      {"aten.erfinv.default", unary<ofErfinv>},
      {"aten.special_erfcx.default", unary<ofErfcx>},
      {"aten.special_ndtri.default", unary<ofNdtri>},
      {"aten.special_log_ndtr.default", unary<ofLogNdtr>},
      {"aten.special_entr.default", unary<ofEntropy>},
      {"aten.sinc.default", unary<ofSinc>},
      {"aten.i0.default", unary<ofI0>},
      {"aten.special_i0e.default", unary<ofI0e>},
      {"aten.special_i1.default", unary<ofI1>},
      {"aten.special_i1e.default", unary<ofI1e>},
      {"aten.special_zeta.default", zeta},
      {"aten.special_zeta.self_scalar", zeta},
  };
  return rules;
}
