//===- Passes.td - Passes of the compiler ---------------------*- tablegen -*-===//
//
// In the order of the pipeline. Flag thunder-<verb>-<object>, file
// VerbObject.cpp, test verb-object.mlir. Each has: purpose, before and after,
// preconditions, what it refuses, statistics.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_PASSES
#define THUNDER_PASSES

include "mlir/Pass/PassBase.td"

#endif // THUNDER_PASSES
