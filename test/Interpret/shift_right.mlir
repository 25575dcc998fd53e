// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.bitwise_right_shift.

thunder.func @i64() {
  %x = check.constant dense<[1, 3, 9223372036854775807, -9223372036854775808, 5, 9223372036854775807, -9223372036854775808, -1, -8, 6]> : tensor<10xi64>
  %y = check.constant dense<[0, 2, 1, 1, 63, 64, 64, -1, 2, -3]> : tensor<10xi64>
  %r = thunder.shift_right %x, %y : tensor<10xi64>
  %e = check.constant dense<[1, 0, 4611686018427387903, -4611686018427387904, 0, 0, -1, -1, -2, 0]> : tensor<10xi64>
  check.expect_eq %r, %e : tensor<10xi64>
  thunder.return
}

thunder.func @i32() {
  %x = check.constant dense<[1, 3, 2147483647, -2147483648, 5, 2147483647, -2147483648, -1, -8, 6]> : tensor<10xi32>
  %y = check.constant dense<[0, 2, 1, 1, 31, 32, 32, -1, 2, -3]> : tensor<10xi32>
  %r = thunder.shift_right %x, %y : tensor<10xi32>
  %e = check.constant dense<[1, 0, 1073741823, -1073741824, 0, 0, -1, -1, -2, 0]> : tensor<10xi32>
  check.expect_eq %r, %e : tensor<10xi32>
  thunder.return
}

thunder.func @i16() {
  %x = check.constant dense<[1, 3, 32767, -32768, 5, 32767, -32768, -1, -8, 6]> : tensor<10xi16>
  %y = check.constant dense<[0, 2, 1, 1, 15, 16, 16, -1, 2, -3]> : tensor<10xi16>
  %r = thunder.shift_right %x, %y : tensor<10xi16>
  %e = check.constant dense<[1, 0, 16383, -16384, 0, 0, -1, -1, -2, 0]> : tensor<10xi16>
  check.expect_eq %r, %e : tensor<10xi16>
  thunder.return
}

thunder.func @i8() {
  %x = check.constant dense<[1, 3, 127, -128, 5, 127, -128, -1, -8, 6]> : tensor<10xi8>
  %y = check.constant dense<[0, 2, 1, 1, 7, 8, 8, -1, 2, -3]> : tensor<10xi8>
  %r = thunder.shift_right %x, %y : tensor<10xi8>
  %e = check.constant dense<[1, 0, 63, -64, 0, 0, -1, -1, -2, 0]> : tensor<10xi8>
  check.expect_eq %r, %e : tensor<10xi8>
  thunder.return
}

thunder.func @ui8() {
  %x = check.constant dense<[1, 3, 255, 0, 5, 255, 0]> : tensor<7xui8>
  %y = check.constant dense<[0, 2, 1, 1, 7, 8, 8]> : tensor<7xui8>
  %r = thunder.shift_right %x, %y : tensor<7xui8>
  %e = check.constant dense<[1, 0, 127, 0, 0, 0, 0]> : tensor<7xui8>
  check.expect_eq %r, %e : tensor<7xui8>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<6> : tensor<i64>
  %y = check.constant dense<1> : tensor<i64>
  %r = thunder.shift_right %x, %y : tensor<i64>
  %e = check.constant dense<3> : tensor<i64>
  check.expect_eq %r, %e : tensor<i64>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xi64>
  %y = check.constant dense<> : tensor<0xi64>
  %r = thunder.shift_right %x, %y : tensor<0xi64>
  %e = check.constant dense<> : tensor<0xi64>
  check.expect_eq %r, %e : tensor<0xi64>
  thunder.return
}
