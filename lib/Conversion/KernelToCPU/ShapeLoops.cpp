//===- ShapeLoops.cpp - Loops of pad and cat ------------------------------===//
#include "PrimitiveEmitter.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

/// A unit is a row of the result: the constant, or a row of the operand between
/// constants.
void PrimitiveEmitter::emit(PadOp op) {
  RankedTensorType type = resultType(), inputType = operandType(0);
  if (type.getNumElements() == 0)
    return;
  int64_t rank = type.getRank(), row = rank ? type.getShape().back() : 1;
  Value value = arith::ConstantOp::create(e, cast<TypedAttr>(op.getValue()));
  Type memory = cast<MemRefType>(result().getType()).getElementType();
  if (value.getType() != memory)
    value = arith::ExtUIOp::create(e, memory, value);
  int64_t inputRow = rank ? inputType.getShape().back() : 1;
  int64_t low = rank ? op.getLow().back() : 0,
          step = rank ? op.getInterior().back() + 1 : 1;
  e.loop(emission.begin, emission.end, 1, [&](Value unit) {
    Value start = e.mul(unit, row);
    if (inputType.getNumElements() == 0)
      return fillRun(value, result(), start, e.index(row));
    // Where the row comes from, and whether it comes from anywhere.
    Value hasSource = e.constant(e.getI1Type(), int64_t(1)), from = e.index(0);
    Values place = rank ? indices(unit, type.getShape().drop_back()) : Values();
    for (auto [dim, index] : llvm::enumerate(place)) {
      int64_t stride = op.getInterior()[dim] + 1;
      // Below `low` it wraps to a large number, which is out of range.
      Value offset = arith::SubIOp::create(e, index, e.index(op.getLow()[dim]));
      Value source = divide(offset, stride);
      Value isInside =
          arith::CmpIOp::create(e, arith::CmpIPredicate::ult, source,
                                e.index(inputType.getDimSize(dim)));
      if (stride != 1)
        isInside = arith::AndIOp::create(
            e, isInside,
            arith::CmpIOp::create(e, arith::CmpIPredicate::eq,
                                  remainder(offset, stride), e.index(0)));
      hasSource = arith::AndIOp::create(e, hasSource, isInside);
      from = e.add(e.mul(from, inputType.getDimSize(dim)), source);
    }
    bool copies = step == 1;
    if (!copies)
      fillRun(value, result(), start, e.index(row));
    auto branch = scf::IfOp::create(e, hasSource,
                                    /*withElseRegion=*/copies);
    OpBuilder::InsertionGuard guard(e);
    e.setInsertionPointToStart(branch.thenBlock());
    Value source = e.mul(from, inputRow), target = e.add(start, low);
    if (copies) {
      fillRun(value, result(), start, e.index(low));
      copyRun(operand(0), source, result(), target, e.index(inputRow));
      fillRun(value, result(), e.add(target, inputRow),
              e.index(row - low - inputRow));
      e.setInsertionPointToStart(branch.elseBlock());
      fillRun(value, result(), start, e.index(row));
      return;
    }
    e.loop(e.index(0), e.index(inputRow), 1, [&](Value i) {
      store(load(operand(0), e.add(source, i)), result(),
            e.add(target, e.mul(i, step)));
    });
  });
}

/// An operand is `outer` runs, which land in the result at a distance. Units
/// are the rows of the result, or, when those are few, the places in a row.
void PrimitiveEmitter::emit(CatOp op) {
  Split split(resultType().getShape(), op.getDim());
  if (resultType().getNumElements() == 0)
    return;
  bool cutsRows = split.outer < 8;
  int64_t row = split.size * split.inner, offset = 0;
  for (unsigned i = 0; i < op->getNumOperands(); ++i) {
    int64_t run = operandType(i).getNumElements() / split.outer;
    if (run == 0)
      continue;
    Value first = e.index(0), count = e.index(run);
    if (cutsRows) { // the part of this operand that lies in [begin, end)
      auto clamp = [&](Value place) -> Value {
        Value inside = arith::MinUIOp::create(
            e, arith::MaxUIOp::create(e, place, e.index(offset)),
            e.index(offset + run));
        return arith::SubIOp::create(e, inside, e.index(offset));
      };
      first = clamp(emission.begin);
      count = arith::SubIOp::create(e, clamp(emission.end), first);
    }
    e.loop(cutsRows ? e.index(0) : emission.begin,
           cutsRows ? e.index(split.outer) : emission.end, 1, [&](Value unit) {
             copyRun(operand(i), e.add(e.mul(unit, run), first), result(),
                     e.add(e.add(e.mul(unit, row), offset), first), count);
           });
    offset += run;
  }
}
