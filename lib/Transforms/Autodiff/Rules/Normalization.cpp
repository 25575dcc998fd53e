//===- Normalization.cpp - Gradient rules of layer, group and RMS norm ----===//
//
// From the normalized rows n, which the formula of the forward repeats (CSE
// merges them): with g the cotangent of n, the row's is
// rstd * (g - mean(g) - n * mean(g * n)), without mean(g) where rows are not
// centered. The statistics are constants to PyTorch's autograd, but for those
// of native_group_norm.
//
//===----------------------------------------------------------------------===//
#include "thunder/Symbols/Normalization.h"
#include "CompositeRules.h"

using namespace mlir;
using namespace mlir::thunder;

/// The cotangent of the rows.
static Value buildRowGradient(PrimitiveBuilder &b, const NormalizedRows &rows,
                              Value g) {
  ArrayRef<int64_t> shape = b.shapeOf(rows.values);
  if (!g || !rows.values)
    return {};
  auto mean = [&](Value x) {
    Value total = b.sum(x, int64_t(1));
    return b.broadcastBack(b.div(total, b.fullLike(total, double(shape[1]))),
                           shape, int64_t(1));
  };
  Value along = b.mul(rows.values, mean(b.mul(g, rows.values)));
  Value rest = rows.mean ? b.sub(g, mean(g)) : g;
  return b.mul(b.sub(rest, along),
               b.broadcastBack(rows.rstd, shape, int64_t(1)));
}

/// Adds the gradient of a weight or bias, `term` summed to its shape.
static void addWeight(SymbolBuilder &b, Gradients &gradients,
                      const NormArguments &a, Value weight, Value term) {
  if (!term)
    return;
  SmallVector<int64_t> dims = {0};
  if (a.numGroups)
    dims.push_back(2);
  Value total = b.reshape(b.sum(term, dims), b.shapeOf(weight));
  gradients.add(b, weight, b.convert(total, b.elementOf(weight)));
}

/// The rows' cotangent from those of mean and rstd, results 1 and 2:
/// (of mean - of rstd * rstd² * n) / N.
static Value buildStatisticsGradient(SymbolBuilder &b, Gradients &gradients,
                                     const NormalizedRows &rows) {
  BoundSymbolOp op = b.getOp();
  ArrayRef<int64_t> shape = b.shapeOf(rows.values);
  auto read = [&](unsigned index) {
    Value g = b.toCompute(gradients.of(b, op, index));
    return b.broadcastBack(b.reshape(g, {shape[0]}), shape, int64_t(1));
  };
  Value square =
      b.broadcastBack(b.mul(rows.rstd, rows.rstd), shape, int64_t(1));
  Value sum = b.sub(read(1), b.mul(b.mul(read(2), square), rows.values));
  return b.div(sum, b.fullLike(sum, double(shape[1])));
}

template <FailureOr<NormArguments> (*read)(SymbolBuilder &),
          bool differentiatesStatistics = false>
static void norm(SymbolBuilder &b, Gradients &gradients) {
  FailureOr<NormArguments> a = read(b);
  if (failed(a))
    return;
  NormalizedRows rows = buildNormalizedRows(b, *a);
  SmallVector<int64_t> shape = getWeightedShape(b, *a);
  Value g = b.reshape(b.toCompute(gradients.of(b, b.getOp())), shape);
  if (a->bias && gradients.wants(a->bias))
    addWeight(b, gradients, *a, a->bias, g);
  if (a->weight && gradients.wants(a->weight))
    addWeight(b, gradients, *a, a->weight,
              b.mul(g, b.reshape(rows.values, shape)));
  if (!gradients.wants(a->input))
    return;
  if (a->weight)
    g = b.mul(g, spreadNormWeight(b, *a, a->weight));
  Value gradient =
      buildRowGradient(b, rows, b.reshape(g, b.shapeOf(rows.values)));
  if (differentiatesStatistics && (gradients.get(b.getOp()->getResult(1)) ||
                                   gradients.get(b.getOp()->getResult(2))))
    gradient = b.add(gradient, buildStatisticsGradient(b, gradients, rows));
  gradients.add(b, a->input,
                b.convert(b.reshape(gradient, b.shapeOf(a->input)),
                          b.elementOf(a->input)));
}

ArrayRef<SymbolRuleEntry> mlir::thunder::getNormalizationRules() {
  static const SymbolRuleEntry rules[] = {
      {"aten.layer_norm.default", norm<readLayerNorm>},
      {"aten.native_layer_norm.default", norm<readLayerNorm>},
      {"aten.rms_norm.default", norm<readRmsNorm>},
      {"aten._fused_rms_norm.default", norm<readRmsNorm>},
      {"aten.group_norm.default", norm<readGroupNorm>},
      {"aten.native_group_norm.default",
       norm<readNativeGroupNorm, /*differentiatesStatistics=*/true>},
  };
  return rules;
}
