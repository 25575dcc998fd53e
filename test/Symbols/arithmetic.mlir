// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @add_0() {
  %a0 = check.constant dense<[[-0.53639024, -0.5854661, -0.21003826, -1.1857148], [0.55238605, -0.16902839, -0.7371402, -0.35305563], [-0.022218497, 0.7865704, -2.8068666, 1.4729619]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[-1.0569077, -0.5969838, -0.47825405, -0.96639794]> : tensor<4xf32>
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-1.593298, -1.1824498, -0.6882923, -2.1521127], [-0.5045216, -0.7660122, -1.2153943, -1.3194536], [-1.0791261, 0.18958664, -3.2851207, 0.50656396]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @add_1() {
  %a0 = check.constant dense<[[0.06517823], [-0.5331089], [-0.31005818]]> : tensor<3x1xf32>
  %a1 = check.constant dense<[[[0.7809058, 0.07125879, -0.1444704, 0.8971185]], [[0.65405566, -0.18461324, 1.0184075, -0.120451145]]]> : tensor<2x1x4xf32>
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<3x1xf32>, tensor<2x1x4xf32>) -> tensor<2x3x4xf32>
  %e0 = check.constant dense<[[[0.846084, 0.13643703, -0.07929216, 0.9622967], [0.2477969, -0.4618501, -0.6775793, 0.36400962], [0.4708476, -0.2387994, -0.45452857, 0.58706033]], [[0.7192339, -0.11943501, 1.0835857, -0.055272914], [0.120946765, -0.7177221, 0.48529857, -0.65356004], [0.34399748, -0.4946714, 0.7083493, -0.43050933]]]> : tensor<2x3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3x4xf32>
  thunder.return
}

