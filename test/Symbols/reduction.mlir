// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @sum_0() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.sum.default(self = %a0, dtype = none) : (tensor<2x3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<5.7852554> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @sum_1() {
  %a0 = check.constant dense<-0.33448702> : tensor<f32>
  %r = thunder.bsym @aten.sum.default(self = %a0, dtype = none) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<-0.33448702> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @sum_2() {
  %a0 = check.constant dense<[-0.27148438, 1.7109375, 0.53125, 1.3515625, -1.65625]> : tensor<5xbf16>
  %r = thunder.bsym @aten.sum.default(self = %a0, dtype = none) : (tensor<5xbf16>) -> tensor<bf16>
  %e0 = check.constant dense<1.6640625> : tensor<bf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<bf16>
  thunder.return
}

thunder.func @sum_3() {
  %a0 = check.constant dense<> : tensor<0xf32>
  %r = thunder.bsym @aten.sum.default(self = %a0, dtype = none) : (tensor<0xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @sum_4() {
  %a0 = check.constant dense<[0.83421785, -1.2089099, -0.07629007]> : tensor<3xf32>
  %r = thunder.bsym @aten.sum.default(self = %a0, dtype = f64) : (tensor<3xf32>) -> tensor<f64>
  %e0 = check.constant dense<-0.45098209381103516> : tensor<f64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<f64>
  thunder.return
}

thunder.func @sum_5() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [0], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[1.6483974, 1.0218031, -1.8976364, 1.8610154], [-0.084306, -0.13313493, 0.99189675, 2.9350371], [-1.7372998, -0.39306203, 1.7117963, -0.13925183]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @sum_6() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [0], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
  %e0 = check.constant dense<[[[1.6483974, 1.0218031, -1.8976364, 1.8610154], [-0.084306, -0.13313493, 0.99189675, 2.9350371], [-1.7372998, -0.39306203, 1.7117963, -0.13925183]]]> : tensor<1x3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x3x4xf32>
  thunder.return
}

thunder.func @sum_7() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [-1], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[1.0049372, 2.9322295, -1.8272426], [1.6286424, 0.7772635, 1.2694253]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @sum_8() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [-1], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
  %e0 = check.constant dense<[[[1.0049372], [2.9322295], [-1.8272426]], [[1.6286424], [0.7772635], [1.2694253]]]> : tensor<2x3x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3x1xf32>
  thunder.return
}

thunder.func @sum_9() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [0, 2], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[2.6335797, 3.7094932, -0.55781734]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @sum_10() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [0, 2], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x3x1xf32>
  %e0 = check.constant dense<[[[2.6335797], [3.7094932], [-0.55781734]]]> : tensor<1x3x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x3x1xf32>
  thunder.return
}

thunder.func @sum_11() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<5.7852554> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @sum_12() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x1x1xf32>
  %e0 = check.constant dense<[[[5.7852554]]]> : tensor<1x1x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x1x1xf32>
  thunder.return
}

thunder.func @sum_13() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = none, keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<5.7852554> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @sum_14() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = none, keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x1x1xf32>
  %e0 = check.constant dense<[[[5.7852554]]]> : tensor<1x1x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x1x1xf32>
  thunder.return
}

