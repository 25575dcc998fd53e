// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: mpmath with 200 bits, rounded once to the type; special values: torch.erf.

thunder.func @f32() {
  %x = check.constant dense<[1.0, -0.5, 1.0e-05, 2.5, 6.0, -3.0]> : tensor<6xf32>
  %r = thunder.erf %x : tensor<6xf32>
  %e = check.constant dense<[0.8427008, -0.5204999, 1.12837915e-05, 0.999593, 1.0, -0.9999779]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f32_special() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, -1.0e+03]> : tensor<6xf32>
  %r = thunder.erf %x : tensor<6xf32>
  %e = check.constant dense<[0x7FC00000, 1.0, -1.0, 0.0, -0.0, -1.0]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.0, -0.5, 1.0e-05, 2.5, 6.0, -3.0]> : tensor<6xf64>
  %r = thunder.erf %x : tensor<6xf64>
  %e = check.constant dense<[0.8427007929497149, -0.5204998778130465, 1.1283791670579e-05, 0.999593047982555, 1.0, -0.9999779095030014]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @f64_special() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, -1000.0]> : tensor<6xf64>
  %r = thunder.erf %x : tensor<6xf64>
  %e = check.constant dense<[0x7FF8000000000000, 1.0, -1.0, 0.0, -0.0, -1.0]> : tensor<6xf64>
  check.expect_eq %r, %e : tensor<6xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<1.0> : tensor<f32>
  %r = thunder.erf %x : tensor<f32>
  %e = check.constant dense<0.8427008> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xf32>
  %r = thunder.erf %x : tensor<0xf32>
  %e = check.constant dense<> : tensor<0xf32>
  check.expect_eq %r, %e : tensor<0xf32>
  thunder.return
}
