// RUN: split-file %s %t
// RUN: not thunder-opt %t/float.mlir --thunder-build-training-step="lr=-1" 2>&1 | FileCheck %s --check-prefix=RATE
// RUN: not thunder-opt %t/float.mlir --thunder-build-training-step="optimizer=adam beta2=1" 2>&1 | FileCheck %s --check-prefix=BETA
// RUN: not thunder-opt %t/float.mlir --thunder-build-training-step="nesterov" 2>&1 | FileCheck %s --check-prefix=NESTEROV
// RUN: not thunder-opt %t/float.mlir --thunder-build-training-step="optimizer=lion" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not thunder-opt %t/half.mlir --thunder-build-training-step 2>&1 | FileCheck %s --check-prefix=HALF
// RUN: not thunder-opt %t/input.mlir --thunder-build-training-step 2>&1 | FileCheck %s --check-prefix=INPUT

// RATE: error: --lr -1.000000e+00 is not allowed: it must be at least 0 and finite
// BETA: error: --betas 1.000000e+00 is not allowed: it must be at least 0 and below 1
// NESTEROV: error: --nesterov needs a --momentum above 0 and no --dampening
// UNKNOWN: error: --optimizer=lion is not one of sgd, adam, adamw
// HALF: error: training step: parameter 'w' of type 'tensor<bf16>'; export the model in float32
// INPUT: error: output 1 of @grad, 'x', is not the gradient of a parameter

//--- float.mlir
thunder.func @grad(%w: tensor<f32> {thunder.name = "w", thunder.role = "parameter"}, %g: tensor<f32> {thunder.name = "grad_loss", thunder.role = "seed"}) -> (tensor<f32> {thunder.name = "loss"}, tensor<f32> {thunder.name = "grad.w"}) {
  thunder.return outputs(%w, %g : tensor<f32>, tensor<f32>)
}
//--- half.mlir
thunder.func @grad(%w: tensor<bf16> {thunder.name = "w", thunder.role = "parameter"}, %g: tensor<bf16> {thunder.name = "grad_loss", thunder.role = "seed"}) -> (tensor<bf16> {thunder.name = "loss"}, tensor<bf16> {thunder.name = "grad.w"}) {
  thunder.return outputs(%w, %g : tensor<bf16>, tensor<bf16>)
}
//--- input.mlir
thunder.func @grad(%x: tensor<f32> {thunder.name = "x", thunder.role = "input"}, %g: tensor<f32> {thunder.name = "grad_loss", thunder.role = "seed"}) -> (tensor<f32> {thunder.name = "loss"}, tensor<f32> {thunder.name = "grad.x"}) {
  thunder.return outputs(%x, %g : tensor<f32>, tensor<f32>)
}
