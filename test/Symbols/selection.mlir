// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @median_0() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726, -0.014521554], [-0.61236197, -1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325, 0.3231804]]> : tensor<3x5xf32>
  %r = thunder.bsym @aten.median.default(self = %a0) : (tensor<3x5xf32>) -> tensor<f32>
  %e0 = check.constant dense<-0.014521554> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @median_1() {
  %a0 = check.constant dense<[[1.0, 0x7FC00000, 3.0], [0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0, 0.0, -1.0]]> : tensor<3x3xf32>
  %r = thunder.bsym @aten.median.default(self = %a0) : (tensor<3x3xf32>) -> tensor<f32>
  %e0 = check.constant dense<0x7FC00000> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @median_2() {
  %a0 = check.constant dense<[4, 1, 3, 2]> : tensor<4xi64>
  %r = thunder.bsym @aten.median.default(self = %a0) : (tensor<4xi64>) -> tensor<i64>
  %e0 = check.constant dense<2> : tensor<i64>
  check.expect_eq %r, %e0 : tensor<i64>
  thunder.return
}

thunder.func @median_3() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726, -0.014521554], [-0.61236197, -1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325, 0.3231804]]> : tensor<3x5xf32>
  %r:2 = thunder.bsym @aten.median.dim(self = %a0, dim = 1, keepdim = false) : (tensor<3x5xf32>) -> (tensor<3xf32>, tensor<3xi64>)
  %e0 = check.constant dense<[0.034033183, -0.61236197, -0.54830325]> : tensor<3xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  %e1 = check.constant dense<[2, 0, 3]> : tensor<3xi64>
  check.expect_eq %r#1, %e1 : tensor<3xi64>
  thunder.return
}

thunder.func @median_4() {
  %a0 = check.constant dense<[[1.0, 0x7FC00000, 3.0], [0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0, 0.0, -1.0]]> : tensor<3x3xf32>
  %r:2 = thunder.bsym @aten.median.dim(self = %a0, dim = 1, keepdim = true) : (tensor<3x3xf32>) -> (tensor<3x1xf32>, tensor<3x1xi64>)
  %e0 = check.constant dense<[[0x7FC00000], [0x7FC00000], [0.0]]> : tensor<3x1xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x1xf32>
  %e1 = check.constant dense<[[1], [0], [1]]> : tensor<3x1xi64>
  check.expect_eq %r#1, %e1 : tensor<3x1xi64>
  thunder.return
}

thunder.func @median_5() {
  %a0 = check.constant dense<2.0> : tensor<f32>
  %r:2 = thunder.bsym @aten.median.dim(self = %a0, dim = 0, keepdim = false) : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  %e0 = check.constant dense<2.0> : tensor<f32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  %e1 = check.constant dense<0> : tensor<i64>
  check.expect_eq %r#1, %e1 : tensor<i64>
  thunder.return
}

