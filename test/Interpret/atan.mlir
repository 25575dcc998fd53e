// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: mpmath with 300 bits, rounded once to the type; special values: torch.atan.

thunder.func @f32() {
  %x = check.constant dense<[1.0e+00, -5.0e-01, 1.0e-05, 2.5e+00, 1.0e+03, -3.0e+00]> : tensor<6xf32>
  %r = thunder.atan %x : tensor<6xf32>
  %e = check.constant dense<[7.853982e-01, -4.636476e-01, 1.0e-05, 1.19029e+00, 1.5697963e+00, -1.2490457e+00]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f32_special() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, -2.0e+00]> : tensor<6xf32>
  %r = thunder.atan %x : tensor<6xf32>
  %e = check.constant dense<[0x7FC00000, 1.5707964e+00, -1.5707964e+00, 0.0, -0.0, -1.1071488e+00]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.0e+00, -5.0e-01, 1.0e-05, 2.5e+00, 1.0e+03, -3.0e+00]> : tensor<6xf64>
  %r = thunder.atan %x : tensor<6xf64>
  %e = check.constant dense<[7.853981633974483e-01, -4.636476090008061e-01, 9.999999999666668e-06, 1.1902899496825317e+00, 1.5697963271282298e+00, -1.2490457723982544e+00]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @f64_special() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, -2.0e+00]> : tensor<6xf64>
  %r = thunder.atan %x : tensor<6xf64>
  %e = check.constant dense<[0x7FF8000000000000, 1.5707963267948966e+00, -1.5707963267948966e+00, 0.0, -0.0, -1.1071487177940904e+00]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<-5.0e-01> : tensor<f32>
  %r = thunder.atan %x : tensor<f32>
  %e = check.constant dense<-4.636476e-01> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0x2xf32>
  %r = thunder.atan %x : tensor<0x2xf32>
  %e = check.constant dense<> : tensor<0x2xf32>
  check.expect_eq %r, %e : tensor<0x2xf32>
  thunder.return
}
