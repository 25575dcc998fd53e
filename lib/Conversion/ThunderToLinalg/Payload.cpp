//===- Payload.cpp - Elementwise primitives on scalars --------------------===//
//
// The one table that says which arith and math ops a primitive is. Semantics
// stand in dialects/thunder/ThunderElementwise.td.
//
//===----------------------------------------------------------------------===//
#include "Payload.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "thunder/IR/Functions.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::thunder;

Type mlir::thunder::getSignlessType(Type elementType) {
  if (elementType.isUnsignedInteger())
    return IntegerType::get(elementType.getContext(),
                            elementType.getIntOrFloatBitWidth());
  return elementType;
}

TypedAttr mlir::thunder::getSignlessAttr(TypedAttr value) {
  if (auto integer = dyn_cast<IntegerAttr>(value))
    return IntegerAttr::get(getSignlessType(integer.getType()),
                            integer.getValue());
  return value;
}

namespace {

/// What the cases of the table share.
struct PayloadBuilder {
  OpBuilder &builder;
  Location loc;
  ValueRange operands;
  /// Element type of the first operand as the primitive has it.
  Type elementType;
  Type signless = getSignlessType(elementType);

  bool isFloat() const { return isa<FloatType>(elementType); }
  bool isUnsigned() const {
    return elementType.isUnsignedInteger() || elementType.isInteger(1);
  }

  template <typename OpTy, typename... Args> Value make(Args &&...args) {
    return OpTy::create(builder, loc, std::forward<Args>(args)...).getResult();
  }
  Value constant(double value) {
    if (auto type = dyn_cast<FloatType>(signless)) {
      APFloat number(value);
      bool losesInfo;
      number.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                     &losesInfo);
      return make<arith::ConstantOp>(FloatAttr::get(type, number));
    }
    return make<arith::ConstantOp>(
        builder.getIntegerAttr(signless, int64_t(value)));
  }
  /// A unary op: one for floats, one for integers.
  template <typename FloatOp, typename IntegerOp> Value binary() {
    return isFloat() ? make<FloatOp>(operands[0], operands[1])
                     : make<IntegerOp>(operands[0], operands[1]);
  }
  Value compare(arith::CmpFPredicate ofFloats, arith::CmpIPredicate ofSigned,
                arith::CmpIPredicate ofUnsigned, Value lhs, Value rhs) {
    if (isFloat())
      return make<arith::CmpFOp>(ofFloats, lhs, rhs);
    return make<arith::CmpIOp>(isUnsigned() ? ofUnsigned : ofSigned, lhs, rhs);
  }
  Value greater(Value lhs, Value rhs) {
    return compare(arith::CmpFPredicate::OGT, arith::CmpIPredicate::sgt,
                   arith::CmpIPredicate::ugt, lhs, rhs);
  }
  Value absolute() {
    if (isFloat())
      return make<math::AbsFOp>(operands[0]);
    if (isUnsigned())
      return operands[0];
    // Not math.absi: the smallest integer wraps.
    Value zero = constant(0), negated = make<arith::SubIOp>(zero, operands[0]);
    return make<arith::SelectOp>(greater(zero, operands[0]), negated,
                                 operands[0]);
  }
  Value sign() {
    Value zero = constant(0), one = constant(1);
    Value positive =
        make<arith::SelectOp>(greater(operands[0], zero), one, zero);
    if (isUnsigned())
      return positive;
    return make<arith::SelectOp>(greater(zero, operands[0]), constant(-1),
                                 positive);
  }
  Value negate() {
    return isFloat() ? make<arith::NegFOp>(operands[0])
                     : make<arith::SubIOp>(constant(0), operands[0]);
  }
  Value isFinite() {
    return make<arith::CmpFOp>(
        arith::CmpFPredicate::OLT, make<math::AbsFOp>(operands[0]),
        constant(std::numeric_limits<double>::infinity()));
  }
  /// x / y with the two cases that the processor traps on taken out.
  Value truncDivide() {
    Value x = operands[0], y = operands[1], zero = constant(0);
    Value isZero = make<arith::CmpIOp>(arith::CmpIPredicate::eq, y, zero);
    if (isUnsigned())
      return make<arith::DivUIOp>(
          x, make<arith::SelectOp>(isZero, constant(1), y));
    Value isMinusOne =
        make<arith::CmpIOp>(arith::CmpIPredicate::eq, y, constant(-1));
    Value traps = make<arith::OrIOp>(isZero, isMinusOne);
    Value quotient =
        make<arith::DivSIOp>(x, make<arith::SelectOp>(traps, constant(1), y));
    return make<arith::SelectOp>(isMinusOne, make<arith::SubIOp>(zero, x),
                                 quotient);
  }
  /// A shift by less than the width; beyond it a right shift of a signed number
  /// leaves the sign, the others nothing.
  template <typename SignedOp, typename UnsignedOp> Value shift() {
    Value x = operands[0], y = operands[1], zero = constant(0);
    double width = signless.getIntOrFloatBitWidth();
    // A negative amount is a large unsigned one.
    Value isWithin =
        make<arith::CmpIOp>(arith::CmpIPredicate::ult, y, constant(width));
    if (!isUnsigned() && std::is_same_v<SignedOp, arith::ShRSIOp>)
      return make<arith::ShRSIOp>(
          x, make<arith::SelectOp>(isWithin, y, constant(width - 1)));
    Value amount = make<arith::SelectOp>(isWithin, y, zero);
    return make<arith::SelectOp>(isWithin, make<UnsignedOp>(x, amount), zero);
  }
  /// The smallest integer where x, f32 or f64, does not fit or is NaN, as
  /// x86-64's instruction: LLVM's own conversion leaves that open.
  Value truncateToInteger(Value x, Type integer) {
    unsigned width = integer.getIntOrFloatBitWidth();
    auto number = [&](double value) {
      return make<arith::ConstantOp>(builder.getFloatAttr(x.getType(), value));
    };
    Value fits =
        make<arith::CmpFOp>(arith::CmpFPredicate::OLT, make<math::AbsFOp>(x),
                            number(std::ldexp(1.0, width - 1)));
    Value safe = make<arith::SelectOp>(fits, x, number(0));
    Value smallest = make<arith::ConstantOp>(
        builder.getIntegerAttr(integer, APInt::getSignedMinValue(width)));
    return make<arith::SelectOp>(fits, make<arith::FPToSIOp>(integer, safe),
                                 smallest);
  }
  Value convert(Type target);
};

} // namespace

