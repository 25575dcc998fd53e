// Read by GradientValues.cpp: operands, the cotangent of the result, and the gradients that PyTorch 2.15 gives.

thunder.func @add_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.53639024, -0.5854661, -0.21003826, -1.1857148], [0.55238605, -0.16902839, -0.7371402, -0.35305563], [-0.022218497, 0.7865704, -2.8068666, 1.4729619]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.014160093, 0.41538587, -1.046753, -0.7538526], [-0.11389774, -0.997446, 1.1980354, 0.603739], [1.0357639, -0.82127947, 1.5376983, 0.2709573]]> : tensor<3x4xf32>}, %a1: tensor<4xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[-1.0569077, -0.5969838, -0.47825405, -0.96639794]> : tensor<4xf32>, test.gradient = dense<[0.907706, -1.4033396, 1.6889806, 0.12084371]> : tensor<4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-0.014160093, 0.41538587, -1.046753, -0.7538526], [-0.11389774, -0.997446, 1.1980354, 0.603739], [1.0357639, -0.82127947, 1.5376983, 0.2709573]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @add_1(%a0: tensor<3x1xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.06517823], [-0.5331089], [-0.31005818]]> : tensor<3x1xf32>, test.gradient = dense<[[3.0633452], [-1.1528187], [0.29962254]]> : tensor<3x1xf32>}, %a1: tensor<2x1x4xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[[[0.7809058, 0.07125879, -0.1444704, 0.8971185]], [[0.65405566, -0.18461324, 1.0184075, -0.120451145]]]> : tensor<2x1x4xf32>, test.gradient = dense<[[[2.2614086, -1.0004065, -0.5991374, 0.7610199]], [[-1.8330431, 1.8615106, 2.6250277, -1.8662305]]]> : tensor<2x1x4xf32>}) -> (tensor<2x3x4xf32> {thunder.name = "output0", test.seed = dense<[[[0.07148062, 1.748921, 0.919172, -0.9708707], [1.5865347, -1.2022228, -1.1384372, 0.70739615], [0.60339314, -1.5471047, -0.3798723, 1.0244944]], [[-0.9923366, 1.0181916, 0.7634248, 0.50536245], [-0.883328, 0.28957888, 0.5482936, -1.060634], [0.042621553, 0.55374014, 1.3133091, -1.3109589]]]> : tensor<2x3x4xf32>}) {
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<3x1xf32>, tensor<2x1x4xf32>) -> tensor<2x3x4xf32>
  thunder.return outputs(%r : tensor<2x3x4xf32>)
}

thunder.func @add_2(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.29091245, -0.18543026, 1.1651481, -0.07819046], [0.5531437, -0.44499016, -1.2306521, 1.3208641], [0.09966146, 1.6647028, 0.6222462, 1.4127071]]> : tensor<3x4xf32>, test.gradient = dense<[[1.7451582, -0.9785403, 0.035679437, -2.1468582], [-1.645095, -0.7710702, -1.0401957, -0.86615956], [-1.4713862, -1.3201303, 1.3663502, 0.047227092]]> : tensor<3x4xf32>}, %a1: tensor<4xi64> {thunder.name = "other", thunder.role = "input", test.value = dense<[4, 1, 1, 5]> : tensor<4xi64>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[1.7451582, -0.9785403, 0.035679437, -2.1468582], [-1.645095, -0.7710702, -1.0401957, -0.86615956], [-1.4713862, -1.3201303, 1.3663502, 0.047227092]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<3x4xf32>, tensor<4xi64>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @add_3(%a0: tensor<2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.7035314, -0.6382279]> : tensor<2xf32>, test.gradient = dense<[-2.056555, -0.21848808]> : tensor<2xf32>}, %a1: tensor<f32> {thunder.name = "other", thunder.role = "input", test.value = dense<-0.016838636> : tensor<f32>, test.gradient = dense<-2.275043> : tensor<f32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[-2.056555, -0.21848808]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @add_4(%a0: tensor<2xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.3203125, 0.11035156]> : tensor<2xbf16>, test.gradient = dense<[1.921875, 0.5625]> : tensor<2xbf16>}, %a1: tensor<2xbf16> {thunder.name = "other", thunder.role = "input", test.value = dense<[-0.15332031, -0.578125]> : tensor<2xbf16>, test.gradient = dense<[1.921875, 0.5625]> : tensor<2xbf16>}) -> (tensor<2xbf16> {thunder.name = "output0", test.seed = dense<[1.921875, 0.5625]> : tensor<2xbf16>}) {
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  thunder.return outputs(%r : tensor<2xbf16>)
}

thunder.func @add_5(%a0: tensor<2xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-1.8125, 0.97265625]> : tensor<2xbf16>, test.gradient = dense<[1.7578125, -1.8515625]> : tensor<2xbf16>}, %a1: tensor<2xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[0.35295397, -0.6269498]> : tensor<2xf32>, test.gradient = dense<[1.7560647, -1.8480515]> : tensor<2xf32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[1.7560647, -1.8480515]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xbf16>, tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @add_6(%a0: tensor<2xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[2.40625, 0.88964844]> : tensor<2xf16>, test.gradient = dense<[-1.6796875, -3.5195312]> : tensor<2xf16>}, %a1: tensor<2xbf16> {thunder.name = "other", thunder.role = "input", test.value = dense<[0.0038604736, -0.99609375]> : tensor<2xbf16>, test.gradient = dense<[-1.6796875, -3.515625]> : tensor<2xbf16>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[-1.6797968, -3.5194004]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xf16>, tensor<2xbf16>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @add_7(%a0: tensor<2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.093960054, 1.2152827]> : tensor<2xf32>, test.gradient = dense<[1.4397026, 0.09927366]> : tensor<2xf32>}, %a1: tensor<f64> {thunder.name = "other", thunder.role = "input", test.value = dense<1.7997544866397723> : tensor<f64>, test.gradient = dense<1.5389763116836548> : tensor<f64>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[1.4397026, 0.09927366]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xf32>, tensor<f64>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @add_8(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<-0.37224635> : tensor<f32>, test.gradient = dense<-1.2375939> : tensor<f32>}, %a1: tensor<2xf64> {thunder.name = "other", thunder.role = "input", test.value = dense<[2.8463533655634516, -0.11856170610503153]> : tensor<2xf64>, test.gradient = dense<[0.2732924520969391, -1.510886311531067]> : tensor<2xf64>}) -> (tensor<2xf64> {thunder.name = "output0", test.seed = dense<[0.2732924520969391, -1.510886311531067]> : tensor<2xf64>}) {
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<f32>, tensor<2xf64>) -> tensor<2xf64>
  thunder.return outputs(%r : tensor<2xf64>)
}

thunder.func @add_9(%a0: tensor<0x2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x2xf32>, test.gradient = dense<> : tensor<0x2xf32>}, %a1: tensor<1x2xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[[0.09273337, -0.32259104]]> : tensor<1x2xf32>, test.gradient = dense<[[0.0, 0.0]]> : tensor<1x2xf32>}) -> (tensor<0x2xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x2xf32>}) {
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<0x2xf32>, tensor<1x2xf32>) -> tensor<0x2xf32>
  thunder.return outputs(%r : tensor<0x2xf32>)
}

thunder.func @sub_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.6358843, 0.23560037, -1.1704892, 0.94940394], [-0.7761805, -0.12936887, -0.8019882, 0.3158706], [0.5242477, 0.92114186, 0.040616553, -2.0529509]]> : tensor<3x4xf32>, test.gradient = dense<[[2.2521946, 1.9523307, 0.9978008, 2.3214684], [-0.67531836, 1.1403807, 0.43909806, -1.5915533], [-0.6666332, -0.26211792, -0.8110091, 0.86441433]]> : tensor<3x4xf32>}, %a1: tensor<4xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[1.0444452, -0.21626872, -1.0209886, 0.85417825]> : tensor<4xf32>, test.gradient = dense<[-0.9102431, -2.8305936, -0.62588984, -1.5943294]> : tensor<4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[2.2521946, 1.9523307, 0.9978008, 2.3214684], [-0.67531836, 1.1403807, 0.43909806, -1.5915533], [-0.6666332, -0.26211792, -0.8110091, 0.86441433]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @sub_1(%a0: tensor<3x1xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-1.5818869], [-0.9302708], [0.15276717]]> : tensor<3x1xf32>, test.gradient = dense<[[2.2408173], [-2.9453692], [2.4329948]]> : tensor<3x1xf32>}, %a1: tensor<2x1x4xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[[[-0.12091128, -0.17464659, 0.035155974, 0.27215442]], [[-0.06655763, -0.45289084, 0.23924953, -1.6518533]]]> : tensor<2x1x4xf32>, test.gradient = dense<[[[1.116385, 2.6079092, 2.449758, -1.5009966]], [[-2.5581326, 1.6322645, -0.8102735, -4.6653566]]]> : tensor<2x1x4xf32>}) -> (tensor<2x3x4xf32> {thunder.name = "output0", test.seed = dense<[[[0.7406315, -0.54810274, 0.5907421, 1.1550888], [-2.0501716, -1.8458098, -1.1924001, 0.2332069], [0.1931551, -0.21399672, -1.8481001, 0.112700954]], [[0.19911854, -0.93111897, -0.47918078, 1.5136387], [-0.17685935, 0.2720291, 1.2025721, 0.6120635], [2.5358734, -0.97317463, 0.08688225, 2.5396545]]]> : tensor<2x3x4xf32>}) {
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<3x1xf32>, tensor<2x1x4xf32>) -> tensor<2x3x4xf32>
  thunder.return outputs(%r : tensor<2x3x4xf32>)
}

