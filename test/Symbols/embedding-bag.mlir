// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @embedding_bag_0() {
  %a0 = check.constant dense<[[-0.29799584, -0.36595303, 0.2614137], [1.0719261, 0.0003867496, -1.1893653], [0.12924418, -0.479521, -0.17017469], [0.06758597, -1.594037, 0.7300137], [-0.58400565, 0.57172316, 0.16840602], [1.1750652, 0.8486709, 0.7108729]]> : tensor<6x3xf32>
  %a1 = check.constant dense<[4, 4, 5, 3, 1, 4, 5]> : tensor<7xi64>
  %a2 = check.constant dense<[0, 2, 2, 5]> : tensor<4xi64>
  %r:4 = thunder.bsym @aten.embedding_bag.padding_idx(weight = %a0, indices = %a1, offsets = %a2, scale_grad_by_freq = false, mode = 0, sparse = false, per_sample_weights = none, include_last_offset = false, padding_idx = none) : (tensor<6x3xf32>, tensor<7xi64>, tensor<4xi64>) -> (tensor<4x3xf32>, tensor<0xi64>, tensor<4xi64>, tensor<4xi64>)
  %e0 = check.constant dense<[[-1.1680113, 1.1434463, 0.33681205], [0.0, 0.0, 0.0], [2.314577, -0.7449794, 0.25152135], [0.5910595, 1.4203941, 0.8792789]]> : tensor<4x3xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x3xf32>
  thunder.return
}

thunder.func @embedding_bag_1() {
  %a0 = check.constant dense<[[1.6327604, 1.146871, -0.71422887], [0.27228287, -0.042124934, -0.1112819], [0.3671919, 0.21295948, 0.037382387], [-2.383605, 0.28741878, -1.1349248], [-0.6719032, 0.25753266, -0.36708975], [-0.22919686, -0.2879958, -0.10466938]]> : tensor<6x3xf32>
  %a1 = check.constant dense<[1, 4, 5, 5, 1, 2, 3]> : tensor<7xi64>
  %a2 = check.constant dense<[0, 2, 2, 5]> : tensor<4xi64>
  %r:4 = thunder.bsym @aten.embedding_bag.padding_idx(weight = %a0, indices = %a1, offsets = %a2, scale_grad_by_freq = false, mode = 0, sparse = false, per_sample_weights = none, include_last_offset = false, padding_idx = 3) : (tensor<6x3xf32>, tensor<7xi64>, tensor<4xi64>) -> (tensor<4x3xf32>, tensor<7xi64>, tensor<4xi64>, tensor<4xi64>)
  %e0 = check.constant dense<[[-0.39962032, 0.21540773, -0.47837165], [0.0, 0.0, 0.0], [-0.18611085, -0.6181165, -0.32062066], [0.3671919, 0.21295948, 0.037382387]]> : tensor<4x3xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x3xf32>
  thunder.return
}

thunder.func @embedding_bag_2() {
  %a0 = check.constant dense<[[0.22126712, -0.5049237, 0.9899283], [1.8730962, -0.8211317, 0.27313897], [-0.121380344, 0.46962246, -0.18841197], [-0.34050605, -0.01439042, 0.092313275], [0.2014635, 0.989147, -1.8948222], [-1.5758355, -1.6794473, 1.0797007]]> : tensor<6x3xf32>
  %a1 = check.constant dense<[0, 1, 4, 4, 3, 0, 3]> : tensor<7xi64>
  %a2 = check.constant dense<[0, 2, 2, 5]> : tensor<4xi64>
  %r:4 = thunder.bsym @aten.embedding_bag.padding_idx(weight = %a0, indices = %a1, offsets = %a2, scale_grad_by_freq = false, mode = 1, sparse = false, per_sample_weights = none, include_last_offset = false, padding_idx = none) : (tensor<6x3xf32>, tensor<7xi64>, tensor<4xi64>) -> (tensor<4x3xf32>, tensor<7xi64>, tensor<4xi64>, tensor<4xi64>)
  %e0 = check.constant dense<[[1.0471817, -0.6630277, 0.6315336], [0.0, 0.0, 0.0], [0.020806989, 0.65463454, -1.2324437], [-0.059619464, -0.25965706, 0.54112077]]> : tensor<4x3xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x3xf32>
  thunder.return
}

