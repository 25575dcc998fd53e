// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: exact remainders by Python's math.fmod; special values: torch.fmod.

thunder.func @f32() {
  %x = check.constant dense<[5.5e+00, -5.5e+00, 5.5e+00, -5.5e+00, 1.0e+30, 3.0e-01, -0.0, 7.0e+00]> : tensor<8xf32>
  %y = check.constant dense<[2.0e+00, 2.0e+00, -2.0e+00, -2.0e+00, 7.0e-01, 1.0e-01, 1.0e+00, 7.0e+00]> : tensor<8xf32>
  %r = thunder.fmod %x, %y : tensor<8xf32>
  %e = check.constant dense<[1.5e+00, -1.5e+00, 1.5e+00, -1.5e+00, 4.7682148e-01, 7.450581e-09, -0.0, 0.0]> : tensor<8xf32>
  check.expect_eq %r, %e : tensor<8xf32>
  thunder.return
}

thunder.func @f32_special() {
  %x = check.constant dense<[1.0e+00, 0x7F800000, 0x7FC00000, 1.0e+00, -1.0e+00, 0.0]> : tensor<6xf32>
  %y = check.constant dense<[0.0, 2.0e+00, 1.0e+00, 0x7FC00000, 0x7F800000, 0.0]> : tensor<6xf32>
  %r = thunder.fmod %x, %y : tensor<6xf32>
  %e = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, -1.0e+00, 0x7FC00000]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[5.5e+00, -5.5e+00, 5.5e+00, -5.5e+00, 1.0e+30, 3.0e-01, -0.0, 7.0e+00]> : tensor<8xf64>
  %y = check.constant dense<[2.0e+00, 2.0e+00, -2.0e+00, -2.0e+00, 7.0e-01, 1.0e-01, 1.0e+00, 7.0e+00]> : tensor<8xf64>
  %r = thunder.fmod %x, %y : tensor<8xf64>
  %e = check.constant dense<[1.5e+00, -1.5e+00, 1.5e+00, -1.5e+00, 5.933105148225561e-01, 9.999999999999998e-02, -0.0, 0.0]> : tensor<8xf64>
  check.expect_eq %r, %e : tensor<8xf64>
  thunder.return
}

thunder.func @f64_special() {
  %x = check.constant dense<[1.0e+00, 0x7FF0000000000000, 0x7FF8000000000000, 1.0e+00, -1.0e+00, 0.0]> : tensor<6xf64>
  %y = check.constant dense<[0.0, 2.0e+00, 1.0e+00, 0x7FF8000000000000, 0x7FF0000000000000, 0.0]> : tensor<6xf64>
  %r = thunder.fmod %x, %y : tensor<6xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, -1.0e+00, 0x7FF8000000000000]> : tensor<6xf64>
  check.expect_eq %r, %e : tensor<6xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<7.5e+00> : tensor<f32>
  %y = check.constant dense<2.0e+00> : tensor<f32>
  %r = thunder.fmod %x, %y : tensor<f32>
  %e = check.constant dense<1.5e+00> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xf32>
  %y = check.constant dense<> : tensor<0xf32>
  %r = thunder.fmod %x, %y : tensor<0xf32>
  %e = check.constant dense<> : tensor<0xf32>
  check.expect_eq %r, %e : tensor<0xf32>
  thunder.return
}
