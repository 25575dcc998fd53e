//===- FloatParts.cpp - Signs, exponents, neighbours; common divisors -----===//
#include "Families.h"
#include "thunder/IR/Functions.h"
#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::thunder;

static Value isNan(PrimitiveBuilder &b, Value x) {
  return b.compare<NeOp>(x, x);
}

//===----------------------------------------------------------------------===//
// Signs
//===----------------------------------------------------------------------===//

/// True for -0, too.
static Value signbit(SymbolBuilder &b) {
  Value x = b.tensor("self");
  if (b.failed())
    return {};
  Type element = b.elementOf(x);
  if (element.isInteger(1) || element.isUnsignedInteger())
    return b.full(b.shapeOf(x), b.i1(), Scalar::makeBool(false));
  x = b.toCompute(x);
  Value sign =
      isFloating(element) ? b.make<CopysignOp>(b.fullLike(x, 1), x) : x;
  return b.compare<LtOp>(sign, b.fullLike(x, 0));
}

/// The angle of a real number as a complex one: 0, or π below 0.
static Value angle(SymbolBuilder &b) {
  Value x = b.tensor("self");
  Type result = toFloating(b.elementOf(x));
  x = b.toCompute(b.convert(x, result));
  Value zero = b.fullLike(x, 0);
  Value turned = b.where(b.compare<LtOp>(x, zero),
                         b.fullLike(x, 3.14159265358979323846), zero);
  return b.convert(b.where(isNan(b, x), x, turned), result);
}

//===----------------------------------------------------------------------===//
// Exponents
//===----------------------------------------------------------------------===//

namespace {
/// |x| * scale, in [1/2, 1), and the exponent that was taken away. Zeros,
/// infinities and NaN are left alone. The scale is a power of two, and a
/// constant to autodiff.
struct Mantissa {
  Value scale, exponent; ///< both in the dtype of x
};
} // namespace

/// By halving intervals of exponents; exact in each step.
static Mantissa takeExponent(PrimitiveBuilder &b, Value x) {
  bool isWide = b.elementOf(x).isF64();
  Value size = b.make<AbsOp>(x);
  Value isPlain = b.make<BitwiseAndOp>(b.isFinite(x),
                                       b.compare<NeOp>(size, b.fullLike(x, 0)));
  size = b.where(isPlain, size, b.fullLike(x, 0.5));
  Value scale = b.fullLike(x, 1), exponent = b.fullLike(x, 0);
  auto step = [&](Value condition, int64_t by) {
    auto scaleBy = [&](Value value) {
      return b.where(condition,
                     b.mul(value, b.fullLike(x, std::ldexp(1.0, -by))), value);
    };
    size = scaleBy(size);
    scale = scaleBy(scale);
    exponent = b.where(condition, b.add(exponent, b.fullLike(x, double(by))),
                       exponent);
  };
  for (int64_t by = isWide ? 512 : 64; by > 0; by /= 2)
    step(b.compare<GeOp>(size, b.fullLike(x, std::ldexp(1.0, by))), by);
  step(b.compare<GeOp>(size, b.fullLike(x, 1)), 1);
  // Twice the first: subnormal numbers are smaller than the largest is large.
  step(b.compare<LtOp>(size,
                       b.fullLike(x, std::ldexp(1.0, isWide ? -512 : -64))),
       isWide ? -512 : -64);
  for (int64_t by = isWide ? 512 : 64; by > 0; by /= 2)
    step(b.compare<LtOp>(size, b.fullLike(x, std::ldexp(1.0, -by))), -by);
  return {scale, exponent};
}

static SmallVector<Value> frexp(SymbolBuilder &b) {
  Value x = b.tensor("self");
  if (b.failed())
    return {};
  Type element = b.elementOf(x);
  if (!isFloating(element))
    return b.invalid() << "not defined for " << x.getType(),
           SmallVector<Value>();
  x = b.toCompute(x);
  // A subnormal is made normal first, so that the scale is finite.
  bool isWide = b.elementOf(x).isF64();
  double least = std::ldexp(1.0, isWide ? -1000 : -100),
         up = std::ldexp(1.0, isWide ? 200 : 100);
  Value isTiny = b.compare<LtOp>(b.make<AbsOp>(x), b.fullLike(x, least));
  Value first = b.where(isTiny, b.fullLike(x, up), b.fullLike(x, 1));
  Value normal = b.mul(x, first);
  Mantissa mantissa = takeExponent(b, normal);
  Value isZero = b.compare<EqOp>(x, b.fullLike(x, 0));
  Value shift =
      b.where(isTiny, b.fullLike(x, isWide ? 200 : 100), b.fullLike(x, 0));
  Value exponent =
      b.where(isZero, b.fullLike(x, 0), b.sub(mantissa.exponent, shift));
  return {b.convert(b.mul(normal, mantissa.scale), element),
          b.convert(exponent, b.getBuilder().getI32Type())};
}

