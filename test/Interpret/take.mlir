// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.index_select, reshaped.

thunder.func @take_0() {
  %x = check.constant dense<[[0.0, -5.0e+00, -2.0e+00], [-7.0e+00, 4.0e+00, 6.0e+00], [8.0e+00, -4.0e+00, -5.0e+00], [8.0e+00, 7.0e+00, -8.0e+00]]> : tensor<4x3xf32>
  %i = check.constant dense<[0, 1]> : tensor<2xi64>
  %r = thunder.take %x[%i] dim = 0 : tensor<4x3xf32>, tensor<2xi64> -> tensor<2x3xf32>
  %e = check.constant dense<[[0.0, -5.0e+00, -2.0e+00], [-7.0e+00, 4.0e+00, 6.0e+00]]> : tensor<2x3xf32>
  check.expect_eq %r, %e : tensor<2x3xf32>
  thunder.return
}

thunder.func @take_1() {
  %x = check.constant dense<[[-7.0e+00, -5.0e+00, -9.0e+00, 1.0e+00, -6.0e+00], [-3.0e+00, 3.0e+00, -5.0e+00, -4.0e+00, 0.0]]> : tensor<2x5xf64>
  %i = check.constant dense<[[3, 3], [3, 2]]> : tensor<2x2xi64>
  %r = thunder.take %x[%i] dim = 1 : tensor<2x5xf64>, tensor<2x2xi64> -> tensor<2x2x2xf64>
  %e = check.constant dense<[[[1.0e+00, 1.0e+00], [1.0e+00, -9.0e+00]], [[-4.0e+00, -4.0e+00], [-4.0e+00, -5.0e+00]]]> : tensor<2x2x2xf64>
  check.expect_eq %r, %e : tensor<2x2x2xf64>
  thunder.return
}

thunder.func @take_2() {
  %x = check.constant dense<[[[-3, 5, 0, 1], [3, -8, -8, -3]], [[-9, -4, 8, -1], [-2, -4, -9, -7]], [[-1, 4, 7, -7], [-1, 1, -6, 2]]]> : tensor<3x2x4xi64>
  %i = check.constant dense<[1, 1, 0]> : tensor<3xi64>
  %r = thunder.take %x[%i] dim = 1 : tensor<3x2x4xi64>, tensor<3xi64> -> tensor<3x3x4xi64>
  %e = check.constant dense<[[[3, -8, -8, -3], [3, -8, -8, -3], [-3, 5, 0, 1]], [[-2, -4, -9, -7], [-2, -4, -9, -7], [-9, -4, 8, -1]], [[-1, 1, -6, 2], [-1, 1, -6, 2], [-1, 4, 7, -7]]]> : tensor<3x3x4xi64>
  check.expect_eq %r, %e : tensor<3x3x4xi64>
  thunder.return
}

thunder.func @take_3() {
  %x = check.constant dense<[true, false, true, false, false]> : tensor<5xi1>
  %i = check.constant dense<[[0, 2, 3], [2, 0, 0]]> : tensor<2x3xi64>
  %r = thunder.take %x[%i] dim = 0 : tensor<5xi1>, tensor<2x3xi64> -> tensor<2x3xi1>
  %e = check.constant dense<[[true, true, false], [true, true, true]]> : tensor<2x3xi1>
  check.expect_eq %r, %e : tensor<2x3xi1>
  thunder.return
}

thunder.func @take_4() {
  %x = check.constant dense<[[[7, 5], [5, 5], [2, 2]], [[8, 2], [5, 4], [0, 2]]]> : tensor<2x3x2xui8>
  %i = check.constant dense<1> : tensor<i64>
  %r = thunder.take %x[%i] dim = 2 : tensor<2x3x2xui8>, tensor<i64> -> tensor<2x3xui8>
  %e = check.constant dense<[[5, 5, 2], [2, 4, 2]]> : tensor<2x3xui8>
  check.expect_eq %r, %e : tensor<2x3xui8>
  thunder.return
}

thunder.func @take_5() {
  %x = check.constant dense<[[-5.0e+00, 4.0e+00, 4.0e+00], [-2.0e+00, 2.0e+00, 6.0e+00], [6.0e+00, 8.0e+00, -4.0e+00], [7.0e+00, 4.0e+00, 0.0]]> : tensor<4x3xf32>
  %i = check.constant dense<> : tensor<0xi64>
  %r = thunder.take %x[%i] dim = 0 : tensor<4x3xf32>, tensor<0xi64> -> tensor<0x3xf32>
  %e = check.constant dense<> : tensor<0x3xf32>
  check.expect_eq %r, %e : tensor<0x3xf32>
  thunder.return
}

// -----

thunder.func @too_large() {
  %x = check.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %i = check.constant dense<[1, 2]> : tensor<2xi64>
  // expected-error @+1 {{index 2 at [1] is out of range [0, 2)}}
  %r = thunder.take %x[%i] dim = 0 : tensor<2xf32>, tensor<2xi64> -> tensor<2xf32>
  thunder.return
}

// -----

thunder.func @negative() {
  %x = check.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %i = check.constant dense<[1, -1]> : tensor<2xi64>
  // expected-error @+1 {{index -1 at [1] is out of range [0, 2)}}
  %r = thunder.take %x[%i] dim = 0 : tensor<2xf32>, tensor<2xi64> -> tensor<2xf32>
  thunder.return
}
