// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @l1_loss_0() {
  %a0 = check.constant dense<[-0.23902088, -1.5182962, 0.13883492, -0.03849759, -0.11299825, -0.041315738, 0.5, 1.0, -1.0]> : tensor<9xf32>
  %a1 = check.constant dense<[0.74541146, -0.15009704, 0.58087224, -1.0442545, -1.0104136, -0.09916759, 0.5, 0.0, 0.0]> : tensor<9xf32>
  %r = thunder.bsym @aten.l1_loss.default(self = %a0, target = %a1, reduction = 0 : i64) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
  %e0 = check.constant dense<[0.98443234, 1.3681992, 0.4420373, 1.005757, 0.8974154, 0.057851855, 0.0, 1.0, 1.0]> : tensor<9xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<9xf32>
  thunder.return
}

thunder.func @smooth_l1_loss_0() {
  %a0 = check.constant dense<[-0.23902088, -1.5182962, 0.13883492, -0.03849759, -0.11299825, -0.041315738, 0.5, 1.0, -1.0]> : tensor<9xf32>
  %a1 = check.constant dense<[0.74541146, -0.15009704, 0.58087224, -1.0442545, -1.0104136, -0.09916759, 0.5, 0.0, 0.0]> : tensor<9xf32>
  %r = thunder.bsym @aten.smooth_l1_loss.default(self = %a0, target = %a1, reduction = 0 : i64, beta = 0.7 : f64) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
  %e0 = check.constant dense<[0.6344323, 1.0181992, 0.13956928, 0.65575695, 0.5474154, 0.002390598, 0.0, 0.65, 0.65]> : tensor<9xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<9xf32>
  thunder.return
}

thunder.func @huber_loss_0() {
  %a0 = check.constant dense<[-0.23902088, -1.5182962, 0.13883492, -0.03849759, -0.11299825, -0.041315738, 0.5, 1.0, -1.0]> : tensor<9xf32>
  %a1 = check.constant dense<[0.74541146, -0.15009704, 0.58087224, -1.0442545, -1.0104136, -0.09916759, 0.5, 0.0, 0.0]> : tensor<9xf32>
  %r = thunder.bsym @aten.huber_loss.default(self = %a0, target = %a1, reduction = 0 : i64, delta = 0.7 : f64) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
  %e0 = check.constant dense<[0.44410262, 0.7127394, 0.097698495, 0.45902985, 0.38319075, 0.0016734186, 0.0, 0.45499998, 0.45499998]> : tensor<9xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<9xf32>
  thunder.return
}

thunder.func @kl_div_0() {
  %a0 = check.constant dense<[[-3.2889538, -1.2341018, -1.082354, -1.1001716], [-0.9267128, -1.0649973, -1.6432621, -2.7170384]]> : tensor<2x4xf32>
  %a1 = check.constant dense<[[0.06317812, 0.54815066, 0.087772995, 0.3008982], [0.18317604, 0.23950443, 0.11870769, 0.45861185]]> : tensor<2x4xf32>
  %r = thunder.bsym @aten.kl_div.default(self = %a0, target = %a1, reduction = 0 : i64, log_target = false) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %e0 = check.constant dense<[[0.033304766, 0.3469227, -0.11855035, -0.030334055], [-0.1411545, -0.087224156, -0.05790904, 0.8885546]]> : tensor<2x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x4xf32>
  thunder.return
}

thunder.func @kl_div_1() {
  %a0 = check.constant dense<[[-3.2889538, -1.2341018, -1.082354, -1.1001716], [-0.9267128, -1.0649973, -1.6432621, -2.7170384]]> : tensor<2x4xf32>
  %a1 = check.constant dense<[[0.0, 1.0, 0.0, 0.0], [0.5, 0.0, 0.5, 0.0]]> : tensor<2x4xf32>
  %r = thunder.bsym @aten.kl_div.default(self = %a0, target = %a1, reduction = 0 : i64, log_target = false) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %e0 = check.constant dense<[[0.0, 1.2341018, 0.0, 0.0], [0.116782814, 0.0, 0.47505748, 0.0]]> : tensor<2x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x4xf32>
  thunder.return
}

thunder.func @kl_div_2() {
  %a0 = check.constant dense<[[-3.2889538, -1.2341018, -1.082354, -1.1001716], [-0.9267128, -1.0649973, -1.6432621, -2.7170384]]> : tensor<2x4xf32>
  %a1 = check.constant dense<[[-0.9267128, -1.0649973, -1.6432621, -2.7170384], [-3.2889538, -1.2341018, -1.082354, -1.1001716]]> : tensor<2x4xf32>
  %r = thunder.bsym @aten.kl_div.default(self = %a0, target = %a1, reduction = 0 : i64, log_target = true) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %e0 = check.constant dense<[[0.9350997, 0.05829517, -0.10845064, -0.10682662], [-0.08809469, -0.04922565, 0.19003405, 0.53811586]]> : tensor<2x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x4xf32>
  thunder.return
}

