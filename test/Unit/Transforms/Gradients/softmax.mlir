// Read by GradientValues.cpp: operands, the cotangent of the result, and the gradients that PyTorch 2.15 gives.

thunder.func @softmax_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.778948, -1.3378048, 4.1836667, 0.17672217], [1.1131281, 5.861161, -2.705068, 2.00541], [-2.4294658, 5.452596, -0.58987904, -2.1938293]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.23095012, 0.0008774576, 0.012464388, 0.13065422], [0.24051958, 0.20406194, -0.0014763854, -0.1584257], [-0.009569466, -0.20493937, -0.010987917, 0.027771434]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-0.016209446, 1.597375, 0.8040781, -0.26772228], [0.96633947, -0.018043617, -0.67079103, -1.4102491], [-0.030337192, -0.87141156, -0.5211068, 0.95158523]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.softmax.int(self = %a0, dim = 0, dtype = none) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @softmax_1(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[1.522626, 4.002739, 4.9778633, -2.6804543], [2.0253465, 6.760356, 4.719524, -0.55217075], [0.39524397, 2.5302331, -4.2058344, 2.1954472]]> : tensor<3x4xf32>, test.gradient = dense<[[0.018464917, 0.051266015, -0.06945693, -0.00027400386], [-0.00932396, 0.06062361, -0.049770154, -0.0015294385], [-0.029224291, -0.2121309, 0.0007513199, 0.24060388]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.7316812, 0.09926898, -0.1901641, -0.910173], [-0.5379092, 0.74079645, 0.23525225, -1.9403582], [-0.4322434, -0.36798868, 1.1823838, 0.63830006]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.softmax.int(self = %a0, dim = 1, dtype = none) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @softmax_2(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[1.8494766, -0.36623883, 3.8069837, -2.0864518], [3.4744713, -0.8930017, 4.052968, -2.1450515], [-1.6191992, -6.3326726, 2.8517969, 2.6084967]]> : tensor<3x4xf32>, test.gradient = dense<[[0.32986683, 0.033828758, -0.36922452, 0.0055290535], [-0.543392, 5.913178e-05, 0.54521227, -0.0018793432], [0.0037653318, -0.00010980297, 0.024209667, -0.027865127]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[1.4526615, 1.2907068, -1.6836966, 1.0690308], [-0.8849917, 0.6493766, 1.4922452, -0.8145843], [2.0061607, -0.5062818, 1.4584295, 1.3511434]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.softmax.int(self = %a0, dim = -1, dtype = none) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @softmax_3(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<-0.6692521> : tensor<f32>, test.gradient = dense<0.0> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<0.58873135> : tensor<f32>}) {
  %r = thunder.bsym @aten.softmax.int(self = %a0, dim = -1, dtype = none) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @softmax_4(%a0: tensor<2x0xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<2x0xf32>, test.gradient = dense<> : tensor<2x0xf32>}) -> (tensor<2x0xf32> {thunder.name = "output0", test.seed = dense<> : tensor<2x0xf32>}) {
  %r = thunder.bsym @aten.softmax.int(self = %a0, dim = 1, dtype = none) : (tensor<2x0xf32>) -> tensor<2x0xf32>
  thunder.return outputs(%r : tensor<2x0xf32>)
}

thunder.func @softmax_5(%a0: tensor<0x2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x2xf32>, test.gradient = dense<> : tensor<0x2xf32>}) -> (tensor<0x2xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x2xf32>}) {
  %r = thunder.bsym @aten.softmax.int(self = %a0, dim = 1, dtype = none) : (tensor<0x2xf32>) -> tensor<0x2xf32>
  thunder.return outputs(%r : tensor<0x2xf32>)
}

thunder.func @softmax_6(%a0: tensor<3x4xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-1.078125, 1.8984375, -0.075683594, 0.61328125], [-0.32421875, 0.515625, 0.890625, -0.06640625], [-0.123535156, 0.17675781, -1.1328125, -0.15429688]]> : tensor<3x4xbf16>, test.gradient = dense<[[-0.0046081543, -0.484375, -0.052246094, 0.54296875], [0.025756836, -0.071777344, 0.047851562, -0.0019302368], [0.008056641, -0.32226562, 0.15820312, 0.15527344]]> : tensor<3x4xbf16>}) -> (tensor<3x4xbf16> {thunder.name = "output0", test.seed = dense<[[-0.58203125, -1.15625, -1.0, 2.421875], [0.056152344, -0.39648438, -0.036865234, -0.16210938], [0.32226562, -0.5859375, 1.890625, 0.8828125]]> : tensor<3x4xbf16>}) {
  %r = thunder.bsym @aten.softmax.int(self = %a0, dim = 1, dtype = none) : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  thunder.return outputs(%r : tensor<3x4xbf16>)
}

