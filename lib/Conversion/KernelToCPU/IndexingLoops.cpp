//===- IndexingLoops.cpp - Loops of indexing by data ----------------------===//
//
// Reads may be cut anywhere. Updates run over the indices in order within every
// piece, so the result is the one of a single thread.
//
//===----------------------------------------------------------------------===//
#include "PrimitiveEmitter.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

void PrimitiveEmitter::emit(GatherOp op) {
  RankedTensorType inputType = operandType(0), type = resultType();
  int64_t size = inputType.getDimSize(op.getDim());
  checkAll(1, size);
  if (inputType.getNumElements() == 0 || type.getNumElements() == 0)
    return;
  e.loop(emission.begin, emission.end, 1, [&](Value unit) {
    Values place = indices(unit, type.getShape());
    place[op.getDim()] = safeIndex(1, unit, size);
    store(load(operand(0), position(place, inputType.getShape())), result(),
          unit);
  });
}

/// A unit is one slice: a run of the inner dimensions.
void PrimitiveEmitter::emit(TakeOp op) {
  Split split(operandType(0).getShape(), op.getDim());
  int64_t count = operandType(1).getNumElements();
  checkAll(1, split.size);
  if (operandType(0).getNumElements() == 0 ||
      resultType().getNumElements() == 0)
    return;
  e.loop(emission.begin, emission.end, 1, [&](Value unit) {
    Value row = e.add(e.mul(divide(unit, count), split.size),
                      safeIndex(1, remainder(unit, count), split.size));
    copyRun(operand(0), e.mul(row, split.inner), result(),
            e.mul(unit, split.inner), e.index(split.inner));
  });
}

/// Rows of the outermost dimension are independent unless it is the indexed
/// one; then there is one unit. The index may have fewer rows than the input.
void PrimitiveEmitter::emitScatter(int64_t dim, bool adds) {
  RankedTensorType type = resultType(), indexType = operandType(1);
  int64_t size = type.getDimSize(dim);
  checkAll(1, size);
  if (type.getNumElements() == 0)
    return;
  bool isCut = dim != 0;
  int64_t rows = isCut ? type.getDimSize(0) : 1;
  int64_t row = type.getNumElements() / rows;
  int64_t indexRows = isCut ? indexType.getDimSize(0) : 1;
  if (!isInPlace())
    e.loop(emission.begin, emission.end, 1, [&](Value unit) {
      Value start = e.mul(unit, row);
      copyRun(operand(0), start, result(), start, e.index(row));
    });
  if (indexType.getNumElements() == 0)
    return;
  int64_t indexRow = indexType.getNumElements() / indexRows;
  e.loop(emission.begin, e.minimum(emission.end, e.index(indexRows)), 1,
         [&](Value unit) {
           Value start = e.mul(unit, indexRow);
           e.loop(e.index(0), e.index(indexRow), 1, [&](Value i) {
             Value from = e.add(start, i);
             withIndex(1, from, size, [&](Value index) {
               Values place = indices(from, indexType.getShape());
               place[dim] = index;
               Value to = position(place, type.getShape());
               Value value = load(operand(2), from);
               if (adds)
                 value = addElements(load(result(), to), value);
               store(value, result(), to);
             });
           });
         });
}

/// [outer, size, inner]: units are the outer slices, or, of a single one, the
/// columns.
void PrimitiveEmitter::emitIndexedUpdate(int64_t dim, bool adds) {
  Split split(resultType().getShape(), dim);
  int64_t count = operandType(1).getNumElements();
  checkAll(1, split.size);
  if (resultType().getNumElements() == 0)
    return;
  bool cutsColumns = split.outer == 1;
  Value first = cutsColumns ? emission.begin : e.index(0);
  Value width =
      cutsColumns
          ? Value(arith::SubIOp::create(e, emission.end, emission.begin))
          : e.index(split.inner);
  auto update = [&](Value slice) {
    Value base = e.mul(slice, split.size * split.inner);
    if (!isInPlace()) {
      if (cutsColumns)
        e.loop(e.index(0), e.index(split.size), 1, [&](Value i) {
          Value start = e.add(e.mul(i, split.inner), first);
          copyRun(operand(0), start, result(), start, width);
        });
      else
        copyRun(operand(0), base, result(), base,
                e.index(split.size * split.inner));
    }
    Value source = e.mul(slice, count * split.inner);
    e.loop(e.index(0), e.index(count), 1, [&](Value i) {
      withIndex(1, i, split.size, [&](Value index) {
        Value from = e.add(e.add(source, e.mul(i, split.inner)), first),
              to = e.add(e.add(base, e.mul(index, split.inner)), first);
        adds ? addRun(operand(2), from, result(), to, width)
             : copyRun(operand(2), from, result(), to, width);
      });
    });
  };
  if (cutsColumns)
    update(e.index(0));
  else
    e.loop(emission.begin, emission.end, 1, update);
}
