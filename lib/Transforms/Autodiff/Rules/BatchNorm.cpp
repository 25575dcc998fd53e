//===- BatchNorm.cpp - Gradient rule of batch norm ------------------------===//
//
// PyTorch's formula. In training, the mean of the cotangents and their
// projection on the deviations x - mean drop out, since the result depends on
// neither:
//
//   gx = (g - mean(g) - (x - mean) * sum(g (x - mean)) * inverseStd^2 / n)
//        * inverseStd * weight
//
// With running statistics, gx = g * inverseStd * weight. No gradient flows into
// the statistics.
//
//===----------------------------------------------------------------------===//
#include "thunder/Symbols/BatchNorm.h"
#include "CompositeRules.h"

using namespace mlir;
using namespace mlir::thunder;

static void differentiate(SymbolBuilder &b, const BatchNormArguments &a,
                          Gradients &gradients) {
  ChannelStatistics statistics = buildStatistics(b, a);
  Value g = b.toCompute(gradients.of(b, b.getOp())), x = b.toCompute(a.input);
  Value gRows = toChannelRows(b, g), xRows = toChannelRows(b, x);
  if (!gRows || !xRows || !statistics.inverseStd)
    return;
  ArrayRef<int64_t> shape = b.shapeOf(x), rows = b.shapeOf(xRows);
  // Sums in f64, as PyTorch's: an error of the mean would be the same in every
  // element, and a bias before a batch norm, whose gradient is 0 but for
  // rounding, would see their sum.
  auto wide = [&](Value value) { return b.convert(value, b.f64()); };
  Type type = b.elementOf(x);
  Value deviations =
      b.sub(wide(xRows), spreadToRows(b, wide(statistics.mean), rows));
  Value total64 = sumChannels(b, wide(gRows));
  Value projection64 = sumChannels(b, b.mul(wide(gRows), deviations));
  Value total = b.convert(total64, type),
        projection = b.convert(projection64, type);
  if (a.weight && gradients.wants(a.weight))
    gradients.add(b, a.weight,
                  b.convert(b.mul(projection, statistics.inverseStd),
                            b.elementOf(a.weight)));
  if (a.bias && gradients.wants(a.bias))
    gradients.add(b, a.bias, b.convert(total, b.elementOf(a.bias)));
  if (!gradients.wants(a.input))
    return;
  Value rest = g;
  if (a.training) {
    double count = double(ShapedType::getNumElements(shape)) / double(shape[1]);
    auto divide = [&](Value sum) { return b.div(sum, b.fullLike(sum, count)); };
    Value mean = b.convert(divide(total64), type);
    Value inverse = wide(statistics.inverseStd);
    Value slope =
        b.convert(b.mul(divide(projection64), b.mul(inverse, inverse)), type);
    Value centered = b.sub(x, spreadChannels(b, statistics.mean, shape));
    rest = b.sub(b.sub(g, spreadChannels(b, mean, shape)),
                 b.mul(centered, spreadChannels(b, slope, shape)));
  }
  Value gradient = b.mul(rest, spreadChannels(b, statistics.inverseStd, shape));
  if (a.weight)
    gradient = b.mul(gradient, spreadChannels(b, b.toCompute(a.weight), shape));
  gradients.add(b, a.input, b.convert(gradient, b.elementOf(a.input)));
}

/// The argument `training` says which.
static void batchNorm(SymbolBuilder &b, Gradients &gradients) {
  FailureOr<BatchNormArguments> a = readBatchNorm(b);
  if (succeeded(a))
    differentiate(b, *a, gradients);
}

static void noTraining(SymbolBuilder &b, Gradients &gradients) {
  FailureOr<BatchNormArguments> a = readBatchNorm(b, /*training=*/false);
  if (succeeded(a))
    differentiate(b, *a, gradients);
}

static void noRunningStatistics(SymbolBuilder &b, Gradients &gradients) {
  FailureOr<BatchNormArguments> a =
      readBatchNorm(b, std::nullopt, /*hasRunningStatistics=*/false);
  if (succeeded(a))
    differentiate(b, *a, gradients);
}

ArrayRef<SymbolRuleEntry> mlir::thunder::getBatchNormRules() {
  static const SymbolRuleEntry rules[] = {
      {"aten.batch_norm.default", batchNorm},
      {"aten._native_batch_norm_legit_no_training.default", noTraining},
      {"aten._native_batch_norm_legit_functional.default", batchNorm},
      {"aten._native_batch_norm_legit.no_stats", noRunningStatistics},
  };
  return rules;
}
