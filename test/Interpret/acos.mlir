// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: mpmath with 300 bits, rounded once to the type; special values: torch.acos.

thunder.func @f32() {
  %x = check.constant dense<[1.0e+00, -5.0e-01, 1.0e-05, 9.9e-01, 2.5e-01, -7.5e-01]> : tensor<6xf32>
  %r = thunder.acos %x : tensor<6xf32>
  %e = check.constant dense<[0.0, 2.0943952e+00, 1.5707864e+00, 1.4153941e-01, 1.3181161e+00, 2.4188583e+00]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f32_special() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, -2.0e+00]> : tensor<6xf32>
  %r = thunder.acos %x : tensor<6xf32>
  %e = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 1.5707964e+00, 1.5707964e+00, 0x7FC00000]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.0e+00, -5.0e-01, 1.0e-05, 9.9e-01, 2.5e-01, -7.5e-01]> : tensor<6xf64>
  %r = thunder.acos %x : tensor<6xf64>
  %e = check.constant dense<[0.0, 2.0943951023931957e+00, 1.5707863267948965e+00, 1.415394733244273e-01, 1.318116071652818e+00, 2.4188584057763776e+00]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @f64_special() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, -2.0e+00]> : tensor<6xf64>
  %r = thunder.acos %x : tensor<6xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 1.5707963267948966e+00, 1.5707963267948966e+00, 0x7FF8000000000000]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<-5.0e-01> : tensor<f32>
  %r = thunder.acos %x : tensor<f32>
  %e = check.constant dense<2.0943952e+00> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0x2xf32>
  %r = thunder.acos %x : tensor<0x2xf32>
  %e = check.constant dense<> : tensor<0x2xf32>
  check.expect_eq %r, %e : tensor<0x2xf32>
  thunder.return
}
