// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: slices copied one after the other with torch.Tensor.copy_.

thunder.func @index_copy_0() {
  %x = check.constant dense<[[-7.0e+00, -1.0e+00, 0.0], [4.0e+00, 6.0e+00, -1.0e+00], [-4.0e+00, -7.0e+00, -7.0e+00], [-6.0e+00, 8.0e+00, 8.0e+00]]> : tensor<4x3xf32>
  %i = check.constant dense<[1, 0]> : tensor<2xi64>
  %s = check.constant dense<[[-5.0e+00, -2.0e+00, -9.0e+00], [2.0e+00, 2.0e+00, 7.0e+00]]> : tensor<2x3xf32>
  %r = thunder.index_copy %x[%i] = %s dim = 0 : tensor<4x3xf32>, tensor<2xi64>, tensor<2x3xf32> -> tensor<4x3xf32>
  %e = check.constant dense<[[2.0e+00, 2.0e+00, 7.0e+00], [-5.0e+00, -2.0e+00, -9.0e+00], [-4.0e+00, -7.0e+00, -7.0e+00], [-6.0e+00, 8.0e+00, 8.0e+00]]> : tensor<4x3xf32>
  check.expect_eq %r, %e : tensor<4x3xf32>
  thunder.return
}

thunder.func @index_copy_1() {
  %x = check.constant dense<[[-2.0e+00, 1.0e+00, -2.0e+00, 2.0e+00, 6.0e+00], [-1.0e+00, 6.0e+00, 3.0e+00, -3.0e+00, -2.0e+00]]> : tensor<2x5xf64>
  %i = check.constant dense<[4, 2, 2]> : tensor<3xi64>
  %s = check.constant dense<[[0.0, -2.0e+00, 0.0], [2.0e+00, 2.0e+00, 7.0e+00]]> : tensor<2x3xf64>
  %r = thunder.index_copy %x[%i] = %s dim = 1 : tensor<2x5xf64>, tensor<3xi64>, tensor<2x3xf64> -> tensor<2x5xf64>
  %e = check.constant dense<[[-2.0e+00, 1.0e+00, 0.0, 2.0e+00, 0.0], [-1.0e+00, 6.0e+00, 7.0e+00, -3.0e+00, 2.0e+00]]> : tensor<2x5xf64>
  check.expect_eq %r, %e : tensor<2x5xf64>
  thunder.return
}

thunder.func @index_copy_2() {
  %x = check.constant dense<[[[7, -8, 7, 4], [8, 3, -1, 1]], [[-6, 3, 2, -3], [-5, 0, 6, 8]], [[-8, 0, 0, -6], [3, -3, 7, -4]]]> : tensor<3x2x4xi64>
  %i = check.constant dense<[1, 2, 1, 1]> : tensor<4xi64>
  %s = check.constant dense<[[[-2, 4, -5, 3], [-2, -9, 7, 7]], [[1, 1, 0, -3], [1, 4, -6, -1]], [[8, 1, -7, 2], [-3, -9, -7, 4]]]> : tensor<3x2x4xi64>
  %r = thunder.index_copy %x[%i] = %s dim = 2 : tensor<3x2x4xi64>, tensor<4xi64>, tensor<3x2x4xi64> -> tensor<3x2x4xi64>
  %e = check.constant dense<[[[7, 3, 4, 4], [8, 7, -9, 1]], [[-6, -3, 1, -3], [-5, -1, 4, 8]], [[-8, 2, 1, -6], [3, 4, -9, -4]]]> : tensor<3x2x4xi64>
  check.expect_eq %r, %e : tensor<3x2x4xi64>
  thunder.return
}

thunder.func @index_copy_3() {
  %x = check.constant dense<[-8, -2, -3, 1]> : tensor<4xi8>
  %i = check.constant dense<[3, 0, 0, 0, 0]> : tensor<5xi64>
  %s = check.constant dense<[6, 7, 3, 3, -1]> : tensor<5xi8>
  %r = thunder.index_copy %x[%i] = %s dim = 0 : tensor<4xi8>, tensor<5xi64>, tensor<5xi8> -> tensor<4xi8>
  %e = check.constant dense<[-1, -2, -3, 6]> : tensor<4xi8>
  check.expect_eq %r, %e : tensor<4xi8>
  thunder.return
}

thunder.func @index_copy_4() {
  %x = check.constant dense<[[5, 7, 2], [7, 2, 2]]> : tensor<2x3xui8>
  %i = check.constant dense<> : tensor<0xi64>
  %s = check.constant dense<> : tensor<2x0xui8>
  %r = thunder.index_copy %x[%i] = %s dim = 1 : tensor<2x3xui8>, tensor<0xi64>, tensor<2x0xui8> -> tensor<2x3xui8>
  %e = check.constant dense<[[5, 7, 2], [7, 2, 2]]> : tensor<2x3xui8>
  check.expect_eq %r, %e : tensor<2x3xui8>
  thunder.return
}

thunder.func @index_copy_5() {
  %x = check.constant dense<[[true, false], [false, false], [false, true], [false, true]]> : tensor<4x2xi1>
  %i = check.constant dense<[1, 1]> : tensor<2xi64>
  %s = check.constant dense<[[true, false], [false, false]]> : tensor<2x2xi1>
  %r = thunder.index_copy %x[%i] = %s dim = 0 : tensor<4x2xi1>, tensor<2xi64>, tensor<2x2xi1> -> tensor<4x2xi1>
  %e = check.constant dense<[[true, false], [false, false], [false, true], [false, true]]> : tensor<4x2xi1>
  check.expect_eq %r, %e : tensor<4x2xi1>
  thunder.return
}

// -----

thunder.func @too_large() {
  %x = check.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %i = check.constant dense<[2]> : tensor<1xi64>
  %s = check.constant dense<[3.0]> : tensor<1xf32>
  // expected-error @+1 {{index 2 at [0] is out of range [0, 2)}}
  %r = thunder.index_copy %x[%i] = %s dim = 0 : tensor<2xf32>, tensor<1xi64>, tensor<1xf32> -> tensor<2xf32>
  thunder.return
}

// -----

thunder.func @negative() {
  %x = check.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %i = check.constant dense<[-1]> : tensor<1xi64>
  %s = check.constant dense<[3.0]> : tensor<1xf32>
  // expected-error @+1 {{index -1 at [0] is out of range [0, 2)}}
  %r = thunder.index_copy %x[%i] = %s dim = 0 : tensor<2xf32>, tensor<1xi64>, tensor<1xf32> -> tensor<2xf32>
  thunder.return
}
