// Read by GradientValues.cpp: operands, the cotangents of the results, and the gradients that PyTorch 2.15 gives.

thunder.func @cumprod_0(%a0: tensor<3x5xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726, -0.014521554], [-0.61236197, -1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325, 0.3231804]]> : tensor<3x5xf32>, test.gradient = dense<[[-0.54634786, -1.509536, -0.0013348545, 0.0074557797, 0.00045101412], [1.063679, 0.70983636, 1.4578456, -0.8210738, -0.8576451], [-7.8718257, 0.4550679, 0.6526723, 0.2456243, 0.3719894]]> : tensor<3x5xf32>}) -> (tensor<3x5xf32> {thunder.name = "output0", test.seed = dense<[[-0.7958497, 1.0677946, 0.23616925, -0.6650427, -0.11468123], [-0.30826217, 1.8239719, 0.63615304, 0.759648, 0.44317892], [0.025901375, 0.6798525, -1.3668826, 0.79490346, -1.1600626]]> : tensor<3x5xf32>}) {
  %r = thunder.bsym @aten.cumprod.default(self = %a0, dim = 1, dtype = none) : (tensor<3x5xf32>) -> tensor<3x5xf32>
  thunder.return outputs(%r : tensor<3x5xf32>)
}

thunder.func @cumprod_1(%a0: tensor<2x4xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[1.0, 0.0, 2.0, 3.0], [0.0, 1.0, 0.0, 2.0]]> : tensor<2x4xf32>, test.gradient = dense<[[0.095252834, 2.7855127, 0.0, 0.0], [-0.7753533, 0.0, 0.0, 0.0]]> : tensor<2x4xf32>}) -> (tensor<2x4xf32> {thunder.name = "output0", test.seed = dense<[[0.095252834, -0.06774365, 1.0138323, 0.1375986], [0.1278563, -0.9032096, -0.34689134, -1.0308758]]> : tensor<2x4xf32>}) {
  %r = thunder.bsym @aten.cumprod.default(self = %a0, dim = 1, dtype = none) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  thunder.return outputs(%r : tensor<2x4xf32>)
}

thunder.func @cumprod_2(%a0: tensor<2x4xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[1.0, 0.0, 2.0, 3.0], [0.0, 1.0, 0.0, 2.0]]> : tensor<2x4xf32>, test.gradient = dense<[[0.51028585, -1.5086741, 1.088414, 1.5545193], [0.4621901, 0.0, 1.0632776, 1.8537366]]> : tensor<2x4xf32>}) -> (tensor<2x4xf32> {thunder.name = "output0", test.seed = dense<[[0.51028585, -0.95778096, 1.088414, 0.31869486], [0.4621901, -0.5508931, 0.5316388, 0.61791223]]> : tensor<2x4xf32>}) {
  %r = thunder.bsym @aten.cumprod.default(self = %a0, dim = 0, dtype = none) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  thunder.return outputs(%r : tensor<2x4xf32>)
}

thunder.func @cummax_0(%a0: tensor<3x5xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726, -0.014521554], [-0.61236197, -1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325, 0.3231804]]> : tensor<3x5xf32>, test.gradient = dense<[[-0.21950531, -0.4174747, 0.0, 0.8535093, 0.0], [-0.60050905, 0.0, 0.0, 1.0497028, 0.0], [-0.21276017, 0.0, 0.0, 0.0, -0.89958596]]> : tensor<3x5xf32>}) -> (tensor<3x5xf32> {thunder.name = "output0", test.seed = dense<[[-0.21950531, 0.058347993, -0.4758227, 1.3390743, -0.48556495], [-0.9392262, 0.35634014, -0.017622927, 0.3289813, 0.7207214], [-0.9739111, 1.1642985, -0.35133472, -0.05181287, -0.89958596]]> : tensor<3x5xf32>}, tensor<3x5xi64> {thunder.name = "output1"}) {
  %r:2 = thunder.bsym @aten.cummax.default(self = %a0, dim = 1) : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xi64>)
  thunder.return outputs(%r#0, %r#1 : tensor<3x5xf32>, tensor<3x5xi64>)
}

