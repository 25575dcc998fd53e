// RUN: %thunderc %s --stop-after=import -o - | FileCheck %s
// RUN: %thunderc %s --stop-after=import -o %t.mlir
// RUN: %thunderc %t.mlir --stop-after=import -o - | FileCheck %s

// Offsets follow program order and count elements, dead draws included; a dropout in evaluation draws nothing.
// CHECK-LABEL: thunder.func @forward
// CHECK-SAME: %[[X:.*]]: tensor<2x3xf32>
// CHECK-SAME: %[[S:.*]]: tensor<2xi64> {thunder.name = "rng.state", thunder.role = "rng"}
thunder.func @forward(%x: tensor<2x3xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<2x3xf32> {
  // CHECK: aten.dropout.default({{.*}}rng.state = %[[S]], rng.offset = 0 : i64)
  %0 = thunder.bsym @aten.dropout.default(input = %x, p = 0.5 : f64, train = true) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK: aten.dropout.default({{.*}}train = false)
  %1 = thunder.bsym @aten.dropout.default(input = %0, p = 0.5 : f64, train = false) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK: aten.randn.default({{.*}}rng.offset = 6 : i64)
  %2 = thunder.bsym @aten.randn.default(size = [4 : i64], dtype = none, layout = none, device = none, pin_memory = none) : () -> tensor<4xf32>
  // CHECK: aten.randint.default({{.*}}rng.offset = 14 : i64)
  %3 = thunder.bsym @aten.randint.default(high = 10 : i64, size = [5 : i64], dtype = none, layout = none, device = none, pin_memory = none) : () -> tensor<5xi64>
  // CHECK: %[[A:.*]] = iota dim = 0 {{.*}}step = 19 : i64
  // CHECK: %[[N:.*]] = add %[[S]], %[[A]]
  // CHECK: return outputs(%{{.*}} : tensor<2x3xf32>) writes(%[[N]] -> %[[S]] : tensor<2xi64>)
  // CHECK-NOT: iota
  thunder.return outputs(%1 : tensor<2x3xf32>)
}