/// Between any two dtypes. Half precisions meet other types through f32, as
/// in PyTorch (an f64 is rounded twice there too).
Value PayloadBuilder::convert(Type targetType) {
  Value value = operands[0];
  Type target = getSignlessType(targetType);
  if (elementType == targetType)
    return value;
  if (targetType.isInteger(1)) {
    Value zero = constant(0);
    if (isFloat())
      return make<arith::CmpFOp>(arith::CmpFPredicate::UNE, value, zero);
    return make<arith::CmpIOp>(arith::CmpIPredicate::ne, value, zero);
  }
  Type f32 = builder.getF32Type();
  if (isFloat()) {
    Type from = signless;
    if (from.getIntOrFloatBitWidth() == 16) {
      value = make<arith::ExtFOp>(f32, value);
      from = f32;
      if (target == f32)
        return value;
    }
    if (isa<FloatType>(target)) {
      if (target.getIntOrFloatBitWidth() == 16 && !from.isF32())
        value = make<arith::TruncFOp>(f32, value), from = f32;
      if (target.getIntOrFloatBitWidth() > from.getIntOrFloatBitWidth())
        return make<arith::ExtFOp>(target, value);
      return make<arith::TruncFOp>(target, value);
    }
    // As C on x86-64: narrow types are the low bits of a 32-bit one, or of a
    // 64-bit one for ui8.
    bool isNarrow = target.getIntOrFloatBitWidth() < 32;
    Type wide = !isNarrow                        ? target
                : targetType.isUnsignedInteger() ? builder.getI64Type()
                                                 : builder.getI32Type();
    value = truncateToInteger(value, wide);
    return isNarrow ? make<arith::TruncIOp>(target, value) : value;
  }
  if (isa<FloatType>(target)) {
    Type direct = target.getIntOrFloatBitWidth() == 16 ? f32 : target;
    value = isUnsigned() ? make<arith::UIToFPOp>(direct, value)
                         : make<arith::SIToFPOp>(direct, value);
    return direct == target ? value : make<arith::TruncFOp>(target, value);
  }
  unsigned from = signless.getIntOrFloatBitWidth(),
           to = target.getIntOrFloatBitWidth();
  if (from == to)
    return value;
  if (from > to)
    return make<arith::TruncIOp>(target, value);
  return isUnsigned() ? make<arith::ExtUIOp>(target, value)
                      : make<arith::ExtSIOp>(target, value);
}

