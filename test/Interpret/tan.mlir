// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: mpmath with 300 bits, rounded once to the type; special values: torch.tan.

thunder.func @f32() {
  %x = check.constant dense<[1.0e+00, -5.0e-01, 1.0e-05, 2.5e+00, 1.0e+02, -3.0e+00]> : tensor<6xf32>
  %r = thunder.tan %x : tensor<6xf32>
  %e = check.constant dense<[1.5574077e+00, -5.463025e-01, 1.0e-05, -7.470223e-01, -5.8721393e-01, 1.4254655e-01]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f32_special() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, -2.0e+00]> : tensor<6xf32>
  %r = thunder.tan %x : tensor<6xf32>
  %e = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, -0.0, 2.1850398e+00]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.0e+00, -5.0e-01, 1.0e-05, 2.5e+00, 1.0e+02, -3.0e+00]> : tensor<6xf64>
  %r = thunder.tan %x : tensor<6xf64>
  %e = check.constant dense<[1.5574077246549023e+00, -5.463024898437905e-01, 1.0000000000333334e-05, -7.470222972386603e-01, -5.872139151569291e-01, 1.425465430742778e-01]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @f64_special() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, -2.0e+00]> : tensor<6xf64>
  %r = thunder.tan %x : tensor<6xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.0, -0.0, 2.185039863261519e+00]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<-5.0e-01> : tensor<f32>
  %r = thunder.tan %x : tensor<f32>
  %e = check.constant dense<-5.463025e-01> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0x2xf32>
  %r = thunder.tan %x : tensor<0x2xf32>
  %e = check.constant dense<> : tensor<0x2xf32>
  check.expect_eq %r, %e : tensor<0x2xf32>
  thunder.return
}
