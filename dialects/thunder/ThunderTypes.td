//===- ThunderTypes.td - Types --------------------------------*- tablegen -*-===//
#ifndef THUNDER_TYPES
#define THUNDER_TYPES

include "ThunderDialect.td"
include "mlir/IR/AttrTypeBase.td"

def Thunder_RefType : TypeDef<Thunder_Dialect, "Ref"> {
  let mnemonic = "ref";
  let summary = "A window on a storage, of a static shape";
  let description = [{
    Only programs that mutate have references. They never mix with tensors: no
    pass that sees values alone can break an order that it does not see.

    ```mlir
    !thunder.ref<2x3xf32>
    ```

    - (C1) sizes are not negative, and the element type is one that tensors have
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The reference to what a tensor of this type holds.
    static RefType of(RankedTensorType tensor);
    /// The type of the values that are loaded and stored.
    RankedTensorType getTensorType() const;
    int64_t getNumElements() const;
  }];
}

#endif // THUNDER_TYPES
