// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.sub.

thunder.func @f32() {
  %x = check.constant dense<[1.5, 0x7FC00000, 1.0, 0x7F800000, 0x7F800000, 0.0, -0.0, 0.001, 1.0, -1.0, 0.0, 3.0e+38, 16777216.0, 0.1, -7.0]> : tensor<15xf32>
  %y = check.constant dense<[2.25, 1.0, 0x7FC00000, 0xFF800000, 0x7F800000, -0.0, -0.0, 3.0, 0.0, 0.0, 0.0, 3.0e+38, 1.0, 0.2, 3.0]> : tensor<15xf32>
  %r = thunder.sub %x, %y : tensor<15xf32>
  %e = check.constant dense<[-0.75, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7FC00000, 0.0, 0.0, -2.999, 1.0, -1.0, 0.0, 0.0, 16777215.0, -0.1, -1.0e+01]> : tensor<15xf32>
  check.expect_eq %r, %e : tensor<15xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.5, 0x7FF8000000000000, 1.0, 0x7FF0000000000000, 0x7FF0000000000000, 0.0, -0.0, 0.001, 1.0, -1.0, 0.0, 3.0e+38, 16777216.0, 0.1, -7.0]> : tensor<15xf64>
  %y = check.constant dense<[2.25, 1.0, 0x7FF8000000000000, 0xFFF0000000000000, 0x7FF0000000000000, -0.0, -0.0, 3.0, 0.0, 0.0, 0.0, 3.0e+38, 1.0, 0.2, 3.0]> : tensor<15xf64>
  %r = thunder.sub %x, %y : tensor<15xf64>
  %e = check.constant dense<[-0.75, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0.0, 0.0, -2.999, 1.0, -1.0, 0.0, 0.0, 16777215.0, -0.1, -10.0]> : tensor<15xf64>
  check.expect_eq %r, %e : tensor<15xf64>
  thunder.return
}

thunder.func @i64() {
  %x = check.constant dense<[3, 9223372036854775807, -9223372036854775808, -7, 4611686018427387904]> : tensor<5xi64>
  %y = check.constant dense<[4, 1, -9223372036854775808, 2, 4]> : tensor<5xi64>
  %r = thunder.sub %x, %y : tensor<5xi64>
  %e = check.constant dense<[-1, 9223372036854775806, 0, -9, 4611686018427387900]> : tensor<5xi64>
  check.expect_eq %r, %e : tensor<5xi64>
  thunder.return
}

thunder.func @i32() {
  %x = check.constant dense<[3, 2147483647, -2147483648, 65536]> : tensor<4xi32>
  %y = check.constant dense<[4, 1, -2147483648, 65536]> : tensor<4xi32>
  %r = thunder.sub %x, %y : tensor<4xi32>
  %e = check.constant dense<[-1, 2147483646, 0, 0]> : tensor<4xi32>
  check.expect_eq %r, %e : tensor<4xi32>
  thunder.return
}

thunder.func @i16() {
  %x = check.constant dense<[3, 32767, -32768, 256]> : tensor<4xi16>
  %y = check.constant dense<[4, 1, -1, 256]> : tensor<4xi16>
  %r = thunder.sub %x, %y : tensor<4xi16>
  %e = check.constant dense<[-1, 32766, -32767, 0]> : tensor<4xi16>
  check.expect_eq %r, %e : tensor<4xi16>
  thunder.return
}

thunder.func @i8() {
  %x = check.constant dense<[3, 127, -128, 16]> : tensor<4xi8>
  %y = check.constant dense<[4, 1, -1, 16]> : tensor<4xi8>
  %r = thunder.sub %x, %y : tensor<4xi8>
  %e = check.constant dense<[-1, 126, -127, 0]> : tensor<4xi8>
  check.expect_eq %r, %e : tensor<4xi8>
  thunder.return
}

thunder.func @ui8() {
  %x = check.constant dense<[3, 255, 200, 0]> : tensor<4xui8>
  %y = check.constant dense<[4, 1, 100, 1]> : tensor<4xui8>
  %r = thunder.sub %x, %y : tensor<4xui8>
  %e = check.constant dense<[255, 254, 100, 255]> : tensor<4xui8>
  check.expect_eq %r, %e : tensor<4xui8>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<3.0> : tensor<f32>
  %y = check.constant dense<4.0> : tensor<f32>
  %r = thunder.sub %x, %y : tensor<f32>
  %e = check.constant dense<-1.0> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0x2xf32>
  %y = check.constant dense<> : tensor<0x2xf32>
  %r = thunder.sub %x, %y : tensor<0x2xf32>
  %e = check.constant dense<> : tensor<0x2xf32>
  check.expect_eq %r, %e : tensor<0x2xf32>
  thunder.return
}
