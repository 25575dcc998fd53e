// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.neg.

thunder.func @f32() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -2.25]> : tensor<7xf32>
  %r = thunder.neg %x : tensor<7xf32>
  %e = check.constant dense<[0x7FC00000, 0xFF800000, 0x7F800000, -0.0, 0.0, -1.5, 2.25]> : tensor<7xf32>
  check.expect_eq %r, %e : tensor<7xf32>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 1.5, -2.25]> : tensor<7xf64>
  %r = thunder.neg %x : tensor<7xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0xFFF0000000000000, 0x7FF0000000000000, -0.0, 0.0, -1.5, 2.25]> : tensor<7xf64>
  check.expect_eq %r, %e : tensor<7xf64>
  thunder.return
}

thunder.func @i64() {
  %x = check.constant dense<[0, 5, -7, -9223372036854775808, 9223372036854775807]> : tensor<5xi64>
  %r = thunder.neg %x : tensor<5xi64>
  %e = check.constant dense<[0, -5, 7, -9223372036854775808, -9223372036854775807]> : tensor<5xi64>
  check.expect_eq %r, %e : tensor<5xi64>
  thunder.return
}

thunder.func @i32() {
  %x = check.constant dense<[0, 5, -7, -2147483648]> : tensor<4xi32>
  %r = thunder.neg %x : tensor<4xi32>
  %e = check.constant dense<[0, -5, 7, -2147483648]> : tensor<4xi32>
  check.expect_eq %r, %e : tensor<4xi32>
  thunder.return
}

thunder.func @i16() {
  %x = check.constant dense<[0, 5, -7, -32768]> : tensor<4xi16>
  %r = thunder.neg %x : tensor<4xi16>
  %e = check.constant dense<[0, -5, 7, -32768]> : tensor<4xi16>
  check.expect_eq %r, %e : tensor<4xi16>
  thunder.return
}

thunder.func @i8() {
  %x = check.constant dense<[0, 5, -7, -128]> : tensor<4xi8>
  %r = thunder.neg %x : tensor<4xi8>
  %e = check.constant dense<[0, -5, 7, -128]> : tensor<4xi8>
  check.expect_eq %r, %e : tensor<4xi8>
  thunder.return
}

thunder.func @ui8() {
  %x = check.constant dense<[0, 5, 200, 255]> : tensor<4xui8>
  %r = thunder.neg %x : tensor<4xui8>
  %e = check.constant dense<[0, 251, 56, 1]> : tensor<4xui8>
  check.expect_eq %r, %e : tensor<4xui8>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<-3.0> : tensor<f32>
  %r = thunder.neg %x : tensor<f32>
  %e = check.constant dense<3.0> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.neg %x : tensor<0x3xf32>
  %e = check.constant dense<> : tensor<0x3xf32>
  check.expect_eq %r, %e : tensor<0x3xf32>
  thunder.return
}
