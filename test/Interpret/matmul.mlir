// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: exact integer arithmetic, and torch.matmul in f64 rounded to the type.

thunder.func @f32() {
  %x = check.constant dense<[[-1.0, 0.0, 2.0, -3.0], [-2.0, 6.0, -2.0, -8.0], [-8.0, 0.0, 8.0, -7.0]]> : tensor<3x4xf32>
  %y = check.constant dense<[[-3.0, -6.0], [1.0, -7.0], [-9.0, -9.0], [5.0, -6.0]]> : tensor<4x2xf32>
  %r = thunder.matmul %x, %y : tensor<3x4xf32>, tensor<4x2xf32> -> tensor<3x2xf32>
  %e = check.constant dense<[[-3.0e+01, 6.0], [-1.0e+01, 36.0], [-83.0, 18.0]]> : tensor<3x2xf32>
  check.expect_eq %r, %e : tensor<3x2xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[[-1.0, 0.0, 2.0, -3.0], [-2.0, 6.0, -2.0, -8.0], [-8.0, 0.0, 8.0, -7.0]]> : tensor<3x4xf64>
  %y = check.constant dense<[[-3.0, -6.0], [1.0, -7.0], [-9.0, -9.0], [5.0, -6.0]]> : tensor<4x2xf64>
  %r = thunder.matmul %x, %y : tensor<3x4xf64>, tensor<4x2xf64> -> tensor<3x2xf64>
  %e = check.constant dense<[[-30.0, 6.0], [-10.0, 36.0], [-83.0, 18.0]]> : tensor<3x2xf64>
  check.expect_eq %r, %e : tensor<3x2xf64>
  thunder.return
}

thunder.func @bf16() {
  %x = check.constant dense<[[-1.0, 0.0, 2.0, -3.0], [-2.0, 6.0, -2.0, -8.0], [-8.0, 0.0, 8.0, -7.0]]> : tensor<3x4xbf16>
  %y = check.constant dense<[[-3.0, -6.0], [1.0, -7.0], [-9.0, -9.0], [5.0, -6.0]]> : tensor<4x2xbf16>
  %r = thunder.matmul %x, %y : tensor<3x4xbf16>, tensor<4x2xbf16> -> tensor<3x2xbf16>
  %e = check.constant dense<[[-30.0, 6.0], [-10.0, 36.0], [-83.0, 18.0]]> : tensor<3x2xbf16>
  check.expect_eq %r, %e : tensor<3x2xbf16>
  thunder.return
}

thunder.func @f16() {
  %x = check.constant dense<[[-1.0, 0.0, 2.0, -3.0], [-2.0, 6.0, -2.0, -8.0], [-8.0, 0.0, 8.0, -7.0]]> : tensor<3x4xf16>
  %y = check.constant dense<[[-3.0, -6.0], [1.0, -7.0], [-9.0, -9.0], [5.0, -6.0]]> : tensor<4x2xf16>
  %r = thunder.matmul %x, %y : tensor<3x4xf16>, tensor<4x2xf16> -> tensor<3x2xf16>
  %e = check.constant dense<[[-30.0, 6.0], [-10.0, 36.0], [-83.0, 18.0]]> : tensor<3x2xf16>
  check.expect_eq %r, %e : tensor<3x2xf16>
  thunder.return
}

thunder.func @i64() {
  %x = check.constant dense<[[-1, 0, 2, -3], [-2, 6, -2, -8], [-8, 0, 8, -7]]> : tensor<3x4xi64>
  %y = check.constant dense<[[-3, -6], [1, -7], [-9, -9], [5, -6]]> : tensor<4x2xi64>
  %r = thunder.matmul %x, %y : tensor<3x4xi64>, tensor<4x2xi64> -> tensor<3x2xi64>
  %e = check.constant dense<[[-30, 6], [-10, 36], [-83, 18]]> : tensor<3x2xi64>
  check.expect_eq %r, %e : tensor<3x2xi64>
  thunder.return
}

thunder.func @i32() {
  %x = check.constant dense<[[-1, 0, 2, -3], [-2, 6, -2, -8], [-8, 0, 8, -7]]> : tensor<3x4xi32>
  %y = check.constant dense<[[-3, -6], [1, -7], [-9, -9], [5, -6]]> : tensor<4x2xi32>
  %r = thunder.matmul %x, %y : tensor<3x4xi32>, tensor<4x2xi32> -> tensor<3x2xi32>
  %e = check.constant dense<[[-30, 6], [-10, 36], [-83, 18]]> : tensor<3x2xi32>
  check.expect_eq %r, %e : tensor<3x2xi32>
  thunder.return
}

thunder.func @i16() {
  %x = check.constant dense<[[-1, 0, 2, -3], [-2, 6, -2, -8], [-8, 0, 8, -7]]> : tensor<3x4xi16>
  %y = check.constant dense<[[-3, -6], [1, -7], [-9, -9], [5, -6]]> : tensor<4x2xi16>
  %r = thunder.matmul %x, %y : tensor<3x4xi16>, tensor<4x2xi16> -> tensor<3x2xi16>
  %e = check.constant dense<[[-30, 6], [-10, 36], [-83, 18]]> : tensor<3x2xi16>
  check.expect_eq %r, %e : tensor<3x2xi16>
  thunder.return
}

