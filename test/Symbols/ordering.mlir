// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @sort_0() {
  %a0 = check.constant dense<[[-1.4417211, -0.6668004, -1.1962745, 1.3046057, 1.0226722], [0.66952425, -0.55804294, -0.8626671, 1.449964, 1.5087817], [0.0016497025, -1.4546994, 0.55314106, 0.11385159, 0.17365365]]> : tensor<3x5xf32>
  %r:2 = thunder.bsym @aten.sort.default(self = %a0, dim = 1, descending = true) : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xi64>)
  %e0 = check.constant dense<[[1.3046057, 1.0226722, -0.6668004, -1.1962745, -1.4417211], [1.5087817, 1.449964, 0.66952425, -0.55804294, -0.8626671], [0.55314106, 0.17365365, 0.11385159, 0.0016497025, -1.4546994]]> : tensor<3x5xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x5xf32>
  %e1 = check.constant dense<[[3, 4, 1, 2, 0], [4, 3, 0, 1, 2], [2, 4, 3, 0, 1]]> : tensor<3x5xi64>
  check.expect_eq %r#1, %e1 : tensor<3x5xi64>
  thunder.return
}

thunder.func @sort_1() {
  %a0 = check.constant dense<[2, 3, 2, 0, 1, 3, 3, 3]> : tensor<8xi64>
  %r:2 = thunder.bsym @aten.sort.stable(self = %a0, stable = true, dim = 0, descending = false) : (tensor<8xi64>) -> (tensor<8xi64>, tensor<8xi64>)
  %e0 = check.constant dense<[0, 1, 2, 2, 3, 3, 3, 3]> : tensor<8xi64>
  check.expect_eq %r#0, %e0 : tensor<8xi64>
  %e1 = check.constant dense<[3, 4, 0, 2, 1, 5, 6, 7]> : tensor<8xi64>
  check.expect_eq %r#1, %e1 : tensor<8xi64>
  thunder.return
}

thunder.func @argsort_0() {
  %a0 = check.constant dense<[3.0, 0x7FC00000, -1.0, 2.0]> : tensor<4xf32>
  %r = thunder.bsym @aten.argsort.default(self = %a0, dim = 0, descending = false) : (tensor<4xf32>) -> tensor<4xi64>
  %e0 = check.constant dense<[2, 3, 0, 1]> : tensor<4xi64>
  check.expect_eq %r, %e0 : tensor<4xi64>
  thunder.return
}

thunder.func @topk_0() {
  %a0 = check.constant dense<[[0.9087444, 0.9507571, -1.1486335, 0.4460375, -0.5662924, -0.36096424], [-0.3275333, -0.5954959, -1.1647182, -0.72205746, 0.016596114, -1.0446899], [0.46679366, -0.46379235, -1.5750577, -0.3268646, -0.6079503, 1.0976031]]> : tensor<3x6xf32>
  %r:2 = thunder.bsym @aten.topk.default(self = %a0, k = 2, dim = 1, largest = true, sorted = true) : (tensor<3x6xf32>) -> (tensor<3x2xf32>, tensor<3x2xi64>)
  %e0 = check.constant dense<[[0.9507571, 0.9087444], [0.016596114, -0.3275333], [1.0976031, 0.46679366]]> : tensor<3x2xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  %e1 = check.constant dense<[[1, 0], [4, 0], [5, 0]]> : tensor<3x2xi64>
  check.expect_eq %r#1, %e1 : tensor<3x2xi64>
  thunder.return
}

thunder.func @topk_1() {
  %a0 = check.constant dense<[0.079589844, -0.4453125, -0.03955078, 1.1640625, 0.703125, 0.27929688]> : tensor<6xbf16>
  %r:2 = thunder.bsym @aten.topk.default(self = %a0, k = 3, dim = 0, largest = false, sorted = true) : (tensor<6xbf16>) -> (tensor<3xbf16>, tensor<3xi64>)
  %e0 = check.constant dense<[-0.4453125, -0.03955078, 0.079589844]> : tensor<3xbf16>
  check.expect_close %r#0, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xbf16>
  %e1 = check.constant dense<[1, 2, 0]> : tensor<3xi64>
  check.expect_eq %r#1, %e1 : tensor<3xi64>
  thunder.return
}

thunder.func @kthvalue_0() {
  %a0 = check.constant dense<[[0.081260696, -0.7765168, -1.2007858, -0.38921508, -1.1557616], [0.47829732, -0.86063564, 1.3165747, 1.4435799, -0.9847314], [-0.43378887, 0.29155076, 0.39114493, -0.065919444, -0.61980736]]> : tensor<3x5xf32>
  %r:2 = thunder.bsym @aten.kthvalue.default(self = %a0, k = 2, dim = 1, keepdim = false) : (tensor<3x5xf32>) -> (tensor<3xf32>, tensor<3xi64>)
  %e0 = check.constant dense<[-1.1557616, -0.86063564, -0.43378887]> : tensor<3xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  %e1 = check.constant dense<[4, 1, 0]> : tensor<3xi64>
  check.expect_eq %r#1, %e1 : tensor<3xi64>
  thunder.return
}

