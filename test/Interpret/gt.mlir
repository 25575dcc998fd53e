// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.gt.

thunder.func @f32() {
  %x = check.constant dense<[1.5, 0x7FC00000, 1.0, 0x7F800000, 0x7F800000, 0.0, -0.0, 0.001, 1.0, -1.0, 0.0, 3.0e+38, 16777216.0, 0.1, -7.0, 0x7FC00000]> : tensor<16xf32>
  %y = check.constant dense<[2.25, 1.0, 0x7FC00000, 0xFF800000, 0x7F800000, -0.0, -0.0, 3.0, 0.0, 0.0, 0.0, 3.0e+38, 1.0, 0.2, 3.0, 0x7FC00000]> : tensor<16xf32>
  %r = thunder.gt %x, %y : tensor<16xf32> -> tensor<16xi1>
  %e = check.constant dense<[false, false, false, true, false, false, false, false, true, false, false, false, true, false, false, false]> : tensor<16xi1>
  check.expect_eq %r, %e : tensor<16xi1>
  thunder.return
}

thunder.func @f64() {
  %x = check.constant dense<[1.5, 0x7FF8000000000000, 1.0, 0x7FF0000000000000, 0x7FF0000000000000, 0.0, -0.0, 0.001, 1.0, -1.0, 0.0, 3.0e+38, 16777216.0, 0.1, -7.0, 0x7FF8000000000000]> : tensor<16xf64>
  %y = check.constant dense<[2.25, 1.0, 0x7FF8000000000000, 0xFFF0000000000000, 0x7FF0000000000000, -0.0, -0.0, 3.0, 0.0, 0.0, 0.0, 3.0e+38, 1.0, 0.2, 3.0, 0x7FF8000000000000]> : tensor<16xf64>
  %r = thunder.gt %x, %y : tensor<16xf64> -> tensor<16xi1>
  %e = check.constant dense<[false, false, false, true, false, false, false, false, true, false, false, false, true, false, false, false]> : tensor<16xi1>
  check.expect_eq %r, %e : tensor<16xi1>
  thunder.return
}

thunder.func @i64() {
  %x = check.constant dense<[3, 9223372036854775807, -9223372036854775808, -7, 4611686018427387904, 5]> : tensor<6xi64>
  %y = check.constant dense<[4, 1, -9223372036854775808, 2, 4, 5]> : tensor<6xi64>
  %r = thunder.gt %x, %y : tensor<6xi64> -> tensor<6xi1>
  %e = check.constant dense<[false, true, false, false, true, false]> : tensor<6xi1>
  check.expect_eq %r, %e : tensor<6xi1>
  thunder.return
}

thunder.func @i32() {
  %x = check.constant dense<[3, 2147483647, -2147483648, 65536, 5]> : tensor<5xi32>
  %y = check.constant dense<[4, 1, -2147483648, 65536, 5]> : tensor<5xi32>
  %r = thunder.gt %x, %y : tensor<5xi32> -> tensor<5xi1>
  %e = check.constant dense<[false, true, false, false, false]> : tensor<5xi1>
  check.expect_eq %r, %e : tensor<5xi1>
  thunder.return
}

thunder.func @i16() {
  %x = check.constant dense<[3, 32767, -32768, 256, 5]> : tensor<5xi16>
  %y = check.constant dense<[4, 1, -1, 256, 5]> : tensor<5xi16>
  %r = thunder.gt %x, %y : tensor<5xi16> -> tensor<5xi1>
  %e = check.constant dense<[false, true, false, false, false]> : tensor<5xi1>
  check.expect_eq %r, %e : tensor<5xi1>
  thunder.return
}

thunder.func @i8() {
  %x = check.constant dense<[3, 127, -128, 16, 5]> : tensor<5xi8>
  %y = check.constant dense<[4, 1, -1, 16, 5]> : tensor<5xi8>
  %r = thunder.gt %x, %y : tensor<5xi8> -> tensor<5xi1>
  %e = check.constant dense<[false, true, false, false, false]> : tensor<5xi1>
  check.expect_eq %r, %e : tensor<5xi1>
  thunder.return
}

thunder.func @ui8() {
  %x = check.constant dense<[3, 255, 200, 0, 5]> : tensor<5xui8>
  %y = check.constant dense<[4, 1, 100, 1, 5]> : tensor<5xui8>
  %r = thunder.gt %x, %y : tensor<5xui8> -> tensor<5xi1>
  %e = check.constant dense<[false, true, true, false, false]> : tensor<5xi1>
  check.expect_eq %r, %e : tensor<5xi1>
  thunder.return
}

thunder.func @i1() {
  %x = check.constant dense<[true, true, false, false]> : tensor<4xi1>
  %y = check.constant dense<[true, false, true, false]> : tensor<4xi1>
  %r = thunder.gt %x, %y : tensor<4xi1> -> tensor<4xi1>
  %e = check.constant dense<[false, true, false, false]> : tensor<4xi1>
  check.expect_eq %r, %e : tensor<4xi1>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<3.0> : tensor<f32>
  %y = check.constant dense<4.0> : tensor<f32>
  %r = thunder.gt %x, %y : tensor<f32> -> tensor<i1>
  %e = check.constant dense<false> : tensor<i1>
  check.expect_eq %r, %e : tensor<i1>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xf32>
  %y = check.constant dense<> : tensor<0xf32>
  %r = thunder.gt %x, %y : tensor<0xf32> -> tensor<0xi1>
  %e = check.constant dense<> : tensor<0xi1>
  check.expect_eq %r, %e : tensor<0xi1>
  thunder.return
}