thunder.func @sum_15() {
  %a0 = check.constant dense<-0.07106681> : tensor<f32>
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [0], keepdim = false, dtype = none) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<-0.07106681> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @sum_16() {
  %a0 = check.constant dense<> : tensor<3x0xf32>
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [1], keepdim = false, dtype = none) : (tensor<3x0xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[0.0, 0.0, 0.0]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @mean_0() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.mean.default(self = %a0, dtype = none) : (tensor<2x3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.24105231> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @mean_1() {
  %a0 = check.constant dense<0.75273913> : tensor<f32>
  %r = thunder.bsym @aten.mean.default(self = %a0, dtype = none) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<0.75273913> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @mean_2() {
  %a0 = check.constant dense<[0.033203125, -0.48828125, -0.22167969, 0.0012283325, -0.32617188]> : tensor<5xbf16>
  %r = thunder.bsym @aten.mean.default(self = %a0, dtype = none) : (tensor<5xbf16>) -> tensor<bf16>
  %e0 = check.constant dense<-0.20019531> : tensor<bf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<bf16>
  thunder.return
}

thunder.func @mean_3() {
  %a0 = check.constant dense<> : tensor<0xf32>
  %r = thunder.bsym @aten.mean.default(self = %a0, dtype = none) : (tensor<0xf32>) -> tensor<f32>
  %e0 = check.constant dense<0x7FC00000> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @mean_4() {
  %a0 = check.constant dense<[0.5468463, -1.4604433, -1.7498473]> : tensor<3xf32>
  %r = thunder.bsym @aten.mean.default(self = %a0, dtype = f64) : (tensor<3xf32>) -> tensor<f64>
  %e0 = check.constant dense<-0.8878147602081299> : tensor<f64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<f64>
  thunder.return
}

thunder.func @mean_5() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [0], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.8241987, 0.5109016, -0.9488182, 0.9305077], [-0.042153, -0.066567466, 0.49594837, 1.4675186], [-0.8686499, -0.19653101, 0.85589814, -0.069625914]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @mean_6() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [0], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
  %e0 = check.constant dense<[[[0.8241987, 0.5109016, -0.9488182, 0.9305077], [-0.042153, -0.066567466, 0.49594837, 1.4675186], [-0.8686499, -0.19653101, 0.85589814, -0.069625914]]]> : tensor<1x3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x3x4xf32>
  thunder.return
}

thunder.func @mean_7() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [-1], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[0.2512343, 0.7330574, -0.45681065], [0.4071606, 0.19431588, 0.31735632]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @mean_8() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [-1], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
  %e0 = check.constant dense<[[[0.2512343], [0.7330574], [-0.45681065]], [[0.4071606], [0.19431588], [0.31735632]]]> : tensor<2x3x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3x1xf32>
  thunder.return
}

thunder.func @mean_9() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [0, 2], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[0.32919747, 0.46368665, -0.06972717]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @mean_10() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [0, 2], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x3x1xf32>
  %e0 = check.constant dense<[[[0.32919747], [0.46368665], [-0.06972717]]]> : tensor<1x3x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x3x1xf32>
  thunder.return
}

thunder.func @mean_11() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.24105231> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @mean_12() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x1x1xf32>
  %e0 = check.constant dense<[[[0.24105231]]]> : tensor<1x1x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x1x1xf32>
  thunder.return
}

thunder.func @mean_13() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = none, keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.24105231> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @mean_14() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = none, keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x1x1xf32>
  %e0 = check.constant dense<[[[0.24105231]]]> : tensor<1x1x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x1x1xf32>
  thunder.return
}

thunder.func @mean_15() {
  %a0 = check.constant dense<0.33337912> : tensor<f32>
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [0], keepdim = false, dtype = none) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<0.33337912> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @mean_16() {
  %a0 = check.constant dense<> : tensor<3x0xf32>
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [1], keepdim = false, dtype = none) : (tensor<3x0xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @sum_17() {
  %a0 = check.constant dense<[false, false, false, true]> : tensor<4xi1>
  %r = thunder.bsym @aten.sum.default(self = %a0, dtype = none) : (tensor<4xi1>) -> tensor<i64>
  %e0 = check.constant dense<1> : tensor<i64>
  check.expect_eq %r, %e0  : tensor<i64>
  thunder.return
}

thunder.func @sum_18() {
  %a0 = check.constant dense<[-2, -2, -4, 4]> : tensor<4xi32>
  %r = thunder.bsym @aten.sum.default(self = %a0, dtype = none) : (tensor<4xi32>) -> tensor<i64>
  %e0 = check.constant dense<-4> : tensor<i64>
  check.expect_eq %r, %e0  : tensor<i64>
  thunder.return
}

thunder.func @sum_19() {
  %a0 = check.constant dense<[[255, 1, 4, 0], [4, 1, 253, 253]]> : tensor<2x4xui8>
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [1], keepdim = false, dtype = none) : (tensor<2x4xui8>) -> tensor<2xi64>
  %e0 = check.constant dense<[260, 511]> : tensor<2xi64>
  check.expect_eq %r, %e0  : tensor<2xi64>
  thunder.return
}