Value mlir::thunder::buildElementwisePayload(Operation *op, OpBuilder &builder,
                                             ValueRange operands) {
  if (op->getNumOperands() == 0)
    return {};
  using F = arith::CmpFPredicate;
  using I = arith::CmpIPredicate;
  PayloadBuilder b{builder, op->getLoc(), operands,
                   getElementTypeOrSelf(op->getOperand(0))};
  Value x = operands[0], y = operands.size() > 1 ? operands[1] : Value();
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](AbsOp) { return b.absolute(); })
      .Case([&](NegOp) { return b.negate(); })
      .Case([&](SignOp) { return b.sign(); })
      .Case([&](ExpOp) { return b.make<math::ExpOp>(x); })
      .Case([&](Expm1Op) { return b.make<math::ExpM1Op>(x); })
      .Case([&](LogOp) { return b.make<math::LogOp>(x); })
      .Case([&](Log1pOp) { return b.make<math::Log1pOp>(x); })
      .Case([&](SqrtOp) { return b.make<math::SqrtOp>(x); })
      .Case([&](RsqrtOp) {
        return b.make<arith::DivFOp>(b.constant(1), b.make<math::SqrtOp>(x));
      })
      .Case(
          [&](ReciprocalOp) { return b.make<arith::DivFOp>(b.constant(1), x); })
      .Case([&](SinOp) { return b.make<math::SinOp>(x); })
      .Case([&](CosOp) { return b.make<math::CosOp>(x); })
      .Case([&](TanhOp) { return b.make<math::TanhOp>(x); })
      .Case([&](ErfOp) { return b.make<math::ErfOp>(x); })
      .Case([&](ErfcOp) { return b.make<math::ErfcOp>(x); })
      .Case([&](Exp2Op) { return b.make<math::Exp2Op>(x); })
      .Case([&](Log2Op) { return b.make<math::Log2Op>(x); })
      .Case([&](Log10Op) { return b.make<math::Log10Op>(x); })
      .Case([&](TanOp) { return b.make<math::TanOp>(x); })
      .Case([&](AsinOp) { return b.make<math::AsinOp>(x); })
      .Case([&](AcosOp) { return b.make<math::AcosOp>(x); })
      .Case([&](AtanOp) { return b.make<math::AtanOp>(x); })
      .Case([&](SinhOp) { return b.make<math::SinhOp>(x); })
      .Case([&](CoshOp) { return b.make<math::CoshOp>(x); })
      .Case([&](AsinhOp) { return b.make<math::AsinhOp>(x); })
      .Case([&](AcoshOp) { return b.make<math::AcoshOp>(x); })
      .Case([&](AtanhOp) { return b.make<math::AtanhOp>(x); })
      .Case([&](FloorOp) { return b.make<math::FloorOp>(x); })
      .Case([&](CeilOp) { return b.make<math::CeilOp>(x); })
      .Case([&](RoundOp) { return b.make<math::RoundEvenOp>(x); })
      .Case([&](TruncOp) { return b.make<math::TruncOp>(x); })
      .Case([&](BitwiseNotOp) {
        return b.make<arith::XOrIOp>(x, b.constant(-1));
      })
      .Case([&](IsFiniteOp) { return b.isFinite(); })
      .Case([&](ConvertElementTypeOp convert) {
        return b.convert(convert.getDtype());
      })
      .Case([&](AddOp) { return b.binary<arith::AddFOp, arith::AddIOp>(); })
      .Case([&](SubOp) { return b.binary<arith::SubFOp, arith::SubIOp>(); })
      .Case([&](MulOp) { return b.binary<arith::MulFOp, arith::MulIOp>(); })
      .Case([&](DivOp) { return b.make<arith::DivFOp>(x, y); })
      .Case([&](PowOp) { return b.make<math::PowFOp>(x, y); })
      .Case([&](Atan2Op) { return b.make<math::Atan2Op>(x, y); })
      .Case([&](CopysignOp) { return b.make<math::CopySignOp>(x, y); })
      .Case([&](FmodOp) { return b.make<arith::RemFOp>(x, y); })
      .Case([&](TruncDivideOp) { return b.truncDivide(); })
      .Case(
          [&](ShiftLeftOp) { return b.shift<arith::ShLIOp, arith::ShLIOp>(); })
      .Case([&](ShiftRightOp) {
        return b.shift<arith::ShRSIOp, arith::ShRUIOp>();
      })
      .Case([&](MaximumOp) {
        return buildCombiner(Combiner::Max, builder, b.loc, b.elementType, x,
                             y);
      })
      .Case([&](MinimumOp) {
        return buildCombiner(Combiner::Min, builder, b.loc, b.elementType, x,
                             y);
      })
      .Case([&](BitwiseAndOp) { return b.make<arith::AndIOp>(x, y); })
      .Case([&](BitwiseOrOp) { return b.make<arith::OrIOp>(x, y); })
      .Case([&](BitwiseXorOp) { return b.make<arith::XOrIOp>(x, y); })
      .Case([&](EqOp) { return b.compare(F::OEQ, I::eq, I::eq, x, y); })
      .Case([&](NeOp) { return b.compare(F::UNE, I::ne, I::ne, x, y); })
      .Case([&](LtOp) { return b.compare(F::OLT, I::slt, I::ult, x, y); })
      .Case([&](LeOp) { return b.compare(F::OLE, I::sle, I::ule, x, y); })
      .Case([&](GtOp) { return b.compare(F::OGT, I::sgt, I::ugt, x, y); })
      .Case([&](GeOp) { return b.compare(F::OGE, I::sge, I::uge, x, y); })
      .Case([&](WhereOp) { return b.make<arith::SelectOp>(x, y, operands[2]); })
      .Default([](Operation *) { return Value(); });
}

