// RUN: thunder-opt %s --thunder-interpret-functions -o /dev/null
// Expected values: torch.nn.functional.max_pool1d, max_pool2d and max_pool3d with return_indices=True.

thunder.func @one_dimension() {
  %a0 = check.constant dense<[[[-1.0, 0.0, -1.0, -4.0, 2.0, 1.0, 4.0], [2.0, -1.0, -4.0, -4.0, -1.0, -1.0, -1.0]], [[2.0, 4.0, -1.0, -4.0, 1.0, 2.0, -4.0], [-4.0, 1.0, 0.0, 2.0, 1.0, 4.0, -3.0]]]> : tensor<2x2x7xf32>
  %r:2 = thunder.max_pool %a0 kernel = [3] stride = [2] padding = [1] dilation = [1] : tensor<2x2x7xf32> -> tensor<2x2x4xf32>, tensor<2x2x4xi64>
  %e0 = check.constant dense<[[[0.0, 0.0, 2.0, 4.0], [2.0, -1.0, -1.0, -1.0]], [[4.0, 4.0, 2.0, 2.0], [1.0, 2.0, 4.0, 4.0]]]> : tensor<2x2x4xf32>
  check.expect_eq %r#0, %e0 : tensor<2x2x4xf32>
  %e1 = check.constant dense<[[[1, 1, 4, 6], [0, 1, 4, 5]], [[1, 1, 5, 5], [1, 3, 5, 5]]]> : tensor<2x2x4xi64>
  check.expect_eq %r#1, %e1 : tensor<2x2x4xi64>
  thunder.return
}

thunder.func @two_dimensions() {
  %a0 = check.constant dense<[[[[-3.0, -4.0, 1.0, -6.0], [-2.0, -4.0, 5.0, -3.0], [2.0, 4.0, -7.0, -7.0], [-2.0, -2.0, 7.0, -3.0], [-8.0, -4.0, -5.0, -1.0]]], [[[-2.0, -2.0, 0.0, -7.0], [-1.0, 8.0, -5.0, -4.0], [-1.0, 3.0, 7.0, 8.0], [-8.0, -9.0, 2.0, 8.0], [7.0, 1.0, 0.0, 5.0]]]]> : tensor<2x1x5x4xf32>
  %r:2 = thunder.max_pool %a0 kernel = [2, 2] stride = [2, 2] padding = [0, 0] dilation = [1, 1] : tensor<2x1x5x4xf32> -> tensor<2x1x2x2xf32>, tensor<2x1x2x2xi64>
  %e0 = check.constant dense<[[[[-2.0, 5.0], [4.0, 7.0]]], [[[8.0, 0.0], [3.0, 8.0]]]]> : tensor<2x1x2x2xf32>
  check.expect_eq %r#0, %e0 : tensor<2x1x2x2xf32>
  %e1 = check.constant dense<[[[[4, 6], [9, 14]]], [[[5, 2], [9, 11]]]]> : tensor<2x1x2x2xi64>
  check.expect_eq %r#1, %e1 : tensor<2x1x2x2xi64>
  thunder.return
}

thunder.func @overlap() {
  %a0 = check.constant dense<[[[[-6.0, 8.0, 4.0, 2.0, 0.0], [2.0, -3.0, 4.0, 0.0, -8.0], [-1.0, 7.0, -8.0, 2.0, 3.0], [0.0, 8.0, 2.0, -9.0, 2.0]], [[8.0, -6.0, -2.0, -8.0, 3.0], [-4.0, -3.0, -3.0, -5.0, -3.0], [0.0, -1.0, 7.0, -5.0, -6.0], [-8.0, -2.0, -7.0, -5.0, -1.0]]]]> : tensor<1x2x4x5xf32>
  %r:2 = thunder.max_pool %a0 kernel = [3, 2] stride = [1, 2] padding = [1, 1] dilation = [1, 1] : tensor<1x2x4x5xf32> -> tensor<1x2x4x3xf32>, tensor<1x2x4x3xi64>
  %e0 = check.constant dense<[[[[2.0, 8.0, 2.0], [2.0, 8.0, 3.0], [2.0, 8.0, 3.0], [0.0, 8.0, 3.0]], [[8.0, -2.0, 3.0], [8.0, 7.0, 3.0], [0.0, 7.0, -1.0], [0.0, 7.0, -1.0]]]]> : tensor<1x2x4x3xf32>
  check.expect_eq %r#0, %e0 : tensor<1x2x4x3xf32>
  %e1 = check.constant dense<[[[[5, 1, 3], [5, 1, 14], [5, 16, 14], [15, 16, 14]], [[0, 2, 4], [0, 12, 4], [10, 12, 19], [10, 12, 19]]]]> : tensor<1x2x4x3xi64>
  check.expect_eq %r#1, %e1 : tensor<1x2x4x3xi64>
  thunder.return
}

