// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: mpmath with 200 bits, rounded once; special values: torch.pow.

thunder.func @f32() {
  %x = check.constant dense<[2.0, 2.0, 1.0e+01, 0.3, 1.0001, -2.0]> : tensor<6xf32>
  %y = check.constant dense<[3.0, 0.5, -3.0, 7.25, 1.0e+03, 3.0]> : tensor<6xf32>
  %r = thunder.pow %x, %y : tensor<6xf32>
  %e = check.constant dense<[8.0, 1.4142135, 0.001, 0.00016185615, 1.1051837, -8.0]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f32_special() {
  %x = check.constant dense<[0x7FC00000, 1.0, 0x7FC00000, -1.0, 0.0, -0.0, -0.0, -2.0, 0x7F800000, 2.0, 0.5, 0.0, 0xFF800000]> : tensor<13xf32>
  %y = check.constant dense<[0.0, 0x7FC00000, 1.0, 0x7F800000, -1.0, -1.0, -2.0, 0.5, -1.0, 0x7F800000, 0x7F800000, 0.0, 3.0]> : tensor<13xf32>
  %r = thunder.pow %x, %y : tensor<13xf32>
  %e = check.constant dense<[1.0, 1.0, 0x7FC00000, 1.0, 0x7F800000, 0xFF800000, 0x7F800000, 0x7FC00000, 0.0, 0x7F800000, 0.0, 1.0, 0xFF800000]> : tensor<13xf32>
  check.expect_eq %r, %e : tensor<13xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[2.0, 2.0, 10.0, 0.3, 1.0001, -2.0]> : tensor<6xf64>
  %y = check.constant dense<[3.0, 0.5, -3.0, 7.25, 1000.0, 3.0]> : tensor<6xf64>
  %r = thunder.pow %x, %y : tensor<6xf64>
  %e = check.constant dense<[8.0, 1.4142135623730951, 0.001, 0.00016185610934246275, 1.1051653926032206, -8.0]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @f64_special() {
  %x = check.constant dense<[0x7FF8000000000000, 1.0, 0x7FF8000000000000, -1.0, 0.0, -0.0, -0.0, -2.0, 0x7FF0000000000000, 2.0, 0.5, 0.0, 0xFFF0000000000000]> : tensor<13xf64>
  %y = check.constant dense<[0.0, 0x7FF8000000000000, 1.0, 0x7FF0000000000000, -1.0, -1.0, -2.0, 0.5, -1.0, 0x7FF0000000000000, 0x7FF0000000000000, 0.0, 3.0]> : tensor<13xf64>
  %r = thunder.pow %x, %y : tensor<13xf64>
  %e = check.constant dense<[1.0, 1.0, 0x7FF8000000000000, 1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0.0, 0x7FF0000000000000, 0.0, 1.0, 0xFFF0000000000000]> : tensor<13xf64>
  check.expect_eq %r, %e : tensor<13xf64>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xf32>
  %y = check.constant dense<> : tensor<0xf32>
  %r = thunder.pow %x, %y : tensor<0xf32>
  %e = check.constant dense<> : tensor<0xf32>
  check.expect_eq %r, %e : tensor<0xf32>
  thunder.return
}