thunder.func @sub_2(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.64826995, -1.3041438, -0.43250167, 0.081878476], [0.7558171, -0.3568844, -1.9986426, 1.9794048], [1.3436944, -0.89032567, 0.12228059, 0.07787491]]> : tensor<3x4xf32>, test.gradient = dense<[[0.08023214, 0.08879269, -0.4355239, 0.20153916], [-0.21256566, -1.0544662, -0.109637745, 0.9374534], [-0.78518975, 0.03690013, 1.6193306, 0.97329134]]> : tensor<3x4xf32>}, %a1: tensor<4xi64> {thunder.name = "other", thunder.role = "input", test.value = dense<[3, 1, 2, 1]> : tensor<4xi64>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.08023214, 0.08879269, -0.4355239, 0.20153916], [-0.21256566, -1.0544662, -0.109637745, 0.9374534], [-0.78518975, 0.03690013, 1.6193306, 0.97329134]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<3x4xf32>, tensor<4xi64>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @sub_3(%a0: tensor<2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.5118113, -0.7532443]> : tensor<2xf32>, test.gradient = dense<[-0.3348577, -0.4304522]> : tensor<2xf32>}, %a1: tensor<f32> {thunder.name = "other", thunder.role = "input", test.value = dense<-0.82087946> : tensor<f32>, test.gradient = dense<0.76530993> : tensor<f32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[-0.3348577, -0.4304522]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @sub_4(%a0: tensor<2xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.4375, 0.90625]> : tensor<2xbf16>, test.gradient = dense<[-0.012878418, -1.5625]> : tensor<2xbf16>}, %a1: tensor<2xbf16> {thunder.name = "other", thunder.role = "input", test.value = dense<[3.015625, 0.90625]> : tensor<2xbf16>, test.gradient = dense<[0.012878418, 1.5625]> : tensor<2xbf16>}) -> (tensor<2xbf16> {thunder.name = "output0", test.seed = dense<[-0.012878418, -1.5625]> : tensor<2xbf16>}) {
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  thunder.return outputs(%r : tensor<2xbf16>)
}

thunder.func @sub_5(%a0: tensor<2xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.42773438, -1.2890625]> : tensor<2xbf16>, test.gradient = dense<[1.4140625, 0.38085938]> : tensor<2xbf16>}, %a1: tensor<2xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[1.50103, 2.0318565]> : tensor<2xf32>, test.gradient = dense<[-1.4121467, -0.3812237]> : tensor<2xf32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[1.4121467, 0.3812237]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xbf16>, tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @sub_6(%a0: tensor<2xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.77490234, -0.06542969]> : tensor<2xf16>, test.gradient = dense<[-0.44482422, -0.10760498]> : tensor<2xf16>}, %a1: tensor<2xbf16> {thunder.name = "other", thunder.role = "input", test.value = dense<[-0.5703125, -0.31640625]> : tensor<2xbf16>, test.gradient = dense<[0.4453125, 0.107421875]> : tensor<2xbf16>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[-0.4447563, -0.107624926]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xf16>, tensor<2xbf16>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @sub_7(%a0: tensor<2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.4065195, 0.12087366]> : tensor<2xf32>, test.gradient = dense<[1.8753895, -0.40658578]> : tensor<2xf32>}, %a1: tensor<f64> {thunder.name = "other", thunder.role = "input", test.value = dense<-0.5916152755210435> : tensor<f64>, test.gradient = dense<-1.4688036441802979> : tensor<f64>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[1.8753895, -0.40658578]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<2xf32>, tensor<f64>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @sub_8(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<-0.46540195> : tensor<f32>, test.gradient = dense<2.5638402> : tensor<f32>}, %a1: tensor<2xf64> {thunder.name = "other", thunder.role = "input", test.value = dense<[-0.5455918980386181, -0.6255313002134847]> : tensor<2xf64>, test.gradient = dense<[-1.6838444471359253, -0.8799957036972046]> : tensor<2xf64>}) -> (tensor<2xf64> {thunder.name = "output0", test.seed = dense<[1.6838444471359253, 0.8799957036972046]> : tensor<2xf64>}) {
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<f32>, tensor<2xf64>) -> tensor<2xf64>
  thunder.return outputs(%r : tensor<2xf64>)
}

thunder.func @sub_9(%a0: tensor<0x2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x2xf32>, test.gradient = dense<> : tensor<0x2xf32>}, %a1: tensor<1x2xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[[0.6086598, -0.73536044]]> : tensor<1x2xf32>, test.gradient = dense<[[0.0, 0.0]]> : tensor<1x2xf32>}) -> (tensor<0x2xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x2xf32>}) {
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<0x2xf32>, tensor<1x2xf32>) -> tensor<0x2xf32>
  thunder.return outputs(%r : tensor<0x2xf32>)
}

thunder.func @mul_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.46457693, -1.144475, -0.123959266, 0.347935], [0.27065986, -0.74393505, 1.2934872, -0.54034317], [-1.0622842, -2.9755316, 0.3639195, -0.7624163]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.19030432, -0.4243061, -0.0473045, -0.506543], [-0.32285053, 0.38291907, 0.06534041, 1.0969158], [0.34125713, 1.3813835, -0.050285414, 0.98881125]]> : tensor<3x4xf32>}, %a1: tensor<4xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[0.44857636, 0.7786788, -0.03327373, -0.7980008]> : tensor<4xf32>, test.gradient = dense<[-1.2000315, -5.0208244, -2.1663022, 1.90832]> : tensor<4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-0.42424065, -0.5449052, 1.4216771, 0.634765], [-0.71972257, 0.49175486, -1.9637234, -1.3745799], [0.76075596, 1.7740095, 1.5112647, -1.2391106]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @mul_1(%a0: tensor<3x1xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.90389764], [-0.0061279186], [-0.25280944]]> : tensor<3x1xf32>, test.gradient = dense<[[-1.3143883], [-0.46798456], [-3.2079172]]> : tensor<3x1xf32>}, %a1: tensor<2x1x4xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[[[-0.9804497, -0.6114614, -2.3585455, -1.5350181]], [[0.04902851, -1.6022714, -1.3283377, -2.2906976]]]> : tensor<2x1x4xf32>, test.gradient = dense<[[[-1.2237434, 0.0790929, -0.2647937, 1.2676975]], [[0.6618652, 0.55020624, -1.1287447, 0.3730233]]]> : tensor<2x1x4xf32>}) -> (tensor<2x3x4xf32> {thunder.name = "output0", test.seed = dense<[[[-1.1406108, 0.17857444, 0.058232773, 1.0344123], [-0.14317651, -0.36068177, 1.0242321, -1.1942297], [0.76589465, 0.33436388, 1.2307837, -1.2870425]], [[0.88356495, 0.52064586, -1.3781008, 0.71507], [-1.2001842, -1.3370367, 0.8176634, 0.5429311], [0.57015955, -0.28243586, -0.4822917, 1.0679972]]]> : tensor<2x3x4xf32>}) {
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<3x1xf32>, tensor<2x1x4xf32>) -> tensor<2x3x4xf32>
  thunder.return outputs(%r : tensor<2x3x4xf32>)
}

thunder.func @mul_2(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[1.6614269, 1.2144505, -2.7802155, 0.41127053], [-0.27849618, 0.65003675, 2.204115, -0.4127345], [-0.22508393, -1.6830103, 0.25953615, 1.0462104]]> : tensor<3x4xf32>, test.gradient = dense<[[-1.5494018, 0.20512013, 1.4383029, -1.6477118], [-3.1092424, 5.3283978, -0.40285462, -0.55511296], [1.6765184, -0.282883, -0.12269011, -0.9207664]]> : tensor<3x4xf32>}, %a1: tensor<4xi64> {thunder.name = "other", thunder.role = "input", test.value = dense<[3, 5, 1, 3]> : tensor<4xi64>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-0.5164673, 0.041024026, 1.4383029, -0.54923725], [-1.0364141, 1.0656796, -0.40285462, -0.18503766], [0.5588395, -0.0565766, -0.12269011, -0.30692214]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<3x4xf32>, tensor<4xi64>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @mul_3(%a0: tensor<2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.836179, 1.7145025]> : tensor<2xf32>, test.gradient = dense<[0.04165034, -0.09594549]> : tensor<2xf32>}, %a1: tensor<f32> {thunder.name = "other", thunder.role = "input", test.value = dense<-0.09408601> : tensor<f32>, test.gradient = dense<0.9355408> : tensor<f32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[-0.4426837, 1.0197637]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @mul_4(%a0: tensor<2xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.002670288, 0.36914062]> : tensor<2xbf16>, test.gradient = dense<[-0.51171875, -0.359375]> : tensor<2xbf16>}, %a1: tensor<2xbf16> {thunder.name = "other", thunder.role = "input", test.value = dense<[0.6015625, -0.8046875]> : tensor<2xbf16>, test.gradient = dense<[0.0022583008, 0.16503906]> : tensor<2xbf16>}) -> (tensor<2xbf16> {thunder.name = "output0", test.seed = dense<[-0.84765625, 0.44726562]> : tensor<2xbf16>}) {
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  thunder.return outputs(%r : tensor<2xbf16>)
}

