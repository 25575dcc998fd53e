// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @eq_0() {
  %a0 = check.constant dense<[-3.0, -2.0, 5.0, 4.0, 5.0, 3.0]> : tensor<6xf32>
  %a1 = check.constant dense<[-3.0, 5.0, 4.0, 1.0, -2.0, 2.0]> : tensor<6xf32>
  %r = thunder.bsym @aten.eq.Tensor(self = %a0, other = %a1) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %e0 = check.constant dense<[true, false, false, false, false, false]> : tensor<6xi1>
  check.expect_eq %r, %e0  : tensor<6xi1>
  thunder.return
}

thunder.func @eq_1() {
  %a0 = check.constant dense<[-1, -1, 2, -5, -5, -3]> : tensor<6xi64>
  %r = thunder.bsym @aten.eq.Scalar(self = %a0, other = 1) : (tensor<6xi64>) -> tensor<6xi1>
  %e0 = check.constant dense<[false, false, false, false, false, false]> : tensor<6xi1>
  check.expect_eq %r, %e0  : tensor<6xi1>
  thunder.return
}

thunder.func @eq_2() {
  %a0 = check.constant dense<[5, 3, -1, -4, 5, 1]> : tensor<6xi64>
  %r = thunder.bsym @aten.eq.Scalar(self = %a0, other = 1.5 : f64) : (tensor<6xi64>) -> tensor<6xi1>
  %e0 = check.constant dense<[false, false, false, false, false, false]> : tensor<6xi1>
  check.expect_eq %r, %e0  : tensor<6xi1>
  thunder.return
}

