// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: exact integer arithmetic; where the divisor is 0, the definition; the smallest by -1 wraps.

thunder.func @i64() {
  %x = check.constant dense<[7, -7, 7, -7, -9223372036854775808, 9223372036854775807]> : tensor<6xi64>
  %y = check.constant dense<[2, 2, -2, -2, 3, -9223372036854775808]> : tensor<6xi64>
  %r = thunder.trunc_divide %x, %y : tensor<6xi64>
  %e = check.constant dense<[3, -3, -3, 3, -3074457345618258602, 0]> : tensor<6xi64>
  check.expect_eq %r, %e : tensor<6xi64>
  thunder.return
}

thunder.func @i64_ends() {
  %x = check.constant dense<[-9223372036854775808, 5, -5, -9223372036854775808]> : tensor<4xi64>
  %y = check.constant dense<[-1, 0, 0, -9223372036854775808]> : tensor<4xi64>
  %r = thunder.trunc_divide %x, %y : tensor<4xi64>
  %e = check.constant dense<[-9223372036854775808, 5, -5, 1]> : tensor<4xi64>
  check.expect_eq %r, %e : tensor<4xi64>
  thunder.return
}

thunder.func @i32() {
  %x = check.constant dense<[7, -7, 7, -7, -2147483648, 2147483647]> : tensor<6xi32>
  %y = check.constant dense<[2, 2, -2, -2, 3, -2147483648]> : tensor<6xi32>
  %r = thunder.trunc_divide %x, %y : tensor<6xi32>
  %e = check.constant dense<[3, -3, -3, 3, -715827882, 0]> : tensor<6xi32>
  check.expect_eq %r, %e : tensor<6xi32>
  thunder.return
}

thunder.func @i32_ends() {
  %x = check.constant dense<[-2147483648, 5, -5, -2147483648]> : tensor<4xi32>
  %y = check.constant dense<[-1, 0, 0, -2147483648]> : tensor<4xi32>
  %r = thunder.trunc_divide %x, %y : tensor<4xi32>
  %e = check.constant dense<[-2147483648, 5, -5, 1]> : tensor<4xi32>
  check.expect_eq %r, %e : tensor<4xi32>
  thunder.return
}

thunder.func @i16() {
  %x = check.constant dense<[7, -7, 7, -7, -32768, 32767]> : tensor<6xi16>
  %y = check.constant dense<[2, 2, -2, -2, 3, -32768]> : tensor<6xi16>
  %r = thunder.trunc_divide %x, %y : tensor<6xi16>
  %e = check.constant dense<[3, -3, -3, 3, -10922, 0]> : tensor<6xi16>
  check.expect_eq %r, %e : tensor<6xi16>
  thunder.return
}

thunder.func @i16_ends() {
  %x = check.constant dense<[-32768, 5, -5, -32768]> : tensor<4xi16>
  %y = check.constant dense<[-1, 0, 0, -32768]> : tensor<4xi16>
  %r = thunder.trunc_divide %x, %y : tensor<4xi16>
  %e = check.constant dense<[-32768, 5, -5, 1]> : tensor<4xi16>
  check.expect_eq %r, %e : tensor<4xi16>
  thunder.return
}

thunder.func @i8() {
  %x = check.constant dense<[7, -7, 7, -7, -128, 127]> : tensor<6xi8>
  %y = check.constant dense<[2, 2, -2, -2, 3, -128]> : tensor<6xi8>
  %r = thunder.trunc_divide %x, %y : tensor<6xi8>
  %e = check.constant dense<[3, -3, -3, 3, -42, 0]> : tensor<6xi8>
  check.expect_eq %r, %e : tensor<6xi8>
  thunder.return
}

thunder.func @i8_ends() {
  %x = check.constant dense<[-128, 5, -5, -128]> : tensor<4xi8>
  %y = check.constant dense<[-1, 0, 0, -128]> : tensor<4xi8>
  %r = thunder.trunc_divide %x, %y : tensor<4xi8>
  %e = check.constant dense<[-128, 5, -5, 1]> : tensor<4xi8>
  check.expect_eq %r, %e : tensor<4xi8>
  thunder.return
}

thunder.func @ui8() {
  %x = check.constant dense<[7, 100, 255, 0, 3, 255]> : tensor<6xui8>
  %y = check.constant dense<[2, 7, 255, 5, 200, 1]> : tensor<6xui8>
  %r = thunder.trunc_divide %x, %y : tensor<6xui8>
  %e = check.constant dense<[3, 14, 1, 0, 0, 255]> : tensor<6xui8>
  check.expect_eq %r, %e : tensor<6xui8>
  thunder.return
}

thunder.func @ui8_ends() {
  %x = check.constant dense<[5, 0]> : tensor<2xui8>
  %y = check.constant dense<[0, 0]> : tensor<2xui8>
  %r = thunder.trunc_divide %x, %y : tensor<2xui8>
  %e = check.constant dense<[5, 0]> : tensor<2xui8>
  check.expect_eq %r, %e : tensor<2xui8>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<9> : tensor<i64>
  %y = check.constant dense<-4> : tensor<i64>
  %r = thunder.trunc_divide %x, %y : tensor<i64>
  %e = check.constant dense<-2> : tensor<i64>
  check.expect_eq %r, %e : tensor<i64>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xi64>
  %y = check.constant dense<> : tensor<0xi64>
  %r = thunder.trunc_divide %x, %y : tensor<0xi64>
  %e = check.constant dense<> : tensor<0xi64>
  check.expect_eq %r, %e : tensor<0xi64>
  thunder.return
}