thunder.func @binary_cross_entropy_0() {
  %a0 = check.constant dense<[0.6922549, 0.7702682, 0.72143984, 0.38412806, 0.5203738, 0.0, 1.0, 0.0, 1.0]> : tensor<9xf32>
  %a1 = check.constant dense<[0.0, 1.0, 0.5, 0.2, 0.9, 0.0, 1.0, 1.0, 0.0]> : tensor<9xf32>
  %r = thunder.bsym @aten.binary_cross_entropy.default(self = %a0, target = %a1, weight = none, reduction = 0 : i64) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
  %e0 = check.constant dense<[1.1784835, 0.26101652, 0.80231375, 0.57912886, 0.6613619, 0.0, -0.0, 100.0, 100.0]> : tensor<9xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<9xf32>
  thunder.return
}

thunder.func @binary_cross_entropy_1() {
  %a0 = check.constant dense<[0.6922549, 0.7702682, 0.72143984, 0.38412806, 0.5203738, 0.0, 1.0, 0.0, 1.0]> : tensor<9xf32>
  %a1 = check.constant dense<[0.0, 1.0, 0.5, 0.2, 0.9, 0.0, 1.0, 1.0, 0.0]> : tensor<9xf32>
  %a2 = check.constant dense<[2.3179748, 0.59282136, 1.0560844, 0.94817257, 0.9260345, 0.42748702, 3.0716467, 0.5773618, 0.51329046]> : tensor<9xf32>
  %r = thunder.bsym @aten.binary_cross_entropy.default(self = %a0, target = %a1, weight = %a2, reduction = 0 : i64) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
  %e0 = check.constant dense<[2.731695, 0.15473616, 0.847311, 0.5491141, 0.6124439, 0.0, -0.0, 57.736183, 51.32905]> : tensor<9xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<9xf32>
  thunder.return
}

