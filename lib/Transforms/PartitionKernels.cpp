//===- PartitionKernels.cpp - Group primitives into kernels ---------------===//
//
// Three steps: cheap producers and transposes are repeated for each of their
// users, so that each can become part of the user's kernel; clusters are merged
// greedily, the merge that saves most time first; each cluster becomes a
// kernel.
//
//===----------------------------------------------------------------------===//
#include "PartitionClasses.h"
#include "PartitionGraph.h"
#include "thunder/IR/ErrorClass.h"
#include "thunder/IR/HostCalls.h"
#include "thunder/Transforms/Passes.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <queue>

namespace mlir::thunder {
#define GEN_PASS_DEF_PARTITIONKERNELS
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

/// What a merge is worth. Only the order of merges depends on these numbers:
/// bytes that a core moves in a nanosecond, and the cost of a launch.
static constexpr double bytesPerNanosecond = 10, launchNanoseconds = 50;

/// Keeps the compile time of a kernel, and of each check of one, bounded.
static constexpr size_t mostOpsOfKernel = 96;

static double getBytes(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  return double(type.getNumElements()) *
         ((type.getElementTypeBitWidth() + 7) / 8);
}

/// Is in no kernel: other names of buffers, or code from outside.
static bool staysAlone(Operation *op) {
  return isa<ReshapeOp, RecomputeBarrierOp>(op) || getHostCall(op);
}

namespace {
/// Merges the clusters of a graph.
class GreedyFusion {
public:
  GreedyFusion(PartitionGraph &graph, ReturnOp terminator) : graph(graph) {
    for (auto [value, target] :
         llvm::zip(terminator.getValues(), terminator.getTargets()))
      targets[value] = target;
    for (PartitionGraph::ClusterId cluster : graph.getOrder()) {
      versions.push_back(0);
      isSingle.push_back(staysAlone(graph.getOps(cluster).front()));
    }
  }

  /// Merges until nothing is left that saves time; returns how often.
  unsigned run() {
    for (PartitionGraph::ClusterId cluster : graph.getOrder())
      for (PartitionGraph::ClusterId consumer : graph.getConsumers(cluster))
        consider(cluster, consumer);
    for (PartitionGraph::ClusterId cluster : graph.getOrder())
      for (PartitionGraph::ClusterId sibling : graph.getSiblings(cluster))
        if (cluster < sibling)
          consider(cluster, sibling);
    unsigned merges = 0;
    while (!queue.empty()) {
      Candidate best = queue.top();
      queue.pop();
      if (versions[best.a] == best.versionA &&
          versions[best.b] == best.versionB && tryMerge(best))
        ++merges;
    }
    return merges;
  }

private:
  using ClusterId = PartitionGraph::ClusterId;

  struct Candidate {
    double saved;
    ClusterId a, b;
    unsigned versionA, versionB;

    /// Most saving first, then program order: the result is deterministic.
    bool operator<(const Candidate &other) const {
      return std::tuple(saved, other.a, other.b) <
             std::tuple(other.saved, a, b);
    }
  };

  void consider(ClusterId a, ClusterId b);
  bool tryMerge(const Candidate &candidate);
  bool losesUpdateInPlace(ArrayRef<Operation *> ops, ArrayRef<Value> results);

