// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.argmax.

thunder.func @rows() {
  %x = check.constant dense<[[1.5, -2.0, 3.0], [0.25, 4.0, -1.0]]> : tensor<2x3xf32>
  %r = thunder.argmax %x dim = 1 : tensor<2x3xf32> -> tensor<2xi64>
  %e = check.constant dense<[2, 1]> : tensor<2xi64>
  check.expect_eq %r, %e : tensor<2xi64>
  thunder.return
}

thunder.func @columns() {
  %x = check.constant dense<[[1.5, -2.0, 3.0], [0.25, 4.0, -1.0]]> : tensor<2x3xf32>
  %r = thunder.argmax %x dim = 0 : tensor<2x3xf32> -> tensor<3xi64>
  %e = check.constant dense<[0, 1, 0]> : tensor<3xi64>
  check.expect_eq %r, %e : tensor<3xi64>
  thunder.return
}

thunder.func @first() {
  %x = check.constant dense<[[1.0, 0x7FC00000, 3.0, 0x7FC00000], [2.0, 5.0, 5.0, 1.0], [-0.0, 0.0, -1.0, 0.0], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]]> : tensor<4x4xf32>
  %r = thunder.argmax %x dim = 1 : tensor<4x4xf32> -> tensor<4xi64>
  %e = check.constant dense<[1, 1, 0, 0]> : tensor<4xi64>
  check.expect_eq %r, %e : tensor<4xi64>
  thunder.return
}

thunder.func @middle() {
  %x = check.constant dense<[[[0, 1, 2, 3], [4, 5, 6, 0], [1, 2, 3, 4]], [[5, 6, 0, 1], [2, 3, 4, 5], [6, 0, 1, 2]]]> : tensor<2x3x4xi64>
  %r = thunder.argmax %x dim = 1 : tensor<2x3x4xi64> -> tensor<2x4xi64>
  %e = check.constant dense<[[1, 1, 1, 2], [2, 0, 1, 1]]> : tensor<2x4xi64>
  check.expect_eq %r, %e : tensor<2x4xi64>
  thunder.return
}

thunder.func @unsigned() {
  %x = check.constant dense<[5, 200, 3]> : tensor<3xui8>
  %r = thunder.argmax %x dim = 0 : tensor<3xui8> -> tensor<i64>
  %e = check.constant dense<1> : tensor<i64>
  check.expect_eq %r, %e : tensor<i64>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0x2xf32>
  %r = thunder.argmax %x dim = 1 : tensor<0x2xf32> -> tensor<0xi64>
  %e = check.constant dense<> : tensor<0xi64>
  check.expect_eq %r, %e : tensor<0xi64>
  thunder.return
}