thunder.func @soft_margin_loss_0() {
  %a0 = check.constant dense<[-0.7393966, 1.0601972, -1.527651, -0.54007214, -0.17716143]> : tensor<5xf32>
  %a1 = check.constant dense<[1.0, -1.0, 1.0, -1.0, 1.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.soft_margin_loss.default(self = %a0, target = %a1, reduction = 0 : i64) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[1.1296817, 1.3576223, 1.7240766, 0.4591362, 0.7856461]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @hinge_embedding_loss_0() {
  %a0 = check.constant dense<[-2.2829745, 0.61312836, 1.3873776, -1.8595257, 1.1061984]> : tensor<5xf32>
  %a1 = check.constant dense<[1.0, -1.0, 1.0, -1.0, 1.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.hinge_embedding_loss.default(self = %a0, target = %a1, margin = 0.8 : f64, reduction = 0 : i64) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[-2.2829745, 0.18687165, 1.3873776, 2.6595256, 1.1061984]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @margin_ranking_loss_0() {
  %a0 = check.constant dense<[0.9910072, 1.163579, -0.11092842, 1.6947387, 0.042722367]> : tensor<5xf32>
  %a1 = check.constant dense<[1.08093, 1.1150403, -0.88716257, 0.11320944, 0.27545965]> : tensor<5xf32>
  %a2 = check.constant dense<[1.0, -1.0, 1.0, -1.0, 1.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.margin_ranking_loss.default(input1 = %a0, input2 = %a1, target = %a2, margin = 0.2 : f64, reduction = 0 : i64) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[0.28992277, 0.24853869, 0.0, 1.7815293, 0.4327373]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @cosine_embedding_loss_0() {
  %a0 = check.constant dense<[[0.46646068, -0.17719772, -1.1717801], [2.1046257, 0.26931328, 0.617327], [0.039113, 0.40285823, -0.42426404], [0.26934335, -0.23548895, -0.996715], [2.1998134, -0.96017945, -2.531721]]> : tensor<5x3xf32>
  %a1 = check.constant dense<[[-0.82341254, -0.97984236, 0.4067426], [0.7360622, 1.0507896, -0.78151476], [-1.614646, -0.81449175, -1.0507331], [0.012164094, 0.5841089, -0.056460276], [-0.32558462, -0.49661866, -0.9723038]]> : tensor<5x3xf32>
  %a2 = check.constant dense<[1.0, -1.0, 1.0, -1.0, 1.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.cosine_embedding_loss.default(input1 = %a0, input2 = %a1, target = %a2, margin = 0.1 : f64, reduction = 0 : i64) : (tensor<5x3xf32>, tensor<5x3xf32>, tensor<5xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[1.4017074, 0.3065793, 0.95555305, 0.0, 0.4408999]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @poisson_nll_loss_0() {
  %a0 = check.constant dense<[-0.636116, 0.24188137, -0.8913903, -2.2502325]> : tensor<4xf32>
  %a1 = check.constant dense<[2.6103697, 1.6476302, 0.6159109, 1.1015372]> : tensor<4xf32>
  %r = thunder.bsym @aten.poisson_nll_loss.default(input = %a0, target = %a1, log_input = true, full = false, eps = 1.0e-08 : f64, reduction = 0 : i64) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[2.1898425, 0.87511206, 0.9591022, 2.5840895]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @poisson_nll_loss_1() {
  %a0 = check.constant dense<[1.4823915, 0.0664777, 0.9502818, 0.7871218]> : tensor<4xf32>
  %a1 = check.constant dense<[0.0, 0.5, 2.0, 5.0]> : tensor<4xf32>
  %r = thunder.bsym @aten.poisson_nll_loss.default(input = %a0, target = %a1, log_input = false, full = true, eps = 1.0e-08 : f64, reduction = 0 : i64) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[1.4823915, 1.421922, 1.7040817, 6.7548304]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @triplet_margin_loss_0() {
  %a0 = check.constant dense<[[1.3371605, -0.8395581, 0.9583021, -1.7093451], [-1.456424, -0.5832697, 0.89782107, 1.6655298], [-0.39277083, 0.5974244, -0.59855205, 0.6451348]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[1.3541714, 0.022087257, -0.54995507, 1.663885], [0.24654959, -1.7448766, 0.24350333, -0.63309866], [-0.7105793, -3.0077813, -2.2038372, -0.5299938]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[[0.6074676, 0.3240794, 0.5471498, 0.587292], [-1.9773239, 0.6642678, 1.3950969, -0.26570174], [2.1875885, -0.76795906, 0.5338252, 0.14390689]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.triplet_margin_loss.default(anchor = %a0, positive = %a1, negative = %a2, margin = 1.0 : f64, p = 2.0 : f64, eps = 1.0e-06 : f64, swap = false, reduction = 0 : i64) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[2.0868237, 1.74687, 1.9588139]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @triplet_margin_loss_1() {
  %a0 = check.constant dense<[[-0.037638985, -0.40840453, -1.26991, -1.5824559], [-1.755195, -2.0532615, -0.860026, -0.94425577], [0.9078728, -0.24656367, -0.1164399, -0.121296]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[1.3663013, -1.9488491, 0.118015476, -0.047786456], [-0.014657607, 2.3995402, 1.6385458, -0.5325595], [-0.87505203, -0.47132894, -1.2247257, 0.19381331]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[[0.8554579, -0.3188145, 0.3760919, -0.60740197], [0.859602, 0.012320847, -0.06025553, -0.5147669], [0.42974177, 0.03732465, 0.6699263, -0.3146052]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.triplet_margin_loss.default(anchor = %a0, positive = %a1, negative = %a2, margin = 1.0 : f64, p = 1.0 : f64, eps = 1.0e-06 : f64, swap = true, reduction = 0 : i64) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[3.9084082, 5.1255302, 2.6893923]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @multi_margin_loss_0() {
  %a0 = check.constant dense<[[0.22788699, 0.31082165, 0.6331698, 0.8914101], [0.4817519, 1.2337358, 0.08758578, 0.34841108], [0.36322838, -2.4554713, -0.2243153, -0.5770178]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[0, 3, 1]> : tensor<3xi64>
  %r = thunder.bsym @aten.multi_margin_loss.default(self = %a0, target = %a1, p = 1 : i64, margin = 1 : i64, weight = none, reduction = 0 : i64) : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.0379351, 0.93946004, 2.4820771]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @multi_margin_loss_1() {
  %a0 = check.constant dense<[[-0.8342691, 0.12975863, -0.18792905, -0.90639013], [-1.9174789, -0.57030535, 0.5533317, 0.52045435], [-0.45669198, -0.7174606, -0.21638647, -0.4795059]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[0, 3, 1]> : tensor<3xi64>
  %a2 = check.constant dense<[1.5306433, 0.24781027, 0.3622251, 0.5252064]> : tensor<4xf32>
  %r = thunder.bsym @aten.multi_margin_loss.default(self = %a0, target = %a1, p = 2 : i64, margin = 0.5 : f64, weight = %a2, reduction = 0 : i64) : (tensor<3x4xf32>, tensor<3xi64>, tensor<4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.3930969, 0.037284173, 0.13167992]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @l1_loss_1() {
  %a0 = check.constant dense<[-0.23902088, -1.5182962, 0.13883492, -0.03849759, -0.11299825, -0.041315738, 0.5, 1.0, -1.0]> : tensor<9xf32>
  %a1 = check.constant dense<[0.74541146, -0.15009704, 0.58087224, -1.0442545, -1.0104136, -0.09916759, 0.5, 0.0, 0.0]> : tensor<9xf32>
  %r = thunder.bsym @aten.l1_loss.default(self = %a0, target = %a1, reduction = 1 : i64) : (tensor<9xf32>, tensor<9xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.7506326> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @smooth_l1_loss_1() {
  %a0 = check.constant dense<[-0.23902088, -1.5182962, 0.13883492, -0.03849759, -0.11299825, -0.041315738, 0.5, 1.0, -1.0]> : tensor<9xf32>
  %a1 = check.constant dense<[0.74541146, -0.15009704, 0.58087224, -1.0442545, -1.0104136, -0.09916759, 0.5, 0.0, 0.0]> : tensor<9xf32>
  %r = thunder.bsym @aten.smooth_l1_loss.default(self = %a0, target = %a1, reduction = 1 : i64, beta = 0.7 : f64) : (tensor<9xf32>, tensor<9xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.47752926> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @huber_loss_1() {
  %a0 = check.constant dense<[-0.23902088, -1.5182962, 0.13883492, -0.03849759, -0.11299825, -0.041315738, 0.5, 1.0, -1.0]> : tensor<9xf32>
  %a1 = check.constant dense<[0.74541146, -0.15009704, 0.58087224, -1.0442545, -1.0104136, -0.09916759, 0.5, 0.0, 0.0]> : tensor<9xf32>
  %r = thunder.bsym @aten.huber_loss.default(self = %a0, target = %a1, reduction = 1 : i64, delta = 0.7 : f64) : (tensor<9xf32>, tensor<9xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.3342705> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @kl_div_3() {
  %a0 = check.constant dense<[[-0.6868122, -1.1149564, -2.2776864, -2.7124836], [-1.4767832, -1.3577559, -0.7752102, -2.9227707]]> : tensor<2x4xf32>
  %a1 = check.constant dense<[[0.108612835, 0.23138557, 0.026611194, 0.63339037], [0.030318856, 0.30932698, 0.056217466, 0.60413665]]> : tensor<2x4xf32>
  %r = thunder.bsym @aten.kl_div.default(self = %a0, target = %a1, reduction = 1 : i64, log_target = false) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.3105731> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @kl_div_4() {
  %a0 = check.constant dense<[[-0.6868122, -1.1149564, -2.2776864, -2.7124836], [-1.4767832, -1.3577559, -0.7752102, -2.9227707]]> : tensor<2x4xf32>
  %a1 = check.constant dense<[[0.0, 1.0, 0.0, 0.0], [0.5, 0.0, 0.5, 0.0]]> : tensor<2x4xf32>
  %r = thunder.bsym @aten.kl_div.default(self = %a0, target = %a1, reduction = 1 : i64, log_target = false) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.19347574> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @kl_div_5() {
  %a0 = check.constant dense<[[-0.6868122, -1.1149564, -2.2776864, -2.7124836], [-1.4767832, -1.3577559, -0.7752102, -2.9227707]]> : tensor<2x4xf32>
  %a1 = check.constant dense<[[-1.4767832, -1.3577559, -0.7752102, -2.9227707], [-0.6868122, -1.1149564, -2.2776864, -2.7124836]]> : tensor<2x4xf32>
  %r = thunder.bsym @aten.kl_div.default(self = %a0, target = %a1, reduction = 1 : i64, log_target = true) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.09686443> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @binary_cross_entropy_2() {
  %a0 = check.constant dense<[0.6862789, 0.41960773, 0.74690646, 0.6725741, 0.51763606, 0.0, 1.0, 0.0, 1.0]> : tensor<9xf32>
  %a1 = check.constant dense<[0.0, 1.0, 0.5, 0.2, 0.9, 0.0, 1.0, 1.0, 0.0]> : tensor<9xf32>
  %r = thunder.bsym @aten.binary_cross_entropy.default(self = %a0, target = %a1, weight = none, reduction = 1 : i64) : (tensor<9xf32>, tensor<9xf32>) -> tensor<f32>
  %e0 = check.constant dense<22.722073> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @binary_cross_entropy_3() {
  %a0 = check.constant dense<[0.6862789, 0.41960773, 0.74690646, 0.6725741, 0.51763606, 0.0, 1.0, 0.0, 1.0]> : tensor<9xf32>
  %a1 = check.constant dense<[0.0, 1.0, 0.5, 0.2, 0.9, 0.0, 1.0, 1.0, 0.0]> : tensor<9xf32>
  %a2 = check.constant dense<[1.4322833, 1.8868675, 0.5796908, 1.0774128, 0.52356225, 0.858854, 1.2608658, 0.85800576, 0.7515941]> : tensor<9xf32>
  %r = thunder.bsym @aten.binary_cross_entropy.default(self = %a0, target = %a1, weight = %a2, reduction = 1 : i64) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<f32>
  %e0 = check.constant dense<18.459785> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @soft_margin_loss_1() {
  %a0 = check.constant dense<[-0.7523139, 0.37654302, -1.427564, 1.6732391, -0.43424138]> : tensor<5xf32>
  %a1 = check.constant dense<[1.0, -1.0, 1.0, -1.0, 1.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.soft_margin_loss.default(self = %a0, target = %a1, reduction = 1 : i64) : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.2917863> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @hinge_embedding_loss_1() {
  %a0 = check.constant dense<[0.43519282, -1.2335553, -1.1084644, -0.3131043, -0.9296782]> : tensor<5xf32>
  %a1 = check.constant dense<[1.0, -1.0, 1.0, -1.0, 1.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.hinge_embedding_loss.default(self = %a0, target = %a1, margin = 0.8 : f64, reduction = 1 : i64) : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.308742> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @margin_ranking_loss_1() {
  %a0 = check.constant dense<[-0.15949346, -0.46304354, -0.30760244, -0.0136448685, -0.57600415]> : tensor<5xf32>
  %a1 = check.constant dense<[0.67269665, 0.5522656, 0.026765764, -0.2634932, 0.45423955]> : tensor<5xf32>
  %a2 = check.constant dense<[1.0, -1.0, 1.0, -1.0, 1.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.margin_ranking_loss.default(input1 = %a0, input2 = %a1, target = %a2, margin = 0.2 : f64, reduction = 1 : i64) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.6493301> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cosine_embedding_loss_1() {
  %a0 = check.constant dense<[[0.81648254, 0.0075076227, 0.47083542], [1.8762443, -0.38397592, -0.06910696], [0.51226634, -0.17989126, -1.1941906], [-0.95799965, -1.4189726, -0.89607215], [0.7589502, -1.0817488, -1.7886562]]> : tensor<5x3xf32>
  %a1 = check.constant dense<[[0.12531753, 2.363263, 0.66812897], [1.4312332, -0.34808472, 0.9127584], [-1.2079681, 0.12972416, -1.2605305], [0.6977875, 0.4192695, 0.3148826], [-1.0690037, -0.2534981, 1.6774912]]> : tensor<5x3xf32>
  %a2 = check.constant dense<[1.0, -1.0, 1.0, -1.0, 1.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.cosine_embedding_loss.default(input1 = %a0, input2 = %a1, target = %a2, margin = 0.1 : f64, reduction = 1 : i64) : (tensor<5x3xf32>, tensor<5x3xf32>, tensor<5xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.79196423> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @poisson_nll_loss_2() {
  %a0 = check.constant dense<[1.0760185, -2.1533024, 0.113732964, 0.48329824]> : tensor<4xf32>
  %a1 = check.constant dense<[0.6681468, 0.27932358, 0.2406621, 0.56586844]> : tensor<4xf32>
  %r = thunder.bsym @aten.poisson_nll_loss.default(input = %a0, target = %a1, log_input = true, full = false, eps = 1.0e-08 : f64, reduction = 1 : i64) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.3431549> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @poisson_nll_loss_3() {
  %a0 = check.constant dense<[0.3170105, 0.82117367, 0.10022913, 0.9552729]> : tensor<4xf32>
  %a1 = check.constant dense<[0.0, 0.5, 2.0, 5.0]> : tensor<4xf32>
  %r = thunder.bsym @aten.poisson_nll_loss.default(input = %a0, target = %a1, log_input = false, full = true, eps = 1.0e-08 : f64, reduction = 1 : i64) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<3.1360583> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @triplet_margin_loss_2() {
  %a0 = check.constant dense<[[-3.9552525e-04, -1.6379219, 0.50532246, -0.67848814], [1.3669299, 0.031801384, 0.7928894, -0.4713665], [1.0901729, -0.63628143, 0.6402246, 0.49053115]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.24336466, -0.4069756, 0.58616114, 0.6179905], [-0.63802147, -1.9230167, -0.7709776, -0.95807767], [-0.22866474, -1.1293813, 0.29229426, -0.19263132]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[[-0.2411427, 1.9304593, -0.055287447, 0.47253487], [0.6654116, 1.3865048, 2.079983, -0.41836914], [0.13846526, -0.9384039, 0.27779862, 2.0490797]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.triplet_margin_loss.default(anchor = %a0, positive = %a1, negative = %a2, margin = 1.0 : f64, p = 2.0 : f64, eps = 1.0e-06 : f64, swap = false, reduction = 1 : i64) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.9881401> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @triplet_margin_loss_3() {
  %a0 = check.constant dense<[[0.7620358, -0.4528634, 1.4722743, 1.1624929], [-0.87810194, 0.026302453, 0.66041875, 1.4191818], [0.9665141, 0.14137584, -1.2307477, 0.4915772]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[2.3745162, 1.1373769, -0.3039052, 1.0309266], [-0.40843526, -1.1719861, -1.438883, 1.0256001], [0.013418117, -0.68996215, -0.21337976, -0.6235106]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[[-0.44303656, -0.5813522, 0.5983603, -0.8251228], [-0.2667359, -0.25987056, 0.6127724, -0.58612543], [-0.41833374, 2.0236938, -1.2506725, -1.3950799]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.triplet_margin_loss.default(anchor = %a0, positive = %a1, negative = %a2, margin = 1.0 : f64, p = 1.0 : f64, eps = 1.0e-06 : f64, swap = true, reduction = 1 : i64) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.3752394> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @multi_margin_loss_2() {
  %a0 = check.constant dense<[[0.6682321, -0.47558016, 0.7613168, -0.9719406], [0.41831884, 1.3873667, -1.0420214, -0.23843414], [-0.41713196, 1.0041066, 0.69746155, 1.0028716]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[0, 3, 1]> : tensor<3xi64>
  %r = thunder.bsym @aten.multi_margin_loss.default(self = %a0, target = %a1, p = 1 : i64, margin = 1 : i64, weight = none, reduction = 1 : i64) : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<f32>
  %e0 = check.constant dense<0.6053476> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @multi_margin_loss_3() {
  %a0 = check.constant dense<[[0.6899483, -0.43750313, 1.2408793, 0.8595881], [0.21098313, -0.6060475, -0.15404557, 1.399625], [-0.20535916, 0.8047012, -0.59694284, -0.36769858]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[0, 3, 1]> : tensor<3xi64>
  %a2 = check.constant dense<[0.44319323, 1.2836981, 0.6446898, 0.27723038]> : tensor<4xf32>
  %r = thunder.bsym @aten.multi_margin_loss.default(self = %a0, target = %a1, p = 2 : i64, margin = 0.5 : f64, weight = %a2, reduction = 1 : i64) : (tensor<3x4xf32>, tensor<3xi64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.057351917> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @l1_loss_2() {
  %a0 = check.constant dense<[-0.23902088, -1.5182962, 0.13883492, -0.03849759, -0.11299825, -0.041315738, 0.5, 1.0, -1.0]> : tensor<9xf32>
  %a1 = check.constant dense<[0.74541146, -0.15009704, 0.58087224, -1.0442545, -1.0104136, -0.09916759, 0.5, 0.0, 0.0]> : tensor<9xf32>
  %r = thunder.bsym @aten.l1_loss.default(self = %a0, target = %a1, reduction = 2 : i64) : (tensor<9xf32>, tensor<9xf32>) -> tensor<f32>
  %e0 = check.constant dense<6.7556934> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @smooth_l1_loss_2() {
  %a0 = check.constant dense<[-0.23902088, -1.5182962, 0.13883492, -0.03849759, -0.11299825, -0.041315738, 0.5, 1.0, -1.0]> : tensor<9xf32>
  %a1 = check.constant dense<[0.74541146, -0.15009704, 0.58087224, -1.0442545, -1.0104136, -0.09916759, 0.5, 0.0, 0.0]> : tensor<9xf32>
  %r = thunder.bsym @aten.smooth_l1_loss.default(self = %a0, target = %a1, reduction = 2 : i64, beta = 0.7 : f64) : (tensor<9xf32>, tensor<9xf32>) -> tensor<f32>
  %e0 = check.constant dense<4.2977633> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @huber_loss_2() {
  %a0 = check.constant dense<[-0.23902088, -1.5182962, 0.13883492, -0.03849759, -0.11299825, -0.041315738, 0.5, 1.0, -1.0]> : tensor<9xf32>
  %a1 = check.constant dense<[0.74541146, -0.15009704, 0.58087224, -1.0442545, -1.0104136, -0.09916759, 0.5, 0.0, 0.0]> : tensor<9xf32>
  %r = thunder.bsym @aten.huber_loss.default(self = %a0, target = %a1, reduction = 2 : i64, delta = 0.7 : f64) : (tensor<9xf32>, tensor<9xf32>) -> tensor<f32>
  %e0 = check.constant dense<3.0084345> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @kl_div_6() {
  %a0 = check.constant dense<[[-1.2159557, -4.167265, -0.61198694, -1.9254749], [-1.8678243, -1.0168611, -2.1220698, -1.0105227]]> : tensor<2x4xf32>
  %a1 = check.constant dense<[[0.10450281, 0.24145244, 0.2682951, 0.3857496], [0.19635496, 0.09150662, 0.28075302, 0.4313854]]> : tensor<2x4xf32>
  %r = thunder.bsym @aten.kl_div.default(self = %a0, target = %a1, reduction = 2 : i64, log_target = false) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.97435224> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @kl_div_7() {
  %a0 = check.constant dense<[[-1.2159557, -4.167265, -0.61198694, -1.9254749], [-1.8678243, -1.0168611, -2.1220698, -1.0105227]]> : tensor<2x4xf32>
  %a1 = check.constant dense<[[0.0, 1.0, 0.0, 0.0], [0.5, 0.0, 0.5, 0.0]]> : tensor<2x4xf32>
  %r = thunder.bsym @aten.kl_div.default(self = %a0, target = %a1, reduction = 2 : i64, log_target = false) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<5.4690647> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @kl_div_8() {
  %a0 = check.constant dense<[[-1.2159557, -4.167265, -0.61198694, -1.9254749], [-1.8678243, -1.0168611, -2.1220698, -1.0105227]]> : tensor<2x4xf32>
  %a1 = check.constant dense<[[-1.8678243, -1.0168611, -2.1220698, -1.0105227], [-1.2159557, -4.167265, -0.61198694, -1.9254749]]> : tensor<2x4xf32>
  %r = thunder.bsym @aten.kl_div.default(self = %a0, target = %a1, reduction = 2 : i64, log_target = true) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<2.020977> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @binary_cross_entropy_4() {
  %a0 = check.constant dense<[0.78002167, 0.18285048, 0.78173536, 0.4013723, 0.87501687, 0.0, 1.0, 0.0, 1.0]> : tensor<9xf32>
  %a1 = check.constant dense<[0.0, 1.0, 0.5, 0.2, 0.9, 0.0, 1.0, 1.0, 0.0]> : tensor<9xf32>
  %r = thunder.bsym @aten.binary_cross_entropy.default(self = %a0, target = %a1, weight = none, reduction = 2 : i64) : (tensor<9xf32>, tensor<9xf32>) -> tensor<f32>
  %e0 = check.constant dense<205.01865> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @binary_cross_entropy_5() {
  %a0 = check.constant dense<[0.78002167, 0.18285048, 0.78173536, 0.4013723, 0.87501687, 0.0, 1.0, 0.0, 1.0]> : tensor<9xf32>
  %a1 = check.constant dense<[0.0, 1.0, 0.5, 0.2, 0.9, 0.0, 1.0, 1.0, 0.0]> : tensor<9xf32>
  %a2 = check.constant dense<[0.021492286, 0.030247888, 0.4452201, 0.60509723, 1.0803989, 0.57189214, 1.2172742, 1.3031229, 0.7751406]> : tensor<9xf32>
  %r = thunder.bsym @aten.binary_cross_entropy.default(self = %a0, target = %a1, weight = %a2, reduction = 2 : i64) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<f32>
  %e0 = check.constant dense<209.01729> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @soft_margin_loss_2() {
  %a0 = check.constant dense<[-0.5675086, 0.18961403, -0.27131248, -1.0917095, 0.6405998]> : tensor<5xf32>
  %a1 = check.constant dense<[1.0, -1.0, 1.0, -1.0, 1.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.soft_margin_loss.default(self = %a0, target = %a1, reduction = 2 : i64) : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
  %e0 = check.constant dense<3.3597507> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @hinge_embedding_loss_2() {
  %a0 = check.constant dense<[-0.009083368, -1.3204678, 0.0013913171, 0.40895206, -0.6894791]> : tensor<5xf32>
  %a1 = check.constant dense<[1.0, -1.0, 1.0, -1.0, 1.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.hinge_embedding_loss.default(self = %a0, target = %a1, margin = 0.8 : f64, reduction = 2 : i64) : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.8143446> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @margin_ranking_loss_2() {
  %a0 = check.constant dense<[-0.4739216, -0.7046474, -1.026767, 0.712104, 0.65119094]> : tensor<5xf32>
  %a1 = check.constant dense<[-0.51565903, 0.030913452, 0.7428708, 2.1643777, -0.48144895]> : tensor<5xf32>
  %a2 = check.constant dense<[1.0, -1.0, 1.0, -1.0, 1.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.margin_ranking_loss.default(input1 = %a0, input2 = %a1, target = %a2, margin = 0.2 : f64, reduction = 2 : i64) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
  %e0 = check.constant dense<2.1279004> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cosine_embedding_loss_2() {
  %a0 = check.constant dense<[[-0.11416222, 0.18579106, -0.30477476], [1.3177936, 1.269685, -1.4973649], [1.1863667, -1.2076956, 0.21733952], [0.10292909, 1.3344178, -0.22733502], [-0.70988894, 0.5372394, 0.53080213]]> : tensor<5x3xf32>
  %a1 = check.constant dense<[[-0.042399365, 1.1562701, 0.9993037], [1.2816889, 1.7637734, -0.9413171], [0.67045635, 0.6539767, -1.4658933], [-1.8121507, -0.45240748, -0.47689927], [-1.338689, 0.8394454, -0.9117859]]> : tensor<5x3xf32>
  %a2 = check.constant dense<[1.0, -1.0, 1.0, -1.0, 1.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.cosine_embedding_loss.default(input1 = %a0, input2 = %a1, target = %a2, margin = 0.1 : f64, reduction = 2 : i64) : (tensor<5x3xf32>, tensor<5x3xf32>, tensor<5xf32>) -> tensor<f32>
  %e0 = check.constant dense<3.6190908> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @poisson_nll_loss_4() {
  %a0 = check.constant dense<[0.046448473, -0.09175333, -0.21811463, -0.7242313]> : tensor<4xf32>
  %a1 = check.constant dense<[0.111018285, 2.1273417, 3.9526541, 0.73375213]> : tensor<4xf32>
  %r = thunder.bsym @aten.poisson_nll_loss.default(input = %a0, target = %a1, log_input = true, full = false, eps = 1.0e-08 : f64, reduction = 2 : i64) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<4.8321767> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @poisson_nll_loss_5() {
  %a0 = check.constant dense<[0.6771484, 1.0217643, 0.069548786, 1.3588024]> : tensor<4xf32>
  %a1 = check.constant dense<[0.0, 0.5, 2.0, 5.0]> : tensor<4xf32>
  %r = thunder.bsym @aten.poisson_nll_loss.default(input = %a0, target = %a1, log_input = false, full = true, eps = 1.0e-08 : f64, reduction = 2 : i64) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<12.337586> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @triplet_margin_loss_4() {
  %a0 = check.constant dense<[[1.9125711, -1.5398043, 1.3251694, 0.8247479], [0.66534543, -1.129245, -0.45562902, -1.4120467], [-1.3504684, 0.46797743, 0.8689008, 1.0264797]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[-1.8287371, 0.35654184, 0.6973013, 0.112799905], [1.6330954, -0.8031288, 0.82666266, 0.4730285], [-0.6860142, 1.8872524, 0.49839306, 1.0877143]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[[-0.24881403, 2.0325599, 0.789084, 0.59041286], [-1.2487488, 0.86412364, -0.939235, 0.38589293], [-1.3590919, 0.34709576, -0.094600774, 0.69095254]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.triplet_margin_loss.default(anchor = %a0, positive = %a1, negative = %a2, margin = 1.0 : f64, p = 2.0 : f64, eps = 1.0e-06 : f64, swap = false, reduction = 2 : i64) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<2.8343744> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @triplet_margin_loss_5() {
  %a0 = check.constant dense<[[-0.7778805, -0.485145, -0.071140945, 0.9146649], [-0.56038785, 1.1622375, 0.2413635, -0.32356113], [-1.3943725, -0.19007765, 0.80303127, -0.49186778]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.45348915, 1.1441598, 1.0187086, -0.42607984], [1.6994555, 0.2747369, 2.083589, 1.4109428], [-0.00925555, -0.8884353, -0.02122076, -0.35291812]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[[1.2592762, -0.34203434, -1.4999397, 0.48786128], [1.5417514, 1.1835843, 1.1142564, -0.28924206], [0.80261445, 1.1015577, 0.9633691, 1.334993]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.triplet_margin_loss.default(anchor = %a0, positive = %a1, negative = %a2, margin = 1.0 : f64, p = 1.0 : f64, eps = 1.0e-06 : f64, swap = true, reduction = 2 : i64) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<6.9487743> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @multi_margin_loss_4() {
  %a0 = check.constant dense<[[1.0063357, 0.20668012, -0.74077916, 0.52225053], [-0.03537355, -1.034931, 0.2637604, 0.46756062], [0.22996886, 1.0675622, 1.3411577, -0.38928843]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[0, 3, 1]> : tensor<3xi64>
  %r = thunder.bsym @aten.multi_margin_loss.default(self = %a0, target = %a1, p = 1 : i64, margin = 1 : i64, weight = none, reduction = 2 : i64) : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<f32>
  %e0 = check.constant dense<0.8613817> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @multi_margin_loss_5() {
  %a0 = check.constant dense<[[-0.6204814, -0.0013142778, -0.24434209, -0.40113956], [0.43386745, 0.5249239, -0.992692, 1.1782453], [0.48043472, -2.101417, -1.7276715, 0.7551746]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[0, 3, 1]> : tensor<3xi64>
  %a2 = check.constant dense<[1.5979646, 2.659469, 0.37740567, 1.0066646]> : tensor<4xf32>
  %r = thunder.bsym @aten.multi_margin_loss.default(self = %a0, target = %a1, p = 2 : i64, margin = 0.5 : f64, weight = %a2, reduction = 2 : i64) : (tensor<3x4xf32>, tensor<3xi64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<15.326979> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @multilabel_margin_loss_0() {
  %a0 = check.constant dense<[[0.1830189, 0.92647904, 0.301426, 0.56077343], [1.5057886, 0.4935611, -1.0009282, 0.7282794]]> : tensor<2x4xf32>
  %a1 = check.constant dense<[[1, 3, -1, 2], [0, -1, 0, 0]]> : tensor<2x4xi64>
  %r = thunder.bsym @aten.multilabel_margin_loss.default(self = %a0, target = %a1, reduction = 0) : (tensor<2x4xf32>, tensor<2x4xi64>) -> tensor<2xf32>
  %e0 = check.constant dense<[0.4985962, 0.05562271]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @multilabel_margin_loss_1() {
  %a0 = check.constant dense<[[-0.27275053, 0.8962422, -1.7682523, 0.2089723], [0.17184581, -0.56963336, 0.6022102, -2.0877235]]> : tensor<2x4xf32>
  %a1 = check.constant dense<[[1, 3, -1, 2], [0, -1, 0, 0]]> : tensor<2x4xi64>
  %r = thunder.bsym @aten.multilabel_margin_loss.default(self = %a0, target = %a1, reduction = 1) : (tensor<2x4xf32>, tensor<2x4xi64>) -> tensor<f32>
  %e0 = check.constant dense<0.2758953> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @multilabel_margin_loss_2() {
  %a0 = check.constant dense<[[0.40997052, -0.3732081, 1.1639179, 0.7009164], [0.8436247, -0.25653616, 0.65491647, -1.8925362]]> : tensor<2x4xf32>
  %a1 = check.constant dense<[[1, 3, -1, 2], [0, -1, 0, 0]]> : tensor<2x4xi64>
  %r = thunder.bsym @aten.multilabel_margin_loss.default(self = %a0, target = %a1, reduction = 2) : (tensor<2x4xf32>, tensor<2x4xi64>) -> tensor<f32>
  %e0 = check.constant dense<1.825913> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @multilabel_margin_loss_3() {
  %a0 = check.constant dense<[-1.8896594, -0.496674, -0.51069856]> : tensor<3xf32>
  %a1 = check.constant dense<[2, -1, 0]> : tensor<3xi64>
  %r = thunder.bsym @aten.multilabel_margin_loss.default(self = %a0, target = %a1, reduction = 1) : (tensor<3xf32>, tensor<3xi64>) -> tensor<f32>
  %e0 = check.constant dense<0.33800817> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @multi_margin_loss_of_0d() {
  %a0 = check.constant dense<-2.5> : tensor<f32>
  %a1 = check.constant dense<0> : tensor<i64>
  %r = thunder.bsym @aten.multi_margin_loss.default(self = %a0, target = %a1, p = 1, margin = 0.5, weight = none, reduction = 1) : (tensor<f32>, tensor<i64>) -> tensor<f32>
  %e0 = check.constant dense<0.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}
