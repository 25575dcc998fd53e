// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: mpmath with 200 bits, rounded once to the type; special values: torch.log.

thunder.func @f32() {
  %x = check.constant dense<[1.0, 2.0, 0.1, 1.0e-30, 1.0e+30, 0.9999]> : tensor<6xf32>
  %r = thunder.log %x : tensor<6xf32>
  %e = check.constant dense<[0.0, 0.6931472, -2.3025851, -69.07755, 69.07755, -0.00010002159]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f32_special() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, -1.0]> : tensor<6xf32>
  %r = thunder.log %x : tensor<6xf32>
  %e = check.constant dense<[0x7FC00000, 0x7F800000, 0x7FC00000, 0xFF800000, 0xFF800000, 0x7FC00000]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.0, 2.0, 0.1, 1.0e-30, 1.0e+30, 0.9999]> : tensor<6xf64>
  %r = thunder.log %x : tensor<6xf64>
  %e = check.constant dense<[0.0, 0.6931471805599453, -2.3025850929940455, -69.07755278982137, 69.07755278982137, -0.00010000500033334732]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @f64_special() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, -1.0]> : tensor<6xf64>
  %r = thunder.log %x : tensor<6xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<6xf64>
  check.expect_eq %r, %e : tensor<6xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<2.0> : tensor<f32>
  %r = thunder.log %x : tensor<f32>
  %e = check.constant dense<0.6931472> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xf32>
  %r = thunder.log %x : tensor<0xf32>
  %e = check.constant dense<> : tensor<0xf32>
  check.expect_eq %r, %e : tensor<0xf32>
  thunder.return
}