thunder.func @dilation() {
  %a0 = check.constant dense<[[[[-7.0, 1.0, -1.0, -3.0, -8.0, 4.0], [6.0, 1.0, 3.0, 8.0, -1.0, 7.0], [1.0, -4.0, -9.0, -4.0, 0.0, -6.0], [3.0, -8.0, -3.0, 7.0, 3.0, -6.0], [3.0, -2.0, -3.0, 6.0, 0.0, 5.0], [1.0, 8.0, -1.0, -5.0, -6.0, -9.0], [3.0, 1.0, 2.0, 1.0, 0.0, 8.0]]]]> : tensor<1x1x7x6xf32>
  %r:2 = thunder.max_pool %a0 kernel = [2, 3] stride = [2, 1] padding = [1, 1] dilation = [3, 2] : tensor<1x1x7x6xf32> -> tensor<1x1x3x4xf32>, tensor<1x1x3x4xi64>
  %e0 = check.constant dense<[[[[-4.0, 1.0, -4.0, 0.0], [8.0, 6.0, 8.0, 3.0], [7.0, 3.0, 8.0, 3.0]]]]> : tensor<1x1x3x4xf32>
  check.expect_eq %r#0, %e0 : tensor<1x1x3x4xf32>
  %e1 = check.constant dense<[[[[13, 12, 13, 16], [9, 6, 9, 8], [21, 18, 41, 22]]]]> : tensor<1x1x3x4xi64>
  check.expect_eq %r#1, %e1 : tensor<1x1x3x4xi64>
  thunder.return
}

thunder.func @window_beyond_border() {
  %a0 = check.constant dense<[[[[1.0, -4.0, -2.0, 1.0, -5.0, -7.0], [6.0, 1.0, -1.0, 4.0, -9.0, 0.0], [-5.0, -8.0, 0.0, 6.0, -5.0, -1.0], [7.0, 0.0, 1.0, 0.0, -1.0, 1.0], [-1.0, -8.0, -3.0, 6.0, 6.0, 5.0], [3.0, 8.0, -9.0, 5.0, 1.0, -1.0]]]]> : tensor<1x1x6x6xf32>
  %r:2 = thunder.max_pool %a0 kernel = [3, 3] stride = [2, 2] padding = [0, 0] dilation = [1, 1] : tensor<1x1x6x6xf32> -> tensor<1x1x3x3xf32>, tensor<1x1x3x3xi64>
  %e0 = check.constant dense<[[[[6.0, 6.0, 0.0], [7.0, 6.0, 6.0], [8.0, 6.0, 6.0]]]]> : tensor<1x1x3x3xf32>
  check.expect_eq %r#0, %e0 : tensor<1x1x3x3xf32>
  %e1 = check.constant dense<[[[[6, 15, 11], [18, 15, 28], [31, 27, 28]]]]> : tensor<1x1x3x3xi64>
  check.expect_eq %r#1, %e1 : tensor<1x1x3x3xi64>
  thunder.return
}

