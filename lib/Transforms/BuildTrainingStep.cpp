//===- BuildTrainingStep.cpp - One update of the parameters ---------------===//
//
// The optimizers are PyTorch's single-tensor implementations, operation by
// operation: what is a Python number there is an f64 0-d tensor here, rounded
// where PyTorch hands it to a kernel.
//
//===----------------------------------------------------------------------===//
#include "thunder/Analysis/Activity.h"
#include "thunder/IR/Arguments.h"
#include "thunder/Symbols/PrimitiveBuilder.h"
#include "thunder/Transforms/Passes.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_BUILDTRAININGSTEP
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

//===----------------------------------------------------------------------===//
// The function that is built
//===----------------------------------------------------------------------===//

namespace {
/// What an optimizer reads and writes besides parameters and gradients.
class StepBuilder : public PrimitiveBuilder {
public:
  StepBuilder(FuncOp func, OpBuilder &builder)
      : PrimitiveBuilder(builder, func.getLoc(), "training step"), func(func) {}

  Value addArgument(StringRef name, Type type, Role role,
                    ArrayRef<NamedAttribute> more = {}) {
    unsigned index = func.getNumArguments();
    DictionaryAttr attributes =
        makeArgumentAttributes(builder.getContext(), name, role, more);
    if (llvm::failed(func.insertArgument(index, type, attributes, loc)))
      return invalid() << "cannot add the argument '" << name << "'", Value();
    return func.getArgument(index);
  }

  /// The optimizer's state `slot` of the parameter called `name`; `update`
  /// computes its next value.
  Value slot(StringRef slot, StringRef name, Value parameter) {
    return addArgument(("optimizer." + slot + "." + name).str(),
                       parameter.getType(), Role::Optimizer);
  }

  /// A number that the user may change when the program runs.
  Value hyper(StringRef flag, double value) {
    NamedAttribute initial = builder.getNamedAttr(
        attribute::kDefault, builder.getF64FloatAttr(value));
    return addArgument(("hyper." + flag).str(),
                       RankedTensorType::get({}, f64()), Role::Hyper, initial);
  }

  /// x * number, x + number * y, with the number rounded to x's dtype.
  Value scale(Value x, Value number) { return mul(x, spread(number, x)); }
  Value addScaled(Value x, Value y, Value number) {
    return add(x, scale(y, number));
  }
  /// 1 - number
  Value complement(Value number) { return sub(fullLike(number, 1), number); }

  void write(Value value, Value target) {
    if (!value)
      return;
    values.push_back(value);
    targets.push_back(target);
  }

  SmallVector<Value> values, targets;

private:
  FuncOp func;
};

/// A kind of optimizer: numbers once, then each parameter.
class Optimizer {
public:
  virtual ~Optimizer() = default;
  /// Adds hyper-parameters and what is computed once. `step` counts from 0.
  virtual void prepare(StepBuilder &b, Value step) = 0;
  /// Writes the parameter and its slots.
  virtual void update(StepBuilder &b, StringRef name, Value parameter,
                      Value gradient) = 0;
};

/// torch.optim.sgd._single_tensor_sgd
class SGD : public Optimizer {
public:
  explicit SGD(const BuildTrainingStepOptions &options) : options(options) {}

  void prepare(StepBuilder &b, Value step) override {
    negativeRate = b.neg(b.hyper("lr", options.lr));
    if (options.weightDecay != 0)
      decay = b.hyper("weight-decay", options.weightDecay);
    if (options.momentum == 0)
      return;
    momentum = b.hyper("momentum", options.momentum);
    Value dampening = b.hyper("dampening", options.dampening);
    // The first buffer is the gradient itself: there is no dampening, and the
    // slot is still zero.
    Value isFirst = b.compare<EqOp>(step, b.fullLike(step, 0));
    gain = b.where(isFirst, b.fullLike(dampening, 1), b.complement(dampening));
  }

