//===- Check.h - The check dialect: programs that check themselves --------===//
//
// For tests: only thunder-opt registers it. See dialects/check/CheckOps.td.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_CHECK_CHECK_H
#define THUNDER_CHECK_CHECK_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/Pass.h"

#include "thunder/Check/CheckDialect.h.inc"
#define GET_OP_CLASSES
#include "thunder/Check/CheckOps.h.inc"

namespace mlir::check {

/// `thunder-interpret-functions`: runs every thunder.func without arguments
/// with the reference interpreter; an expectation that does not hold is an
/// error at its location, and so is a module without expectations.
std::unique_ptr<Pass> createInterpretFunctionsPass();

/// Registers the pass for textual pipelines.
void registerCheckPasses();

} // namespace mlir::check

#endif // THUNDER_CHECK_CHECK_H
