// RUN: thunder-opt %s --thunder-autodiff --split-input-file --verify-diagnostics | FileCheck %s

// A joint rule: forward in place of the symbol, backward at its place from the cotangents; what both need is computed once. It
// is binding although the symbol has a derivative; for an operand that nothing asks for nothing is added.
// CHECK-LABEL: thunder.func @grad(
// CHECK-NEXT: %[[F:.*]]:2 = bsym @ext.a.forward(%arg0, %arg1) effects []
// CHECK-NEXT: %[[S:.*]] = sin %[[F]]#0
// CHECK-NEXT: %[[C:.*]] = cos %[[F]]#0
// CHECK-NEXT: %[[G:.*]] = mul %arg2, %[[C]]
// CHECK-NEXT: %[[B:.*]]:2 = bsym @ext.a.backward(%[[G]], %[[F]]#1, 3 : i64) effects []
// CHECK-NEXT: return outputs(%[[S]], %[[B]]#0 : tensor<2xf32>, tensor<2xf32>)
thunder.rule grad @joint for @aten.mul.Tensor formals ["self", "other"] [#thunder.operand<0>, #thunder.operand<1>] {
^bb0(%x: tensor<2xf32>, %y: tensor<2xf32>):
  %0:2 = thunder.bsym @ext.a.forward(%x, %y) effects [] : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %g = thunder.get_grad %0#0 : tensor<2xf32>
  %1:2 = thunder.bsym @ext.a.backward(%g, %0#1, 3 : i64) effects [] : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  thunder.put_grad %x, %1#0 : tensor<2xf32>
  thunder.put_grad %y, %1#1 : tensor<2xf32>
  thunder.yield %0#0 : tensor<2xf32>
}
thunder.func @forward(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input", thunder.requires_grad}, %y: tensor<2xf32> {thunder.name = "b_y", thunder.role = "buffer"}) -> (tensor<2xf32> {thunder.name = "output0"}) {
  %0 = thunder.bsym @aten.mul.Tensor(self = %x, other = %y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = thunder.sin %0 : tensor<2xf32>
  thunder.return outputs(%1 : tensor<2xf32>)
}

// -----

// A result that nothing uses has the cotangent zero; a parameter that stands for a number is that number.
// CHECK-LABEL: thunder.func @grad(
// CHECK: %[[Z:.*]] = full 0.000000e+00 : f32 : tensor<2xf32>
// CHECK: bsym @ext.a.both(%arg1, %[[Z]], 2.500000e+00 : f64) effects []
thunder.rule grad @two for @ext.a.two formals ["", ""] [#thunder.operand<0>, #thunder.operand<1>] {
^bb0(%x: tensor<2xf32>, %s: f64):
  %0:2 = thunder.bsym @ext.a.two(%x, %s) effects [] : (tensor<2xf32>, f64) -> (tensor<2xf32>, tensor<2xf32>)
  %g = thunder.get_grad %0#0 : tensor<2xf32>
  %h = thunder.get_grad %0#1 : tensor<2xf32>
  %1 = thunder.bsym @ext.a.both(%g, %h, %s) effects [] : (tensor<2xf32>, tensor<2xf32>, f64) -> tensor<2xf32>
  thunder.put_grad %x, %1 : tensor<2xf32>
  thunder.yield %0#0, %0#1 : tensor<2xf32>, tensor<2xf32>
}
thunder.func @forward(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<2xf32> {thunder.name = "output0"}) {
  %0:2 = thunder.bsym @ext.a.two(%x, 2.5 : f64) effects [] : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  thunder.return outputs(%0#0 : tensor<2xf32>)
}

// -----

// Under no_grad nothing flows, and no rule is asked for.
// CHECK-LABEL: thunder.func @grad(
// CHECK: bsym @ext.a.opaque(%arg0) effects []
// CHECK: full 0.000000e+00
thunder.func @forward(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<2xf32> {thunder.name = "output0"}) {
  %0 = thunder.bsym @ext.a.opaque(%x) effects [] attributes {no_grad} : (tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%0 : tensor<2xf32>)
}

// -----

thunder.rule grad @inner for @ext.a.f formals [""] [#thunder.operand<0>] {
^bb0(%x: tensor<2xf32>):
  %0 = thunder.neg %x : tensor<2xf32>
  %1 = thunder.sin %0 : tensor<2xf32>
  %g = thunder.get_grad %0 : tensor<2xf32>
  thunder.put_grad %x, %g : tensor<2xf32>
  thunder.yield %1 : tensor<2xf32>
}
thunder.func @forward(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<2xf32> {thunder.name = "output0"}) {
  // expected-error @+1 {{ext.a.f: its gradient rule reads the cotangent of a value that is no result}}
  %0 = thunder.bsym @ext.a.f(%x) effects [] : (tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%0 : tensor<2xf32>)
}
