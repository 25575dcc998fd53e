// RUN: thunder-opt %s --split-input-file --verify-diagnostics

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{dims must be strictly increasing dimensions of 'tensor<2x3xf32>' (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.sum %x dims = [2] : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{dims must be strictly increasing dimensions of 'tensor<2x3xf32>' (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.sum %x dims = [1, 0] : tensor<2x3xf32> -> tensor<f32>
  thunder.return
}

// -----

// (C2)
thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{inferred type(s) 'tensor<2xf32>' are incompatible}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.sum %x dims = [1] : tensor<2x3xf32> -> tensor<2xf64>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{dims must be strictly increasing dimensions of 'tensor<2x3xf32>' (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.prod %x dims = [2] : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{dims must be strictly increasing dimensions of 'tensor<2x3xf32>' (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.prod %x dims = [1, 0] : tensor<2x3xf32> -> tensor<f32>
  thunder.return
}

// -----

// (C2)
thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{inferred type(s) 'tensor<2xf32>' are incompatible}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.prod %x dims = [1] : tensor<2x3xf32> -> tensor<2xf64>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{dims must be strictly increasing dimensions of 'tensor<2x3xf32>' (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.amax %x dims = [2] : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{dims must be strictly increasing dimensions of 'tensor<2x3xf32>' (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.amax %x dims = [1, 0] : tensor<2x3xf32> -> tensor<f32>
  thunder.return
}

// -----

// (C2)
thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{inferred type(s) 'tensor<2xf32>' are incompatible}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.amax %x dims = [1] : tensor<2x3xf32> -> tensor<2xf64>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{dims must be strictly increasing dimensions of 'tensor<2x3xf32>' (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.amin %x dims = [2] : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{dims must be strictly increasing dimensions of 'tensor<2x3xf32>' (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.amin %x dims = [1, 0] : tensor<2x3xf32> -> tensor<f32>
  thunder.return
}

// -----

// (C2)
thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{inferred type(s) 'tensor<2xf32>' are incompatible}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.amin %x dims = [1] : tensor<2x3xf32> -> tensor<2xf64>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<0x3xf32>) {
  // expected-error @+2 {{dimension 0 of 'tensor<0x3xf32>' is empty: there is no extreme of nothing (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.amax %x dims = [0] : tensor<0x3xf32> -> tensor<3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<0x3xf32>) {
  // expected-error @+2 {{dimension 0 of 'tensor<0x3xf32>' is empty: there is no extreme of nothing (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.amin %x dims = [0] : tensor<0x3xf32> -> tensor<3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{dims must be strictly increasing dimensions of 'tensor<2x3xf32>' (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.argmax %x dim = -1 : tensor<2x3xf32> -> tensor<2xi64>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<0x3xf32>) {
  // expected-error @+2 {{dimension 0 of 'tensor<0x3xf32>' is empty: there is no extreme of nothing (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.argmax %x dim = 0 : tensor<0x3xf32> -> tensor<3xi64>
  thunder.return
}

// -----

// (C2)
thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{inferred type(s) 'tensor<2xi64>' are incompatible}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.argmax %x dim = 1 : tensor<2x3xf32> -> tensor<3xi64>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{dim 2 is not a dimension of 'tensor<2x3xf32>' (C1)}}
  %0 = thunder.cumsum %x dim = 2 : tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<f32>) {
  // expected-error @+1 {{dim 0 is not a dimension of 'tensor<f32>' (C1)}}
  %0 = thunder.cumsum %x dim = 0 : tensor<f32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{thunder.sort: dim -1 is not a dimension of 'tensor<2x3xf32>' (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0, %1 = thunder.sort %x dim = -1 : tensor<2x3xf32> -> tensor<2x3xf32>, tensor<2x3xi64>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{are incompatible with return type(s)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0, %1 = thunder.sort %x dim = 0 : tensor<2x3xf32> -> tensor<2x3xf32>, tensor<3x2xi64> // (C2)
  thunder.return
}
