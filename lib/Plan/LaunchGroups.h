//===- LaunchGroups.h - Launches that share one round of threads ----------===//
//
// The updates of many small parameters are one kernel each, too short to be
// worth waking the threads for. Neighbours that do not depend on each other run
// as one piece of work: their units are laid end to end.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_PLAN_LAUNCHGROUPS_H
#define THUNDER_LIB_PLAN_LAUNCHGROUPS_H

#include "thunder/Plan/ProgramTable.h"

namespace mlir::thunder {

/// A kernel's number in its schedule, or `otherwise`.
int64_t getScheduleNumber(KernelFuncOp kernel, StringRef name,
                          int64_t otherwise);

/// Launches that follow each other in an entry.
struct LaunchGroup {
  SmallVector<LaunchOp> launches;
  /// Of launch i: the first of its units among those of the group. A multiple
  /// of `grain`, which is a multiple of every kernel's.
  SmallVector<int64_t> starts;
  int64_t units = 0, grain = 1, nanoseconds = 0;
};

/// The longest group that begins with `first`: pointwise kernels without data
/// checks that neither read nor write what another one writes. One launch when
/// there is no such neighbour.
LaunchGroup getLaunchGroup(LaunchOp first, const ProgramTable &table);

} // namespace mlir::thunder

#endif // THUNDER_LIB_PLAN_LAUNCHGROUPS_H
