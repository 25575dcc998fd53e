// Read by GradientValues.cpp: operands, the cotangent of the result, and the gradients that PyTorch 2.15 gives.

thunder.func @slice_0(%a0: tensor<4x6xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[0.2544948, 1.1894754, -1.0391637, 0.7478217, 1.0291135, 0.41448116], [0.016826399, 0.028608162, -0.8379117, 0.972993, 0.18054499, 0.7654168], [0.5718761, -0.59347314, 0.89692837, -0.6186796, -0.5356579, -0.8428167], [-0.24444479, -0.60637134, 0.4280689, 0.21518503, -1.083755, -0.47639152]]> : tensor<4x6xf32>, test.gradient = dense<[[0.0, -0.79096186, 0.0, 0.5742315, 0.0, -0.5235787], [0.0, -1.7484231, 0.0, -0.692464, 0.0, 0.6451619], [0.0, 0.8498101, 0.0, 1.3440118, 0.0, 0.15285455], [0.0, -0.5731422, 0.0, 1.0057746, 0.0, -0.44851524]]> : tensor<4x6xf32>}) -> (tensor<4x3xf32> {thunder.name = "output0", test.seed = dense<[[-0.79096186, 0.5742315, -0.5235787], [-1.7484231, -0.692464, 0.6451619], [0.8498101, 1.3440118, 0.15285455], [-0.5731422, 1.0057746, -0.44851524]]> : tensor<4x3xf32>}) {
  %r = thunder.bsym @aten.slice.Tensor(self = %a0, dim = 1, start = 1, end = none, step = 2) : (tensor<4x6xf32>) -> tensor<4x3xf32>
  thunder.return outputs(%r : tensor<4x3xf32>)
}

thunder.func @slice_scatter_0(%a0: tensor<4x6xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[-1.3836936, -0.47196713, -0.720476, -0.025503326, -0.66317034, -1.0168313], [1.039648, 2.4165845, -0.15142973, 0.2848245, 0.23590507, -0.672718], [2.708824, -0.36223343, 0.45583618, -1.0906954, 0.21397586, -0.015871925], [0.7429409, 0.5517045, 0.7314557, -0.8808118, -0.4298548, 0.4002061]]> : tensor<4x6xf32>, test.gradient = dense<[[0.44004124, 0.0, 0.0, 0.74902457, 1.5538555, 2.6258924], [2.4790819, 0.0, 0.0, -1.5258952, -0.46143222, 1.4778932], [-0.05873128, 0.0, 0.0, 1.3166454, -1.6787641, 0.3778807], [1.0105994, 0.0, 0.0, 1.7066271, 0.79138947, -0.49940336]]> : tensor<4x6xf32>}, %a1: tensor<4x2xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[[0.7870825, 0.34721592], [0.6638344, -1.0905749], [1.2040894, 0.026122926], [-0.028940838, 1.3352584]]> : tensor<4x2xf32>, test.gradient = dense<[[0.32710144, -1.0052016], [1.1044823, 1.3982959], [-0.38642582, 1.5314944], [0.16674058, -0.88902354]]> : tensor<4x2xf32>}) -> (tensor<4x6xf32> {thunder.name = "output0", test.seed = dense<[[0.44004124, 0.32710144, -1.0052016, 0.74902457, 1.5538555, 2.6258924], [2.4790819, 1.1044823, 1.3982959, -1.5258952, -0.46143222, 1.4778932], [-0.05873128, -0.38642582, 1.5314944, 1.3166454, -1.6787641, 0.3778807], [1.0105994, 0.16674058, -0.88902354, 1.7066271, 0.79138947, -0.49940336]]> : tensor<4x6xf32>}) {
  %r = thunder.bsym @aten.slice_scatter.default(self = %a0, src = %a1, dim = 1, start = 1, end = 3, step = 1) : (tensor<4x6xf32>, tensor<4x2xf32>) -> tensor<4x6xf32>
  thunder.return outputs(%r : tensor<4x6xf32>)
}

thunder.func @select_0(%a0: tensor<3x4xbf16> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[0.98828125, 0.7734375, 1.8984375, -0.91015625], [-3.015625, 1.1640625, -0.90234375, -1.2109375], [-0.2421875, 0.33789062, 0.640625, -0.27539062]]> : tensor<3x4xbf16>, test.gradient = dense<[[0.0, 0.0, 0.0, -0.19628906], [0.0, 0.0, 0.0, -0.2109375], [0.0, 0.0, 0.0, 0.734375]]> : tensor<3x4xbf16>}) -> (tensor<3xbf16> {thunder.name = "output0", test.seed = dense<[-0.19628906, -0.2109375, 0.734375]> : tensor<3xbf16>}) {
  %r = thunder.bsym @aten.select.int(self = %a0, dim = 1, index = -1) : (tensor<3x4xbf16>) -> tensor<3xbf16>
  thunder.return outputs(%r : tensor<3xbf16>)
}

