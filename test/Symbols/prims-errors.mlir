// RUN: thunder-opt %s --split-input-file --verify-diagnostics --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols))" -o /dev/null

thunder.func @broadcast(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<3xf32> {
  // expected-error@+1 {{prims.broadcast_in_dim: cannot broadcast 'tensor<2xf32>' to the shape and dimensions given}}
  %r = thunder.bsym @prims.broadcast_in_dim(a = %x, shape = [3], dims = [0]) : (tensor<2xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

// -----

thunder.func @slice(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<3xf32> {
  // expected-error@+1 {{prims.slice_prim: the slice does not lie in 'tensor<2xf32>'}}
  %r = thunder.bsym @prims.slice_prim(a = %x, starts = [0], limits = [3], strides = none) : (tensor<2xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

// -----

thunder.func @pad(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<1xf32> {
  // expected-error@+1 {{prims.pad: argument 'config' must be (low, high, dilation) for each dimension of 'tensor<2xf32>'}}
  %r = thunder.bsym @prims.pad(a = %x, value = 0.0, config = [[1, 1]]) : (tensor<2xf32>) -> tensor<1xf32>
  thunder.return outputs(%r : tensor<1xf32>)
}

// -----

thunder.func @cut(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<1xf32> {
  // expected-error@+1 {{prims.pad: cuts more than dimension 0 of 'tensor<2xf32>' has}}
  %r = thunder.bsym @prims.pad(a = %x, value = 0.0, config = [[-2, -1, 0]]) : (tensor<2xf32>) -> tensor<1xf32>
  thunder.return outputs(%r : tensor<1xf32>)
}

// -----

thunder.func @sequence() -> tensor<2xf32> {
  // expected-error@+1 {{prims.tensor_from_sequence: argument 'values' must be regular lists of numbers}}
  %r = thunder.bsym @prims.tensor_from_sequence(values = [[1], [1, 2]], dtype = none) : () -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}
