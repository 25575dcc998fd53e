// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @leaky_relu_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.leaky_relu.default(self = %a0, negative_slope = 0.1) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0.0, -0.0, 1.0, -0.1, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -0.3, 6.0, 0.5, -0.05, 2.5, 100.0, -10.0]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @elu_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.elu.default(self = %a0, alpha = 1.5, scale = 1, input_scale = 1) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0.0, -0.0, 1.0, -0.9481808, 0x7F800000, -1.5, 0x7FC00000, 3.0, -1.4253194, 6.0, 0.5, -0.590204, 2.5, 100.0, -1.5]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @celu_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.celu.default(self = %a0, alpha = 1.5) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0.0, -0.0, 1.0, -0.7298744, 0x7F800000, -1.5, 0x7FC00000, 3.0, -1.2969971, 6.0, 0.5, -0.42520303, 2.5, 100.0, -1.5]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @selu_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.selu.default(self = %a0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0.0, -0.0, 1.050701, -1.1113307, 0x7F800000, -1.7580993, 0x7FC00000, 3.152103, -1.6705687, 6.304206, 0.5253505, -0.69175816, 2.6267526, 105.0701, -1.7580993]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @hardtanh_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.hardtanh.default(self = %a0, min_val = -1.0, max_val = 2.0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, -1.0, 0x7FC00000, 2.0, -1.0, 2.0, 0.5, -0.5, 2.0, 2.0, -1.0]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @relu6_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.relu6.default(self = %a0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0.0, -0.0, 1.0, 0.0, 6.0, 0.0, 0x7FC00000, 3.0, 0.0, 6.0, 0.5, 0.0, 2.5, 6.0, 0.0]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @hardsigmoid_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.hardsigmoid.default(self = %a0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0.5, 0.5, 0.6666667, 0.33333334, 1.0, 0.0, 0x7FC00000, 1.0, 0.0, 1.0, 0.5833333, 0.41666666, 0.9166667, 1.0, 0.0]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @hardswish_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.hardswish.default(self = %a0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0.0, -0.0, 0.6666667, -0.33333334, 0x7F800000, 0x7FC00000, 0x7FC00000, 3.0, -0.0, 6.0, 0.29166666, -0.20833333, 2.2916667, 100.0, -0.0]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @softplus_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.softplus.default(self = %a0, beta = 2.0, threshold = 10.0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0.3465736, 0.3465736, 1.063464, 0.063464, 0x7F800000, 0.0, 0x7FC00000, 3.0012379, 0.0012378426, 6.0, 0.6566308, 0.15663084, 2.5033576, 100.0, 0.0]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @mish_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.mish.default(self = %a0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0.0, -0.0, 0.86509836, -0.30340144, 0x7F800000, 0x7FC00000, 0x7FC00000, 2.986535, -0.14564747, 5.9999266, 0.37524524, -0.22074376, 2.4713924, 100.0, -3.784e-42]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @threshold_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.threshold.default(self = %a0, threshold = 0.5, value = -7.0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[-7.0, -7.0, 1.0, -7.0, 0x7F800000, -7.0, 0x7FC00000, 3.0, -7.0, 6.0, -7.0, -7.0, 2.5, 100.0, -7.0]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @hardshrink_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.hardshrink.default(self = %a0, lambd = 0.5) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0.0, 0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.0, 0.0, 2.5, 100.0, -100.0]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @softshrink_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.softshrink.default(self = %a0, lambd = 0.5) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0.0, -0.0, 0.5, -0.5, 0x7F800000, 0xFF800000, 0x7FC00000, 2.5, -2.5, 5.5, 0.0, -0.0, 2.0, 99.5, -99.5]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @clamp_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.clamp.default(self = %a0, min = -1.0, max = 2.0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, -1.0, 0x7FC00000, 2.0, -1.0, 2.0, 0.5, -0.5, 2.0, 2.0, -1.0]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @clamp_min_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.clamp_min.default(self = %a0, min = 0.5) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0.5, 0.5, 1.0, 0.5, 0x7F800000, 0.5, 0x7FC00000, 3.0, 0.5, 6.0, 0.5, 0.5, 2.5, 100.0, 0.5]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @clamp_max_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.clamp_max.default(self = %a0, max = -0.5) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[-0.5, -0.5, -0.5, -1.0, -0.5, 0xFF800000, 0x7FC00000, -0.5, -3.0, -0.5, -0.5, -0.5, -0.5, -0.5, -100.0]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @leaky_relu_1() {
  %a0 = check.constant dense<[-1.5078125, -1.6171875, -0.54296875, 0.02734375, -0.61328125, -0.6875]> : tensor<6xbf16>
  %r = thunder.bsym @aten.leaky_relu.default(self = %a0, negative_slope = 0.01) : (tensor<6xbf16>) -> tensor<6xbf16>
  %e0 = check.constant dense<[-0.015075684, -0.016113281, -0.005432129, 0.02734375, -0.006134033, -0.006866455]> : tensor<6xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<6xbf16>
  thunder.return
}

