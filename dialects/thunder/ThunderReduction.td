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

def Thunder_CumsumOp : Thunder_Prim<"cumsum", [Pure, SameOperandsAndResultType]> {
  let summary = "Running sum along one dimension, from its start";
  let description = [{
    Floats accumulate one type wider where there is one and round each result.

    - (C1) `0 <= dim < rank`
  }];
  let arguments = (ins Thunder_ArithTensor:$input, Thunder_I64Attr:$dim);
  let results = (outs Thunder_ArithTensor:$result);
  let assemblyFormat = "$input `dim` `=` $dim attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Thunder_SortOp : Thunder_InferredPrim<"sort", [Pure]> {
  let summary = "Stable sort along one dimension: the values, and where each was";
  let description = [{
    NaN counts as larger than every number, as in PyTorch.

    - (C1) `0 <= dim < rank`
    - (C2) values have the operand's type, indices its shape and i64
  }];
  let arguments = (ins Thunder_ArithTensor:$input, Thunder_I64Attr:$dim, UnitAttr:$descending);
  let results = (outs Thunder_ArithTensor:$values, Thunder_IndexTensor:$indices);
  let assemblyFormat = "$input `dim` `=` $dim (`descending` $descending^)? attr-dict `:` type($input) `->` type($values) `,` type($indices)";
}

def Thunder_MaxPoolOp : Thunder_Prim<"max_pool", [Pure]> {
  let summary = "Largest of each window over the last dimensions, and its row-major position in them";
  let description = [{
    The first of equals; the last NaN, if any, as PyTorch. Places beyond the
    borders do not count. Windows run over the last `kernel.size()` dimensions:
    window position p covers p * stride - padding + k * dilation.

    - (C1) `kernel`, `stride`, `padding`, `dilation` have one entry a window dimension, at least one and at most the rank; all but paddings are at least 1
    - (C2) leading dimensions are kept; values have the operand's element type, indices are i64 of the values' shape
    - (C3) each window holds an element of the operand
  }];
  let arguments = (ins Thunder_ArithTensor:$input, DenseI64ArrayAttr:$kernel, DenseI64ArrayAttr:$stride, DenseI64ArrayAttr:$padding, DenseI64ArrayAttr:$dilation);
  let results = (outs Thunder_ArithTensor:$values, Thunder_IndexTensor:$indices);
  let assemblyFormat = "$input `kernel` `=` $kernel `stride` `=` $stride `padding` `=` $padding `dilation` `=` $dilation attr-dict `:` type($input) `->` type($values) `,` type($indices)";
  let hasVerifier = 1;
}

#endif // THUNDER_REDUCTION
