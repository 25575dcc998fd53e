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

//===----------------------------------------------------------------------===//
// import
//===----------------------------------------------------------------------===//

def VerifyImport : Pass<"thunder-verify-import", "ModuleOp"> {
  let summary = "Check what the phase import promises";
  let description = [{
    Changes nothing. Every function holds bound symbols and primitives only, and
    each op has a location to name in errors.
  }];
}

//===----------------------------------------------------------------------===//
// legalize
//===----------------------------------------------------------------------===//

def VerifyLegalize : Pass<"thunder-verify-legalize", "ModuleOp"> {
  let summary = "Check what the phase legalize promises";
  let description = [{
    Changes nothing. No bound symbol writes to an operand: mutations are `writes`
    of the terminator. A symbol that is neither registered nor has a body must
    declare its effects.
  }];
}

//===----------------------------------------------------------------------===//
// claim
//===----------------------------------------------------------------------===//

def DecomposeSymbols : Pass<"thunder-decompose-symbols", "::mlir::thunder::FuncOp"> {
  let summary = "Inline bound symbols down to primitives";
  let description = [{
    A symbol's body in the program wins over the registered one. Dead symbols
    without effects are removed first, so an operator that is not supported but
    not needed either does no harm.

    ```mlir
    %0 = thunder.bsym @aten.relu.default(self = %x) : (tensor<8xf32>) -> tensor<8xf32>
    // becomes
    %1 = thunder.full 0.000000e+00 : f32 : tensor<8xf32>
    %0 = thunder.maximum %x, %1 : tensor<8xf32>
    ```

    Refuses symbols that are not registered, unsupported arguments and dynamic
    shapes (exit 4); arguments that PyTorch would refuse, and declared result
    types that do not follow from the arguments (exit 1). Reports all of them,
    not the first only.
  }];
  let statistics = [
    Statistic<"numInlined", "symbols-inlined", "Bound symbols inlined">,
    Statistic<"numDead", "symbols-removed", "Dead bound symbols removed">,
  ];
}

def VerifyClaim : Pass<"thunder-verify-claim", "ModuleOp"> {
  let summary = "Check what the phase claim promises";
  let description = [{
    Changes nothing. Every op between a function's arguments and its return is a
    primitive.
  }];
}

//===----------------------------------------------------------------------===//
// optimize
//===----------------------------------------------------------------------===//

def VerifyOptimize : Pass<"thunder-verify-optimize", "ModuleOp"> {
  let summary = "Check what the phase optimize promises";
  let description = [{
    Changes nothing. What claim promises, and no op is dead.
  }];
}

#endif // THUNDER_PASSES