thunder.func @mul_5(%a0: tensor<2xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.038330078, 0.47265625]> : tensor<2xbf16>, test.gradient = dense<[-0.033935547, 0.26171875]> : tensor<2xbf16>}, %a1: tensor<2xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[0.035015296, -0.50023687]> : tensor<2xf32>, test.gradient = dense<[-0.03707803, -0.24813612]> : tensor<2xf32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[-0.9673351, -0.5249822]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<2xbf16>, tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @mul_6(%a0: tensor<2xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.099975586, 0.578125]> : tensor<2xf16>, test.gradient = dense<[-0.22387695, -0.020828247]> : tensor<2xf16>}, %a1: tensor<2xbf16> {thunder.name = "other", thunder.role = "input", test.value = dense<[-1.25, -0.020996094]> : tensor<2xbf16>, test.gradient = dense<[0.017944336, 0.57421875]> : tensor<2xbf16>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[0.17910066, 0.99184537]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<2xf16>, tensor<2xbf16>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @mul_7(%a0: tensor<2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.3448082, 1.5355957]> : tensor<2xf32>, test.gradient = dense<[-0.49547267, -0.7484007]> : tensor<2xf32>}, %a1: tensor<f64> {thunder.name = "other", thunder.role = "input", test.value = dense<-1.059375550513599> : tensor<f64>, test.gradient = dense<1.713798999786377> : tensor<f64>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[0.4677026, 0.7064546]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<2xf32>, tensor<f64>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @mul_8(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<2.0590048> : tensor<f32>, test.gradient = dense<3.0976148> : tensor<f32>}, %a1: tensor<2xf64> {thunder.name = "other", thunder.role = "input", test.value = dense<[-2.041180499674596, 0.024587133066874132]> : tensor<2xf64>, test.gradient = dense<[-3.128267780053079, -0.29917195489350945]> : tensor<2xf64>}) -> (tensor<2xf64> {thunder.name = "output0", test.seed = dense<[-1.5193105936050415, -0.1452993005514145]> : tensor<2xf64>}) {
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<f32>, tensor<2xf64>) -> tensor<2xf64>
  thunder.return outputs(%r : tensor<2xf64>)
}

thunder.func @mul_9(%a0: tensor<0x2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x2xf32>, test.gradient = dense<> : tensor<0x2xf32>}, %a1: tensor<1x2xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[[-0.26573962, -1.1869326]]> : tensor<1x2xf32>, test.gradient = dense<[[0.0, 0.0]]> : tensor<1x2xf32>}) -> (tensor<0x2xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x2xf32>}) {
  %r = thunder.bsym @aten.mul.Tensor(self = %a0, other = %a1) : (tensor<0x2xf32>, tensor<1x2xf32>) -> tensor<0x2xf32>
  thunder.return outputs(%r : tensor<0x2xf32>)
}

thunder.func @div_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.30418113, 1.1865308, 0.1000255, 0.029261686], [0.9562409, 0.120590955, 0.6865976, 0.6846298], [-0.3260485, -0.6744264, -0.28877327, -1.0716865]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.8474528, -4.441146, -6.0864773, -5.3968444], [0.8270099, -0.46340534, -2.765393, -3.6031759], [-0.082988195, -1.7992537, -1.8074234, 0.6906618]]> : tensor<3x4xf32>}, %a1: tensor<4xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[-1.113738, 0.15290843, 0.25965917, -0.3066004]> : tensor<4xf32>, test.gradient = dense<[0.5029008, 26.891745, 7.6468687, -10.974986]> : tensor<4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.9438404, -0.67908865, -1.5804096, 1.6546746], [-0.9210723, -0.07085858, -0.71805966, 1.1047351], [0.092427105, -0.27512106, -0.46931404, -0.21175718]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @div_1(%a0: tensor<3x1xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.2369249], [2.0217571], [-0.79102725]]> : tensor<3x1xf32>, test.gradient = dense<[[-10.042994], [-3.3198953], [-16.39707]]> : tensor<3x1xf32>}, %a1: tensor<2x1x4xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[[[0.24906224, 0.7698564, 0.6812751, 2.2917309]], [[1.1293571, -1.6305171, -0.13793378, -0.117204264]]]> : tensor<2x1x4xf32>, test.gradient = dense<[[[18.925503, -3.669037, 7.0860305, 0.14840704]], [[5.180515, -1.0688822, 33.3892, 118.79856]]]> : tensor<2x1x4xf32>}) -> (tensor<2x3x4xf32> {thunder.name = "output0", test.seed = dense<[[[-1.8014593, -0.75150454, 0.80943954, -1.6172158], [-0.7234285, 0.8426226, -1.9959093, 0.33232278], [-0.9044197, -0.8204932, -0.7010978, 1.3503399]], [[-1.4700787, 1.4004194, 0.66477066, -0.5466118], [-2.4624648, 0.773085, -0.26072267, -0.23900275], [1.618997, -1.1970904, 0.33581218, 1.2884578]]]> : tensor<2x3x4xf32>}) {
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<3x1xf32>, tensor<2x1x4xf32>) -> tensor<2x3x4xf32>
  thunder.return outputs(%r : tensor<2x3x4xf32>)
}

thunder.func @div_2(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.025883565, -0.5672483, 0.057119627, -0.95804816], [-1.3518791, -0.96142995, 1.3887326, 1.1592004], [-1.8012493, 0.5071325, 0.37986374, 0.67684364]]> : tensor<3x4xf32>, test.gradient = dense<[[0.009643543, -0.009523747, 0.9370887, 0.41971388], [0.101023175, 0.6209896, 0.23384477, -0.291911], [0.4521921, -0.45992213, -0.08720639, -0.06496851]]> : tensor<3x4xf32>}, %a1: tensor<4xi64> {thunder.name = "other", thunder.role = "input", test.value = dense<[4, 2, 2, 3]> : tensor<4xi64>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.03857417, -0.019047493, 1.8741775, 1.2591417], [0.4040927, 1.2419792, 0.46768954, -0.875733], [1.8087684, -0.91984427, -0.17441279, -0.19490553]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<3x4xf32>, tensor<4xi64>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @div_3(%a0: tensor<2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.08659187, 0.6297203]> : tensor<2xf32>, test.gradient = dense<[5.0655093, -0.80238986]> : tensor<2xf32>}, %a1: tensor<f32> {thunder.name = "other", thunder.role = "input", test.value = dense<-0.41560915> : tensor<f32>, test.gradient = dense<-2.2711558> : tensor<f32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[-2.105272, 0.33348057]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @div_4(%a0: tensor<2xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.3046875, -1.0078125]> : tensor<2xbf16>, test.gradient = dense<[0.55078125, 2.875]> : tensor<2xbf16>}, %a1: tensor<2xbf16> {thunder.name = "other", thunder.role = "input", test.value = dense<[0.89453125, 0.28710938]> : tensor<2xbf16>, test.gradient = dense<[0.1875, 10.125]> : tensor<2xbf16>}) -> (tensor<2xbf16> {thunder.name = "output0", test.seed = dense<[0.4921875, 0.82421875]> : tensor<2xbf16>}) {
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  thunder.return outputs(%r : tensor<2xbf16>)
}

thunder.func @div_5(%a0: tensor<2xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.20019531, -0.34570312]> : tensor<2xbf16>, test.gradient = dense<[-7.15625, -1.3828125]> : tensor<2xbf16>}, %a1: tensor<2xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[-0.31217638, 0.045206066]> : tensor<2xf32>, test.gradient = dense<[-4.5974617, -10.562301]> : tensor<2xf32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[2.2380216, -0.062437955]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<2xbf16>, tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @div_6(%a0: tensor<2xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.10119629, 0.5942383]> : tensor<2xf16>, test.gradient = dense<[13.4921875, -0.51660156]> : tensor<2xf16>}, %a1: tensor<2xbf16> {thunder.name = "other", thunder.role = "input", test.value = dense<[0.008300781, -1.4609375]> : tensor<2xbf16>, test.gradient = dense<[-165.0, -0.20996094]> : tensor<2xbf16>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[0.112015374, 0.7544859]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<2xf16>, tensor<2xbf16>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @div_7(%a0: tensor<2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.7625998, -0.26433218]> : tensor<2xf32>, test.gradient = dense<[-74.2475, -30.933012]> : tensor<2xf32>}, %a1: tensor<f64> {thunder.name = "other", thunder.role = "input", test.value = dense<0.02560071532701403> : tensor<f64>, test.gradient = dense<4792.52392578125> : tensor<f64>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[-1.900789, -0.7919072]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<2xf32>, tensor<f64>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @div_8(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<-0.97161365> : tensor<f32>, test.gradient = dense<3.6567185> : tensor<f32>}, %a1: tensor<2xf64> {thunder.name = "other", thunder.role = "input", test.value = dense<[-0.19399050497578663, 0.3296224188499277]> : tensor<2xf64>, test.gradient = dense<[8.579919708270012, 15.828233454583371]> : tensor<2xf64>}) -> (tensor<2xf64> {thunder.name = "output0", test.seed = dense<[0.33231547474861145, 1.769996166229248]> : tensor<2xf64>}) {
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<f32>, tensor<2xf64>) -> tensor<2xf64>
  thunder.return outputs(%r : tensor<2xf64>)
}