thunder.func @add_2() {
  %a0 = check.constant dense<[[0.29091245, -0.18543026, 1.1651481, -0.07819046], [0.5531437, -0.44499016, -1.2306521, 1.3208641], [0.09966146, 1.6647028, 0.6222462, 1.4127071]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[4, 1, 1, 5]> : tensor<4xi64>
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<3x4xf32>, tensor<4xi64>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[4.2909126, 0.8145697, 2.1651483, 4.9218097], [4.5531435, 0.55500984, -0.2306521, 6.320864], [4.0996614, 2.664703, 1.6222463, 6.4127073]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @add_3() {
  %a0 = check.constant dense<[-0.7035314, -0.6382279]> : tensor<2xf32>
  %a1 = check.constant dense<-0.016838636> : tensor<f32>
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %e0 = check.constant dense<[-0.72037, -0.6550665]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @add_4() {
  %a0 = check.constant dense<[-0.3203125, 0.11035156]> : tensor<2xbf16>
  %a1 = check.constant dense<[-0.15332031, -0.578125]> : tensor<2xbf16>
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  %e0 = check.constant dense<[-0.47265625, -0.46875]> : tensor<2xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2xbf16>
  thunder.return
}

thunder.func @add_5() {
  %a0 = check.constant dense<[-1.8125, 0.97265625]> : tensor<2xbf16>
  %a1 = check.constant dense<[0.35295397, -0.6269498]> : tensor<2xf32>
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xbf16>, tensor<2xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[-1.4595461, 0.34570646]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @add_6() {
  %a0 = check.constant dense<[2.40625, 0.88964844]> : tensor<2xf16>
  %a1 = check.constant dense<[0.0038604736, -0.99609375]> : tensor<2xbf16>
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xf16>, tensor<2xbf16>) -> tensor<2xf32>
  %e0 = check.constant dense<[2.4101105, -0.10644531]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @add_7() {
  %a0 = check.constant dense<[-0.093960054, 1.2152827]> : tensor<2xf32>
  %a1 = check.constant dense<1.7997544866397723> : tensor<f64>
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xf32>, tensor<f64>) -> tensor<2xf32>
  %e0 = check.constant dense<[1.7057945, 3.015037]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @add_8() {
  %a0 = check.constant dense<-0.37224635> : tensor<f32>
  %a1 = check.constant dense<[2.8463533655634516, -0.11856170610503153]> : tensor<2xf64>
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<f32>, tensor<2xf64>) -> tensor<2xf64>
  %e0 = check.constant dense<[2.4741070107451075, -0.49080806092337564]> : tensor<2xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2xf64>
  thunder.return
}

thunder.func @add_9() {
  %a0 = check.constant dense<> : tensor<0x2xf32>
  %a1 = check.constant dense<[[0.09273337, -0.32259104]]> : tensor<1x2xf32>
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<0x2xf32>, tensor<1x2xf32>) -> tensor<0x2xf32>
  %e0 = check.constant dense<> : tensor<0x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x2xf32>
  thunder.return
}

thunder.func @add_10() {
  %a0 = check.constant dense<[-4, 2, 4, -4]> : tensor<4xi64>
  %a1 = check.constant dense<[5, 1, 1, 2]> : tensor<4xi64>
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[1, 3, 5, -2]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @add_11() {
  %a0 = check.constant dense<[5, 253, 5, 253]> : tensor<4xui8>
  %a1 = check.constant dense<[2, 1, 4, 3]> : tensor<4xi8>
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<4xui8>, tensor<4xi8>) -> tensor<4xi16>
  %e0 = check.constant dense<[7, 254, 9, 256]> : tensor<4xi16>
  check.expect_eq %r, %e0  : tensor<4xi16>
  thunder.return
}

thunder.func @add_12() {
  %a0 = check.constant dense<[1, -1, -5, -5]> : tensor<4xi32>
  %a1 = check.constant dense<[2, 1, 4, 4]> : tensor<4xi16>
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<4xi32>, tensor<4xi16>) -> tensor<4xi32>
  %e0 = check.constant dense<[3, 0, -1, -1]> : tensor<4xi32>
  check.expect_eq %r, %e0  : tensor<4xi32>
  thunder.return
}

thunder.func @add_13() {
  %a0 = check.constant dense<[-4, 1, -1]> : tensor<3xi32>
  %a1 = check.constant dense<3> : tensor<i64>
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
  %e0 = check.constant dense<[-1, 4, 2]> : tensor<3xi32>
  check.expect_eq %r, %e0  : tensor<3xi32>
  thunder.return
}

thunder.func @add_14() {
  %a0 = check.constant dense<[-4, -1, -4]> : tensor<3xi64>
  %a1 = check.constant dense<-0.12520814> : tensor<f32>
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<3xi64>, tensor<f32>) -> tensor<3xf32>
  %e0 = check.constant dense<[-4.125208, -1.1252081, -4.125208]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @add_15() {
  %a0 = check.constant dense<[false, true, true, false]> : tensor<4xi1>
  %a1 = check.constant dense<[4, 5, 5, 1]> : tensor<4xi64>
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<4xi1>, tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[4, 6, 6, 1]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @add_16() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %a1 = check.constant dense<[3.0, -0.5, 0.5, -1.5, 1.5, -0.0, 0.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<10xf32>
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -1.5, 1.5, 1.5, -1.5, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @add_17() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %a1 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 3.0, -3.0, 1.0, -1.0, 6.0]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @sub_0() {
  %a0 = check.constant dense<[[-0.6358843, 0.23560037, -1.1704892, 0.94940394], [-0.7761805, -0.12936887, -0.8019882, 0.3158706], [0.5242477, 0.92114186, 0.040616553, -2.0529509]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[1.0444452, -0.21626872, -1.0209886, 0.85417825]> : tensor<4xf32>
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-1.6803294, 0.45186907, -0.14950061, 0.09522569], [-1.8206257, 0.08689985, 0.2190004, -0.53830767], [-0.52019745, 1.1374106, 1.0616051, -2.907129]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @sub_1() {
  %a0 = check.constant dense<[[-1.5818869], [-0.9302708], [0.15276717]]> : tensor<3x1xf32>
  %a1 = check.constant dense<[[[-0.12091128, -0.17464659, 0.035155974, 0.27215442]], [[-0.06655763, -0.45289084, 0.23924953, -1.6518533]]]> : tensor<2x1x4xf32>
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<3x1xf32>, tensor<2x1x4xf32>) -> tensor<2x3x4xf32>
  %e0 = check.constant dense<[[[-1.4609756, -1.4072403, -1.6170429, -1.8540413], [-0.8093595, -0.7556242, -0.96542674, -1.2024252], [0.27367845, 0.32741374, 0.11761119, -0.119387254]], [[-1.5153292, -1.128996, -1.8211365, 0.069966435], [-0.86371315, -0.47737995, -1.1695204, 0.72158253], [0.2193248, 0.605658, -0.08648236, 1.8046205]]]> : tensor<2x3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3x4xf32>
  thunder.return
}

thunder.func @sub_2() {
  %a0 = check.constant dense<[[0.64826995, -1.3041438, -0.43250167, 0.081878476], [0.7558171, -0.3568844, -1.9986426, 1.9794048], [1.3436944, -0.89032567, 0.12228059, 0.07787491]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[3, 1, 2, 1]> : tensor<4xi64>
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<3x4xf32>, tensor<4xi64>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-2.35173, -2.304144, -2.4325018, -0.9181215], [-2.2441828, -1.3568844, -3.9986424, 0.9794048], [-1.6563056, -1.8903257, -1.8777194, -0.9221251]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @sub_3() {
  %a0 = check.constant dense<[0.5118113, -0.7532443]> : tensor<2xf32>
  %a1 = check.constant dense<-0.82087946> : tensor<f32>
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %e0 = check.constant dense<[1.3326907, 0.06763518]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @sub_4() {
  %a0 = check.constant dense<[1.4375, 0.90625]> : tensor<2xbf16>
  %a1 = check.constant dense<[3.015625, 0.90625]> : tensor<2xbf16>
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  %e0 = check.constant dense<[-1.578125, 0.0]> : tensor<2xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2xbf16>
  thunder.return
}

thunder.func @sub_5() {
  %a0 = check.constant dense<[-0.42773438, -1.2890625]> : tensor<2xbf16>
  %a1 = check.constant dense<[1.50103, 2.0318565]> : tensor<2xf32>
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xbf16>, tensor<2xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[-1.9287643, -3.320919]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @sub_6() {
  %a0 = check.constant dense<[0.77490234, -0.06542969]> : tensor<2xf16>
  %a1 = check.constant dense<[-0.5703125, -0.31640625]> : tensor<2xbf16>
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xf16>, tensor<2xbf16>) -> tensor<2xf32>
  %e0 = check.constant dense<[1.3452148, 0.25097656]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @sub_7() {
  %a0 = check.constant dense<[-0.4065195, 0.12087366]> : tensor<2xf32>
  %a1 = check.constant dense<-0.5916152755210435> : tensor<f64>
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xf32>, tensor<f64>) -> tensor<2xf32>
  %e0 = check.constant dense<[0.18509576, 0.7124889]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @sub_8() {
  %a0 = check.constant dense<-0.46540195> : tensor<f32>
  %a1 = check.constant dense<[-0.5455918980386181, -0.6255313002134847]> : tensor<2xf64>
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<f32>, tensor<2xf64>) -> tensor<2xf64>
  %e0 = check.constant dense<[0.08018995054029654, 0.16012935271516315]> : tensor<2xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2xf64>
  thunder.return
}

thunder.func @sub_9() {
  %a0 = check.constant dense<> : tensor<0x2xf32>
  %a1 = check.constant dense<[[0.6086598, -0.73536044]]> : tensor<1x2xf32>
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<0x2xf32>, tensor<1x2xf32>) -> tensor<0x2xf32>
  %e0 = check.constant dense<> : tensor<0x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x2xf32>
  thunder.return
}

thunder.func @sub_10() {
  %a0 = check.constant dense<[-3, 5, -3, -1]> : tensor<4xi64>
  %a1 = check.constant dense<[5, 2, 4, 5]> : tensor<4xi64>
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[-8, 3, -7, -6]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @sub_11() {
  %a0 = check.constant dense<[2, 253, 3, 2]> : tensor<4xui8>
  %a1 = check.constant dense<[5, 4, 2, 2]> : tensor<4xi8>
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<4xui8>, tensor<4xi8>) -> tensor<4xi16>
  %e0 = check.constant dense<[-3, 249, 1, 0]> : tensor<4xi16>
  check.expect_eq %r, %e0  : tensor<4xi16>
  thunder.return
}

thunder.func @sub_12() {
  %a0 = check.constant dense<[-3, -3, -5, 4]> : tensor<4xi32>
  %a1 = check.constant dense<[1, 1, 1, 2]> : tensor<4xi16>
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<4xi32>, tensor<4xi16>) -> tensor<4xi32>
  %e0 = check.constant dense<[-4, -4, -6, 2]> : tensor<4xi32>
  check.expect_eq %r, %e0  : tensor<4xi32>
  thunder.return
}

thunder.func @sub_13() {
  %a0 = check.constant dense<[-4, 1, -1]> : tensor<3xi32>
  %a1 = check.constant dense<3> : tensor<i64>
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
  %e0 = check.constant dense<[-7, -2, -4]> : tensor<3xi32>
  check.expect_eq %r, %e0  : tensor<3xi32>
  thunder.return
}

thunder.func @sub_14() {
  %a0 = check.constant dense<[1, 0, 4]> : tensor<3xi64>
  %a1 = check.constant dense<-0.09016116> : tensor<f32>
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<3xi64>, tensor<f32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.0901612, 0.09016116, 4.0901613]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @sub_15() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %a1 = check.constant dense<[3.0, -0.5, 0.5, -1.5, 1.5, -0.0, 0.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<10xf32>
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 1.5, -1.5, 1.5, -1.5, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @sub_16() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %a1 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @mul_0() {
  %a0 = check.constant dense<[[0.46457693, -1.144475, -0.123959266, 0.347935], [0.27065986, -0.74393505, 1.2934872, -0.54034317], [-1.0622842, -2.9755316, 0.3639195, -0.7624163]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[0.44857636, 0.7786788, -0.03327373, -0.7980008]> : tensor<4xf32>
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.20839822, -0.89117837, 0.0041245874, -0.2776524], [0.121411614, -0.57928646, -0.043039143, 0.43119428], [-0.4765156, -2.3169832, -0.012108959, 0.6084088]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @mul_1() {
  %a0 = check.constant dense<[[0.90389764], [-0.0061279186], [-0.25280944]]> : tensor<3x1xf32>
  %a1 = check.constant dense<[[[-0.9804497, -0.6114614, -2.3585455, -1.5350181]], [[0.04902851, -1.6022714, -1.3283377, -2.2906976]]]> : tensor<2x1x4xf32>
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<3x1xf32>, tensor<2x1x4xf32>) -> tensor<2x3x4xf32>
  %e0 = check.constant dense<[[[-0.8862262, -0.5526985, -2.1318839, -1.3874992], [0.0060081156, 0.0037469857, 0.014452975, 0.009406466], [0.24786693, 0.15458322, 0.5962626, 0.38806707]], [[0.044316754, -1.4482894, -1.2006813, -2.0705562], [-0.0003004427, 0.009818589, 0.008139946, 0.014037209], [-0.01239487, 0.40506935, 0.3358163, 0.57910997]]]> : tensor<2x3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3x4xf32>
  thunder.return
}

thunder.func @mul_2() {
  %a0 = check.constant dense<[[1.6614269, 1.2144505, -2.7802155, 0.41127053], [-0.27849618, 0.65003675, 2.204115, -0.4127345], [-0.22508393, -1.6830103, 0.25953615, 1.0462104]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[3, 5, 1, 3]> : tensor<4xi64>
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<3x4xf32>, tensor<4xi64>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[4.9842806, 6.0722523, -2.7802155, 1.2338116], [-0.83548856, 3.2501838, 2.204115, -1.2382035], [-0.6752518, -8.415051, 0.25953615, 3.1386313]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @mul_3() {
  %a0 = check.constant dense<[1.836179, 1.7145025]> : tensor<2xf32>
  %a1 = check.constant dense<-0.09408601> : tensor<f32>
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %e0 = check.constant dense<[-0.17275876, -0.16131069]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @mul_4() {
  %a0 = check.constant dense<[-0.002670288, 0.36914062]> : tensor<2xbf16>
  %a1 = check.constant dense<[0.6015625, -0.8046875]> : tensor<2xbf16>
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  %e0 = check.constant dense<[-0.0016098022, -0.296875]> : tensor<2xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2xbf16>
  thunder.return
}

thunder.func @mul_5() {
  %a0 = check.constant dense<[0.038330078, 0.47265625]> : tensor<2xbf16>
  %a1 = check.constant dense<[0.035015296, -0.50023687]> : tensor<2xf32>
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<2xbf16>, tensor<2xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[0.0013421391, -0.23644008]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @mul_6() {
  %a0 = check.constant dense<[0.099975586, 0.578125]> : tensor<2xf16>
  %a1 = check.constant dense<[-1.25, -0.020996094]> : tensor<2xbf16>
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<2xf16>, tensor<2xbf16>) -> tensor<2xf32>
  %e0 = check.constant dense<[-0.12496948, -0.012138367]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @mul_7() {
  %a0 = check.constant dense<[1.3448082, 1.5355957]> : tensor<2xf32>
  %a1 = check.constant dense<-1.059375550513599> : tensor<f64>
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<2xf32>, tensor<f64>) -> tensor<2xf32>
  %e0 = check.constant dense<[-1.4246569, -1.6267724]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @mul_8() {
  %a0 = check.constant dense<2.0590048> : tensor<f32>
  %a1 = check.constant dense<[-2.041180499674596, 0.024587133066874132]> : tensor<2xf64>
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<f32>, tensor<2xf64>) -> tensor<2xf64>
  %e0 = check.constant dense<[-4.2028004130830245, 0.05062502460045031]> : tensor<2xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2xf64>
  thunder.return
}

thunder.func @mul_9() {
  %a0 = check.constant dense<> : tensor<0x2xf32>
  %a1 = check.constant dense<[[-0.26573962, -1.1869326]]> : tensor<1x2xf32>
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<0x2xf32>, tensor<1x2xf32>) -> tensor<0x2xf32>
  %e0 = check.constant dense<> : tensor<0x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x2xf32>
  thunder.return
}

thunder.func @mul_10() {
  %a0 = check.constant dense<[0, -4, 1, 3]> : tensor<4xi64>
  %a1 = check.constant dense<[4, 1, 1, 3]> : tensor<4xi64>
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[0, -4, 1, 9]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @mul_11() {
  %a0 = check.constant dense<[4, 4, 255, 255]> : tensor<4xui8>
  %a1 = check.constant dense<[1, 2, 4, 5]> : tensor<4xi8>
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<4xui8>, tensor<4xi8>) -> tensor<4xi16>
  %e0 = check.constant dense<[4, 8, 1020, 1275]> : tensor<4xi16>
  check.expect_eq %r, %e0  : tensor<4xi16>
  thunder.return
}

thunder.func @mul_12() {
  %a0 = check.constant dense<[4, 2, -1, 0]> : tensor<4xi32>
  %a1 = check.constant dense<[5, 2, 5, 2]> : tensor<4xi16>
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<4xi32>, tensor<4xi16>) -> tensor<4xi32>
  %e0 = check.constant dense<[20, 4, -5, 0]> : tensor<4xi32>
  check.expect_eq %r, %e0  : tensor<4xi32>
  thunder.return
}

thunder.func @mul_13() {
  %a0 = check.constant dense<[-1, -3, 4]> : tensor<3xi32>
  %a1 = check.constant dense<3> : tensor<i64>
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
  %e0 = check.constant dense<[-3, -9, 12]> : tensor<3xi32>
  check.expect_eq %r, %e0  : tensor<3xi32>
  thunder.return
}

thunder.func @mul_14() {
  %a0 = check.constant dense<[-1, 4, 3]> : tensor<3xi64>
  %a1 = check.constant dense<1.7534957> : tensor<f32>
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<3xi64>, tensor<f32>) -> tensor<3xf32>
  %e0 = check.constant dense<[-1.7534957, 7.013983, 5.260487]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @mul_15() {
  %a0 = check.constant dense<[true, true, true, true]> : tensor<4xi1>
  %a1 = check.constant dense<[3, 1, 4, 5]> : tensor<4xi64>
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<4xi1>, tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[3, 1, 4, 5]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @mul_16() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %a1 = check.constant dense<[3.0, -0.5, 0.5, -1.5, 1.5, -0.0, 0.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<10xf32>
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0xFF800000, 0xFF800000, -0.0, -0.0, -0.0, -0.0, 0xFF800000, 0xFF800000, 0x7FC00000]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @mul_17() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %a1 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7F800000, 0x7F800000, 0.0, 0.0, 2.25, 2.25, 0.25, 0.25, 9.0]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @div_0() {
  %a0 = check.constant dense<[[0.30418113, 1.1865308, 0.1000255, 0.029261686], [0.9562409, 0.120590955, 0.6865976, 0.6846298], [-0.3260485, -0.6744264, -0.28877327, -1.0716865]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[-1.113738, 0.15290843, 0.25965917, -0.3066004]> : tensor<4xf32>
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.27311733, 7.7597475, 0.38521844, -0.095439166], [-0.85858697, 0.7886482, 2.6442263, -2.232971], [0.29275155, -4.4106555, -1.1121243, 3.4953854]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @div_1() {
  %a0 = check.constant dense<[[0.2369249], [2.0217571], [-0.79102725]]> : tensor<3x1xf32>
  %a1 = check.constant dense<[[[0.24906224, 0.7698564, 0.6812751, 2.2917309]], [[1.1293571, -1.6305171, -0.13793378, -0.117204264]]]> : tensor<2x1x4xf32>
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<3x1xf32>, tensor<2x1x4xf32>) -> tensor<2x3x4xf32>
  %e0 = check.constant dense<[[[0.95126784, 0.30775207, 0.34776685, 0.10338251], [8.117477, 2.6261485, 2.9676075, 0.88219655], [-3.1760223, -1.0274998, -1.1610981, -0.34516585]], [[0.20978741, -0.1453066, -1.7176714, -2.02147], [1.7901841, -1.2399484, -14.657448, -17.24986], [-0.7004226, 0.48513886, 5.7348337, 6.7491336]]]> : tensor<2x3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3x4xf32>
  thunder.return
}

thunder.func @div_2() {
  %a0 = check.constant dense<[[-0.025883565, -0.5672483, 0.057119627, -0.95804816], [-1.3518791, -0.96142995, 1.3887326, 1.1592004], [-1.8012493, 0.5071325, 0.37986374, 0.67684364]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[4, 2, 2, 3]> : tensor<4xi64>
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<3x4xf32>, tensor<4xi64>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.006470891, -0.28362414, 0.028559813, -0.31934938], [-0.33796978, -0.48071498, 0.6943663, 0.38640013], [-0.45031232, 0.25356624, 0.18993187, 0.22561455]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @div_3() {
  %a0 = check.constant dense<[-0.08659187, 0.6297203]> : tensor<2xf32>
  %a1 = check.constant dense<-0.41560915> : tensor<f32>
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %e0 = check.constant dense<[0.20834929, -1.5151743]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @div_4() {
  %a0 = check.constant dense<[-0.3046875, -1.0078125]> : tensor<2xbf16>
  %a1 = check.constant dense<[0.89453125, 0.28710938]> : tensor<2xbf16>
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  %e0 = check.constant dense<[-0.33984375, -3.515625]> : tensor<2xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2xbf16>
  thunder.return
}

thunder.func @div_5() {
  %a0 = check.constant dense<[0.20019531, -0.34570312]> : tensor<2xbf16>
  %a1 = check.constant dense<[-0.31217638, 0.045206066]> : tensor<2xf32>
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<2xbf16>, tensor<2xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[-0.6412891, -7.647273]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @div_6() {
  %a0 = check.constant dense<[0.10119629, 0.5942383]> : tensor<2xf16>
  %a1 = check.constant dense<[0.008300781, -1.4609375]> : tensor<2xbf16>
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<2xf16>, tensor<2xbf16>) -> tensor<2xf32>
  %e0 = check.constant dense<[12.191176, -0.40675133]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @div_7() {
  %a0 = check.constant dense<[1.7625998, -0.26433218]> : tensor<2xf32>
  %a1 = check.constant dense<0.02560071532701403> : tensor<f64>
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<2xf32>, tensor<f64>) -> tensor<2xf32>
  %e0 = check.constant dense<[68.84963, -10.325188]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @div_8() {
  %a0 = check.constant dense<-0.97161365> : tensor<f32>
  %a1 = check.constant dense<[-0.19399050497578663, 0.3296224188499277]> : tensor<2xf64>
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<f32>, tensor<2xf64>) -> tensor<2xf64>
  %e0 = check.constant dense<[5.008562896801898, -2.947656439582013]> : tensor<2xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2xf64>
  thunder.return
}

thunder.func @div_9() {
  %a0 = check.constant dense<> : tensor<0x2xf32>
  %a1 = check.constant dense<[[1.12153, 0.30605465]]> : tensor<1x2xf32>
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<0x2xf32>, tensor<1x2xf32>) -> tensor<0x2xf32>
  %e0 = check.constant dense<> : tensor<0x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x2xf32>
  thunder.return
}

thunder.func @div_10() {
  %a0 = check.constant dense<[-4, -5, -5, 5]> : tensor<4xi64>
  %a1 = check.constant dense<[3, 2, 5, 4]> : tensor<4xi64>
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xf32>
  %e0 = check.constant dense<[-1.3333334, -2.5, -1.0, 1.25]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @div_11() {
  %a0 = check.constant dense<[251, 3, 255, 5]> : tensor<4xui8>
  %a1 = check.constant dense<[1, 5, 1, 3]> : tensor<4xi8>
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<4xui8>, tensor<4xi8>) -> tensor<4xf32>
  %e0 = check.constant dense<[251.0, 0.6, 255.0, 1.6666666]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @div_12() {
  %a0 = check.constant dense<[4, 2, -3, 3]> : tensor<4xi32>
  %a1 = check.constant dense<[3, 5, 4, 2]> : tensor<4xi16>
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<4xi32>, tensor<4xi16>) -> tensor<4xf32>
  %e0 = check.constant dense<[1.3333334, 0.4, -0.75, 1.5]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @div_13() {
  %a0 = check.constant dense<[4, 3, 2]> : tensor<3xi32>
  %a1 = check.constant dense<3> : tensor<i64>
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<3xi32>, tensor<i64>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.3333334, 1.0, 0.6666667]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @div_14() {
  %a0 = check.constant dense<[-5, 1, 2]> : tensor<3xi64>
  %a1 = check.constant dense<0.27735168> : tensor<f32>
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<3xi64>, tensor<f32>) -> tensor<3xf32>
  %e0 = check.constant dense<[-18.027655, 3.6055307, 7.2110615]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @div_15() {
  %a0 = check.constant dense<[true, false, false, true]> : tensor<4xi1>
  %a1 = check.constant dense<[5, 5, 2, 1]> : tensor<4xi64>
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<4xi1>, tensor<4xi64>) -> tensor<4xf32>
  %e0 = check.constant dense<[0.2, 0.0, 0.0, 1.0]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @div_16() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %a1 = check.constant dense<[3.0, -0.5, 0.5, -1.5, 1.5, -0.0, 0.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<10xf32>
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0xFF800000, 0xFF800000, -0.0, -0.0, 0xFF800000, 0xFF800000, -0.0, -0.0, 0x7FC00000]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @div_17() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %a1 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @maximum_0() {
  %a0 = check.constant dense<[[-1.418682, 1.2209703, -1.4250128, -0.05674006], [0.8334289, 0.04624247, -1.2517289, 0.51685387], [-0.008189292, -0.41361418, -1.2115605, 0.18755387]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[0.1440133, -0.96827394, -1.431347, -0.081661835]> : tensor<4xf32>
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.1440133, 1.2209703, -1.4250128, -0.05674006], [0.8334289, 0.04624247, -1.2517289, 0.51685387], [0.1440133, -0.41361418, -1.2115605, 0.18755387]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @maximum_1() {
  %a0 = check.constant dense<[[0.24591717], [1.3229429], [0.5298198]]> : tensor<3x1xf32>
  %a1 = check.constant dense<[[[0.89196587, 0.52852863, 1.2249554, 0.21673073]], [[-1.5086284, -1.4755688, 2.2030184, 0.42094907]]]> : tensor<2x1x4xf32>
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<3x1xf32>, tensor<2x1x4xf32>) -> tensor<2x3x4xf32>
  %e0 = check.constant dense<[[[0.89196587, 0.52852863, 1.2249554, 0.24591717], [1.3229429, 1.3229429, 1.3229429, 1.3229429], [0.89196587, 0.5298198, 1.2249554, 0.5298198]], [[0.24591717, 0.24591717, 2.2030184, 0.42094907], [1.3229429, 1.3229429, 2.2030184, 1.3229429], [0.5298198, 0.5298198, 2.2030184, 0.5298198]]]> : tensor<2x3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3x4xf32>
  thunder.return
}

thunder.func @maximum_2() {
  %a0 = check.constant dense<[[0.50295156, -0.7553479, 1.3238654, -0.4918913], [-1.158331, 0.90682334, -0.6709709, -1.8660582], [1.3283074, -2.3028767, -1.8559883, -1.0556417]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[5, 4, 5, 4]> : tensor<4xi64>
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<3x4xf32>, tensor<4xi64>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[5.0, 4.0, 5.0, 4.0], [5.0, 4.0, 5.0, 4.0], [5.0, 4.0, 5.0, 4.0]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @maximum_3() {
  %a0 = check.constant dense<[0.053147364, -0.2662018]> : tensor<2xf32>
  %a1 = check.constant dense<-0.5717997> : tensor<f32>
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %e0 = check.constant dense<[0.053147364, -0.2662018]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @maximum_4() {
  %a0 = check.constant dense<[-0.43554688, -0.4765625]> : tensor<2xbf16>
  %a1 = check.constant dense<[0.6328125, -0.6953125]> : tensor<2xbf16>
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  %e0 = check.constant dense<[0.6328125, -0.4765625]> : tensor<2xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2xbf16>
  thunder.return
}

thunder.func @maximum_5() {
  %a0 = check.constant dense<[-2.5, -2.03125]> : tensor<2xbf16>
  %a1 = check.constant dense<[1.0331887, -0.44869554]> : tensor<2xf32>
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<2xbf16>, tensor<2xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[1.0331887, -0.44869554]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @maximum_6() {
  %a0 = check.constant dense<[0.51953125, -0.25830078]> : tensor<2xf16>
  %a1 = check.constant dense<[0.19140625, 0.27734375]> : tensor<2xbf16>
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<2xf16>, tensor<2xbf16>) -> tensor<2xf32>
  %e0 = check.constant dense<[0.51953125, 0.27734375]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @maximum_7() {
  %a0 = check.constant dense<[0.25825322, 0.1321522]> : tensor<2xf32>
  %a1 = check.constant dense<-1.8673437333655953> : tensor<f64>
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<2xf32>, tensor<f64>) -> tensor<2xf32>
  %e0 = check.constant dense<[0.25825322, 0.1321522]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @maximum_8() {
  %a0 = check.constant dense<-0.7485385> : tensor<f32>
  %a1 = check.constant dense<[-0.19936697576426318, 1.7421480733485344]> : tensor<2xf64>
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<f32>, tensor<2xf64>) -> tensor<2xf64>
  %e0 = check.constant dense<[-0.19936697576426318, 1.7421480733485344]> : tensor<2xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2xf64>
  thunder.return
}

thunder.func @maximum_9() {
  %a0 = check.constant dense<> : tensor<0x2xf32>
  %a1 = check.constant dense<[[0.26755527, 1.3468187]]> : tensor<1x2xf32>
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<0x2xf32>, tensor<1x2xf32>) -> tensor<0x2xf32>
  %e0 = check.constant dense<> : tensor<0x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x2xf32>
  thunder.return
}

thunder.func @maximum_10() {
  %a0 = check.constant dense<[1, -5, -1, 4]> : tensor<4xi64>
  %a1 = check.constant dense<[5, 2, 4, 2]> : tensor<4xi64>
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[5, 2, 4, 4]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @maximum_11() {
  %a0 = check.constant dense<[1, 0, 3, 252]> : tensor<4xui8>
  %a1 = check.constant dense<[3, 5, 3, 5]> : tensor<4xi8>
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<4xui8>, tensor<4xi8>) -> tensor<4xi16>
  %e0 = check.constant dense<[3, 5, 3, 252]> : tensor<4xi16>
  check.expect_eq %r, %e0  : tensor<4xi16>
  thunder.return
}

thunder.func @maximum_12() {
  %a0 = check.constant dense<[1, -2, 3, 1]> : tensor<4xi32>
  %a1 = check.constant dense<[3, 5, 5, 3]> : tensor<4xi16>
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<4xi32>, tensor<4xi16>) -> tensor<4xi32>
  %e0 = check.constant dense<[3, 5, 5, 3]> : tensor<4xi32>
  check.expect_eq %r, %e0  : tensor<4xi32>
  thunder.return
}

thunder.func @maximum_13() {
  %a0 = check.constant dense<[5, -3, 0]> : tensor<3xi32>
  %a1 = check.constant dense<3> : tensor<i64>
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
  %e0 = check.constant dense<[5, 3, 3]> : tensor<3xi32>
  check.expect_eq %r, %e0  : tensor<3xi32>
  thunder.return
}

thunder.func @maximum_14() {
  %a0 = check.constant dense<[2, 3, 2]> : tensor<3xi64>
  %a1 = check.constant dense<1.167496> : tensor<f32>
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<3xi64>, tensor<f32>) -> tensor<3xf32>
  %e0 = check.constant dense<[2.0, 3.0, 2.0]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @maximum_15() {
  %a0 = check.constant dense<[false, false, false, false]> : tensor<4xi1>
  %a1 = check.constant dense<[3, 4, 5, 2]> : tensor<4xi64>
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<4xi1>, tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[3, 4, 5, 2]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @maximum_16() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %a1 = check.constant dense<[3.0, -0.5, 0.5, -1.5, 1.5, -0.0, 0.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<10xf32>
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7F800000, 0.5, 0.0, 1.5, 1.5, 0.0, 0.5, 0x7F800000, 0x7FC00000]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @maximum_17() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %a1 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @maximum_18() {
  %a0 = check.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %a1 = check.constant dense<[1.0, 3.0, 2.0]> : tensor<3xf32>
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.0, 3.0, 3.0]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @minimum_0() {
  %a0 = check.constant dense<[[0.39798617, -1.6845729, -1.4032025, -0.82913417], [0.51814824, -0.8806306, -0.5897064, 1.1013995], [-0.60002995, -0.10999452, 0.032200977, 0.431483]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[0.7432714, 0.5988661, -2.6515467, -0.8392529]> : tensor<4xf32>
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.39798617, -1.6845729, -2.6515467, -0.8392529], [0.51814824, -0.8806306, -2.6515467, -0.8392529], [-0.60002995, -0.10999452, -2.6515467, -0.8392529]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @minimum_1() {
  %a0 = check.constant dense<[[1.3005141], [0.67115206], [-0.84590906]]> : tensor<3x1xf32>
  %a1 = check.constant dense<[[[-0.5987062, -1.0036993, 1.5718619, 0.09217063]], [[0.90923184, -0.8806458, -1.0590129, 0.36060137]]]> : tensor<2x1x4xf32>
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<3x1xf32>, tensor<2x1x4xf32>) -> tensor<2x3x4xf32>
  %e0 = check.constant dense<[[[-0.5987062, -1.0036993, 1.3005141, 0.09217063], [-0.5987062, -1.0036993, 0.67115206, 0.09217063], [-0.84590906, -1.0036993, -0.84590906, -0.84590906]], [[0.90923184, -0.8806458, -1.0590129, 0.36060137], [0.67115206, -0.8806458, -1.0590129, 0.36060137], [-0.84590906, -0.8806458, -1.0590129, -0.84590906]]]> : tensor<2x3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3x4xf32>
  thunder.return
}

thunder.func @minimum_2() {
  %a0 = check.constant dense<[[0.16145636, -0.07151714, -0.8117659, -1.3890009], [-2.6752853, -0.35598418, -0.11975897, -0.59585464], [-1.2610046, 0.5572158, 1.246355, -1.0451418]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[4, 1, 2, 3]> : tensor<4xi64>
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<3x4xf32>, tensor<4xi64>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.16145636, -0.07151714, -0.8117659, -1.3890009], [-2.6752853, -0.35598418, -0.11975897, -0.59585464], [-1.2610046, 0.5572158, 1.246355, -1.0451418]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @minimum_3() {
  %a0 = check.constant dense<[-0.094451375, 2.8373885]> : tensor<2xf32>
  %a1 = check.constant dense<-1.1907399> : tensor<f32>
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %e0 = check.constant dense<[-1.1907399, -1.1907399]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @minimum_4() {
  %a0 = check.constant dense<[-0.65234375, -0.53125]> : tensor<2xbf16>
  %a1 = check.constant dense<[0.51171875, -0.5625]> : tensor<2xbf16>
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  %e0 = check.constant dense<[-0.65234375, -0.5625]> : tensor<2xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2xbf16>
  thunder.return
}

thunder.func @minimum_5() {
  %a0 = check.constant dense<[0.7578125, -0.13964844]> : tensor<2xbf16>
  %a1 = check.constant dense<[-0.031831402, -0.13542809]> : tensor<2xf32>
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<2xbf16>, tensor<2xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[-0.031831402, -0.13964844]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @minimum_6() {
  %a0 = check.constant dense<[-0.67041016, 0.06719971]> : tensor<2xf16>
  %a1 = check.constant dense<[0.014953613, 1.390625]> : tensor<2xbf16>
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<2xf16>, tensor<2xbf16>) -> tensor<2xf32>
  %e0 = check.constant dense<[-0.67041016, 0.06719971]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @minimum_7() {
  %a0 = check.constant dense<[-0.05329855, -1.3608673]> : tensor<2xf32>
  %a1 = check.constant dense<1.9203524793899913> : tensor<f64>
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<2xf32>, tensor<f64>) -> tensor<2xf32>
  %e0 = check.constant dense<[-0.05329855, -1.3608673]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @minimum_8() {
  %a0 = check.constant dense<0.6610145> : tensor<f32>
  %a1 = check.constant dense<[1.3592936495346881, 1.0262668707506166]> : tensor<2xf64>
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<f32>, tensor<2xf64>) -> tensor<2xf64>
  %e0 = check.constant dense<[0.6610144972801208, 0.6610144972801208]> : tensor<2xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2xf64>
  thunder.return
}

thunder.func @minimum_9() {
  %a0 = check.constant dense<> : tensor<0x2xf32>
  %a1 = check.constant dense<[[0.825472, 1.9681709]]> : tensor<1x2xf32>
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<0x2xf32>, tensor<1x2xf32>) -> tensor<0x2xf32>
  %e0 = check.constant dense<> : tensor<0x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x2xf32>
  thunder.return
}

thunder.func @minimum_10() {
  %a0 = check.constant dense<[2, 2, -1, -1]> : tensor<4xi64>
  %a1 = check.constant dense<[1, 2, 3, 1]> : tensor<4xi64>
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[1, 2, -1, -1]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @minimum_11() {
  %a0 = check.constant dense<[0, 254, 255, 255]> : tensor<4xui8>
  %a1 = check.constant dense<[3, 2, 3, 4]> : tensor<4xi8>
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<4xui8>, tensor<4xi8>) -> tensor<4xi16>
  %e0 = check.constant dense<[0, 2, 3, 4]> : tensor<4xi16>
  check.expect_eq %r, %e0  : tensor<4xi16>
  thunder.return
}

thunder.func @minimum_12() {
  %a0 = check.constant dense<[-5, 3, 3, 4]> : tensor<4xi32>
  %a1 = check.constant dense<[4, 1, 5, 3]> : tensor<4xi16>
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<4xi32>, tensor<4xi16>) -> tensor<4xi32>
  %e0 = check.constant dense<[-5, 1, 3, 3]> : tensor<4xi32>
  check.expect_eq %r, %e0  : tensor<4xi32>
  thunder.return
}

thunder.func @minimum_13() {
  %a0 = check.constant dense<[5, -2, -1]> : tensor<3xi32>
  %a1 = check.constant dense<3> : tensor<i64>
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
  %e0 = check.constant dense<[3, -2, -1]> : tensor<3xi32>
  check.expect_eq %r, %e0  : tensor<3xi32>
  thunder.return
}

thunder.func @minimum_14() {
  %a0 = check.constant dense<[2, 2, -2]> : tensor<3xi64>
  %a1 = check.constant dense<-0.48577002> : tensor<f32>
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<3xi64>, tensor<f32>) -> tensor<3xf32>
  %e0 = check.constant dense<[-0.48577002, -0.48577002, -2.0]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @minimum_15() {
  %a0 = check.constant dense<[true, false, true, false]> : tensor<4xi1>
  %a1 = check.constant dense<[4, 5, 2, 5]> : tensor<4xi64>
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<4xi1>, tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[1, 0, 1, 0]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @minimum_16() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %a1 = check.constant dense<[3.0, -0.5, 0.5, -1.5, 1.5, -0.0, 0.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<10xf32>
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, -0.5, 0xFF800000, -1.5, -0.0, -0.0, -1.5, 0xFF800000, -0.5, 0x7FC00000]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @minimum_17() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %a1 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @minimum_18() {
  %a0 = check.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %a1 = check.constant dense<[1.0, 3.0, 2.0]> : tensor<3xf32>
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.0, 2.0, 2.0]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @add_18() {
  %a0 = check.constant dense<[[0.68152475, -0.5541824, -1.260239, -0.027240435], [-0.54884887, 1.0560526, -0.27077684, -0.6613523], [0.63609105, -0.27888533, 0.050568458, 0.11452951]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.add.Scalar(self = %a0, other = 2, alpha = 1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[2.6815248, 1.4458176, 0.739761, 1.9727596], [1.4511511, 3.0560527, 1.7292231, 1.3386477], [2.636091, 1.7211146, 2.0505683, 2.1145296]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @add_19() {
  %a0 = check.constant dense<[2.15625, -0.5234375, -0.45898438, -1.09375]> : tensor<4xbf16>
  %r = thunder.bsym @aten.add.Scalar(self = %a0, other = 2, alpha = 1) : (tensor<4xbf16>) -> tensor<4xbf16>
  %e0 = check.constant dense<[4.15625, 1.4765625, 1.5390625, 0.90625]> : tensor<4xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<4xbf16>
  thunder.return
}

thunder.func @add_20() {
  %a0 = check.constant dense<[-3, 2, 2, -4]> : tensor<4xi64>
  %r = thunder.bsym @aten.add.Scalar(self = %a0, other = 2, alpha = 1) : (tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[-1, 4, 4, -2]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @add_21() {
  %a0 = check.constant dense<[[1.9773116, -0.73232466, 0.44569504, 1.289031], [0.37776247, 0.8999291, 0.13036172, 0.9531076], [1.0478475, 1.2703676, -0.5916586, 0.31117567]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.add.Scalar(self = %a0, other = 2.5 : f64, alpha = 1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[4.4773116, 1.7676754, 2.945695, 3.789031], [2.8777626, 3.399929, 2.6303618, 3.4531076], [3.5478475, 3.7703676, 1.9083414, 2.8111756]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @add_22() {
  %a0 = check.constant dense<[0.27539062, 0.33007812, 0.86328125, 0.8671875]> : tensor<4xbf16>
  %r = thunder.bsym @aten.add.Scalar(self = %a0, other = 2.5 : f64, alpha = 1) : (tensor<4xbf16>) -> tensor<4xbf16>
  %e0 = check.constant dense<[2.78125, 2.828125, 3.359375, 3.375]> : tensor<4xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<4xbf16>
  thunder.return
}

thunder.func @add_23() {
  %a0 = check.constant dense<[-3, -1, 3, -1]> : tensor<4xi64>
  %r = thunder.bsym @aten.add.Scalar(self = %a0, other = 2.5 : f64, alpha = 1) : (tensor<4xi64>) -> tensor<4xf32>
  %e0 = check.constant dense<[-0.5, 1.5, 5.5, 1.5]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @add_24() {
  %a0 = check.constant dense<[[0.74977404, 0.2685053, 0.17674646, -0.4465315], [-2.680643, -1.4441836, -1.3617164, -0.8694575], [-0.5119864, 0.8814802, 0.21682209, 0.8443059]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.add.Scalar(self = %a0, other = -1.7 : f64, alpha = 1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.950226, -1.4314947, -1.5232536, -2.1465316], [-4.380643, -3.1441836, -3.0617166, -2.5694575], [-2.2119865, -0.81851983, -1.4831779, -0.8556942]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @add_25() {
  %a0 = check.constant dense<[0.080078125, -0.041748047, -0.23339844, 0.80859375]> : tensor<4xbf16>
  %r = thunder.bsym @aten.add.Scalar(self = %a0, other = -1.7 : f64, alpha = 1) : (tensor<4xbf16>) -> tensor<4xbf16>
  %e0 = check.constant dense<[-1.625, -1.7421875, -1.9375, -0.89453125]> : tensor<4xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<4xbf16>
  thunder.return
}

thunder.func @add_26() {
  %a0 = check.constant dense<[0, 3, 4, -2]> : tensor<4xi64>
  %r = thunder.bsym @aten.add.Scalar(self = %a0, other = -1.7 : f64, alpha = 1) : (tensor<4xi64>) -> tensor<4xf32>
  %e0 = check.constant dense<[-1.7, 1.3, 2.3, -3.7]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @sub_17() {
  %a0 = check.constant dense<[[0.8151136, 0.71083266, -0.7493972, 0.22851782], [0.2456897, 0.25737578, -2.6123817, -0.3109194], [-0.15780836, -0.7183036, -0.54807144, -0.94935435]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.sub.Scalar(self = %a0, other = 2, alpha = 1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-1.1848865, -1.2891674, -2.7493973, -1.7714822], [-1.7543103, -1.7426243, -4.612382, -2.3109193], [-2.1578083, -2.7183037, -2.5480714, -2.9493544]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @sub_18() {
  %a0 = check.constant dense<[0.9296875, -0.81640625, 0.48632812, -0.21875]> : tensor<4xbf16>
  %r = thunder.bsym @aten.sub.Scalar(self = %a0, other = 2, alpha = 1) : (tensor<4xbf16>) -> tensor<4xbf16>
  %e0 = check.constant dense<[-1.0703125, -2.8125, -1.515625, -2.21875]> : tensor<4xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<4xbf16>
  thunder.return
}

thunder.func @sub_19() {
  %a0 = check.constant dense<[-5, 5, -4, 0]> : tensor<4xi64>
  %r = thunder.bsym @aten.sub.Scalar(self = %a0, other = 2, alpha = 1) : (tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[-7, 3, -6, -2]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @sub_20() {
  %a0 = check.constant dense<[[-1.1318367, -0.7533479, 0.54247737, 0.4179358], [0.09673767, 1.0317968, -1.3050351, -0.2783125], [-0.3476708, -0.6663983, -0.89646286, 0.02712809]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.sub.Scalar(self = %a0, other = 2.5 : f64, alpha = 1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-3.6318367, -3.2533479, -1.9575226, -2.0820642], [-2.4032624, -1.4682032, -3.805035, -2.7783124], [-2.8476708, -3.1663983, -3.396463, -2.472872]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @sub_21() {
  %a0 = check.constant dense<[-1.4375, 0.2109375, 1.625, -0.66015625]> : tensor<4xbf16>
  %r = thunder.bsym @aten.sub.Scalar(self = %a0, other = 2.5 : f64, alpha = 1) : (tensor<4xbf16>) -> tensor<4xbf16>
  %e0 = check.constant dense<[-3.9375, -2.28125, -0.875, -3.15625]> : tensor<4xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<4xbf16>
  thunder.return
}

thunder.func @sub_22() {
  %a0 = check.constant dense<[-2, 5, -1, -4]> : tensor<4xi64>
  %r = thunder.bsym @aten.sub.Scalar(self = %a0, other = 2.5 : f64, alpha = 1) : (tensor<4xi64>) -> tensor<4xf32>
  %e0 = check.constant dense<[-4.5, 2.5, -3.5, -6.5]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @sub_23() {
  %a0 = check.constant dense<[[-0.65854037, -0.045298032, 0.8659772, -1.0584117], [0.8899011, -1.0061859, 1.1119108, 1.929733], [-0.26005328, 0.3904741, 1.270297, 0.35432503]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.sub.Scalar(self = %a0, other = -1.7 : f64, alpha = 1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[1.0414597, 1.6547021, 2.5659773, 0.64158833], [2.5899012, 0.69381416, 2.8119109, 3.629733], [1.4399468, 2.0904741, 2.970297, 2.054325]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @sub_24() {
  %a0 = check.constant dense<[1.296875, -0.38671875, -0.12792969, 0.21289062]> : tensor<4xbf16>
  %r = thunder.bsym @aten.sub.Scalar(self = %a0, other = -1.7 : f64, alpha = 1) : (tensor<4xbf16>) -> tensor<4xbf16>
  %e0 = check.constant dense<[3.0, 1.3125, 1.578125, 1.9140625]> : tensor<4xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<4xbf16>
  thunder.return
}

thunder.func @sub_25() {
  %a0 = check.constant dense<[1, 5, 4, -1]> : tensor<4xi64>
  %r = thunder.bsym @aten.sub.Scalar(self = %a0, other = -1.7 : f64, alpha = 1) : (tensor<4xi64>) -> tensor<4xf32>
  %e0 = check.constant dense<[2.7, 6.7, 5.7, 0.70000005]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @mul_18() {
  %a0 = check.constant dense<[[-0.19609788, 0.09970886, 0.51637006, -1.9936911], [-0.940554, -1.0628532, 0.59318036, 1.3079486], [2.259081, -0.2565892, -1.9586079, -0.6168506]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.mul.Scalar(self = %a0, other = 2) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.39219576, 0.19941773, 1.0327401, -3.9873822], [-1.881108, -2.1257064, 1.1863607, 2.6158972], [4.518162, -0.5131784, -3.9172158, -1.2337012]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @mul_19() {
  %a0 = check.constant dense<[-0.53125, 0.296875, 1.8046875, 0.17773438]> : tensor<4xbf16>
  %r = thunder.bsym @aten.mul.Scalar(self = %a0, other = 2) : (tensor<4xbf16>) -> tensor<4xbf16>
  %e0 = check.constant dense<[-1.0625, 0.59375, 3.609375, 0.35546875]> : tensor<4xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<4xbf16>
  thunder.return
}

thunder.func @mul_20() {
  %a0 = check.constant dense<[-4, -5, -3, -2]> : tensor<4xi64>
  %r = thunder.bsym @aten.mul.Scalar(self = %a0, other = 2) : (tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[-8, -10, -6, -4]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @mul_21() {
  %a0 = check.constant dense<[[-0.2562444, -1.0540167, -0.45111808, -0.09519551], [-0.23509045, 1.4447036, -0.261878, -0.95368624], [-1.4507109, -0.82897174, -1.5878751, -0.14514793]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.mul.Scalar(self = %a0, other = 2.5 : f64) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.640611, -2.6350417, -1.1277952, -0.23798877], [-0.5877261, 3.611759, -0.65469503, -2.3842156], [-3.6267772, -2.0724294, -3.969688, -0.36286983]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @mul_22() {
  %a0 = check.constant dense<[-0.79296875, -0.48242188, 1.328125, -0.96875]> : tensor<4xbf16>
  %r = thunder.bsym @aten.mul.Scalar(self = %a0, other = 2.5 : f64) : (tensor<4xbf16>) -> tensor<4xbf16>
  %e0 = check.constant dense<[-1.984375, -1.203125, 3.3125, -2.421875]> : tensor<4xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<4xbf16>
  thunder.return
}

thunder.func @mul_23() {
  %a0 = check.constant dense<[-5, 3, 5, 2]> : tensor<4xi64>
  %r = thunder.bsym @aten.mul.Scalar(self = %a0, other = 2.5 : f64) : (tensor<4xi64>) -> tensor<4xf32>
  %e0 = check.constant dense<[-12.5, 7.5, 12.5, 5.0]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @mul_24() {
  %a0 = check.constant dense<[[-0.43236652, -0.606703, -0.086506926, 1.7760907], [-0.7415118, 1.0057265, 1.0976701, 1.0344486], [0.40286168, -1.4230062, 0.48716602, 1.6725717]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.mul.Scalar(self = %a0, other = -1.7 : f64) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.7350231, 1.0313951, 0.14706178, -3.0193543], [1.2605702, -1.709735, -1.8660392, -1.7585627], [-0.6848649, 2.4191105, -0.8281823, -2.8433719]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @mul_25() {
  %a0 = check.constant dense<[0.75390625, -1.4921875, 1.2109375, -0.515625]> : tensor<4xbf16>
  %r = thunder.bsym @aten.mul.Scalar(self = %a0, other = -1.7 : f64) : (tensor<4xbf16>) -> tensor<4xbf16>
  %e0 = check.constant dense<[-1.28125, 2.53125, -2.0625, 0.875]> : tensor<4xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<4xbf16>
  thunder.return
}

thunder.func @mul_26() {
  %a0 = check.constant dense<[-4, 0, -5, 2]> : tensor<4xi64>
  %r = thunder.bsym @aten.mul.Scalar(self = %a0, other = -1.7 : f64) : (tensor<4xi64>) -> tensor<4xf32>
  %e0 = check.constant dense<[6.8, -0.0, 8.5, -3.4]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @div_18() {
  %a0 = check.constant dense<[[2.0209763, 0.14388606, -0.44807062, -0.49803674], [0.14928186, 0.85225224, 1.8499608, 1.6114857], [0.24461113, 1.6079584, 0.268838, 0.06103881]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.div.Scalar(self = %a0, other = 2) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[1.0104882, 0.07194303, -0.22403531, -0.24901837], [0.07464093, 0.42612612, 0.9249804, 0.80574286], [0.122305565, 0.8039792, 0.134419, 0.030519405]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @div_19() {
  %a0 = check.constant dense<[-1.015625, 1.0546875, -0.05834961, -1.25]> : tensor<4xbf16>
  %r = thunder.bsym @aten.div.Scalar(self = %a0, other = 2) : (tensor<4xbf16>) -> tensor<4xbf16>
  %e0 = check.constant dense<[-0.5078125, 0.52734375, -0.029174805, -0.625]> : tensor<4xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<4xbf16>
  thunder.return
}

thunder.func @div_20() {
  %a0 = check.constant dense<[4, 2, 4, 5]> : tensor<4xi64>
  %r = thunder.bsym @aten.div.Scalar(self = %a0, other = 2) : (tensor<4xi64>) -> tensor<4xf32>
  %e0 = check.constant dense<[2.0, 1.0, 2.0, 2.5]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @div_21() {
  %a0 = check.constant dense<[[0.11123638, 0.33761, -1.0072242, -0.37466145], [0.3494878, 0.06264833, 1.5265325, -1.5157009], [-0.35417616, -2.436461, 0.051695198, -0.2899827]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.div.Scalar(self = %a0, other = 2.5 : f64) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.04449455, 0.13504401, -0.40288967, -0.14986458], [0.13979512, 0.025059333, 0.610613, -0.6062804], [-0.14167047, -0.9745844, 0.020678079, -0.11599308]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @div_22() {
  %a0 = check.constant dense<[0.7734375, -0.23046875, 0.86328125, -1.1796875]> : tensor<4xbf16>
  %r = thunder.bsym @aten.div.Scalar(self = %a0, other = 2.5 : f64) : (tensor<4xbf16>) -> tensor<4xbf16>
  %e0 = check.constant dense<[0.30859375, -0.092285156, 0.34570312, -0.47265625]> : tensor<4xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<4xbf16>
  thunder.return
}

thunder.func @div_23() {
  %a0 = check.constant dense<[3, -2, -1, -2]> : tensor<4xi64>
  %r = thunder.bsym @aten.div.Scalar(self = %a0, other = 2.5 : f64) : (tensor<4xi64>) -> tensor<4xf32>
  %e0 = check.constant dense<[1.2, -0.8, -0.4, -0.8]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @div_24() {
  %a0 = check.constant dense<[[-1.6112758, -0.38279697, 0.7185343, 0.4908997], [0.34870166, 0.63443834, 0.2606898, -0.16387062], [-2.1320748, 0.48816568, -0.087540336, 1.5125222]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.div.Scalar(self = %a0, other = -1.7 : f64) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.9478093, 0.22517468, -0.4226672, -0.28876454], [-0.20511861, -0.37319902, -0.15334694, 0.09639448], [1.2541616, -0.28715628, 0.051494315, -0.88971895]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @div_25() {
  %a0 = check.constant dense<[-1.2109375, -0.33398438, -0.26367188, -0.58984375]> : tensor<4xbf16>
  %r = thunder.bsym @aten.div.Scalar(self = %a0, other = -1.7 : f64) : (tensor<4xbf16>) -> tensor<4xbf16>
  %e0 = check.constant dense<[0.7109375, 0.19628906, 0.15527344, 0.34765625]> : tensor<4xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<4xbf16>
  thunder.return
}

thunder.func @div_26() {
  %a0 = check.constant dense<[0, 3, -5, 5]> : tensor<4xi64>
  %r = thunder.bsym @aten.div.Scalar(self = %a0, other = -1.7 : f64) : (tensor<4xi64>) -> tensor<4xf32>
  %e0 = check.constant dense<[-0.0, -1.7647058, 2.9411764, -2.9411764]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @add_27() {
  %a0 = check.constant dense<[0.5420371, 1.2991811, -1.8933]> : tensor<3xf32>
  %a1 = check.constant dense<[0.3601625, -0.035833813, -0.9585781]> : tensor<3xf32>
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 2.5 : f64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.4424434, 1.2095965, -4.2897453]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @sub_26() {
  %a0 = check.constant dense<[-0.20117582, 0.99862516, -0.15181746]> : tensor<3xf32>
  %a1 = check.constant dense<[-1.6781628, 0.4806082, 0.14659649]> : tensor<3xf32>
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 0.3 : f64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[0.30227304, 0.8544427, -0.1957964]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @rsub_0() {
  %a0 = check.constant dense<[-0.014656568, -0.050004523, -0.13426799]> : tensor<3xf32>
  %r = thunder.bsym @aten.rsub.Scalar(self = %a0, other = 2.0 : f64, alpha = 1) : (tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[2.0146565, 2.0500045, 2.134268]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @rsub_1() {
  %a0 = check.constant dense<[1.6835209, -1.342663, 0.4608543]> : tensor<3xf32>
  %r = thunder.bsym @aten.rsub.Scalar(self = %a0, other = 2.0 : f64, alpha = 3) : (tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[-3.0505629, 6.0279894, 0.6174371]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @rsub_2() {
  %a0 = check.constant dense<[-0.65269434, -0.021642108, 0.35148403]> : tensor<3xf32>
  %a1 = check.constant dense<[[0.3795777], [-2.0679233]]> : tensor<2x1xf32>
  %r = thunder.bsym @aten.rsub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[1.0322721, 0.40121982, 0.028093666], [-1.415229, -2.046281, -2.4194074]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @pow_0() {
  %a0 = check.constant dense<[0.31771648, 0.5966281, 0.30003306, 1.5814248]> : tensor<4xf32>
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 0) : (tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[1.0, 1.0, 1.0, 1.0]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @pow_1() {
  %a0 = check.constant dense<[0.9381581, 0.7512332, 0.24594438, 0.9546148]> : tensor<4xf32>
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 1) : (tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[0.9381581, 0.7512332, 0.24594438, 0.9546148]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @pow_2() {
  %a0 = check.constant dense<[1.1008494, 0.7003539, 0.5423086, 0.2125815]> : tensor<4xf32>
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 2) : (tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[1.2118694, 0.49049562, 0.29409865, 0.045190893]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @pow_3() {
  %a0 = check.constant dense<[1.203551, 1.2402164, 0.34151918, 0.91187376]> : tensor<4xf32>
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 3) : (tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[1.7433859, 1.9076222, 0.039833207, 0.7582356]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @pow_4() {
  %a0 = check.constant dense<[0.44192508, 1.7943584, 1.1943352, 0.5851879]> : tensor<4xf32>
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 0.5 : f64) : (tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[0.6647745, 1.3395367, 1.0928564, 0.7649758]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @pow_5() {
  %a0 = check.constant dense<[1.8637831, 0.62136114, 0.9770459, 1.0805413]> : tensor<4xf32>
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = -0.5 : f64) : (tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[0.732491, 1.2686095, 1.0116785, 0.96200943]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @pow_6() {
  %a0 = check.constant dense<[1.2761787, 1.3556837, 2.3940043, 0.6028785]> : tensor<4xf32>
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = -1) : (tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[0.7835893, 0.7376352, 0.41771019, 1.6587089]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @pow_7() {
  %a0 = check.constant dense<[0.58563054, 1.6491606, 1.6417823, 0.3643722]> : tensor<4xf32>
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = -2) : (tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[2.9157653, 0.36768344, 0.3709957, 7.5319867]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @pow_8() {
  %a0 = check.constant dense<[0.32701105, 0.46201348, 1.8630548, 1.4930372]> : tensor<4xf32>
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 2.5 : f64) : (tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[0.06115135, 0.14508972, 4.737662, 2.7238085]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @pow_9() {
  %a0 = check.constant dense<[1.5889729, 0.9775338, 0.4976378, 0.35618097]> : tensor<4xf32>
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = -0.7 : f64) : (tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[0.72313344, 1.0160328, 1.6298988, 2.059826]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @pow_10() {
  %a0 = check.constant dense<[0.31129274, 0.9018228, 0.5559881, 0.4601677]> : tensor<4xf32>
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 2.0 : f64) : (tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[0.09690317, 0.8132844, 0.30912274, 0.21175432]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @pow_11() {
  %a0 = check.constant dense<[2, -3, -2, 5]> : tensor<4xi64>
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 0) : (tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[1, 1, 1, 1]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @pow_12() {
  %a0 = check.constant dense<[4, 1, 2, -3]> : tensor<4xi64>
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 1) : (tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[4, 1, 2, -3]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @pow_13() {
  %a0 = check.constant dense<[2, -4, 1, 0]> : tensor<4xi64>
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 2) : (tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[4, 16, 1, 0]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @pow_14() {
  %a0 = check.constant dense<[3, -3, -1, 2]> : tensor<4xi64>
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 3) : (tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[27, -27, -1, 8]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @pow_15() {
  %a0 = check.constant dense<[4, 3, 1, 4]> : tensor<4xi64>
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 0.5 : f64) : (tensor<4xi64>) -> tensor<4xf32>
  %e0 = check.constant dense<[2.0, 1.7320508, 1.0, 2.0]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @pow_16() {
  %a0 = check.constant dense<[0.31874025, 0.34409225, 1.5911081, 0.71679425]> : tensor<4xf32>
  %a1 = check.constant dense<[1.4169669, -0.06527577, 0.4167961, -0.97100127]> : tensor<4xf32>
  %r = thunder.bsym @aten.pow.Tensor_Tensor(self = %a0, exponent = %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[0.197873, 1.0721213, 1.2135779, 1.3816948]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @pow_17() {
  %a1 = check.constant dense<[0.9159599, -0.4351738, 0.2763639, 1.4296374]> : tensor<4xf32>
  %r = thunder.bsym @aten.pow.Scalar(self = 2.5 : f64, exponent = %a1) : (tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[2.3147128, 0.67116135, 1.2881792, 3.7060385]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @pow_18() {
  %a0 = check.constant dense<[0.0, 0.0, 2.0]> : tensor<3xf32>
  %a1 = check.constant dense<[0.0, 2.0, 0.0]> : tensor<3xf32>
  %r = thunder.bsym @aten.pow.Tensor_Tensor(self = %a0, exponent = %a1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.0, 0.0, 1.0]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}
