// RUN: thunder-opt %s --thunder-interpret-functions -o /dev/null
// Expected values: a program of Philox 4x32-10 that gives the three published known-answer vectors of Random123; @zero is the first
// of them. The others have counter words that no element of a stream has.

thunder.func @zero() {
  %s = check.constant dense<[0, 0]> : tensor<2xi64>
  %r = thunder.uniform_philox %s offset = 0 : tensor<2xi64> -> tensor<4xf32>
  %e = check.constant dense<[0x3ECC4FD0, 0x3F6169C5, 0x3F3C57AC, 0x3F1B00DB]> : tensor<4xf32>
  check.expect_eq %r, %e : tensor<4xf32>
  thunder.return
}

thunder.func @shape() {
  %s = check.constant dense<[0, 0]> : tensor<2xi64>
  %r = thunder.uniform_philox %s offset = 0 : tensor<2xi64> -> tensor<2x3xf32>
  %e = check.constant dense<[[0x3ECC4FD0, 0x3F6169C5, 0x3F3C57AC], [0x3F1B00DB, 0x3F78E4CC, 0x3EB96400]]> : tensor<2x3xf32>
  check.expect_eq %r, %e : tensor<2x3xf32>
  thunder.return
}

thunder.func @state_offset() {
  %s = check.constant dense<[0, 5]> : tensor<2xi64>
  %r = thunder.uniform_philox %s offset = 0 : tensor<2xi64> -> tensor<6xf32>
  %e = check.constant dense<[0x3EB96400, 0x3F31A574, 0x3D17EFF0, 0x3C9F5460, 0x3EA38E64, 0x3E10544C]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @offset() {
  %s = check.constant dense<[0, 0]> : tensor<2xi64>
  %r = thunder.uniform_philox %s offset = 5 : tensor<2xi64> -> tensor<6xf32>
  %e = check.constant dense<[0x3EB96400, 0x3F31A574, 0x3D17EFF0, 0x3C9F5460, 0x3EA38E64, 0x3E10544C]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @both() {
  %s = check.constant dense<[1234567890123, 7]> : tensor<2xi64>
  %r = thunder.uniform_philox %s offset = 3 : tensor<2xi64> -> tensor<2x2x2xf32>
  %e = check.constant dense<[[[0x3F4FA494, 0x3DB123F0], [0x3F368645, 0x3F7AF2C1]], [[0x3F1E1D82, 0x3F1A9975], [0x3E8F69DA, 0x3F1D26CE]]]> : tensor<2x2x2xf32>
  check.expect_eq %r, %e : tensor<2x2x2xf32>
  thunder.return
}

thunder.func @negative_seed() {
  %s = check.constant dense<[-1, -4]> : tensor<2xi64>
  %r = thunder.uniform_philox %s offset = 0 : tensor<2xi64> -> tensor<4xf32>
  %e = check.constant dense<[0x3F15A880, 0x3F15BE01, 0x3F7F3B8F, 0x3E645418]> : tensor<4xf32>
  check.expect_eq %r, %e : tensor<4xf32>
  thunder.return
}

thunder.func @carry() {
  %s = check.constant dense<[99, 17179869180]> : tensor<2xi64>
  %r = thunder.uniform_philox %s offset = 0 : tensor<2xi64> -> tensor<8xf32>
  %e = check.constant dense<[0x3F2EBFD9, 0x3E8DB07C, 0x3E411A38, 0x3EACF7D6, 0x3E90EAAA, 0x3F7A895F, 0x3EF2FA5A, 0x3F4A1D86]> : tensor<8xf32>
  check.expect_eq %r, %e : tensor<8xf32>
  thunder.return
}

thunder.func @empty() {
  %s = check.constant dense<[1, 0]> : tensor<2xi64>
  %r = thunder.uniform_philox %s offset = 0 : tensor<2xi64> -> tensor<0xf32>
  %e = check.constant dense<> : tensor<0xf32>
  check.expect_eq %r, %e : tensor<0xf32>
  thunder.return
}

thunder.func @scalar() {
  %s = check.constant dense<[3, 2]> : tensor<2xi64>
  %r = thunder.uniform_philox %s offset = 0 : tensor<2xi64> -> tensor<f32>
  %e = check.constant dense<0x3F27F2EC> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}
