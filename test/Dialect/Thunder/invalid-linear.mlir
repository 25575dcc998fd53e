// RUN: thunder-opt %s --split-input-file --verify-diagnostics

thunder.func private @f(%x: tensor<3xf32>, %y: tensor<3xf32>) {
  // expected-error @+2 {{operands must have the same rank of at least 2 and the same element type, have 'tensor<3xf32>' and 'tensor<3xf32>' (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.matmul %x, %y : tensor<3xf32>, tensor<3xf32> -> tensor<f32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %y: tensor<1x3x2xf32>) {
  // expected-error @+2 {{operands must have the same rank of at least 2 and the same element type, have 'tensor<2x3xf32>' and 'tensor<1x3x2xf32>' (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.matmul %x, %y : tensor<2x3xf32>, tensor<1x3x2xf32> -> tensor<1x2x2xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %y: tensor<3x2xf64>) {
  // expected-error @+2 {{(C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.matmul %x, %y : tensor<2x3xf32>, tensor<3x2xf64> -> tensor<2x2xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<4x2x3xf32>, %y: tensor<5x3x2xf32>) {
  // expected-error @+2 {{leading dimensions of 'tensor<4x2x3xf32>' and 'tensor<5x3x2xf32>' differ (C2)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.matmul %x, %y : tensor<4x2x3xf32>, tensor<5x3x2xf32> -> tensor<4x2x2xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{inner dimensions differ: lhs[1] = 3, rhs[0] = 2 (C3)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.matmul %x, %x : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %y: tensor<3x2xf32>) {
  // expected-error @+2 {{inferred type(s) 'tensor<2x2xf32>' are incompatible}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.matmul %x, %y : tensor<2x3xf32>, tensor<3x2xf32> -> tensor<2x3xf32>
  thunder.return
}
