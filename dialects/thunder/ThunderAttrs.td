//===- ThunderAttrs.td - Attributes and enums -----------------*- tablegen -*-===//
#ifndef THUNDER_ATTRS
#define THUNDER_ATTRS

include "ThunderDialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/TensorEncoding.td"

class Thunder_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<Thunder_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

def Thunder_DimsAttr : Thunder_Attr<"Dims", "dims",
    [DeclareAttrInterfaceMethods<VerifiableTensorEncoding>]> {
  let summary = "Names of a tensor's dimensions, as its encoding";
  let description = [{
    One entry a dimension: a string names a symbol (`"s0"`; an expression such as
    `"2*s0+1"` is a symbol too), an integer repeats a static size.

    ```mlir
    tensor<?x64xf32, #thunder.dims<["s0", 64]>>
    ```

    - (C1) as many entries as the tensor has dimensions
    - (C2) an integer entry stands at a static dimension and equals its size
    - (C3) a string entry stands at a dynamic dimension
  }];
  let parameters = (ins ArrayRefParameter<"Attribute">:$dims);
  let assemblyFormat = "`<` `[` $dims `]` `>`";
}

def Thunder_OperandAttr : Thunder_Attr<"Operand", "operand"> {
  let summary = "Stands for an operand inside the arguments of a bound symbol";
  let description = [{
    Bound symbols have named, nested arguments (lists, None, numbers, tensors);
    `#thunder.operand<2>` marks the place of operand 2 in that structure.
  }];
  let parameters = (ins "unsigned":$index);
  let assemblyFormat = "`<` $index `>`";
}

def Thunder_RoleAttr : I32EnumAttr<"Role", "what an argument of the program is", [
    I32EnumAttrCase<"Input", 0, "input">,
    I32EnumAttrCase<"Parameter", 1, "parameter">,
    I32EnumAttrCase<"Buffer", 2, "buffer">,
    I32EnumAttrCase<"Constant", 3, "constant">,
    I32EnumAttrCase<"Rng", 4, "rng">,
    I32EnumAttrCase<"Hyper", 5, "hyper">,
    I32EnumAttrCase<"Optimizer", 6, "optimizer">,
    I32EnumAttrCase<"Step", 7, "step">,
    I32EnumAttrCase<"Seed", 8, "seed">,
    I32EnumAttrCase<"Derived", 9, "derived">,
    I32EnumAttrCase<"Gradient", 10, "gradient">]> {
  let cppNamespace = "::mlir::thunder";
}

def Thunder_RuleKindAttr : I32EnumAttr<"RuleKind", "what a rule is for", [
    I32EnumAttrCase<"Grad", 0, "grad">,
    I32EnumAttrCase<"Impl", 1, "impl">]> {
  let cppNamespace = "::mlir::thunder";
}

def Thunder_ScheduleClass : I32EnumAttr<"ScheduleClass", "which emitter makes the loops of a kernel", [
    I32EnumAttrCase<"Pointwise", 0, "pointwise">,
    I32EnumAttrCase<"Row", 1, "row">,
    I32EnumAttrCase<"Reduction", 2, "reduction">,
    I32EnumAttrCase<"ColumnReduction", 3, "column_reduction">,
    I32EnumAttrCase<"Gemm", 4, "gemm">,
    I32EnumAttrCase<"Loops", 5, "loops">]> {
  let cppNamespace = "::mlir::thunder";
}

/// Roles of the manifest: those of arguments, and of what entries produce.
def Thunder_TensorRoleAttr : I32EnumAttr<"TensorRole", "what a tensor of the program is", [
    I32EnumAttrCase<"Parameter", 0, "parameter">,
    I32EnumAttrCase<"Buffer", 1, "buffer">,
    I32EnumAttrCase<"Constant", 2, "constant">,
    I32EnumAttrCase<"Input", 3, "input">,
    I32EnumAttrCase<"Seed", 4, "seed">,
    I32EnumAttrCase<"Hyper", 5, "hyper">,
    I32EnumAttrCase<"Optimizer", 6, "optimizer">,
    I32EnumAttrCase<"Step", 7, "step">,
    I32EnumAttrCase<"Derived", 8, "derived">,
    I32EnumAttrCase<"Output", 9, "output">,
    I32EnumAttrCase<"Gradient", 10, "gradient">]> {
  let cppNamespace = "::mlir::thunder";
}

#endif // THUNDER_ATTRS
