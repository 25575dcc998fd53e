// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: mpmath with 200 bits, rounded once to the type; special values: torch.cos.

thunder.func @f32() {
  %x = check.constant dense<[1.0, -2.0, 0.5, 1.0e+02, 1.0e-06, 31415.0]> : tensor<6xf32>
  %r = thunder.cos %x : tensor<6xf32>
  %e = check.constant dense<[0.5403023, -0.41614684, 0.87758255, 0.8623189, 1.0, 0.6006073]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f32_special() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0]> : tensor<5xf32>
  %r = thunder.cos %x : tensor<5xf32>
  %e = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 1.0, 1.0]> : tensor<5xf32>
  check.expect_eq %r, %e : tensor<5xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.0, -2.0, 0.5, 100.0, 1.0e-06, 31415.0]> : tensor<6xf64>
  %r = thunder.cos %x : tensor<6xf64>
  %e = check.constant dense<[0.5403023058681398, -0.4161468365471424, 0.8775825618903728, 0.8623188722876839, 0.9999999999995, 0.600607283026927]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @f64_special() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0]> : tensor<5xf64>
  %r = thunder.cos %x : tensor<5xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 1.0, 1.0]> : tensor<5xf64>
  check.expect_eq %r, %e : tensor<5xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<1.0> : tensor<f32>
  %r = thunder.cos %x : tensor<f32>
  %e = check.constant dense<0.5403023> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xf32>
  %r = thunder.cos %x : tensor<0xf32>
  %e = check.constant dense<> : tensor<0xf32>
  check.expect_eq %r, %e : tensor<0xf32>
  thunder.return
}
