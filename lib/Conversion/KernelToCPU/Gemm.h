//===- Gemm.h - State of the gemm emitter -----------------------*- C++ -*-===//
#ifndef THUNDER_LIB_CONVERSION_GEMM_H
#define THUNDER_LIB_CONVERSION_GEMM_H

#include "Emitters.h"

namespace mlir::thunder::cpu {

class GemmEmitter {
public:
  GemmEmitter(Emission &emission)
      : emission(emission), graph(emission.graph), e(emission.e) {}
  LogicalResult emit();

private:
  /// A block of the result in registers, over a block of the inner dimension.
  struct Tile {
    Value row, column;            ///< first row and column
    Value panelColumn;            ///< first column within the packed block
    Value p0, length;             ///< block of the inner dimension
    int64_t rows, vectors, valid; ///< size; lanes of the last vector
  };

  LogicalResult analyze();
  LogicalResult readOperand(unsigned index, LinearForm &form, Value &buffer,
                            Type &memory);
  LogicalResult checkEpilogue(Value tensor, AffineMap map);
  void readSchedule();

  void emitMatrix(Value lower, Value upper);
  void emitRows(Value row, int64_t count, Value jc, Value columns, Value p0,
                Value length);
  void emitTile(const Tile &tile);
  Values multiply(const Tile &tile);
  /// The epilogue of one vector of sums, and its stores.
  void finish(Value sum, Value row, Value column, int64_t valid);

  void packRight(Value jc, Value columns, Value p0, Value length);
  void packPanel(Value target, Value column, Value p0, Value length,
                 int64_t valid);
  void packLeft(Value row, int64_t count, Value p0, Value length);
  /// Elements of an operand in the product's type.
  Value loadOperand(Value buffer, Type memory, Value position, int64_t lanes,
                    int64_t valid);
  Value loadLeft(Value position, int64_t lanes, int64_t valid) {
    return loadOperand(leftBuffer, leftMemory, position, lanes, valid);
  }
  Value loadRight(Value position, int64_t lanes, int64_t valid) {
    return loadOperand(rightBuffer, rightMemory, position, lanes, valid);
  }
  /// A vector of elements `stride` apart; zero beyond `valid`.
  Value gatherRight(Value position, int64_t stride, int64_t valid);
  /// Transposes as many vectors as they have lanes.
  void transpose(MutableArrayRef<Value> block);

  /// Distance of neighbours along rows (0) and columns (1) of an operand.
  int64_t leftStride(unsigned dim) const {
    return left.coefficients[numBatch + (dim == 0 ? 0 : 2)];
  }
  int64_t rightStride(unsigned dim) const {
    return right.coefficients[numBatch + (dim == 0 ? 2 : 1)];
  }

  Emission &emission;
  const KernelGraph &graph;
  Emitter &e;

  Value product; ///< the tensor
  Type element;
  unsigned numBatch = 0;
  int64_t batch = 1, m = 0, n = 0, k = 0;
  SmallVector<LoopGroup> batchGroups;
  LinearForm left, right; ///< over the loops batch…, m, n, k
  Value leftBuffer, rightBuffer;
  Type leftMemory, rightMemory; ///< what the buffers hold
  Value partialSums;            ///< a result of the product's type, if any
  int64_t epilogueOps = 0;
  bool isExpensive = false;

  int64_t rows = 1, vectors = 1,
          panel = 1;            ///< the tile; panel = vectors * lanes
  int64_t depth = 1, width = 1; ///< kc, nc
  bool packs = false, packsLeft = false;
  Value packed, packedLeft, tile; ///< scratch

  /// Of the matrix of the batch that is being emitted.
  Values batchDims;
  Value leftBase, rightBase, resultBase;
};

} // namespace mlir::thunder::cpu

#endif // THUNDER_LIB_CONVERSION_GEMM_H
