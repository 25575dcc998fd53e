// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @var_0() {
  %a0 = check.constant dense<[[0.30972606, -0.23653397, 2.1817212, 0.0527565], [0.0602574, 0.89744914, 0.13596842, -0.5854645], [-0.19249596, -0.18859637, 1.5096468, 1.5166372]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.var.correction(self = %a0, dim = [1], correction = none, keepdim = false) : (tensor<3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.1944114, 0.3685775, 0.96752846]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @var_1() {
  %a0 = check.constant dense<[[-1.0390625, 0.87890625, -0.48828125, -1.15625], [-0.87109375, 0.16796875, 1.6484375, 0.26367188], [-1.0078125, -0.87890625, 0.20800781, -0.23535156]]> : tensor<3x4xbf16>
  %r = thunder.bsym @aten.var.correction(self = %a0, dim = none, correction = 0, keepdim = false) : (tensor<3x4xbf16>) -> tensor<bf16>
  %e0 = check.constant dense<0.6953125> : tensor<bf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<bf16>
  thunder.return
}

thunder.func @var_2() {
  %a0 = check.constant dense<[[1.594712, -1.1391813, 1.1237153, 2.0515654], [-0.12919024, -0.87989616, 0.5639738, -0.6858141], [0.9080969, -0.14789277, 0.027360536, 0.5832674]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.var.dim(self = %a0, dim = [0], unbiased = false, keepdim = true) : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %e0 = check.constant dense<[[0.5021382, 0.17619006, 0.20036201, 1.2510792]]> : tensor<1x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x4xf32>
  thunder.return
}

thunder.func @std_0() {
  %a0 = check.constant dense<[[-2.0234229573419515e+00, 1.2114286682971022e-01, -1.0902712436316242e+00, -1.7778866290910994e-01], [1.8106332884950557e-01, 3.3235954995712363e-01, -1.0485171764000472e+00, 8.739961443316793e-01], [2.3791977094440964e-01, 7.927750821593919e-01, 1.683185773160247e+00, 2.663523623418877e-01]]> : tensor<3x4xf64>
  %r = thunder.bsym @aten.std.correction(self = %a0, dim = [0, 1], correction = none, keepdim = false) : (tensor<3x4xf64>) -> tensor<f64>
  %e0 = check.constant dense<9.964952978517422e-01> : tensor<f64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<f64>
  thunder.return
}

thunder.func @std_1() {
  %a0 = check.constant dense<[0.7570494, -0.45337677, 0.8579363, 1.9071852, -2.287502]> : tensor<5xf32>
  %r = thunder.bsym @aten.std.default(self = %a0, unbiased = true) : (tensor<5xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.6017698> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @var_mean_0() {
  %a0 = check.constant dense<[[-0.09606157, -0.10883236, 1.9568185, -1.9205891], [-1.7454611, 2.4449253, -0.004365854, -0.30240571], [2.0716732, -0.8331995, -2.775239, 1.3101845]]> : tensor<3x4xf32>
  %r:2 = thunder.bsym @aten.var_mean.correction(self = %a0, dim = [1], correction = none, keepdim = true) : (tensor<3x4xf32>) -> (tensor<3x1xf32>, tensor<3x1xf32>)
  %e0 = check.constant dense<[[2.5105872], [3.0257368], [4.7972503]]> : tensor<3x1xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x1xf32>
  %e1 = check.constant dense<[[-0.04216614], [0.09817316], [-0.056645215]]> : tensor<3x1xf32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x1xf32>
  thunder.return
}

thunder.func @std_mean_0() {
  %a0 = check.constant dense<[[0.3647174, -0.3998288, 0.67453843, 0.41629368], [0.6051234, -0.675123, 0.8787028, -0.26462024], [-0.09204886, 0.19273536, 1.3504385, -2.471028]]> : tensor<3x4xf32>
  %r:2 = thunder.bsym @aten.std_mean.correction(self = %a0, dim = [0], correction = none, keepdim = false) : (tensor<3x4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %e0 = check.constant dense<[0.35413736, 0.44348943, 0.3466647, 1.5093324]> : tensor<4xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  %e1 = check.constant dense<[0.29259732, -0.29407215, 0.96789324, -0.7731182]> : tensor<4xf32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @linalg_vector_norm_0() {
  %a0 = check.constant dense<[[-0.2554129, -2.3745594, 0.053793363, -0.93382394], [-1.248347, 1.532371, -1.9662966, 0.6769672], [-1.5728174, 0.20956764, -0.17728902, -0.610867]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.linalg_vector_norm.default(self = %a0, ord = 2, dim = none, keepdim = false, dtype = none) : (tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<4.210949> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @linalg_vector_norm_1() {
  %a0 = check.constant dense<[[-0.9962688, -0.24934289, 1.882085, 0.40861645], [1.0930113, -0.04580408, 2.115315, -0.6492185], [0.5016384, 0.18998466, 0.75328565, 0.2769393]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.linalg_vector_norm.default(self = %a0, ord = 1, dim = [1], keepdim = true, dtype = none) : (tensor<3x4xf32>) -> tensor<3x1xf32>
  %e0 = check.constant dense<[[3.536313], [3.903349], [1.721848]]> : tensor<3x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x1xf32>
  thunder.return
}

thunder.func @linalg_vector_norm_2() {
  %a0 = check.constant dense<[[-0.45836645, 0.2189108, -0.7262146, -1.1984137], [-0.34629217, 1.9009207, 1.8957953, -1.7901851], [-1.3355334, 0.8420834, 0.33721283, 0.47055915]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.linalg_vector_norm.default(self = %a0, ord = 0x7FF0000000000000 : f64, dim = [0], keepdim = false, dtype = none) : (tensor<3x4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[1.3355334, 1.9009207, 1.8957953, 1.7901851]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @linalg_vector_norm_3() {
  %a0 = check.constant dense<[[-1.5081184, -0.32673562, -1.2654058, 1.0011609], [-0.04451694, -0.18670666, 0.17443688, -0.5407437], [-1.8096079, -1.249181, -0.17070076, 0.93377936]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.linalg_vector_norm.default(self = %a0, ord = 0xFFF0000000000000 : f64, dim = [0], keepdim = false, dtype = none) : (tensor<3x4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[0.04451694, 0.18670666, 0.17070076, 0.5407437]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @linalg_vector_norm_4() {
  %a0 = check.constant dense<[[-2.0411403, -1.4659883, 1.4469516, 0.46763262], [-0.89027655, 0.644158, 0.93390673, 0.82049453], [-0.50533843, -0.8430211, 2.613909, -0.7011557]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.linalg_vector_norm.default(self = %a0, ord = 3.5, dim = [1], keepdim = false, dtype = none) : (tensor<3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[2.342661, 1.2474011, 2.6377032]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @linalg_vector_norm_5() {
  %a0 = check.constant dense<[[-0.42658567, -2.4811785, -0.30131954, 0.5836929], [-2.511116, 1.2818487, -1.0550911, 1.1467239], [0.9177302, -0.128912, -0.10971422, 0.1045771]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.linalg_vector_norm.default(self = %a0, ord = 0, dim = none, keepdim = false, dtype = none) : (tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<12.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @prod_0() {
  %a0 = check.constant dense<[0.9138562, -0.92983526, 1.1814096, -0.56297106, 0.5917892]> : tensor<5xf32>
  %r = thunder.bsym @aten.prod.default(self = %a0, dtype = none) : (tensor<5xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.33445483> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @prod_1() {
  %a0 = check.constant dense<[[3, 2], [1, 3], [3, 3]]> : tensor<3x2xi64>
  %r = thunder.bsym @aten.prod.dim_int(self = %a0, dim = 0, keepdim = true, dtype = none) : (tensor<3x2xi64>) -> tensor<1x2xi64>
  %e0 = check.constant dense<[[9, 18]]> : tensor<1x2xi64>
  check.expect_eq %r, %e0 : tensor<1x2xi64>
  thunder.return
}

thunder.func @logsumexp_0() {
  %a0 = check.constant dense<[[-1.5359622, 0.58540523, 1.1124156, -1.6854435], [-0.39974618, 0.64687943, 0.7802624, -0.83075815], [0.50967824, 0.54713494, 1.6329232, -0.8176279]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.logsumexp.default(self = %a0, dim = [1], keepdim = false) : (tensor<3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.6559448, 1.6482406, 2.192027]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @logsumexp_1() {
  %a0 = check.constant dense<[[0x7F800000, 1.0], [0xFF800000, 0xFF800000], [1000.0, 1001.0]]> : tensor<3x2xf32>
  %r = thunder.bsym @aten.logsumexp.default(self = %a0, dim = [1], keepdim = true) : (tensor<3x2xf32>) -> tensor<3x1xf32>
  %e0 = check.constant dense<[[0x7F800000], [0xFF800000], [1001.31323]]> : tensor<3x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x1xf32>
  thunder.return
}

thunder.func @nansum_0() {
  %a0 = check.constant dense<[1.0, 0x7FC00000, 2.0]> : tensor<3xf32>
  %r = thunder.bsym @aten.nansum.default(self = %a0, dim = none, keepdim = false, dtype = none) : (tensor<3xf32>) -> tensor<f32>
  %e0 = check.constant dense<3.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nanmean_0() {
  %a0 = check.constant dense<[[1.0, 0x7FC00000], [2.0, 3.0]]> : tensor<2x2xf32>
  %r = thunder.bsym @aten.nanmean.default(self = %a0, dim = [1], keepdim = false, dtype = none) : (tensor<2x2xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[1.0, 2.5]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @count_nonzero_0() {
  %a0 = check.constant dense<[[1, 0, 1, 1], [0, 0, 1, 0], [1, 1, 0, 1]]> : tensor<3x4xi64>
  %r = thunder.bsym @aten.count_nonzero.dim_IntList(self = %a0, dim = [1]) : (tensor<3x4xi64>) -> tensor<3xi64>
  %e0 = check.constant dense<[3, 1, 3]> : tensor<3xi64>
  check.expect_eq %r, %e0 : tensor<3xi64>
  thunder.return
}

thunder.func @prod_as_bool_0() {
  %a0 = check.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %r = thunder.bsym @aten.prod.default(self = %a0, dtype = i1) : (tensor<2xf32>) -> tensor<i1>
  %e0 = check.constant dense<true> : tensor<i1>
  check.expect_eq %r, %e0 : tensor<i1>
  thunder.return
}

thunder.func @prod_as_bool_1() {
  %a0 = check.constant dense<[[1, 0], [2, 3]]> : tensor<2x2xi64>
  %r = thunder.bsym @aten.prod.dim_int(self = %a0, dim = 1, keepdim = false, dtype = i1) : (tensor<2x2xi64>) -> tensor<2xi1>
  %e0 = check.constant dense<[false, true]> : tensor<2xi1>
  check.expect_eq %r, %e0 : tensor<2xi1>
  thunder.return
}
