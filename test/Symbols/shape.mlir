// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @reshape_0() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.reshape.default(self = %a0, shape = [-1, 4]) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
  %e0 = check.constant dense<[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473], [0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]> : tensor<6x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<6x4xf32>
  thunder.return
}

thunder.func @view_0() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.view.default(self = %a0, size = [6, -1]) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
  %e0 = check.constant dense<[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473], [0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]> : tensor<6x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<6x4xf32>
  thunder.return
}

thunder.func @view_1() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.view.default(self = %a0, size = [3, 0]) : (tensor<0x3xf32>) -> tensor<3x0xf32>
  %e0 = check.constant dense<> : tensor<3x0xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x0xf32>
  thunder.return
}

thunder.func @view_2() {
  %a0 = check.constant dense<[0.6540057]> : tensor<1xf32>
  %r = thunder.bsym @aten.view.default(self = %a0, size = []) : (tensor<1xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.6540057> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @flatten_0() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.flatten.using_ints(self = %a0, start_dim = 0, end_dim = -1) : (tensor<2x3x4xf32>) -> tensor<24xf32>
  %e0 = check.constant dense<[1.0326821, 0.35767156, -0.9896199, 0.60420334, 1.4646947, 0.124112986, -0.42033207, 1.7637538, -0.6629915, -0.67159736, -0.0112190265, -0.48143473, 0.61571544, 0.6641315, -0.90801656, 1.2568121, -1.5490007, -0.25724792, 1.4122288, 1.1712834, -1.0743083, 0.27853534, 1.7230153, 0.3421829]> : tensor<24xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<24xf32>
  thunder.return
}

thunder.func @flatten_1() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.flatten.using_ints(self = %a0, start_dim = 1, end_dim = -1) : (tensor<2x3x4xf32>) -> tensor<2x12xf32>
  %e0 = check.constant dense<[[1.0326821, 0.35767156, -0.9896199, 0.60420334, 1.4646947, 0.124112986, -0.42033207, 1.7637538, -0.6629915, -0.67159736, -0.0112190265, -0.48143473], [0.61571544, 0.6641315, -0.90801656, 1.2568121, -1.5490007, -0.25724792, 1.4122288, 1.1712834, -1.0743083, 0.27853534, 1.7230153, 0.3421829]]> : tensor<2x12xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x12xf32>
  thunder.return
}

thunder.func @flatten_2() {
  %a0 = check.constant dense<-0.081416264> : tensor<f32>
  %r = thunder.bsym @aten.flatten.using_ints(self = %a0, start_dim = 0, end_dim = -1) : (tensor<f32>) -> tensor<1xf32>
  %e0 = check.constant dense<[-0.081416264]> : tensor<1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1xf32>
  thunder.return
}

thunder.func @permute_0() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.permute.default(self = %a0, dims = [2, 0, 1]) : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  %e0 = check.constant dense<[[[1.0326821, 1.4646947, -0.6629915], [0.61571544, -1.5490007, -1.0743083]], [[0.35767156, 0.124112986, -0.67159736], [0.6641315, -0.25724792, 0.27853534]], [[-0.9896199, -0.42033207, -0.0112190265], [-0.90801656, 1.4122288, 1.7230153]], [[0.60420334, 1.7637538, -0.48143473], [1.2568121, 1.1712834, 0.3421829]]]> : tensor<4x2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x2x3xf32>
  thunder.return
}

thunder.func @permute_1() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.permute.default(self = %a0, dims = [-1, 0, -2]) : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  %e0 = check.constant dense<[[[1.0326821, 1.4646947, -0.6629915], [0.61571544, -1.5490007, -1.0743083]], [[0.35767156, 0.124112986, -0.67159736], [0.6641315, -0.25724792, 0.27853534]], [[-0.9896199, -0.42033207, -0.0112190265], [-0.90801656, 1.4122288, 1.7230153]], [[0.60420334, 1.7637538, -0.48143473], [1.2568121, 1.1712834, 0.3421829]]]> : tensor<4x2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x2x3xf32>
  thunder.return
}

thunder.func @transpose_0() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.transpose.int(self = %a0, dim0 = 0, dim1 = -1) : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
  %e0 = check.constant dense<[[[1.0326821, 0.61571544], [1.4646947, -1.5490007], [-0.6629915, -1.0743083]], [[0.35767156, 0.6641315], [0.124112986, -0.25724792], [-0.67159736, 0.27853534]], [[-0.9896199, -0.90801656], [-0.42033207, 1.4122288], [-0.0112190265, 1.7230153]], [[0.60420334, 1.2568121], [1.7637538, 1.1712834], [-0.48143473, 0.3421829]]]> : tensor<4x3x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x3x2xf32>
  thunder.return
}

