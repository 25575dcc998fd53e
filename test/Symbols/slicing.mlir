// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @slice_0() {
  %a0 = check.constant dense<[[0.8235714, -0.7421276, -0.5944275, -0.398527, 0.24914578, 0.3827386], [1.0084064, -0.760645, -0.36220473, -0.71254414, 0.60721165, 0.4976029], [-0.81823796, -0.7730303, -0.5428884, -2.1492999, 1.9172347, 0.25216332], [-0.1278549, 0.17401661, 0.94997025, -1.8795589, 1.652886, -0.83194065]]> : tensor<4x6xf32>
  %r = thunder.bsym @aten.slice.Tensor(self = %a0, dim = 1, start = 1, end = none, step = 2) : (tensor<4x6xf32>) -> tensor<4x3xf32>
  %e0 = check.constant dense<[[-0.7421276, -0.398527, 0.3827386], [-0.760645, -0.71254414, 0.4976029], [-0.7730303, -2.1492999, 0.25216332], [0.17401661, -1.8795589, -0.83194065]]> : tensor<4x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x3xf32>
  thunder.return
}

thunder.func @slice_1() {
  %a0 = check.constant dense<[[-1.3975462, 0.7483079, -0.42202678, 1.1380413, -0.8992265, 0.3371367], [-0.014587675, -0.26813447, -0.6909006, -0.81185067, -0.5608258, 1.3496134], [-2.1012704, -1.1733482, 1.6406589, -0.3954674, 0.00665799, 2.1402953], [0.89429414, 0.86164206, 1.1296607, -0.103703685, 0.07707716, -0.9149677]]> : tensor<4x6xf32>
  %r = thunder.bsym @aten.slice.Tensor(self = %a0, dim = 0, start = -3, end = 100, step = 1) : (tensor<4x6xf32>) -> tensor<3x6xf32>
  %e0 = check.constant dense<[[-0.014587675, -0.26813447, -0.6909006, -0.81185067, -0.5608258, 1.3496134], [-2.1012704, -1.1733482, 1.6406589, -0.3954674, 0.00665799, 2.1402953], [0.89429414, 0.86164206, 1.1296607, -0.103703685, 0.07707716, -0.9149677]]> : tensor<3x6xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x6xf32>
  thunder.return
}

thunder.func @slice_2() {
  %a0 = check.constant dense<[8, 7, 7, 6, 7]> : tensor<5xi64>
  %r = thunder.bsym @aten.slice.Tensor(self = %a0, dim = 0, start = 4, end = 2, step = 1) : (tensor<5xi64>) -> tensor<0xi64>
  %e0 = check.constant dense<> : tensor<0xi64>
  check.expect_eq %r, %e0 : tensor<0xi64>
  thunder.return
}

thunder.func @slice_scatter_0() {
  %a0 = check.constant dense<[[-0.74855614, -0.64510906, -0.39147556, -2.065004, 0.043496378, 0.060189318], [1.3590347, -1.8636525, 2.613883, -0.6928866, 0.0046558073, -0.8120657], [-0.7112913, -2.1543515, -0.27542436, -0.6057342, -1.9776913, 1.3944496], [0.9475202, -0.03706993, -1.4102279, 1.448212, 0.2962849, -0.45237833]]> : tensor<4x6xf32>
  %a1 = check.constant dense<[[0.2847621, 0.221174], [-1.406698, 1.1470318], [-0.017663881, -1.7904392], [0.45538127, -2.7224889]]> : tensor<4x2xf32>
  %r = thunder.bsym @aten.slice_scatter.default(self = %a0, src = %a1, dim = 1, start = 1, end = 3, step = 1) : (tensor<4x6xf32>, tensor<4x2xf32>) -> tensor<4x6xf32>
  %e0 = check.constant dense<[[-0.74855614, 0.2847621, 0.221174, -2.065004, 0.043496378, 0.060189318], [1.3590347, -1.406698, 1.1470318, -0.6928866, 0.0046558073, -0.8120657], [-0.7112913, -0.017663881, -1.7904392, -0.6057342, -1.9776913, 1.3944496], [0.9475202, 0.45538127, -2.7224889, 1.448212, 0.2962849, -0.45237833]]> : tensor<4x6xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x6xf32>
  thunder.return
}

