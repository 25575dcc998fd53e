//===- HostCalls.h - Symbols that code from outside computes ----*- C++ -*-===//
//
// A thunder.bsym `ext.…` that has declared effects and no body is opaque: a C
// function of the user computes it (thunder/extern.h). From the phase `claim`
// on, every bound symbol that is left is such a host call.
//
// With the effect `write:N` on values, a host call has one result more for each
// written operand, behind its own results in the order of the effects: the
// operand's new value.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IR_HOSTCALLS_H
#define THUNDER_IR_HOSTCALLS_H

#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

/// The bound symbol that `op` is when code from outside computes it; null for
/// others.
BoundSymbolOp getHostCall(Operation *op);

/// True for a host call that has effects: it stays in its place among them.
bool hasOrderedEffects(Operation *op);

/// The operands that the effects `write:N` name, in their order.
SmallVector<unsigned> getWrittenOperands(BoundSymbolOp op);

/// Checks that a program can call the symbol: operands and results are tensors,
/// the last results have the types of the written operands. Emits an error
/// otherwise.
LogicalResult verifyHostCall(BoundSymbolOp op);

/// The C function of a symbol: `ext_ns_name` for `ext.ns.name`.
std::string getExternFunction(StringRef symbol);

/// The JSON text of all arguments that the C function is given: tensors are
/// {"in": position}, text {"str": …}, dtypes {"dtype": …}, None is null. Fails
/// with an error when an argument has no such form.
FailureOr<std::string> renderArguments(BoundSymbolOp op);

} // namespace mlir::thunder

#endif // THUNDER_IR_HOSTCALLS_H
