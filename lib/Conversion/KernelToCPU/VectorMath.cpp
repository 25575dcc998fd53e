//===- VectorMath.cpp - Elementary functions on vectors -------------------===//
//
// f32 functions other than exp are evaluated in f64, where a short polynomial
// and plain arithmetic leave an error far below half an ulp of f32; exp, which
// softmax lives on, is evaluated in f32. f64 and rare functions call libm for
// each lane. Every operation below is explicit (math.fma where one is meant),
// so that scalars and all vector widths give the same bits.
//
//===----------------------------------------------------------------------===//
#include "VectorMath.h"
#include "llvm/ADT/TypeSwitch.h"
#include <cmath>

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

namespace {

/// Arithmetic on values of one float type (f32 or f64; scalar or vector).
class Math {
public:
  Math(Emitter &e, Type like)
      : e(e),
        lanes(isa<VectorType>(like) ? cast<VectorType>(like).getNumElements()
                                    : 0) {}

  Value exp(Value x);
  Value expm1(Value x);
  Value log(Value x);
  Value log1p(Value x);
  Value tanh(Value x);
  Value erf(Value x);
  Value sinOrCos(Value x, bool isCos);

private:
  // f64 parts.
  Value expm1Double(Value x);
  Value logDouble(Value mantissaArgument, Value exactFraction);

  Value number(Value like, double value) {
    return e.constant(like.getType(), value);
  }
  Value fma(Value x, Value y, Value z) {
    return math::FmaOp::create(e, x, y, z);
  }
  Value add(Value x, Value y) { return arith::AddFOp::create(e, x, y); }
  Value sub(Value x, Value y) { return arith::SubFOp::create(e, x, y); }
  Value mul(Value x, Value y) { return arith::MulFOp::create(e, x, y); }
  Value div(Value x, Value y) { return arith::DivFOp::create(e, x, y); }
  Value select(Value condition, Value x, Value y) {
    return arith::SelectOp::create(e, condition, x, y);
  }
  Value compare(arith::CmpFPredicate predicate, Value x, Value y) {
    return arith::CmpFOp::create(e, predicate, x, y);
  }
  Value abs(Value x) { return math::AbsFOp::create(e, x); }
  Value signOf(Value magnitude, Value sign) {
    return math::CopySignOp::create(e, magnitude, sign);
  }
  Value toDouble(Value x) {
    return arith::ExtFOp::create(e, e.widen(e.getF64Type(), lanes), x);
  }
  Value toSingle(Value x) {
    return arith::TruncFOp::create(e, e.widen(e.getF32Type(), lanes), x);
  }
  Type intOf(Value x) {
    return e.widen(
        e.getIntegerType(getElementTypeOrSelf(x).getIntOrFloatBitWidth()),
        lanes);
  }
  Value bits(Value x) { return arith::BitcastOp::create(e, intOf(x), x); }
  Value fromBits(Value bits, Value like) {
    return arith::BitcastOp::create(e, like.getType(), bits);
  }
  Value integer(Value like, int64_t value) {
    return e.constant(like.getType(), value);
  }
  /// Largest of low and x, smallest of high and x; NaN stays.
  Value clamp(Value x, double low, double high) {
    Value lo = number(x, low), hi = number(x, high);
    x = select(compare(arith::CmpFPredicate::OGT, lo, x), lo, x);
    return select(compare(arith::CmpFPredicate::OLT, hi, x), hi, x);
  }
  /// Sum of coefficients[i] x^i.
  Value polynomial(Value x, ArrayRef<double> coefficients) {
    Value sum = number(x, coefficients.back());
    for (double coefficient : llvm::reverse(coefficients.drop_back()))
      sum = fma(sum, x, number(x, coefficient));
    return sum;
  }
  /// The nearest integer of x (small against 2^22 or 2^51), as float, and as
  /// integer in `asInteger`: adding 1.5 times 2^23 (2^52) leaves it in the low
  /// bits.
  Value nearest(Value x, Value &asInteger) {
    double magic = getElementTypeOrSelf(x).isF32() ? 0x1.8p23 : 0x1.8p52;
    Value shifted = add(x, number(x, magic));
    Value raw = bits(shifted);
    int64_t magicBits =
        getElementTypeOrSelf(x).isF32() ? 0x4b400000 : 0x4338000000000000;
    asInteger = arith::SubIOp::create(e, raw, integer(raw, magicBits));
    return sub(shifted, number(x, magic));
  }
  /// 2 to the n for integers n in the exponent's range, as float like `like`.
  Value powerOfTwo(Value n, Value like) {
    bool single = getElementTypeOrSelf(like).isF32();
    Value biased = arith::AddIOp::create(e, n, integer(n, single ? 127 : 1023));
    return fromBits(
        arith::ShLIOp::create(e, biased, integer(n, single ? 23 : 52)), like);
  }