thunder.func @embedding_bag_3() {
  %a0 = check.constant dense<[[1.397186, -1.1357621, -0.5417735], [-0.20399968, -0.7311819, -0.26358098], [1.5230786, 0.7903572, 0.7468957], [1.4333534, 0.018001204, -0.6028824], [-0.75841695, -1.787801, -1.039395], [1.4575664, 1.9977754, -0.4858885]]> : tensor<6x3xf32>
  %a1 = check.constant dense<[4, 0, 3, 3, 3, 3, 4]> : tensor<7xi64>
  %a2 = check.constant dense<[0, 2, 2, 5]> : tensor<4xi64>
  %r:4 = thunder.bsym @aten.embedding_bag.padding_idx(weight = %a0, indices = %a1, offsets = %a2, scale_grad_by_freq = false, mode = 1, sparse = false, per_sample_weights = none, include_last_offset = false, padding_idx = 3) : (tensor<6x3xf32>, tensor<7xi64>, tensor<4xi64>) -> (tensor<4x3xf32>, tensor<7xi64>, tensor<4xi64>, tensor<4xi64>)
  %e0 = check.constant dense<[[0.31938455, -1.4617815, -0.7905842], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [-0.75841695, -1.787801, -1.039395]]> : tensor<4x3xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x3xf32>
  thunder.return
}

thunder.func @embedding_bag_4() {
  %a0 = check.constant dense<[[-0.13186778, 0.60401434, 0.8500491], [0.090417616, 0.033667497, -0.04107772], [-1.0246392, -0.09838865, 0.46414495], [0.73169607, 0.52226347, -0.6506207], [-1.4220018, 1.449636, -0.06392608], [0.15344004, -0.02390837, -0.39766502]]> : tensor<6x3xf32>
  %a1 = check.constant dense<[1, 3, 5, 1, 3, 3, 3]> : tensor<7xi64>
  %a2 = check.constant dense<[0, 2, 2, 5]> : tensor<4xi64>
  %r:4 = thunder.bsym @aten.embedding_bag.padding_idx(weight = %a0, indices = %a1, offsets = %a2, scale_grad_by_freq = false, mode = 2, sparse = false, per_sample_weights = none, include_last_offset = false, padding_idx = none) : (tensor<6x3xf32>, tensor<7xi64>, tensor<4xi64>) -> (tensor<4x3xf32>, tensor<7xi64>, tensor<4xi64>, tensor<4x3xi64>)
  %e0 = check.constant dense<[[0.73169607, 0.52226347, -0.04107772], [0.0, 0.0, 0.0], [0.73169607, 0.52226347, -0.04107772], [0.73169607, 0.52226347, -0.6506207]]> : tensor<4x3xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x3xf32>
  thunder.return
}

thunder.func @embedding_bag_5() {
  %a0 = check.constant dense<[[1.1459472, 1.089414, 0.39226475], [0.61146396, -1.6750402, -0.5881091], [-2.0299447, 1.6152381, 0.6781522], [0.37129045, -0.45254147, -0.5093587], [2.2397487, 0.8644268, 1.6500288], [0.8068056, -0.9134632, -0.20046498]]> : tensor<6x3xf32>
  %a1 = check.constant dense<[1, 0, 2, 5, 5, 2, 0]> : tensor<7xi64>
  %a2 = check.constant dense<[0, 2, 2, 5]> : tensor<4xi64>
  %r:4 = thunder.bsym @aten.embedding_bag.padding_idx(weight = %a0, indices = %a1, offsets = %a2, scale_grad_by_freq = false, mode = 2, sparse = false, per_sample_weights = none, include_last_offset = false, padding_idx = 3) : (tensor<6x3xf32>, tensor<7xi64>, tensor<4xi64>) -> (tensor<4x3xf32>, tensor<7xi64>, tensor<4xi64>, tensor<4x3xi64>)
  %e0 = check.constant dense<[[1.1459472, 1.089414, 0.39226475], [0.0, 0.0, 0.0], [0.8068056, 1.6152381, 0.6781522], [1.1459472, 1.6152381, 0.6781522]]> : tensor<4x3xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x3xf32>
  thunder.return
}

thunder.func @embedding_bag_6() {
  %a0 = check.constant dense<[[0.4651247, 0.083185524, -0.44122824], [0.9577216, 0.6708164, 2.1036441], [-1.6540177, -0.8385155, -1.3104299], [-1.5852039, -0.25631016, -0.13763678], [0.5221327, -0.03018717, 0.0081706755], [-0.14477588, 1.9405386, -0.36481154]]> : tensor<6x3xf32>
  %a1 = check.constant dense<[4, 1, 4, 2]> : tensor<4xi64>
  %a2 = check.constant dense<[0, 3]> : tensor<2xi64>
  %a3 = check.constant dense<[-0.3824918, -0.71712774, 0.40017197, -1.6435263]> : tensor<4xf32>
  %r:4 = thunder.bsym @aten.embedding_bag.padding_idx(weight = %a0, indices = %a1, offsets = %a2, scale_grad_by_freq = false, mode = 0, sparse = false, per_sample_weights = %a3, include_last_offset = false, padding_idx = none) : (tensor<6x3xf32>, tensor<4xi64>, tensor<2xi64>, tensor<4xf32>) -> (tensor<2x3xf32>, tensor<0xi64>, tensor<2xi64>, tensor<2xi64>)
  %e0 = check.constant dense<[[-0.6775773, -0.4815948, -1.5084372], [2.7184217, 1.3781223, 2.153726]]> : tensor<2x3xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}
