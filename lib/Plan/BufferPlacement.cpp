//===- BufferPlacement.cpp - Which buffer each value of a function has ----===//
//
// Four steps, each linear: results and new values of arguments get the tensor
// that they end in where that is allowed, kernels that overwrite an argument
// move behind the readers of its old value, live ranges follow from the order,
// and the rest is placed in the arena.
//
//===----------------------------------------------------------------------===//
#include "BufferPlacement.h"
#include "ArenaAllocator.h"
#include "thunder/IR/HostCalls.h"
#include "thunder/IR/IndexedUpdate.h"
#include "thunder/Plan/ProgramTable.h"

using namespace mlir;
using namespace mlir::thunder;

Value mlir::thunder::getBufferRoot(Value value) {
  for (;;) {
    if (auto reshape = value.getDefiningOp<ReshapeOp>())
      value = reshape.getInput();
    else if (auto barrier = value.getDefiningOp<RecomputeBarrierOp>())
      value = barrier.getInputs()[cast<OpResult>(value).getResultNumber()];
    else
      return value;
  }
}

namespace {
constexpr int64_t never = -1;
constexpr int64_t atEnd = std::numeric_limits<int64_t>::max();

class Placer {
public:
  Placer(FuncOp func, ArrayRef<FlatSymbolRefAttr> arguments,
         ArrayRef<FlatSymbolRefAttr> results)
      : func(func), arguments(arguments), results(results) {}

  BufferPlacement run() {
    for (auto [argument, tensor] : llvm::zip(func.getArguments(), arguments))
      placement.buffers[argument] = {tensor};
    orderSteps();
    findLastReads();
    placeOutputs();
    placeWrites();
    placeInArena();
    placement.arenaBytes = arena.getPeak();
    return std::move(placement);
  }

private:
  void orderSteps();
  void findLastReads();
  void placeOutputs();
  void placeWrites();
  void placeInArena();
  void placeResults(int64_t index);
  bool canTakeBuffer(Operation *step, unsigned operand, unsigned result);
  int64_t getDefinition(Value root) {
    Operation *step = root.getDefiningOp();
    return step ? positions.lookup(step) : never;
  }

  FuncOp func;
  ArrayRef<FlatSymbolRefAttr> arguments, results;
  BufferPlacement placement;
  ArenaAllocator arena;
  DenseMap<Operation *, int64_t> positions;
  DenseMap<Value, int64_t> lastReads; ///< by root; never when absent
  /// End copies whose source is an argument: (old value, target).
  SmallVector<std::pair<Value, FlatSymbolRefAttr>> argumentCopies;
  /// End copies of computed values, whose buffer is known only after placing.
  SmallVector<std::pair<Value, FlatSymbolRefAttr>> valueCopies;
};
} // namespace

/// The order of the block, but a kernel whose results only become new values of
/// arguments goes to the end when the old value has a reader behind it: then
/// the argument can be overwritten, and needs no copy.
void Placer::orderSteps() {
  SmallVector<Operation *> steps;
  for (Operation &op : func.getEntryBlock())
    if (isa<KernelOp>(op) || getHostCall(&op))
      steps.push_back(&op);
  for (auto [index, step] : llvm::enumerate(steps))
    positions[step] = index;
  findLastReads();

  DenseSet<Operation *> late;
  ReturnOp terminator = func.getReturn();
  for (auto [value, target] :
       llvm::zip(terminator.getValues(), terminator.getTargets())) {
    Value root = getBufferRoot(value);
    auto kernel = root.getDefiningOp<KernelOp>();
    if (!kernel || lastReads.lookup_or(target, never) <= getDefinition(root))
      continue;
    auto isReturned = [](Value result) {
      return llvm::all_of(result.getUsers(),
                          [](Operation *user) { return isa<ReturnOp>(user); });
    };
    if (llvm::all_of(kernel.getResults(), isReturned))
      late.insert(kernel);
  }
  for (bool wanted : {false, true})
    for (Operation *step : steps)
      if (late.contains(step) == wanted)
        placement.order.push_back(step);
  for (auto [index, step] : llvm::enumerate(placement.order))
    positions[step] = index;
  placement.inPlace.resize(placement.order.size());
}

void Placer::findLastReads() {
  lastReads.clear();
  for (auto [step, position] : positions)
    for (Value operand : step->getOperands()) {
      auto [entry, isNew] =
          lastReads.try_emplace(getBufferRoot(operand), position);
      entry->second = std::max(entry->second, position);
    }
}

/// A computed result is computed in the tensor of the result. What is an
/// argument is copied first, before anything overwrites it; what is another
/// result too is copied last.
void Placer::placeOutputs() {
  for (auto [output, tensor] :
       llvm::zip(func.getReturn().getOutputs(), results)) {
    Value root = getBufferRoot(output);
    auto type = cast<RankedTensorType>(root.getType());
    if (isa<BlockArgument>(root))
      placement.before.push_back({placement.buffers[root], {tensor}, type});
    else if (!placement.buffers.try_emplace(root, Buffer{tensor}).second)
      valueCopies.push_back({root, tensor});
  }
}

