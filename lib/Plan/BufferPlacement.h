//===- BufferPlacement.h - Which buffer each value of a function has ------===//
//
// Decided before anything is rewritten: for every value computed by a step, a
// tensor of the program or an offset in the arena; for every kernel, which
// results take the buffer of an operand; and the copies around the launches.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_PLAN_BUFFERPLACEMENT_H
#define THUNDER_LIB_PLAN_BUFFERPLACEMENT_H

#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

/// Where a value lives: a tensor of the program, or a part of the arena.
struct Buffer {
  FlatSymbolRefAttr tensor; ///< null: in the arena
  uint64_t offset = 0;      ///< bytes from the start of the arena
};

/// A copy of a whole buffer.
struct BufferCopy {
  Buffer source, target;
  RankedTensorType type; ///< of both
};

struct BufferPlacement {
  /// The steps, kernels and host calls, in the order in which they run.
  SmallVector<Operation *> order;
  /// Per step of `order`: the operand that each result takes the buffer of, or
  /// -1; empty when all results have their own, as those of host calls do.
  SmallVector<SmallVector<int64_t>> inPlace;
  /// By value: arguments and results of steps.
  DenseMap<Value, Buffer> buffers;
  /// Copies before the first and after the last launch, in order.
  SmallVector<BufferCopy> before, after;
  uint64_t arenaBytes = 0;
  unsigned numInPlace = 0;
};

/// The value whose buffer `value` is: looks through reshapes and barriers.
Value getBufferRoot(Value value);

/// Places all values of `func`, which holds kernels, host calls and reshapes
/// only.
/// `arguments` and `results` are the tensors of the function's signature.
BufferPlacement placeBuffers(FuncOp func, ArrayRef<FlatSymbolRefAttr> arguments,
                             ArrayRef<FlatSymbolRefAttr> results);

} // namespace mlir::thunder

#endif // THUNDER_LIB_PLAN_BUFFERPLACEMENT_H
