//===- Combined.cpp - Arithmetic of three operands and of special numbers -===//
#include "Families.h"
#include "thunder/IR/Functions.h"
#include <limits>

using namespace mlir;
using namespace mlir::thunder;

namespace {
/// Tensors of one shape in the dtype to compute in.
struct Promoted {
  SmallVector<Value> values;
  Type result;
};
} // namespace

static Promoted promote(SymbolBuilder &b, ArrayRef<StringRef> names,
                        bool floating) {
  Promoted promoted;
  SmallVector<Value> tensors;
  for (StringRef name : names)
    tensors.push_back(b.tensor(name));
  FailureOr<SmallVector<int64_t>> shape = b.broadcastShapes(tensors);
  if (failed(shape) || b.failed())
    return promoted;
  promoted.result = promotedType(b.getBuilder().getContext(), tensors);
  if (floating)
    promoted.result = toFloating(promoted.result);
  if (promoted.result.isInteger(1)) {
    b.unsupported() << "bool operands";
    return promoted;
  }
  for (Value tensor : tensors)
    promoted.values.push_back(
        b.broadcastTo(b.toCompute(b.convert(tensor, promoted.result)), *shape));
  return promoted;
}

/// self + value * tensor1 * tensor2, or with a quotient.
template <bool divides> static Value addCombined(SymbolBuilder &b) {
  Promoted p = promote(b, {"self", "tensor1", "tensor2"}, divides);
  Scalar value = b.scalar("value");
  if (b.failed())
    return {};
  Value scaled = value.is(1)
                     ? p.values[1]
                     : b.mul(b.fullLike(p.values[1], value), p.values[1]);
  Value term =
      divides ? b.div(scaled, p.values[2]) : b.mul(scaled, p.values[2]);
  return b.convert(b.add(p.values[0], term), p.result);
}

/// PyTorch takes the end that is nearer.
static Value interpolate(SymbolBuilder &b, Value start, Value end,
                         Value weight) {
  Value distance = b.sub(end, start);
  Value isNear =
      b.compare<LtOp>(b.make<AbsOp>(weight), b.fullLike(weight, 0.5));
  Value rest = b.sub(b.fullLike(weight, 1), weight);
  return b.where(isNear, b.add(start, b.mul(weight, distance)),
                 b.sub(end, b.mul(distance, rest)));
}

static Value lerpTensor(SymbolBuilder &b) {
  Promoted p = promote(b, {"self", "end", "weight"}, false);
  if (b.failed())
    return {};
  return b.convert(interpolate(b, p.values[0], p.values[1], p.values[2]),
                   p.result);
}

static Value lerpScalar(SymbolBuilder &b) {
  Promoted p = promote(b, {"self", "end"}, false);
  Scalar weight = b.scalar("weight");
  if (b.failed())
    return {};
  return b.convert(
      interpolate(b, p.values[0], p.values[1], b.fullLike(p.values[0], weight)),
      p.result);
}

/// A binary function of floats.
template <typename OpTy> static Value floatBinary(SymbolBuilder &b) {
  BinaryOperands o = prepareBinary(b, "self", "other", {.floating = true});
  return b.convert(b.make<OpTy>(o.x, o.y), o.result);
}

/// The root of the sum of squares, from the larger of the two.
static Value hypot(SymbolBuilder &b) {
  BinaryOperands o = prepareBinary(b, "self", "other", {.floating = true});
  if (!o.x)
    return {};
  Value zero = b.fullLike(o.x, 0);
  Value x = b.make<AbsOp>(o.x), y = b.make<AbsOp>(o.y);
  Value swaps = b.compare<LtOp>(x, y);
  Value larger = b.where(swaps, y, x), smaller = b.where(swaps, x, y);
  Value isZero = b.compare<EqOp>(larger, zero);
  Value divisor = b.where(isZero, b.fullLike(o.x, 1), larger);
  Value ratio = b.div(smaller, divisor);
  Value root = b.make<SqrtOp>(b.add(b.fullLike(x, 1), b.mul(ratio, ratio)));
  Value result = b.mul(larger, root);
  // An infinite operand wins over a NaN; two of them would divide to one.
  double infinity = std::numeric_limits<double>::infinity();
  Value limit = b.fullLike(x, infinity);
  Value isInfinite =
      b.make<BitwiseOrOp>(b.compare<EqOp>(x, limit), b.compare<EqOp>(y, limit));
  return b.convert(b.where(isInfinite, limit, result), o.result);
}

