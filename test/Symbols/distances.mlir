// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @dist_0() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[-1.4311441, -0.54830325, 0.3231804, -0.4779688], [1.5618223, -0.12975445, -0.13349894, 1.2739817], [-0.12876794, -2.6480813, 0.6114056, 0.47524163]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.dist.default(self = %a0, other = %a1, p = 0.0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<12.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @dist_1() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[-1.4311441, -0.54830325, 0.3231804, -0.4779688], [1.5618223, -0.12975445, -0.13349894, 1.2739817], [-0.12876794, -2.6480813, 0.6114056, 0.47524163]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.dist.default(self = %a0, other = %a1, p = 1.0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<15.965781> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @dist_2() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[-1.4311441, -0.54830325, 0.3231804, -0.4779688], [1.5618223, -0.12975445, -0.13349894, 1.2739817], [-0.12876794, -2.6480813, 0.6114056, 0.47524163]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.dist.default(self = %a0, other = %a1, p = 2.0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<5.80053> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @dist_3() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[-1.4311441, -0.54830325, 0.3231804, -0.4779688], [1.5618223, -0.12975445, -0.13349894, 1.2739817], [-0.12876794, -2.6480813, 0.6114056, 0.47524163]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.dist.default(self = %a0, other = %a1, p = 3.0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<4.3824916> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @dist_4() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[-1.4311441, -0.54830325, 0.3231804, -0.4779688], [1.5618223, -0.12975445, -0.13349894, 1.2739817], [-0.12876794, -2.6480813, 0.6114056, 0.47524163]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.dist.default(self = %a0, other = %a1, p = 0x7FF0000000000000 : f64) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<3.1383293> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @dist_5() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[-1.4311441, -0.54830325, 0.3231804, -0.4779688], [1.5618223, -0.12975445, -0.13349894, 1.2739817], [-0.12876794, -2.6480813, 0.6114056, 0.47524163]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.dist.default(self = %a0, other = %a1, p = 0xFFF0000000000000 : f64) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.017630935> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @dist_6() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[-1.4311441, -0.54830325, 0.3231804, -0.4779688], [1.5618223, -0.12975445, -0.13349894, 1.2739817], [-0.12876794, -2.6480813, 0.6114056, 0.47524163]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.dist.default(self = %a0, other = %a1, p = 0.5) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<157.94165> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @pairwise_distance_0() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[-1.4311441, -0.54830325, 0.3231804, -0.4779688], [1.5618223, -0.12975445, -0.13349894, 1.2739817], [-0.12876794, -2.6480813, 0.6114056, 0.47524163]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.pairwise_distance.default(x1 = %a0, x2 = %a1, p = 1.0, eps = 1.0e-06, keepdim = false) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.9166002, 5.8660316, 8.183146]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @pairwise_distance_1() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[-1.4311441, -0.54830325, 0.3231804, -0.4779688], [1.5618223, -0.12975445, -0.13349894, 1.2739817], [-0.12876794, -2.6480813, 0.6114056, 0.47524163]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.pairwise_distance.default(x1 = %a0, x2 = %a1, p = 2.0, eps = 1.0e-06, keepdim = false) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.1750472, 3.379587, 4.565501]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @pairwise_distance_2() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[-1.4311441, -0.54830325, 0.3231804, -0.4779688], [1.5618223, -0.12975445, -0.13349894, 1.2739817], [-0.12876794, -2.6480813, 0.6114056, 0.47524163]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.pairwise_distance.default(x1 = %a0, x2 = %a1, p = 3.0, eps = 1.0e-06, keepdim = false) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.0227147, 2.9679577, 3.8475409]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @pairwise_distance_3() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[-1.4311441, -0.54830325, 0.3231804, -0.4779688], [1.5618223, -0.12975445, -0.13349894, 1.2739817], [-0.12876794, -2.6480813, 0.6114056, 0.47524163]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.pairwise_distance.default(x1 = %a0, x2 = %a1, p = 0x7FF0000000000000 : f64, eps = 1.0e-06, keepdim = false) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[0.8278871, 2.7570353, 3.1383283]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @pairwise_distance_4() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[-1.4311441, -0.54830325, 0.3231804, -0.4779688], [1.5618223, -0.12975445, -0.13349894, 1.2739817], [-0.12876794, -2.6480813, 0.6114056, 0.47524163]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.pairwise_distance.default(x1 = %a0, x2 = %a1, p = 2.0, eps = 0.001, keepdim = true) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x1xf32>
  %e0 = check.constant dense<[[1.1761861], [3.377853], [4.565718]]> : tensor<3x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x1xf32>
  thunder.return
}

