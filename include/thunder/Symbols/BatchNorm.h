//===- BatchNorm.h - Statistics and weights of channels ---------*- C++ -*-===//
//
// What the decompositions of batch norm and its gradient rule share. Statistics
// are one number a channel.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_SYMBOLS_BATCHNORM_H
#define THUNDER_SYMBOLS_BATCHNORM_H

#include "thunder/Symbols/SymbolBuilder.h"

namespace mlir::thunder {

/// The checked arguments of a batch norm; tensors are as the program has them,
/// all but `input` null when None.
struct BatchNormArguments {
  Value input, weight, bias, runningMean, runningVar;
  bool training = false;
  double momentum = 0, eps = 0;
};

/// `training`: for symbols without that argument.
FailureOr<BatchNormArguments>
readBatchNorm(SymbolBuilder &b, std::optional<bool> training = std::nullopt,
              bool hasRunningStatistics = true);

/// Per channel, in the dtype to compute in.
struct ChannelStatistics {
  Value mean, variance; ///< biased, or the running ones
  Value inverseStd;     ///< 1 / sqrt(variance + eps)
};

/// Of the batch in training, else the running ones.
ChannelStatistics buildStatistics(PrimitiveBuilder &b,
                                  const BatchNormArguments &a);

/// x of [samples, channels, …] as rows [samples, channels, places].
Value toChannelRows(PrimitiveBuilder &b, Value x);
/// One number a channel, repeated to [samples, channels, places].
Value spreadToRows(PrimitiveBuilder &b, Value perChannel,
                   ArrayRef<int64_t> rows);
/// Sums [samples, channels, places] to one number a channel: along rows, then
/// over samples.
Value sumChannels(PrimitiveBuilder &b, Value rows);
/// One number a channel, repeated to `shape`.
Value spreadChannels(PrimitiveBuilder &b, Value perChannel,
                     ArrayRef<int64_t> shape);

} // namespace mlir::thunder

#endif // THUNDER_SYMBOLS_BATCHNORM_H
