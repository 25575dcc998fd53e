// RUN: thunder-opt %s --split-input-file --verify-diagnostics

thunder.func private @f(%s: tensor<3xi64>) -> tensor<4xf32> {
  // expected-error-re @+1 {{the state must be{{.*}}(C1)}}
  %r = thunder.uniform_philox %s offset = 0 : tensor<3xi64> -> tensor<4xf32>
  thunder.return outputs(%r : tensor<4xf32>)
}

// -----

thunder.func private @f(%s: tensor<2xi64>) -> tensor<4xf32> {
  // expected-error-re @+1 {{offset{{.*}}(C2)}}
  %r = thunder.uniform_philox %s offset = -1 : tensor<2xi64> -> tensor<4xf32>
  thunder.return outputs(%r : tensor<4xf32>)
}

// -----

thunder.func private @f(%s: tensor<2xi64>) -> tensor<?xf32> {
  // expected-error-re @+1 {{offset{{.*}}(C2)}}
  %r = thunder.uniform_philox %s offset = 0 : tensor<2xi64> -> tensor<?xf32>
  thunder.return outputs(%r : tensor<?xf32>)
}

// -----

thunder.func private @f(%s: tensor<3xi64>) -> tensor<4xi64> {
  // expected-error-re @+1 {{the state must be{{.*}}(C1)}}
  %r = thunder.bits_philox %s offset = 0 : tensor<3xi64> -> tensor<4xi64>
  thunder.return outputs(%r : tensor<4xi64>)
}

// -----

thunder.func private @f(%s: tensor<2xi64>) -> tensor<4xi64> {
  // expected-error-re @+1 {{offset{{.*}}(C2)}}
  %r = thunder.bits_philox %s offset = -1 : tensor<2xi64> -> tensor<4xi64>
  thunder.return outputs(%r : tensor<4xi64>)
}

// -----

thunder.func private @f(%s: tensor<2xi64>) -> tensor<?xi64> {
  // expected-error-re @+1 {{offset{{.*}}(C2)}}
  %r = thunder.bits_philox %s offset = 0 : tensor<2xi64> -> tensor<?xi64>
  thunder.return outputs(%r : tensor<?xi64>)
}
