//===- Ordering.cpp - Gradient rules of medians and running extremes ------===//
#include "CompositeRules.h"
#include "thunder/Symbols/Formulas.h"

using namespace mlir;
using namespace mlir::thunder;

/// All elements equal to the median share the cotangent; all NaNs when it is.
static void median(SymbolBuilder &b, Gradients &gradients) {
  Value x = b.tensor("self");
  if (!x)
    return;
  ArrayRef<int64_t> shape = b.shapeOf(x);
  Value wide = b.toCompute(x);
  auto spread = [&](Value value) {
    return b.broadcastInDim(b.toCompute(value), shape, {});
  };
  Value result = spread(b.getOp()->getResult(0));
  Value isMedian = b.make<BitwiseOrOp>(
      b.compare<EqOp>(wide, result),
      b.make<BitwiseAndOp>(b.compare<NeOp>(wide, wide),
                           b.compare<NeOp>(result, result)));
  Value count =
      b.sum(b.convert(isMedian, b.elementOf(wide)), b.allDims(b.rankOf(wide)));
  Value share = b.div(spread(gradients.of(b, b.getOp())), spread(count));
  gradients.add(
      b, x,
      b.convert(b.where(isMedian, share, b.fullLike(wide, 0)), b.elementOf(x)));
}

/// The sum over later j of g_j exp(x_i - y_j), from logarithms of the positive
/// and of the negative cotangents; rounded in each step, as PyTorch does.
static void logcumsumexp(SymbolBuilder &b, Gradients &gradients) {
  Value x = b.tensor("self");
  int64_t dim = b.dim("dim", b.rankOf(x));
  if (b.failed())
    return;
  auto type = cast<FloatType>(b.elementOf(x));
  auto round = [&](Value value) { return b.toCompute(b.convert(value, type)); };
  Value wide = b.toCompute(x), y = b.toCompute(b.getOp()->getResult(0)),
        g = b.toCompute(gradients.of(b, b.getOp()));
  Value zero = b.fullLike(g, 0);
  Value least = b.fullLike(
      g, -APFloat::getLargest(type.getFloatSemantics()).convertToDouble());
  Value logarithm = round(b.log(b.make<AbsOp>(g)));
  auto part = [&](Value isMine) {
    Value logs = round(b.sub(b.where(isMine, logarithm, least), y));
    if (b.rankOf(logs) > 0)
      logs = b.flip(round(buildLogCumsumExp(b, b.flip(logs, dim), dim)), dim);
    return round(b.exp(round(b.add(logs, wide))));
  };
  Value gradient =
      b.sub(part(b.compare<GtOp>(g, zero)), part(b.compare<LtOp>(g, zero)));
  gradients.add(b, x, b.convert(gradient, type));
}

ArrayRef<SymbolRuleEntry> mlir::thunder::getOrderingRules() {
  static const SymbolRuleEntry rules[] = {
      {"aten.median.default", median},
      {"aten.nanmedian.default", median},
      {"aten.logcumsumexp.default", logcumsumexp},
  };
  return rules;
}