thunder.func @sum_20() {
  %a0 = check.constant dense<[-4, 1, 3, 3]> : tensor<4xi32>
  %r = thunder.bsym @aten.sum.default(self = %a0, dtype = i32) : (tensor<4xi32>) -> tensor<i32>
  %e0 = check.constant dense<3> : tensor<i32>
  check.expect_eq %r, %e0  : tensor<i32>
  thunder.return
}

thunder.func @mean_17() {
  %a0 = check.constant dense<[0, 3, -1, -1]> : tensor<4xi64>
  %r = thunder.bsym @aten.mean.default(self = %a0, dtype = f32) : (tensor<4xi64>) -> tensor<f32>
  %e0 = check.constant dense<0.25> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @amax_0() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [0], keepdim = true) : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
  %e0 = check.constant dense<[[[1.0326821, 0.6641315, -0.90801656, 1.2568121], [1.4646947, 0.124112986, 1.4122288, 1.7637538], [-0.6629915, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<1x3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x3x4xf32>
  thunder.return
}

thunder.func @amax_1() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [0], keepdim = false) : (tensor<2x3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[1.0326821, 0.6641315, -0.90801656, 1.2568121], [1.4646947, 0.124112986, 1.4122288, 1.7637538], [-0.6629915, 0.27853534, 1.7230153, 0.3421829]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @amax_2() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [-1], keepdim = true) : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
  %e0 = check.constant dense<[[[1.0326821], [1.7637538], [-0.0112190265]], [[1.2568121], [1.4122288], [1.7230153]]]> : tensor<2x3x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3x1xf32>
  thunder.return
}

thunder.func @amax_3() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [-1], keepdim = false) : (tensor<2x3x4xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[1.0326821, 1.7637538, -0.0112190265], [1.2568121, 1.4122288, 1.7230153]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @amax_4() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [0, 2], keepdim = true) : (tensor<2x3x4xf32>) -> tensor<1x3x1xf32>
  %e0 = check.constant dense<[[[1.2568121], [1.7637538], [1.7230153]]]> : tensor<1x3x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x3x1xf32>
  thunder.return
}

thunder.func @amax_5() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [0, 2], keepdim = false) : (tensor<2x3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.2568121, 1.7637538, 1.7230153]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @amax_6() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [], keepdim = true) : (tensor<2x3x4xf32>) -> tensor<1x1x1xf32>
  %e0 = check.constant dense<[[[1.7637538]]]> : tensor<1x1x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x1x1xf32>
  thunder.return
}

thunder.func @amax_7() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [], keepdim = false) : (tensor<2x3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.7637538> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @amax_8() {
  %a0 = check.constant dense<[1.0, 2.0, 2.0, 1.0]> : tensor<4xf32>
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [0], keepdim = false) : (tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<2.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @amax_9() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [0], keepdim = false) : (tensor<10xf32>) -> tensor<f32>
  %e0 = check.constant dense<0x7FC00000> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @amax_10() {
  %a0 = check.constant dense<0.6683202> : tensor<f32>
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [], keepdim = false) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<0.6683202> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @amax_11() {
  %a0 = check.constant dense<[[5, -5, -4, 1], [5, 1, 5, 1], [-4, 1, 2, -2]]> : tensor<3x4xi64>
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [1], keepdim = false) : (tensor<3x4xi64>) -> tensor<3xi64>
  %e0 = check.constant dense<[5, 5, 2]> : tensor<3xi64>
  check.expect_eq %r, %e0  : tensor<3xi64>
  thunder.return
}

thunder.func @amin_0() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [0], keepdim = true) : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
  %e0 = check.constant dense<[[[0.61571544, 0.35767156, -0.9896199, 0.60420334], [-1.5490007, -0.25724792, -0.42033207, 1.1712834], [-1.0743083, -0.67159736, -0.0112190265, -0.48143473]]]> : tensor<1x3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x3x4xf32>
  thunder.return
}

thunder.func @amin_1() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [0], keepdim = false) : (tensor<2x3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.61571544, 0.35767156, -0.9896199, 0.60420334], [-1.5490007, -0.25724792, -0.42033207, 1.1712834], [-1.0743083, -0.67159736, -0.0112190265, -0.48143473]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @amin_2() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [-1], keepdim = true) : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
  %e0 = check.constant dense<[[[-0.9896199], [-0.42033207], [-0.67159736]], [[-0.90801656], [-1.5490007], [-1.0743083]]]> : tensor<2x3x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3x1xf32>
  thunder.return
}

