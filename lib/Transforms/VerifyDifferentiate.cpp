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
namespace {
/// What an entry of a training program must do.
struct EntryContract {
  StringLiteral name;
  bool returnsLoss, writesStep, writesNothing;
};
constexpr EntryContract trainingEntries[] = {
    {"step", true, true, false},
    {"gradients", true, false, false},
    {"update", false, true, false},
    {"evaluate", true, false, true},
};
} // namespace

static LogicalResult check(FuncOp func, const EntryContract &contract) {
  auto name = func.getNumResults() == 1
                  ? func.getResultAttrOfType<StringAttr>(0, attribute::kName)
                  : StringAttr();
  if (contract.returnsLoss &&
      (!name || name.getValue() != "loss" ||
       !isFloatingTensor(func.getResultTypes()[0]) ||
       cast<RankedTensorType>(func.getResultTypes()[0]).getRank() != 0))
    return func.emitOpError("must return one floating scalar called 'loss'");
  OperandRange targets = func.getReturn().getTargets();
  if (contract.writesNothing && !targets.empty())
    return func.emitOpError("must write nothing");
  bool writesStep = llvm::any_of(targets, [&](Value target) {
    unsigned index = cast<BlockArgument>(target).getArgNumber();
    return getArgumentRole(func, index) == Role::Step;
  });
  if (contract.writesStep != writesStep)
    return func.emitOpError(contract.writesStep
                                ? "must write the step counter, an argument of "
                                  "role 'step'"
                                : "must not write the step counter");
  return success();
}

static LogicalResult checkEntries(ModuleOp module) {
  auto functions = llvm::to_vector(module.getOps<FuncOp>());
  auto has = [&](StringRef name) {
    return llvm::any_of(functions,
                        [&](FuncOp func) { return func.getSymName() == name; });
  };
  if (functions.size() == 1 && (has("forward") || has("grad")))
    return success();
  size_t known = 0;
  for (const EntryContract &contract : trainingEntries)
    for (FuncOp func : functions)
      if (func.getSymName() == contract.name) {
        ++known;
        if (failed(check(func, contract)))
          return failure();
      }
  if (known == functions.size() && has("step"))
    return success();
  return module.emitOpError(
      "must hold @forward, or @grad, or the entries of a training program "
      "(@step, with it @gradients, @update and @evaluate) after differentiate");
}

namespace {
struct VerifyDifferentiate
    : public thunder::impl::VerifyDifferentiateBase<VerifyDifferentiate> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (failed(checkEntries(getOperation())))
      signalPassFailure();
  }
};
} // namespace