thunder.func @split_0(%a0: tensor<7x2xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[-0.37184057, -0.19013725], [-1.0823233, -0.55283505], [0.034512863, 0.38947147], [0.04971051, 1.201903], [1.2687113, -0.8109411], [-2.585828, -2.1804874], [0.8435097, -0.60598356]]> : tensor<7x2xf32>, test.gradient = dense<[[0.12564507, -1.0033045], [1.1958677, -0.4183807], [-0.35526118, 1.0719681], [-1.9349347, 1.407471], [-0.7976477, 1.3469758], [0.5083681, 1.0028806], [0.9736564, 0.9826569]]> : tensor<7x2xf32>}) -> (tensor<3x2xf32> {thunder.name = "output0", test.seed = dense<[[0.12564507, -1.0033045], [1.1958677, -0.4183807], [-0.35526118, 1.0719681]]> : tensor<3x2xf32>}, tensor<3x2xf32> {thunder.name = "output1", test.seed = dense<[[-1.9349347, 1.407471], [-0.7976477, 1.3469758], [0.5083681, 1.0028806]]> : tensor<3x2xf32>}, tensor<1x2xf32> {thunder.name = "output2", test.seed = dense<[[0.9736564, 0.9826569]]> : tensor<1x2xf32>}) {
  %r:3 = thunder.bsym @aten.split.Tensor(self = %a0, split_size = 3, dim = 0) : (tensor<7x2xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<1x2xf32>)
  thunder.return outputs(%r#0, %r#1, %r#2 : tensor<3x2xf32>, tensor<3x2xf32>, tensor<1x2xf32>)
}

thunder.func @unbind_0(%a0: tensor<2x3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[1.6494442, -0.9491171, -0.8940559], [-0.029404378, -1.5987622, 0.2825173]]> : tensor<2x3xf32>, test.gradient = dense<[[-0.24996176, 0.6605058, 0.15438199], [-0.8938702, -0.15034626, 0.08934821]]> : tensor<2x3xf32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[-0.24996176, -0.8938702]> : tensor<2xf32>}, tensor<2xf32> {thunder.name = "output1", test.seed = dense<[0.6605058, -0.15034626]> : tensor<2xf32>}, tensor<2xf32> {thunder.name = "output2", test.seed = dense<[0.15438199, 0.08934821]> : tensor<2xf32>}) {
  %r:3 = thunder.bsym @aten.unbind.int(self = %a0, dim = 1) : (tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  thunder.return outputs(%r#0, %r#1, %r#2 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
}

thunder.func @diagonal_0(%a0: tensor<3x4xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[-1.236907, 0.5565302, -0.8724219, -0.78053], [0.4604579, -0.44223303, -0.9384557, 0.26908168], [-0.89398336, 1.4661698, -1.179311, 0.43696928]]> : tensor<3x4xf32>, test.gradient = dense<[[0.0, -0.93507093, 0.0, 0.0], [0.0, 0.0, -0.37583986, 0.0], [0.0, 0.0, 0.0, 0.0038675885]]> : tensor<3x4xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[-0.93507093, -0.37583986, 0.0038675885]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.diagonal.default(self = %a0, offset = 1, dim1 = 0, dim2 = 1) : (tensor<3x4xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @diagonal_scatter_0(%a0: tensor<3x4xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[-1.4415927, 0.5717463, -1.2092779, 0.38810223], [-0.16731718, -0.8565816, -0.3690925, 0.6348078], [-0.7481263, -1.3389702, -0.18177056, -1.111134]]> : tensor<3x4xf32>, test.gradient = dense<[[1.0603627, 0.0, -2.355327, 0.7874529], [1.2466464, 0.7148466, 0.0, -0.23579293], [-0.5080709, 0.7291767, 0.6589546, 0.0]]> : tensor<3x4xf32>}, %a1: tensor<3xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[0.10586545, -1.5668944, 0.34921595]> : tensor<3xf32>, test.gradient = dense<[-1.3644068, -0.14366686, 0.7050598]> : tensor<3xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[1.0603627, -1.3644068, -2.355327, 0.7874529], [1.2466464, 0.7148466, -0.14366686, -0.23579293], [-0.5080709, 0.7291767, 0.6589546, 0.7050598]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.diagonal_scatter.default(self = %a0, src = %a1, offset = 1, dim1 = 0, dim2 = 1) : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @diag_embed_0(%a0: tensor<2x3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[-0.534709, 0.49175882, 1.2271749], [-1.5917648, 0.08659754, 0.58031946]]> : tensor<2x3xf32>, test.gradient = dense<[[1.4722583, -0.20475884, 0.5630061], [0.34872013, -0.2090622, -1.0941463]]> : tensor<2x3xf32>}) -> (tensor<2x4x4xf32> {thunder.name = "output0", test.seed = dense<[[[-0.046457652, 1.4722583, 1.2509797, -0.8450324], [-1.5494373, 0.20442909, -0.20475884, -1.1012398], [-1.0430288, 0.41805792, 1.6647857, 0.5630061], [0.518354, 0.31939602, 0.334568, -2.3969834]], [[0.23962533, 0.34872013, -1.4886075, -0.22926633], [0.13089852, 0.39426723, -0.2090622, -1.4344006], [-0.031866174, -0.20536591, -2.7654858, -1.0941463], [-0.010193987, -0.8878594, -0.3125524, -0.29275805]]]> : tensor<2x4x4xf32>}) {
  %r = thunder.bsym @aten.diag_embed.default(self = %a0, offset = 1, dim1 = -2, dim2 = -1) : (tensor<2x3xf32>) -> tensor<2x4x4xf32>
  thunder.return outputs(%r : tensor<2x4x4xf32>)
}

