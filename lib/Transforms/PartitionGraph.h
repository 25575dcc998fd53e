//===- PartitionGraph.h - Clusters of primitives, without cycles ----------===//
//
// The ops of a function as a graph of clusters that can be merged two by two.
// An order of the clusters is kept in which each comes after what it reads; a
// merge repairs only the part between the two (as in dynamic topological
// sorting), and is refused when it would make a cycle.
//
//
// Host calls with effects keep their order: each is a neighbour of the next.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_TRANSFORMS_PARTITIONGRAPH_H
#define THUNDER_LIB_TRANSFORMS_PARTITIONGRAPH_H

#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

class PartitionGraph {
public:
  using ClusterId = unsigned;

  /// One cluster an op of `block`, the terminator excluded.
  explicit PartitionGraph(Block &block);

  /// The clusters that exist, in an order in which they can run.
  SmallVector<ClusterId> getOrder() const;
  bool exists(ClusterId cluster) const { return !ops[cluster].empty(); }
  /// The ops of a cluster in program order.
  ArrayRef<Operation *> getOps(ClusterId cluster) const { return ops[cluster]; }
  /// The cluster of an op; nothing for the terminator.
  std::optional<ClusterId> getCluster(Operation *op) const;

  /// The ops of both clusters, in program order.
  SmallVector<Operation *> getUnion(ClusterId a, ClusterId b) const;
  /// Results of `candidates` that an op outside of `candidates` uses.
  SmallVector<Value> getResults(ArrayRef<Operation *> candidates) const;

  /// The clusters that a cluster reads from, and that read from it. Values with
  /// more than a fixed number of uses are not followed by the latter.
  SmallVector<ClusterId> getProducers(ClusterId cluster) const;
  SmallVector<ClusterId> getConsumers(ClusterId cluster) const;
  /// The clusters that read what `cluster` reads from outside.
  SmallVector<ClusterId> getSiblings(ClusterId cluster) const;

  /// Merges two clusters into the first one of the order, whose id is returned;
  /// nothing when that would make a cycle, or when finding out takes too long.
  std::optional<ClusterId> merge(ClusterId a, ClusterId b);

private:
  bool collect(ClusterId from, ClusterId to, bool forward,
               SmallVectorImpl<ClusterId> &found) const;

  /// The host calls with effects before and behind each of them.
  DenseMap<Operation *, Operation *> previousEffect, nextEffect;
  DenseMap<Operation *, unsigned> index;     ///< place in the program
  SmallVector<ClusterId> clusterOf;          ///< by index
  SmallVector<SmallVector<Operation *>> ops; ///< by cluster
  SmallVector<unsigned> position;            ///< by cluster, in the order
};

} // namespace mlir::thunder

#endif // THUNDER_LIB_TRANSFORMS_PARTITIONGRAPH_H
