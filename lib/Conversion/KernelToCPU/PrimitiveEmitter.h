//===- PrimitiveEmitter.h - Primitives without a linalg form ----*- C++ -*-===//
//
// Emits the loops of one primitive that is alone in its kernel. Its work is cut
// as analyzePrimitiveLoops says: each call computes the units [begin, end).
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_CONVERSION_PRIMITIVEEMITTER_H
#define THUNDER_LIB_CONVERSION_PRIMITIVEEMITTER_H

#include "Emitters.h"
#include "thunder/Conversion/PrimitiveLoops.h"

namespace mlir::thunder::cpu {

/// A shape seen from one dimension: `outer` of `size` of `inner` elements.
struct Split {
  Split(ArrayRef<int64_t> shape, int64_t dim) {
    for (auto [i, extent] : llvm::enumerate(shape)) {
      if (int64_t(i) == dim)
        size = extent;
      else
        (int64_t(i) < dim ? outer : inner) *= extent;
    }
  }
  int64_t outer = 1, size = 1, inner = 1;
};

class PrimitiveEmitter {
public:
  PrimitiveEmitter(Emission &emission, Operation *op)
      : emission(emission), e(emission.e), op(op) {}

  void emit(GatherOp op);
  void emit(TakeOp op);
  void emit(ScatterOp op) { emitScatter(op.getDim(), /*adds=*/false); }
  void emit(ScatterAddOp op) { emitScatter(op.getDim(), /*adds=*/true); }
  void emit(IndexCopyOp op) { emitIndexedUpdate(op.getDim(), /*adds=*/false); }
  void emit(IndexAddOp op) { emitIndexedUpdate(op.getDim(), /*adds=*/true); }
  void emit(PadOp op);
  void emit(CatOp op);
  void emit(CumsumOp op);
  void emit(SortOp op);
  void emit(MaxPoolOp op);

private:
  void emitScatter(int64_t dim, bool adds);
  void emitIndexedUpdate(int64_t dim, bool adds);

  /// Buffer and type of operand `i` and of result `i`.
  Value operand(unsigned i) {
    return emission.arguments[emission.graph.node(op->getOperand(i)).argument];
  }
  RankedTensorType operandType(unsigned i) {
    return cast<RankedTensorType>(op->getOperand(i).getType());
  }
  Value result(unsigned i = 0) {
    return emission.arguments[emission.graph.outputs[i].argument];
  }
  RankedTensorType resultType(unsigned i = 0) {
    return cast<RankedTensorType>(op->getResult(i).getType());
  }
  /// True when the result takes the buffer of operand 0: it holds it already.
  bool isInPlace() {
    return !emission.graph.inPlace.empty() && emission.graph.inPlace[0] == 0;
  }

  Value load(Value memory, Value position) {
    return memref::LoadOp::create(e, memory, ValueRange{position});
  }
  void store(Value value, Value memory, Value position) {
    memref::StoreOp::create(e, value, memory, ValueRange{position});
  }
  Value constant64(int64_t value) {
    return arith::ConstantOp::create(e, e.getI64IntegerAttr(value));
  }
  Value divide(Value x, int64_t y) {
    return y == 1 ? x : Value(arith::DivUIOp::create(e, x, e.index(y)));
  }
  Value remainder(Value x, int64_t y) {
    return y == 1 ? e.index(0)
                  : Value(arith::RemUIOp::create(e, x, e.index(y)));
  }
  /// The sum in the result's element type.
  Value addElements(Value x, Value y) {
    return isa<FloatType>(getElementTypeOrSelf(x))
               ? arith::AddFOp::create(e, x, y).getResult()
               : arith::AddIOp::create(e, x, y).getResult();
  }

  /// Calls `body` for vectors and then single elements of [0, count): with the
  /// place and the number of lanes (0: a scalar).
  void forRun(Value count, llvm::function_ref<void(Value, int64_t)> body);
  /// Elements [from, from + count) of `source` to `to` on; the two differ.
  void copyRun(Value source, Value from, Value target, Value to, Value count);
  /// Adds them to what is there.
  void addRun(Value source, Value from, Value target, Value to, Value count);
  void fillRun(Value scalar, Value target, Value to, Value count);

  /// Index values of all dimensions of `shape` at row-major position `unit`.
  Values indices(Value unit, ArrayRef<int64_t> shape);
  /// Row-major position in `shape`.
  Value position(ValueRange index, ArrayRef<int64_t> shape);

  /// The call that has the first unit looks at all of operand `i`, so that the
  /// first failure is reported whatever the cut: elements lie in [0, size).
  void checkAll(unsigned i, int64_t size);
  /// Element `place` of operand `i` as index; 0 where it is out of range.
  Value safeIndex(unsigned i, Value place, int64_t size);
  /// `body` with the index where it is in range.
  void withIndex(unsigned i, Value place, int64_t size,
                 llvm::function_ref<void(Value)> body);

  Emission &emission;
  Emitter &e;
  Operation *op;
};

} // namespace mlir::thunder::cpu

#endif // THUNDER_LIB_CONVERSION_PRIMITIVEEMITTER_H