thunder.func @three_dimensions() {
  %a0 = check.constant dense<[[[[[4.0, -7.0, 8.0], [8.0, -4.0, -3.0], [5.0, 2.0, -1.0], [-8.0, -2.0, 6.0]], [[-2.0, -8.0, 2.0], [-4.0, 1.0, -3.0], [7.0, -9.0, 1.0], [-9.0, -4.0, 4.0]], [[-7.0, -7.0, -9.0], [2.0, -7.0, -7.0], [6.0, 7.0, 1.0], [7.0, -3.0, 4.0]]]]]> : tensor<1x1x3x4x3xf32>
  %r:2 = thunder.max_pool %a0 kernel = [2, 2, 2] stride = [1, 2, 1] padding = [1, 0, 1] dilation = [1, 1, 1] : tensor<1x1x3x4x3xf32> -> tensor<1x1x4x2x4xf32>, tensor<1x1x4x2x4xi64>
  %e0 = check.constant dense<[[[[[8.0, 8.0, 8.0, 8.0], [5.0, 5.0, 6.0, 6.0]], [[8.0, 8.0, 8.0, 8.0], [7.0, 7.0, 6.0, 6.0]], [[2.0, 2.0, 2.0, 2.0], [7.0, 7.0, 7.0, 4.0]], [[2.0, 2.0, -7.0, -7.0], [7.0, 7.0, 7.0, 4.0]]]]]> : tensor<1x1x4x2x4xf32>
  check.expect_eq %r#0, %e0 : tensor<1x1x4x2x4xf32>
  %e1 = check.constant dense<[[[[[3, 3, 2, 2], [6, 6, 11, 11]], [[3, 3, 2, 2], [18, 18, 11, 11]], [[27, 27, 14, 14], [18, 18, 31, 23]], [[27, 27, 25, 29], [33, 31, 31, 35]]]]]> : tensor<1x1x4x2x4xi64>
  check.expect_eq %r#1, %e1 : tensor<1x1x4x2x4xi64>
  thunder.return
}

thunder.func @without_batch() {
  %a0 = check.constant dense<[[[-4.0, -4.0, 0.0, 2.0], [-6.0, 4.0, -3.0, -8.0], [-7.0, -7.0, -1.0, -2.0], [0.0, 8.0, -3.0, 8.0]], [[-4.0, 4.0, -8.0, -2.0], [3.0, -1.0, -1.0, -8.0], [3.0, 5.0, -8.0, 4.0], [1.0, 6.0, -7.0, 8.0]]]> : tensor<2x4x4xf32>
  %r:2 = thunder.max_pool %a0 kernel = [2, 2] stride = [2, 2] padding = [0, 0] dilation = [1, 1] : tensor<2x4x4xf32> -> tensor<2x2x2xf32>, tensor<2x2x2xi64>
  %e0 = check.constant dense<[[[4.0, 2.0], [8.0, 8.0]], [[4.0, -1.0], [6.0, 8.0]]]> : tensor<2x2x2xf32>
  check.expect_eq %r#0, %e0 : tensor<2x2x2xf32>
  %e1 = check.constant dense<[[[5, 3], [13, 15]], [[1, 6], [13, 15]]]> : tensor<2x2x2xi64>
  check.expect_eq %r#1, %e1 : tensor<2x2x2xi64>
  thunder.return
}

thunder.func @equal_values() {
  %a0 = check.constant dense<[[[1.0, 1.0, 0.0, 0.0, -0.0, 0.0]]]> : tensor<1x1x6xf32>
  %r:2 = thunder.max_pool %a0 kernel = [2] stride = [2] padding = [0] dilation = [1] : tensor<1x1x6xf32> -> tensor<1x1x3xf32>, tensor<1x1x3xi64>
  %e0 = check.constant dense<[[[1.0, 0.0, -0.0]]]> : tensor<1x1x3xf32>
  check.expect_eq %r#0, %e0 : tensor<1x1x3xf32>
  %e1 = check.constant dense<[[[0, 2, 4]]]> : tensor<1x1x3xi64>
  check.expect_eq %r#1, %e1 : tensor<1x1x3xi64>
  thunder.return
}

thunder.func @signed_zeros() {
  %a0 = check.constant dense<-0.0> : tensor<1x1x4xf32>
  %r:2 = thunder.max_pool %a0 kernel = [2] stride = [2] padding = [0] dilation = [1] : tensor<1x1x4xf32> -> tensor<1x1x2xf32>, tensor<1x1x2xi64>
  %e0 = check.constant dense<-0.0> : tensor<1x1x2xf32>
  check.expect_eq %r#0, %e0 : tensor<1x1x2xf32>
  %e1 = check.constant dense<[[[0, 2]]]> : tensor<1x1x2xi64>
  check.expect_eq %r#1, %e1 : tensor<1x1x2xi64>
  thunder.return
}

