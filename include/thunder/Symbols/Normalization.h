//===- Normalization.h - Rows shifted and scaled to unit size ---*- C++ -*-===//
//
// Layer, group and RMS norm are one formula over rows: what is normalized
// together is the last dimension of a matrix. Decompositions and gradient rules
// share it, so that each stays one row kernel.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_SYMBOLS_NORMALIZATION_H
#define THUNDER_SYMBOLS_NORMALIZATION_H

#include "thunder/Symbols/SymbolBuilder.h"

namespace mlir::thunder {

struct Symbol;
/// The family's table.
ArrayRef<Symbol> getNormalizationSymbols();

/// The checked arguments of a norm.
struct NormArguments {
  Value input;    ///< as given
  Value rows;     ///< [M, N], in the dtype to compute in
  Value weight;   ///< as given; may be null
  Value bias;     ///< as given; may be null
  double eps = 0; ///< added to the mean square
  bool centers = true;
  /// The first of the input's dimensions that are normalized together.
  int64_t firstDim = 0;
  /// Groups of channels a sample has; 0: weights have the rows' own shape.
  int64_t numGroups = 0;
};

FailureOr<NormArguments> readLayerNorm(SymbolBuilder &b);
FailureOr<NormArguments> readRmsNorm(SymbolBuilder &b);
FailureOr<NormArguments> readGroupNorm(SymbolBuilder &b);
FailureOr<NormArguments> readNativeGroupNorm(SymbolBuilder &b);

struct NormalizedRows {
  Value mean;   ///< [M]; null when rows are not centered
  Value rstd;   ///< [M]: 1 / sqrt(mean square of the centered row + eps)
  Value values; ///< [M, N]: (row - mean) * rstd
};

NormalizedRows buildNormalizedRows(PrimitiveBuilder &b, const NormArguments &a);

/// `weight` or `bias` in the shape that multiplies or is added: the rows' for a
/// layer norm, [samples, channels, places of a channel] for a group norm.
Value spreadNormWeight(PrimitiveBuilder &b, const NormArguments &a,
                       Value weight);

/// That shape.
SmallVector<int64_t> getWeightedShape(PrimitiveBuilder &b,
                                      const NormArguments &a);

} // namespace mlir::thunder

#endif // THUNDER_SYMBOLS_NORMALIZATION_H
