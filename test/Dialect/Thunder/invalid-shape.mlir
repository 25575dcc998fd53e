// RUN: thunder-opt %s --split-input-file --verify-diagnostics

thunder.func private @f() {
  // expected-error @+1 {{'thunder.full' op value 1 : i64 is not a number of the element type 'f32' (C1)}}
  %0 = thunder.full 1 : i64 : tensor<2xf32>
  thunder.return
}

// -----

thunder.func private @f() {
  // expected-error @+1 {{is not a number of the element type 'i64' (C1)}}
  %0 = thunder.full dense<1> : tensor<2xi64> : tensor<2xi64>
  thunder.return
}

// -----

thunder.func private @f() {
  // expected-error @+1 {{must have a static shape (C2)}}
  %0 = thunder.full 1 : i64 : tensor<?xi64>
  thunder.return
}

// -----

thunder.func private @f() {
  // expected-error @+1 {{dim 1 is not a dimension of 'tensor<3xi64>' (C1)}}
  %0 = thunder.iota dim = 1 : tensor<3xi64>
  thunder.return
}

// -----

thunder.func private @f() {
  // expected-error @+1 {{dim -1 is not a dimension of 'tensor<3xi64>' (C1)}}
  %0 = thunder.iota dim = -1 : tensor<3xi64>
  thunder.return
}

// -----

thunder.func private @f() {
  // expected-error @+1 {{must have a static shape (C2)}}
  %0 = thunder.iota dim = 0 : tensor<?xi64>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{needs one entry of dims for each of the 2 dimensions of the operand, has 1 (C1)}}
  %0 = thunder.broadcast_in_dim %x dims = [1] : tensor<2x3xf32> -> tensor<4x2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{dims must be strictly increasing dimensions of 'tensor<4x3x2xf32>' (C1)}}
  %0 = thunder.broadcast_in_dim %x dims = [2, 1] : tensor<2x3xf32> -> tensor<4x3x2xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{dims must be strictly increasing dimensions of 'tensor<4x2x3xf32>' (C1)}}
  %0 = thunder.broadcast_in_dim %x dims = [1, 3] : tensor<2x3xf32> -> tensor<4x2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{operand dimension 0 of 'tensor<2x3xf32>' is neither 1 nor dimension 0 of 'tensor<4x3xf32>' (C2)}}
  %0 = thunder.broadcast_in_dim %x dims = [0, 1] : tensor<2x3xf32> -> tensor<4x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{element types of 'tensor<2x3xf32>' and 'tensor<2x3xf64>' differ (C3)}}
  %0 = thunder.broadcast_in_dim %x dims = [0, 1] : tensor<2x3xf32> -> tensor<2x3xf64>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{has 6 elements before and 5 after (C1)}}
  %0 = thunder.reshape %x : tensor<2x3xf32> -> tensor<5xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{element types of 'tensor<2x3xf32>' and 'tensor<6xf64>' differ (C2)}}
  %0 = thunder.reshape %x : tensor<2x3xf32> -> tensor<6xf64>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{permutation must name every dimension of 'tensor<2x3xf32>' once (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.transpose %x permutation = [0] : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{permutation must name every dimension of 'tensor<2x3xf32>' once (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.transpose %x permutation = [0, 0] : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{permutation must name every dimension of 'tensor<2x3xf32>' once (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.transpose %x permutation = [0, 2] : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{inferred type(s) 'tensor<3x2xf32>' are incompatible}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.transpose %x permutation = [1, 0] : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{needs one start, limit and stride for each dimension of 'tensor<2x3xf32>' (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.slice %x [0] to [1] step [1] : tensor<2x3xf32> -> tensor<1xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{[0, 4) is not a range of dimension 1 of 'tensor<2x3xf32>' (C2)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.slice %x [0, 0] to [2, 4] step [1, 1] : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{[2, 1) is not a range of dimension 0 of 'tensor<2x3xf32>' (C2)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.slice %x [2, 0] to [1, 3] step [1, 1] : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{[-1, 1) is not a range of dimension 0 of 'tensor<2x3xf32>' (C2)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.slice %x [-1, 0] to [1, 3] step [1, 1] : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{stride 0 of dimension 1 is not positive (C3)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.slice %x [0, 0] to [2, 3] step [1, 0] : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{needs one low, high and interior for each dimension of 'tensor<2x3xf32>' (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.pad %x with 0.0 : f32 low = [0] high = [0] interior = [0] : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{low, high and interior of dimension 1 must not be negative (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.pad %x with 0.0 : f32 low = [0, -1] high = [0, 0] interior = [0, 0] : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{the value must have the element type of 'tensor<2x3xf32>' (C2)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.pad %x with 0 : i64 low = [0, 0] high = [0, 0] interior = [0, 0] : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{the value must have the element type of 'tensor<2x3xf32>' (C2)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.pad %x with dense<0.0> : tensor<f32> low = [0, 0] high = [0, 0] interior = [0, 0] : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{dimension 0 would have more than 2^63 - 1 elements (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.pad %x with 0.0 : f32 low = [9223372036854775807, 0] high = [9223372036854775807, 0] interior = [0, 0] : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{dim 2 is not a dimension of 'tensor<2x3xf32>' (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.cat %x, %x dim = 2 : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %y: tensor<3x3xf32>) {
  // expected-error @+2 {{'tensor<3x3xf32>' does not agree with 'tensor<2x3xf32>' outside dimension 1 (C2)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.cat %x, %y dim = 1 : tensor<2x3xf32>, tensor<3x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %y: tensor<2x3xf64>) {
  // expected-error @+2 {{'tensor<2x3xf64>' does not agree with 'tensor<2x3xf32>' outside dimension 1 (C2)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.cat %x, %y dim = 1 : tensor<2x3xf32>, tensor<2x3xf64> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{inferred type(s) 'tensor<4x3xf32>' are incompatible}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.cat %x, %x dim = 0 : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<5x3xf32>
  thunder.return
}
