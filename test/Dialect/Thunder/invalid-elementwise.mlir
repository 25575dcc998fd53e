// RUN: thunder-opt %s --split-input-file --verify-diagnostics

thunder.func private @f(%i: tensor<2x3xi64>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of 64-bit float or 32-bit float values}}
  %0 = thunder.exp %i : tensor<2x3xi64>
  thunder.return
}

// -----

thunder.func private @f(%h: tensor<2xbf16>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of}}
  %0 = thunder.add %h, %h : tensor<2xbf16>
  thunder.return
}

// -----

thunder.func private @f(%b: tensor<2xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of}}
  %0 = thunder.neg %b : tensor<2xi1>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of}}
  %0 = thunder.bitwise_and %x, %x : tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of}}
  %0 = thunder.abs %x : tensor<2xcomplex<f32>>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{all non-scalar operands/results must have the same shape and base type}}
  %0 = thunder.lt %x, %x : tensor<2x3xf32> -> tensor<2x4xi1>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{all non-scalar operands/results must have the same shape and base type}}
  %0 = thunder.isfinite %x : tensor<2x3xf32> -> tensor<3x2xi1>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{inferred type(s) 'tensor<2x3xf64>' are incompatible}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.convert_element_type %x to f64 : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'tensor<f32>' is not an element type}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = thunder.convert_element_type %x to tensor<f32> : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%c: tensor<2xi1>, %x: tensor<2x3xf32>) {
  // expected-error @+1 {{all non-scalar operands/results must have the same shape and base type}}
  %0 = thunder.where %c, %x, %x : tensor<2xi1>, tensor<2x3xf32>
  thunder.return
}
