// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.sort with stable=True.

thunder.func @sort_0() {
  %x = check.constant dense<[[-5.0e+00, 7.0e+00, -1.0e+00], [0.0, -8.0e+00, 0.0], [6.0e+00, -4.0e+00, 3.0e+00], [-1.0e+00, -4.0e+00, 4.0e+00]]> : tensor<4x3xf32>
  %r, %p = thunder.sort %x dim = 0 : tensor<4x3xf32> -> tensor<4x3xf32>, tensor<4x3xi64>
  %e = check.constant dense<[[-5.0e+00, -8.0e+00, -1.0e+00], [-1.0e+00, -4.0e+00, 0.0], [0.0, -4.0e+00, 3.0e+00], [6.0e+00, 7.0e+00, 4.0e+00]]> : tensor<4x3xf32>
  %f = check.constant dense<[[0, 1, 0], [3, 2, 1], [1, 3, 2], [2, 0, 3]]> : tensor<4x3xi64>
  check.expect_eq %r, %e : tensor<4x3xf32>
  check.expect_eq %p, %f : tensor<4x3xi64>
  thunder.return
}

thunder.func @sort_1() {
  %x = check.constant dense<[[2.0e+00, -8.0e+00, -3.0e+00, 5.0e+00, 3.0e+00, 2.0e+00], [-5.0e+00, -3.0e+00, -1.0e+00, 1.0e+00, 4.0e+00, -2.0e+00]]> : tensor<2x6xf64>
  %r, %p = thunder.sort %x dim = 1 : tensor<2x6xf64> -> tensor<2x6xf64>, tensor<2x6xi64>
  %e = check.constant dense<[[-8.0e+00, -3.0e+00, 2.0e+00, 2.0e+00, 3.0e+00, 5.0e+00], [-5.0e+00, -3.0e+00, -2.0e+00, -1.0e+00, 1.0e+00, 4.0e+00]]> : tensor<2x6xf64>
  %f = check.constant dense<[[1, 2, 0, 5, 4, 3], [0, 1, 5, 2, 3, 4]]> : tensor<2x6xi64>
  check.expect_eq %r, %e : tensor<2x6xf64>
  check.expect_eq %p, %f : tensor<2x6xi64>
  thunder.return
}

thunder.func @sort_2() {
  %x = check.constant dense<[[[-1, 1, 7, 5], [7, -8, 1, -1]], [[-1, -6, 0, -9], [8, -6, -9, 8]], [[-3, 4, -6, -2], [-1, 7, -7, 1]]]> : tensor<3x2x4xi64>
  %r, %p = thunder.sort %x dim = 2 : tensor<3x2x4xi64> -> tensor<3x2x4xi64>, tensor<3x2x4xi64>
  %e = check.constant dense<[[[-1, 1, 5, 7], [-8, -1, 1, 7]], [[-9, -6, -1, 0], [-9, -6, 8, 8]], [[-6, -3, -2, 4], [-7, -1, 1, 7]]]> : tensor<3x2x4xi64>
  %f = check.constant dense<[[[0, 1, 3, 2], [1, 3, 2, 0]], [[3, 1, 0, 2], [2, 1, 0, 3]], [[2, 0, 3, 1], [2, 0, 3, 1]]]> : tensor<3x2x4xi64>
  check.expect_eq %r, %e : tensor<3x2x4xi64>
  check.expect_eq %p, %f : tensor<3x2x4xi64>
  thunder.return
}

thunder.func @sort_3() {
  %x = check.constant dense<[5, -3, 6, -8, -4, -8, 0]> : tensor<7xi8>
  %r, %p = thunder.sort %x dim = 0 : tensor<7xi8> -> tensor<7xi8>, tensor<7xi64>
  %e = check.constant dense<[-8, -8, -4, -3, 0, 5, 6]> : tensor<7xi8>
  %f = check.constant dense<[3, 5, 4, 1, 6, 0, 2]> : tensor<7xi64>
  check.expect_eq %r, %e : tensor<7xi8>
  check.expect_eq %p, %f : tensor<7xi64>
  thunder.return
}

