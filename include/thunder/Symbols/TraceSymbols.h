//===- TraceSymbols.h - How thunder's traces name symbols -------*- C++ -*-===//
//
// `ltorch.*`, `clang.*` and `prims.*` mean what ATen's operators mean. Where
// name and order of arguments are the same nothing needs to be said; this table
// has the rest.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_SYMBOLS_TRACESYMBOLS_H
#define THUNDER_SYMBOLS_TRACESYMBOLS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace mlir::thunder {

/// A registered symbol that a trace's symbol may stand for.
struct TraceCandidate {
  std::string symbol; ///< "aten.softmax.int"
  /// Names of the trace's positional arguments in the registered symbol, in
  /// order, separated by commas. `-` is one that says nothing here, `!` one
  /// that must be None, False or absent, `name=VALUE` gives an argument that
  /// the trace leaves out: false, or a dtype. Empty: the names and order of PyTorch's signature.
  llvm::StringRef parameters;
  /// The first two arguments are exchanged.
  bool isSwapped = false;
};

/// What the symbol may stand for, in the order to try; empty when thunderc does
/// not know it. `numberFirst`: the first argument is a number, the second is
/// none.
llvm::SmallVector<TraceCandidate> findTraceCandidates(llvm::StringRef name,
                                                      bool numberFirst);

/// True for symbols whose result may be another view of their operand.
bool mayReturnView(llvm::StringRef name);

} // namespace mlir::thunder

#endif // THUNDER_SYMBOLS_TRACESYMBOLS_H
