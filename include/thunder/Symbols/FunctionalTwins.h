//===- FunctionalTwins.h - Symbols that write, as functions -----*- C++ -*-===//
//
// `aten.add_.Tensor` writes to its operand; its twin `aten.add.Tensor` gives
// the new value instead. Legalization swaps one for the other while symbols are
// whole, so that the twin's gradient rule stays reachable.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_SYMBOLS_FUNCTIONALTWINS_H
#define THUNDER_SYMBOLS_FUNCTIONALTWINS_H

#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

/// The function that a symbol which writes stands for.
struct FunctionalTwin {
  std::string symbol; ///< full name; registered
  /// Arguments of the symbol that the twin does not have.
  SmallVector<StringRef> dropped;
  /// Arguments that the twin calls by another name: from, to.
  SmallVector<std::pair<StringRef, StringRef>> renamed;
  /// Arguments that are written, and which result of the twin is the new value.
  SmallVector<std::pair<StringRef, unsigned>> written;
  unsigned numResults = 1;
  /// For each result of the symbol, which result of the twin it is.
  SmallVector<unsigned> results;
};

/// The twin of the symbol of that name: in-place operators (`aten.relu_…`),
/// `out=` overloads, normalizations that update their statistics. None when it
/// has none that is registered.
std::optional<FunctionalTwin> findFunctionalTwin(StringRef symbol);

/// True when thunderc knows the symbol, or the function of one that writes.
bool isSupportedSymbol(StringRef symbol);

} // namespace mlir::thunder

#endif // THUNDER_SYMBOLS_FUNCTIONALTWINS_H
