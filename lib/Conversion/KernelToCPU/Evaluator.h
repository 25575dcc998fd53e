//===- Evaluator.h - Elements of computed tensors ---------------*- C++ -*-===//
//
// Emits the elements of a tensor at a place in the kernel's loops: loads from
// buffers, payloads cloned op by op onto vectors (or scalars), each value once.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_CONVERSION_EVALUATOR_H
#define THUNDER_LIB_CONVERSION_EVALUATOR_H

#include "Emitter.h"

namespace mlir::thunder::cpu {

class Evaluator {
public:
  /// `arguments`: the flat buffers of the emitted function.
  Evaluator(Emitter &emitter, const KernelGraph &graph, ValueRange arguments)
      : e(emitter), graph(graph), arguments(arguments) {}

  /// The place: an index value for each loop of the kernel, null where the loop
  /// is part of a merged group or has one round.
  Values dims;
  /// Lanes of computed values: 0 for scalars.
  int64_t lanes = 0;
  /// Lanes that exist; loads and stores touch no others.
  int64_t valid = 0;
  /// The loop that lanes run along, starting at dims[vectorDim].
  unsigned vectorDim = 0;

  /// Fixes the value of `tensor` at `map` at this place.
  void define(Value tensor, AffineMap map, Value value) {
    memo[{tensor, map}] = value;
  }
  /// What `get` has computed or `define` has fixed; null when neither.
  Value lookup(Value tensor, AffineMap map) const {
    return memo.lookup({tensor, map});
  }

  /// Elements of `tensor` at `map` (from the kernel's loops to its elements).
  /// Reductions on the way become inner loops; in vector code they must have
  /// been defined.
  Value get(Value tensor, AffineMap map);
  /// The elements at the loops themselves.
  Value get(Value tensor) {
    return get(tensor,
               AffineMap::getMultiDimIdentityMap(dims.size(), e.getContext()));
  }

  /// Writes `value`, the elements of an output at the place.
  void store(Value value, const Output &output) {
    store(value, output,
          AffineMap::getMultiDimIdentityMap(dims.size(), e.getContext()));
  }
  void store(Value value, const Output &output, AffineMap map);

  /// Clones the payload of `node` onto `operands` (inputs, then accumulators).
  /// `map` gives the node's loops as functions of the kernel's.
  Values clonePayload(const Node &node, AffineMap map, ValueRange operands);

  Value buffer(unsigned argument) { return arguments[argument]; }

private:
  Value loadBuffer(const Node &node, AffineMap map);
  Value check(const Node &node, AffineMap map);
  Value loopIndex(AffineExpr expr);
  Value reduce(const Node &node, AffineMap map);
  Value cloneOp(Operation &op, ValueRange operands);

  Emitter &e;
  const KernelGraph &graph;
  ValueRange arguments;
  DenseMap<std::pair<Value, AffineMap>, Value> memo;
};

/// Index values of the loops in `groups` (all but the last `skip`) from the
/// position `unit` in row-major order, put into `dims`.
void delinearize(Emitter &e, Value unit, ArrayRef<LoopGroup> groups,
                 Values &dims);

} // namespace mlir::thunder::cpu

#endif // THUNDER_LIB_CONVERSION_EVALUATOR_H
