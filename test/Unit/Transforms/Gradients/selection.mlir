// Read by GradientValues.cpp: operands, the cotangents of the results, and the gradients that PyTorch 2.15 gives.

thunder.func @median_0(%a0: tensor<6xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[3.0, 1.0, 1.0, 2.0, 1.0, 1.0]> : tensor<6xf32>, test.gradient = dense<[0.0, 0.046992816, 0.046992816, 0.0, 0.046992816, 0.046992816]> : tensor<6xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<0.18797126> : tensor<f32>}) {
  %r = thunder.bsym @aten.median.default(self = %a0) : (tensor<6xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @median_1(%a0: tensor<3x3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[1.0, 0x7FC00000, 3.0], [0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0, 0.0, -1.0]]> : tensor<3x3xf32>, test.gradient = dense<[[0.0, -0.35848266, 0.0], [-0.35848266, -0.35848266, -0.35848266], [0.0, 0.0, 0.0]]> : tensor<3x3xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-1.4339306> : tensor<f32>}) {
  %r = thunder.bsym @aten.median.default(self = %a0) : (tensor<3x3xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @nanmedian_0(%a0: tensor<3x3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[1.0, 0x7FC00000, 3.0], [0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0, 0.0, -1.0]]> : tensor<3x3xf32>, test.gradient = dense<[[-0.36984584, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<3x3xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-0.36984584> : tensor<f32>}) {
  %r = thunder.bsym @aten.nanmedian.default(self = %a0) : (tensor<3x3xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @median_2(%a0: tensor<3x5xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726, -0.014521554], [-0.61236197, -1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325, 0.3231804]]> : tensor<3x5xf32>, test.gradient = dense<[[0.0, 0.0, 1.2012268, 0.0, 0.0], [0.75069994, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.03716203, 0.0]]> : tensor<3x5xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[1.2012268, 0.75069994, 0.03716203]> : tensor<3xf32>}, tensor<3xi64> {thunder.name = "output1"}) {
  %r:2 = thunder.bsym @aten.median.dim(self = %a0, dim = 1, keepdim = false) : (tensor<3x5xf32>) -> (tensor<3xf32>, tensor<3xi64>)
  thunder.return outputs(%r#0, %r#1 : tensor<3xf32>, tensor<3xi64>)
}

thunder.func @nanmedian_1(%a0: tensor<3x3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[1.0, 0x7FC00000, 3.0], [0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0, 0.0, -1.0]]> : tensor<3x3xf32>, test.gradient = dense<[[1.4131333, 0.0, 0.0], [0.694197, 0.0, 0.0], [0.0, 1.050745, 0.0]]> : tensor<3x3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[1.4131333, 0.694197, 1.050745]> : tensor<3xf32>}, tensor<3xi64> {thunder.name = "output1"}) {
  %r:2 = thunder.bsym @aten.nanmedian.dim(self = %a0, dim = 1, keepdim = false) : (tensor<3x3xf32>) -> (tensor<3xf32>, tensor<3xi64>)
  thunder.return outputs(%r#0, %r#1 : tensor<3xf32>, tensor<3xi64>)
}

thunder.func @mode_0(%a0: tensor<2x3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[3.0, 1.0, 3.0], [1.0, 2.0, 4.0]]> : tensor<2x3xf32>, test.gradient = dense<[[0.0, 0.0, 1.4099929], [0.083037205, 0.0, 0.0]]> : tensor<2x3xf32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[1.4099929, 0.083037205]> : tensor<2xf32>}, tensor<2xi64> {thunder.name = "output1"}) {
  %r:2 = thunder.bsym @aten.mode.default(self = %a0, dim = 1, keepdim = false) : (tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  thunder.return outputs(%r#0, %r#1 : tensor<2xf32>, tensor<2xi64>)
}

thunder.func @aminmax_0(%a0: tensor<3x5xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726, -0.014521554], [-0.61236197, -1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325, 0.3231804]]> : tensor<3x5xf32>, test.gradient = dense<[[0.4621901, 0.0, 0.0, 0.61791223, 0.0], [-0.0, -0.0, -0.5508931, -0.21950531, -0.0], [0.0, 0.5316388, 0.0, 0.0, 0.058347993]]> : tensor<3x5xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[0.4621901, -0.5508931, 0.5316388]> : tensor<3xf32>}, tensor<3xf32> {thunder.name = "output1", test.seed = dense<[0.61791223, -0.21950531, 0.058347993]> : tensor<3xf32>}) {
  %r:2 = thunder.bsym @aten.aminmax.default(self = %a0, dim = 1, keepdim = false) : (tensor<3x5xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  thunder.return outputs(%r#0, %r#1 : tensor<3xf32>, tensor<3xf32>)
}

thunder.func @masked_scatter_0(%a0: tensor<2x3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[-1.4740359, 0.6089656, 0.18202947], [0.5401619, 0.8345654, -0.573023]]> : tensor<2x3xf32>, test.gradient = dense<[[0.0, 2.0916297, 0.0], [-2.275674, 0.0, 0.0]]> : tensor<2x3xf32>}, %a1: tensor<2x3xi1> {thunder.name = "a1", thunder.role = "input", test.value = dense<[[true, false, true], [false, true, true]]> : tensor<2x3xi1>}, %a2: tensor<5xf32> {thunder.name = "a2", thunder.role = "input", test.value = dense<[-1.1439418, 1.2897397, -0.5012556, -2.4150991, 1.1817048]> : tensor<5xf32>, test.gradient = dense<[1.0621078, -0.6871956, -0.04773711, -1.3667884, 0.0]> : tensor<5xf32>}) -> (tensor<2x3xf32> {thunder.name = "output0", test.seed = dense<[[1.0621078, 2.0916297, -0.6871956], [-2.275674, -0.04773711, -1.3667884]]> : tensor<2x3xf32>}) {
  %r = thunder.bsym @aten.masked_scatter.default(self = %a0, mask = %a1, source = %a2) : (tensor<2x3xf32>, tensor<2x3xi1>, tensor<5xf32>) -> tensor<2x3xf32>
  thunder.return outputs(%r : tensor<2x3xf32>)
}

