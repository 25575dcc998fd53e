// RUN: thunder-opt %s --thunder-build-training-step="lr=0.5" --thunder-verify-differentiate | FileCheck %s --check-prefix=SGD
// RUN: thunder-opt %s --thunder-build-training-step="lr=0.5 momentum=0.9 nesterov weight-decay=0.1" | FileCheck %s --check-prefix=NESTEROV
// RUN: thunder-opt %s --thunder-build-training-step="optimizer=adam" | FileCheck %s --check-prefix=ADAM
// RUN: thunder-opt %s --thunder-build-training-step="optimizer=adamw weight-decay=0.01" | FileCheck %s --check-prefix=ADAMW

// Plain SGD has no slot and no argument for what is compiled out. The cotangent of the loss is 1.
// SGD: thunder.func @step(%arg0: {{.*}}"w"{{.*}}, %arg1: {{.*}}"x"{{.*}}, %arg2: tensor<i64> {thunder.name = "train.step", thunder.role = "step"}, %arg3: tensor<f64> {thunder.default = 5.000000e-01 : f64, thunder.name = "hyper.lr", thunder.role = "hyper"}) -> (tensor<f32> {thunder.name = "loss"})
// SGD: %[[ONE:.*]] = full 1.000000e+00 : f32 : tensor<f32>
// SGD: %[[SEED:.*]] = broadcast_in_dim %[[ONE]]
// SGD: %[[G:.*]] = mul %[[SEED]], %arg1
// SGD: %[[RATE:.*]] = neg %arg3 : tensor<f64>
// SGD: %[[ROUNDED:.*]] = convert_element_type %[[RATE]] to f32
// SGD: %[[B:.*]] = broadcast_in_dim %[[ROUNDED]] dims = []
// SGD: %[[D:.*]] = mul %[[G]], %[[B]]
// SGD: %[[NEW:.*]] = add %arg0, %[[D]]
// SGD: %[[NEXT:.*]] = add %arg2, %{{.*}} : tensor<i64>
// SGD: return outputs(%{{.*}} : tensor<f32>) writes(%[[NEW]] -> %arg0 : tensor<3xf32>, %[[NEXT]] -> %arg2 : tensor<i64>)

// The halves: gradients are added to arguments, the cotangent is the number train.scale.
// SGD: thunder.func @gradients(%arg0: {{.*}}"w"{{.*}}, %arg1: {{.*}}"x"{{.*}}, %arg2: tensor<f64> {thunder.default = 1.000000e+00 : f64, thunder.name = "train.scale", thunder.role = "hyper"}, %arg3: tensor<3xf32> {thunder.name = "grad.w", thunder.role = "gradient"}) -> (tensor<f32> {thunder.name = "loss"})
// SGD: %[[SEED:.*]] = convert_element_type %arg2 to f32 : tensor<f64> -> tensor<f32>
// SGD: broadcast_in_dim %[[SEED]]
// SGD: %[[SUM:.*]] = add %arg3, %{{.*}} : tensor<3xf32>
// SGD: return outputs(%{{.*}} : tensor<f32>) writes(%[[SUM]] -> %arg3 : tensor<3xf32>)

// Clipping has PyTorch's formula: min(1, max_norm * (1 / (norm + 1e-6))), or 1 when max_norm is negative.
// SGD: thunder.func @update(%arg0: {{.*}}"w"{{.*}}, %arg1: {{.*}}"grad.w"{{.*}}, %arg2: tensor<f64> {thunder.default = -1.000000e+00 : f64, thunder.name = "train.max_norm", thunder.role = "hyper"}, %arg3: {{.*}}"train.step"{{.*}}, %arg4: {{.*}}"hyper.lr"{{.*}}) -> (tensor<f32> {thunder.name = "grad_norm"})
// SGD: %[[SQUARE:.*]] = mul %arg1, %arg1
// SGD: %[[TOTAL:.*]] = sum %[[SQUARE]] dims = [0]
// SGD: %[[NORM:.*]] = sqrt %[[TOTAL]]
// SGD: %[[EPS:.*]] = full 9.99999997E-7 : f32
// SGD: %[[PLUS:.*]] = add %[[NORM]], %[[EPS]]
// SGD: %[[INVERSE:.*]] = reciprocal %[[PLUS]]
// SGD: %[[FACTOR:.*]] = mul %[[INVERSE]], %{{.*}}
// SGD: minimum %[[FACTOR]]
// SGD: where
// SGD: %[[UPDATED:.*]] = add %arg0, %{{.*}} : tensor<3xf32>
// SGD: return outputs(%[[NORM]] : tensor<f32>) writes(%[[UPDATED]] -> %arg0 : tensor<3xf32>, %{{.*}} -> %arg3 : tensor<i64>)

// The first buffer is the gradient: its factor is 1 at step 0.
// NESTEROV: thunder.func @step(
// NESTEROV-SAME: "hyper.lr"
// NESTEROV-SAME: "hyper.weight-decay"
// NESTEROV-SAME: "hyper.momentum"
// NESTEROV-SAME: "hyper.dampening"
// NESTEROV-SAME: tensor<3xf32> {thunder.name = "optimizer.momentum_buffer.w", thunder.role = "optimizer"}
// NESTEROV: %[[FIRST:.*]] = eq %arg2, %{{.*}} : tensor<i64>
// NESTEROV: where %[[FIRST]], %{{.*}}, %{{.*}} : tensor<i1>, tensor<f64>

// ADAM: thunder.func @step(
// ADAM-SAME: "hyper.lr"
// ADAM-SAME: thunder.default = 9.000000e-01 : f64, thunder.name = "hyper.beta1"
// ADAM-SAME: "hyper.beta2"
// ADAM-SAME: "hyper.eps"
// ADAM-SAME: "optimizer.exp_avg.w"
// ADAM-SAME: "optimizer.exp_avg_sq.w"
// ADAM-NOT: weight-decay
// The bias corrections are f64, of the step counted from 1.
// ADAM: %[[T:.*]] = convert_element_type %{{.*}} to f64 : tensor<i64> -> tensor<f64>
// ADAM: pow %{{.*}}, %[[T]] : tensor<f64>
// ADAM: pow %{{.*}}, %[[T]] : tensor<f64>

// AdamW shrinks the parameter by 1 - lr * weight_decay.
// ADAMW: %[[P:.*]] = mul %[[LR:.*]], %[[WD:.*]] : tensor<f64>
// ADAMW: %[[S:.*]] = sub %{{.*}}, %[[P]] : tensor<f64>
// ADAMW: convert_element_type %[[S]] to f32
thunder.func @grad(%w: tensor<3xf32> {thunder.name = "w", thunder.role = "parameter", thunder.requires_grad}, %x: tensor<3xf32> {thunder.name = "x", thunder.role = "input"}, %g: tensor<f32> {thunder.name = "grad_loss", thunder.role = "seed"}) -> (tensor<f32> {thunder.name = "loss"}, tensor<3xf32> {thunder.name = "grad.w"}) {
  %0 = thunder.mul %w, %x : tensor<3xf32>
  %1 = thunder.sum %0 dims = [0] : tensor<3xf32> -> tensor<f32>
  %2 = thunder.broadcast_in_dim %g dims = [] : tensor<f32> -> tensor<3xf32>
  %3 = thunder.mul %2, %x : tensor<3xf32>
  thunder.return outputs(%1, %3 : tensor<f32>, tensor<3xf32>)
}
