//===- Optimizers.cpp - Updates of parameters as operations of the graph --===//
#include "Optimizers.h"
#include "thunder/IR/Arguments.h"

using namespace mlir;
using namespace mlir::thunder;

Value StepBuilder::addArgument(StringRef name, Type type, Role role,
                               ArrayRef<NamedAttribute> more) {
  unsigned index = func.getNumArguments();
  DictionaryAttr attributes =
      makeArgumentAttributes(builder.getContext(), name, role, more);
  if (llvm::failed(func.insertArgument(index, type, attributes, loc)))
    return invalid() << "cannot add the argument '" << name << "'", Value();
  return func.getArgument(index);
}

Value StepBuilder::slot(StringRef slot, StringRef name, Value parameter) {
  return addArgument(("optimizer." + slot + "." + name).str(),
                     parameter.getType(), Role::Optimizer);
}

Value StepBuilder::number(StringRef name, double initial) {
  NamedAttribute value = builder.getNamedAttr(attribute::kDefault,
                                              builder.getF64FloatAttr(initial));
  return addArgument(name, RankedTensorType::get({}, f64()), Role::Hyper,
                     value);
}

void StepBuilder::write(Value value, Value target) {
  if (!value)
    return;
  values.push_back(value);
  targets.push_back(target);
}

namespace {
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

std::unique_ptr<Optimizer>
Optimizer::create(const BuildTrainingStepOptions &options) {
  if (options.optimizer == "sgd")
    return std::make_unique<SGD>(options);
  if (options.optimizer == "adam" || options.optimizer == "adamw")
    return std::make_unique<Adam>(options,
                                  /*decoupled=*/options.optimizer == "adamw");
  return nullptr;
}

LogicalResult
mlir::thunder::checkOptimizerOptions(const BuildTrainingStepOptions &o,
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
