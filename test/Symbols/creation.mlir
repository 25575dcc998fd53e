// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @full_0() {
  %r = thunder.bsym @aten.full.default(size = [2, 3], fill_value = 2.5 : f64, dtype = none, layout = none, device = none, pin_memory = none) : () -> tensor<2x3xf32>
  %e0 = check.constant dense<[[2.5, 2.5, 2.5], [2.5, 2.5, 2.5]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @full_1() {
  %r = thunder.bsym @aten.full.default(size = [2], fill_value = 3, dtype = none, layout = none, device = none, pin_memory = none) : () -> tensor<2xi64>
  %e0 = check.constant dense<[3, 3]> : tensor<2xi64>
  check.expect_eq %r, %e0  : tensor<2xi64>
  thunder.return
}

thunder.func @full_2() {
  %r = thunder.bsym @aten.full.default(size = [], fill_value = true, dtype = none, layout = none, device = none, pin_memory = none) : () -> tensor<i1>
  %e0 = check.constant dense<true> : tensor<i1>
  check.expect_eq %r, %e0  : tensor<i1>
  thunder.return
}

thunder.func @full_3() {
  %r = thunder.bsym @aten.full.default(size = [0, 2], fill_value = 1, dtype = bf16, layout = none, device = none, pin_memory = none) : () -> tensor<0x2xbf16>
  %e0 = check.constant dense<> : tensor<0x2xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<0x2xbf16>
  thunder.return
}

thunder.func @full_like_0() {
  %a0 = check.constant dense<[-3, 5, -4]> : tensor<3xi64>
  %r = thunder.bsym @aten.full_like.default(self = %a0, fill_value = 4, dtype = none, layout = none, device = none, pin_memory = none, memory_format = none) : (tensor<3xi64>) -> tensor<3xi64>
  %e0 = check.constant dense<[4, 4, 4]> : tensor<3xi64>
  check.expect_eq %r, %e0  : tensor<3xi64>
  thunder.return
}

thunder.func @full_like_1() {
  %a0 = check.constant dense<[-0.13594642, 1.2430698, -2.993495]> : tensor<3xf32>
  %r = thunder.bsym @aten.full_like.default(self = %a0, fill_value = 4, dtype = f64, layout = none, device = none, pin_memory = none, memory_format = none) : (tensor<3xf32>) -> tensor<3xf64>
  %e0 = check.constant dense<[4.0, 4.0, 4.0]> : tensor<3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<3xf64>
  thunder.return
}

thunder.func @zeros_0() {
  %r = thunder.bsym @aten.zeros.default(size = [2], dtype = none, layout = none, device = none, pin_memory = none) : () -> tensor<2xf32>
  %e0 = check.constant dense<[0.0, 0.0]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @ones_0() {
  %r = thunder.bsym @aten.ones.default(size = [2], dtype = i64, layout = none, device = none, pin_memory = none) : () -> tensor<2xi64>
  %e0 = check.constant dense<[1, 1]> : tensor<2xi64>
  check.expect_eq %r, %e0  : tensor<2xi64>
  thunder.return
}

thunder.func @zeros_like_0() {
  %a0 = check.constant dense<[false, false]> : tensor<2xi1>
  %r = thunder.bsym @aten.zeros_like.default(self = %a0, dtype = none, layout = none, device = none, pin_memory = none, memory_format = none) : (tensor<2xi1>) -> tensor<2xi1>
  %e0 = check.constant dense<[false, false]> : tensor<2xi1>
  check.expect_eq %r, %e0  : tensor<2xi1>
  thunder.return
}

thunder.func @ones_like_0() {
  %a0 = check.constant dense<[-0.4826839, -0.4841495]> : tensor<2xf32>
  %r = thunder.bsym @aten.ones_like.default(self = %a0, dtype = none, layout = none, device = none, pin_memory = none, memory_format = none) : (tensor<2xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[1.0, 1.0]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @scalar_tensor_0() {
  %r = thunder.bsym @aten.scalar_tensor.default(s = 5, dtype = none, layout = none, device = none, pin_memory = none) : () -> tensor<f32>
  %e0 = check.constant dense<5.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @scalar_tensor_1() {
  %r = thunder.bsym @aten.scalar_tensor.default(s = 0xFFF0000000000000 : f64, dtype = f64, layout = none, device = none, pin_memory = none) : () -> tensor<f64>
  %e0 = check.constant dense<0xFFF0000000000000> : tensor<f64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<f64>
  thunder.return
}
