// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @softmax_0() {
  %a0 = check.constant dense<[[0.778948, -1.3378048, 4.1836667, 0.17672217], [1.1131281, 5.861161, -2.705068, 2.00541], [-2.4294658, 5.452596, -0.58987904, -2.1938293]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.softmax.int(self = %a0, dim = 0, dtype = none) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.41030434, 0.00044876925, 0.9906192, 0.13662805], [0.5731109, 0.6004742, 0.0010096416, 0.85060686], [0.016584778, 0.3990771, 0.008371092, 0.012765047]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @softmax_1() {
  %a0 = check.constant dense<[[1.522626, 4.002739, 4.9778633, -2.6804543], [2.0253465, 6.760356, 4.719524, -0.55217075], [0.39524397, 2.5302331, -4.2058344, 2.1954472]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.softmax.int(self = %a0, dim = 1, dtype = none) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.022409784, 0.26763138, 0.7096238, 0.00033501413], [0.0077080913, 0.877678, 0.114028424, 0.0005855247], [0.064441815, 0.54498154, 0.0006470602, 0.3899295]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @softmax_2() {
  %a0 = check.constant dense<[[1.8494766, -0.36623883, 3.8069837, -2.0864518], [3.4744713, -0.8930017, 4.052968, -2.1450515], [-1.6191992, -6.3326726, 2.8517969, 2.6084967]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.softmax.int(self = %a0, dim = -1, dtype = none) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.12179892, 0.013285271, 0.86253744, 0.0023784358], [0.35718557, 0.0045302743, 0.6369888, 0.0012952874], [0.0063689477, 5.7152105e-05, 0.55692476, 0.4366491]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @softmax_3() {
  %a0 = check.constant dense<-0.6692521> : tensor<f32>
  %r = thunder.bsym @aten.softmax.int(self = %a0, dim = -1, dtype = none) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<1.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @softmax_4() {
  %a0 = check.constant dense<> : tensor<2x0xf32>
  %r = thunder.bsym @aten.softmax.int(self = %a0, dim = 1, dtype = none) : (tensor<2x0xf32>) -> tensor<2x0xf32>
  %e0 = check.constant dense<> : tensor<2x0xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x0xf32>
  thunder.return
}

thunder.func @softmax_5() {
  %a0 = check.constant dense<> : tensor<0x2xf32>
  %r = thunder.bsym @aten.softmax.int(self = %a0, dim = 1, dtype = none) : (tensor<0x2xf32>) -> tensor<0x2xf32>
  %e0 = check.constant dense<> : tensor<0x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x2xf32>
  thunder.return
}

thunder.func @softmax_6() {
  %a0 = check.constant dense<[[-1.078125, 1.8984375, -0.075683594, 0.61328125], [-0.32421875, 0.515625, 0.890625, -0.06640625], [-0.123535156, 0.17675781, -1.1328125, -0.15429688]]> : tensor<3x4xbf16>
  %r = thunder.bsym @aten.softmax.int(self = %a0, dim = 1, dtype = none) : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  %e0 = check.constant dense<[[0.03466797, 0.68359375, 0.09472656, 0.18847656], [0.125, 0.29101562, 0.421875, 0.16210938], [0.27148438, 0.3671875, 0.099121094, 0.26367188]]> : tensor<3x4xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3x4xbf16>
  thunder.return
}

thunder.func @softmax_7() {
  %a0 = check.constant dense<[[-0.29077148, 2.3203125, 1.5458984, -0.67626953], [-0.107910156, 1.1708984, 0.052642822, -0.8310547], [-2.1074219, 0.9243164, 0.33569336, 0.23925781]]> : tensor<3x4xf16>
  %r = thunder.bsym @aten.softmax.int(self = %a0, dim = 1, dtype = f32) : (tensor<3x4xf16>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.04636173, 0.6311593, 0.2909479, 0.03153116], [0.15995541, 0.574617, 0.18781327, 0.077614225], [0.022887018, 0.47452208, 0.26340297, 0.23918793]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @softmax_8() {
  %a0 = check.constant dense<[[0.0, 50.0, -50.0], [0xFF800000, 0.0, 1.0], [0x7FC00000, 0.0, 1.0], [0xFF800000, 0xFF800000, 0xFF800000], [0x7F800000, 0.0, 0.0]]> : tensor<5x3xf32>
  %r = thunder.bsym @aten.softmax.int(self = %a0, dim = 1, dtype = none) : (tensor<5x3xf32>) -> tensor<5x3xf32>
  %e0 = check.constant dense<[[1.9287499e-22, 1.0, 3.8e-44], [0.0, 0.26894143, 0.7310586], [0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000]]> : tensor<5x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5x3xf32>
  thunder.return
}

thunder.func @softmax_9() {
  %a0 = check.constant dense<[0, -5, 2]> : tensor<3xi64>
  %r = thunder.bsym @aten.softmax.int(self = %a0, dim = 0, dtype = f32) : (tensor<3xi64>) -> tensor<3xf32>
  %e0 = check.constant dense<[0.11910726, 0.0008025384, 0.88009024]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @log_softmax_0() {
  %a0 = check.constant dense<[[3.436317, -4.557885, -1.4232028, 0.74836934], [-0.4252425, -3.2925532, -0.17784986, -1.1144787], [-2.3958642, 0.556182, -2.323291, 3.8146405]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.log_softmax.int(self = %a0, dim = 0, dtype = none) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.02368421, -5.141019, -1.5852875, -3.1187], [-3.8852437, -3.8756871, -0.33993462, -4.981548], [-5.855865, -0.026951756, -2.485376, -0.052428685]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @log_softmax_1() {
  %a0 = check.constant dense<[[-2.2358756, 3.8503876, 3.4744253, 3.2881386], [-0.1738121, -3.1848958, -2.3150928, 0.23410654], [-5.7910604, 2.058989, -1.2485033, -1.1060553]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.log_softmax.int(self = %a0, dim = 1, dtype = none) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-6.901109, -0.81484616, -1.1908084, -1.3770951], [-0.98223853, -3.9933221, -3.1235192, -0.5743199], [-7.9262786, -0.07622911, -3.3837214, -3.2412734]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @log_softmax_2() {
  %a0 = check.constant dense<[[6.898347, 0.38344905, 4.468325, 5.313096], [-5.026016, -4.6957927, -0.2722321, 2.1075642], [-0.18177094, -1.192251, 0.6400721, 1.1473916]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.log_softmax.int(self = %a0, dim = -1, dtype = none) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.25805682, -6.7729545, -2.6880786, -1.8433077], [-7.223857, -6.893634, -2.4700732, -0.0902769], [-2.0037222, -3.014202, -1.1818792, -0.6745597]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @log_softmax_3() {
  %a0 = check.constant dense<0.91237146> : tensor<f32>
  %r = thunder.bsym @aten.log_softmax.int(self = %a0, dim = -1, dtype = none) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<0.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @log_softmax_4() {
  %a0 = check.constant dense<> : tensor<2x0xf32>
  %r = thunder.bsym @aten.log_softmax.int(self = %a0, dim = 1, dtype = none) : (tensor<2x0xf32>) -> tensor<2x0xf32>
  %e0 = check.constant dense<> : tensor<2x0xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x0xf32>
  thunder.return
}

thunder.func @log_softmax_5() {
  %a0 = check.constant dense<> : tensor<0x2xf32>
  %r = thunder.bsym @aten.log_softmax.int(self = %a0, dim = 1, dtype = none) : (tensor<0x2xf32>) -> tensor<0x2xf32>
  %e0 = check.constant dense<> : tensor<0x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x2xf32>
  thunder.return
}

thunder.func @log_softmax_6() {
  %a0 = check.constant dense<[[-1.015625, 0.78515625, -0.96875, 0.21386719], [0.640625, -0.012268066, 1.9921875, 1.84375], [0.40039062, -1.9609375, 0.49414062, -0.79296875]]> : tensor<3x4xbf16>
  %r = thunder.bsym @aten.log_softmax.int(self = %a0, dim = 1, dtype = none) : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  %e0 = check.constant dense<[[-2.4375, -0.64453125, -2.40625, -1.21875], [-2.15625, -2.8125, -0.8125, -0.9609375], [-0.91015625, -3.265625, -0.81640625, -2.109375]]> : tensor<3x4xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3x4xbf16>
  thunder.return
}

thunder.func @log_softmax_7() {
  %a0 = check.constant dense<[[-0.9145508, -0.46191406, -0.6381836, -0.74072266], [0.1105957, -0.14294434, -0.7705078, 0.33666992], [-0.87060547, -1.2402344, -1.4931641, 2.2617188]]> : tensor<3x4xf16>
  %r = thunder.bsym @aten.log_softmax.int(self = %a0, dim = 1, dtype = f32) : (tensor<3x4xf16>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-1.6254364, -1.1727997, -1.3490692, -1.4516083], [-1.236646, -1.4901861, -2.1177497, -1.0105718], [-3.2250473, -3.5946763, -3.847606, -0.09272316]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @log_softmax_8() {
  %a0 = check.constant dense<[[0.0, 50.0, -50.0], [0xFF800000, 0.0, 1.0], [0x7FC00000, 0.0, 1.0], [0xFF800000, 0xFF800000, 0xFF800000], [0x7F800000, 0.0, 0.0]]> : tensor<5x3xf32>
  %r = thunder.bsym @aten.log_softmax.int(self = %a0, dim = 1, dtype = none) : (tensor<5x3xf32>) -> tensor<5x3xf32>
  %e0 = check.constant dense<[[-50.0, 0.0, -100.0], [0xFF800000, -1.3132616, -0.31326166], [0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000]]> : tensor<5x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5x3xf32>
  thunder.return
}

thunder.func @log_softmax_9() {
  %a0 = check.constant dense<[3, -4, 4]> : tensor<3xi64>
  %r = thunder.bsym @aten.log_softmax.int(self = %a0, dim = 0, dtype = f32) : (tensor<3xi64>) -> tensor<3xf32>
  %e0 = check.constant dense<[-1.3135068, -8.313507, -0.31350687]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @_softmax_0() {
  %a0 = check.constant dense<[[-1.4554954, 1.5762945, -0.9486319, 0.7480204], [-0.0742531, 0.047643818, 1.9860492, -0.21402389], [0.10922585, 0.7340539, -0.6490527, -0.5054363]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten._softmax.default(self = %a0, dim = 1, half_to_float = false) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.030815518, 0.6389385, 0.051156104, 0.27908993], [0.09218682, 0.104137704, 0.7235137, 0.08016175], [0.25791675, 0.48176906, 0.120826825, 0.13948745]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @_log_softmax_0() {
  %a0 = check.constant dense<[[1.0143701, -0.21382453, -0.116719335, 0.94327456], [-0.17227945, 0.64819324, -0.51877004, 0.47775367], [0.5044614, -1.9373308, 0.47505847, 0.37964064]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten._log_softmax.default(self = %a0, dim = 1, half_to_float = false) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.9348672, -2.1630619, -2.0659566, -1.0059627], [-1.773993, -0.95352036, -2.1204836, -1.1239599], [-1.0786426, -3.5204349, -1.1080456, -1.2034633]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}
