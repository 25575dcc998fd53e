// RUN: thunder-opt %s --thunder-interpret-functions -o /dev/null
// Expected values: exact arithmetic on small integers, from the gradients of torch.nn.functional.conv1d, conv2d and conv3d in f64; the sums fit into every dtype here.

thunder.func @one_dimension() {
  %a0 = check.constant dense<[[[-4.0, 0.0, 3.0, -2.0, 0.0, 2.0, 4.0], [1.0, 0.0, 4.0, 3.0, -3.0, 4.0, 2.0]], [[-2.0, 0.0, -4.0, -3.0, -1.0, 2.0, -1.0], [0.0, 1.0, -4.0, 3.0, -2.0, -2.0, -3.0]]]> : tensor<2x2x7xf32>
  %a1 = check.constant dense<[[[3.0, -2.0, 4.0, -3.0], [-1.0, -2.0, 4.0, -1.0], [-1.0, 2.0, 1.0, -3.0]], [[-3.0, -4.0, 0.0, -4.0], [4.0, 1.0, 1.0, -1.0], [3.0, 1.0, 1.0, 1.0]]]> : tensor<2x3x4xf32>
  %r = thunder.convolution_weight_grad %a0, %a1 stride = [2] padding = [1] dilation = [1] groups = 1 : tensor<2x2x7xf32>, tensor<2x3x4xf32> -> tensor<3x2x3xf32>
  %e0 = check.constant dense<[[[-22.0, -4.0, 24.0], [4.0, 5.0, -5.0]], [[-15.0, -18.0, 11.0], [14.0, -26.0, 15.0]], [[-9.0, -14.0, -3.0], [-7.0, -11.0, 14.0]]]> : tensor<3x2x3xf32>
  check.expect_eq %r, %e0 : tensor<3x2x3xf32>
  thunder.return
}

thunder.func @two_dimensions() {
  %a0 = check.constant dense<[[[[-2.0, -2.0, 4.0, -2.0], [1.0, 0.0, -4.0, -2.0], [-2.0, 0.0, 0.0, 0.0], [3.0, -2.0, 2.0, 2.0], [4.0, 1.0, 3.0, 0.0]], [[-4.0, 2.0, 1.0, -4.0], [3.0, 3.0, -4.0, -2.0], [3.0, 4.0, -1.0, -4.0], [3.0, -2.0, 0.0, 2.0], [1.0, 1.0, 0.0, -1.0]]], [[[-1.0, -2.0, -3.0, -4.0], [0.0, 0.0, 0.0, 1.0], [2.0, 0.0, 3.0, 1.0], [1.0, -3.0, 4.0, 3.0], [-1.0, -2.0, 2.0, -2.0]], [[2.0, 2.0, 2.0, -4.0], [-4.0, -4.0, -4.0, -1.0], [0.0, -3.0, 0.0, -2.0], [-3.0, 1.0, 2.0, 4.0], [-2.0, 4.0, 3.0, 0.0]]]]> : tensor<2x2x5x4xf32>
  %a1 = check.constant dense<[[[[1.0, 2.0, -2.0], [-3.0, -1.0, -4.0], [0.0, 1.0, 2.0], [-4.0, -3.0, 4.0], [-4.0, -2.0, -1.0]], [[0.0, -2.0, 4.0], [-4.0, 0.0, 2.0], [4.0, 1.0, -2.0], [-2.0, -1.0, 4.0], [4.0, -4.0, 2.0]], [[0.0, 3.0, -4.0], [-2.0, -2.0, 3.0], [3.0, -3.0, 3.0], [-2.0, 2.0, 4.0], [2.0, -1.0, 2.0]]], [[[3.0, 0.0, -3.0], [-3.0, -4.0, 3.0], [-4.0, -2.0, -2.0], [3.0, 3.0, -3.0], [3.0, 0.0, 4.0]], [[-1.0, 4.0, -3.0], [-1.0, -1.0, -2.0], [2.0, 0.0, -4.0], [2.0, 4.0, -3.0], [-4.0, -4.0, -1.0]], [[-1.0, 2.0, 3.0], [1.0, 1.0, -4.0], [-1.0, 2.0, 3.0], [0.0, 0.0, -1.0], [3.0, -4.0, 3.0]]]]> : tensor<2x3x5x3xf32>
  %r = thunder.convolution_weight_grad %a0, %a1 stride = [1, 1] padding = [1, 0] dilation = [1, 1] groups = 1 : tensor<2x2x5x4xf32>, tensor<2x3x5x3xf32> -> tensor<3x2x3x2xf32>
  %e0 = check.constant dense<[[[[0.0, 17.0], [-41.0, 3.0], [-8.0, -19.0]], [[-21.0, -6.0], [8.0, 87.0], [14.0, -1.0]]], [[[64.0, 3.0], [4.0, -19.0], [-37.0, -31.0]], [[41.0, -47.0], [-9.0, 3.0], [-37.0, -38.0]]], [[[6.0e+01, -9.0], [-29.0, 3.0], [4.0e+01, 18.0]], [[-26.0, -7.0], [-42.0, 9.0], [12.0, -15.0]]]]> : tensor<3x2x3x2xf32>
  check.expect_eq %r, %e0 : tensor<3x2x3x2xf32>
  thunder.return
}

