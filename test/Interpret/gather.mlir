// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.gather.

thunder.func @rows() {
  %x = check.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 1.0e+01, 11.0]]> : tensor<3x4xf32>
  %y = check.constant dense<[[0, 2, 1, 1], [2, 2, 0, 0]]> : tensor<2x4xi64>
  %r = thunder.gather %x[%y] dim = 0 : tensor<3x4xf32>, tensor<2x4xi64> -> tensor<2x4xf32>
  %e = check.constant dense<[[0.0, 9.0, 6.0, 7.0], [8.0, 9.0, 2.0, 3.0]]> : tensor<2x4xf32>
  check.expect_eq %r, %e : tensor<2x4xf32>
  thunder.return
}

thunder.func @columns() {
  %x = check.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 1.0e+01, 11.0]]> : tensor<3x4xf32>
  %y = check.constant dense<[[3], [0]]> : tensor<2x1xi64>
  %r = thunder.gather %x[%y] dim = 1 : tensor<3x4xf32>, tensor<2x1xi64> -> tensor<2x1xf32>
  %e = check.constant dense<[[3.0], [4.0]]> : tensor<2x1xf32>
  check.expect_eq %r, %e : tensor<2x1xf32>
  thunder.return
}

thunder.func @bool() {
  %x = check.constant dense<[true, false]> : tensor<2xi1>
  %y = check.constant dense<[1, 0, 0]> : tensor<3xi64>
  %r = thunder.gather %x[%y] dim = 0 : tensor<2xi1>, tensor<3xi64> -> tensor<3xi1>
  %e = check.constant dense<[false, true, true]> : tensor<3xi1>
  check.expect_eq %r, %e : tensor<3xi1>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 1.0e+01, 11.0]]> : tensor<3x4xf32>
  %y = check.constant dense<> : tensor<0x4xi64>
  %r = thunder.gather %x[%y] dim = 0 : tensor<3x4xf32>, tensor<0x4xi64> -> tensor<0x4xf32>
  %e = check.constant dense<> : tensor<0x4xf32>
  check.expect_eq %r, %e : tensor<0x4xf32>
  thunder.return
}

// -----

thunder.func @too_large() {
  %x = check.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 1.0e+01, 11.0]]> : tensor<3x4xf32>
  %y = check.constant dense<[[0], [4]]> : tensor<2x1xi64>
  // expected-error @+1 {{index 4 at [1, 0] is out of range [0, 4)}}
  %r = thunder.gather %x[%y] dim = 1 : tensor<3x4xf32>, tensor<2x1xi64> -> tensor<2x1xf32>
  thunder.return
}

// -----

thunder.func @negative() {
  %x = check.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 1.0e+01, 11.0]]> : tensor<3x4xf32>
  %y = check.constant dense<[[-1]]> : tensor<1x1xi64>
  // expected-error @+1 {{index -1 at [0, 0] is out of range [0, 4)}}
  %r = thunder.gather %x[%y] dim = 1 : tensor<3x4xf32>, tensor<1x1xi64> -> tensor<1x1xf32>
  thunder.return
}
