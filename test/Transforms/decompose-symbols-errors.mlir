// RUN: thunder-opt %s --thunder-decompose-symbols --split-input-file --verify-diagnostics

// All that fail are reported, not the first only.
thunder.func @unknown(%x: tensor<8xf32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<8xf32>, tensor<8xf32>) {
  // expected-error @+1 {{aten.nothing.default: this operator is not supported; `thunderc check` lists all that are missing}}
  %0 = thunder.bsym @aten.nothing.default(self = %x) : (tensor<8xf32>) -> tensor<8xf32>
  // expected-error @+1 {{aten.never.default: this operator is not supported}}
  %1 = thunder.bsym @aten.never.default(self = %x) : (tensor<8xf32>) -> tensor<8xf32>
  thunder.return outputs(%0, %1 : tensor<8xf32>, tensor<8xf32>)
}

// -----

thunder.func @dynamic(%x: tensor<?xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<?xf32> {
  // expected-error @+1 {{aten.relu.default: dynamic shapes are not supported; export with fixed shapes}}
  %0 = thunder.bsym @aten.relu.default(self = %x) : (tensor<?xf32>) -> tensor<?xf32>
  thunder.return outputs(%0 : tensor<?xf32>)
}

// -----

thunder.func @declared_type(%x: tensor<8xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<8xf64> {
  // expected-error @+1 {{aten.relu.default: result 0 is declared as 'tensor<8xf64>', from the arguments follows 'tensor<8xf32>'}}
  %0 = thunder.bsym @aten.relu.default(self = %x) : (tensor<8xf32>) -> tensor<8xf64>
  thunder.return outputs(%0 : tensor<8xf64>)
}

// -----

thunder.func @missing_argument(%x: tensor<8xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<f32> {
  // expected-error @+1 {{aten.sum.default: has no argument 'dtype'}}
  %0 = thunder.bsym @aten.sum.default(self = %x) : (tensor<8xf32>) -> tensor<f32>
  thunder.return outputs(%0 : tensor<f32>)
}

// -----

thunder.func @wrong_kind(%x: tensor<8x2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<8xf32> {
  // expected-error @+1 {{aten.sum.dim_IntList: argument 'dim' must be a list of integers, is "all"}}
  %0 = thunder.bsym @aten.sum.dim_IntList(self = %x, dim = "all", keepdim = false, dtype = none) : (tensor<8x2xf32>) -> tensor<8xf32>
  thunder.return outputs(%0 : tensor<8xf32>)
}

// -----

thunder.func @dimension(%x: tensor<8x2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<8xf32> {
  // expected-error @+1 {{aten.sum.dim_IntList: dimension 2 is out of range [-2, 1]}}
  %0 = thunder.bsym @aten.sum.dim_IntList(self = %x, dim = [2], keepdim = false, dtype = none) : (tensor<8x2xf32>) -> tensor<8xf32>
  thunder.return outputs(%0 : tensor<8xf32>)
}

// -----

thunder.func @broadcast(%x: tensor<8xf32> {thunder.name = "x", thunder.role = "input"}, %y: tensor<3xf32> {thunder.name = "y", thunder.role = "input"}) -> tensor<8xf32> {
  // expected-error @+1 {{aten.mul.Tensor: shapes of the operands cannot be broadcast together: 'tensor<8xf32>' 'tensor<3xf32>'}}
  %0 = thunder.bsym @aten.mul.Tensor(self = %x, other = %y) : (tensor<8xf32>, tensor<3xf32>) -> tensor<8xf32>
  thunder.return outputs(%0 : tensor<8xf32>)
}

// -----

thunder.func @product(%x: tensor<8x3xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<8x3xf32> {
  // expected-error @+1 {{aten.mm.default: shapes 'tensor<8x3xf32>' and 'tensor<8x3xf32>' cannot be multiplied}}
  %0 = thunder.bsym @aten.mm.default(self = %x, mat2 = %x) : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
  thunder.return outputs(%0 : tensor<8x3xf32>)
}

// -----

thunder.func @bool_subtraction(%x: tensor<8xi1> {thunder.name = "x", thunder.role = "input"}) -> tensor<8xi64> {
  // expected-error @+1 {{aten.rsub.Scalar: subtraction of a bool tensor is not defined; use bitwise_xor or logical_not}}
  %0 = thunder.bsym @aten.rsub.Scalar(self = %x, other = 1, alpha = 1) : (tensor<8xi1>) -> tensor<8xi64>
  thunder.return outputs(%0 : tensor<8xi64>)
}

// -----

thunder.func @overflow(%x: tensor<8xui8> {thunder.name = "x", thunder.role = "input"}) -> tensor<8xui8> {
  // expected-error @+1 {{aten.add.Tensor: number 300 does not fit into 'ui8'}}
  %0 = thunder.bsym @aten.add.Tensor(self = %x, other = 300, alpha = 1) : (tensor<8xui8>) -> tensor<8xui8>
  thunder.return outputs(%0 : tensor<8xui8>)
}

// -----

thunder.func @random(%x: tensor<8xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<8xf32> {
  // expected-error @+1 {{aten.dropout.default: draws random numbers but has no arguments 'rng.state' and 'rng.offset'}}
  %0 = thunder.bsym @aten.dropout.default(input = %x, p = 0.5, train = true) : (tensor<8xf32>) -> tensor<8xf32>
  thunder.return outputs(%0 : tensor<8xf32>)
}

// -----

thunder.func @reshape(%x: tensor<8xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<3x3xf32> {
  // expected-error @+1 {{aten.reshape.default: 'tensor<8xf32>' has 8 elements: argument 'shape' does not fit}}
  %0 = thunder.bsym @aten.reshape.default(self = %x, shape = [3, -1]) : (tensor<8xf32>) -> tensor<3x3xf32>
  thunder.return outputs(%0 : tensor<3x3xf32>)
}