thunder.func @slice_scatter_1() {
  %a0 = check.constant dense<[0.13161136, 0.5611432, 0.09222076, 0.16851883, 1.7411089, 0.37601024]> : tensor<6xf32>
  %a1 = check.constant dense<[-1.0992264, -1.7058525, -0.90917504]> : tensor<3xf32>
  %r = thunder.bsym @aten.slice_scatter.default(self = %a0, src = %a1, dim = 0, start = 0, end = 6, step = 2) : (tensor<6xf32>, tensor<3xf32>) -> tensor<6xf32>
  %e0 = check.constant dense<[-1.0992264, 0.5611432, -1.7058525, 0.16851883, -0.90917504, 0.37601024]> : tensor<6xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<6xf32>
  thunder.return
}

thunder.func @select_0() {
  %a0 = check.constant dense<[[0.27148438, -0.703125, -1.375, -0.5234375], [0.640625, 1.0390625, 0.5546875, 0.31054688], [1.65625, -0.35351562, 0.62109375, 0.3359375]]> : tensor<3x4xbf16>
  %r = thunder.bsym @aten.select.int(self = %a0, dim = 1, index = -1) : (tensor<3x4xbf16>) -> tensor<3xbf16>
  %e0 = check.constant dense<[-0.5234375, 0.31054688, 0.3359375]> : tensor<3xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<3xbf16>
  thunder.return
}

