// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// thunder's primitives that ATen has not. Expected values: torch 2.8 of what thunder.core.prims documents them to be; all are exact.

thunder.func @broadcast_in_dim() {
  %x = check.constant dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  %r = thunder.bsym @prims.broadcast_in_dim(a = %x, shape = [2, 2, 3], dims = [1, 2]) : (tensor<2x1xf32>) -> tensor<2x2x3xf32>
  %e = check.constant dense<[[[1.0, 1.0, 1.0], [2.0, 2.0, 2.0]], [[1.0, 1.0, 1.0], [2.0, 2.0, 2.0]]]> : tensor<2x2x3xf32>
  check.expect_eq %r, %e : tensor<2x2x3xf32>
  thunder.return
}

// C's division: towards zero.
thunder.func @div_integers() {
  %x = check.constant dense<[7, -7, 7, -7]> : tensor<4xi64>
  %y = check.constant dense<[2, 2, -2, -2]> : tensor<4xi64>
  %r = thunder.bsym @prims.div(self = %x, other = %y) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %e = check.constant dense<[3, -3, -3, 3]> : tensor<4xi64>
  check.expect_eq %r, %e : tensor<4xi64>
  thunder.return
}

thunder.func @div_number_first() {
  %x = check.constant dense<[2.0, -4.0]> : tensor<2xf32>
  %r = thunder.bsym @prims.div(self = 1.0, other = %x) : (tensor<2xf32>) -> tensor<2xf32>
  %e = check.constant dense<[0.5, -0.25]> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  thunder.return
}

thunder.func @iota() {
  %r = thunder.bsym @prims.iota(length = 4, start = 2, step = -1, dtype = i32) : () -> tensor<4xi32>
  %e = check.constant dense<[2, 1, 0, -1]> : tensor<4xi32>
  check.expect_eq %r, %e : tensor<4xi32>
  thunder.return
}

// Low 1, high -1, two between: [0, 1, 0, 0, 2, 0, 0, 3] without its last.
thunder.func @pad() {
  %x = check.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %r = thunder.bsym @prims.pad(a = %x, value = 0.0, config = [[1, -1, 2]]) : (tensor<3xf32>) -> tensor<7xf32>
  %e = check.constant dense<[0.0, 1.0, 0.0, 0.0, 2.0, 0.0, 0.0]> : tensor<7xf32>
  check.expect_eq %r, %e : tensor<7xf32>
  thunder.return
}

// The dtype stays: torch.sum would give i64.
thunder.func @sum() {
  %x = check.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %r = thunder.bsym @prims.sum(a = %x, dims = [0]) : (tensor<2x2xi32>) -> tensor<2xi32>
  %e = check.constant dense<[4, 6]> : tensor<2xi32>
  check.expect_eq %r, %e : tensor<2xi32>
  thunder.return
}

thunder.func @prod() {
  %x = check.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %r = thunder.bsym @prims.prod(a = %x, dims = [0, 1]) : (tensor<2x2xf32>) -> tensor<f32>
  %e = check.constant dense<24.0> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  thunder.return
}

thunder.func @slice() {
  %x = check.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %r = thunder.bsym @prims.slice_prim(a = %x, starts = [1, 0], limits = [2, 3], strides = [1, 2]) : (tensor<2x3xi64>) -> tensor<1x2xi64>
  %e = check.constant dense<[[4, 6]]> : tensor<1x2xi64>
  check.expect_eq %r, %e : tensor<1x2xi64>
  thunder.return
}

thunder.func @signbit() {
  %x = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0xFF800000, 0x7F800000, 1.0e-45, -1.0e-45]> : tensor<8xf32>
  %r = thunder.bsym @prims.signbit(a = %x) : (tensor<8xf32>) -> tensor<8xi1>
  %e = check.constant dense<[false, true, false, true, true, false, false, true]> : tensor<8xi1>
  check.expect_eq %r, %e : tensor<8xi1>
  thunder.return
}

thunder.func @take() {
  %x = check.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %i = check.constant dense<[2, 0]> : tensor<2xi32>
  %r = thunder.bsym @prims.take(a = %x, index = %i, dim = 1) : (tensor<2x3xi64>, tensor<2xi32>) -> tensor<2x2xi64>
  %e = check.constant dense<[[3, 1], [6, 4]]> : tensor<2x2xi64>
  check.expect_eq %r, %e : tensor<2x2xi64>
  %j = check.constant dense<1> : tensor<i64>
  %s = thunder.bsym @prims.take(a = %x, index = %j, dim = -2) : (tensor<2x3xi64>, tensor<i64>) -> tensor<3xi64>
  %f = check.constant dense<[4, 5, 6]> : tensor<3xi64>
  check.expect_eq %s, %f : tensor<3xi64>
  thunder.return
}

thunder.func @tensor_from_sequence() {
  %r = thunder.bsym @prims.tensor_from_sequence(values = [[1, 1], [2.5, 3]], dtype = none) : () -> tensor<2x2xf32>
  %e = check.constant dense<[[1.0, 1.0], [2.5, 3.0]]> : tensor<2x2xf32>
  check.expect_eq %r, %e : tensor<2x2xf32>
  %s = thunder.bsym @prims.tensor_from_sequence(values = [true, false], dtype = none) : () -> tensor<2xi1>
  %f = check.constant dense<[true, false]> : tensor<2xi1>
  check.expect_eq %s, %f : tensor<2xi1>
  thunder.return
}