thunder.func @cdist_0() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[-0.6650427, -0.11468123, -0.30826217, 1.8239719], [0.63615304, 0.759648, 0.44317892, 0.025901375]]> : tensor<2x4xf32>
  %r = thunder.bsym @aten.cdist.default(x1 = %a0, x2 = %a1, p = 0.0, compute_mode = none) : (tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<3x2xf32>
  %e0 = check.constant dense<[[4.0, 4.0], [4.0, 4.0], [4.0, 4.0]]> : tensor<3x2xf32>
  check.expect_close %r, %e0 {rtol = 3.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @cdist_1() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.6798525, -1.3668826, 0.79490346, -1.1600626], [0.095252834, -0.06774365, 1.0138323, 0.1375986]]> : tensor<2x4xf32>
  %r = thunder.bsym @aten.cdist.default(x1 = %a0, x2 = %a1, p = 1.0, compute_mode = none) : (tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<3x2xf32>
  %e0 = check.constant dense<[[5.9647293, 3.0022583], [3.750337, 4.472425], [4.6415215, 5.443572]]> : tensor<3x2xf32>
  check.expect_close %r, %e0 {rtol = 3.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @cdist_2() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.1278563, -0.9032096, -0.34689134, -1.0308758], [0.51028585, -0.95778096, 1.088414, 0.31869486]]> : tensor<2x4xf32>
  %r = thunder.bsym @aten.cdist.default(x1 = %a0, x2 = %a1, p = 2.0, compute_mode = none) : (tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<3x2xf32>
  %e0 = check.constant dense<[[2.3916352, 2.4966292], [1.0046501, 2.9669588], [2.5583494, 3.5164545]]> : tensor<3x2xf32>
  check.expect_close %r, %e0 {rtol = 3.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @cdist_3() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.4621901, -0.5508931, 0.5316388, 0.61791223], [-0.21950531, 0.058347993, -0.4758227, 1.3390743]]> : tensor<2x4xf32>
  %r = thunder.bsym @aten.cdist.default(x1 = %a0, x2 = %a1, p = 3.0, compute_mode = none) : (tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<3x2xf32>
  %e0 = check.constant dense<[[1.9331696, 1.410799], [2.434468, 2.8496833], [3.3604014, 4.171592]]> : tensor<3x2xf32>
  check.expect_close %r, %e0 {rtol = 3.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @cdist_4() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[-0.48556495, -0.9392262, 0.35634014, -0.017622927], [0.3289813, 0.7207214, -0.9739111, 1.1642985]]> : tensor<2x4xf32>
  %r = thunder.bsym @aten.cdist.default(x1 = %a0, x2 = %a1, p = 0x7FF0000000000000 : f64, compute_mode = none) : (tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<3x2xf32>
  %e0 = check.constant dense<[[1.1728569, 1.7424945], [1.539887, 2.6473532], [2.6454647, 3.8273861]]> : tensor<3x2xf32>
  check.expect_close %r, %e0 {rtol = 3.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @cdist_5() {
  %a0 = check.constant dense<[[[-0.35133472, -0.05181287], [-0.89958596, -0.046093296], [1.696685, -1.0637583]], [[-0.07804308, 0.034860976], [-1.7615125, 0.043959007], [0.038183056, -1.4740359]]]> : tensor<2x3x2xf32>
  %a1 = check.constant dense<[[[0.6089656, 0.18202947], [0.5401619, 0.8345654]]]> : tensor<1x2x2xf32>
  %r = thunder.bsym @aten.cdist.default(x1 = %a0, x2 = %a1, p = 2.0, compute_mode = none) : (tensor<2x3x2xf32>, tensor<1x2x2xf32>) -> tensor<2x3x2xf32>
  %e0 = check.constant dense<[[[0.9883618, 1.2571527], [1.5257025, 1.6877303], [1.65382, 2.222876]], [[0.7025948, 1.010794], [2.3744957, 2.433673], [1.7516692, 2.362546]]]> : tensor<2x3x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3x2xf32>
  thunder.return
}

thunder.func @cosine_similarity_0() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[-1.4311441, -0.54830325, 0.3231804, -0.4779688], [1.5618223, -0.12975445, -0.13349894, 1.2739817], [-0.12876794, -2.6480813, 0.6114056, 0.47524163]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.cosine_similarity.default(x1 = %a0, x2 = %a1, dim = 1, eps = 1.0e-08) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[0.71968347, -0.4149432, -0.16076179]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @cosine_similarity_1() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.cosine_similarity.default(x1 = %a0, x2 = %a1, dim = 0, eps = 1.0e-08) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[0.0, 0.0, 0.0, 0.0]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @renorm_0() {
  %a0 = check.constant dense<[[-2.8270264, 0.4672615, 0.068066366, 0.6998345], [-0.029043108, -1.2247239, -2.3670936, -2.9661093], [3.6008723, 0.019148108, 0.30689478, -5.326175]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.renorm.default(self = %a0, p = 1.0, dim = 0, maxnorm = 1.5) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-1.0439051, 0.17254055, 0.025134122, 0.25842023], [-0.006613764, -0.27889696, -0.53904, -0.67544925], [0.5837302, 0.0031040616, 0.0497501, -0.86341566]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @renorm_1() {
  %a0 = check.constant dense<[[-2.8270264, 0.4672615, 0.068066366, 0.6998345], [-0.029043108, -1.2247239, -2.3670936, -2.9661093], [3.6008723, 0.019148108, 0.30689478, -5.326175]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.renorm.default(self = %a0, p = 2.0, dim = 0, maxnorm = 1.5) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-1.4372799, 0.237559, 0.034605417, 0.35580078], [-0.010924767, -0.46068844, -0.8903987, -1.1157227], [0.8391641, 0.0044623646, 0.071520194, -1.2412367]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @renorm_2() {
  %a0 = check.constant dense<[[-2.8270264, 0.4672615, 0.068066366, 0.6998345], [-0.029043108, -1.2247239, -2.3670936, -2.9661093], [3.6008723, 0.019148108, 0.30689478, -5.326175]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.renorm.default(self = %a0, p = 0x7FF0000000000000 : f64, dim = 0, maxnorm = 1.5) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-1.5, 0.24792561, 0.036115527, 0.3713272], [-0.014687477, -0.6193588, -1.19707, -1.5], [1.0141064, 0.0053926427, 0.086430155, -1.5]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @renorm_3() {
  %a0 = check.constant dense<[[[1.3203125, 0.030395508], [-0.45117188, -0.640625], [-1.453125, -1.0078125]], [[0.41015625, -0.640625], [0.703125, 0.49804688], [-0.087402344, 2.0625]]]> : tensor<2x3x2xbf16>
  %r = thunder.bsym @aten.renorm.default(self = %a0, p = 2, dim = 1, maxnorm = 1.0) : (tensor<2x3x2xbf16>) -> tensor<2x3x2xbf16>
  %e0 = check.constant dense<[[[0.8671875, 0.019897461], [-0.38867188, -0.55078125], [-0.53515625, -0.36914062]], [[0.26953125, -0.41992188], [0.60546875, 0.42773438], [-0.031982422, 0.7578125]]]> : tensor<2x3x2xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3x2xbf16>
  thunder.return
}

thunder.func @linalg_matrix_norm_0() {
  %a0 = check.constant dense<[[[0.09770581, -0.518825, 1.2083695, -0.40891734], [1.8165871, -1.2603114, 0.9302693, 2.176563], [-0.08361746, 0.9981328, -1.3181883, -0.1171677]], [[-0.8580226, 0.6668162, 0.44769886, 0.80266404], [-0.2557214, -0.5886488, 1.1528945, 0.16413555], [1.1033354, 0.45182467, 0.75748974, -1.042333]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.linalg_matrix_norm.default(self = %a0, ord = 1, dim = [-2, -1], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[3.4568272, 2.358083]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @linalg_matrix_norm_1() {
  %a0 = check.constant dense<[[[0.09770581, -0.518825, 1.2083695, -0.40891734], [1.8165871, -1.2603114, 0.9302693, 2.176563], [-0.08361746, 0.9981328, -1.3181883, -0.1171677]], [[-0.8580226, 0.6668162, 0.44769886, 0.80266404], [-0.2557214, -0.5886488, 1.1528945, 0.16413555], [1.1033354, 0.45182467, 0.75748974, -1.042333]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.linalg_matrix_norm.default(self = %a0, ord = 1, dim = [0, 2], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x3x1xf32>
  %e0 = check.constant dense<[[[1.6560683], [2.3406985], [2.075678]]]> : tensor<1x3x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x3x1xf32>
  thunder.return
}

thunder.func @linalg_matrix_norm_2() {
  %a0 = check.constant dense<[[[0.09770581, -0.518825, 1.2083695, -0.40891734], [1.8165871, -1.2603114, 0.9302693, 2.176563], [-0.08361746, 0.9981328, -1.3181883, -0.1171677]], [[-0.8580226, 0.6668162, 0.44769886, 0.80266404], [-0.2557214, -0.5886488, 1.1528945, 0.16413555], [1.1033354, 0.45182467, 0.75748974, -1.042333]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.linalg_matrix_norm.default(self = %a0, ord = -1, dim = [-2, -1], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[1.9979104, 1.7072897]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @linalg_matrix_norm_3() {
  %a0 = check.constant dense<[[[0.09770581, -0.518825, 1.2083695, -0.40891734], [1.8165871, -1.2603114, 0.9302693, 2.176563], [-0.08361746, 0.9981328, -1.3181883, -0.1171677]], [[-0.8580226, 0.6668162, 0.44769886, 0.80266404], [-0.2557214, -0.5886488, 1.1528945, 0.16413555], [1.1033354, 0.45182467, 0.75748974, -1.042333]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.linalg_matrix_norm.default(self = %a0, ord = -1, dim = [0, 2], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x3x1xf32>
  %e0 = check.constant dense<[[[0.9557284], [1.8489602], [1.1595007]]]> : tensor<1x3x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x3x1xf32>
  thunder.return
}

thunder.func @linalg_matrix_norm_4() {
  %a0 = check.constant dense<[[[0.09770581, -0.518825, 1.2083695, -0.40891734], [1.8165871, -1.2603114, 0.9302693, 2.176563], [-0.08361746, 0.9981328, -1.3181883, -0.1171677]], [[-0.8580226, 0.6668162, 0.44769886, 0.80266404], [-0.2557214, -0.5886488, 1.1528945, 0.16413555], [1.1033354, 0.45182467, 0.75748974, -1.042333]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.linalg_matrix_norm.default(self = %a0, ord = 0x7FF0000000000000 : f64, dim = [-2, -1], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[6.183731, 3.3549829]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @linalg_matrix_norm_5() {
  %a0 = check.constant dense<[[[0.09770581, -0.518825, 1.2083695, -0.40891734], [1.8165871, -1.2603114, 0.9302693, 2.176563], [-0.08361746, 0.9981328, -1.3181883, -0.1171677]], [[-0.8580226, 0.6668162, 0.44769886, 0.80266404], [-0.2557214, -0.5886488, 1.1528945, 0.16413555], [1.1033354, 0.45182467, 0.75748974, -1.042333]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.linalg_matrix_norm.default(self = %a0, ord = 0x7FF0000000000000 : f64, dim = [0, 2], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x3x1xf32>
  %e0 = check.constant dense<[[[2.7752016], [6.183731], [3.3549829]]]> : tensor<1x3x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x3x1xf32>
  thunder.return
}

thunder.func @linalg_matrix_norm_6() {
  %a0 = check.constant dense<[[[0.09770581, -0.518825, 1.2083695, -0.40891734], [1.8165871, -1.2603114, 0.9302693, 2.176563], [-0.08361746, 0.9981328, -1.3181883, -0.1171677]], [[-0.8580226, 0.6668162, 0.44769886, 0.80266404], [-0.2557214, -0.5886488, 1.1528945, 0.16413555], [1.1033354, 0.45182467, 0.75748974, -1.042333]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.linalg_matrix_norm.default(self = %a0, ord = 0xFFF0000000000000 : f64, dim = [-2, -1], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[2.2338176, 2.1614]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @linalg_matrix_norm_7() {
  %a0 = check.constant dense<[[[0.09770581, -0.518825, 1.2083695, -0.40891734], [1.8165871, -1.2603114, 0.9302693, 2.176563], [-0.08361746, 0.9981328, -1.3181883, -0.1171677]], [[-0.8580226, 0.6668162, 0.44769886, 0.80266404], [-0.2557214, -0.5886488, 1.1528945, 0.16413555], [1.1033354, 0.45182467, 0.75748974, -1.042333]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.linalg_matrix_norm.default(self = %a0, ord = 0xFFF0000000000000 : f64, dim = [0, 2], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x3x1xf32>
  %e0 = check.constant dense<[[[2.2338176], [2.1614], [2.5171063]]]> : tensor<1x3x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x3x1xf32>
  thunder.return
}

thunder.func @linalg_matrix_norm_8() {
  %a0 = check.constant dense<[[[0.09770581, -0.518825, 1.2083695, -0.40891734], [1.8165871, -1.2603114, 0.9302693, 2.176563], [-0.08361746, 0.9981328, -1.3181883, -0.1171677]], [[-0.8580226, 0.6668162, 0.44769886, 0.80266404], [-0.2557214, -0.5886488, 1.1528945, 0.16413555], [1.1033354, 0.45182467, 0.75748974, -1.042333]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.linalg_matrix_norm.str_ord(self = %a0, ord = "fro", dim = [-2, -1], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[3.892545, 2.6220794]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @trapezoid_0() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.trapezoid.dx(y = %a0, dx = 1, dim = -1) : (tensor<3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[-0.264134, -2.5446968, -0.2683043]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @trapezoid_1() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.trapezoid.dx(y = %a0, dx = 0.5, dim = 0) : (tensor<3x4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[0.08946994, -0.24537978, -0.5449033, -1.3198199]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @trapezoid_2() {
  %a0 = check.constant dense<[1, 2, 4]> : tensor<3xi64>
  %r = thunder.bsym @aten.trapezoid.dx(y = %a0, dx = 1, dim = -1) : (tensor<3xi64>) -> tensor<f32>
  %e0 = check.constant dense<4.5> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @trapezoid_3() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[0.0, 1.0, 3.0, 3.5]> : tensor<4xf32>
  %r = thunder.bsym @aten.trapezoid.x(y = %a0, x = %a1, dim = -1) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[-0.22628966, -2.7760007, 0.4406165]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @trapezoid_4() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[-1.4311441, -0.54830325, 0.3231804, -0.4779688], [1.5618223, -0.12975445, -0.13349894, 1.2739817], [-0.12876794, -2.6480813, 0.6114056, 0.47524163]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.trapezoid.x(y = %a0, x = %a1, dim = 0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[-3.646655, 0.6797497, -0.121183276, 0.66324455]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @cumulative_trapezoid_0() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.cumulative_trapezoid.dx(y = %a0, dx = 1, dim = -1) : (tensor<3x4xf32>) -> tensor<3x3xf32>
  %e0 = check.constant dense<[[-0.5899412, -0.45610923, -0.26413402], [-0.31344175, -1.2113961, -2.5446968], [0.9050051, 0.9865158, -0.2683043]]> : tensor<3x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x3xf32>
  thunder.return
}

thunder.func @cumulative_trapezoid_1() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726], [-0.014521554, -0.61236197, -1.1835468, -1.4830546], [1.8004361, 0.009574054, 0.15344739, -2.6630876]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[0.0, 1.0, 3.0, 3.5]> : tensor<4xf32>
  %r = thunder.bsym @aten.cumulative_trapezoid.x(y = %a0, x = %a1, dim = -1) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x3xf32>
  %e0 = check.constant dense<[[-0.5899412, -0.32227728, -0.22628966], [-0.31344175, -2.1093504, -2.7760007], [0.9050051, 1.0680265, 0.4406165]]> : tensor<3x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x3xf32>
  thunder.return
}

thunder.func @trapezoid_5() {
  %a0 = check.constant dense<> : tensor<2x0xf32>
  %r = thunder.bsym @aten.trapezoid.dx(y = %a0, dx = 1, dim = -1) : (tensor<2x0xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[0.0, 0.0]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @pdist_0() {
  %a0 = check.constant dense<[[-0.8482387, 0.6262779, -1.0431113, 0.616212], [0.5288347, -1.0519857, -1.0748417, -0.17275532], [-0.37656075, -0.16586615, -0.42715666, -0.99141544]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.pdist.default(self = %a0, p = 0.0) : (tensor<3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[4.0, 4.0, 4.0]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 3.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @pdist_1() {
  %a0 = check.constant dense<[[-0.8482387, 0.6262779, -1.0431113, 0.616212], [0.5288347, -1.0519857, -1.0748417, -0.17275532], [-0.37656075, -0.16586615, -0.42715666, -0.99141544]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.pdist.default(self = %a0, p = 1.0) : (tensor<3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[3.8760347, 3.487404, 3.2578602]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 3.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @pdist_2() {
  %a0 = check.constant dense<[[-0.8482387, 0.6262779, -1.0431113, 0.616212], [0.5288347, -1.0519857, -1.0748417, -0.17275532], [-0.37656075, -0.16586615, -0.42715666, -0.99141544]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.pdist.default(self = %a0, p = 2.0) : (tensor<3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[2.3100598, 1.952905, 1.6415386]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 3.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @pdist_3() {
  %a0 = check.constant dense<[[-0.8482387, 0.6262779, -1.0431113, 0.616212], [0.5288347, -1.0519857, -1.0748417, -0.17275532], [-0.37656075, -0.16586615, -0.42715666, -0.99141544]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.pdist.default(self = %a0, p = 3.0) : (tensor<3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.9856871, 1.7088985, 1.3119894]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 3.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @pdist_4() {
  %a0 = check.constant dense<[[-0.8482387, 0.6262779, -1.0431113, 0.616212], [0.5288347, -1.0519857, -1.0748417, -0.17275532], [-0.37656075, -0.16586615, -0.42715666, -0.99141544]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.pdist.default(self = %a0, p = 0x7FF0000000000000 : f64) : (tensor<3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.6782637, 1.6076274, 0.90539545]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 3.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @pdist_5() {
  %a0 = check.constant dense<[[0.78639174, -1.1010514]]> : tensor<1x2xf32>
  %r = thunder.bsym @aten.pdist.default(self = %a0, p = 2.0) : (tensor<1x2xf32>) -> tensor<0xf32>
  %e0 = check.constant dense<> : tensor<0xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0xf32>
  thunder.return
}

thunder.func @linalg_norm_0() {
  %a0 = check.constant dense<[[-0.8482387, 0.6262779, -1.0431113, 0.616212], [0.5288347, -1.0519857, -1.0748417, -0.17275532], [-0.37656075, -0.16586615, -0.42715666, -0.99141544]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.linalg_norm.default(self = %a0, ord = none, dim = none, keepdim = false, dtype = none) : (tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<2.5466993> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @linalg_norm_1() {
  %a0 = check.constant dense<[[-0.8482387, 0.6262779, -1.0431113, 0.616212], [0.5288347, -1.0519857, -1.0748417, -0.17275532], [-0.37656075, -0.16586615, -0.42715666, -0.99141544]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.linalg_norm.default(self = %a0, ord = 1, dim = none, keepdim = false, dtype = none) : (tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<2.5451097> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @linalg_norm_2() {
  %a0 = check.constant dense<[[-0.8482387, 0.6262779, -1.0431113, 0.616212], [0.5288347, -1.0519857, -1.0748417, -0.17275532], [-0.37656075, -0.16586615, -0.42715666, -0.99141544]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.linalg_norm.default(self = %a0, ord = 3, dim = [1], keepdim = true, dtype = none) : (tensor<3x4xf32>) -> tensor<3x1xf32>
  %e0 = check.constant dense<[[1.3054862], [1.3678038], [1.0355126]]> : tensor<3x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x1xf32>
  thunder.return
}

thunder.func @linalg_norm_3() {
  %a0 = check.constant dense<[[[-0.3838106, 0.3272864], [-1.9851346, 0.23201661], [-0.9595826, -0.5372389]], [[-0.6532552, -2.1648557], [-0.11696727, 0.08994483], [0.57125545, -0.63892597]]]> : tensor<2x3x2xf32>
  %r = thunder.bsym @aten.linalg_norm.default(self = %a0, ord = 0x7FF0000000000000 : f64, dim = [2, 0], keepdim = false, dtype = none) : (tensor<2x3x2xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[2.4921422, 2.1021018, 1.530838]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @linalg_norm_4() {
  %a0 = check.constant dense<[[-0.8482387, 0.6262779, -1.0431113, 0.616212], [0.5288347, -1.0519857, -1.0748417, -0.17275532], [-0.37656075, -0.16586615, -0.42715666, -0.99141544]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.linalg_norm.ord_str(self = %a0, ord = "fro", dim = none, keepdim = false, dtype = none) : (tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<2.5466993> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @linalg_norm_5() {
  %a0 = check.constant dense<[[[0.56854945, -1.7577423], [0.73306495, -0.9069674], [-0.27258188, 0.17186195]], [[-1.868958, -0.53989613], [-2.168095, -0.6520286], [-0.40774018, -0.9426109]]]> : tensor<2x3x2xf32>
  %r = thunder.bsym @aten.linalg_norm.default(self = %a0, ord = none, dim = [0, 2], keepdim = false, dtype = none) : (tensor<2x3x2xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[2.6827967, 2.546714, 1.0763851]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @linalg_norm_6() {
  %a0 = check.constant dense<[-1.2795923, -1.1690427, 1.3834609]> : tensor<3xf32>
  %r = thunder.bsym @aten.linalg_norm.default(self = %a0, ord = 0, dim = none, keepdim = false, dtype = none) : (tensor<3xf32>) -> tensor<f32>
  %e0 = check.constant dense<3.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cosine_similarity_of_0d() {
  %a0 = check.constant dense<2.0> : tensor<f32>
  %a1 = check.constant dense<-3.0> : tensor<f32>
  %r = thunder.bsym @aten.cosine_similarity.default(x1 = %a0, x2 = %a1, dim = 0, eps = 1.0e-08) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<-1.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @trapz_0() {
  %a0 = check.constant dense<[[1.1918498, -0.14461656, 0.48471594], [0.6921041, -1.3928877, 0.76227343]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.trapz.dx(y = %a0, dx = 0.5, dim = -1) : (tensor<2x3xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[0.34683314, -0.33284947]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @linalg_vector_norm_of_nan_0() {
  %a0 = check.constant dense<[[1.0, 0x7FC00000, -3.0], [2.0, -2.0, 0.5], [0x7F800000, 1.0, 0.0]]> : tensor<3x3xf32>
  %r = thunder.bsym @aten.linalg_vector_norm.default(self = %a0, ord = 0x7FF0000000000000 : f64, dim = [1], keepdim = false, dtype = none) : (tensor<3x3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[0x7FC00000, 2.0, 0x7F800000]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}
