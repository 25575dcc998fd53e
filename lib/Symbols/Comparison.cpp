//===- Comparison.cpp - Comparisons, selection, logic ---------------------===//
#include "Families.h"

using namespace mlir;
using namespace mlir::thunder;

template <typename OpTy> static Value compare(SymbolBuilder &b) {
  BinaryOperands operands = prepareBinary(b, "self", "other");
  return b.compare<OpTy>(operands.x, operands.y);
}

static Value where(SymbolBuilder &b) {
  Value condition = b.tensor("condition");
  auto [x, y, result] = prepareBinary(b, "self", "other");
  if (!condition || !x)
    return {};
  if (b.elementOf(condition) != b.i1())
    return b.unsupported() << "argument 'condition' of type "
                           << condition.getType() << "; it must be bool",
           Value();
  FailureOr<SmallVector<int64_t>> shape = b.broadcastShapes({condition, x});
  if (failed(shape))
    return {};
  return b.convert(b.where(b.broadcastTo(condition, *shape),
                           b.broadcastTo(x, *shape), b.broadcastTo(y, *shape)),
                   result);
}

/// On bool only: what `&`, `|` and `^` of masks mean.
template <typename OpTy> static Value bitwise(SymbolBuilder &b) {
  auto [x, y, result] = prepareBinary(b, "self", "other");
  if (x && isFloating(result))
    return b.invalid() << "not defined for " << result, Value();
  return b.make<OpTy>(x, y);
}

static Value toBool(SymbolBuilder &b, StringRef name) {
  return b.convert(b.tensor(name), b.i1());
}

template <typename OpTy> static Value logical(SymbolBuilder &b) {
  Value x = toBool(b, "self"), y = toBool(b, "other");
  FailureOr<SmallVector<int64_t>> shape = b.broadcastShapes({x, y});
  if (failed(shape))
    return {};
  return b.make<OpTy>(b.broadcastTo(x, *shape), b.broadcastTo(y, *shape));
}

static Value logicalNot(SymbolBuilder &b) {
  return b.make<BitwiseNotOp>(toBool(b, "self"));
}

static Value bitwiseNot(SymbolBuilder &b) {
  Value x = b.tensor("self");
  if (isFloating(b.elementOf(x)))
    return b.invalid() << "not defined for " << x.getType(), Value();
  return b.make<BitwiseNotOp>(x);
}

ArrayRef<Symbol> mlir::thunder::getComparisonSymbols() {
  static const Symbol symbols[] = {
      {"aten.eq.Tensor", compare<EqOp>},
      {"aten.eq.Scalar", compare<EqOp>},
      {"aten.ne.Tensor", compare<NeOp>},
      {"aten.ne.Scalar", compare<NeOp>},
      {"aten.lt.Tensor", compare<LtOp>},
      {"aten.lt.Scalar", compare<LtOp>},
      {"aten.le.Tensor", compare<LeOp>},
      {"aten.le.Scalar", compare<LeOp>},
      {"aten.gt.Tensor", compare<GtOp>},
      {"aten.gt.Scalar", compare<GtOp>},
      {"aten.ge.Tensor", compare<GeOp>},
      {"aten.ge.Scalar", compare<GeOp>},
      {"aten.where.self", where},
      {"aten.where.ScalarSelf", where},
      {"aten.where.ScalarOther", where},
      {"aten.bitwise_and.Tensor", bitwise<BitwiseAndOp>},
      {"aten.bitwise_and.Scalar", bitwise<BitwiseAndOp>},
      {"aten.bitwise_or.Tensor", bitwise<BitwiseOrOp>},
      {"aten.bitwise_or.Scalar", bitwise<BitwiseOrOp>},
      {"aten.bitwise_xor.Tensor", bitwise<BitwiseXorOp>},
      {"aten.bitwise_xor.Scalar", bitwise<BitwiseXorOp>},
      {"aten.__and__.Tensor", bitwise<BitwiseAndOp>},
      {"aten.__and__.Scalar", bitwise<BitwiseAndOp>},
      {"aten.__or__.Tensor", bitwise<BitwiseOrOp>},
      {"aten.__or__.Scalar", bitwise<BitwiseOrOp>},
      {"aten.__xor__.Tensor", bitwise<BitwiseXorOp>},
      {"aten.__xor__.Scalar", bitwise<BitwiseXorOp>},
      {"aten.bitwise_not.default", bitwiseNot},
      {"aten.logical_and.default", logical<BitwiseAndOp>},
      {"aten.logical_or.default", logical<BitwiseOrOp>},
      {"aten.logical_xor.default", logical<BitwiseXorOp>},
      {"aten.logical_not.default", logicalNot},
  };
  return symbols;
}
