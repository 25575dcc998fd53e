//===- Passes.h - Passes of the phase plan ----------------------*- C++ -*-===//
//
// Described in dialects/thunder/Passes.td.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_PLAN_PASSES_H
#define THUNDER_PLAN_PASSES_H

#include "mlir/Pass/Pass.h"
#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

#define GEN_PASS_DECL_PLANMEMORY
#define GEN_PASS_DECL_VERIFYPLAN
#include "thunder/IR/Passes.h.inc"

/// The phase `plan`: kernels with schedules in, launches out.
void populatePlan(OpPassManager &passes);

} // namespace mlir::thunder

#endif // THUNDER_PLAN_PASSES_H
