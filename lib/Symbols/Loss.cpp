//===- Loss.cpp - Loss functions ------------------------------------------===//
//
// Classes given by index are compared with an iota instead of gathered: the
// loss stays a reduction over rows, and its gradient needs no scatter.
//
//===----------------------------------------------------------------------===//
#include "Families.h"
#include "thunder/Symbols/Formulas.h"

using namespace mlir;
using namespace mlir::thunder;

//===----------------------------------------------------------------------===//
// Shared formulas
//===----------------------------------------------------------------------===//

FailureOr<Reduction> mlir::thunder::readReduction(SymbolBuilder &b) {
  int64_t value = b.integer("reduction");
  if (value < 0 || value > 2)
    return b.invalid() << "argument 'reduction' is " << value
                       << "; it must be 0 (none), 1 (mean) or 2 (sum)",
           failure();
  if (b.failed())
    return failure();
  return Reduction(value);
}

ClassLoss mlir::thunder::buildClassLoss(PrimitiveBuilder &b,
                                        ArrayRef<int64_t> shape, Type element,
                                        int64_t dim, Value target,
                                        Value classWeight,
                                        int64_t ignoreIndex) {
  ClassLoss loss;
  loss.target =
      b.checkIndex(target, 0, shape[dim], ignoreIndex, "target is not a class");
  loss.isClass = b.compare<EqOp>(b.iota(shape, dim),
                                 b.broadcastBack(loss.target, shape, dim));
  loss.isValid =
      b.compare<NeOp>(loss.target, b.fullLike(loss.target, ignoreIndex));
  if (classWeight) {
    // The weight of each target's class, found as the class itself is.
    Value weights = b.broadcastInDim(classWeight, shape, dim);
    Value chosen = b.where(loss.isClass, weights, b.fullLike(weights, 0));
    Value weight = b.sum(chosen, dim);
    loss.weight = b.where(loss.isValid, weight, b.fullLike(weight, 0));
  } else {
    loss.weight = b.convert(loss.isValid, element);
  }
  loss.total = b.sum(loss.weight, b.allDims(b.rankOf(loss.weight)));
  return loss;
}

FailureOr<ClassLossArguments> mlir::thunder::readClassLoss(SymbolBuilder &b) {
  ClassLossArguments a;
  a.input = b.tensor("self");
  a.target = b.tensor("target");
  a.classWeight = b.optionalTensor("weight");
  a.ignoreIndex = b.integer("ignore_index");
  FailureOr<Reduction> reduction = readReduction(b);
  if (b.failed())
    return failure();
  a.reduction = *reduction;
  a.element = b.elementOf(a.input);
  ArrayRef<int64_t> shape = b.shapeOf(a.input);
  if (!isFloating(a.element))
    return b.invalid() << "argument 'self' of type " << a.input.getType()
                       << " must be floating",
           failure();
  if (isFloating(b.elementOf(a.target)))
    return b.unsupported() << "argument 'target' of class probabilities ("
                           << a.target.getType() << "); give class indices",
           failure();
  if (b.elementOf(a.target) != b.i64())
    return b.unsupported() << "argument 'target' of type " << a.target.getType()
                           << "; it must be int64",
           failure();
  if (shape.empty())
    return b.invalid() << "argument 'self' has no dimension of classes",
           failure();
  a.dim = shape.size() == 1 ? 0 : 1;
  if (b.shapeOf(a.target) != ArrayRef<int64_t>(b.withoutDims(shape, a.dim)))
    return b.invalid() << "argument 'target' of type " << a.target.getType()
                       << " must have the shape of 'self', "
                       << a.input.getType() << ", without dimension " << a.dim,
           failure();
  if (a.classWeight &&
      (b.shapeOf(a.classWeight) != ArrayRef<int64_t>{shape[a.dim]} ||
       b.elementOf(a.classWeight) != a.element))
    return b.invalid() << "argument 'weight' of type "
                       << a.classWeight.getType() << " must hold one "
                       << a.element << " for each of " << shape[a.dim]
                       << " classes",
           failure();
  a.input = b.toCompute(a.input);
  a.classWeight = b.toCompute(a.classWeight);
  return a;
}

/// `losses` reduced, in their own dtype.
static Value reduceLosses(PrimitiveBuilder &b, Value losses,
                          Reduction reduction) {
  if (!losses || reduction == Reduction::None)
    return losses;
  double count = double(b.typeOf(losses).getNumElements());
  Value total = b.sum(losses, b.allDims(b.rankOf(losses)));
  return reduction == Reduction::Sum ? total
                                     : b.div(total, b.fullLike(total, count));
}

//===----------------------------------------------------------------------===//
// Classes by index
//===----------------------------------------------------------------------===//

