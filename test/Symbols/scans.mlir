// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @cumprod_0() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726, -0.014521554], [-0.61236197, -1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325, 0.3231804]]> : tensor<3x5xf32>
  %r = thunder.bsym @aten.cumprod.default(self = %a0, dim = 1, dtype = none) : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %e0 = check.constant dense<[[-1.4135132, -0.33024013, -0.0112391235, -0.0039327634, 5.7109835e-05], [-0.61236197, 0.72475904, -1.0748572, -1.9352118, -0.018527823], [0.15344739, -0.40864384, 0.58482826, -0.3206632, -0.10363207]]> : tensor<3x5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x5xf32>
  thunder.return
}

thunder.func @cumprod_1() {
  %a0 = check.constant dense<[[1.0, 0.0, 2.0, 3.0], [0.0, 1.0, 0.0, 2.0]]> : tensor<2x4xf32>
  %r = thunder.bsym @aten.cumprod.default(self = %a0, dim = 0, dtype = none) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %e0 = check.constant dense<[[1.0, 0.0, 2.0, 3.0], [0.0, 0.0, 0.0, 6.0]]> : tensor<2x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x4xf32>
  thunder.return
}

thunder.func @cumprod_2() {
  %a0 = check.constant dense<[1.0e+30, 1.0e+30, 1.0e-30]> : tensor<3xf32>
  %r = thunder.bsym @aten.cumprod.default(self = %a0, dim = 0, dtype = none) : (tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.0e+30, 0x7F800000, 1.0e+30]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @cumprod_3() {
  %a0 = check.constant dense<[2, 3, -1, 4]> : tensor<4xi64>
  %r = thunder.bsym @aten.cumprod.default(self = %a0, dim = 0, dtype = none) : (tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[2, 6, -6, -24]> : tensor<4xi64>
  check.expect_eq %r, %e0 : tensor<4xi64>
  thunder.return
}

thunder.func @cumprod_4() {
  %a0 = check.constant dense<[-0.47851562, 1.5625, -0.12988281, -0.13378906, 1.2734375, -0.12890625, -2.640625]> : tensor<7xbf16>
  %r = thunder.bsym @aten.cumprod.default(self = %a0, dim = 0, dtype = none) : (tensor<7xbf16>) -> tensor<7xbf16>
  %e0 = check.constant dense<[-0.47851562, -0.74609375, 0.09716797, -0.013000488, -0.016601562, 0.0021362305, -0.005645752]> : tensor<7xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<7xbf16>
  thunder.return
}

thunder.func @cumprod_5() {
  %a0 = check.constant dense<[0.6114056020485025, 0.4752416351118559, 1.4878096617621746]> : tensor<3xf64>
  %r = thunder.bsym @aten.cumprod.default(self = %a0, dim = 0, dtype = none) : (tensor<3xf64>) -> tensor<3xf64>
  %e0 = check.constant dense<[0.6114056020485025, 0.290565398034079, 0.4323060065688747]> : tensor<3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<3xf64>
  thunder.return
}

thunder.func @cumprod_6() {
  %a0 = check.constant dense<3.0> : tensor<f32>
  %r = thunder.bsym @aten.cumprod.default(self = %a0, dim = 0, dtype = none) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<3.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cumprod_7() {
  %a0 = check.constant dense<> : tensor<0xf32>
  %r = thunder.bsym @aten.cumprod.default(self = %a0, dim = 0, dtype = none) : (tensor<0xf32>) -> tensor<0xf32>
  %e0 = check.constant dense<> : tensor<0xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0xf32>
  thunder.return
}

thunder.func @cumprod_8() {
  %a0 = check.constant dense<[true, false, true]> : tensor<3xi1>
  %r = thunder.bsym @aten.cumprod.default(self = %a0, dim = 0, dtype = none) : (tensor<3xi1>) -> tensor<3xi64>
  %e0 = check.constant dense<[1, 0, 0]> : tensor<3xi64>
  check.expect_eq %r, %e0 : tensor<3xi64>
  thunder.return
}

thunder.func @cumprod_9() {
  %a0 = check.constant dense<[2, 3]> : tensor<2xi32>
  %r = thunder.bsym @aten.cumprod.default(self = %a0, dim = 0, dtype = f32) : (tensor<2xi32>) -> tensor<2xf32>
  %e0 = check.constant dense<[2.0, 6.0]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @cummax_0() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726, -0.014521554], [-0.61236197, -1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325, 0.3231804]]> : tensor<3x5xf32>
  %r:2 = thunder.bsym @aten.cummax.default(self = %a0, dim = 1) : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xi64>)
  %e0 = check.constant dense<[[-1.4135132, 0.23363075, 0.23363075, 0.34991726, 0.34991726], [-0.61236197, -0.61236197, -0.61236197, 1.8004361, 1.8004361], [0.15344739, 0.15344739, 0.15344739, 0.15344739, 0.3231804]]> : tensor<3x5xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x5xf32>
  %e1 = check.constant dense<[[0, 1, 1, 3, 3], [0, 0, 0, 3, 3], [0, 0, 0, 0, 4]]> : tensor<3x5xi64>
  check.expect_eq %r#1, %e1 : tensor<3x5xi64>
  thunder.return
}

