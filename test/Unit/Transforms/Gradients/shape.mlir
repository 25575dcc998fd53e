// Read by GradientValues.cpp: operands, the cotangent of the result, and the gradients that PyTorch 2.15 gives.

thunder.func @reshape_0(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.65578276, -0.14296052, -0.28941065, 0.33290604], [1.2963095, -0.5658034, 0.6896513, 1.7995669], [-0.10376468, 0.45363918, 0.07600059, -1.0811849]], [[-1.2880409, -0.09012109, 0.28805622, -0.9479851], [-0.6774727, 1.5001348, 1.1181322, 0.0788997], [1.204488, 0.29786873, -2.2171593, 0.33852506]]]> : tensor<2x3x4xf32>}) -> (tensor<6x4xf32> {thunder.name = "output0", test.seed = dense<[[0.65578276, -0.14296052, -0.28941065, 0.33290604], [1.2963095, -0.5658034, 0.6896513, 1.7995669], [-0.10376468, 0.45363918, 0.07600059, -1.0811849], [-1.2880409, -0.09012109, 0.28805622, -0.9479851], [-0.6774727, 1.5001348, 1.1181322, 0.0788997], [1.204488, 0.29786873, -2.2171593, 0.33852506]]> : tensor<6x4xf32>}) {
  %r = thunder.bsym @aten.reshape.default(self = %a0, shape = [-1, 4]) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
  thunder.return outputs(%r : tensor<6x4xf32>)
}

thunder.func @view_0(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.32690677, -0.9035517, 2.3733292, 0.2969543], [-0.39763594, -0.9860648, 1.1306207, -2.1078627], [-0.35494542, 1.681731, -0.55084896, 1.9408213]], [[-0.5934474, -0.69055486, 0.90509224, -0.2642774], [0.4783076, -0.7069122, -0.99926025, -1.133727], [0.45952824, 2.9606507, -1.607674, 0.36387748]]]> : tensor<2x3x4xf32>}) -> (tensor<6x4xf32> {thunder.name = "output0", test.seed = dense<[[0.32690677, -0.9035517, 2.3733292, 0.2969543], [-0.39763594, -0.9860648, 1.1306207, -2.1078627], [-0.35494542, 1.681731, -0.55084896, 1.9408213], [-0.5934474, -0.69055486, 0.90509224, -0.2642774], [0.4783076, -0.7069122, -0.99926025, -1.133727], [0.45952824, 2.9606507, -1.607674, 0.36387748]]> : tensor<6x4xf32>}) {
  %r = thunder.bsym @aten.view.default(self = %a0, size = [6, -1]) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
  thunder.return outputs(%r : tensor<6x4xf32>)
}

thunder.func @view_1(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<3x0xf32> {thunder.name = "output0", test.seed = dense<> : tensor<3x0xf32>}) {
  %r = thunder.bsym @aten.view.default(self = %a0, size = [3, 0]) : (tensor<0x3xf32>) -> tensor<3x0xf32>
  thunder.return outputs(%r : tensor<3x0xf32>)
}

thunder.func @view_2(%a0: tensor<1xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.6540057]> : tensor<1xf32>, test.gradient = dense<[-1.974008]> : tensor<1xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-1.974008> : tensor<f32>}) {
  %r = thunder.bsym @aten.view.default(self = %a0, size = []) : (tensor<1xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @flatten_0(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[-0.92064315, 1.3875875, -0.47551128, 3.006651], [0.5166736, -0.7967095, 0.27533662, -0.032689385], [0.91252154, -0.35196915, -0.66119283, 0.12733655]], [[0.216943, 0.20665348, -1.2915262, 0.58530587], [-0.4040282, -0.08990719, -0.4992185, 0.7246909], [-1.1982896, -3.3228378, -1.2592863, 1.5673006]]]> : tensor<2x3x4xf32>}) -> (tensor<24xf32> {thunder.name = "output0", test.seed = dense<[-0.92064315, 1.3875875, -0.47551128, 3.006651, 0.5166736, -0.7967095, 0.27533662, -0.032689385, 0.91252154, -0.35196915, -0.66119283, 0.12733655, 0.216943, 0.20665348, -1.2915262, 0.58530587, -0.4040282, -0.08990719, -0.4992185, 0.7246909, -1.1982896, -3.3228378, -1.2592863, 1.5673006]> : tensor<24xf32>}) {
  %r = thunder.bsym @aten.flatten.using_ints(self = %a0, start_dim = 0, end_dim = -1) : (tensor<2x3x4xf32>) -> tensor<24xf32>
  thunder.return outputs(%r : tensor<24xf32>)
}

