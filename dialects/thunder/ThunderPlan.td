//===- ThunderPlan.td - What a plan is made of ----------------*- tablegen -*-===//
//
// After the phase `plan` a program is a table of tensors, the kernels' code, and
// entries: lists of launches on named buffers. A buffer is a tensor of the
// table or a part of the entry's arena; its type is a memref, whose shape only
// says how its bytes are counted (a reshape is another use of the same buffer).
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_PLAN
#define THUNDER_PLAN

include "ThunderBase.td"

def Thunder_KernelFuncOp : Thunder_Op<"kernel_func", [Symbol, IsolatedFromAbove]> {
  let summary = "The code of a kernel, shared by all launches of it";
  let description = [{
    The body of a `thunder.kernel`. `in_place` has one entry a result: the
    operand whose buffer the result takes, or -1. It is absent when all results
    have buffers of their own.

    - (C1) the body holds primitives only and ends in a thunder.yield
    - (C2) `in_place` names operands, none twice, of the result's size and class `pointwise`
    - (C3) an operand that is overwritten has the shape of the kernel's elements: each of
      its elements is read where it is overwritten

    ```mlir
    thunder.kernel_func @k0_neg pointwise(%a: tensor<8xf32>) schedule {units = 1 : i64} in_place [0] {
      %0 = thunder.neg %a : tensor<8xf32>
      thunder.yield %0 : tensor<8xf32>
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, Thunder_ScheduleClass:$schedule_class, OptionalAttr<DictionaryAttr>:$schedule,
                       OptionalAttr<DenseI64ArrayAttr>:$in_place);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    Block &getEntryBlock() { return getBody().front(); }
    /// The terminator; its operands are the results.
    YieldOp getYield();
    /// The operand whose buffer result `index` takes, or -1.
    int64_t getInPlaceOperand(unsigned index);
    /// The ops of the body that check data, in order. The check record's
    /// `failed` is 0, or n when the n-th of them (from 1) failed.
    SmallVector<Operation *> getChecks();
  }];
}

def Thunder_ProgramTensorOp : Thunder_Op<"program_tensor", [Symbol]> {
  let summary = "A row of the program's table of tensors";
  let description = [{
    What lives outside of any entry: arguments, results and state. The order of
    these ops is the order in the manifest (docs/Manifest.md, which says what
    the roles are). `tensor_name` is given where it is not the symbol.

    ```mlir
    thunder.program_tensor @p_weight parameter : tensor<128x64xf32> attributes {qualified = ["fc.weight"], weight = 0 : i64}
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, Thunder_TensorRoleAttr:$role, TypeAttr:$type,
                       OptionalAttr<StrAttr>:$tensor_name, OptionalAttr<StrArrayAttr>:$qualified, UnitAttr:$requires_grad,
                       UnitAttr:$transient, OptionalAttr<Thunder_I64Attr>:$weight, OptionalAttr<F64Attr>:$default_value);
  let assemblyFormat = "$sym_name $role `:` $type attr-dict-with-keyword";
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The name in the manifest.
    StringRef getTensorNameOrSymbol() { return getTensorName().value_or(getSymName()); }
  }];
}

def Thunder_EntryOp : Thunder_Op<"entry", [Symbol, IsolatedFromAbove, NoTerminator, SingleBlock]> {
  let summary = "An entry of the program: its launches, in order";
  let description = [{
    ```mlir
    thunder.entry @forward arena 16384 reads [@x, @p_weight] outputs [@output0] writes [] {
      %x = thunder.tensor_view @x : memref<32x64xf32>
      …
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, Thunder_I64Attr:$arena_bytes, FlatSymbolRefArrayAttr:$inputs,
                       FlatSymbolRefArrayAttr:$outputs, FlatSymbolRefArrayAttr:$writes);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name `arena` $arena_bytes `reads` $inputs `outputs` $outputs `writes` $writes attr-dict-with-keyword $body";
}

def Thunder_TensorViewOp : Thunder_Op<"tensor_view", [Pure, HasParent<"EntryOp">]> {
  let summary = "The buffer of a tensor of the program";
  let arguments = (ins FlatSymbolRefAttr:$tensor);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "$tensor attr-dict `:` type($result)";
}

def Thunder_ArenaViewOp : Thunder_Op<"arena_view", [Pure, HasParent<"EntryOp">]> {
  let summary = "A part of the entry's arena, from a byte offset on";
  let arguments = (ins Thunder_I64Attr:$offset);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "$offset attr-dict `:` type($result)";
}

def Thunder_LaunchOp : Thunder_Op<"launch", [HasParent<"EntryOp">, AttrSizedOperandSegments]> {
  let summary = "Run a kernel: reads the operands, fills the results";
  let description = [{
    `checks` are the kernel's data checks, as indices into the module's
    `thunder.checks`, in the order of the kernel's checking ops.

    ```mlir
    thunder.launch @k0_neg(%x : memref<8xf32>) into(%y : memref<8xf32>)
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$kernel, Variadic<AnyMemRef>:$inputs, Variadic<AnyMemRef>:$targets,
                       OptionalAttr<DenseI64ArrayAttr>:$checks);
  let assemblyFormat = "$kernel `(` ($inputs^ `:` type($inputs))? `)` `into` `(` $targets `:` type($targets) `)` (`checks` $checks^)? attr-dict";
}

def Thunder_CopyOp : Thunder_Op<"copy", [HasParent<"EntryOp">]> {
  let summary = "Copy the bytes of one buffer to another one of the same size";
  let arguments = (ins AnyMemRef:$source, AnyMemRef:$target);
  let assemblyFormat = "$source `to` $target attr-dict `:` type($source) `to` type($target)";
}

def Thunder_HostCallOp : Thunder_Op<"host_call", [HasParent<"EntryOp">, AttrSizedOperandSegments]> {
  let summary = "Call code from outside: the C function of an opaque symbol";
  let description = [{
    The function is called with the interface of thunder/extern.h. `signature`
    has the types of inputs and targets as the symbol sees them; `arguments` is
    the JSON text of all its arguments. A status other than 0 fails as check
    `check` of the module's `thunder.checks`.

    - (C1) the signature has the inputs' and targets' numbers of bytes

    ```mlir
    thunder.host_call @ext.ns.f(%x : memref<8xf32>) into(%y : memref<8xf32>) (tensor<8xf32>) -> tensor<8xf32> arguments "{}" check 0
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$symbol, Variadic<AnyMemRef>:$inputs, Variadic<AnyMemRef>:$targets,
                       TypeAttrOf<FunctionType>:$signature, StrAttr:$arguments, Thunder_I64Attr:$check);
  let assemblyFormat = [{
    $symbol `(` ($inputs^ `:` type($inputs))? `)` `into` `(` ($targets^ `:` type($targets))? `)` $signature
    `arguments` $arguments `check` $check attr-dict
  }];
  let hasVerifier = 1;
}

#endif // THUNDER_PLAN
