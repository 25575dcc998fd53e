// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @addcmul_0() {
  %a0 = check.constant dense<[[0.05134324, -0.7154957, 0.07743264], [-0.21368574, -0.18146934, 0.83847284]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[-2.7665458, 0.8685668, -2.3458672]> : tensor<3xf32>
  %a2 = check.constant dense<[[0.5661172], [0.15070413]]> : tensor<2x1xf32>
  %r = thunder.bsym @aten.addcmul.default(self = %a0, tensor1 = %a1, tensor2 = %a2, value = 0.5) : (tensor<2x3xf32>, tensor<3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[-0.7317514, -0.46964037, -0.5865853], [-0.42215067, -0.11602103, 0.6617069]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @addcmul_1() {
  %a0 = check.constant dense<[6, 8, 0]> : tensor<3xi64>
  %a1 = check.constant dense<[6, 7, 5]> : tensor<3xi64>
  %a2 = check.constant dense<[2, 1, 0]> : tensor<3xi64>
  %r = thunder.bsym @aten.addcmul.default(self = %a0, tensor1 = %a1, tensor2 = %a2, value = 1) : (tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  %e0 = check.constant dense<[18, 15, 0]> : tensor<3xi64>
  check.expect_eq %r, %e0 : tensor<3xi64>
  thunder.return
}

thunder.func @addcdiv_0() {
  %a0 = check.constant dense<[[-1.7872196, -0.14084587, -0.2988394], [1.4948187, -1.460213, -1.4296613]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[-1.0901885, 0.6328758, -0.04521914]> : tensor<3xf32>
  %a2 = check.constant dense<[[-2.509371], [0.25323525]]> : tensor<2x1xf32>
  %r = thunder.bsym @aten.addcdiv.default(self = %a0, tensor1 = %a1, tensor2 = %a2, value = -2) : (tensor<2x3xf32>, tensor<3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[-2.6561134, 0.36356404, -0.3348796], [10.104903, -6.458536, -1.0725298]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @lerp_0() {
  %a0 = check.constant dense<[0.93899244, 0.3490167, -1.1401665, 0.5073964, 1.541451]> : tensor<5xf32>
  %a1 = check.constant dense<[0.4376019, -0.0455844, 0.067150064, 2.4881039, 0.117659345]> : tensor<5xf32>
  %r = thunder.bsym @aten.lerp.Scalar(self = %a0, end = %a1, weight = 0.3) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[0.78857523, 0.23063636, -0.7779715, 1.1016086, 1.1143135]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @lerp_1() {
  %a0 = check.constant dense<[-2.359375, 0.6015625, 0.15039062, -1.59375, 0.53515625]> : tensor<5xbf16>
  %a1 = check.constant dense<[-1.0390625, -0.984375, -3.078125, -0.19335938, 0.58984375]> : tensor<5xbf16>
  %r = thunder.bsym @aten.lerp.Scalar(self = %a0, end = %a1, weight = 0.7) : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xbf16>
  %e0 = check.constant dense<[-1.4375, -0.5078125, -2.109375, -0.61328125, 0.57421875]> : tensor<5xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<5xbf16>
  thunder.return
}

thunder.func @lerp_2() {
  %a0 = check.constant dense<[0.7034543, 0.6840078, -0.5177507, -0.68828577, -0.39641315]> : tensor<5xf32>
  %a1 = check.constant dense<[-0.33426625, 0.036060125, 0.27611765, -0.21593738, -1.9290624]> : tensor<5xf32>
  %a2 = check.constant dense<[0.82041425, 0.72239727, 0.7681978, 0.969484, 0.27884495]> : tensor<5xf32>
  %r = thunder.bsym @aten.lerp.Tensor(self = %a0, end = %a1, weight = %a2) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[-0.14790641, 0.21593216, 0.092097215, -0.23035157, -0.82378465]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @atan2_0() {
  %a0 = check.constant dense<[0.7263371, 0.9964903, -0.45305184, 0.048955575, -1.5656599]> : tensor<5xf32>
  %a1 = check.constant dense<[-0.14150165, -1.9935411, -1.0261167, -0.114463165, 0.23180886]> : tensor<5xf32>
  %r = thunder.bsym @aten.atan2.default(self = %a0, other = %a1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[1.7632017, 2.6780574, -2.7258124, 2.7374396, -1.423806]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @copysign_0() {
  %a0 = check.constant dense<[-0.7154872, 0.024144422, 0.78920496, -0.7746023]> : tensor<4xf32>
  %a1 = check.constant dense<[1.0, -1.0, -0.0, 0.0]> : tensor<4xf32>
  %r = thunder.bsym @aten.copysign.Tensor(self = %a0, other = %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[0.7154872, -0.024144422, -0.78920496, 0.7746023]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @hypot_0() {
  %a0 = check.constant dense<[3.0, 0.0, 0x7F800000, 1.0e+30, 0x7FC00000]> : tensor<5xf32>
  %a1 = check.constant dense<[4.0, 0.0, 0x7FC00000, 1.0e+30, 1.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.hypot.default(self = %a0, other = %a1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[5.0, 0.0, 0x7F800000, 1.4142135e+30, 0x7FC00000]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @xlogy_0() {
  %a0 = check.constant dense<[0.0, 0.0, 1.0, 2.0]> : tensor<4xf32>
  %a1 = check.constant dense<[0.0, 0x7FC00000, 0.0, 3.0]> : tensor<4xf32>
  %r = thunder.bsym @aten.xlogy.Tensor(self = %a0, other = %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[0.0, 0x7FC00000, 0xFF800000, 2.1972246]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @fmax_0() {
  %a0 = check.constant dense<[1.0, 0x7FC00000, 0x7FC00000]> : tensor<3xf32>
  %a1 = check.constant dense<[0x7FC00000, 2.0, 0x7FC00000]> : tensor<3xf32>
  %r = thunder.bsym @aten.fmax.default(self = %a0, other = %a1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.0, 2.0, 0x7FC00000]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @fmin_0() {
  %a0 = check.constant dense<[-1.788668, 0.20785218, 1.4886662, -0.13943145]> : tensor<4xf32>
  %a1 = check.constant dense<[0.36008203, 0.3840714, 0.35445768, -0.3239438]> : tensor<4xf32>
  %r = thunder.bsym @aten.fmin.default(self = %a0, other = %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[-1.788668, 0.20785218, 0.35445768, -0.3239438]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @logaddexp_0() {
  %a0 = check.constant dense<[1.0, 0x7F800000, 0xFF800000, 100.0]> : tensor<4xf32>
  %a1 = check.constant dense<[2.0, 0x7F800000, 0xFF800000, -100.0]> : tensor<4xf32>
  %r = thunder.bsym @aten.logaddexp.default(self = %a0, other = %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[2.3132617, 0x7F800000, 0xFF800000, 100.0]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @isnan_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.isnan.default(self = %a0) : (tensor<15xf32>) -> tensor<15xi1>
  %e0 = check.constant dense<[false, false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  check.expect_eq %r, %e0 : tensor<15xi1>
  thunder.return
}

thunder.func @isinf_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F80, 0xFF80, 0x7FC0, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xbf16>
  %r = thunder.bsym @aten.isinf.default(self = %a0) : (tensor<15xbf16>) -> tensor<15xi1>
  %e0 = check.constant dense<[false, false, false, false, true, true, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  check.expect_eq %r, %e0 : tensor<15xi1>
  thunder.return
}

thunder.func @isfinite_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf64>
  %r = thunder.bsym @aten.isfinite.default(self = %a0) : (tensor<15xf64>) -> tensor<15xi1>
  %e0 = check.constant dense<[true, true, true, true, false, false, false, true, true, true, true, true, true, true, true]> : tensor<15xi1>
  check.expect_eq %r, %e0 : tensor<15xi1>
  thunder.return
}

thunder.func @isposinf_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.isposinf.default(self = %a0) : (tensor<15xf32>) -> tensor<15xi1>
  %e0 = check.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  check.expect_eq %r, %e0 : tensor<15xi1>
  thunder.return
}

thunder.func @isneginf_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.isneginf.default(self = %a0) : (tensor<15xf32>) -> tensor<15xi1>
  %e0 = check.constant dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>
  check.expect_eq %r, %e0 : tensor<15xi1>
  thunder.return
}

thunder.func @nan_to_num_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7C00, 0xFC00, 0x7E00, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf16>
  %r = thunder.bsym @aten.nan_to_num.default(self = %a0, nan = none, posinf = none, neginf = none) : (tensor<15xf16>) -> tensor<15xf16>
  %e0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 65504.0, -65504.0, 0.0, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<15xf16>
  thunder.return
}

thunder.func @nan_to_num_1() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.nan_to_num.default(self = %a0, nan = 1.0, posinf = 2.0, neginf = 3.0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 3.0, 1.0, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @isclose_0() {
  %a0 = check.constant dense<[1.0, 1.0, 0x7F800000, 0x7FC00000]> : tensor<4xf32>
  %a1 = check.constant dense<[1.0, 1.1, 0x7F800000, 0x7FC00000]> : tensor<4xf32>
  %r = thunder.bsym @aten.isclose.default(self = %a0, other = %a1, rtol = 1.0e-05, atol = 1.0e-08, equal_nan = false) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %e0 = check.constant dense<[true, false, true, false]> : tensor<4xi1>
  check.expect_eq %r, %e0 : tensor<4xi1>
  thunder.return
}

thunder.func @heaviside_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %a1 = check.constant dense<0.25> : tensor<f32>
  %r = thunder.bsym @aten.heaviside.default(self = %a0, values = %a1) : (tensor<15xf32>, tensor<f32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0.25, 0.25, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @rad2deg_0() {
  %a0 = check.constant dense<[-0.66926306, -0.12568326, -0.041587293]> : tensor<3xf32>
  %r = thunder.bsym @aten.rad2deg.default(self = %a0) : (tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[-38.34595, -7.2011204, -2.3827765]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @isreal_0() {
  %a0 = check.constant dense<[-0.07294517, 1.0194473, 1.06378]> : tensor<3xf32>
  %r = thunder.bsym @aten.isreal.default(self = %a0) : (tensor<3xf32>) -> tensor<3xi1>
  %e0 = check.constant dense<[true, true, true]> : tensor<3xi1>
  check.expect_eq %r, %e0 : tensor<3xi1>
  thunder.return
}
