// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: mpmath with 300 bits, rounded once to the type; special values: torch.cosh.

thunder.func @f32() {
  %x = check.constant dense<[1.0e+00, -5.0e-01, 1.0e-05, 2.5e+00, 5.0e+01, -3.0e+00]> : tensor<6xf32>
  %r = thunder.cosh %x : tensor<6xf32>
  %e = check.constant dense<[1.5430807e+00, 1.127626e+00, 1.0e+00, 6.1322894e+00, 2.5923527e+21, 1.0067662e+01]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f32_special() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, -2.0e+00]> : tensor<6xf32>
  %r = thunder.cosh %x : tensor<6xf32>
  %e = check.constant dense<[0x7FC00000, 0x7F800000, 0x7F800000, 1.0e+00, 1.0e+00, 3.7621956e+00]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.0e+00, -5.0e-01, 1.0e-05, 2.5e+00, 5.0e+01, -3.0e+00]> : tensor<6xf64>
  %r = thunder.cosh %x : tensor<6xf64>
  %e = check.constant dense<[1.5430806348152437e+00, 1.1276259652063807e+00, 1.00000000005e+00, 6.132289479663686e+00, 2.592352764293536e+21, 1.0067661995777765e+01]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @f64_special() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, -2.0e+00]> : tensor<6xf64>
  %r = thunder.cosh %x : tensor<6xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 1.0e+00, 1.0e+00, 3.7621956910836314e+00]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<-5.0e-01> : tensor<f32>
  %r = thunder.cosh %x : tensor<f32>
  %e = check.constant dense<1.127626e+00> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0x2xf32>
  %r = thunder.cosh %x : tensor<0x2xf32>
  %e = check.constant dense<> : tensor<0x2xf32>
  check.expect_eq %r, %e : tensor<0x2xf32>
  thunder.return
}
