// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @floor_divide_0() {
  %a0 = check.constant dense<[-0.23093967, 0.6873787, -1.0919765, 0.029062307, 0.51804215, 1.0662313, 0.5277885, 1.997825]> : tensor<8xf32>
  %a1 = check.constant dense<[0.009123549, 0.27150697, -1.1461457, -1.2801266, 0.5539448, 0.54209685, -1.0451874, -0.7871945]> : tensor<8xf32>
  %r = thunder.bsym @aten.floor_divide.default(self = %a0, other = %a1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %e0 = check.constant dense<[-26.0, 2.0, 0.0, -1.0, 0.0, 1.0, -1.0, -3.0]> : tensor<8xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<8xf32>
  thunder.return
}

thunder.func @floor_divide_1() {
  %a0 = check.constant dense<[-8, 5, 0, -9, -3, 1, -9, 3]> : tensor<8xi64>
  %a1 = check.constant dense<[2, -2, 3, -3, 5, -5, 1, -1]> : tensor<8xi64>
  %r = thunder.bsym @aten.floor_divide.default(self = %a0, other = %a1) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
  %e0 = check.constant dense<[-4, -3, 0, 3, -1, -1, -9, -3]> : tensor<8xi64>
  check.expect_eq %r, %e0 : tensor<8xi64>
  thunder.return
}

thunder.func @floor_divide_2() {
  %a0 = check.constant dense<[1.0, -1.0, 0.0, 0x7F800000, 0x7FC00000, 5.0, -5.0]> : tensor<7xf32>
  %a1 = check.constant dense<[0.0, 0.0, 0.0, 1.0, 1.0, 0x7F800000, 0x7F800000]> : tensor<7xf32>
  %r = thunder.bsym @aten.floor_divide.default(self = %a0, other = %a1) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  %e0 = check.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, -1.0]> : tensor<7xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<7xf32>
  thunder.return
}

thunder.func @div_0() {
  %a0 = check.constant dense<[1.6368715, 0.66667753, -0.9779391, 1.1746435, -0.49657628, 0.34092766]> : tensor<6xf32>
  %a1 = check.constant dense<[0.87804836, 0.3904811, -0.09184632, -0.18217072, -1.555396, -0.6060283]> : tensor<6xf32>
  %r = thunder.bsym @aten.div.Tensor_mode(self = %a0, other = %a1, rounding_mode = "trunc") : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %e0 = check.constant dense<[1.0, 1.0, 10.0, -6.0, 0.0, -0.0]> : tensor<6xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<6xf32>
  thunder.return
}

thunder.func @div_1() {
  %a0 = check.constant dense<[5, -9, -3, -2, 8, -4]> : tensor<6xi32>
  %a1 = check.constant dense<[2, -2, 3, -3, 5, -5]> : tensor<6xi32>
  %r = thunder.bsym @aten.div.Tensor_mode(self = %a0, other = %a1, rounding_mode = "trunc") : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
  %e0 = check.constant dense<[2, 4, -1, 0, 1, 0]> : tensor<6xi32>
  check.expect_eq %r, %e0 : tensor<6xi32>
  thunder.return
}

thunder.func @div_2() {
  %a0 = check.constant dense<[0.5546875, -0.03466797, 0.19824219, -0.5390625, 1.0078125, 1.1796875]> : tensor<6xbf16>
  %a1 = check.constant dense<[0.12792969, -0.9375, -1.7109375, -1.6796875, 0.38476562, -0.008850098]> : tensor<6xbf16>
  %r = thunder.bsym @aten.div.Tensor_mode(self = %a0, other = %a1, rounding_mode = "floor") : (tensor<6xbf16>, tensor<6xbf16>) -> tensor<6xbf16>
  %e0 = check.constant dense<[4.0, 0.0, -1.0, 0.0, 2.0, -134.0]> : tensor<6xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<6xbf16>
  thunder.return
}

