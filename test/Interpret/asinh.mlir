// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: mpmath with 300 bits, rounded once to the type; special values: torch.asinh.

thunder.func @f32() {
  %x = check.constant dense<[1.0e+00, -5.0e-01, 1.0e-05, 2.5e+00, 1.0e+03, -3.0e+00]> : tensor<6xf32>
  %r = thunder.asinh %x : tensor<6xf32>
  %e = check.constant dense<[8.813736e-01, -4.812118e-01, 1.0e-05, 1.6472311e+00, 7.6009026e+00, -1.8184465e+00]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f32_special() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, -2.0e+00]> : tensor<6xf32>
  %r = thunder.asinh %x : tensor<6xf32>
  %e = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, -1.4436355e+00]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.0e+00, -5.0e-01, 1.0e-05, 2.5e+00, 1.0e+03, -3.0e+00]> : tensor<6xf64>
  %r = thunder.asinh %x : tensor<6xf64>
  %e = check.constant dense<[8.81373587019543e-01, -4.8121182505960347e-01, 9.999999999833334e-06, 1.6472311463710958e+00, 7.600902709541988e+00, -1.8184464592320668e+00]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @f64_special() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, -2.0e+00]> : tensor<6xf64>
  %r = thunder.asinh %x : tensor<6xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, -1.4436354751788103e+00]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<-5.0e-01> : tensor<f32>
  %r = thunder.asinh %x : tensor<f32>
  %e = check.constant dense<-4.812118e-01> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0x2xf32>
  %r = thunder.asinh %x : tensor<0x2xf32>
  %e = check.constant dense<> : tensor<0x2xf32>
  check.expect_eq %r, %e : tensor<0x2xf32>
  thunder.return
}