/// The next number of the dtype after x in the direction of y.
static Value nextafter(SymbolBuilder &b) {
  auto [x, y, result] = prepareBinary(b, "self", "other");
  if (!x)
    return {};
  auto type = dyn_cast<FloatType>(result);
  if (!type)
    return b.invalid() << "not defined for " << result, Value();
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  int digits = int(APFloat::semanticsPrecision(semantics));
  double least = APFloat::getSmallest(semantics).convertToDouble(); // subnormal
  // In f64 the neighbours of narrower types are exact.
  Value wide = b.convert(x, b.f64()), target = b.convert(y, b.f64());
  Value zero = b.fullLike(wide, 0), size = b.make<AbsOp>(wide);
  Mantissa mantissa = takeExponent(b, wide);
  // |x| = m * 2^e with m in [1/2, 1): the step is 2^(e - digits).
  Value step =
      b.div(b.fullLike(wide, std::ldexp(1.0, -digits)), mantissa.scale);
  step = b.make<MaximumOp>(step, b.fullLike(wide, least));
  Value isPowerOfTwo =
      b.compare<EqOp>(b.mul(size, mantissa.scale), b.fullLike(wide, 0.5));
  Value stepDown =
      b.where(isPowerOfTwo, b.mul(step, b.fullLike(wide, 0.5)), step);
  stepDown = b.make<MaximumOp>(stepDown, b.fullLike(wide, least));
  Value isAway = b.compare<EqOp>(b.compare<GtOp>(target, wide),
                                 b.compare<GtOp>(wide, zero));
  Value moved = b.where(isAway, b.add(size, step), b.sub(size, stepDown));
  double infinity = std::numeric_limits<double>::infinity(),
         largest = APFloat::getLargest(semantics).convertToDouble();
  moved = b.where(b.compare<EqOp>(size, b.fullLike(wide, infinity)),
                  b.fullLike(wide, largest), moved);
  moved = b.make<CopysignOp>(moved, wide);
  moved = b.where(b.compare<EqOp>(wide, zero),
                  b.make<CopysignOp>(b.fullLike(wide, least), target), moved);
  moved = b.where(b.compare<EqOp>(wide, target), target, moved);
  moved = b.where(b.make<BitwiseOrOp>(isNan(b, wide), isNan(b, target)),
                  b.add(wide, target), moved);
  return b.convert(moved, result);
}

/// x * 2^y. The power has PyTorch's dtype: f32 of integers.
static Value ldexp(SymbolBuilder &b) {
  Value x = b.tensor("self"), y = b.tensor("other");
  FailureOr<SmallVector<int64_t>> shape = b.broadcastShapes({x, y});
  if (failed(shape) || b.failed())
    return {};
  Type powerType = toFloating(b.elementOf(y));
  Value exponent = b.toCompute(b.convert(y, powerType));
  Value power = b.convert(b.pow(b.fullLike(exponent, 2), exponent), powerType);
  Type result = promotedType(b.getBuilder().getContext(), {x, power});
  auto prepare = [&](Value value) {
    return b.broadcastTo(b.toCompute(b.convert(value, result)), *shape);
  };
  return b.convert(b.mul(prepare(x), prepare(power)), result);
}

/// A power in f64.
static Value floatPower(SymbolBuilder &b) {
  SmallVector<Value> tensors;
  for (StringRef name : {"self", "exponent"})
    if (b.isTensor(name))
      tensors.push_back(b.tensor(name));
  FailureOr<SmallVector<int64_t>> shape = b.broadcastShapes(tensors);
  if (failed(shape) || b.failed())
    return {};
  auto prepare = [&](StringRef name) {
    if (!b.isTensor(name))
      return b.full(*shape, b.f64(), b.number(name));
    return b.broadcastTo(b.convert(b.tensor(name), b.f64()), *shape);
  };
  return b.pow(prepare("self"), prepare("exponent"));
}

//===----------------------------------------------------------------------===//
// Common divisors
//===----------------------------------------------------------------------===//

/// Euclid's algorithm, as many steps as the largest numbers of the dtype need.
static Value divisorOf(SymbolBuilder &b, Value x, Value y) {
  if (!x || !y)
    return {};
  Type element = b.elementOf(x);
  if (isFloating(element) || element.isInteger(1))
    return b.invalid() << "not defined for " << element, Value();
  // Neighbouring Fibonacci numbers take longest: their ratio is 1.618.
  int steps = int(std::ceil(element.getIntOrFloatBitWidth() / 0.694)) + 1;
  Value zero = b.fullLike(x, 0), one = b.fullLike(x, 1);
  auto size = [&](Value value) {
    return element.isUnsignedInteger() ? value : b.make<AbsOp>(value);
  };
  x = size(x);
  y = size(y);
  for (int i = 0; i < steps; ++i) {
    Value isDone = b.compare<EqOp>(y, zero);
    Value divisor = b.where(isDone, one, y);
    Value rest = b.sub(x, b.mul(b.make<TruncDivideOp>(x, divisor), divisor));
    Value next = b.where(isDone, zero, rest);
    x = b.where(isDone, x, y);
    y = next;
  }
  return x;
}

static Value gcd(SymbolBuilder &b) {
  auto [x, y, result] = prepareBinary(b, "self", "other");
  return divisorOf(b, x, y);
}

/// |x / gcd * y|, 0 where one of them is.
static Value lcm(SymbolBuilder &b) {
  auto [x, y, result] = prepareBinary(b, "self", "other");
  Value divisor = divisorOf(b, x, y);
  if (!divisor)
    return {};
  Value zero = b.fullLike(x, 0);
  Value isZero = b.compare<EqOp>(divisor, zero);
  Value quotient =
      b.make<TruncDivideOp>(x, b.where(isZero, b.fullLike(x, 1), divisor));
  Value product = b.mul(quotient, y);
  if (!result.isUnsignedInteger())
    product = b.make<AbsOp>(product);
  return b.where(isZero, zero, product);
}

ArrayRef<Symbol> mlir::thunder::getFloatPartsSymbols() {
  static const Symbol symbols[] = {
      {"aten.signbit.default", signbit},
      {"aten.angle.default", angle},
      {"aten.frexp.Tensor", nullptr, frexp},
      {"aten.nextafter.default", nextafter},
      {"aten.ldexp.Tensor", ldexp},
      {"aten.float_power.Tensor_Tensor", floatPower},
      {"aten.float_power.Tensor_Scalar", floatPower},
      {"aten.float_power.Scalar", floatPower},
      {"aten.gcd.default", gcd},
      {"aten.lcm.default", lcm},
  };
  return symbols;
}
