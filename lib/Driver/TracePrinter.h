//===- TracePrinter.h - A program as thunder prints its traces --*- C++ -*-===//
#ifndef THUNDER_LIB_DRIVER_TRACEPRINTER_H
#define THUNDER_LIB_DRIVER_TRACEPRINTER_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/raw_ostream.h"

namespace thunder {

/// Prints the functions of `module` in the style of thunder's traces: Python,
/// one line an op, types as comments, and below a composite its decomposition
/// as comments. Text for people; nothing reads it back.
void printTrace(mlir::ModuleOp module, llvm::raw_ostream &os);

} // namespace thunder

#endif // THUNDER_LIB_DRIVER_TRACEPRINTER_H