/// The loss of log probabilities.
static Value buildLoss(PrimitiveBuilder &b, Value logProbabilities,
                       const ClassLossArguments &a) {
  if (!logProbabilities)
    return {};
  ClassLoss loss = buildClassLoss(b, b.shapeOf(logProbabilities),
                                  b.elementOf(logProbabilities), a.dim,
                                  a.target, a.classWeight, a.ignoreIndex);
  Value zeros = b.fullLike(logProbabilities, 0);
  Value chosen = b.sum(b.where(loss.isClass, logProbabilities, zeros), a.dim);
  Value losses = b.neg(chosen);
  if (a.classWeight)
    losses = b.mul(losses, loss.weight);
  // An ignored row counts as zero even where its logarithm is infinite.
  losses = b.where(loss.isValid, losses, b.fullLike(losses, 0));
  if (a.reduction == Reduction::None)
    return b.convert(losses, a.element);
  Value total = b.sum(losses, b.allDims(b.rankOf(losses)));
  if (a.reduction == Reduction::Mean)
    total = b.div(total, loss.total);
  return b.convert(total, a.element);
}

static Value crossEntropy(SymbolBuilder &b) {
  FailureOr<ClassLossArguments> a = readClassLoss(b);
  if (failed(a))
    return {};
  double smoothing = b.number("label_smoothing");
  if (smoothing != 0)
    return b.unsupported() << "argument 'label_smoothing' = " << smoothing,
           Value();
  return buildLoss(b, buildLogSoftmax(b, a->input, a->dim), *a);
}

static Value negativeLogLikelihood(SymbolBuilder &b) {
  FailureOr<ClassLossArguments> a = readClassLoss(b);
  return failed(a) ? Value() : buildLoss(b, a->input, *a);
}

//===----------------------------------------------------------------------===//
// Elementwise losses
//===----------------------------------------------------------------------===//

/// Arguments `self` and `target` broadcast, promoted, in the dtype to compute
/// in; floats only.
static BinaryOperands prepareLoss(SymbolBuilder &b) {
  BinaryOperands operands = prepareBinary(b, "self", "target");
  if (operands.x && !isFloating(operands.result))
    return b.unsupported() << "integer operands", BinaryOperands();
  return operands;
}

static Value meanSquaredError(SymbolBuilder &b) {
  auto [x, target, result] = prepareLoss(b);
  FailureOr<Reduction> reduction = readReduction(b);
  if (b.failed())
    return {};
  Value difference = b.sub(x, target);
  return b.convert(reduceLosses(b, b.mul(difference, difference), *reduction),
                   result);
}

/// min(x, 0) - log1p(exp(-|x|))
static Value buildLogSigmoid(PrimitiveBuilder &b, Value x) {
  Value tail = b.make<Log1pOp>(b.exp(b.neg(b.make<AbsOp>(x))));
  return b.sub(b.make<MinimumOp>(x, b.fullLike(x, 0)), tail);
}

static Value bceWithLogits(SymbolBuilder &b) {
  auto [x, target, result] = prepareLoss(b);
  Value weight = b.optionalTensor("weight");
  Value positiveWeight = b.optionalTensor("pos_weight");
  FailureOr<Reduction> reduction = readReduction(b);
  if (b.failed())
    return {};
  if (b.shapeOf(b.tensor("self")) != b.shapeOf(b.tensor("target")))
    return b.invalid() << "arguments 'self' and 'target' have different shapes",
           Value();
  Value one = b.fullLike(x, 1);
  Value logSigmoid = buildLogSigmoid(b, x);
  if (positiveWeight) {
    Value factor =
        b.broadcastTo(b.convert(positiveWeight, b.elementOf(x)), b.shapeOf(x));
    Value logWeight = b.add(b.mul(b.sub(factor, one), target), one);
    logSigmoid = b.mul(logWeight, logSigmoid);
  }
  Value losses = b.sub(b.mul(b.sub(one, target), x), logSigmoid);
  if (weight)
    losses = b.mul(
        losses, b.broadcastTo(b.convert(weight, b.elementOf(x)), b.shapeOf(x)));
  return b.convert(reduceLosses(b, losses, *reduction), result);
}

static Value logSigmoid(SymbolBuilder &b) {
  Value x = b.tensor("self");
  if (x && !isFloating(b.elementOf(x)))
    return b.invalid() << "not defined for " << x.getType(), Value();
  return b.convert(buildLogSigmoid(b, b.toCompute(x)), b.elementOf(x));
}

ArrayRef<Symbol> mlir::thunder::getLossSymbols() {
  static const Symbol symbols[] = {
      {"aten.cross_entropy_loss.default", crossEntropy},
      {"aten.nll_loss.default", negativeLogLikelihood},
      {"aten.nll_loss_nd.default", negativeLogLikelihood},
      {"aten.nll_loss2d.default", negativeLogLikelihood},
      {"aten.mse_loss.default", meanSquaredError},
      {"aten.binary_cross_entropy_with_logits.default", bceWithLogits},
      {"aten.log_sigmoid.default", logSigmoid},
  };
  return symbols;
}
