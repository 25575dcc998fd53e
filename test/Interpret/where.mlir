// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.where.

thunder.func @f32() {
  %x = check.constant dense<[true, false, true, false]> : tensor<4xi1>
  %y = check.constant dense<[0x7FC00000, 1.0, -0.0, 0x7F800000]> : tensor<4xf32>
  %z = check.constant dense<[2.0, 0x7FC00000, 1.0, -0.0]> : tensor<4xf32>
  %r = thunder.where %x, %y, %z : tensor<4xi1>, tensor<4xf32>
  %e = check.constant dense<[0x7FC00000, 0x7FC00000, -0.0, -0.0]> : tensor<4xf32>
  check.expect_eq %r, %e : tensor<4xf32>
  thunder.return
}

thunder.func @bf16() {
  %x = check.constant dense<[true, false, true, false]> : tensor<4xi1>
  %y = check.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xbf16>
  %z = check.constant dense<[5.0, 6.0, 7.0, 8.0]> : tensor<4xbf16>
  %r = thunder.where %x, %y, %z : tensor<4xi1>, tensor<4xbf16>
  %e = check.constant dense<[1.0, 6.0, 3.0, 8.0]> : tensor<4xbf16>
  check.expect_eq %r, %e : tensor<4xbf16>
  thunder.return
}

thunder.func @i64() {
  %x = check.constant dense<[true, false, true, false]> : tensor<4xi1>
  %y = check.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %z = check.constant dense<[5, 6, 7, 8]> : tensor<4xi64>
  %r = thunder.where %x, %y, %z : tensor<4xi1>, tensor<4xi64>
  %e = check.constant dense<[1, 6, 3, 8]> : tensor<4xi64>
  check.expect_eq %r, %e : tensor<4xi64>
  thunder.return
}

thunder.func @ui8() {
  %x = check.constant dense<[true, false, true, false]> : tensor<4xi1>
  %y = check.constant dense<[1, 2, 3, 4]> : tensor<4xui8>
  %z = check.constant dense<[5, 6, 7, 255]> : tensor<4xui8>
  %r = thunder.where %x, %y, %z : tensor<4xi1>, tensor<4xui8>
  %e = check.constant dense<[1, 6, 3, 255]> : tensor<4xui8>
  check.expect_eq %r, %e : tensor<4xui8>
  thunder.return
}

thunder.func @i1() {
  %x = check.constant dense<[true, false, true, false]> : tensor<4xi1>
  %y = check.constant dense<[true, true, true, true]> : tensor<4xi1>
  %z = check.constant dense<[false, false, false, false]> : tensor<4xi1>
  %r = thunder.where %x, %y, %z : tensor<4xi1>, tensor<4xi1>
  %e = check.constant dense<[true, false, true, false]> : tensor<4xi1>
  check.expect_eq %r, %e : tensor<4xi1>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<false> : tensor<i1>
  %y = check.constant dense<1.0> : tensor<f32>
  %z = check.constant dense<2.0> : tensor<f32>
  %r = thunder.where %x, %y, %z : tensor<i1>, tensor<f32>
  %e = check.constant dense<2.0> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xi1>
  %y = check.constant dense<> : tensor<0xf32>
  %z = check.constant dense<> : tensor<0xf32>
  %r = thunder.where %x, %y, %z : tensor<0xi1>, tensor<0xf32>
  %e = check.constant dense<> : tensor<0xf32>
  check.expect_eq %r, %e : tensor<0xf32>
  thunder.return
}
