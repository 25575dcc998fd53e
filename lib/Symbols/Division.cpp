//===- Division.cpp - Quotients, remainders, shifts, rounding -------------===//
//
// A division of integers by zero is an error when the program runs.
//
//===----------------------------------------------------------------------===//
#include "Families.h"
#include "thunder/IR/Functions.h"
#include <cmath>

using namespace mlir;
using namespace mlir::thunder;

/// The divisor, which using checks: none is 0.
static Value checkDivisor(PrimitiveBuilder &b, Value y) {
  Value isZero = b.convert(b.compare<EqOp>(y, b.fullLike(y, 0)), b.i64());
  Value checked = b.checkIndex(isZero, 0, 1, std::nullopt,
                               "division of an integer by zero");
  return b.add(y, b.convert(checked, b.elementOf(y)));
}

/// x - trunc(x / y) * y.
static Value integerRemainder(PrimitiveBuilder &b, Value x, Value y) {
  return b.sub(x, b.mul(b.make<TruncDivideOp>(x, y), y));
}

/// A remainder that is not 0 and has not the divisor's sign.
static Value needsCorrection(PrimitiveBuilder &b, Value rest, Value y) {
  Value zero = b.fullLike(rest, 0);
  Value differs = b.make<BitwiseXorOp>(b.compare<LtOp>(rest, zero),
                                       b.compare<LtOp>(y, zero));
  return b.make<BitwiseAndOp>(b.compare<NeOp>(rest, zero), differs);
}

/// PyTorch's order of operations, which is exact where the quotient is.
Value mlir::thunder::buildFloorDivide(PrimitiveBuilder &b, Value x, Value y) {
  if (!x || !y)
    return {};
  if (!isFloating(b.elementOf(x))) {
    Value quotient = b.make<TruncDivideOp>(x, y);
    Value rest = b.sub(x, b.mul(quotient, y));
    return b.where(needsCorrection(b, rest, y),
                   b.sub(quotient, b.fullLike(x, 1)), quotient);
  }
  Value zero = b.fullLike(x, 0), one = b.fullLike(x, 1);
  Value rest = b.make<FmodOp>(x, y);
  Value quotient = b.div(b.sub(x, rest), y);
  quotient =
      b.where(needsCorrection(b, rest, y), b.sub(quotient, one), quotient);
  Value floor = b.make<FloorOp>(quotient);
  floor = b.where(b.compare<GtOp>(b.sub(quotient, floor), b.fullLike(x, 0.5)),
                  b.add(floor, one), floor);
  Value exact = b.div(x, y);
  Value signedZero = b.make<CopysignOp>(zero, exact);
  Value result = b.where(b.compare<EqOp>(quotient, zero), signedZero, floor);
  result = b.where(b.compare<EqOp>(y, zero), exact, result);
  return b.make<RoundOp>(result); // an integer already; stops the cotangent
}

enum class Rounding { Floor, Trunc };

static Value divideRounded(SymbolBuilder &b, Rounding rounding) {
  auto [x, y, result] =
      prepareBinary(b, "self", "other", {.roundsNumbers = false});
  if (!x)
    return {};
  if (result.isInteger(1))
    return b.invalid() << "not defined for bool", Value();
  bool isFloat = isFloating(result);
  if (!isFloat)
    y = checkDivisor(b, y);
  Value quotient = rounding == Rounding::Floor ? buildFloorDivide(b, x, y)
                   : isFloat                   ? b.make<TruncOp>(b.div(x, y))
                                               : b.make<TruncDivideOp>(x, y);
  return b.convert(quotient, result);
}

static Value floorDivide(SymbolBuilder &b) {
  return divideRounded(b, Rounding::Floor);
}

Value mlir::thunder::buildDivideByMode(SymbolBuilder &b, StringRef mode) {
  if (mode == "floor")
    return divideRounded(b, Rounding::Floor);
  if (mode == "trunc")
    return divideRounded(b, Rounding::Trunc);
  return b.invalid() << "argument 'rounding_mode' is '" << mode << "'", Value();
}