TypedAttr mlir::thunder::getNeutralElement(Combiner combiner,
                                           Type elementType) {
  Type type = getSignlessType(elementType);
  if (auto floatType = dyn_cast<FloatType>(type)) {
    const llvm::fltSemantics &semantics = floatType.getFloatSemantics();
    switch (combiner) {
    case Combiner::Sum:
      return FloatAttr::get(type, APFloat::getZero(semantics));
    case Combiner::Prod:
      return FloatAttr::get(type, APFloat::getOne(semantics));
    case Combiner::Max:
      return FloatAttr::get(type,
                            APFloat::getInf(semantics, /*Negative=*/true));
    case Combiner::Min:
      return FloatAttr::get(type, APFloat::getInf(semantics));
    }
  }
  unsigned width = type.getIntOrFloatBitWidth();
  bool isUnsigned = elementType.isUnsignedInteger();
  switch (combiner) {
  case Combiner::Sum:
    return IntegerAttr::get(type, APInt::getZero(width));
  case Combiner::Prod:
    return IntegerAttr::get(type, APInt(width, 1));
  case Combiner::Max:
    return IntegerAttr::get(type, isUnsigned ? APInt::getZero(width)
                                             : APInt::getSignedMinValue(width));
  case Combiner::Min:
    return IntegerAttr::get(type, isUnsigned ? APInt::getAllOnes(width)
                                             : APInt::getSignedMaxValue(width));
  }
  llvm_unreachable("all combiners are handled");
}

Value mlir::thunder::buildCombiner(Combiner combiner, OpBuilder &builder,
                                   Location loc, Type elementType, Value value,
                                   Value accumulator) {
  PayloadBuilder b{builder, loc, {}, elementType};
  switch (combiner) {
  case Combiner::Sum:
    return b.isFloat() ? b.make<arith::AddFOp>(value, accumulator)
                       : b.make<arith::AddIOp>(value, accumulator);
  case Combiner::Prod:
    return b.isFloat() ? b.make<arith::MulFOp>(value, accumulator)
                       : b.make<arith::MulIOp>(value, accumulator);
  case Combiner::Max:
    if (b.isFloat())
      return b.make<arith::MaximumFOp>(value, accumulator);
    return b.isUnsigned() ? b.make<arith::MaxUIOp>(value, accumulator)
                          : b.make<arith::MaxSIOp>(value, accumulator);
  case Combiner::Min:
    if (b.isFloat())
      return b.make<arith::MinimumFOp>(value, accumulator);
    return b.isUnsigned() ? b.make<arith::MinUIOp>(value, accumulator)
                          : b.make<arith::MinSIOp>(value, accumulator);
  }
  llvm_unreachable("all combiners are handled");
}
