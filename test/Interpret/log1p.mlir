// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: mpmath with 200 bits, rounded once to the type; special values: torch.log1p.

thunder.func @f32() {
  %x = check.constant dense<[1.0, 1.0e-07, -0.5, 1.0e-10, 1.0e+10, -0.999]> : tensor<6xf32>
  %r = thunder.log1p %x : tensor<6xf32>
  %e = check.constant dense<[0.6931472, 9.9999994e-08, -0.6931472, 1.0e-10, 23.02585, -6.9077682]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f32_special() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, -1.0, -2.0]> : tensor<7xf32>
  %r = thunder.log1p %x : tensor<7xf32>
  %e = check.constant dense<[0x7FC00000, 0x7F800000, 0x7FC00000, 0.0, -0.0, 0xFF800000, 0x7FC00000]> : tensor<7xf32>
  check.expect_eq %r, %e : tensor<7xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.0, 1.0e-07, -0.5, 1.0e-10, 10000000000.0, -0.999]> : tensor<6xf64>
  %r = thunder.log1p %x : tensor<6xf64>
  %e = check.constant dense<[0.6931471805599453, 9.999999500000033e-08, -0.6931471805599453, 9.999999999500001e-11, 23.025850930040455, -6.907755278982136]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @f64_special() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, -1.0, -2.0]> : tensor<7xf64>
  %r = thunder.log1p %x : tensor<7xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<7xf64>
  check.expect_eq %r, %e : tensor<7xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<1.0> : tensor<f32>
  %r = thunder.log1p %x : tensor<f32>
  %e = check.constant dense<0.6931472> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xf32>
  %r = thunder.log1p %x : tensor<0xf32>
  %e = check.constant dense<> : tensor<0xf32>
  check.expect_eq %r, %e : tensor<0xf32>
  thunder.return
}