  Emitter &e;
  int64_t lanes;
};

} // namespace

/// exp(x) = 2^n exp(r), |r| <= ln(2)/2. The scaling is done in two exact steps
/// (n may be outside of the exponent's range), so only a denormal result rounds
/// again.
Value Math::exp(Value x) {
  x = clamp(x, -104.0, 89.0);
  Value n;
  Value rounded = nearest(mul(x, number(x, 1.44269504088896341)), n);
  Value r = fma(rounded, number(x, -0.693359375), x);
  r = fma(rounded, number(x, 2.12194440054690583e-4), r);
  Value p = polynomial(
      r, {0.5, 0.166665766, 0.0416665541, 0.00836324667, 0.00139262681});
  p = fma(p, r, number(x, 1));
  p = fma(p, r, number(x, 1));
  Value half = arith::ShRSIOp::create(e, n, integer(n, 1));
  Value rest = arith::SubIOp::create(e, n, half);
  return mul(mul(p, powerOfTwo(half, x)), powerOfTwo(rest, x));
}

/// exp(x) - 1 in f64 for |x| < 700: 2^n (exp(r) - 1) + (2^n - 1), which loses
/// nothing near 0, where n is 0.
Value Math::expm1Double(Value x) {
  Value n;
  Value rounded = nearest(mul(x, number(x, 1.44269504088896341)), n);
  Value r = fma(rounded, number(x, -0.69314718055994531), x);
  Value q = polynomial(r, {1.0, 1.0 / 2, 1.0 / 6, 1.0 / 24, 1.0 / 120,
                           1.0 / 720, 1.0 / 5040, 1.0 / 40320});
  q = mul(q, r);
  Value scale = powerOfTwo(n, x);
  return fma(scale, q, sub(scale, number(x, 1)));
}

Value Math::expm1(Value x) {
  Value wide = toDouble(clamp(x, -50.0, 89.0));
  return signOf(toSingle(expm1Double(wide)), x);
}

/// tanh(x) = t / (t + 2), t = exp(2 |x|) - 1; beyond 10 it rounds to 1.
Value Math::tanh(Value x) {
  Value wide = toDouble(clamp(abs(x), 0.0, 10.0));
  Value t = expm1Double(add(wide, wide));
  return signOf(toSingle(div(t, add(t, number(t, 2)))), x);
}

/// log(u) in f64 for finite normal u > 0: k ln(2) + 2 atanh(f / (2 + f)) with
/// u = 2^k (1 + f). `exactFraction`, when given, is u - 1 and stands for f
/// where k = 0: it has the digits that u has lost.
Value Math::logDouble(Value u, Value exactFraction) {
  // Subtracting the bits of sqrt(1/2) leaves the mantissa in [sqrt(1/2),
  // sqrt(2)).
  int64_t sqrtHalf = 0x3fe6a09e667f3bcd;
  Value raw = bits(u);
  Value shifted = arith::SubIOp::create(e, raw, integer(raw, sqrtHalf));
  Value k = arith::ShRSIOp::create(e, shifted, integer(raw, 52));
  Value mantissa =
      fromBits(arith::SubIOp::create(
                   e, raw, arith::ShLIOp::create(e, k, integer(raw, 52))),
               u);
  Value f = sub(mantissa, number(u, 1));
  if (exactFraction) {
    Value isZero =
        arith::CmpIOp::create(e, arith::CmpIPredicate::eq, k, integer(k, 0));
    f = select(isZero, exactFraction, f);
  }
  Value s = div(f, add(f, number(u, 2)));
  Value p = polynomial(
      mul(s, s), {2.0, 2.0 / 3, 2.0 / 5, 2.0 / 7, 2.0 / 9, 2.0 / 11, 2.0 / 13});
  // k as float without a 64-bit conversion, which AVX2 lacks.
  Value kBits = arith::AddIOp::create(e, k, integer(k, 0x4338000000000000));
  Value kFloat = sub(fromBits(kBits, u), number(u, 0x1.8p52));
  return fma(kFloat, number(u, 0.69314718055994531), mul(s, p));
}

Value Math::log(Value x) {
  Value result = toSingle(logDouble(toDouble(x), Value()));
  Value zero = number(x, 0), infinity = number(x, INFINITY);
  // Positive finite values are the rule; NaN and infinity are themselves.
  result = select(compare(arith::CmpFPredicate::ULT, x, infinity), result, x);
  result = select(compare(arith::CmpFPredicate::OLT, x, zero), number(x, NAN),
                  result);
  result = select(compare(arith::CmpFPredicate::OEQ, x, zero),
                  number(x, -INFINITY), result);
  return select(compare(arith::CmpFPredicate::UNO, x, x), x, result);
}

