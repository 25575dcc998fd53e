// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: mpmath with 300 bits, rounded once to the type; special values: torch.acosh.

thunder.func @f32() {
  %x = check.constant dense<[1.0e+00, 1.5e+00, 1.0001e+00, 2.5e+00, 1.0e+03, 3.0e+00]> : tensor<6xf32>
  %r = thunder.acosh %x : tensor<6xf32>
  %e = check.constant dense<[0.0, 9.624236e-01, 1.4143191e-02, 1.5667993e+00, 7.600902e+00, 1.7627472e+00]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f32_special() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, -2.0e+00]> : tensor<6xf32>
  %r = thunder.acosh %x : tensor<6xf32>
  %e = check.constant dense<[0x7FC00000, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.0e+00, 1.5e+00, 1.0001e+00, 2.5e+00, 1.0e+03, 3.0e+00]> : tensor<6xf64>
  %r = thunder.acosh %x : tensor<6xf64>
  %e = check.constant dense<[0.0, 9.624236501192069e-01, 1.4142017775251545e-02, 1.566799236972411e+00, 7.600902209541989e+00, 1.762747174039086e+00]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @f64_special() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, -2.0e+00]> : tensor<6xf64>
  %r = thunder.acosh %x : tensor<6xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<1.5e+00> : tensor<f32>
  %r = thunder.acosh %x : tensor<f32>
  %e = check.constant dense<9.624236e-01> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0x2xf32>
  %r = thunder.acosh %x : tensor<0x2xf32>
  %e = check.constant dense<> : tensor<0x2xf32>
  check.expect_eq %r, %e : tensor<0x2xf32>
  thunder.return
}
