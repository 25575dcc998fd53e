//===- ElementLoss.cpp - Losses of one element at a time ------------------===//
#include "Families.h"
#include "thunder/Symbols/Formulas.h"

using namespace mlir;
using namespace mlir::thunder;

namespace {
/// Two operands of one shape in the dtype to compute in.
struct Pair {
  Value x, y;
  Type result;
};
} // namespace

static Pair readPair(SymbolBuilder &b, StringRef nameX = "self",
                     StringRef nameY = "target") {
  Pair pair;
  Value x = b.tensor(nameX), y = b.tensor(nameY);
  FailureOr<SmallVector<int64_t>> shape = b.broadcastShapes({x, y});
  if (failed(shape) || b.failed())
    return pair;
  pair.result = toFloating(promotedType(b.getBuilder().getContext(), {x, y}));
  pair.x = b.broadcastTo(b.toCompute(b.convert(x, pair.result)), *shape);
  pair.y = b.broadcastTo(b.toCompute(b.convert(y, pair.result)), *shape);
  return pair;
}

/// The losses themselves, their mean or their sum, as argument `reduction`
/// says.
static Value reduceAll(SymbolBuilder &b, Value losses, Type result) {
  FailureOr<Reduction> reduction = readReduction(b);
  if (!losses || failed(reduction))
    return {};
  if (*reduction == Reduction::None)
    return b.convert(losses, result);
  double count = double(b.typeOf(losses).getNumElements());
  Value sum = b.sum(losses, b.allDims(b.rankOf(losses)));
  if (*reduction == Reduction::Mean)
    sum = b.div(sum, b.fullLike(sum, count));
  return b.convert(sum, result);
}

static Value absoluteError(SymbolBuilder &b) {
  auto [x, y, result] = readPair(b);
  return reduceAll(b, b.make<AbsOp>(b.sub(x, y)), result);
}

/// Quadratic below the limit, linear above.
static Value smoothError(SymbolBuilder &b, bool isHuber) {
  auto [x, y, result] = readPair(b);
  double limit = b.number(isHuber ? "delta" : "beta");
  if (!x || b.failed())
    return {};
  if (limit < 0 || (isHuber && limit == 0))
    return b.invalid() << "a limit of " << limit, Value();
  Value distance = b.make<AbsOp>(b.sub(x, y));
  if (limit == 0)
    return reduceAll(b, distance, result);
  Value bound = b.fullLike(x, limit), half = b.fullLike(x, 0.5);
  Value square = b.mul(b.mul(half, distance), distance);
  Value beyond = b.sub(distance, b.mul(half, bound));
  if (isHuber)
    beyond = b.mul(bound, beyond);
  else
    square = b.div(square, bound);
  Value isNear = isHuber ? b.compare<LeOp>(distance, bound)
                         : b.compare<LtOp>(distance, bound);
  return reduceAll(b, b.where(isNear, square, beyond), result);
}
static Value smoothL1(SymbolBuilder &b) { return smoothError(b, false); }
static Value huber(SymbolBuilder &b) { return smoothError(b, true); }

/// Logarithms are at least -100, as PyTorch cuts them.
static Value binaryCrossEntropy(SymbolBuilder &b) {
  auto [x, y, result] = readPair(b);
  Value weight = b.optionalTensor("weight");
  if (!x || b.failed())
    return {};
  Value one = b.fullLike(x, 1), least = b.fullLike(x, -100);
  Value ofOne = b.log(x), ofZero = b.make<Log1pOp>(b.neg(x));
  for (Value *logarithm : {&ofOne, &ofZero})
    *logarithm = b.where(b.compare<LtOp>(*logarithm, least), least, *logarithm);
  Value losses = b.sub(b.mul(b.sub(y, one), ofZero), b.mul(y, ofOne));
  if (weight)
    losses = b.mul(losses, b.broadcastTo(b.convert(weight, b.elementOf(x)),
                                         b.shapeOf(losses)));
  return reduceAll(b, losses, result);
}

