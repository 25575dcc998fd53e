// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: NumPy, whose square root and division are correctly rounded.

thunder.func @f32() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 2.0, 3.0, -4.0, 1.0e-30, 7.0e+20]> : tensor<10xf32>
  %r = thunder.reciprocal %x : tensor<10xf32>
  %e = check.constant dense<[0x7FC00000, 0.0, -0.0, 0x7F800000, 0xFF800000, 0.5, 0.33333334, -0.25, 1.0e+30, 1.4285715e-21]> : tensor<10xf32>
  check.expect_eq %r, %e : tensor<10xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 2.0, 3.0, -4.0, 1.0e-30, 7.0e+20]> : tensor<10xf64>
  %r = thunder.reciprocal %x : tensor<10xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0.5, 0.3333333333333333, -0.25, 9.999999999999999e+29, 1.4285714285714285e-21]> : tensor<10xf64>
  check.expect_eq %r, %e : tensor<10xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<4.0> : tensor<f32>
  %r = thunder.reciprocal %x : tensor<f32>
  %e = check.constant dense<0.25> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<2x0xf32>
  %r = thunder.reciprocal %x : tensor<2x0xf32>
  %e = check.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e : tensor<2x0xf32>
  thunder.return
}
