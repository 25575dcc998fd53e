//===- BuildTrainingStep.cpp - The entries that update the parameters -----===//
//
// @step does all at once. @gradients and @update are the same in two parts, for
// clipping and for gradients of several batches: the first adds to tensors
// `grad.NAME`, the second reads them.
//
//===----------------------------------------------------------------------===//
#include "Optimizers.h"
#include "thunder/Analysis/Activity.h"
#include "thunder/IR/Arguments.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_BUILDTRAININGSTEP
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

namespace {
/// The index of a parameter and its gradient.
using GradientPairs = SmallVector<std::pair<unsigned, Value>>;
} // namespace

//===----------------------------------------------------------------------===//
// @grad
//===----------------------------------------------------------------------===//

/// The argument that is the cotangent of the loss, the only one.
static FailureOr<unsigned> findSeed(FuncOp func) {
  for (unsigned i = 0; i < func.getNumArguments(); ++i)
    if (getArgumentRole(func, i) == Role::Seed) {
      auto type = cast<RankedTensorType>(func.getArgumentTypes()[i]);
      if (type.getRank() != 0)
        return emitError(func.getLoc())
               << "the loss is " << type << ", not a scalar";
      return i;
    }
  return emitError(func.getLoc())
         << "the loss does not depend on any parameter";
}

/// Pairs each result `grad.NAME` with the argument NAME.
static FailureOr<GradientPairs> pairGradients(FuncOp func) {
  llvm::StringMap<unsigned> arguments;
  for (unsigned i = 0, e = func.getNumArguments(); i < e; ++i)
    arguments.try_emplace(getDisplayName(func, i), i);
  GradientPairs pairs;
  for (unsigned k = 1, e = func.getNumResults(); k < e; ++k) {
    auto attribute = func.getResultAttrOfType<StringAttr>(k, attribute::kName);
    StringRef name = attribute ? attribute.getValue() : "";
    auto argument =
        name.consume_front("grad.") ? arguments.find(name) : arguments.end();
    if (argument == arguments.end() ||
        getArgumentRole(func, argument->second) != Role::Parameter)
      return emitError(func.getLoc())
             << "output " << k << " of @grad, '" << name
             << "', is not the gradient of a parameter; the loss must be the "
                "only output";
    pairs.emplace_back(argument->second, func.getReturn().getOutputs()[k]);
  }
  return pairs;
}

//===----------------------------------------------------------------------===//
// The entries
//===----------------------------------------------------------------------===//

/// Takes away the results that are gradients; appends what `b` wrote.
static LogicalResult finish(FuncOp func, StepBuilder &b, StringRef name) {
  if (b.failed())
    return failure();
  llvm::BitVector gradients(func.getNumResults(), true);
  gradients.reset(0);
  if (failed(func.eraseResults(gradients)))
    return failure();
  ReturnOp end = func.getReturn();
  end.getOutputsMutable().assign(Value(end.getOutputs()[0]));
  end.getValuesMutable().append(b.values);
  end.getTargetsMutable().append(b.targets);
  func.setSymName(name);
  return success();
}

/// The counter, the optimizer's arguments, and the new values of all.
static void update(StepBuilder &b, FuncOp func, Optimizer &optimizer,
                   ArrayRef<std::pair<unsigned, Value>> pairs) {
  Value step = b.addArgument("train.step", RankedTensorType::get({}, b.i64()),
                             Role::Step);
  if (!step)
    return;
  optimizer.prepare(b, step);
  for (auto [index, gradient] : pairs) {
    if (b.failed())
      return;
    optimizer.update(b, getDisplayName(func, index), func.getArgument(index),
                     gradient);
  }
  b.write(b.add(step, b.fullLike(step, 1)), step);
}

/// @grad becomes @step.
static LogicalResult buildStep(FuncOp func, Optimizer &optimizer) {
  // The first operations read arguments only, so that the seed's value stands
  // before its uses.
  OpBuilder builder = OpBuilder::atBlockBegin(&func.getEntryBlock());
  StepBuilder b(func, builder);
  unsigned seed = *findSeed(func);
  Value one = b.fullLike(func.getArgument(seed), 1);
  if (!one)
    return failure();
  func.getArgument(seed).replaceAllUsesWith(one);
  if (failed(func.eraseArgument(seed)))
    return failure();
  builder.setInsertionPoint(func.getReturn());
  update(b, func, optimizer, *pairGradients(func));
  return finish(func, b, "step");
}

/// A copy of @grad becomes @gradients.
static LogicalResult buildGradients(FuncOp func) {
  OpBuilder builder = OpBuilder::atBlockBegin(&func.getEntryBlock());
  StepBuilder b(func, builder);
  Value scale = b.number("train.scale", 1);
  unsigned index = *findSeed(func);
  Value seed = func.getArgument(index);
  Value cotangent = b.convert(scale, b.elementOf(seed));
  if (!cotangent)
    return failure();
  seed.replaceAllUsesWith(cotangent);
  if (failed(func.eraseArgument(index)))
    return failure();
  builder.setInsertionPoint(func.getReturn());
  GradientPairs pairs = *pairGradients(func);
  for (auto [parameter, gradient] : pairs) {
    std::string name = ("grad." + getDisplayName(func, parameter)).str();
    Value sum = b.addArgument(name, gradient.getType(), Role::Gradient);
    b.write(b.add(sum, gradient), sum);
  }
  return finish(func, b, "gradients");
}