thunder.func @median_6() {
  %a0 = check.constant dense<> : tensor<0xf32>
  %r = thunder.bsym @aten.median.default(self = %a0) : (tensor<0xf32>) -> tensor<f32>
  %e0 = check.constant dense<0x7FC00000> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @median_7() {
  %a0 = check.constant dense<[[-0.47851562, 1.5625, -0.12988281], [-0.13378906, 1.2734375, -0.12890625], [-2.640625, 0.61328125, 0.47460938], [1.484375, 0.546875, 0.50390625]]> : tensor<4x3xbf16>
  %r:2 = thunder.bsym @aten.median.dim(self = %a0, dim = 0, keepdim = false) : (tensor<4x3xbf16>) -> (tensor<3xbf16>, tensor<3xi64>)
  %e0 = check.constant dense<[-0.47851562, 0.61328125, -0.12890625]> : tensor<3xbf16>
  check.expect_close %r#0, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xbf16>
  %e1 = check.constant dense<[0, 2, 1]> : tensor<3xi64>
  check.expect_eq %r#1, %e1 : tensor<3xi64>
  thunder.return
}

thunder.func @nanmedian_0() {
  %a0 = check.constant dense<[[1.0, 0x7FC00000, 3.0], [0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0, 0.0, -1.0]]> : tensor<3x3xf32>
  %r = thunder.bsym @aten.nanmedian.default(self = %a0) : (tensor<3x3xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nanmedian_1() {
  %a0 = check.constant dense<[[1.0, 0x7FC00000, 3.0], [0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0, 0.0, -1.0]]> : tensor<3x3xf32>
  %r:2 = thunder.bsym @aten.nanmedian.dim(self = %a0, dim = 1, keepdim = false) : (tensor<3x3xf32>) -> (tensor<3xf32>, tensor<3xi64>)
  %e0 = check.constant dense<[1.0, 0x7FC00000, 0.0]> : tensor<3xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  %e1 = check.constant dense<[0, 0, 1]> : tensor<3xi64>
  check.expect_eq %r#1, %e1 : tensor<3xi64>
  thunder.return
}

thunder.func @nanmedian_2() {
  %a0 = check.constant dense<[4, 1, 3, 2]> : tensor<4xi64>
  %r = thunder.bsym @aten.nanmedian.default(self = %a0) : (tensor<4xi64>) -> tensor<i64>
  %e0 = check.constant dense<2> : tensor<i64>
  check.expect_eq %r, %e0 : tensor<i64>
  thunder.return
}

thunder.func @mode_0() {
  %a0 = check.constant dense<[[3, 1, 3, 2], [5, 4, 4, 5]]> : tensor<2x4xi64>
  %r:2 = thunder.bsym @aten.mode.default(self = %a0, dim = 1, keepdim = false) : (tensor<2x4xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  %e0 = check.constant dense<[3, 4]> : tensor<2xi64>
  check.expect_eq %r#0, %e0 : tensor<2xi64>
  %e1 = check.constant dense<[2, 2]> : tensor<2xi64>
  check.expect_eq %r#1, %e1 : tensor<2xi64>
  thunder.return
}

thunder.func @mode_1() {
  %a0 = check.constant dense<[1.0, 2.0, 2.0]> : tensor<3xf32>
  %r:2 = thunder.bsym @aten.mode.default(self = %a0, dim = 0, keepdim = true) : (tensor<3xf32>) -> (tensor<1xf32>, tensor<1xi64>)
  %e0 = check.constant dense<[2.0]> : tensor<1xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1xf32>
  %e1 = check.constant dense<[2]> : tensor<1xi64>
  check.expect_eq %r#1, %e1 : tensor<1xi64>
  thunder.return
}

thunder.func @isin_0() {
  %a0 = check.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  %a1 = check.constant dense<[2, 4, 7]> : tensor<3xi64>
  %r = thunder.bsym @aten.isin.Tensor_Tensor(elements = %a0, test_elements = %a1, assume_unique = false, invert = false) : (tensor<2x2xi64>, tensor<3xi64>) -> tensor<2x2xi1>
  %e0 = check.constant dense<[[false, true], [false, true]]> : tensor<2x2xi1>
  check.expect_eq %r, %e0 : tensor<2x2xi1>
  thunder.return
}

thunder.func @isin_1() {
  %a0 = check.constant dense<[1.0, 2.5]> : tensor<2xf32>
  %a1 = check.constant dense<[2.5]> : tensor<1xf32>
  %r = thunder.bsym @aten.isin.Tensor_Tensor(elements = %a0, test_elements = %a1, assume_unique = false, invert = true) : (tensor<2xf32>, tensor<1xf32>) -> tensor<2xi1>
  %e0 = check.constant dense<[true, false]> : tensor<2xi1>
  check.expect_eq %r, %e0 : tensor<2xi1>
  thunder.return
}

thunder.func @isin_2() {
  %a0 = check.constant dense<[1, 2]> : tensor<2xi64>
  %r = thunder.bsym @aten.isin.Tensor_Scalar(elements = %a0, test_element = 2, assume_unique = false, invert = false) : (tensor<2xi64>) -> tensor<2xi1>
  %e0 = check.constant dense<[false, true]> : tensor<2xi1>
  check.expect_eq %r, %e0 : tensor<2xi1>
  thunder.return
}

thunder.func @isin_3() {
  %a0 = check.constant dense<[1, 3]> : tensor<2xi64>
  %r = thunder.bsym @aten.isin.Scalar_Tensor(element = 3, test_elements = %a0, assume_unique = false, invert = false) : (tensor<2xi64>) -> tensor<i1>
  %e0 = check.constant dense<true> : tensor<i1>
  check.expect_eq %r, %e0 : tensor<i1>
  thunder.return
}

thunder.func @isin_4() {
  %a0 = check.constant dense<[1]> : tensor<1xi64>
  %a1 = check.constant dense<> : tensor<0xi64>
  %r = thunder.bsym @aten.isin.Tensor_Tensor(elements = %a0, test_elements = %a1, assume_unique = false, invert = false) : (tensor<1xi64>, tensor<0xi64>) -> tensor<1xi1>
  %e0 = check.constant dense<[false]> : tensor<1xi1>
  check.expect_eq %r, %e0 : tensor<1xi1>
  thunder.return
}

thunder.func @bucketize_0() {
  %a0 = check.constant dense<[[0.0, 1.0, 3.0], [4.0, 5.0, 6.0], [0x7FC00000, 3.5, 0xFF800000]]> : tensor<3x3xf32>
  %a1 = check.constant dense<[1.0, 3.0, 3.0, 5.0]> : tensor<4xf32>
  %r = thunder.bsym @aten.bucketize.Tensor(self = %a0, boundaries = %a1, out_int32 = false, right = false) : (tensor<3x3xf32>, tensor<4xf32>) -> tensor<3x3xi64>
  %e0 = check.constant dense<[[0, 0, 1], [3, 3, 4], [4, 3, 0]]> : tensor<3x3xi64>
  check.expect_eq %r, %e0 : tensor<3x3xi64>
  thunder.return
}

thunder.func @searchsorted_0() {
  %a0 = check.constant dense<[1.0, 3.0, 3.0, 5.0]> : tensor<4xf32>
  %a1 = check.constant dense<[[0.0, 1.0, 3.0], [4.0, 5.0, 6.0], [0x7FC00000, 3.5, 0xFF800000]]> : tensor<3x3xf32>
  %r = thunder.bsym @aten.searchsorted.Tensor(sorted_sequence = %a0, self = %a1, out_int32 = false, right = false, side = none, sorter = none) : (tensor<4xf32>, tensor<3x3xf32>) -> tensor<3x3xi64>
  %e0 = check.constant dense<[[0, 0, 1], [3, 3, 4], [4, 3, 0]]> : tensor<3x3xi64>
  check.expect_eq %r, %e0 : tensor<3x3xi64>
  thunder.return
}

thunder.func @bucketize_1() {
  %a0 = check.constant dense<[[0.0, 1.0, 3.0], [4.0, 5.0, 6.0], [0x7FC00000, 3.5, 0xFF800000]]> : tensor<3x3xf32>
  %a1 = check.constant dense<[1.0, 3.0, 3.0, 5.0]> : tensor<4xf32>
  %r = thunder.bsym @aten.bucketize.Tensor(self = %a0, boundaries = %a1, out_int32 = false, right = true) : (tensor<3x3xf32>, tensor<4xf32>) -> tensor<3x3xi64>
  %e0 = check.constant dense<[[0, 1, 3], [3, 4, 4], [4, 3, 0]]> : tensor<3x3xi64>
  check.expect_eq %r, %e0 : tensor<3x3xi64>
  thunder.return
}

thunder.func @searchsorted_1() {
  %a0 = check.constant dense<[1.0, 3.0, 3.0, 5.0]> : tensor<4xf32>
  %a1 = check.constant dense<[[0.0, 1.0, 3.0], [4.0, 5.0, 6.0], [0x7FC00000, 3.5, 0xFF800000]]> : tensor<3x3xf32>
  %r = thunder.bsym @aten.searchsorted.Tensor(sorted_sequence = %a0, self = %a1, out_int32 = false, right = true, side = none, sorter = none) : (tensor<4xf32>, tensor<3x3xf32>) -> tensor<3x3xi64>
  %e0 = check.constant dense<[[0, 1, 3], [3, 4, 4], [4, 3, 0]]> : tensor<3x3xi64>
  check.expect_eq %r, %e0 : tensor<3x3xi64>
  thunder.return
}

thunder.func @bucketize_2() {
  %a0 = check.constant dense<[1.0, 3.0, 3.0, 5.0]> : tensor<4xf32>
  %r = thunder.bsym @aten.bucketize.Scalar(self = 3, boundaries = %a0, out_int32 = true, right = false) : (tensor<4xf32>) -> tensor<i32>
  %e0 = check.constant dense<1> : tensor<i32>
  check.expect_eq %r, %e0 : tensor<i32>
  thunder.return
}

thunder.func @searchsorted_2() {
  %a0 = check.constant dense<[1.0, 3.0, 3.0, 5.0]> : tensor<4xf32>
  %r = thunder.bsym @aten.searchsorted.Scalar(sorted_sequence = %a0, self = 2.5, out_int32 = false, right = false, side = none, sorter = none) : (tensor<4xf32>) -> tensor<i64>
  %e0 = check.constant dense<1> : tensor<i64>
  check.expect_eq %r, %e0 : tensor<i64>
  thunder.return
}

thunder.func @searchsorted_3() {
  %a0 = check.constant dense<[[1, 3, 5], [2, 4, 6]]> : tensor<2x3xi64>
  %a1 = check.constant dense<[[3, 6], [3, 6]]> : tensor<2x2xi64>
  %r = thunder.bsym @aten.searchsorted.Tensor(sorted_sequence = %a0, self = %a1, out_int32 = false, right = false, side = "right", sorter = none) : (tensor<2x3xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
  %e0 = check.constant dense<[[2, 3], [1, 3]]> : tensor<2x2xi64>
  check.expect_eq %r, %e0 : tensor<2x2xi64>
  thunder.return
}

thunder.func @searchsorted_4() {
  %a0 = check.constant dense<[5.0, 1.0, 3.0]> : tensor<3xf32>
  %a1 = check.constant dense<[2.0, 4.0]> : tensor<2xf32>
  %a2 = check.constant dense<[1, 2, 0]> : tensor<3xi64>
  %r = thunder.bsym @aten.searchsorted.Tensor(sorted_sequence = %a0, self = %a1, out_int32 = false, right = false, side = none, sorter = %a2) : (tensor<3xf32>, tensor<2xf32>, tensor<3xi64>) -> tensor<2xi64>
  %e0 = check.constant dense<[1, 2]> : tensor<2xi64>
  check.expect_eq %r, %e0 : tensor<2xi64>
  thunder.return
}

thunder.func @histc_0() {
  %a0 = check.constant dense<[1.0, 2.0, 1.0, 0.0, 4.0, 0x7FC00000, -1.0]> : tensor<7xf32>
  %r = thunder.bsym @aten.histc.default(self = %a0, bins = 4, min = 0, max = 4) : (tensor<7xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[1.0, 2.0, 1.0, 1.0]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @histc_1() {
  %a0 = check.constant dense<[2.1772444, -1.067827, 0.03655003, 0.08197851, 1.9981692, 0.22086716, 1.1256976, 0.272319, -0.17237055, -0.6953904, 0.5046354, 0.16943198, -0.85174483, -0.61904985, -0.4745161, -1.3954675, 0.8303135, 0.19528356, 0.9966437, 0.07897913]> : tensor<20xf32>
  %r = thunder.bsym @aten.histc.default(self = %a0, bins = 5, min = 0, max = 0) : (tensor<20xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[4.0, 3.0, 8.0, 3.0, 2.0]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @histc_2() {
  %a0 = check.constant dense<[2.0, 2.0]> : tensor<2xf32>
  %r = thunder.bsym @aten.histc.default(self = %a0, bins = 3, min = 0, max = 0) : (tensor<2xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[0.0, 2.0, 0.0]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @histc_3() {
  %a0 = check.constant dense<[0.13759859718372908, 0.12785629430833015, -0.9032096253100899, -0.3468913519565687, -1.030875757956479, 0.5102858635114572, -0.9577809600537235, 1.0884139830793607, 0.31869486911434325]> : tensor<9xf64>
  %r = thunder.bsym @aten.histc.default(self = %a0, bins = 7, min = -1, max = 1) : (tensor<9xf64>) -> tensor<7xf64>
  %e0 = check.constant dense<[2.0, 0.0, 1.0, 2.0, 1.0, 1.0, 0.0]> : tensor<7xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<7xf64>
  thunder.return
}

thunder.func @aminmax_0() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726, -0.014521554], [-0.61236197, -1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325, 0.3231804]]> : tensor<3x5xf32>
  %r:2 = thunder.bsym @aten.aminmax.default(self = %a0, dim = none, keepdim = false) : (tensor<3x5xf32>) -> (tensor<f32>, tensor<f32>)
  %e0 = check.constant dense<-2.6630876> : tensor<f32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  %e1 = check.constant dense<1.8004361> : tensor<f32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @aminmax_1() {
  %a0 = check.constant dense<[[1.0, 0x7FC00000, 3.0], [0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0, 0.0, -1.0]]> : tensor<3x3xf32>
  %r:2 = thunder.bsym @aten.aminmax.default(self = %a0, dim = 1, keepdim = false) : (tensor<3x3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  %e0 = check.constant dense<[0x7FC00000, 0x7FC00000, -1.0]> : tensor<3xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  %e1 = check.constant dense<[0x7FC00000, 0x7FC00000, 2.0]> : tensor<3xf32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @aminmax_2() {
  %a0 = check.constant dense<[3, 1, 2]> : tensor<3xi64>
  %r:2 = thunder.bsym @aten.aminmax.default(self = %a0, dim = 0, keepdim = true) : (tensor<3xi64>) -> (tensor<1xi64>, tensor<1xi64>)
  %e0 = check.constant dense<[1]> : tensor<1xi64>
  check.expect_eq %r#0, %e0 : tensor<1xi64>
  %e1 = check.constant dense<[3]> : tensor<1xi64>
  check.expect_eq %r#1, %e1 : tensor<1xi64>
  thunder.return
}

thunder.func @nonzero_static_0() {
  %a0 = check.constant dense<[[1, 0], [2, 3]]> : tensor<2x2xi64>
  %r = thunder.bsym @aten.nonzero_static.default(self = %a0, size = 5, fill_value = -1) : (tensor<2x2xi64>) -> tensor<5x2xi64>
  %e0 = check.constant dense<[[0, 0], [1, 0], [1, 1], [-1, -1], [-1, -1]]> : tensor<5x2xi64>
  check.expect_eq %r, %e0 : tensor<5x2xi64>
  thunder.return
}

thunder.func @nonzero_static_1() {
  %a0 = check.constant dense<[[1.0, 0.0], [2.0, 3.0]]> : tensor<2x2xf32>
  %r = thunder.bsym @aten.nonzero_static.default(self = %a0, size = 2, fill_value = 7) : (tensor<2x2xf32>) -> tensor<2x2xi64>
  %e0 = check.constant dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>
  check.expect_eq %r, %e0 : tensor<2x2xi64>
  thunder.return
}

thunder.func @nonzero_static_2() {
  %a0 = check.constant dense<[true, false, true]> : tensor<3xi1>
  %r = thunder.bsym @aten.nonzero_static.default(self = %a0, size = 3, fill_value = -1) : (tensor<3xi1>) -> tensor<3x1xi64>
  %e0 = check.constant dense<[[0], [2], [-1]]> : tensor<3x1xi64>
  check.expect_eq %r, %e0 : tensor<3x1xi64>
  thunder.return
}

thunder.func @tril_indices_0() {
  %r = thunder.bsym @aten.tril_indices.default(row = 3, col = 4, offset = 0, dtype = i64, layout = none, device = none, pin_memory = none) : () -> tensor<2x6xi64>
  %e0 = check.constant dense<[[0, 1, 1, 2, 2, 2], [0, 0, 1, 0, 1, 2]]> : tensor<2x6xi64>
  check.expect_eq %r, %e0 : tensor<2x6xi64>
  thunder.return
}

thunder.func @tril_indices_1() {
  %r = thunder.bsym @aten.tril_indices.default(row = 4, col = 3, offset = 1, dtype = i64, layout = none, device = none, pin_memory = none) : () -> tensor<2x11xi64>
  %e0 = check.constant dense<[[0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3], [0, 1, 0, 1, 2, 0, 1, 2, 0, 1, 2]]> : tensor<2x11xi64>
  check.expect_eq %r, %e0 : tensor<2x11xi64>
  thunder.return
}

thunder.func @tril_indices_2() {
  %r = thunder.bsym @aten.tril_indices.default(row = 3, col = 3, offset = -1, dtype = i32, layout = none, device = none, pin_memory = none) : () -> tensor<2x3xi32>
  %e0 = check.constant dense<[[1, 2, 2], [0, 0, 1]]> : tensor<2x3xi32>
  check.expect_eq %r, %e0 : tensor<2x3xi32>
  thunder.return
}

thunder.func @tril_indices_3() {
  %r = thunder.bsym @aten.tril_indices.default(row = 0, col = 3, offset = 0, dtype = i64, layout = none, device = none, pin_memory = none) : () -> tensor<2x0xi64>
  %e0 = check.constant dense<> : tensor<2x0xi64>
  check.expect_eq %r, %e0 : tensor<2x0xi64>
  thunder.return
}

thunder.func @triu_indices_0() {
  %r = thunder.bsym @aten.triu_indices.default(row = 3, col = 4, offset = 0, dtype = i64, layout = none, device = none, pin_memory = none) : () -> tensor<2x9xi64>
  %e0 = check.constant dense<[[0, 0, 0, 0, 1, 1, 1, 2, 2], [0, 1, 2, 3, 1, 2, 3, 2, 3]]> : tensor<2x9xi64>
  check.expect_eq %r, %e0 : tensor<2x9xi64>
  thunder.return
}

thunder.func @triu_indices_1() {
  %r = thunder.bsym @aten.triu_indices.default(row = 4, col = 3, offset = 1, dtype = i64, layout = none, device = none, pin_memory = none) : () -> tensor<2x3xi64>
  %e0 = check.constant dense<[[0, 0, 1], [1, 2, 2]]> : tensor<2x3xi64>
  check.expect_eq %r, %e0 : tensor<2x3xi64>
  thunder.return
}

thunder.func @triu_indices_2() {
  %r = thunder.bsym @aten.triu_indices.default(row = 3, col = 3, offset = -1, dtype = i32, layout = none, device = none, pin_memory = none) : () -> tensor<2x8xi32>
  %e0 = check.constant dense<[[0, 0, 0, 1, 1, 1, 2, 2], [0, 1, 2, 0, 1, 2, 1, 2]]> : tensor<2x8xi32>
  check.expect_eq %r, %e0 : tensor<2x8xi32>
  thunder.return
}

thunder.func @triu_indices_3() {
  %r = thunder.bsym @aten.triu_indices.default(row = 0, col = 3, offset = 0, dtype = i64, layout = none, device = none, pin_memory = none) : () -> tensor<2x0xi64>
  %e0 = check.constant dense<> : tensor<2x0xi64>
  check.expect_eq %r, %e0 : tensor<2x0xi64>
  thunder.return
}

thunder.func @masked_scatter_0() {
  %a0 = check.constant dense<[[-0.4758227, 1.3390743, -0.48556495], [-0.9392262, 0.35634014, -0.017622927]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[[true, false, true], [false, true, true]]> : tensor<2x3xi1>
  %a2 = check.constant dense<[0.3289813, 0.7207214, -0.9739111, 1.1642985, -0.35133472]> : tensor<5xf32>
  %r = thunder.bsym @aten.masked_scatter.default(self = %a0, mask = %a1, source = %a2) : (tensor<2x3xf32>, tensor<2x3xi1>, tensor<5xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[0.3289813, 1.3390743, 0.7207214], [-0.9392262, -0.9739111, 1.1642985]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @masked_scatter_1() {
  %a0 = check.constant dense<[[-0.05181287, -0.89958596, -0.046093296], [1.696685, -1.0637583, -0.07804308]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[true, false, true]> : tensor<3xi1>
  %a2 = check.constant dense<[[0.034860976, -1.7615125], [0.043959007, 0.038183056]]> : tensor<2x2xf32>
  %r = thunder.bsym @aten.masked_scatter.default(self = %a0, mask = %a1, source = %a2) : (tensor<2x3xf32>, tensor<3xi1>, tensor<2x2xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[0.034860976, -0.89958596, -1.7615125], [0.043959007, -1.0637583, 0.038183056]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @masked_scatter_2() {
  %a0 = check.constant dense<[1, 2]> : tensor<2xi64>
  %a1 = check.constant dense<[false, false]> : tensor<2xi1>
  %a2 = check.constant dense<> : tensor<0xi64>
  %r = thunder.bsym @aten.masked_scatter.default(self = %a0, mask = %a1, source = %a2) : (tensor<2xi64>, tensor<2xi1>, tensor<0xi64>) -> tensor<2xi64>
  %e0 = check.constant dense<[1, 2]> : tensor<2xi64>
  check.expect_eq %r, %e0 : tensor<2xi64>
  thunder.return
}

thunder.func @quantile_0() {
  %a0 = check.constant dense<[[0.3502801, -1.5344359, -0.44543844, 0.24818332, 0.0055939686], [-0.49503902, -0.56191164, -0.4124908, -0.11532242, -0.01986972], [0.4911717, 0.81942874, -0.18011513, 0.2073831, 0.014969224]]> : tensor<3x5xf32>
  %a1 = check.constant dense<[0.1, 0.5, 0.9]> : tensor<3xf32>
  %r = thunder.bsym @aten.quantile.default(self = %a0, q = %a1, dim = 1, keepdim = false, interpolation = "linear") : (tensor<3x5xf32>, tensor<3xf32>) -> tensor<3x3xf32>
  %e0 = check.constant dense<[[-1.0988369, -0.53516257, -0.10208139], [0.0055939686, -0.4124908, 0.2073831], [0.3094414, -0.058050808, 0.6881259]]> : tensor<3x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x3xf32>
  thunder.return
}

thunder.func @quantile_1() {
  %a0 = check.constant dense<[[0.3502801, -1.5344359, -0.44543844, 0.24818332, 0.0055939686], [-0.49503902, -0.56191164, -0.4124908, -0.11532242, -0.01986972], [0.4911717, 0.81942874, -0.18011513, 0.2073831, 0.014969224]]> : tensor<3x5xf32>
  %a1 = check.constant dense<[0.1, 0.5, 0.9]> : tensor<3xf32>
  %r = thunder.bsym @aten.quantile.default(self = %a0, q = %a1, dim = 1, keepdim = false, interpolation = "lower") : (tensor<3x5xf32>, tensor<3xf32>) -> tensor<3x3xf32>
  %e0 = check.constant dense<[[-1.5344359, -0.56191164, -0.18011513], [0.0055939686, -0.4124908, 0.2073831], [0.24818332, -0.11532242, 0.4911717]]> : tensor<3x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x3xf32>
  thunder.return
}

thunder.func @quantile_2() {
  %a0 = check.constant dense<[[0.3502801, -1.5344359, -0.44543844, 0.24818332, 0.0055939686], [-0.49503902, -0.56191164, -0.4124908, -0.11532242, -0.01986972], [0.4911717, 0.81942874, -0.18011513, 0.2073831, 0.014969224]]> : tensor<3x5xf32>
  %a1 = check.constant dense<[0.1, 0.5, 0.9]> : tensor<3xf32>
  %r = thunder.bsym @aten.quantile.default(self = %a0, q = %a1, dim = 1, keepdim = false, interpolation = "higher") : (tensor<3x5xf32>, tensor<3xf32>) -> tensor<3x3xf32>
  %e0 = check.constant dense<[[-0.44543844, -0.49503902, 0.014969224], [0.0055939686, -0.4124908, 0.2073831], [0.3502801, -0.01986972, 0.81942874]]> : tensor<3x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x3xf32>
  thunder.return
}

thunder.func @quantile_3() {
  %a0 = check.constant dense<[[0.3502801, -1.5344359, -0.44543844, 0.24818332, 0.0055939686], [-0.49503902, -0.56191164, -0.4124908, -0.11532242, -0.01986972], [0.4911717, 0.81942874, -0.18011513, 0.2073831, 0.014969224]]> : tensor<3x5xf32>
  %a1 = check.constant dense<[0.1, 0.5, 0.9]> : tensor<3xf32>
  %r = thunder.bsym @aten.quantile.default(self = %a0, q = %a1, dim = 1, keepdim = false, interpolation = "nearest") : (tensor<3x5xf32>, tensor<3xf32>) -> tensor<3x3xf32>
  %e0 = check.constant dense<[[-1.5344359, -0.56191164, -0.18011513], [0.0055939686, -0.4124908, 0.2073831], [0.3502801, -0.01986972, 0.81942874]]> : tensor<3x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x3xf32>
  thunder.return
}

thunder.func @quantile_4() {
  %a0 = check.constant dense<[[0.3502801, -1.5344359, -0.44543844, 0.24818332, 0.0055939686], [-0.49503902, -0.56191164, -0.4124908, -0.11532242, -0.01986972], [0.4911717, 0.81942874, -0.18011513, 0.2073831, 0.014969224]]> : tensor<3x5xf32>
  %a1 = check.constant dense<[0.1, 0.5, 0.9]> : tensor<3xf32>
  %r = thunder.bsym @aten.quantile.default(self = %a0, q = %a1, dim = 1, keepdim = false, interpolation = "midpoint") : (tensor<3x5xf32>, tensor<3xf32>) -> tensor<3x3xf32>
  %e0 = check.constant dense<[[-0.9899371, -0.52847534, -0.08257296], [0.0055939686, -0.4124908, 0.2073831], [0.2992317, -0.06759607, 0.6553002]]> : tensor<3x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x3xf32>
  thunder.return
}

thunder.func @quantile_5() {
  %a0 = check.constant dense<[[0.3502801, -1.5344359, -0.44543844, 0.24818332, 0.0055939686], [-0.49503902, -0.56191164, -0.4124908, -0.11532242, -0.01986972], [0.4911717, 0.81942874, -0.18011513, 0.2073831, 0.014969224]]> : tensor<3x5xf32>
  %r = thunder.bsym @aten.quantile.scalar(self = %a0, q = 0.3, dim = none, keepdim = false, interpolation = "linear") : (tensor<3x5xf32>) -> tensor<f32>
  %e0 = check.constant dense<-0.3660156> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @quantile_6() {
  %a0 = check.constant dense<[[0.35028010606765747, -1.5344358682632446, -0.4454384446144104, 0.24818332493305206, 0.00559396855533123], [-0.4950390160083771, -0.5619116425514221, -0.4124907851219177, -0.11532241851091385, -0.019869720563292503], [0.4911716878414154, 0.8194287419319153, -0.18011513352394104, 0.20738309621810913, 0.014969224110245705]]> : tensor<3x5xf64>
  %r = thunder.bsym @aten.quantile.scalar(self = %a0, q = 0.75, dim = 0, keepdim = true, interpolation = "linear") : (tensor<3x5xf64>) -> tensor<1x5xf64>
  %e0 = check.constant dense<[[0.42072589695453644, 0.12875854969024658, -0.2963029593229294, 0.2277832105755806, 0.010281596332788467]]> : tensor<1x5xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<1x5xf64>
  thunder.return
}

thunder.func @quantile_7() {
  %a0 = check.constant dense<[[0.3502801, -1.5344359, -0.44543844, 0.24818332, 0.0055939686], [-0.49503902, -0.56191164, 0x7FC00000, -0.11532242, -0.01986972], [0.4911717, 0.81942874, -0.18011513, 0.2073831, 0.014969224]]> : tensor<3x5xf32>
  %a1 = check.constant dense<0.4> : tensor<f32>
  %r = thunder.bsym @aten.quantile.default(self = %a0, q = %a1, dim = 1, keepdim = false, interpolation = "linear") : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
  %e0 = check.constant dense<[-0.17481898, 0x7FC00000, 0.13041756]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @nanquantile_0() {
  %a0 = check.constant dense<[[0.3502801, -1.5344359, -0.44543844, 0.24818332, 0.0055939686], [-0.49503902, -0.56191164, 0x7FC00000, -0.11532242, -0.01986972], [0.4911717, 0.81942874, -0.18011513, 0.2073831, 0.014969224]]> : tensor<3x5xf32>
  %a1 = check.constant dense<[0.25, 1.0]> : tensor<2xf32>
  %r = thunder.bsym @aten.nanquantile.default(self = %a0, q = %a1, dim = 1, keepdim = false, interpolation = "linear") : (tensor<3x5xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[-0.44543844, -0.5117572, 0.014969224], [0.3502801, -0.01986972, 0.81942874]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @nanquantile_1() {
  %a0 = check.constant dense<[[0.3502801, -1.5344359, -0.44543844, 0.24818332, 0.0055939686], [-0.49503902, -0.56191164, 0x7FC00000, -0.11532242, -0.01986972], [0.4911717, 0.81942874, -0.18011513, 0.2073831, 0.014969224]]> : tensor<3x5xf32>
  %r = thunder.bsym @aten.nanquantile.scalar(self = %a0, q = 0.5, dim = none, keepdim = true, interpolation = "linear") : (tensor<3x5xf32>) -> tensor<1x1xf32>
  %e0 = check.constant dense<[[-0.007137876]]> : tensor<1x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x1xf32>
  thunder.return
}

thunder.func @combinations_0() {
  %a0 = check.constant dense<[1, 2, 3]> : tensor<3xi64>
  %r = thunder.bsym @aten.combinations.default(self = %a0, r = 2, with_replacement = false) : (tensor<3xi64>) -> tensor<3x2xi64>
  %e0 = check.constant dense<[[1, 2], [1, 3], [2, 3]]> : tensor<3x2xi64>
  check.expect_eq %r, %e0 : tensor<3x2xi64>
  thunder.return
}

thunder.func @combinations_1() {
  %a0 = check.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %r = thunder.bsym @aten.combinations.default(self = %a0, r = 2, with_replacement = true) : (tensor<2xf32>) -> tensor<3x2xf32>
  %e0 = check.constant dense<[[1.0, 1.0], [1.0, 2.0], [2.0, 2.0]]> : tensor<3x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @combinations_2() {
  %a0 = check.constant dense<[1.0]> : tensor<1xf32>
  %r = thunder.bsym @aten.combinations.default(self = %a0, r = 2, with_replacement = false) : (tensor<1xf32>) -> tensor<0x2xf32>
  %e0 = check.constant dense<> : tensor<0x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x2xf32>
  thunder.return
}

thunder.func @combinations_3() {
  %a0 = check.constant dense<[4, 5]> : tensor<2xi64>
  %r = thunder.bsym @aten.combinations.default(self = %a0, r = 1, with_replacement = false) : (tensor<2xi64>) -> tensor<2x1xi64>
  %e0 = check.constant dense<[[4], [5]]> : tensor<2x1xi64>
  check.expect_eq %r, %e0 : tensor<2x1xi64>
  thunder.return
}
