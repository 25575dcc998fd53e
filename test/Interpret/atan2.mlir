// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: mpmath with 300 bits, rounded once to the type; special values: torch.atan2.

thunder.func @f32() {
  %x = check.constant dense<[1.0e+00, -5.0e-01, 2.5e+00, -3.0e+00, 1.0e-05, 7.0e+00]> : tensor<6xf32>
  %y = check.constant dense<[2.0e+00, 1.5e+00, -5.0e-01, -1.0e+00, 3.0e+00, 1.0e+03]> : tensor<6xf32>
  %r = thunder.atan2 %x, %y : tensor<6xf32>
  %e = check.constant dense<[4.636476e-01, -3.2175055e-01, 1.7681919e+00, -1.8925469e+00, 3.3333333e-06, 6.9998857e-03]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.0e+00, -5.0e-01, 2.5e+00, -3.0e+00, 1.0e-05, 7.0e+00]> : tensor<6xf64>
  %y = check.constant dense<[2.0e+00, 1.5e+00, -5.0e-01, -1.0e+00, 3.0e+00, 1.0e+03]> : tensor<6xf64>
  %r = thunder.atan2 %x, %y : tensor<6xf64>
  %e = check.constant dense<[4.636476090008061e-01, -3.217505543966422e-01, 1.7681918866447774e+00, -1.892546881191539e+00, 3.333333333320988e-06, 6.999885670027949e-03]> : tensor<6xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<6xf64>
  thunder.return
}

thunder.func @f32_special() {
  %x = check.constant dense<[0.0, -0.0, 0.0, -0.0, 0x7F800000, 0x7FC00000, 1.0e+00, 0xFF800000]> : tensor<8xf32>
  %y = check.constant dense<[1.0e+00, 1.0e+00, -1.0e+00, -1.0e+00, 0x7F800000, 1.0e+00, 0x7FC00000, 0xFF800000]> : tensor<8xf32>
  %r = thunder.atan2 %x, %y : tensor<8xf32>
  %e = check.constant dense<[0.0, -0.0, 3.1415927e+00, -3.1415927e+00, 7.853982e-01, 0x7FC00000, 0x7FC00000, -2.3561945e+00]> : tensor<8xf32>
  check.expect_eq %r, %e : tensor<8xf32>
  thunder.return
}

thunder.func @f64_special() {
  %x = check.constant dense<[0.0, -0.0, 0.0, -0.0, 0x7FF0000000000000, 0x7FF8000000000000, 1.0e+00, 0xFFF0000000000000]> : tensor<8xf64>
  %y = check.constant dense<[1.0e+00, 1.0e+00, -1.0e+00, -1.0e+00, 0x7FF0000000000000, 1.0e+00, 0x7FF8000000000000, 0xFFF0000000000000]> : tensor<8xf64>
  %r = thunder.atan2 %x, %y : tensor<8xf64>
  %e = check.constant dense<[0.0, -0.0, 3.141592653589793e+00, -3.141592653589793e+00, 7.853981633974483e-01, 0x7FF8000000000000, 0x7FF8000000000000, -2.356194490192345e+00]> : tensor<8xf64>
  check.expect_close %r, %e {ulp = 1 : i64} : tensor<8xf64>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<1.0e+00> : tensor<f32>
  %y = check.constant dense<1.0e+00> : tensor<f32>
  %r = thunder.atan2 %x, %y : tensor<f32>
  %e = check.constant dense<7.853982e-01> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xf32>
  %y = check.constant dense<> : tensor<0xf32>
  %r = thunder.atan2 %x, %y : tensor<0xf32>
  %e = check.constant dense<> : tensor<0xf32>
  check.expect_eq %r, %e : tensor<0xf32>
  thunder.return
}