thunder.func @select_scatter_0() {
  %a0 = check.constant dense<[[1.1461167, 0.57213026, -0.70996, 1.6726029], [0.17854272, -0.407347, 0.037360996, -0.8916567], [-0.8675674, 0.43194607, 1.4185393, 0.90564036]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[-0.8348118, -0.8145732, 1.8318111]> : tensor<3xf32>
  %r = thunder.bsym @aten.select_scatter.default(self = %a0, src = %a1, dim = 1, index = 2) : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[1.1461167, 0.57213026, -0.8348118, 1.6726029], [0.17854272, -0.407347, -0.8145732, -0.8916567], [-0.8675674, 0.43194607, 1.8318111, 0.90564036]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @narrow_0() {
  %a0 = check.constant dense<[[1.6075613, 1.2190331, 0.6037051], [-0.3518141, -0.098170854, -0.062672794], [-0.40460563, -0.783975, 0.4963706], [0.6429358, 0.2461724, 1.3571259], [-0.17474554, -0.0053000636, 0.0019820167]]> : tensor<5x3xf32>
  %r = thunder.bsym @aten.narrow.default(self = %a0, dim = 0, start = 1, length = 3) : (tensor<5x3xf32>) -> tensor<3x3xf32>
  %e0 = check.constant dense<[[-0.3518141, -0.098170854, -0.062672794], [-0.40460563, -0.783975, 0.4963706], [0.6429358, 0.2461724, 1.3571259]]> : tensor<3x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x3xf32>
  thunder.return
}

thunder.func @split_0() {
  %a0 = check.constant dense<[[0.7840962, 0.566357], [0.48592484, -1.7657696], [0.45072496, 0.86552143], [0.40637138, -0.33805647], [0.78935975, 1.1482272], [-0.7860856, 0.2213418], [0.777016, 0.44719604]]> : tensor<7x2xf32>
  %r:3 = thunder.bsym @aten.split.Tensor(self = %a0, split_size = 3, dim = 0) : (tensor<7x2xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<1x2xf32>)
  %e0 = check.constant dense<[[0.7840962, 0.566357], [0.48592484, -1.7657696], [0.45072496, 0.86552143]]> : tensor<3x2xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  %e1 = check.constant dense<[[0.40637138, -0.33805647], [0.78935975, 1.1482272], [-0.7860856, 0.2213418]]> : tensor<3x2xf32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  %e2 = check.constant dense<[[0.777016, 0.44719604]]> : tensor<1x2xf32>
  check.expect_close %r#2, %e2 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x2xf32>
  thunder.return
}

thunder.func @split_with_sizes_0() {
  %a0 = check.constant dense<[[-0.97569185, 0.50624853, -0.6924667, -0.6651165, 0.5967056, -0.59692186], [-3.1999881, -0.3192447, -1.4653221, 1.1649727, -0.4258868, -0.8014329]]> : tensor<2x6xf32>
  %r:3 = thunder.bsym @aten.split_with_sizes.default(self = %a0, split_sizes = [1, 2, 3], dim = 1) : (tensor<2x6xf32>) -> (tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x3xf32>)
  %e0 = check.constant dense<[[-0.97569185], [-3.1999881]]> : tensor<2x1xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x1xf32>
  %e1 = check.constant dense<[[0.50624853, -0.6924667], [-0.3192447, -1.4653221]]> : tensor<2x2xf32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x2xf32>
  %e2 = check.constant dense<[[-0.6651165, 0.5967056, -0.59692186], [1.1649727, -0.4258868, -0.8014329]]> : tensor<2x3xf32>
  check.expect_close %r#2, %e2 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @chunk_0() {
  %a0 = check.constant dense<[[0.7282953, -1.1875736], [-0.08036376, 0.30866674], [1.1176541, 0.6170273], [0.01670966, -0.15507022], [0.32253397, -1.678848], [-0.08700483, -0.11896722], [1.0410852, 0.9542076]]> : tensor<7x2xf32>
  %r:3 = thunder.bsym @aten.chunk.default(self = %a0, chunks = 3, dim = 0) : (tensor<7x2xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<1x2xf32>)
  %e0 = check.constant dense<[[0.7282953, -1.1875736], [-0.08036376, 0.30866674], [1.1176541, 0.6170273]]> : tensor<3x2xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  %e1 = check.constant dense<[[0.01670966, -0.15507022], [0.32253397, -1.678848], [-0.08700483, -0.11896722]]> : tensor<3x2xf32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  %e2 = check.constant dense<[[1.0410852, 0.9542076]]> : tensor<1x2xf32>
  check.expect_close %r#2, %e2 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x2xf32>
  thunder.return
}

thunder.func @tensor_split_0() {
  %a0 = check.constant dense<[[-1.8926915, 0.15863658], [-0.77504677, -0.13070627], [-0.17996901, -0.6590486], [-0.8282267, -1.2507404], [-0.34599096, -0.99075675], [2.4535306, 0.43851486], [-0.19248635, 1.0847273]]> : tensor<7x2xf32>
  %r:3 = thunder.bsym @aten.tensor_split.sections(self = %a0, sections = 3, dim = 0) : (tensor<7x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>)
  %e0 = check.constant dense<[[-1.8926915, 0.15863658], [-0.77504677, -0.13070627], [-0.17996901, -0.6590486]]> : tensor<3x2xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  %e1 = check.constant dense<[[-0.8282267, -1.2507404], [-0.34599096, -0.99075675]]> : tensor<2x2xf32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x2xf32>
  %e2 = check.constant dense<[[2.4535306, 0.43851486], [-0.19248635, 1.0847273]]> : tensor<2x2xf32>
  check.expect_close %r#2, %e2 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x2xf32>
  thunder.return
}

thunder.func @tensor_split_1() {
  %a0 = check.constant dense<[0.33168274, -0.44221005, -0.16724674, 0.2979346, -0.45090204, 0.9524833, -0.51285505]> : tensor<7xf32>
  %r:3 = thunder.bsym @aten.tensor_split.indices(self = %a0, indices = [2, -1], dim = 0) : (tensor<7xf32>) -> (tensor<2xf32>, tensor<4xf32>, tensor<1xf32>)
  %e0 = check.constant dense<[0.33168274, -0.44221005]> : tensor<2xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  %e1 = check.constant dense<[-0.16724674, 0.2979346, -0.45090204, 0.9524833]> : tensor<4xf32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  %e2 = check.constant dense<[-0.51285505]> : tensor<1xf32>
  check.expect_close %r#2, %e2 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1xf32>
  thunder.return
}

thunder.func @unbind_0() {
  %a0 = check.constant dense<[[-0.7312387, -0.8816251, -0.68249863], [0.10194716, -3.2686155, -1.099981]]> : tensor<2x3xf32>
  %r:3 = thunder.bsym @aten.unbind.int(self = %a0, dim = 1) : (tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  %e0 = check.constant dense<[-0.7312387, 0.10194716]> : tensor<2xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  %e1 = check.constant dense<[-0.8816251, -3.2686155]> : tensor<2xf32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  %e2 = check.constant dense<[-0.68249863, -1.099981]> : tensor<2xf32>
  check.expect_close %r#2, %e2 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @diagonal_0() {
  %a0 = check.constant dense<[[-0.4513276, -0.6172821, -0.67239404, 0.17670737], [0.2754097, -0.24111906, -0.97044796, -0.56916326], [0.53920114, -0.43638313, -1.0781941, -0.6185389]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.diagonal.default(self = %a0, offset = 0, dim1 = 0, dim2 = 1) : (tensor<3x4xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[-0.4513276, -0.24111906, -1.0781941]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @diagonal_1() {
  %a0 = check.constant dense<[[[0.39030266, -0.28492683, -0.29216203, 1.4473363], [-0.24025519, -0.5509241, 0.8600149, 0.024474768], [0.81219566, -1.0290109, -0.17980899, 0.43899864]], [[-1.0357878, -0.09639363, -0.8736604, -1.6484919], [-0.67622334, 0.040819276, 0.7282447, -1.1135182], [-0.42456993, -0.52648056, 1.9908547, -0.5108708]]]> : tensor<2x3x4xf32>
  %r = thunder.bsym @aten.diagonal.default(self = %a0, offset = -1, dim1 = 2, dim2 = 0) : (tensor<2x3x4xf32>) -> tensor<3x2xf32>
  %e0 = check.constant dense<[[-0.28492683, -0.8736604], [-0.5509241, 0.7282447], [-1.0290109, 1.9908547]]> : tensor<3x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @diagonal_scatter_0() {
  %a0 = check.constant dense<[[-1.1349436, 1.3654331, 2.4651513, 0.53803724], [0.18727238, 0.22413036, -1.3940977, -1.001082], [0.45196605, -1.1001748, -0.28207776, -1.7442788]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[-0.8515213, -0.4723149, -2.3563128]> : tensor<3xf32>
  %r = thunder.bsym @aten.diagonal_scatter.default(self = %a0, src = %a1, offset = 1, dim1 = 0, dim2 = 1) : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-1.1349436, -0.8515213, 2.4651513, 0.53803724], [0.18727238, 0.22413036, -0.4723149, -1.001082], [0.45196605, -1.1001748, -0.28207776, -2.3563128]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @diag_embed_0() {
  %a0 = check.constant dense<[[0.65312076, 0.6838731, 0.7250742], [-0.33069095, 0.11678944, 1.1134269]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.diag_embed.default(self = %a0, offset = 1, dim1 = 0, dim2 = 2) : (tensor<2x3xf32>) -> tensor<4x2x4xf32>
  %e0 = check.constant dense<[[[0.0, 0.65312076, 0.0, 0.0], [0.0, -0.33069095, 0.0, 0.0]], [[0.0, 0.0, 0.6838731, 0.0], [0.0, 0.0, 0.11678944, 0.0]], [[0.0, 0.0, 0.0, 0.7250742], [0.0, 0.0, 0.0, 1.1134269]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<4x2x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x2x4xf32>
  thunder.return
}

thunder.func @diag_embed_1() {
  %a0 = check.constant dense<[-0.23864369, -1.5411162, -0.4974214]> : tensor<3xf32>
  %r = thunder.bsym @aten.diag_embed.default(self = %a0, offset = -2, dim1 = -2, dim2 = -1) : (tensor<3xf32>) -> tensor<5x5xf32>
  %e0 = check.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [-0.23864369, 0.0, 0.0, 0.0, 0.0], [0.0, -1.5411162, 0.0, 0.0, 0.0], [0.0, 0.0, -0.4974214, 0.0, 0.0]]> : tensor<5x5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5x5xf32>
  thunder.return
}

thunder.func @diag_0() {
  %a0 = check.constant dense<[-0.9511041, -1.2727618, -0.84395295]> : tensor<3xf32>
  %r = thunder.bsym @aten.diag.default(self = %a0, diagonal = -1) : (tensor<3xf32>) -> tensor<4x4xf32>
  %e0 = check.constant dense<[[0.0, 0.0, 0.0, 0.0], [-0.9511041, 0.0, 0.0, 0.0], [0.0, -1.2727618, 0.0, 0.0], [0.0, 0.0, -0.84395295, 0.0]]> : tensor<4x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x4xf32>
  thunder.return
}

thunder.func @diag_1() {
  %a0 = check.constant dense<[[-1.8976953, 1.1097184, 1.44789, 0.16523233], [0.36615518, 1.8469026, 0.963165, 1.7516946], [-0.119752795, 0.4519681, 1.4408468, 1.3713186]]> : tensor<3x4xf32>
  %r = thunder.bsym @aten.diag.default(self = %a0, diagonal = 2) : (tensor<3x4xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[1.44789, 1.7516946]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @diagflat_0() {
  %a0 = check.constant dense<[[-1.3792142, 1.6311579], [0.4848687, -0.732913]]> : tensor<2x2xf32>
  %r = thunder.bsym @aten.diagflat.default(self = %a0, offset = 1) : (tensor<2x2xf32>) -> tensor<5x5xf32>
  %e0 = check.constant dense<[[0.0, -1.3792142, 0.0, 0.0, 0.0], [0.0, 0.0, 1.6311579, 0.0, 0.0], [0.0, 0.0, 0.0, 0.4848687, 0.0], [0.0, 0.0, 0.0, 0.0, -0.732913], [0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<5x5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5x5xf32>
  thunder.return
}

thunder.func @unfold_0() {
  %a0 = check.constant dense<[[0.69274235, 0.633116, 1.2888123, -1.0123154, -0.340822, -0.09452692, 0.30694672], [-0.72635, -1.2729421, 0.9909282, -0.3947808, -0.60753655, -1.2681013, 1.2710408]]> : tensor<2x7xf32>
  %r = thunder.bsym @aten.unfold.default(self = %a0, dimension = 1, size = 3, step = 2) : (tensor<2x7xf32>) -> tensor<2x3x3xf32>
  %e0 = check.constant dense<[[[0.69274235, 0.633116, 1.2888123], [1.2888123, -1.0123154, -0.340822], [-0.340822, -0.09452692, 0.30694672]], [[-0.72635, -1.2729421, 0.9909282], [0.9909282, -0.3947808, -0.60753655], [-0.60753655, -1.2681013, 1.2710408]]]> : tensor<2x3x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3x3xf32>
  thunder.return
}

thunder.func @unfold_1() {
  %a0 = check.constant dense<[0.5413596, 0.014931949, 0.032806147, 0.6732513, 0.71747255]> : tensor<5xf32>
  %r = thunder.bsym @aten.unfold.default(self = %a0, dimension = 0, size = 5, step = 1) : (tensor<5xf32>) -> tensor<1x5xf32>
  %e0 = check.constant dense<[[0.5413596, 0.014931949, 0.032806147, 0.6732513, 0.71747255]]> : tensor<1x5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x5xf32>
  thunder.return
}

thunder.func @as_strided_0() {
  %a0 = check.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<6xf32>
  %r = thunder.bsym @aten.as_strided.default(self = %a0, size = [2, 2], stride = [1, 2], storage_offset = 1) : (tensor<6xf32>) -> tensor<2x2xf32>
  %e0 = check.constant dense<[[1.0, 3.0], [2.0, 4.0]]> : tensor<2x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x2xf32>
  thunder.return
}

thunder.func @as_strided_1() {
  %a0 = check.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.as_strided.default(self = %a0, size = [3, 2], stride = [1, 3], storage_offset = 0) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %e0 = check.constant dense<[[0.0, 3.0], [1.0, 4.0], [2.0, 5.0]]> : tensor<3x2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x2xf32>
  thunder.return
}

thunder.func @unsafe_split_0() {
  %a0 = check.constant dense<[0.86902475, 0.92590916, -1.1302094, -1.9014937, -0.385306]> : tensor<5xf32>
  %r:3 = thunder.bsym @aten.unsafe_split.Tensor(self = %a0, split_size = 2, dim = 0) : (tensor<5xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<1xf32>)
  %e0 = check.constant dense<[0.86902475, 0.92590916]> : tensor<2xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  %e1 = check.constant dense<[-1.1302094, -1.9014937]> : tensor<2xf32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  %e2 = check.constant dense<[-0.385306]> : tensor<1xf32>
  check.expect_close %r#2, %e2 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1xf32>
  thunder.return
}

thunder.func @unsafe_split_with_sizes_0() {
  %a0 = check.constant dense<[[-2.4302533, 0.69443625, -1.1569583, -3.3652427], [-1.281561, -0.0756539, 0.5097984, -0.14581002]]> : tensor<2x4xf32>
  %r:2 = thunder.bsym @aten.unsafe_split_with_sizes.default(self = %a0, split_sizes = [1, 3], dim = 1) : (tensor<2x4xf32>) -> (tensor<2x1xf32>, tensor<2x3xf32>)
  %e0 = check.constant dense<[[-2.4302533], [-1.281561]]> : tensor<2x1xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x1xf32>
  %e1 = check.constant dense<[[0.69443625, -1.1569583, -3.3652427], [-0.0756539, 0.5097984, -0.14581002]]> : tensor<2x3xf32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @unsafe_chunk_0() {
  %a0 = check.constant dense<[1.8810825, -0.22866286, -0.8217975, -1.9549041, 0.6998934]> : tensor<5xf32>
  %r:3 = thunder.bsym @aten.unsafe_chunk.default(self = %a0, chunks = 3, dim = 0) : (tensor<5xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<1xf32>)
  %e0 = check.constant dense<[1.8810825, -0.22866286]> : tensor<2xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  %e1 = check.constant dense<[-0.8217975, -1.9549041]> : tensor<2xf32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  %e2 = check.constant dense<[0.6998934]> : tensor<1xf32>
  check.expect_close %r#2, %e2 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1xf32>
  thunder.return
}

thunder.func @as_strided_copy_0() {
  %a0 = check.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<6xf32>
  %r = thunder.bsym @aten.as_strided_copy.default(self = %a0, size = [2, 3], stride = [1, 1], storage_offset = 2) : (tensor<6xf32>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[2.0, 3.0, 4.0], [3.0, 4.0, 5.0]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @as_strided_scatter_0() {
  %a0 = check.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<6xf32>
  %a1 = check.constant dense<[[-0.6484011, -0.7058414], [0.6432184, 1.4787991]]> : tensor<2x2xf32>
  %r = thunder.bsym @thunder.as_strided_scatter(self = %a0, src = %a1, size = [2, 2], stride = [1, 2], storage_offset = 1) : (tensor<6xf32>, tensor<2x2xf32>) -> tensor<6xf32>
  %e0 = check.constant dense<[0.0, -0.6484011, 0.6432184, -0.7058414, 1.4787991, 5.0]> : tensor<6xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<6xf32>
  thunder.return
}
