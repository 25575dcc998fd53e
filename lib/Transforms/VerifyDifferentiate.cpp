//===- VerifyDifferentiate.cpp - What the phase differentiate promises ----===//
#include "thunder/Analysis/Activity.h"
#include "thunder/IR/Arguments.h"
#include "thunder/Transforms/Passes.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_VERIFYDIFFERENTIATE
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

/// The shape of a training step.
static LogicalResult checkStep(FuncOp func) {
  auto name = func.getNumResults() == 1
                  ? func.getResultAttrOfType<StringAttr>(0, attribute::kName)
                  : StringAttr();
  if (!name || name.getValue() != "loss" ||
      !isFloatingTensor(func.getResultTypes()[0]) ||
      cast<RankedTensorType>(func.getResultTypes()[0]).getRank() != 0)
    return func.emitOpError("must return one floating scalar called 'loss'");
  for (Value target : func.getReturn().getTargets()) {
    unsigned index = cast<BlockArgument>(target).getArgNumber();
    if (getArgumentRole(func, index) == Role::Step)
      return success();
  }
  return func.emitOpError("must write the step counter, an argument of role "
                          "'step'");
}

namespace {
struct VerifyDifferentiate
    : public thunder::impl::VerifyDifferentiateBase<VerifyDifferentiate> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    auto functions = llvm::to_vector(getOperation().getOps<FuncOp>());
    if (functions.size() != 1 ||
        !llvm::is_contained({"forward", "grad", "step"},
                            functions.front().getSymName())) {
      getOperation().emitOpError(
          "must hold one function, @forward, @grad or @step, after "
          "differentiate");
      return signalPassFailure();
    }
    if (functions.front().getSymName() == "step" &&
        failed(checkStep(functions.front())))
      signalPassFailure();
  }
};
} // namespace
