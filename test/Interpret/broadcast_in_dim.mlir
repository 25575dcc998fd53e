// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.Tensor.expand of the reshaped operand.

thunder.func @rows() {
  %x = check.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %r = thunder.broadcast_in_dim %x dims = [1] : tensor<3xf32> -> tensor<2x3xf32>
  %e = check.constant dense<[[1.0, 2.0, 3.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf32>
  check.expect_eq %r, %e : tensor<2x3xf32>
  thunder.return
}

thunder.func @columns() {
  %x = check.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %r = thunder.broadcast_in_dim %x dims = [0] : tensor<3xf32> -> tensor<3x2xf32>
  %e = check.constant dense<[[1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]> : tensor<3x2xf32>
  check.expect_eq %r, %e : tensor<3x2xf32>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<0x7FC00000> : tensor<f32>
  %r = thunder.broadcast_in_dim %x dims = [] : tensor<f32> -> tensor<2x2xf32>
  %e = check.constant dense<[[0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000]]> : tensor<2x2xf32>
  check.expect_eq %r, %e : tensor<2x2xf32>
  thunder.return
}

thunder.func @ones() {
  %x = check.constant dense<[[1], [2], [3]]> : tensor<3x1xi64>
  %r = thunder.broadcast_in_dim %x dims = [0, 2] : tensor<3x1xi64> -> tensor<3x2x2xi64>
  %e = check.constant dense<[[[1, 1], [1, 1]], [[2, 2], [2, 2]], [[3, 3], [3, 3]]]> : tensor<3x2x2xi64>
  check.expect_eq %r, %e : tensor<3x2x2xi64>
  thunder.return
}

thunder.func @bool() {
  %x = check.constant dense<[true, false]> : tensor<2xi1>
  %r = thunder.broadcast_in_dim %x dims = [1] : tensor<2xi1> -> tensor<2x2xi1>
  %e = check.constant dense<[[true, false], [true, false]]> : tensor<2x2xi1>
  check.expect_eq %r, %e : tensor<2x2xi1>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %r = thunder.broadcast_in_dim %x dims = [1] : tensor<2xf32> -> tensor<0x2xf32>
  %e = check.constant dense<> : tensor<0x2xf32>
  check.expect_eq %r, %e : tensor<0x2xf32>
  thunder.return
}
