//===- Schedules.h - The numbers of a kernel's loops ------------*- C++ -*-===//
//
// Decisions: unrolling, tiles, blocks, and how a kernel is cut for threads. The
// emitters (lib/Conversion/KernelToCPU) only follow them.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_CODEGEN_SCHEDULES_H
#define THUNDER_CODEGEN_SCHEDULES_H

#include "thunder/Codegen/CpuTarget.h"

namespace mlir::thunder {

/// The schedule of a kernel with this body and class: `units`, `grain`,
/// `nanoseconds` (docs/Architecture.md) and the numbers of its emitter. Fails
/// with an error when the class has no code for the body, so that a kernel
/// with a schedule is one that can be emitted.
FailureOr<DictionaryAttr> computeSchedule(Block &body,
                                          ScheduleClass scheduleClass,
                                          Location loc,
                                          const CpuTarget &target);

/// Gives every thunder.kernel and thunder.kernel_func in `root` that has none
/// its schedule.
LogicalResult assignSchedules(Operation *root, const CpuTarget &target);

} // namespace mlir::thunder

#endif // THUNDER_CODEGEN_SCHEDULES_H
