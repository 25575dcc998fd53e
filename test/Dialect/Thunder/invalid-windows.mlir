// RUN: thunder-opt %s --split-input-file --verify-diagnostics

thunder.func private @f(%a: tensor<1x4xf32>, %b: tensor<2x4xf32>) {
  // expected-error @+1 {{tensors must have one element type and the same rank of at least 3, have 'tensor<1x4xf32>', 'tensor<2x4xf32>' and 'tensor<1x2xf32>' (C1)}}
  %0 = thunder.convolution %a, %b stride = [] padding = [] dilation = [] groups = 1 : tensor<1x4xf32>, tensor<2x4xf32> -> tensor<1x2xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<2x4x3xf32>) {
  // expected-error @+1 {{(C1)}}
  %0 = thunder.convolution %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x4x5x5xf32>, tensor<2x4x3xf32> -> tensor<1x2x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<2x4x3x3xf64>) {
  // expected-error @+1 {{(C1)}}
  %0 = thunder.convolution %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x4x5x5xf32>, tensor<2x4x3x3xf64> -> tensor<1x2x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<2x4x3x3xf32>) {
  // expected-error @+1 {{stride, padding and dilation must have 2 entries, of at least 1, 0 and 1 (C2)}}
  %0 = thunder.convolution %a, %b stride = [1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x4x5x5xf32>, tensor<2x4x3x3xf32> -> tensor<1x2x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<2x4x3x3xf32>) {
  // expected-error @+1 {{(C2)}}
  %0 = thunder.convolution %a, %b stride = [0, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x4x5x5xf32>, tensor<2x4x3x3xf32> -> tensor<1x2x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<2x4x3x3xf32>) {
  // expected-error @+1 {{(C2)}}
  %0 = thunder.convolution %a, %b stride = [1, 1] padding = [0, -1] dilation = [1, 1] groups = 1 : tensor<1x4x5x5xf32>, tensor<2x4x3x3xf32> -> tensor<1x2x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<2x4x3x3xf32>) {
  // expected-error @+1 {{(C2)}}
  %0 = thunder.convolution %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 0] groups = 1 : tensor<1x4x5x5xf32>, tensor<2x4x3x3xf32> -> tensor<1x2x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<2x4x3x3xf32>) {
  // expected-error @+1 {{channels do not fit together: x 'tensor<1x4x5x5xf32>', weight 'tensor<2x4x3x3xf32>', y 'tensor<1x2x3x3xf32>', groups 0 (C3)}}
  %0 = thunder.convolution %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 0 : tensor<1x4x5x5xf32>, tensor<2x4x3x3xf32> -> tensor<1x2x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<3x2x3x3xf32>) {
  // expected-error @+1 {{(C3)}}
  %0 = thunder.convolution %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 2 : tensor<1x4x5x5xf32>, tensor<3x2x3x3xf32> -> tensor<1x3x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<2x3x3x3xf32>) {
  // expected-error @+1 {{(C3)}}
  %0 = thunder.convolution %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x4x5x5xf32>, tensor<2x3x3x3xf32> -> tensor<1x2x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<3x4x3x3xf32>) {
  // expected-error @+1 {{(C3)}}
  %0 = thunder.convolution %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x4x5x5xf32>, tensor<3x4x3x3xf32> -> tensor<1x2x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x6xf32>, %b: tensor<2x4x3x3xf32>) {
  // expected-error @+1 {{spatial dimension 1 does not fit: x 6, window 3, y 3 (C4)}}
  %0 = thunder.convolution %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x4x5x6xf32>, tensor<2x4x3x3xf32> -> tensor<1x2x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x2x5xf32>, %b: tensor<2x4x3x3xf32>) {
  // expected-error @+1 {{spatial dimension 0 does not fit: x 2, window 3, y 0 (C4)}}
  %0 = thunder.convolution %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x4x2x5xf32>, tensor<2x4x3x3xf32> -> tensor<1x2x0x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<2x4x5x5xf32>, %b: tensor<2x4x3x3xf32>) {
  // expected-error @+1 {{batch sizes differ: 2 and 1 (C5)}}
  %0 = thunder.convolution %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<2x4x5x5xf32>, tensor<2x4x3x3xf32> -> tensor<1x2x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x2xf32>, %b: tensor<2x4xf32>) {
  // expected-error @+1 {{tensors must have one element type and the same rank of at least 3, have 'tensor<1x4xf32>', 'tensor<2x4xf32>' and 'tensor<1x2xf32>' (C1)}}
  %0 = thunder.convolution_input_grad %a, %b stride = [] padding = [] dilation = [] groups = 1 : tensor<1x2xf32>, tensor<2x4xf32> -> tensor<1x4xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x2x3x3xf32>, %b: tensor<2x4x3xf32>) {
  // expected-error @+1 {{(C1)}}
  %0 = thunder.convolution_input_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x2x3x3xf32>, tensor<2x4x3xf32> -> tensor<1x4x5x5xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x2x3x3xf32>, %b: tensor<2x4x3x3xf64>) {
  // expected-error @+1 {{(C1)}}
  %0 = thunder.convolution_input_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x2x3x3xf32>, tensor<2x4x3x3xf64> -> tensor<1x4x5x5xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x2x3x3xf32>, %b: tensor<2x4x3x3xf32>) {
  // expected-error @+1 {{stride, padding and dilation must have 2 entries, of at least 1, 0 and 1 (C2)}}
  %0 = thunder.convolution_input_grad %a, %b stride = [1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x2x3x3xf32>, tensor<2x4x3x3xf32> -> tensor<1x4x5x5xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x2x3x3xf32>, %b: tensor<2x4x3x3xf32>) {
  // expected-error @+1 {{(C2)}}
  %0 = thunder.convolution_input_grad %a, %b stride = [0, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x2x3x3xf32>, tensor<2x4x3x3xf32> -> tensor<1x4x5x5xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x2x3x3xf32>, %b: tensor<2x4x3x3xf32>) {
  // expected-error @+1 {{(C2)}}
  %0 = thunder.convolution_input_grad %a, %b stride = [1, 1] padding = [0, -1] dilation = [1, 1] groups = 1 : tensor<1x2x3x3xf32>, tensor<2x4x3x3xf32> -> tensor<1x4x5x5xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x2x3x3xf32>, %b: tensor<2x4x3x3xf32>) {
  // expected-error @+1 {{(C2)}}
  %0 = thunder.convolution_input_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 0] groups = 1 : tensor<1x2x3x3xf32>, tensor<2x4x3x3xf32> -> tensor<1x4x5x5xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x2x3x3xf32>, %b: tensor<2x4x3x3xf32>) {
  // expected-error @+1 {{channels do not fit together: x 'tensor<1x4x5x5xf32>', weight 'tensor<2x4x3x3xf32>', y 'tensor<1x2x3x3xf32>', groups 0 (C3)}}
  %0 = thunder.convolution_input_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 0 : tensor<1x2x3x3xf32>, tensor<2x4x3x3xf32> -> tensor<1x4x5x5xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x3x3x3xf32>, %b: tensor<3x2x3x3xf32>) {
  // expected-error @+1 {{(C3)}}
  %0 = thunder.convolution_input_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 2 : tensor<1x3x3x3xf32>, tensor<3x2x3x3xf32> -> tensor<1x4x5x5xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x2x3x3xf32>, %b: tensor<2x3x3x3xf32>) {
  // expected-error @+1 {{(C3)}}
  %0 = thunder.convolution_input_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x2x3x3xf32>, tensor<2x3x3x3xf32> -> tensor<1x4x5x5xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x2x3x3xf32>, %b: tensor<3x4x3x3xf32>) {
  // expected-error @+1 {{(C3)}}
  %0 = thunder.convolution_input_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x2x3x3xf32>, tensor<3x4x3x3xf32> -> tensor<1x4x5x5xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x2x3x3xf32>, %b: tensor<2x4x3x3xf32>) {
  // expected-error @+1 {{spatial dimension 1 does not fit: x 6, window 3, y 3 (C4)}}
  %0 = thunder.convolution_input_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x2x3x3xf32>, tensor<2x4x3x3xf32> -> tensor<1x4x5x6xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x2x0x3xf32>, %b: tensor<2x4x3x3xf32>) {
  // expected-error @+1 {{spatial dimension 0 does not fit: x 2, window 3, y 0 (C4)}}
  %0 = thunder.convolution_input_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x2x0x3xf32>, tensor<2x4x3x3xf32> -> tensor<1x4x2x5xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x2x3x3xf32>, %b: tensor<2x4x3x3xf32>) {
  // expected-error @+1 {{batch sizes differ: 2 and 1 (C5)}}
  %0 = thunder.convolution_input_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x2x3x3xf32>, tensor<2x4x3x3xf32> -> tensor<2x4x5x5xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4xf32>, %b: tensor<1x2xf32>) {
  // expected-error @+1 {{tensors must have one element type and the same rank of at least 3, have 'tensor<1x4xf32>', 'tensor<2x4xf32>' and 'tensor<1x2xf32>' (C1)}}
  %0 = thunder.convolution_weight_grad %a, %b stride = [] padding = [] dilation = [] groups = 1 : tensor<1x4xf32>, tensor<1x2xf32> -> tensor<2x4xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<1x2x3x3xf32>) {
  // expected-error @+1 {{(C1)}}
  %0 = thunder.convolution_weight_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x4x5x5xf32>, tensor<1x2x3x3xf32> -> tensor<2x4x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<1x2x3x3xf32>) {
  // expected-error @+1 {{(C1)}}
  %0 = thunder.convolution_weight_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x4x5x5xf32>, tensor<1x2x3x3xf32> -> tensor<2x4x3x3xf64>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<1x2x3x3xf32>) {
  // expected-error @+1 {{stride, padding and dilation must have 2 entries, of at least 1, 0 and 1 (C2)}}
  %0 = thunder.convolution_weight_grad %a, %b stride = [1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x4x5x5xf32>, tensor<1x2x3x3xf32> -> tensor<2x4x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<1x2x3x3xf32>) {
  // expected-error @+1 {{(C2)}}
  %0 = thunder.convolution_weight_grad %a, %b stride = [0, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x4x5x5xf32>, tensor<1x2x3x3xf32> -> tensor<2x4x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<1x2x3x3xf32>) {
  // expected-error @+1 {{(C2)}}
  %0 = thunder.convolution_weight_grad %a, %b stride = [1, 1] padding = [0, -1] dilation = [1, 1] groups = 1 : tensor<1x4x5x5xf32>, tensor<1x2x3x3xf32> -> tensor<2x4x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<1x2x3x3xf32>) {
  // expected-error @+1 {{(C2)}}
  %0 = thunder.convolution_weight_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 0] groups = 1 : tensor<1x4x5x5xf32>, tensor<1x2x3x3xf32> -> tensor<2x4x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<1x2x3x3xf32>) {
  // expected-error @+1 {{channels do not fit together: x 'tensor<1x4x5x5xf32>', weight 'tensor<2x4x3x3xf32>', y 'tensor<1x2x3x3xf32>', groups 0 (C3)}}
  %0 = thunder.convolution_weight_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 0 : tensor<1x4x5x5xf32>, tensor<1x2x3x3xf32> -> tensor<2x4x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<1x3x3x3xf32>) {
  // expected-error @+1 {{(C3)}}
  %0 = thunder.convolution_weight_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 2 : tensor<1x4x5x5xf32>, tensor<1x3x3x3xf32> -> tensor<3x2x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<1x2x3x3xf32>) {
  // expected-error @+1 {{(C3)}}
  %0 = thunder.convolution_weight_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x4x5x5xf32>, tensor<1x2x3x3xf32> -> tensor<2x3x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x5xf32>, %b: tensor<1x2x3x3xf32>) {
  // expected-error @+1 {{(C3)}}
  %0 = thunder.convolution_weight_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x4x5x5xf32>, tensor<1x2x3x3xf32> -> tensor<3x4x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x5x6xf32>, %b: tensor<1x2x3x3xf32>) {
  // expected-error @+1 {{spatial dimension 1 does not fit: x 6, window 3, y 3 (C4)}}
  %0 = thunder.convolution_weight_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x4x5x6xf32>, tensor<1x2x3x3xf32> -> tensor<2x4x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<1x4x2x5xf32>, %b: tensor<1x2x0x3xf32>) {
  // expected-error @+1 {{spatial dimension 0 does not fit: x 2, window 3, y 0 (C4)}}
  %0 = thunder.convolution_weight_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x4x2x5xf32>, tensor<1x2x0x3xf32> -> tensor<2x4x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<2x4x5x5xf32>, %b: tensor<1x2x3x3xf32>) {
  // expected-error @+1 {{batch sizes differ: 2 and 1 (C5)}}
  %0 = thunder.convolution_weight_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<2x4x5x5xf32>, tensor<1x2x3x3xf32> -> tensor<2x4x3x3xf32>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<2x4x4xf32>) {
  // expected-error @+1 {{kernel, stride, padding and dilation must have one entry a window dimension, of at least 1, 1, 0 and 1 (C1)}}
  %v, %i = thunder.max_pool %a kernel = [] stride = [] padding = [] dilation = [] : tensor<2x4x4xf32> -> tensor<2x2x2xf32>, tensor<2x2x2xi64>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{(C1)}}
  %v, %i = thunder.max_pool %a kernel = [2, 2] stride = [2, 2] padding = [0, 0] dilation = [1, 1] : tensor<4xf32> -> tensor<2xf32>, tensor<2xi64>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<2x4x4xf32>) {
  // expected-error @+1 {{(C1)}}
  %v, %i = thunder.max_pool %a kernel = [2, 2] stride = [2] padding = [0, 0] dilation = [1, 1] : tensor<2x4x4xf32> -> tensor<2x2x2xf32>, tensor<2x2x2xi64>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<2x4x4xf32>) {
  // expected-error @+1 {{(C1)}}
  %v, %i = thunder.max_pool %a kernel = [0, 2] stride = [2, 2] padding = [0, 0] dilation = [1, 1] : tensor<2x4x4xf32> -> tensor<2x2x2xf32>, tensor<2x2x2xi64>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<2x4x4xf32>) {
  // expected-error @+1 {{(C1)}}
  %v, %i = thunder.max_pool %a kernel = [2, 2] stride = [0, 2] padding = [0, 0] dilation = [1, 1] : tensor<2x4x4xf32> -> tensor<2x2x2xf32>, tensor<2x2x2xi64>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<2x4x4xf32>) {
  // expected-error @+1 {{(C1)}}
  %v, %i = thunder.max_pool %a kernel = [2, 2] stride = [2, 2] padding = [-1, 0] dilation = [1, 1] : tensor<2x4x4xf32> -> tensor<2x2x2xf32>, tensor<2x2x2xi64>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<2x4x4xf32>) {
  // expected-error @+1 {{(C1)}}
  %v, %i = thunder.max_pool %a kernel = [2, 2] stride = [2, 2] padding = [0, 0] dilation = [1, 0] : tensor<2x4x4xf32> -> tensor<2x2x2xf32>, tensor<2x2x2xi64>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<2x4x4xf32>) {
  // expected-error @+1 {{results 'tensor<2x2x2xf64>' and 'tensor<2x2x2xi64>' do not have the operand's leading dimensions and element type, 'tensor<2x4x4xf32>' (C2)}}
  %v, %i = thunder.max_pool %a kernel = [2, 2] stride = [2, 2] padding = [0, 0] dilation = [1, 1] : tensor<2x4x4xf32> -> tensor<2x2x2xf64>, tensor<2x2x2xi64>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<2x4x4xf32>) {
  // expected-error @+1 {{(C2)}}
  %v, %i = thunder.max_pool %a kernel = [2, 2] stride = [2, 2] padding = [0, 0] dilation = [1, 1] : tensor<2x4x4xf32> -> tensor<2x2x2xf32>, tensor<2x2x1xi64>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<2x4x4xf32>) {
  // expected-error @+1 {{(C2)}}
  %v, %i = thunder.max_pool %a kernel = [2, 2] stride = [2, 2] padding = [0, 0] dilation = [1, 1] : tensor<2x4x4xf32> -> tensor<3x2x2xf32>, tensor<3x2x2xi64>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<2x4x4xf32>) {
  // expected-error @+1 {{window 2 of window dimension 1 lies beyond the operand 'tensor<2x4x4xf32>' (C3)}}
  %v, %i = thunder.max_pool %a kernel = [2, 2] stride = [2, 2] padding = [0, 0] dilation = [1, 1] : tensor<2x4x4xf32> -> tensor<2x2x3xf32>, tensor<2x2x3xi64>
  thunder.return
}

// -----

thunder.func private @f(%a: tensor<2x4x4xf32>) {
  // expected-error @+1 {{window 0 of window dimension 0 lies beyond the operand 'tensor<2x4x4xf32>' (C3)}}
  %v, %i = thunder.max_pool %a kernel = [1, 2] stride = [2, 2] padding = [1, 0] dilation = [1, 1] : tensor<2x4x4xf32> -> tensor<2x2x2xf32>, tensor<2x2x2xi64>
  thunder.return
}
