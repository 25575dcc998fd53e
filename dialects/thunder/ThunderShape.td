//===- ThunderShape.td - Creation and layout primitives -------*- tablegen -*-===//
#ifndef THUNDER_SHAPE
#define THUNDER_SHAPE

include "ThunderBase.td"

def Thunder_FullOp : Thunder_Prim<"full", [Pure, NonDifferentiable]> {
  let summary = "A tensor of one value";
  let description = [{
    - (C1) `value` has the result's element type (an integer attribute for i1 and ui8 too)
    - (C2) the result's shape is static
  }];
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs Thunder_Tensor:$result);
  let assemblyFormat = "$value attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Thunder_IotaOp : Thunder_Prim<"iota", [Pure, NonDifferentiable]> {
  let summary = "start + step * (index along one dimension)";
  let description = [{
    - (C1) `0 <= dimension < rank(result)`
    - (C2) the result is a static tensor of integers
  }];
  let arguments = (ins Thunder_I64Attr:$dimension, DefaultValuedAttr<Thunder_I64Attr, "0">:$start, DefaultValuedAttr<Thunder_I64Attr, "1">:$step);
  let results = (outs RankedTensorOf<[Thunder_Int]>:$result);
  let assemblyFormat = "`dim` `=` $dimension attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Thunder_BroadcastInDimOp : Thunder_Prim<"broadcast_in_dim", [Pure]> {
  let summary = "Repeat along new dimensions and dimensions of size 1";
  let description = [{
    Operand dimension `i` becomes result dimension `dims[i]`.

    - (C1) one entry of `dims` for each operand dimension, strictly increasing, below the result's rank
    - (C2) operand dimension `i` is 1 or equals result dimension `dims[i]`
    - (C3) element types are equal

    ```mlir
    %1 = thunder.broadcast_in_dim %0 dims = [1] : tensor<128xf32> -> tensor<32x128xf32>
    ```
  }];
  let arguments = (ins Thunder_Tensor:$input, DenseI64ArrayAttr:$dims);
  let results = (outs Thunder_Tensor:$result);
  let assemblyFormat = "$input `dims` `=` $dims attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

def Thunder_ReshapeOp : Thunder_Prim<"reshape", [Pure]> {
  let summary = "The same elements in row-major order under another shape";
  let description = [{
    - (C1) as many elements before as after
    - (C2) element types are equal
  }];
  let arguments = (ins Thunder_Tensor:$input);
  let results = (outs Thunder_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Thunder_TransposeOp : Thunder_InferredPrim<"transpose", [Pure]> {
  let summary = "Permute dimensions: result dimension i is operand dimension permutation[i]";
  let description = [{
    - (C1) `permutation` is a permutation of the operand's dimensions
  }];
  let arguments = (ins Thunder_Tensor:$input, DenseI64ArrayAttr:$permutation);
  let results = (outs Thunder_Tensor:$result);
  let assemblyFormat = "$input `permutation` `=` $permutation attr-dict `:` type($input) `->` type($result)";
  let hasFolder = 1;
}

def Thunder_SliceOp : Thunder_InferredPrim<"slice", [Pure]> {
  let summary = "Elements start, start + stride, … below limit, in every dimension";
  let description = [{
    - (C1) `starts`, `limits`, `strides` have one entry a dimension
    - (C2) `0 <= starts[i] <= limits[i] <= size of dimension i`
    - (C3) `strides[i] >= 1`
  }];
  let arguments = (ins Thunder_Tensor:$input, DenseI64ArrayAttr:$starts, DenseI64ArrayAttr:$limits, DenseI64ArrayAttr:$strides);
  let results = (outs Thunder_Tensor:$result);
  let assemblyFormat = "$input $starts `to` $limits `step` $strides attr-dict `:` type($input) `->` type($result)";
}

def Thunder_PadOp : Thunder_InferredPrim<"pad", [Pure]> {
  let summary = "Surround with a constant, and put `interior` of it between elements";
  let description = [{
    - (C1) `low`, `high`, `interior` have one non-negative entry a dimension
    - (C2) `value` has the element type
  }];
  let arguments = (ins Thunder_Tensor:$input, TypedAttrInterface:$value, DenseI64ArrayAttr:$low, DenseI64ArrayAttr:$high, DenseI64ArrayAttr:$interior);
  let results = (outs Thunder_Tensor:$result);
  let assemblyFormat = "$input `with` $value `low` `=` $low `high` `=` $high `interior` `=` $interior attr-dict `:` type($input) `->` type($result)";
}

def Thunder_CatOp : Thunder_InferredPrim<"cat", [Pure]> {
  let summary = "Concatenate along one dimension";
  let description = [{
    - (C1) at least one operand; `0 <= dim < rank`
    - (C2) operands agree in element type and in every dimension but `dim`
  }];
  let arguments = (ins Variadic<Thunder_Tensor>:$inputs, Thunder_I64Attr:$dim);
  let results = (outs Thunder_Tensor:$result);
  let assemblyFormat = "$inputs `dim` `=` $dim attr-dict `:` type($inputs) `->` type($result)";
}

#endif // THUNDER_SHAPE