thunder.func @eq_3() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %a1 = check.constant dense<[3.0, -0.5, 0.5, -1.5, 1.5, -0.0, 0.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<10xf32>
  %r = thunder.bsym @aten.eq.Tensor(self = %a0, other = %a1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
  %e0 = check.constant dense<[false, false, false, false, false, false, false, false, false, false]> : tensor<10xi1>
  check.expect_eq %r, %e0  : tensor<10xi1>
  thunder.return
}

thunder.func @eq_4() {
  %a0 = check.constant dense<[-0.100097656, 0.51953125, -0.80859375]> : tensor<3xbf16>
  %r = thunder.bsym @aten.eq.Scalar(self = %a0, other = 1.7 : f64) : (tensor<3xbf16>) -> tensor<3xi1>
  %e0 = check.constant dense<[false, false, false]> : tensor<3xi1>
  check.expect_eq %r, %e0  : tensor<3xi1>
  thunder.return
}

thunder.func @eq_5() {
  %a0 = check.constant dense<[false, false, false]> : tensor<3xi1>
  %a1 = check.constant dense<[[true, false, true], [false, false, false]]> : tensor<2x3xi1>
  %r = thunder.bsym @aten.eq.Tensor(self = %a0, other = %a1) : (tensor<3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %e0 = check.constant dense<[[false, true, false], [true, true, true]]> : tensor<2x3xi1>
  check.expect_eq %r, %e0  : tensor<2x3xi1>
  thunder.return
}

thunder.func @eq_6() {
  %a0 = check.constant dense<[254, 5, 254]> : tensor<3xui8>
  %a1 = check.constant dense<[3, -1, 4]> : tensor<3xi8>
  %r = thunder.bsym @aten.eq.Tensor(self = %a0, other = %a1) : (tensor<3xui8>, tensor<3xi8>) -> tensor<3xi1>
  %e0 = check.constant dense<[false, false, false]> : tensor<3xi1>
  check.expect_eq %r, %e0  : tensor<3xi1>
  thunder.return
}

thunder.func @ne_0() {
  %a0 = check.constant dense<[4.0, 2.0, -5.0, -5.0, -2.0, 3.0]> : tensor<6xf32>
  %a1 = check.constant dense<[-2.0, -3.0, -1.0, 4.0, -4.0, -3.0]> : tensor<6xf32>
  %r = thunder.bsym @aten.ne.Tensor(self = %a0, other = %a1) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %e0 = check.constant dense<[true, true, true, true, true, true]> : tensor<6xi1>
  check.expect_eq %r, %e0  : tensor<6xi1>
  thunder.return
}

thunder.func @ne_1() {
  %a0 = check.constant dense<[-1, 2, -1, -4, 5, -4]> : tensor<6xi64>
  %r = thunder.bsym @aten.ne.Scalar(self = %a0, other = 1) : (tensor<6xi64>) -> tensor<6xi1>
  %e0 = check.constant dense<[true, true, true, true, true, true]> : tensor<6xi1>
  check.expect_eq %r, %e0  : tensor<6xi1>
  thunder.return
}

thunder.func @ne_2() {
  %a0 = check.constant dense<[0, 0, -1, 4, 2, -2]> : tensor<6xi64>
  %r = thunder.bsym @aten.ne.Scalar(self = %a0, other = 1.5 : f64) : (tensor<6xi64>) -> tensor<6xi1>
  %e0 = check.constant dense<[true, true, true, true, true, true]> : tensor<6xi1>
  check.expect_eq %r, %e0  : tensor<6xi1>
  thunder.return
}

thunder.func @ne_3() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %a1 = check.constant dense<[3.0, -0.5, 0.5, -1.5, 1.5, -0.0, 0.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<10xf32>
  %r = thunder.bsym @aten.ne.Tensor(self = %a0, other = %a1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
  %e0 = check.constant dense<[true, true, true, true, true, true, true, true, true, true]> : tensor<10xi1>
  check.expect_eq %r, %e0  : tensor<10xi1>
  thunder.return
}

thunder.func @ne_4() {
  %a0 = check.constant dense<[-0.06738281, 0.6796875, 1.03125]> : tensor<3xbf16>
  %r = thunder.bsym @aten.ne.Scalar(self = %a0, other = 1.7 : f64) : (tensor<3xbf16>) -> tensor<3xi1>
  %e0 = check.constant dense<[true, true, true]> : tensor<3xi1>
  check.expect_eq %r, %e0  : tensor<3xi1>
  thunder.return
}

thunder.func @ne_5() {
  %a0 = check.constant dense<[true, true, false]> : tensor<3xi1>
  %a1 = check.constant dense<[[false, false, true], [false, false, true]]> : tensor<2x3xi1>
  %r = thunder.bsym @aten.ne.Tensor(self = %a0, other = %a1) : (tensor<3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %e0 = check.constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  check.expect_eq %r, %e0  : tensor<2x3xi1>
  thunder.return
}

thunder.func @ne_6() {
  %a0 = check.constant dense<[251, 252, 252]> : tensor<3xui8>
  %a1 = check.constant dense<[2, -5, -3]> : tensor<3xi8>
  %r = thunder.bsym @aten.ne.Tensor(self = %a0, other = %a1) : (tensor<3xui8>, tensor<3xi8>) -> tensor<3xi1>
  %e0 = check.constant dense<[true, true, true]> : tensor<3xi1>
  check.expect_eq %r, %e0  : tensor<3xi1>
  thunder.return
}

thunder.func @lt_0() {
  %a0 = check.constant dense<[-3.0, 4.0, -1.0, 1.0, -5.0, 3.0]> : tensor<6xf32>
  %a1 = check.constant dense<[5.0, 2.0, 2.0, -2.0, 2.0, 1.0]> : tensor<6xf32>
  %r = thunder.bsym @aten.lt.Tensor(self = %a0, other = %a1) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %e0 = check.constant dense<[true, false, true, false, true, false]> : tensor<6xi1>
  check.expect_eq %r, %e0  : tensor<6xi1>
  thunder.return
}

thunder.func @lt_1() {
  %a0 = check.constant dense<[5, 5, -5, 0, -2, -1]> : tensor<6xi64>
  %r = thunder.bsym @aten.lt.Scalar(self = %a0, other = 1) : (tensor<6xi64>) -> tensor<6xi1>
  %e0 = check.constant dense<[false, false, true, true, true, true]> : tensor<6xi1>
  check.expect_eq %r, %e0  : tensor<6xi1>
  thunder.return
}

thunder.func @lt_2() {
  %a0 = check.constant dense<[-3, 5, -1, -2, 0, -2]> : tensor<6xi64>
  %r = thunder.bsym @aten.lt.Scalar(self = %a0, other = 1.5 : f64) : (tensor<6xi64>) -> tensor<6xi1>
  %e0 = check.constant dense<[true, false, true, true, true, true]> : tensor<6xi1>
  check.expect_eq %r, %e0  : tensor<6xi1>
  thunder.return
}

thunder.func @lt_3() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %a1 = check.constant dense<[3.0, -0.5, 0.5, -1.5, 1.5, -0.0, 0.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<10xf32>
  %r = thunder.bsym @aten.lt.Tensor(self = %a0, other = %a1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
  %e0 = check.constant dense<[false, false, true, false, true, false, true, false, true, false]> : tensor<10xi1>
  check.expect_eq %r, %e0  : tensor<10xi1>
  thunder.return
}

thunder.func @lt_4() {
  %a0 = check.constant dense<[0.30078125, -0.69140625, 0.44335938]> : tensor<3xbf16>
  %r = thunder.bsym @aten.lt.Scalar(self = %a0, other = 1.7 : f64) : (tensor<3xbf16>) -> tensor<3xi1>
  %e0 = check.constant dense<[true, true, true]> : tensor<3xi1>
  check.expect_eq %r, %e0  : tensor<3xi1>
  thunder.return
}

thunder.func @lt_5() {
  %a0 = check.constant dense<[false, false, false]> : tensor<3xi1>
  %a1 = check.constant dense<[[false, false, false], [false, true, false]]> : tensor<2x3xi1>
  %r = thunder.bsym @aten.lt.Tensor(self = %a0, other = %a1) : (tensor<3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %e0 = check.constant dense<[[false, false, false], [false, true, false]]> : tensor<2x3xi1>
  check.expect_eq %r, %e0  : tensor<2x3xi1>
  thunder.return
}

thunder.func @lt_6() {
  %a0 = check.constant dense<[255, 3, 1]> : tensor<3xui8>
  %a1 = check.constant dense<[1, -4, 3]> : tensor<3xi8>
  %r = thunder.bsym @aten.lt.Tensor(self = %a0, other = %a1) : (tensor<3xui8>, tensor<3xi8>) -> tensor<3xi1>
  %e0 = check.constant dense<[false, false, true]> : tensor<3xi1>
  check.expect_eq %r, %e0  : tensor<3xi1>
  thunder.return
}

thunder.func @le_0() {
  %a0 = check.constant dense<[1.0, 5.0, -4.0, -5.0, -5.0, -4.0]> : tensor<6xf32>
  %a1 = check.constant dense<[3.0, -5.0, -2.0, 3.0, 3.0, -5.0]> : tensor<6xf32>
  %r = thunder.bsym @aten.le.Tensor(self = %a0, other = %a1) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %e0 = check.constant dense<[true, false, true, true, true, false]> : tensor<6xi1>
  check.expect_eq %r, %e0  : tensor<6xi1>
  thunder.return
}

thunder.func @le_1() {
  %a0 = check.constant dense<[-1, 4, 5, 3, 3, -3]> : tensor<6xi64>
  %r = thunder.bsym @aten.le.Scalar(self = %a0, other = 1) : (tensor<6xi64>) -> tensor<6xi1>
  %e0 = check.constant dense<[true, false, false, false, false, true]> : tensor<6xi1>
  check.expect_eq %r, %e0  : tensor<6xi1>
  thunder.return
}

thunder.func @le_2() {
  %a0 = check.constant dense<[0, -1, 2, 0, 3, 5]> : tensor<6xi64>
  %r = thunder.bsym @aten.le.Scalar(self = %a0, other = 1.5 : f64) : (tensor<6xi64>) -> tensor<6xi1>
  %e0 = check.constant dense<[true, true, false, true, false, false]> : tensor<6xi1>
  check.expect_eq %r, %e0  : tensor<6xi1>
  thunder.return
}

thunder.func @le_3() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %a1 = check.constant dense<[3.0, -0.5, 0.5, -1.5, 1.5, -0.0, 0.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<10xf32>
  %r = thunder.bsym @aten.le.Tensor(self = %a0, other = %a1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
  %e0 = check.constant dense<[false, false, true, false, true, false, true, false, true, false]> : tensor<10xi1>
  check.expect_eq %r, %e0  : tensor<10xi1>
  thunder.return
}

thunder.func @le_4() {
  %a0 = check.constant dense<[0.70703125, 0.80078125, -0.052001953]> : tensor<3xbf16>
  %r = thunder.bsym @aten.le.Scalar(self = %a0, other = 1.7 : f64) : (tensor<3xbf16>) -> tensor<3xi1>
  %e0 = check.constant dense<[true, true, true]> : tensor<3xi1>
  check.expect_eq %r, %e0  : tensor<3xi1>
  thunder.return
}

thunder.func @le_5() {
  %a0 = check.constant dense<[false, false, true]> : tensor<3xi1>
  %a1 = check.constant dense<[[false, false, true], [false, false, true]]> : tensor<2x3xi1>
  %r = thunder.bsym @aten.le.Tensor(self = %a0, other = %a1) : (tensor<3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %e0 = check.constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  check.expect_eq %r, %e0  : tensor<2x3xi1>
  thunder.return
}

thunder.func @le_6() {
  %a0 = check.constant dense<[2, 5, 5]> : tensor<3xui8>
  %a1 = check.constant dense<[-5, 3, 0]> : tensor<3xi8>
  %r = thunder.bsym @aten.le.Tensor(self = %a0, other = %a1) : (tensor<3xui8>, tensor<3xi8>) -> tensor<3xi1>
  %e0 = check.constant dense<[false, false, false]> : tensor<3xi1>
  check.expect_eq %r, %e0  : tensor<3xi1>
  thunder.return
}

thunder.func @gt_0() {
  %a0 = check.constant dense<[2.0, -1.0, 0.0, 4.0, 1.0, -1.0]> : tensor<6xf32>
  %a1 = check.constant dense<[0.0, -2.0, -2.0, 5.0, 4.0, 5.0]> : tensor<6xf32>
  %r = thunder.bsym @aten.gt.Tensor(self = %a0, other = %a1) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %e0 = check.constant dense<[true, true, true, false, false, false]> : tensor<6xi1>
  check.expect_eq %r, %e0  : tensor<6xi1>
  thunder.return
}

thunder.func @gt_1() {
  %a0 = check.constant dense<[5, 1, 5, 4, -2, -4]> : tensor<6xi64>
  %r = thunder.bsym @aten.gt.Scalar(self = %a0, other = 1) : (tensor<6xi64>) -> tensor<6xi1>
  %e0 = check.constant dense<[true, false, true, true, false, false]> : tensor<6xi1>
  check.expect_eq %r, %e0  : tensor<6xi1>
  thunder.return
}

thunder.func @gt_2() {
  %a0 = check.constant dense<[2, -5, -4, 0, 3, 0]> : tensor<6xi64>
  %r = thunder.bsym @aten.gt.Scalar(self = %a0, other = 1.5 : f64) : (tensor<6xi64>) -> tensor<6xi1>
  %e0 = check.constant dense<[true, false, false, false, true, false]> : tensor<6xi1>
  check.expect_eq %r, %e0  : tensor<6xi1>
  thunder.return
}

thunder.func @gt_3() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %a1 = check.constant dense<[3.0, -0.5, 0.5, -1.5, 1.5, -0.0, 0.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<10xf32>
  %r = thunder.bsym @aten.gt.Tensor(self = %a0, other = %a1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
  %e0 = check.constant dense<[false, true, false, true, false, true, false, true, false, false]> : tensor<10xi1>
  check.expect_eq %r, %e0  : tensor<10xi1>
  thunder.return
}

thunder.func @gt_4() {
  %a0 = check.constant dense<[1.1328125, 0.024047852, -0.014343262]> : tensor<3xbf16>
  %r = thunder.bsym @aten.gt.Scalar(self = %a0, other = 1.7 : f64) : (tensor<3xbf16>) -> tensor<3xi1>
  %e0 = check.constant dense<[false, false, false]> : tensor<3xi1>
  check.expect_eq %r, %e0  : tensor<3xi1>
  thunder.return
}

thunder.func @gt_5() {
  %a0 = check.constant dense<[false, false, true]> : tensor<3xi1>
  %a1 = check.constant dense<[[true, false, false], [false, true, true]]> : tensor<2x3xi1>
  %r = thunder.bsym @aten.gt.Tensor(self = %a0, other = %a1) : (tensor<3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %e0 = check.constant dense<[[false, false, true], [false, false, false]]> : tensor<2x3xi1>
  check.expect_eq %r, %e0  : tensor<2x3xi1>
  thunder.return
}

thunder.func @gt_6() {
  %a0 = check.constant dense<[0, 255, 2]> : tensor<3xui8>
  %a1 = check.constant dense<[4, -5, -5]> : tensor<3xi8>
  %r = thunder.bsym @aten.gt.Tensor(self = %a0, other = %a1) : (tensor<3xui8>, tensor<3xi8>) -> tensor<3xi1>
  %e0 = check.constant dense<[false, true, true]> : tensor<3xi1>
  check.expect_eq %r, %e0  : tensor<3xi1>
  thunder.return
}

thunder.func @ge_0() {
  %a0 = check.constant dense<[5.0, -1.0, 5.0, 4.0, -2.0, 4.0]> : tensor<6xf32>
  %a1 = check.constant dense<[-1.0, 1.0, 2.0, 2.0, -3.0, 1.0]> : tensor<6xf32>
  %r = thunder.bsym @aten.ge.Tensor(self = %a0, other = %a1) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %e0 = check.constant dense<[true, false, true, true, true, true]> : tensor<6xi1>
  check.expect_eq %r, %e0  : tensor<6xi1>
  thunder.return
}

thunder.func @ge_1() {
  %a0 = check.constant dense<[4, -1, 2, -1, -3, 3]> : tensor<6xi64>
  %r = thunder.bsym @aten.ge.Scalar(self = %a0, other = 1) : (tensor<6xi64>) -> tensor<6xi1>
  %e0 = check.constant dense<[true, false, true, false, false, true]> : tensor<6xi1>
  check.expect_eq %r, %e0  : tensor<6xi1>
  thunder.return
}

thunder.func @ge_2() {
  %a0 = check.constant dense<[3, -2, -2, -1, -2, 1]> : tensor<6xi64>
  %r = thunder.bsym @aten.ge.Scalar(self = %a0, other = 1.5 : f64) : (tensor<6xi64>) -> tensor<6xi1>
  %e0 = check.constant dense<[true, false, false, false, false, false]> : tensor<6xi1>
  check.expect_eq %r, %e0  : tensor<6xi1>
  thunder.return
}

thunder.func @ge_3() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %a1 = check.constant dense<[3.0, -0.5, 0.5, -1.5, 1.5, -0.0, 0.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<10xf32>
  %r = thunder.bsym @aten.ge.Tensor(self = %a0, other = %a1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
  %e0 = check.constant dense<[false, true, false, true, false, true, false, true, false, false]> : tensor<10xi1>
  check.expect_eq %r, %e0  : tensor<10xi1>
  thunder.return
}

thunder.func @ge_4() {
  %a0 = check.constant dense<[0.080566406, 0.2578125, -1.4453125]> : tensor<3xbf16>
  %r = thunder.bsym @aten.ge.Scalar(self = %a0, other = 1.7 : f64) : (tensor<3xbf16>) -> tensor<3xi1>
  %e0 = check.constant dense<[false, false, false]> : tensor<3xi1>
  check.expect_eq %r, %e0  : tensor<3xi1>
  thunder.return
}

thunder.func @ge_5() {
  %a0 = check.constant dense<[true, true, false]> : tensor<3xi1>
  %a1 = check.constant dense<[[true, true, false], [false, false, true]]> : tensor<2x3xi1>
  %r = thunder.bsym @aten.ge.Tensor(self = %a0, other = %a1) : (tensor<3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %e0 = check.constant dense<[[true, true, true], [true, true, false]]> : tensor<2x3xi1>
  check.expect_eq %r, %e0  : tensor<2x3xi1>
  thunder.return
}

thunder.func @ge_6() {
  %a0 = check.constant dense<[0, 252, 2]> : tensor<3xui8>
  %a1 = check.constant dense<[-3, 4, 2]> : tensor<3xi8>
  %r = thunder.bsym @aten.ge.Tensor(self = %a0, other = %a1) : (tensor<3xui8>, tensor<3xi8>) -> tensor<3xi1>
  %e0 = check.constant dense<[true, true, true]> : tensor<3xi1>
  check.expect_eq %r, %e0  : tensor<3xi1>
  thunder.return
}

thunder.func @where_0() {
  %a0 = check.constant dense<[[true], [false], [false]]> : tensor<3x1xi1>
  %a1 = check.constant dense<[-0.84112626, 0.53344566, -0.55906594, -0.6013301]> : tensor<4xf32>
  %a2 = check.constant dense<[[0.17538594, -0.46875572, -0.662382, -0.7286678], [-0.85959256, 1.1019177, -1.2042905, -1.6520241], [-1.4453013, 1.9438474, -1.6317083, -2.42493]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.where.self(condition = %a0, self = %a1, other = %a2) : (tensor<3x1xi1>, tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.84112626, 0.53344566, -0.55906594, -0.6013301], [-0.85959256, 1.1019177, -1.2042905, -1.6520241], [-1.4453013, 1.9438474, -1.6317083, -2.42493]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @where_1() {
  %a0 = check.constant dense<[false, false, true]> : tensor<3xi1>
  %a1 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<3xf32>
  %a2 = check.constant dense<[-0.5412308, 0.3347325, 0.61611456]> : tensor<3xf32>
  %r = thunder.bsym @aten.where.self(condition = %a0, self = %a1, other = %a2) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[-0.5412308, 0.3347325, 0xFF800000]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @where_2() {
  %a0 = check.constant dense<[false, true, false]> : tensor<3xi1>
  %a1 = check.constant dense<[-0.84397227, -0.04646565, -0.18937428]> : tensor<3xf32>
  %a2 = check.constant dense<1.7415390906856865> : tensor<f64>
  %r = thunder.bsym @aten.where.self(condition = %a0, self = %a1, other = %a2) : (tensor<3xi1>, tensor<3xf32>, tensor<f64>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.7415391, -0.04646565, 1.7415391]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @where_3() {
  %a0 = check.constant dense<[true, false, false]> : tensor<3xi1>
  %a1 = check.constant dense<[-4, -1, 1]> : tensor<3xi64>
  %a2 = check.constant dense<[5, -1, -5]> : tensor<3xi32>
  %r = thunder.bsym @aten.where.self(condition = %a0, self = %a1, other = %a2) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi32>) -> tensor<3xi64>
  %e0 = check.constant dense<[-4, -1, -5]> : tensor<3xi64>
  check.expect_eq %r, %e0  : tensor<3xi64>
  thunder.return
}

thunder.func @where_4() {
  %a0 = check.constant dense<[true, false, false]> : tensor<3xi1>
  %a1 = check.constant dense<[-0.18240462, 1.116053, -0.1237388]> : tensor<3xf32>
  %r = thunder.bsym @aten.where.ScalarOther(condition = %a0, self = %a1, other = 1.5 : f64) : (tensor<3xi1>, tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[-0.18240462, 1.5, 1.5]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @where_5() {
  %a0 = check.constant dense<[true, true, true]> : tensor<3xi1>
  %a2 = check.constant dense<[0.056662966, -0.03604136, 0.55880415]> : tensor<3xf32>
  %r = thunder.bsym @aten.where.ScalarSelf(condition = %a0, self = 2, other = %a2) : (tensor<3xi1>, tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[2.0, 2.0, 2.0]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @bitwise_and_0() {
  %a0 = check.constant dense<[1, 3, 1, 2, 3]> : tensor<5xi64>
  %a1 = check.constant dense<[3, 2, 2, -5, 0]> : tensor<5xi64>
  %r = thunder.bsym @aten.bitwise_and.Tensor(self = %a0, other = %a1) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
  %e0 = check.constant dense<[1, 2, 0, 2, 0]> : tensor<5xi64>
  check.expect_eq %r, %e0  : tensor<5xi64>
  thunder.return
}

thunder.func @logical_and_0() {
  %a0 = check.constant dense<[4, -5, 4, -2, -4]> : tensor<5xi64>
  %a1 = check.constant dense<[4.0, 2.0, -2.0, 4.0, -4.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.logical_and.default(self = %a0, other = %a1) : (tensor<5xi64>, tensor<5xf32>) -> tensor<5xi1>
  %e0 = check.constant dense<[true, true, true, true, true]> : tensor<5xi1>
  check.expect_eq %r, %e0  : tensor<5xi1>
  thunder.return
}

thunder.func @bitwise_and_1() {
  %a0 = check.constant dense<[true, false, true, false, true]> : tensor<5xi1>
  %a1 = check.constant dense<[true, true, true, true, false]> : tensor<5xi1>
  %r = thunder.bsym @aten.bitwise_and.Tensor(self = %a0, other = %a1) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
  %e0 = check.constant dense<[true, false, true, false, false]> : tensor<5xi1>
  check.expect_eq %r, %e0  : tensor<5xi1>
  thunder.return
}

thunder.func @bitwise_or_0() {
  %a0 = check.constant dense<[0, -1, -2, -5, 4]> : tensor<5xi64>
  %a1 = check.constant dense<[5, -5, -4, 2, 0]> : tensor<5xi64>
  %r = thunder.bsym @aten.bitwise_or.Tensor(self = %a0, other = %a1) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
  %e0 = check.constant dense<[5, -1, -2, -5, 4]> : tensor<5xi64>
  check.expect_eq %r, %e0  : tensor<5xi64>
  thunder.return
}

thunder.func @logical_or_0() {
  %a0 = check.constant dense<[5, 1, 4, -3, 4]> : tensor<5xi64>
  %a1 = check.constant dense<[-1.0, -3.0, 0.0, 4.0, -4.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.logical_or.default(self = %a0, other = %a1) : (tensor<5xi64>, tensor<5xf32>) -> tensor<5xi1>
  %e0 = check.constant dense<[true, true, true, true, true]> : tensor<5xi1>
  check.expect_eq %r, %e0  : tensor<5xi1>
  thunder.return
}

thunder.func @bitwise_or_1() {
  %a0 = check.constant dense<[false, true, true, true, true]> : tensor<5xi1>
  %a1 = check.constant dense<[false, false, true, false, false]> : tensor<5xi1>
  %r = thunder.bsym @aten.bitwise_or.Tensor(self = %a0, other = %a1) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
  %e0 = check.constant dense<[false, true, true, true, true]> : tensor<5xi1>
  check.expect_eq %r, %e0  : tensor<5xi1>
  thunder.return
}

thunder.func @bitwise_xor_0() {
  %a0 = check.constant dense<[-3, 5, 1, -2, 5]> : tensor<5xi64>
  %a1 = check.constant dense<[5, -4, 1, 2, -3]> : tensor<5xi64>
  %r = thunder.bsym @aten.bitwise_xor.Tensor(self = %a0, other = %a1) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
  %e0 = check.constant dense<[-8, -7, 0, -4, -8]> : tensor<5xi64>
  check.expect_eq %r, %e0  : tensor<5xi64>
  thunder.return
}

thunder.func @logical_xor_0() {
  %a0 = check.constant dense<[5, -3, 2, 4, 0]> : tensor<5xi64>
  %a1 = check.constant dense<[-1.0, 2.0, -1.0, 2.0, 5.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.logical_xor.default(self = %a0, other = %a1) : (tensor<5xi64>, tensor<5xf32>) -> tensor<5xi1>
  %e0 = check.constant dense<[false, false, false, false, true]> : tensor<5xi1>
  check.expect_eq %r, %e0  : tensor<5xi1>
  thunder.return
}

thunder.func @bitwise_xor_1() {
  %a0 = check.constant dense<[true, true, true, true, true]> : tensor<5xi1>
  %a1 = check.constant dense<[false, false, false, false, false]> : tensor<5xi1>
  %r = thunder.bsym @aten.bitwise_xor.Tensor(self = %a0, other = %a1) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
  %e0 = check.constant dense<[true, true, true, true, true]> : tensor<5xi1>
  check.expect_eq %r, %e0  : tensor<5xi1>
  thunder.return
}

thunder.func @logical_not_0() {
  %a0 = check.constant dense<[-3.0, -4.0, 4.0, -1.0, 5.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.logical_not.default(self = %a0) : (tensor<5xf32>) -> tensor<5xi1>
  %e0 = check.constant dense<[false, false, false, false, false]> : tensor<5xi1>
  check.expect_eq %r, %e0  : tensor<5xi1>
  thunder.return
}

thunder.func @bitwise_not_0() {
  %a0 = check.constant dense<[0, 4, 2, -2, -3]> : tensor<5xi64>
  %r = thunder.bsym @aten.bitwise_not.default(self = %a0) : (tensor<5xi64>) -> tensor<5xi64>
  %e0 = check.constant dense<[-1, -5, -3, 1, 2]> : tensor<5xi64>
  check.expect_eq %r, %e0  : tensor<5xi64>
  thunder.return
}

thunder.func @bitwise_not_1() {
  %a0 = check.constant dense<[true, true, false, false, false]> : tensor<5xi1>
  %r = thunder.bsym @aten.bitwise_not.default(self = %a0) : (tensor<5xi1>) -> tensor<5xi1>
  %e0 = check.constant dense<[false, false, true, true, true]> : tensor<5xi1>
  check.expect_eq %r, %e0  : tensor<5xi1>
  thunder.return
}