  PartitionGraph &graph;
  SmallVector<unsigned> versions; ///< by cluster: changes with each merge
  SmallVector<bool> isSingle;     ///< by cluster: never merged
  DenseMap<Value, Value> targets; ///< arguments, by their new values
  std::priority_queue<Candidate> queue;
};
} // namespace

void GreedyFusion::consider(ClusterId a, ClusterId b) {
  if (isSingle[a] || isSingle[b] ||
      graph.getOps(a).size() + graph.getOps(b).size() > mostOpsOfKernel)
    return;
  // A value that both read, or that one makes and the other reads, is read once
  // less; one that no one else needs is not written either.
  double bytes = 0;
  llvm::SmallPtrSet<Value, 16> seen, readByA;
  for (Operation *op : graph.getOps(a))
    readByA.insert(op->operand_begin(), op->operand_end());
  for (Operation *op : graph.getOps(b))
    for (Value operand : op->getOperands()) {
      if (!seen.insert(operand).second)
        continue;
      Operation *producer = operand.getDefiningOp();
      std::optional<ClusterId> cluster =
          producer ? graph.getCluster(producer) : std::nullopt;
      if (cluster == b)
        continue;
      if (cluster == a || readByA.contains(operand))
        bytes += getBytes(operand);
      if (cluster == a &&
          llvm::all_of(operand.getUsers(), [&](Operation *user) {
            std::optional<ClusterId> of = graph.getCluster(user);
            return of == a || of == b;
          }))
        bytes += getBytes(operand);
    }
  queue.push({bytes / bytesPerNanosecond + launchNanoseconds, a, b, versions[a],
              versions[b]});
}

/// Only a pointwise kernel updates an argument in place. For any other that
/// reads the argument, the new value would be copied: more than a merge saves.
bool GreedyFusion::losesUpdateInPlace(ArrayRef<Operation *> ops,
                                      ArrayRef<Value> results) {
  return llvm::any_of(results, [&](Value result) {
    Value target = targets.lookup(result);
    return target && llvm::any_of(ops, [&](Operation *op) {
             return llvm::is_contained(op->getOperands(), target);
           });
  });
}

bool GreedyFusion::tryMerge(const Candidate &candidate) {
  SmallVector<Operation *> ops = graph.getUnion(candidate.a, candidate.b);
  SmallVector<Value> results = graph.getResults(ops);
  std::optional<ScheduleClass> scheduleClass = classify({ops, results});
  if (!scheduleClass || (*scheduleClass != ScheduleClass::Pointwise &&
                         losesUpdateInPlace(ops, results)))
    return false;
  std::optional<ClusterId> merged = graph.merge(candidate.a, candidate.b);
  if (!merged)
    return false;
  ++versions[candidate.a];
  ++versions[candidate.b];
  llvm::SmallSetVector<ClusterId, 16> neighbors;
  neighbors.insert_range(graph.getProducers(*merged));
  for (ClusterId producer : neighbors)
    consider(producer, *merged);
  for (ClusterId consumer : graph.getConsumers(*merged))
    consider(*merged, consumer);
  for (ClusterId sibling : graph.getSiblings(*merged))
    consider(std::min(*merged, sibling), std::max(*merged, sibling));
  return true;
}

//===----------------------------------------------------------------------===//
// Preparation
//===----------------------------------------------------------------------===//

/// True when `user` can take a copy of `producer` into its kernel.
static bool canTakeCopy(Operation *producer, Operation *user) {
  if (isWidening(producer))
    return isa<MatmulOp, TransposeOp>(user);
  if (isa<TransposeOp>(producer))
    return isa<MatmulOp>(user) || isWidening(user);
  return isElementwise(user) || isa<CheckIndexOp>(user) ||
         isa<SumOp, ProdOp, AmaxOp, AminOp, ArgmaxOp>(user);
}

/// Masks: comparisons and choices among what cheap producers make. Dropout's is
/// replayed in the backward, and a causal one made again, sooner than kept.
static llvm::SmallPtrSet<Operation *, 32> findMasks(FuncOp func) {
  llvm::SmallPtrSet<Operation *, 32> masks;
  for (Operation &op : func.getEntryBlock())
    if (isa<EqOp, NeOp, LtOp, LeOp, GtOp, GeOp, WhereOp, BitwiseAndOp,
            BitwiseOrOp, BitwiseXorOp, BitwiseNotOp>(op) &&
        llvm::all_of(op.getOperands(), [&](Value operand) {
          Operation *producer = operand.getDefiningOp();
          return producer &&
                 (isCheapProducer(producer) || masks.contains(producer));
        }))
      masks.insert(&op);
  return masks;
}

/// Repeats producers that cost nothing for each user beyond the first, so that
/// no kernel has to write or read their results.
static unsigned repeatCheapProducers(FuncOp func) {
  unsigned copies = 0;
  llvm::SmallPtrSet<Operation *, 32> masks = findMasks(func);
  for (Operation &op : llvm::reverse(func.getEntryBlock())) {
    if (!isCheapProducer(&op) && !masks.contains(&op) &&
        !isa<TransposeOp>(op) && !isWidening(&op))
      continue;
    llvm::SmallSetVector<Operation *, 8> users(op.user_begin(), op.user_end());
    bool first = true;
    for (Operation *user : llvm::reverse(users)) {
      if (!canTakeCopy(&op, user) || std::exchange(first, false))
        continue;
      Operation *copy = op.clone();
      op.getBlock()->getOperations().insert(user->getIterator(), copy);
      user->replaceUsesOfWith(op.getResult(0), copy->getResult(0));
      ++copies;
    }
  }
  return copies;
}

/// Broadcasts of a reshape that only adds dimensions of size 1 read its operand
/// instead: what `keepdim` makes is then a broadcast back along the row.
static void skipUnitReshapes(FuncOp func) {
  for (auto broadcast : func.getEntryBlock().getOps<BroadcastInDimOp>()) {
    auto reshape = broadcast.getInput().getDefiningOp<ReshapeOp>();
    if (!reshape)
      continue;
    auto from = cast<RankedTensorType>(reshape.getInput().getType());
    auto to = cast<RankedTensorType>(reshape.getType());
    SmallVector<int64_t> dims;
    unsigned next = 0;
    for (auto [dim, size] : llvm::enumerate(to.getShape()))
      if (next < from.getRank() && from.getDimSize(next) == size &&
          (size != 1 || from.getRank() - next == to.getRank() - int64_t(dim))) {
        dims.push_back(broadcast.getDims()[dim]);
        ++next;
      } else if (size != 1) {
        dims.clear();
        next = from.getRank() + 1;
        break;
      }
    if (next != from.getRank())
      continue;
    broadcast.getInputMutable().assign(reshape.getInput());
    broadcast.setDims(dims);
  }
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// An op before `op` in its block that makes the same value for free.
static Operation *findEqual(Operation *op) {
  if (!isCheapProducer(op))
    return nullptr;
  for (Operation &other : *op->getBlock()) {
    if (&other == op)
      return nullptr;
    if (other.getName() == op->getName() &&
        OperationEquivalence::isEquivalentTo(
            &other, op, OperationEquivalence::exactValueMatch, nullptr,
            OperationEquivalence::IgnoreLocations))
      return &other;
  }
  return nullptr;
}

/// Moves `ops` into a new kernel at `builder`.
static void makeKernel(OpBuilder &builder, ArrayRef<Operation *> ops,
                       ArrayRef<Value> results, ScheduleClass scheduleClass) {
  llvm::SmallPtrSet<Operation *, 32> inside(ops.begin(), ops.end());
  llvm::SmallSetVector<Value, 8> inputs;
  for (Operation *op : ops)
    for (Value operand : op->getOperands())
      if (!inside.contains(operand.getDefiningOp()))
        inputs.insert(operand);
  SmallVector<Location> locations;
  for (Operation *op : ops)
    if (!isCheapProducer(op) || ops.size() == 1)
      locations.push_back(op->getLoc());
  Location loc = locations.empty() ? ops.front()->getLoc() : locations.front();

  auto kernel = KernelOp::create(builder, loc, ValueRange(results).getTypes(),
                                 inputs.getArrayRef(), scheduleClass, nullptr);
  Block &body = kernel.getBody().emplaceBlock();
  for (Value input : inputs)
    body.addArgument(input.getType(), input.getLoc());
  for (auto [result, outer] :
       llvm::zip(llvm::to_vector(results), kernel.getResults()))
    result.replaceUsesWithIf(outer, [&](OpOperand &use) {
      return !inside.contains(use.getOwner());
    });
  for (Operation *op : ops) {
    op->moveBefore(&body, body.end());
    for (OpOperand &operand : op->getOpOperands())
      for (auto [input, argument] : llvm::zip(inputs, body.getArguments()))
        if (operand.get() == input)
          operand.set(argument);
  }
  auto yield = YieldOp::create(builder, loc, results);
  yield->moveBefore(&body, body.end());
  for (Operation *op : ops)
    if (Operation *equal = findEqual(op)) {
      op->replaceAllUsesWith(equal);
      op->erase();
    }
}

namespace {
struct PartitionKernels
    : thunder::impl::PartitionKernelsBase<PartitionKernels> {
  using PartitionKernelsBase::PartitionKernelsBase;

  void runOnOperation() override {
    FuncOp func = getOperation();
    if (failed(checkInput(func)))
      return signalPassFailure();
    if (fuse) {
      skipUnitReshapes(func);
      duplicates += repeatCheapProducers(func);
    }
    eraseDead(func);
    PartitionGraph graph(func.getEntryBlock());
    if (fuse)
      merges += GreedyFusion(graph, func.getReturn()).run();

    Operation *terminator = func.getEntryBlock().getTerminator();
    OpBuilder builder(terminator);
    // All decided before anything moves: results depend on uses.
    struct Kernel {
      SmallVector<Operation *> ops;
      SmallVector<Value> results;
    };
    SmallVector<Kernel> order;
    for (PartitionGraph::ClusterId cluster : graph.getOrder()) {
      ArrayRef<Operation *> ops = graph.getOps(cluster);
      order.push_back({llvm::to_vector(ops), graph.getResults(ops)});
    }
    for (Kernel &kernel : order) {
      if (staysAlone(kernel.ops.front())) {
        kernel.ops.front()->moveBefore(terminator);
        continue;
      }
      makeKernel(builder, kernel.ops, kernel.results,
                 *classify({kernel.ops, kernel.results}));
      ++kernels;
    }
  }

private:
  LogicalResult checkInput(FuncOp func);

  /// What has no use, before or after the preparation.
  static void eraseDead(FuncOp func) {
    for (Operation &op :
         llvm::make_early_inc_range(llvm::reverse(func.getEntryBlock())))
      if (isOpTriviallyDead(&op))
        op.erase();
  }
};
} // namespace

LogicalResult PartitionKernels::checkInput(FuncOp func) {
  for (Operation &op : func.getEntryBlock().without_terminator()) {
    if (isa<KernelOp>(op))
      return op.emitOpError("is there already: the function is partitioned");
    if (!isPrimitive(&op) && !staysAlone(&op))
      return op.emitError("'")
             << op.getName()
             << "' is no primitive: run thunder-decompose-symbols first";
    for (Type type : op.getResultTypes())
      if (auto tensor = dyn_cast<RankedTensorType>(type);
          !tensor || !tensor.hasStaticShape())
        return emitUnsupported(op.getLoc())
               << "'" << op.getName() << "' makes a " << type
               << "; programs have static shapes only";
  }
  return success();
}
