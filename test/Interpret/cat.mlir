// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.cat.

thunder.func @columns() {
  %x = check.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]> : tensor<2x3xf32>
  %y = check.constant dense<[[1.0e+01, 11.0], [12.0, 13.0]]> : tensor<2x2xf32>
  %r = thunder.cat %x, %y dim = 1 : tensor<2x3xf32>, tensor<2x2xf32> -> tensor<2x5xf32>
  %e = check.constant dense<[[0.0, 1.0, 2.0, 1.0e+01, 11.0], [3.0, 4.0, 5.0, 12.0, 13.0]]> : tensor<2x5xf32>
  check.expect_eq %r, %e : tensor<2x5xf32>
  thunder.return
}

thunder.func @rows() {
  %x = check.constant dense<[[7, 8, 9]]> : tensor<1x3xi64>
  %y = check.constant dense<> : tensor<0x3xi64>
  %z = check.constant dense<[[7, 8, 9]]> : tensor<1x3xi64>
  %r = thunder.cat %x, %y, %z dim = 0 : tensor<1x3xi64>, tensor<0x3xi64>, tensor<1x3xi64> -> tensor<2x3xi64>
  %e = check.constant dense<[[7, 8, 9], [7, 8, 9]]> : tensor<2x3xi64>
  check.expect_eq %r, %e : tensor<2x3xi64>
  thunder.return
}

thunder.func @one() {
  %x = check.constant dense<[true]> : tensor<1xi1>
  %r = thunder.cat %x dim = 0 : tensor<1xi1> -> tensor<1xi1>
  %e = check.constant dense<[true]> : tensor<1xi1>
  check.expect_eq %r, %e : tensor<1xi1>
  thunder.return
}