thunder.func @cummax_1(%a0: tensor<5xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[1.0, 1.0, 0.0, 2.0, 2.0]> : tensor<5xf32>, test.gradient = dense<[-0.046093296, 0.6329267, 0.0, -0.07804308, 0.034860976]> : tensor<5xf32>}) -> (tensor<5xf32> {thunder.name = "output0", test.seed = dense<[-0.046093296, 1.696685, -1.0637583, -0.07804308, 0.034860976]> : tensor<5xf32>}, tensor<5xi64> {thunder.name = "output1"}) {
  %r:2 = thunder.bsym @aten.cummax.default(self = %a0, dim = 0) : (tensor<5xf32>) -> (tensor<5xf32>, tensor<5xi64>)
  thunder.return outputs(%r#0, %r#1 : tensor<5xf32>, tensor<5xi64>)
}

thunder.func @cummin_0(%a0: tensor<3x5xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726, -0.014521554], [-0.61236197, -1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325, 0.3231804]]> : tensor<3x5xf32>, test.gradient = dense<[[-0.2897433, 0.043959007, 0.038183056, -2.0470588, 0.5271316], [0.0, 0.5401619, -1.5805337, 0.0, 0.0], [0.0, -0.5012556, 0.0, 1.1817048, 0.0]]> : tensor<3x5xf32>}) -> (tensor<3x5xf32> {thunder.name = "output0", test.seed = dense<[[-1.7615125, 0.043959007, 0.038183056, -1.4740359, 0.6089656], [0.18202947, 0.5401619, 0.8345654, -0.573023, -1.1439418], [1.2897397, -0.5012556, -2.4150991, 1.1817048, 1.0621078]]> : tensor<3x5xf32>}, tensor<3x5xi64> {thunder.name = "output1"}) {
  %r:2 = thunder.bsym @aten.cummin.default(self = %a0, dim = 0) : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xi64>)
  thunder.return outputs(%r#0, %r#1 : tensor<3x5xf32>, tensor<3x5xi64>)
}

thunder.func @logcumsumexp_0(%a0: tensor<3x5xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[-1.4135132, 0.23363075, 0.034033183, 0.34991726, -0.014521554], [-0.61236197, -1.1835468, -1.4830546, 1.8004361, 0.009574054], [0.15344739, -2.6630876, -1.4311441, -0.54830325, 0.3231804]]> : tensor<3x5xf32>, test.gradient = dense<[[1.6926063, -2.0717824, -1.2249585, -0.40925118, -0.2723793], [0.42653397, -0.011320472, -0.12283914, -0.82512844, -0.1653971], [0.5775445, 0.061589476, 0.084702194, -0.13030325, -0.15886557]]> : tensor<3x5xf32>}) -> (tensor<3x5xf32> {thunder.name = "output0", test.seed = dense<[[2.0916297, -0.6871956, -2.275674, -0.04773711, -1.3667884], [0.44657534, 0.42778125, -0.43539616, 0.19591902, -1.3330306], [-0.45215863, 0.65346503, 0.8550046, -0.2267483, -0.39489534]]> : tensor<3x5xf32>}) {
  %r = thunder.bsym @aten.logcumsumexp.default(self = %a0, dim = 1) : (tensor<3x5xf32>) -> tensor<3x5xf32>
  thunder.return outputs(%r : tensor<3x5xf32>)
}

thunder.func @logcumsumexp_1(%a0: tensor<4xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0xFF800000, 0xFF800000, 1.0, 2.0]> : tensor<4xf32>, test.gradient = dense<[0x7FC00000, 0x7FC00000, -1.2471412, -1.4415494]> : tensor<4xf32>}) -> (tensor<4xf32> {thunder.name = "output0", test.seed = dense<[-1.4118186, 0.8274258, -0.7168248, -1.9718659]> : tensor<4xf32>}) {
  %r = thunder.bsym @aten.logcumsumexp.default(self = %a0, dim = 0) : (tensor<4xf32>) -> tensor<4xf32>
  thunder.return outputs(%r : tensor<4xf32>)
}