thunder.func @unfold_0(%a0: tensor<2x7xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[0.035303306, -1.9366692, -1.266008, -0.8412055, -0.96548605, 0.14305459, 0.27505207], [1.1046729, 0.8028923, 0.3445406, -0.28816095, -0.02636949, -1.5290661, -0.44891426]]> : tensor<2x7xf32>, test.gradient = dense<[[0.43475714, 1.3984376, 1.0590321, -0.45193094, -1.0451496, 0.028057171, 1.796914], [-0.8776566, 1.7183902, -1.720489, -1.063925, 0.6299056, 0.24875762, -1.0549273]]> : tensor<2x7xf32>}) -> (tensor<2x3x3xf32> {thunder.name = "output0", test.seed = dense<[[[0.43475714, 1.3984376, 0.59294224], [0.46608984, -0.45193094, -0.88048047], [-0.16466916, 0.028057171, 1.796914]], [[-0.8776566, 1.7183902, -0.7845579], [-0.9359311, -1.063925, 0.52691984], [0.10298577, 0.24875762, -1.0549273]]]> : tensor<2x3x3xf32>}) {
  %r = thunder.bsym @aten.unfold.default(self = %a0, dimension = 1, size = 3, step = 2) : (tensor<2x7xf32>) -> tensor<2x3x3xf32>
  thunder.return outputs(%r : tensor<2x3x3xf32>)
}

thunder.func @cat_0(%a0: tensor<2x3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[0.665206, 0.39580548, -1.7196741], [-0.4468404, -2.501446, 0.033412546]]> : tensor<2x3xf32>, test.gradient = dense<[[-1.4701316, -0.7848588, -0.43648702], [-2.477966, 0.7284885, 0.1542331]]> : tensor<2x3xf32>}, %a1: tensor<2x1xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[[0.8502607], [0.38195166]]> : tensor<2x1xf32>, test.gradient = dense<[[1.1967413], [0.9628815]]> : tensor<2x1xf32>}) -> (tensor<2x4xf32> {thunder.name = "output0", test.seed = dense<[[-1.4701316, -0.7848588, -0.43648702, 1.1967413], [-2.477966, 0.7284885, 0.1542331, 0.9628815]]> : tensor<2x4xf32>}) {
  %r = thunder.bsym @aten.cat.default(tensors = [%a0, %a1], dim = 1) : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  thunder.return outputs(%r : tensor<2x4xf32>)
}

