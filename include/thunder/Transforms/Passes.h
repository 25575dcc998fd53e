//===- Passes.h - Passes from bound symbols to primitives -------*- C++ -*-===//
//
// The passes of the phases legalize, differentiate, claim and optimize, and a
// function for each phase that adds them in order, its verifier last. They are
// described in dialects/thunder/Passes.td.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_TRANSFORMS_PASSES_H
#define THUNDER_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"
#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

#define GEN_PASS_DECL_VERIFYIMPORT
#define GEN_PASS_DECL_VERIFYLEGALIZE
#define GEN_PASS_DECL_DECOMPOSESYMBOLS
#define GEN_PASS_DECL_VERIFYCLAIM
#define GEN_PASS_DECL_VERIFYOPTIMIZE
#include "thunder/IR/Passes.h.inc"

void populateLegalize(OpPassManager &passes);
void populateClaim(OpPassManager &passes);
void populateOptimize(OpPassManager &passes);

} // namespace mlir::thunder

#endif // THUNDER_TRANSFORMS_PASSES_H
