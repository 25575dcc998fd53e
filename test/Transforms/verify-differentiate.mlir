// RUN: thunder-opt %s --thunder-verify-differentiate --split-input-file --verify-diagnostics

thunder.func @step(%x: tensor<f32> {thunder.name = "x", thunder.role = "input"}, %s: tensor<i64> {thunder.name = "train.step", thunder.role = "step"}) -> (tensor<f32> {thunder.name = "loss"}) {
  thunder.return outputs(%x : tensor<f32>) writes(%s -> %s : tensor<i64>)
}

// -----

// expected-error @+1 {{must write the step counter, an argument of role 'step'}}
thunder.func @step(%x: tensor<f32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<f32> {thunder.name = "loss"}) {
  thunder.return outputs(%x : tensor<f32>)
}

// -----

// expected-error @+1 {{must return one floating scalar called 'loss'}}
thunder.func @step(%x: tensor<f32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<f32> {thunder.name = "output0"}) {
  thunder.return outputs(%x : tensor<f32>)
}

// -----

// expected-error @+1 {{must hold one function, @forward, @grad or @step, after differentiate}}
module {
  thunder.func @main() {
    thunder.return
  }
}