thunder.func @elu_1() {
  %a0 = check.constant dense<[-0.46289062, 1.25, 0.48828125, 0.703125, -0.49023438, -1.2578125]> : tensor<6xbf16>
  %r = thunder.bsym @aten.elu.default(self = %a0, alpha = 1, scale = 1, input_scale = 1) : (tensor<6xbf16>) -> tensor<6xbf16>
  %e0 = check.constant dense<[-0.37109375, 1.25, 0.48828125, 0.703125, -0.38671875, -0.71484375]> : tensor<6xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<6xbf16>
  thunder.return
}

thunder.func @hardswish_1() {
  %a0 = check.constant dense<[1.7265625, -0.9453125, 0.15136719, -2.046875, 3.484375, -0.03491211]> : tensor<6xbf16>
  %r = thunder.bsym @aten.hardswish.default(self = %a0) : (tensor<6xbf16>) -> tensor<6xbf16>
  %e0 = check.constant dense<[1.359375, -0.32421875, 0.079589844, -0.32421875, 3.484375, -0.017211914]> : tensor<6xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<6xbf16>
  thunder.return
}

thunder.func @softplus_1() {
  %a0 = check.constant dense<[-0.26171875, -0.71484375, -1.3203125, 0.4921875, 0.61328125, 2.296875]> : tensor<6xbf16>
  %r = thunder.bsym @aten.softplus.default(self = %a0, beta = 1, threshold = 20) : (tensor<6xbf16>) -> tensor<6xbf16>
  %e0 = check.constant dense<[0.5703125, 0.3984375, 0.23632812, 0.96875, 1.046875, 2.390625]> : tensor<6xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<6xbf16>
  thunder.return
}

thunder.func @mish_1() {
  %a0 = check.constant dense<[-0.953125, -1.046875, -0.17675781, 0.08251953, 0.18554688, 1.0546875]> : tensor<6xbf16>
  %r = thunder.bsym @aten.mish.default(self = %a0) : (tensor<6xbf16>) -> tensor<6xbf16>
  %e0 = check.constant dense<[-0.30078125, -0.30664062, -0.096191406, 0.051757812, 0.12207031, 0.921875]> : tensor<6xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<6xbf16>
  thunder.return
}

