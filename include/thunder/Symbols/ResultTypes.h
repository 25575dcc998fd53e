//===- ResultTypes.h - The types that follow from a symbol's operands -----===//
#ifndef THUNDER_SYMBOLS_RESULTTYPES_H
#define THUNDER_SYMBOLS_RESULTTYPES_H

#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

/// What the registered symbol `op` gives for its operands as they are now,
/// whatever it declares. Fails, with an error, where decompose() would.
FailureOr<SmallVector<Type>> inferResultTypes(BoundSymbolOp op);

} // namespace mlir::thunder

#endif // THUNDER_SYMBOLS_RESULTTYPES_H
