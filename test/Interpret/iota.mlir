// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: exact arithmetic; a narrow integer wraps.

thunder.func @rows() {
  %r = thunder.iota dim = 0 : tensor<2x3xi64>
  %e = check.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi64>
  check.expect_eq %r, %e : tensor<2x3xi64>
  thunder.return
}

thunder.func @columns() {
  %r = thunder.iota dim = 1 {start = -3 : i64, step = 2 : i64} : tensor<2x3xi32>
  %e = check.constant dense<[[-3, -1, 1], [-3, -1, 1]]> : tensor<2x3xi32>
  check.expect_eq %r, %e : tensor<2x3xi32>
  thunder.return
}

thunder.func @wraps() {
  %r = thunder.iota dim = 0 {start = 250 : i64, step = 5 : i64} : tensor<3xui8>
  %e = check.constant dense<[250, 255, 4]> : tensor<3xui8>
  check.expect_eq %r, %e : tensor<3xui8>
  thunder.return
}

thunder.func @wraps_i64() {
  %r = thunder.iota dim = 0 {start = 9223372036854775807 : i64} : tensor<2xi64>
  %e = check.constant dense<[9223372036854775807, -9223372036854775808]> : tensor<2xi64>
  check.expect_eq %r, %e : tensor<2xi64>
  thunder.return
}

thunder.func @empty() {
  %r = thunder.iota dim = 1 : tensor<2x0xi64>
  %e = check.constant dense<> : tensor<2x0xi64>
  check.expect_eq %r, %e : tensor<2x0xi64>
  thunder.return
}
