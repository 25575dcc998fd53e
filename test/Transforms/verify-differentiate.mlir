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

// expected-error @+1 {{must hold @forward, or @grad, or the entries of a training program (@step, with it @gradients, @update and @evaluate) after differentiate}}
module {
  thunder.func @main() {
    thunder.return
  }
}

// -----

// expected-error @+1 {{must hold @forward, or @grad, or the entries of a training program}}
module {
  thunder.func @evaluate(%x: tensor<f32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<f32> {thunder.name = "loss"}) {
    thunder.return outputs(%x : tensor<f32>)
  }
}

// -----

thunder.func @step(%x: tensor<f32> {thunder.name = "x", thunder.role = "input"}, %s: tensor<i64> {thunder.name = "train.step", thunder.role = "step"}) -> (tensor<f32> {thunder.name = "loss"}) {
  thunder.return outputs(%x : tensor<f32>) writes(%s -> %s : tensor<i64>)
}
// expected-error @+1 {{must write nothing}}
thunder.func @evaluate(%x: tensor<f32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<f32> {thunder.name = "loss"}) {
  thunder.return outputs(%x : tensor<f32>) writes(%x -> %x : tensor<f32>)
}

// -----

thunder.func @step(%x: tensor<f32> {thunder.name = "x", thunder.role = "input"}, %s: tensor<i64> {thunder.name = "train.step", thunder.role = "step"}) -> (tensor<f32> {thunder.name = "loss"}) {
  thunder.return outputs(%x : tensor<f32>) writes(%s -> %s : tensor<i64>)
}
// expected-error @+1 {{must not write the step counter}}
thunder.func @gradients(%x: tensor<f32> {thunder.name = "x", thunder.role = "input"}, %s: tensor<i64> {thunder.name = "train.step", thunder.role = "step"}) -> (tensor<f32> {thunder.name = "loss"}) {
  thunder.return outputs(%x : tensor<f32>) writes(%s -> %s : tensor<i64>)
}
