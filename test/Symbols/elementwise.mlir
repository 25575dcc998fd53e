// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @abs_0() {
  %a0 = check.constant dense<[[1.5409961, -0.2934289, -2.1787894, 0.56843126], [-1.0845224, -1.3985955, 0.40334684, 0.83802634], [-0.7192576, -0.40334353, -0.59663534, 0.18203649]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.abs.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[1.5409961, 0.2934289, 2.1787894, 0.56843126], [1.0845224, 1.3985955, 0.40334684, 0.83802634], [0.7192576, 0.40334353, 0.59663534, 0.18203649]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @abs_1() {
  %a0 = check.constant dense<[[-0.8566745932963743, 1.100604170903427, -1.0711873631091473], [0.12270123916331216, -0.5663174751548546, 0.37311463418249957]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.abs.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[0.8566745932963743, 1.100604170903427, 1.0711873631091473], [0.12270123916331216, 0.5663174751548546, 0.37311463418249957]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @abs_2() {
  %a0 = check.constant dense<[[-0.890625, -1.5078125, 0.37109375], [1.453125, 0.94140625, 0.7734375]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.abs.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[0.890625, 1.5078125, 0.37109375], [1.453125, 0.94140625, 0.7734375]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @abs_3() {
  %a0 = check.constant dense<[0.19189453, 1.2636719, -1.2900391]> : tensor<3xf16>
  %r = thunder.bsym @aten.abs.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[0.19189453, 1.2636719, 1.2900391]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @abs_4() {
  %a0 = check.constant dense<-0.7911027> : tensor<f32>
  %r = thunder.bsym @aten.abs.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<0.7911027> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @abs_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.abs.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @abs_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.abs.default(self = %a0) : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7F800000, 0x7F800000, 0.0, 0.0, 1.5, 1.5, 0.5, 0.5, 3.0]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @abs_7() {
  %a0 = check.constant dense<[-2, 0, 5, 3]> : tensor<4xi64>
  %r = thunder.bsym @aten.abs.default(self = %a0) : (tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[2, 0, 5, 3]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @neg_0() {
  %a0 = check.constant dense<[[0.51863676, -1.3125219, 0.19199507, 0.54277134], [-2.2187793, 0.25898454, -1.0297022, -0.5007584], [0.27336773, -0.9181, -0.040421087, 0.2881168]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.neg.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.51863676, 1.3125219, -0.19199507, -0.54277134], [2.2187793, -0.25898454, 1.0297022, 0.5007584], [-0.27336773, 0.9181, 0.040421087, -0.2881168]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @neg_1() {
  %a0 = check.constant dense<[[-0.007537307963943466, -0.914495452479524, -1.0885836526934918], [-0.2665963045720212, 0.18942346075724142, -0.21902281098819965]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.neg.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[0.007537307963943466, 0.914495452479524, 1.0885836526934918], [0.2665963045720212, -0.18942346075724142, 0.21902281098819965]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @neg_2() {
  %a0 = check.constant dense<[[2.0625, -0.03540039, 0.0625], [-0.765625, 1.1015625, 2.75]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.neg.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[-2.0625, 0.03540039, -0.0625], [0.765625, -1.1015625, -2.75]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @neg_3() {
  %a0 = check.constant dense<[0.17529297, -0.9316406, -1.5058594]> : tensor<3xf16>
  %r = thunder.bsym @aten.neg.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[-0.17529297, 0.9316406, 1.5058594]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @neg_4() {
  %a0 = check.constant dense<-0.66098255> : tensor<f32>
  %r = thunder.bsym @aten.neg.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<0.66098255> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @neg_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.neg.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @neg_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.neg.default(self = %a0) : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0xFF800000, 0x7F800000, -0.0, 0.0, -1.5, 1.5, -0.5, 0.5, -3.0]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @neg_7() {
  %a0 = check.constant dense<[0, -2, -3, -2]> : tensor<4xi64>
  %r = thunder.bsym @aten.neg.default(self = %a0) : (tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[0, 2, 3, 2]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @sign_0() {
  %a0 = check.constant dense<[[-0.2849093, -0.13344175, 1.8929105, 3.1110442], [-0.4583958, -0.33598807, -1.5699861, 1.2315004], [1.3946317, 1.1711024, 0.43351194, -1.7342502]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.sign.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-1.0, -1.0, 1.0, 1.0], [-1.0, -1.0, -1.0, 1.0], [1.0, 1.0, 1.0, -1.0]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @sign_1() {
  %a0 = check.constant dense<[[-1.3360485511053626, 0.8870960347457547, 0.7679574501836557], [0.05711299767083105, 0.22395839309678037, 0.5519642948757691]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.sign.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[-1.0, 1.0, 1.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @sign_2() {
  %a0 = check.constant dense<[[-0.578125, 0.017700195, 0.13183594], [1.0234375, -0.44726562, 0.45117188]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.sign.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[-1.0, 1.0, 1.0], [1.0, -1.0, 1.0]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @sign_3() {
  %a0 = check.constant dense<[-0.9760742, 0.7114258, -0.7583008]> : tensor<3xf16>
  %r = thunder.bsym @aten.sign.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[-1.0, 1.0, -1.0]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @sign_4() {
  %a0 = check.constant dense<-0.64358306> : tensor<f32>
  %r = thunder.bsym @aten.sign.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<-1.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @sign_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.sign.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @sign_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.sign.default(self = %a0) : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0.0, 1.0, -1.0, 0.0, 0.0, 1.0, -1.0, 1.0, -1.0, 1.0]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @sign_7() {
  %a0 = check.constant dense<[2, -4, 2, -5]> : tensor<4xi64>
  %r = thunder.bsym @aten.sign.default(self = %a0) : (tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[1, -1, 1, -1]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @square_0() {
  %a0 = check.constant dense<[[-1.7786636, 0.84765124, 0.24594283, -0.13116787], [-0.17851807, -0.5958931, 0.27386975, 0.5679263], [-0.67310244, -1.2095324, 1.3440703, 2.3832195]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.square.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[3.1636443, 0.71851265, 0.060487878, 0.017205011], [0.031868704, 0.35508856, 0.075004645, 0.32254025], [0.4530669, 1.4629686, 1.806525, 5.679735]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @square_1() {
  %a0 = check.constant dense<[[-0.5664638919366757, -1.1536167719801087, -2.5023009394628133], [0.8755577545975739, -2.6725649018214352, -0.03133259936981117]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.square.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[0.32088134086804576, 1.330831656593806, 6.261509991636478], [0.7666013816359455, 7.1426031544478175, 0.0009817317832690913]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @square_2() {
  %a0 = check.constant dense<[[0.49804688, -0.5234375, -0.25195312], [-1.0546875, -0.55859375, -0.119628906]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.square.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[0.24804688, 0.2734375, 0.06347656], [1.109375, 0.3125, 0.014282227]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @square_3() {
  %a0 = check.constant dense<[-0.16357422, -0.25048828, -1.0878906]> : tensor<3xf16>
  %r = thunder.bsym @aten.square.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[0.026763916, 0.06274414, 1.1835938]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @square_4() {
  %a0 = check.constant dense<0.004407246> : tensor<f32>
  %r = thunder.bsym @aten.square.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<1.9423818e-05> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @square_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.square.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @square_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.square.default(self = %a0) : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7F800000, 0x7F800000, 0.0, 0.0, 2.25, 2.25, 0.25, 0.25, 9.0]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @square_7() {
  %a0 = check.constant dense<[1, 1, 4, -4]> : tensor<4xi64>
  %r = thunder.bsym @aten.square.default(self = %a0) : (tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[1, 1, 16, 16]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @exp_0() {
  %a0 = check.constant dense<[[-0.67901933, 1.4250834, 1.964749, 0.7678398], [1.9899093, 0.7182523, -0.49666652, 1.3100289], [0.39555687, 0.08947941, -0.16821094, -0.4727588]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.exp.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.50711405, 4.1582046, 7.133122, 2.1551058], [7.3148704, 2.0508459, 0.6085559, 3.706281], [1.485211, 1.0936048, 0.84517556, 0.6232804]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @exp_1() {
  %a0 = check.constant dense<[[-1.9705762426761493, 0.6280840452892086, -0.11315179032591675], [0.46311148883636444, 0.33380446173297984, 1.6443168265369494]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.exp.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[0.139376518372288, 1.8740166064739399, 0.8930150987749341], [1.589010489471379, 1.3962700926452147, 5.177471587248957]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @exp_2() {
  %a0 = check.constant dense<[[-1.25, -0.05908203, 1.1875], [1.2265625, -0.8515625, -1.1953125]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.exp.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[0.28710938, 0.94140625, 3.28125], [3.40625, 0.42578125, 0.30273438]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @exp_3() {
  %a0 = check.constant dense<[1.1074219, 0.65771484, -0.04232788]> : tensor<3xf16>
  %r = thunder.bsym @aten.exp.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[3.0273438, 1.9306641, 0.9584961]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @exp_4() {
  %a0 = check.constant dense<0.45803958> : tensor<f32>
  %r = thunder.bsym @aten.exp.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<1.5809716> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @exp_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.exp.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @exp_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.exp.default(self = %a0) : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7F800000, 0.0, 1.0, 1.0, 4.481689, 0.22313017, 1.6487212, 0.60653067, 20.085537]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @exp_7() {
  %a0 = check.constant dense<[-5, 5, 4, -2]> : tensor<4xi64>
  %r = thunder.bsym @aten.exp.default(self = %a0) : (tensor<4xi64>) -> tensor<4xf32>
  %e0 = check.constant dense<[0.006737947, 148.41316, 54.59815, 0.13533528]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @expm1_0() {
  %a0 = check.constant dense<[[2.043914, 0.96380776, 0.3278114, -1.444207], [-1.3835222, -0.79867256, -0.9275897, 0.77494925], [1.2369059, -0.7698547, -0.9917953, 1.698246]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.expm1.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[6.72077, 1.6216601, 0.38792717, -0.7640669], [-0.74930596, -0.55007416, -0.60449415, 1.1704819], [2.4449382, -0.53691965, -0.62908983, 4.4643545]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @expm1_1() {
  %a0 = check.constant dense<[[0.11584423590631027, -0.9226250663435951, 1.0272460414356859], [-1.1210249934378085, 0.7307518960370215, -0.043950337877883355]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.expm1.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[0.1228209633216245, -0.6025257259461789, 1.7933624277549034], [-0.6740544686872239, 1.0766414392775472, -0.04299851698255736]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @expm1_2() {
  %a0 = check.constant dense<[[1.1640625, 0.15234375, 0.7109375], [0.40625, -1.9375, -1.28125]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.expm1.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[2.203125, 0.16503906, 1.0390625], [0.5, -0.85546875, -0.72265625]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @expm1_3() {
  %a0 = check.constant dense<[-1.3486328, 0.0602417, -0.29736328]> : tensor<3xf16>
  %r = thunder.bsym @aten.expm1.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[-0.7402344, 0.06210327, -0.25732422]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @expm1_4() {
  %a0 = check.constant dense<1.5461882> : tensor<f32>
  %r = thunder.bsym @aten.expm1.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<3.6935453> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @expm1_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.expm1.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @expm1_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.expm1.default(self = %a0) : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7F800000, -1.0, 0.0, -0.0, 3.481689, -0.77686983, 0.6487213, -0.39346933, 19.085537]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @log_0() {
  %a0 = check.constant dense<[[0.53081656, 0.6253898, 0.5766897, 1.7949933], [0.4474516, 0.680353, 0.22889566, 1.1062912], [0.63378286, 0.1812138, 0.595088, 2.032762]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.log.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.6333388, -0.46938014, -0.5504509, 0.5850013], [-0.80418694, -0.38514352, -1.474489, 0.10101314], [-0.45604888, -1.7080778, -0.51904595, 0.70939547]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @log_1() {
  %a0 = check.constant dense<[[1.6832140453566704, 0.6896917349701125, 0.2750205462930757], [0.45290023830520154, 0.9974748047588913, 0.752325833004202]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.log.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[0.5207050879636245, -0.37151054213110285, -1.2909094703134996], [-0.792083402243906, -0.002528388924193376, -0.28458576030526567]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @log_2() {
  %a0 = check.constant dense<[[0.16894531, 2.359375, 0.9453125], [1.3671875, 0.5546875, 0.2734375]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.log.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[-1.78125, 0.859375, -0.056152344], [0.3125, -0.58984375, -1.296875]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @log_3() {
  %a0 = check.constant dense<[1.3349609, 1.5136719, 1.65625]> : tensor<3xf16>
  %r = thunder.bsym @aten.log.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[0.28881836, 0.41455078, 0.50439453]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @log_4() {
  %a0 = check.constant dense<0.5208226> : tensor<f32>
  %r = thunder.bsym @aten.log.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<-0.65234584> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @log_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.log.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @log_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.log.default(self = %a0) : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7F800000, 0x7FC00000, 0xFF800000, 0xFF800000, 0.40546513, 0x7FC00000, -0.6931472, 0x7FC00000, 1.0986123]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @log1p_0() {
  %a0 = check.constant dense<[[0.58740914, 0.47122842, 0.94314134, 0.6042284], [0.25125042, 0.76029783, 0.9137518, 0.18125078], [0.25824922, 0.667825, 0.8128823, 0.6521584]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.log1p.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.46210322, 0.3860977, 0.6643059, 0.47264287], [0.22414339, 0.56548303, 0.6490656, 0.16657387], [0.22972125, 0.5115204, 0.594918, 0.5020825]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @log1p_1() {
  %a0 = check.constant dense<[[2.168084564883457, 2.208588120630298, 0.4639233495793701], [0.6342442703690045, 0.32612995578498005, 1.0849939405719324]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.log1p.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[1.1531271670566026, 1.1658310025750263, 0.3811200573237598], [0.4911804775348479, 0.28226489283243483, 0.7347659490460298]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @log1p_2() {
  %a0 = check.constant dense<[[0.4609375, 0.89453125, 1.03125], [0.2421875, 0.48632812, 1.828125]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.log1p.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[0.37890625, 0.640625, 0.70703125], [0.21679688, 0.39648438, 1.0390625]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @log1p_3() {
  %a0 = check.constant dense<[1.890625, 0.9770508, 0.30004883]> : tensor<3xf16>
  %r = thunder.bsym @aten.log1p.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[1.0615234, 0.6816406, 0.26245117]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @log1p_4() {
  %a0 = check.constant dense<1.3607091> : tensor<f32>
  %r = thunder.bsym @aten.log1p.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<0.858962> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @log1p_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.log1p.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @log1p_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.log1p.default(self = %a0) : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7F800000, 0x7FC00000, 0.0, -0.0, 0.91629076, 0x7FC00000, 0.4054651, -0.6931472, 1.3862944]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @sqrt_0() {
  %a0 = check.constant dense<[[1.45055, 1.0979083, 0.41430655, 1.0649348], [1.5087329, 0.91642207, 0.7984716, 1.49834], [1.0498213, 0.72323066, 0.46499452, 0.4820106]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.sqrt.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[1.2043878, 1.0478112, 0.6436665, 1.0319568], [1.2283049, 0.95729935, 0.8935724, 1.224067], [1.0246079, 0.8504297, 0.6819051, 0.69426984]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @sqrt_1() {
  %a0 = check.constant dense<[[1.0345237421735312, 0.20116070148476606, 0.8429933076617194], [1.098925019975466, 0.12682904318413749, 0.19260306122541532]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.sqrt.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[1.0171154025839602, 0.4485094218461481, 0.918146670016136], [1.0482962462851166, 0.3561306546537906, 0.438865652820331]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @sqrt_2() {
  %a0 = check.constant dense<[[0.69140625, 0.61328125, 0.90625], [1.8671875, 0.19140625, 0.17578125]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.sqrt.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[0.83203125, 0.78125, 0.953125], [1.3671875, 0.4375, 0.41992188]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @sqrt_3() {
  %a0 = check.constant dense<[0.9394531, 0.3479004, 0.30664062]> : tensor<3xf16>
  %r = thunder.bsym @aten.sqrt.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[0.9692383, 0.58984375, 0.55371094]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @sqrt_4() {
  %a0 = check.constant dense<1.0927814> : tensor<f32>
  %r = thunder.bsym @aten.sqrt.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<1.0453619> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @sqrt_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.sqrt.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @sqrt_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.sqrt.default(self = %a0) : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7F800000, 0x7FC00000, 0.0, -0.0, 1.2247449, 0x7FC00000, 0.70710677, 0x7FC00000, 1.7320508]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @sqrt_7() {
  %a0 = check.constant dense<[-1, -1, 4, 5]> : tensor<4xi64>
  %r = thunder.bsym @aten.sqrt.default(self = %a0) : (tensor<4xi64>) -> tensor<4xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7FC00000, 2.0, 2.236068]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @rsqrt_0() {
  %a0 = check.constant dense<[[3.2501225, 0.31649873, 2.7095683, 0.37559497], [1.3810425, 0.25868925, 0.45095325, 0.322606], [0.8970509, 0.35644436, 0.7689778, 0.20565179]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.rsqrt.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.55468976, 1.777518, 0.60750514, 1.6316992], [0.85093516, 1.9661236, 1.4891355, 1.7606125], [1.0558238, 1.6749587, 1.140363, 2.2051277]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @rsqrt_1() {
  %a0 = check.constant dense<[[1.69277167061792, 0.7128614198603894, 0.786728311118281], [1.1436186842291345, 1.220988663476989, 0.9756598176576134]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.rsqrt.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[0.7686007587553626, 1.1843973972928215, 1.1274248694663118], [0.935102846293588, 0.9049908414918576, 1.012396862288792]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @rsqrt_2() {
  %a0 = check.constant dense<[[0.5078125, 0.35351562, 0.765625], [0.84375, 0.45507812, 1.6171875]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.rsqrt.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[1.40625, 1.6875, 1.140625], [1.0859375, 1.4765625, 0.78515625]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @rsqrt_3() {
  %a0 = check.constant dense<[0.88427734, 1.2939453, 0.7207031]> : tensor<3xf16>
  %r = thunder.bsym @aten.rsqrt.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[1.0634766, 0.87890625, 1.1777344]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @rsqrt_4() {
  %a0 = check.constant dense<0.8380073> : tensor<f32>
  %r = thunder.bsym @aten.rsqrt.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<1.0923859> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @rsqrt_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.rsqrt.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @rsqrt_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.rsqrt.default(self = %a0) : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0.0, 0x7FC00000, 0x7F800000, 0xFF800000, 0.81649655, 0x7FC00000, 1.4142135, 0x7FC00000, 0.57735026]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @reciprocal_0() {
  %a0 = check.constant dense<[[-0.5930537, -1.718811, 0.42389172, 0.919886], [-1.2862569, 1.126715, -1.7119899, -0.4294436], [-0.5328241, -0.5372626, -0.087566175, 0.43978828]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.reciprocal.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-1.686188, -0.58179754, 2.359093, 1.0870912], [-0.77744967, 0.8875359, -0.5841156, -2.3285944], [-1.876792, -1.8612871, -11.419935, 2.2738214]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @reciprocal_1() {
  %a0 = check.constant dense<[[1.3583091642049117, 0.2583320536668645, -0.5285173538747293], [0.8978843809783917, 1.0104458912352947, 0.11004951341079283]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.reciprocal.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[0.7362094185570422, 3.8709869170535187, -1.8920854588192442], [1.113729140616453, 0.9896620973711672, 9.086818914566209]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @reciprocal_2() {
  %a0 = check.constant dense<[[1.4296875, 1.953125, 0.765625], [-0.91015625, -0.7265625, 0.953125]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.reciprocal.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[0.69921875, 0.51171875, 1.3046875], [-1.1015625, -1.375, 1.046875]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @reciprocal_3() {
  %a0 = check.constant dense<[-0.10809326, 1.1572266, -2.46875]> : tensor<3xf16>
  %r = thunder.bsym @aten.reciprocal.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[-9.25, 0.8642578, -0.4050293]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @reciprocal_4() {
  %a0 = check.constant dense<1.5930197> : tensor<f32>
  %r = thunder.bsym @aten.reciprocal.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<0.6277386> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @reciprocal_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.reciprocal.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @reciprocal_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.reciprocal.default(self = %a0) : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0.0, -0.0, 0x7F800000, 0xFF800000, 0.6666667, -0.6666667, 2.0, -2.0, 0.33333334]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @sin_0() {
  %a0 = check.constant dense<[[-0.5453405, -0.59215623, -1.2467427, 0.82907355], [0.2576192, -0.56612676, -0.9134848, 1.1017869], [-0.26332834, -0.34662923, 2.3803155, -0.042298097]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.sin.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.51870924, -0.5581514, -0.9479525, 0.7373058], [0.25477904, -0.5363671, -0.7916377, 0.8920165], [-0.2602956, -0.33972946, 0.6898466, -0.042285487]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @sin_1() {
  %a0 = check.constant dense<[[-0.9743512008898152, 0.4975859074528319, 0.060299152579779115], [-0.5257847721637253, -0.3809888213860365, 1.240798026743917]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.sin.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[-0.8273376286524653, 0.4773055781321315, 0.060262618058491785], [-0.5018919324057303, -0.3718385713784333, 0.9460428943836486]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @sin_2() {
  %a0 = check.constant dense<[[-1.3515625, 0.9296875, -1.296875], [-0.053222656, 0.20703125, -0.93359375]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.sin.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[-0.9765625, 0.80078125, -0.9609375], [-0.053222656, 0.20507812, -0.8046875]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @sin_3() {
  %a0 = check.constant dense<[1.3574219, -0.15441895, -0.82421875]> : tensor<3xf16>
  %r = thunder.bsym @aten.sin.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[0.97753906, -0.1538086, -0.7338867]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @sin_4() {
  %a0 = check.constant dense<-0.41600877> : tensor<f32>
  %r = thunder.bsym @aten.sin.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<-0.40411288> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @sin_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.sin.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @sin_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.sin.default(self = %a0) : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, -0.0, 0.997495, -0.997495, 0.47942555, -0.47942555, 0.14112]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @sin_7() {
  %a0 = check.constant dense<[1, 2, 3, -3]> : tensor<4xi64>
  %r = thunder.bsym @aten.sin.default(self = %a0) : (tensor<4xi64>) -> tensor<4xf32>
  %e0 = check.constant dense<[0.84147096, 0.9092974, 0.14112, -0.14112]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @cos_0() {
  %a0 = check.constant dense<[[0.7273065, 0.753871, -1.1718801, 0.26816544], [0.97648335, 0.6328479, -2.1646602, -0.2293708], [0.494275, 1.5145915, 0.035147373, 0.9426725]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.cos.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.7469679, 0.72904474, 0.38841987, 0.9642586], [0.5599397, 0.8063464, -0.5595675, 0.97380966], [0.88031286, 0.056175284, 0.9993824, 0.5876277]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @cos_1() {
  %a0 = check.constant dense<[[-0.36983548015981876, -1.6348978796316713, -0.6209125046518529], [0.33720599020852304, 0.5577376571721523, 0.38067564200526866]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.cos.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[0.9323868259012914, -0.0640576628778909, 0.8133479206053099], [0.9436827507164377, 0.848454667065882, 0.928413814181792]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @cos_2() {
  %a0 = check.constant dense<[[-0.609375, 0.06542969, 0.28125], [-0.54296875, 1.078125, -0.9765625]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.cos.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[0.8203125, 0.99609375, 0.9609375], [0.85546875, 0.47265625, 0.55859375]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @cos_3() {
  %a0 = check.constant dense<[-1.6201172, -0.65966797, 0.96484375]> : tensor<3xf16>
  %r = thunder.bsym @aten.cos.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[-0.04928589, 0.79003906, 0.56933594]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @cos_4() {
  %a0 = check.constant dense<0.05911871> : tensor<f32>
  %r = thunder.bsym @aten.cos.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<0.998253> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cos_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.cos.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @cos_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.cos.default(self = %a0) : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 1.0, 1.0, 0.0707372, 0.0707372, 0.87758255, 0.87758255, -0.9899925]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @tanh_0() {
  %a0 = check.constant dense<[[-0.103819095, 0.8982553, -0.74625146, -0.66607165], [-0.5060706, 0.2043337, 0.7848411, -0.36294538], [0.40275547, 1.0718235, 3.1510377, -0.3177619]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.tanh.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.1034477, 0.7154473, -0.63290733, -0.5823899], [-0.46687797, 0.2015366, 0.6554766, -0.34780577], [0.3823042, 0.79014724, 0.9963417, -0.30748183]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @tanh_1() {
  %a0 = check.constant dense<[[-0.9578569520289183, 0.4065196106026674, 0.4105848306715765], [-1.8386516191251443, 0.882331529478668, 3.2553714008989454]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.tanh.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[-0.7433194309812915, 0.38551353101539726, 0.38896914064473537], [-0.9506655479409257, 0.707585428049818, 0.9970296690181617]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @tanh_2() {
  %a0 = check.constant dense<[[0.34765625, -1.1875, -0.875], [0.34179688, 0.119140625, -0.63671875]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.tanh.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[0.33398438, -0.828125, -0.703125], [0.328125, 0.118652344, -0.5625]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @tanh_3() {
  %a0 = check.constant dense<[2.7480469, 0.19665527, -0.12036133]> : tensor<3xf16>
  %r = thunder.bsym @aten.tanh.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[0.9916992, 0.19421387, -0.11981201]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @tanh_4() {
  %a0 = check.constant dense<-0.5016393> : tensor<f32>
  %r = thunder.bsym @aten.tanh.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<-0.4634054> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @tanh_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.tanh.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @tanh_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.tanh.default(self = %a0) : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 1.0, -1.0, 0.0, -0.0, 0.90514827, -0.90514827, 0.46211717, -0.46211717, 0.9950548]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @tanh_7() {
  %a0 = check.constant dense<[5, 3, -1, -3]> : tensor<4xi64>
  %r = thunder.bsym @aten.tanh.default(self = %a0) : (tensor<4xi64>) -> tensor<4xf32>
  %e0 = check.constant dense<[0.9999092, 0.9950548, -0.7615942, -0.9950548]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @erf_0() {
  %a0 = check.constant dense<[[-1.4497306, 0.75342405, 0.5993642, -0.14897978], [-2.3459873, 1.3733573, 1.1443533, -0.47360268], [-1.1785439, 0.8436456, -1.4402629, -0.10727274]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.erf.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.9596579, 0.7133514, 0.6033554, -0.16687022], [-0.99909246, 0.94788957, 0.89441496, -0.496999], [-0.9044285, 0.7671678, -0.95833385, -0.12058162]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @erf_1() {
  %a0 = check.constant dense<[[-0.11983791546734257, 0.7067429884741457, -0.07340159308178977], [-1.6180768953003943, 0.22557276339128526, 0.5130557881746183]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.erf.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[-0.13457807028989008, 0.682440449608643, -0.08267632088265557], [-0.9778803095435143, 0.25027960011283146, 0.531897860566385]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @erf_2() {
  %a0 = check.constant dense<[[-0.6171875, 1.53125, 1.3125], [0.5625, -1.625, 0.82421875]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.erf.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[-0.6171875, 0.96875, 0.9375], [0.57421875, -0.9765625, 0.7578125]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @erf_3() {
  %a0 = check.constant dense<[1.3935547, -0.578125, -1.1699219]> : tensor<3xf16>
  %r = thunder.bsym @aten.erf.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[0.9511719, -0.5864258, -0.90185547]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @erf_4() {
  %a0 = check.constant dense<0.3979618> : tensor<f32>
  %r = thunder.bsym @aten.erf.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<0.42643094> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @erf_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.erf.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @erf_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.erf.default(self = %a0) : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 1.0, -1.0, 0.0, -0.0, 0.96610516, -0.96610516, 0.5204999, -0.5204999, 0.9999779]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @erf_7() {
  %a0 = check.constant dense<[-4, 1, -3, -1]> : tensor<4xi64>
  %r = thunder.bsym @aten.erf.default(self = %a0) : (tensor<4xi64>) -> tensor<4xf32>
  %e0 = check.constant dense<[-1.0, 0.8427008, -0.9999779, -0.8427008]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @sigmoid_0() {
  %a0 = check.constant dense<[[1.2886674, 0.5576693, -0.3457012, 0.26021948], [-0.3509458, 0.6175743, -1.4975958, 0.8223662], [0.779187, 0.2605227, -0.8646363, 0.2568098]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.sigmoid.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.78392154, 0.6359131, 0.41442525, 0.56469023], [0.41315308, 0.64966667, 0.18278438, 0.6947384], [0.68550485, 0.56476474, 0.2963716, 0.5638519]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @sigmoid_1() {
  %a0 = check.constant dense<[[-0.8188861893536978, 1.1693315269464635, 0.8107699285493319], [-1.966159469698748, -0.2870092311643248, -0.09513741152605394]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.sigmoid.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[0.30600014211416143, 0.7630241648263187, 0.6922735471368423], [0.1228019961904511, 0.42873621394296446, 0.4762335704960057]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @sigmoid_2() {
  %a0 = check.constant dense<[[-0.734375, -0.94921875, -1.6953125], [0.08251953, 0.81640625, -0.26171875]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.sigmoid.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[0.32421875, 0.27929688, 0.15527344], [0.51953125, 0.6953125, 0.43554688]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @sigmoid_3() {
  %a0 = check.constant dense<[-1.1279297, -0.4350586, 2.4492188]> : tensor<3xf16>
  %r = thunder.bsym @aten.sigmoid.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[0.24450684, 0.39282227, 0.92041016]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @sigmoid_4() {
  %a0 = check.constant dense<0.455081> : tensor<f32>
  %r = thunder.bsym @aten.sigmoid.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<0.6118466> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @sigmoid_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.sigmoid.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @sigmoid_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.sigmoid.default(self = %a0) : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 1.0, 0.0, 0.5, 0.5, 0.81757444, 0.18242553, 0.62245935, 0.37754068, 0.95257413]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @sigmoid_7() {
  %a0 = check.constant dense<[0, 3, -2, 2]> : tensor<4xi64>
  %r = thunder.bsym @aten.sigmoid.default(self = %a0) : (tensor<4xi64>) -> tensor<4xf32>
  %e0 = check.constant dense<[0.5, 0.95257413, 0.11920292, 0.880797]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @relu_0() {
  %a0 = check.constant dense<[[-1.1458894, -1.7886838, 0.80773103, -0.637942], [-0.6140363, 0.30186546, -1.2309391, -0.3952798], [-0.12704584, -0.99193025, -0.8773186, -0.18349189]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.relu.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.0, 0.0, 0.80773103, 0.0], [0.0, 0.30186546, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @relu_1() {
  %a0 = check.constant dense<[[0.9047428555959507, 1.1121458553175032, 0.1544230245206058], [0.021909931587490432, 0.5330290746434149, -0.49710084666650084]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.relu.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[0.9047428555959507, 1.1121458553175032, 0.1544230245206058], [0.021909931587490432, 0.5330290746434149, 0.0]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @relu_2() {
  %a0 = check.constant dense<[[1.6640625, -0.095214844, 0.1953125], [0.0546875, 1.109375, -1.7734375]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.relu.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[1.6640625, 0.0, 0.1953125], [0.0546875, 1.109375, 0.0]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @relu_3() {
  %a0 = check.constant dense<[-2.7675781, -1.2363281, -0.5107422]> : tensor<3xf16>
  %r = thunder.bsym @aten.relu.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[0.0, 0.0, 0.0]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @relu_4() {
  %a0 = check.constant dense<-0.764857> : tensor<f32>
  %r = thunder.bsym @aten.relu.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<0.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @relu_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.relu.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @relu_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.relu.default(self = %a0) : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7F800000, 0.0, 0.0, -0.0, 1.5, 0.0, 0.5, 0.0, 3.0]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @relu_7() {
  %a0 = check.constant dense<[-4, 1, -3, 4]> : tensor<4xi64>
  %r = thunder.bsym @aten.relu.default(self = %a0) : (tensor<4xi64>) -> tensor<4xi64>
  %e0 = check.constant dense<[0, 1, 0, 4]> : tensor<4xi64>
  check.expect_eq %r, %e0  : tensor<4xi64>
  thunder.return
}

thunder.func @silu_0() {
  %a0 = check.constant dense<[[0.000819722, -0.17005424, -1.4595984, -2.2977514], [0.4494889, 0.5397163, 1.4876304, 0.21929972], [1.5652666, 0.28217268, -1.4730163, 0.37932888]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.silu.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.000410029, -0.077814884, -0.27517626, -0.2098062], [0.27442095, 0.34096384, 1.2134933, 0.12162499], [1.2946441, 0.16086066, -0.27469483, 0.22521183]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @silu_1() {
  %a0 = check.constant dense<[[-0.2629451153666404, 1.4840511931201332, -0.29073686792031256], [-1.5104938493006739, -0.3695991987546289, -0.4661033938663185]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.silu.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[-0.11428643126489978, 1.2097743571940858, -0.12438405835939509], [-0.27319640088675995, -0.15103223037781152, -0.17970100453301144]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @silu_2() {
  %a0 = check.constant dense<[[-0.72265625, -1.6328125, 1.40625], [-0.51171875, -2.515625, 0.7734375]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.silu.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[-0.23632812, -0.26757812, 1.1328125], [-0.19140625, -0.18847656, 0.52734375]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @silu_3() {
  %a0 = check.constant dense<[1.5117188, -0.80859375, 0.45532227]> : tensor<3xf16>
  %r = thunder.bsym @aten.silu.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[1.2382812, -0.24914551, 0.27856445]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @silu_4() {
  %a0 = check.constant dense<0.5995553> : tensor<f32>
  %r = thunder.bsym @aten.silu.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<0.38704565> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @silu_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.silu.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @silu_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.silu.default(self = %a0) : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7F800000, 0x7FC00000, 0.0, -0.0, 1.2263616, -0.27363828, 0.31122968, -0.18877034, 2.8577225]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @gelu_0() {
  %a0 = check.constant dense<[[-1.11427, -0.28770658, -0.20863141, 0.9381656], [0.399834, -1.4286754, -0.58761996, 1.0815003], [-2.3118863, -1.050877, 2.1975038, -0.23247264]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.gelu.default(self = %a0, approximate = "none") : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.14773186, -0.11128081, -0.087076075, 0.77485], [0.26203546, -0.10936345, -0.1635897, 0.93037426], [-0.024025008, -0.15411904, 2.166756, -0.09486871]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @gelu_1() {
  %a0 = check.constant dense<[[0.38773074771608773, 0.6869612590005428, -1.079515422783369], [-0.24973934285880647, -1.3052694745970628, -0.9902559183534669]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.gelu.default(self = %a0, approximate = "none") : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[0.25237097773894035, 0.5179319881134355, -0.15132540447039172], [-0.1002439900176078, -0.12517606344258161, -0.1594554873540163]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @gelu_2() {
  %a0 = check.constant dense<[[0.028686523, -1.265625, -0.8203125], [0.62890625, 2.1875, 1.296875]]> : tensor<2x3xbf16>
  %r = thunder.bsym @aten.gelu.default(self = %a0, approximate = "none") : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[0.0146484375, -0.12988281, -0.16894531], [0.46289062, 2.15625, 1.171875]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @gelu_3() {
  %a0 = check.constant dense<[-0.36621094, -0.44628906, -0.48291016]> : tensor<3xf16>
  %r = thunder.bsym @aten.gelu.default(self = %a0, approximate = "none") : (tensor<3xf16>) -> tensor<3xf16>
  %e0 = check.constant dense<[-0.1307373, -0.14624023, -0.15185547]> : tensor<3xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xf16>
  thunder.return
}

thunder.func @gelu_4() {
  %a0 = check.constant dense<1.9325205> : tensor<f32>
  %r = thunder.bsym @aten.gelu.default(self = %a0, approximate = "none") : (tensor<f32>) -> tensor<f32>
  %e0 = check.constant dense<1.8810233> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @gelu_5() {
  %a0 = check.constant dense<> : tensor<0x3xf32>
  %r = thunder.bsym @aten.gelu.default(self = %a0, approximate = "none") : (tensor<0x3xf32>) -> tensor<0x3xf32>
  %e0 = check.constant dense<> : tensor<0x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<0x3xf32>
  thunder.return
}

thunder.func @gelu_6() {
  %a0 = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 0.5, -0.5, 3.0]> : tensor<10xf32>
  %r = thunder.bsym @aten.gelu.default(self = %a0, approximate = "none") : (tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, 0.0, 1.3997891, -0.10021086, 0.3457312, -0.15426879, 2.9959502]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @gelu_7() {
  %a0 = check.constant dense<[[-1.5396812, -2.431545, -1.8544241, 2.3441024], [2.2924225, 2.5222344, 0.46644396, 0.29129937], [-0.29242086, 1.4224097, -1.501214, 0.5027892]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.gelu.default(self = %a0, approximate = "tanh") : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.09538816, -0.017866125, -0.059067737, 2.3221142], [2.2676754, 2.5079753, 0.31695917, 0.17902711], [-0.11257915, 1.3120079, -0.1002734, 0.34813568]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @gelu_8() {
  %a0 = check.constant dense<[[-3.734375, -0.14453125, 0.34765625, -4.1875], [-0.46679688, -0.609375, -0.9765625, -3.03125], [-1.328125, 1.734375, -0.8515625, -1.125]]> : tensor<3x4xbf16>
  %r = thunder.bsym @aten.gelu.default(self = %a0, approximate = "tanh") : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  %e0 = check.constant dense<[[-0.00023460388, -0.063964844, 0.22070312, -2.7775764e-05], [-0.14941406, -0.16503906, -0.16113281, -0.0032958984], [-0.122558594, 1.6640625, -0.16796875, -0.14648438]]> : tensor<3x4xbf16>
  check.expect_close %r, %e0 {rtol = 8.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3x4xbf16>
  thunder.return
}