thunder.func @amin_3() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [-1], keepdim = false) : (tensor<2x3x4xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[-0.9896199, -0.42033207, -0.67159736], [-0.90801656, -1.5490007, -1.0743083]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @amin_4() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [0, 2], keepdim = true) : (tensor<2x3x4xf32>) -> tensor<1x3x1xf32>
  %e0 = check.constant dense<[[[-0.9896199], [-1.5490007], [-1.0743083]]]> : tensor<1x3x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x3x1xf32>
  thunder.return
}

thunder.func @amin_5() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [0, 2], keepdim = false) : (tensor<2x3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[-0.9896199, -1.5490007, -1.0743083]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @amin_6() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [], keepdim = true) : (tensor<2x3x4xf32>) -> tensor<1x1x1xf32>
  %e0 = check.constant dense<[[[-1.5490007]]]> : tensor<1x1x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x1x1xf32>
  thunder.return
}

thunder.func @amin_7() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [], keepdim = false) : (tensor<2x3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<-1.5490007> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @amin_8() {
  %a0 = check.constant dense<[1.0, 2.0, 2.0, 1.0]> : tensor<4xf32>
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [0], keepdim = false) : (tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @amin_9() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [0], keepdim = false) : (tensor<10xf32>) -> tensor<f32>
  %e0 = check.constant dense<0x7FC00000> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @amin_10() {
  %a0 = check.constant dense<-0.25681445> : tensor<f32>
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [], keepdim = false) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<-0.25681445> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @amin_11() {
  %a0 = check.constant dense<[[1, -2, 2, -4], [-2, -1, -5, 4], [2, 4, 4, -1]]> : tensor<3x4xi64>
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [1], keepdim = false) : (tensor<3x4xi64>) -> tensor<3xi64>
  %e0 = check.constant dense<[-4, -5, -1]> : tensor<3xi64>
  check.expect_eq %r, %e0  : tensor<3xi64>
  thunder.return
}

thunder.func @max_0() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.max.default(self = %a0) : (tensor<2x3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.7637538> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @min_0() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.min.default(self = %a0) : (tensor<2x3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<-1.5490007> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @amax_of_bool() {
  %a0 = check.constant dense<[[true, false], [false, false]]> : tensor<2x2xi1>
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [1], keepdim = false) : (tensor<2x2xi1>) -> tensor<2xi1>
  %e0 = check.constant dense<[true, false]> : tensor<2xi1>
  check.expect_eq %r, %e0 : tensor<2xi1>
  thunder.return
}

thunder.func @max_of_bool() {
  %a0 = check.constant dense<[false, true]> : tensor<2xi1>
  %r = thunder.bsym @aten.max.default(self = %a0) : (tensor<2xi1>) -> tensor<i1>
  %e0 = check.constant dense<true> : tensor<i1>
  check.expect_eq %r, %e0 : tensor<i1>
  thunder.return
}

thunder.func @min_of_bool() {
  %a0 = check.constant dense<[true, true]> : tensor<2xi1>
  %r = thunder.bsym @aten.min.default(self = %a0) : (tensor<2xi1>) -> tensor<i1>
  %e0 = check.constant dense<true> : tensor<i1>
  check.expect_eq %r, %e0 : tensor<i1>
  thunder.return
}

thunder.func @sum_as_bool() {
  %a0 = check.constant dense<[[1.0, -1.0], [0.0, 0.0]]> : tensor<2x2xf32>
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [1], keepdim = false, dtype = i1) : (tensor<2x2xf32>) -> tensor<2xi1>
  %e0 = check.constant dense<[true, false]> : tensor<2xi1>
  check.expect_eq %r, %e0 : tensor<2xi1>
  thunder.return
}

thunder.func @sum_as_bool_of_all() {
  %a0 = check.constant dense<[0, 0]> : tensor<2xi64>
  %r = thunder.bsym @aten.sum.default(self = %a0, dtype = i1) : (tensor<2xi64>) -> tensor<i1>
  %e0 = check.constant dense<false> : tensor<i1>
  check.expect_eq %r, %e0 : tensor<i1>
  thunder.return
}
