//===- Elementwise.cpp - Gradient rules of elementwise primitives ---------===//
//
// The formulas of PyTorch's derivatives.yaml, in its order of operations.
//
//===----------------------------------------------------------------------===//
#include "../Gradients.h"
#include "thunder/IR/Functions.h"

using namespace mlir;
using namespace mlir::thunder;

//===----------------------------------------------------------------------===//
// Unary: from the cotangent g, the operand x and the result y to the gradient
//===----------------------------------------------------------------------===//

using Formula = Value (*)(PrimitiveBuilder &b, Value g, Value x, Value y);

template <typename OpTy, Formula formula>
static void unary(PrimitiveBuilder &b, OpTy op, Gradients &gradients) {
  Value x = op.getInput(), g = gradients.of(b, op);
  if (gradients.wants(x))
    gradients.add(b, x, formula(b, g, x, op.getResult()));
}

static Value ofAbs(PrimitiveBuilder &b, Value g, Value x, Value) {
  return b.mul(g, b.make<SignOp>(x));
}
static Value ofNeg(PrimitiveBuilder &b, Value g, Value, Value) {
  return b.neg(g);
}
static Value ofExp(PrimitiveBuilder &b, Value g, Value, Value y) {
  return b.mul(g, y);
}
static Value ofExpm1(PrimitiveBuilder &b, Value g, Value, Value y) {
  return b.mul(g, b.add(y, b.fullLike(y, 1)));
}
static Value ofLog(PrimitiveBuilder &b, Value g, Value x, Value) {
  return b.div(g, x);
}
static Value ofLog1p(PrimitiveBuilder &b, Value g, Value x, Value) {
  return b.div(g, b.add(x, b.fullLike(x, 1)));
}
static Value ofSqrt(PrimitiveBuilder &b, Value g, Value, Value y) {
  return b.div(g, b.mul(b.fullLike(y, 2), y));
}
static Value ofRsqrt(PrimitiveBuilder &b, Value g, Value, Value y) {
  Value cube = b.mul(b.mul(y, y), y);
  return b.mul(b.mul(b.fullLike(y, -0.5), g), cube);
}
static Value ofReciprocal(PrimitiveBuilder &b, Value g, Value, Value y) {
  return b.mul(b.neg(g), b.mul(y, y));
}
static Value ofSin(PrimitiveBuilder &b, Value g, Value x, Value) {
  return b.mul(g, b.make<CosOp>(x));
}
static Value ofCos(PrimitiveBuilder &b, Value g, Value x, Value) {
  return b.mul(g, b.neg(b.make<SinOp>(x)));
}
static Value ofTanh(PrimitiveBuilder &b, Value g, Value, Value y) {
  return b.mul(g, b.sub(b.fullLike(y, 1), b.mul(y, y)));
}
static Value ofErf(PrimitiveBuilder &b, Value g, Value x, Value) {
  Value slope = b.mul(b.fullLike(x, 1.12837916709551257390), // 2 / sqrt(pi)
                      b.exp(b.neg(b.mul(x, x))));
  return b.mul(slope, g);
}

static Value ofErfc(PrimitiveBuilder &b, Value g, Value x, Value y) {
  return b.neg(ofErf(b, g, x, y));
}
static Value ofExp2(PrimitiveBuilder &b, Value g, Value, Value y) {
  return b.mul(b.mul(g, y), b.fullLike(y, 0.69314718055994530942)); // ln 2
}
static Value ofLog2(PrimitiveBuilder &b, Value g, Value x, Value) {
  return b.div(g, b.mul(x, b.fullLike(x, 0.69314718055994530942)));
}
static Value ofLog10(PrimitiveBuilder &b, Value g, Value x, Value) {
  return b.div(g, b.mul(x, b.fullLike(x, 2.30258509299404568402))); // ln 10
}
static Value ofTan(PrimitiveBuilder &b, Value g, Value, Value y) {
  return b.mul(g, b.add(b.fullLike(y, 1), b.mul(y, y)));
}
/// 1 - x², 1 + x² and x² - 1 under a root or not.
static Value ofAsin(PrimitiveBuilder &b, Value g, Value x, Value) {
  Value square = b.sub(b.fullLike(x, 1), b.mul(x, x));
  return b.mul(g, b.make<RsqrtOp>(square));
}
static Value ofAcos(PrimitiveBuilder &b, Value g, Value x, Value y) {
  return b.neg(ofAsin(b, g, x, y));
}
static Value ofAtan(PrimitiveBuilder &b, Value g, Value x, Value) {
  return b.div(g, b.add(b.mul(x, x), b.fullLike(x, 1)));
}
static Value ofSinh(PrimitiveBuilder &b, Value g, Value x, Value) {
  return b.mul(g, b.make<CoshOp>(x));
}
static Value ofCosh(PrimitiveBuilder &b, Value g, Value x, Value) {
  return b.mul(g, b.make<SinhOp>(x));
}
static Value ofAsinh(PrimitiveBuilder &b, Value g, Value x, Value) {
  Value square = b.add(b.mul(x, x), b.fullLike(x, 1));
  return b.mul(g, b.make<RsqrtOp>(square));
}
static Value ofAcosh(PrimitiveBuilder &b, Value g, Value x, Value) {
  Value square = b.sub(b.mul(x, x), b.fullLike(x, 1));
  return b.mul(g, b.make<RsqrtOp>(square));
}
static Value ofAtanh(PrimitiveBuilder &b, Value g, Value x, Value) {
  return b.div(g, b.sub(b.fullLike(x, 1), b.mul(x, x)));
}

