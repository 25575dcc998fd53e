//===- Arithmetic.cpp - Binary operators that broadcast and promote -------===//
#include "Families.h"
#include "thunder/IR/Functions.h"

using namespace mlir;
using namespace mlir::thunder;

/// True when the argument is a tensor; exported graphs put numbers into
/// arguments that the schema calls tensors, too.
static bool isTensor(SymbolBuilder &b, StringRef name) {
  return bool(b.getOp().getTensorArgument(name));
}

BinaryOperands mlir::thunder::prepareBinary(SymbolBuilder &b, StringRef nameX,
                                            StringRef nameY,
                                            BinaryRules rules) {
  StringRef names[2] = {nameX, nameY};
  Value values[2];
  Scalar numbers[2];
  SmallVector<Value> tensors;
  SmallVector<Scalar> scalars;
  for (int i : {0, 1}) {
    if (isTensor(b, names[i]))
      tensors.push_back(values[i] = b.tensor(names[i]));
    else
      scalars.push_back(numbers[i] = b.scalar(names[i]));
  }
  if (b.failed())
    return {};
  FailureOr<SmallVector<int64_t>> shape = b.broadcastShapes(tensors);
  if (failed(shape))
    return {};
  Type result = promotedType(b.getBuilder().getContext(), tensors, scalars);
  if (rules.floating)
    result = toFloating(result);
  Type compute = b.computeType(result);
  // What a number or, against a tensor with dimensions, a 0-d tensor passes
  // through on its way to the dtype of the computation.
  Type numberType = rules.roundsNumbers ? result : compute;
  for (int i : {0, 1}) {
    if (values[i]) {
      bool isNumber = b.rankOf(values[i]) == 0 && !shape->empty();
      values[i] = b.broadcastTo(
          b.convert(b.convert(values[i], isNumber ? numberType : result),
                    compute),
          *shape);
    } else {
      values[i] = b.convert(b.full(*shape, numberType, numbers[i]), compute);
    }
  }
  return {values[0], values[1], result};
}

/// `y` times the argument alpha.
static Value scaleByAlpha(SymbolBuilder &b, Value y) {
  Scalar alpha = b.scalar("alpha");
  if (!y || alpha.is(1))
    return y;
  return b.mul(y, b.fullLike(y, alpha));
}

static Value addTensors(SymbolBuilder &b) {
  auto [x, y, result] = prepareBinary(b, "self", "other");
  if (x && result.isInteger(1)) {
    if (!b.scalar("alpha").is(1))
      return b.unsupported() << "argument 'alpha' of a bool addition", Value();
    return b.make<BitwiseOrOp>(x, y);
  }
  return b.convert(b.add(x, scaleByAlpha(b, y)), result);
}

/// x - alpha * y, from arguments of these names.
static Value subtract(SymbolBuilder &b, StringRef nameX, StringRef nameY) {
  auto [x, y, result] = prepareBinary(b, nameX, nameY);
  for (StringRef name : {nameX, nameY})
    if (isTensor(b, name) && b.elementOf(b.tensor(name)) == b.i1())
      return b.invalid() << "subtraction of a bool tensor is not defined; use "
                            "bitwise_xor or logical_not",
             Value();
  return b.convert(b.sub(x, scaleByAlpha(b, y)), result);
}

static Value sub(SymbolBuilder &b) { return subtract(b, "self", "other"); }
static Value rsub(SymbolBuilder &b) { return subtract(b, "other", "self"); }

static Value mul(SymbolBuilder &b) {
  auto [x, y, result] =
      prepareBinary(b, "self", "other", {.roundsNumbers = false});
  if (x && result.isInteger(1))
    return b.make<BitwiseAndOp>(x, y);
  return b.convert(b.mul(x, y), result);
}

static Value div(SymbolBuilder &b) {
  auto [x, y, result] = prepareBinary(
      b, "self", "other", {.floating = true, .roundsNumbers = false});
  return b.convert(b.div(x, y), result);
}

static Value divMode(SymbolBuilder &b) {
  return b.isNone("rounding_mode")
             ? div(b)
             : buildDivideByMode(b, b.string("rounding_mode"));
}

/// MaximumOp or MinimumOp.
template <typename OpTy, typename BoolOpTy>
static Value extremum(SymbolBuilder &b) {
  auto [x, y, result] = prepareBinary(b, "self", "other");
  if (x && result.isInteger(1))
    return b.make<BoolOpTy>(x, y);
  return b.convert(b.make<OpTy>(x, y), result);
}