thunder.func @stack_0(%a0: tensor<2x3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[1.096541, -1.5209354, 0.51729566], [-1.5563822, 0.3892763, 1.459999]]> : tensor<2x3xf32>, test.gradient = dense<[[0.6299364, 0.6419703, 0.09867269], [1.3337265, 1.7051804, 0.7838416]]> : tensor<2x3xf32>}, %a1: tensor<2x3xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[[1.1586853, -0.72662425, -0.6259509], [0.21425931, 0.046033278, 0.85566074]]> : tensor<2x3xf32>, test.gradient = dense<[[0.21291983, -1.4070113, 0.03704484], [0.029417641, 1.3072695, -0.55134827]]> : tensor<2x3xf32>}) -> (tensor<2x2x3xf32> {thunder.name = "output0", test.seed = dense<[[[0.6299364, 0.6419703, 0.09867269], [0.21291983, -1.4070113, 0.03704484]], [[1.3337265, 1.7051804, 0.7838416], [0.029417641, 1.3072695, -0.55134827]]]> : tensor<2x2x3xf32>}) {
  %r = thunder.bsym @aten.stack.default(tensors = [%a0, %a1], dim = 1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2x3xf32>
  thunder.return outputs(%r : tensor<2x2x3xf32>)
}

thunder.func @repeat_0(%a0: tensor<2x3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[1.7579612, 1.1335145, 0.1528832], [0.6650802, -0.96991193, 1.1769927]]> : tensor<2x3xf32>, test.gradient = dense<[[2.8558693, 2.643242, -0.67114943], [-3.279308, -2.2546172, -0.01452142]]> : tensor<2x3xf32>}) -> (tensor<2x2x6xf32> {thunder.name = "output0", test.seed = dense<[[[0.09744341, 0.79585403, -1.655016, 0.9768881, 0.93926316, 0.06392299], [-1.5273598, 0.6577611, -0.4391002, -0.5805172, -1.0272404, -0.8804714]], [[0.6254164, -0.061854474, 0.38471267, 1.1561213, 0.96997917, 0.5352308], [-0.6276587, 0.5380868, 0.5625887, -0.5437724, -2.4232247, 0.7424615]]]> : tensor<2x2x6xf32>}) {
  %r = thunder.bsym @aten.repeat.default(self = %a0, repeats = [2, 1, 2]) : (tensor<2x3xf32>) -> tensor<2x2x6xf32>
  thunder.return outputs(%r : tensor<2x2x6xf32>)
}

thunder.func @repeat_interleave_0(%a0: tensor<2x3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[1.0935376, -0.9003928, 0.57753354], [-0.2565232, -0.022792308, -1.1074967]]> : tensor<2x3xf32>, test.gradient = dense<[[1.7637135, -1.041378, -1.048923], [2.0569148, 1.6026382, 0.40997416]]> : tensor<2x3xf32>}) -> (tensor<2x6xf32> {thunder.name = "output0", test.seed = dense<[[0.18141411, 1.5822994, 0.5634089, -1.6047869, -1.1092609, 0.060337923], [0.78747785, 1.2694371, 1.3746423, 0.22799605, -0.77593106, 1.1859052]]> : tensor<2x6xf32>}) {
  %r = thunder.bsym @aten.repeat_interleave.self_int(self = %a0, repeats = 2, dim = 1, output_size = none) : (tensor<2x3xf32>) -> tensor<2x6xf32>
  thunder.return outputs(%r : tensor<2x6xf32>)
}

thunder.func @flip_0(%a0: tensor<2x3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[1.7093803, -1.4578203, -1.3263799], [1.1393106, -0.2466624, -1.481556]]> : tensor<2x3xf32>, test.gradient = dense<[[-0.79111147, -0.119516104, -0.14595483], [1.4510496, 1.8646955, -0.31488153]]> : tensor<2x3xf32>}) -> (tensor<2x3xf32> {thunder.name = "output0", test.seed = dense<[[-0.31488153, 1.8646955, 1.4510496], [-0.14595483, -0.119516104, -0.79111147]]> : tensor<2x3xf32>}) {
  %r = thunder.bsym @aten.flip.default(self = %a0, dims = [0, 1]) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  thunder.return outputs(%r : tensor<2x3xf32>)
}

