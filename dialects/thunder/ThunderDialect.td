//===- ThunderDialect.td - The thunder dialect ----------------*- tablegen -*-===//
//
// Programs exported from PyTorch or lightning-thunder: values without aliasing,
// primitives with exact shapes and dtypes, and bound symbols above them.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_DIALECT
#define THUNDER_DIALECT

include "mlir/IR/OpBase.td"

def Thunder_Dialect : Dialect {
  let name = "thunder";
  let cppNamespace = "::mlir::thunder";
  let summary = "Tensor programs with lightning-thunder's primitives and bound symbols";
  let description = [{
    Two layers in one function: *bound symbols* (`thunder.bsym @aten.linear.default`)
    say what the user wrote, *primitives* (`thunder.add`, `thunder.matmul`) what it
    means. Primitives never broadcast, promote or alias. A `thunder.func` ends in
    one `thunder.return`, whose operands are everything that can be seen outside:
    the user's outputs and the final values of the mutated arguments.
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 0;
}

#endif // THUNDER_DIALECT
