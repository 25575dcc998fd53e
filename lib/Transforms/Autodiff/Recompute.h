//===- Recompute.h - Checkpoint regions, computed again ---------*- C++ -*-===//
#ifndef THUNDER_LIB_TRANSFORMS_AUTODIFF_RECOMPUTE_H
#define THUNDER_LIB_TRANSFORMS_AUTODIFF_RECOMPUTE_H

#include "Gradients.h"

namespace mlir::thunder {

/// Lets the backward part of `block`, the ops behind `boundary`, read nothing
/// of a checkpoint region but its inputs and those of its results that are live
/// outside anyway. Whatever else it needs is computed again: every producer
/// back to the region's inputs, each once, where it is first needed, from the
/// inputs behind a thunder.recompute_barrier. Ops with effects run once; their
/// results are kept. Returns the number of clones.
unsigned placeRecompute(Block &block, Operation *boundary,
                        const Gradients &gradients);

} // namespace mlir::thunder

#endif // THUNDER_LIB_TRANSFORMS_AUTODIFF_RECOMPUTE_H