thunder.func @flatten_1(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[1.0724552, -0.47485495, 1.6953909, 0.9805542], [1.7962555, 0.37191683, 0.8273359, -0.92281663], [1.0386846, 0.44938976, -0.11642991, -1.0011258]], [[-0.5572133, -0.6533492, 0.62510324, -0.34935293], [0.9083313, 0.812674, 0.15206532, 0.38084948], [2.4453254, -1.2064193, -1.3469454, 0.3524393]]]> : tensor<2x3x4xf32>}) -> (tensor<2x12xf32> {thunder.name = "output0", test.seed = dense<[[1.0724552, -0.47485495, 1.6953909, 0.9805542, 1.7962555, 0.37191683, 0.8273359, -0.92281663, 1.0386846, 0.44938976, -0.11642991, -1.0011258], [-0.5572133, -0.6533492, 0.62510324, -0.34935293, 0.9083313, 0.812674, 0.15206532, 0.38084948, 2.4453254, -1.2064193, -1.3469454, 0.3524393]]> : tensor<2x12xf32>}) {
  %r = thunder.bsym @aten.flatten.using_ints(self = %a0, start_dim = 1, end_dim = -1) : (tensor<2x3x4xf32>) -> tensor<2x12xf32>
  thunder.return outputs(%r : tensor<2x12xf32>)
}

thunder.func @flatten_2(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<-0.081416264> : tensor<f32>, test.gradient = dense<-2.0383418> : tensor<f32>}) -> (tensor<1xf32> {thunder.name = "output0", test.seed = dense<[-2.0383418]> : tensor<1xf32>}) {
  %r = thunder.bsym @aten.flatten.using_ints(self = %a0, start_dim = 0, end_dim = -1) : (tensor<f32>) -> tensor<1xf32>
  thunder.return outputs(%r : tensor<1xf32>)
}

thunder.func @permute_0(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[-0.16432984, 0.3343576, -1.3230972, 1.1315787], [0.5247177, 1.0634751, -0.40398327, 0.1598431], [0.28709245, -1.5145314, 0.45576137, -1.1755186]], [[0.4237142, -0.43066102, 1.0830038, 0.22639318], [0.8733539, 0.32618085, 0.2778225, 1.4407725], [0.61530197, 0.35710996, 2.4611337, -0.42909798]]]> : tensor<2x3x4xf32>}) -> (tensor<4x2x3xf32> {thunder.name = "output0", test.seed = dense<[[[-0.16432984, 0.5247177, 0.28709245], [0.4237142, 0.8733539, 0.61530197]], [[0.3343576, 1.0634751, -1.5145314], [-0.43066102, 0.32618085, 0.35710996]], [[-1.3230972, -0.40398327, 0.45576137], [1.0830038, 0.2778225, 2.4611337]], [[1.1315787, 0.1598431, -1.1755186], [0.22639318, 1.4407725, -0.42909798]]]> : tensor<4x2x3xf32>}) {
  %r = thunder.bsym @aten.permute.default(self = %a0, dims = [2, 0, 1]) : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  thunder.return outputs(%r : tensor<4x2x3xf32>)
}

thunder.func @permute_1(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[1.1759878, 0.0007571079, 0.6493613, -0.49459577], [-1.3562032, -0.10968467, -1.0960655, -1.0566453], [-0.84924483, 0.6362354, -0.5179669, 0.15721443]], [[-0.12642348, 0.18719913, 0.4473133, -1.2757596], [1.1815851, -1.5141486, 0.43403003, 0.029777203], [-0.073852964, 0.02902894, 1.9932532, 1.6976773]]]> : tensor<2x3x4xf32>}) -> (tensor<4x2x3xf32> {thunder.name = "output0", test.seed = dense<[[[1.1759878, -1.3562032, -0.84924483], [-0.12642348, 1.1815851, -0.073852964]], [[0.0007571079, -0.10968467, 0.6362354], [0.18719913, -1.5141486, 0.02902894]], [[0.6493613, -1.0960655, -0.5179669], [0.4473133, 0.43403003, 1.9932532]], [[-0.49459577, -1.0566453, 0.15721443], [-1.2757596, 0.029777203, 1.6976773]]]> : tensor<4x2x3xf32>}) {
  %r = thunder.bsym @aten.permute.default(self = %a0, dims = [-1, 0, -2]) : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  thunder.return outputs(%r : tensor<4x2x3xf32>)
}

