//===- Elementwise.cpp - Unary operators and activations ------------------===//
#include "Families.h"
#include "thunder/IR/Functions.h"
#include "thunder/Symbols/Formulas.h"

using namespace mlir;
using namespace mlir::thunder;

/// Argument `self` in the dtype to compute in, floats only for `floating`: then
/// integers become f32. `result` is the dtype to round to at the end.
static Value prepareUnary(SymbolBuilder &b, bool floating, Type &result) {
  Value x = b.tensor("self");
  result = floating ? toFloating(b.elementOf(x)) : b.elementOf(x);
  if (x && result.isInteger(1))
    return b.invalid() << "not defined for bool", Value();
  return b.toCompute(b.convert(x, result));
}

/// A primitive of floats.
template <typename OpTy> static Value floatUnary(SymbolBuilder &b) {
  Type result;
  Value x = prepareUnary(b, /*floating=*/true, result);
  return b.convert(b.make<OpTy>(x), result);
}

/// A primitive that integers have too.
template <typename OpTy> static Value anyUnary(SymbolBuilder &b) {
  Type result;
  Value x = prepareUnary(b, /*floating=*/false, result);
  return b.convert(b.make<OpTy>(x), result);
}

/// A formula over one float.
template <Value (*formula)(PrimitiveBuilder &, Value)>
static Value floatFormula(SymbolBuilder &b) {
  Type result;
  Value x = prepareUnary(b, /*floating=*/true, result);
  return b.convert(formula(b, x), result);
}

Value mlir::thunder::buildSigmoid(PrimitiveBuilder &b, Value x) {
  Value one = b.fullLike(x, 1);
  Value isNegative = b.compare<LtOp>(x, b.fullLike(x, 0));
  Value e = b.exp(b.where(isNegative, x, b.neg(x)));
  return b.div(b.where(isNegative, e, one), b.add(one, e));
}

Value mlir::thunder::buildRelu(PrimitiveBuilder &b, Value x) {
  return b.make<MaximumOp>(x, b.fullLike(x, 0));
}

static Value square(SymbolBuilder &b) {
  Type result;
  Value x = prepareUnary(b, /*floating=*/false, result);
  return b.convert(b.mul(x, x), result);
}

static Value relu(SymbolBuilder &b) {
  Type result;
  Value x = prepareUnary(b, /*floating=*/false, result);
  return b.convert(buildRelu(b, x), result);
}

/// Activations are defined for floats only.
static Value prepareActivation(SymbolBuilder &b, Type &result) {
  Value x = b.tensor("self");
  result = b.elementOf(x);
  if (x && !isFloating(result))
    return b.invalid() << "not defined for " << result, Value();
  return b.toCompute(x);
}

/// x / (1 + exp(-x)); below 0 x * exp(x) / (1 + exp(x)). The exponential is the
/// square of a root that is never subnormal, so that a result that is gets
/// rounded once.
static Value silu(SymbolBuilder &b) {
  Type result;
  Value x = prepareActivation(b, result);
  Value isNegative = b.compare<LtOp>(x, b.fullLike(x, 0));
  Value magnitude = b.where(isNegative, x, b.neg(x));
  Value root = b.exp(b.mul(magnitude, b.fullLike(x, 0.5)));
  Value numerator = b.where(isNegative, b.mul(b.mul(x, root), root), x);
  Value denominator = b.add(b.fullLike(x, 1), b.mul(root, root));
  return b.convert(b.div(numerator, denominator), result);
}

static Value gelu(SymbolBuilder &b) {
  Type result;
  Value x = prepareActivation(b, result);
  StringRef approximate = b.string("approximate");
  Value half = b.fullLike(x, 0.5), one = b.fullLike(x, 1);
  if (approximate == "none") {
    Value inner =
        b.make<ErfOp>(b.mul(x, b.fullLike(x, 0.70710678118654752440)));
    Value y = b.mul(b.mul(x, half), b.add(one, inner));
    // The erf of PyTorch's f32 kernel is NaN at infinity.
    constexpr double infinity = std::numeric_limits<double>::infinity(),
                     nan = std::numeric_limits<double>::quiet_NaN();
    if (b.elementOf(x) == b.f32())
      y = b.where(b.compare<EqOp>(x, b.fullLike(x, infinity)),
                  b.fullLike(x, nan), y);
    return b.convert(y, result);
  }
  if (approximate != "tanh")
    return b.invalid() << "argument 'approximate' is '" << approximate
                       << "'; it must be none or tanh",
           Value();
  // sqrt(2 / pi) * (x + 0.044715 x³)
  Value cube = b.mul(b.mul(x, x), x);
  Value inner = b.mul(b.fullLike(x, 0.79788456080286535588),
                      b.add(x, b.mul(b.fullLike(x, 0.044715), cube)));
  return b.convert(b.mul(b.mul(half, x), b.add(one, b.make<TanhOp>(inner))),
                   result);
}

ArrayRef<Symbol> mlir::thunder::getElementwiseSymbols() {
  static const Symbol symbols[] = {
      {"aten.abs.default", anyUnary<AbsOp>},
      {"aten.neg.default", anyUnary<NegOp>},
      {"aten.sign.default", anyUnary<SignOp>},
      {"aten.sgn.default", anyUnary<SignOp>},
      {"aten.square.default", square},
      {"aten.exp.default", floatUnary<ExpOp>},
      {"aten.expm1.default", floatUnary<Expm1Op>},
      {"aten.log.default", floatUnary<LogOp>},
      {"aten.log1p.default", floatUnary<Log1pOp>},
      {"aten.sqrt.default", floatUnary<SqrtOp>},
      {"aten.rsqrt.default", floatUnary<RsqrtOp>},
      {"aten.reciprocal.default", floatUnary<ReciprocalOp>},
      {"aten.sin.default", floatUnary<SinOp>},
      {"aten.cos.default", floatUnary<CosOp>},
      {"aten.tanh.default", floatUnary<TanhOp>},
      {"aten.erf.default", floatUnary<ErfOp>},
      {"aten.erfc.default", floatUnary<ErfcOp>},
      {"aten.exp2.default", floatUnary<Exp2Op>},
      {"aten.log2.default", floatUnary<Log2Op>},
      {"aten.log10.default", floatUnary<Log10Op>},
      {"aten.tan.default", floatUnary<TanOp>},
      {"aten.asin.default", floatUnary<AsinOp>},
      {"aten.acos.default", floatUnary<AcosOp>},
      {"aten.atan.default", floatUnary<AtanOp>},
      {"aten.sinh.default", floatUnary<SinhOp>},
      {"aten.cosh.default", floatUnary<CoshOp>},
      {"aten.asinh.default", floatUnary<AsinhOp>},
      {"aten.acosh.default", floatUnary<AcoshOp>},
      {"aten.atanh.default", floatUnary<AtanhOp>},
      {"aten.special_erf.default", floatUnary<ErfOp>},
      {"aten.special_erfc.default", floatUnary<ErfcOp>},
      {"aten.special_exp2.default", floatUnary<Exp2Op>},
      {"aten.special_expm1.default", floatUnary<Expm1Op>},
      {"aten.special_log1p.default", floatUnary<Log1pOp>},
      {"aten.special_expit.default", floatFormula<buildSigmoid>},
      {"aten.sigmoid.default", floatFormula<buildSigmoid>},
      {"aten.relu.default", relu},
      {"aten.silu.default", silu},
      {"aten.gelu.default", gelu},
  };
  return symbols;
}