thunder.func @argmax_0() {
  %a0 = check.constant dense<[[0.18808441, 0.42589197, 0.73694855, 0.284212, -0.1846988], [0.56030786, -0.22980064, 0.45537645, -0.05919801, 0.20095769], [-0.9399879, -0.16300064, 0.95747775, -1.2251521, -0.61175734]]> : tensor<3x5xf32>
  %r = thunder.bsym @aten.argmax.default(self = %a0, dim = none, keepdim = false) : (tensor<3x5xf32>) -> tensor<i64>
  %e0 = check.constant dense<12> : tensor<i64>
  check.expect_eq %r, %e0 : tensor<i64>
  thunder.return
}

thunder.func @argmax_1() {
  %a0 = check.constant dense<[[-1.113492, -0.15004227, 0.7875848, -0.8136592, -1.8316044], [-0.8124575, -0.87428087, -0.4015378, -0.43057817, -0.71415776], [-2.1575234, 0.50686014, -0.21024726, 0.13622549, 0.94445205]]> : tensor<3x5xf32>
  %r = thunder.bsym @aten.argmax.default(self = %a0, dim = 1, keepdim = true) : (tensor<3x5xf32>) -> tensor<3x1xi64>
  %e0 = check.constant dense<[[2], [2], [4]]> : tensor<3x1xi64>
  check.expect_eq %r, %e0 : tensor<3x1xi64>
  thunder.return
}

thunder.func @argmin_0() {
  %a0 = check.constant dense<[[0, 3, 6, 7, 1], [2, 1, 7, 7, 5], [5, 1, 8, 2, 8]]> : tensor<3x5xi64>
  %r = thunder.bsym @aten.argmin.default(self = %a0, dim = 0, keepdim = false) : (tensor<3x5xi64>) -> tensor<5xi64>
  %e0 = check.constant dense<[0, 1, 0, 2, 0]> : tensor<5xi64>
  check.expect_eq %r, %e0 : tensor<5xi64>
  thunder.return
}

thunder.func @argmin_1() {
  %a0 = check.constant dense<[1.0, 0x7FC00000, 0.0]> : tensor<3xf32>
  %r = thunder.bsym @aten.argmin.default(self = %a0, dim = none, keepdim = false) : (tensor<3xf32>) -> tensor<i64>
  %e0 = check.constant dense<1> : tensor<i64>
  check.expect_eq %r, %e0 : tensor<i64>
  thunder.return
}

thunder.func @max_0() {
  %a0 = check.constant dense<[[-0.6449584, -0.23646489, 0.35353217, -1.1026527, 1.2836964], [-0.7810285, 0.43603164, -1.8939664, -0.2340018, -1.9905559], [-0.43530634, -0.7192061, -0.91702306, -0.32877475, 1.0088158]]> : tensor<3x5xf32>
  %r:2 = thunder.bsym @aten.max.dim(self = %a0, dim = 1, keepdim = false) : (tensor<3x5xf32>) -> (tensor<3xf32>, tensor<3xi64>)
  %e0 = check.constant dense<[1.2836964, 0.43603164, 1.0088158]> : tensor<3xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  %e1 = check.constant dense<[4, 1, 4]> : tensor<3xi64>
  check.expect_eq %r#1, %e1 : tensor<3xi64>
  thunder.return
}

thunder.func @min_0() {
  %a0 = check.constant dense<[[0.67578125, -1.6875, -0.17675781, -0.2578125, -0.47070312], [0.78515625, 0.6953125, 0.30273438, -0.97265625, -0.4609375], [-0.49804688, -0.71484375, -0.13964844, -1.0859375, -2.09375]]> : tensor<3x5xbf16>
  %r:2 = thunder.bsym @aten.min.dim(self = %a0, dim = 0, keepdim = true) : (tensor<3x5xbf16>) -> (tensor<1x5xbf16>, tensor<1x5xi64>)
  %e0 = check.constant dense<[[-0.49804688, -1.6875, -0.17675781, -1.0859375, -2.09375]]> : tensor<1x5xbf16>
  check.expect_close %r#0, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<1x5xbf16>
  %e1 = check.constant dense<[[2, 0, 0, 2, 2]]> : tensor<1x5xi64>
  check.expect_eq %r#1, %e1 : tensor<1x5xi64>
  thunder.return
}