thunder.func @transpose_0(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[-0.5126942, -1.1935233, 3.0351596, -0.4554105], [0.5146894, -0.7963064, 0.5382104, -0.8947438], [1.2863945, 0.12119935, 0.06878585, -0.47912145]], [[-0.7601958, 0.5816527, 0.97658694, 0.36933917], [-0.76077676, 1.8902112, 0.7232479, -1.105837], [-0.05684535, -0.24677175, 1.3731214, 0.21126844]]]> : tensor<2x3x4xf32>}) -> (tensor<4x3x2xf32> {thunder.name = "output0", test.seed = dense<[[[-0.5126942, -0.7601958], [0.5146894, -0.76077676], [1.2863945, -0.05684535]], [[-1.1935233, 0.5816527], [-0.7963064, 1.8902112], [0.12119935, -0.24677175]], [[3.0351596, 0.97658694], [0.5382104, 0.7232479], [0.06878585, 1.3731214]], [[-0.4554105, 0.36933917], [-0.8947438, -1.105837], [-0.47912145, 0.21126844]]]> : tensor<4x3x2xf32>}) {
  %r = thunder.bsym @aten.transpose.int(self = %a0, dim0 = 0, dim1 = -1) : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
  thunder.return outputs(%r : tensor<4x3x2xf32>)
}

thunder.func @transpose_1(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<-1.0831851> : tensor<f32>, test.gradient = dense<0.37716165> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<0.37716165> : tensor<f32>}) {
  %r = thunder.bsym @aten.transpose.int(self = %a0, dim0 = 0, dim1 = -1) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @t_0(%a0: tensor<2x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-2.2581377, 0.091566406, 0.3536751], [-1.7360796, -0.91516113, -0.5389365]]> : tensor<2x3xf32>, test.gradient = dense<[[0.22357519, 0.14550611, -0.21024543], [-1.6486064, -0.6269008, 0.06701277]]> : tensor<2x3xf32>}) -> (tensor<3x2xf32> {thunder.name = "output0", test.seed = dense<[[0.22357519, -1.6486064], [0.14550611, -0.6269008], [-0.21024543, 0.06701277]]> : tensor<3x2xf32>}) {
  %r = thunder.bsym @aten.t.default(self = %a0) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  thunder.return outputs(%r : tensor<3x2xf32>)
}

thunder.func @t_1(%a0: tensor<3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.5964843, 1.1024662, -1.0321784]> : tensor<3xf32>, test.gradient = dense<[0.06473612, -1.2429744, 0.048638277]> : tensor<3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[0.06473612, -1.2429744, 0.048638277]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.t.default(self = %a0) : (tensor<3xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @unsqueeze_0(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[-0.019986536, -0.6502694, -1.0343359, 0.6362958], [-1.0237772, -0.40735835, 0.41683248, -1.3193638], [0.4153463, -1.1658726, 0.61090815, -1.7416061]], [[1.2182045, -0.298494, 0.8557099, -0.51316756], [0.15734729, 0.5950576, 1.2441024, -0.006582429], [0.43493026, 3.2922783, -0.6620996, -1.7447677]]]> : tensor<2x3x4xf32>}) -> (tensor<2x3x4x1xf32> {thunder.name = "output0", test.seed = dense<[[[[-0.019986536], [-0.6502694], [-1.0343359], [0.6362958]], [[-1.0237772], [-0.40735835], [0.41683248], [-1.3193638]], [[0.4153463], [-1.1658726], [0.61090815], [-1.7416061]]], [[[1.2182045], [-0.298494], [0.8557099], [-0.51316756]], [[0.15734729], [0.5950576], [1.2441024], [-0.006582429]], [[0.43493026], [3.2922783], [-0.6620996], [-1.7447677]]]]> : tensor<2x3x4x1xf32>}) {
  %r = thunder.bsym @aten.unsqueeze.default(self = %a0, dim = -1) : (tensor<2x3x4xf32>) -> tensor<2x3x4x1xf32>
  thunder.return outputs(%r : tensor<2x3x4x1xf32>)
}

thunder.func @unsqueeze_1(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<0.93927807> : tensor<f32>, test.gradient = dense<1.0475361> : tensor<f32>}) -> (tensor<1xf32> {thunder.name = "output0", test.seed = dense<[1.0475361]> : tensor<1xf32>}) {
  %r = thunder.bsym @aten.unsqueeze.default(self = %a0, dim = 0) : (tensor<f32>) -> tensor<1xf32>
  thunder.return outputs(%r : tensor<1xf32>)
}

thunder.func @squeeze_0(%a0: tensor<1x3x1xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.2950091], [1.2885026], [-0.9459574]]]> : tensor<1x3x1xf32>, test.gradient = dense<[[[0.23852791], [-0.37896892], [0.10815608]]]> : tensor<1x3x1xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[0.23852791, -0.37896892, 0.10815608]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.squeeze.default(self = %a0) : (tensor<1x3x1xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @squeeze_1(%a0: tensor<1x3x1xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[-0.44219497], [1.5616119], [-0.5265521]]]> : tensor<1x3x1xf32>, test.gradient = dense<[[[-0.8287602], [0.8503161], [-0.75832164]]]> : tensor<1x3x1xf32>}) -> (tensor<1x3xf32> {thunder.name = "output0", test.seed = dense<[[-0.8287602, 0.8503161, -0.75832164]]> : tensor<1x3xf32>}) {
  %r = thunder.bsym @aten.squeeze.dim(self = %a0, dim = -1) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
  thunder.return outputs(%r : tensor<1x3xf32>)
}

