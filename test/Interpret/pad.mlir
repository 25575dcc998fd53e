// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.nn.functional.pad; interior: assignment to a strided slice.

thunder.func @edges() {
  %x = check.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]> : tensor<2x3xf32>
  %r = thunder.pad %x with -1.5 : f32 low = [1, 0] high = [0, 2] interior = [0, 0] : tensor<2x3xf32> -> tensor<3x5xf32>
  %e = check.constant dense<[[-1.5, -1.5, -1.5, -1.5, -1.5], [0.0, 1.0, 2.0, -1.5, -1.5], [3.0, 4.0, 5.0, -1.5, -1.5]]> : tensor<3x5xf32>
  check.expect_eq %r, %e : tensor<3x5xf32>
  thunder.return
}

thunder.func @interior() {
  %x = check.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi64>
  %r = thunder.pad %x with 7 : i64 low = [0, 1] high = [0, 0] interior = [1, 2] : tensor<2x3xi64> -> tensor<3x8xi64>
  %e = check.constant dense<[[7, 0, 7, 7, 1, 7, 7, 2], [7, 7, 7, 7, 7, 7, 7, 7], [7, 3, 7, 7, 4, 7, 7, 5]]> : tensor<3x8xi64>
  check.expect_eq %r, %e : tensor<3x8xi64>
  thunder.return
}

thunder.func @bool() {
  %x = check.constant dense<[true]> : tensor<1xi1>
  %r = thunder.pad %x with false low = [1] high = [1] interior = [0] : tensor<1xi1> -> tensor<3xi1>
  %e = check.constant dense<[false, true, false]> : tensor<3xi1>
  check.expect_eq %r, %e : tensor<3xi1>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xf32>
  %r = thunder.pad %x with 2.0 : f32 low = [1] high = [1] interior = [3] : tensor<0xf32> -> tensor<2xf32>
  %e = check.constant dense<[2.0, 2.0]> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  thunder.return
}
