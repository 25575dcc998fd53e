// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: mpmath with 300 bits, rounded once to the type; special values: torch.erfc.

thunder.func @f32() {
  %x = check.constant dense<[1.0e+00, -5.0e-01, 1.0e-05, 2.5e+00, 5.0e+00, -3.0e+00]> : tensor<6xf32>
  %r = thunder.erfc %x : tensor<6xf32>
  %e = check.constant dense<[1.572992e-01, 1.5204998e+00, 9.9998873e-01, 4.0695202e-04, 1.5374598e-12, 1.999978e+00]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f32_special() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, -2.0e+00]> : tensor<6xf32>
  %r = thunder.erfc %x : tensor<6xf32>
  %e = check.constant dense<[0x7FC00000, 0.0, 2.0e+00, 1.0e+00, 1.0e+00, 1.9953222e+00]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.0e+00, -5.0e-01, 1.0e-05, 2.5e+00, 5.0e+00, -3.0e+00]> : tensor<6xf64>
  %r = thunder.erfc %x : tensor<6xf64>
  %e = check.constant dense<[1.5729920705028513e-01, 1.5204998778130465e+00, 9.999887162083294e-01, 4.069520174449589e-04, 1.537459794428035e-12, 1.9999779095030015e+00]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @f64_special() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, -2.0e+00]> : tensor<6xf64>
  %r = thunder.erfc %x : tensor<6xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0.0, 2.0e+00, 1.0e+00, 1.0e+00, 1.9953222650189528e+00]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<-5.0e-01> : tensor<f32>
  %r = thunder.erfc %x : tensor<f32>
  %e = check.constant dense<1.5204998e+00> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0x2xf32>
  %r = thunder.erfc %x : tensor<0x2xf32>
  %e = check.constant dense<> : tensor<0x2xf32>
  check.expect_eq %r, %e : tensor<0x2xf32>
  thunder.return
}