/// x * log(y), 0 where x is 0 unless y is NaN. Where the logarithm is finite, a
/// 0 is a factor as any other: the derivative there is the logarithm.
template <bool addsOne> static Value xlogy(SymbolBuilder &b) {
  BinaryOperands o = prepareBinary(b, "self", "other", {.floating = true});
  if (!o.x)
    return {};
  Value zero = b.fullLike(o.x, 0);
  Value pole = b.fullLike(o.y, addsOne ? -1 : 0),
        infinity = b.fullLike(o.y, std::numeric_limits<double>::infinity());
  Value isInfinite = b.make<BitwiseOrOp>(b.compare<LeOp>(o.y, pole),
                                         b.compare<EqOp>(o.y, infinity));
  Value isZero = b.make<BitwiseAndOp>(b.compare<EqOp>(o.x, zero), isInfinite);
  Value safe = b.where(isZero, b.fullLike(o.y, 1), o.y);
  Value product = b.mul(o.x, addsOne ? b.make<Log1pOp>(safe) : b.log(safe));
  // -0 from a negative logarithm becomes 0.
  Value result = b.where(isZero, zero, b.add(product, zero));
  return b.convert(b.where(b.compare<NeOp>(o.y, o.y), o.y, result), o.result);
}

/// The larger (smaller) of two, a number rather than NaN.
template <typename OpTy> static Value numberExtreme(SymbolBuilder &b) {
  BinaryOperands o = prepareBinary(b, "self", "other");
  if (!o.x)
    return {};
  if (o.result.isInteger(1))
    return b.unsupported() << "bool operands", Value();
  Value result = b.make<OpTy>(o.x, o.y);
  if (isFloating(o.result)) {
    result = b.where(b.compare<NeOp>(o.y, o.y), o.x, result);
    result = b.where(b.compare<NeOp>(o.x, o.x), o.y, result);
  }
  return b.convert(result, o.result);
}

/// log(exp(x) + exp(y)), or to base 2.
template <bool ofTwo> static Value logaddexp(SymbolBuilder &b) {
  BinaryOperands o = prepareBinary(b, "self", "other", {.floating = true});
  if (!o.x)
    return {};
  Value larger = b.where(b.compare<GeOp>(o.x, o.y), o.x, o.y);
  Value distance = b.neg(b.make<AbsOp>(b.sub(o.x, o.y)));
  Value rest =
      b.make<Log1pOp>(ofTwo ? b.make<Exp2Op>(distance) : b.exp(distance));
  if (ofTwo)
    rest = b.mul(rest, b.fullLike(rest, 1.44269504088896340736)); // 1 / log 2
  // Of equal infinities the distance is NaN.
  Value infinity = b.fullLike(o.x, std::numeric_limits<double>::infinity());
  Value same = b.make<BitwiseAndOp>(
      b.compare<EqOp>(o.x, o.y), b.compare<EqOp>(b.make<AbsOp>(o.x), infinity));
  return b.convert(b.where(same, o.x, b.add(larger, rest)), o.result);
}

//===----------------------------------------------------------------------===//
// NaN and infinities
//===----------------------------------------------------------------------===//

enum class NumberKind {
  Nan,
  Infinite,
  Finite,
  PositiveInfinite,
  NegativeInfinite
};

template <NumberKind kind> static Value isKind(SymbolBuilder &b) {
  Value x = b.tensor("self");
  if (!x)
    return {};
  if (!isFloating(b.elementOf(x)))
    return b.full(b.shapeOf(x), b.i1(), kind == NumberKind::Finite ? 1 : 0);
  x = b.toCompute(x);
  double infinity = std::numeric_limits<double>::infinity();
  switch (kind) {
  case NumberKind::Nan:
    return b.compare<NeOp>(x, x);
  case NumberKind::Infinite:
    return b.compare<EqOp>(b.make<AbsOp>(x), b.fullLike(x, infinity));
  case NumberKind::Finite:
    return b.isFinite(x);
  case NumberKind::PositiveInfinite:
    return b.compare<EqOp>(x, b.fullLike(x, infinity));
  case NumberKind::NegativeInfinite:
    return b.compare<EqOp>(x, b.fullLike(x, -infinity));
  }
  return {};
}

static Value isReal(SymbolBuilder &b) {
  Value x = b.tensor("self");
  return x ? b.full(b.shapeOf(x), b.i1(), Scalar::makeBool(true)) : Value();
}

/// The largest finite number of a dtype.
static double largestOf(Type element) {
  return APFloat::getLargest(cast<FloatType>(element).getFloatSemantics())
      .convertToDouble();
}

static Value nanToNum(SymbolBuilder &b) {
  Value x = b.tensor("self");
  std::optional<Scalar> nan = b.optionalScalar("nan"),
                        positive = b.optionalScalar("posinf"),
                        negative = b.optionalScalar("neginf");
  if (b.failed() || !isFloating(b.elementOf(x)))
    return x;
  Type result = b.elementOf(x);
  double most = largestOf(result),
         infinity = std::numeric_limits<double>::infinity();
  Value wide = b.toCompute(x);
  auto replace = [&](Value where, double by) {
    wide = b.where(where, b.fullLike(wide, by), wide);
  };
  replace(b.compare<NeOp>(wide, wide), nan ? nan->number : 0);
  replace(b.compare<EqOp>(wide, b.fullLike(wide, infinity)),
          positive ? positive->number : most);
  replace(b.compare<EqOp>(wide, b.fullLike(wide, -infinity)),
          negative ? negative->number : -most);
  return b.convert(wide, result);
}

