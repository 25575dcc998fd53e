// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @einsum_0() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[[-1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325], [0.3231804, -0.4779688, 1.5618223, -0.12975445]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.einsum.default(equation = "ij,jk->ik", tensors = [%a0, %a1], path = none) : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %e0 = check.constant dense<[[1.7198079, 1.4578713, -2.8261456, -0.14604951], [-0.6142751, -0.18758431, -0.30561447, 0.09076904]]> : tensor<2x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x4xf32>
  thunder.return
}

thunder.func @einsum_1() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[[-1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325], [0.3231804, -0.4779688, 1.5618223, -0.12975445]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.einsum.default(equation = "ij,jk", tensors = [%a0, %a1], path = none) : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %e0 = check.constant dense<[[1.7198079, 1.4578713, -2.8261456, -0.14604951], [-0.6142751, -0.18758431, -0.30561447, 0.09076904]]> : tensor<2x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x4xf32>
  thunder.return
}

thunder.func @einsum_2() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[[-1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325], [0.3231804, -0.4779688, 1.5618223, -0.12975445]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[[-0.13349894, 1.2739817], [-0.12876794, -2.6480813], [0.6114056, 0.47524163], [1.4878097, 0.5464403]]> : tensor<4x2xf32>
  %r = thunder.bsym @aten.einsum.default(equation = "ij,jk,kl->il", tensors = [%a0, %a1, %a2], path = none) : (tensor<2x3xf32>, tensor<3x4xf32>, tensor<4x2xf32>) -> tensor<2x2xf32>
  %e0 = check.constant dense<[[-2.362535, -3.0924673], [0.054352567, -0.38147762]]> : tensor<2x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x2xf32>
  thunder.return
}