thunder.func @quantile_0(%a0: tensor<3x5xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[0.3502801, -1.5344359, -0.44543844, 0.24818332, 0.0055939686], [-0.49503902, -0.56191164, -0.4124908, -0.11532242, -0.01986972], [0.4911717, 0.81942874, -0.18011513, 0.2073831, 0.014969224]]> : tensor<3x5xf32>, test.gradient = dense<[[-0.29270896, -0.0868163, -0.057877537, -0.1951394, -0.22358058], [0.04068869, 0.061033033, -0.30190814, 0.527542, 0.7913127], [0.14202656, 0.21303977, 0.30407485, -0.3247698, 0.20271657]]> : tensor<3x5xf32>}, %a1: tensor<3xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[0.1, 0.5, 0.9]> : tensor<3xf32>}) -> (tensor<3x3xf32> {thunder.name = "output0", test.seed = dense<[[-0.14469384, 0.10172172, 0.5067914], [-0.22358058, -0.30190814, -0.3247698], [-0.48784837, 1.3188547, 0.35506633]]> : tensor<3x3xf32>}) {
  %r = thunder.bsym @aten.quantile.default(self = %a0, q = %a1, dim = 1, keepdim = false, interpolation = "linear") : (tensor<3x5xf32>, tensor<3xf32>) -> tensor<3x3xf32>
  thunder.return outputs(%r : tensor<3x3xf32>)
}

thunder.func @nanquantile_0(%a0: tensor<3x5xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[0.3502801, -1.5344359, -0.44543844, 0.24818332, 0.0055939686], [-0.49503902, -0.56191164, 0x7FC00000, -0.11532242, -0.01986972], [0.4911717, 0.81942874, -0.18011513, 0.2073831, 0.014969224]]> : tensor<3x5xf32>, test.gradient = dense<[[0.0, 0.0, -0.8439878, 0.0, -0.21099702], [-0.27157444, -0.030174928, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, -0.2743861, -1.0975441]]> : tensor<3x5xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[-1.0549848, -0.30174938, -1.3719302]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.nanquantile.scalar(self = %a0, q = 0.3, dim = 1, keepdim = false, interpolation = "linear") : (tensor<3x5xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @combinations_0(%a0: tensor<3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[-0.1710404, -0.10345436, -1.594159]> : tensor<3xf32>, test.gradient = dense<[-1.1742489, 2.1090434, -1.9007709]> : tensor<3xf32>}) -> (tensor<3x2xf32> {thunder.name = "output0", test.seed = dense<[[-0.85237306, -0.48288867], [-0.3218759, -1.1424638], [2.591932, -0.7583071]]> : tensor<3x2xf32>}) {
  %r = thunder.bsym @aten.combinations.default(self = %a0, r = 2, with_replacement = false) : (tensor<3xf32>) -> tensor<3x2xf32>
  thunder.return outputs(%r : tensor<3x2xf32>)
}
