// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @signbit_0() {
  %a0 = check.constant dense<[0.0, -0.0, 1.0, -2.5, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<7xf32>
  %r = thunder.bsym @aten.signbit.default(self = %a0) : (tensor<7xf32>) -> tensor<7xi1>
  %e0 = check.constant dense<[false, true, false, true, false, true, false]> : tensor<7xi1>
  check.expect_eq %r, %e0 : tensor<7xi1>
  thunder.return
}

thunder.func @signbit_1() {
  %a0 = check.constant dense<[1, 0, -3]> : tensor<3xi64>
  %r = thunder.bsym @aten.signbit.default(self = %a0) : (tensor<3xi64>) -> tensor<3xi1>
  %e0 = check.constant dense<[false, false, true]> : tensor<3xi1>
  check.expect_eq %r, %e0 : tensor<3xi1>
  thunder.return
}

thunder.func @signbit_2() {
  %a0 = check.constant dense<[true, false]> : tensor<2xi1>
  %r = thunder.bsym @aten.signbit.default(self = %a0) : (tensor<2xi1>) -> tensor<2xi1>
  %e0 = check.constant dense<[false, false]> : tensor<2xi1>
  check.expect_eq %r, %e0 : tensor<2xi1>
  thunder.return
}

thunder.func @signbit_3() {
  %a0 = check.constant dense<[-1.0, 1.0]> : tensor<2xbf16>
  %r = thunder.bsym @aten.signbit.default(self = %a0) : (tensor<2xbf16>) -> tensor<2xi1>
  %e0 = check.constant dense<[true, false]> : tensor<2xi1>
  check.expect_eq %r, %e0 : tensor<2xi1>
  thunder.return
}

