// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @cross_entropy_loss_0() {
  %a0 = check.constant dense<[[-0.33923587, -1.1956471, 0.39236462, 0.8095735], [-0.028967474, -0.9765152, 0.85019535, 0.36501268], [2.28728, 0.14403105, -0.021817198, -0.03404983]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[1, 3, 0]> : tensor<3xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 0 : i64, ignore_index = -100 : i64, label_smoothing = 0.1 : f64) : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<3xf32>
  %e0 = check.constant dense<[2.6409178, 1.3010987, 0.44300145]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @cross_entropy_loss_1() {
  %a0 = check.constant dense<[[-0.33923587, -1.1956471, 0.39236462, 0.8095735], [-0.028967474, -0.9765152, 0.85019535, 0.36501268], [2.28728, 0.14403105, -0.021817198, -0.03404983]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[1, -100, 2]> : tensor<3xi64>
  %a2 = check.constant dense<[0.25786695, 1.5165037, 0.81226546, 0.8082144]> : tensor<4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = %a2, reduction = 0 : i64, ignore_index = -100 : i64, label_smoothing = 0.25 : f64) : (tensor<3x4xf32>, tensor<3xi64>, tensor<4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[3.5184815, 0.0, 2.0691013]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @cross_entropy_loss_2() {
  %a0 = check.constant dense<[[-0.33923587, -1.1956471, 0.39236462, 0.8095735], [-0.028967474, -0.9765152, 0.85019535, 0.36501268], [2.28728, 0.14403105, -0.021817198, -0.03404983]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.3908445, 0.26658332, 0.08129463, 0.26127756], [0.14923915, 0.006688037, 0.7499116, 0.09416114], [0.035014305, 0.56488025, 0.22420558, 0.17589986]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 0 : i64, ignore_index = -100 : i64, label_smoothing = 0.0 : f64) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.7644191, 0.97376585, 2.4103727]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @cross_entropy_loss_3() {
  %a0 = check.constant dense<[[-0.33923587, -1.1956471, 0.39236462, 0.8095735], [-0.028967474, -0.9765152, 0.85019535, 0.36501268], [2.28728, 0.14403105, -0.021817198, -0.03404983]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.3908445, 0.26658332, 0.08129463, 0.26127756], [0.14923915, 0.006688037, 0.7499116, 0.09416114], [0.035014305, 0.56488025, 0.22420558, 0.17589986]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[0.25786695, 1.5165037, 0.81226546, 0.8082144]> : tensor<4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = %a2, reduction = 0 : i64, ignore_index = -100 : i64, label_smoothing = 0.1 : f64) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[1.5397592, 0.7499204, 2.81923]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @cross_entropy_loss_4() {
  %a0 = check.constant dense<[[-0.33923587, -1.1956471, 0.39236462, 0.8095735], [-0.028967474, -0.9765152, 0.85019535, 0.36501268], [2.28728, 0.14403105, -0.021817198, -0.03404983]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[1, 3, 0]> : tensor<3xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 1 : i64, ignore_index = -100 : i64, label_smoothing = 0.1 : f64) : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<f32>
  %e0 = check.constant dense<1.4616725> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_5() {
  %a0 = check.constant dense<[[-0.33923587, -1.1956471, 0.39236462, 0.8095735], [-0.028967474, -0.9765152, 0.85019535, 0.36501268], [2.28728, 0.14403105, -0.021817198, -0.03404983]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[1, -100, 2]> : tensor<3xi64>
  %a2 = check.constant dense<[0.25786695, 1.5165037, 0.81226546, 0.8082144]> : tensor<4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = %a2, reduction = 1 : i64, ignore_index = -100 : i64, label_smoothing = 0.25 : f64) : (tensor<3x4xf32>, tensor<3xi64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<2.3993716> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_6() {
  %a0 = check.constant dense<[[-0.33923587, -1.1956471, 0.39236462, 0.8095735], [-0.028967474, -0.9765152, 0.85019535, 0.36501268], [2.28728, 0.14403105, -0.021817198, -0.03404983]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.3908445, 0.26658332, 0.08129463, 0.26127756], [0.14923915, 0.006688037, 0.7499116, 0.09416114], [0.035014305, 0.56488025, 0.22420558, 0.17589986]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 1 : i64, ignore_index = -100 : i64, label_smoothing = 0.0 : f64) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.716186> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_7() {
  %a0 = check.constant dense<[[-0.33923587, -1.1956471, 0.39236462, 0.8095735], [-0.028967474, -0.9765152, 0.85019535, 0.36501268], [2.28728, 0.14403105, -0.021817198, -0.03404983]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.3908445, 0.26658332, 0.08129463, 0.26127756], [0.14923915, 0.006688037, 0.7499116, 0.09416114], [0.035014305, 0.56488025, 0.22420558, 0.17589986]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[0.25786695, 1.5165037, 0.81226546, 0.8082144]> : tensor<4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = %a2, reduction = 1 : i64, ignore_index = -100 : i64, label_smoothing = 0.1 : f64) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.7029697> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_8() {
  %a0 = check.constant dense<[[-0.33923587, -1.1956471, 0.39236462, 0.8095735], [-0.028967474, -0.9765152, 0.85019535, 0.36501268], [2.28728, 0.14403105, -0.021817198, -0.03404983]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[1, 3, 0]> : tensor<3xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 2 : i64, ignore_index = -100 : i64, label_smoothing = 0.1 : f64) : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<f32>
  %e0 = check.constant dense<4.385018> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_9() {
  %a0 = check.constant dense<[[-0.33923587, -1.1956471, 0.39236462, 0.8095735], [-0.028967474, -0.9765152, 0.85019535, 0.36501268], [2.28728, 0.14403105, -0.021817198, -0.03404983]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[1, -100, 2]> : tensor<3xi64>
  %a2 = check.constant dense<[0.25786695, 1.5165037, 0.81226546, 0.8082144]> : tensor<4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = %a2, reduction = 2 : i64, ignore_index = -100 : i64, label_smoothing = 0.25 : f64) : (tensor<3x4xf32>, tensor<3xi64>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<5.5875826> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_10() {
  %a0 = check.constant dense<[[-0.33923587, -1.1956471, 0.39236462, 0.8095735], [-0.028967474, -0.9765152, 0.85019535, 0.36501268], [2.28728, 0.14403105, -0.021817198, -0.03404983]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.3908445, 0.26658332, 0.08129463, 0.26127756], [0.14923915, 0.006688037, 0.7499116, 0.09416114], [0.035014305, 0.56488025, 0.22420558, 0.17589986]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 2 : i64, ignore_index = -100 : i64, label_smoothing = 0.0 : f64) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %e0 = check.constant dense<5.148558> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_11() {
  %a0 = check.constant dense<[[-0.33923587, -1.1956471, 0.39236462, 0.8095735], [-0.028967474, -0.9765152, 0.85019535, 0.36501268], [2.28728, 0.14403105, -0.021817198, -0.03404983]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0.3908445, 0.26658332, 0.08129463, 0.26127756], [0.14923915, 0.006688037, 0.7499116, 0.09416114], [0.035014305, 0.56488025, 0.22420558, 0.17589986]]> : tensor<3x4xf32>
  %a2 = check.constant dense<[0.25786695, 1.5165037, 0.81226546, 0.8082144]> : tensor<4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = %a2, reduction = 2 : i64, ignore_index = -100 : i64, label_smoothing = 0.1 : f64) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<5.108909> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_12() {
  %a0 = check.constant dense<[[[-1.0415592, 0.8458971], [0.9812091, 0.5613016], [0.6963967, 0.51634634]], [[-1.174371, 1.1085579], [-0.69929314, 0.28766638], [1.4247051, -1.2747937]]]> : tensor<2x3x2xf32>
  %a1 = check.constant dense<[[0, 2], [1, -100]]> : tensor<2x2xi64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 1 : i64, ignore_index = -100 : i64, label_smoothing = 0.2 : f64) : (tensor<2x3x2xf32>, tensor<2x2xi64>) -> tensor<f32>
  %e0 = check.constant dense<1.9354708> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_13() {
  %a0 = check.constant dense<[[[-0.7383947, 0.48444137], [-0.63834345, 0.31112754], [-1.4783612, 0.7106807]], [[1.1363028, -0.18856277], [-0.71729803, -0.84968853], [-0.33959156, -0.22609477]]]> : tensor<2x3x2xf32>
  %a1 = check.constant dense<[[[0.2265384, 0.10327614], [0.5832133, 0.40835392], [0.19024831, 0.4883699]], [[0.11781554, 0.03334864], [0.07614304, 0.08231865], [0.80604136, 0.88433266]]]> : tensor<2x3x2xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 1 : i64, ignore_index = -100 : i64, label_smoothing = 0.0 : f64) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.1933534> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_14() {
  %a0 = check.constant dense<[-0.929033, 0.33763266, -0.9451115, -0.17983888]> : tensor<4xf32>
  %a1 = check.constant dense<[0.04555278, 0.16060323, 0.5459828, 0.2478612]> : tensor<4xf32>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 0 : i64, ignore_index = -100 : i64, label_smoothing = 0.0 : f64) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.6541411> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @cross_entropy_loss_15() {
  %a0 = check.constant dense<[-0.112494126, -0.57740957, 1.653326, -0.9587713]> : tensor<4xf32>
  %a1 = check.constant dense<2> : tensor<i64>
  %r = thunder.bsym @aten.cross_entropy_loss.default(self = %a0, target = %a1, weight = none, reduction = 0 : i64, ignore_index = -100 : i64, label_smoothing = 0.2 : f64) : (tensor<4xf32>, tensor<i64>) -> tensor<f32>
  %e0 = check.constant dense<0.63192606> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}
