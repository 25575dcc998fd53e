//===- ScanLoops.cpp - Loops of cumsum and sort ---------------------------===//
//
// A unit is one line along the dimension. Sorting is a heap sort of values and
// indices together, in the buffers of the results: it needs no other memory,
// and stable order is the order of (value, index).
//
//===----------------------------------------------------------------------===//
#include "PrimitiveEmitter.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

/// Position of the first element of line `unit`.
static Value lineStart(Emitter &e, Value unit, const Split &split) {
  if (split.inner == 1)
    return e.mul(unit, split.size);
  Value outer = arith::DivUIOp::create(e, unit, e.index(split.inner)),
        inner = arith::RemUIOp::create(e, unit, e.index(split.inner));
  return e.add(e.mul(outer, split.size * split.inner), inner);
}

void PrimitiveEmitter::emit(CumsumOp op) {
  Split split(resultType().getShape(), op.getDim());
  if (resultType().getNumElements() == 0)
    return;
  Type element = resultType().getElementType();
  Type wide = element.isF32() ? Type(e.getF64Type()) : element;
  e.loop(emission.begin, emission.end, 1, [&](Value unit) {
    Value start = lineStart(e, unit, split);
    Value zero = arith::ConstantOp::create(e, e.getZeroAttr(wide));
    e.loop(e.index(0), e.index(split.size), 1, {zero},
           [&](Value i, ValueRange carried) -> Values {
             Value place = e.add(start, e.mul(i, split.inner));
             Value value = load(operand(0), place);
             if (wide != element)
               value = arith::ExtFOp::create(e, wide, value);
             Value sum = addElements(carried[0], value);
             store(wide != element
                       ? Value(arith::TruncFOp::create(e, element, sum))
                       : sum,
                   result(), place);
             return {sum};
           });
  });
}

namespace {
/// An element of a line being sorted.
struct Item {
  Value value, index;
};

/// Whether one item comes before another.
struct ItemOrder {
  Emitter &e;
  bool descending, isUnsigned;

  Value less(Value x, Value y) const {
    if (!isa<FloatType>(x.getType()))
      return arith::CmpIOp::create(
          e, isUnsigned ? arith::CmpIPredicate::ult : arith::CmpIPredicate::slt,
          x, y);
    // NaN is larger than every number.
    Value isNan = arith::CmpFOp::create(e, arith::CmpFPredicate::UNO, y, y);
    Value isNumber = arith::CmpFOp::create(e, arith::CmpFPredicate::ORD, x, x);
    return arith::OrIOp::create(
        e, arith::CmpFOp::create(e, arith::CmpFPredicate::OLT, x, y),
        arith::AndIOp::create(e, isNumber, isNan));
  }
  Value before(const Item &x, const Item &y) const {
    Value first = descending ? less(y.value, x.value) : less(x.value, y.value);
    Value second = descending ? less(x.value, y.value) : less(y.value, x.value);
    Value earlier =
        arith::CmpIOp::create(e, arith::CmpIPredicate::slt, x.index, y.index);
    return arith::SelectOp::create(e, second,
                                   e.constant(e.getI1Type(), int64_t(0)),
                                   arith::OrIOp::create(e, first, earlier));
  }
};
} // namespace

void PrimitiveEmitter::emit(SortOp op) {
  Split split(resultType().getShape(), op.getDim());
  if (resultType().getNumElements() == 0)
    return;
  Value values = result(0), numbers = result(1);
  ItemOrder order{e, op.getDescending(), op->hasAttr(unsignedAttribute)};
  e.loop(emission.begin, emission.end, 1, [&](Value unit) {
    Value start = lineStart(e, unit, split);
    auto place = [&](Value i) { return e.add(start, e.mul(i, split.inner)); };
    auto get = [&](Value i) -> Item {
      return {load(values, place(i)), load(numbers, place(i))};
    };
    auto put = [&](const Item &item, Value i) {
      store(item.value, values, place(i));
      store(item.index, numbers, place(i));
    };
    e.loop(e.index(0), e.index(split.size), 1, [&](Value i) {
      put({load(operand(0), place(i)),
           arith::IndexCastOp::create(e, e.getI64Type(), i)},
          i);
    });
    // Puts `item` into the heap of [root, end), where the last comes first.
    auto siftDown = [&](Item item, Value root, Value end) {
      Type index = e.getIndexType(), flag = e.getI1Type();
      Value goesOn = e.constant(flag, int64_t(1));
      auto loop = scf::WhileOp::create(
          e, TypeRange{index, flag}, ValueRange{root, goesOn},
          [&](OpBuilder &, Location, ValueRange state) {
            OpBuilder::InsertionGuard guard(e);
            e.setInsertionPointToEnd(state[0].getParentBlock());
            Value child = e.add(e.mul(state[0], 2), 1);
            Value hasChild =
                arith::CmpIOp::create(e, arith::CmpIPredicate::ult, child, end);
            scf::ConditionOp::create(
                e, arith::AndIOp::create(e, state[1], hasChild), state);
          },
          [&](OpBuilder &, Location, ValueRange state) {
            OpBuilder::InsertionGuard guard(e);
            e.setInsertionPointToEnd(state[0].getParentBlock());
            Value left = e.add(e.mul(state[0], 2), 1);
            Value right = e.add(left, 1);
            // Without a right child the left one is compared with itself.
            Value hasRight =
                arith::CmpIOp::create(e, arith::CmpIPredicate::ult, right, end);
            Value other = arith::SelectOp::create(e, hasRight, right, left);
            Item x = get(left), y = get(other);
            Value takesOther = order.before(x, y);
            auto choose = [&](Value a, Value b) -> Value {
              return arith::SelectOp::create(e, takesOther, b, a);
            };
            Item larger{choose(x.value, y.value), choose(x.index, y.index)};
            Value child = choose(left, other);
            Value moves = order.before(item, larger);
            e.when(moves, [&] { put(larger, state[0]); });
            scf::YieldOp::create(
                e, Values{arith::SelectOp::create(e, moves, child, state[0]),
                          moves});
          });
      put(item, loop.getResult(0));
    };
    int64_t half = split.size / 2;
    e.loop(e.index(0), e.index(half), 1, [&](Value i) {
      Value root = arith::SubIOp::create(e, e.index(half - 1), i);
      siftDown(get(root), root, e.index(split.size));
    });
    e.loop(e.index(1), e.index(split.size), 1, [&](Value i) {
      Value last = arith::SubIOp::create(e, e.index(split.size), i);
      Item item = get(last);
      put(get(e.index(0)), last);
      siftDown(item, e.index(0), last);
    });
  });
}