/// torch.nn.utils.clip_grad_norm_: scales all gradients so that their norm is
/// at most `train.max_norm`; a negative one changes nothing. The norm is the
/// function's first result.
static Value clip(StepBuilder &b, GradientPairs &pairs) {
  Type type = b.f32();
  for (auto [parameter, gradient] : pairs)
    if (b.elementOf(gradient).isF64())
      type = b.f64();
  Value squares;
  for (auto [parameter, gradient] : pairs) {
    Value square = b.mul(gradient, gradient);
    if (b.rankOf(gradient))
      square = b.sum(square, b.allDims(b.rankOf(gradient)));
    square = b.convert(square, type);
    squares = squares ? b.add(squares, square) : square;
  }
  Value norm = b.make<SqrtOp>(squares);
  Value limit = b.number("train.max_norm", -1);
  // max_norm / tensor is tensor.reciprocal() * max_norm in PyTorch.
  Value factor =
      b.mul(b.make<ReciprocalOp>(b.add(norm, b.fullLike(norm, 1e-6))),
            b.convert(limit, type));
  Value one = b.fullLike(norm, 1.0);
  factor = b.where(b.compare<GeOp>(limit, b.fullLike(limit, 0.0)),
                   b.make<MinimumOp>(factor, one), one);
  for (auto &[parameter, gradient] : pairs)
    gradient = b.scale(gradient, factor);
  return norm;
}

/// A copy of @grad becomes @update: of its operations nothing stays.
static LogicalResult buildUpdate(FuncOp func, Optimizer &optimizer) {
  FailureOr<GradientPairs> pairs = pairGradients(func);
  OpBuilder builder(func.getReturn());
  StepBuilder b(func, builder);
  for (auto &[parameter, gradient] : *pairs)
    gradient = b.addArgument(("grad." + getDisplayName(func, parameter)).str(),
                             gradient.getType(), Role::Gradient);
  ReturnOp end = func.getReturn();
  end.getValuesMutable().clear();
  end.getTargetsMutable().clear();
  end.getOutputsMutable().clear();
  while (Operation *last = end->getPrevNode())
    last->erase();

  Value norm = clip(b, *pairs);
  update(b, func, optimizer, *pairs);
  if (b.failed())
    return failure();
  end.getOutputsMutable().assign(norm);
  llvm::BitVector results(func.getNumResults(), true);
  DictionaryAttr name = builder.getDictionaryAttr(builder.getNamedAttr(
      attribute::kName, builder.getStringAttr("grad_norm")));
  if (failed(func.eraseResults(results)) ||
      failed(func.insertResult(0, norm.getType(), name)) ||
      failed(finish(func, b, "update")))
    return failure();
  func->removeAttr(attribute::kOutputs);
  llvm::BitVector unused(func.getNumArguments());
  for (BlockArgument argument : func.getEntryBlock().getArguments())
    unused[argument.getArgNumber()] = argument.use_empty();
  return func.eraseArguments(unused);
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
struct BuildTrainingStep
    : public thunder::impl::BuildTrainingStepBase<BuildTrainingStep> {
  using BuildTrainingStepBase::BuildTrainingStepBase;

  void runOnOperation() override {
    auto func = getOperation().lookupSymbol<FuncOp>("grad");
    if (!func) {
      emitError(getOperation().getLoc(),
                "there is no function @grad to make a training step of");
      return signalPassFailure();
    }
    if (failed(build(func)))
      signalPassFailure();
  }

  LogicalResult build(FuncOp func);
  BuildTrainingStepOptions readOptions();
};
} // namespace

BuildTrainingStepOptions BuildTrainingStep::readOptions() {
  BuildTrainingStepOptions o;
  o.optimizer = optimizer;
  o.lr = lr;
  o.momentum = momentum;
  o.dampening = dampening;
  o.nesterov = nesterov;
  o.beta1 = beta1;
  o.beta2 = beta2;
  o.eps = eps;
  o.weightDecay = weightDecay;
  return o;
}

LogicalResult BuildTrainingStep::build(FuncOp func) {
  BuildTrainingStepOptions options = readOptions();
  if (!Optimizer::create(options))
    return emitError(func.getLoc()) << "--optimizer=" << options.optimizer
                                    << " is not one of sgd, adam, adamw";
  if (failed(checkOptimizerOptions(options, func.getLoc())) ||
      failed(findSeed(func)))
    return failure();
  FailureOr<GradientPairs> pairs = pairGradients(func);
  if (failed(pairs))
    return failure();
  OpBuilder builder(func);
  StepBuilder b(func, builder);
  for (auto [index, gradient] : *pairs)
    if (b.computeType(b.elementOf(gradient)) != b.elementOf(gradient))
      return b.unsupported()
             << "parameter '" << getDisplayName(func, index) << "' of type "
             << gradient.getType() << "; export the model in float32";

  builder.setInsertionPointAfter(func);
  FuncOp gradients = func.clone(), update = func.clone();
  builder.insert(gradients);
  builder.insert(update);
  numParameters += pairs->size();
  if (failed(buildStep(func, *Optimizer::create(options))) ||
      failed(buildGradients(gradients)) ||
      failed(buildUpdate(update, *Optimizer::create(options))))
    return failure();
  return success();
}
