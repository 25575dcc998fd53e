// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @log_sigmoid_0() {
  %a0 = check.constant dense<[[0.0914584, 0.52850527, -0.80173284, 0.25241384], [-1.1687838, -0.05504912, -0.55200744, 0.70251435], [0.1424481, 1.0293175, -2.3660831, -1.1522121]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.log_sigmoid.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.6484632, -0.46341032, -1.1722966, -0.57488334], [-1.4393792, -0.7210505, -1.006766, -0.40235245], [-0.6244574, -0.3054611, -2.4557846, -1.4267612]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @log_sigmoid_1() {
  %a0 = check.constant dense<[[-0.03100030052525961, -2.3110776350524422, -0.22082355532227194], [-0.2346040069563307, -0.3875625994597986, -1.7439998911635588]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.log_sigmoid.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[-0.7087674533417736, -2.405618738985383, -0.8096419941026257], [-0.8173133441165779, -0.9055877321117063, -1.9051146145092033]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @log_sigmoid_2() {
  %a0 = check.constant dense<[[2.21875, -0.9921875, 1.109375], [-0.08203125, -0.37304688, -0.4375]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.log_sigmoid.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[-0.103027344, -1.3046875, -0.28515625], [-0.734375, -0.8984375, -0.9375]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @log_sigmoid_3() {
  %a0 = check.constant dense<[0.1907959, 0.8730469, 1.5195312]> : tensor<3xf16>
  %r = thunder.bsym @aten.log_sigmoid.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[-0.6020508, -0.3491211, -0.19787598]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @log_sigmoid_4() {
  %a0 = check.constant dense<2.1485229> : tensor<f32>
  %r = thunder.bsym @aten.log_sigmoid.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<-0.110338815> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @log_sigmoid_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.log_sigmoid.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @log_sigmoid_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.log_sigmoid.default(self = %a0) : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0.0, 0xFF800000, -0.6931472, -0.6931472, -0.20141329, -1.7014133, -0.474077, -0.974077, -0.048587352]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @cross_entropy_loss_0() {
  %a0 = check.constant dense<[[0.8803044, 0.43375286, 1.119019, 0.86607844], [0.7771935, 1.36272, -0.8181875, 1.0562694], [-1.2744621, 0.16788247, -0.00519203, 0.5358523], [-1.7331307, -0.46116424, -0.37284034, -0.5923183], [-0.08648763, -0.39183754, -1.4776046, 0.30936155]]> : tensor<5x4xf32>
  %a1 = check.constant dense<[1, 0, 3, -100, 2]> : tensor<5xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 0, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<5x4xf32>, tensor<5xi64>) -> tensor<5xf32>
  %e0 = check.constant dense<[1.8063278, 1.4634118, 0.89112914, 0.0, 2.6356485]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @cross_entropy_loss_1() {
  %a0 = check.constant dense<[0.348072, -1.2932445, 0.49705234, 1.2285355]> : tensor<4xf32>
  %a1 = check.constant dense<2> : tensor<i64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 0, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<4xf32>, tensor<i64>) -> tensor<f32>
  %e0 = check.constant dense<1.4126093> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_2() {
  %a0 = check.constant dense<[[[-1.4100274, 0.9552803, -1.0038952], [-0.3192577, 0.027590659, 0.26158744], [-0.26347136, -2.0516226, -0.35369867], [0.69005454, 0.83189327, 1.015913]], [[0.55678785, 0.16751742, -0.9942734], [-2.2921748, -1.177684, -1.7888174], [0.7106442, -0.252029, 1.6602719], [-0.84094256, -1.484607, -0.53639114]]]> : tensor<2x4x3xf32>
  %a1 = check.constant dense<[[0, 1, 2], [3, 3, 1]]> : tensor<2x3xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 0, ignore_index = 3, label_smoothing = 0.0 : f64) : (tensor<2x4x3xf32>, tensor<2x3xi64>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[2.7272472, 1.7730567, 1.9886894], [0.0, 0.0, 3.6424158]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @cross_entropy_loss_3() {
  %a0 = check.constant dense<[[[[-1.4066774, 0.05670106], [-2.5432787, 1.1229897]], [[0.873312, 0.9966112], [-0.82725585, 0.28943405]], [[0.084262215, 0.12550084], [-1.059561, 0.01635198]], [[2.2574656, 0.6653082], [-0.13466007, 1.8080456]]], [[[0.7248828, -0.23471634], [0.36010167, 1.0307238]], [[-0.4805968, 0.34347036], [-0.8831459, -0.8249442]], [[0.9042565, -0.447344], [0.11744535, -0.3244889]], [[1.18576, -1.9522612], [-0.13468006, 2.598023]]]]> : tensor<2x4x2x2xf32>
  %a1 = check.constant dense<[[[3, 0], [1, 1]], [[3, 1], [2, 3]]]> : tensor<2x2x2xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 0, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<2x4x2x2xf32>, tensor<2x2x2xi64>) -> tensor<2x2x2xf32>
  %e0 = check.constant dense<[[[0.3292853, 1.8669972], [1.3791139, 2.1550589]], [[0.9455825, 0.74909145], [1.2294768, 0.25852752]]]> : tensor<2x2x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x2x2xf32>
  thunder.return
}

thunder.func @nll_loss_nd_0() {
  %a0 = check.constant dense<[[-1.1105506, 1.3871702, -1.0041081, -0.40587237], [1.0525234, 0.12277989, 0.43220022, -1.0412852], [-0.72624946, 2.9199674, 0.9572805, -0.41540018], [-0.52505213, 0.24788424, -0.25984785, 0.34390804], [-0.51506186, 0.17814523, -0.2865496, 0.014685359]]> : tensor<5x4xf32>
  %a1 = check.constant dense<[1, 0, 3, -100, 2]> : tensor<5xi64>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = none, reduction = 0, ignore_index = -100) : (tensor<5x4xf32>, tensor<5xi64>) -> tensor<5xf32>
  %e0 = check.constant dense<[-1.3871702, -1.0525234, 0.41540018, 0.0, 0.2865496]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @nll_loss_nd_1() {
  %a0 = check.constant dense<[1.6118339, -0.05898415, 1.0956888, -0.24090008]> : tensor<4xf32>
  %a1 = check.constant dense<2> : tensor<i64>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = none, reduction = 0, ignore_index = -100) : (tensor<4xf32>, tensor<i64>) -> tensor<f32>
  %e0 = check.constant dense<-1.0956888> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nll_loss_nd_2() {
  %a0 = check.constant dense<[[[0.16019984, -0.030134508, 1.7322487], [-1.1069808, -0.031041557, 0.5976348], [1.3025622, -0.95748115, -0.44142058], [-2.1853404, -0.9949169, 0.74074984]], [[0.16869956, -0.318727, -2.6730309], [0.4416761, -0.28051063, -0.15336403], [-1.5900896, 0.7950028, -1.2658626], [-1.2436682, -1.0174422, -1.7106073]]]> : tensor<2x4x3xf32>
  %a1 = check.constant dense<[[0, 1, 2], [3, 3, 1]]> : tensor<2x3xi64>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = none, reduction = 0, ignore_index = 3) : (tensor<2x4x3xf32>, tensor<2x3xi64>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[-0.16019984, 0.031041557, 0.44142058], [0.0, 0.0, 0.15336403]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @nll_loss_nd_3() {
  %a0 = check.constant dense<[[[[0.84560823, 0.27914798], [-0.38567582, 0.6816725]], [[0.66891026, 0.5292814], [0.3328789, -0.5166143]], [[-0.56440467, -0.09980337], [0.1625633, -2.5776265]], [[-0.60722244, 0.099423744], [2.9931772, -0.22368842]]], [[[-0.6680098, -0.2656871], [0.41745034, -1.0199251]], [[0.78201145, -0.06988322], [1.035118, 0.61892235]], [[1.3009189, 0.5243965], [-0.10288125, -2.5891201]], [[-0.049531203, 0.14086889], [-1.213229, 0.41646087]]]]> : tensor<2x4x2x2xf32>
  %a1 = check.constant dense<[[[3, 1], [3, 2]], [[0, 1], [2, 3]]]> : tensor<2x2x2xi64>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = none, reduction = 0, ignore_index = -100) : (tensor<2x4x2x2xf32>, tensor<2x2x2xi64>) -> tensor<2x2x2xf32>
  %e0 = check.constant dense<[[[0.60722244, -0.5292814], [-2.9931772, 2.5776265]], [[0.6680098, 0.06988322], [0.10288125, -0.41646087]]]> : tensor<2x2x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x2x2xf32>
  thunder.return
}

thunder.func @cross_entropy_loss_4() {
  %a0 = check.constant dense<[[-0.59201515, -1.6715732, 0.15216824, -0.29847527], [2.2995367, -1.6540682, -1.4456085, -1.1081365], [-0.5378214, -0.32788375, 0.8025836, -1.8970785], [0.022376211, -1.3303711, 0.09598185, -0.00913371], [0.22140145, -1.3329949, 0.3818513, -1.5220143]]> : tensor<5x4xf32>
  %a1 = check.constant dense<[1, 0, 3, -100, 2]> : tensor<5xi64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = %a2, reduction = 0, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<5x4xf32>, tensor<5xi64>, tensor<4xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[2.4491577, 0.06543995, 1.769261, 0.0, 1.180222]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @cross_entropy_loss_5() {
  %a0 = check.constant dense<[-0.7598301, 1.2580184, -0.061385516, 1.7412152]> : tensor<4xf32>
  %a1 = check.constant dense<2> : tensor<i64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = %a2, reduction = 0, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<4xf32>, tensor<i64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<3.671083> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_6() {
  %a0 = check.constant dense<[[[-1.0607356, 0.14168704, -0.71813726], [-0.8787381, -1.1544882, -0.38915357], [-0.47701406, -0.007936386, -1.3485471], [0.030027453, -0.7286478, 0.5937191]], [[-1.2952971, 0.9767634, -0.42923462], [-0.7079846, -1.7186944, 0.07216462], [2.0081127, 0.33056372, -0.49739966], [-2.3717713, -0.48021737, 0.44299388]]]> : tensor<2x4x3xf32>
  %a1 = check.constant dense<[[0, 1, 2], [3, 3, 1]]> : tensor<2x3xi64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = %a2, reduction = 0, ignore_index = 3, label_smoothing = 0.0 : f64) : (tensor<2x4x3xf32>, tensor<2x3xi64>, tensor<4xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[1.7358544, 2.0680888, 3.8188472], [0.0, 0.0, 1.1912405]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @cross_entropy_loss_7() {
  %a0 = check.constant dense<[[[[0.07367481, -0.11891712], [0.15761217, 0.7848229]], [[-0.2115773, -1.072475], [-0.79597074, -1.318982]], [[2.7002625, 2.0988488], [0.70191103, 1.5709196]], [[0.9635558, -1.0073614], [-0.99133533, -0.8932865]]], [[[-1.9707547, 1.731202], [1.8201847, -1.400954]], [[0.8666251, -0.11029508], [0.10212131, -0.7211926]], [[-0.47847426, 1.1170046], [-1.1675678, 1.1710756]], [[-0.787169, -1.4004413], [0.7484645, -0.94867384]]]]> : tensor<2x4x2x2xf32>
  %a1 = check.constant dense<[[[0, 3], [0, 1]], [[2, 2], [2, 1]]]> : tensor<2x2x2xi64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = %a2, reduction = 0, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<2x4x2x2xf32>, tensor<2x2x2xi64>, tensor<4xf32>) -> tensor<2x2x2xf32>
  %e0 = check.constant dense<[[[2.5849402, 1.8152812], [1.1009198, 3.1087654]], [[2.6603978, 1.7710578], [5.20769, 2.0279667]]]> : tensor<2x2x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x2x2xf32>
  thunder.return
}

thunder.func @nll_loss_nd_4() {
  %a0 = check.constant dense<[[-0.5706365, -0.32160354, 1.7136656, 1.9690555], [0.38599157, -1.5735687, -1.7719632, -0.13577178], [-1.4191159, -0.55722445, 0.025079515, -0.2872163], [0.37450457, -1.2092898, -1.2307982, 0.7259827], [1.8100021, -0.7409947, 0.1668277, -1.0019277]]> : tensor<5x4xf32>
  %a1 = check.constant dense<[1, 0, 3, -100, 2]> : tensor<5xi64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = %a2, reduction = 0, ignore_index = -100) : (tensor<5x4xf32>, tensor<5xi64>, tensor<4xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[0.29777133, -0.34511572, 0.1587229, 0.0, -0.252536]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @nll_loss_nd_5() {
  %a0 = check.constant dense<[0.43850118, 0.10640852, 0.033504747, -0.30481687]> : tensor<4xf32>
  %a1 = check.constant dense<2> : tensor<i64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = %a2, reduction = 0, ignore_index = -100) : (tensor<4xf32>, tensor<i64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<-0.050717928> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nll_loss_nd_6() {
  %a0 = check.constant dense<[[[0.12511145, -0.25794294, 0.4640048], [-1.6338178, -0.3223211, -0.21584897], [-0.40688708, 0.12134698, 1.2935965], [0.09743523, 0.19175431, -0.08488466]], [[-0.17285424, 1.3814312, 1.567367], [-1.607702, 0.331434, -0.29697323], [-0.07142476, -0.24175325, 0.50099075], [0.6124559, -0.055821117, -0.51182663]]]> : tensor<2x4x3xf32>
  %a1 = check.constant dense<[[0, 1, 2], [3, 3, 1]]> : tensor<2x3xi64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = %a2, reduction = 0, ignore_index = 3) : (tensor<2x4x3xf32>, tensor<2x3xi64>, tensor<4xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[-0.111862354, 0.29843572, -1.9581863], [0.0, 0.0, 0.27496624]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @nll_loss_nd_7() {
  %a0 = check.constant dense<[[[[-1.0527784, -0.6143301], [-0.95457965, -0.06520897]], [[-1.6583701, -0.38441467], [1.3325132, -0.4739787]], [[0.8739069, -1.0421327], [-1.6434249, -0.11390168]], [[-0.21137969, -0.44874573], [2.2045493, 0.08900074]]], [[[-0.6027331, -1.7618617], [-0.35704604, -0.62541264]], [[0.5959943, -0.68515915], [-0.6760997, 0.56005645]], [[-1.2948909, 1.2339959], [-0.26007754, 0.574232]], [[0.07095461, -0.28931618], [-0.093594216, 0.8880094]]]]> : tensor<2x4x2x2xf32>
  %a1 = check.constant dense<[[[1, 2], [0, 0]], [[3, 3], [1, 2]]]> : tensor<2x2x2xi64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = %a2, reduction = 0, ignore_index = -100) : (tensor<2x4x2x2xf32>, tensor<2x2x2xi64>, tensor<4xf32>) -> tensor<2x2x2xf32>
  %e0 = check.constant dense<[[[1.5354779, 1.577532], [0.85349125, 0.05830345]], [[-0.03921129, 0.15988335], [0.62599784, -0.8692457]]]> : tensor<2x2x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x2x2xf32>
  thunder.return
}

thunder.func @cross_entropy_loss_8() {
  %a0 = check.constant dense<[[-2.026319, 0.8396972, 0.8297354, 0.14787903], [-0.016448166, 0.56388277, 0.5340693, 1.2654575]]> : tensor<2x4xf32>
  %a1 = check.constant dense<[-100, -100]> : tensor<2xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 0, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<2x4xf32>, tensor<2xi64>) -> tensor<2xf32>
  %e0 = check.constant dense<[0.0, 0.0]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @cross_entropy_loss_9() {
  %a0 = check.constant dense<> : tensor<0x4xf32>
  %a1 = check.constant dense<> : tensor<0xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 0, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<0x4xf32>, tensor<0xi64>) -> tensor<0xf32>
  %e0 = check.constant dense<> : tensor<0xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0xf32>
  thunder.return
}

thunder.func @cross_entropy_loss_10() {
  %a0 = check.constant dense<[[0.58203125, 1.9296875, -0.81640625, -1.4375], [6.125, 3.984375, -13.8125, -5.0625], [4.21875, 3.046875, -1.609375, -0.91015625], [2.1875, 0.14257812, -4.25, 3.515625], [5.09375, -2.6875, -0.52734375, 7.90625]]> : tensor<5x4xbf16>
  %a1 = check.constant dense<[1, 0, 3, -100, 2]> : tensor<5xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 0, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<5x4xbf16>, tensor<5xi64>) -> tensor<5xbf16>
  %e0 = check.constant dense<[0.30664062, 0.110839844, 5.40625, 0.0, 8.5]> : tensor<5xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<5xbf16>
  thunder.return
}

thunder.func @cross_entropy_loss_11() {
  %a0 = check.constant dense<[[-0.6465868353843689, -0.673845648765564, 0.43201765418052673, 0.37721678614616394], [0.3381606340408325, 0.1890832632780075, 1.1679173707962036, -1.148563027381897], [-0.08961085975170135, -1.2063591480255127, 1.6781710386276245, 0.4733792543411255], [-0.09701438993215561, -1.09652578830719, 1.226991891860962, -0.5568938255310059], [-1.6119105815887451, -1.9106676578521729, -0.19765809178352356, 0.8856543302536011]]> : tensor<5x4xf64>
  %a1 = check.constant dense<[1, 0, 3, -100, 2]> : tensor<5xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 0, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<5x4xf64>, tensor<5xi64>) -> tensor<5xf64>
  %e0 = check.constant dense<[2.0681473306506155, 1.4771344852727735, 1.6276688654324425, 0.0, 1.4765644288528859]> : tensor<5xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<5xf64>
  thunder.return
}

thunder.func @cross_entropy_loss_12() {
  %a0 = check.constant dense<[[0.0, 0xFF800000, 1.0], [0.0, 0xFF800000, 2.0]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[1, 0]> : tensor<2xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 0, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<2xf32>
  %e0 = check.constant dense<[0x7F800000, 2.126928]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @mse_loss_0() {
  %a0 = check.constant dense<[[-1.0721987, -0.4501881, -0.13945207, -0.54818934], [-1.0605372, 1.1143932, 0.6287484, 1.0106117], [0.57874036, -1.6084106, 0.7920778, 0.21244119]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[2.444171, 1.1621314, -0.96640164, 2.0872757], [1.681123, -0.2696599, 0.93127054, -1.4802853], [-2.2724197, 0.7549831, -0.48109424, 0.5482529]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.mse_loss.default(self = %a0, target = %a1, reduction = 0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[12.364857, 2.599574, 0.68384564, 6.9456763], [7.5167003, 1.915603, 0.09151963, 6.2045674], [8.129113, 5.58563, 1.620967, 0.11276948]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @mse_loss_1() {
  %a0 = check.constant dense<[[1.5703125, 0.33984375, -0.62890625, -0.390625], [-0.8984375, 0.77734375, 2.09375, 0.42382812], [-1.671875, -0.25585938, 1.109375, 0.66015625]]> : tensor<3x4xbf16>
  %a1 = check.constant dense<[[-1.6328125, -1.1328125, -0.18847656, 2.65625], [1.0, 0.16601562, -0.453125, -0.057861328], [1.140625, -1.421875, 1.3515625, -0.072265625]]> : tensor<3x4xbf16>
  %r = thunder.bsym @aten.mse_loss.default(self = %a0, target = %a1, reduction = 0) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xbf16>
  %e0 = check.constant dense<[[10.25, 2.15625, 0.1953125, 9.3125], [3.609375, 0.37109375, 6.5, 0.23242188], [7.90625, 1.3515625, 0.05859375, 0.5390625]]> : tensor<3x4xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3x4xbf16>
  thunder.return
}

thunder.func @mse_loss_2() {
  %a0 = check.constant dense<> : tensor<0xf32>
  %a1 = check.constant dense<> : tensor<0xf32>
  %r = thunder.bsym @aten.mse_loss.default(self = %a0, target = %a1, reduction = 0) : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
  %e0 = check.constant dense<> : tensor<0xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0xf32>
  thunder.return
}

thunder.func @binary_cross_entropy_with_logits_0() {
  %a0 = check.constant dense<[[0.03112342, -8.934861, -3.9079604, 0.06976967], [1.0643768, -2.8794212, 0.90681946, 1.348917], [-1.5535426, -4.361025, 0.8999165, 6.0627155]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.5080829, 0.56783223, 0.5410665, 0.5376417], [0.0660125, 0.21123332, 0.96146107, 0.79785854], [0.5260255, 0.9725704, 0.3047666, 0.713894]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.binary_cross_entropy_with_logits.default(self = %a0, target = %a1, weight = none, pos_weight = none, reduction = 0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.6930167, 5.0736337, 2.1343489, 0.69112927], [1.2904661, 0.6628761, 0.37413532, 0.50340366], [1.0090601, 4.254088, 0.96683, 1.7369046]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @binary_cross_entropy_with_logits_1() {
  %a0 = check.constant dense<[[0.12641978, -1.8594992, -0.9137479, -0.062008545], [2.7601314, -0.51348716, -1.2006006, 5.126288], [5.771976, 3.0425797, 2.5551689, 1.1372772]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.32858092, 0.96843183, 0.84239113, 0.74748987], [0.296354, 0.8496309, 0.24529868, 0.092822134], [0.34341407, 0.4539721, 0.81544226, 0.7062256]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[0.2382819, 0.88654053, 0.77564764, 0.6723342]> : tensor<4xf32>
  %r = thunder.bsym @aten.binary_cross_entropy_with_logits.default(self = %a0, target = %a1, weight = %a2, pos_weight = none, reduction = 0) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.17080389, 1.7248073, 0.8585897, 0.4766676], [0.47740188, 0.8025682, 0.43253928, 3.1306407], [0.9037811, 1.5141596, 0.42380297, 0.41164204]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @binary_cross_entropy_with_logits_2() {
  %a0 = check.constant dense<[[-4.9595976, -1.7354089, -0.985039, -0.4130904], [-4.2003784, -4.004458, -2.5916014, 2.225981], [-1.0544753, 1.8918996, -1.836584, 0.93948]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.6233933, 0.8954244, 0.04144579, 0.9973137], [0.222745, 0.40119505, 0.82410604, 0.2911498], [0.2479971, 0.38302052, 0.6954333, 0.4783473]]> : tensor<3x4xf32>
  %a3 = check.constant dense<[1.1802235, 0.8484395, 1.3881304, 1.4772599]> : tensor<4xf32>
  %r = thunder.bsym @aten.binary_cross_entropy_with_logits.default(self = %a0, target = %a1, weight = none, pos_weight = %a3, reduction = 0) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[3.656768, 1.4587722, 0.37908304, 1.3580782], [1.1197088, 1.3800476, 3.0600362, 1.6946547], [0.620896, 1.2995548, 1.9607316, 0.89529884]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @binary_cross_entropy_with_logits_3() {
  %a0 = check.constant dense<[[0.042579167, 1.6079103, 1.1167918, 1.5080962], [3.986724, -2.9277072, -3.1100698, 2.3228176], [0.97835374, -3.3926792, 0.94162214, -1.2993512]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.57243294, 0.6039623, 0.61377347, 0.63254523], [0.77064806, 0.24630433, 0.9137111, 0.37156218], [0.09252924, 0.8318987, 0.18199342, 0.0058369637]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[[0.9554974, 0.7158763, 0.043748915, 0.1400677], [0.5393981, 0.48084426, 0.3480543, 0.664434], [0.70983666, 0.20977885, 0.40025324, 0.6790181]]> : tensor<3x4xf32>
  %a3 = check.constant dense<[1.1811886, 0.95513844, 1.2513785, 1.1786778]> : tensor<4xf32>
  %r = thunder.bsym @aten.binary_cross_entropy_with_logits.default(self = %a0, target = %a1, weight = %a2, pos_weight = %a3, reduction = 0) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.7261752, 0.5830258, 0.0331701, 0.10879003], [0.50451034, 0.35597745, 1.2563723, 1.0361454], [0.8605401, 0.5721889, 0.4461296, 0.16998424]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @binary_cross_entropy_with_logits_4() {
  %a0 = check.constant dense<[0.0, 100.0, -100.0, 0.0]> : tensor<4xf32>
  %a1 = check.constant dense<[0.0, 1.0, 0.0, 1.0]> : tensor<4xf32>
  %r = thunder.bsym @aten.binary_cross_entropy_with_logits.default(self = %a0, target = %a1, weight = none, pos_weight = none, reduction = 0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[0.6931472, 3.9e-44, 0.0, 0.6931472]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @cross_entropy_loss_13() {
  %a0 = check.constant dense<[[1.0407822, 1.9802728, 0.1787293, -0.53002137], [1.7471242, 0.955037, 0.164944, 1.9504855], [-0.3575693, 0.24667314, -1.2128767, 0.29668057], [1.9506887, 1.8740987, 0.67276347, 0.74556583], [-0.15262672, 0.11850548, 1.4600508, -0.6854885]]> : tensor<5x4xf32>
  %a1 = check.constant dense<[1, 0, 3, -100, 2]> : tensor<5xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 1, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<5x4xf32>, tensor<5xi64>) -> tensor<f32>
  %e0 = check.constant dense<0.7496079> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_14() {
  %a0 = check.constant dense<[2.185056, -1.278194, -1.5684359, -0.17862618]> : tensor<4xf32>
  %a1 = check.constant dense<2> : tensor<i64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 1, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<4xf32>, tensor<i64>) -> tensor<f32>
  %e0 = check.constant dense<3.8922417> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_15() {
  %a0 = check.constant dense<[[[1.0707403, -1.5549853, -0.070241965], [-0.4834712, -1.0245852, -0.04240429], [-0.99639434, 0.7288695, 0.18300366], [-0.52491003, -1.1310065, 0.36227304]], [[0.77265847, 0.8218355, 1.3426646], [-0.31624267, 0.6086193, -0.49906567], [-1.073465, -1.3752304, -0.19131331], [-1.8355294, -0.07211177, 1.6082432]]]> : tensor<2x4x3xf32>
  %a1 = check.constant dense<[[0, 1, 2], [3, 3, 1]]> : tensor<2x3xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 1, ignore_index = 3, label_smoothing = 0.0 : f64) : (tensor<2x4x3xf32>, tensor<2x3xi64>) -> tensor<f32>
  %e0 = check.constant dense<1.6745311> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_16() {
  %a0 = check.constant dense<[[[[-0.027243083, -1.1491392], [0.6936104, -0.9938107]], [[0.36994594, 1.1023377], [-1.197374, -0.2956884]], [[-0.42860362, -0.67487454], [-0.93257785, 0.34802207]], [[-0.26099405, 0.32036358], [0.110755764, 1.7880646]]], [[[-0.44665447, -0.04449876], [-0.58630717, -0.18040445]], [[-1.056979, 1.8281443], [-1.6259025, 0.052357983]], [[1.7997733, 0.94413567], [0.097941406, -1.0208218]], [[0.51984644, -0.5290581], [-0.5864261, -0.3085774]]]]> : tensor<2x4x2x2xf32>
  %a1 = check.constant dense<[[[0, 0], [0, 0]], [[3, 1], [2, 0]]]> : tensor<2x2x2xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 1, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<2x4x2x2xf32>, tensor<2x2x2xi64>) -> tensor<f32>
  %e0 = check.constant dense<1.5203981> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nll_loss_nd_8() {
  %a0 = check.constant dense<[[0.9021365, -0.20306914, -1.3890992, -1.7569063], [1.0928465, -0.9968031, -0.6993829, -1.3530213], [0.28061798, -0.0680273, -2.243716, 1.1574506], [0.3985158, 1.1669227, -1.8245399, 0.13407196], [-0.5139386, 0.04058231, -0.93402386, -0.23122789]]> : tensor<5x4xf32>
  %a1 = check.constant dense<[1, 0, 3, -100, 2]> : tensor<5xi64>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = none, reduction = 1, ignore_index = -100) : (tensor<5x4xf32>, tensor<5xi64>) -> tensor<f32>
  %e0 = check.constant dense<-0.27830103> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nll_loss_nd_9() {
  %a0 = check.constant dense<[-1.562616, 0.53227323, -0.019515494, 0.69562125]> : tensor<4xf32>
  %a1 = check.constant dense<2> : tensor<i64>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = none, reduction = 1, ignore_index = -100) : (tensor<4xf32>, tensor<i64>) -> tensor<f32>
  %e0 = check.constant dense<0.019515494> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nll_loss_nd_10() {
  %a0 = check.constant dense<[[[-0.5369055, 0.8039191, 0.026345367], [0.8628495, 0.4336122, -0.35173577], [-1.3722456, -0.110229574, 0.77071303], [0.7857782, 0.77346176, -0.19205886]], [[-1.5802478, 0.4129929, -2.20368], [1.0423498, 0.19805759, -1.7567352], [1.602129, 2.00844, -1.1093128], [-0.53293, -1.2136935, 0.5105039]]]> : tensor<2x4x3xf32>
  %a1 = check.constant dense<[[0, 1, 2], [3, 3, 1]]> : tensor<2x3xi64>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = none, reduction = 1, ignore_index = 3) : (tensor<2x4x3xf32>, tensor<2x3xi64>) -> tensor<f32>
  %e0 = check.constant dense<0.27232888> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nll_loss_nd_11() {
  %a0 = check.constant dense<[[[[-0.57223666, -0.74692535], [0.9468837, 0.43078423]], [[0.57815754, -0.21374087], [0.36405465, 0.89255905]], [[0.14205597, 1.3248832], [-0.071895905, 1.3559693]], [[-2.2721562, -0.58053994], [-0.09378054, 0.10566648]]], [[[-1.9854369, -0.46686152], [-0.88461095, -0.85783887]], [[-0.22335237, 1.5060112], [0.069754735, -0.71049136]], [[0.25584322, -0.784366], [0.0020324436, 0.84749895]], [[-1.8980963, -0.74636227], [-0.683019, 1.1948788]]]]> : tensor<2x4x2x2xf32>
  %a1 = check.constant dense<[[[0, 2], [3, 1]], [[1, 0], [1, 0]]]> : tensor<2x2x2xi64>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = none, reduction = 1, ignore_index = -100) : (tensor<2x4x2x2xf32>, tensor<2x2x2xi64>) -> tensor<f32>
  %e0 = check.constant dense<-0.009140879> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_17() {
  %a0 = check.constant dense<[[-0.419739, -0.8450131, -0.62244856, 0.6391364], [-0.5640213, 1.0933919, -0.74721557, -0.08074405], [-0.6781895, -1.5649726, 1.3184726, 1.496876], [-1.8136723, 0.57912827, -1.2710626, 0.110721946], [0.37818593, 0.39623475, -0.7043984, -0.50908285]]> : tensor<5x4xf32>
  %a1 = check.constant dense<[1, 0, 3, -100, 2]> : tensor<5xi64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = %a2, reduction = 1, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<5x4xf32>, tensor<5xi64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.9153843> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_18() {
  %a0 = check.constant dense<[0.6388644, -0.0629248, 0.66536963, 0.28229904]> : tensor<4xf32>
  %a1 = check.constant dense<2> : tensor<i64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = %a2, reduction = 1, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<4xf32>, tensor<i64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.1436938> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_19() {
  %a0 = check.constant dense<[[[-0.28578177, -1.0492843, 0.093014695], [1.5551412, 0.8326526, 2.7570195], [0.28458297, 0.16708319, 0.69638246], [-0.6937429, -1.2096624, -0.40117362]], [[0.4210648, -1.7709244, 0.9366699], [-1.0962123, -1.4296523, 0.8182131], [0.96120864, -1.519231, 0.44337302], [1.6851016, 1.6377709, 0.30270332]]]> : tensor<2x4x3xf32>
  %a1 = check.constant dense<[[0, 1, 2], [3, 3, 1]]> : tensor<2x3xi64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = %a2, reduction = 1, ignore_index = 3, label_smoothing = 0.0 : f64) : (tensor<2x4x3xf32>, tensor<2x3xi64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.680254> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_20() {
  %a0 = check.constant dense<[[[[-0.4311023, 0.3384196], [0.9595517, 1.0842644]], [[1.3758795, 0.095332205], [0.4629386, 0.94378006]], [[-0.7312255, -0.8368728], [-0.26502374, 1.7741151]], [[-0.24056332, -0.15933113], [0.34593603, 0.58785176]]], [[[0.22817637, -0.46269214], [-0.55270857, -0.031252638]], [[0.7930713, -0.42902765], [0.1194299, 0.4268213]], [[0.42464253, -1.1006839], [-0.82965827, 0.14862739]], [[0.5072873, -1.7808396], [1.110851, 0.17531155]]]]> : tensor<2x4x2x2xf32>
  %a1 = check.constant dense<[[[2, 1], [1, 1]], [[0, 1], [0, 2]]]> : tensor<2x2x2xi64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = %a2, reduction = 1, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<2x4x2x2xf32>, tensor<2x2x2xi64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.6773239> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nll_loss_nd_12() {
  %a0 = check.constant dense<[[-0.16947916, 2.206303, 0.2303176, -0.09338729], [-0.70077026, -0.15309113, -1.4277351, -0.4418027], [-0.4930085, 0.07080012, -0.5915683, -0.1021414], [0.48684466, 0.6031906, -2.7084143, 0.57558286], [-1.1664838, -1.4948133, -1.2027898, 1.1047469]]> : tensor<5x4xf32>
  %a1 = check.constant dense<[1, 0, 3, -100, 2]> : tensor<5xi64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = %a2, reduction = 1, ignore_index = -100) : (tensor<5x4xf32>, tensor<5xi64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.11860061> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nll_loss_nd_13() {
  %a0 = check.constant dense<[0.002102718, 0.8089073, 0.44310936, -0.28095543]> : tensor<4xf32>
  %a1 = check.constant dense<2> : tensor<i64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = %a2, reduction = 1, ignore_index = -100) : (tensor<4xf32>, tensor<i64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<-0.44310936> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nll_loss_nd_14() {
  %a0 = check.constant dense<[[[0.6461282, -0.4107997, 1.3817232], [0.04632878, 0.4209634, -0.21608207], [1.3777113, 1.5234245, -0.41797647], [-0.14118066, -1.0217125, 0.7841041]], [[0.82082593, -1.4484093, 1.8935944], [1.0807914, 0.5420848, 0.5727569], [-1.3724321, -1.849135, -1.4122442], [-0.018988367, -0.0019545264, 1.3245221]]]> : tensor<2x4x3xf32>
  %a1 = check.constant dense<[[0, 1, 2], [3, 3, 1]]> : tensor<2x3xi64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = %a2, reduction = 1, ignore_index = 3) : (tensor<2x4x3xf32>, tensor<2x3xi64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<-0.20308547> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nll_loss_nd_15() {
  %a0 = check.constant dense<[[[[0.12548329, 0.013775531], [0.3736925, -0.9663849]], [[0.40688536, 0.46847263], [1.8670685, 0.15957004]], [[-1.5628464, -2.2953265], [-1.172868, -1.5182233]], [[-2.3325617, 0.14095399], [0.021995306, -1.6144465]]], [[[2.9775815, 0.099266104], [-0.51862663, 0.7584121]], [[-1.519143, -0.31735665], [1.6372238, 0.8074751]], [[1.86184, -0.9241908], [2.011501, -0.77740204]], [[-0.6865875, 1.0626587], [-0.19505106, -0.11427449]]]]> : tensor<2x4x2x2xf32>
  %a1 = check.constant dense<[[[3, 3], [3, 1]], [[1, 3], [1, 0]]]> : tensor<2x2x2xi64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = %a2, reduction = 1, ignore_index = -100) : (tensor<2x4x2x2xf32>, tensor<2x2x2xi64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<-0.054985896> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_21() {
  %a0 = check.constant dense<[[-0.5335864, 0.2908517, -0.4931129, 1.620222], [-0.82866323, 0.7099167, 1.2542987, 0.58848953]]> : tensor<2x4xf32>
  %a1 = check.constant dense<[-100, -100]> : tensor<2xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 1, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<2x4xf32>, tensor<2xi64>) -> tensor<f32>
  %e0 = check.constant dense<0x7FC00000> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_22() {
  %a0 = check.constant dense<> : tensor<0x4xf32>
  %a1 = check.constant dense<> : tensor<0xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 1, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<0x4xf32>, tensor<0xi64>) -> tensor<f32>
  %e0 = check.constant dense<0x7FC00000> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_23() {
  %a0 = check.constant dense<[[-0.10986328, -1.7421875, -0.38867188, -2.421875], [-7.03125, -2.015625, 1.46875, -1.2890625], [-6.28125, 2.921875, -4.1875, 0.37695312], [-1.9296875, -3.0625, -4.3125, 1.0625], [-0.9609375, -0.55859375, -0.16699219, -0.45507812]]> : tensor<5x4xbf16>
  %a1 = check.constant dense<[1, 0, 3, -100, 2]> : tensor<5xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 1, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<5x4xbf16>, tensor<5xi64>) -> tensor<bf16>
  %e0 = check.constant dense<3.65625> : tensor<bf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<bf16>
  thunder.return
}

thunder.func @cross_entropy_loss_24() {
  %a0 = check.constant dense<[[-1.648848056793213, -0.36319831013679504, 0.5099785327911377, -0.6633199453353882], [-0.996418833732605, 0.4827669560909271, -1.2826874256134033, -0.09710697829723358], [0.20549289882183075, -0.8158408403396606, -0.9398486018180847, -0.28830328583717346], [0.9773842692375183, -1.776484489440918, -1.7672756910324097, 1.0927917957305908], [-0.9830466508865356, -0.23612914979457855, -0.11746371537446976, -0.7712402939796448]]> : tensor<5x4xf64>
  %a1 = check.constant dense<[1, 0, 3, -100, 2]> : tensor<5xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 1, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<5x4xf64>, tensor<5xi64>) -> tensor<f64>
  %e0 = check.constant dense<1.4993644923340381> : tensor<f64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<f64>
  thunder.return
}

thunder.func @cross_entropy_loss_25() {
  %a0 = check.constant dense<[[0.0, 0xFF800000, 1.0], [0.0, 0xFF800000, 2.0]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[1, 0]> : tensor<2xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 1, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<f32>
  %e0 = check.constant dense<0x7F800000> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @mse_loss_3() {
  %a0 = check.constant dense<[[0.01905825, -0.3231656, -0.0306782, 1.0161567], [-0.07686361, -0.2197815, 0.8476084, -0.77867526], [1.3026934, 1.4711652, 0.31738642, 2.4735873]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.28637585, 1.0471351, 1.3951136, -0.17407513], [-0.8855497, 0.3914555, 1.1954967, -0.99833846], [-0.00697712, 0.19190532, 1.64601, 1.0647904]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.mse_loss.default(self = %a0, target = %a1, reduction = 1) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.1414392> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @mse_loss_4() {
  %a0 = check.constant dense<[[0.088378906, -1.4140625, -1.984375, -1.25], [0.7265625, -0.34179688, 0.56640625, -0.19824219], [0.08984375, -1.453125, -0.49414062, 0.35351562]]> : tensor<3x4xbf16>
  %a1 = check.constant dense<[[-0.095703125, -0.38085938, -3.3125, 0.1171875], [-0.115234375, -1.21875, -1.65625, 1.109375], [0.5546875, 0.46289062, -0.088378906, -1.15625]]> : tensor<3x4xbf16>
  %r = thunder.bsym @aten.mse_loss.default(self = %a0, target = %a1, reduction = 1) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<bf16>
  %e0 = check.constant dense<1.59375> : tensor<bf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<bf16>
  thunder.return
}

thunder.func @mse_loss_5() {
  %a0 = check.constant dense<> : tensor<0xf32>
  %a1 = check.constant dense<> : tensor<0xf32>
  %r = thunder.bsym @aten.mse_loss.default(self = %a0, target = %a1, reduction = 1) : (tensor<0xf32>, tensor<0xf32>) -> tensor<f32>
  %e0 = check.constant dense<0x7FC00000> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @binary_cross_entropy_with_logits_5() {
  %a0 = check.constant dense<[[-0.43352965, 4.7284083, -0.198844, -1.4713633], [3.5333538, 4.0978746, 2.8598194, -3.8164463], [7.6685123, 0.5770306, 2.3098586, -1.7086654]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.9471546, 0.1320718, 0.78661084, 0.25032526], [0.9393996, 0.16523081, 0.17622823, 0.35573685], [0.098014414, 0.97525996, 0.6848637, 0.22842914]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.binary_cross_entropy_with_logits.default(self = %a0, target = %a1, weight = none, pos_weight = none, reduction = 1) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.8817412> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @binary_cross_entropy_with_logits_6() {
  %a0 = check.constant dense<[[-0.8823769, 1.7481318, 0.9547585, 1.5924772], [2.120278, 2.5764358, 1.9377244, 1.4779459], [-0.45144054, 1.6028831, -0.21098475, -0.78234243]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.020825803, 0.61742014, 0.3855998, 0.08908206], [0.1170274, 0.6426178, 0.87544084, 0.92593277], [0.8431402, 0.096336424, 0.9156451, 0.97661227]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[0.12197763, 0.33473462, 0.5750999, 0.2748624]> : tensor<4xf32>
  %r = thunder.bsym @aten.binary_cross_entropy_with_logits.default(self = %a0, target = %a1, weight = %a2, pos_weight = none, reduction = 1) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.2993798> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @binary_cross_entropy_with_logits_7() {
  %a0 = check.constant dense<[[-2.388719, -3.0518553, -0.32462713, 5.8692036], [1.7571907, 2.670273, -1.2260484, -2.6446638], [-3.0198832, 1.7106389, 3.7410707, -3.0399003]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.86293685, 0.08120656, 0.18871105, 0.9504398], [0.75766546, 0.843202, 0.9307867, 0.06376052], [0.37560314, 0.4578454, 0.96249294, 0.35870856]]> : tensor<3x4xf32>
  %a3 = check.constant dense<[1.0242205, 0.5199738, 0.63849545, 0.557268]> : tensor<4xf32>
  %r = thunder.bsym @aten.binary_cross_entropy_with_logits.default(self = %a0, target = %a1, weight = none, pos_weight = %a3, reduction = 1) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.699045> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @binary_cross_entropy_with_logits_8() {
  %a0 = check.constant dense<[[-0.8947154, 1.3943264, 0.010039657, 0.082783446], [1.1605428, 2.663612, 4.973591, -0.33716485], [-0.5131487, 0.30413073, -5.0165005, -3.24644]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.0022972822, 0.08979714, 0.18422627, 0.952801], [0.7720552, 0.66321284, 0.7830629, 0.5846954], [0.8565025, 0.097421885, 0.8929069, 0.7285484]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[[0.46652234, 0.78359145, 0.7604565, 0.17367244], [0.0656845, 0.31117362, 0.6595604, 0.97580516], [0.7254504, 0.78931415, 0.6538865, 0.37291044]]> : tensor<3x4xf32>
  %a3 = check.constant dense<[0.91748327, 1.4205642, 1.1065022, 1.0999049]> : tensor<4xf32>
  %r = thunder.bsym @aten.binary_cross_entropy_with_logits.default(self = %a0, target = %a1, weight = %a2, pos_weight = %a3, reduction = 1) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.77792484> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @binary_cross_entropy_with_logits_9() {
  %a0 = check.constant dense<[0.0, 100.0, -100.0, 0.0]> : tensor<4xf32>
  %a1 = check.constant dense<[0.0, 1.0, 0.0, 1.0]> : tensor<4xf32>
  %r = thunder.bsym @aten.binary_cross_entropy_with_logits.default(self = %a0, target = %a1, weight = none, pos_weight = none, reduction = 1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.3465736> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_26() {
  %a0 = check.constant dense<[[-1.2347785, -1.8402065, -0.37845644, 0.7506161], [0.24144885, -0.266803, 0.030632762, -0.111850135], [-1.0467207, -0.41398153, -0.6615436, -0.7316693], [-2.1849613, -0.34686765, -0.040470425, 1.0488889], [-0.22293875, -0.72713214, -1.0540849, 1.539442]]> : tensor<5x4xf32>
  %a1 = check.constant dense<[1, 0, 3, -100, 2]> : tensor<5xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 2, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<5x4xf32>, tensor<5xi64>) -> tensor<f32>
  %e0 = check.constant dense<8.478722> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_27() {
  %a0 = check.constant dense<[0.0050937487, 0.4645294, -1.9185513, 0.25948086]> : tensor<4xf32>
  %a1 = check.constant dense<2> : tensor<i64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 2, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<4xf32>, tensor<i64>) -> tensor<f32>
  %e0 = check.constant dense<3.3146596> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_28() {
  %a0 = check.constant dense<[[[0.99876285, 2.2409284, 1.7768022], [1.4754963, -1.4923248, -0.17243561], [-1.754852, -0.25860697, 0.19441622], [1.3917468, 0.11096276, -0.107378736]], [[-0.87121856, -0.7290207, 1.2833093], [-0.06675853, -0.12946421, 0.36648777], [-1.5516729, 0.26188186, -1.0616747], [-0.23724063, 0.28136903, 0.8586153]]]> : tensor<2x4x3xf32>
  %a1 = check.constant dense<[[0, 1, 2], [3, 3, 1]]> : tensor<2x3xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 2, ignore_index = 3, label_smoothing = 0.0 : f64) : (tensor<2x4x3xf32>, tensor<2x3xi64>) -> tensor<f32>
  %e0 = check.constant dense<9.030461> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_29() {
  %a0 = check.constant dense<[[[[-0.67439514, 0.44623432], [-0.24757215, -1.1011962]], [[0.62464607, -0.6421502], [1.457983, -0.22257304]], [[-1.0087907, -1.1177982], [0.7114922, -1.3674067]], [[-0.4614431, -0.35018912], [-0.64097303, -1.0643603]]], [[[-0.7190131, -2.086467], [0.06926616, -1.3783963]], [[-0.88703084, -1.2913966], [-1.2290391, -1.2799165]], [[1.876028, 0.22355445], [-1.7947905, 0.34587756]], [[1.4114566, -1.270041], [0.12552871, -0.3484441]]]]> : tensor<2x4x2x2xf32>
  %a1 = check.constant dense<[[[1, 0], [2, 2]], [[2, 1], [1, 3]]]> : tensor<2x2x2xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 2, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<2x4x2x2xf32>, tensor<2x2x2xi64>) -> tensor<f32>
  %e0 = check.constant dense<10.571208> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nll_loss_nd_16() {
  %a0 = check.constant dense<[[-1.3195738, 0.8870858, -1.0776882, 0.16452447], [2.1543853, 0.4077058, 1.1433135, -0.7891445], [-0.28999704, 0.02325902, 0.78600293, -1.1963413], [-0.63840854, 1.277868, -0.45076323, 0.6694114], [0.37794417, 1.2872641, 1.341607, -0.9569353]]> : tensor<5x4xf32>
  %a1 = check.constant dense<[1, 0, 3, -100, 2]> : tensor<5xi64>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = none, reduction = 2, ignore_index = -100) : (tensor<5x4xf32>, tensor<5xi64>) -> tensor<f32>
  %e0 = check.constant dense<-3.186737> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nll_loss_nd_17() {
  %a0 = check.constant dense<[0.28577432, 0.37915194, 1.451629, 0.5214967]> : tensor<4xf32>
  %a1 = check.constant dense<2> : tensor<i64>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = none, reduction = 2, ignore_index = -100) : (tensor<4xf32>, tensor<i64>) -> tensor<f32>
  %e0 = check.constant dense<-1.451629> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nll_loss_nd_18() {
  %a0 = check.constant dense<[[[-0.06396543, -1.484899, -0.67494005], [0.9059684, -1.5791211, -0.38144174], [1.3367538, 0.8999611, 1.1196865], [0.17129435, 0.5416189, -0.26511332]], [[-0.06380893, 0.0006715632, 0.1618752], [-1.7370852, 2.1511414, 1.0250396], [1.8522906, 0.31261516, -1.7388662], [-0.37476298, 0.15911898, -0.44957146]]]> : tensor<2x4x3xf32>
  %a1 = check.constant dense<[[0, 1, 2], [3, 3, 1]]> : tensor<2x3xi64>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = none, reduction = 2, ignore_index = 3) : (tensor<2x4x3xf32>, tensor<2x3xi64>) -> tensor<f32>
  %e0 = check.constant dense<-0.5016395> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nll_loss_nd_19() {
  %a0 = check.constant dense<[[[[-0.39819497, -0.3808667], [0.9596901, -1.0797584]], [[0.8957174, -0.008321338], [0.60208845, 0.6227505]], [[0.14980026, 0.109000415], [-0.101664, -0.23594163]], [[-1.4021477, 1.5890009], [-1.2639815, -1.9691375]]], [[[-1.8661432, 0.5443384], [0.1828826, 0.58219224]], [[-0.8067648, -2.1918824], [-0.79852307, 0.14723103]], [[-0.99614763, 0.3984859], [0.11466503, -1.1989807]], [[-0.70435226, -1.5606385], [0.41479358, -0.7986676]]]]> : tensor<2x4x2x2xf32>
  %a1 = check.constant dense<[[[3, 2], [1, 1]], [[0, 2], [1, 2]]]> : tensor<2x2x2xi64>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = none, reduction = 2, ignore_index = -100) : (tensor<2x4x2x2xf32>, tensor<2x2x2xi64>) -> tensor<f32>
  %e0 = check.constant dense<3.5334692> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_30() {
  %a0 = check.constant dense<[[0.028518394, 0.8696445, -0.13026884, 0.8200887], [-0.38828155, 0.797594, -1.0700209, 0.38253295], [0.45593446, -0.5842913, -2.8684947, -0.6814387], [-0.21545427, 0.111413814, -0.50990754, -0.6778697], [1.0893959, 0.41911387, 0.34404552, 0.07814738]]> : tensor<5x4xf32>
  %a1 = check.constant dense<[1, 0, 3, -100, 2]> : tensor<5xi64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = %a2, reduction = 2, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<5x4xf32>, tensor<5xi64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<6.015766> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_31() {
  %a0 = check.constant dense<[0.30371693, -1.8372436, -0.1139871, -0.48597527]> : tensor<4xf32>
  %a1 = check.constant dense<2> : tensor<i64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = %a2, reduction = 2, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<4xf32>, tensor<i64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.8463902> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_32() {
  %a0 = check.constant dense<[[[-1.0077895, 1.3203727, -1.4787487], [-0.38575605, -0.7079754, -1.2590576], [0.7860875, -0.6286876, -0.26810285], [-0.59785366, -1.9326944, 0.7941687]], [[-0.066942826, 1.2865211, 0.2881802], [1.1416202, -0.075526364, 0.69941604], [-0.657979, -0.85772705, -0.30726627], [0.7637685, -3.405275, -2.2228723]]]> : tensor<2x4x3xf32>
  %a1 = check.constant dense<[[0, 1, 2], [3, 3, 1]]> : tensor<2x3xi64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = %a2, reduction = 2, ignore_index = 3, label_smoothing = 0.0 : f64) : (tensor<2x4x3xf32>, tensor<2x3xi64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<7.1987677> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_33() {
  %a0 = check.constant dense<[[[[0.041407395, -0.2991786], [-1.1900344, 0.43827817]], [[-0.17332838, -1.425047], [-1.3035405, -1.1419308]], [[-0.3931485, -0.48112726], [-1.5076452, -1.644374]], [[0.31690085, -0.024513343], [1.2406174, 0.73137856]]], [[[1.4276611, 0.3359844], [-0.11859515, 2.0186331]], [[0.30116704, -2.447028], [1.0856845, -0.84860647]], [[-0.5676337, 0.786528], [-1.126767, -1.063755]], [[1.4463996, 1.7954552], [-0.34206063, 0.22007026]]]]> : tensor<2x4x2x2xf32>
  %a1 = check.constant dense<[[[3, 2], [1, 1]], [[0, 3], [3, 3]]]> : tensor<2x2x2xi64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = %a2, reduction = 2, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<2x4x2x2xf32>, tensor<2x2x2xi64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<10.928524> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nll_loss_nd_20() {
  %a0 = check.constant dense<[[-0.40417373, -1.012408, -0.81055146, 0.76938426], [-0.09693247, 2.740119, 0.5281482, -0.33256173], [-0.6680225, -0.57763505, 0.10225735, -0.39432392], [-1.0527303, -0.29668596, 0.37295577, 2.0872653], [-1.371681, 0.5739226, 0.0511562, 0.69849974]]> : tensor<5x4xf32>
  %a1 = check.constant dense<[1, 0, 3, -100, 2]> : tensor<5xi64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = %a2, reduction = 2, ignore_index = -100) : (tensor<5x4xf32>, tensor<5xi64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.1645272> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nll_loss_nd_21() {
  %a0 = check.constant dense<[-0.18318042, 1.1868314, 1.3290492, -0.8917875]> : tensor<4xf32>
  %a1 = check.constant dense<2> : tensor<i64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = %a2, reduction = 2, ignore_index = -100) : (tensor<4xf32>, tensor<i64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<-2.011853> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nll_loss_nd_22() {
  %a0 = check.constant dense<[[[1.207007, 1.0624859, -0.78588563], [-1.1245698, 0.17120384, 1.0855331], [-0.6623591, -0.28549245, 0.89741755], [-0.13834096, -1.5243464, 2.6909804]], [[-1.6717217, 0.9192258, -1.0827352], [-0.43246695, 0.3412134, -0.50883746], [1.8438307, -0.18814693, -0.61151093], [-1.8241111, -0.22229886, 0.38079146]]]> : tensor<2x4x3xf32>
  %a1 = check.constant dense<[[0, 1, 2], [3, 3, 1]]> : tensor<2x3xi64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = %a2, reduction = 2, ignore_index = 3) : (tensor<2x4x3xf32>, tensor<2x3xi64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<-2.1250424> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @nll_loss_nd_23() {
  %a0 = check.constant dense<[[[[-0.8576446, -0.2697929], [0.11939584, -0.57748985]], [[0.1592851, -0.023194151], [1.6331058, -0.5952157]], [[-0.0030398637, 0.28104886], [0.11719704, 0.82478696]], [[0.33252478, -0.014747344], [-0.31524384, 0.5505845]]], [[[-1.1755242, 0.8186546], [0.3481558, 1.0643821]], [[-0.764472, -1.0128059], [-0.6531359, 1.595849]], [[-0.5585483, -1.5515873], [-1.5536366, -0.65731525]], [[-0.4604595, -0.055097353], [0.8377777, -3.4156826]]]]> : tensor<2x4x2x2xf32>
  %a1 = check.constant dense<[[[0, 1], [3, 2]], [[2, 0], [0, 2]]]> : tensor<2x2x2xi64>
  %a2 = check.constant dense<[0.8941017, 0.92589575, 1.5137535, 0.552625]> : tensor<4xf32>
  %r = thunder.bsym @aten.nll_loss_nd.default(self = %a0, target = %a1, weight = %a2, reduction = 2, ignore_index = -100) : (tensor<2x4x2x2xf32>, tensor<2x2x2xi64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.5112547> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_34() {
  %a0 = check.constant dense<[[-0.6510945, -0.335215, 0.053137522, -2.1301944], [-1.5341707, 1.3390118, 0.9916424, -0.1862272]]> : tensor<2x4xf32>
  %a1 = check.constant dense<[-100, -100]> : tensor<2xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 2, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<2x4xf32>, tensor<2xi64>) -> tensor<f32>
  %e0 = check.constant dense<0.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_35() {
  %a0 = check.constant dense<> : tensor<0x4xf32>
  %a1 = check.constant dense<> : tensor<0xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 2, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<0x4xf32>, tensor<0xi64>) -> tensor<f32>
  %e0 = check.constant dense<0.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_36() {
  %a0 = check.constant dense<[[-1.0078125, -5.125, -1.5546875, 3.234375], [0.80078125, -4.84375, 6.09375, -4.0625], [1.5703125, 0.5703125, 1.421875, 1.90625], [0.67578125, 0.19628906, 3.03125, -3.4375], [2.84375, -3.421875, -5.28125, -1.3203125]]> : tensor<5x4xbf16>
  %a1 = check.constant dense<[1, 0, 3, -100, 2]> : tensor<5xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 2, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<5x4xbf16>, tensor<5xi64>) -> tensor<bf16>
  %e0 = check.constant dense<22.75> : tensor<bf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<bf16>
  thunder.return
}

thunder.func @cross_entropy_loss_37() {
  %a0 = check.constant dense<[[-0.432107537984848, -0.7967085838317871, 1.9530922174453735, -0.39956480264663696], [-0.640991747379303, -0.8904204964637756, -0.04284312203526497, 0.38142508268356323], [-0.9024041891098022, 0.6593998670578003, 1.3749438524246216, -0.8349758982658386], [2.134690523147583, -0.560589611530304, -0.8901199102401733, -0.244179829955101], [-0.7070407271385193, -1.6030328273773193, -0.901534378528595, 0.05888653174042702]]> : tensor<5x4xf64>
  %a1 = check.constant dense<[1, 0, 3, -100, 2]> : tensor<5xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 2, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<5x4xf64>, tensor<5xi64>) -> tensor<f64>
  %e0 = check.constant dense<9.240032840506789> : tensor<f64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<f64>
  thunder.return
}

thunder.func @cross_entropy_loss_38() {
  %a0 = check.constant dense<[[0.0, 0xFF800000, 1.0], [0.0, 0xFF800000, 2.0]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[1, 0]> : tensor<2xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 2, ignore_index = -100, label_smoothing = 0.0 : f64) : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<f32>
  %e0 = check.constant dense<0x7F800000> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @mse_loss_6() {
  %a0 = check.constant dense<[[0.80066574, 0.61600083, 0.45099708, 0.75320977], [-1.4223108, -1.0488697, 2.049519, -1.2711006], [3.1199157, -0.07714748, 0.11840212, -0.43758178]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.69799185, -0.87106925, 0.2748096, -0.09946008], [-0.6209317, 1.7432611, 0.4397318, 1.2052759], [-1.0982115, -1.6900157, -1.2755235, 0.80210537]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.mse_loss.default(self = %a0, target = %a1, reduction = 2) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<44.01586> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @mse_loss_7() {
  %a0 = check.constant dense<[[-0.94140625, -1.1015625, -2.359375, 0.57421875], [-0.86328125, -0.578125, -0.15429688, 1.3046875], [-0.28320312, -0.16796875, -0.42578125, 0.8359375]]> : tensor<3x4xbf16>
  %a1 = check.constant dense<[[-0.09277344, -0.75, 0.20605469, 0.18359375], [0.044433594, -0.001373291, -0.043701172, -0.91015625], [-0.15820312, -0.11279297, -1.2890625, 1.40625]]> : tensor<3x4xbf16>
  %r = thunder.bsym @aten.mse_loss.default(self = %a0, target = %a1, reduction = 2) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<bf16>
  %e0 = check.constant dense<14.75> : tensor<bf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<bf16>
  thunder.return
}

thunder.func @mse_loss_8() {
  %a0 = check.constant dense<> : tensor<0xf32>
  %a1 = check.constant dense<> : tensor<0xf32>
  %r = thunder.bsym @aten.mse_loss.default(self = %a0, target = %a1, reduction = 2) : (tensor<0xf32>, tensor<0xf32>) -> tensor<f32>
  %e0 = check.constant dense<0.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @binary_cross_entropy_with_logits_10() {
  %a0 = check.constant dense<[[-2.1366847, -0.16348363, 0.71450675, 1.5229402], [1.9420198, -3.7270622, -2.4026031, -1.9755559], [4.0691023, -0.6873686, 0.3954977, 0.14137667]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.014505446, 0.025690556, 0.3275364, 0.8225961], [0.5991642, 0.13478273, 0.92174447, 0.9096426], [0.70779437, 0.9894626, 0.83303833, 0.57097054]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.binary_cross_entropy_with_logits.default(self = %a0, target = %a1, weight = none, pos_weight = none, reduction = 2) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<11.334489> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @binary_cross_entropy_with_logits_11() {
  %a0 = check.constant dense<[[-1.3618767, 4.5835104, 0.31093636, 2.7707324], [4.6179776, -0.7953381, 3.6742105, -0.8229401], [3.0295558, -1.0674689, 3.0319984, -1.5474799]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.54092807, 0.8013674, 0.6411009, 0.51394194], [0.83271635, 0.2977816, 0.11905253, 0.14162958], [0.858836, 0.51053125, 0.09355104, 0.6728957]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[0.8455737, 0.21510172, 0.43522686, 0.23939162]> : tensor<4xf32>
  %r = thunder.bsym @aten.binary_cross_entropy_with_logits.default(self = %a0, target = %a1, weight = %a2, pos_weight = none, reduction = 2) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<6.0602927> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @binary_cross_entropy_with_logits_12() {
  %a0 = check.constant dense<[[-2.7839134, 2.3940094, -2.9022284, 0.6010667], [4.765954, 6.833083, 2.8712654, 5.0086184], [-2.4217582, 1.5457757, 2.9000788, -0.49822417]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.63879335, 0.3567152, 0.7904077, 0.14617354], [0.29853767, 0.48657733, 0.42645866, 0.0054683685], [0.76827717, 0.79541117, 0.05606234, 0.5009616]]> : tensor<3x4xf32>
  %a3 = check.constant dense<[0.9837566, 0.7033968, 1.4381008, 1.2903836]> : tensor<4xf32>
  %r = thunder.bsym @aten.binary_cross_entropy_with_logits.default(self = %a0, target = %a1, weight = none, pos_weight = %a3, reduction = 2) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<27.363958> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @binary_cross_entropy_with_logits_13() {
  %a0 = check.constant dense<[[2.137608, 3.978944, -0.15714474, -1.340532], [1.4189893, 6.234971, -1.398776, 1.9023271], [-2.2240982, 3.6691813, -2.342174, 4.2024484]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.40526503, 0.30946273, 0.3267631, 0.5108047], [0.9661742, 0.4477244, 0.9280596, 0.56923], [0.23956239, 0.45189053, 0.7573289, 0.79564244]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[[0.07915753, 0.40911233, 0.5594294, 0.9348941], [0.8516584, 0.75776416, 0.56584424, 0.038628876], [0.3387031, 0.94573545, 0.54117733, 0.38732237]]> : tensor<3x4xf32>
  %a3 = check.constant dense<[0.827509, 1.2414008, 1.3145423, 0.9563716]> : tensor<4xf32>
  %r = thunder.bsym @aten.binary_cross_entropy_with_logits.default(self = %a0, target = %a1, weight = %a2, pos_weight = %a3, reduction = 2) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<10.226659> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @binary_cross_entropy_with_logits_14() {
  %a0 = check.constant dense<[0.0, 100.0, -100.0, 0.0]> : tensor<4xf32>
  %a1 = check.constant dense<[0.0, 1.0, 0.0, 1.0]> : tensor<4xf32>
  %r = thunder.bsym @aten.binary_cross_entropy_with_logits.default(self = %a0, target = %a1, weight = none, pos_weight = none, reduction = 2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.3862944> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}
