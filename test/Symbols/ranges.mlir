// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @arange_0() {
  %r = thunder.bsym @aten.arange.default(end = 5, dtype = none, layout = none, device = none, pin_memory = none) : () -> tensor<5xi64>
  %e0 = check.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi64>
  check.expect_eq %r, %e0 : tensor<5xi64>
  thunder.return
}

thunder.func @arange_1() {
  %r = thunder.bsym @aten.arange.start(start = 2, end = 9, dtype = f32, layout = none, device = none, pin_memory = none) : () -> tensor<7xf32>
  %e0 = check.constant dense<[2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<7xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<7xf32>
  thunder.return
}

thunder.func @arange_2() {
  %r = thunder.bsym @aten.arange.start_step(start = 1, end = -6, step = -3, dtype = none, layout = none, device = none, pin_memory = none) : () -> tensor<3xi64>
  %e0 = check.constant dense<[1, -2, -5]> : tensor<3xi64>
  check.expect_eq %r, %e0 : tensor<3xi64>
  thunder.return
}

thunder.func @arange_3() {
  %r = thunder.bsym @aten.arange.start_step(start = 0.0, end = 1.0, step = 0.3, dtype = none, layout = none, device = none, pin_memory = none) : () -> tensor<4xf32>
  %e0 = check.constant dense<[0.0, 0.3, 0.6, 0.9]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @arange_4() {
  %r = thunder.bsym @aten.arange.start_step(start = 0, end = 2, step = 0.25, dtype = f64, layout = none, device = none, pin_memory = none) : () -> tensor<8xf64>
  %e0 = check.constant dense<[0.0, 0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75]> : tensor<8xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<8xf64>
  thunder.return
}

thunder.func @arange_5() {
  %r = thunder.bsym @aten.arange.start(start = -3, end = 3, dtype = i8, layout = none, device = none, pin_memory = none) : () -> tensor<6xi8>
  %e0 = check.constant dense<[-3, -2, -1, 0, 1, 2]> : tensor<6xi8>
  check.expect_eq %r, %e0 : tensor<6xi8>
  thunder.return
}

thunder.func @linspace_0() {
  %r = thunder.bsym @aten.linspace.default(start = 0.0, end = 1.0, steps = 7, dtype = none, layout = none, device = none, pin_memory = none) : () -> tensor<7xf32>
  %e0 = check.constant dense<[0.0, 0.16666667, 0.33333334, 0.5, 0.6666666, 0.8333333, 1.0]> : tensor<7xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<7xf32>
  thunder.return
}

thunder.func @linspace_1() {
  %r = thunder.bsym @aten.linspace.default(start = 3.0, end = -2.0, steps = 4, dtype = f64, layout = none, device = none, pin_memory = none) : () -> tensor<4xf64>
  %e0 = check.constant dense<[3.0, 1.3333333333333333e+00, -3.3333333333333326e-01, -2.0]> : tensor<4xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<4xf64>
  thunder.return
}

thunder.func @eye_0() {
  %r = thunder.bsym @aten.eye.default(n = 3, dtype = none, layout = none, device = none, pin_memory = none) : () -> tensor<3x3xf32>
  %e0 = check.constant dense<[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]> : tensor<3x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x3xf32>
  thunder.return
}

thunder.func @eye_1() {
  %r = thunder.bsym @aten.eye.m(n = 2, m = 3, dtype = i64, layout = none, device = none, pin_memory = none) : () -> tensor<2x3xi64>
  %e0 = check.constant dense<[[1, 0, 0], [0, 1, 0]]> : tensor<2x3xi64>
  check.expect_eq %r, %e0 : tensor<2x3xi64>
  thunder.return
}

thunder.func @new_zeros_0() {
  %a0 = check.constant dense<[0.96815133, -0.24478269]> : tensor<2xf32>
  %r = thunder.bsym @aten.new_zeros.default(self = %a0, size = [2, 2], dtype = none, layout = none, device = none, pin_memory = none) : (tensor<2xf32>) -> tensor<2x2xf32>
  %e0 = check.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x2xf32>
  thunder.return
}

thunder.func @new_full_0() {
  %a0 = check.constant dense<[5, 4]> : tensor<2xi64>
  %r = thunder.bsym @aten.new_full.default(self = %a0, size = [3], fill_value = 7, dtype = none, layout = none, device = none, pin_memory = none) : (tensor<2xi64>) -> tensor<3xi64>
  %e0 = check.constant dense<[7, 7, 7]> : tensor<3xi64>
  check.expect_eq %r, %e0 : tensor<3xi64>
  thunder.return
}

thunder.func @assert_tensor_metadata_0() {
  %a0 = check.constant dense<[[0.46906072, 2.1332989, 0.63130695], [0.15325893, -1.4003971, -1.123859]]> : tensor<2x3xf32>
  thunder.bsym @aten._assert_tensor_metadata.default(a = %a0, size = none, stride = none, dtype = f32, device = none, layout = none) : (tensor<2x3xf32>) -> ()
  thunder.return
}

thunder.func @logspace_0() {
  %r = thunder.bsym @aten.logspace.default(start = 0.0, end = 2.0, steps = 5, base = 10.0, dtype = none, layout = none, device = none, pin_memory = none) : () -> tensor<5xf32>
  %e0 = check.constant dense<[1.0, 3.1622777, 10.0, 31.622776, 100.0]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @logspace_1() {
  %r = thunder.bsym @aten.logspace.default(start = -1, end = 3, steps = 4, base = 2.0, dtype = f64, layout = none, device = none, pin_memory = none) : () -> tensor<4xf64>
  %e0 = check.constant dense<[0.5, 1.2599210498948732, 3.174802103936399, 8.0]> : tensor<4xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<4xf64>
  thunder.return
}

thunder.func @logspace_2() {
  %r = thunder.bsym @aten.logspace.default(start = 1, end = 3, steps = 1, base = 10.0, dtype = none, layout = none, device = none, pin_memory = none) : () -> tensor<1xf32>
  %e0 = check.constant dense<[10.0]> : tensor<1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1xf32>
  thunder.return
}

thunder.func @linspace_of_tensors_0() {
  %a0 = check.constant dense<1.0> : tensor<f32>
  %a1 = check.constant dense<4.0> : tensor<f32>
  %r = thunder.bsym @aten.linspace.Tensor_Tensor(start = %a0, end = %a1, steps = 5, dtype = none, layout = none, device = none, pin_memory = none) : (tensor<f32>, tensor<f32>) -> tensor<5xf32>
  %e0 = check.constant dense<[1.0, 1.75, 2.5, 3.25, 4.0]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @linspace_of_tensors_1() {
  %a0 = check.constant dense<-1.0> : tensor<f32>
  %r = thunder.bsym @aten.linspace.Tensor_Scalar(start = %a0, end = 2.0, steps = 4, dtype = f64, layout = none, device = none, pin_memory = none) : (tensor<f32>) -> tensor<4xf64>
  %e0 = check.constant dense<[-1.0, 0.0, 1.0, 2.0]> : tensor<4xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<4xf64>
  thunder.return
}

thunder.func @linspace_of_tensors_2() {
  %a0 = check.constant dense<3> : tensor<i64>
  %r = thunder.bsym @aten.linspace.Scalar_Tensor(start = 0.0, end = %a0, steps = 3, dtype = none, layout = none, device = none, pin_memory = none) : (tensor<i64>) -> tensor<3xf32>
  %e0 = check.constant dense<[0.0, 1.5, 3.0]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @logspace_of_tensors_0() {
  %a0 = check.constant dense<0.0> : tensor<f32>
  %a1 = check.constant dense<2.0> : tensor<f32>
  %r = thunder.bsym @aten.logspace.Tensor_Tensor(start = %a0, end = %a1, steps = 3, base = 10.0, dtype = none, layout = none, device = none, pin_memory = none) : (tensor<f32>, tensor<f32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.0, 10.0, 100.0]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @linspace_of_integers_0() {
  %r = thunder.bsym @aten.linspace.default(start = -2, end = 10, steps = 5, dtype = i64, layout = none, device = none, pin_memory = none) : () -> tensor<5xi64>
  %e0 = check.constant dense<[-2, 1, 4, 7, 10]> : tensor<5xi64>
  check.expect_eq %r, %e0 : tensor<5xi64>
  thunder.return
}

thunder.func @linspace_of_integers_1() {
  %r = thunder.bsym @aten.linspace.default(start = 0.7, end = 9.9, steps = 4, dtype = i32, layout = none, device = none, pin_memory = none) : () -> tensor<4xi32>
  %e0 = check.constant dense<[0, 3, 6, 9]> : tensor<4xi32>
  check.expect_eq %r, %e0 : tensor<4xi32>
  thunder.return
}

thunder.func @logspace_of_integers_0() {
  %r = thunder.bsym @aten.logspace.default(start = 0, end = 3, steps = 4, base = 10.0, dtype = i64, layout = none, device = none, pin_memory = none) : () -> tensor<4xi64>
  %e0 = check.constant dense<[1, 10, 100, 1000]> : tensor<4xi64>
  check.expect_eq %r, %e0 : tensor<4xi64>
  thunder.return
}