/// fmod has the sign of x, remainder that of y.
template <bool ofDivisor> static Value remainder(SymbolBuilder &b) {
  auto [x, y, result] = prepareBinary(b, "self", "other");
  if (!x)
    return {};
  if (result.isInteger(1))
    return b.invalid() << "not defined for bool", Value();
  Value rest;
  if (isFloating(result)) {
    rest = b.make<FmodOp>(x, y);
  } else {
    y = checkDivisor(b, y);
    rest = integerRemainder(b, x, y);
  }
  if (ofDivisor)
    rest = b.where(needsCorrection(b, rest, y), b.add(rest, y), rest);
  return b.convert(rest, result);
}

template <typename OpTy> static Value shift(SymbolBuilder &b) {
  auto [x, y, result] = prepareBinary(b, "self", "other");
  if (x && (isFloating(result) || result.isInteger(1)))
    return b.unsupported() << "shift of " << result, Value();
  return b.make<OpTy>(x, y);
}

//===----------------------------------------------------------------------===//
// Rounding to integers
//===----------------------------------------------------------------------===//

/// Integers are integers already.
template <typename OpTy> static Value roundTo(SymbolBuilder &b) {
  Value x = b.tensor("self");
  if (!x || !isFloating(b.elementOf(x)))
    return x;
  return b.convert(b.make<OpTy>(b.toCompute(x)), b.elementOf(x));
}

static Value roundDecimals(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t decimals = b.integer("decimals");
  if (b.failed() || !isFloating(b.elementOf(x)))
    return x;
  Value wide = b.toCompute(x);
  Value scale = b.fullLike(wide, std::pow(10.0, std::abs(double(decimals))));
  Value rounded;
  if (decimals == 0)
    rounded = b.make<RoundOp>(wide);
  else if (decimals > 0)
    rounded = b.div(b.make<RoundOp>(b.mul(wide, scale)), scale);
  else
    rounded = b.mul(b.make<RoundOp>(b.div(wide, scale)), scale);
  return b.convert(rounded, b.elementOf(x));
}

static Value frac(SymbolBuilder &b) {
  Value x = b.tensor("self");
  if (x && !isFloating(b.elementOf(x)))
    return b.invalid() << "not defined for " << x.getType(), Value();
  Value wide = b.toCompute(x);
  return b.convert(b.sub(wide, b.make<TruncOp>(wide)), b.elementOf(x));
}

ArrayRef<Symbol> mlir::thunder::getDivisionSymbols() {
  static const Symbol symbols[] = {
      {"aten.floor_divide.default", floorDivide},
      {"aten.floor_divide.Scalar", floorDivide},
      {"aten.remainder.Tensor", remainder<true>},
      {"aten.remainder.Scalar", remainder<true>},
      {"aten.remainder.Scalar_Tensor", remainder<true>},
      {"aten.fmod.Tensor", remainder<false>},
      {"aten.fmod.Scalar", remainder<false>},
      {"aten.bitwise_left_shift.Tensor", shift<ShiftLeftOp>},
      {"aten.bitwise_left_shift.Tensor_Scalar", shift<ShiftLeftOp>},
      {"aten.bitwise_right_shift.Tensor", shift<ShiftRightOp>},
      {"aten.bitwise_right_shift.Tensor_Scalar", shift<ShiftRightOp>},
      {"aten.__lshift__.Tensor", shift<ShiftLeftOp>},
      {"aten.__lshift__.Scalar", shift<ShiftLeftOp>},
      {"aten.__rshift__.Tensor", shift<ShiftRightOp>},
      {"aten.__rshift__.Scalar", shift<ShiftRightOp>},
      {"aten.floor.default", roundTo<FloorOp>},
      {"aten.ceil.default", roundTo<CeilOp>},
      {"aten.round.default", roundTo<RoundOp>},
      {"aten.round.decimals", roundDecimals},
      {"aten.trunc.default", roundTo<TruncOp>},
      {"aten.fix.default", roundTo<TruncOp>},
      {"aten.frac.default", frac},
  };
  return symbols;
}