/// A conversion to integers or bool never has a cotangent.
static void convert(PrimitiveBuilder &b, ConvertElementTypeOp op,
                    Gradients &gradients) {
  Value x = op.getInput();
  if (gradients.wants(x))
    gradients.add(b, x, b.convert(gradients.of(b, op), b.elementOf(x)));
}

//===----------------------------------------------------------------------===//
// Binary: g, the operands x and y, the result z
//===----------------------------------------------------------------------===//

using BinaryFormula = Value (*)(PrimitiveBuilder &b, Value g, Value x, Value y,
                                Value z);

template <typename OpTy, BinaryFormula forLhs, BinaryFormula forRhs>
static void binary(PrimitiveBuilder &b, OpTy op, Gradients &gradients) {
  Value x = op.getLhs(), y = op.getRhs(), z = op.getResult();
  Value g = gradients.of(b, op);
  if (gradients.wants(x))
    gradients.add(b, x, forLhs(b, g, x, y, z));
  if (gradients.wants(y))
    gradients.add(b, y, forRhs(b, g, x, y, z));
}

static Value same(PrimitiveBuilder &, Value g, Value, Value, Value) {
  return g;
}
static Value negated(PrimitiveBuilder &b, Value g, Value, Value, Value) {
  return b.neg(g);
}
static Value timesLhs(PrimitiveBuilder &b, Value g, Value x, Value, Value) {
  return b.mul(g, x);
}
static Value timesRhs(PrimitiveBuilder &b, Value g, Value, Value y, Value) {
  return b.mul(g, y);
}
static Value overRhs(PrimitiveBuilder &b, Value g, Value, Value y, Value) {
  return b.div(g, y);
}
static Value ofDivisor(PrimitiveBuilder &b, Value g, Value, Value y, Value z) {
  return b.mul(b.neg(g), b.div(z, y));
}
/// 0 where the exponent is 0, whatever the base.
static Value ofBase(PrimitiveBuilder &b, Value g, Value x, Value y, Value) {
  Value zero = b.fullLike(y, 0), one = b.fullLike(y, 1);
  Value slope = b.mul(g, b.mul(y, b.pow(x, b.sub(y, one))));
  return b.where(b.compare<EqOp>(y, zero), zero, slope);
}
/// 0 where the base is 0 and the exponent not negative.
static Value ofExponent(PrimitiveBuilder &b, Value g, Value x, Value y,
                        Value z) {
  Value zero = b.fullLike(x, 0);
  Value isFlat =
      b.make<BitwiseAndOp>(b.compare<EqOp>(x, zero), b.compare<GeOp>(y, zero));
  return b.where(isFlat, zero, b.mul(g, b.mul(z, b.log(x))));
}
/// The whole cotangent unless `Loses` holds between one operand and the other;
/// half where they are equal.
template <typename Loses>
static Value ofExtremum(PrimitiveBuilder &b, Value g, Value mine, Value other) {
  Value half = b.mul(g, b.fullLike(g, 0.5));
  Value shared = b.where(b.compare<EqOp>(mine, other), half, g);
  return b.where(b.compare<Loses>(mine, other), b.fullLike(g, 0), shared);
}
template <typename Loses>
static Value ofExtremumLhs(PrimitiveBuilder &b, Value g, Value x, Value y,
                           Value) {
  return ofExtremum<Loses>(b, g, x, y);
}
template <typename Loses>
static Value ofExtremumRhs(PrimitiveBuilder &b, Value g, Value x, Value y,
                           Value) {
  return ofExtremum<Loses>(b, g, y, x);
}

