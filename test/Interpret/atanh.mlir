// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: mpmath with 300 bits, rounded once to the type; special values: torch.atanh.

thunder.func @f32() {
  %x = check.constant dense<[1.0e-01, -5.0e-01, 1.0e-05, 9.9e-01, 2.5e-01, -7.5e-01]> : tensor<6xf32>
  %r = thunder.atanh %x : tensor<6xf32>
  %e = check.constant dense<[1.0033535e-01, -5.4930615e-01, 1.0e-05, 2.646653e+00, 2.5541282e-01, -9.7295505e-01]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f32_special() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, -2.0e+00]> : tensor<6xf32>
  %r = thunder.atanh %x : tensor<6xf32>
  %e = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, -0.0, 0x7FC00000]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.0e-01, -5.0e-01, 1.0e-05, 9.9e-01, 2.5e-01, -7.5e-01]> : tensor<6xf64>
  %r = thunder.atanh %x : tensor<6xf64>
  %e = check.constant dense<[1.0033534773107558e-01, -5.493061443340549e-01, 1.0000000000333334e-05, 2.6466524123622457e+00, 2.5541281188299536e-01, -9.729550745276566e-01]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @f64_special() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, -2.0e+00]> : tensor<6xf64>
  %r = thunder.atanh %x : tensor<6xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.0, -0.0, 0x7FF8000000000000]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<-5.0e-01> : tensor<f32>
  %r = thunder.atanh %x : tensor<f32>
  %e = check.constant dense<-5.4930615e-01> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0x2xf32>
  %r = thunder.atanh %x : tensor<0x2xf32>
  %e = check.constant dense<> : tensor<0x2xf32>
  check.expect_eq %r, %e : tensor<0x2xf32>
  thunder.return
}
