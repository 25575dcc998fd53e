// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: mpmath with 200 bits, rounded once to the type; special values: torch.expm1.

thunder.func @f32() {
  %x = check.constant dense<[1.0, -1.0, 1.0e-07, -1.0e-10, 5.0e+01, 0.3]> : tensor<6xf32>
  %r = thunder.expm1 %x : tensor<6xf32>
  %e = check.constant dense<[1.7182819, -0.63212055, 1.0000001e-07, -1.0e-10, 5.1847055e+21, 0.34985882]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f32_special() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.0e+03, -1.0e+03]> : tensor<7xf32>
  %r = thunder.expm1 %x : tensor<7xf32>
  %e = check.constant dense<[0x7FC00000, 0x7F800000, -1.0, 0.0, -0.0, 0x7F800000, -1.0]> : tensor<7xf32>
  check.expect_eq %r, %e : tensor<7xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.0, -1.0, 1.0e-07, -1.0e-10, 50.0, 0.3]> : tensor<6xf64>
  %r = thunder.expm1 %x : tensor<6xf64>
  %e = check.constant dense<[1.7182818284590453, -0.6321205588285577, 1.0000000500000016e-07, -9.999999999500001e-11, 5.184705528587072e+21, 0.3498588075760031]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @f64_special() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 1000.0, -1000.0]> : tensor<7xf64>
  %r = thunder.expm1 %x : tensor<7xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, -1.0, 0.0, -0.0, 0x7FF0000000000000, -1.0]> : tensor<7xf64>
  check.expect_eq %r, %e : tensor<7xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<1.0> : tensor<f32>
  %r = thunder.expm1 %x : tensor<f32>
  %e = check.constant dense<1.7182819> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xf32>
  %r = thunder.expm1 %x : tensor<0xf32>
  %e = check.constant dense<> : tensor<0xf32>
  check.expect_eq %r, %e : tensor<0xf32>
  thunder.return
}