/// |x - y| <= atol + rtol * |y|, or equal.
static Value isClose(SymbolBuilder &b) {
  BinaryOperands o = prepareBinary(b, "self", "other");
  double rtol = b.number("rtol"), atol = b.number("atol");
  bool nanIsEqual = b.boolean("equal_nan");
  if (b.failed())
    return {};
  Value close = b.compare<EqOp>(o.x, o.y);
  if (!isFloating(o.result)) {
    if (rtol != 0 || atol != 0) {
      Value x = b.convert(o.x, b.f64()), y = b.convert(o.y, b.f64());
      Value limit = b.add(b.fullLike(x, atol),
                          b.mul(b.fullLike(x, rtol), b.make<AbsOp>(y)));
      close = b.make<BitwiseOrOp>(
          close, b.compare<LeOp>(b.make<AbsOp>(b.sub(x, y)), limit));
    }
    return close;
  }
  if (nanIsEqual)
    close = b.make<BitwiseOrOp>(
        close, b.make<BitwiseAndOp>(b.compare<NeOp>(o.x, o.x),
                                    b.compare<NeOp>(o.y, o.y)));
  Value limit = b.add(b.fullLike(o.x, atol),
                      b.mul(b.fullLike(o.x, rtol), b.make<AbsOp>(o.y)));
  Value distance = b.make<AbsOp>(b.sub(o.x, o.y));
  Value within = b.make<BitwiseAndOp>(b.isFinite(distance),
                                      b.compare<LeOp>(distance, limit));
  return b.make<BitwiseOrOp>(close, within);
}

/// 1 above 0, the values at 0, else 0: also for NaN, as PyTorch.
static Value heaviside(SymbolBuilder &b) {
  BinaryOperands o = prepareBinary(b, "self", "values");
  if (!o.x)
    return {};
  if (o.result.isInteger(1))
    return b.unsupported() << "bool operands", Value();
  Value zero = b.fullLike(o.x, 0);
  Value step = b.where(b.compare<GtOp>(o.x, zero), b.fullLike(o.x, 1), zero);
  Value result = b.where(b.compare<EqOp>(o.x, zero), o.y, step);
  return b.convert(result, o.result);
}

static Value positive(SymbolBuilder &b) { return b.tensor("self"); }

template <int numerator> static Value scaleAngle(SymbolBuilder &b) {
  Value x = b.tensor("self");
  Type result = toFloating(b.elementOf(x));
  x = b.toCompute(b.convert(x, result));
  const double pi = 3.14159265358979323846;
  double factor = numerator == 180 ? 180 / pi : pi / 180;
  return b.convert(b.mul(x, b.fullLike(x, factor)), result);
}

ArrayRef<Symbol> mlir::thunder::getCombinedSymbols() {
  static const Symbol symbols[] = {
      {"aten.addcmul.default", addCombined<false>},
      {"aten.addcdiv.default", addCombined<true>},
      {"aten.lerp.Scalar", lerpScalar},
      {"aten.lerp.Tensor", lerpTensor},
      {"aten.atan2.default", floatBinary<Atan2Op>},
      {"aten.copysign.Tensor", floatBinary<CopysignOp>},
      {"aten.copysign.Scalar", floatBinary<CopysignOp>},
      {"aten.hypot.default", hypot},
      {"aten.xlogy.Tensor", xlogy<false>},
      {"aten.xlogy.Scalar_Self", xlogy<false>},
      {"aten.xlogy.Scalar_Other", xlogy<false>},
      {"aten.special_xlog1py.default", xlogy<true>},
      {"aten.fmax.default", numberExtreme<MaximumOp>},
      {"aten.fmin.default", numberExtreme<MinimumOp>},
      {"aten.logaddexp.default", logaddexp<false>},
      {"aten.logaddexp2.default", logaddexp<true>},
      {"aten.isnan.default", isKind<NumberKind::Nan>},
      {"aten.isinf.default", isKind<NumberKind::Infinite>},
      {"aten.isfinite.default", isKind<NumberKind::Finite>},
      {"aten.isreal.default", isReal},
      {"aten.isposinf.default", isKind<NumberKind::PositiveInfinite>},
      {"aten.isneginf.default", isKind<NumberKind::NegativeInfinite>},
      {"aten.nan_to_num.default", nanToNum},
      {"aten.isclose.default", isClose},
      {"aten.heaviside.default", heaviside},
      {"aten.positive.default", positive},
      {"aten.rad2deg.default", scaleAngle<180>},
      {"aten.deg2rad.default", scaleAngle<1>},
  };
  return symbols;
}