thunder.func @div_9(%a0: tensor<0x2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x2xf32>, test.gradient = dense<> : tensor<0x2xf32>}, %a1: tensor<1x2xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[[1.12153, 0.30605465]]> : tensor<1x2xf32>, test.gradient = dense<[[0.0, 0.0]]> : tensor<1x2xf32>}) -> (tensor<0x2xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x2xf32>}) {
  %r = thunder.bsym @aten.div.Tensor(self = %a0, other = %a1) : (tensor<0x2xf32>, tensor<1x2xf32>) -> tensor<0x2xf32>
  thunder.return outputs(%r : tensor<0x2xf32>)
}

thunder.func @maximum_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-1.418682, 1.2209703, -1.4250128, -0.05674006], [0.8334289, 0.04624247, -1.2517289, 0.51685387], [-0.008189292, -0.41361418, -1.2115605, 0.18755387]]> : tensor<3x4xf32>, test.gradient = dense<[[0.0, -1.0958246, 0.6377134, -0.320421], [1.6511443, -0.8069081, -0.2728641, -0.14642045], [0.0, -0.026170189, 0.4520142, -0.62084794]]> : tensor<3x4xf32>}, %a1: tensor<4xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[0.1440133, -0.96827394, -1.431347, -0.081661835]> : tensor<4xf32>, test.gradient = dense<[2.9417043, 0.0, 0.0, 0.0]> : tensor<4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[1.0919389, -1.0958246, 0.6377134, -0.320421], [1.6511443, -0.8069081, -0.2728641, -0.14642045], [1.8497654, -0.026170189, 0.4520142, -0.62084794]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @maximum_1(%a0: tensor<3x1xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.24591717], [1.3229429], [0.5298198]]> : tensor<3x1xf32>, test.gradient = dense<[[0.6116928], [-0.8919562], [-4.0772805]]> : tensor<3x1xf32>}, %a1: tensor<2x1x4xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[[[0.89196587, 0.52852863, 1.2249554, 0.21673073]], [[-1.5086284, -1.4755688, 2.2030184, 0.42094907]]]> : tensor<2x1x4xf32>, test.gradient = dense<[[[-2.3822203, 0.8135902, 0.55214036, 0.0]], [[0.0, 0.0, -2.7589264, -1.2273419]]]> : tensor<2x1x4xf32>}) -> (tensor<2x3x4xf32> {thunder.name = "output0", test.seed = dense<[[[-1.5644206, 0.8135902, -0.28493723, 0.6929724], [-0.9369548, 1.2381915, -0.2803032, -0.6559148], [-0.8177998, -0.45966324, 0.8370776, -0.36156636]], [[-0.4388066, 0.357527, -0.3553147, -1.2273419], [0.4647568, -0.9909611, -1.1775415, 0.26922935], [-1.8896298, -1.3480972, -1.2260703, -0.018323647]]]> : tensor<2x3x4xf32>}) {
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<3x1xf32>, tensor<2x1x4xf32>) -> tensor<2x3x4xf32>
  thunder.return outputs(%r : tensor<2x3x4xf32>)
}

thunder.func @maximum_2(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.50295156, -0.7553479, 1.3238654, -0.4918913], [-1.158331, 0.90682334, -0.6709709, -1.8660582], [1.3283074, -2.3028767, -1.8559883, -1.0556417]]> : tensor<3x4xf32>, test.gradient = dense<[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf32>}, %a1: tensor<4xi64> {thunder.name = "other", thunder.role = "input", test.value = dense<[5, 4, 5, 4]> : tensor<4xi64>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-0.9319528, 0.78839886, -0.6157342, -0.23158449], [0.07830424, 0.6694639, 0.9190468, -0.9383829], [0.6152377, 1.1773667, 0.05766375, 0.48800647]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<3x4xf32>, tensor<4xi64>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @maximum_3(%a0: tensor<2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.053147364, -0.2662018]> : tensor<2xf32>, test.gradient = dense<[-0.060397826, -1.3112478]> : tensor<2xf32>}, %a1: tensor<f32> {thunder.name = "other", thunder.role = "input", test.value = dense<-0.5717997> : tensor<f32>, test.gradient = dense<0.0> : tensor<f32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[-0.060397826, -1.3112478]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @maximum_4(%a0: tensor<2xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.43554688, -0.4765625]> : tensor<2xbf16>, test.gradient = dense<[0.0, -1.0390625]> : tensor<2xbf16>}, %a1: tensor<2xbf16> {thunder.name = "other", thunder.role = "input", test.value = dense<[0.6328125, -0.6953125]> : tensor<2xbf16>, test.gradient = dense<[0.5234375, 0.0]> : tensor<2xbf16>}) -> (tensor<2xbf16> {thunder.name = "output0", test.seed = dense<[0.5234375, -1.0390625]> : tensor<2xbf16>}) {
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  thunder.return outputs(%r : tensor<2xbf16>)
}

thunder.func @maximum_5(%a0: tensor<2xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-2.5, -2.03125]> : tensor<2xbf16>, test.gradient = dense<[0.0, 0.0]> : tensor<2xbf16>}, %a1: tensor<2xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[1.0331887, -0.44869554]> : tensor<2xf32>, test.gradient = dense<[-0.8490395, 0.13120621]> : tensor<2xf32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[-0.8490395, 0.13120621]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<2xbf16>, tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @maximum_6(%a0: tensor<2xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.51953125, -0.25830078]> : tensor<2xf16>, test.gradient = dense<[0.6635742, 0.0]> : tensor<2xf16>}, %a1: tensor<2xbf16> {thunder.name = "other", thunder.role = "input", test.value = dense<[0.19140625, 0.27734375]> : tensor<2xbf16>, test.gradient = dense<[0.0, 0.87890625]> : tensor<2xbf16>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[0.66349345, 0.8784919]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<2xf16>, tensor<2xbf16>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @maximum_7(%a0: tensor<2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.25825322, 0.1321522]> : tensor<2xf32>, test.gradient = dense<[-1.4078456, -2.675752]> : tensor<2xf32>}, %a1: tensor<f64> {thunder.name = "other", thunder.role = "input", test.value = dense<-1.8673437333655953> : tensor<f64>, test.gradient = dense<0.0> : tensor<f64>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[-1.4078456, -2.675752]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<2xf32>, tensor<f64>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @maximum_8(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<-0.7485385> : tensor<f32>, test.gradient = dense<0.0> : tensor<f32>}, %a1: tensor<2xf64> {thunder.name = "other", thunder.role = "input", test.value = dense<[-0.19936697576426318, 1.7421480733485344]> : tensor<2xf64>, test.gradient = dense<[-1.674279808998108, 0.41956523060798645]> : tensor<2xf64>}) -> (tensor<2xf64> {thunder.name = "output0", test.seed = dense<[-1.674279808998108, 0.41956523060798645]> : tensor<2xf64>}) {
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<f32>, tensor<2xf64>) -> tensor<2xf64>
  thunder.return outputs(%r : tensor<2xf64>)
}

thunder.func @maximum_9(%a0: tensor<0x2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x2xf32>, test.gradient = dense<> : tensor<0x2xf32>}, %a1: tensor<1x2xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[[0.26755527, 1.3468187]]> : tensor<1x2xf32>, test.gradient = dense<[[0.0, 0.0]]> : tensor<1x2xf32>}) -> (tensor<0x2xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x2xf32>}) {
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<0x2xf32>, tensor<1x2xf32>) -> tensor<0x2xf32>
  thunder.return outputs(%r : tensor<0x2xf32>)
}