thunder.func @glu_0() {
  %a0 = check.constant dense<[[-0.12985282, -1.3352485, 1.0508665, -0.036713768], [0.47687924, 0.8205023, 2.158092, -0.5696924], [0.2309971, 1.2298472, -0.5149207, -0.30769327]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.glu.default(self = %a0, dim = 1) : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %e0 = check.constant dense<[[-0.09621331, -0.6553701], [0.4274853, 0.2964539], [0.08640232, 0.52105904]]> : tensor<3x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @logit_0() {
  %a0 = check.constant dense<[0.8011235, 0.06131816, 0.600891, 0.819917, 0.07150018]> : tensor<5xf32>
  %r = thunder.bsym @aten.logit.default(self = %a0, eps = none) : (tensor<5xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[1.3933312, -2.7284005, 0.40917897, 1.5157855, -2.5638702]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @logit_1() {
  %a0 = check.constant dense<[1.642494764396534e-01, 1.7574010377905505e-01, 1.0534764934558734e-01, 9.178666779481158e-01, 8.39635035459068e-01]> : tensor<5xf64>
  %r = thunder.bsym @aten.logit.default(self = %a0, eps = 0.1) : (tensor<5xf64>) -> tensor<5xf64>
  %e0 = check.constant dense<[-1.6269436819780856e+00, -1.5454796676203288e+00, -2.139169380599017e+00, 2.1972245773362196e+00, 1.6555150698077432e+00]> : tensor<5xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<5xf64>
  thunder.return
}

thunder.func @prelu_0() {
  %a0 = check.constant dense<[[-0.43626332, -0.38990584, -1.6159694], [0.7283995, -0.4882355, 0.33151284]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[-0.5139983, -1.4509395, -0.7055723]> : tensor<3xf32>
  %r = thunder.bsym @aten.prelu.default(self = %a0, weight = %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[0.22423862, 0.5657298, 1.1401833], [0.7283995, 0.7084002, 0.33151284]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @clamp_1() {
  %a0 = check.constant dense<[2, -7, 7, -4, -4, 6]> : tensor<6xi64>
  %r = thunder.bsym @aten.clamp.default(self = %a0, min = -2.5, max = none) : (tensor<6xi64>) -> tensor<6xf32>
  %e0 = check.constant dense<[2.0, -2.5, 7.0, -2.5, -2.5, 6.0]> : tensor<6xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<6xf32>
  thunder.return
}

thunder.func @clamp_2() {
  %a0 = check.constant dense<[-1.0531783, 0.7038402, -1.1077994, 0.353967, -0.42503086, 1.6724055]> : tensor<6xf32>
  %a1 = check.constant dense<[0.42850137, 1.106218, 1.2414596, -1.0931764, -1.4481928, 1.0976157]> : tensor<6xf32>
  %a2 = check.constant dense<[-0.21609393, -0.48239696, -0.283883, -0.24407455, -1.3466539, -0.9132006]> : tensor<6xf32>
  %r = thunder.bsym @aten.clamp.Tensor(self = %a0, min = %a1, max = %a2) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %e0 = check.constant dense<[-0.21609393, -0.48239696, -0.283883, -0.24407455, -1.3466539, -0.9132006]> : tensor<6xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<6xf32>
  thunder.return
}

thunder.func @clamp_3() {
  %a0 = check.constant dense<[1.0, 0x7FC00000, 2.0]> : tensor<3xf32>
  %a1 = check.constant dense<[0x7FC00000, 0.0, 3.0]> : tensor<3xf32>
  %r = thunder.bsym @aten.clamp.Tensor(self = %a0, min = %a1, max = none) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7FC00000, 3.0]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

// Exact: PyTorch's vector kernel gives -0 here, where exp(-x) overflows.
thunder.func @silu_of_small_results() {
  %a0 = check.constant dense<[-100.0, 100.0, -88.0, -103.0, 0.0, 17.0, 0x7F800000, 0xFF800000]> : tensor<8xf32>
  %r = thunder.bsym @aten.silu.default(self = %a0) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = check.constant dense<[-3.72044742e-42, 100.0, -5.3280498e-37, -1.9057659e-43, 0.0, 17.0, 0x7F800000, 0x7FC00000]> : tensor<8xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-44 : f64} : tensor<8xf32>
  thunder.return
}

thunder.func @gelu_at_infinity() {
  %a0 = check.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 1.0, -1.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.gelu.default(self = %a0, approximate = "none") : (tensor<5xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0.8413447, -0.15865526]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @gelu_at_infinity_f64() {
  %a0 = check.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.0, -1.0]> : tensor<5xf64>
  %r = thunder.bsym @aten.gelu.default(self = %a0, approximate = "none") : (tensor<5xf64>) -> tensor<5xf64>
  %e0 = check.constant dense<[0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.841344746068543, -0.15865525393145702]> : tensor<5xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<5xf64>
  thunder.return
}

thunder.func @clamp_of_bool_0() {
  %a0 = check.constant dense<[true, false, true]> : tensor<3xi1>
  %a1 = check.constant dense<[false, true, false]> : tensor<3xi1>
  %r = thunder.bsym @aten.clamp_min.Tensor(self = %a0, min = %a1) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  %e0 = check.constant dense<[true, true, true]> : tensor<3xi1>
  check.expect_eq %r, %e0 : tensor<3xi1>
  thunder.return
}
