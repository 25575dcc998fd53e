// RUN: thunder-opt %s --thunder-build-evaluation | FileCheck %s

// @forward stays as it is.
// CHECK: thunder.func @forward(
// CHECK: bsym @aten.dropout.default(input = %arg1, p = 5.000000e-01 : f64, train = true)
// CHECK: writes(

// What acts differently in training does not any more; other arguments stay.
// CHECK: thunder.func @evaluate(%arg0: {{.*}}"state"{{.*}}, %arg1: {{.*}}"x"{{.*}}, %arg2: {{.*}}"m"{{.*}}) -> (tensor<f32> {thunder.name = "loss"})
// CHECK: bsym @aten.dropout.default(input = %arg1, p = 5.000000e-01 : f64, train = false)
// CHECK: bsym @aten.batch_norm.default({{.*}}training = false, momentum = 1.000000e-01 : f64
// CHECK: bsym @aten.scaled_dot_product_attention.default({{.*}}dropout_p = 0.000000e+00 : f64, is_causal = true)
// Batch norm reads its statistics instead of updating them.
// CHECK: bsym @aten.batch_norm.default(input = %{{.*}}, weight = none, bias = none, running_mean = %arg2, running_var = %arg2, training = false, momentum = 1.000000e-01 : f64, eps = 1.000000e-05 : f64, cudnn_enabled = false)
// CHECK: bsym @aten.mean.default
// Nothing is written.
// CHECK: return outputs(%{{.*}} : tensor<f32>)
// CHECK-NOT: writes
thunder.func @forward(%s: tensor<4x8xf32> {thunder.name = "state", thunder.role = "buffer"}, %x: tensor<4x8xf32> {thunder.name = "x", thunder.role = "input"}, %m: tensor<8xf32> {thunder.name = "m", thunder.role = "buffer"}) -> (tensor<f32> {thunder.name = "loss"}) attributes {thunder.outputs = [0]} {
  %0 = thunder.bsym @aten.dropout.default(input = %x, p = 0.5 : f64, train = true) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = thunder.bsym @aten.batch_norm.default(input = %0, weight = none, bias = none, running_mean = none, running_var = none, training = true, momentum = 0.1 : f64, eps = 1.0e-5 : f64, cudnn_enabled = true) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = thunder.bsym @aten.scaled_dot_product_attention.default(query = %1, key = %1, value = %1, attn_mask = none, dropout_p = 0.25 : f64, is_causal = true) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %b:5 = thunder.bsym @aten._native_batch_norm_legit_functional.default(input = %2, weight = none, bias = none, running_mean = %m, running_var = %m, training = true, momentum = 0.1 : f64, eps = 1.0e-5 : f64) : (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
  %3 = thunder.bsym @aten.mean.default(self = %b#0, dtype = none) : (tensor<4x8xf32>) -> tensor<f32>
  thunder.return outputs(%3 : tensor<f32>) writes(%2 -> %s : tensor<4x8xf32>, %b#3 -> %m : tensor<8xf32>)
}
