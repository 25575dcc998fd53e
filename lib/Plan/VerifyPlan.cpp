//===- VerifyPlan.cpp - The contract of the phase plan --------------------===//
//
// Written against the IR only: it shares nothing with the passes that place
// buffers, but for the size of a type.
//
//===----------------------------------------------------------------------===//
#include "thunder/Plan/Passes.h"
#include "thunder/Plan/ProgramTable.h"
#include <map>

namespace mlir::thunder {
#define GEN_PASS_DEF_VERIFYPLAN
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

/// Of every view of the arena: the runtime promises it to kernels.
static constexpr int64_t alignment = 64;

/// True for two views of one tensor of the program, whatever their types.
static bool isSameTensor(Value a, Value b) {
  auto first = a.getDefiningOp<TensorViewOp>();
  auto second = b.getDefiningOp<TensorViewOp>();
  return a == b ||
         (first && second && first.getTensorAttr() == second.getTensorAttr());
}

/// The same for parts of the arena too.
static bool isSameBuffer(Value a, Value b) {
  auto first = a.getDefiningOp<ArenaViewOp>();
  auto second = b.getDefiningOp<ArenaViewOp>();
  return isSameTensor(a, b) ||
         (first && second && first.getOffset() == second.getOffset());
}

namespace {
/// Checks one entry.
class EntryVerifier {
public:
  EntryVerifier(EntryOp entry, const ProgramTable &table)
      : entry(entry), table(table) {}

  LogicalResult run() {
    if (failed(checkLists()))
      return failure();
    int64_t position = 0;
    for (Operation &op : entry.getBody().front()) {
      LogicalResult result = llvm::TypeSwitch<Operation *, LogicalResult>(&op)
                                 .Case<TensorViewOp, ArenaViewOp>(
                                     [&](auto view) { return checkView(view); })
                                 .Case<LaunchOp>([&](LaunchOp launch) {
                                   return checkLaunch(launch, position++);
                                 })
                                 .Case<HostCallOp>([&](HostCallOp call) {
                                   return checkCall(call, position++);
                                 })
                                 .Case<CopyOp>([&](CopyOp copy) {
                                   return checkCopy(copy, position++);
                                 })
                                 .Default([](Operation *other) {
                                   return other->emitError("'")
                                          << other->getName()
                                          << "' has no place in an entry";
                                 });
      if (failed(result))
        return failure();
    }
    if (failed(checkOverlaps()))
      return failure();
    // The new value of an argument may be the old one.
    for (auto symbol : entry.getOutputs().getAsRange<FlatSymbolRefAttr>())
      if (!written.contains(symbol.getAttr()))
        return entry.emitOpError("never writes ") << symbol;
    return success();
  }

private:
  /// A stretch of launches during which a part of the arena holds one value.
  struct LiveRange {
    ArenaViewOp view;
    int64_t first, last; ///< launches that write and last read it
    int64_t offset, bytes;
  };

  LogicalResult checkLists();
  LogicalResult checkView(TensorViewOp view);
  LogicalResult checkView(ArenaViewOp view);
  LogicalResult checkLaunch(LaunchOp launch, int64_t position);
  LogicalResult checkCall(HostCallOp call, int64_t position);
  LogicalResult checkCopy(CopyOp copy, int64_t position);
  LogicalResult checkOverlaps();
  LogicalResult read(Operation *op, Value buffer, int64_t position);
  LogicalResult write(Operation *op, Value buffer, int64_t position);

