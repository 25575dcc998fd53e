//===- AutocastSymbols.cpp - Mixed precision by operator ------------------===//
//
// The lists are those of PyTorch's autocast for CPUs. There, too, softmax and
// the norms are in no list: they compute in the dtype that they are given.
//
//===----------------------------------------------------------------------===//
#include "thunder/IR/Arguments.h"
#include "thunder/IR/ErrorClass.h"
#include "thunder/Symbols/ResultTypes.h"
#include "thunder/Symbols/Symbols.h"
#include "thunder/Transforms/Passes.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_AUTOCASTSYMBOLS
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

/// Computed in the narrow dtype. A file of core ATen has only `convolution`
/// left of the convolutions that its user wrote.
static constexpr StringLiteral narrowSymbols[] = {
    "aten.addbmm.default",
    "aten.addmm.default",
    "aten.baddbmm.default",
    "aten.bmm.default",
    "aten.conv1d.default",
    "aten.conv1d.padding",
    "aten.conv2d.default",
    "aten.conv2d.padding",
    "aten.conv3d.default",
    "aten.conv3d.padding",
    "aten.conv_tbc.default",
    "aten.conv_transpose1d.default",
    "aten.conv_transpose2d.input",
    "aten.conv_transpose3d.input",
    "aten.convolution.default",
    "aten.linalg_vecdot.default",
    "aten.linear.default",
    "aten.matmul.default",
    "aten.mm.default",
    "aten.scaled_dot_product_attention.default",
};

/// Computed in f32 whatever they are given.
static constexpr StringLiteral wideSymbols[] = {
    "aten.avg_pool3d.default",
    "aten.binary_cross_entropy.default",
    "aten.binary_cross_entropy_with_logits.default",
    "aten.cdist.default",
    "aten.cosine_embedding_loss.default",
    "aten.cross_entropy_loss.default",
    "aten.hinge_embedding_loss.default",
    "aten.huber_loss.default",
    "aten.kl_div.default",
    "aten.l1_loss.default",
    "aten.margin_ranking_loss.default",
    "aten.mse_loss.default",
    "aten.multi_margin_loss.default",
    "aten.multilabel_margin_loss.default",
    "aten.nll_loss.default",
    "aten.nll_loss2d.default",
    "aten.nll_loss_nd.default",
    "aten.poisson_nll_loss.default",
    "aten.prod.default",
    "aten.prod.dim_int",
    "aten.smooth_l1_loss.default",
    "aten.soft_margin_loss.default",
    "aten.trace.default",
    "aten.triplet_margin_loss.default",
};

/// Computed in the widest dtype of their operands.
static constexpr StringLiteral promotedSymbols[] = {
    "aten.cat.default", "aten.index_copy.default", "aten.stack.default"};

namespace {
class Autocast {
public:
  Autocast(FuncOp func, Type narrow)
      : func(func), narrow(narrow), wide(Float32Type::get(func.getContext())) {}

  LogicalResult run();
  unsigned numCasts = 0;

private:
  LogicalResult visit(BoundSymbolOp op);
  void restoreOperands(Operation *op);
  Type wantedElement(BoundSymbolOp op) const;
  Value cast(Operation *user, Value value, Type element);
  LogicalResult finish();

  FuncOp func;
  Type narrow, wide;
  /// The types that values had before.
  DenseMap<Value, Type> changed;
  /// The narrow copies of parameters: PyTorch makes one for all uses, so that
  /// their gradients are added in the narrow dtype.
  DenseMap<Value, Value> narrowParameters;
};

struct AutocastSymbols
    : public thunder::impl::AutocastSymbolsBase<AutocastSymbols> {
  using AutocastSymbolsBase::AutocastSymbolsBase;

  void runOnOperation() override {
    MLIRContext *context = &getContext();
    if (dtype != "bf16" && dtype != "f16") {
      emitError(getOperation().getLoc())
          << "--autocast=" << dtype << " is neither bf16 nor f16";
      return signalPassFailure();
    }
    Type narrow = dtype == "bf16" ? Type(BFloat16Type::get(context))
                                  : Type(Float16Type::get(context));
    for (FuncOp func : getOperation().getOps<FuncOp>()) {
      Autocast autocast(func, narrow);
      if (failed(autocast.run()))
        return signalPassFailure();
      numCasts += autocast.numCasts;
    }
  }
};
} // namespace