thunder.func @squeeze_2(%a0: tensor<1x3x1xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[0.16179562], [-0.49499446], [0.592407]]]> : tensor<1x3x1xf32>, test.gradient = dense<[[[0.02892716], [-1.727973], [0.47806856]]]> : tensor<1x3x1xf32>}) -> (tensor<1x3x1xf32> {thunder.name = "output0", test.seed = dense<[[[0.02892716], [-1.727973], [0.47806856]]]> : tensor<1x3x1xf32>}) {
  %r = thunder.bsym @aten.squeeze.dim(self = %a0, dim = 1) : (tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
  thunder.return outputs(%r : tensor<1x3x1xf32>)
}

thunder.func @squeeze_3(%a0: tensor<1x3x1xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[0.39602375], [1.7954739], [1.359085]]]> : tensor<1x3x1xf32>, test.gradient = dense<[[[-0.53865594], [0.58975947], [-1.3332705]]]> : tensor<1x3x1xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[-0.53865594, 0.58975947, -1.3332705]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.squeeze.dims(self = %a0, dim = [0, 2, 1]) : (tensor<1x3x1xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @squeeze_4(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<-0.9555247> : tensor<f32>, test.gradient = dense<0.4497497> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<0.4497497> : tensor<f32>}) {
  %r = thunder.bsym @aten.squeeze.dim(self = %a0, dim = 0) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @expand_0(%a0: tensor<3x1xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-1.641673], [0.31751925], [0.3545596]]> : tensor<3x1xf32>, test.gradient = dense<[[0.5054222], [1.68427], [1.6088123]]> : tensor<3x1xf32>}) -> (tensor<2x3x4xf32> {thunder.name = "output0", test.seed = dense<[[[0.18615688, -0.73864985, 0.5636691, 0.8035769], [1.6089617, 1.0002034, 0.61062026, -1.6888665], [-0.017056841, 3.7246857, -0.98646015, 0.00089447206]], [[0.7947202, -1.5048851, 0.09496173, 0.30587232], [0.2956868, 1.157024, -1.3894143, 0.090054505], [-0.13899095, -1.8409817, 1.2303245, -0.36360246]]]> : tensor<2x3x4xf32>}) {
  %r = thunder.bsym @aten.expand.default(self = %a0, size = [2, -1, 4], implicit = false) : (tensor<3x1xf32>) -> tensor<2x3x4xf32>
  thunder.return outputs(%r : tensor<2x3x4xf32>)
}

thunder.func @expand_1(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<1.6692872> : tensor<f32>, test.gradient = dense<1.9244757> : tensor<f32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[0.2812844, 1.6431912]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.expand.default(self = %a0, size = [2], implicit = false) : (tensor<f32>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @expand_2(%a0: tensor<1xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.3067133]> : tensor<1xf32>, test.gradient = dense<[0.0]> : tensor<1xf32>}) -> (tensor<0xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0xf32>}) {
  %r = thunder.bsym @aten.expand.default(self = %a0, size = [0], implicit = false) : (tensor<1xf32>) -> tensor<0xf32>
  thunder.return outputs(%r : tensor<0xf32>)
}

thunder.func @expand_as_0(%a0: tensor<3x1xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-1.1522157], [-0.26904315], [-2.6701546]]> : tensor<3x1xf32>, test.gradient = dense<[[-4.9756713], [2.2435756], [5.8075895]]> : tensor<3x1xf32>}, %a1: tensor<2x3x4xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[[[0.286498, -0.85713124, 2.3122325, 0.25828743], [0.2822848, -1.4107811, 1.4959888, 1.1424886], [1.7163862, -0.45632887, 0.06857814, -0.9104493]], [[0.8389756, 0.7823316, -0.86825836, -0.32363364], [-0.1529453, 0.33425415, 0.368354, 0.4997251], [0.6430407, 0.35233366, -1.1150304, 0.37756243]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x3x4xf32>}) -> (tensor<2x3x4xf32> {thunder.name = "output0", test.seed = dense<[[[-1.4677184, -1.2530965, -0.9230599, -0.88064635], [0.7708627, -0.12259365, 0.44729814, 0.32646775], [1.630038, 0.11910745, 0.28675848, 1.736172]], [[-1.8472323, 1.15794, 1.1041139, -0.8659722], [1.3933259, 0.31610128, 1.0741868, -1.9620736], [-0.049148362, 0.771208, 1.1226933, 0.1907604]]]> : tensor<2x3x4xf32>}) {
  %r = thunder.bsym @aten.expand_as.default(self = %a0, other = %a1) : (tensor<3x1xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  thunder.return outputs(%r : tensor<2x3x4xf32>)
}
