// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.permute.

thunder.func @matrix() {
  %x = check.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]> : tensor<2x3xf32>
  %r = thunder.transpose %x permutation = [1, 0] : tensor<2x3xf32> -> tensor<3x2xf32>
  %e = check.constant dense<[[0.0, 3.0], [1.0, 4.0], [2.0, 5.0]]> : tensor<3x2xf32>
  check.expect_eq %r, %e : tensor<3x2xf32>
  thunder.return
}

thunder.func @rotate() {
  %x = check.constant dense<[[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]], [[12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23]]]> : tensor<2x3x4xi64>
  %r = thunder.transpose %x permutation = [2, 0, 1] : tensor<2x3x4xi64> -> tensor<4x2x3xi64>
  %e = check.constant dense<[[[0, 4, 8], [12, 16, 20]], [[1, 5, 9], [13, 17, 21]], [[2, 6, 10], [14, 18, 22]], [[3, 7, 11], [15, 19, 23]]]> : tensor<4x2x3xi64>
  check.expect_eq %r, %e : tensor<4x2x3xi64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<1.0> : tensor<f32>
  %r = thunder.transpose %x permutation = [] : tensor<f32> -> tensor<f32>
  %e = check.constant dense<1.0> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.transpose %x permutation = [1, 0] : tensor<0x3xf32> -> tensor<3x0xf32>
  %e = check.constant dense<> : tensor<3x0xf32>
  check.expect_eq %r, %e : tensor<3x0xf32>
  thunder.return
}
