// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @gather_0() {
  %a0 = check.constant dense<[[-1.5621041, -0.40514022, -0.18146083, 0.48399523], [1.0948144, 0.23464525, -1.1537333, -0.172089], [0.14134902, -1.1248003, 0.2490627, 0.053097166]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[[2, 1], [2, 0], [0, 2]]> : tensor<3x2xi64>
  %r = thunder.bsym @aten.gather.default(self = %a0, dim = 1, index = %a2, sparse_grad = false) : (tensor<3x4xf32>, tensor<3x2xi64>) -> tensor<3x2xf32>
  %e0 = check.constant dense<[[-0.18146083, -0.40514022], [-1.1537333, 1.0948144], [0.14134902, 0.2490627]]> : tensor<3x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @gather_1() {
  %a0 = check.constant dense<[[0.62783164, -0.7894795, 0.84374446, -1.1497139], [1.1369187, -0.67543066, -0.19673543, -0.5671164], [-0.7989509, 0.14058669, -1.5878977, -1.2633743]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[[2, 0, 0], [1, 1, 1]]> : tensor<2x3xi64>
  %r = thunder.bsym @aten.gather.default(self = %a0, dim = -2, index = %a2, sparse_grad = false) : (tensor<3x4xf32>, tensor<2x3xi64>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[-0.7989509, -0.7894795, 0.84374446], [1.1369187, -0.67543066, -0.19673543]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @gather_2() {
  %a0 = check.constant dense<-1.7711821> : tensor<f32>
  %a2 = check.constant dense<0> : tensor<i64>
  %r = thunder.bsym @aten.gather.default(self = %a0, dim = 0, index = %a2, sparse_grad = false) : (tensor<f32>, tensor<i64>) -> tensor<f32>
  %e0 = check.constant dense<-1.7711821> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @gather_3() {
  %a0 = check.constant dense<[0.19616699, -1.3027344, -0.9169922, 0.3232422, 0.28051758]> : tensor<5xf16>
  %a2 = check.constant dense<[1, 1, 1, 4]> : tensor<4xi64>
  %r = thunder.bsym @aten.gather.default(self = %a0, dim = 0, index = %a2, sparse_grad = false) : (tensor<5xf16>, tensor<4xi64>) -> tensor<4xf16>
  %e0 = check.constant dense<[-1.3027344, -1.3027344, -1.3027344, 0.28051758]> : tensor<4xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<4xf16>
  thunder.return
}
