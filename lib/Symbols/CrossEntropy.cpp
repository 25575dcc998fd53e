//===- CrossEntropy.cpp - Losses over classes -----------------------------===//
//
// Classes given by index are compared with an iota instead of gathered: the
// loss stays a reduction over rows, and its gradient needs no scatter.
//
//===----------------------------------------------------------------------===//
#include "Families.h"
#include "thunder/Symbols/Formulas.h"

using namespace mlir;
using namespace mlir::thunder;

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

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// Checks the target: class indices, or a probability of each class.
static LogicalResult readTarget(SymbolBuilder &b, ClassLossArguments &a,
                                bool mayBeProbabilities) {
  Value target = b.tensor("target");
  ArrayRef<int64_t> shape = b.shapeOf(a.input);
  if (isFloating(b.elementOf(target)) && mayBeProbabilities) {
    if (b.shapeOf(target) != shape)
      return b.invalid() << "argument 'target' of class probabilities, "
                         << target.getType()
                         << ", must have the shape of 'self', "
                         << a.input.getType();
    a.probabilities = b.convert(target, b.computeType(a.element));
    return success();
  }
  if (b.elementOf(target) != b.i64())
    return b.unsupported() << "argument 'target' of type " << target.getType()
                           << "; it must be int64";
  if (b.shapeOf(target) != ArrayRef<int64_t>(b.withoutDims(shape, a.dim)))
    return b.invalid() << "argument 'target' of type " << target.getType()
                       << " must have the shape of 'self', "
                       << a.input.getType() << ", without dimension " << a.dim;
  a.target = target;
  return success();
}

FailureOr<ClassLossArguments> mlir::thunder::readClassLoss(SymbolBuilder &b) {
  ClassLossArguments a;
  a.input = b.tensor("self");
  a.classWeight = b.optionalTensor("weight");
  a.ignoreIndex = b.integer("ignore_index");
  bool isCrossEntropy = bool(b.getOp().getArgument("label_smoothing"));
  a.smoothing = isCrossEntropy ? b.number("label_smoothing") : 0;
  FailureOr<Reduction> reduction = readReduction(b);
  if (!b.tensor("target") || b.failed())
    return failure();
  a.reduction = *reduction;
  a.element = b.elementOf(a.input);
  ArrayRef<int64_t> shape = b.shapeOf(a.input);
  if (!isFloating(a.element))
    return b.invalid() << "argument 'self' of type " << a.input.getType()
                       << " must be floating",
           failure();
  if (shape.empty())
    return b.invalid() << "argument 'self' has no dimension of classes",
           failure();
  if (!(a.smoothing >= 0 && a.smoothing <= 1))
    return b.invalid() << "argument 'label_smoothing' = " << a.smoothing
                       << " must be between 0 and 1",
           failure();
  a.dim = shape.size() == 1 ? 0 : 1;
  if (failed(readTarget(b, a, isCrossEntropy)))
    return failure();
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

//===----------------------------------------------------------------------===//
// Formulas
//===----------------------------------------------------------------------===//

Value mlir::thunder::weighClasses(PrimitiveBuilder &b, Value x,
                                  const ClassLossArguments &a) {
  return a.classWeight
             ? b.mul(x, b.broadcastInDim(a.classWeight, b.shapeOf(x), a.dim))
             : x;
}

Value mlir::thunder::smoothProbabilities(PrimitiveBuilder &b,
                                         const ClassLossArguments &a) {
  Value p = a.probabilities;
  if (!p || a.smoothing == 0)
    return p;
  double uniform = a.smoothing / double(b.shapeOf(p)[a.dim]);
  return b.add(b.mul(p, b.fullLike(p, 1 - a.smoothing)),
               b.fullLike(p, uniform));
}

/// One loss a row, reduced; the mean is over `total`.
static Value reduceRows(PrimitiveBuilder &b, Value rows, Reduction reduction,
                        Value total) {
  if (!rows || reduction == Reduction::None)
    return rows;
  Value sum = b.sum(rows, b.allDims(b.rankOf(rows)));
  return reduction == Reduction::Mean ? b.div(sum, total) : sum;
}

/// The loss of log probabilities, with classes by index, in their dtype.
static Value buildIndexLoss(PrimitiveBuilder &b, Value logs,
                            const ClassLossArguments &a) {
  if (!logs)
    return {};
  ClassLoss loss = buildClassLoss(b, b.shapeOf(logs), b.elementOf(logs), a.dim,
                                  a.target, a.classWeight, a.ignoreIndex);
  Value chosen = b.sum(b.where(loss.isClass, logs, b.fullLike(logs, 0)), a.dim);
  Value rows = b.neg(chosen);
  if (a.classWeight)
    rows = b.mul(rows, loss.weight);
  // An ignored row counts as zero even where its logarithm is infinite.
  auto ignore = [&](Value x) {
    return b.where(loss.isValid, x, b.fullLike(x, 0));
  };
  Value result = reduceRows(b, ignore(rows), a.reduction, loss.total);
  if (a.smoothing == 0 || !result)
    return result;
  Value smooth = ignore(b.neg(b.sum(weighClasses(b, logs, a), a.dim)));
  smooth = reduceRows(b, smooth, a.reduction, loss.total);
  double uniform = a.smoothing / double(b.shapeOf(logs)[a.dim]);
  return b.add(b.mul(result, b.fullLike(result, 1 - a.smoothing)),
               b.mul(smooth, b.fullLike(smooth, uniform)));
}

static Value buildProbabilityLoss(PrimitiveBuilder &b, Value logs,
                                  const ClassLossArguments &a) {
  if (!logs)
    return {};
  Value terms = b.mul(logs, smoothProbabilities(b, a));
  Value rows = b.neg(b.sum(weighClasses(b, terms, a), a.dim));
  if (!rows)
    return {};
  double count = double(b.typeOf(rows).getNumElements());
  return reduceRows(b, rows, a.reduction, b.full({}, b.elementOf(rows), count));
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

static Value crossEntropy(SymbolBuilder &b) {
  FailureOr<ClassLossArguments> a = readClassLoss(b);
  if (failed(a))
    return {};
  Value logs = buildLogSoftmax(b, a->input, a->dim);
  return b.convert(a->probabilities ? buildProbabilityLoss(b, logs, *a)
                                    : buildIndexLoss(b, logs, *a),
                   a->element);
}

static Value negativeLogLikelihood(SymbolBuilder &b) {
  FailureOr<ClassLossArguments> a = readClassLoss(b);
  if (failed(a))
    return {};
  return b.convert(buildIndexLoss(b, a->input, *a), a->element);
}

ArrayRef<Symbol> mlir::thunder::getCrossEntropySymbols() {
  static const Symbol symbols[] = {
      {"aten.cross_entropy_loss.default", crossEntropy},
      {"aten.nll_loss.default", negativeLogLikelihood},
      {"aten.nll_loss_nd.default", negativeLogLikelihood},
      {"aten.nll_loss2d.default", negativeLogLikelihood},
  };
  return symbols;
}
