// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.bitwise_not.

thunder.func @i64() {
  %x = check.constant dense<[0, 5, -7, -9223372036854775808, 9223372036854775807]> : tensor<5xi64>
  %r = thunder.bitwise_not %x : tensor<5xi64>
  %e = check.constant dense<[-1, -6, 6, 9223372036854775807, -9223372036854775808]> : tensor<5xi64>
  check.expect_eq %r, %e : tensor<5xi64>
  thunder.return
}

thunder.func @i32() {
  %x = check.constant dense<[0, 5, -7, -2147483648]> : tensor<4xi32>
  %r = thunder.bitwise_not %x : tensor<4xi32>
  %e = check.constant dense<[-1, -6, 6, 2147483647]> : tensor<4xi32>
  check.expect_eq %r, %e : tensor<4xi32>
  thunder.return
}

thunder.func @i16() {
  %x = check.constant dense<[0, 5, -7, -32768]> : tensor<4xi16>
  %r = thunder.bitwise_not %x : tensor<4xi16>
  %e = check.constant dense<[-1, -6, 6, 32767]> : tensor<4xi16>
  check.expect_eq %r, %e : tensor<4xi16>
  thunder.return
}

thunder.func @i8() {
  %x = check.constant dense<[0, 5, -7, -128]> : tensor<4xi8>
  %r = thunder.bitwise_not %x : tensor<4xi8>
  %e = check.constant dense<[-1, -6, 6, 127]> : tensor<4xi8>
  check.expect_eq %r, %e : tensor<4xi8>
  thunder.return
}

thunder.func @ui8() {
  %x = check.constant dense<[0, 5, 200, 255]> : tensor<4xui8>
  %r = thunder.bitwise_not %x : tensor<4xui8>
  %e = check.constant dense<[255, 250, 55, 0]> : tensor<4xui8>
  check.expect_eq %r, %e : tensor<4xui8>
  thunder.return
}

thunder.func @i1() {
  %x = check.constant dense<[true, false]> : tensor<2xi1>
  %r = thunder.bitwise_not %x : tensor<2xi1>
  %e = check.constant dense<[false, true]> : tensor<2xi1>
  check.expect_eq %r, %e : tensor<2xi1>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xi64>
  %r = thunder.bitwise_not %x : tensor<0xi64>
  %e = check.constant dense<> : tensor<0xi64>
  check.expect_eq %r, %e : tensor<0xi64>
  thunder.return
}
