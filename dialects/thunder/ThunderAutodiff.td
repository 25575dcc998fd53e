//===- ThunderAutodiff.td - What gradients are made of --------*- tablegen -*-===//
//
// Rules that programs bring along, regions that are recomputed, and the barrier
// that keeps a recomputation in the backward part.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_AUTODIFF
#define THUNDER_AUTODIFF

include "ThunderBase.td"

def Thunder_CheckpointOp : Thunder_Op<"checkpoint", [IsolatedFromAbove, RecursiveMemoryEffects]> {
  let summary = "A region whose values are recomputed in the backward part";
  let description = [{
    What the region computes is not kept for the backward part: only its inputs
    are, and results that are live outside anyway. Random draws are replayed,
    effects happen once. No region is left after the phase `differentiate`.

    - (C1) the body takes the operands and yields the results

    ```mlir
    %0 = thunder.checkpoint(%a = %x : tensor<8xf32>) -> tensor<8xf32> {
      %1 = thunder.sin %a : tensor<8xf32>
      thunder.yield %1 : tensor<8xf32>
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Thunder_RecomputeBarrierOp : Thunder_Op<"recompute_barrier", [NoMemoryEffect, AttrSizedOperandSegments]> {
  let summary = "The inputs of a region, for its recomputation";
  let description = [{
    An identity that never folds. Recomputed clones read the region's inputs
    through it: the dependence on `after`, cotangents of the region, keeps them
    from being merged with their forward twins and from moving to the forward
    part. Another name of a buffer in the plan.

    - (C1) one result an input, of its type
    - (C2) `after` is not empty

    ```mlir
    %r = thunder.recompute_barrier %x : tensor<8xf32> after(%g : tensor<8xf32>)
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyType>:$after, OptionalAttr<Thunder_I64Attr>:$checkpoint);
  let results = (outs Variadic<AnyType>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Thunder_RuleOp : Thunder_Op<"rule", [Symbol, IsolatedFromAbove]> {
  let summary = "A derivative or an execution of a symbol that the program brings along";
  let description = [{
    A `grad` rule replaces an active symbol: its body computes the results, reads
    their cotangents by `thunder.get_grad` and adds to those of the parameters by
    `thunder.put_grad`. An `impl` rule says how the symbol is executed. A symbol
    inside its own rule is just called. `formals` is the argument structure of
    the symbol (see thunder.bsym): an operand is a parameter, in order; other
    entries must be equal to the symbol's. A parameter whose type is no tensor
    stands for a number of that type. With `for` the rule holds for all symbols
    of that name, else for those that name it.

    - (C1) the body is one block that ends in a thunder.yield
    - (C2) as many formal names as formals, parameters in order, each once
    - (C3) `thunder.get_grad` reads no value twice; `thunder.put_grad` adds to a
      parameter, and not after its cotangent was read
    - (C4) a rule of kind `impl` has no thunder.get_grad and no thunder.put_grad

    ```mlir
    thunder.rule grad @mul_rule for @ext.ns.mul formals ["", ""] [#thunder.operand<0>, #thunder.operand<1>] {
    ^bb0(%a: tensor<8xf32>, %b: tensor<8xf32>):
      %0 = thunder.bsym @ext.ns.mul(%a, %b) effects [] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
      %g = thunder.get_grad %0 : tensor<8xf32>
      %1 = thunder.mul %g, %b : tensor<8xf32>
      thunder.put_grad %a, %1 : tensor<8xf32>
      thunder.yield %0 : tensor<8xf32>
    }
    ```
  }];
  let arguments = (ins Thunder_RuleKindAttr:$kind, SymbolNameAttr:$sym_name, OptionalAttr<FlatSymbolRefAttr>:$target,
                       StrArrayAttr:$formal_names, ArrayAttr:$formals);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$kind $sym_name (`for` $target^)? `formals` $formal_names $formals attr-dict-with-keyword $body";
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    Block &getEntryBlock() { return getBody().front(); }
    /// The terminator; its operands stand for the symbol's results.
    YieldOp getYield();
  }];
}

def Thunder_GetGradOp : Thunder_Op<"get_grad", [NoMemoryEffect, SameOperandsAndResultType, HasParent<"RuleOp">]> {
  let summary = "In a rule: the cotangent of a result, zeros when nothing flows";
  let arguments = (ins Thunder_Tensor:$value);
  let results = (outs Thunder_Tensor:$gradient);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

def Thunder_PutGradOp : Thunder_Op<"put_grad", [SameTypeOperands, HasParent<"RuleOp">]> {
  let summary = "In a rule: adds to the cotangent of a parameter";
  let arguments = (ins Thunder_Tensor:$value, Thunder_Tensor:$gradient);
  let assemblyFormat = "$value `,` $gradient attr-dict `:` type($value)";
}

#endif // THUNDER_AUTODIFF