thunder.func @stride_cuts_off() {
  %a0 = check.constant dense<[[[[3.0, -3.0, -3.0, -4.0, 2.0, -3.0, 0.0], [-1.0, 4.0, 4.0, -3.0, -2.0, -2.0, 2.0], [-4.0, -2.0, 0.0, -3.0, 3.0, 2.0, -3.0], [3.0, 0.0, -2.0, 4.0, 4.0, 2.0, 3.0], [-1.0, -1.0, 4.0, 1.0, 3.0, -2.0, 3.0], [-2.0, -2.0, -1.0, -1.0, -2.0, -3.0, 3.0]]]]> : tensor<1x1x6x7xf32>
  %a1 = check.constant dense<[[[[4.0, -3.0, -3.0], [-4.0, 0.0, 4.0]]]]> : tensor<1x1x2x3xf32>
  %r = thunder.convolution_weight_grad %a0, %a1 stride = [2, 3] padding = [0, 1] dilation = [1, 1] groups = 1 : tensor<1x1x6x7xf32>, tensor<1x1x2x3xf32> -> tensor<1x1x3x2xf32>
  %e0 = check.constant dense<[[[[26.0, 28.0], [2.0, -1.0], [-14.0, 18.0]]]]> : tensor<1x1x3x2xf32>
  check.expect_eq %r, %e0 : tensor<1x1x3x2xf32>
  thunder.return
}

thunder.func @dilation() {
  %a0 = check.constant dense<[[[[-2.0, 3.0, 3.0, -3.0, -3.0, -2.0], [-4.0, 2.0, 1.0, -2.0, -3.0, -2.0], [-4.0, -1.0, -4.0, -2.0, -4.0, 1.0], [-4.0, -2.0, 0.0, 0.0, 3.0, 1.0], [1.0, 0.0, 4.0, 2.0, 0.0, 4.0], [-2.0, -3.0, -2.0, -1.0, 2.0, 4.0], [-3.0, -4.0, 3.0, -4.0, 0.0, 3.0]], [[3.0, 0.0, -3.0, 4.0, -4.0, -4.0], [-1.0, 3.0, 0.0, -3.0, -3.0, 1.0], [0.0, -2.0, 1.0, 4.0, -2.0, 3.0], [2.0, 0.0, -4.0, 3.0, 3.0, 3.0], [0.0, -2.0, 0.0, 1.0, 3.0, 4.0], [-2.0, 2.0, 0.0, 3.0, 3.0, 0.0], [-2.0, 2.0, 4.0, -3.0, 1.0, 0.0]]]]> : tensor<1x2x7x6xf32>
  %a1 = check.constant dense<[[[[1.0, -2.0], [-3.0, -3.0], [-4.0, -2.0], [-4.0, -4.0], [-2.0, 0.0], [2.0, -4.0], [0.0, 3.0], [1.0, -3.0]], [[-4.0, -1.0], [1.0, -4.0], [3.0, 3.0], [-3.0, 1.0], [2.0, 2.0], [0.0, 0.0], [-4.0, -4.0], [4.0, 1.0]]]]> : tensor<1x2x8x2xf32>
  %r = thunder.convolution_weight_grad %a0, %a1 stride = [1, 2] padding = [2, 1] dilation = [3, 2] groups = 1 : tensor<1x2x7x6xf32>, tensor<1x2x8x2xf32> -> tensor<2x2x2x3xf32>
  %e0 = check.constant dense<[[[[3.0, -2.0, 31.0], [19.0, 29.0, -39.0]], [[-24.0, -2.0e+01, 1.0], [0.0, 13.0, -76.0]]], [[[6.0, -35.0, -37.0], [-1.0e+01, -11.0, 11.0]], [[9.0, 19.0, 16.0], [7.0, -1.0, 28.0]]]]> : tensor<2x2x2x3xf32>
  check.expect_eq %r, %e0 : tensor<2x2x2x3xf32>
  thunder.return
}