  void update(StepBuilder &b, StringRef name, Value parameter,
              Value gradient) override {
    if (decay)
      gradient = b.addScaled(gradient, parameter, decay);
    if (momentum) {
      Value slot = b.slot("momentum_buffer", name, parameter);
      Value buffer = b.addScaled(b.scale(slot, momentum), gradient, gain);
      b.write(buffer, slot);
      gradient =
          options.nesterov ? b.addScaled(gradient, buffer, momentum) : buffer;
    }
    b.write(b.addScaled(parameter, gradient, negativeRate), parameter);
  }

private:
  const BuildTrainingStepOptions &options;
  Value negativeRate, decay, momentum, gain;
};

/// torch.optim.adam._single_tensor_adam; AdamW decays the parameter itself.
class Adam : public Optimizer {
public:
  Adam(const BuildTrainingStepOptions &options, bool decoupled)
      : options(options), decoupled(decoupled) {}

  void prepare(StepBuilder &b, Value step) override {
    Value rate = b.hyper("lr", options.lr);
    Value beta1 = b.hyper("beta1", options.beta1);
    beta2 = b.hyper("beta2", options.beta2);
    eps = b.hyper("eps", options.eps);
    Value count = b.convert(b.add(step, b.fullLike(step, 1)), b.f64());
    Value correction1 = b.complement(b.pow(beta1, count));
    Value correction2 = b.complement(b.pow(beta2, count));
    negativeRate = b.neg(b.div(rate, correction1));
    correction2Root = b.make<SqrtOp>(correction2);
    beta1Complement = b.complement(beta1);
    beta2Complement = b.complement(beta2);
    if (decoupled || options.weightDecay != 0)
      decay = b.hyper("weight-decay", options.weightDecay);
    if (decoupled)
      shrink = b.complement(b.mul(rate, decay));
  }

  void update(StepBuilder &b, StringRef name, Value parameter,
              Value gradient) override {
    Value averageSlot = b.slot("exp_avg", name, parameter);
    Value squareSlot = b.slot("exp_avg_sq", name, parameter);
    Value target = parameter;
    if (decoupled)
      parameter = b.scale(parameter, shrink);
    else if (decay)
      gradient = b.addScaled(gradient, parameter, decay);

    Value average = lerp(b, averageSlot, gradient);
    Value square = b.add(b.scale(squareSlot, beta2),
                         b.mul(b.scale(gradient, beta2Complement), gradient));
    Value root = b.make<SqrtOp>(square);
    Value denominator = b.add(b.div(root, b.spread(correction2Root, root)),
                              b.spread(eps, root));
    Value change = b.div(b.scale(average, negativeRate), denominator);
    b.write(b.add(parameter, change), target);
    b.write(average, averageSlot);
    b.write(square, squareSlot);
  }

private:
  /// torch.lerp(start, end, 1 - beta1), which has two formulas. The compiled-in
  /// beta1 chooses; at run time another one changes the rounding only.
  Value lerp(StepBuilder &b, Value start, Value end) {
    Value difference = b.sub(end, start);
    if (1 - options.beta1 < 0.5)
      return b.addScaled(start, difference, beta1Complement);
    Value rest = b.sub(b.fullLike(start, 1), b.spread(beta1Complement, start));
    return b.sub(end, b.mul(difference, rest));
  }

  const BuildTrainingStepOptions &options;
  bool decoupled;
  Value beta2, eps, negativeRate, correction2Root, beta1Complement,
      beta2Complement, decay, shrink;
};
} // namespace

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// What PyTorch's constructors refuse.
static LogicalResult checkOptions(const BuildTrainingStepOptions &o,
                                  Location loc) {
  struct Range {
    StringRef flag;
    double value, limit; ///< 0 <= value < limit
  };
  const double infinity = std::numeric_limits<double>::infinity();
  const Range ranges[] = {{"--lr", o.lr, infinity},
                          {"--momentum", o.momentum, infinity},
                          {"--weight-decay", o.weightDecay, infinity},
                          {"--betas", o.beta1, 1},
                          {"--betas", o.beta2, 1},
                          {"--eps", o.eps, infinity}};
  for (const Range &range : ranges)
    if (!(range.value >= 0 && range.value < range.limit))
      return emitError(loc) << range.flag << " " << range.value
                            << " is not allowed: it must be at least 0 and "
                            << (range.limit == 1 ? "below 1" : "finite");
  if (o.nesterov && (o.momentum == 0 || o.dampening != 0))
    return emitError(loc)
           << "--nesterov needs a --momentum above 0 and no --dampening";
  return success();
}

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
  std::unique_ptr<Optimizer> makeOptimizer(const BuildTrainingStepOptions &o);
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

