// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.copysign.

thunder.func @f32() {
  %x = check.constant dense<[1.0e+00, -2.5e+00, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0e+00]> : tensor<8xf32>
  %y = check.constant dense<[-1.0e+00, 2.0e+00, -0.0, 3.0e+00, -1.0e+00, 0.0, 1.0e+00, 0xFF800000]> : tensor<8xf32>
  %r = thunder.copysign %x, %y : tensor<8xf32>
  %e = check.constant dense<[-1.0e+00, 2.5e+00, -0.0, 0.0, 0xFF800000, 0x7F800000, 0x7FC00000, -3.0e+00]> : tensor<8xf32>
  check.expect_eq %r, %e : tensor<8xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.0e+00, -2.5e+00, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 3.0e+00]> : tensor<8xf64>
  %y = check.constant dense<[-1.0e+00, 2.0e+00, -0.0, 3.0e+00, -1.0e+00, 0.0, 1.0e+00, 0xFFF0000000000000]> : tensor<8xf64>
  %r = thunder.copysign %x, %y : tensor<8xf64>
  %e = check.constant dense<[-1.0e+00, 2.5e+00, -0.0, 0.0, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000, -3.0e+00]> : tensor<8xf64>
  check.expect_eq %r, %e : tensor<8xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<1.0e+00> : tensor<f32>
  %y = check.constant dense<-1.0e+00> : tensor<f32>
  %r = thunder.copysign %x, %y : tensor<f32>
  %e = check.constant dense<-1.0e+00> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xf32>
  %y = check.constant dense<> : tensor<0xf32>
  %r = thunder.copysign %x, %y : tensor<0xf32>
  %e = check.constant dense<> : tensor<0xf32>
  check.expect_eq %r, %e : tensor<0xf32>
  thunder.return
}
