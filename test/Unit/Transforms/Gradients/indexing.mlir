// Read by GradientValues.cpp: operands, the cotangent of the result, and the gradients that PyTorch 2.15 gives.

thunder.func @gather_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-1.5621041, -0.40514022, -0.18146083, 0.48399523], [1.0948144, 0.23464525, -1.1537333, -0.172089], [0.14134902, -1.1248003, 0.2490627, 0.053097166]]> : tensor<3x4xf32>, test.gradient = dense<[[0.0, 1.571535, 0.97259253, 0.0], [1.3166331, 0.0, -0.2754394, 0.0], [1.6743827, 0.0, -1.5163171, 0.0]]> : tensor<3x4xf32>}, %a2: tensor<3x2xi64> {thunder.name = "index", thunder.role = "input", test.value = dense<[[2, 1], [2, 0], [0, 2]]> : tensor<3x2xi64>}) -> (tensor<3x2xf32> {thunder.name = "output0", test.seed = dense<[[0.97259253, 1.571535], [-0.2754394, 1.3166331], [1.6743827, -1.5163171]]> : tensor<3x2xf32>}) {
  %r = thunder.bsym @aten.gather.default(self = %a0, dim = 1, index = %a2, sparse_grad = false) : (tensor<3x4xf32>, tensor<3x2xi64>) -> tensor<3x2xf32>
  thunder.return outputs(%r : tensor<3x2xf32>)
}

thunder.func @gather_1(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.62783164, -0.7894795, 0.84374446, -1.1497139], [1.1369187, -0.67543066, -0.19673543, -0.5671164], [-0.7989509, 0.14058669, -1.5878977, -1.2633743]]> : tensor<3x4xf32>, test.gradient = dense<[[0.0, 2.189913, -0.8791761, 0.0], [-0.11347877, 0.69236255, 0.82974625, 0.0], [-0.024718143, 0.0, 0.0, 0.0]]> : tensor<3x4xf32>}, %a2: tensor<2x3xi64> {thunder.name = "index", thunder.role = "input", test.value = dense<[[2, 0, 0], [1, 1, 1]]> : tensor<2x3xi64>}) -> (tensor<2x3xf32> {thunder.name = "output0", test.seed = dense<[[-0.024718143, 2.189913, -0.8791761], [-0.11347877, 0.69236255, 0.82974625]]> : tensor<2x3xf32>}) {
  %r = thunder.bsym @aten.gather.default(self = %a0, dim = -2, index = %a2, sparse_grad = false) : (tensor<3x4xf32>, tensor<2x3xi64>) -> tensor<2x3xf32>
  thunder.return outputs(%r : tensor<2x3xf32>)
}

thunder.func @gather_2(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<-1.7711821> : tensor<f32>, test.gradient = dense<1.1770811> : tensor<f32>}, %a2: tensor<i64> {thunder.name = "index", thunder.role = "input", test.value = dense<0> : tensor<i64>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<1.1770811> : tensor<f32>}) {
  %r = thunder.bsym @aten.gather.default(self = %a0, dim = 0, index = %a2, sparse_grad = false) : (tensor<f32>, tensor<i64>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @gather_3(%a0: tensor<5xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.19616699, -1.3027344, -0.9169922, 0.3232422, 0.28051758]> : tensor<5xf16>, test.gradient = dense<[0.0, -1.6347656, 0.0, 0.0, -0.3618164]> : tensor<5xf16>}, %a2: tensor<4xi64> {thunder.name = "index", thunder.role = "input", test.value = dense<[1, 1, 1, 4]> : tensor<4xi64>}) -> (tensor<4xf16> {thunder.name = "output0", test.seed = dense<[0.61328125, -1.3447266, -0.9038086, -0.3618164]> : tensor<4xf16>}) {
  %r = thunder.bsym @aten.gather.default(self = %a0, dim = 0, index = %a2, sparse_grad = false) : (tensor<5xf16>, tensor<4xi64>) -> tensor<4xf16>
  thunder.return outputs(%r : tensor<4xf16>)
}

thunder.func @embedding_by_frequency_0(%a0: tensor<4x3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[0.42223334, -0.1120383, -1.0003239], [-0.2562975, -2.08487, -0.44173855], [1.0109689, -0.7070919, -2.381335], [0.84688455, 0.056094356, 0.8268901]]> : tensor<4x3xf32>, test.gradient = dense<[[-0.9137392, -2.1212215, 0.100607865], [-0.49372065, -0.11794242, 0.07433939], [0.01676149, -0.6985802, -1.7158588], [0.0, 0.0, 0.0]]> : tensor<4x3xf32>}, %a1: tensor<4xi64> {thunder.name = "a1", thunder.role = "input", test.value = dense<[1, 0, 1, 2]> : tensor<4xi64>}) -> (tensor<4x3xf32> {thunder.name = "output0", test.seed = dense<[[-1.4573226, -0.610377, 1.473799], [-0.9137392, -2.1212215, 0.100607865], [0.4698813, 0.37449217, -1.3251202], [0.01676149, -0.6985802, -1.7158588]]> : tensor<4x3xf32>}) {
  %r = thunder.bsym @aten.embedding.default(weight = %a0, indices = %a1, padding_idx = -1, scale_grad_by_freq = true, sparse = false) : (tensor<4x3xf32>, tensor<4xi64>) -> tensor<4x3xf32>
  thunder.return outputs(%r : tensor<4x3xf32>)
}

thunder.func @as_strided_0(%a0: tensor<6xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.974484, -2.6283112, 1.0676503, -0.8548453, -0.68894833, 2.6123307]> : tensor<6xf32>, test.gradient = dense<[0.0, -0.09576629, -2.8391373, -0.48581874, 0.862035, 0.0]> : tensor<6xf32>}) -> (tensor<2x3xf32> {thunder.name = "output0", test.seed = dense<[[-0.09576629, -0.36796278, -0.78086674], [-2.4711745, 0.295048, 0.862035]]> : tensor<2x3xf32>}) {
  %r = thunder.bsym @aten.as_strided.default(self = %a0, size = [2, 3], stride = [1, 1], storage_offset = 1) : (tensor<6xf32>) -> tensor<2x3xf32>
  thunder.return outputs(%r : tensor<2x3xf32>)
}
