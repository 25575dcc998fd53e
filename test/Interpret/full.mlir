// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.full.

thunder.func @f32() {
  %r = thunder.full 0.1 : f32 : tensor<2x2xf32>
  %e = check.constant dense<[[0.1, 0.1], [0.1, 0.1]]> : tensor<2x2xf32>
  check.expect_eq %r, %e : tensor<2x2xf32>
  thunder.return
}

thunder.func @f64() {
  %r = thunder.full -0.0 : f64 : tensor<2x2xf64>
  %e = check.constant dense<[[-0.0, -0.0], [-0.0, -0.0]]> : tensor<2x2xf64>
  check.expect_eq %r, %e : tensor<2x2xf64>
  thunder.return
}

thunder.func @bf16() {
  %r = thunder.full 1.5 : bf16 : tensor<2x2xbf16>
  %e = check.constant dense<[[1.5, 1.5], [1.5, 1.5]]> : tensor<2x2xbf16>
  check.expect_eq %r, %e : tensor<2x2xbf16>
  thunder.return
}

thunder.func @f16() {
  %r = thunder.full 0x7E00 : f16 : tensor<2x2xf16>
  %e = check.constant dense<[[0x7E00, 0x7E00], [0x7E00, 0x7E00]]> : tensor<2x2xf16>
  check.expect_eq %r, %e : tensor<2x2xf16>
  thunder.return
}

thunder.func @i64() {
  %r = thunder.full -9223372036854775808 : i64 : tensor<2x2xi64>
  %e = check.constant dense<[[-9223372036854775808, -9223372036854775808], [-9223372036854775808, -9223372036854775808]]> : tensor<2x2xi64>
  check.expect_eq %r, %e : tensor<2x2xi64>
  thunder.return
}

thunder.func @i8() {
  %r = thunder.full -3 : i8 : tensor<2x2xi8>
  %e = check.constant dense<[[-3, -3], [-3, -3]]> : tensor<2x2xi8>
  check.expect_eq %r, %e : tensor<2x2xi8>
  thunder.return
}

thunder.func @ui8() {
  %r = thunder.full 255 : ui8 : tensor<2x2xui8>
  %e = check.constant dense<[[255, 255], [255, 255]]> : tensor<2x2xui8>
  check.expect_eq %r, %e : tensor<2x2xui8>
  thunder.return
}

thunder.func @i1() {
  %r = thunder.full true : tensor<2x2xi1>
  %e = check.constant dense<[[true, true], [true, true]]> : tensor<2x2xi1>
  check.expect_eq %r, %e : tensor<2x2xi1>
  thunder.return
}

thunder.func @scalar() {
  %r = thunder.full 2.5 : f32 : tensor<f32>
  %e = check.constant dense<2.5> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @empty() {
  %r = thunder.full 1.0 : f32 : tensor<0x2xf32>
  %e = check.constant dense<> : tensor<0x2xf32>
  check.expect_eq %r, %e : tensor<0x2xf32>
  thunder.return
}