thunder.func @maximum_10(%a0: tensor<3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.0, 2.0, 3.0]> : tensor<3xf32>, test.gradient = dense<[-1.6808083, 0.0, -1.8387088]> : tensor<3xf32>}, %a1: tensor<3xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[1.0, 3.0, 2.0]> : tensor<3xf32>, test.gradient = dense<[-1.6808083, -0.8732532, 0.0]> : tensor<3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[-3.3616166, -0.8732532, -1.8387088]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.maximum.default(self = %a0, other = %a1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @minimum_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.39798617, -1.6845729, -1.4032025, -0.82913417], [0.51814824, -0.8806306, -0.5897064, 1.1013995], [-0.60002995, -0.10999452, 0.032200977, 0.431483]]> : tensor<3x4xf32>, test.gradient = dense<[[0.02324349, 1.8597877, 0.0, 0.0], [0.80866194, -0.06115224, 0.0, 0.0], [0.6990358, -0.3564165, 0.0, 0.0]]> : tensor<3x4xf32>}, %a1: tensor<4xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[0.7432714, 0.5988661, -2.6515467, -0.8392529]> : tensor<4xf32>, test.gradient = dense<[0.0, 0.0, 1.7921467, -1.4738853]> : tensor<4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.02324349, 1.8597877, 0.24380527, -0.60608125], [0.80866194, -0.06115224, 2.0644886, -0.7742066], [0.6990358, -0.3564165, -0.5161471, -0.093597434]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @minimum_1(%a0: tensor<3x1xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[1.3005141], [0.67115206], [-0.84590906]]> : tensor<3x1xf32>, test.gradient = dense<[[-2.2325246], [-0.1074239], [0.41320646]]> : tensor<3x1xf32>}, %a1: tensor<2x1x4xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[[[-0.5987062, -1.0036993, 1.5718619, 0.09217063]], [[0.90923184, -0.8806458, -1.0590129, 0.36060137]]]> : tensor<2x1x4xf32>, test.gradient = dense<[[[-0.1620102, -0.8099015, 0.0, 2.1359646]], [[-0.5745316, -1.4897742, -1.8090545, 0.9622988]]]> : tensor<2x1x4xf32>}) -> (tensor<2x3x4xf32> {thunder.name = "output0", test.seed = dense<[[[0.40241277, -0.21554403, -2.2325246, 1.1364597], [-0.56442297, 0.8685213, -1.5652958, 0.9995049], [0.028926697, -1.4628787, -1.1696131, 0.3198729]], [[-0.5745316, 0.2600419, -1.595336, -0.23821348], [1.4578719, -0.26851174, 0.23708126, 1.2005123], [-0.4657369, -1.4813044, -0.4507998, 1.6997569]]]> : tensor<2x3x4xf32>}) {
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<3x1xf32>, tensor<2x1x4xf32>) -> tensor<2x3x4xf32>
  thunder.return outputs(%r : tensor<2x3x4xf32>)
}

thunder.func @minimum_2(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.16145636, -0.07151714, -0.8117659, -1.3890009], [-2.6752853, -0.35598418, -0.11975897, -0.59585464], [-1.2610046, 0.5572158, 1.246355, -1.0451418]]> : tensor<3x4xf32>, test.gradient = dense<[[0.34909794, 0.33916467, 1.234372, -0.62955874], [0.46203244, 1.1966938, -0.020906884, 1.0771806], [-1.514252, 0.10809927, -0.21189892, -0.063094206]]> : tensor<3x4xf32>}, %a1: tensor<4xi64> {thunder.name = "other", thunder.role = "input", test.value = dense<[4, 1, 2, 3]> : tensor<4xi64>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.34909794, 0.33916467, 1.234372, -0.62955874], [0.46203244, 1.1966938, -0.020906884, 1.0771806], [-1.514252, 0.10809927, -0.21189892, -0.063094206]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<3x4xf32>, tensor<4xi64>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @minimum_3(%a0: tensor<2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.094451375, 2.8373885]> : tensor<2xf32>, test.gradient = dense<[0.0, 0.0]> : tensor<2xf32>}, %a1: tensor<f32> {thunder.name = "other", thunder.role = "input", test.value = dense<-1.1907399> : tensor<f32>, test.gradient = dense<2.4259808> : tensor<f32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[1.854377, 0.57160383]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @minimum_4(%a0: tensor<2xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.65234375, -0.53125]> : tensor<2xbf16>, test.gradient = dense<[0.38867188, 0.0]> : tensor<2xbf16>}, %a1: tensor<2xbf16> {thunder.name = "other", thunder.role = "input", test.value = dense<[0.51171875, -0.5625]> : tensor<2xbf16>, test.gradient = dense<[0.0, 0.29492188]> : tensor<2xbf16>}) -> (tensor<2xbf16> {thunder.name = "output0", test.seed = dense<[0.38867188, 0.29492188]> : tensor<2xbf16>}) {
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  thunder.return outputs(%r : tensor<2xbf16>)
}

thunder.func @minimum_5(%a0: tensor<2xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.7578125, -0.13964844]> : tensor<2xbf16>, test.gradient = dense<[0.0, 0.734375]> : tensor<2xbf16>}, %a1: tensor<2xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[-0.031831402, -0.13542809]> : tensor<2xf32>, test.gradient = dense<[0.56271046, 0.0]> : tensor<2xf32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[0.56271046, 0.73285246]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<2xbf16>, tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @minimum_6(%a0: tensor<2xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.67041016, 0.06719971]> : tensor<2xf16>, test.gradient = dense<[-1.8271484, -0.3449707]> : tensor<2xf16>}, %a1: tensor<2xbf16> {thunder.name = "other", thunder.role = "input", test.value = dense<[0.014953613, 1.390625]> : tensor<2xbf16>, test.gradient = dense<[0.0, 0.0]> : tensor<2xbf16>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[-1.8270457, -0.34505823]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<2xf16>, tensor<2xbf16>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @minimum_7(%a0: tensor<2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.05329855, -1.3608673]> : tensor<2xf32>, test.gradient = dense<[-0.7649054, 0.12766275]> : tensor<2xf32>}, %a1: tensor<f64> {thunder.name = "other", thunder.role = "input", test.value = dense<1.9203524793899913> : tensor<f64>, test.gradient = dense<0.0> : tensor<f64>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[-0.7649054, 0.12766275]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<2xf32>, tensor<f64>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @minimum_8(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<0.6610145> : tensor<f32>, test.gradient = dense<-0.91469> : tensor<f32>}, %a1: tensor<2xf64> {thunder.name = "other", thunder.role = "input", test.value = dense<[1.3592936495346881, 1.0262668707506166]> : tensor<2xf64>, test.gradient = dense<[0.0, 0.0]> : tensor<2xf64>}) -> (tensor<2xf64> {thunder.name = "output0", test.seed = dense<[0.09408828616142273, -1.0087783336639404]> : tensor<2xf64>}) {
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<f32>, tensor<2xf64>) -> tensor<2xf64>
  thunder.return outputs(%r : tensor<2xf64>)
}

thunder.func @minimum_9(%a0: tensor<0x2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x2xf32>, test.gradient = dense<> : tensor<0x2xf32>}, %a1: tensor<1x2xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[[0.825472, 1.9681709]]> : tensor<1x2xf32>, test.gradient = dense<[[0.0, 0.0]]> : tensor<1x2xf32>}) -> (tensor<0x2xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x2xf32>}) {
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<0x2xf32>, tensor<1x2xf32>) -> tensor<0x2xf32>
  thunder.return outputs(%r : tensor<0x2xf32>)
}

thunder.func @minimum_10(%a0: tensor<3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.0, 2.0, 3.0]> : tensor<3xf32>, test.gradient = dense<[-0.020077229, -0.6885279, 0.0]> : tensor<3xf32>}, %a1: tensor<3xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[1.0, 3.0, 2.0]> : tensor<3xf32>, test.gradient = dense<[-0.020077229, 0.0, 0.2814854]> : tensor<3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[-0.040154457, -0.6885279, 0.2814854]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.minimum.default(self = %a0, other = %a1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @add_10(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.68152475, -0.5541824, -1.260239, -0.027240435], [-0.54884887, 1.0560526, -0.27077684, -0.6613523], [0.63609105, -0.27888533, 0.050568458, 0.11452951]]> : tensor<3x4xf32>, test.gradient = dense<[[1.4671534, -0.30183497, 0.72161645, 0.7360966], [0.15604876, -0.7015913, 1.06748, 0.8534741], [-0.90429646, -0.051241588, 0.7388215, -0.733856]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[1.4671534, -0.30183497, 0.72161645, 0.7360966], [0.15604876, -0.7015913, 1.06748, 0.8534741], [-0.90429646, -0.051241588, 0.7388215, -0.733856]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.add.Scalar(self = %a0, other = 2, alpha = 1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @add_11(%a0: tensor<4xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[2.15625, -0.5234375, -0.45898438, -1.09375]> : tensor<4xbf16>, test.gradient = dense<[-0.19921875, -0.0021820068, 0.33398438, 0.0859375]> : tensor<4xbf16>}) -> (tensor<4xbf16> {thunder.name = "output0", test.seed = dense<[-0.19921875, -0.0021820068, 0.33398438, 0.0859375]> : tensor<4xbf16>}) {
  %r = thunder.bsym @aten.add.Scalar(self = %a0, other = 2, alpha = 1) : (tensor<4xbf16>) -> tensor<4xbf16>
  thunder.return outputs(%r : tensor<4xbf16>)
}

thunder.func @add_12(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[1.9773116, -0.73232466, 0.44569504, 1.289031], [0.37776247, 0.8999291, 0.13036172, 0.9531076], [1.0478475, 1.2703676, -0.5916586, 0.31117567]]> : tensor<3x4xf32>, test.gradient = dense<[[0.069633186, -0.9233876, 0.4145384, 1.511322], [1.0514153, 0.035678767, 0.5524706, -1.970799], [2.7678628, 1.17575, 0.5776862, -0.37163284]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.069633186, -0.9233876, 0.4145384, 1.511322], [1.0514153, 0.035678767, 0.5524706, -1.970799], [2.7678628, 1.17575, 0.5776862, -0.37163284]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.add.Scalar(self = %a0, other = 2.5 : f64, alpha = 1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @add_13(%a0: tensor<4xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.27539062, 0.33007812, 0.86328125, 0.8671875]> : tensor<4xbf16>, test.gradient = dense<[0.94921875, 1.640625, 0.3515625, -2.015625]> : tensor<4xbf16>}) -> (tensor<4xbf16> {thunder.name = "output0", test.seed = dense<[0.94921875, 1.640625, 0.3515625, -2.015625]> : tensor<4xbf16>}) {
  %r = thunder.bsym @aten.add.Scalar(self = %a0, other = 2.5 : f64, alpha = 1) : (tensor<4xbf16>) -> tensor<4xbf16>
  thunder.return outputs(%r : tensor<4xbf16>)
}

