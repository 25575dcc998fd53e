// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.bitwise_xor.

thunder.func @i64() {
  %x = check.constant dense<[5, -1, 0]> : tensor<3xi64>
  %y = check.constant dense<[3, 6, 9]> : tensor<3xi64>
  %r = thunder.bitwise_xor %x, %y : tensor<3xi64>
  %e = check.constant dense<[6, -7, 9]> : tensor<3xi64>
  check.expect_eq %r, %e : tensor<3xi64>
  thunder.return
}

thunder.func @i32() {
  %x = check.constant dense<[5, -1, 0]> : tensor<3xi32>
  %y = check.constant dense<[3, 6, 9]> : tensor<3xi32>
  %r = thunder.bitwise_xor %x, %y : tensor<3xi32>
  %e = check.constant dense<[6, -7, 9]> : tensor<3xi32>
  check.expect_eq %r, %e : tensor<3xi32>
  thunder.return
}

thunder.func @i16() {
  %x = check.constant dense<[5, -1, 0]> : tensor<3xi16>
  %y = check.constant dense<[3, 6, 9]> : tensor<3xi16>
  %r = thunder.bitwise_xor %x, %y : tensor<3xi16>
  %e = check.constant dense<[6, -7, 9]> : tensor<3xi16>
  check.expect_eq %r, %e : tensor<3xi16>
  thunder.return
}

thunder.func @i8() {
  %x = check.constant dense<[5, -1, 0]> : tensor<3xi8>
  %y = check.constant dense<[3, 6, 9]> : tensor<3xi8>
  %r = thunder.bitwise_xor %x, %y : tensor<3xi8>
  %e = check.constant dense<[6, -7, 9]> : tensor<3xi8>
  check.expect_eq %r, %e : tensor<3xi8>
  thunder.return
}

thunder.func @ui8() {
  %x = check.constant dense<[5, 255, 0]> : tensor<3xui8>
  %y = check.constant dense<[3, 6, 9]> : tensor<3xui8>
  %r = thunder.bitwise_xor %x, %y : tensor<3xui8>
  %e = check.constant dense<[6, 249, 9]> : tensor<3xui8>
  check.expect_eq %r, %e : tensor<3xui8>
  thunder.return
}

thunder.func @i1() {
  %x = check.constant dense<[true, true, false, false]> : tensor<4xi1>
  %y = check.constant dense<[true, false, true, false]> : tensor<4xi1>
  %r = thunder.bitwise_xor %x, %y : tensor<4xi1>
  %e = check.constant dense<[false, true, true, false]> : tensor<4xi1>
  check.expect_eq %r, %e : tensor<4xi1>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xi1>
  %y = check.constant dense<> : tensor<0xi1>
  %r = thunder.bitwise_xor %x, %y : tensor<0xi1>
  %e = check.constant dense<> : tensor<0xi1>
  check.expect_eq %r, %e : tensor<0xi1>
  thunder.return
}