thunder.func @transpose_1() {
  %a0 = check.constant dense<-1.0831851> : tensor<f32>
  %r = thunder.bsym @aten.transpose.int(self = %a0, dim0 = 0, dim1 = -1) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<-1.0831851> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @t_0() {
  %a0 = check.constant dense<[[-2.2581377, 0.091566406, 0.3536751], [-1.7360796, -0.91516113, -0.5389365]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.t.default(self = %a0) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %e0 = check.constant dense<[[-2.2581377, -1.7360796], [0.091566406, -0.91516113], [0.3536751, -0.5389365]]> : tensor<3x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @t_1() {
  %a0 = check.constant dense<[0.5964843, 1.1024662, -1.0321784]> : tensor<3xf32>
  %r = thunder.bsym @aten.t.default(self = %a0) : (tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[0.5964843, 1.1024662, -1.0321784]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @unsqueeze_0() {
  %a0 = check.constant dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.unsqueeze.default(self = %a0, dim = -1) : (tensor<2x3x4xf32>) -> tensor<2x3x4x1xf32>
  %e0 = check.constant dense<[[[[1.0326821], [0.35767156], [-0.9896199], [0.60420334]], [[1.4646947], [0.124112986], [-0.42033207], [1.7637538]], [[-0.6629915], [-0.67159736], [-0.0112190265], [-0.48143473]]], [[[0.61571544], [0.6641315], [-0.90801656], [1.2568121]], [[-1.5490007], [-0.25724792], [1.4122288], [1.1712834]], [[-1.0743083], [0.27853534], [1.7230153], [0.3421829]]]]> : tensor<2x3x4x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3x4x1xf32>
  thunder.return
}

thunder.func @unsqueeze_1() {
  %a0 = check.constant dense<0.93927807> : tensor<f32>
  %r = thunder.bsym @aten.unsqueeze.default(self = %a0, dim = 0) : (tensor<f32>) -> tensor<1xf32>
  %e0 = check.constant dense<[0.93927807]> : tensor<1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1xf32>
  thunder.return
}

thunder.func @squeeze_0() {
  %a0 = check.constant dense<[[[1.2950091], [1.2885026], [-0.9459574]]]> : tensor<1x3x1xf32>
  %r = thunder.bsym @aten.squeeze.default(self = %a0) : (tensor<1x3x1xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.2950091, 1.2885026, -0.9459574]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @squeeze_1() {
  %a0 = check.constant dense<[[[-0.44219497], [1.5616119], [-0.5265521]]]> : tensor<1x3x1xf32>
  %r = thunder.bsym @aten.squeeze.dim(self = %a0, dim = -1) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
  %e0 = check.constant dense<[[-0.44219497, 1.5616119, -0.5265521]]> : tensor<1x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x3xf32>
  thunder.return
}

thunder.func @squeeze_2() {
  %a0 = check.constant dense<[[[0.16179562], [-0.49499446], [0.592407]]]> : tensor<1x3x1xf32>
  %r = thunder.bsym @aten.squeeze.dim(self = %a0, dim = 1) : (tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
  %e0 = check.constant dense<[[[0.16179562], [-0.49499446], [0.592407]]]> : tensor<1x3x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x3x1xf32>
  thunder.return
}

thunder.func @squeeze_3() {
  %a0 = check.constant dense<[[[0.39602375], [1.7954739], [1.359085]]]> : tensor<1x3x1xf32>
  %r = thunder.bsym @aten.squeeze.dims(self = %a0, dim = [0, 2, 1]) : (tensor<1x3x1xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[0.39602375, 1.7954739, 1.359085]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @squeeze_4() {
  %a0 = check.constant dense<-0.9555247> : tensor<f32>
  %r = thunder.bsym @aten.squeeze.dim(self = %a0, dim = 0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<-0.9555247> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @expand_0() {
  %a0 = check.constant dense<[[-1.641673], [0.31751925], [0.3545596]]> : tensor<3x1xf32>
  %r = thunder.bsym @aten.expand.default(self = %a0, size = [2, -1, 4], implicit = false) : (tensor<3x1xf32>) -> tensor<2x3x4xf32>
  %e0 = check.constant dense<[[[-1.641673, -1.641673, -1.641673, -1.641673], [0.31751925, 0.31751925, 0.31751925, 0.31751925], [0.3545596, 0.3545596, 0.3545596, 0.3545596]], [[-1.641673, -1.641673, -1.641673, -1.641673], [0.31751925, 0.31751925, 0.31751925, 0.31751925], [0.3545596, 0.3545596, 0.3545596, 0.3545596]]]> : tensor<2x3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3x4xf32>
  thunder.return
}

thunder.func @expand_1() {
  %a0 = check.constant dense<1.6692872> : tensor<f32>
  %r = thunder.bsym @aten.expand.default(self = %a0, size = [2], implicit = false) : (tensor<f32>) -> tensor<2xf32>
  %e0 = check.constant dense<[1.6692872, 1.6692872]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @expand_2() {
  %a0 = check.constant dense<[1.3067133]> : tensor<1xf32>
  %r = thunder.bsym @aten.expand.default(self = %a0, size = [0], implicit = false) : (tensor<1xf32>) -> tensor<0xf32>
  %e0 = check.constant dense<> : tensor<0xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0xf32>
  thunder.return
}

thunder.func @expand_as_0() {
  %a0 = check.constant dense<[[-1.1522157], [-0.26904315], [-2.6701546]]> : tensor<3x1xf32>
  %a1 = check.constant dense<[[[0.286498, -0.85713124, 2.3122325, 0.25828743], [0.2822848, -1.4107811, 1.4959888, 1.1424886], [1.7163862, -0.45632887, 0.06857814, -0.9104493]], [[0.8389756, 0.7823316, -0.86825836, -0.32363364], [-0.1529453, 0.33425415, 0.368354, 0.4997251], [0.6430407, 0.35233366, -1.1150304, 0.37756243]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.expand_as.default(self = %a0, other = %a1) : (tensor<3x1xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %e0 = check.constant dense<[[[-1.1522157, -1.1522157, -1.1522157, -1.1522157], [-0.26904315, -0.26904315, -0.26904315, -0.26904315], [-2.6701546, -2.6701546, -2.6701546, -2.6701546]], [[-1.1522157, -1.1522157, -1.1522157, -1.1522157], [-0.26904315, -0.26904315, -0.26904315, -0.26904315], [-2.6701546, -2.6701546, -2.6701546, -2.6701546]]]> : tensor<2x3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3x4xf32>
  thunder.return
}

thunder.func @broadcast_to_0() {
  %a0 = check.constant dense<[[1.1473961], [-0.14166509]]> : tensor<2x1xf32>
  %r = thunder.bsym @aten.broadcast_to.default(self = %a0, size = [3, 2, 2]) : (tensor<2x1xf32>) -> tensor<3x2x2xf32>
  %e0 = check.constant dense<[[[1.1473961, 1.1473961], [-0.14166509, -0.14166509]], [[1.1473961, 1.1473961], [-0.14166509, -0.14166509]], [[1.1473961, 1.1473961], [-0.14166509, -0.14166509]]]> : tensor<3x2x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2x2xf32>
  thunder.return
}

thunder.func @mH_0() {
  %a0 = check.constant dense<[[0.47425324, 0.087597914, 0.6843281], [1.219854, 0.75028634, 1.0336509]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.mH.default(self = %a0) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %e0 = check.constant dense<[[0.47425324, 1.219854], [0.087597914, 0.75028634], [0.6843281, 1.0336509]]> : tensor<3x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @adjoint_0() {
  %a0 = check.constant dense<[[[-0.16821207, 1.1283641, -0.5555813], [-0.34385702, -0.05871248, -0.021856952]], [[-0.27147394, -0.40944517, 1.6374583], [0.60241467, 0.16155447, 0.5385352]]]> : tensor<2x2x3xf32>
  %r = thunder.bsym @aten.adjoint.default(self = %a0) : (tensor<2x2x3xf32>) -> tensor<2x3x2xf32>
  %e0 = check.constant dense<[[[-0.16821207, -0.34385702], [1.1283641, -0.05871248], [-0.5555813, -0.021856952]], [[-0.27147394, 0.60241467], [-0.40944517, 0.16155447], [1.6374583, 0.5385352]]]> : tensor<2x3x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3x2xf32>
  thunder.return
}
