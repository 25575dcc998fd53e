// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: mpmath with 300 bits, rounded once to the type; special values: torch.exp2.

thunder.func @f32() {
  %x = check.constant dense<[1.0e+00, -5.0e-01, 1.0e-05, 2.5e+00, 1.025e+01, -3.075e+01]> : tensor<6xf32>
  %r = thunder.exp2 %x : tensor<6xf32>
  %e = check.constant dense<[2.0e+00, 7.0710677e-01, 1.0000069e+00, 5.656854e+00, 1.217748e+03, 5.537677e-10]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f32_special() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, -2.0e+00]> : tensor<6xf32>
  %r = thunder.exp2 %x : tensor<6xf32>
  %e = check.constant dense<[0x7FC00000, 0x7F800000, 0.0, 1.0e+00, 1.0e+00, 2.5e-01]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.0e+00, -5.0e-01, 1.0e-05, 2.5e+00, 1.025e+01, -3.075e+01]> : tensor<6xf64>
  %r = thunder.exp2 %x : tensor<6xf64>
  %e = check.constant dense<[2.0e+00, 7.071067811865476e-01, 1.0000069314958282e+00, 5.656854249492381e+00, 1.2177480857627863e+03, 5.537677160476898e-10]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @f64_special() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, -2.0e+00]> : tensor<6xf64>
  %r = thunder.exp2 %x : tensor<6xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0.0, 1.0e+00, 1.0e+00, 2.5e-01]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<-5.0e-01> : tensor<f32>
  %r = thunder.exp2 %x : tensor<f32>
  %e = check.constant dense<7.0710677e-01> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0x2xf32>
  %r = thunder.exp2 %x : tensor<0x2xf32>
  %e = check.constant dense<> : tensor<0x2xf32>
  check.expect_eq %r, %e : tensor<0x2xf32>
  thunder.return
}
