// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @pad_0() {
  %a0 = check.constant dense<[[-0.64818496, -0.7495935, -0.18477605], [-0.32026154, -0.8235414, 0.24102466]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.pad.default(self = %a0, pad = [1, 2], mode = "constant", value = none) : (tensor<2x3xf32>) -> tensor<2x6xf32>
  %e0 = check.constant dense<[[0.0, -0.64818496, -0.7495935, -0.18477605, 0.0, 0.0], [0.0, -0.32026154, -0.8235414, 0.24102466, 0.0, 0.0]]> : tensor<2x6xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x6xf32>
  thunder.return
}

thunder.func @pad_1() {
  %a0 = check.constant dense<[[-0.97237253, -1.0071256, -1.2755125], [0.31107956, 0.8419783, 0.18324535]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.pad.default(self = %a0, pad = [1, 2, 0, 1], mode = "constant", value = 2.5) : (tensor<2x3xf32>) -> tensor<3x6xf32>
  %e0 = check.constant dense<[[2.5, -0.97237253, -1.0071256, -1.2755125, 2.5, 2.5], [2.5, 0.31107956, 0.8419783, 0.18324535, 2.5, 2.5], [2.5, 2.5, 2.5, 2.5, 2.5, 2.5]]> : tensor<3x6xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x6xf32>
  thunder.return
}

thunder.func @pad_2() {
  %a0 = check.constant dense<[[-0.9829805, 0.68481165, 0.7618435, 0.37149286, -1.3516971], [0.88541114, 0.37305295, -0.08780721, -1.0995896, 0.89046305]]> : tensor<2x5xf32>
  %r = thunder.bsym @aten.pad.default(self = %a0, pad = [-1, 2, 1, -1], mode = "constant", value = none) : (tensor<2x5xf32>) -> tensor<2x6xf32>
  %e0 = check.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.68481165, 0.7618435, 0.37149286, -1.3516971, 0.0, 0.0]]> : tensor<2x6xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x6xf32>
  thunder.return
}

thunder.func @pad_3() {
  %a0 = check.constant dense<[[[1.3074372, 0.7199763, -0.58202356, 0.26581115, -1.756054], [0.3183877, 1.1743146, 0.26399118, -0.074959226, 0.8649837]]]> : tensor<1x2x5xf32>
  %r = thunder.bsym @aten.pad.default(self = %a0, pad = [2, 1], mode = "reflect", value = none) : (tensor<1x2x5xf32>) -> tensor<1x2x8xf32>
  %e0 = check.constant dense<[[[-0.58202356, 0.7199763, 1.3074372, 0.7199763, -0.58202356, 0.26581115, -1.756054, 0.26581115], [0.26399118, 1.1743146, 0.3183877, 1.1743146, 0.26399118, -0.074959226, 0.8649837, -0.074959226]]]> : tensor<1x2x8xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x2x8xf32>
  thunder.return
}

thunder.func @pad_4() {
  %a0 = check.constant dense<[[[-0.7060221, -0.41845283, -0.124761514, -1.0687642, -0.91216975], [0.389025, 0.51370543, -1.0588768, -1.5113572, 0.63280064]]]> : tensor<1x2x5xf32>
  %r = thunder.bsym @aten.pad.default(self = %a0, pad = [2, 1], mode = "replicate", value = none) : (tensor<1x2x5xf32>) -> tensor<1x2x8xf32>
  %e0 = check.constant dense<[[[-0.7060221, -0.7060221, -0.7060221, -0.41845283, -0.124761514, -1.0687642, -0.91216975, -0.91216975], [0.389025, 0.389025, 0.389025, 0.51370543, -1.0588768, -1.5113572, 0.63280064, 0.63280064]]]> : tensor<1x2x8xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x2x8xf32>
  thunder.return
}