thunder.func @roll_0(%a0: tensor<3x4xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[-1.8251365, 0.26223096, -1.5560684, -0.47309142], [-1.4198653, -0.36992532, 0.7175013, 1.4385794], [0.12481869, 1.0091588, 1.2060398, 0.809353]]> : tensor<3x4xf32>, test.gradient = dense<[[0.4100579, 1.1092833, 0.66283584, -0.38962242], [0.028802563, -0.54906046, -0.46964577, 0.1104214], [-1.5107726, 1.0414543, 0.62611043, 0.46145916]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-0.46964577, 0.1104214, 0.028802563, -0.54906046], [0.62611043, 0.46145916, -1.5107726, 1.0414543], [0.66283584, -0.38962242, 0.4100579, 1.1092833]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.roll.default(self = %a0, shifts = [-1, 6], dims = [0, 1]) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @tril_0(%a0: tensor<3x4xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[-0.7012667, 0.40728247, -1.7294394, -0.6356063], [-0.5949291, -0.55591244, -1.1758189, -0.94366777], [-0.3172819, -0.0031584487, -0.7814171, 2.1325252]]> : tensor<3x4xf32>, test.gradient = dense<[[0.0, 0.0, 0.0, 0.0], [-1.2117153, 0.0, 0.0, 0.0], [-0.7872623, 0.73110235, 0.0, 0.0]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-0.48824275, -0.7106994, -0.14017268, -2.6225955], [-1.2117153, -0.42891923, 0.9549148, -0.74303824], [-0.7872623, 0.73110235, 1.3825321, 1.2163666]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.tril.default(self = %a0, diagonal = -1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @pad_0(%a0: tensor<2x5xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[0.40459657, -0.9476853, 0.33317584, -0.94714785, 0.6639427], [2.1006415, -0.31820932, 0.33370176, 1.6974796, 0.1189795]]> : tensor<2x5xf32>, test.gradient = dense<[[0.0, 1.4173299, -0.13120374, 1.1452385, -1.0616975], [0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<2x5xf32>}) -> (tensor<2x6xf32> {thunder.name = "output0", test.seed = dense<[[-0.27684397, 0.8441219, -0.82031894, -0.18307573, 2.283765, -0.28874487], [1.4173299, -0.13120374, 1.1452385, -1.0616975, 0.16089131, -0.8652974]]> : tensor<2x6xf32>}) {
  %r = thunder.bsym @aten.pad.default(self = %a0, pad = [-1, 2, 1, -1], mode = "constant", value = none) : (tensor<2x5xf32>) -> tensor<2x6xf32>
  thunder.return outputs(%r : tensor<2x6xf32>)
}

thunder.func @pad_1(%a0: tensor<1x2x5xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[[0.8997934, -0.0119213695, -0.19380899, 0.956928, 1.3311965], [-0.7929377, -0.95732236, 0.47721812, 0.80024827, 0.9594076]]]> : tensor<1x2x5xf32>, test.gradient = dense<[[[0.8062512, 1.0447942, 0.20514518, -1.4020767, -0.78196347], [0.6568708, 0.2964803, 1.8538007, -0.083032675, -1.331994]]]> : tensor<1x2x5xf32>}) -> (tensor<1x2x8xf32> {thunder.name = "output0", test.seed = dense<[[[1.1798422, 0.7955984, 0.8062512, 0.24919578, -0.97469705, -0.29575816, -0.78196347, -1.1063186], [0.72289443, 1.7754998, 0.6568708, -1.4790195, 1.1309062, -0.12145515, -1.331994, 0.038422473]]]> : tensor<1x2x8xf32>}) {
  %r = thunder.bsym @aten.pad.default(self = %a0, pad = [2, 1], mode = "reflect", value = none) : (tensor<1x2x5xf32>) -> tensor<1x2x8xf32>
  thunder.return outputs(%r : tensor<1x2x8xf32>)
}

thunder.func @pad_2(%a0: tensor<1x2x5xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[[1.0752327, -0.7788394, 0.6573641, -0.37118196, -1.8400745], [-0.71093434, 0.48467624, 1.3653578, -0.06693497, -1.7858253]]]> : tensor<1x2x5xf32>, test.gradient = dense<[[[0.04273781, -1.0269012, 1.918221, -0.6705553, 0.44445226], [-1.85478, -0.47523493, 0.25940892, -1.0924146, -0.32156938]]]> : tensor<1x2x5xf32>}) -> (tensor<1x2x8xf32> {thunder.name = "output0", test.seed = dense<[[[0.7009072, 0.63157266, -0.30393153, -1.0269012, 1.918221, -1.3714625, -0.18712041, 0.34666935], [-1.7530017, 0.632996, -0.722316, -0.47523493, 0.25940892, 0.66058713, -0.9545654, -1.1324639]]]> : tensor<1x2x8xf32>}) {
  %r = thunder.bsym @aten.pad.default(self = %a0, pad = [2, 1], mode = "circular", value = none) : (tensor<1x2x5xf32>) -> tensor<1x2x8xf32>
  thunder.return outputs(%r : tensor<1x2x8xf32>)
}