thunder.func @not_a_number() {
  %a0 = check.constant dense<[[[0x7FC00000, 1.0, 0x7FC00000, 0x7FC00000, 2.0, 0x7FC00000, 0x7F800000, 0x7FC00000, 3.0, 0xFF800000, 0xFF800000, 0xFF800000]]]> : tensor<1x1x12xf32>
  %r:2 = thunder.max_pool %a0 kernel = [3] stride = [3] padding = [0] dilation = [1] : tensor<1x1x12xf32> -> tensor<1x1x4xf32>, tensor<1x1x4xi64>
  %e0 = check.constant dense<[[[0x7FC00000, 0x7FC00000, 0x7FC00000, 0xFF800000]]]> : tensor<1x1x4xf32>
  check.expect_eq %r#0, %e0 : tensor<1x1x4xf32>
  %e1 = check.constant dense<[[[2, 5, 7, 9]]]> : tensor<1x1x4xi64>
  check.expect_eq %r#1, %e1 : tensor<1x1x4xi64>
  thunder.return
}

thunder.func @least_values() {
  %a0 = check.constant dense<[[[0xFF800000, 0xFF800000, 0xFF800000, -1.0]]]> : tensor<1x1x4xf32>
  %r:2 = thunder.max_pool %a0 kernel = [2] stride = [2] padding = [1] dilation = [1] : tensor<1x1x4xf32> -> tensor<1x1x3xf32>, tensor<1x1x3xi64>
  %e0 = check.constant dense<[[[0xFF800000, 0xFF800000, -1.0]]]> : tensor<1x1x3xf32>
  check.expect_eq %r#0, %e0 : tensor<1x1x3xf32>
  %e1 = check.constant dense<[[[0, 1, 3]]]> : tensor<1x1x3xi64>
  check.expect_eq %r#1, %e1 : tensor<1x1x3xi64>
  thunder.return
}

thunder.func @f64() {
  %a0 = check.constant dense<[[[[-0.2310820022776768, 0.6558194745141797, 1.2431647745406302, -1.4638428013548408], [-0.4863301942913944, 0.14477652556963239, -0.3016855843047356, -0.8941328005182478], [-1.1318736856625458, 0.8247388599973179, -1.8002021631657705, 1.1991159502154205], [-0.15348090261915334, 0.25009752151731945, -0.08495212666641065, -0.7833941467638859]]]]> : tensor<1x1x4x4xf64>
  %r:2 = thunder.max_pool %a0 kernel = [2, 2] stride = [2, 2] padding = [1, 1] dilation = [1, 1] : tensor<1x1x4x4xf64> -> tensor<1x1x3x3xf64>, tensor<1x1x3x3xi64>
  %e0 = check.constant dense<[[[[-0.2310820022776768, 1.2431647745406302, -1.4638428013548408], [-0.4863301942913944, 0.8247388599973179, 1.1991159502154205], [-0.15348090261915334, 0.25009752151731945, -0.7833941467638859]]]]> : tensor<1x1x3x3xf64>
  check.expect_eq %r#0, %e0 : tensor<1x1x3x3xf64>
  %e1 = check.constant dense<[[[[0, 2, 3], [4, 9, 11], [12, 13, 15]]]]> : tensor<1x1x3x3xi64>
  check.expect_eq %r#1, %e1 : tensor<1x1x3x3xi64>
  thunder.return
}

thunder.func @i64() {
  %a0 = check.constant dense<[[[[-9223372036854775808, 3, 9223372036854775807, 1, 9223372036854775807, -9223372036854775808, -9223372036854775808, -9223372036854775808]]]]> : tensor<1x1x1x8xi64>
  %r:2 = thunder.max_pool %a0 kernel = [1, 2] stride = [1, 2] padding = [0, 0] dilation = [1, 1] : tensor<1x1x1x8xi64> -> tensor<1x1x1x4xi64>, tensor<1x1x1x4xi64>
  %e0 = check.constant dense<[[[[3, 9223372036854775807, 9223372036854775807, -9223372036854775808]]]]> : tensor<1x1x1x4xi64>
  check.expect_eq %r#0, %e0 : tensor<1x1x1x4xi64>
  %e1 = check.constant dense<[[[[1, 2, 4, 6]]]]> : tensor<1x1x1x4xi64>
  check.expect_eq %r#1, %e1 : tensor<1x1x1x4xi64>
  thunder.return
}