thunder.func @add_14(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.74977404, 0.2685053, 0.17674646, -0.4465315], [-2.680643, -1.4441836, -1.3617164, -0.8694575], [-0.5119864, 0.8814802, 0.21682209, 0.8443059]]> : tensor<3x4xf32>, test.gradient = dense<[[0.523422, -1.2444636, -0.2479615, 1.1796527], [0.9008951, -0.22329922, 0.4662781, -1.3066763], [0.73705584, -0.17356206, -0.6885248, 1.3839653]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.523422, -1.2444636, -0.2479615, 1.1796527], [0.9008951, -0.22329922, 0.4662781, -1.3066763], [0.73705584, -0.17356206, -0.6885248, 1.3839653]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.add.Scalar(self = %a0, other = -1.7 : f64, alpha = 1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @add_15(%a0: tensor<4xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.080078125, -0.041748047, -0.23339844, 0.80859375]> : tensor<4xbf16>, test.gradient = dense<[-0.2265625, 0.484375, 1.0234375, 1.015625]> : tensor<4xbf16>}) -> (tensor<4xbf16> {thunder.name = "output0", test.seed = dense<[-0.2265625, 0.484375, 1.0234375, 1.015625]> : tensor<4xbf16>}) {
  %r = thunder.bsym @aten.add.Scalar(self = %a0, other = -1.7 : f64, alpha = 1) : (tensor<4xbf16>) -> tensor<4xbf16>
  thunder.return outputs(%r : tensor<4xbf16>)
}

thunder.func @sub_10(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.8151136, 0.71083266, -0.7493972, 0.22851782], [0.2456897, 0.25737578, -2.6123817, -0.3109194], [-0.15780836, -0.7183036, -0.54807144, -0.94935435]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.041406415, -0.137197, -0.21496871, -2.013551], [-0.67893976, -0.29511523, -2.0236745, -1.4215482], [-0.20190863, 0.8223237, -0.29666665, 0.068763524]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-0.041406415, -0.137197, -0.21496871, -2.013551], [-0.67893976, -0.29511523, -2.0236745, -1.4215482], [-0.20190863, 0.8223237, -0.29666665, 0.068763524]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.sub.Scalar(self = %a0, other = 2, alpha = 1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @sub_11(%a0: tensor<4xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.9296875, -0.81640625, 0.48632812, -0.21875]> : tensor<4xbf16>, test.gradient = dense<[-0.034423828, -0.38671875, -0.921875, 0.921875]> : tensor<4xbf16>}) -> (tensor<4xbf16> {thunder.name = "output0", test.seed = dense<[-0.034423828, -0.38671875, -0.921875, 0.921875]> : tensor<4xbf16>}) {
  %r = thunder.bsym @aten.sub.Scalar(self = %a0, other = 2, alpha = 1) : (tensor<4xbf16>) -> tensor<4xbf16>
  thunder.return outputs(%r : tensor<4xbf16>)
}

thunder.func @sub_12(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-1.1318367, -0.7533479, 0.54247737, 0.4179358], [0.09673767, 1.0317968, -1.3050351, -0.2783125], [-0.3476708, -0.6663983, -0.89646286, 0.02712809]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.20676175, 0.74841106, -0.39970604, 0.58650404], [-0.2648464, -1.0230072, -0.92423457, -0.57698506], [1.0860789, 0.7177547, -1.1814424, 0.22580217]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-0.20676175, 0.74841106, -0.39970604, 0.58650404], [-0.2648464, -1.0230072, -0.92423457, -0.57698506], [1.0860789, 0.7177547, -1.1814424, 0.22580217]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.sub.Scalar(self = %a0, other = 2.5 : f64, alpha = 1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @sub_13(%a0: tensor<4xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-1.4375, 0.2109375, 1.625, -0.66015625]> : tensor<4xbf16>, test.gradient = dense<[1.53125, -0.703125, 0.68359375, 1.9453125]> : tensor<4xbf16>}) -> (tensor<4xbf16> {thunder.name = "output0", test.seed = dense<[1.53125, -0.703125, 0.68359375, 1.9453125]> : tensor<4xbf16>}) {
  %r = thunder.bsym @aten.sub.Scalar(self = %a0, other = 2.5 : f64, alpha = 1) : (tensor<4xbf16>) -> tensor<4xbf16>
  thunder.return outputs(%r : tensor<4xbf16>)
}

thunder.func @sub_14(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.65854037, -0.045298032, 0.8659772, -1.0584117], [0.8899011, -1.0061859, 1.1119108, 1.929733], [-0.26005328, 0.3904741, 1.270297, 0.35432503]]> : tensor<3x4xf32>, test.gradient = dense<[[1.9457613, -0.24725664, 0.12720564, 0.78422934], [0.33779714, -0.42651564, -0.92819124, -0.6633242], [-0.22409274, 0.46948737, -1.2934945, 0.66682285]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[1.9457613, -0.24725664, 0.12720564, 0.78422934], [0.33779714, -0.42651564, -0.92819124, -0.6633242], [-0.22409274, 0.46948737, -1.2934945, 0.66682285]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.sub.Scalar(self = %a0, other = -1.7 : f64, alpha = 1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @sub_15(%a0: tensor<4xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.296875, -0.38671875, -0.12792969, 0.21289062]> : tensor<4xbf16>, test.gradient = dense<[0.390625, 0.546875, -0.2109375, -1.7421875]> : tensor<4xbf16>}) -> (tensor<4xbf16> {thunder.name = "output0", test.seed = dense<[0.390625, 0.546875, -0.2109375, -1.7421875]> : tensor<4xbf16>}) {
  %r = thunder.bsym @aten.sub.Scalar(self = %a0, other = -1.7 : f64, alpha = 1) : (tensor<4xbf16>) -> tensor<4xbf16>
  thunder.return outputs(%r : tensor<4xbf16>)
}

thunder.func @mul_10(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.19609788, 0.09970886, 0.51637006, -1.9936911], [-0.940554, -1.0628532, 0.59318036, 1.3079486], [2.259081, -0.2565892, -1.9586079, -0.6168506]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.12801583, -5.12866, -1.5124695, -0.39683795], [-1.4705119, -0.5569654, 0.8236551, 3.2263312], [1.4386622, 1.353649, 1.1691549, -1.029393]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-0.064007916, -2.56433, -0.75623477, -0.19841897], [-0.73525596, -0.2784827, 0.41182756, 1.6131656], [0.7193311, 0.6768245, 0.58457744, -0.5146965]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.mul.Scalar(self = %a0, other = 2) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @mul_11(%a0: tensor<4xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.53125, 0.296875, 1.8046875, 0.17773438]> : tensor<4xbf16>, test.gradient = dense<[-0.32226562, -1.7421875, -0.7421875, 3.125]> : tensor<4xbf16>}) -> (tensor<4xbf16> {thunder.name = "output0", test.seed = dense<[-0.16113281, -0.87109375, -0.37109375, 1.5625]> : tensor<4xbf16>}) {
  %r = thunder.bsym @aten.mul.Scalar(self = %a0, other = 2) : (tensor<4xbf16>) -> tensor<4xbf16>
  thunder.return outputs(%r : tensor<4xbf16>)
}

