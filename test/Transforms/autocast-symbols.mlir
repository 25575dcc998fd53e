// RUN: thunder-opt %s --split-input-file --thunder-autocast-symbols | FileCheck %s
// RUN: thunder-opt %s --split-input-file --thunder-autocast-symbols="dtype=f16" | FileCheck %s --check-prefix=F16
// RUN: not thunder-opt %s --thunder-autocast-symbols="dtype=f8" 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// UNKNOWN: error: --autocast=f8 is neither bf16 nor f16
// F16: bsym @aten.linear.default({{.*}}-> tensor<4x8xf16>

// A product in bf16; its consumers compute in what reaches them, and the parameter is converted once.
// CHECK-LABEL: thunder.func @products(
// CHECK-SAME: -> tensor<4x8xbf16>
// CHECK: %[[X:.*]] = bsym @aten._to_copy.default(self = %arg0, dtype = bf16) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
// CHECK: %[[W:.*]] = bsym @aten._to_copy.default(self = %arg1, dtype = bf16) : (tensor<8x8xf32>) -> tensor<8x8xbf16>
// CHECK: %[[B:.*]] = bsym @aten._to_copy.default(self = %arg2, dtype = bf16) : (tensor<8xf32>) -> tensor<8xbf16>
// CHECK: %[[L:.*]] = bsym @aten.linear.default(input = %[[X]], weight = %[[W]], bias = %[[B]]) : {{.*}} -> tensor<4x8xbf16>
// CHECK: %[[R:.*]] = bsym @aten.relu.default(self = %[[L]]) : (tensor<4x8xbf16>) -> tensor<4x8xbf16>
// CHECK: %[[M:.*]] = bsym @aten.mm.default(self = %[[R]], mat2 = %[[W]]) : {{.*}} -> tensor<4x8xbf16>
// CHECK: return outputs(%[[M]] : tensor<4x8xbf16>)
thunder.func @products(%x: tensor<4x8xf32> {thunder.name = "x", thunder.role = "input"}, %w: tensor<8x8xf32> {thunder.name = "w", thunder.role = "parameter"}, %b: tensor<8xf32> {thunder.name = "b", thunder.role = "parameter"}) -> tensor<4x8xf32> {
  %0 = thunder.bsym @aten.linear.default(input = %x, weight = %w, bias = %b) : (tensor<4x8xf32>, tensor<8x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
  %1 = thunder.bsym @aten.relu.default(self = %0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = thunder.bsym @aten.mm.default(self = %1, mat2 = %w) : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  thunder.return outputs(%2 : tensor<4x8xf32>)
}

// -----

// A loss in f32, cat in the widest dtype, softmax in its operand's; adding f32 promotes.
// CHECK-LABEL: thunder.func @others(
// CHECK-SAME: -> (tensor<f32>, tensor<8x8xf32>, tensor<4x8xbf16>, tensor<4x8xf32>)
// CHECK: %[[M:.*]] = bsym @aten.mm.default({{.*}} -> tensor<4x8xbf16>
// CHECK: bsym @aten.softmax.int(self = %[[M]], {{.*}} -> tensor<4x8xbf16>
// CHECK: %[[F:.*]] = bsym @aten._to_copy.default(self = %[[M]], dtype = f32)
// CHECK: bsym @aten.mse_loss.default(self = %[[F]], target = %arg0
// CHECK: bsym @aten.add.Tensor(self = %[[M]], other = %arg0, {{.*}} -> tensor<4x8xf32>
// What is written to an argument has its type.
// CHECK: %[[BACK:.*]] = bsym @aten._to_copy.default(self = %[[M]], dtype = f32)
// CHECK: writes(%[[BACK]] -> %arg0 : tensor<4x8xf32>)
thunder.func @others(%x: tensor<4x8xf32> {thunder.name = "x", thunder.role = "input"}, %w: tensor<8x8xf32> {thunder.name = "w", thunder.role = "parameter"}) -> (tensor<f32>, tensor<8x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = thunder.bsym @aten.mm.default(self = %x, mat2 = %w) : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %1 = thunder.bsym @aten.softmax.int(self = %0, dim = 1 : i64, dtype = none) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = thunder.bsym @aten.mse_loss.default(self = %0, target = %x, reduction = 1 : i64) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<f32>
  %3 = thunder.bsym @aten.cat.default(tensors = [%0, %x], dim = 0 : i64) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %4 = thunder.bsym @aten.add.Tensor(self = %0, other = %x, alpha = 1 : i64) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  thunder.return outputs(%2, %3, %1, %4 : tensor<f32>, tensor<8x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) writes(%0 -> %x : tensor<4x8xf32>)
}

// -----

// f64 and integers stay; a symbol with a body gets what it was written for.
// CHECK-LABEL: thunder.func @kept(
// CHECK: bsym @aten.mm.default(self = %arg0, mat2 = %arg0) : {{.*}} -> tensor<8x8xf64>
// CHECK: %[[M:.*]] = bsym @aten.mm.default({{.*}} -> tensor<8x8xbf16>
// CHECK: %[[F:.*]] = bsym @aten._to_copy.default(self = %[[M]], dtype = f32)
// CHECK: bsym @my.own(x = %[[F]]) : (tensor<8x8xf32>) -> tensor<8x8xf32>
thunder.func @kept(%d: tensor<8x8xf64> {thunder.name = "d", thunder.role = "input"}, %x: tensor<8x8xf32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<8x8xf64>, tensor<8x8xf32>) {
  %0 = thunder.bsym @aten.mm.default(self = %d, mat2 = %d) : (tensor<8x8xf64>, tensor<8x8xf64>) -> tensor<8x8xf64>
  %1 = thunder.bsym @aten.mm.default(self = %x, mat2 = %x) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = thunder.bsym @my.own(x = %1) : (tensor<8x8xf32>) -> tensor<8x8xf32> {
  ^bb0(%a: tensor<8x8xf32>):
    %n = thunder.neg %a : tensor<8x8xf32>
    thunder.yield %n : tensor<8x8xf32>
  }
  thunder.return outputs(%0, %2 : tensor<8x8xf64>, tensor<8x8xf32>)
}
