//===- Loss.cpp - Losses of pairs -----------------------------------------===//
//
// Formulas as PyTorch writes them, so that their derivatives have its values at
// kinks, too.
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

/// max(x, 0) whose derivative at 0 is 1; NaN stays NaN.
static Value clampToZero(PrimitiveBuilder &b, Value x) {
  Value zero = b.fullLike(x, 0);
  return b.where(b.compare<LtOp>(x, zero), zero, x);
}

static Value addNumber(PrimitiveBuilder &b, Value x, double number) {
  return b.add(x, b.fullLike(x, number));
}

static Value scale(PrimitiveBuilder &b, Value x, double factor) {
  return b.mul(x, b.fullLike(x, factor));
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

/// A loss of `self` and `target`, element by element: `formula` is reduced.
template <Value (*formula)(SymbolBuilder &, Value, Value)>
static Value elementwiseLoss(SymbolBuilder &b) {
  auto [x, target, result] = prepareLoss(b);
  FailureOr<Reduction> reduction = readReduction(b);
  if (b.failed())
    return {};
  return b.convert(reduceLosses(b, formula(b, x, target), *reduction), result);
}

static Value absoluteError(SymbolBuilder &b, Value x, Value target) {
  return b.make<AbsOp>(b.sub(x, target));
}

/// Squares below the threshold, the absolute error beyond.
static Value smoothAbsoluteError(SymbolBuilder &b, Value x, Value target) {
  double beta = b.number("beta");
  if (!b.failed() && beta < 0)
    return b.invalid() << "argument 'beta' is negative", Value();
  Value z = absoluteError(b, x, target);
  if (beta == 0)
    return z;
  Value inside = b.div(scale(b, b.mul(z, z), 0.5), b.fullLike(z, beta));
  return b.where(b.compare<LtOp>(z, b.fullLike(z, beta)), inside,
                 addNumber(b, z, -0.5 * beta));
}

static Value huber(SymbolBuilder &b, Value x, Value target) {
  double delta = b.number("delta");
  if (!b.failed() && !(delta > 0))
    return b.invalid() << "argument 'delta' must be positive", Value();
  Value z = absoluteError(b, x, target);
  return b.where(b.compare<LeOp>(z, b.fullLike(z, delta)),
                 scale(b, b.mul(z, z), 0.5),
                 scale(b, addNumber(b, z, -0.5 * delta), delta));
}

static Value divergence(SymbolBuilder &b, Value x, Value target) {
  if (b.boolean("log_target"))
    return b.mul(b.exp(target), b.sub(target, x));
  // target * log(target), 0 where target is 0.
  Value isZero = b.compare<EqOp>(target, b.fullLike(target, 0));
  Value safe = b.where(isZero, b.fullLike(target, 1), target);
  Value entropy = b.mul(target, b.log(safe));
  return b.sub(entropy, b.mul(target, x));
}

static Value softMargin(SymbolBuilder &b, Value x, Value target) {
  return b.make<Log1pOp>(b.exp(b.neg(b.mul(target, x))));
}

static Value hingeEmbedding(SymbolBuilder &b, Value x, Value target) {
  Value margin = clampToZero(b, b.sub(b.fullLike(x, b.number("margin")), x));
  Value zero = b.fullLike(x, 0);
  auto differs = [&](double value) {
    return b.compare<NeOp>(target, b.fullLike(target, value));
  };
  return b.add(b.where(differs(1), margin, zero),
               b.where(differs(-1), x, zero));
}

static Value poisson(SymbolBuilder &b) {
  BinaryOperands operands = prepareBinary(b, "input", "target");
  bool logInput = b.boolean("log_input"), full = b.boolean("full");
  double eps = b.number("eps");
  FailureOr<Reduction> reduction = readReduction(b);
  if (b.failed())
    return {};
  auto [x, target, result] = operands;
  if (!isFloating(result))
    return b.unsupported() << "integer operands", Value();
  Value losses = logInput
                     ? b.sub(b.exp(x), b.mul(target, x))
                     : b.sub(x, b.mul(target, b.log(addNumber(b, x, eps))));
  if (full) {
    // Stirling's formula, where the target exceeds 1.
    Value stirling = b.sub(b.mul(target, b.log(target)), target);
    stirling =
        b.add(stirling, scale(b, b.log(scale(b, target, 2 * M_PI)), 0.5));
    Value isSmall = b.compare<LeOp>(target, b.fullLike(target, 1));
    losses = b.add(losses, b.where(isSmall, b.fullLike(stirling, 0), stirling));
  }
  return b.convert(reduceLosses(b, losses, *reduction), result);
}

//===----------------------------------------------------------------------===//
// Binary cross entropy of probabilities
//===----------------------------------------------------------------------===//

/// The logarithms of x and of 1 - x, not below -100.
std::pair<Value, Value> mlir::thunder::buildClampedLogs(PrimitiveBuilder &b,
                                                        Value x) {
  auto clamp = [&](Value logarithm) {
    return b.make<MaximumOp>(logarithm, b.fullLike(logarithm, -100));
  };
  return {clamp(b.log(x)), clamp(b.make<Log1pOp>(b.neg(x)))};
}

/// The argument `weight` broadcast to x; null without one.
Value mlir::thunder::readElementWeight(SymbolBuilder &b, Value x) {
  Value weight = b.optionalTensor("weight");
  return weight ? b.broadcastTo(b.convert(weight, b.elementOf(x)), b.shapeOf(x))
                : Value();
}

static Value binaryCrossEntropy(SymbolBuilder &b) {
  auto [x, target, result] = prepareLoss(b);
  FailureOr<Reduction> reduction = readReduction(b);
  if (b.failed())
    return {};
  if (b.shapeOf(b.tensor("self")) != b.shapeOf(b.tensor("target")))
    return b.invalid() << "arguments 'self' and 'target' have different shapes",
           Value();
  auto [logs, complements] = buildClampedLogs(b, x);
  Value losses =
      b.sub(b.mul(addNumber(b, target, -1), complements), b.mul(target, logs));
  if (Value weight = readElementWeight(b, x))
    losses = b.mul(losses, weight);
  return b.convert(reduceLosses(b, losses, *reduction), result);
}

//===----------------------------------------------------------------------===//
// Losses of more than two tensors
//===----------------------------------------------------------------------===//

/// Tensor arguments broadcast to one shape, in the dtype to compute in.
static SmallVector<Value>
prepareTensors(SymbolBuilder &b, ArrayRef<StringRef> names, Type &result) {
  SmallVector<Value> values;
  for (StringRef name : names)
    values.push_back(b.tensor(name));
  FailureOr<SmallVector<int64_t>> shape = b.broadcastShapes(values);
  if (failed(shape) || b.failed())
    return {};
  result = promotedType(b.getOp().getContext(), values);
  if (!isFloating(result))
    return b.unsupported() << "integer operands", SmallVector<Value>();
  for (Value &value : values)
    value = b.broadcastTo(b.convert(value, b.computeType(result)), *shape);
  return values;
}

static Value marginRanking(SymbolBuilder &b) {
  Type result;
  SmallVector<Value> x =
      prepareTensors(b, {"input1", "input2", "target"}, result);
  double margin = b.number("margin");
  FailureOr<Reduction> reduction = readReduction(b);
  if (b.failed())
    return {};
  Value distance = b.mul(b.neg(x[2]), b.sub(x[0], x[1]));
  return b.convert(reduceLosses(b,
                                clampToZero(b, addNumber(b, distance, margin)),
                                *reduction),
                   result);
}

static Value cosineEmbedding(SymbolBuilder &b) {
  Type result;
  SmallVector<Value> x = prepareTensors(b, {"input1", "input2"}, result);
  Value target = b.tensor("target");
  double margin = b.number("margin");
  FailureOr<Reduction> reduction = readReduction(b);
  if (b.failed())
    return {};
  int64_t last = b.rankOf(x[0]) - 1;
  if (last != b.rankOf(target) || last > 1 || last < 0)
    return b.invalid() << "argument 'target' of type " << target.getType()
                       << " does not fit " << x[0].getType(),
           Value();
  constexpr double epsilon = 1e-12;
  auto dot = [&](Value y, Value z) { return b.sum(b.mul(y, z), last); };
  Value length = b.make<SqrtOp>(b.mul(addNumber(b, dot(x[0], x[0]), epsilon),
                                      addNumber(b, dot(x[1], x[1]), epsilon)));
  Value cosine = b.div(dot(x[0], x[1]), length);
  target =
      b.broadcastTo(b.convert(target, b.elementOf(cosine)), b.shapeOf(cosine));
  Value zero = b.fullLike(cosine, 0);
  auto isClass = [&](double value) {
    return b.compare<EqOp>(target, b.fullLike(target, value));
  };
  Value positive =
      b.where(isClass(1), b.sub(b.fullLike(cosine, 1), cosine), zero);
  Value negative =
      b.where(isClass(-1), clampToZero(b, addNumber(b, cosine, -margin)), zero);
  return b.convert(reduceLosses(b, b.add(positive, negative), *reduction),
                   result);
}

/// The p-norm of x - y + eps along the last dimension.
static Value buildDistance(SymbolBuilder &b, Value x, Value y, double p,
                           double eps) {
  Value difference = addNumber(b, b.sub(x, y), eps);
  int64_t last = b.rankOf(x) - 1;
  if (p == 2)
    return b.make<SqrtOp>(b.sum(b.mul(difference, difference), last));
  Value size = b.make<AbsOp>(difference);
  if (p == 1)
    return b.sum(size, last);
  Value total = b.sum(b.pow(size, b.fullLike(size, p)), last);
  return b.pow(total, b.fullLike(total, 1 / p));
}

static Value tripletMargin(SymbolBuilder &b) {
  Type result;
  SmallVector<Value> x =
      prepareTensors(b, {"anchor", "positive", "negative"}, result);
  double margin = b.number("margin"), p = b.number("p"), eps = b.number("eps");
  bool swap = b.boolean("swap");
  FailureOr<Reduction> reduction = readReduction(b);
  if (b.failed())
    return {};
  if (!(p > 0) || b.rankOf(x[0]) == 0)
    return b.unsupported() << "argument 'p' = " << p << " of "
                           << x[0].getType(),
           Value();
  Value near = buildDistance(b, x[0], x[1], p, eps),
        far = buildDistance(b, x[0], x[2], p, eps);
  if (swap)
    far = b.make<MinimumOp>(far, buildDistance(b, x[1], x[2], p, eps));
  Value losses = clampToZero(b, addNumber(b, b.sub(near, far), margin));
  return b.convert(reduceLosses(b, losses, *reduction), result);
}

/// sum over the other classes j of max(0, margin - x[target] + x[j])^p, divided
/// by the number of classes.
static Value multiMargin(SymbolBuilder &b) {
  Value x = b.tensor("self"), target = b.tensor("target"),
        weight = b.optionalTensor("weight");
  double p = b.number("p"), margin = b.number("margin");
  FailureOr<Reduction> reduction = readReduction(b);
  if (b.failed())
    return {};
  Type result = b.elementOf(x);
  SmallVector<int64_t> shape(b.shapeOf(x));
  if (shape.empty())
    shape = {1};
  if (!isFloating(result) || shape.size() > 2 || b.elementOf(target) != b.i64())
    return b.invalid() << "not defined for " << x.getType() << " and "
                       << target.getType(),
           Value();
  if (p != 1 && p != 2)
    return b.invalid() << "argument 'p' must be 1 or 2", Value();
  bool isSingle = shape.size() == 1;
  if (isSingle)
    shape.insert(shape.begin(), 1);
  x = b.reshape(b.toCompute(x), shape);
  target = b.reshape(target, shape[0]);
  int64_t dim = 1;
  Value index =
      b.checkIndex(target, 0, shape[1], std::nullopt, "target is not a class");
  Value isClass =
      b.compare<EqOp>(b.iota(shape, dim), b.broadcastBack(index, shape, dim));
  Value zero = b.fullLike(x, 0);
  Value chosen = b.sum(b.where(isClass, x, zero), dim);
  Value z = addNumber(b, b.sub(x, b.broadcastBack(chosen, shape, dim)), margin);
  Value isActive = b.compare<GtOp>(z, zero);
  Value terms = p == 1 ? z : b.mul(z, z);
  if (weight) {
    Value weights =
        b.broadcastInDim(b.convert(weight, b.elementOf(x)), shape, dim);
    Value own = b.sum(b.where(isClass, weights, b.fullLike(weights, 0)), dim);
    terms = b.mul(terms, b.broadcastBack(own, shape, dim));
  }
  terms = b.where(isClass, zero, b.where(isActive, terms, zero));
  Value losses = b.sum(terms, dim);
  losses = b.div(losses, b.fullLike(losses, double(shape[1])));
  if (isSingle && *reduction == Reduction::None)
    losses = b.reshape(losses, {});
  return b.convert(reduceLosses(b, losses, *reduction), result);
}

/// For each class of the target, which ends at -1, and each other class the
/// margin that is missing between their scores.
static Value multilabelMargin(SymbolBuilder &b) {
  Value x = b.tensor("self"), target = b.tensor("target");
  FailureOr<Reduction> reduction = readReduction(b);
  if (b.failed())
    return {};
  Type result = b.elementOf(x);
  SmallVector<int64_t> shape(b.shapeOf(x));
  bool isSingle = shape.size() < 2;
  if (shape.empty())
    shape = {1};
  if (isSingle)
    shape.insert(shape.begin(), 1);
  if (!isFloating(result) || shape.size() != 2 || shape[1] == 0 ||
      b.elementOf(target) != b.i64() ||
      b.typeOf(target).getNumElements() != ShapedType::getNumElements(shape))
    return b.invalid() << "not defined for " << x.getType() << " and "
                       << target.getType(),
           Value();
  x = b.reshape(b.toCompute(x), shape);
  target = b.checkIndex(b.reshape(target, shape), -1, shape[1], std::nullopt,
                        "target is not a class");
  // Before the first -1.
  Value isEnd = b.compare<LtOp>(target, b.fullLike(target, 0));
  Value ends = b.cumsum(b.convert(isEnd, b.i64()), 1);
  Value isClass = b.compare<EqOp>(ends, b.fullLike(ends, 0));
  Value index = b.where(isClass, target, b.fullLike(target, 0));
  // [samples, classes of the target, classes]
  SmallVector<int64_t> pairs = {shape[0], shape[1], shape[1]};
  auto alongTarget = [&](Value value) {
    return b.broadcastInDim(value, pairs, {0, 1});
  };
  auto alongClasses = [&](Value value) {
    return b.broadcastInDim(value, pairs, {0, 2});
  };
  Value names = b.make<BitwiseAndOp>(
      alongTarget(isClass),
      b.compare<EqOp>(alongTarget(index), b.iota(pairs, 2)));
  Value isTarget = b.convert(b.sum(b.convert(names, b.i64()), {1}), b.i1());
  Value missing = addNumber(
      b, b.sub(alongClasses(x), alongTarget(b.gather(x, index, 1))), 1);
  Value zero = b.fullLike(missing, 0);
  Value counts = b.make<BitwiseAndOp>(
      b.make<BitwiseAndOp>(alongTarget(isClass),
                           b.make<BitwiseNotOp>(alongClasses(isTarget))),
      b.compare<GtOp>(missing, zero));
  Value losses = b.sum(b.where(counts, missing, zero), {1, 2});
  losses = b.div(losses, b.fullLike(losses, double(shape[1])));
  if (isSingle && *reduction == Reduction::None)
    losses = b.reshape(losses, {});
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
      {"aten.mse_loss.default", meanSquaredError},
      {"aten.l1_loss.default", elementwiseLoss<absoluteError>},
      {"aten.smooth_l1_loss.default", elementwiseLoss<smoothAbsoluteError>},
      {"aten.huber_loss.default", elementwiseLoss<huber>},
      {"aten.kl_div.default", elementwiseLoss<divergence>},
      {"aten.soft_margin_loss.default", elementwiseLoss<softMargin>},
      {"aten.hinge_embedding_loss.default", elementwiseLoss<hingeEmbedding>},
      {"aten.poisson_nll_loss.default", poisson},
      {"aten.binary_cross_entropy.default", binaryCrossEntropy},
      {"aten.binary_cross_entropy_with_logits.default", bceWithLogits},
      {"aten.margin_ranking_loss.default", marginRanking},
      {"aten.cosine_embedding_loss.default", cosineEmbedding},
      {"aten.triplet_margin_loss.default", tripletMargin},
      {"aten.multi_margin_loss.default", multiMargin},
      {"aten.multilabel_margin_loss.default", multilabelMargin},
      {"aten.log_sigmoid.default", logSigmoid},
  };
  return symbols;
}
