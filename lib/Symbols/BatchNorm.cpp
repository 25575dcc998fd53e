//===- BatchNorm.cpp - Batch and instance norm ----------------------------===//
//
// Variances are sums of squared deviations from the mean of each row, and of
// the rows' means from the common one: the input is read once, and nothing
// cancels. Normalizing is one multiplication and one addition an element, with
// numbers of the channel, as PyTorch does it.
//
//===----------------------------------------------------------------------===//
#include "thunder/Symbols/BatchNorm.h"
#include "WindowFamilies.h"

using namespace mlir;
using namespace mlir::thunder;

FailureOr<BatchNormArguments>
mlir::thunder::readBatchNorm(SymbolBuilder &b, std::optional<bool> training,
                             bool hasRunningStatistics) {
  BatchNormArguments a;
  a.input = b.tensor("input");
  a.weight = b.optionalTensor("weight");
  a.bias = b.optionalTensor("bias");
  if (hasRunningStatistics) {
    a.runningMean = b.optionalTensor("running_mean");
    a.runningVar = b.optionalTensor("running_var");
  }
  a.training = training ? *training : b.boolean("training");
  a.momentum = b.number("momentum");
  a.eps = b.number("eps");
  if (b.failed())
    return failure();
  if (b.rankOf(a.input) < 2 || !isFloating(b.elementOf(a.input)))
    return b.invalid() << "not defined for " << a.input.getType(), failure();
  for (auto [name, value] : {std::pair("weight", a.weight),
                             {"bias", a.bias},
                             {"running_mean", a.runningMean},
                             {"running_var", a.runningVar}})
    if (value && (b.shapeOf(value) != b.shapeOf(a.input).slice(1, 1) ||
                  b.computeType(b.elementOf(value)) !=
                      b.computeType(b.elementOf(a.input))))
      return b.invalid() << "argument '" << name << "' of type "
                         << value.getType() << " for the channels of "
                         << a.input.getType(),
             failure();
  if (!a.training && (!a.runningMean || !a.runningVar))
    return b.invalid() << "needs running statistics when it does not train",
           failure();
  if (a.training && b.typeOf(a.input).getNumElements() == 0)
    return b.unsupported() << "statistics of an empty batch of type "
                           << a.input.getType(),
           failure();
  return a;
}

//===----------------------------------------------------------------------===//
// Formula
//===----------------------------------------------------------------------===//

Value mlir::thunder::toChannelRows(PrimitiveBuilder &b, Value x) {
  ArrayRef<int64_t> shape = b.shapeOf(x);
  if (!x)
    return {};
  return b.reshape(
      x, {shape[0], shape[1], ShapedType::getNumElements(shape.drop_front(2))});
}

Value mlir::thunder::spreadToRows(PrimitiveBuilder &b, Value perChannel,
                                  ArrayRef<int64_t> rows) {
  Value samples = b.broadcastInDim(perChannel, rows.take_front(2), int64_t(1));
  return b.broadcastInDim(samples, rows, {0, 1});
}

Value mlir::thunder::sumChannels(PrimitiveBuilder &b, Value rows) {
  return b.sum(b.sum(rows, int64_t(2)), int64_t(0));
}

Value mlir::thunder::spreadChannels(PrimitiveBuilder &b, Value perChannel,
                                    ArrayRef<int64_t> shape) {
  return b.broadcastInDim(perChannel, shape, int64_t(1));
}

static Value inverseStd(PrimitiveBuilder &b, Value variance, double eps) {
  return variance ? b.make<RsqrtOp>(b.add(variance, b.fullLike(variance, eps)))
                  : Value();
}

ChannelStatistics mlir::thunder::buildStatistics(PrimitiveBuilder &b,
                                                 const BatchNormArguments &a) {
  ChannelStatistics result;
  if (!a.training) {
    result.mean = b.toCompute(a.runningMean);
    result.variance = b.toCompute(a.runningVar);
    result.inverseStd = inverseStd(b, result.variance, a.eps);
    return result;
  }
  // In f64, as PyTorch accumulates, and rounded once.
  Value x = b.convert(toChannelRows(b, a.input), b.f64());
  if (!x)
    return result;
  Type type = b.computeType(b.elementOf(a.input));
  ArrayRef<int64_t> shape = b.shapeOf(x);
  auto divide = [&](Value sum) {
    return sum ? b.div(sum, b.fullLike(sum, double(shape[0] * shape[2])))
               : Value();
  };
  Value mean = divide(sumChannels(b, x));
  Value centered = b.sub(x, spreadToRows(b, mean, shape));
  Value variance = divide(sumChannels(b, b.mul(centered, centered)));
  result.inverseStd = b.convert(inverseStd(b, variance, a.eps), type);
  result.mean = b.convert(mean, type);
  result.variance = b.convert(variance, type);
  return result;
}

