// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.isfinite.

thunder.func @f32() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.25, 3.0e+38]> : tensor<8xf32>
  %r = thunder.isfinite %x : tensor<8xf32> -> tensor<8xi1>
  %e = check.constant dense<[false, false, false, true, true, true, true, true]> : tensor<8xi1>
  check.expect_eq %r, %e : tensor<8xi1>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 1.5, -2.25, 3.0e+38]> : tensor<8xf64>
  %r = thunder.isfinite %x : tensor<8xf64> -> tensor<8xi1>
  %e = check.constant dense<[false, false, false, true, true, true, true, true]> : tensor<8xi1>
  check.expect_eq %r, %e : tensor<8xi1>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<0x7F800000> : tensor<f32>
  %r = thunder.isfinite %x : tensor<f32> -> tensor<i1>
  %e = check.constant dense<false> : tensor<i1>
  check.expect_eq %r, %e : tensor<i1>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xf32>
  %r = thunder.isfinite %x : tensor<0xf32> -> tensor<0xi1>
  %e = check.constant dense<> : tensor<0xi1>
  check.expect_eq %r, %e : tensor<0xi1>
  thunder.return
}
