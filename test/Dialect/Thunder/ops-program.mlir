// RUN: thunder-opt %s | thunder-opt | FileCheck %s
// RUN: thunder-opt %s --mlir-print-op-generic | thunder-opt | FileCheck %s
// RUN: thunder-opt %s --emit-bytecode | thunder-opt | FileCheck %s

// CHECK-LABEL: thunder.func @forward(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2xf32> {thunder.name = "x", thunder.role = "input"},
// CHECK-SAME: %[[W:[^:]*]]: tensor<2xf32> {thunder.name = "w", thunder.qualified = ["fc.weight", "tied.weight"], thunder.requires_grad, thunder.role = "parameter", thunder.weight = 0 : i64})
// CHECK-SAME: -> (tensor<2xf32> {thunder.name = "output0"}, tensor<2xf32>)
// CHECK-SAME: attributes {thunder.outputs = [0, unit, "text", 1]}
thunder.func @forward(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"},
                      %w: tensor<2xf32> {thunder.name = "w", thunder.role = "parameter", thunder.qualified = ["fc.weight", "tied.weight"], thunder.requires_grad, thunder.weight = 0 : i64})
    -> (tensor<2xf32> {thunder.name = "output0"}, tensor<2xf32>) attributes {thunder.outputs = [0, unit, "text", 1]} {
  // CHECK: %[[Y:.*]] = add %[[X]], %[[W]]
  %0 = thunder.add %x, %w : tensor<2xf32>
  // CHECK: return outputs(%[[Y]], %[[X]] : tensor<2xf32>, tensor<2xf32>) writes(%[[Y]] -> %[[W]] : tensor<2xf32>, %[[W]] -> %[[X]] : tensor<2xf32>)
  thunder.return outputs(%0, %x : tensor<2xf32>, tensor<2xf32>) writes(%0 -> %w : tensor<2xf32>, %w -> %x : tensor<2xf32>)
}

// CHECK-LABEL: thunder.func @writes_only(
thunder.func @writes_only(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) {
  // CHECK: return writes(%{{.*}} -> %{{.*}} : tensor<2xf32>)
  thunder.return writes(%x -> %x : tensor<2xf32>)
}

// Nothing has to be said of the arguments of a private function.
// CHECK-LABEL: thunder.func private @helper(%{{.*}}: tensor<f32>) -> tensor<f32>
thunder.func private @helper(%x: tensor<f32>) -> tensor<f32> {
  thunder.return outputs(%x : tensor<f32>)
}

// CHECK-LABEL: thunder.func @dims(
// CHECK-SAME: tensor<?x64xf32, #thunder.dims<["s0", 64 : i64]>>
thunder.func @dims(%x: tensor<?x64xf32, #thunder.dims<["s0", 64]>> {thunder.name = "x", thunder.role = "input"}) {
  // CHECK: neg %{{.*}} : tensor<?x64xf32, #thunder.dims<["s0", 64 : i64]>>
  %0 = thunder.neg %x : tensor<?x64xf32, #thunder.dims<["s0", 64]>>
  thunder.return
}

// CHECK-LABEL: thunder.func @bound_symbols(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2xf32>
thunder.func @bound_symbols(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) {
  // CHECK: bsym @aten.linear.default(input = %[[X]], weight = %[[X]], bias = none) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %0 = thunder.bsym @aten.linear.default(input = %x, weight = %x, bias = none) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  // CHECK: %{{.*}}:2 = bsym @ext.ns.name({{\[}}%[[X]], none, {{\[}}%[[X]], 1 : i64], []], none, 2.500000e+00 : f64, -1 : i64, "" = "text", "" = true, "none" = false, "odd name" = true, dtype = f32) effects ["rng", "write:1"] : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<i64>)
  %1:2 = thunder.bsym @ext.ns.name([%x, none, [%x, 1], []], none, 2.5 : f64, -1, "" = "text", "" = true, "none" = false, "odd name" = true, dtype = f32) effects ["rng", "write:1"] : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<i64>)
  // CHECK: bsym @ext.pure() effects [] attributes {module = "layers.0"} : () -> ()
  thunder.bsym @ext.pure() effects [] attributes {module = "layers.0"} : () -> ()
  // CHECK: bsym @aten.neg.default(%[[X]]) : (tensor<2xf32>) -> tensor<2xf32> {
  // CHECK-NEXT: ^bb0(%[[A:[^:]*]]: tensor<2xf32>):
  // CHECK-NEXT: %[[N:.*]] = thunder.neg %[[A]] : tensor<2xf32>
  // CHECK-NEXT: thunder.yield %[[N]] : tensor<2xf32>
  // CHECK-NEXT: }
  %2 = thunder.bsym @aten.neg.default(%x) : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%a: tensor<2xf32>):
    %n = thunder.neg %a : tensor<2xf32>
    thunder.yield %n : tensor<2xf32>
  }
  thunder.return
}

// CHECK-LABEL: thunder.func @kernels(
// CHECK-SAME: %[[X:[^:]*]]: tensor<8xf32>
thunder.func @kernels(%x: tensor<8xf32> {thunder.name = "x", thunder.role = "input"}) {
  // CHECK: kernel pointwise(%[[A:.*]] = %[[X]] : tensor<8xf32>) -> tensor<8xf32> schedule {unroll = 2 : i64} {
  // CHECK-NEXT: %[[N:.*]] = thunder.neg %[[A]] : tensor<8xf32>
  // CHECK-NEXT: thunder.yield %[[N]] : tensor<8xf32>
  // CHECK-NEXT: }
  %0 = thunder.kernel pointwise(%a = %x : tensor<8xf32>) -> tensor<8xf32> schedule {unroll = 2 : i64} {
    %1 = thunder.neg %a : tensor<8xf32>
    thunder.yield %1 : tensor<8xf32>
  }
  // CHECK: kernel loops() -> (tensor<i64>, tensor<i64>) {
  %2:2 = thunder.kernel loops() -> (tensor<i64>, tensor<i64>) {
    %3 = thunder.full 1 : i64 : tensor<i64>
    thunder.yield %3, %3 : tensor<i64>, tensor<i64>
  }
  thunder.return
}