Value Math::log1p(Value x) {
  Value wide = toDouble(x);
  Value result = toSingle(logDouble(add(wide, number(wide, 1)), wide));
  Value minusOne = number(x, -1), infinity = number(x, INFINITY);
  result = signOf(result, x);
  result = select(compare(arith::CmpFPredicate::ULT, x, infinity), result, x);
  result = select(compare(arith::CmpFPredicate::OLT, x, minusOne),
                  number(x, NAN), result);
  result = select(compare(arith::CmpFPredicate::OEQ, x, minusOne),
                  number(x, -INFINITY), result);
  return select(compare(arith::CmpFPredicate::UNO, x, x), x, result);
}

/// Below 1 a polynomial in x^2 (times x), above 1 - exp(-x^2) q(x); both are
/// Chebyshev fits, off by 1e-12 relative and 4e-9 absolute.
Value Math::erf(Value x) {
  Value a = toDouble(clamp(abs(x), 0.0, 4.0)), square = mul(a, a);
  Value inner = mul(
      a, polynomial(square, {1.128379167094677, -0.37612638889636135,
                             0.11283791308619866, -0.026866133236306742,
                             0.005223783482096831, -0.0008542638106531471,
                             0.00011956563926227416, -1.3909348806534041e-05,
                             1.0589403727235517e-06}));
  Value q = polynomial(a, {0.9960097973729194, -1.1023435779131567,
                           0.9220721337574765, -0.6094618836567258,
                           0.31916236271322534, -0.13075677862503177,
                           0.04109829281350239, -0.009655345890240676,
                           0.0016332832498458397, -0.000187313585130889,
                           1.3008479476302959e-05, -4.1231428062517154e-07});
  Value minusSquare = arith::NegFOp::create(e, square);
  Value tail =
      fma(add(expm1Double(minusSquare), number(a, 1)), q, number(a, -1));
  Value outer = arith::NegFOp::create(e, tail);
  Value result =
      select(compare(arith::CmpFPredicate::OGT, a, number(a, 1)), outer, inner);
  return signOf(toSingle(result), x);
}

