//===- ThunderBase.td - What the op families share ------------*- tablegen -*-===//
//
// Contains no op: every family includes it and is generated on its own.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_BASE
#define THUNDER_BASE

include "ThunderAttrs.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===----------------------------------------------------------------------===//
// Types. Signless i8…i64, ui8 and i1 (bool); dtypes are PyTorch's.
//===----------------------------------------------------------------------===//

def Thunder_Float : AnyTypeOf<[F64, F32, BF16, F16]>;
def Thunder_Int : AnyTypeOf<[I64, I32, I16, I8, UI8]>;
/// What arithmetic computes in. bf16 and f16 are stored, never computed: a
/// symbol converts to f32, computes, and rounds once at its border.
def Thunder_ComputeFloat : AnyTypeOf<[F64, F32]>;
def Thunder_Element : AnyTypeOf<[Thunder_Float, Thunder_Int, I1]>;

def Thunder_Tensor : RankedTensorOf<[Thunder_Element]>;
def Thunder_ArithTensor : RankedTensorOf<[Thunder_ComputeFloat, Thunder_Int]>;
def Thunder_FloatTensor : RankedTensorOf<[Thunder_ComputeFloat]>;
def Thunder_BitsTensor : RankedTensorOf<[Thunder_Int, I1]>;
def Thunder_IndexTensor : RankedTensorOf<[I64]>;
def Thunder_BoolTensor : RankedTensorOf<[I1]>;

/// A 64-bit number that may be negative (I64Attr reads as unsigned).
def Thunder_I64Attr : TypedSignlessIntegerAttrBase<I64, "int64_t", "64-bit integer attribute"> {
  let convertFromStorage = "$_self.getInt()";
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// No gradient flows through the op: its result does not depend smoothly on its
/// operands, or PyTorch defines the derivative as zero. Every primitive has
/// either this trait or a rule in lib/Transforms/Autodiff/Rules.
def NonDifferentiable : NativeOpTrait<"NonDifferentiable"> {
  let cppNamespace = "::mlir::thunder";
}

/// A primitive: one of lightning-thunder's prims. See docs/AddingAnOp.md.
def PrimitiveTrait : NativeOpTrait<"Primitive"> {
  let cppNamespace = "::mlir::thunder";
}

/// Fails at run time on wrong data. Has no memory effect (a dead one is not
/// checked) but must not be executed where the program would not have.
def ChecksData : NativeOpTrait<"ChecksData"> {
  let cppNamespace = "::mlir::thunder";
}

class Thunder_Op<string mnemonic, list<Trait> traits = []>
    : Op<Thunder_Dialect, mnemonic, traits>;

class Thunder_Prim<string mnemonic, list<Trait> traits = []>
    : Thunder_Op<mnemonic, traits # [PrimitiveTrait]>;

/// A primitive whose result type follows from operands and attributes, and is
/// checked against it: `inferReturnTypes` is its shape and dtype function.
class Thunder_InferredPrim<string mnemonic, list<Trait> traits = []>
    : Thunder_Prim<mnemonic, traits # [InferTypeOpAdaptor]>;

/// One result element from the operands' elements at the same index.
class Thunder_Unary<string mnemonic, string formula, Type operand, list<Trait> traits = []>
    : Thunder_Prim<mnemonic, traits # [Pure, SameOperandsAndResultType, Elementwise]> {
  let summary = formula;
  let arguments = (ins operand:$input);
  let results = (outs operand:$result);
  let assemblyFormat = "$input attr-dict `:` type($result)";
}

class Thunder_Binary<string mnemonic, string formula, Type operand, list<Trait> traits = []>
    : Thunder_Prim<mnemonic, traits # [Pure, SameOperandsAndResultType, Elementwise]> {
  let summary = formula;
  let arguments = (ins operand:$lhs, operand:$rhs);
  let results = (outs operand:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

#endif // THUNDER_BASE
