// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.div.

thunder.func @f32() {
  %x = check.constant dense<[1.5, 0x7FC00000, 1.0, 0x7F800000, 0x7F800000, 0.0, -0.0, 0.001, 1.0, -1.0, 0.0, 3.0e+38, 16777216.0, 0.1, -7.0]> : tensor<15xf32>
  %y = check.constant dense<[2.25, 1.0, 0x7FC00000, 0xFF800000, 0x7F800000, -0.0, -0.0, 3.0, 0.0, 0.0, 0.0, 3.0e+38, 1.0, 0.2, 3.0]> : tensor<15xf32>
  %r = thunder.div %x, %y : tensor<15xf32>
  %e = check.constant dense<[0.6666667, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.00033333336, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0, 16777216.0, 0.5, -2.3333333]> : tensor<15xf32>
  check.expect_eq %r, %e : tensor<15xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.5, 0x7FF8000000000000, 1.0, 0x7FF0000000000000, 0x7FF0000000000000, 0.0, -0.0, 0.001, 1.0, -1.0, 0.0, 3.0e+38, 16777216.0, 0.1, -7.0]> : tensor<15xf64>
  %y = check.constant dense<[2.25, 1.0, 0x7FF8000000000000, 0xFFF0000000000000, 0x7FF0000000000000, -0.0, -0.0, 3.0, 0.0, 0.0, 0.0, 3.0e+38, 1.0, 0.2, 3.0]> : tensor<15xf64>
  %r = thunder.div %x, %y : tensor<15xf64>
  %e = check.constant dense<[0.6666666666666666, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.0003333333333333333, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.0, 16777216.0, 0.5, -2.3333333333333335]> : tensor<15xf64>
  check.expect_eq %r, %e : tensor<15xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<3.0> : tensor<f32>
  %y = check.constant dense<4.0> : tensor<f32>
  %r = thunder.div %x, %y : tensor<f32>
  %e = check.constant dense<0.75> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0x2xf32>
  %y = check.constant dense<> : tensor<0x2xf32>
  %r = thunder.div %x, %y : tensor<0x2xf32>
  %e = check.constant dense<> : tensor<0x2xf32>
  check.expect_eq %r, %e : tensor<0x2xf32>
  thunder.return
}
