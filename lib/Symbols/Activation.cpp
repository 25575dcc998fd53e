//===- Activation.cpp - Piecewise activations, bounds ---------------------===//
//
// Pieces are chosen by comparisons, so that a cotangent passes, or does not, at
// a border as in PyTorch. A function that overflows outside of its piece gets 0
// there, for the sake of its derivative.
//
//===----------------------------------------------------------------------===//
#include "Families.h"
#include "thunder/Symbols/Formulas.h"
#include <limits>

using namespace mlir;
using namespace mlir::thunder;

/// Argument `self`, floating, in the dtype to compute in.
static Value readFloat(SymbolBuilder &b, Type &result) {
  Value x = b.tensor("self");
  result = b.elementOf(x);
  if (x && !isFloating(result))
    return b.invalid() << "not defined for " << x.getType(), Value();
  return b.toCompute(x);
}

static Value relu6Of(SymbolBuilder &b, Value x) {
  Value zero = b.fullLike(x, 0), six = b.fullLike(x, 6);
  return b.where(b.compare<LtOp>(x, zero), zero,
                 b.where(b.compare<GtOp>(x, six), six, x));
}

static Value leakyRelu(SymbolBuilder &b) {
  Type result;
  Value x = readFloat(b, result);
  Value scaled = b.mul(x, b.fullLike(x, b.number("negative_slope")));
  Value isPositive = b.compare<GtOp>(x, b.fullLike(x, 0));
  return b.convert(b.where(isPositive, x, scaled), result);
}

/// scale * x above 0, else scale * alpha * (exp(x * inputScale) - 1).
static Value eluOf(SymbolBuilder &b, double alpha, double scale,
                   double inputScale) {
  Type result;
  Value x = readFloat(b, result);
  Value zero = b.fullLike(x, 0);
  Value isPositive = b.compare<GtOp>(x, zero);
  Value below = b.where(isPositive, zero, x);
  Value curve = b.mul(b.make<Expm1Op>(b.mul(below, b.fullLike(x, inputScale))),
                      b.fullLike(x, alpha * scale));
  return b.convert(b.where(isPositive, b.mul(x, b.fullLike(x, scale)), curve),
                   result);
}

static Value elu(SymbolBuilder &b) {
  return eluOf(b, b.number("alpha"), b.number("scale"),
               b.number("input_scale"));
}
static Value celu(SymbolBuilder &b) {
  double alpha = b.number("alpha");
  if (alpha == 0)
    return b.invalid() << "argument 'alpha' is 0", Value();
  return eluOf(b, alpha, 1, 1 / alpha);
}
static Value selu(SymbolBuilder &b) {
  return eluOf(b, kSeluAlpha, kSeluScale, 1);
}

/// A value between bounds; at a bound nothing passes.
static Value strictlyBetween(SymbolBuilder &b, Value x, Scalar low,
                             Scalar high) {
  Value lower = b.fullLike(x, low), upper = b.fullLike(x, high);
  return b.where(b.compare<LeOp>(x, lower), lower,
                 b.where(b.compare<GeOp>(x, upper), upper, x));
}

static Value hardtanh(SymbolBuilder &b) {
  Value x = b.tensor("self");
  Type result = b.elementOf(x);
  if (x && result.isInteger(1))
    return b.invalid() << "not defined for bool", Value();
  Scalar low = b.scalar("min_val"), high = b.scalar("max_val");
  if (x && !isFloating(result)) {
    low = Scalar(int64_t(low.number));
    high = Scalar(int64_t(high.number));
  }
  return b.convert(strictlyBetween(b, b.toCompute(x), low, high), result);
}

static Value relu6(SymbolBuilder &b) {
  Value x = b.tensor("self");
  return b.convert(strictlyBetween(b, b.toCompute(x), 0, 6), b.elementOf(x));
}

static Value hardsigmoid(SymbolBuilder &b) {
  Type result;
  Value x = readFloat(b, result);
  Value inner = strictlyBetween(b, b.add(x, b.fullLike(x, 3)), 0, 6);
  return b.convert(b.div(inner, b.fullLike(x, 6)), result);
}

static Value hardswish(SymbolBuilder &b) {
  Type result;
  Value x = readFloat(b, result);
  Value inner = relu6Of(b, b.add(x, b.fullLike(x, 3)));
  return b.convert(b.div(b.mul(x, inner), b.fullLike(x, 6)), result);
}

/// log(1 + exp(x)), x itself above the threshold.
static Value softplusOf(SymbolBuilder &b, Value x, double threshold) {
  Value isLarge = b.compare<GtOp>(x, b.fullLike(x, threshold));
  Value below = b.where(isLarge, b.fullLike(x, 0), x);
  return b.where(isLarge, x, b.make<Log1pOp>(b.exp(below)));
}