thunder.func @mul_12(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.2562444, -1.0540167, -0.45111808, -0.09519551], [-0.23509045, 1.4447036, -0.261878, -0.95368624], [-1.4507109, -0.82897174, -1.5878751, -0.14514793]]> : tensor<3x4xf32>, test.gradient = dense<[[-1.1496198, -0.62148166, -0.5051454, -4.813653], [-1.4884793, 4.085159, 3.9304276, -3.7147162], [0.93254924, -2.0931342, 2.8882098, 2.2984676]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-0.45984793, -0.24859267, -0.20205815, -1.9254612], [-0.5953917, 1.6340636, 1.572171, -1.4858865], [0.3730197, -0.8372537, 1.1552839, 0.9193871]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.mul.Scalar(self = %a0, other = 2.5 : f64) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @mul_13(%a0: tensor<4xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.79296875, -0.48242188, 1.328125, -0.96875]> : tensor<4xbf16>, test.gradient = dense<[2.25, 1.9453125, 2.15625, 1.203125]> : tensor<4xbf16>}) -> (tensor<4xbf16> {thunder.name = "output0", test.seed = dense<[0.8984375, 0.77734375, 0.86328125, 0.48242188]> : tensor<4xbf16>}) {
  %r = thunder.bsym @aten.mul.Scalar(self = %a0, other = 2.5 : f64) : (tensor<4xbf16>) -> tensor<4xbf16>
  thunder.return outputs(%r : tensor<4xbf16>)
}

thunder.func @mul_14(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.43236652, -0.606703, -0.086506926, 1.7760907], [-0.7415118, 1.0057265, 1.0976701, 1.0344486], [0.40286168, -1.4230062, 0.48716602, 1.6725717]]> : tensor<3x4xf32>, test.gradient = dense<[[0.31517008, -3.1371088, 1.2268088, 0.417996], [0.7687027, 0.16587764, 0.8400752, -0.8182958], [-1.4273689, -1.6614144, -0.4758118, 1.4201833]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-0.18539417, 1.845358, -0.7216522, -0.24588], [-0.45217803, -0.097575076, -0.49416187, 0.48135045], [0.8396287, 0.97730255, 0.2798893, -0.83540195]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.mul.Scalar(self = %a0, other = -1.7 : f64) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @mul_15(%a0: tensor<4xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.75390625, -1.4921875, 1.2109375, -0.515625]> : tensor<4xbf16>, test.gradient = dense<[4.1875, 0.984375, 0.75390625, -2.25]> : tensor<4xbf16>}) -> (tensor<4xbf16> {thunder.name = "output0", test.seed = dense<[-2.46875, -0.578125, -0.44335938, 1.3203125]> : tensor<4xbf16>}) {
  %r = thunder.bsym @aten.mul.Scalar(self = %a0, other = -1.7 : f64) : (tensor<4xbf16>) -> tensor<4xbf16>
  thunder.return outputs(%r : tensor<4xbf16>)
}

thunder.func @div_10(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[2.0209763, 0.14388606, -0.44807062, -0.49803674], [0.14928186, 0.85225224, 1.8499608, 1.6114857], [0.24461113, 1.6079584, 0.268838, 0.06103881]]> : tensor<3x4xf32>, test.gradient = dense<[[0.4194062, 0.44280782, 0.4378965, -0.03404908], [0.13838372, 0.031409115, -0.757234, 0.08719959], [-0.3742417, -0.15257059, 0.3119328, 0.17185162]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.8388124, 0.88561565, 0.875793, -0.06809816], [0.27676743, 0.06281823, -1.514468, 0.17439918], [-0.7484834, -0.30514118, 0.6238656, 0.34370324]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.div.Scalar(self = %a0, other = 2) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @div_11(%a0: tensor<4xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-1.015625, 1.0546875, -0.05834961, -1.25]> : tensor<4xbf16>, test.gradient = dense<[0.017700195, -0.40039062, 0.115722656, 0.030639648]> : tensor<4xbf16>}) -> (tensor<4xbf16> {thunder.name = "output0", test.seed = dense<[0.03540039, -0.80078125, 0.23144531, 0.061279297]> : tensor<4xbf16>}) {
  %r = thunder.bsym @aten.div.Scalar(self = %a0, other = 2) : (tensor<4xbf16>) -> tensor<4xbf16>
  thunder.return outputs(%r : tensor<4xbf16>)
}

thunder.func @div_12(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.11123638, 0.33761, -1.0072242, -0.37466145], [0.3494878, 0.06264833, 1.5265325, -1.5157009], [-0.35417616, -2.436461, 0.051695198, -0.2899827]]> : tensor<3x4xf32>, test.gradient = dense<[[0.26793528, -0.17161456, 0.2789114, 0.07926452], [-0.3237512, -0.9404994, -0.0029693388, -0.08719813], [-0.46457085, 0.13493356, 0.14256278, -0.49518603]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.6698382, -0.42903638, 0.6972785, 0.1981613], [-0.809378, -2.3512485, -0.007423347, -0.21799533], [-1.1614271, 0.3373339, 0.35640696, -1.2379651]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.div.Scalar(self = %a0, other = 2.5 : f64) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @div_13(%a0: tensor<4xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.7734375, -0.23046875, 0.86328125, -1.1796875]> : tensor<4xbf16>, test.gradient = dense<[0.30664062, -0.14257812, 0.053955078, -0.90625]> : tensor<4xbf16>}) -> (tensor<4xbf16> {thunder.name = "output0", test.seed = dense<[0.765625, -0.35546875, 0.13476562, -2.265625]> : tensor<4xbf16>}) {
  %r = thunder.bsym @aten.div.Scalar(self = %a0, other = 2.5 : f64) : (tensor<4xbf16>) -> tensor<4xbf16>
  thunder.return outputs(%r : tensor<4xbf16>)
}

thunder.func @div_14(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-1.6112758, -0.38279697, 0.7185343, 0.4908997], [0.34870166, 0.63443834, 0.2606898, -0.16387062], [-2.1320748, 0.48816568, -0.087540336, 1.5125222]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.06942717, -0.65211827, -0.014408771, -0.51762587], [0.12748508, -0.5065322, -0.2393419, -1.3804343], [-0.07594736, -0.65739477, -0.014552205, 0.67141414]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.11802619, 1.1086011, 0.02449491, 0.879964], [-0.21672465, 0.8611048, 0.40688124, 2.3467383], [0.12911052, 1.1175711, 0.02473875, -1.141404]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.div.Scalar(self = %a0, other = -1.7 : f64) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @div_15(%a0: tensor<4xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-1.2109375, -0.33398438, -0.26367188, -0.58984375]> : tensor<4xbf16>, test.gradient = dense<[0.45703125, 0.38085938, 1.265625, 0.66796875]> : tensor<4xbf16>}) -> (tensor<4xbf16> {thunder.name = "output0", test.seed = dense<[-0.77734375, -0.6484375, -2.15625, -1.1328125]> : tensor<4xbf16>}) {
  %r = thunder.bsym @aten.div.Scalar(self = %a0, other = -1.7 : f64) : (tensor<4xbf16>) -> tensor<4xbf16>
  thunder.return outputs(%r : tensor<4xbf16>)
}

thunder.func @add_16(%a0: tensor<3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.5420371, 1.2991811, -1.8933]> : tensor<3xf32>, test.gradient = dense<[1.3297049, -0.96655786, -0.7015027]> : tensor<3xf32>}, %a1: tensor<3xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[0.3601625, -0.035833813, -0.9585781]> : tensor<3xf32>, test.gradient = dense<[3.3242621, -2.4163947, -1.7537568]> : tensor<3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[1.3297049, -0.96655786, -0.7015027]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.add.Tensor(self = %a0, other = %a1, alpha = 2.5 : f64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @sub_16(%a0: tensor<3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.20117582, 0.99862516, -0.15181746]> : tensor<3xf32>, test.gradient = dense<[0.9765604, -1.9162182, 0.023625836]> : tensor<3xf32>}, %a1: tensor<3xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[-1.6781628, 0.4806082, 0.14659649]> : tensor<3xf32>, test.gradient = dense<[-0.29296812, 0.57486546, -0.007087751]> : tensor<3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[0.9765604, -1.9162182, 0.023625836]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.sub.Tensor(self = %a0, other = %a1, alpha = 0.3 : f64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @rsub_0(%a0: tensor<3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.014656568, -0.050004523, -0.13426799]> : tensor<3xf32>, test.gradient = dense<[0.08617601, -1.6967851, 0.3167703]> : tensor<3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[-0.08617601, 1.6967851, -0.3167703]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.rsub.Scalar(self = %a0, other = 2.0 : f64, alpha = 1) : (tensor<3xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @rsub_1(%a0: tensor<3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.6835209, -1.342663, 0.4608543]> : tensor<3xf32>, test.gradient = dense<[-1.6731344, 0.67553174, 0.9068085]> : tensor<3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[0.5577115, -0.22517726, -0.3022695]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.rsub.Scalar(self = %a0, other = 2.0 : f64, alpha = 3) : (tensor<3xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @rsub_2(%a0: tensor<3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.65269434, -0.021642108, 0.35148403]> : tensor<3xf32>, test.gradient = dense<[-0.29626137, 0.5502813, -1.2580557]> : tensor<3xf32>}, %a1: tensor<2x1xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[[0.3795777], [-2.0679233]]> : tensor<2x1xf32>, test.gradient = dense<[[1.4741561], [-0.47012037]]> : tensor<2x1xf32>}) -> (tensor<2x3xf32> {thunder.name = "output0", test.seed = dense<[[1.1815296, -0.047170114, 0.33979663], [-0.8852683, -0.5031112, 0.9182591]]> : tensor<2x3xf32>}) {
  %r = thunder.bsym @aten.rsub.Tensor(self = %a0, other = %a1, alpha = 1) : (tensor<3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  thunder.return outputs(%r : tensor<2x3xf32>)
}

thunder.func @pow_0(%a0: tensor<4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.31771648, 0.5966281, 0.30003306, 1.5814248]> : tensor<4xf32>, test.gradient = dense<[0.0, 0.0, 0.0, 0.0]> : tensor<4xf32>}) -> (tensor<4xf32> {thunder.name = "output0", test.seed = dense<[-0.6384734, -0.5879963, -0.4732976, -0.01723662]> : tensor<4xf32>}) {
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 0) : (tensor<4xf32>) -> tensor<4xf32>
  thunder.return outputs(%r : tensor<4xf32>)
}

