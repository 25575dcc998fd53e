//===- Symbols.h - The registry of composite symbols ------------*- C++ -*-===//
//
// A symbol is what the user wrote (`aten.linear.default`); its decomposition is
// what it means in primitives. The result types of the decomposition are the
// symbol's shape and dtype function: there is no second one.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_SYMBOLS_SYMBOLS_H
#define THUNDER_SYMBOLS_SYMBOLS_H

#include "thunder/Symbols/SymbolBuilder.h"

namespace mlir::thunder {

/// One registered symbol. Exactly one of `one` and `many` is set.
struct Symbol {
  StringLiteral name; ///< the full name, with namespace and overload
  Value (*one)(SymbolBuilder &) = nullptr;
  SmallVector<Value> (*many)(SymbolBuilder &) = nullptr;
  bool stopsGradient = false; ///< its results are constants to autodiff
};

/// The symbol of that full name; null when thunderc does not know it.
const Symbol *lookupSymbol(StringRef name);

/// The names of all registered symbols, sorted.
ArrayRef<StringRef> getSymbolNames();

/// True when a size of an operand or result is not known: symbols are written
/// for static shapes.
bool hasDynamicShape(BoundSymbolOp op);

/// Builds the results of `op` from primitives at the builder's insertion point;
/// `op` stays. Fails with an error at op's location that names the symbol: not
/// registered or an unsupported argument (exit 4), wrong arguments or declared
/// result types that are not the ones that follow from the arguments (exit 1).
FailureOr<SmallVector<Value>> decompose(BoundSymbolOp op, OpBuilder &builder);

/// Replaces `op` by its body when it has one, else by its decomposition.
LogicalResult inlineSymbol(BoundSymbolOp op);

} // namespace mlir::thunder

#endif // THUNDER_SYMBOLS_SYMBOLS_H
