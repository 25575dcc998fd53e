// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch indexing.

thunder.func @steps() {
  %x = check.constant dense<[[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14], [15, 16, 17, 18, 19]]> : tensor<4x5xi64>
  %r = thunder.slice %x [1, 0] to [4, 5] step [2, 3] : tensor<4x5xi64> -> tensor<2x2xi64>
  %e = check.constant dense<[[5, 8], [15, 18]]> : tensor<2x2xi64>
  check.expect_eq %r, %e : tensor<2x2xi64>
  thunder.return
}

thunder.func @whole() {
  %x = check.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]> : tensor<2x3xf32>
  %r = thunder.slice %x [0, 0] to [2, 3] step [1, 1] : tensor<2x3xf32> -> tensor<2x3xf32>
  %e = check.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]> : tensor<2x3xf32>
  check.expect_eq %r, %e : tensor<2x3xf32>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<1.0> : tensor<f32>
  %r = thunder.slice %x [] to [] step [] : tensor<f32> -> tensor<f32>
  %e = check.constant dense<1.0> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]> : tensor<2x3xf32>
  %r = thunder.slice %x [0, 2] to [2, 2] step [1, 1] : tensor<2x3xf32> -> tensor<2x0xf32>
  %e = check.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e : tensor<2x0xf32>
  thunder.return
}
