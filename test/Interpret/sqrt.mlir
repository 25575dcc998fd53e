// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: NumPy, whose square root and division are correctly rounded.

thunder.func @f32() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 2.0, 3.0, -4.0, 1.0e-30, 7.0e+20]> : tensor<10xf32>
  %r = thunder.sqrt %x : tensor<10xf32>
  %e = check.constant dense<[0x7FC00000, 0x7F800000, 0x7FC00000, 0.0, -0.0, 1.4142135, 1.7320508, 0x7FC00000, 1.0e-15, 2.6457512e+10]> : tensor<10xf32>
  check.expect_eq %r, %e : tensor<10xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 2.0, 3.0, -4.0, 1.0e-30, 7.0e+20]> : tensor<10xf64>
  %r = thunder.sqrt %x : tensor<10xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 1.4142135623730951, 1.7320508075688772, 0x7FF8000000000000, 1.0e-15, 26457513110.645905]> : tensor<10xf64>
  check.expect_eq %r, %e : tensor<10xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<4.0> : tensor<f32>
  %r = thunder.sqrt %x : tensor<f32>
  %e = check.constant dense<2.0> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<2x0xf32>
  %r = thunder.sqrt %x : tensor<2x0xf32>
  %e = check.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e : tensor<2x0xf32>
  thunder.return
}