/// True when result `result` may be written where operand `operand` is read:
/// element by element, or changed in places, of one size, with no other operand
/// in that buffer.
bool Placer::canTakeBuffer(Operation *step, unsigned operand, unsigned result) {
  auto kernel = dyn_cast<KernelOp>(step);
  if (!kernel)
    return false;
  BlockArgument argument = kernel.getBody().getArgument(operand);
  bool updates = kernel.getScheduleClass() == ScheduleClass::Loops &&
                 isUpdatedInPlaces(argument);
  if (kernel.getScheduleClass() != ScheduleClass::Pointwise && !updates)
    return false;
  auto from = cast<RankedTensorType>(kernel.getInputs()[operand].getType());
  auto to = cast<RankedTensorType>(kernel.getResult(result).getType());
  if (from.getShape() != to.getShape() ||
      from.getElementTypeBitWidth() != to.getElementTypeBitWidth())
    return false;
  Value root = getBufferRoot(kernel.getInputs()[operand]);
  for (auto [index, other] : llvm::enumerate(kernel.getInputs()))
    if (index != operand && getBufferRoot(other) == root)
      return false;
  return updates || llvm::all_of(argument.getUsers(), [](Operation *user) {
           return user->hasTrait<OpTrait::Elementwise>() || isa<YieldOp>(user);
         });
}

/// The new value of an argument is computed in the argument's tensor when its
/// kernel comes after all readers of the old value, or is the last one and may
/// work in place.
void Placer::placeWrites() {
  ReturnOp terminator = func.getReturn();
  auto writes = llvm::zip(terminator.getValues(), terminator.getTargets());
  for (auto [value, target] : writes) {
    Value root = getBufferRoot(value);
    if (isa<BlockArgument>(root) && root != target)
      lastReads[root] = atEnd;
  }
  for (auto [value, target] : writes) {
    Value root = getBufferRoot(value);
    FlatSymbolRefAttr tensor = placement.buffers[target].tensor;
    if (root == target)
      continue;
    if (isa<BlockArgument>(root)) {
      argumentCopies.push_back({root, tensor});
      continue;
    }
    if (placement.buffers.contains(root)) {
      valueCopies.push_back({root, tensor});
      continue;
    }
    Operation *step = root.getDefiningOp();
    unsigned result = cast<OpResult>(root).getResultNumber();
    int64_t definition = getDefinition(root);
    int64_t lastRead = lastReads.lookup_or(target, never);
    bool allowed = lastRead < definition;
    if (lastRead == definition)
      for (auto [index, operand] : llvm::enumerate(step->getOperands()))
        if (getBufferRoot(operand) == target &&
            canTakeBuffer(step, index, result)) {
          SmallVector<int64_t> &pairs = placement.inPlace[definition];
          pairs.resize(step->getNumResults(), -1);
          if (llvm::is_contained(pairs, int64_t(index)))
            continue;
          pairs[result] = index;
          ++placement.numInPlace;
          allowed = true;
          break;
        }
    if (allowed)
      placement.buffers[root] = {tensor};
    else
      valueCopies.push_back({root, tensor});
  }
}

/// Places the results of step `index` that have no tensor: in the buffer of
/// an operand that dies there, else in free space.
void Placer::placeResults(int64_t index) {
  Operation *step = placement.order[index];
  SmallVector<int64_t> &pairs = placement.inPlace[index];
  for (OpResult result : step->getResults()) {
    if (placement.buffers.contains(result))
      continue;
    for (auto [number, operand] : llvm::enumerate(step->getOperands())) {
      Value root = getBufferRoot(operand);
      Buffer buffer = placement.buffers.lookup(root);
      if (buffer.tensor || lastReads.lookup(root) != index ||
          llvm::is_contained(pairs, int64_t(number)) ||
          !canTakeBuffer(step, number, result.getResultNumber()))
        continue;
      pairs.resize(step->getNumResults(), -1);
      pairs[result.getResultNumber()] = number;
      ++placement.numInPlace;
      placement.buffers[result] = buffer;
      break;
    }
    if (!placement.buffers.contains(result))
      placement.buffers[result] = {
          {}, arena.allocate(getByteSize(cast<ShapedType>(result.getType())))};
  }
}

void Placer::placeInArena() {
  for (auto [root, tensor] : valueCopies)
    lastReads[root] = atEnd;
  for (auto [index, step] : llvm::enumerate(placement.order)) {
    placeResults(index);
    // Free what dies here, but not what a result has taken over.
    DenseSet<Value> dead;
    for (auto [number, operand] : llvm::enumerate(step->getOperands()))
      if (!llvm::is_contained(placement.inPlace[index], int64_t(number)))
        dead.insert(getBufferRoot(operand));
    SmallVector<Value> candidates;
    for (Value operand : step->getOperands())
      if (dead.erase(getBufferRoot(operand)))
        candidates.push_back(getBufferRoot(operand));
    llvm::append_range(candidates, step->getResults());
    for (Value root : candidates) {
      Buffer buffer = placement.buffers.lookup(root);
      if (!buffer.tensor && lastReads.lookup_or(root, never) <= int64_t(index))
        arena.free(buffer.offset,
                   getByteSize(cast<ShapedType>(root.getType())));
    }
  }

  // Old values that end in another argument go through the arena first: their
  // own tensor may be a target as well.
  SmallVector<BufferCopy> second;
  for (auto [root, tensor] : argumentCopies) {
    auto type = cast<RankedTensorType>(root.getType());
    Buffer temporary{{}, arena.allocate(getByteSize(type))};
    placement.after.push_back({placement.buffers[root], temporary, type});
    second.push_back({temporary, {tensor}, type});
  }
  for (auto [root, tensor] : valueCopies)
    second.push_back({placement.buffers[root],
                      {tensor},
                      cast<RankedTensorType>(root.getType())});
  llvm::append_range(placement.after, second);
}

BufferPlacement
mlir::thunder::placeBuffers(FuncOp func, ArrayRef<FlatSymbolRefAttr> arguments,
                            ArrayRef<FlatSymbolRefAttr> results) {
  return Placer(func, arguments, results).run();
}