thunder.func @pow_1(%a0: tensor<4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.9381581, 0.7512332, 0.24594438, 0.9546148]> : tensor<4xf32>, test.gradient = dense<[1.5992024, -0.58188677, 0.31272626, 0.27289742]> : tensor<4xf32>}) -> (tensor<4xf32> {thunder.name = "output0", test.seed = dense<[1.5992024, -0.58188677, 0.31272626, 0.27289742]> : tensor<4xf32>}) {
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 1) : (tensor<4xf32>) -> tensor<4xf32>
  thunder.return outputs(%r : tensor<4xf32>)
}

thunder.func @pow_2(%a0: tensor<4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.1008494, 0.7003539, 0.5423086, 0.2125815]> : tensor<4xf32>, test.gradient = dense<[-5.795978, 1.648863, 1.1408135, 0.6095609]> : tensor<4xf32>}) -> (tensor<4xf32> {thunder.name = "output0", test.seed = dense<[-2.6325028, 1.1771641, 1.051812, 1.433711]> : tensor<4xf32>}) {
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 2) : (tensor<4xf32>) -> tensor<4xf32>
  thunder.return outputs(%r : tensor<4xf32>)
}

thunder.func @pow_3(%a0: tensor<4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.203551, 1.2402164, 0.34151918, 0.91187376]> : tensor<4xf32>, test.gradient = dense<[2.6245615, 7.0691905, -0.31109375, 4.757654]> : tensor<4xf32>}) -> (tensor<4xf32> {thunder.name = "output0", test.seed = dense<[0.60395765, 1.5319815, -0.889078, 1.9072261]> : tensor<4xf32>}) {
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 3) : (tensor<4xf32>) -> tensor<4xf32>
  thunder.return outputs(%r : tensor<4xf32>)
}

thunder.func @pow_4(%a0: tensor<4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.44192508, 1.7943584, 1.1943352, 0.5851879]> : tensor<4xf32>, test.gradient = dense<[-1.1420413, 0.036492947, -0.23971818, 0.8597837]> : tensor<4xf32>}) -> (tensor<4xf32> {thunder.name = "output0", test.seed = dense<[-1.5183997, 0.09776728, -0.5239551, 1.3154274]> : tensor<4xf32>}) {
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 0.5 : f64) : (tensor<4xf32>) -> tensor<4xf32>
  thunder.return outputs(%r : tensor<4xf32>)
}

thunder.func @pow_5(%a0: tensor<4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.8637831, 0.62136114, 0.9770459, 1.0805413]> : tensor<4xf32>, test.gradient = dense<[0.02820191, -1.2056186, 0.24342172, -0.090122566]> : tensor<4xf32>}) -> (tensor<4xf32> {thunder.name = "output0", test.seed = dense<[-0.1435164, 1.1810167, -0.47017738, 0.20245364]> : tensor<4xf32>}) {
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = -0.5 : f64) : (tensor<4xf32>) -> tensor<4xf32>
  thunder.return outputs(%r : tensor<4xf32>)
}

thunder.func @pow_6(%a0: tensor<4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.2761787, 1.3556837, 2.3940043, 0.6028785]> : tensor<4xf32>, test.gradient = dense<[-0.4484004, 0.17957474, -0.12063636, 2.6661477]> : tensor<4xf32>}) -> (tensor<4xf32> {thunder.name = "output0", test.seed = dense<[0.73027927, -0.3300365, 0.69139796, -0.96904474]> : tensor<4xf32>}) {
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = -1) : (tensor<4xf32>) -> tensor<4xf32>
  thunder.return outputs(%r : tensor<4xf32>)
}

thunder.func @pow_7(%a0: tensor<4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.58563054, 1.6491606, 1.6417823, 0.3643722]> : tensor<4xf32>, test.gradient = dense<[-2.9065504, -0.09608191, -0.88583255, 16.97248]> : tensor<4xf32>}) -> (tensor<4xf32> {thunder.name = "output0", test.seed = dense<[0.29188985, 0.2154768, 1.9600554, -0.41053575]> : tensor<4xf32>}) {
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = -2) : (tensor<4xf32>) -> tensor<4xf32>
  thunder.return outputs(%r : tensor<4xf32>)
}

thunder.func @pow_8(%a0: tensor<4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.32701105, 0.46201348, 1.8630548, 1.4930372]> : tensor<4xf32>, test.gradient = dense<[-0.48150885, -0.5038985, 3.6445222, -0.9873236]> : tensor<4xf32>}) -> (tensor<4xf32> {thunder.name = "output0", test.seed = dense<[-1.0299606, -0.6418316, 0.5732739, -0.2164779]> : tensor<4xf32>}) {
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 2.5 : f64) : (tensor<4xf32>) -> tensor<4xf32>
  thunder.return outputs(%r : tensor<4xf32>)
}

thunder.func @pow_9(%a0: tensor<4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.5889729, 0.9775338, 0.4976378, 0.35618097]> : tensor<4xf32>, test.gradient = dense<[-0.04706015, -0.49508813, 1.1895382, 3.5742764]> : tensor<4xf32>}) -> (tensor<4xf32> {thunder.name = "output0", test.seed = dense<[0.14772478, 0.6804693, -0.5188396, -0.8829382]> : tensor<4xf32>}) {
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = -0.7 : f64) : (tensor<4xf32>) -> tensor<4xf32>
  thunder.return outputs(%r : tensor<4xf32>)
}

thunder.func @pow_10(%a0: tensor<4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.31129274, 0.9018228, 0.5559881, 0.4601677]> : tensor<4xf32>, test.gradient = dense<[0.41262108, 1.2621562, -0.18847826, -0.5049394]> : tensor<4xf32>}) -> (tensor<4xf32> {thunder.name = "output0", test.seed = dense<[0.6627541, 0.69978064, -0.16949847, -0.5486471]> : tensor<4xf32>}) {
  %r = thunder.bsym @aten.pow.Tensor_Scalar(self = %a0, exponent = 2.0 : f64) : (tensor<4xf32>) -> tensor<4xf32>
  thunder.return outputs(%r : tensor<4xf32>)
}

thunder.func @pow_11(%a0: tensor<4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.31874025, 0.34409225, 1.5911081, 0.71679425]> : tensor<4xf32>, test.gradient = dense<[-0.86205906, 0.21185073, 0.35185426, 0.9519044]> : tensor<4xf32>}, %a1: tensor<4xf32> {thunder.name = "exponent", thunder.role = "input", test.value = dense<[1.4169669, -0.06527577, 0.4167961, -0.97100127]> : tensor<4xf32>, test.gradient = dense<[0.22171971, 1.191391, 0.6238207, 0.2339745]> : tensor<4xf32>}) -> (tensor<4xf32> {thunder.name = "output0", test.seed = dense<[-0.9800036, -1.0416191, 1.1068053, -0.5085761]> : tensor<4xf32>}) {
  %r = thunder.bsym @aten.pow.Tensor_Tensor(self = %a0, exponent = %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  thunder.return outputs(%r : tensor<4xf32>)
}

thunder.func @pow_12(%a1: tensor<4xf32> {thunder.name = "exponent", thunder.role = "input", test.value = dense<[0.9159599, -0.4351738, 0.2763639, 1.4296374]> : tensor<4xf32>, test.gradient = dense<[-1.2218615, 0.16847874, -1.7250966, 1.8700233]> : tensor<4xf32>}) -> (tensor<4xf32> {thunder.name = "output0", test.seed = dense<[-0.5760916, 0.27395853, -1.461517, 0.5506857]> : tensor<4xf32>}) {
  %r = thunder.bsym @aten.pow.Scalar(self = 2.5 : f64, exponent = %a1) : (tensor<4xf32>) -> tensor<4xf32>
  thunder.return outputs(%r : tensor<4xf32>)
}

thunder.func @pow_13(%a0: tensor<3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.0, 0.0, 2.0]> : tensor<3xf32>, test.gradient = dense<[0.0, -0.0, 0.0]> : tensor<3xf32>}, %a1: tensor<3xf32> {thunder.name = "exponent", thunder.role = "input", test.value = dense<[0.0, 2.0, 0.0]> : tensor<3xf32>, test.gradient = dense<[0.0, -0.0, -0.5682276]> : tensor<3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[0.20098777, -2.644051, -0.8197791]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.pow.Tensor_Tensor(self = %a0, exponent = %a1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}