static Value softplus(SymbolBuilder &b) {
  Type result;
  Value x = readFloat(b, result);
  Value beta = b.fullLike(x, b.number("beta"));
  double threshold = b.number("threshold");
  if (b.failed())
    return {};
  Value scaled = b.mul(x, beta);
  Value isLarge = b.compare<GtOp>(scaled, b.fullLike(x, threshold));
  Value below = b.where(isLarge, b.fullLike(x, 0), scaled);
  return b.convert(
      b.where(isLarge, x, b.div(b.make<Log1pOp>(b.exp(below)), beta)), result);
}

/// Above 40, log(1 + exp(x)) is x in f64, too.
static Value mish(SymbolBuilder &b) {
  Type result;
  Value x = readFloat(b, result);
  Value inner = b.make<TanhOp>(softplusOf(b, x, 40));
  return b.convert(b.mul(x, inner), result);
}

static Value threshold(SymbolBuilder &b) {
  Value x = b.tensor("self");
  Type result = b.elementOf(x);
  Scalar limit = b.scalar("threshold"), value = b.scalar("value");
  if (x && !isFloating(result)) {
    limit = Scalar(int64_t(limit.number));
    value = Scalar(int64_t(value.number));
  }
  x = b.toCompute(x);
  Value isBelow = b.compare<LeOp>(x, b.fullLike(x, limit));
  return b.convert(b.where(isBelow, b.fullLike(x, value), x), result);
}

static Value hardshrink(SymbolBuilder &b) {
  Type result;
  Value x = readFloat(b, result);
  double lambda = b.number("lambd");
  Value isSmall =
      b.make<BitwiseAndOp>(b.compare<GeOp>(x, b.fullLike(x, -lambda)),
                           b.compare<LeOp>(x, b.fullLike(x, lambda)));
  return b.convert(b.where(isSmall, b.fullLike(x, 0), x), result);
}

/// NaN stays NaN.
static Value softshrink(SymbolBuilder &b) {
  Type result;
  Value x = readFloat(b, result);
  Value lambda = b.fullLike(x, b.number("lambd")), zero = b.fullLike(x, 0);
  Value small = b.where(b.compare<NeOp>(x, x), x, zero);
  Value below =
      b.where(b.compare<LtOp>(x, b.neg(lambda)), b.add(x, lambda), small);
  return b.convert(b.where(b.compare<GtOp>(x, lambda), b.sub(x, lambda), below),
                   result);
}

static Value glu(SymbolBuilder &b) {
  Type result;
  Value x = readFloat(b, result);
  int64_t dim = b.dim("dim", b.rankOf(x));
  if (b.failed())
    return {};
  int64_t size = b.rankOf(x) ? b.shapeOf(x)[dim] : 1;
  if (size % 2)
    return b.invalid() << "dimension " << dim << " of " << x.getType()
                       << " cannot be halved",
           Value();
  Value first = b.sliceDim(x, dim, 0, size / 2),
        second = b.sliceDim(x, dim, size / 2, size);
  return b.convert(b.mul(first, buildSigmoid(b, second)), result);
}

/// log(x / (1 - x)), x in [eps, 1 - eps] when there is an eps.
static Value logit(SymbolBuilder &b) {
  Value x = b.tensor("self");
  Type result = toFloating(b.elementOf(x));
  std::optional<Scalar> eps = b.optionalScalar("eps");
  x = b.toCompute(b.convert(x, result));
  Value one = b.fullLike(x, 1);
  if (eps) {
    Value low = b.fullLike(x, eps->number), high = b.sub(one, low);
    x = b.where(b.compare<LtOp>(x, low), low,
                b.where(b.compare<GtOp>(x, high), high, x));
  }
  return b.convert(b.log(b.div(x, b.sub(one, x))), result);
}

