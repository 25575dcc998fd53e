// RUN: thunder-opt %s --split-input-file --verify-diagnostics --thunder-verify-partition

thunder.func private @outside(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @below {{'thunder.neg' is in no kernel}}
  %0 = thunder.neg %x : tensor<2xf32>
  thunder.return outputs(%0 : tensor<2xf32>)
}

// -----

thunder.func private @empty(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @below {{has an empty body}}
  %0 = thunder.kernel pointwise(%a = %x : tensor<2xf32>) -> tensor<2xf32> {
    thunder.yield %a : tensor<2xf32>
  }
  thunder.return outputs(%0 : tensor<2xf32>)
}

// -----

thunder.func private @pointwise(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  // expected-error @below {{is no pointwise kernel: 'thunder.sum' is not elementwise}}
  %0 = thunder.kernel pointwise(%a = %x : tensor<2x3xf32>) -> tensor<2xf32> {
    %1 = thunder.sum %a dims = [1] : tensor<2x3xf32> -> tensor<2xf32>
    thunder.yield %1 : tensor<2xf32>
  }
  thunder.return outputs(%0 : tensor<2xf32>)
}

// -----

thunder.func private @shapes(%x: tensor<2xf32>, %y: tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>) {
  // expected-error @below {{is no pointwise kernel: 'thunder.neg' has another shape than the kernel}}
  %0:2 = thunder.kernel pointwise(%a = %x : tensor<2xf32>, %b = %y : tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>) {
    %1 = thunder.neg %a : tensor<2xf32>
    %2 = thunder.neg %b : tensor<3xf32>
    thunder.yield %1, %2 : tensor<2xf32>, tensor<3xf32>
  }
  thunder.return outputs(%0#0, %0#1 : tensor<2xf32>, tensor<3xf32>)
}

// -----

thunder.func private @row(%x: tensor<2x3xf32>) -> tensor<3xf32> {
  // expected-error @below {{is no row kernel: 'thunder.sum' does not reduce the last dimension of the rows}}
  %0 = thunder.kernel row(%a = %x : tensor<2x3xf32>) -> tensor<3xf32> {
    %1 = thunder.sum %a dims = [0] : tensor<2x3xf32> -> tensor<3xf32>
    thunder.yield %1 : tensor<3xf32>
  }
  thunder.return outputs(%0 : tensor<3xf32>)
}

// -----

thunder.func private @reduction(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<f32>) {
  // expected-error @below {{is no reduction kernel: keeps a value that is no reduction}}
  %0:2 = thunder.kernel reduction(%a = %x : tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<f32>) {
    %1 = thunder.neg %a : tensor<2x3xf32>
    %2 = thunder.sum %1 dims = [0, 1] : tensor<2x3xf32> -> tensor<f32>
    thunder.yield %1, %2 : tensor<2x3xf32>, tensor<f32>
  }
  thunder.return outputs(%0#0, %0#1 : tensor<2x3xf32>, tensor<f32>)
}

// -----

thunder.func private @column_reduction(%x: tensor<2x3xf32>) -> tensor<3xf32> {
  // expected-error @below {{is no column_reduction kernel: 'thunder.amax' does not reduce as the class does}}
  %0 = thunder.kernel column_reduction(%a = %x : tensor<2x3xf32>) -> tensor<3xf32> {
    %1 = thunder.amax %a dims = [0] : tensor<2x3xf32> -> tensor<3xf32>
    thunder.yield %1 : tensor<3xf32>
  }
  thunder.return outputs(%0 : tensor<3xf32>)
}

// -----

thunder.func private @gemm(%x: tensor<3x3xf32>) -> tensor<3x3xf32> {
  // expected-error @below {{is no gemm kernel: computes an operand of its matrix product}}
  %0 = thunder.kernel gemm(%a = %x : tensor<3x3xf32>) -> tensor<3x3xf32> {
    %1 = thunder.neg %a : tensor<3x3xf32>
    %2 = thunder.matmul %1, %a : tensor<3x3xf32>, tensor<3x3xf32> -> tensor<3x3xf32>
    thunder.yield %2 : tensor<3x3xf32>
  }
  thunder.return outputs(%0 : tensor<3x3xf32>)
}

// -----

thunder.func private @loops(%x: tensor<3xf32>) -> tensor<3xf32> {
  // expected-error @below {{is no loops kernel: holds more than one primitive}}
  %0 = thunder.kernel loops(%a = %x : tensor<3xf32>) -> tensor<3xf32> {
    %1 = thunder.neg %a : tensor<3xf32>
    %2 = thunder.neg %1 : tensor<3xf32>
    thunder.yield %2 : tensor<3xf32>
  }
  thunder.return outputs(%0 : tensor<3xf32>)
}
