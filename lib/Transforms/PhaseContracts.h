//===- PhaseContracts.h - What verifiers of phases share --------*- C++ -*-===//
#ifndef THUNDER_LIB_TRANSFORMS_PHASECONTRACTS_H
#define THUNDER_LIB_TRANSFORMS_PHASECONTRACTS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::thunder {

/// Reports every op of a function that is neither a primitive nor a host call.
LogicalResult checkOnlyPrimitivesAndCalls(ModuleOp module);

} // namespace mlir::thunder

#endif // THUNDER_LIB_TRANSFORMS_PHASECONTRACTS_H