thunder.func @einsum_3() {
  %a0 = check.constant dense<[[-0.7958497, 1.0677946, 0.23616925], [-0.6650427, -0.11468123, -0.30826217], [1.8239719, 0.63615304, 0.759648]]> : tensor<3x3xf32>
  %r = thunder.bsym @aten.einsum.default(equation = "ii", tensors = [%a0], path = none) : (tensor<3x3xf32>) -> tensor<f32>
  %e0 = check.constant dense<-0.1508829> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @einsum_4() {
  %a0 = check.constant dense<[[-0.7958497, 1.0677946, 0.23616925], [-0.6650427, -0.11468123, -0.30826217], [1.8239719, 0.63615304, 0.759648]]> : tensor<3x3xf32>
  %r = thunder.bsym @aten.einsum.default(equation = "ii->i", tensors = [%a0], path = none) : (tensor<3x3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[-0.7958497, -0.11468123, 0.759648]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 2.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @einsum_5() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.einsum.default(equation = "ij->ji", tensors = [%a0], path = none) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %e0 = check.constant dense<[[-1.4135132, 0.34991726], [0.23363075, -0.014521554], [0.034033183, -0.61236197]]> : tensor<3x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 2.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @einsum_6() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.einsum.default(equation = "ij->", tensors = [%a0], path = none) : (tensor<2x3xf32>) -> tensor<f32>
  %e0 = check.constant dense<-1.4228154> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 2.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @einsum_7() {
  %a0 = check.constant dense<[[[0.50304824, 0.18797126, -1.4339306], [-0.36984584, 1.2012268, 0.75069994]], [[0.03716203, 1.4131333, 0.694197], [1.050745, 1.4099929, 0.083037205]]]> : tensor<2x2x3xf32>
  %r = thunder.bsym @aten.einsum.default(equation = "bij,bkj->bik", tensors = [%a0, %a0], path = none) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x2xf32>
  %e0 = check.constant dense<[[[2.3445477, -1.0367059], [-1.0367059, 2.1432824]], [[2.480236, 2.0891998], [2.0891998, 3.09904]]]> : tensor<2x2x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x2x2xf32>
  thunder.return
}

thunder.func @einsum_8() {
  %a0 = check.constant dense<[[[0.50304824, 0.18797126, -1.4339306], [-0.36984584, 1.2012268, 0.75069994]], [[0.03716203, 1.4131333, 0.694197], [1.050745, 1.4099929, 0.083037205]]]> : tensor<2x2x3xf32>
  %a1 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.einsum.default(equation = "...ij,...j->...i", tensors = [%a0, %a1], path = none) : (tensor<2x2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  %e0 = check.constant dense<[[-0.71595067, 0.8289742], [-0.4326171, 0.2963497]]> : tensor<2x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x2xf32>
  thunder.return
}

thunder.func @einsum_9() {
  %a0 = check.constant dense<[[[0.50304824, 0.18797126, -1.4339306], [-0.36984584, 1.2012268, 0.75069994]], [[0.03716203, 1.4131333, 0.694197], [1.050745, 1.4099929, 0.083037205]]]> : tensor<2x2x3xf32>
  %r = thunder.bsym @aten.einsum.default(equation = "...ij->...ji", tensors = [%a0], path = none) : (tensor<2x2x3xf32>) -> tensor<2x3x2xf32>
  %e0 = check.constant dense<[[[0.50304824, -0.36984584], [0.18797126, 1.2012268], [-1.4339306, 0.75069994]], [[0.03716203, 1.050745], [1.4131333, 1.4099929], [0.694197, 0.083037205]]]> : tensor<2x3x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x3x2xf32>
  thunder.return
}

thunder.func @einsum_10() {
  %a0 = check.constant dense<[-1.4135132, 0.23363075, 0.034033183]> : tensor<3xf32>
  %a1 = check.constant dense<[-0.13349894, -0.12876794, 0.6114056, 1.4878097]> : tensor<4xf32>
  %r = thunder.bsym @aten.einsum.default(equation = "i,j->ij", tensors = [%a0, %a1], path = none) : (tensor<3xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.18870251, 0.18201518, -0.8642299, -2.1030385], [-0.031189457, -0.03008415, 0.14284314, 0.34759808], [-0.004543394, -0.0043823826, 0.020808078, 0.0506349]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 2.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @einsum_11() {
  %a0 = check.constant dense<[[[0.50304824, 0.18797126, -1.4339306], [-0.36984584, 1.2012268, 0.75069994]], [[0.03716203, 1.4131333, 0.694197], [1.050745, 1.4099929, 0.083037205]]]> : tensor<2x2x3xf32>
  %a1 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.einsum.default(equation = "bij,ij->b", tensors = [%a0, %a1], path = none) : (tensor<2x2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[-1.3225099, 0.59759784]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 2.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @einsum_12() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.einsum.default(equation = "ij,ij->ij", tensors = [%a0, %a0], path = none) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[1.9980196, 0.054583326, 0.0011582576], [0.12244209, 0.00021087553, 0.37498719]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @einsum_13() {
  %a0 = check.constant dense<[[[0.44317892, 0.025901375, 0.6798525], [-1.3668826, 0.79490346, -1.1600626]], [[0.095252834, -0.06774365, 1.0138323], [0.1375986, 0.1278563, -0.9032096]]]> : tensor<2x2x3xf32>
  %r = thunder.bsym @aten.einsum.default(equation = "iij->ij", tensors = [%a0], path = none) : (tensor<2x2x3xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[0.44317892, 0.025901375, 0.6798525], [0.1375986, 0.1278563, -0.9032096]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @einsum_14() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[[-1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325], [0.3231804, -0.4779688, 1.5618223, -0.12975445]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.einsum.default(equation = "ij,jk->k", tensors = [%a0, %a1], path = none) : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[1.1055328, 1.2702869, -3.1317601, -0.05528047]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 2.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @einsum_15() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.einsum.default(equation = "ba", tensors = [%a0], path = none) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %e0 = check.constant dense<[[-1.4135132, 0.34991726], [0.23363075, -0.014521554], [0.034033183, -0.61236197]]> : tensor<3x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 2.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @einsum_16() {
  %a0 = check.constant dense<[[2, 3, 1], [3, -4, 4]]> : tensor<2x3xi64>
  %a1 = check.constant dense<[[2, 4], [-3, -2], [-3, 2]]> : tensor<3x2xi64>
  %r = thunder.bsym @aten.einsum.default(equation = "ij,jk->ik", tensors = [%a0, %a1], path = none) : (tensor<2x3xi64>, tensor<3x2xi64>) -> tensor<2x2xi64>
  %e0 = check.constant dense<[[-8, 4], [6, 28]]> : tensor<2x2xi64>
  check.expect_eq %r, %e0 : tensor<2x2xi64>
  thunder.return
}

thunder.func @einsum_17() {
  %a0 = check.constant dense<[[-1.4140625, 0.23339844, 0.033935547], [0.34960938, -0.014526367, -0.61328125]]> : tensor<2x3xbf16>
  %a1 = check.constant dense<[[-1.1796875, -1.484375, 1.796875, 0.0095825195], [0.15332031, -2.65625, -1.4296875, -0.546875], [0.32226562, -0.47851562, 1.5625, -0.12988281]]> : tensor<3x4xbf16>
  %r = thunder.bsym @aten.einsum.default(equation = "ij,jk->ik", tensors = [%a0, %a1], path = none) : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x4xbf16>
  %e0 = check.constant dense<[[1.71875, 1.4609375, -2.828125, -0.14550781], [-0.61328125, -0.18652344, -0.30859375, 0.09082031]]> : tensor<2x4xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x4xbf16>
  thunder.return
}

thunder.func @tensordot_0() {
  %a0 = check.constant dense<[[[0.50304824, 0.18797126, -1.4339306], [-0.36984584, 1.2012268, 0.75069994]], [[0.03716203, 1.4131333, 0.694197], [1.050745, 1.4099929, 0.083037205]]]> : tensor<2x2x3xf32>
  %a1 = check.constant dense<[[[-0.30146804, -2.76417, 0.22935104, -0.3000847], [0.47568932, -1.7705935, 1.3996005, 1.2078477]], [[0.6722586, -0.59773415, -1.0824454, 2.2360148], [0.09770581, -0.518825, 1.2083695, -0.40891734]], [[-0.5374449, -0.3180258, 0.5147337, -1.4843131], [-1.0469652, 0.13738301, -1.6182128, -0.976774]]]> : tensor<3x2x4xf32>
  %r = thunder.bsym @aten.tensordot.default(self = %a0, other = %a1, dims_self = [1, 2], dims_other = [1, 0]) : (tensor<2x2x3xf32>, tensor<3x2x4xf32>) -> tensor<2x4xf32>
  %e0 = check.constant dense<[[-0.09915054, -0.9120872, -1.1070893, 0.72656745], [1.1163508, -3.7487466, 1.876254, 2.7296903]]> : tensor<2x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x4xf32>
  thunder.return
}

thunder.func @tensordot_1() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[[-1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325], [0.3231804, -0.4779688, 1.5618223, -0.12975445]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.tensordot.default(self = %a0, other = %a1, dims_self = [1], dims_other = [0]) : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %e0 = check.constant dense<[[1.7198079, 1.4578713, -2.8261456, -0.14604951], [-0.6142751, -0.18758431, -0.30561447, 0.09076904]]> : tensor<2x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 2.0e-6 : f64} : tensor<2x4xf32>
  thunder.return
}

thunder.func @tensordot_2() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[[-1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325], [0.3231804, -0.4779688, 1.5618223, -0.12975445]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.tensordot.default(self = %a0, other = %a1, dims_self = [], dims_other = []) : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x3x3x4xf32>
  %e0 = check.constant dense<[[[[1.672959, 2.0963173, -2.5449402, -0.013533051], [-0.2168999, 3.7643094, 2.022941, 0.7750339], [-0.45681977, 0.6756152, -2.2076564, 0.18340963]], [[-0.27651292, -0.34648716, 0.42063725, 0.0022367933], [0.03585003, -0.62217915, -0.33435926, -0.1281005], [0.07550488, -0.11166821, 0.3648897, -0.03031463]], [[-0.040279865, -0.05047307, 0.061274573, 0.0003258355], [0.005222303, -0.09063335, -0.04870639, -0.018660504], [0.010998858, -0.0162668, 0.053153783, -0.0044159573]]], [[[-0.41414344, -0.5189464, 0.6300037, 0.0033501268], [0.05369389, -0.9318603, -0.500782, -0.19186077], [0.1130864, -0.16724955, 0.5465086, -0.045403324]], [[0.017186938, 0.021536259, -0.02614513, -0.00013903015], [-0.0022282945, 0.03867217, 0.020782437, 0.007962216], [-0.0046930816, 0.00694085, -0.022680087, 0.0018842363]], [[0.72475904, 0.9081662, -1.1025186, -0.0058627864], [-0.093965344, 1.6307735, 0.87637824, 0.33576006], [-0.1979034, 0.29268992, -0.9564006, 0.079456694]]]]> : tensor<2x3x3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3x3x4xf32>
  thunder.return
}

thunder.func @linalg_multi_dot_0() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[[-1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325], [0.3231804, -0.4779688, 1.5618223, -0.12975445]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[[-0.13349894, 1.2739817], [-0.12876794, -2.6480813], [0.6114056, 0.47524163], [1.4878097, 0.5464403]]> : tensor<4x2xf32>
  %r = thunder.bsym @aten.linalg_multi_dot.default(tensors = [%a0, %a1, %a2]) : (tensor<2x3xf32>, tensor<3x4xf32>, tensor<4x2xf32>) -> tensor<2x2xf32>
  %e0 = check.constant dense<[[-2.3625348, -3.0924678], [0.054352567, -0.3814775]]> : tensor<2x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 3.0e-6 : f64} : tensor<2x2xf32>
  thunder.return
}

thunder.func @linalg_multi_dot_1() {
  %a0 = check.constant dense<[-1.4135132, 0.23363075, 0.034033183]> : tensor<3xf32>
  %a1 = check.constant dense<[[-1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325], [0.3231804, -0.4779688, 1.5618223, -0.12975445]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[-0.13349894, -0.12876794, 0.6114056, 1.4878097]> : tensor<4xf32>
  %r = thunder.bsym @aten.linalg_multi_dot.default(tensors = [%a0, %a1, %a2]) : (tensor<3xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<-2.3625348> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 3.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @linalg_multi_dot_2() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[[-1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325], [0.3231804, -0.4779688, 1.5618223, -0.12975445]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.linalg_multi_dot.default(tensors = [%a0, %a1]) : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %e0 = check.constant dense<[[1.7198079, 1.4578713, -2.8261456, -0.14604951], [-0.6142751, -0.18758431, -0.30561447, 0.09076904]]> : tensor<2x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x4xf32>
  thunder.return
}

thunder.func @kron_0() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[[2.0346785, -1.6139323], [0.5883087, -0.5876907]]> : tensor<2x2xf32>
  %r = thunder.bsym @aten.kron.default(self = %a0, other = %a1) : (tensor<2x3xf32>, tensor<2x2xf32>) -> tensor<4x6xf32>
  %e0 = check.constant dense<[[-2.8760448, 2.2813146, 0.47536343, -0.3770642, 0.06924658, -0.054927252], [-0.83158207, 0.83070856, 0.137447, -0.13730262, 0.020022018, -0.020000985], [0.71196914, -0.56474274, -0.029546693, 0.023436805, -1.2459598, 0.98831075], [0.20585936, -0.20564313, -0.008543156, 0.008534183, -0.36025786, 0.35987943]]> : tensor<4x6xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x6xf32>
  thunder.return
}

thunder.func @kron_1() {
  %a0 = check.constant dense<[1, 2]> : tensor<2xi64>
  %a1 = check.constant dense<[[[-0.4619119, -1.0306543]], [[1.6812251, 0.4433805]]]> : tensor<2x1x2xf32>
  %r = thunder.bsym @aten.kron.default(self = %a0, other = %a1) : (tensor<2xi64>, tensor<2x1x2xf32>) -> tensor<2x1x4xf32>
  %e0 = check.constant dense<[[[-0.4619119, -1.0306543, -0.9238238, -2.0613086]], [[1.6812251, 0.4433805, 3.3624501, 0.886761]]]> : tensor<2x1x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x1x4xf32>
  thunder.return
}

thunder.func @trace_0() {
  %a0 = check.constant dense<[[0.09024545, 0.39401335, -0.50670505, -0.25688815], [-0.2940504, 0.65660506, 1.7115792, 0.5179662], [-0.48180646, 2.7922692, 0.020587945, -0.9704963]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.trace.default(self = %a0) : (tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.7674385> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @trace_1() {
  %a0 = check.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %r = thunder.bsym @aten.trace.default(self = %a0) : (tensor<2x2xi32>) -> tensor<i64>
  %e0 = check.constant dense<5> : tensor<i64>
  check.expect_eq %r, %e0 : tensor<i64>
  thunder.return
}

thunder.func @block_diag_0() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[0.21851097, -0.05012251, 0.1920457]> : tensor<3xf32>
  %a2 = check.constant dense<2.0> : tensor<f32>
  %r = thunder.bsym @aten.block_diag.default(tensors = [%a0, %a1, %a2]) : (tensor<2x3xf32>, tensor<3xf32>, tensor<f32>) -> tensor<4x7xf32>
  %e0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.0, 0.0, 0.0, 0.0], [0.34991726, -0.014521554, -0.61236197, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.21851097, -0.05012251, 0.1920457, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0]]> : tensor<4x7xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x7xf32>
  thunder.return
}

thunder.func @bilinear_0() {
  %a0 = check.constant dense<[[-0.025850106, 0.7623818], [-0.35001647, -1.1488879]]> : tensor<2x2xf32>
  %a1 = check.constant dense<[[0.25036344, 0.4283387, -0.41085878, -0.87955946], [0.25368455, 0.88757807, 1.0556359, 0.8600507]]> : tensor<2x4xf32>
  %a2 = check.constant dense<[[[0.041232154, -1.6664258, -0.4149187, -0.8934882], [2.2813282, -1.0875231, -1.5258315, 1.474118]], [[1.1029414, -0.047367517, 1.0710945, -2.5275893], [-0.64216584, -0.09974628, -0.5934454, -1.3724508]], [[-0.91736704, 1.1845669, -0.692418, 0.2238789], [2.3743324, 1.3353279, -0.8994124, -0.9157367]]]> : tensor<3x2x4xf32>
  %a3 = check.constant dense<[0.7447106, 0.3344837, -2.21677]> : tensor<3xf32>
  %r = thunder.bsym @aten.bilinear.default(input1 = %a0, input2 = %a1, weight = %a2, bias = %a3) : (tensor<2x2xf32>, tensor<2x4xf32>, tensor<3x2x4xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[0.307931, 1.2328285, -0.44117594], [2.5190632, 2.981124, -2.3728995]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 3.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @bilinear_1() {
  %a0 = check.constant dense<[0.87191975, 0.69721806]> : tensor<2xf32>
  %a1 = check.constant dense<[1.2800504, 0.99982524, -0.89520335, -0.088064075]> : tensor<4xf32>
  %a2 = check.constant dense<[[[0.041232154, -1.6664258, -0.4149187, -0.8934882], [2.2813282, -1.0875231, -1.5258315, 1.474118]], [[1.1029414, -0.047367517, 1.0710945, -2.5275893], [-0.64216584, -0.09974628, -0.5934454, -1.3724508]], [[-0.91736704, 1.1845669, -0.692418, 0.2238789], [2.3743324, 1.3353279, -0.8994124, -0.9157367]]]> : tensor<3x2x4xf32>
  %r = thunder.bsym @aten.bilinear.default(input1 = %a0, input2 = %a1, weight = %a2, bias = none) : (tensor<2xf32>, tensor<4xf32>, tensor<3x2x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.1255115, 0.35976246, 4.1995444]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 3.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @cartesian_prod_0() {
  %a0 = check.constant dense<[1, 2]> : tensor<2xi64>
  %a1 = check.constant dense<[3, 4, 5]> : tensor<3xi64>
  %r = thunder.bsym @aten.cartesian_prod.default(tensors = [%a0, %a1]) : (tensor<2xi64>, tensor<3xi64>) -> tensor<6x2xi64>
  %e0 = check.constant dense<[[1, 3], [1, 4], [1, 5], [2, 3], [2, 4], [2, 5]]> : tensor<6x2xi64>
  check.expect_eq %r, %e0 : tensor<6x2xi64>
  thunder.return
}

thunder.func @cartesian_prod_1() {
  %a0 = check.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %r = thunder.bsym @aten.cartesian_prod.default(tensors = [%a0]) : (tensor<2xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @vander_0() {
  %a0 = check.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %r = thunder.bsym @aten.vander.default(x = %a0, N = none, increasing = false) : (tensor<3xf32>) -> tensor<3x3xf32>
  %e0 = check.constant dense<[[1.0, 1.0, 1.0], [4.0, 2.0, 1.0], [9.0, 3.0, 1.0]]> : tensor<3x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x3xf32>
  thunder.return
}

thunder.func @vander_1() {
  %a0 = check.constant dense<[1, 2, 3]> : tensor<3xi64>
  %r = thunder.bsym @aten.vander.default(x = %a0, N = 4, increasing = true) : (tensor<3xi64>) -> tensor<3x4xi64>
  %e0 = check.constant dense<[[1, 1, 1, 1], [1, 2, 4, 8], [1, 3, 9, 27]]> : tensor<3x4xi64>
  check.expect_eq %r, %e0 : tensor<3x4xi64>
  thunder.return
}

thunder.func @linalg_vander_0() {
  %a0 = check.constant dense<[[1.6845543, -1.048546, -1.0903479], [-1.1967387, 1.6639721, -0.20384103]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.linalg_vander.default(x = %a0, N = 4) : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
  %e0 = check.constant dense<[[[1.0, 1.6845543, 2.8377233, 4.780299], [1.0, -1.048546, 1.0994487, -1.1528224], [1.0, -1.0903479, 1.1888585, -1.2962694]], [[1.0, -1.1967387, 1.4321836, -1.7139496], [1.0, 1.6639721, 2.7688034, 4.6072116], [1.0, -0.20384103, 0.041551165, -0.008469832]]]> : tensor<2x3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3x4xf32>
  thunder.return
}

thunder.func @linalg_vander_1() {
  %a0 = check.constant dense<3.0> : tensor<f32>
  %r = thunder.bsym @aten.linalg_vander.default(x = %a0, N = 3) : (tensor<f32>) -> tensor<1x3xf32>
  %e0 = check.constant dense<[[1.0, 3.0, 9.0]]> : tensor<1x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x3xf32>
  thunder.return
}
