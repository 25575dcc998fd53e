//===- ReductionTree.h - The order in which reductions combine --*- C++ -*-===//
//
// One rule for all vectorized reductions: up to 4 vectors accumulate in chains
// of at most 32 combinations, chains combine in chains of at most 32, and so
// on; at the end vectors combine pairwise, then the halves of one vector. The
// tree depends on the length only.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_CONVERSION_REDUCTIONTREE_H
#define THUNDER_LIB_CONVERSION_REDUCTIONTREE_H

#include "Evaluator.h"

namespace mlir::thunder::cpu {

/// Combines values into accumulators, each with its own reduction.
using CombineFn =
    llvm::function_ref<Values(ValueRange values, ValueRange accumulators)>;

/// Combines `elements(position)` of `rounds` rounds from `base` on, at a
/// distance of `step`, in nested chains of at most 32.
Values emitChains(Emitter &e, Value base, int64_t rounds, int64_t step,
                  ValueRange neutral,
                  llvm::function_ref<Values(Value position)> elements,
                  CombineFn combine);

/// `value` combined into `accumulator` by the payload of the reduction `node`,
/// for vectors of `lanes` elements.
Value combineByPayload(Emitter &e, const KernelGraph &graph, const Node &node,
                       Value value, Value accumulator, int64_t lanes);

/// True when `node` reduces one value with one accumulator.
bool isSimpleReduction(const Node &node);

/// Reductions of the same elements along vectors.
class ReductionTree {
public:
  ReductionTree(Emitter &emitter, const KernelGraph &graph,
                ArrayRef<const Node *> nodes)
      : e(emitter), graph(graph), nodes(nodes) {}

  /// Gives the elements of a vector: one value a reduction, for the `valid`
  /// lanes from `position` on.
  using Elements = llvm::function_ref<Values(Value position, int64_t valid)>;

  /// Emits the reduction of `length` elements; one scalar a reduction. Nothing
  /// but the elements is emitted when there are no reductions.
  Values emit(int64_t length, Elements elements);

private:
  Value horizontal(const Node &node, Value vector);

  Emitter &e;
  const KernelGraph &graph;
  ArrayRef<const Node *> nodes;
};

} // namespace mlir::thunder::cpu

#endif // THUNDER_LIB_CONVERSION_REDUCTIONTREE_H
