//===- Loss.cpp - Gradient rules of losses --------------------------------===//
//
// They repeat the forward pieces that they need; CSE merges them.
//
//===----------------------------------------------------------------------===//
#include "../Gradients.h"
#include "thunder/Symbols/Formulas.h"

using namespace mlir;
using namespace mlir::thunder;

/// The cotangent of each row's loss; `total` divides it for a mean.
static Value spreadOverRows(SymbolBuilder &b, Gradients &gradients,
                            const ClassLossArguments &a, Value total) {
  Value g = b.toCompute(gradients.of(b, b.getOp()));
  if (a.reduction == Reduction::Mean)
    g = b.div(g, total);
  if (a.reduction == Reduction::None)
    return g;
  return b.broadcastInDim(g, b.withoutDims(b.shapeOf(a.input), a.dim), {});
}

/// The cotangent of the log probabilities: -g * weight / total at each row's
/// class, 0 elsewhere; smoothing takes its part to all classes.
static Value buildIndexGradient(SymbolBuilder &b, Gradients &gradients,
                                const ClassLossArguments &a) {
  ArrayRef<int64_t> shape = b.shapeOf(a.input);
  ClassLoss loss = buildClassLoss(b, shape, b.elementOf(a.input), a.dim,
                                  a.target, a.classWeight, a.ignoreIndex);
  Value g = b.neg(spreadOverRows(b, gradients, a, loss.total));
  g = b.where(loss.isValid, g, b.fullLike(g, 0));
  Value own = a.classWeight ? b.mul(g, loss.weight) : g;
  if (a.smoothing != 0)
    own = b.mul(own, b.fullLike(own, 1 - a.smoothing));
  Value rows = b.broadcastBack(own, shape, a.dim);
  Value result = b.where(loss.isClass, rows, b.fullLike(rows, 0));
  if (a.smoothing == 0 || !result)
    return result;
  Value all = b.broadcastBack(g, shape, a.dim);
  all = b.mul(all, b.fullLike(all, a.smoothing / double(shape[a.dim])));
  return b.add(result, weighClasses(b, all, a));
}

/// PyTorch has no derivative in the weight of classes given by index.
static bool refusesWeight(SymbolBuilder &b, Gradients &gradients) {
  Value weight = b.optionalTensor("weight");
  if (!weight || !gradients.wants(weight))
    return false;
  b.invalid() << "the gradient of argument 'weight' does not exist in PyTorch";
  return true;
}

/// Through the logarithm of softmax, g being its cotangent.
static void addInputGradient(SymbolBuilder &b, Gradients &gradients,
                             const ClassLossArguments &a, Value logs, Value g) {
  Value total = b.broadcastBack(b.sum(g, a.dim), b.shapeOf(a.input), a.dim);
  gradients.add(b, b.tensor("self"),
                b.convert(b.sub(g, b.mul(b.exp(logs), total)), a.element));
}

static void crossEntropyOfProbabilities(SymbolBuilder &b, Gradients &gradients,
                                        const ClassLossArguments &a,
                                        Value logs) {
  ArrayRef<int64_t> shape = b.shapeOf(a.input);
  int64_t rows = 1;
  for (int64_t size : b.withoutDims(shape, a.dim))
    rows *= size;
  Value total = b.full({}, b.elementOf(a.input), double(rows));
  Value g = b.broadcastBack(b.neg(spreadOverRows(b, gradients, a, total)),
                            shape, a.dim);
  Value probabilities = smoothProbabilities(b, a);
  Value target = b.tensor("target"), weight = b.optionalTensor("weight");
  if (gradients.wants(b.tensor("self")))
    addInputGradient(b, gradients, a, logs,
                     weighClasses(b, b.mul(g, probabilities), a));
  if (gradients.wants(target)) {
    Value term = weighClasses(b, b.mul(g, logs), a);
    if (a.smoothing != 0)
      term = b.mul(term, b.fullLike(term, 1 - a.smoothing));
    gradients.add(b, target, b.convert(term, b.elementOf(target)));
  }
  if (weight && gradients.wants(weight)) {
    SmallVector<int64_t> dims = b.allDims(shape.size());
    dims.erase(dims.begin() + a.dim);
    Value term = b.mul(b.mul(g, logs), probabilities);
    if (!dims.empty())
      term = b.sum(term, dims);
    gradients.add(b, weight, b.convert(term, b.elementOf(weight)));
  }
}

static void crossEntropy(SymbolBuilder &b, Gradients &gradients) {
  FailureOr<ClassLossArguments> a = readClassLoss(b);
  if (failed(a))
    return;
  Value logs = buildLogSoftmax(b, a->input, a->dim);
  if (a->probabilities)
    crossEntropyOfProbabilities(b, gradients, *a, logs);
  else if (!refusesWeight(b, gradients))
    addInputGradient(b, gradients, *a, logs,
                     buildIndexGradient(b, gradients, *a));
}

static void negativeLogLikelihood(SymbolBuilder &b, Gradients &gradients) {
  FailureOr<ClassLossArguments> a = readClassLoss(b);
  if (failed(a) || refusesWeight(b, gradients))
    return;
  gradients.add(b, b.tensor("self"),
                b.convert(buildIndexGradient(b, gradients, *a), a->element));
}

/// g (x - t) / max((1 - x) x, 1e-12): finite where the probability is 0 or 1.
static void binaryCrossEntropy(SymbolBuilder &b, Gradients &gradients) {
  FailureOr<Reduction> reduction = readReduction(b);
  Value self = b.tensor("self"), target = b.tensor("target");
  if (b.failed())
    return;
  if (Value weight = b.optionalTensor("weight");
      weight && gradients.wants(weight)) {
    b.invalid()
        << "the gradient of argument 'weight' does not exist in PyTorch";
    return;
  }
  Value x = b.toCompute(self), t = b.convert(target, b.elementOf(x));
  Value g = b.toCompute(gradients.of(b, b.getOp()));
  if (*reduction == Reduction::Mean)
    g = b.div(g, b.fullLike(g, double(b.typeOf(x).getNumElements())));
  if (*reduction != Reduction::None)
    g = b.broadcastInDim(g, b.shapeOf(x), {});
  if (Value weight = readElementWeight(b, x))
    g = b.mul(g, weight);
  if (gradients.wants(self)) {
    Value spread = b.mul(b.sub(b.fullLike(x, 1), x), x);
    spread = b.make<MaximumOp>(spread, b.fullLike(spread, 1e-12));
    gradients.add(
        b, self,
        b.convert(b.div(b.mul(g, b.sub(x, t)), spread), b.elementOf(self)));
  }
  if (gradients.wants(target)) {
    auto [logs, complements] = buildClampedLogs(b, x);
    gradients.add(
        b, target,
        b.convert(b.mul(g, b.sub(complements, logs)), b.elementOf(target)));
  }
}

ArrayRef<SymbolRuleEntry> mlir::thunder::getLossRules() {
  static const SymbolRuleEntry rules[] = {
      {"aten.binary_cross_entropy.default", binaryCrossEntropy},
      {"aten.cross_entropy_loss.default", crossEntropy},
      {"aten.nll_loss.default", negativeLogLikelihood},
      {"aten.nll_loss_nd.default", negativeLogLikelihood},
      {"aten.nll_loss2d.default", negativeLogLikelihood},
  };
  return rules;
}