/// x * (inverseStd * weight) + (bias - mean * inverseStd * weight)
static Value normalize(PrimitiveBuilder &b, const BatchNormArguments &a,
                       const ChannelStatistics &statistics) {
  Value factor = statistics.inverseStd;
  if (a.weight)
    factor = b.mul(factor, b.toCompute(a.weight));
  Value shift = b.mul(statistics.mean, factor);
  shift = a.bias ? b.sub(b.toCompute(a.bias), shift) : b.neg(shift);
  ArrayRef<int64_t> shape = b.shapeOf(a.input);
  Value result =
      b.add(b.mul(b.toCompute(a.input), spreadChannels(b, factor, shape)),
            spreadChannels(b, shift, shape));
  return b.convert(result, b.elementOf(a.input));
}

/// (1 - momentum) * old + momentum * now, in the dtype of `old`.
static Value update(PrimitiveBuilder &b, Value old, Value now,
                    double momentum) {
  if (!old || !now)
    return {};
  Value before = b.toCompute(old);
  Value next = b.add(b.mul(before, b.fullLike(before, 1 - momentum)),
                     b.mul(now, b.fullLike(now, momentum)));
  return b.convert(next, b.elementOf(old));
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

static Value batchNorm(SymbolBuilder &b) {
  FailureOr<BatchNormArguments> a = readBatchNorm(b);
  if (failed(a))
    return {};
  return normalize(b, *a, buildStatistics(b, *a));
}

/// The result and the statistics that were used: empty outside of training.
static SmallVector<Value> withStatistics(SymbolBuilder &b,
                                         const BatchNormArguments &a,
                                         const ChannelStatistics &statistics) {
  SmallVector<Value> results = {normalize(b, a, statistics)};
  for (Value value : {statistics.mean, statistics.inverseStd}) {
    Type element = b.resultElement(results.size());
    results.push_back(a.training ? b.convert(value, element)
                                 : b.full(int64_t(0), element, 0.0));
  }
  return results;
}

static SmallVector<Value> noTraining(SymbolBuilder &b) {
  FailureOr<BatchNormArguments> a = readBatchNorm(b, /*training=*/false);
  if (failed(a))
    return {};
  return withStatistics(b, *a, buildStatistics(b, *a));
}

static SmallVector<Value> noRunningStatistics(SymbolBuilder &b) {
  FailureOr<BatchNormArguments> a =
      readBatchNorm(b, std::nullopt, /*hasRunningStatistics=*/false);
  if (failed(a))
    return {};
  return withStatistics(b, *a, buildStatistics(b, *a));
}

/// With the next running statistics as results; the variance among them is
/// unbiased.
static SmallVector<Value> functional(SymbolBuilder &b) {
  FailureOr<BatchNormArguments> a = readBatchNorm(b);
  if (failed(a))
    return {};
  if (!a->runningMean || !a->runningVar) {
    b.invalid() << "needs running statistics";
    return {};
  }
  ChannelStatistics statistics = buildStatistics(b, *a);
  SmallVector<Value> results = withStatistics(b, *a, statistics);
  if (!a->training) {
    results.append({a->runningMean, a->runningVar});
    return results;
  }
  ArrayRef<int64_t> shape = b.shapeOf(a->input);
  double count = double(ShapedType::getNumElements(shape)) / double(shape[1]);
  Value variance = statistics.variance;
  if (variance)
    variance = b.div(b.mul(variance, b.fullLike(variance, count)),
                     b.fullLike(variance, count - 1));
  results.append({update(b, a->runningMean, statistics.mean, a->momentum),
                  update(b, a->runningVar, variance, a->momentum)});
  return results;
}

/// Each sample's channel is a channel of its own.
static Value instanceNorm(SymbolBuilder &b) {
  bool usesInput = b.boolean("use_input_stats");
  FailureOr<BatchNormArguments> a = readBatchNorm(b, usesInput);
  if (failed(a))
    return {};
  if (!usesInput)
    return normalize(b, *a, buildStatistics(b, *a));
  if (a->runningMean || a->runningVar)
    return b.unsupported() << "instance norm that updates running statistics",
           Value();
  ArrayRef<int64_t> shape = b.shapeOf(a->input);
  Value x = toChannelRows(b, b.toCompute(a->input));
  ArrayRef<int64_t> rows = b.shapeOf(x);
  auto mean = [&](Value value) {
    Value total = b.sum(value, int64_t(2));
    return b.div(total, b.fullLike(total, double(rows[2])));
  };
  Value centered = b.sub(x, b.broadcastInDim(mean(x), rows, {0, 1}));
  Value inverse = inverseStd(b, mean(b.mul(centered, centered)), a->eps);
  Value result = b.mul(centered, b.broadcastInDim(inverse, rows, {0, 1}));
  if (a->weight)
    result = b.mul(result, spreadToRows(b, b.toCompute(a->weight), rows));
  if (a->bias)
    result = b.add(result, spreadToRows(b, b.toCompute(a->bias), rows));
  return b.convert(b.reshape(result, shape), b.elementOf(a->input));
}

ArrayRef<Symbol> mlir::thunder::getBatchNormSymbols() {
  static const Symbol symbols[] = {
      {"aten.batch_norm.default", batchNorm},
      {"aten._native_batch_norm_legit_no_training.default", nullptr,
       noTraining},
      {"aten._native_batch_norm_legit_functional.default", nullptr, functional},
      {"aten._native_batch_norm_legit.no_stats", nullptr, noRunningStatistics},
      {"aten.instance_norm.default", instanceNorm},
  };
  return symbols;
}