thunder.func @cummax_1() {
  %a0 = check.constant dense<[1.0, 0x7FC00000, 0.5, 3.0, 0x7FC00000, 2.0]> : tensor<6xf32>
  %r:2 = thunder.bsym @aten.cummax.default(self = %a0, dim = 0) : (tensor<6xf32>) -> (tensor<6xf32>, tensor<6xi64>)
  %e0 = check.constant dense<[1.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<6xf32>
  %e1 = check.constant dense<[0, 1, 1, 1, 4, 4]> : tensor<6xi64>
  check.expect_eq %r#1, %e1 : tensor<6xi64>
  thunder.return
}

thunder.func @cummax_2() {
  %a0 = check.constant dense<[3, 1, 3, 3, 2, 4]> : tensor<6xi64>
  %r:2 = thunder.bsym @aten.cummax.default(self = %a0, dim = 0) : (tensor<6xi64>) -> (tensor<6xi64>, tensor<6xi64>)
  %e0 = check.constant dense<[3, 3, 3, 3, 3, 4]> : tensor<6xi64>
  check.expect_eq %r#0, %e0 : tensor<6xi64>
  %e1 = check.constant dense<[0, 0, 2, 3, 3, 5]> : tensor<6xi64>
  check.expect_eq %r#1, %e1 : tensor<6xi64>
  thunder.return
}

thunder.func @cummax_3() {
  %a0 = check.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>
  %r:2 = thunder.bsym @aten.cummax.default(self = %a0, dim = 0) : (tensor<2x2xi1>) -> (tensor<2x2xi1>, tensor<2x2xi64>)
  %e0 = check.constant dense<[[true, false], [true, true]]> : tensor<2x2xi1>
  check.expect_eq %r#0, %e0 : tensor<2x2xi1>
  %e1 = check.constant dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>
  check.expect_eq %r#1, %e1 : tensor<2x2xi64>
  thunder.return
}

thunder.func @cummax_4() {
  %a0 = check.constant dense<2.0> : tensor<f32>
  %r:2 = thunder.bsym @aten.cummax.default(self = %a0, dim = 0) : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  %e0 = check.constant dense<2.0> : tensor<f32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  %e1 = check.constant dense<0> : tensor<i64>
  check.expect_eq %r#1, %e1 : tensor<i64>
  thunder.return
}

thunder.func @cummax_5() {
  %a0 = check.constant dense<[0.546875, 0.50390625, 0.1875, -1.4375]> : tensor<4xbf16>
  %r:2 = thunder.bsym @aten.cummax.default(self = %a0, dim = -1) : (tensor<4xbf16>) -> (tensor<4xbf16>, tensor<4xi64>)
  %e0 = check.constant dense<[0.546875, 0.546875, 0.546875, 0.546875]> : tensor<4xbf16>
  check.expect_close %r#0, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<4xbf16>
  %e1 = check.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
  check.expect_eq %r#1, %e1 : tensor<4xi64>
  thunder.return
}

thunder.func @cummin_0() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726, -0.014521554], [-0.61236197, -1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325, 0.3231804]]> : tensor<3x5xf32>
  %r:2 = thunder.bsym @aten.cummin.default(self = %a0, dim = 1) : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xi64>)
  %e0 = check.constant dense<[[-1.4135132, -1.4135132, -1.4135132, -1.4135132, -1.4135132], [-0.61236197, -1.1835468, -1.4830546, -1.4830546, -1.4830546], [0.15344739, -2.6630876, -2.6630876, -2.6630876, -2.6630876]]> : tensor<3x5xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x5xf32>
  %e1 = check.constant dense<[[0, 0, 0, 0, 0], [0, 1, 2, 2, 2], [0, 1, 1, 1, 1]]> : tensor<3x5xi64>
  check.expect_eq %r#1, %e1 : tensor<3x5xi64>
  thunder.return
}