thunder.func @groups() {
  %a0 = check.constant dense<[[[[4.0, 2.0, 2.0], [-1.0, 4.0, 3.0], [-4.0, 0.0, -4.0]], [[1.0, 4.0, -4.0], [1.0, 1.0, -2.0], [-4.0, 3.0, 2.0]], [[-3.0, 3.0, -2.0], [0.0, 3.0, 4.0], [-4.0, -3.0, -4.0]], [[2.0, 1.0, -1.0], [4.0, 1.0, 0.0], [-2.0, -3.0, 2.0]]]]> : tensor<1x4x3x3xf32>
  %a1 = check.constant dense<[[[[-2.0, -1.0], [1.0, 3.0]], [[1.0, -1.0], [3.0, -3.0]], [[4.0, 0.0], [2.0, 3.0]], [[0.0, 4.0], [-3.0, -4.0]], [[-1.0, -3.0], [2.0, -3.0]], [[-1.0, -3.0], [1.0, 3.0]]]]> : tensor<1x6x2x2xf32>
  %r = thunder.convolution_weight_grad %a0, %a1 stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 2 : tensor<1x4x3x3xf32>, tensor<1x6x2x2xf32> -> tensor<6x2x2x2xf32>
  %e0 = check.constant dense<[[[[1.0, 7.0], [-6.0, -23.0]], [[-2.0, -9.0], [2.0, 9.0]]], [[[-13.0, 3.0], [-17.0, 13.0]], [[-3.0, 17.0], [-21.0, 6.0]]], [[[26.0, 25.0], [-12.0, 4.0]], [[9.0, 12.0], [5.0, 16.0]]], [[[0.0, -33.0], [36.0, 41.0]], [[-12.0, -7.0], [22.0, 1.0]]], [[[-15.0, -3.0], [-8.0, -9.0]], [[0.0, 4.0], [-2.0, -13.0]]], [[[3.0, 18.0], [-22.0, -3.0e+01]], [[2.0, 3.0], [-18.0, 2.0]]]]> : tensor<6x2x2x2xf32>
  check.expect_eq %r, %e0 : tensor<6x2x2x2xf32>
  thunder.return
}

