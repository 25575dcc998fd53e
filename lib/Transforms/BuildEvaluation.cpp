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

/// Batch norm that updates its statistics becomes one that reads them. (The
/// same symbol without training has results of other sizes, which nobody uses.)
static bool stopUpdating(BoundSymbolOp op) {
  if (op.getSymbol() != "aten._native_batch_norm_legit_functional.default" ||
      !op.getResult(1).use_empty() || !op.getResult(2).use_empty())
    return false;
  Value mean = op.getTensorArgument("running_mean"),
        variance = op.getTensorArgument("running_var");
  auto training = dyn_cast_if_present<BoolAttr>(op.getArgument("training"));
  if (!mean || !variance || !training || !training.getValue())
    return false;
  OpBuilder builder(op);
  SmallVector<Attribute> names(op.getArgNames().getValue()),
      values(op.getArgValues().getValue());
  for (auto [name, value] : llvm::zip(names, values))
    if (cast<StringAttr>(name).getValue() == "training")
      value = builder.getBoolAttr(false);
  names.push_back(builder.getStringAttr("cudnn_enabled"));
  values.push_back(builder.getBoolAttr(false));
  auto evaluated = BoundSymbolOp::create(
      builder, op.getLoc(), op.getResult(0).getType(),
      FlatSymbolRefAttr::get(builder.getContext(), "aten.batch_norm.default"),
      op.getInputs(), builder.getArrayAttr(names), builder.getArrayAttr(values),
      /*effects=*/ArrayAttr());
  op.getResult(0).replaceAllUsesWith(evaluated.getResult(0));
  op.getResult(3).replaceAllUsesWith(mean);
  op.getResult(4).replaceAllUsesWith(variance);
  op.erase();
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
  for (Operation &op :
       llvm::make_early_inc_range(func.getEntryBlock().without_terminator()))
    if (auto symbol = dyn_cast<BoundSymbolOp>(op))
      numSwitched += switchToEvaluation(symbol) || stopUpdating(symbol);
}
