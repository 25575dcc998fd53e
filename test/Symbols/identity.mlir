// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @clone_0() {
  %a0 = check.constant dense<[0.13514909, 0.45338517]> : tensor<2xf32>
  %r = thunder.bsym @aten.clone.default(self = %a0, memory_format = none) : (tensor<2xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[0.13514909, 0.45338517]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @alias_0() {
  %a0 = check.constant dense<[-0.283015, 0.7019532]> : tensor<2xf32>
  %r = thunder.bsym @aten.alias.default(self = %a0) : (tensor<2xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[-0.283015, 0.7019532]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @detach_0() {
  %a0 = check.constant dense<[0.59117115, 0.6698711]> : tensor<2xf32>
  %r = thunder.bsym @aten.detach.default(self = %a0) : (tensor<2xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[0.59117115, 0.6698711]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @_to_copy_0() {
  %a0 = check.constant dense<[-0.060193934, 2.0065231]> : tensor<2xf32>
  %r = thunder.bsym @aten._to_copy.default(self = %a0, dtype = bf16, layout = none, device = none, pin_memory = none, non_blocking = false, memory_format = none) : (tensor<2xf32>) -> tensor<2xbf16>
  %e0 = check.constant dense<[-0.060302734, 2.0]> : tensor<2xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2xbf16>
  thunder.return
}

thunder.func @_to_copy_1() {
  %a0 = check.constant dense<[4.759877, 1.994952, 3.2313263, 2.177256]> : tensor<4xf32>
  %r = thunder.bsym @aten._to_copy.default(self = %a0, dtype = i32, layout = none, device = none, pin_memory = none, non_blocking = false, memory_format = none) : (tensor<4xf32>) -> tensor<4xi32>
  %e0 = check.constant dense<[4, 1, 3, 2]> : tensor<4xi32>
  check.expect_eq %r, %e0  : tensor<4xi32>
  thunder.return
}

thunder.func @to_0() {
  %a0 = check.constant dense<[0.33966196, -0.016900776, 0.60309714]> : tensor<3xf32>
  %r = thunder.bsym @aten.to.dtype(self = %a0, dtype = f64, non_blocking = false, copy = false, memory_format = none) : (tensor<3xf32>) -> tensor<3xf64>
  %e0 = check.constant dense<[0.33966195583343506, -0.01690077595412731, 0.603097140789032]> : tensor<3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<3xf64>
  thunder.return
}

thunder.func @to_1() {
  %a0 = check.constant dense<[0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<7xf32>
  %r = thunder.bsym @aten.to.dtype(self = %a0, dtype = i1, non_blocking = false, copy = false, memory_format = none) : (tensor<7xf32>) -> tensor<7xi1>
  %e0 = check.constant dense<[false, false, true, true, true, true, true]> : tensor<7xi1>
  check.expect_eq %r, %e0  : tensor<7xi1>
  thunder.return
}

thunder.func @dropout_0() {
  %a0 = check.constant dense<[-1.251936, 0.71686894, -1.0472338]> : tensor<3xf32>
  %r = thunder.bsym @aten.dropout.default(input = %a0, p = 0.5 : f64, train = false) : (tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[-1.251936, 0.71686894, -1.0472338]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @type_as_0() {
  %a0 = check.constant dense<[-0.015029331, 0.57626235, 1.2493184]> : tensor<3xf32>
  %a1 = check.constant dense<[-0.48388672, -0.5029297]> : tensor<2xf16>
  %r = thunder.bsym @aten.type_as.default(self = %a0, other = %a1) : (tensor<3xf32>, tensor<2xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[-0.015029907, 0.5761719, 1.2490234]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @real_0() {
  %a0 = check.constant dense<[-0.22245377, 0.54241616]> : tensor<2xf32>
  %r = thunder.bsym @aten.real.default(self = %a0) : (tensor<2xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[-0.22245377, 0.54241616]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @sum_to_size_0() {
  %a0 = check.constant dense<[[[-0.23198333, 1.0721589], [-0.3307746, 0.6048713], [0.25576326, -0.42224932]], [[1.2910546, -0.49267244], [-1.9265237, -2.4732378], [-0.72931874, 0.024331288]]]> : tensor<2x3x2xf32>
  %r = thunder.bsym @aten.sum_to_size.default(self = %a0, size = [3, 1]) : (tensor<2x3x2xf32>) -> tensor<3x1xf32>
  %e0 = check.constant dense<[[1.6385578], [-4.1256647], [-0.87147355]]> : tensor<3x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x1xf32>
  thunder.return
}

thunder.func @sum_to_size_1() {
  %a0 = check.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  %r = thunder.bsym @aten.sum_to_size.default(self = %a0, size = [2]) : (tensor<2x2xi64>) -> tensor<2xi64>
  %e0 = check.constant dense<[4, 6]> : tensor<2xi64>
  check.expect_eq %r, %e0 : tensor<2xi64>
  thunder.return
}

thunder.func @alias_copy_0() {
  %a0 = check.constant dense<[-1.284174, -1.3929067]> : tensor<2xf32>
  %r = thunder.bsym @aten.alias_copy.default(self = %a0) : (tensor<2xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[-1.284174, -1.3929067]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}
