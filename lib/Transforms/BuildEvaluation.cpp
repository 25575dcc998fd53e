//===- BuildEvaluation.cpp - The loss as a trained model computes it ------===//
//
// What module.eval() changes in PyTorch is an argument of a symbol here: one
// table says which.
//
//===----------------------------------------------------------------------===//
#include "thunder/IR/Arguments.h"
#include "thunder/Transforms/Passes.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_BUILDEVALUATION
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

namespace {
/// An argument that is true, or a probability, in training only.
struct TrainingArgument {
  StringLiteral symbol, argument;
};
constexpr TrainingArgument trainingArguments[] = {
    {"aten.alpha_dropout.default", "train"},
    {"aten.batch_norm.default", "training"},
    {"aten.dropout.default", "train"},
    {"aten.feature_alpha_dropout.default", "train"},
    {"aten.feature_dropout.default", "train"},
    {"aten.native_dropout.default", "train"},
    {"aten.rrelu.default", "training"},
    {"aten.scaled_dot_product_attention.default", "dropout_p"},
};

struct BuildEvaluation
    : public thunder::impl::BuildEvaluationBase<BuildEvaluation> {
  void runOnOperation() override;
};
} // namespace

/// Sets the argument that makes `op` behave as in training to false or zero.
/// True when there is one.
static bool switchToEvaluation(BoundSymbolOp op) {
  const auto *known =
      llvm::find_if(trainingArguments, [&](const TrainingArgument &argument) {
        return op.getSymbol() == argument.symbol;
      });
  if (known == std::end(trainingArguments))
    return false;
  SmallVector<Attribute> values(op.getArgValues().getValue());
  for (auto [name, value] :
       llvm::zip(op.getArgNames().getAsRange<StringAttr>(), values)) {
    if (name.getValue() != known->argument)
      continue;
    Builder builder(op.getContext());
    if (isa<BoolAttr>(value))
      value = builder.getBoolAttr(false);
    else if (auto number = dyn_cast<FloatAttr>(value))
      value = builder.getFloatAttr(number.getType(), 0.0);
    else
      return false;
  }
  op.setArgValuesAttr(ArrayAttr::get(op.getContext(), values));
  return true;
}

void BuildEvaluation::runOnOperation() {
  auto forward = getOperation().lookupSymbol<FuncOp>("forward");
  if (!forward) {
    emitError(getOperation().getLoc(), "there is no function @forward");
    return signalPassFailure();
  }
  OpBuilder builder(&getContext());
  builder.setInsertionPointAfter(forward);
  FuncOp func = forward.clone();
  builder.insert(func);
  func.setSymName("evaluate");
  ReturnOp end = func.getReturn();
  end.getValuesMutable().clear();
  end.getTargetsMutable().clear();
  func.walk([&](BoundSymbolOp op) { numSwitched += switchToEvaluation(op); });
}
