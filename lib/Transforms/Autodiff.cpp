//===- Autodiff.cpp - From the forward function to its gradient -----------===//
#include "thunder/Transforms/Autodiff.h"
#include "thunder/Transforms/Passes.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_AUTODIFF
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

namespace {
struct Autodiff : public thunder::impl::AutodiffBase<Autodiff> {
  using AutodiffBase::AutodiffBase;

  void runOnOperation() override {
    auto forward = getOperation().lookupSymbol<FuncOp>("forward");
    if (!forward) {
      emitError(getOperation().getLoc(),
                "there is no function @forward to differentiate");
      return signalPassFailure();
    }
    FailureOr<SmallVector<unsigned>> selected =
        selectArguments(forward, withRespectTo, freeze, parametersOnly);
    if (failed(selected))
      return signalPassFailure();
    FailureOr<FuncOp> gradient =
        differentiateFunction(forward, *selected, "grad", executors);
    if (failed(gradient))
      return signalPassFailure();
    forward.erase();
    numGradients += selected->size();
  }
};
} // namespace
