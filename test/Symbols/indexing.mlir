// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @gather_0() {
  %a0 = check.constant dense<[[-1.5621041, -0.40514022, -0.18146083, 0.48399523], [1.0948144, 0.23464525, -1.1537333, -0.172089], [0.14134902, -1.1248003, 0.2490627, 0.053097166]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[[2, 1], [2, 0], [0, 2]]> : tensor<3x2xi64>
  %r = thunder.bsym @aten.gather.default(self = %a0, dim = 1, index = %a2, sparse_grad = false) : (tensor<3x4xf32>, tensor<3x2xi64>) -> tensor<3x2xf32>
  %e0 = check.constant dense<[[-0.18146083, -0.40514022], [-1.1537333, 1.0948144], [0.14134902, 0.2490627]]> : tensor<3x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @gather_1() {
  %a0 = check.constant dense<[[0.62783164, -0.7894795, 0.84374446, -1.1497139], [1.1369187, -0.67543066, -0.19673543, -0.5671164], [-0.7989509, 0.14058669, -1.5878977, -1.2633743]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[[2, 0, 0], [1, 1, 1]]> : tensor<2x3xi64>
  %r = thunder.bsym @aten.gather.default(self = %a0, dim = -2, index = %a2, sparse_grad = false) : (tensor<3x4xf32>, tensor<2x3xi64>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[-0.7989509, -0.7894795, 0.84374446], [1.1369187, -0.67543066, -0.19673543]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @gather_2() {
  %a0 = check.constant dense<-1.7711821> : tensor<f32>
  %a2 = check.constant dense<0> : tensor<i64>
  %r = thunder.bsym @aten.gather.default(self = %a0, dim = 0, index = %a2, sparse_grad = false) : (tensor<f32>, tensor<i64>) -> tensor<f32>
  %e0 = check.constant dense<-1.7711821> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @gather_3() {
  %a0 = check.constant dense<[0.19616699, -1.3027344, -0.9169922, 0.3232422, 0.28051758]> : tensor<5xf16>
  %a2 = check.constant dense<[1, 1, 1, 4]> : tensor<4xi64>
  %r = thunder.bsym @aten.gather.default(self = %a0, dim = 0, index = %a2, sparse_grad = false) : (tensor<5xf16>, tensor<4xi64>) -> tensor<4xf16>
  %e0 = check.constant dense<[-1.3027344, -1.3027344, -1.3027344, 0.28051758]> : tensor<4xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<4xf16>
  thunder.return
}

thunder.func @take_along_dim_0() {
  %a0 = check.constant dense<[[-0.59684825, 0.965451, 0.707804, 1.2298694], [1.8289781, -1.1704262, -0.1412588, 0.06045487], [-0.75797945, -0.64666873, 1.3679457, -2.0934]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[1, 1], [2, 1], [1, 3]]> : tensor<3x2xi64>
  %r = thunder.bsym @aten.take_along_dim.default(self = %a0, indices = %a1, dim = 1) : (tensor<3x4xf32>, tensor<3x2xi64>) -> tensor<3x2xf32>
  %e0 = check.constant dense<[[0.965451, 0.965451], [-0.1412588, -1.1704262], [-0.64666873, -2.0934]]> : tensor<3x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @take_along_dim_1() {
  %a0 = check.constant dense<[[-1.1433192], [0.28650805], [0.027975123]]> : tensor<3x1xf32>
  %a1 = check.constant dense<[[0, 0, 0, 0]]> : tensor<1x4xi64>
  %r = thunder.bsym @aten.take_along_dim.default(self = %a0, indices = %a1, dim = 1) : (tensor<3x1xf32>, tensor<1x4xi64>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-1.1433192, -1.1433192, -1.1433192, -1.1433192], [0.28650805, 0.28650805, 0.28650805, 0.28650805], [0.027975123, 0.027975123, 0.027975123, 0.027975123]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @index_select_0() {
  %a0 = check.constant dense<[[-0.69140625, -0.4296875, -0.84765625], [-2.640625, 0.14453125, 2.0], [-0.140625, 0.25390625, -0.8046875], [1.6015625, -0.8359375, 1.484375]]> : tensor<4x3xbf16>
  %a1 = check.constant dense<[2, 0, 0, 3, 1]> : tensor<5xi64>
  %r = thunder.bsym @aten.index_select.default(self = %a0, dim = 0, index = %a1) : (tensor<4x3xbf16>, tensor<5xi64>) -> tensor<5x3xbf16>
  %e0 = check.constant dense<[[-0.140625, 0.25390625, -0.8046875], [-0.69140625, -0.4296875, -0.84765625], [-0.69140625, -0.4296875, -0.84765625], [1.6015625, -0.8359375, 1.484375], [-2.640625, 0.14453125, 2.0]]> : tensor<5x3xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<5x3xbf16>
  thunder.return
}

thunder.func @take_0() {
  %a0 = check.constant dense<[[-2.6715057, 1.4750172, 0.8087981, -0.15965788], [0.7659455, -0.08115836, -0.35763586, 1.1916289], [-0.67362076, 1.8974739, 0.21910605, -1.4868165]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[-1, 0, 5, -12]> : tensor<4xi64>
  %r = thunder.bsym @aten.take.default(self = %a0, index = %a1) : (tensor<3x4xf32>, tensor<4xi64>) -> tensor<4xf32>
  %e0 = check.constant dense<[-1.4868165, -2.6715057, -0.08115836, -2.6715057]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @embedding_0() {
  %a0 = check.constant dense<[[1.0045271, 0.40885067, 0.121107936], [-0.37584332, -0.798224, -0.16016465], [0.089220405, 0.33820486, -0.48722288], [0.49562365, -1.4536098, 0.30988932], [-2.8466473, 1.2360522, -0.4492957]]> : tensor<5x3xf32>
  %a1 = check.constant dense<[[4, 4], [1, 3]]> : tensor<2x2xi64>
  %r = thunder.bsym @aten.embedding.default(weight = %a0, indices = %a1, padding_idx = -1, scale_grad_by_freq = false, sparse = false) : (tensor<5x3xf32>, tensor<2x2xi64>) -> tensor<2x2x3xf32>
  %e0 = check.constant dense<[[[-2.8466473, 1.2360522, -0.4492957], [-2.8466473, 1.2360522, -0.4492957]], [[-0.37584332, -0.798224, -0.16016465], [0.49562365, -1.4536098, 0.30988932]]]> : tensor<2x2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x2x3xf32>
  thunder.return
}

thunder.func @one_hot_0() {
  %a0 = check.constant dense<[[3, 2, 2], [3, 2, 0]]> : tensor<2x3xi64>
  %r = thunder.bsym @aten.one_hot.default(self = %a0, num_classes = 4) : (tensor<2x3xi64>) -> tensor<2x3x4xi64>
  %e0 = check.constant dense<[[[0, 0, 0, 1], [0, 0, 1, 0], [0, 0, 1, 0]], [[0, 0, 0, 1], [0, 0, 1, 0], [1, 0, 0, 0]]]> : tensor<2x3x4xi64>
  check.expect_eq %r, %e0 : tensor<2x3x4xi64>
  thunder.return
}

thunder.func @index_0() {
  %a0 = check.constant dense<[[-0.90060836, -0.744019, -1.3306915], [1.5912797, -1.7266587, -0.1075769], [-1.7552264, -0.4299761, -0.029153273], [-0.4114795, -0.16739938, 0.09594899]]> : tensor<4x3xf32>
  %a1 = check.constant dense<[-3, 0, 2, -3, 3]> : tensor<5xi64>
  %r = thunder.bsym @aten.index.Tensor(self = %a0, indices = [%a1]) : (tensor<4x3xf32>, tensor<5xi64>) -> tensor<5x3xf32>
  %e0 = check.constant dense<[[1.5912797, -1.7266587, -0.1075769], [-0.90060836, -0.744019, -1.3306915], [-1.7552264, -0.4299761, -0.029153273], [1.5912797, -1.7266587, -0.1075769], [-0.4114795, -0.16739938, 0.09594899]]> : tensor<5x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5x3xf32>
  thunder.return
}

thunder.func @index_1() {
  %a0 = check.constant dense<[[[-1.1681398, -0.12493966, -0.043150898, -0.46846735, 0.58360887], [1.3681077, 2.4136047, 0.015358428, -1.0900732, -0.5062738], [0.64390516, 0.08959502, 0.79392624, -2.166414, -0.4838819]], [[1.173326, 0.94899863, 0.96275365, 1.3237332, 0.7374833], [0.09165417, 0.68593955, 0.069903664, -0.1229068, 1.8121585], [-0.004292098, -0.33071718, 1.8938485, -0.37818357, 0.6550527]], [[0.2506724, 0.17207551, 0.78765345, -1.1033554, -0.4202115], [-0.5021652, -1.2963215, -0.42072514, -0.5402363, 2.4873958], [-0.015991319, 1.9615202, 0.35299098, 0.2791353, 0.16187651]], [[-0.7409186, -0.30102342, -0.19435942, -1.8293742, -1.2586503], [-0.50618905, -0.68513376, 0.5972898, -0.84617203, 0.1577171], [-2.995824, -0.51030874, 0.057753112, 1.8401119, -0.28297618]]]> : tensor<4x3x5xf32>
  %a1 = check.constant dense<[2, -2]> : tensor<2xi64>
  %a2 = check.constant dense<[[1], [2], [4]]> : tensor<3x1xi64>
  %r = thunder.bsym @aten.index.Tensor(self = %a0, indices = [none, %a1, %a2]) : (tensor<4x3x5xf32>, tensor<2xi64>, tensor<3x1xi64>) -> tensor<4x3x2xf32>
  %e0 = check.constant dense<[[[0.08959502, 2.4136047], [0.79392624, 0.015358428], [-0.4838819, -0.5062738]], [[-0.33071718, 0.68593955], [1.8938485, 0.069903664], [0.6550527, 1.8121585]], [[1.9615202, -1.2963215], [0.35299098, -0.42072514], [0.16187651, 2.4873958]], [[-0.51030874, -0.68513376], [0.057753112, 0.5972898], [-0.28297618, 0.1577171]]]> : tensor<4x3x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x3x2xf32>
  thunder.return
}

thunder.func @index_2() {
  %a0 = check.constant dense<[[[0.13713644, 0.26462537, 2.0060763, 1.3142949, -2.0774653], [-1.4369696, 0.2731674, 0.9878461, 1.5761725, 0.045861453], [1.906664, 0.34447545, -0.4485969, 0.7553325, 0.31336933]], [[-0.13037549, -0.0805264, 0.96877086, -0.22929919, -0.6741225], [-0.56374055, -0.79536015, -0.94512624, -1.8077074, -1.0561911], [0.053756643, -0.13590793, 0.51986325, 0.8523691, -0.29097116]], [[1.0582957, 0.3097347, -0.87813306, 0.41819555, -0.49127477], [-0.27308774, 1.0368133, -1.7127992, -0.41408086, 0.94218934], [-0.42026317, 1.6966416, -0.391753, 0.87985116, 1.5401607]], [[0.16201088, 1.3085849, -0.42985857, -1.1691074, -0.6759634], [-0.17739058, -0.35847655, -0.55807483, 0.18697733, 1.44713], [-0.48920053, 0.2595913, 0.19597165, -0.08212502, 0.20771715]]]> : tensor<4x3x5xf32>
  %a1 = check.constant dense<[0, 3]> : tensor<2xi64>
  %a2 = check.constant dense<[4, 3]> : tensor<2xi64>
  %r = thunder.bsym @aten.index.Tensor(self = %a0, indices = [%a1, none, %a2]) : (tensor<4x3x5xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[-2.0774653, 0.045861453, 0.31336933], [-1.1691074, 0.18697733, -0.08212502]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @index_3() {
  %a0 = check.constant dense<[[3, 1, 0], [5, 6, 4], [7, 7, 4], [5, 6, 8]]> : tensor<4x3xi64>
  %a1 = check.constant dense<[[2], [1]]> : tensor<2x1xi32>
  %a2 = check.constant dense<[0, 0, 0]> : tensor<3xi64>
  %r = thunder.bsym @aten.index.Tensor(self = %a0, indices = [%a1, %a2]) : (tensor<4x3xi64>, tensor<2x1xi32>, tensor<3xi64>) -> tensor<2x3xi64>
  %e0 = check.constant dense<[[7, 7, 7], [5, 5, 5]]> : tensor<2x3xi64>
  check.expect_eq %r, %e0 : tensor<2x3xi64>
  thunder.return
}

thunder.func @unsafe_masked_index_0() {
  %a0 = check.constant dense<[[-0.87330353, 0.43763238, -0.48663184, -0.7839713], [-0.29828936, -0.93608165, -0.5050649, 1.5186863], [0.18801369, -1.4030483, 1.1207031, 0.34917784]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>
  %a2 = check.constant dense<[[0, 9], [-3, 1]]> : tensor<2x2xi64>
  %a3 = check.constant dense<[[1, 2], [7, 3]]> : tensor<2x2xi64>
  %r = thunder.bsym @aten._unsafe_masked_index.default(self = %a0, mask = %a1, indices = [%a2, %a3], fill = -2.0) : (tensor<3x4xf32>, tensor<2x2xi1>, tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xf32>
  %e0 = check.constant dense<[[0.43763238, -2.0], [-2.0, 1.5186863]]> : tensor<2x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x2xf32>
  thunder.return
}

thunder.func @unsafe_index_0() {
  %a0 = check.constant dense<[[-0.87330353, 0.43763238, -0.48663184, -0.7839713], [-0.29828936, -0.93608165, -0.5050649, 1.5186863], [0.18801369, -1.4030483, 1.1207031, 0.34917784]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[2, 0]> : tensor<2xi64>
  %r = thunder.bsym @aten._unsafe_index.Tensor(self = %a0, indices = [%a1, none]) : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<2x4xf32>
  %e0 = check.constant dense<[[0.18801369, -1.4030483, 1.1207031, 0.34917784], [-0.87330353, 0.43763238, -0.48663184, -0.7839713]]> : tensor<2x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x4xf32>
  thunder.return
}

thunder.func @embedding_dense_backward_0() {
  %a0 = check.constant dense<[[-0.51459765, 0.5305944, -1.798985], [0.4180435, 0.010800023, -0.8010502], [-0.9996844, -1.1581218, -0.8890158], [0.55586725, -0.021831894, 0.41573155]]> : tensor<4x3xf32>
  %a1 = check.constant dense<[1, 0, 1, 2]> : tensor<4xi64>
  %r = thunder.bsym @aten.embedding_dense_backward.default(grad_output = %a0, indices = %a1, num_weights = 4, padding_idx = -1, scale_grad_by_freq = false) : (tensor<4x3xf32>, tensor<4xi64>) -> tensor<4x3xf32>
  %e0 = check.constant dense<[[0.4180435, 0.010800023, -0.8010502], [-1.514282, -0.6275274, -2.6880007], [0.55586725, -0.021831894, 0.41573155], [0.0, 0.0, 0.0]]> : tensor<4x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x3xf32>
  thunder.return
}

thunder.func @embedding_dense_backward_1() {
  %a0 = check.constant dense<[[-1.6657636, -0.6169456, -1.2411366], [0.5871009, -0.7356206, 1.5670711], [-0.12193946, 0.5789556, 0.44783342], [0.89653057, -0.10102361, -1.7633166]]> : tensor<4x3xf32>
  %a1 = check.constant dense<[1, 0, 1, 2]> : tensor<4xi64>
  %r = thunder.bsym @aten.embedding_dense_backward.default(grad_output = %a0, indices = %a1, num_weights = 4, padding_idx = 0, scale_grad_by_freq = true) : (tensor<4x3xf32>, tensor<4xi64>) -> tensor<4x3xf32>
  %e0 = check.constant dense<[[0.0, 0.0, 0.0], [-0.8938515, -0.018995017, -0.39665157], [0.89653057, -0.10102361, -1.7633166], [0.0, 0.0, 0.0]]> : tensor<4x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x3xf32>
  thunder.return
}

thunder.func @embedding_dense_backward_2() {
  %a0 = check.constant dense<[[1.0, 1.0], [1.0, 1.0], [1.0, 1.0]]> : tensor<3x2xf32>
  %a1 = check.constant dense<[0, 9, 1]> : tensor<3xi64>
  %r = thunder.bsym @aten.embedding_dense_backward.default(grad_output = %a0, indices = %a1, num_weights = 4, padding_idx = -1, scale_grad_by_freq = false) : (tensor<3x2xf32>, tensor<3xi64>) -> tensor<4x2xf32>
  %e0 = check.constant dense<[[1.0, 1.0], [1.0, 1.0], [0.0, 0.0], [0.0, 0.0]]> : tensor<4x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x2xf32>
  thunder.return
}
