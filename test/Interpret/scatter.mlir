// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: elements put one after the other with torch.Tensor.__setitem__.

thunder.func @scatter_0() {
  %x = check.constant dense<[[-9.0e+00, 4.0e+00, 8.0e+00], [-7.0e+00, -2.0e+00, 7.0e+00], [1.0e+00, 1.0e+00, -7.0e+00], [0.0, -3.0e+00, 5.0e+00]]> : tensor<4x3xf32>
  %i = check.constant dense<[[1, 3, 1], [1, 0, 3]]> : tensor<2x3xi64>
  %s = check.constant dense<[[2.0e+00, 0.0, 5.0e+00], [-9.0e+00, 2.0e+00, 4.0e+00]]> : tensor<2x3xf32>
  %r = thunder.scatter %x[%i] = %s dim = 0 : tensor<4x3xf32>, tensor<2x3xi64>, tensor<2x3xf32> -> tensor<4x3xf32>
  %e = check.constant dense<[[-9.0e+00, 2.0e+00, 8.0e+00], [-9.0e+00, -2.0e+00, 5.0e+00], [1.0e+00, 1.0e+00, -7.0e+00], [0.0, 0.0, 4.0e+00]]> : tensor<4x3xf32>
  check.expect_eq %r, %e : tensor<4x3xf32>
  thunder.return
}

thunder.func @scatter_1() {
  %x = check.constant dense<[[4.0e+00, 7.0e+00, 5.0e+00, -4.0e+00, 4.0e+00], [8.0e+00, 6.0e+00, 4.0e+00, -1.0e+00, -7.0e+00]]> : tensor<2x5xf64>
  %i = check.constant dense<[[3, 4], [1, 4]]> : tensor<2x2xi64>
  %s = check.constant dense<[[8.0e+00, 1.0e+00], [-9.0e+00, 7.0e+00]]> : tensor<2x2xf64>
  %r = thunder.scatter %x[%i] = %s dim = 1 : tensor<2x5xf64>, tensor<2x2xi64>, tensor<2x2xf64> -> tensor<2x5xf64>
  %e = check.constant dense<[[4.0e+00, 7.0e+00, 5.0e+00, 8.0e+00, 1.0e+00], [8.0e+00, -9.0e+00, 4.0e+00, -1.0e+00, 7.0e+00]]> : tensor<2x5xf64>
  check.expect_eq %r, %e : tensor<2x5xf64>
  thunder.return
}

thunder.func @scatter_2() {
  %x = check.constant dense<[[[-9, 4, -2, 7], [-5, 1, 8, 0]], [[-9, 3, -2, -5], [1, 1, 5, 4]], [[-7, -4, 8, -7], [7, 6, -5, 0]]]> : tensor<3x2x4xi64>
  %i = check.constant dense<[[[2, 2, 1], [3, 3, 1]], [[1, 2, 3], [1, 0, 2]]]> : tensor<2x2x3xi64>
  %s = check.constant dense<[[[7, 7, -5], [-7, -3, 8]], [[1, 5, -5], [-7, 2, -8]]]> : tensor<2x2x3xi64>
  %r = thunder.scatter %x[%i] = %s dim = 2 : tensor<3x2x4xi64>, tensor<2x2x3xi64>, tensor<2x2x3xi64> -> tensor<3x2x4xi64>
  %e = check.constant dense<[[[-9, -5, 7, 7], [-5, 8, 8, -3]], [[-9, 1, 5, -5], [2, -7, -8, 4]], [[-7, -4, 8, -7], [7, 6, -5, 0]]]> : tensor<3x2x4xi64>
  check.expect_eq %r, %e : tensor<3x2x4xi64>
  thunder.return
}

thunder.func @scatter_3() {
  %x = check.constant dense<[true, true, false, false, false]> : tensor<5xi1>
  %i = check.constant dense<[2, 2, 2]> : tensor<3xi64>
  %s = check.constant dense<[true, false, true]> : tensor<3xi1>
  %r = thunder.scatter %x[%i] = %s dim = 0 : tensor<5xi1>, tensor<3xi64>, tensor<3xi1> -> tensor<5xi1>
  %e = check.constant dense<[true, true, true, false, false]> : tensor<5xi1>
  check.expect_eq %r, %e : tensor<5xi1>
  thunder.return
}

thunder.func @scatter_4() {
  %x = check.constant dense<[[3, 2, 5], [1, 3, 2]]> : tensor<2x3xui8>
  %i = check.constant dense<> : tensor<0x3xi64>
  %s = check.constant dense<> : tensor<0x3xui8>
  %r = thunder.scatter %x[%i] = %s dim = 1 : tensor<2x3xui8>, tensor<0x3xi64>, tensor<0x3xui8> -> tensor<2x3xui8>
  %e = check.constant dense<[[3, 2, 5], [1, 3, 2]]> : tensor<2x3xui8>
  check.expect_eq %r, %e : tensor<2x3xui8>
  thunder.return
}

// -----

thunder.func @too_large() {
  %x = check.constant dense<[1.0]> : tensor<1xf32>
  %y = check.constant dense<[1]> : tensor<1xi64>
  %z = check.constant dense<[1.0]> : tensor<1xf32>
  // expected-error @+1 {{index 1 at [0] is out of range [0, 1)}}
  %r = thunder.scatter %x[%y] = %z dim = 0 : tensor<1xf32>, tensor<1xi64>, tensor<1xf32> -> tensor<1xf32>
  thunder.return
}