/// What autocast converts: not f64, not integers.
static bool isEligible(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && isa<FloatType>(type.getElementType()) &&
         !type.getElementType().isF64();
}

static Type withElement(Value value, Type element) {
  return cast<RankedTensorType>(value.getType()).clone(element);
}

/// The dtype that the symbol's floating operands get; null when they stay.
Type Autocast::wantedElement(BoundSymbolOp op) const {
  StringRef name = op.getSymbol();
  if (llvm::is_contained(narrowSymbols, name))
    return narrow;
  if (llvm::is_contained(wideSymbols, name))
    return wide;
  if (llvm::is_contained(promotedSymbols, name) &&
      llvm::any_of(op.getInputs(), [&](Value input) {
        return isEligible(input) && getElementTypeOrSelf(input) == wide;
      }))
    return wide;
  return Type();
}

/// `value` in another dtype, converted in front of `user`.
Value Autocast::cast(Operation *user, Value value, Type element) {
  if (getElementTypeOrSelf(value) == element)
    return value;
  auto argument = dyn_cast<BlockArgument>(value);
  bool isParameter =
      argument &&
      getArgumentRole(func, argument.getArgNumber()) == Role::Parameter &&
      element == narrow;
  if (isParameter)
    if (Value known = narrowParameters.lookup(value))
      return known;
  OpBuilder builder(user);
  Value result =
      BoundSymbolOp::create(
          builder, user->getLoc(), withElement(value, element),
          FlatSymbolRefAttr::get(builder.getContext(), "aten._to_copy.default"),
          value, builder.getStrArrayAttr({"self", "dtype"}),
          builder.getArrayAttr({OperandAttr::get(builder.getContext(), 0u),
                                TypeAttr::get(element)}),
          /*effects=*/ArrayAttr())
          .getResult(0);
  ++numCasts;
  if (isParameter)
    narrowParameters[value] = result;
  return result;
}

/// Gives `op` operands of the types that it was made for.
void Autocast::restoreOperands(Operation *op) {
  for (OpOperand &operand : op->getOpOperands())
    if (Type before = changed.lookup(operand.get()))
      operand.set(cast(op, operand.get(), getElementTypeOrSelf(before)));
}

LogicalResult Autocast::visit(BoundSymbolOp op) {
  // What has a body of its own, or is opaque, was written for certain types.
  if (!op.getBody().empty() || !lookupSymbol(op.getSymbol())) {
    restoreOperands(op);
    return success();
  }
  bool isTouched = llvm::any_of(
      op.getInputs(), [&](Value input) { return changed.contains(input); });
  if (Type element = wantedElement(op))
    for (OpOperand &operand : op->getOpOperands())
      if (isEligible(operand.get()) &&
          getElementTypeOrSelf(operand.get()) != element) {
        operand.set(cast(op, operand.get(), element));
        isTouched = true;
      }
  if (!isTouched)
    return success();
  FailureOr<SmallVector<Type>> types = inferResultTypes(op);
  if (failed(types))
    return failure();
  for (auto [result, type] : llvm::zip(op->getResults(), *types))
    if (result.getType() != type) {
      changed[result] = result.getType();
      result.setType(type);
    }
  return success();
}

/// Outputs may have new types; the new values of arguments may not.
LogicalResult Autocast::finish() {
  ReturnOp end = func.getReturn();
  for (OpOperand &value : end.getValuesMutable())
    if (Type before = changed.lookup(value.get()))
      value.set(cast(end, value.get(), getElementTypeOrSelf(before)));
  auto type = func.getFunctionType();
  func.setFunctionType(FunctionType::get(func.getContext(), type.getInputs(),
                                         end.getOutputs().getTypes()));
  return success();
}

LogicalResult Autocast::run() {
  for (Operation &op :
       llvm::make_early_inc_range(func.getEntryBlock().without_terminator())) {
    if (auto symbol = dyn_cast<BoundSymbolOp>(op)) {
      if (failed(visit(symbol)))
        return failure();
    } else {
      restoreOperands(&op);
    }
  }
  return finish();
}
