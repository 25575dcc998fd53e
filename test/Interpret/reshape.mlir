// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.reshape.

thunder.func @flatten() {
  %x = check.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]> : tensor<2x3xf32>
  %r = thunder.reshape %x : tensor<2x3xf32> -> tensor<6xf32>
  %e = check.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @ranks() {
  %x = check.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]> : tensor<2x3xf32>
  %r = thunder.reshape %x : tensor<2x3xf32> -> tensor<3x1x2xf32>
  %e = check.constant dense<[[[0.0, 1.0]], [[2.0, 3.0]], [[4.0, 5.0]]]> : tensor<3x1x2xf32>
  check.expect_eq %r, %e : tensor<3x1x2xf32>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<[true]> : tensor<1xi1>
  %r = thunder.reshape %x : tensor<1xi1> -> tensor<i1>
  %e = check.constant dense<true> : tensor<i1>
  check.expect_eq %r, %e : tensor<i1>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.reshape %x : tensor<0x3xf32> -> tensor<2x0xf32>
  %e = check.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e : tensor<2x0xf32>
  thunder.return
}