thunder.func @pad_5() {
  %a0 = check.constant dense<[[[0.34672114, -0.08842911, -2.3121285, 1.2954888, 0.24349146], [0.6558322, -0.57452655, 0.8321978, 0.53860605, -0.65840626]]]> : tensor<1x2x5xf32>
  %r = thunder.bsym @aten.pad.default(self = %a0, pad = [2, 1], mode = "circular", value = none) : (tensor<1x2x5xf32>) -> tensor<1x2x8xf32>
  %e0 = check.constant dense<[[[1.2954888, 0.24349146, 0.34672114, -0.08842911, -2.3121285, 1.2954888, 0.24349146, 0.34672114], [0.53860605, -0.65840626, 0.6558322, -0.57452655, 0.8321978, 0.53860605, -0.65840626, 0.6558322]]]> : tensor<1x2x8xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x2x8xf32>
  thunder.return
}

thunder.func @constant_pad_nd_0() {
  %a0 = check.constant dense<[4, 2, 6]> : tensor<3xi64>
  %r = thunder.bsym @aten.constant_pad_nd.default(self = %a0, pad = [1, 1], value = 7) : (tensor<3xi64>) -> tensor<5xi64>
  %e0 = check.constant dense<[7, 4, 2, 6, 7]> : tensor<5xi64>
  check.expect_eq %r, %e0 : tensor<5xi64>
  thunder.return
}

thunder.func @reflection_pad2d_0() {
  %a0 = check.constant dense<[[[0.7051177, 2.469199, -0.41673237, 0.7194527], [0.8910008, 0.7766495, -0.42660254, 0.27132624], [0.3137398, 1.2155449, -0.05092267, -1.1260529]]]> : tensor<1x3x4xf32>
  %r = thunder.bsym @aten.reflection_pad2d.default(self = %a0, padding = [1, 2, 0, 2]) : (tensor<1x3x4xf32>) -> tensor<1x5x7xf32>
  %e0 = check.constant dense<[[[2.469199, 0.7051177, 2.469199, -0.41673237, 0.7194527, -0.41673237, 2.469199], [0.7766495, 0.8910008, 0.7766495, -0.42660254, 0.27132624, -0.42660254, 0.7766495], [1.2155449, 0.3137398, 1.2155449, -0.05092267, -1.1260529, -0.05092267, 1.2155449], [0.7766495, 0.8910008, 0.7766495, -0.42660254, 0.27132624, -0.42660254, 0.7766495], [2.469199, 0.7051177, 2.469199, -0.41673237, 0.7194527, -0.41673237, 2.469199]]]> : tensor<1x5x7xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x5x7xf32>
  thunder.return
}

thunder.func @replication_pad2d_0() {
  %a0 = check.constant dense<[[[0.76770186, 1.7126465, 0.50699884, -0.46501267], [-2.0370195, 0.09115972, -0.063751094, -2.400543], [1.4121174, 0.42573762, 0.14252777, -0.9406026]]]> : tensor<1x3x4xf32>
  %r = thunder.bsym @aten.replication_pad2d.default(self = %a0, padding = [1, 2, 3, 2]) : (tensor<1x3x4xf32>) -> tensor<1x8x7xf32>
  %e0 = check.constant dense<[[[0.76770186, 0.76770186, 1.7126465, 0.50699884, -0.46501267, -0.46501267, -0.46501267], [0.76770186, 0.76770186, 1.7126465, 0.50699884, -0.46501267, -0.46501267, -0.46501267], [0.76770186, 0.76770186, 1.7126465, 0.50699884, -0.46501267, -0.46501267, -0.46501267], [0.76770186, 0.76770186, 1.7126465, 0.50699884, -0.46501267, -0.46501267, -0.46501267], [-2.0370195, -2.0370195, 0.09115972, -0.063751094, -2.400543, -2.400543, -2.400543], [1.4121174, 1.4121174, 0.42573762, 0.14252777, -0.9406026, -0.9406026, -0.9406026], [1.4121174, 1.4121174, 0.42573762, 0.14252777, -0.9406026, -0.9406026, -0.9406026], [1.4121174, 1.4121174, 0.42573762, 0.14252777, -0.9406026, -0.9406026, -0.9406026]]]> : tensor<1x8x7xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x8x7xf32>
  thunder.return
}