thunder.func @sort_4() {
  %x = check.constant dense<[168, 168, 140, 0, 224, 196, 84]> : tensor<7xui8>
  %r, %p = thunder.sort %x dim = 0 : tensor<7xui8> -> tensor<7xui8>, tensor<7xi64>
  %e = check.constant dense<[0, 84, 140, 168, 168, 196, 224]> : tensor<7xui8>
  %f = check.constant dense<[3, 6, 2, 0, 1, 5, 4]> : tensor<7xi64>
  check.expect_eq %r, %e : tensor<7xui8>
  check.expect_eq %p, %f : tensor<7xi64>
  thunder.return
}

thunder.func @sort_5() {
  %x = check.constant dense<> : tensor<0xf32>
  %r, %p = thunder.sort %x dim = 0 : tensor<0xf32> -> tensor<0xf32>, tensor<0xi64>
  %e = check.constant dense<> : tensor<0xf32>
  %f = check.constant dense<> : tensor<0xi64>
  check.expect_eq %r, %e : tensor<0xf32>
  check.expect_eq %p, %f : tensor<0xi64>
  thunder.return
}

thunder.func @special() {
  %x = check.constant dense<[0x7FC00000, 1.0e+00, 0xFF800000, 0x7F800000, -0.0, 0.0, 0x7FC00000, -1.0e+00]> : tensor<8xf32>
  %r, %p = thunder.sort %x dim = 0 : tensor<8xf32> -> tensor<8xf32>, tensor<8xi64>
  %e = check.constant dense<[0xFF800000, -1.0e+00, -0.0, 0.0, 1.0e+00, 0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<8xf32>
  %f = check.constant dense<[2, 7, 4, 5, 1, 3, 0, 6]> : tensor<8xi64>
  check.expect_eq %r, %e : tensor<8xf32>
  check.expect_eq %p, %f : tensor<8xi64>
  thunder.return
}

thunder.func @sort_6() {
  %x = check.constant dense<[[-5.0e+00, 2.0e+00, -6.0e+00], [5.0e+00, -2.0e+00, -4.0e+00], [3.0e+00, -2.0e+00, 1.0e+00], [8.0e+00, -5.0e+00, -3.0e+00]]> : tensor<4x3xf32>
  %r, %p = thunder.sort %x dim = 0 descending : tensor<4x3xf32> -> tensor<4x3xf32>, tensor<4x3xi64>
  %e = check.constant dense<[[8.0e+00, 2.0e+00, 1.0e+00], [5.0e+00, -2.0e+00, -3.0e+00], [3.0e+00, -2.0e+00, -4.0e+00], [-5.0e+00, -5.0e+00, -6.0e+00]]> : tensor<4x3xf32>
  %f = check.constant dense<[[3, 0, 2], [1, 1, 3], [2, 2, 1], [0, 3, 0]]> : tensor<4x3xi64>
  check.expect_eq %r, %e : tensor<4x3xf32>
  check.expect_eq %p, %f : tensor<4x3xi64>
  thunder.return
}

thunder.func @sort_7() {
  %x = check.constant dense<[[-2.0e+00, 4.0e+00, -1.0e+00, -8.0e+00, -9.0e+00, 3.0e+00], [1.0e+00, 6.0e+00, 1.0e+00, 3.0e+00, -8.0e+00, 5.0e+00]]> : tensor<2x6xf64>
  %r, %p = thunder.sort %x dim = 1 descending : tensor<2x6xf64> -> tensor<2x6xf64>, tensor<2x6xi64>
  %e = check.constant dense<[[4.0e+00, 3.0e+00, -1.0e+00, -2.0e+00, -8.0e+00, -9.0e+00], [6.0e+00, 5.0e+00, 3.0e+00, 1.0e+00, 1.0e+00, -8.0e+00]]> : tensor<2x6xf64>
  %f = check.constant dense<[[1, 5, 2, 0, 3, 4], [1, 5, 3, 0, 2, 4]]> : tensor<2x6xi64>
  check.expect_eq %r, %e : tensor<2x6xf64>
  check.expect_eq %p, %f : tensor<2x6xi64>
  thunder.return
}

thunder.func @sort_8() {
  %x = check.constant dense<[[[7, 1, -9, -8], [-1, -5, -9, 8]], [[-5, 5, 5, -6], [-6, 1, 7, 0]], [[6, 4, -5, 6], [3, 3, -3, 5]]]> : tensor<3x2x4xi64>
  %r, %p = thunder.sort %x dim = 2 descending : tensor<3x2x4xi64> -> tensor<3x2x4xi64>, tensor<3x2x4xi64>
  %e = check.constant dense<[[[7, 1, -8, -9], [8, -1, -5, -9]], [[5, 5, -5, -6], [7, 1, 0, -6]], [[6, 6, 4, -5], [5, 3, 3, -3]]]> : tensor<3x2x4xi64>
  %f = check.constant dense<[[[0, 1, 3, 2], [3, 0, 1, 2]], [[1, 2, 0, 3], [2, 1, 3, 0]], [[0, 3, 1, 2], [3, 0, 1, 2]]]> : tensor<3x2x4xi64>
  check.expect_eq %r, %e : tensor<3x2x4xi64>
  check.expect_eq %p, %f : tensor<3x2x4xi64>
  thunder.return
}

thunder.func @sort_9() {
  %x = check.constant dense<[-3, -3, 5, -3, 4, 3, 2]> : tensor<7xi8>
  %r, %p = thunder.sort %x dim = 0 descending : tensor<7xi8> -> tensor<7xi8>, tensor<7xi64>
  %e = check.constant dense<[5, 4, 3, 2, -3, -3, -3]> : tensor<7xi8>
  %f = check.constant dense<[2, 4, 5, 6, 0, 1, 3]> : tensor<7xi64>
  check.expect_eq %r, %e : tensor<7xi8>
  check.expect_eq %p, %f : tensor<7xi64>
  thunder.return
}

thunder.func @sort_10() {
  %x = check.constant dense<[0, 56, 0, 0, 224, 196, 84]> : tensor<7xui8>
  %r, %p = thunder.sort %x dim = 0 descending : tensor<7xui8> -> tensor<7xui8>, tensor<7xi64>
  %e = check.constant dense<[224, 196, 84, 56, 0, 0, 0]> : tensor<7xui8>
  %f = check.constant dense<[4, 5, 6, 1, 0, 2, 3]> : tensor<7xi64>
  check.expect_eq %r, %e : tensor<7xui8>
  check.expect_eq %p, %f : tensor<7xi64>
  thunder.return
}

thunder.func @sort_11() {
  %x = check.constant dense<> : tensor<0xf32>
  %r, %p = thunder.sort %x dim = 0 descending : tensor<0xf32> -> tensor<0xf32>, tensor<0xi64>
  %e = check.constant dense<> : tensor<0xf32>
  %f = check.constant dense<> : tensor<0xi64>
  check.expect_eq %r, %e : tensor<0xf32>
  check.expect_eq %p, %f : tensor<0xi64>
  thunder.return
}

thunder.func @special_descending() {
  %x = check.constant dense<[0x7FC00000, 1.0e+00, 0xFF800000, 0x7F800000, -0.0, 0.0, 0x7FC00000, -1.0e+00]> : tensor<8xf32>
  %r, %p = thunder.sort %x dim = 0 descending : tensor<8xf32> -> tensor<8xf32>, tensor<8xi64>
  %e = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7F800000, 1.0e+00, -0.0, 0.0, -1.0e+00, 0xFF800000]> : tensor<8xf32>
  %f = check.constant dense<[0, 6, 3, 1, 4, 5, 7, 2]> : tensor<8xi64>
  check.expect_eq %r, %e : tensor<8xf32>
  check.expect_eq %p, %f : tensor<8xi64>
  thunder.return
}