thunder.func @depthwise() {
  %a0 = check.constant dense<[[[[-3.0, -4.0, -3.0], [4.0, 0.0, -4.0], [4.0, 0.0, 1.0], [1.0, -1.0, -1.0]], [[-3.0, 3.0, -4.0], [2.0, 0.0, 0.0], [2.0, -1.0, -1.0], [2.0, 1.0, 2.0]], [[2.0, 1.0, 2.0], [0.0, -1.0, -2.0], [-4.0, -2.0, -4.0], [-4.0, 4.0, 3.0]]]]> : tensor<1x3x4x3xf32>
  %a1 = check.constant dense<[[[[1.0, -4.0, -2.0], [1.0, 4.0, 3.0], [4.0, -1.0, 2.0], [-3.0, -1.0, 3.0]], [[2.0, 1.0, -2.0], [4.0, -2.0, 4.0], [-1.0, 1.0, -4.0], [1.0, 2.0, 1.0]], [[0.0, 4.0, 4.0], [3.0, 0.0, 1.0], [-4.0, 0.0, 4.0], [0.0, 3.0, -1.0]]]]> : tensor<1x3x4x3xf32>
  %r = thunder.convolution_weight_grad %a0, %a1 stride = [1, 1] padding = [1, 1] dilation = [1, 1] groups = 3 : tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32> -> tensor<3x1x3x3xf32>
  %e0 = check.constant dense<[[[[-32.0, -29.0, -13.0], [28.0, 24.0, -5.0], [-3.0, 22.0, 17.0]]], [[[23.0, -37.0, 17.0], [-2.0, 2.0e+01, 7.0], [-8.0, 1.0, -1.0]]], [[[-13.0, -2.0, -5.0], [-13.0, 19.0, 22.0], [1.0e+01, 0.0, -3.0e+01]]]]> : tensor<3x1x3x3xf32>
  check.expect_eq %r, %e0 : tensor<3x1x3x3xf32>
  thunder.return
}

thunder.func @three_dimensions() {
  %a0 = check.constant dense<[[[[[-2.0, 0.0, 1.0], [-2.0, 1.0, 4.0], [-3.0, -3.0, -2.0], [-2.0, 1.0, -2.0]], [[4.0, 2.0, -1.0], [0.0, -3.0, 3.0], [1.0, -4.0, -2.0], [-2.0, 1.0, 0.0]], [[3.0, 1.0, -4.0], [4.0, 3.0, -4.0], [-3.0, 0.0, 2.0], [-4.0, 2.0, -3.0]]], [[[-1.0, -2.0, 1.0], [-4.0, -3.0, -1.0], [4.0, 2.0, -2.0], [-4.0, 3.0, -3.0]], [[1.0, 3.0, 4.0], [-2.0, 4.0, -3.0], [0.0, 4.0, 0.0], [-2.0, -2.0, 0.0]], [[3.0, -2.0, -3.0], [-3.0, 4.0, 1.0], [-2.0, 0.0, 0.0], [-2.0, 0.0, 2.0]]]]]> : tensor<1x2x3x4x3xf32>
  %a1 = check.constant dense<[[[[[4.0], [1.0]], [[4.0], [0.0]], [[-3.0], [-4.0]], [[2.0], [1.0]]], [[[2.0], [4.0]], [[3.0], [-1.0]], [[4.0], [-2.0]], [[2.0], [-3.0]]]]]> : tensor<1x2x4x2x1xf32>
  %r = thunder.convolution_weight_grad %a0, %a1 stride = [1, 2, 1] padding = [1, 1, 0] dilation = [1, 1, 2] groups = 1 : tensor<1x2x3x4x3xf32>, tensor<1x2x4x2x1xf32> -> tensor<2x2x2x3x2xf32>
  %e0 = check.constant dense<[[[[[4.0, -16.0], [-21.0, 9.0], [4.0, -4.0]], [[-18.0, 2.0e+01], [8.0, 2.0], [-6.0, 5.0e+01]]], [[[5.0, 13.0], [-3.0, -14.0], [-1.0e+01, 9.0]], [[8.0, -5.0], [3.0, 27.0], [-11.0, -3.0e+01]]]], [[[[-1.0e+01, 2.0], [26.0, -9.0], [2.0e+01, 27.0]], [[-16.0, 21.0], [13.0, -27.0], [14.0, -1.0]]], [[[17.0, 4.0], [9.0, 15.0], [-12.0, -16.0]], [[-8.0, -3.0], [33.0, -6.0], [-36.0, -23.0]]]]]> : tensor<2x2x2x3x2xf32>
  check.expect_eq %r, %e0 : tensor<2x2x2x3x2xf32>
  thunder.return
}

