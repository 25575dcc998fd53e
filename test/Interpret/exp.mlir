// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: mpmath with 200 bits, rounded once to the type; special values: torch.exp.

thunder.func @f32() {
  %x = check.constant dense<[1.0, -1.0, 0.1, 8.0e+01, -8.0e+01, 1.0e-10]> : tensor<6xf32>
  %r = thunder.exp %x : tensor<6xf32>
  %e = check.constant dense<[2.7182817, 0.36787945, 1.105171, 5.5406225e+34, 1.8048513e-35, 1.0]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f32_special() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.0e+03, -1.0e+03]> : tensor<7xf32>
  %r = thunder.exp %x : tensor<7xf32>
  %e = check.constant dense<[0x7FC00000, 0x7F800000, 0.0, 1.0, 1.0, 0x7F800000, 0.0]> : tensor<7xf32>
  check.expect_eq %r, %e : tensor<7xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.0, -1.0, 0.1, 80.0, -80.0, 1.0e-10]> : tensor<6xf64>
  %r = thunder.exp %x : tensor<6xf64>
  %e = check.constant dense<[2.718281828459045, 0.36787944117144233, 1.1051709180756477, 5.54062238439351e+34, 1.8048513878454153e-35, 1.0000000001]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @f64_special() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 1000.0, -1000.0]> : tensor<7xf64>
  %r = thunder.exp %x : tensor<7xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0.0, 1.0, 1.0, 0x7FF0000000000000, 0.0]> : tensor<7xf64>
  check.expect_eq %r, %e : tensor<7xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<1.0> : tensor<f32>
  %r = thunder.exp %x : tensor<f32>
  %e = check.constant dense<2.7182817> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xf32>
  %r = thunder.exp %x : tensor<0xf32>
  %e = check.constant dense<> : tensor<0xf32>
  check.expect_eq %r, %e : tensor<0xf32>
  thunder.return
}
