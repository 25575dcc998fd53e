//===- Recompute.cpp - Checkpoint regions, computed again -----------------===//
//
// Works on whole symbols, right after the backward part was built: whatever a
// rule or an executor makes of a clone later, its producers are there.
//
//===----------------------------------------------------------------------===//
#include "Recompute.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "thunder/Transforms/Autodiff.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::thunder;

namespace {

/// The recomputation of one region.
class RegionRecompute {
public:
  RegionRecompute(ArrayRef<Operation *> ops, Operation *boundary,
                  const Gradients &gradients)
      : boundary(boundary), gradients(gradients),
        inside(ops.begin(), ops.end()) {}

  unsigned run();

private:
  bool isBackward(Operation *op) const { return boundary->isBeforeInBlock(op); }
  /// What the region computes and does not keep.
  bool isDropped(Value value);
  void findNeeded(Operation *user);
  void makeBarrier(Operation *first);

  Operation *boundary;
  const Gradients &gradients;
  llvm::SetVector<Operation *> inside; ///< in program order
  DenseMap<Value, bool> dropped;
  llvm::SetVector<Operation *> needed; ///< to be cloned
  llvm::SetVector<Value> inputs;       ///< what the clones read of outside
  IRMapping clones;                    ///< to what is recomputed
};

} // namespace

bool RegionRecompute::isDropped(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || !inside.contains(op))
    return false;
  auto [entry, isNew] = dropped.try_emplace(value, false);
  if (isNew)
    entry->second = wouldOpBeTriviallyDead(op) &&
                    llvm::none_of(value.getUsers(), [&](Operation *user) {
                      return isa<ReturnOp>(user) ||
                             (!inside.contains(user) && !isBackward(user));
                    });
  return entry->second;
}

/// Adds the producers of what `user` reads, back to what is kept.
void RegionRecompute::findNeeded(Operation *user) {
  SmallVector<Operation *> pending = {user};
  while (!pending.empty()) {
    Operation *op = pending.pop_back_val();
    for (Value operand : op->getOperands()) {
      if (isDropped(operand)) {
        if (needed.insert(operand.getDefiningOp()))
          pending.push_back(operand.getDefiningOp());
      } else if (op != user || needed.contains(op)) {
        inputs.insert(operand);
      }
    }
  }
}

/// The region's inputs once more, behind the cotangents that reach it.
void RegionRecompute::makeBarrier(Operation *first) {
  SmallVector<Value> after;
  for (Operation *op : inside)
    for (Value result : op->getResults()) {
      Value cotangent = isDropped(result) ? Value() : gradients.get(result);
      Operation *producer = cotangent ? cotangent.getDefiningOp() : nullptr;
      if (cotangent && (!producer || producer->isBeforeInBlock(first)) &&
          !llvm::is_contained(after, cotangent))
        after.push_back(cotangent);
    }
  if (after.empty() || inputs.empty())
    return; // from constants, or without a cotangent from outside: as it is
  OpBuilder builder(first);
  auto barrier = RecomputeBarrierOp::create(
      builder, first->getLoc(), TypeRange(ValueRange(inputs.getArrayRef())),
      inputs.getArrayRef(), after, IntegerAttr());
  clones.map(ValueRange(inputs.getArrayRef()), barrier.getResults());
}

unsigned RegionRecompute::run() {
  // Before anything changes: who reads what.
  SmallVector<Operation *> users;
  for (Operation *op = boundary->getNextNode(); op && !isa<ReturnOp>(op);
       op = op->getNextNode())
    if (llvm::any_of(op->getOperands(),
                     [&](Value operand) { return isDropped(operand); })) {
      users.push_back(op);
      findNeeded(op);
    }
  if (users.empty())
    return 0;
  makeBarrier(users.front());

  unsigned count = 0;
  OpBuilder builder(boundary);
  SmallVector<Operation *> order;
  for (Operation *op : inside)
    if (needed.contains(op))
      order.push_back(op);
  DenseSet<Operation *> done;
  for (Operation *user : users) {
    // What this one needs, in program order.
    DenseSet<Operation *> wanted;
    SmallVector<Operation *> pending = {user};
    while (!pending.empty()) {
      Operation *op = pending.pop_back_val();
      for (Value operand : op->getOperands())
        if (isDropped(operand) && !done.contains(operand.getDefiningOp()) &&
            wanted.insert(operand.getDefiningOp()).second)
          pending.push_back(operand.getDefiningOp());
    }
    builder.setInsertionPoint(user);
    for (Operation *op : order) {
      if (!wanted.contains(op))
        continue;
      builder.clone(*op, clones)->removeAttr(attribute::kCheckpoint);
      done.insert(op);
      ++count;
    }
    for (OpOperand &operand : user->getOpOperands())
      if (isDropped(operand.get()))
        operand.set(clones.lookup(operand.get()));
  }
  return count;
}

unsigned mlir::thunder::placeRecompute(Block &block, Operation *boundary,
                                       const Gradients &gradients) {
  llvm::MapVector<Attribute, SmallVector<Operation *>> regions;
  for (Operation *op = &block.front(); op != boundary; op = op->getNextNode())
    if (Attribute id = op->getAttr(attribute::kCheckpoint))
      regions[id].push_back(op);
  unsigned count = 0;
  // The last region's backward comes first.
  for (auto &[id, ops] : llvm::reverse(regions))
    count += RegionRecompute(ops, boundary, gradients).run();
  return count;
}