/// target * (log(target) - self), nothing where the target is 0.
static Value klDivergence(SymbolBuilder &b) {
  auto [x, y, result] = readPair(b);
  bool isLog = b.boolean("log_target");
  if (!x || b.failed())
    return {};
  if (isLog)
    return reduceAll(b, b.mul(b.exp(y), b.sub(y, x)), result);
  Value zero = b.fullLike(y, 0), isZero = b.compare<EqOp>(y, zero);
  Value safe = b.where(isZero, b.fullLike(y, 1), y);
  Value entropy = b.where(isZero, zero, b.mul(y, b.log(safe)));
  return reduceAll(b, b.sub(entropy, b.mul(y, x)), result);
}

/// log(1 + exp(-y x)).
static Value softMargin(SymbolBuilder &b) {
  auto [x, y, result] = readPair(b);
  return reduceAll(b, b.make<Log1pOp>(b.exp(b.mul(b.neg(y), x))), result);
}

/// max(x, 0), 0 at 0 for the derivative.
static Value positivePart(SymbolBuilder &b, Value x) {
  Value zero = b.fullLike(x, 0);
  return b.where(b.compare<GtOp>(x, zero), x, zero);
}

static Value hingeEmbedding(SymbolBuilder &b) {
  auto [x, y, result] = readPair(b);
  double margin = b.number("margin");
  if (!x || b.failed())
    return {};
  Value zero = b.fullLike(x, 0), one = b.fullLike(x, 1);
  Value apart = positivePart(b, b.sub(b.fullLike(x, margin), x));
  // Of a target that is neither 1 nor -1, both count.
  Value ofMargin = b.where(b.compare<NeOp>(y, one), apart, zero);
  Value ofSelf = b.where(b.compare<NeOp>(y, b.neg(one)), x, zero);
  return reduceAll(b, b.add(ofMargin, ofSelf), result);
}

static Value marginRanking(SymbolBuilder &b) {
  auto [x, y, result] = readPair(b, "input1", "input2");
  double margin = b.number("margin");
  Value target = b.tensor("target");
  if (!x || b.failed())
    return {};
  Value difference = b.sub(x, y);
  FailureOr<SmallVector<int64_t>> shape =
      b.broadcastShapes({difference, target});
  if (failed(shape))
    return {};
  difference = b.broadcastTo(difference, *shape);
  Value sign =
      b.broadcastTo(b.convert(target, b.elementOf(difference)), *shape);
  Value loss =
      b.add(b.mul(b.neg(sign), difference), b.fullLike(difference, margin));
  return reduceAll(b, positivePart(b, loss), result);
}

static Value poisson(SymbolBuilder &b) {
  auto [x, y, result] = readPair(b, "input", "target");
  bool isLog = b.boolean("log_input"), isFull = b.boolean("full");
  double eps = b.number("eps");
  if (!x || b.failed())
    return {};
  Value losses = isLog
                     ? b.sub(b.exp(x), b.mul(y, x))
                     : b.sub(x, b.mul(y, b.log(b.add(x, b.fullLike(x, eps)))));
  if (isFull) { // Stirling's formula for the factorial of the target
    Value one = b.fullLike(y, 1), isLarge = b.compare<GtOp>(y, one);
    Value safe = b.where(isLarge, y, one);
    const double twoPi = 6.28318530717958647692;
    Value stirling = b.add(
        b.sub(b.mul(safe, b.log(safe)), safe),
        b.mul(b.fullLike(y, 0.5), b.log(b.mul(b.fullLike(y, twoPi), safe))));
    losses = b.add(losses, b.where(isLarge, stirling, b.fullLike(y, 0)));
  }
  return reduceAll(b, losses, result);
}

ArrayRef<Symbol> mlir::thunder::getElementLossSymbols() {
  static const Symbol symbols[] = {
      {"aten.l1_loss.default", absoluteError},
      {"aten.smooth_l1_loss.default", smoothL1},
      {"aten.huber_loss.default", huber},
      {"aten.binary_cross_entropy.default", binaryCrossEntropy},
      {"aten.kl_div.default", klDivergence},
      {"aten.soft_margin_loss.default", softMargin},
      {"aten.hinge_embedding_loss.default", hingeEmbedding},
      {"aten.margin_ranking_loss.default", marginRanking},
      {"aten.poisson_nll_loss.default", poisson},
  };
  return symbols;
}
