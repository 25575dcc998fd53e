//===- ThunderReference.td - Storages, windows on them --------*- tablegen -*-===//
//
// What a program with in-place operations says before `legalize`: the place of
// a load tells which version of the storage it reads. Afterwards all is values.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_REFERENCE
#define THUNDER_REFERENCE

include "ThunderBase.td"
include "ThunderTypes.td"

def Thunder_RefAllocOp : Thunder_Op<"ref.alloc", []> {
  let summary = "A new storage that holds a value, in row-major order";
  let description = [{
    - (C1) the reference has the value's shape and element type

    ```mlir
    %s = thunder.ref.alloc %x : tensor<2x3xf32>
    ```
  }];
  let arguments = (ins Thunder_Tensor:$value);
  let results = (outs Arg<Thunder_RefType, "", [MemAlloc, MemWrite]>:$result);
  let builders = [OpBuilder<(ins "Value":$value)>];
  let hasVerifier = 1;
  let assemblyFormat = "$value attr-dict `:` type($value) `->` qualified(type($result))";
}

def Thunder_RefViewOp : Thunder_Op<"ref.view", [Pure]> {
  let summary = "Another window on a storage: every view of PyTorch";
  let description = [{
    Element [i, j, …] of the window is element `offset + i * strides[0] +
    j * strides[1] + …` of the storage in row-major order. This one form says
    reshape, permute, slice, select, expand, diagonal, unfold and as_strided, and
    a view of a view is again one: the importer composes them.

    Through a `detached` window (`x.detach()`, no_grad) values are constants to
    autodiff, and what is written changes the storage's values and not its
    gradient.

    - (C1) the operand is a whole storage: an argument, or a ref.alloc
    - (C2) one stride a dimension, none negative; `offset >= 0`
    - (C3) every element lies in the storage
    - (C4) element types are equal

    ```mlir
    %row = thunder.ref.view %s strides = [1] offset = 3 : !thunder.ref<2x3xf32> -> !thunder.ref<3xf32>
    ```
  }];
  let arguments = (ins Thunder_RefType:$storage, DenseI64ArrayAttr:$strides, Thunder_I64Attr:$offset, UnitAttr:$detached);
  let results = (outs Thunder_RefType:$result);
  let hasVerifier = 1;
  let assemblyFormat = "$storage `strides` `=` $strides `offset` `=` $offset (`detached` $detached^)? attr-dict `:` qualified(type($storage)) `->` qualified(type($result))";
}

def Thunder_RefLoadOp : Thunder_Op<"ref.load", []> {
  let summary = "The elements of the window as they are here";
  let description = [{
    - (C1) the result has the reference's shape and element type
  }];
  let arguments = (ins Arg<Thunder_RefType, "", [MemRead]>:$reference);
  let results = (outs Thunder_Tensor:$result);
  let builders = [OpBuilder<(ins "Value":$reference)>];
  let hasVerifier = 1;
  let assemblyFormat = "$reference attr-dict `:` qualified(type($reference)) `->` type($result)";
}

def Thunder_RefStoreOp : Thunder_Op<"ref.store", []> {
  let summary = "Write every element of the window";
  let description = [{
    Of elements that lie on one place of the storage, the last in row-major order
    stays.

    - (C1) the value has the reference's shape and element type
  }];
  let arguments = (ins Thunder_Tensor:$value, Arg<Thunder_RefType, "", [MemWrite]>:$reference);
  let hasVerifier = 1;
  let assemblyFormat = "$value `to` $reference attr-dict `:` type($value) `->` qualified(type($reference))";
}

#endif // THUNDER_REFERENCE
