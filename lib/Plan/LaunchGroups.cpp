//===- LaunchGroups.cpp - Launches that share one round of threads --------===//
#include "LaunchGroups.h"
#include "llvm/Support/MathExtras.h"
#include <map>
#include <numeric>

using namespace mlir;
using namespace mlir::thunder;

/// Coarser cuts would leave threads without work.
static constexpr int64_t coarsestGrain = 4096;

int64_t mlir::thunder::getScheduleNumber(KernelFuncOp kernel, StringRef name,
                                         int64_t otherwise) {
  auto value = kernel.getScheduleAttr().getAs<IntegerAttr>(name);
  return value ? value.getInt() : otherwise;
}

namespace {
/// What the launches of a group touch: tensors by name, the arena by bytes.
class Footprint {
public:
  bool isTouched(Value buffer) const { return touched.overlaps(buffer); }
  bool isWritten(Value buffer) const { return written.overlaps(buffer); }
  void read(Value buffer) { touched.add(buffer); }
  void write(Value buffer) {
    touched.add(buffer);
    written.add(buffer);
  }

private:
  struct Buffers {
    DenseSet<Attribute> tensors;
    std::map<int64_t, int64_t> arena; ///< disjoint: first byte, byte behind

    static std::pair<int64_t, int64_t> range(ArenaViewOp view) {
      int64_t begin = view.getOffset();
      int64_t bytes = getByteSize(cast<MemRefType>(view.getType()));
      return {begin, begin + bytes};
    }

    bool overlaps(Value buffer) const {
      if (auto tensor = buffer.getDefiningOp<TensorViewOp>())
        return tensors.contains(tensor.getTensorAttr());
      auto [begin, end] = range(buffer.getDefiningOp<ArenaViewOp>());
      auto next = arena.lower_bound(begin);
      return (next != arena.end() && next->first < end) ||
             (next != arena.begin() && std::prev(next)->second > begin);
    }

    void add(Value buffer) {
      if (auto tensor = buffer.getDefiningOp<TensorViewOp>()) {
        tensors.insert(tensor.getTensorAttr());
        return;
      }
      auto [begin, end] = range(buffer.getDefiningOp<ArenaViewOp>());
      // Merge with what it overlaps, so that the ranges stay disjoint.
      auto next = arena.upper_bound(begin);
      if (next != arena.begin() && std::prev(next)->second >= begin)
        --next;
      while (next != arena.end() && next->first <= end) {
        begin = std::min(begin, next->first);
        end = std::max(end, next->second);
        next = arena.erase(next);
      }
      arena[begin] = end;
    }
  };
  Buffers touched, written;
};
} // namespace

/// Adds `launch` when it may be a part of the group; false otherwise.
static bool join(LaunchGroup &group, LaunchOp launch, KernelFuncOp kernel,
                 Footprint &footprint) {
  bool isFirst = group.launches.empty();
  bool mayShare = kernel.getScheduleClass() == ScheduleClass::Pointwise &&
                  !launch.getChecks();
  int64_t grain = std::lcm(
      group.grain, std::max<int64_t>(1, getScheduleNumber(kernel, "grain", 1)));
  if (!isFirst) {
    if (!mayShare || grain > coarsestGrain)
      return false;
    for (Value input : launch.getInputs())
      if (footprint.isWritten(input))
        return false;
    for (Value target : launch.getTargets())
      if (footprint.isTouched(target))
        return false;
  }
  for (Value input : launch.getInputs())
    footprint.read(input);
  for (Value target : launch.getTargets())
    footprint.write(target);
  group.launches.push_back(launch);
  group.grain = grain;
  group.nanoseconds += getScheduleNumber(kernel, "nanoseconds", 0);
  return mayShare;
}

LaunchGroup mlir::thunder::getLaunchGroup(LaunchOp first,
                                          const ProgramTable &table) {
  LaunchGroup group;
  Footprint footprint;
  auto kernelOf = [&](LaunchOp launch) {
    return table.getKernel(launch.getKernelAttr().getAttr());
  };
  for (Operation *op = first; op; op = op->getNextNode()) {
    if (isa<TensorViewOp, ArenaViewOp>(op))
      continue;
    auto launch = dyn_cast<LaunchOp>(op);
    if (!launch || !join(group, launch, kernelOf(launch), footprint))
      break;
  }
  for (LaunchOp launch : group.launches) {
    group.starts.push_back(llvm::alignTo(group.units, group.grain));
    group.units =
        group.starts.back() + getScheduleNumber(kernelOf(launch), "units", 0);
  }
  return group;
}
