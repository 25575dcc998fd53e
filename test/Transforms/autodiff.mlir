// RUN: thunder-opt %s --thunder-autodiff --split-input-file | FileCheck %s

// Signature: the arguments of @forward, a seed for each floating output, then outputs and gradients. Parameters that require a
// gradient are the default.
// CHECK-LABEL: thunder.func @grad(
// CHECK-SAME: %arg0: tensor<3xf32> {thunder.name = "p_w"
// CHECK-SAME: %arg1: tensor<3xf32> {thunder.name = "x"
// CHECK-SAME: %arg2: tensor<3xf32> {thunder.name = "grad_output0", thunder.role = "seed"})
// CHECK-SAME: -> (tensor<3xf32> {thunder.name = "output0"}, tensor<3xi64> {thunder.name = "output1"}, tensor<3xf32> {thunder.name = "grad.net.w"})
// CHECK: %[[Y:.*]] = mul %arg0, %arg1
// CHECK: %[[DW:.*]] = mul %arg2, %arg1
// CHECK: return outputs(%[[Y]], %{{.*}}, %[[DW]] : tensor<3xf32>, tensor<3xi64>, tensor<3xf32>)
thunder.func @forward(%w: tensor<3xf32> {thunder.name = "p_w", thunder.role = "parameter", thunder.qualified = ["net.w", "net.tied"], thunder.requires_grad}, %x: tensor<3xf32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<3xf32> {thunder.name = "output0"}, tensor<3xi64> {thunder.name = "output1"}) {
  %0 = thunder.mul %w, %x : tensor<3xf32>
  %1 = thunder.convert_element_type %0 to i64 : tensor<3xf32> -> tensor<3xi64>
  thunder.return outputs(%0, %1 : tensor<3xf32>, tensor<3xi64>)
}

// -----

// Without parameters all floating inputs; two uses are added up, later use first; zeros where nothing flows; an output that is an
// input; writes stay.
// CHECK-LABEL: thunder.func @grad(
// CHECK-SAME: -> (tensor<3xf32> {thunder.name = "output0"}, tensor<3xf32> {thunder.name = "output1"}, tensor<3xf32> {thunder.name = "grad.x"}, tensor<2xf64> {thunder.name = "grad.unused"})
// CHECK: %[[E:.*]] = exp %arg0
// CHECK: %[[D:.*]] = mul %arg3, %[[E]]
// CHECK: %[[SUM:.*]] = add %arg4, %[[D]]
// CHECK: %[[ZERO:.*]] = full 0.000000e+00 : f64 : tensor<2xf64>
// CHECK: return outputs(%[[E]], %arg0, %[[SUM]], %[[ZERO]] : {{.*}}) writes(%[[E]] -> %arg2 : tensor<3xf32>)
thunder.func @forward(%x: tensor<3xf32> {thunder.name = "x", thunder.role = "input"}, %u: tensor<2xf64> {thunder.name = "unused", thunder.role = "input"}, %b: tensor<3xf32> {thunder.name = "b", thunder.role = "buffer"}) -> (tensor<3xf32> {thunder.name = "output0"}, tensor<3xf32> {thunder.name = "output1"}) {
  %0 = thunder.exp %x : tensor<3xf32>
  thunder.return outputs(%0, %x : tensor<3xf32>, tensor<3xf32>) writes(%0 -> %b : tensor<3xf32>)
}

// -----

// detach stops gradients although its decomposition is its operand; the symbol stays whole.
// CHECK-LABEL: thunder.func @grad(
// CHECK: %[[S:.*]] = bsym @aten.detach.default(self = %arg0)
// CHECK: mul %arg0, %[[S]]
// CHECK: %[[DX:.*]] = mul %arg1, %[[S]]
// CHECK: return outputs(%{{.*}}, %[[DX]]
thunder.func @forward(%x: tensor<3xf32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<3xf32> {thunder.name = "output0"}) {
  %0 = thunder.bsym @aten.detach.default(self = %x) : (tensor<3xf32>) -> tensor<3xf32>
  %1 = thunder.mul %x, %0 : tensor<3xf32>
  thunder.return outputs(%1 : tensor<3xf32>)
}

// -----

// An opaque symbol that is not active stays, whatever uses it: %0 depends on an integer only, %2 feeds an integer result only.
// CHECK-LABEL: thunder.func @grad(
// CHECK: %[[MASK:.*]] = bsym @ext.mylib.mask(n = %arg1) effects []
// CHECK: mul %arg0, %[[MASK]]
// CHECK: bsym @ext.mylib.count(x = %arg0) effects []
// CHECK: mul %arg2, %[[MASK]]
thunder.func @forward(%x: tensor<3xf32> {thunder.name = "x", thunder.role = "input"}, %n: tensor<i64> {thunder.name = "n", thunder.role = "input"}) -> (tensor<3xf32> {thunder.name = "output0"}, tensor<i64> {thunder.name = "output1"}) {
  %0 = thunder.bsym @ext.mylib.mask(n = %n) effects [] : (tensor<i64>) -> tensor<3xf32>
  %1 = thunder.mul %x, %0 : tensor<3xf32>
  %2 = thunder.bsym @ext.mylib.count(x = %x) effects [] : (tensor<3xf32>) -> tensor<i64>
  thunder.return outputs(%1, %2 : tensor<3xf32>, tensor<i64>)
}

// -----

// A symbol with a rule of its own stays whole in the forward part; relu's gradient comes from its result. One without is inlined
// when it is active (the first sin) and stays whole when it is not (the second).
// CHECK-LABEL: thunder.func @grad(
// CHECK: %[[T:.*]] = sin %arg0
// CHECK: %[[R:.*]] = bsym @aten.relu.default(self = %[[T]])
// CHECK: bsym @aten.sin.default(self = %arg1)
// CHECK: %[[OFF:.*]] = le %[[R]], %{{.*}}
// CHECK: where %[[OFF]], %{{.*}}, %arg2
thunder.func @forward(%x: tensor<3xf32> {thunder.name = "x", thunder.role = "parameter", thunder.requires_grad}, %y: tensor<3xf32> {thunder.name = "y", thunder.role = "input"}) -> (tensor<3xf32> {thunder.name = "output0"}, tensor<3xf32> {thunder.name = "output1"}) {
  %0 = thunder.bsym @aten.sin.default(self = %x) : (tensor<3xf32>) -> tensor<3xf32>
  %1 = thunder.bsym @aten.relu.default(self = %0) : (tensor<3xf32>) -> tensor<3xf32>
  %2 = thunder.bsym @aten.sin.default(self = %y) : (tensor<3xf32>) -> tensor<3xf32>
  thunder.return outputs(%1, %2 : tensor<3xf32>, tensor<3xf32>)
}

// -----

// A symbol that is the output itself is inlined, and its body differentiated.
// CHECK-LABEL: thunder.func @grad(
// CHECK: %[[Y:.*]] = sin %arg0
// CHECK: %[[C:.*]] = cos %arg0
// CHECK: %[[DX:.*]] = mul %arg1, %[[C]]
// CHECK: return outputs(%[[Y]], %[[DX]]
thunder.func @forward(%x: tensor<3xf32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<3xf32> {thunder.name = "output0"}) {
  %0 = thunder.bsym @ext.mylib.wave(x = %x) : (tensor<3xf32>) -> tensor<3xf32> {
  ^bb0(%a: tensor<3xf32>):
    %1 = thunder.bsym @aten.sin.default(self = %a) : (tensor<3xf32>) -> tensor<3xf32>
    thunder.yield %1 : tensor<3xf32>
  }
  thunder.return outputs(%0 : tensor<3xf32>)
}
