// RUN: thunder-opt %s --split-input-file --verify-diagnostics

thunder.func private @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{body must take the operands and yield the results (C1)}}
  %0 = thunder.checkpoint(%a = %x : tensor<8xf32>) -> tensor<4xf32> {
    thunder.yield %a : tensor<8xf32>
  }
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{must have one result an input, of its type (C1)}}
  %0 = "thunder.recompute_barrier"(%x, %x) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<4xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{must come after something (C2)}}
  %0 = "thunder.recompute_barrier"(%x) <{operandSegmentSizes = array<i32: 1, 0>}> : (tensor<8xf32>) -> tensor<8xf32>
  thunder.return
}

// -----

// expected-error @+1 {{body must end in a thunder.yield (C1)}}
"thunder.rule"() <{kind = 0 : i32, sym_name = "r", formal_names = [], formals = []}> ({
^bb0:
}) : () -> ()

// -----

// expected-error @+1 {{formals must be named, and name the 1 parameters in order, each once (C2)}}
thunder.rule grad @r formals [""] [1 : i64] {
^bb0(%a: tensor<8xf32>):
  thunder.yield %a : tensor<8xf32>
}

// -----

// expected-error @+1 {{formals must be named, and name the 2 parameters in order, each once (C2)}}
thunder.rule grad @r formals ["", ""] [#thunder.operand<1>, #thunder.operand<0>] {
^bb0(%a: tensor<8xf32>, %b: tensor<8xf32>):
  thunder.yield %a : tensor<8xf32>
}

// -----

thunder.rule grad @r formals [""] [#thunder.operand<0>] {
^bb0(%a: tensor<8xf32>):
  %0 = thunder.sin %a : tensor<8xf32>
  %g = thunder.get_grad %0 : tensor<8xf32>
  // expected-error @+1 {{reads a cotangent that was read before (C3)}}
  %h = thunder.get_grad %0 : tensor<8xf32>
  thunder.yield %0 : tensor<8xf32>
}

// -----

thunder.rule grad @r formals [""] [#thunder.operand<0>] {
^bb0(%a: tensor<8xf32>):
  %0 = thunder.sin %a : tensor<8xf32>
  %g = thunder.get_grad %0 : tensor<8xf32>
  // expected-error @+1 {{must add to a parameter of the rule (C3)}}
  thunder.put_grad %0, %g : tensor<8xf32>
  thunder.yield %0 : tensor<8xf32>
}

// -----

thunder.rule grad @r formals [""] [#thunder.operand<0>] {
^bb0(%a: tensor<8xf32>):
  %g = thunder.get_grad %a : tensor<8xf32>
  // expected-error @+1 {{adds to a cotangent that was read before (C3)}}
  thunder.put_grad %a, %g : tensor<8xf32>
  thunder.yield %a : tensor<8xf32>
}

// -----

thunder.rule impl @r formals [""] [#thunder.operand<0>] {
^bb0(%a: tensor<8xf32>):
  // expected-error @+1 {{has no place in a rule of kind impl (C4)}}
  %g = thunder.get_grad %a : tensor<8xf32>
  thunder.yield %a : tensor<8xf32>
}

// -----

thunder.entry @forward arena 0 reads [] outputs [] writes [] {
  %x = thunder.arena_view 0 : memref<8xf32>
  // expected-error @+1 {{passes a 'memref<8xf32>' as a 'tensor<4xf32>' (C1)}}
  thunder.host_call @ext.ns.f(%x : memref<8xf32>) into() (tensor<4xf32>) -> () arguments "{}" check 0
}

// -----

thunder.entry @forward arena 0 reads [] outputs [] writes [] {
  %x = thunder.arena_view 0 : memref<8xf32>
  // expected-error @+1 {{passes 1 targets, the signature has 0 (C1)}}
  thunder.host_call @ext.ns.f() into(%x : memref<8xf32>) () -> () arguments "{}" check 0
}
