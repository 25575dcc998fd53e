//===- PartitionGraph.cpp - Clusters of primitives, without cycles --------===//
#include "PartitionGraph.h"
#include "thunder/IR/HostCalls.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::thunder;

/// Bounds that keep partitioning linear: uses of a value that are looked at,
/// and clusters that a search for a cycle visits.
static constexpr unsigned mostUses = 32, mostVisits = 256;

PartitionGraph::PartitionGraph(Block &block) {
  Operation *effect = nullptr;
  for (Operation &op : block.without_terminator()) {
    unsigned id = ops.size();
    index[&op] = id;
    clusterOf.push_back(id);
    ops.push_back({&op});
    position.push_back(id);
    if (!hasOrderedEffects(&op))
      continue;
    if (effect) {
      nextEffect[effect] = &op;
      previousEffect[&op] = effect;
    }
    effect = &op;
  }
}

SmallVector<PartitionGraph::ClusterId> PartitionGraph::getOrder() const {
  SmallVector<ClusterId> order;
  for (unsigned id = 0; id < ops.size(); ++id)
    if (exists(id))
      order.push_back(id);
  llvm::sort(order, [&](ClusterId a, ClusterId b) {
    return position[a] < position[b];
  });
  return order;
}

std::optional<PartitionGraph::ClusterId>
PartitionGraph::getCluster(Operation *op) const {
  auto found = index.find(op);
  if (found == index.end())
    return std::nullopt;
  return clusterOf[found->second];
}

SmallVector<Operation *> PartitionGraph::getUnion(ClusterId a,
                                                  ClusterId b) const {
  SmallVector<Operation *> both(ops[a].size() + ops[b].size());
  std::merge(ops[a].begin(), ops[a].end(), ops[b].begin(), ops[b].end(),
             both.begin(), [&](Operation *x, Operation *y) {
               return index.lookup(x) < index.lookup(y);
             });
  return both;
}

SmallVector<Value>
PartitionGraph::getResults(ArrayRef<Operation *> candidates) const {
  llvm::SmallPtrSet<Operation *, 32> inside(candidates.begin(),
                                            candidates.end());
  SmallVector<Value> results;
  for (Operation *op : candidates)
    for (Value result : op->getResults())
      if (op->getNumResults() > 1 ||
          llvm::any_of(result.getUsers(),
                       [&](Operation *user) { return !inside.contains(user); }))
        results.push_back(result);
  return results;
}

SmallVector<PartitionGraph::ClusterId>
PartitionGraph::getProducers(ClusterId cluster) const {
  llvm::SmallSetVector<ClusterId, 8> found;
  for (Operation *op : ops[cluster])
    for (Value operand : op->getOperands())
      if (Operation *producer = operand.getDefiningOp())
        found.insert(*getCluster(producer));
  found.remove(cluster);
  return found.takeVector();
}

SmallVector<PartitionGraph::ClusterId>
PartitionGraph::getConsumers(ClusterId cluster) const {
  llvm::SmallSetVector<ClusterId, 8> found;
  for (Operation *op : ops[cluster])
    for (Value result : op->getResults())
      if (!result.hasNUsesOrMore(mostUses))
        for (Operation *user : result.getUsers())
          if (std::optional<ClusterId> consumer = getCluster(user))
            found.insert(*consumer);
  found.remove(cluster);
  return found.takeVector();
}

SmallVector<PartitionGraph::ClusterId>
PartitionGraph::getSiblings(ClusterId cluster) const {
  llvm::SmallSetVector<ClusterId, 8> found;
  for (Operation *op : ops[cluster])
    for (Value operand : op->getOperands()) {
      Operation *producer = operand.getDefiningOp();
      if ((producer && getCluster(producer) == cluster) ||
          operand.hasNUsesOrMore(mostUses))
        continue;
      for (Operation *user : operand.getUsers())
        if (std::optional<ClusterId> sibling = getCluster(user))
          found.insert(*sibling);
    }
  found.remove(cluster);
  return found.takeVector();
}

/// The clusters strictly between `from` and `to` in the order that are reached
/// from `from` along (or against) the flow of data. False when there are too
/// many, or when `to` is reached by way of one of them.
bool PartitionGraph::collect(ClusterId from, ClusterId to, bool forward,
                             SmallVectorImpl<ClusterId> &found) const {
  llvm::SmallSetVector<ClusterId, 16> seen;
  SmallVector<ClusterId> worklist = {from};
  while (!worklist.empty()) {
    ClusterId cluster = worklist.pop_back_val();
    auto visit = [&](Operation *op) {
      std::optional<ClusterId> next = op ? getCluster(op) : std::nullopt;
      if (!next || *next == cluster)
        return true;
      if (*next == to)
        return cluster == from;
      bool beyond = forward ? position[*next] > position[to]
                            : position[*next] < position[to];
      if (!beyond && seen.insert(*next))
        worklist.push_back(*next);
      return seen.size() <= mostVisits;
    };
    for (Operation *op : ops[cluster]) {
      const auto &effects = forward ? nextEffect : previousEffect;
      if (!visit(effects.lookup(op)))
        return false;
      if (forward) {
        for (Operation *user : op->getUsers())
          if (!visit(user))
            return false;
      } else {
        for (Value operand : op->getOperands())
          if (!visit(operand.getDefiningOp()))
            return false;
      }
    }
  }
  found.append(seen.begin(), seen.end());
  return true;
}

std::optional<PartitionGraph::ClusterId> PartitionGraph::merge(ClusterId a,
                                                               ClusterId b) {
  if (position[a] > position[b])
    std::swap(a, b);
  SmallVector<ClusterId> after, before;
  if (!collect(a, b, /*forward=*/true, after) ||
      !collect(b, a, /*forward=*/false, before))
    return std::nullopt;

  // What b needs comes before the merged cluster, what a feeds after it.
  auto byPosition = [&](ClusterId x, ClusterId y) {
    return position[x] < position[y];
  };
  llvm::sort(before, byPosition);
  llvm::sort(after, byPosition);
  SmallVector<ClusterId> affected(before);
  affected.push_back(a);
  llvm::append_range(affected, after);
  SmallVector<unsigned> places = {position[b]};
  for (ClusterId cluster : affected)
    places.push_back(position[cluster]);
  llvm::sort(places);
  for (auto [cluster, place] : llvm::zip_first(affected, places))
    position[cluster] = place;

  for (Operation *op : ops[b])
    clusterOf[index.lookup(op)] = a;
  ops[a] = getUnion(a, b);
  ops[b].clear();
  return a;
}
