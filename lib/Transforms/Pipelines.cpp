//===- Pipelines.cpp - The passes of each phase, in order -----------------===//
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "thunder/Transforms/Passes.h"

using namespace mlir;
using namespace mlir::thunder;

void mlir::thunder::populateLegalize(OpPassManager &passes) {
  passes.addNestedPass<FuncOp>(createLegalizeMutation());
  passes.addPass(createVerifyLegalize());
}

void mlir::thunder::populateDifferentiate(
    OpPassManager &passes, const DifferentiatePhaseOptions &options) {
  using Mode = DifferentiatePhaseOptions::Mode;
  bool isTraining = options.mode == Mode::Train;
  passes.addNestedPass<FuncOp>(createFlattenCheckpoints());
  if (isTraining)
    passes.addPass(createInsertLoss(options.loss));
  if (!options.autocast.empty())
    passes.addPass(createAutocastSymbols({options.autocast}));
  if (isTraining)
    passes.addPass(createBuildEvaluation());
  if (options.mode != Mode::Infer) {
    AutodiffOptions autodiff = options.autodiff;
    autodiff.parametersOnly = isTraining;
    passes.addPass(createAutodiff(autodiff));
  }
  if (isTraining)
    passes.addPass(createBuildTrainingStep(options.optimizer));
  passes.addPass(createVerifyDifferentiate());
}

void mlir::thunder::populateClaim(OpPassManager &passes,
                                  ArrayRef<std::string> executors) {
  passes.addPass(createDecomposeSymbols({llvm::to_vector(executors)}));
  passes.addPass(createVerifyClaim());
}

void mlir::thunder::populateOptimize(OpPassManager &passes, bool prepare) {
  GreedyRewriteConfig config;
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  passes.addNestedPass<FuncOp>(createCanonicalizerPass(config));
  passes.addNestedPass<FuncOp>(createCSEPass());
  passes.addNestedPass<FuncOp>(createSimplifyPrimitives());
  passes.addNestedPass<FuncOp>(createCSEPass());
  // What CSE made equal or dead.
  passes.addNestedPass<FuncOp>(createCanonicalizerPass(config));
  if (prepare)
    passes.addPass(createHoistPreparation());
  passes.addPass(createVerifyOptimize());
}

void mlir::thunder::populatePartition(OpPassManager &passes, bool fuse) {
  passes.addNestedPass<FuncOp>(createPartitionKernels({fuse}));
  passes.addPass(createVerifyPartition());
}