thunder.func @i8() {
  %x = check.constant dense<[[-1, 0, 2, -3], [-2, 6, -2, -8], [-8, 0, 8, -7]]> : tensor<3x4xi8>
  %y = check.constant dense<[[-3, -6], [1, -7], [-9, -9], [5, -6]]> : tensor<4x2xi8>
  %r = thunder.matmul %x, %y : tensor<3x4xi8>, tensor<4x2xi8> -> tensor<3x2xi8>
  %e = check.constant dense<[[-30, 6], [-10, 36], [-83, 18]]> : tensor<3x2xi8>
  check.expect_eq %r, %e : tensor<3x2xi8>
  thunder.return
}

thunder.func @ui8() {
  %x = check.constant dense<[[1, 0, 2, 3], [2, 6, 2, 8], [8, 0, 8, 7]]> : tensor<3x4xui8>
  %y = check.constant dense<[[3, 6], [1, 7], [9, 9], [5, 6]]> : tensor<4x2xui8>
  %r = thunder.matmul %x, %y : tensor<3x4xui8>, tensor<4x2xui8> -> tensor<3x2xui8>
  %e = check.constant dense<[[36, 42], [70, 120], [131, 162]]> : tensor<3x2xui8>
  check.expect_eq %r, %e : tensor<3x2xui8>
  thunder.return
}

thunder.func @batched() {
  %x = check.constant dense<[[[0.59883946, -1.5550951, -0.3413604, 1.8530061, -0.21586326], [-0.74254817, 0.5627214, 0.2596274, -0.173961, -0.6787462]], [[0.93826073, 0.48886982, 1.2032237, 0.0845347, -1.2001394], [-0.004785738, -0.5180748, -0.3067042, -1.5809939, 1.7066433]]]> : tensor<2x2x5xf32>
  %y = check.constant dense<[[[0.20552567, -0.45032975, -0.5730771], [-0.5553584, 0.59432304, 1.5419426], [0.5073344, -0.59103316, -1.325326], [0.18855357, -0.069072686, -0.49492535], [-1.4959149, -0.19383712, 1.039462]], [[0.3581531, -0.003303873, -0.5344407], [1.1686878, 0.39450276, 1.941462], [0.79149806, 0.03353186, 0.7100866], [-1.5352871, -0.41267914, 0.9663033], [1.6247832, -0.3656188, -1.3024404]]]> : tensor<2x5x3xf32>
  %r = thunder.matmul %x, %y : tensor<2x2x5xf32>, tensor<2x5x3xf32> -> tensor<2x2x3xf32>
  %e = check.constant dense<[[[1.4858321, -1.0782986, -3.4301162], [0.6491388, 0.65896356, 0.32969728]], [[-0.2200249, 0.6340147, 2.9468668], [4.3502674, -0.18618818, -4.9715724]]]> : tensor<2x2x3xf32>
  check.expect_eq %r, %e : tensor<2x2x3xf32>
  thunder.return
}

thunder.func @bf16_rounds_once() {
  %x = check.constant dense<[[-0.0240478515625, 0.6484375, 1.734375, -0.1337890625, -0.8359375], [0.984375, -0.005218505859375, -0.09423828125, -1.125, -0.65234375]]> : tensor<2x5xbf16>
  %y = check.constant dense<[[0.5703125, 0.177734375], [1.3515625, -0.01123046875], [0.59375, 0.80859375], [0.318359375, -0.3671875], [0.64453125, -1.640625]]> : tensor<5x2xbf16>
  %r = thunder.matmul %x, %y : tensor<2x5xbf16>, tensor<5x2xbf16> -> tensor<2x2xbf16>
  %e = check.constant dense<[[1.3125, 2.8125], [-0.279296875, 1.5859375]]> : tensor<2x2xbf16>
  check.expect_eq %r, %e : tensor<2x2xbf16>
  thunder.return
}

thunder.func @empty_sum() {
  %x = check.constant dense<> : tensor<2x0xf32>
  %y = check.constant dense<> : tensor<0x2xf32>
  %r = thunder.matmul %x, %y : tensor<2x0xf32>, tensor<0x2xf32> -> tensor<2x2xf32>
  %e = check.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf32>
  check.expect_eq %r, %e : tensor<2x2xf32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0x2xf32>
  %y = check.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf32>
  %r = thunder.matmul %x, %y : tensor<0x2xf32>, tensor<2x3xf32> -> tensor<0x3xf32>
  %e = check.constant dense<> : tensor<0x3xf32>
  check.expect_eq %r, %e : tensor<0x3xf32>
  thunder.return
}

thunder.func @special() {
  %x = check.constant dense<[[0x7F800000, 1.0]]> : tensor<1x2xf32>
  %y = check.constant dense<[[0.0], [1.0]]> : tensor<2x1xf32>
  %r = thunder.matmul %x, %y : tensor<1x2xf32>, tensor<2x1xf32> -> tensor<1x1xf32>
  %e = check.constant dense<[[0x7FC00000]]> : tensor<1x1xf32>
  check.expect_eq %r, %e : tensor<1x1xf32>
  thunder.return
}