thunder.func @i32() {
  %a0 = check.constant dense<[[[[-2147483648, 3, 2147483647, 1, 2147483647, -2147483648, -2147483648, -2147483648]]]]> : tensor<1x1x1x8xi32>
  %r:2 = thunder.max_pool %a0 kernel = [1, 2] stride = [1, 2] padding = [0, 0] dilation = [1, 1] : tensor<1x1x1x8xi32> -> tensor<1x1x1x4xi32>, tensor<1x1x1x4xi64>
  %e0 = check.constant dense<[[[[3, 2147483647, 2147483647, -2147483648]]]]> : tensor<1x1x1x4xi32>
  check.expect_eq %r#0, %e0 : tensor<1x1x1x4xi32>
  %e1 = check.constant dense<[[[[1, 2, 4, 6]]]]> : tensor<1x1x1x4xi64>
  check.expect_eq %r#1, %e1 : tensor<1x1x1x4xi64>
  thunder.return
}

thunder.func @i16() {
  %a0 = check.constant dense<[[[[-32768, 3, 32767, 1, 32767, -32768, -32768, -32768]]]]> : tensor<1x1x1x8xi16>
  %r:2 = thunder.max_pool %a0 kernel = [1, 2] stride = [1, 2] padding = [0, 0] dilation = [1, 1] : tensor<1x1x1x8xi16> -> tensor<1x1x1x4xi16>, tensor<1x1x1x4xi64>
  %e0 = check.constant dense<[[[[3, 32767, 32767, -32768]]]]> : tensor<1x1x1x4xi16>
  check.expect_eq %r#0, %e0 : tensor<1x1x1x4xi16>
  %e1 = check.constant dense<[[[[1, 2, 4, 6]]]]> : tensor<1x1x1x4xi64>
  check.expect_eq %r#1, %e1 : tensor<1x1x1x4xi64>
  thunder.return
}

thunder.func @i8() {
  %a0 = check.constant dense<[[[[-128, 3, 127, 1, 127, -128, -128, -128]]]]> : tensor<1x1x1x8xi8>
  %r:2 = thunder.max_pool %a0 kernel = [1, 2] stride = [1, 2] padding = [0, 0] dilation = [1, 1] : tensor<1x1x1x8xi8> -> tensor<1x1x1x4xi8>, tensor<1x1x1x4xi64>
  %e0 = check.constant dense<[[[[3, 127, 127, -128]]]]> : tensor<1x1x1x4xi8>
  check.expect_eq %r#0, %e0 : tensor<1x1x1x4xi8>
  %e1 = check.constant dense<[[[[1, 2, 4, 6]]]]> : tensor<1x1x1x4xi64>
  check.expect_eq %r#1, %e1 : tensor<1x1x1x4xi64>
  thunder.return
}

thunder.func @ui8() {
  %a0 = check.constant dense<[[[[0, 3, 255, 1, 255, 0, 0, 0]]]]> : tensor<1x1x1x8xui8>
  %r:2 = thunder.max_pool %a0 kernel = [1, 2] stride = [1, 2] padding = [0, 0] dilation = [1, 1] : tensor<1x1x1x8xui8> -> tensor<1x1x1x4xui8>, tensor<1x1x1x4xi64>
  %e0 = check.constant dense<[[[[3, 255, 255, 0]]]]> : tensor<1x1x1x4xui8>
  check.expect_eq %r#0, %e0 : tensor<1x1x1x4xui8>
  %e1 = check.constant dense<[[[[1, 2, 4, 6]]]]> : tensor<1x1x1x4xi64>
  check.expect_eq %r#1, %e1 : tensor<1x1x1x4xi64>
  thunder.return
}
