//===- WindowFamilies.h - Symbols over channels and windows -----*- C++ -*-===//
#ifndef THUNDER_LIB_SYMBOLS_WINDOWFAMILIES_H
#define THUNDER_LIB_SYMBOLS_WINDOWFAMILIES_H

#include "Families.h"

namespace mlir::thunder {

ArrayRef<Symbol> getBatchNormSymbols();
ArrayRef<Symbol> getConvolutionSymbols();
ArrayRef<Symbol> getPatchesSymbols();
ArrayRef<Symbol> getPoolingSymbols();
ArrayRef<Symbol> getResamplingSymbols();

/// A list with one entry, of at least `least`, a spatial dimension. One entry
/// counts for all, an empty list is `otherwise`. Check `failed()`.
SmallVector<int64_t> readSpatialList(SymbolBuilder &b, StringRef name,
                                     int64_t spatial, int64_t least,
                                     ArrayRef<int64_t> otherwise = {});

} // namespace mlir::thunder

#endif // THUNDER_LIB_SYMBOLS_WINDOWFAMILIES_H