std::unique_ptr<Optimizer>
BuildTrainingStep::makeOptimizer(const BuildTrainingStepOptions &o) {
  if (o.optimizer == "sgd")
    return std::make_unique<SGD>(o);
  if (o.optimizer == "adam" || o.optimizer == "adamw")
    return std::make_unique<Adam>(o, /*decoupled=*/o.optimizer == "adamw");
  return nullptr;
}

/// Replaces the only cotangent, that of the loss, by 1.
static LogicalResult removeSeed(FuncOp func, PrimitiveBuilder &b) {
  for (unsigned i = 0; i < func.getNumArguments(); ++i)
    if (getArgumentRole(func, i) == Role::Seed) {
      BlockArgument seed = func.getArgument(i);
      if (b.rankOf(seed) != 0)
        return emitError(func.getLoc())
               << "the loss is " << seed.getType() << ", not a scalar";
      Value one = b.fullLike(seed, 1);
      if (!one)
        return failure();
      seed.replaceAllUsesWith(one);
      return func.eraseArgument(i);
    }
  return emitError(func.getLoc())
         << "the loss does not depend on any parameter";
}

/// Pairs each result `grad.NAME` with the argument NAME.
static FailureOr<SmallVector<std::pair<unsigned, Value>>>
pairGradients(FuncOp func) {
  llvm::StringMap<unsigned> arguments;
  for (unsigned i = 0, e = func.getNumArguments(); i < e; ++i)
    arguments.try_emplace(getDisplayName(func, i), i);
  SmallVector<std::pair<unsigned, Value>> pairs;
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

LogicalResult BuildTrainingStep::build(FuncOp func) {
  BuildTrainingStepOptions options = readOptions();
  std::unique_ptr<Optimizer> algorithm = makeOptimizer(options);
  if (!algorithm)
    return emitError(func.getLoc()) << "--optimizer=" << options.optimizer
                                    << " is not one of sgd, adam, adamw";
  if (failed(checkOptions(options, func.getLoc())))
    return failure();

  // The first operations read arguments only, so that the seed stands before
  // its uses.
  OpBuilder builder = OpBuilder::atBlockBegin(&func.getEntryBlock());
  StepBuilder b(func, builder);
  if (failed(removeSeed(func, b)))
    return failure();
  FailureOr<SmallVector<std::pair<unsigned, Value>>> pairs =
      pairGradients(func);
  if (failed(pairs))
    return failure();
  for (auto [index, gradient] : *pairs)
    if (b.computeType(b.elementOf(gradient)) != b.elementOf(gradient))
      return b.unsupported()
             << "parameter '" << getDisplayName(func, index) << "' of type "
             << gradient.getType() << "; export the model in float32";

  builder.setInsertionPoint(func.getReturn());
  Value step = b.addArgument("train.step", RankedTensorType::get({}, b.i64()),
                             Role::Step);
  if (!step)
    return failure();
  algorithm->prepare(b, step);
  for (auto [index, gradient] : *pairs) {
    algorithm->update(b, getDisplayName(func, index), func.getArgument(index),
                      gradient);
    if (b.failed())
      return failure();
  }
  b.write(b.add(step, b.fullLike(step, 1)), step);
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
  func.setSymName("step");
  numParameters += pairs->size();
  return success();
}