/// x to a constant that is not negative, modulo 2 to the width.
static Value integerPower(PrimitiveBuilder &b, Value x, uint64_t exponent) {
  Value power;
  for (Value square = x; exponent > 0; exponent /= 2) {
    if (exponent % 2)
      power = power ? b.mul(power, square) : square;
    if (exponent > 1)
      square = b.mul(square, square);
  }
  return power ? power : b.fullLike(x, 1);
}

/// x to a negative power: 0 unless x is 1 or -1. `isOdd`: of the exponent.
static Value negativePower(PrimitiveBuilder &b, Value x, Value isOdd) {
  Value one = b.fullLike(x, 1), zero = b.fullLike(x, 0);
  Value result = b.where(b.compare<EqOp>(x, one), one, zero);
  if (b.elementOf(x).isUnsignedInteger())
    return result;
  Value minusOne = b.fullLike(x, -1);
  return b.where(b.compare<EqOp>(x, minusOne), b.where(isOdd, minusOne, one),
                 result);
}

/// x to the y, bit by bit of y.
static Value integerPowers(PrimitiveBuilder &b, Value x, Value y) {
  Type element = b.elementOf(x);
  Value zero = b.fullLike(y, 0), one = b.fullLike(y, 1), power = one,
        square = x, rest = y, isOdd;
  unsigned bits = element.getIntOrFloatBitWidth();
  for (unsigned bit = 0; bit < bits; ++bit) {
    Value isSet = b.compare<NeOp>(b.make<BitwiseAndOp>(rest, one), zero);
    if (bit == 0)
      isOdd = isSet;
    power = b.where(isSet, b.mul(power, square), power);
    square = b.mul(square, square);
    rest = b.make<ShiftRightOp>(rest, one);
  }
  if (element.isUnsignedInteger())
    return power;
  return b.where(b.compare<LtOp>(y, zero), negativePower(b, x, isOdd), power);
}

static Value powTensors(SymbolBuilder &b) {
  auto [x, y, result] = prepareBinary(b, "self", "exponent");
  if (!x)
    return {};
  if (result.isInteger(1)) // 0 only for false to the true
    return b.make<BitwiseOrOp>(x, b.make<BitwiseNotOp>(y));
  if (!isFloating(result))
    return integerPowers(b, x, y);
  return b.convert(b.pow(x, y), result);
}

/// PyTorch computes these exponents by products and roots.
static Value powByNumber(SymbolBuilder &b) {
  auto [x, y, result] = prepareBinary(b, "self", "exponent");
  if (!x)
    return {};
  double exponent = b.number("exponent");
  Value power;
  if (exponent == 0)
    power = b.fullLike(x, 1);
  else if (exponent == 1)
    power = x;
  else if (exponent == 2)
    power = b.mul(x, x);
  else if (exponent == 3)
    power = b.mul(b.mul(x, x), x);
  else if (!isFloating(result) && exponent < 0)
    return b.invalid() << "integers to negative powers are not allowed",
           Value();
  else if (!isFloating(result))
    power = integerPower(b, x, uint64_t(exponent));
  else if (exponent == 0.5)
    power = b.make<SqrtOp>(x);
  else if (exponent == -0.5)
    power = b.make<RsqrtOp>(x);
  else if (exponent == -1)
    power = b.make<ReciprocalOp>(x);
  else if (exponent == -2)
    power = b.make<ReciprocalOp>(b.mul(x, x));
  else
    power = b.pow(x, y);
  return b.convert(power, result);
}

ArrayRef<Symbol> mlir::thunder::getArithmeticSymbols() {
  static const Symbol symbols[] = {
      {"aten.add.Tensor", addTensors},
      {"aten.add.Scalar", addTensors},
      {"aten.sub.Tensor", sub},
      {"aten.sub.Scalar", sub},
      {"aten.rsub.Tensor", rsub},
      {"aten.rsub.Scalar", rsub},
      {"aten.mul.Tensor", mul},
      {"aten.mul.Scalar", mul},
      {"aten.div.Tensor", div},
      {"aten.div.Scalar", div},
      {"aten.div.Tensor_mode", divMode},
      {"aten.div.Scalar_mode", divMode},
      {"aten.true_divide.Scalar", div},
      {"aten.true_divide.Tensor", div},
      {"aten.maximum.default", extremum<MaximumOp, BitwiseOrOp>},
      {"aten.minimum.default", extremum<MinimumOp, BitwiseAndOp>},
      {"aten.max.other", extremum<MaximumOp, BitwiseOrOp>},
      {"aten.min.other", extremum<MinimumOp, BitwiseAndOp>},
      {"aten.pow.Tensor_Tensor", powTensors},
      {"aten.pow.Scalar", powTensors},
      {"aten.pow.Tensor_Scalar", powByNumber},
  };
  return symbols;
}
