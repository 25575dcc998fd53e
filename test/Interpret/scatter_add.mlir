// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.scatter_add. f32 additions are rounded one by one: 2^24 + 1 + 1 stays 2^24.

thunder.func @rows() {
  %x = check.constant dense<[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]> : tensor<3x2xf32>
  %y = check.constant dense<[[0, 2], [0, 1], [2, 2]]> : tensor<3x2xi64>
  %z = check.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %r = thunder.scatter_add %x[%y] += %z dim = 0 : tensor<3x2xf32>, tensor<3x2xi64>, tensor<3x2xf32> -> tensor<3x2xf32>
  %e = check.constant dense<[[4.0, 0.0], [0.0, 4.0], [5.0, 8.0]]> : tensor<3x2xf32>
  check.expect_eq %r, %e : tensor<3x2xf32>
  thunder.return
}

thunder.func @columns() {
  %x = check.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi64>
  %y = check.constant dense<[[1, 1]]> : tensor<1x2xi64>
  %z = check.constant dense<[[10, 20]]> : tensor<1x2xi64>
  %r = thunder.scatter_add %x[%y] += %z dim = 1 : tensor<2x3xi64>, tensor<1x2xi64>, tensor<1x2xi64> -> tensor<2x3xi64>
  %e = check.constant dense<[[0, 31, 2], [3, 4, 5]]> : tensor<2x3xi64>
  check.expect_eq %r, %e : tensor<2x3xi64>
  thunder.return
}

thunder.func @rounds_each() {
  %x = check.constant dense<[16777216.0]> : tensor<1xf32>
  %y = check.constant dense<[0, 0]> : tensor<2xi64>
  %z = check.constant dense<[1.0, 1.0]> : tensor<2xf32>
  %r = thunder.scatter_add %x[%y] += %z dim = 0 : tensor<1xf32>, tensor<2xi64>, tensor<2xf32> -> tensor<1xf32>
  %e = check.constant dense<[16777216.0]> : tensor<1xf32>
  check.expect_eq %r, %e : tensor<1xf32>
  thunder.return
}

thunder.func @wraps() {
  %x = check.constant dense<[100]> : tensor<1xi8>
  %y = check.constant dense<[0, 0]> : tensor<2xi64>
  %z = check.constant dense<[100, 100]> : tensor<2xi8>
  %r = thunder.scatter_add %x[%y] += %z dim = 0 : tensor<1xi8>, tensor<2xi64>, tensor<2xi8> -> tensor<1xi8>
  %e = check.constant dense<[44]> : tensor<1xi8>
  check.expect_eq %r, %e : tensor<1xi8>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<[1.0]> : tensor<1xf32>
  %y = check.constant dense<> : tensor<0xi64>
  %z = check.constant dense<> : tensor<0xf32>
  %r = thunder.scatter_add %x[%y] += %z dim = 0 : tensor<1xf32>, tensor<0xi64>, tensor<0xf32> -> tensor<1xf32>
  %e = check.constant dense<[1.0]> : tensor<1xf32>
  check.expect_eq %r, %e : tensor<1xf32>
  thunder.return
}

// -----

thunder.func @too_large() {
  %x = check.constant dense<[1.0]> : tensor<1xf32>
  %y = check.constant dense<[1]> : tensor<1xi64>
  %z = check.constant dense<[1.0]> : tensor<1xf32>
  // expected-error @+1 {{index 1 at [0] is out of range [0, 1)}}
  %r = thunder.scatter_add %x[%y] += %z dim = 0 : tensor<1xf32>, tensor<1xi64>, tensor<1xf32> -> tensor<1xf32>
  thunder.return
}