thunder.func @cummin_1() {
  %a0 = check.constant dense<[1.0, 0x7FC00000, 0.5, 3.0, 0x7FC00000, 2.0]> : tensor<6xf32>
  %r:2 = thunder.bsym @aten.cummin.default(self = %a0, dim = 0) : (tensor<6xf32>) -> (tensor<6xf32>, tensor<6xi64>)
  %e0 = check.constant dense<[1.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<6xf32>
  %e1 = check.constant dense<[0, 1, 1, 1, 4, 4]> : tensor<6xi64>
  check.expect_eq %r#1, %e1 : tensor<6xi64>
  thunder.return
}

thunder.func @cummin_2() {
  %a0 = check.constant dense<[3, 1, 3, 3, 2, 4]> : tensor<6xi64>
  %r:2 = thunder.bsym @aten.cummin.default(self = %a0, dim = 0) : (tensor<6xi64>) -> (tensor<6xi64>, tensor<6xi64>)
  %e0 = check.constant dense<[3, 1, 1, 1, 1, 1]> : tensor<6xi64>
  check.expect_eq %r#0, %e0 : tensor<6xi64>
  %e1 = check.constant dense<[0, 1, 1, 1, 1, 1]> : tensor<6xi64>
  check.expect_eq %r#1, %e1 : tensor<6xi64>
  thunder.return
}

thunder.func @cummin_3() {
  %a0 = check.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>
  %r:2 = thunder.bsym @aten.cummin.default(self = %a0, dim = 0) : (tensor<2x2xi1>) -> (tensor<2x2xi1>, tensor<2x2xi64>)
  %e0 = check.constant dense<[[true, false], [false, false]]> : tensor<2x2xi1>
  check.expect_eq %r#0, %e0 : tensor<2x2xi1>
  %e1 = check.constant dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>
  check.expect_eq %r#1, %e1 : tensor<2x2xi64>
  thunder.return
}

thunder.func @cummin_4() {
  %a0 = check.constant dense<2.0> : tensor<f32>
  %r:2 = thunder.bsym @aten.cummin.default(self = %a0, dim = 0) : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  %e0 = check.constant dense<2.0> : tensor<f32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  %e1 = check.constant dense<0> : tensor<i64>
  check.expect_eq %r#1, %e1 : tensor<i64>
  thunder.return
}

thunder.func @cummin_5() {
  %a0 = check.constant dense<[-0.36914062, 1.203125, 0.75, 0.037109375]> : tensor<4xbf16>
  %r:2 = thunder.bsym @aten.cummin.default(self = %a0, dim = -1) : (tensor<4xbf16>) -> (tensor<4xbf16>, tensor<4xi64>)
  %e0 = check.constant dense<[-0.36914062, -0.36914062, -0.36914062, -0.36914062]> : tensor<4xbf16>
  check.expect_close %r#0, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<4xbf16>
  %e1 = check.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
  check.expect_eq %r#1, %e1 : tensor<4xi64>
  thunder.return
}

thunder.func @logcumsumexp_0() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726, -0.014521554], [-0.61236197, -1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325, 0.3231804]]> : tensor<3x5xf32>
  %r = thunder.bsym @aten.logcumsumexp.default(self = %a0, dim = 1) : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %e0 = check.constant dense<[[-1.4135132, 0.40976587, 0.9325908, 1.3762527, 1.5985018], [-0.61236197, -0.16456829, 0.07250969, 1.9639591, 2.096435], [0.15344739, 0.21153972, 0.38839647, 0.71908, 1.2337428]]> : tensor<3x5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x5xf32>
  thunder.return
}

thunder.func @logcumsumexp_1() {
  %a0 = check.constant dense<[0xFF800000, 0xFF800000, 1.0, 0x7F800000, 2.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.logcumsumexp.default(self = %a0, dim = 0) : (tensor<5xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[0xFF800000, 0xFF800000, 1.0, 0x7F800000, 0x7F800000]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @logcumsumexp_2() {
  %a0 = check.constant dense<[100.0, -100.0, 101.0, 200.0]> : tensor<4xf64>
  %r = thunder.bsym @aten.logcumsumexp.default(self = %a0, dim = 0) : (tensor<4xf64>) -> tensor<4xf64>
  %e0 = check.constant dense<[100.0, 100.0, 101.31326168751822, 200.0]> : tensor<4xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<4xf64>
  thunder.return
}

thunder.func @logcumsumexp_3() {
  %a0 = check.constant dense<1.5> : tensor<f32>
  %r = thunder.bsym @aten.logcumsumexp.default(self = %a0, dim = 0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<1.5> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @logcumsumexp_4() {
  %a0 = check.constant dense<[1.4140625, 0.6953125, 1.046875, 1.40625, 0.08300781]> : tensor<5xbf16>
  %r = thunder.bsym @aten.logcumsumexp.default(self = %a0, dim = 0) : (tensor<5xbf16>) -> tensor<5xbf16>
  %e0 = check.constant dense<[1.4140625, 1.8125, 2.1875, 2.5625, 2.65625]> : tensor<5xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<5xbf16>
  thunder.return
}
