// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @cat_0() {
  %a0 = check.constant dense<[[-1.1094627, -0.5503659, -0.23148052], [-0.41969994, -0.17371161, 0.3098493]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[[0.7701329], [-0.77021056]]> : tensor<2x1xf32>
  %a2 = check.constant dense<[[7, 0], [1, 2]]> : tensor<2x2xi64>
  %r = thunder.bsym @aten.cat.default(tensors = [%a0, %a1, %a2], dim = 1) : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x2xi64>) -> tensor<2x6xf32>
  %e0 = check.constant dense<[[-1.1094627, -0.5503659, -0.23148052, 0.7701329, 7.0, 0.0], [-0.41969994, -0.17371161, 0.3098493, -0.77021056, 1.0, 2.0]]> : tensor<2x6xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x6xf32>
  thunder.return
}

thunder.func @cat_1() {
  %a0 = check.constant dense<> : tensor<0xf32>
  %a1 = check.constant dense<[[-0.3130266, 0.449262, -1.2323138], [0.032812208, 0.89591837, 1.136378]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.cat.default(tensors = [%a0, %a1], dim = 0) : (tensor<0xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[-0.3130266, 0.449262, -1.2323138], [0.032812208, 0.89591837, 1.136378]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @stack_0() {
  %a0 = check.constant dense<[[0.6747216, 0.4498294, 0.9638766], [2.5188675, 0.21539733, -0.37700558]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[[0.52636045, -1.1847967, -0.46257117], [0.2496309, -0.46911147, -0.6930827]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.stack.default(tensors = [%a0, %a1], dim = 1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2x3xf32>
  %e0 = check.constant dense<[[[0.6747216, 0.4498294, 0.9638766], [0.52636045, -1.1847967, -0.46257117]], [[2.5188675, 0.21539733, -0.37700558], [0.2496309, -0.46911147, -0.6930827]]]> : tensor<2x2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x2x3xf32>
  thunder.return
}

thunder.func @hstack_0() {
  %a0 = check.constant dense<[0.3566034, 0.35491043, 1.9254487]> : tensor<3xf32>
  %a1 = check.constant dense<[1.1580127, 1.0527364]> : tensor<2xf32>
  %r = thunder.bsym @aten.hstack.default(tensors = [%a0, %a1]) : (tensor<3xf32>, tensor<2xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[0.3566034, 0.35491043, 1.9254487, 1.1580127, 1.0527364]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @vstack_0() {
  %a0 = check.constant dense<[-0.7922826, -0.5040384, -0.2772184]> : tensor<3xf32>
  %a1 = check.constant dense<[[0.43022996, -2.2208955, -1.7196398], [1.1909176, -0.27334145, -1.6090465]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.vstack.default(tensors = [%a0, %a1]) : (tensor<3xf32>, tensor<2x3xf32>) -> tensor<3x3xf32>
  %e0 = check.constant dense<[[-0.7922826, -0.5040384, -0.2772184], [0.43022996, -2.2208955, -1.7196398], [1.1909176, -0.27334145, -1.6090465]]> : tensor<3x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x3xf32>
  thunder.return
}

thunder.func @dstack_0() {
  %a0 = check.constant dense<[-0.47318745, -0.26667532]> : tensor<2xf32>
  %a1 = check.constant dense<[-1.3525523, 2.12875]> : tensor<2xf32>
  %r = thunder.bsym @aten.dstack.default(tensors = [%a0, %a1]) : (tensor<2xf32>, tensor<2xf32>) -> tensor<1x2x2xf32>
  %e0 = check.constant dense<[[[-0.47318745, -1.3525523], [-0.26667532, 2.12875]]]> : tensor<1x2x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x2x2xf32>
  thunder.return
}

thunder.func @column_stack_0() {
  %a0 = check.constant dense<[0.3670783, 0.85804164, -0.3931147]> : tensor<3xf32>
  %a1 = check.constant dense<[[0.5718489, 0.12460222], [1.4251469, -0.9679653], [-0.29181367, 1.3169752]]> : tensor<3x2xf32>
  %r = thunder.bsym @aten.column_stack.default(tensors = [%a0, %a1]) : (tensor<3xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
  %e0 = check.constant dense<[[0.3670783, 0.5718489, 0.12460222], [0.85804164, 1.4251469, -0.9679653], [-0.3931147, -0.29181367, 1.3169752]]> : tensor<3x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x3xf32>
  thunder.return
}

thunder.func @repeat_0() {
  %a0 = check.constant dense<[[0.5224989, 0.27900782, -1.357438], [0.66251004, -0.1029572, 0.9228392]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.repeat.default(self = %a0, repeats = [2, 1, 2]) : (tensor<2x3xf32>) -> tensor<2x2x6xf32>
  %e0 = check.constant dense<[[[0.5224989, 0.27900782, -1.357438, 0.5224989, 0.27900782, -1.357438], [0.66251004, -0.1029572, 0.9228392, 0.66251004, -0.1029572, 0.9228392]], [[0.5224989, 0.27900782, -1.357438, 0.5224989, 0.27900782, -1.357438], [0.66251004, -0.1029572, 0.9228392, 0.66251004, -0.1029572, 0.9228392]]]> : tensor<2x2x6xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x2x6xf32>
  thunder.return
}

thunder.func @tile_0() {
  %a0 = check.constant dense<[[0.2772799, 1.7538488, 1.9012903], [-1.6541203, -1.1201073, 1.8771418]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.tile.default(self = %a0, dims = [2]) : (tensor<2x3xf32>) -> tensor<2x6xf32>
  %e0 = check.constant dense<[[0.2772799, 1.7538488, 1.9012903, 0.2772799, 1.7538488, 1.9012903], [-1.6541203, -1.1201073, 1.8771418, -1.6541203, -1.1201073, 1.8771418]]> : tensor<2x6xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x6xf32>
  thunder.return
}

thunder.func @repeat_interleave_0() {
  %a0 = check.constant dense<[[0.25525013, 0.32227108, 2.3754697], [-0.67685366, 0.17613305, -1.4423722]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.repeat_interleave.self_int(self = %a0, repeats = 2, dim = 1, output_size = none) : (tensor<2x3xf32>) -> tensor<2x6xf32>
  %e0 = check.constant dense<[[0.25525013, 0.25525013, 0.32227108, 0.32227108, 2.3754697, 2.3754697], [-0.67685366, -0.67685366, 0.17613305, 0.17613305, -1.4423722, -1.4423722]]> : tensor<2x6xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x6xf32>
  thunder.return
}

thunder.func @repeat_interleave_1() {
  %a0 = check.constant dense<[[-0.5029461, 2.6738172], [0.33912987, 1.82331]]> : tensor<2x2xf32>
  %r = thunder.bsym @aten.repeat_interleave.self_int(self = %a0, repeats = 3, dim = none, output_size = none) : (tensor<2x2xf32>) -> tensor<12xf32>
  %e0 = check.constant dense<[-0.5029461, -0.5029461, -0.5029461, 2.6738172, 2.6738172, 2.6738172, 0.33912987, 0.33912987, 0.33912987, 1.82331, 1.82331, 1.82331]> : tensor<12xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<12xf32>
  thunder.return
}

thunder.func @broadcast_tensors_0() {
  %a0 = check.constant dense<[[0.42884672], [-0.064190835], [-0.6881844]]> : tensor<3x1xf32>
  %a1 = check.constant dense<[[-0.7786381, 0.9476823]]> : tensor<1x2xf32>
  %r:2 = thunder.bsym @aten.broadcast_tensors.default(tensors = [%a0, %a1]) : (tensor<3x1xf32>, tensor<1x2xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>)
  %e0 = check.constant dense<[[0.42884672, 0.42884672], [-0.064190835, -0.064190835], [-0.6881844, -0.6881844]]> : tensor<3x2xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  %e1 = check.constant dense<[[-0.7786381, 0.9476823], [-0.7786381, 0.9476823], [-0.7786381, 0.9476823]]> : tensor<3x2xf32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @meshgrid_0() {
  %a0 = check.constant dense<[-0.92713064, 2.473513]> : tensor<2xf32>
  %a1 = check.constant dense<[-0.17052767, -1.2990489, 0.50697374]> : tensor<3xf32>
  %r:2 = thunder.bsym @aten.meshgrid.indexing(tensors = [%a0, %a1], indexing = "xy") : (tensor<2xf32>, tensor<3xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>)
  %e0 = check.constant dense<[[-0.92713064, 2.473513], [-0.92713064, 2.473513], [-0.92713064, 2.473513]]> : tensor<3x2xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  %e1 = check.constant dense<[[-0.17052767, -0.17052767], [-1.2990489, -1.2990489], [0.50697374, 0.50697374]]> : tensor<3x2xf32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @meshgrid_1() {
  %a0 = check.constant dense<[-0.26345235, 0.6886247]> : tensor<2xf32>
  %a1 = check.constant dense<[0.34420824, -0.33438346, -0.7215879]> : tensor<3xf32>
  %r:2 = thunder.bsym @aten.meshgrid.indexing(tensors = [%a0, %a1], indexing = "ij") : (tensor<2xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  %e0 = check.constant dense<[[-0.26345235, -0.26345235, -0.26345235], [0.6886247, 0.6886247, 0.6886247]]> : tensor<2x3xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  %e1 = check.constant dense<[[0.34420824, -0.33438346, -0.7215879], [0.34420824, -0.33438346, -0.7215879]]> : tensor<2x3xf32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @flip_0() {
  %a0 = check.constant dense<[[-0.16538925, -0.20656125, 0.02947265], [0.38513753, -0.26430443, -0.61703193]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.flip.default(self = %a0, dims = [0, 1]) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[-0.61703193, -0.26430443, 0.38513753], [0.02947265, -0.20656125, -0.16538925]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @fliplr_0() {
  %a0 = check.constant dense<[[0.12365525, 0.50126183, 1.5564666], [2.5200956, 1.5894485, 1.5548387]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.fliplr.default(self = %a0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[1.5564666, 0.50126183, 0.12365525], [1.5548387, 1.5894485, 2.5200956]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @roll_0() {
  %a0 = check.constant dense<[[0.45409226, 0.27731028, -0.07758369], [-0.78486025, -0.26168436, -0.793128]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.roll.default(self = %a0, shifts = [1], dims = []) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[-0.793128, 0.45409226, 0.27731028], [-0.07758369, -0.78486025, -0.26168436]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @roll_1() {
  %a0 = check.constant dense<[[-6.6734327e-04, -0.6142132, -1.0947114, 0.6270109], [-2.0429113, 0.14042912, 0.74985397, -0.17689769], [-0.3111343, 0.29757735, -0.38729945, -0.4833761]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.roll.default(self = %a0, shifts = [-1, 6], dims = [0, 1]) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.74985397, -0.17689769, -2.0429113, 0.14042912], [-0.38729945, -0.4833761, -0.3111343, 0.29757735], [-1.0947114, 0.6270109, -6.6734327e-04, -0.6142132]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @rot90_0() {
  %a0 = check.constant dense<[[-1.5648783, 0.6598029, 0.37763438], [-1.7308958, 1.1258872, -0.6621258]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.rot90.default(self = %a0, k = 1, dims = [0, 1]) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %e0 = check.constant dense<[[0.37763438, -0.6621258], [0.6598029, 1.1258872], [-1.5648783, -1.7308958]]> : tensor<3x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @rot90_1() {
  %a0 = check.constant dense<[[0.80869555, 0.76802164, 0.81190574], [-0.94559234, 1.2198116, 1.1225575]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.rot90.default(self = %a0, k = 2, dims = [0, 1]) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[1.1225575, 1.2198116, -0.94559234], [0.81190574, 0.76802164, 0.80869555]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @rot90_2() {
  %a0 = check.constant dense<[[0.578694, -0.92540854, -0.8228657], [1.3366137, -0.8240283, 0.18874106]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.rot90.default(self = %a0, k = 3, dims = [0, 1]) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %e0 = check.constant dense<[[1.3366137, 0.578694], [-0.8240283, -0.92540854], [0.18874106, -0.8228657]]> : tensor<3x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @rot90_3() {
  %a0 = check.constant dense<[[0.6084265, 1.4139998, -0.05400991], [-0.85787296, -0.49652636, 0.7421378]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.rot90.default(self = %a0, k = -3, dims = [1, 0]) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %e0 = check.constant dense<[[-0.85787296, 0.6084265], [-0.49652636, 1.4139998], [0.7421378, -0.05400991]]> : tensor<3x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @tril_0() {
  %a0 = check.constant dense<[[0.82098573, -0.15554038, -1.505407, 0.0813151], [-0.39352787, -0.66020405, -0.70286417, 0.11420207], [-0.07435737, -1.3722647, -0.19517021, 1.4558241]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.tril.default(self = %a0, diagonal = -1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.0, 0.0, 0.0, 0.0], [-0.39352787, 0.0, 0.0, 0.0], [-0.07435737, -1.3722647, 0.0, 0.0]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @triu_0() {
  %a0 = check.constant dense<[[[false, false, false], [false, true, true], [true, true, true]], [[false, false, true], [true, true, false], [false, false, true]]]> : tensor<2x3x3xi1>
  %r = thunder.bsym @aten.triu.default(self = %a0, diagonal = 1) : (tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
  %e0 = check.constant dense<[[[false, false, false], [false, false, true], [false, false, false]], [[false, false, true], [false, false, false], [false, false, false]]]> : tensor<2x3x3xi1>
  check.expect_eq %r, %e0 : tensor<2x3x3xi1>
  thunder.return
}

thunder.func @atleast_2d_0() {
  %a0 = check.constant dense<[-0.0051011704, 0.16466948, 0.9982785]> : tensor<3xf32>
  %r = thunder.bsym @aten.atleast_2d.default(self = %a0) : (tensor<3xf32>) -> tensor<1x3xf32>
  %e0 = check.constant dense<[[-0.0051011704, 0.16466948, 0.9982785]]> : tensor<1x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x3xf32>
  thunder.return
}

thunder.func @atleast_3d_0() {
  %a0 = check.constant dense<[[-1.1945611, -0.635253, -1.1254048], [-0.08940951, 0.9225461, -0.06917211]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.atleast_3d.default(self = %a0) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
  %e0 = check.constant dense<[[[-1.1945611], [-0.635253], [-1.1254048]], [[-0.08940951], [0.9225461], [-0.06917211]]]> : tensor<2x3x1xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3x1xf32>
  thunder.return
}

thunder.func @fft_fftshift_0() {
  %a0 = check.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.fft_fftshift.default(self = %a0, dim = none) : (tensor<5xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[3.0, 4.0, 0.0, 1.0, 2.0]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @fft_fftshift_1() {
  %a0 = check.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.fft_fftshift.default(self = %a0, dim = [1]) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[2.0, 0.0, 1.0], [5.0, 3.0, 4.0]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @fft_ifftshift_0() {
  %a0 = check.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.fft_ifftshift.default(self = %a0, dim = none) : (tensor<5xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[2.0, 3.0, 4.0, 0.0, 1.0]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}