static Value prelu(SymbolBuilder &b) {
  Type result;
  Value x = readFloat(b, result), weight = b.toCompute(b.tensor("weight"));
  if (b.failed())
    return {};
  int64_t count = b.typeOf(weight).getNumElements();
  if (count == 1)
    weight = b.broadcastInDim(b.reshape(weight, {}), b.shapeOf(x), {});
  else if (b.rankOf(x) >= 2 && b.rankOf(weight) == 1 &&
           b.shapeOf(x)[1] == count)
    weight = b.broadcastInDim(weight, b.shapeOf(x), {1});
  else
    weight = b.broadcastTo(weight, b.shapeOf(x)); // of the core operator
  Value isPositive = b.compare<GtOp>(x, b.fullLike(x, 0));
  return b.convert(b.where(isPositive, x, b.mul(weight, x)), result);
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

/// One bound of clamp: a number or a tensor, in the result's shape and dtype;
/// null when there is none. NaN as a bound makes NaN.
static Value readBound(SymbolBuilder &b, StringRef name,
                       ArrayRef<int64_t> shape, Type result) {
  if (!b.getOp().getArgument(name) || b.isNone(name))
    return {};
  if (!b.isTensor(name)) {
    Scalar number = b.scalar(name);
    return b.convert(b.full(shape, result, number), b.computeType(result));
  }
  return b.broadcastTo(b.toCompute(b.convert(b.tensor(name), result)), shape);
}

/// PyTorch's mask for a number as bound: the gradient passes strictly inside,
/// and not where x is NaN.
static Value cutAtNumber(SymbolBuilder &b, Value x, Value bound, bool upper) {
  Value inside = upper ? b.compare<LtOp>(x, bound) : b.compare<GtOp>(x, bound);
  if (isFloating(b.elementOf(x))) {
    Value isNan = b.make<BitwiseOrOp>(b.compare<NeOp>(x, x),
                                      b.compare<NeOp>(bound, bound));
    bound = b.where(
        isNan, b.fullLike(x, std::numeric_limits<double>::quiet_NaN()), bound);
  }
  return b.where(inside, x, bound);
}

/// `upper`: cuts above the bound, else below it.
static Value cutAt(SymbolBuilder &b, Value x, Value bound, bool upper) {
  if (!x || !bound)
    return x;
  Value exceeds = upper ? b.compare<GtOp>(x, bound) : b.compare<LtOp>(x, bound);
  if (isFloating(b.elementOf(x)))
    exceeds = b.make<BitwiseOrOp>(exceeds, b.compare<NeOp>(bound, bound));
  return b.where(exceeds, bound, x);
}

static Value clamp(SymbolBuilder &b) {
  Value x = b.tensor("self");
  if (!x)
    return {};
  SmallVector<Value> tensors = {x};
  SmallVector<Scalar> scalars;
  bool isBounded = false;
  for (StringRef name : {"min", "max"}) {
    if (!b.getOp().getArgument(name) || b.isNone(name))
      continue;
    isBounded = true;
    if (b.isTensor(name))
      tensors.push_back(b.tensor(name));
    else
      scalars.push_back(b.scalar(name));
  }
  if (b.failed())
    return {};
  if (!isBounded)
    return b.invalid() << "has neither 'min' nor 'max'", Value();
  FailureOr<SmallVector<int64_t>> shape = b.broadcastShapes(tensors);
  if (failed(shape))
    return {};
  Type result = promotedType(b.getBuilder().getContext(), tensors, scalars);
  Value low = readBound(b, "min", *shape, result),
        high = readBound(b, "max", *shape, result);
  x = b.broadcastTo(b.toCompute(b.convert(x, result)), *shape);
  if (result.isInteger(1)) // the order of 0 and 1
    for (Value *value : {&x, &low, &high})
      if (*value)
        *value = b.convert(*value, b.getBuilder().getI8Type());
  auto cut = [&](Value value, StringRef name, Value bound, bool upper) {
    if (!value || !bound)
      return value;
    return b.isTensor(name) ? cutAt(b, value, bound, upper)
                            : cutAtNumber(b, value, bound, upper);
  };
  return b.convert(cut(cut(x, "min", low, false), "max", high, true), result);
}

ArrayRef<Symbol> mlir::thunder::getActivationSymbols() {
  static const Symbol symbols[] = {
      {"aten.leaky_relu.default", leakyRelu},
      {"aten.elu.default", elu},
      {"aten.celu.default", celu},
      {"aten.selu.default", selu},
      {"aten.hardtanh.default", hardtanh},
      {"aten.relu6.default", relu6},
      {"aten.hardsigmoid.default", hardsigmoid},
      {"aten.hardswish.default", hardswish},
      {"aten.softplus.default", softplus},
      {"aten.mish.default", mish},
      {"aten.threshold.default", threshold},
      {"aten.hardshrink.default", hardshrink},
      {"aten.softshrink.default", softshrink},
      {"aten.glu.default", glu},
      {"aten.logit.default", logit},
      {"aten.special_logit.default", logit},
      {"aten.prelu.default", prelu},
      {"aten._prelu_kernel.default", prelu},
      {"aten.clamp.default", clamp},
      {"aten.clamp.Tensor", clamp},
      {"aten.clip.default", clamp},
      {"aten.clip.Tensor", clamp},
      {"aten.clamp_min.default", clamp},
      {"aten.clamp_min.Tensor", clamp},
      {"aten.clamp_max.default", clamp},
      {"aten.clamp_max.Tensor", clamp},
  };
  return symbols;
}
