//===- Passes.h - How to make each pass of the compiler ---------*- C++ -*-===//
//
// Declares the create function and the options of every pass in
// dialects/thunder/Passes.td, wherever its code lies.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IR_PASSES_H
#define THUNDER_IR_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::thunder {

#define GEN_PASS_DECL
#include "thunder/IR/Passes.h.inc"

} // namespace mlir::thunder

#endif // THUNDER_IR_PASSES_H
