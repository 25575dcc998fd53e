// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.ceil.

thunder.func @f32() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, -0.3, 3.7, 1.0e+20]> : tensor<13xf32>
  %r = thunder.ceil %x : tensor<13xf32>
  %e = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.0, -0.0, 2.0, 3.0, -2.0, -0.0, 4.0, 1.0e+20]> : tensor<13xf32>
  check.expect_eq %r, %e : tensor<13xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, -0.3, 3.7, 1.0e+20]> : tensor<13xf64>
  %r = thunder.ceil %x : tensor<13xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 1.0, -0.0, 2.0, 3.0, -2.0, -0.0, 4.0, 1.0e+20]> : tensor<13xf64>
  check.expect_eq %r, %e : tensor<13xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<-1.25> : tensor<f32>
  %r = thunder.ceil %x : tensor<f32>
  %e = check.constant dense<-1.0> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xf32>
  %r = thunder.ceil %x : tensor<0xf32>
  %e = check.constant dense<> : tensor<0xf32>
  check.expect_eq %r, %e : tensor<0xf32>
  thunder.return
}