/// 0 at the origin, as PyTorch.
static Value overSquares(PrimitiveBuilder &b, Value g, Value x, Value y) {
  Value squares = b.add(b.mul(x, x), b.mul(y, y)), zero = b.fullLike(x, 0);
  Value inverse = b.where(b.compare<EqOp>(squares, zero), zero,
                          b.make<ReciprocalOp>(squares));
  return b.mul(g, inverse);
}
static Value ofAtan2Lhs(PrimitiveBuilder &b, Value g, Value x, Value y, Value) {
  return b.mul(overSquares(b, g, x, y), y);
}
static Value ofAtan2Rhs(PrimitiveBuilder &b, Value g, Value x, Value y, Value) {
  return b.mul(overSquares(b, g, x, y), b.neg(x));
}
/// The sign that was given to |x|; 0 where x is 0.
static Value ofMagnitude(PrimitiveBuilder &b, Value g, Value x, Value,
                         Value z) {
  Value zero = b.fullLike(x, 0);
  Value ratio = b.where(b.compare<EqOp>(x, zero), zero, b.div(z, x));
  return b.mul(g, ratio);
}
static Value noGradient(PrimitiveBuilder &b, Value g, Value, Value, Value) {
  return b.fullLike(g, 0);
}
/// The quotient was rounded towards zero.
static Value ofModulus(PrimitiveBuilder &b, Value g, Value x, Value y, Value) {
  return b.mul(b.neg(g), b.make<TruncOp>(b.div(x, y)));
}

static void where(PrimitiveBuilder &b, WhereOp op, Gradients &gradients) {
  Value condition = op.getCondition(), g = gradients.of(b, op);
  if (gradients.wants(op.getLhs()))
    gradients.add(b, op.getLhs(), b.where(condition, g, b.fullLike(g, 0.0)));
  if (gradients.wants(op.getRhs()))
    gradients.add(b, op.getRhs(), b.where(condition, b.fullLike(g, 0.0), g));
}

ArrayRef<PrimitiveRuleEntry> mlir::thunder::getElementwiseRules() {
  static const PrimitiveRuleEntry rules[] = {
      primitiveRule<AbsOp, unary<AbsOp, ofAbs>>(),
      primitiveRule<NegOp, unary<NegOp, ofNeg>>(),
      primitiveRule<ExpOp, unary<ExpOp, ofExp>>(),
      primitiveRule<Expm1Op, unary<Expm1Op, ofExpm1>>(),
      primitiveRule<LogOp, unary<LogOp, ofLog>>(),
      primitiveRule<Log1pOp, unary<Log1pOp, ofLog1p>>(),
      primitiveRule<SqrtOp, unary<SqrtOp, ofSqrt>>(),
      primitiveRule<RsqrtOp, unary<RsqrtOp, ofRsqrt>>(),
      primitiveRule<ReciprocalOp, unary<ReciprocalOp, ofReciprocal>>(),
      primitiveRule<SinOp, unary<SinOp, ofSin>>(),
      primitiveRule<CosOp, unary<CosOp, ofCos>>(),
      primitiveRule<TanhOp, unary<TanhOp, ofTanh>>(),
      primitiveRule<ErfOp, unary<ErfOp, ofErf>>(),
      primitiveRule<ErfcOp, unary<ErfcOp, ofErfc>>(),
      primitiveRule<Exp2Op, unary<Exp2Op, ofExp2>>(),
      primitiveRule<Log2Op, unary<Log2Op, ofLog2>>(),
      primitiveRule<Log10Op, unary<Log10Op, ofLog10>>(),
      primitiveRule<TanOp, unary<TanOp, ofTan>>(),
      primitiveRule<AsinOp, unary<AsinOp, ofAsin>>(),
      primitiveRule<AcosOp, unary<AcosOp, ofAcos>>(),
      primitiveRule<AtanOp, unary<AtanOp, ofAtan>>(),
      primitiveRule<SinhOp, unary<SinhOp, ofSinh>>(),
      primitiveRule<CoshOp, unary<CoshOp, ofCosh>>(),
      primitiveRule<AsinhOp, unary<AsinhOp, ofAsinh>>(),
      primitiveRule<AcoshOp, unary<AcoshOp, ofAcosh>>(),
      primitiveRule<AtanhOp, unary<AtanhOp, ofAtanh>>(),
      primitiveRule<ConvertElementTypeOp, convert>(),
      primitiveRule<AddOp, binary<AddOp, same, same>>(),
      primitiveRule<SubOp, binary<SubOp, same, negated>>(),
      primitiveRule<MulOp, binary<MulOp, timesRhs, timesLhs>>(),
      primitiveRule<DivOp, binary<DivOp, overRhs, ofDivisor>>(),
      primitiveRule<PowOp, binary<PowOp, ofBase, ofExponent>>(),
      primitiveRule<Atan2Op, binary<Atan2Op, ofAtan2Lhs, ofAtan2Rhs>>(),
      primitiveRule<CopysignOp, binary<CopysignOp, ofMagnitude, noGradient>>(),
      primitiveRule<FmodOp, binary<FmodOp, same, ofModulus>>(),
      primitiveRule<MaximumOp, binary<MaximumOp, ofExtremumLhs<LtOp>,
                                      ofExtremumRhs<LtOp>>>(),
      primitiveRule<MinimumOp, binary<MinimumOp, ofExtremumLhs<GtOp>,
                                      ofExtremumRhs<GtOp>>>(),
      primitiveRule<WhereOp, where>(),
  };
  return rules;
}
