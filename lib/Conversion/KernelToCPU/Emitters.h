//===- Emitters.h - One emitter a schedule class ----------------*- C++ -*-===//
#ifndef THUNDER_LIB_CONVERSION_EMITTERS_H
#define THUNDER_LIB_CONVERSION_EMITTERS_H

#include "Evaluator.h"

namespace mlir::thunder::cpu {

/// What an emitter gets: the kernel, the builder at the end of the new
/// function's entry block, its buffers, and the units [begin, end) to compute.
struct Emission {
  const KernelGraph &graph;
  Emitter &e;
  ValueRange arguments;
  Value begin, end;
};

/// Each emits the body of its class, or fails with an error.
LogicalResult emitPointwise(Emission &emission);
LogicalResult emitRow(Emission &emission);
LogicalResult emitReduction(Emission &emission);
LogicalResult emitColumnReduction(Emission &emission);
LogicalResult emitGemm(Emission &emission);
LogicalResult emitLoops(Emission &emission);

/// The loops of the primitives that are emitted without a linalg form.
LogicalResult emitPrimitiveLoops(Emission &emission, const Node &node,
                                 const Output &output);

} // namespace mlir::thunder::cpu

#endif // THUNDER_LIB_CONVERSION_EMITTERS_H
