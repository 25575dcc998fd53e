// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.prod, and exact arithmetic.

thunder.func @rows() {
  %x = check.constant dense<[[1.5, -2.0, 3.0], [0.25, 4.0, -1.0]]> : tensor<2x3xf32>
  %r = thunder.prod %x dims = [1] : tensor<2x3xf32> -> tensor<2xf32>
  %e = check.constant dense<[-9.0, -1.0]> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  thunder.return
}

thunder.func @columns() {
  %x = check.constant dense<[[1.5, -2.0, 3.0], [0.25, 4.0, -1.0]]> : tensor<2x3xf32>
  %r = thunder.prod %x dims = [0] : tensor<2x3xf32> -> tensor<3xf32>
  %e = check.constant dense<[0.375, -8.0, -3.0]> : tensor<3xf32>
  check.expect_eq %r, %e : tensor<3xf32>
  thunder.return
}

thunder.func @all() {
  %x = check.constant dense<[[1.5, -2.0, 3.0], [0.25, 4.0, -1.0]]> : tensor<2x3xf32>
  %r = thunder.prod %x dims = [0, 1] : tensor<2x3xf32> -> tensor<f32>
  %e = check.constant dense<9.0> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @none() {
  %x = check.constant dense<[[1.5, -2.0, 3.0], [0.25, 4.0, -1.0]]> : tensor<2x3xf32>
  %r = thunder.prod %x dims = [] : tensor<2x3xf32> -> tensor<2x3xf32>
  %e = check.constant dense<[[1.5, -2.0, 3.0], [0.25, 4.0, -1.0]]> : tensor<2x3xf32>
  check.expect_eq %r, %e : tensor<2x3xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[[1.5, -2.0, 3.0], [0.25, 4.0, -1.0]]> : tensor<2x3xf64>
  %r = thunder.prod %x dims = [0, 1] : tensor<2x3xf64> -> tensor<f64>
  %e = check.constant dense<9.0> : tensor<f64>
  check.expect_eq %r, %e : tensor<f64>
  thunder.return
}

thunder.func @middle() {
  %x = check.constant dense<[[[1, 2, 3, 4], [5, 1, 2, 3], [4, 5, 1, 2]], [[3, 4, 5, 1], [2, 3, 4, 5], [1, 2, 3, 4]]]> : tensor<2x3x4xi64>
  %r = thunder.prod %x dims = [1] : tensor<2x3x4xi64> -> tensor<2x4xi64>
  %e = check.constant dense<[[20, 10, 6, 24], [6, 24, 60, 20]]> : tensor<2x4xi64>
  check.expect_eq %r, %e : tensor<2x4xi64>
  thunder.return
}

thunder.func @outer() {
  %x = check.constant dense<[[[1, 2, 3, 1], [2, 3, 1, 2], [3, 1, 2, 3]], [[1, 2, 3, 1], [2, 3, 1, 2], [3, 1, 2, 3]]]> : tensor<2x3x4xi64>
  %r = thunder.prod %x dims = [0, 2] : tensor<2x3x4xi64> -> tensor<3xi64>
  %e = check.constant dense<[36, 144, 324]> : tensor<3xi64>
  check.expect_eq %r, %e : tensor<3xi64>
  thunder.return
}

thunder.func @special() {
  %x = check.constant dense<[[1.0, 0x7FC00000], [-0.0, 0.0], [0x7F800000, 0xFF800000]]> : tensor<3x2xf32>
  %r = thunder.prod %x dims = [1] : tensor<3x2xf32> -> tensor<3xf32>
  %e = check.constant dense<[0x7FC00000, -0.0, 0xFF800000]> : tensor<3xf32>
  check.expect_eq %r, %e : tensor<3xf32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0x2xf32>
  %r = thunder.prod %x dims = [0] : tensor<0x2xf32> -> tensor<2xf32>
  %e = check.constant dense<[1.0, 1.0]> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  thunder.return
}

thunder.func @wraps() {
  %x = check.constant dense<[4611686018427387904, 4611686018427387904, 4]> : tensor<3xi64>
  %r = thunder.prod %x dims = [0] : tensor<3xi64> -> tensor<i64>
  %e = check.constant dense<0> : tensor<i64>
  check.expect_eq %r, %e : tensor<i64>
  thunder.return
}

thunder.func @wraps_narrow() {
  %x = check.constant dense<[200, 100]> : tensor<2xui8>
  %r = thunder.prod %x dims = [0] : tensor<2xui8> -> tensor<ui8>
  %e = check.constant dense<32> : tensor<ui8>
  check.expect_eq %r, %e : tensor<ui8>
  thunder.return
}
