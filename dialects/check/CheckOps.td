//===- CheckOps.td - Programs that check themselves -----------*- tablegen -*-===//
//
// For tests only: thunder-opt registers this dialect, thunderc does not. A test
// is a thunder.func without arguments that makes its data with check.constant
// and states what it expects; --thunder-interpret-functions runs it.
//
//===----------------------------------------------------------------------===//
#ifndef CHECK_OPS
#define CHECK_OPS

include "mlir/IR/OpBase.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Check_Dialect : Dialect {
  let name = "check";
  let cppNamespace = "::mlir::check";
  let summary = "Data and expectations of tests";
}

class Check_Op<string mnemonic, list<Trait> traits = []>
    : Op<Check_Dialect, mnemonic, traits>;

def Check_DenseAttr : ElementsAttrBase<
    CPred<"::llvm::isa<::mlir::DenseElementsAttr>($_self)">, "dense elements"> {
  let storageType = "::mlir::DenseElementsAttr";
  let returnType = "::mlir::DenseElementsAttr";
  let convertFromStorage = "$_self";
}

def Check_ConstantOp : Check_Op<"constant", [Pure, AllTypesMatch<["value", "result"]>]> {
  let summary = "Test data";
  let description = [{
    ```mlir
    %x = check.constant dense<[1.0, 0x7FC00000]> : tensor<2xf32>
    ```
  }];
  let arguments = (ins Check_DenseAttr:$value);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "attr-dict $value";
}

/// Expectations have a memory effect: nothing removes them.
class Check_Expectation<string mnemonic>
    : Check_Op<mnemonic, [MemoryEffects<[MemWrite]>, SameTypeOperands]> {
  let assemblyFormat = "$actual `,` $expected attr-dict `:` type($actual)";
}

def Check_ExpectEqOp : Check_Expectation<"expect_eq"> {
  let summary = "Every element is the same: -0 differs from 0, and any NaN equals any NaN";
  let arguments = (ins AnyRankedTensor:$actual, AnyRankedTensor:$expected);
}

def Check_ExpectCloseOp : Check_Expectation<"expect_close"> {
  let summary = "Every floating element is near: by rtol and atol, or by ulp";
  let description = [{
    An element passes when `|actual - expected| <= atol + rtol * |expected|`, or
    when at most `ulp` numbers of the type lie between them. NaN equals NaN,
    infinities must be equal.
  }];
  let arguments = (ins AnyRankedTensor:$actual, AnyRankedTensor:$expected,
                       DefaultValuedAttr<F64Attr, "0.0">:$rtol,
                       DefaultValuedAttr<F64Attr, "0.0">:$atol,
                       DefaultValuedAttr<I64Attr, "0">:$ulp);
}

#endif // CHECK_OPS
