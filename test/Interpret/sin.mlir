// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: mpmath with 200 bits, rounded once to the type; special values: torch.sin.

thunder.func @f32() {
  %x = check.constant dense<[1.0, -2.0, 0.5, 1.0e+02, 1.0e-06, 31415.0]> : tensor<6xf32>
  %r = thunder.sin %x : tensor<6xf32>
  %e = check.constant dense<[0.84147096, -0.9092974, 0.47942555, -0.50636566, 1.0e-06, -0.79954416]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f32_special() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0]> : tensor<5xf32>
  %r = thunder.sin %x : tensor<5xf32>
  %e = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, -0.0]> : tensor<5xf32>
  check.expect_eq %r, %e : tensor<5xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.0, -2.0, 0.5, 100.0, 1.0e-06, 31415.0]> : tensor<6xf64>
  %r = thunder.sin %x : tensor<6xf64>
  %e = check.constant dense<[0.8414709848078965, -0.9092974268256817, 0.479425538604203, -0.5063656411097588, 9.999999999998333e-07, -0.7995441773754673]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @f64_special() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0]> : tensor<5xf64>
  %r = thunder.sin %x : tensor<5xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.0, -0.0]> : tensor<5xf64>
  check.expect_eq %r, %e : tensor<5xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<1.0> : tensor<f32>
  %r = thunder.sin %x : tensor<f32>
  %e = check.constant dense<0.84147096> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xf32>
  %r = thunder.sin %x : tensor<0xf32>
  %e = check.constant dense<> : tensor<0xf32>
  check.expect_eq %r, %e : tensor<0xf32>
  thunder.return
}
