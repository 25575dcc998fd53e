// RUN: thunder-opt %s --split-input-file --thunder-insert-loss | FileCheck %s --check-prefix=DEFAULT
// RUN: thunder-opt %s --split-input-file --thunder-insert-loss="loss=cross_entropy(output1,target)" | FileCheck %s --check-prefix=CE
// RUN: thunder-opt %s --split-input-file --thunder-insert-loss="loss=mse(output1,y)" | FileCheck %s --check-prefix=MSE
// RUN: thunder-opt %s --split-input-file --thunder-insert-loss="loss=bce_with_logits(output1,y)" | FileCheck %s --check-prefix=BCE

// The default is the only floating scalar: output0, not the integer output2. Writes stay.
// DEFAULT: thunder.func @forward({{.*}}) -> (tensor<f32> {thunder.name = "loss"}) attributes {thunder.outputs = [0]}
// DEFAULT: %[[MEAN:.*]] = bsym @aten.mean.default
// DEFAULT: return outputs(%[[MEAN]] : tensor<f32>) writes(%arg1 -> %arg0 : tensor<4x10xf32>)

// A target that the program lacks becomes an input, behind the others.
// CE: thunder.func @forward(%arg0: {{.*}}"state"{{.*}}, %arg1: {{.*}}"x"{{.*}}, %arg2: tensor<4x10xf32> {thunder.name = "y"{{.*}}}, %arg3: tensor<4xi64> {thunder.name = "target", thunder.role = "input"}, %arg4: {{.*}}"c"{{.*}}) -> (tensor<f32> {thunder.name = "loss"})
// CE: %[[LOSS:.*]] = bsym @aten.cross_entropy_loss.default(self = %arg1, target = %arg3, weight = none, reduction = 1 : i64, ignore_index = -100 : i64, label_smoothing = 0.000000e+00 : f64)
// CE: return outputs(%[[LOSS]] : tensor<f32>) writes

// One that it has is used.
// MSE: bsym @aten.mse_loss.default(self = %arg1, target = %arg2, reduction = 1 : i64)
// BCE: bsym @aten.binary_cross_entropy_with_logits.default(self = %arg1, target = %arg2, weight = none, pos_weight = none, reduction = 1 : i64)
thunder.func @forward(%s: tensor<4x10xf32> {thunder.name = "state", thunder.role = "buffer"}, %x: tensor<4x10xf32> {thunder.name = "x", thunder.role = "input"}, %y: tensor<4x10xf32> {thunder.name = "y", thunder.role = "input"}, %c: tensor<i64> {thunder.name = "c", thunder.role = "constant"}) -> (tensor<f32> {thunder.name = "output0"}, tensor<4x10xf32> {thunder.name = "output1"}, tensor<i64> {thunder.name = "output2"}) attributes {thunder.outputs = [0, 1, 2]} {
  %0 = thunder.bsym @aten.mean.default(self = %x, dtype = none) : (tensor<4x10xf32>) -> tensor<f32>
  thunder.return outputs(%0, %x, %c : tensor<f32>, tensor<4x10xf32>, tensor<i64>) writes(%x -> %s : tensor<4x10xf32>)
}