thunder.func @any_0() {
  %a0 = check.constant dense<[[-0.95995116, 1.1120267, 0.63109607], [2.2222586, -0.347217, 1.3380971]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.any.default(self = %a0) : (tensor<2x3xf32>) -> tensor<i1>
  %e0 = check.constant dense<true> : tensor<i1>
  check.expect_eq %r, %e0 : tensor<i1>
  thunder.return
}

thunder.func @any_1() {
  %a0 = check.constant dense<[[1, 0, 0, 0], [1, 1, 0, 1], [1, 0, 1, 0]]> : tensor<3x4xi64>
  %r = thunder.bsym @aten.any.dim(self = %a0, dim = 1, keepdim = false) : (tensor<3x4xi64>) -> tensor<3xi1>
  %e0 = check.constant dense<[true, true, true]> : tensor<3xi1>
  check.expect_eq %r, %e0 : tensor<3xi1>
  thunder.return
}

thunder.func @any_2() {
  %a0 = check.constant dense<[[[true, false], [false, true], [true, false], [false, true]], [[true, true], [true, false], [true, true], [false, false]], [[true, true], [true, true], [false, true], [false, true]]]> : tensor<3x4x2xi1>
  %r = thunder.bsym @aten.any.dims(self = %a0, dim = [0, 2], keepdim = false) : (tensor<3x4x2xi1>) -> tensor<4xi1>
  %e0 = check.constant dense<[true, true, true, true]> : tensor<4xi1>
  check.expect_eq %r, %e0 : tensor<4xi1>
  thunder.return
}

thunder.func @all_0() {
  %a0 = check.constant dense<[0, 0, 0]> : tensor<3xui8>
  %r = thunder.bsym @aten.all.default(self = %a0) : (tensor<3xui8>) -> tensor<ui8>
  %e0 = check.constant dense<0> : tensor<ui8>
  check.expect_eq %r, %e0 : tensor<ui8>
  thunder.return
}

thunder.func @all_1() {
  %a0 = check.constant dense<[[1, 0, 0, 1], [1, 1, 1, 0], [1, 1, 1, 1]]> : tensor<3x4xi64>
  %r = thunder.bsym @aten.all.dim(self = %a0, dim = 0, keepdim = true) : (tensor<3x4xi64>) -> tensor<1x4xi1>
  %e0 = check.constant dense<[[true, false, false, false]]> : tensor<1x4xi1>
  check.expect_eq %r, %e0 : tensor<1x4xi1>
  thunder.return
}

thunder.func @cumsum_0() {
  %a0 = check.constant dense<[[0.5283236, 0.8491379, 1.1351997, -1.0725367], [0.12718165, -1.5564882, -1.5169086, 0.3152844], [1.7339755, 0.55006725, 0.76925135, -0.61091757]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.cumsum.default(self = %a0, dim = 0, dtype = none) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.5283236, 0.8491379, 1.1351997, -1.0725367], [0.65550524, -0.70735025, -0.38170898, -0.75725234], [2.3894808, -0.15728301, 0.38754237, -1.3681699]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @cumsum_1() {
  %a0 = check.constant dense<[false, true, true, true, true, false]> : tensor<6xi1>
  %r = thunder.bsym @aten.cumsum.default(self = %a0, dim = 0, dtype = none) : (tensor<6xi1>) -> tensor<6xi64>
  %e0 = check.constant dense<[0, 1, 2, 3, 4, 4]> : tensor<6xi64>
  check.expect_eq %r, %e0 : tensor<6xi64>
  thunder.return
}

thunder.func @diff_0() {
  %a0 = check.constant dense<[[1.9160944, -0.2254902, 1.2446508, -0.14194702, 1.0746777], [0.7479068, 1.144551, -0.5092012, -1.8163556, 0.62821245], [0.6807945, 0.67778873, -0.8900745, 0.40716895, -0.9224233]]> : tensor<3x5xf32>
  %r = thunder.bsym @aten.diff.default(self = %a0, n = 1, dim = -1, prepend = none, append = none) : (tensor<3x5xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-2.1415846, 1.470141, -1.3865979, 1.2166247], [0.39664423, -1.6537523, -1.3071544, 2.4445682], [-0.003005743, -1.5678632, 1.2972435, -1.3295922]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @msort_0() {
  %a0 = check.constant dense<[[0.4114657, 0.1947478], [-1.0260215, 0.22425537], [-1.5922403, 0.031104868], [0.247046, -0.91195524]]> : tensor<4x2xf32>
  %r = thunder.bsym @aten.msort.default(self = %a0) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %e0 = check.constant dense<[[-1.5922403, -0.91195524], [-1.0260215, 0.031104868], [0.247046, 0.1947478], [0.4114657, 0.22425537]]> : tensor<4x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x2xf32>
  thunder.return
}
