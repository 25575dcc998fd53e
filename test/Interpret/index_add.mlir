// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.index_add. f32 additions are rounded one by one: 2^24 + 1 + 1 stays 2^24.

thunder.func @index_add_0() {
  %x = check.constant dense<[[6.0e+00, 5.0e+00, 0.0], [-2.0e+00, -2.0e+00, 0.0], [2.0e+00, -2.0e+00, 8.0e+00], [3.0e+00, 0.0, 7.0e+00]]> : tensor<4x3xf32>
  %i = check.constant dense<[2, 1]> : tensor<2xi64>
  %s = check.constant dense<[[6.0e+00, -4.0e+00, -4.0e+00], [-5.0e+00, -6.0e+00, 3.0e+00]]> : tensor<2x3xf32>
  %r = thunder.index_add %x[%i] += %s dim = 0 : tensor<4x3xf32>, tensor<2xi64>, tensor<2x3xf32> -> tensor<4x3xf32>
  %e = check.constant dense<[[6.0e+00, 5.0e+00, 0.0], [-7.0e+00, -8.0e+00, 3.0e+00], [8.0e+00, -6.0e+00, 4.0e+00], [3.0e+00, 0.0, 7.0e+00]]> : tensor<4x3xf32>
  check.expect_eq %r, %e : tensor<4x3xf32>
  thunder.return
}

thunder.func @index_add_1() {
  %x = check.constant dense<[[-7.0e+00, -8.0e+00, 0.0, 4.0e+00, 4.0e+00], [-5.0e+00, -4.0e+00, -3.0e+00, -5.0e+00, 7.0e+00]]> : tensor<2x5xf64>
  %i = check.constant dense<[3, 1, 1]> : tensor<3xi64>
  %s = check.constant dense<[[8.0e+00, -2.0e+00, -6.0e+00], [-7.0e+00, -3.0e+00, 2.0e+00]]> : tensor<2x3xf64>
  %r = thunder.index_add %x[%i] += %s dim = 1 : tensor<2x5xf64>, tensor<3xi64>, tensor<2x3xf64> -> tensor<2x5xf64>
  %e = check.constant dense<[[-7.0e+00, -1.6e+01, 0.0, 1.2e+01, 4.0e+00], [-5.0e+00, -5.0e+00, -3.0e+00, -1.2e+01, 7.0e+00]]> : tensor<2x5xf64>
  check.expect_eq %r, %e : tensor<2x5xf64>
  thunder.return
}

thunder.func @index_add_2() {
  %x = check.constant dense<[[[-3, -3, -3, -9], [0, 0, 0, -6]], [[-5, -8, 4, 2], [1, 5, 6, 8]], [[-7, -1, 7, 4], [1, -6, 1, -4]]]> : tensor<3x2x4xi64>
  %i = check.constant dense<[3, 1, 2, 3]> : tensor<4xi64>
  %s = check.constant dense<[[[2, -1, 5, 8], [-6, -8, -3, 7]], [[5, -9, -1, -7], [-5, 3, 7, 5]], [[6, 5, -9, 5], [4, 6, 5, 3]]]> : tensor<3x2x4xi64>
  %r = thunder.index_add %x[%i] += %s dim = 2 : tensor<3x2x4xi64>, tensor<4xi64>, tensor<3x2x4xi64> -> tensor<3x2x4xi64>
  %e = check.constant dense<[[[-3, -4, 2, 1], [0, -8, -3, -5]], [[-5, -17, 3, 0], [1, 8, 13, 8]], [[-7, 4, -2, 15], [1, 0, 6, 3]]]> : tensor<3x2x4xi64>
  check.expect_eq %r, %e : tensor<3x2x4xi64>
  thunder.return
}

thunder.func @index_add_3() {
  %x = check.constant dense<[6, -8, -6, 6]> : tensor<4xi8>
  %i = check.constant dense<[2, 0, 1, 0, 0]> : tensor<5xi64>
  %s = check.constant dense<[-9, 4, -4, 6, 0]> : tensor<5xi8>
  %r = thunder.index_add %x[%i] += %s dim = 0 : tensor<4xi8>, tensor<5xi64>, tensor<5xi8> -> tensor<4xi8>
  %e = check.constant dense<[16, -12, -15, 6]> : tensor<4xi8>
  check.expect_eq %r, %e : tensor<4xi8>
  thunder.return
}

thunder.func @index_add_4() {
  %x = check.constant dense<[[1, 8, 0], [2, 3, 4]]> : tensor<2x3xui8>
  %i = check.constant dense<> : tensor<0xi64>
  %s = check.constant dense<> : tensor<2x0xui8>
  %r = thunder.index_add %x[%i] += %s dim = 1 : tensor<2x3xui8>, tensor<0xi64>, tensor<2x0xui8> -> tensor<2x3xui8>
  %e = check.constant dense<[[1, 8, 0], [2, 3, 4]]> : tensor<2x3xui8>
  check.expect_eq %r, %e : tensor<2x3xui8>
  thunder.return
}

thunder.func @rounds_each() {
  %x = check.constant dense<[1.6777216e+07]> : tensor<1xf32>
  %i = check.constant dense<[0, 0]> : tensor<2xi64>
  %s = check.constant dense<[1.0e+00, 1.0e+00]> : tensor<2xf32>
  %r = thunder.index_add %x[%i] += %s dim = 0 : tensor<1xf32>, tensor<2xi64>, tensor<2xf32> -> tensor<1xf32>
  %e = check.constant dense<[1.6777216e+07]> : tensor<1xf32>
  check.expect_eq %r, %e : tensor<1xf32>
  thunder.return
}

// -----

thunder.func @too_large() {
  %x = check.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %i = check.constant dense<[2]> : tensor<1xi64>
  %s = check.constant dense<[3.0]> : tensor<1xf32>
  // expected-error @+1 {{index 2 at [0] is out of range [0, 2)}}
  %r = thunder.index_add %x[%i] += %s dim = 0 : tensor<2xf32>, tensor<1xi64>, tensor<1xf32> -> tensor<2xf32>
  thunder.return
}

// -----

thunder.func @negative() {
  %x = check.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %i = check.constant dense<[-1]> : tensor<1xi64>
  %s = check.constant dense<[3.0]> : tensor<1xf32>
  // expected-error @+1 {{index -1 at [0] is out of range [0, 2)}}
  %r = thunder.index_add %x[%i] += %s dim = 0 : tensor<2xf32>, tensor<1xi64>, tensor<1xf32> -> tensor<2xf32>
  thunder.return
}