/// x = k pi/2 + r with pi/2 in two parts, which is exact enough below 2^40;
/// other values take libm.
Value Math::sinOrCos(Value x, bool isCos) {
  Value wide = toDouble(x), k;
  Value rounded = nearest(mul(wide, number(wide, 0.63661977236758134)), k);
  Value r = fma(rounded, number(wide, -1.5707963267948966), wide);
  r = fma(rounded, number(wide, -6.123233995736766e-17), r);
  Value z = mul(r, r);
  Value sine = mul(r, polynomial(z, {1.0, -1.0 / 6, 1.0 / 120, -1.0 / 5040,
                                     1.0 / 362880, -1.0 / 39916800}));
  Value cosine = polynomial(z, {1.0, -1.0 / 2, 1.0 / 24, -1.0 / 720,
                                1.0 / 40320, -1.0 / 3628800, 1.0 / 479001600});
  Value quadrant =
      isCos ? Value(arith::AddIOp::create(e, k, integer(k, 1))) : k;
  auto isSet = [&](int64_t bit) -> Value {
    Value masked = arith::AndIOp::create(e, quadrant, integer(k, bit));
    return arith::CmpIOp::create(e, arith::CmpIPredicate::ne, masked,
                                 integer(k, 0));
  };
  Value value = select(isSet(1), cosine, sine);
  value = select(isSet(2), arith::NegFOp::create(e, value), value);
  Value result = toSingle(value);
  if (!isCos) // sin(-0) is -0
    result =
        select(compare(arith::CmpFPredicate::OEQ, x, number(x, 0)), x, result);
  Value isLarge = arith::XOrIOp::create(
      e, compare(arith::CmpFPredicate::OLT, abs(x), number(x, 0x1p40)),
      e.constant(e.widen(e.getI1Type(), lanes), int64_t(-1)));
  Value any = lanes ? Value(vector::ReductionOp::create(
                          e, vector::CombiningKind::OR, isLarge))
                    : isLarge;
  auto branch = scf::IfOp::create(e, TypeRange{x.getType()}, any,
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(e);
  e.setInsertionPointToStart(branch.thenBlock());
  Value exact = e.callLibm(isCos ? "cos" : "sin", x);
  scf::YieldOp::create(e, select(isLarge, exact, result));
  e.setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(e, result);
  return branch.getResult(0);
}

/// Functions that are too rare for code of their own: libm's double one, which
/// is exact for f32 but for the last rounding. Empty for others.
static StringRef getRareFunction(Operation *op) {
  return llvm::TypeSwitch<Operation *, StringRef>(op)
      .Case([](math::ErfcOp) { return "erfc"; })
      .Case([](math::Exp2Op) { return "exp2"; })
      .Case([](math::Log2Op) { return "log2"; })
      .Case([](math::Log10Op) { return "log10"; })
      .Case([](math::TanOp) { return "tan"; })
      .Case([](math::AsinOp) { return "asin"; })
      .Case([](math::AcosOp) { return "acos"; })
      .Case([](math::AtanOp) { return "atan"; })
      .Case([](math::SinhOp) { return "sinh"; })
      .Case([](math::CoshOp) { return "cosh"; })
      .Case([](math::AsinhOp) { return "asinh"; })
      .Case([](math::AcoshOp) { return "acosh"; })
      .Case([](math::AtanhOp) { return "atanh"; })
      .Case([](math::Atan2Op) { return "atan2"; })
      .Default(StringRef());
}

static int64_t lanesOf(Value value) {
  auto vector = dyn_cast<VectorType>(value.getType());
  return vector ? vector.getNumElements() : 0;
}

Value cpu::emitMath(Emitter &e, Operation *op, ValueRange operands) {
  if (op->getNumResults() != 1 || operands.empty() || !operands[0])
    return {};
  Type element = op->getResult(0).getType();
  // The name in libm; empty for ops that LLVM does exactly.
  StringRef name = llvm::TypeSwitch<Operation *, StringRef>(op)
                       .Case([](math::ExpOp) { return "exp"; })
                       .Case([](math::ExpM1Op) { return "expm1"; })
                       .Case([](math::LogOp) { return "log"; })
                       .Case([](math::Log1pOp) { return "log1p"; })
                       .Case([](math::TanhOp) { return "tanh"; })
                       .Case([](math::ErfOp) { return "erf"; })
                       .Case([](math::SinOp) { return "sin"; })
                       .Case([](math::CosOp) { return "cos"; })
                       .Case([](math::PowFOp) { return "pow"; })
                       .Default(StringRef());
  StringRef wideName = getRareFunction(op);
  if (name.empty() && wideName.empty())
    return {};
  if (!element.isF32())
    return e.callLibm(name.empty() ? wideName : name, operands);
  if (!wideName.empty()) {
    Type wide = e.widen(e.getF64Type(), lanesOf(operands[0]));
    Values arguments;
    for (Value operand : operands)
      arguments.push_back(arith::ExtFOp::create(e, wide, operand));
    return arith::TruncFOp::create(e, operands[0].getType(),
                                   e.callLibm(wideName, arguments));
  }
  Math math(e, operands[0].getType());
  Value x = operands[0];
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](math::ExpOp) { return math.exp(x); })
      .Case([&](math::ExpM1Op) { return math.expm1(x); })
      .Case([&](math::LogOp) { return math.log(x); })
      .Case([&](math::Log1pOp) { return math.log1p(x); })
      .Case([&](math::TanhOp) { return math.tanh(x); })
      .Case([&](math::ErfOp) { return math.erf(x); })
      .Case([&](math::SinOp) { return math.sinOrCos(x, /*isCos=*/false); })
      .Case([&](math::CosOp) { return math.sinOrCos(x, /*isCos=*/true); })
      .Default([&](Operation *) { return e.callLibm(name, operands); });
}

/// Integer rounding: add half of the last kept bit, less one when that bit is
/// even; NaN keeps its upper bits and becomes quiet.
Value cpu::roundToBFloat16(Emitter &e, Value value) {
  auto vector = dyn_cast<VectorType>(value.getType());
  int64_t lanes = vector ? vector.getNumElements() : 0;
  Type i32 = e.widen(e.getI32Type(), lanes);
  auto number = [&](int64_t bits) { return e.constant(i32, bits); };
  Value isNan =
      arith::CmpFOp::create(e, arith::CmpFPredicate::UNO, value, value);
  Value bits = arith::BitcastOp::create(e, i32, value);
  Value odd = arith::AndIOp::create(
      e, arith::ShRUIOp::create(e, bits, number(16)), number(1));
  Value rounded = arith::AddIOp::create(
      e, bits, arith::AddIOp::create(e, odd, number(0x7fff)));
  Value quiet = arith::OrIOp::create(e, bits, number(0x400000));
  Value kept = arith::ShRUIOp::create(
      e, arith::SelectOp::create(e, isNan, quiet, rounded), number(16));
  Value narrow =
      arith::TruncIOp::create(e, e.widen(e.getI16Type(), lanes), kept);
  return arith::BitcastOp::create(e, e.widen(e.getBF16Type(), lanes), narrow);
}
