// RUN: thunder-opt %s --split-input-file --verify-diagnostics

thunder.func private @f(%i: tensor<2x3xi64>) {
  // expected-error @+1 {{lower bound 5 is above the upper bound 0 (C1)}}
  %0 = thunder.check_index %i in [5, 0) "index" : tensor<2x3xi64>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<2xi64>) {
  // expected-error @+2 {{thunder.gather: operand and index must have the same non-zero rank and dim be one of the dimensions}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.gather %x[%i] dim = 0 : tensor<2x3xf32>, tensor<2xi64> -> tensor<2xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<f32>, %i: tensor<i64>) {
  // expected-error @+2 {{thunder.gather: operand and index must have the same non-zero rank and dim be one of the dimensions}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.gather %x[%i] dim = 0 : tensor<f32>, tensor<i64> -> tensor<f32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<2x3xi64>) {
  // expected-error @+2 {{and 2 (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.gather %x[%i] dim = 2 : tensor<2x3xf32>, tensor<2x3xi64> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<3x3xi64>) {
  // expected-error @+2 {{dimension 0 of the index, 'tensor<3x3xi64>', is larger than that of the operand, 'tensor<2x3xf32>' (C2)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.gather %x[%i] dim = 1 : tensor<2x3xf32>, tensor<3x3xi64> -> tensor<3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<2x3xi64>) {
  // expected-error @+2 {{inferred type(s) 'tensor<2x3xf32>' are incompatible}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.gather %x[%i] dim = 0 : tensor<2x3xf32>, tensor<2x3xi64> -> tensor<2x3xf64>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<2xi64>, %s: tensor<2xf32>) {
  // expected-error @+2 {{thunder.scatter_add: operand and index must have the same non-zero rank and dim be one of the dimensions}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.scatter_add %x[%i] += %s dim = 0 : tensor<2x3xf32>, tensor<2xi64>, tensor<2xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<2x3xi64>, %s: tensor<3x2xf32>) {
  // expected-error @+2 {{index and source must have one shape, have 'tensor<2x3xi64>' and 'tensor<3x2xf32>' (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.scatter_add %x[%i] += %s dim = 0 : tensor<2x3xf32>, tensor<2x3xi64>, tensor<3x2xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<3x3xi64>, %s: tensor<3x3xf32>) {
  // expected-error @+2 {{dimension 0 of the index, 'tensor<3x3xi64>', is larger than that of the operand, 'tensor<2x3xf32>' (C2)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.scatter_add %x[%i] += %s dim = 1 : tensor<2x3xf32>, tensor<3x3xi64>, tensor<3x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<2x3xi64>, %s: tensor<2x3xf64>) {
  // expected-error @+2 {{input and source must have one element type, have 'tensor<2x3xf32>' and 'tensor<2x3xf64>' (C3)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.scatter_add %x[%i] += %s dim = 0 : tensor<2x3xf32>, tensor<2x3xi64>, tensor<2x3xf64> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<2xi64>) {
  // expected-error @+2 {{thunder.take: dim 2 is not a dimension of 'tensor<2x3xf32>' (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.take %x[%i] dim = 2 : tensor<2x3xf32>, tensor<2xi64> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<f32>, %i: tensor<2xi64>) {
  // expected-error @+2 {{thunder.take: dim 0 is not a dimension of 'tensor<f32>' (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.take %x[%i] dim = 0 : tensor<f32>, tensor<2xi64> -> tensor<2xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<2x1xi64>, %s: tensor<2x3xf32>) {
  // expected-error @+2 {{thunder.index_add: dim 0 must be a dimension of 'tensor<2x3xf32>' and the index 'tensor<2x1xi64>' have one dimension (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.index_add %x[%i] += %s dim = 0 : tensor<2x3xf32>, tensor<2x1xi64>, tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<2xi64>, %s: tensor<2x3xf32>) {
  // expected-error @+2 {{dim -1 must be a dimension of 'tensor<2x3xf32>' and the index 'tensor<2xi64>' have one dimension (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.index_add %x[%i] += %s dim = -1 : tensor<2x3xf32>, tensor<2xi64>, tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<2xi64>, %s: tensor<2x3xf32>) {
  // expected-error @+2 {{thunder.index_add: source 'tensor<2x3xf32>' does not fit input 'tensor<2x3xf32>' and index 'tensor<2xi64>' (C2)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.index_add %x[%i] += %s dim = 1 : tensor<2x3xf32>, tensor<2xi64>, tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<2xi64>, %s: tensor<2x3xf64>) {
  // expected-error @+2 {{thunder.index_add: source 'tensor<2x3xf64>' does not fit input 'tensor<2x3xf32>' and index 'tensor<2xi64>' (C2)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.index_add %x[%i] += %s dim = 0 : tensor<2x3xf32>, tensor<2xi64>, tensor<2x3xf64> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<2x1xi64>, %s: tensor<2x3xf32>) {
  // expected-error @+2 {{thunder.index_copy: dim 0 must be a dimension of 'tensor<2x3xf32>' and the index 'tensor<2x1xi64>' have one dimension (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.index_copy %x[%i] = %s dim = 0 : tensor<2x3xf32>, tensor<2x1xi64>, tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<2xi64>, %s: tensor<2x3xf32>) {
  // expected-error @+2 {{dim -1 must be a dimension of 'tensor<2x3xf32>' and the index 'tensor<2xi64>' have one dimension (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.index_copy %x[%i] = %s dim = -1 : tensor<2x3xf32>, tensor<2xi64>, tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<2xi64>, %s: tensor<2x3xf32>) {
  // expected-error @+2 {{thunder.index_copy: source 'tensor<2x3xf32>' does not fit input 'tensor<2x3xf32>' and index 'tensor<2xi64>' (C2)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.index_copy %x[%i] = %s dim = 1 : tensor<2x3xf32>, tensor<2xi64>, tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<2xi64>, %s: tensor<2x3xf64>) {
  // expected-error @+2 {{thunder.index_copy: source 'tensor<2x3xf64>' does not fit input 'tensor<2x3xf32>' and index 'tensor<2xi64>' (C2)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.index_copy %x[%i] = %s dim = 0 : tensor<2x3xf32>, tensor<2xi64>, tensor<2x3xf64> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<2xi64>, %s: tensor<2xf32>) {
  // expected-error @+2 {{thunder.scatter: operand and index must have the same non-zero rank and dim be one of the dimensions, have 'tensor<2x3xf32>', 'tensor<2xi64>' and 0 (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.scatter %x[%i] = %s dim = 0 : tensor<2x3xf32>, tensor<2xi64>, tensor<2xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<2x3xi64>, %s: tensor<2x2xf32>) {
  // expected-error @+2 {{thunder.scatter: index and source must have one shape, have 'tensor<2x3xi64>' and 'tensor<2x2xf32>' (C1)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.scatter %x[%i] = %s dim = 0 : tensor<2x3xf32>, tensor<2x3xi64>, tensor<2x2xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<2x4xi64>, %s: tensor<2x4xf32>) {
  // expected-error @+2 {{thunder.scatter: dimension 1 of the index, 'tensor<2x4xi64>', is larger than that of the operand, 'tensor<2x3xf32>' (C2)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.scatter %x[%i] = %s dim = 0 : tensor<2x3xf32>, tensor<2x4xi64>, tensor<2x4xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>, %i: tensor<2x3xi64>, %s: tensor<2x3xf64>) {
  // expected-error @+2 {{thunder.scatter: input and source must have one element type, have 'tensor<2x3xf32>' and 'tensor<2x3xf64>' (C3)}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.scatter %x[%i] = %s dim = 0 : tensor<2x3xf32>, tensor<2x3xi64>, tensor<2x3xf64> -> tensor<2x3xf32>
  thunder.return
}