thunder.func @remainder_0() {
  %a0 = check.constant dense<[0.19320184, 1.1530398, 1.5947404, 0.3550238, -3.0010881, 1.558979, -0.5683038, 0.31307656]> : tensor<8xf32>
  %a1 = check.constant dense<[0.8455173, -1.1620942, 0.6056122, 0.31214774, -1.4709072, 0.14505912, 0.28938606, 0.6833238]> : tensor<8xf32>
  %r = thunder.bsym @aten.remainder.Tensor(self = %a0, other = %a1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %e0 = check.constant dense<[0.19320184, -0.009054422, 0.38351595, 0.042876065, -0.05927372, 0.1083878, 0.010468304, 0.31307656]> : tensor<8xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<8xf32>
  thunder.return
}

thunder.func @remainder_1() {
  %a0 = check.constant dense<[-4, -4, 3, 5, 5, 0, 1, -4]> : tensor<8xi64>
  %a1 = check.constant dense<[2, -2, 3, -3, 5, -5, 1, -1]> : tensor<8xi64>
  %r = thunder.bsym @aten.remainder.Tensor(self = %a0, other = %a1) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
  %e0 = check.constant dense<[0, 0, 0, -1, 0, 0, 0, 0]> : tensor<8xi64>
  check.expect_eq %r, %e0 : tensor<8xi64>
  thunder.return
}

thunder.func @remainder_2() {
  %a0 = check.constant dense<[0.8308863, -0.35229367, 0.37344337, -0.119238175, 0.961712]> : tensor<5xf32>
  %r = thunder.bsym @aten.remainder.Scalar(self = %a0, other = -0.7) : (tensor<5xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[-0.5691137, -0.35229367, -0.32655662, -0.119238175, -0.43828797]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @fmod_0() {
  %a0 = check.constant dense<[-0.53969115, -0.11626932, -0.46183068, 0.17146964, -0.5409052, -1.5494387, 0.2999054, -0.5833048]> : tensor<8xf32>
  %a1 = check.constant dense<[0.42839992, -0.70947886, -0.080095485, -1.0513893, 1.5342436, 1.4716611, -1.0858058, 1.123888]> : tensor<8xf32>
  %r = thunder.bsym @aten.fmod.Tensor(self = %a0, other = %a1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %e0 = check.constant dense<[-0.11129123, -0.11626932, -0.06135325, 0.17146964, -0.5409052, -0.077777624, 0.2999054, -0.5833048]> : tensor<8xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<8xf32>
  thunder.return
}

thunder.func @fmod_1() {
  %a0 = check.constant dense<[-2, -5, 0, -6, 2, -8]> : tensor<6xi64>
  %r = thunder.bsym @aten.fmod.Scalar(self = %a0, other = 4) : (tensor<6xi64>) -> tensor<6xi64>
  %e0 = check.constant dense<[-2, -1, 0, -2, 2, 0]> : tensor<6xi64>
  check.expect_eq %r, %e0 : tensor<6xi64>
  thunder.return
}

thunder.func @bitwise_left_shift_0() {
  %a0 = check.constant dense<[2, 6, 8, 8]> : tensor<4xi64>
  %a1 = check.constant dense<[0, 1, 2, 63]> : tensor<4xi64>
  %r = thunder.bsym @aten.bitwise_left_shift.Tensor(self = %a0, other = %a1) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[2, 12, 32, 0]> : tensor<4xi64>
  check.expect_eq %r, %e0 : tensor<4xi64>
  thunder.return
}

thunder.func @bitwise_right_shift_0() {
  %a0 = check.constant dense<[48, -33, -79, 0, -5]> : tensor<5xi8>
  %r = thunder.bsym @aten.bitwise_right_shift.Tensor_Scalar(self = %a0, other = 2) : (tensor<5xi8>) -> tensor<5xi8>
  %e0 = check.constant dense<[12, -9, -20, 0, -2]> : tensor<5xi8>
  check.expect_eq %r, %e0 : tensor<5xi8>
  thunder.return
}

thunder.func @floor_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.floor.default(self = %a0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, -3.0, 6.0, 0.0, -1.0, 2.0, 100.0, -100.0]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @ceil_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F80, 0xFF80, 0x7FC0, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xbf16>
  %r = thunder.bsym @aten.ceil.default(self = %a0) : (tensor<15xbf16>) -> tensor<15xbf16>
  %e0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7F80, 0xFF80, 0x7FC0, 3.0, -3.0, 6.0, 1.0, -0.0, 3.0, 100.0, -100.0]> : tensor<15xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<15xbf16>
  thunder.return
}

thunder.func @round_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 100.0, -100.0]> : tensor<15xf64>
  %r = thunder.bsym @aten.round.default(self = %a0) : (tensor<15xf64>) -> tensor<15xf64>
  %e0 = check.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 3.0, -3.0, 6.0, 0.0, -0.0, 2.0, 100.0, -100.0]> : tensor<15xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<15xf64>
  thunder.return
}

thunder.func @trunc_0() {
  %a0 = check.constant dense<[5, 6, 5]> : tensor<3xi64>
  %r = thunder.bsym @aten.trunc.default(self = %a0) : (tensor<3xi64>) -> tensor<3xi64>
  %e0 = check.constant dense<[5, 6, 5]> : tensor<3xi64>
  check.expect_eq %r, %e0 : tensor<3xi64>
  thunder.return
}

thunder.func @round_1() {
  %a0 = check.constant dense<[0.17815758, -0.6955232, 0.009614687, -0.013290152, -0.286339, 0.84432584]> : tensor<6xf32>
  %r = thunder.bsym @aten.round.decimals(self = %a0, decimals = 2) : (tensor<6xf32>) -> tensor<6xf32>
  %e0 = check.constant dense<[0.18, -0.7, 0.01, -0.01, -0.29, 0.84]> : tensor<6xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<6xf32>
  thunder.return
}

thunder.func @round_2() {
  %a0 = check.constant dense<[1234.5, 55.0, -149.0]> : tensor<3xf32>
  %r = thunder.bsym @aten.round.decimals(self = %a0, decimals = -1) : (tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1230.0, 60.0, -150.0]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @frac_0() {
  %a0 = check.constant dense<[0.14403984, -2.6256936, 0.14305069, -1.7676718, 0.053707827]> : tensor<5xf32>
  %r = thunder.bsym @aten.frac.default(self = %a0) : (tensor<5xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[0.14403984, -0.62569356, 0.14305069, -0.7676718, 0.053707827]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}
