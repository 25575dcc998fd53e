//===- Passes.h - Passes from bound symbols to kernels ----------*- C++ -*-===//
//
// The passes of the phases legalize to partition, and a
// function for each phase that adds them in order, its verifier last. They are
// described in dialects/thunder/Passes.td.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_TRANSFORMS_PASSES_H
#define THUNDER_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"
#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

#define GEN_PASS_DECL_VERIFYIMPORT
#define GEN_PASS_DECL_LEGALIZEMUTATION
#define GEN_PASS_DECL_VERIFYLEGALIZE
#define GEN_PASS_DECL_FLATTENCHECKPOINTS
#define GEN_PASS_DECL_INSERTLOSS
#define GEN_PASS_DECL_AUTOCASTSYMBOLS
#define GEN_PASS_DECL_AUTODIFF
#define GEN_PASS_DECL_BUILDEVALUATION
#define GEN_PASS_DECL_BUILDTRAININGSTEP
#define GEN_PASS_DECL_VERIFYDIFFERENTIATE
#define GEN_PASS_DECL_DECOMPOSESYMBOLS
#define GEN_PASS_DECL_VERIFYCLAIM
#define GEN_PASS_DECL_SIMPLIFYPRIMITIVES
#define GEN_PASS_DECL_HOISTPREPARATION
#define GEN_PASS_DECL_VERIFYOPTIMIZE
#define GEN_PASS_DECL_PARTITIONKERNELS
#define GEN_PASS_DECL_VERIFYPARTITION
#include "thunder/IR/Passes.h.inc"

/// What the phase differentiate makes of @forward.
struct DifferentiatePhaseOptions {
  enum class Mode { Infer, Grad, Train } mode = Mode::Infer;
  /// Grad and Train: `parametersOnly` is set by the mode.
  AutodiffOptions autodiff;
  InsertLossOptions loss;             ///< Train
  std::string autocast;               ///< bf16, f16, or empty: not at all
  BuildTrainingStepOptions optimizer; ///< Train
};

void populateLegalize(OpPassManager &passes);
void populateDifferentiate(OpPassManager &passes,
                           const DifferentiatePhaseOptions &options);
/// `executors` may run symbols, the first one first (Executors.h).
void populateClaim(OpPassManager &passes, ArrayRef<std::string> executors = {});
/// With `prepare`, what depends on weights only is computed once.
void populateOptimize(OpPassManager &passes, bool prepare = true);
/// Schedules are assigned after it (thunder/Codegen/Schedules.h). Without
/// `fuse`, every primitive is a kernel of its own.
void populatePartition(OpPassManager &passes, bool fuse = true);

} // namespace mlir::thunder

#endif // THUNDER_TRANSFORMS_PASSES_H