thunder.func @softmax_7(%a0: tensor<3x4xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.29077148, 2.3203125, 1.5458984, -0.67626953], [-0.107910156, 1.1708984, 0.052642822, -0.8310547], [-2.1074219, 0.9243164, 0.33569336, 0.23925781]]> : tensor<3x4xf16>, test.gradient = dense<[[0.15234375, -0.35498047, 0.15258789, 0.050079346], [0.07965088, -0.09814453, 0.0362854, -0.017807007], [0.018966675, -0.4519043, 0.5029297, -0.070007324]]> : tensor<3x4xf16>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[2.9854531, -0.8634918, 0.22354513, 1.2869939], [0.48153165, -0.18719795, 0.17673925, -0.2459288], [0.47914162, -1.3020176, 1.5590444, -0.6425221]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.softmax.int(self = %a0, dim = 1, dtype = f32) : (tensor<3x4xf16>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @log_softmax_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[3.436317, -4.557885, -1.4232028, 0.74836934], [-0.4252425, -3.2925532, -0.17784986, -1.1144787], [-2.3958642, 0.556182, -2.323291, 3.8146405]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.12058913, 0.525752, -1.1343405, 1.698438], [0.21259895, -2.0512006, 0.17981224, 0.095937714], [-0.09200971, 1.5254488, 0.9545283, -1.7943758]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.6254299, 0.50941366, -1.2125624, 1.8021251], [0.22829159, -2.1091082, -0.09194335, 0.11203305], [-0.08982262, -1.1923643, 0.9227284, 0.43092725]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.log_softmax.int(self = %a0, dim = 0, dtype = none) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @log_softmax_1(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-2.2358756, 3.8503876, 3.4744253, 3.2881386], [-0.1738121, -3.1848958, -2.3150928, 0.23410654], [-5.7910604, 2.058989, -1.2485033, -1.1060553]]> : tensor<3x4xf32>, test.gradient = dense<[[0.93257844, 0.64813465, -0.39479032, -1.1859229], [-1.2460454, 1.18498, 0.6642711, -0.60320586], [1.1437099, -2.3727303, -0.61847407, 1.8474942]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.9331845, 0.9146579, -0.21178795, -1.0340244], [-0.81650794, 1.2061297, 0.7147436, 0.042682968], [1.1440827, -1.416221, -0.5834583, 1.8878707]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.log_softmax.int(self = %a0, dim = 1, dtype = none) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @log_softmax_2(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[6.898347, 0.38344905, 4.468325, 5.313096], [-5.026016, -4.6957927, -0.2722321, 2.1075642], [-0.18177094, -1.192251, 0.6400721, 1.1473916]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.7726059, -0.70533437, 0.34938183, 1.1285584], [-1.0012549, 1.4187909, -0.85003734, 0.4325014], [-0.6240774, 0.20758636, 0.3096545, 0.10683653]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-0.67402726, -0.70518833, 0.35806018, 1.1487567], [-1.0016537, 1.4182361, -0.8962994, -0.06725412], [-0.5892941, 0.22024903, 0.38877568, 0.23824361]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.log_softmax.int(self = %a0, dim = -1, dtype = none) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @log_softmax_3(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<0.91237146> : tensor<f32>, test.gradient = dense<0.0> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-0.7634063> : tensor<f32>}) {
  %r = thunder.bsym @aten.log_softmax.int(self = %a0, dim = -1, dtype = none) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @log_softmax_4(%a0: tensor<2x0xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<2x0xf32>, test.gradient = dense<> : tensor<2x0xf32>}) -> (tensor<2x0xf32> {thunder.name = "output0", test.seed = dense<> : tensor<2x0xf32>}) {
  %r = thunder.bsym @aten.log_softmax.int(self = %a0, dim = 1, dtype = none) : (tensor<2x0xf32>) -> tensor<2x0xf32>
  thunder.return outputs(%r : tensor<2x0xf32>)
}

thunder.func @log_softmax_5(%a0: tensor<0x2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x2xf32>, test.gradient = dense<> : tensor<0x2xf32>}) -> (tensor<0x2xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x2xf32>}) {
  %r = thunder.bsym @aten.log_softmax.int(self = %a0, dim = 1, dtype = none) : (tensor<0x2xf32>) -> tensor<0x2xf32>
  thunder.return outputs(%r : tensor<0x2xf32>)
}

thunder.func @_softmax_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-1.4554954, 1.5762945, -0.9486319, 0.7480204], [-0.0742531, 0.047643818, 1.9860492, -0.21402389], [0.10922585, 0.7340539, -0.6490527, -0.5054363]]> : tensor<3x4xf32>, test.gradient = dense<[[0.00044393877, 0.2944184, -0.025040781, -0.26982155], [0.11934825, -0.047689866, 0.054263584, -0.12592196], [-0.16003153, 0.19544177, -0.037539523, 0.0021292865]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.03593947, 0.48232615, -0.4679643, -0.94525754], [1.5684085, -0.18417607, 0.34877405, -1.2970744], [-0.88730353, 0.13884911, -0.57751477, -0.25156105]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten._softmax.default(self = %a0, dim = 1, half_to_float = false) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @_log_softmax_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[1.0143701, -0.21382453, -0.116719335, 0.94327456], [-0.17227945, 0.64819324, -0.51877004, 0.47775367], [0.5044614, -1.9373308, 0.47505847, 0.37964064]]> : tensor<3x4xf32>, test.gradient = dense<[[1.3136874, -1.30765, 0.16173664, -0.1677741], [-1.15789, 0.28482243, 0.42124724, 0.45182046], [-0.24875258, 0.43695158, -0.18423429, -0.003964644]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.27055138, -1.6131018, -0.1748641, -1.1393228], [-1.3609328, -0.1764042, 0.27766237, 0.062870756], [-0.006331495, 0.45804337, 0.05116265, 0.21000957]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten._log_softmax.default(self = %a0, dim = 1, half_to_float = false) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}
