//===- ThunderIndexing.td - Indexing by data ------------------*- tablegen -*-===//
//
// Indices are i64 and checked when the program runs: one out of range ends it
// with exit 1 and names the operator. Negative indices are wrapped by symbols.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_INDEXING
#define THUNDER_INDEXING

include "ThunderBase.td"

def Thunder_CheckIndexOp : Thunder_Prim<"check_index", [NoMemoryEffect, ChecksData, NonDifferentiable, SameOperandsAndResultType]> {
  let summary = "The operand, checked to lie in [lower, upper) or to equal ignore";
  let description = [{
    The result is the operand: using it, and not the operand, orders the check
    before the use. Not speculatable; a dead check is not made.

    - (C1) `lower <= upper`
  }];
  let arguments = (ins Thunder_IndexTensor:$index, Thunder_I64Attr:$lower, Thunder_I64Attr:$upper, OptionalAttr<Thunder_I64Attr>:$ignore, StrAttr:$message);
  let results = (outs Thunder_IndexTensor:$result);
  let assemblyFormat = "$index `in` ` ` `[` $lower `,` $upper `)` (`or` $ignore^)? $message attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Thunder_GatherOp : Thunder_InferredPrim<"gather", [NoMemoryEffect, ChecksData]> {
  let summary = "torch.gather: result[i][j] = input[index[i][j]][j] for dim = 0";
  let description = [{
    - (C1) operand and index have the same non-zero rank; `0 <= dim < rank`
    - (C2) the index is not larger than the operand in any dimension but `dim`
    - (C3) indices lie in [0, size of dim), checked at run time
  }];
  let arguments = (ins Thunder_Tensor:$input, Thunder_IndexTensor:$index, Thunder_I64Attr:$dim);
  let results = (outs Thunder_Tensor:$result);
  let assemblyFormat = "$input `[` $index `]` `dim` `=` $dim attr-dict `:` type($input) `,` type($index) `->` type($result)";
}

def Thunder_ScatterAddOp : Thunder_InferredPrim<"scatter_add", [NoMemoryEffect, ChecksData]> {
  let summary = "torch.scatter_add: input with source added at the indices, in row-major order of the source";
  let description = [{
    - (C1) operands have the same non-zero rank; `0 <= dim < rank`; index and source have one shape
    - (C2) the index is not larger than the input in any dimension but `dim`
    - (C3) input and source have one element type
    - (C4) indices lie in [0, size of dim), checked at run time
  }];
  let arguments = (ins Thunder_ArithTensor:$input, Thunder_IndexTensor:$index, Thunder_ArithTensor:$source, Thunder_I64Attr:$dim);
  let results = (outs Thunder_ArithTensor:$result);
  let assemblyFormat = "$input `[` $index `]` `+` `` `=` $source `dim` `=` $dim attr-dict `:` type($input) `,` type($index) `,` type($source) `->` type($result)";
}

def Thunder_TakeOp : Thunder_InferredPrim<"take", [NoMemoryEffect, ChecksData]> {
  let summary = "torch.index_select with an index of any rank: slices of the operand at the indices";
  let description = [{
    result[a…, i…, b…] = input[a…, index[i…], b…], with `dim` dimensions in a.

    - (C1) `0 <= dim < rank(input)`
    - (C2) indices lie in [0, size of dim), checked at run time
  }];
  let arguments = (ins Thunder_Tensor:$input, Thunder_IndexTensor:$index, Thunder_I64Attr:$dim);
  let results = (outs Thunder_Tensor:$result);
  let assemblyFormat = "$input `[` $index `]` `dim` `=` $dim attr-dict `:` type($input) `,` type($index) `->` type($result)";
}

/// The input with slices along `dim` changed at the indices, one after another.
class Thunder_IndexedUpdate<string mnemonic, string text, Type tensor> : Thunder_InferredPrim<mnemonic, [NoMemoryEffect, ChecksData]> {
  let summary = text;
  let description = [{
    - (C1) `0 <= dim < rank(input)`; the index has one dimension
    - (C2) the source has the input's element type, and its shape but for the index's size in `dim`
    - (C3) indices lie in [0, size of dim), checked at run time
  }];
  let arguments = (ins tensor:$input, Thunder_IndexTensor:$index, tensor:$source, Thunder_I64Attr:$dim);
  let results = (outs tensor:$result);
}

def Thunder_IndexAddOp : Thunder_IndexedUpdate<"index_add", "torch.index_add: slices of the source added at the indices, in their order", Thunder_ArithTensor> {
  let assemblyFormat = "$input `[` $index `]` `+` `` `=` $source `dim` `=` $dim attr-dict `:` type($input) `,` type($index) `,` type($source) `->` type($result)";
}

def Thunder_IndexCopyOp : Thunder_IndexedUpdate<"index_copy", "torch.index_copy: slices of the source put at the indices; the last of equal ones stays", Thunder_Tensor> {
  let assemblyFormat = "$input `[` $index `]` `=` $source `dim` `=` $dim attr-dict `:` type($input) `,` type($index) `,` type($source) `->` type($result)";
}

def Thunder_ScatterOp : Thunder_InferredPrim<"scatter", [NoMemoryEffect, ChecksData]> {
  let summary = "torch.scatter: input with the source's elements put at the indices; the last of equal ones stays";
  let description = [{
    - (C1) operands have the same non-zero rank; `0 <= dim < rank`; index and source have one shape
    - (C2) the index is not larger than the input in any dimension but `dim`
    - (C3) input and source have one element type
    - (C4) indices lie in [0, size of dim), checked at run time
  }];
  let arguments = (ins Thunder_Tensor:$input, Thunder_IndexTensor:$index, Thunder_Tensor:$source, Thunder_I64Attr:$dim);
  let results = (outs Thunder_Tensor:$result);
  let assemblyFormat = "$input `[` $index `]` `=` $source `dim` `=` $dim attr-dict `:` type($input) `,` type($index) `,` type($source) `->` type($result)";
}

#endif // THUNDER_INDEXING
