// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.cumsum; 2^24 + 1 + 1 is 2^24 + 2 in the wide sum, and each prefix is rounded to even.

thunder.func @cumsum_0() {
  %x = check.constant dense<[[-1.0e+00, -2.0e+00, -7.0e+00], [-8.0e+00, -4.0e+00, 2.0e+00], [1.0e+00, 1.0e+00, 0.0], [2.0e+00, -9.0e+00, -9.0e+00]]> : tensor<4x3xf32>
  %r = thunder.cumsum %x dim = 0 : tensor<4x3xf32>
  %e = check.constant dense<[[-1.0e+00, -2.0e+00, -7.0e+00], [-9.0e+00, -6.0e+00, -5.0e+00], [-8.0e+00, -5.0e+00, -5.0e+00], [-6.0e+00, -1.4e+01, -1.4e+01]]> : tensor<4x3xf32>
  check.expect_eq %r, %e : tensor<4x3xf32>
  thunder.return
}

thunder.func @cumsum_1() {
  %x = check.constant dense<[[-7.0e+00, -5.0e+00, 6.0e+00, 0.0, -5.0e+00], [-2.0e+00, -4.0e+00, -8.0e+00, -9.0e+00, 3.0e+00]]> : tensor<2x5xf64>
  %r = thunder.cumsum %x dim = 1 : tensor<2x5xf64>
  %e = check.constant dense<[[-7.0e+00, -1.2e+01, -6.0e+00, -6.0e+00, -1.1e+01], [-2.0e+00, -6.0e+00, -1.4e+01, -2.3e+01, -2.0e+01]]> : tensor<2x5xf64>
  check.expect_eq %r, %e : tensor<2x5xf64>
  thunder.return
}

thunder.func @cumsum_2() {
  %x = check.constant dense<[[[-4, 0, -2, -2], [-8, -4, 6, -3]], [[4, 4, -9, 0], [-1, -4, -1, 6]], [[6, 3, -1, -2], [-9, -5, 0, -4]]]> : tensor<3x2x4xi64>
  %r = thunder.cumsum %x dim = 2 : tensor<3x2x4xi64>
  %e = check.constant dense<[[[-4, -4, -6, -8], [-8, -12, -6, -9]], [[4, 8, -1, -1], [-1, -5, -6, 0]], [[6, 9, 8, 6], [-9, -14, -14, -18]]]> : tensor<3x2x4xi64>
  check.expect_eq %r, %e : tensor<3x2x4xi64>
  thunder.return
}

thunder.func @cumsum_3() {
  %x = check.constant dense<[64, -104, 96, -56, -24]> : tensor<5xi8>
  %r = thunder.cumsum %x dim = 0 : tensor<5xi8>
  %e = check.constant dense<[64, -40, 56, 0, -24]> : tensor<5xi8>
  check.expect_eq %r, %e : tensor<5xi8>
  thunder.return
}

thunder.func @cumsum_4() {
  %x = check.constant dense<[0, 24, 240, 40, 24, 80]> : tensor<6xui8>
  %r = thunder.cumsum %x dim = 0 : tensor<6xui8>
  %e = check.constant dense<[0, 24, 8, 48, 72, 152]> : tensor<6xui8>
  check.expect_eq %r, %e : tensor<6xui8>
  thunder.return
}

thunder.func @cumsum_5() {
  %x = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.cumsum %x dim = 0 : tensor<0x3xf32>
  %e = check.constant dense<> : tensor<0x3xf32>
  check.expect_eq %r, %e : tensor<0x3xf32>
  thunder.return
}

thunder.func @wide() {
  %x = check.constant dense<[1.6777216e+07, 1.0e+00, 1.0e+00, -1.6777216e+07, 0x7FC00000, 1.0e+00]> : tensor<6xf32>
  %r = thunder.cumsum %x dim = 0 : tensor<6xf32>
  %e = check.constant dense<[1.6777216e+07, 1.6777216e+07, 1.6777218e+07, 2.0e+00, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}
