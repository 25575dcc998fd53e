//===- ThunderReduction.td - Reductions -----------------------*- tablegen -*-===//
//
// `dims` disappear from the shape (keepdim is a reshape above). How a sum is
// split depends on shapes only, never on threads: docs/Semantics of rounding in
// docs/Architecture.md.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_REDUCTION
#define THUNDER_REDUCTION

include "ThunderBase.td"

class Thunder_Reduction<string mnemonic, string formula, Type operand, list<Trait> traits = []>
    : Thunder_InferredPrim<mnemonic, traits # [Pure]> {
  let summary = formula;
  let description = [{
    - (C1) `dims` are strictly increasing dimensions of the operand
    - (C2) the element type is kept
  }];
  let arguments = (ins operand:$input, DenseI64ArrayAttr:$dims);
  let results = (outs operand:$result);
  let assemblyFormat = "$input `dims` `=` $dims attr-dict `:` type($input) `->` type($result)";
}

def Thunder_SumOp : Thunder_Reduction<"sum", "Sum over dimensions; 0 of nothing", Thunder_ArithTensor>;
def Thunder_ProdOp : Thunder_Reduction<"prod", "Product over dimensions; 1 of nothing", Thunder_ArithTensor>;
/// Refuses to reduce over no elements: there is no largest of nothing.
def Thunder_AmaxOp : Thunder_Reduction<"amax", "Largest over non-empty dimensions; NaN if any is", Thunder_ArithTensor>;
def Thunder_AminOp : Thunder_Reduction<"amin", "Smallest over non-empty dimensions; NaN if any is", Thunder_ArithTensor>;

def Thunder_ArgmaxOp : Thunder_InferredPrim<"argmax", [Pure, NonDifferentiable]> {
  let summary = "Index of the first largest along one dimension; of the first NaN if any";
  let description = [{
    - (C1) `0 <= dim < rank`, and that dimension is not empty
    - (C2) the result is i64 without dimension `dim`
  }];
  let arguments = (ins Thunder_ArithTensor:$input, Thunder_I64Attr:$dim);
  let results = (outs Thunder_IndexTensor:$result);
  let assemblyFormat = "$input `dim` `=` $dim attr-dict `:` type($input) `->` type($result)";
}

#endif // THUNDER_REDUCTION