thunder.func @angle_0() {
  %a0 = check.constant dense<[1.0, -2.5, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<5xf32>
  %r = thunder.bsym @aten.angle.default(self = %a0) : (tensor<5xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[0.0, 3.1415927, 0.0, 3.1415927, 0x7FC00000]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @angle_1() {
  %a0 = check.constant dense<[1, -3]> : tensor<2xi64>
  %r = thunder.bsym @aten.angle.default(self = %a0) : (tensor<2xi64>) -> tensor<2xf32>
  %e0 = check.constant dense<[0.0, 3.1415927]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @sgn_0() {
  %a0 = check.constant dense<[0.0, -2.0, 3.0]> : tensor<3xf32>
  %r = thunder.bsym @aten.sgn.default(self = %a0) : (tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[0.0, -1.0, 1.0]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @frexp_0() {
  %a0 = check.constant dense<[0.0, 1.0, 0.5, 3.0, -6.25, 1.0e-40, 1.0e-45, 3.4e+38, 1.0e-30]> : tensor<9xf32>
  %r:2 = thunder.bsym @aten.frexp.Tensor(self = %a0) : (tensor<9xf32>) -> (tensor<9xf32>, tensor<9xi32>)
  %e0 = check.constant dense<[0.0, 0.5, 0.5, 0.75, -0.78125, 0.54444885, 0.5, 0.9991702, 0.6338253]> : tensor<9xf32>
  check.expect_eq %r#0, %e0 : tensor<9xf32>
  %e1 = check.constant dense<[0, 1, 0, 2, 3, -132, -148, 128, -99]> : tensor<9xi32>
  check.expect_eq %r#1, %e1 : tensor<9xi32>
  thunder.return
}

thunder.func @frexp_1() {
  %a0 = check.constant dense<[1.0e-310, 5.0e-324, 1.7e+308, -0.1, 8.0]> : tensor<5xf64>
  %r:2 = thunder.bsym @aten.frexp.Tensor(self = %a0) : (tensor<5xf64>) -> (tensor<5xf64>, tensor<5xi32>)
  %e0 = check.constant dense<[0.5752618031559393, 0.5, 0.9456563898655606, -0.8, 0.5]> : tensor<5xf64>
  check.expect_eq %r#0, %e0 : tensor<5xf64>
  %e1 = check.constant dense<[-1029, -1073, 1024, -3, 4]> : tensor<5xi32>
  check.expect_eq %r#1, %e1 : tensor<5xi32>
  thunder.return
}

thunder.func @frexp_2() {
  %a0 = check.constant dense<[3.0, -0.100097656]> : tensor<2xbf16>
  %r:2 = thunder.bsym @aten.frexp.Tensor(self = %a0) : (tensor<2xbf16>) -> (tensor<2xbf16>, tensor<2xi32>)
  %e0 = check.constant dense<[0.75, -0.80078125]> : tensor<2xbf16>
  check.expect_eq %r#0, %e0 : tensor<2xbf16>
  %e1 = check.constant dense<[2, -3]> : tensor<2xi32>
  check.expect_eq %r#1, %e1 : tensor<2xi32>
  thunder.return
}

thunder.func @nextafter_0() {
  %a0 = check.constant dense<[1.0, 1.0, 0.0, 0.0, -0.0, 1.0e-45, 2.0, 0x7F800000, 3.4028235e+38, 0x7FC00000, 1.5, -1.0, -2.0]> : tensor<13xf32>
  %a1 = check.constant dense<[2.0, 0.0, 1.0, -1.0, 0.0, -1.0, 0xFF800000, 0.0, 0x7F800000, 1.0, 1.5, -2.0, 5.0]> : tensor<13xf32>
  %r = thunder.bsym @aten.nextafter.default(self = %a0, other = %a1) : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xf32>
  %e0 = check.constant dense<[1.0000001, 0.99999994, 1.0e-45, -1.0e-45, 0.0, 0.0, 1.9999999, 3.4028235e+38, 0x7F800000, 0x7FC00000, 1.5, -1.0000001, -1.9999999]> : tensor<13xf32>
  check.expect_eq %r, %e0 : tensor<13xf32>
  thunder.return
}

thunder.func @nextafter_1() {
  %a0 = check.constant dense<[1.0, 1.0, 0.0, 0.0, -0.0, 1.401298464324817e-45, 2.0, 0x7FF0000000000000]> : tensor<8xf64>
  %a1 = check.constant dense<[2.0, 0.0, 1.0, -1.0, 0.0, -1.0, 0xFFF0000000000000, 0.0]> : tensor<8xf64>
  %r = thunder.bsym @aten.nextafter.default(self = %a0, other = %a1) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
  %e0 = check.constant dense<[1.0000000000000002, 0.9999999999999999, 5.0e-324, -5.0e-324, 0.0, 1.4012984643248169e-45, 1.9999999999999998, 1.7976931348623157e+308]> : tensor<8xf64>
  check.expect_eq %r, %e0 : tensor<8xf64>
  thunder.return
}

thunder.func @nextafter_2() {
  %a0 = check.constant dense<[1.0, 0.0, 2.0]> : tensor<3xbf16>
  %a1 = check.constant dense<[2.0, 1.0, 0.0]> : tensor<3xbf16>
  %r = thunder.bsym @aten.nextafter.default(self = %a0, other = %a1) : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
  %e0 = check.constant dense<[1.0078125, 9.1835e-41, 1.9921875]> : tensor<3xbf16>
  check.expect_eq %r, %e0 : tensor<3xbf16>
  thunder.return
}

thunder.func @ldexp_0() {
  %a0 = check.constant dense<[-1.4135132, 0.23363075, 0.034033183]> : tensor<3xf32>
  %a1 = check.constant dense<[1, -2, 5]> : tensor<3xi64>
  %r = thunder.bsym @aten.ldexp.Tensor(self = %a0, other = %a1) : (tensor<3xf32>, tensor<3xi64>) -> tensor<3xf32>
  %e0 = check.constant dense<[-2.8270264, 0.058407687, 1.0890619]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @ldexp_1() {
  %a0 = check.constant dense<[[0.34991725416350133], [-0.014521554280266614]]> : tensor<2x1xf64>
  %a1 = check.constant dense<[0.5, 2.0]> : tensor<2xf32>
  %r = thunder.bsym @aten.ldexp.Tensor(self = %a0, other = %a1) : (tensor<2x1xf64>, tensor<2xf32>) -> tensor<2x2xf64>
  %e0 = check.constant dense<[[0.4948577180772477, 1.3996690166540053], [-0.020536578658421536, -0.05808621712106646]]> : tensor<2x2xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x2xf64>
  thunder.return
}

thunder.func @ldexp_2() {
  %a0 = check.constant dense<[1, 2, 3]> : tensor<3xi64>
  %a1 = check.constant dense<[1, 0, 2]> : tensor<3xi64>
  %r = thunder.bsym @aten.ldexp.Tensor(self = %a0, other = %a1) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xf32>
  %e0 = check.constant dense<[2.0, 2.0, 12.0]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @float_power_0() {
  %a0 = check.constant dense<[0.30535015, 0.29225573, 0.45434]> : tensor<3xf32>
  %a1 = check.constant dense<[2, 3, -1]> : tensor<3xi64>
  %r = thunder.bsym @aten.float_power.Tensor_Tensor(self = %a0, exponent = %a1) : (tensor<3xf32>, tensor<3xi64>) -> tensor<3xf64>
  %e0 = check.constant dense<[0.09323871693762786, 0.02496255884909037, 2.2009947969583186]> : tensor<3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<3xf64>
  thunder.return
}

thunder.func @float_power_1() {
  %a0 = check.constant dense<[1, 2, 3]> : tensor<3xi64>
  %r = thunder.bsym @aten.float_power.Tensor_Scalar(self = %a0, exponent = 2) : (tensor<3xi64>) -> tensor<3xf64>
  %e0 = check.constant dense<[1.0, 4.0, 9.0]> : tensor<3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<3xf64>
  thunder.return
}

thunder.func @float_power_2() {
  %a0 = check.constant dense<[0.5, 3.0]> : tensor<2xf32>
  %r = thunder.bsym @aten.float_power.Scalar(self = 2, exponent = %a0) : (tensor<2xf32>) -> tensor<2xf64>
  %e0 = check.constant dense<[1.4142135623730951, 8.0]> : tensor<2xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2xf64>
  thunder.return
}

thunder.func @gcd_0() {
  %a0 = check.constant dense<[12, -18, 0, 0, 7, 1099511627776]> : tensor<6xi64>
  %a1 = check.constant dense<[8, 27, 5, 0, -7, 3145728]> : tensor<6xi64>
  %r = thunder.bsym @aten.gcd.default(self = %a0, other = %a1) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
  %e0 = check.constant dense<[4, 9, 5, 0, 7, 1048576]> : tensor<6xi64>
  check.expect_eq %r, %e0 : tensor<6xi64>
  thunder.return
}

thunder.func @gcd_1() {
  %a0 = check.constant dense<[12, 200]> : tensor<2xui8>
  %a1 = check.constant dense<[18, 75]> : tensor<2xui8>
  %r = thunder.bsym @aten.gcd.default(self = %a0, other = %a1) : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  %e0 = check.constant dense<[6, 25]> : tensor<2xui8>
  check.expect_eq %r, %e0 : tensor<2xui8>
  thunder.return
}

thunder.func @gcd_2() {
  %a0 = check.constant dense<[[12], [9]]> : tensor<2x1xi32>
  %a1 = check.constant dense<[6, 15]> : tensor<2xi32>
  %r = thunder.bsym @aten.gcd.default(self = %a0, other = %a1) : (tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  %e0 = check.constant dense<[[6, 3], [3, 3]]> : tensor<2x2xi32>
  check.expect_eq %r, %e0 : tensor<2x2xi32>
  thunder.return
}

thunder.func @gcd_3() {
  %a0 = check.constant dense<[-128, 89]> : tensor<2xi8>
  %a1 = check.constant dense<[6, 55]> : tensor<2xi8>
  %r = thunder.bsym @aten.gcd.default(self = %a0, other = %a1) : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %e0 = check.constant dense<[-2, 1]> : tensor<2xi8>
  check.expect_eq %r, %e0 : tensor<2xi8>
  thunder.return
}

thunder.func @lcm_0() {
  %a0 = check.constant dense<[12, -18, 0, 0, 7, 1099511627776]> : tensor<6xi64>
  %a1 = check.constant dense<[8, 27, 5, 0, -7, 3145728]> : tensor<6xi64>
  %r = thunder.bsym @aten.lcm.default(self = %a0, other = %a1) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
  %e0 = check.constant dense<[24, 54, 0, 0, 7, 3298534883328]> : tensor<6xi64>
  check.expect_eq %r, %e0 : tensor<6xi64>
  thunder.return
}

thunder.func @lcm_1() {
  %a0 = check.constant dense<[12, 200]> : tensor<2xui8>
  %a1 = check.constant dense<[18, 75]> : tensor<2xui8>
  %r = thunder.bsym @aten.lcm.default(self = %a0, other = %a1) : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  %e0 = check.constant dense<[36, 88]> : tensor<2xui8>
  check.expect_eq %r, %e0 : tensor<2xui8>
  thunder.return
}

thunder.func @lcm_2() {
  %a0 = check.constant dense<[[12], [9]]> : tensor<2x1xi32>
  %a1 = check.constant dense<[6, 15]> : tensor<2xi32>
  %r = thunder.bsym @aten.lcm.default(self = %a0, other = %a1) : (tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  %e0 = check.constant dense<[[12, 60], [18, 45]]> : tensor<2x2xi32>
  check.expect_eq %r, %e0 : tensor<2x2xi32>
  thunder.return
}

thunder.func @lcm_3() {
  %a0 = check.constant dense<[-128, 89]> : tensor<2xi8>
  %a1 = check.constant dense<[6, 55]> : tensor<2xi8>
  %r = thunder.bsym @aten.lcm.default(self = %a0, other = %a1) : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %e0 = check.constant dense<[-128, 31]> : tensor<2xi8>
  check.expect_eq %r, %e0 : tensor<2xi8>
  thunder.return
}

thunder.func @logaddexp2_0() {
  %a0 = check.constant dense<[1.0, 0xFF800000, 0x7F800000, 3.0]> : tensor<4xf32>
  %a1 = check.constant dense<[2.0, 0xFF800000, 0x7F800000, -50.0]> : tensor<4xf32>
  %r = thunder.bsym @aten.logaddexp2.default(self = %a0, other = %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[2.5849624, 0xFF800000, 0x7F800000, 3.0]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @pow_0() {
  %a0 = check.constant dense<[2, -3, 1, -1, 0, 5, 7]> : tensor<7xi64>
  %a1 = check.constant dense<[10, 3, -4, -3, 0, 30, 63]> : tensor<7xi64>
  %r = thunder.bsym @aten.pow.Tensor_Tensor(self = %a0, exponent = %a1) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
  %e0 = check.constant dense<[1024, -27, 1, -1, 1, 8985370930000934825, 2898552624600762295]> : tensor<7xi64>
  check.expect_eq %r, %e0 : tensor<7xi64>
  thunder.return
}

thunder.func @pow_1() {
  %a0 = check.constant dense<[2, 3]> : tensor<2xui8>
  %a1 = check.constant dense<[7, 6]> : tensor<2xui8>
  %r = thunder.bsym @aten.pow.Tensor_Tensor(self = %a0, exponent = %a1) : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  %e0 = check.constant dense<[128, 217]> : tensor<2xui8>
  check.expect_eq %r, %e0 : tensor<2xui8>
  thunder.return
}

thunder.func @pow_2() {
  %a0 = check.constant dense<[2, -3, 200]> : tensor<3xi64>
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 5) : (tensor<3xi64>) -> tensor<3xi64>
  %e0 = check.constant dense<[32, -243, 320000000000]> : tensor<3xi64>
  check.expect_eq %r, %e0 : tensor<3xi64>
  thunder.return
}

thunder.func @pow_3() {
  %a0 = check.constant dense<[2, 3]> : tensor<2xi8>
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 6) : (tensor<2xi8>) -> tensor<2xi8>
  %e0 = check.constant dense<[64, -39]> : tensor<2xi8>
  check.expect_eq %r, %e0 : tensor<2xi8>
  thunder.return
}

thunder.func @pow_4() {
  %a0 = check.constant dense<[0, 3, -1]> : tensor<3xi64>
  %r = thunder.bsym @aten.pow.Scalar(self = 2, exponent = %a0) : (tensor<3xi64>) -> tensor<3xi64>
  %e0 = check.constant dense<[1, 8, 0]> : tensor<3xi64>
  check.expect_eq %r, %e0 : tensor<3xi64>
  thunder.return
}
