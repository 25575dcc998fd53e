//===- Passes.h - Passes of schedules and code generation -------*- C++ -*-===//
//
// Described in dialects/thunder/Passes.td.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_CODEGEN_PASSES_H
#define THUNDER_CODEGEN_PASSES_H

#include "mlir/Pass/Pass.h"
#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

#define GEN_PASS_DECL_ASSIGNSCHEDULES
#define GEN_PASS_DECL_LOWERKERNELS
#define GEN_PASS_DECL_EMITKERNELS
#include "thunder/IR/Passes.h.inc"

} // namespace mlir::thunder

#endif // THUNDER_CODEGEN_PASSES_H
