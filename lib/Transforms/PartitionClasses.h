//===- PartitionClasses.h - What each schedule class can emit -------------===//
//
// The table of kernels in docs/Architecture.md as predicates on a set of
// primitives. Partitioning asks them before it merges, the verifier afterwards.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_TRANSFORMS_PARTITIONCLASSES_H
#define THUNDER_LIB_TRANSFORMS_PARTITIONCLASSES_H

#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

/// Primitives that are, or may become, the body of one kernel.
struct KernelCandidate {
  ArrayRef<Operation *> ops; ///< in an order in which they can run
  ArrayRef<Value> results;   ///< those of their results that are used outside
};

/// Why an emitter of class `scheduleClass` cannot make `candidate`; empty when
/// it can.
std::string explainMismatch(const KernelCandidate &candidate,
                            ScheduleClass scheduleClass);

/// The class that makes `candidate`, or nothing when no class can. A single
/// primitive always has one.
std::optional<ScheduleClass> classify(const KernelCandidate &candidate);

/// One result element from the operands' elements at the same index.
bool isElementwise(Operation *op);

/// Costs nothing to compute again where it is used, and reads less than it
/// gives: `full`, `iota`, `broadcast_in_dim`.
bool isCheapProducer(Operation *op);

/// Half precision as f32: exact, and free where it is loaded.
bool isWidening(Operation *op);

} // namespace mlir::thunder

#endif // THUNDER_LIB_TRANSFORMS_PARTITIONCLASSES_H