thunder.func @stride_beyond_window() {
  %a0 = check.constant dense<[[[[-2.0, 0.0, -4.0, -1.0, 3.0], [3.0, 0.0, 1.0, 3.0, 3.0], [0.0, 4.0, 3.0, 2.0, -2.0], [4.0, -2.0, 3.0, 1.0, 3.0], [1.0, -1.0, -4.0, -4.0, -3.0], [1.0, -3.0, -3.0, 4.0, 1.0], [-1.0, -3.0, -4.0, -4.0, 3.0]]]]> : tensor<1x1x7x5xf32>
  %a1 = check.constant dense<[[[[4.0, 2.0, 1.0], [-1.0, -3.0, 1.0]], [[0.0, -4.0, 3.0], [4.0, -1.0, -2.0]]]]> : tensor<1x2x2x3xf32>
  %r = thunder.convolution_weight_grad %a0, %a1 stride = [3, 2] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x1x7x5xf32>, tensor<1x2x2x3xf32> -> tensor<2x1x2x1xf32>
  %e0 = check.constant dense<[[[[-23.0], [25.0]]], [[[32.0], [19.0]]]]> : tensor<2x1x2x1xf32>
  check.expect_eq %r, %e0 : tensor<2x1x2x1xf32>
  thunder.return
}

thunder.func @f64() {
  %a0 = check.constant dense<[[[[0.0, 0.0, -1.0], [-4.0, 0.0, 3.0], [1.0, 4.0, 2.0], [0.0, 3.0, 1.0]], [[-1.0, -2.0, 0.0], [4.0, 1.0, 0.0], [4.0, 0.0, 3.0], [3.0, 3.0, -2.0]]]]> : tensor<1x2x4x3xf64>
  %a1 = check.constant dense<[[[[3.0, 0.0], [-1.0, 1.0], [-2.0, -2.0]], [[-4.0, 4.0], [-1.0, -2.0], [2.0, 0.0]]]]> : tensor<1x2x3x2xf64>
  %r = thunder.convolution_weight_grad %a0, %a1 stride = [2, 1] padding = [1, 0] dilation = [1, 1] groups = 1 : tensor<1x2x4x3xf64>, tensor<1x2x3x2xf64> -> tensor<2x2x2x2xf64>
  %e0 = check.constant dense<[[[[-2.0, -5.0], [3.0, -2.0]], [[-15.0, -3.0], [-7.0, -3.0]]], [[[4.0, 0.0], [-9.0, -12.0]], [[0.0, 5.0], [-8.0, 2.0]]]]> : tensor<2x2x2x2xf64>
  check.expect_eq %r, %e0 : tensor<2x2x2x2xf64>
  thunder.return
}

thunder.func @empty_batch() {
  %a0 = check.constant dense<> : tensor<0x2x3xf32>
  %a1 = check.constant dense<> : tensor<0x2x2xf32>
  %r = thunder.convolution_weight_grad %a0, %a1 stride = [1] padding = [0] dilation = [1] groups = 1 : tensor<0x2x3xf32>, tensor<0x2x2xf32> -> tensor<2x2x2xf32>
  %e0 = check.constant dense<0.0> : tensor<2x2x2xf32>
  check.expect_eq %r, %e0 : tensor<2x2x2xf32>
  thunder.return
}

thunder.func @special_values() {
  %a0 = check.constant dense<[[[0x7F800000, 1.0, 2.0]]]> : tensor<1x1x3xf32>
  %a1 = check.constant dense<[[[1.0, 3.0]]]> : tensor<1x1x2xf32>
  %r = thunder.convolution_weight_grad %a0, %a1 stride = [1] padding = [0] dilation = [1] groups = 1 : tensor<1x1x3xf32>, tensor<1x1x2xf32> -> tensor<1x1x2xf32>
  %e0 = check.constant dense<[[[0x7F800000, 7.0]]]> : tensor<1x1x2xf32>
  check.expect_eq %r, %e0 : tensor<1x1x2xf32>
  thunder.return
}