  EntryOp entry;
  const ProgramTable &table;
  DenseSet<StringAttr> written, readable;
  /// By view: its latest value's place in `ranges`.
  DenseMap<Value, size_t> current;
  std::vector<LiveRange> ranges;
  /// (position, view that is overwritten, view that takes its place)
  DenseSet<std::pair<int64_t, std::pair<Value, Value>>> inPlace;
};
} // namespace

LogicalResult EntryVerifier::checkLists() {
  for (ArrayAttr list :
       {entry.getInputs(), entry.getOutputs(), entry.getWrites()})
    for (auto symbol : list.getAsRange<FlatSymbolRefAttr>())
      if (table.getTensorIndex(symbol.getAttr()) < 0)
        return entry.emitOpError("names ")
               << symbol << ", which is no tensor of the program";
  for (auto symbol : entry.getInputs().getAsRange<FlatSymbolRefAttr>())
    readable.insert(symbol.getAttr());
  for (auto symbol : entry.getWrites().getAsRange<FlatSymbolRefAttr>())
    if (!readable.contains(symbol.getAttr()))
      return entry.emitOpError("writes ")
             << symbol << " in place but does not read it";
  return success();
}

LogicalResult EntryVerifier::checkView(TensorViewOp view) {
  int64_t index = table.getTensorIndex(view.getTensorAttr().getAttr());
  if (index < 0)
    return view.emitOpError("names ")
           << view.getTensorAttr() << ", which is no tensor of the program";
  auto tensor =
      cast<RankedTensorType>(ProgramTensorOp(table.tensors[index]).getType());
  if (view.getType().getElementType() != tensor.getElementType() ||
      view.getType().getNumElements() != tensor.getNumElements())
    return view.emitOpError("is a ")
           << view.getType() << ", the tensor is a " << tensor;
  return success();
}

LogicalResult EntryVerifier::checkView(ArenaViewOp view) {
  int64_t end = view.getOffset() + int64_t(getByteSize(view.getType()));
  if (view.getOffset() < 0 || view.getOffset() % alignment)
    return view.emitOpError("offset is not a multiple of ") << alignment;
  if (end > entry.getArenaBytes())
    return view.emitOpError("ends at byte ")
           << end << " of an arena of " << entry.getArenaBytes();
  return success();
}

/// A read needs a value: of an argument, or one that was written before.
LogicalResult EntryVerifier::read(Operation *op, Value buffer,
                                  int64_t position) {
  if (auto view = buffer.getDefiningOp<TensorViewOp>()) {
    StringAttr symbol = view.getTensorAttr().getAttr();
    if (readable.contains(symbol) || written.contains(symbol))
      return success();
    return op->emitOpError("reads ")
           << view.getTensorAttr() << " before anything is in it";
  }
  auto found = current.find(buffer);
  if (found == current.end())
    return op->emitOpError(
        "reads a part of the arena before anything is in it");
  ranges[found->second].last = position;
  return success();
}

LogicalResult EntryVerifier::write(Operation *op, Value buffer,
                                   int64_t position) {
  if (auto view = buffer.getDefiningOp<TensorViewOp>()) {
    auto isListed = [&](ArrayAttr list) {
      return llvm::is_contained(list, Attribute(view.getTensorAttr()));
    };
    if (!isListed(entry.getOutputs()) && !isListed(entry.getWrites()))
      return op->emitOpError("writes ")
             << view.getTensorAttr()
             << ", which is neither an output nor written by the entry";
    written.insert(view.getTensorAttr().getAttr());
    return success();
  }
  auto view = buffer.getDefiningOp<ArenaViewOp>();
  current[buffer] = ranges.size();
  ranges.push_back({view, position, position, int64_t(view.getOffset()),
                    int64_t(getByteSize(view.getType()))});
  return success();
}

LogicalResult EntryVerifier::checkLaunch(LaunchOp launch, int64_t position) {
  KernelFuncOp kernel = table.getKernel(launch.getKernelAttr().getAttr());
  if (!kernel)
    return launch.emitOpError("names ")
           << launch.getKernelAttr() << ", which is no kernel";
  DictionaryAttr schedule = kernel.getScheduleAttr();
  if (!schedule || !schedule.getAs<IntegerAttr>("units"))
    return kernel.emitOpError("has no schedule with its number of units");
  SmallVector<Type> expected(kernel.getEntryBlock().getArgumentTypes());
  llvm::append_range(expected, kernel.getYield().getOperandTypes());
  if (expected.size() != launch.getInputs().size() + launch.getTargets().size())
    return launch.emitOpError("passes ")
           << launch.getInputs().size() << " + " << launch.getTargets().size()
           << " buffers, the kernel has " << expected.size();
  for (auto [buffer, type] : llvm::zip(launch.getOperands(), expected)) {
    auto given = cast<MemRefType>(buffer.getType());
    auto wanted = cast<RankedTensorType>(type);
    if (given.getElementType() != wanted.getElementType() ||
        given.getNumElements() != wanted.getNumElements())
      return launch.emitOpError("passes a ") << given << " as a " << wanted;
  }
  if (kernel.getChecks().size() !=
      launch.getChecks().value_or(ArrayRef<int64_t>()).size())
    return launch.emitOpError("does not number the kernel's ")
           << kernel.getChecks().size() << " data checks";

  for (Value input : launch.getInputs())
    if (failed(read(launch, input, position)))
      return failure();
  llvm::SmallDenseSet<Value, 4> targets;
  for (auto [index, target] : llvm::enumerate(launch.getTargets())) {
    if (!targets.insert(target).second)
      return launch.emitOpError("writes one buffer twice");
    int64_t operand = kernel.getInPlaceOperand(index);
    if (operand >= 0)
      inPlace.insert({position, {launch.getInputs()[operand], target}});
    for (auto [number, input] : llvm::enumerate(launch.getInputs()))
      if (isSameTensor(input, target) && operand != int64_t(number))
        return launch.emitOpError("overwrites its operand ")
               << number << ", which is no in-place pair of the kernel";
    if (operand >= 0 && !isSameBuffer(launch.getInputs()[operand], target))
      return launch.emitOpError("gives result ")
             << index << " another buffer than operand " << operand
             << ", whose buffer the kernel takes";
    if (failed(write(launch, target, position)))
      return failure();
  }
  return success();
}

LogicalResult EntryVerifier::checkCall(HostCallOp call, int64_t position) {
  for (Value input : call.getInputs())
    if (failed(read(call, input, position)))
      return failure();
  llvm::SmallDenseSet<Value, 4> targets;
  for (Value target : call.getTargets()) {
    if (!targets.insert(target).second)
      return call.emitOpError("writes one buffer twice");
    for (auto [number, input] : llvm::enumerate(call.getInputs()))
      if (isSameBuffer(input, target))
        return call.emitOpError("overwrites its operand ") << number;
    if (failed(write(call, target, position)))
      return failure();
  }
  return success();
}

LogicalResult EntryVerifier::checkCopy(CopyOp copy, int64_t position) {
  if (getByteSize(cast<MemRefType>(copy.getSource().getType())) !=
      getByteSize(cast<MemRefType>(copy.getTarget().getType())))
    return copy.emitOpError("copies between buffers of different sizes");
  if (failed(read(copy, copy.getSource(), position)))
    return failure();
  return write(copy, copy.getTarget(), position);
}

/// Walks the launches with the parts of the arena that are in use, ordered by
/// offset; two that overlap are neighbours.
LogicalResult EntryVerifier::checkOverlaps() {
  std::map<int64_t, const LiveRange *> live;
  std::multimap<int64_t, const LiveRange *> ends;
  for (const LiveRange &range : ranges) { // in order of their first launch
    while (!ends.empty() && ends.begin()->first < range.first) {
      const LiveRange *dead = ends.begin()->second;
      if (auto found = live.find(dead->offset);
          found != live.end() && found->second == dead)
        live.erase(found);
      ends.erase(ends.begin());
    }
    auto next = live.lower_bound(range.offset);
    SmallVector<const LiveRange *, 2> neighbours;
    if (next != live.end() && next->first < range.offset + range.bytes)
      neighbours.push_back(next->second);
    if (next != live.begin() &&
        std::prev(next)->first + std::prev(next)->second->bytes > range.offset)
      neighbours.push_back(std::prev(next)->second);
    for (const LiveRange *other : neighbours) {
      // The last read and the first write of an in-place pair are one launch.
      ArenaViewOp old = other->view, fresh = range.view;
      if (other->last == range.first &&
          inPlace.contains({range.first, {old.getResult(), fresh.getResult()}}))
        continue;
      InFlightDiagnostic error = fresh.emitOpError("overlaps a live buffer");
      error.attachNote(old.getLoc())
          << "bytes [" << other->offset << ", " << other->offset + other->bytes
          << ") are in use from launch " << other->first << " to "
          << other->last;
      return error;
    }
    live[range.offset] = &range;
    ends.emplace(range.last, &range);
  }
  return success();
}

namespace {
struct VerifyPlan : thunder::impl::VerifyPlanBase<VerifyPlan> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    ProgramTable table(module);
    for (Operation &op : *module.getBody())
      if (!isa<ProgramTensorOp, KernelFuncOp, EntryOp>(op)) {
        op.emitError("'") << op.getName() << "' has no place in a plan";
        return signalPassFailure();
      }
    for (EntryOp entry : table.entries)
      if (failed(EntryVerifier(entry, table).run()))
        return signalPassFailure();
    markAllAnalysesPreserved();
  }
};
} // namespace
