//===- Pipelines.cpp - The passes of the phase plan -----------------------===//
#include "mlir/Pass/PassManager.h"
#include "thunder/Plan/Passes.h"

void mlir::thunder::populatePlan(OpPassManager &passes) {
  passes.addPass(createPlanMemory());
  passes.addPass(createVerifyPlan());
}
