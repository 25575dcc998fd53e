//===- ThunderProgram.td - Functions, returns, bound symbols --*- tablegen -*-===//
#ifndef THUNDER_PROGRAM
#define THUNDER_PROGRAM

include "ThunderBase.td"

def Thunder_FuncOp : Thunder_Op<"func", [FunctionOpInterface, IsolatedFromAbove, OpAsmOpInterface]> {
  let summary = "A program: one block that ends in thunder.return";
  let description = [{
    Argument attributes say what each argument is (see thunder/IR/Arguments.h):
    `thunder.name` (the graph's name), `thunder.role`, `thunder.qualified` (all
    qualified names of a parameter or buffer), `thunder.requires_grad`,
    `thunder.persistent`, `thunder.weight` (index into the weight table).

    - (C1) one block
    - (C2) every argument has a `thunder.name` and a `thunder.role`, names are unique
      (public functions only)
    - (C3) the block ends in a thunder.return

    ```mlir
    thunder.func @forward(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<2xf32> {
      %0 = thunder.neg %x : tensor<2xf32>
      thunder.return outputs(%0 : tensor<2xf32>)
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let builders = [OpBuilder<(ins "StringRef":$name, "FunctionType":$type)>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ArrayRef<Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ArrayRef<Type> getResultTypes() { return getFunctionType().getResults(); }
    Region *getCallableRegion() { return &getBody(); }
    Block &getEntryBlock() { return getBody().front(); }
    /// The terminator; the function must be verified.
    ReturnOp getReturn();
    static StringRef getDefaultDialect() { return "thunder"; }
  }];
}

def Thunder_ReturnOp : Thunder_Op<"return", [Pure, Terminator, HasParent<"FuncOp">, AttrSizedOperandSegments]> {
  let summary = "Everything that can be seen outside: outputs, and final values of mutated arguments";
  let description = [{
    Nothing can come after it, and its operands are the roots of dead code
    elimination: this is what keeps a mutation in a program.

    - (C1) outputs have the function's result types
    - (C2) each write's target is an argument of the function, none twice
    - (C3) a written value has the type of its target

    ```mlir
    thunder.return outputs(%loss : tensor<f32>) writes(%new -> %w : tensor<2xf32>)
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$outputs, Variadic<AnyType>:$values, Variadic<AnyType>:$targets);
  let builders = [OpBuilder<(ins "ValueRange":$outputs), [{ build($_builder, $_state, outputs, ValueRange(), ValueRange()); }]>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Thunder_YieldOp : Thunder_Op<"yield", [Pure, Terminator]> {
  let summary = "End of a region: its results";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "($operands^ `:` type($operands))? attr-dict";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ValueRange()); }]>];
}

def Thunder_BoundSymbolOp : Thunder_Op<"bsym", [IsolatedFromAbove, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "A bound symbol: a named operation with its arguments as the user wrote them";
  let description = [{
    The identity is the full name: `aten.add.Tensor`, `ltorch.linear`,
    `ext.ns.name`. Arguments are named and nested; tensors in them are operands.
    An optional body computes the results from the operands; registered symbols
    take theirs from lib/Symbols on demand. `effects` is mandatory for an opaque
    symbol (neither body nor registration): an empty list is a pure one, `rng`,
    `host` and `write:N` are kept in order. A pure opaque symbol makes a new value
    each time: it is removed when dead, but two of them are never merged.
    `grad_rule` and `impl_rule` name a thunder.rule for this symbol; the results
    of one with `no_grad` are constants to autodiff.

    - (C1) as many argument names as values
    - (C2) every operand stands in exactly one place of the arguments, in order
    - (C3) a body takes the operands and yields the results
    - (C4) effects are `rng`, `host` or `write:N` with N an operand

    ```mlir
    %0 = thunder.bsym @aten.linear.default(input = %x, weight = %w, bias = none)
        : (tensor<32x64xf32>, tensor<128x64xf32>) -> tensor<32x128xf32>
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$symbol, Variadic<AnyType>:$inputs, StrArrayAttr:$arg_names, ArrayAttr:$arg_values,
                       OptionalAttr<StrArrayAttr>:$effects, OptionalAttr<FlatSymbolRefAttr>:$grad_rule,
                       OptionalAttr<FlatSymbolRefAttr>:$impl_rule, UnitAttr:$no_grad);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region MaxSizedRegion<1>:$body);
  let builders = [OpBuilder<(ins "TypeRange":$types, "FlatSymbolRefAttr":$symbol, "ValueRange":$inputs, "ArrayAttr":$argNames,
                                 "ArrayAttr":$argValues, "ArrayAttr":$effects), [{
    build($_builder, $_state, types, symbol, inputs, argNames, argValues, effects, FlatSymbolRefAttr(), FlatSymbolRefAttr(), UnitAttr());
  }]>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The argument's value, or null when there is none of that name. Tensors
    /// appear as #thunder.operand<i>, None as a unit attribute.
    Attribute getArgument(StringRef name);
    /// The tensor in argument `name`, or null when it is absent or None.
    Value getTensorArgument(StringRef name);
    /// No body, and effects are declared: code from outside computes it, unless
    /// the symbol is registered.
    bool isDeclared() { return getBody().empty() && getEffectsAttr(); }
  }];
}

def Thunder_KernelOp : Thunder_Op<"kernel", [IsolatedFromAbove, NoMemoryEffect]> {
  let summary = "Primitives that one emitter turns into one loop nest";
  let description = [{
    - (C1) the body takes the operands and yields the results
    - (C2) the body holds primitives only

    ```mlir
    %0 = thunder.kernel pointwise(%a = %x : tensor<8xf32>) -> tensor<8xf32> schedule {unroll = 2 : i64} {
      %1 = thunder.neg %a : tensor<8xf32>
      thunder.yield %1 : tensor<8xf32>
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$inputs, Thunder_ScheduleClass:$schedule_class, OptionalAttr<DictionaryAttr>:$schedule);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

#endif // THUNDER_PROGRAM
