//===- Loss.cpp - Gradient rules of losses --------------------------------===//
//
// They repeat the forward pieces that they need; CSE merges them.
//
//===----------------------------------------------------------------------===//
#include "../Gradients.h"
#include "thunder/Symbols/Formulas.h"

using namespace mlir;
using namespace mlir::thunder;

/// The cotangent of the log probabilities: -g * weight / total at each row's
/// class, 0 elsewhere.
static Value logProbabilityGradient(SymbolBuilder &b, Gradients &gradients,
                                    const ClassLossArguments &a) {
  ArrayRef<int64_t> shape = b.shapeOf(a.input);
  ClassLoss loss = buildClassLoss(b, shape, b.elementOf(a.input), a.dim,
                                  a.target, a.classWeight, a.ignoreIndex);
  Value g = b.toCompute(gradients.of(b, b.getOp()));
  if (a.reduction == Reduction::Mean)
    g = b.div(g, loss.total);
  if (a.reduction != Reduction::None)
    g = b.broadcastInDim(g, b.shapeOf(loss.weight), {});
  Value row = b.neg(a.classWeight ? b.mul(g, loss.weight) : g);
  row = b.where(loss.isValid, row, b.fullLike(row, 0));
  Value rows = b.broadcastBack(row, shape, a.dim);
  return b.where(loss.isClass, rows, b.fullLike(rows, 0));
}

static void crossEntropy(SymbolBuilder &b, Gradients &gradients) {
  FailureOr<ClassLossArguments> a = readClassLoss(b);
  if (failed(a))
    return;
  if (double smoothing = b.number("label_smoothing"); smoothing != 0) {
    b.unsupported() << "argument 'label_smoothing' = " << smoothing;
    return;
  }
  Value x = b.tensor("self"), weight = b.optionalTensor("weight");
  if (weight && gradients.wants(weight)) {
    b.unsupported() << "the gradient of argument 'weight'";
    return;
  }
  ArrayRef<int64_t> shape = b.shapeOf(x);
  Value g = logProbabilityGradient(b, gradients, *a);
  Value logs = buildLogSoftmax(b, a->input, a->dim);
  Value total = b.broadcastBack(b.sum(g, a->dim), shape, a->dim);
  gradients.add(b, x,
                b.convert(b.sub(g, b.mul(b.exp(logs), total)), a->element));
}

static void negativeLogLikelihood(SymbolBuilder &b, Gradients &gradients) {
  FailureOr<ClassLossArguments> a = readClassLoss(b);
  if (failed(a))
    return;
  Value weight = b.optionalTensor("weight");
  if (weight && gradients.wants(weight)) {
    b.unsupported() << "the gradient of argument 'weight'";
    return;
  }
  gradients.add(
      b, b.tensor("self"),
      b.convert(logProbabilityGradient(b, gradients, *a), a->element));
}

ArrayRef<SymbolRuleEntry> mlir::thunder::getLossRules() {
  static const SymbolRuleEntry rules[] = {
      {"aten.cross_entropy_loss.default", crossEntropy},
      {"aten.nll_loss.default", negativeLogLikelihood},
      {"aten.nll_loss_nd.default", negativeLogLikelihood},
      {"aten.nll_loss2d.default", negativeLogLikelihood},
  };
  return rules;
}
