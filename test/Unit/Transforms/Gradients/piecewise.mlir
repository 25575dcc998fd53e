// Read by GradientValues.cpp: operands, the cotangent of the result, and the gradients that PyTorch 2.15 gives.

thunder.func @leaky_relu_0(%a0: tensor<11xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 1.0, -1.0, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 50.0, -50.0]> : tensor<11xf32>, test.gradient = dense<[0.12318188, 0.7288024, -0.04919288, 1.6476154, -0.076871574, 1.2931539, 1.5458484, -0.1935605, 1.6344781, -1.5695168, -0.045385234]> : tensor<11xf32>}) -> (tensor<11xf32> {thunder.name = "output0", test.seed = dense<[1.2318188, 0.7288024, -0.4919288, 1.6476154, -0.76871574, 1.2931539, 1.5458484, -1.9356049, 1.6344781, -1.5695168, -0.45385233]> : tensor<11xf32>}) {
  %r = thunder.bsym @aten.leaky_relu.default(self = %a0, negative_slope = 0.1) : (tensor<11xf32>) -> tensor<11xf32>
  thunder.return outputs(%r : tensor<11xf32>)
}

thunder.func @elu_0(%a0: tensor<11xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 1.0, -1.0, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 50.0, -50.0]> : tensor<11xf32>, test.gradient = dense<[-0.69115007, 0.9289815, 0.016008463, -0.41194126, 0.035370294, 0.75914127, -1.5547564, 0.4493493, 0.49206635, -0.3854923, -1.1448233e-22]> : tensor<11xf32>}) -> (tensor<11xf32> {thunder.name = "output0", test.seed = dense<[-0.4607667, 0.9289815, 0.02901034, -0.41194126, 0.47362092, 0.75914127, -1.5547564, 0.49390116, 0.49206635, -0.3854923, -0.39570478]> : tensor<11xf32>}) {
  %r = thunder.bsym @aten.elu.default(self = %a0, alpha = 1.5, scale = 1, input_scale = 1) : (tensor<11xf32>) -> tensor<11xf32>
  thunder.return outputs(%r : tensor<11xf32>)
}

thunder.func @selu_0(%a0: tensor<11xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 1.0, -1.0, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 50.0, -50.0]> : tensor<11xf32>, test.gradient = dense<[-1.5949075, -1.8081924, -0.20606907, -0.6168934, -0.002287964, 1.0032213, -1.7653276, 0.83950514, 0.732776, -0.40501735, -3.0927672e-22]> : tensor<11xf32>}) -> (tensor<11xf32> {thunder.name = "output0", test.seed = dense<[-0.90717715, -1.720939, -0.3186133, -0.58712554, -0.026139019, 0.9548114, -1.6801426, 0.7872763, 0.69741625, -0.38547346, -0.91206944]> : tensor<11xf32>}) {
  %r = thunder.bsym @aten.selu.default(self = %a0) : (tensor<11xf32>) -> tensor<11xf32>
  thunder.return outputs(%r : tensor<11xf32>)
}

thunder.func @hardtanh_0(%a0: tensor<11xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 1.0, -1.0, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 50.0, -50.0]> : tensor<11xf32>, test.gradient = dense<[-0.0034333284, 0.5016857, 0.0, 0.0, 0.0, 0.0, 0.74083, 1.3969547, -0.08611691, 0.0, 0.0]> : tensor<11xf32>}) -> (tensor<11xf32> {thunder.name = "output0", test.seed = dense<[-0.0034333284, 0.5016857, -0.43104476, -1.0910412, 0.8901614, -0.55412686, 0.74083, 1.3969547, -0.08611691, -0.57006294, -0.56479746]> : tensor<11xf32>}) {
  %r = thunder.bsym @aten.hardtanh.default(self = %a0, min_val = -1.0, max_val = 3.0) : (tensor<11xf32>) -> tensor<11xf32>
  thunder.return outputs(%r : tensor<11xf32>)
}

thunder.func @relu6_0(%a0: tensor<11xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 1.0, -1.0, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 50.0, -50.0]> : tensor<11xf32>, test.gradient = dense<[0.0, -1.7182746, 0.0, -0.6018324, 0.0, 0.0, 0.24786063, 0.0, -1.3007926, 0.0, 0.0]> : tensor<11xf32>}) -> (tensor<11xf32> {thunder.name = "output0", test.seed = dense<[-1.5408986, -1.7182746, 1.644582, -0.6018324, 0.05951856, 0.5109239, 0.24786063, 1.8027116, -1.3007926, -0.07573361, 0.45885935]> : tensor<11xf32>}) {
  %r = thunder.bsym @aten.relu6.default(self = %a0) : (tensor<11xf32>) -> tensor<11xf32>
  thunder.return outputs(%r : tensor<11xf32>)
}

thunder.func @hardsigmoid_0(%a0: tensor<11xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 1.0, -1.0, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 50.0, -50.0]> : tensor<11xf32>, test.gradient = dense<[-0.04576899, 0.122091785, 0.30416268, 0.0, 0.0, 0.0, -0.17059383, -0.07025361, 0.12129309, 0.0, 0.0]> : tensor<11xf32>}) -> (tensor<11xf32> {thunder.name = "output0", test.seed = dense<[-0.27461395, 0.7325507, 1.8249761, 0.6512092, -0.25410557, 1.0016737, -1.0235629, -0.42152166, 0.7277585, 0.3675246, 1.7602236]> : tensor<11xf32>}) {
  %r = thunder.bsym @aten.hardsigmoid.default(self = %a0) : (tensor<11xf32>) -> tensor<11xf32>
  thunder.return outputs(%r : tensor<11xf32>)
}

thunder.func @hardswish_0(%a0: tensor<11xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 1.0, -1.0, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 50.0, -50.0]> : tensor<11xf32>, test.gradient = dense<[-0.54787564, 1.115484, -0.0067868656, 2.1557612, 0.0, 0.17897093, -1.4191293, -0.15046857, -0.26180416, -0.66364723, 0.0]> : tensor<11xf32>}) -> (tensor<11xf32> {thunder.name = "output0", test.seed = dense<[-1.0957513, 1.3385807, -0.040721197, 2.1557612, -0.18004245, 0.17897093, -2.1286938, -0.45140573, -0.19635314, -0.66364723, -0.09330352]> : tensor<11xf32>}) {
  %r = thunder.bsym @aten.hardswish.default(self = %a0) : (tensor<11xf32>) -> tensor<11xf32>
  thunder.return outputs(%r : tensor<11xf32>)
}

thunder.func @softplus_0(%a0: tensor<11xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 1.0, -1.0, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 50.0, -50.0]> : tensor<11xf32>, test.gradient = dense<[-0.41933227, -0.5657714, -0.04685686, 0.93335974, 0.0029143642, -0.33454198, -0.4720107, 0.24726248, 0.48716965, 0.11861139, 7.4e-44]> : tensor<11xf32>}) -> (tensor<11xf32> {thunder.name = "output0", test.seed = dense<[-0.83866453, -0.64234024, -0.39308485, 0.93567336, 1.1786526, -0.33454198, -0.6456537, 0.9193915, 0.49045217, 0.11861139, 1.9699311]> : tensor<11xf32>}) {
  %r = thunder.bsym @aten.softplus.default(self = %a0, beta = 2.0, threshold = 10.0) : (tensor<11xf32>) -> tensor<11xf32>
  thunder.return outputs(%r : tensor<11xf32>)
}

thunder.func @mish_0(%a0: tensor<11xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 1.0, -1.0, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 50.0, -50.0]> : tensor<11xf32>, test.gradient = dense<[-0.6189332, -0.15465169, -0.10103975, 0.20788732, -0.17456266, 0.084904335, -1.4480302, 0.14692967, -0.39289102, -0.29157227, 2.9706964e-21]> : tensor<11xf32>}) -> (tensor<11xf32> {thunder.name = "output0", test.seed = dense<[-1.0315553, -0.14742263, -1.7062703, 0.20359015, 1.8691169, 0.08489296, -1.6335632, 0.5075104, -0.37736994, -0.29157227, -0.3143303]> : tensor<11xf32>}) {
  %r = thunder.bsym @aten.mish.default(self = %a0) : (tensor<11xf32>) -> tensor<11xf32>
  thunder.return outputs(%r : tensor<11xf32>)
}

thunder.func @threshold_0(%a0: tensor<11xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 1.0, -1.0, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 50.0, -50.0]> : tensor<11xf32>, test.gradient = dense<[0.0, -0.06026868, 0.0, 0.3196018, 0.0, 0.08379488, 0.0, 0.0, 0.009335557, 0.9338726, 0.0]> : tensor<11xf32>}) -> (tensor<11xf32> {thunder.name = "output0", test.seed = dense<[-0.11704725, -0.06026868, -1.7266961, 0.3196018, -0.5672189, 0.08379488, 0.33141428, -1.745996, 0.009335557, 0.9338726, 1.3586874]> : tensor<11xf32>}) {
  %r = thunder.bsym @aten.threshold.default(self = %a0, threshold = 0.5, value = -7.0) : (tensor<11xf32>) -> tensor<11xf32>
  thunder.return outputs(%r : tensor<11xf32>)
}

thunder.func @hardshrink_0(%a0: tensor<11xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 1.0, -1.0, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 50.0, -50.0]> : tensor<11xf32>, test.gradient = dense<[0.0, 1.0663494, 0.1637117, 0.42434588, 0.78355956, -0.45356292, 0.0, 0.0, -0.21776798, 0.05064625, 0.97725254]> : tensor<11xf32>}) -> (tensor<11xf32> {thunder.name = "output0", test.seed = dense<[0.6634237, 1.0663494, 0.1637117, 0.42434588, 0.78355956, -0.45356292, -1.182616, -0.27820858, -0.21776798, 0.05064625, 0.97725254]> : tensor<11xf32>}) {
  %r = thunder.bsym @aten.hardshrink.default(self = %a0, lambd = 0.5) : (tensor<11xf32>) -> tensor<11xf32>
  thunder.return outputs(%r : tensor<11xf32>)
}

thunder.func @softshrink_0(%a0: tensor<11xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 1.0, -1.0, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 50.0, -50.0]> : tensor<11xf32>, test.gradient = dense<[0.0, 0.12272067, 0.96259207, 2.034541, -0.6047589, 0.4056238, 0.0, 0.0, 0.34509355, 0.8153907, -0.61249167]> : tensor<11xf32>}) -> (tensor<11xf32> {thunder.name = "output0", test.seed = dense<[-0.97652197, 0.12272067, 0.96259207, 2.034541, -0.6047589, 0.4056238, 0.7495856, 0.27296156, 0.34509355, 0.8153907, -0.61249167]> : tensor<11xf32>}) {
  %r = thunder.bsym @aten.softshrink.default(self = %a0, lambd = 0.5) : (tensor<11xf32>) -> tensor<11xf32>
  thunder.return outputs(%r : tensor<11xf32>)
}

thunder.func @clamp_0(%a0: tensor<11xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 1.0, -1.0, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 50.0, -50.0]> : tensor<11xf32>, test.gradient = dense<[0.8699578, 0.4377946, 0.0, 0.0, 0.0, 0.0, 0.08203408, -0.11931994, 0.0, 0.0, 0.0]> : tensor<11xf32>}) -> (tensor<11xf32> {thunder.name = "output0", test.seed = dense<[0.8699578, 0.4377946, -0.34365088, -0.038545784, 0.2826032, 1.0955281, 0.08203408, -0.11931994, 0.75495887, -0.19888514, -0.040054455]> : tensor<11xf32>}) {
  %r = thunder.bsym @aten.clamp.default(self = %a0, min = -1.0, max = 2.5) : (tensor<11xf32>) -> tensor<11xf32>
  thunder.return outputs(%r : tensor<11xf32>)
}

thunder.func @clamp_min_0(%a0: tensor<11xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 1.0, -1.0, 3.0, -3.0, 6.0, 0.5, -0.5, 2.5, 50.0, -50.0]> : tensor<11xf32>, test.gradient = dense<[0.0, 1.0698236, 0.0, -0.08434322, 0.0, -0.7283287, 0.0, 0.0, 0.35660034, 1.622598, 0.0]> : tensor<11xf32>}) -> (tensor<11xf32> {thunder.name = "output0", test.seed = dense<[-1.9460859, 1.0698236, 1.1503069, -0.08434322, -0.5627177, -0.7283287, 0.7653095, 0.54442906, 0.35660034, 1.622598, 1.7653972]> : tensor<11xf32>}) {
  %r = thunder.bsym @aten.clamp_min.default(self = %a0, min = 0.5) : (tensor<11xf32>) -> tensor<11xf32>
  thunder.return outputs(%r : tensor<11xf32>)
}

thunder.func @glu_0(%a0: tensor<3x4xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[2.7130523, -0.35681245, -0.9176587, 0.62456155], [-0.78071696, 0.13366795, 0.50252146, -1.5031564], [-0.7331078, 0.33759156, 0.4225235, 1.3953667]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.6409484, -0.11977544, -1.2425758, 0.014904431], [-0.49156114, -0.056064516, 0.14466149, -0.0061304513], [-0.99196255, -0.6469115, 0.28791413, -0.04336222]]> : tensor<3x4xf32>}) -> (tensor<3x2xf32> {thunder.name = "output0", test.seed = dense<[[-2.245513, -0.18391474], [-0.78895724, -0.3081226], [-1.6420858, -0.80717874]]> : tensor<3x2xf32>}) {
  %r = thunder.bsym @aten.glu.default(self = %a0, dim = 1) : (tensor<3x4xf32>) -> tensor<3x2xf32>
  thunder.return outputs(%r : tensor<3x2xf32>)
}

thunder.func @clamp_1(%a0: tensor<6xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[-0.5025581, -1.3130747, -1.8282359, 0.16342752, 0.36636674, 0.41287532]> : tensor<6xf32>, test.gradient = dense<[-0.620919, 0.0, 0.0, -2.003022, 0.95768446, -1.8888512]> : tensor<6xf32>}, %a1: tensor<6xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[-1.0, -1.0, -1.0, -1.0, -1.0, -1.0]> : tensor<6xf32>, test.gradient = dense<[0.0, -0.8058831, 0.75463253, 0.0, 0.0, 0.0]> : tensor<6xf32>}, %a2: tensor<6xf32> {thunder.name = "a2", thunder.role = "input", test.value = dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<6xf32>, test.gradient = dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<6xf32>}) -> (tensor<6xf32> {thunder.name = "output0", test.seed = dense<[-0.620919, -0.8058831, 0.75463253, -2.003022, 0.95768446, -1.8888512]> : tensor<6xf32>}) {
  %r = thunder.bsym @aten.clamp.Tensor(self = %a0, min = %a1, max = %a2) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  thunder.return outputs(%r : tensor<6xf32>)
}

thunder.func @remainder_0(%a0: tensor<6xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[-1.1238033, -0.5811786, -0.15486476, -1.5455261, 1.0167869, -0.44161594]> : tensor<6xf32>, test.gradient = dense<[1.3872432, 1.1078913, 0.1279588, -0.2542577, -0.023963226, 1.2907605]> : tensor<6xf32>}, %a1: tensor<6xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[0.57437015, 1.2193465, 1.1731623, 1.0747292, 1.8828577, 0.6381703]> : tensor<6xf32>, test.gradient = dense<[2.7744863, 1.1078913, 0.1279588, -0.5085154, 0.0, 1.2907605]> : tensor<6xf32>}) -> (tensor<6xf32> {thunder.name = "output0", test.seed = dense<[1.3872432, 1.1078913, 0.1279588, -0.2542577, -0.023963226, 1.2907605]> : tensor<6xf32>}) {
  %r = thunder.bsym @aten.remainder.Tensor(self = %a0, other = %a1) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  thunder.return outputs(%r : tensor<6xf32>)
}

thunder.func @fmod_0(%a0: tensor<6xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[1.4066408, -0.8151923, 0.08000524, -1.7156684, -1.3976984, -1.8033929]> : tensor<6xf32>, test.gradient = dense<[0.40896335, -1.3531448, -0.44706783, 0.31725237, 0.8141361, -0.9708137]> : tensor<6xf32>}, %a1: tensor<6xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[1.2845671, 1.019744, 1.9076226, 1.5608397, 0.96007055, 1.5018622]> : tensor<6xf32>, test.gradient = dense<[-0.40896335, -0.0, 0.0, 0.31725237, 0.8141361, -0.9708137]> : tensor<6xf32>}) -> (tensor<6xf32> {thunder.name = "output0", test.seed = dense<[0.40896335, -1.3531448, -0.44706783, 0.31725237, 0.8141361, -0.9708137]> : tensor<6xf32>}) {
  %r = thunder.bsym @aten.fmod.Tensor(self = %a0, other = %a1) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  thunder.return outputs(%r : tensor<6xf32>)
}

thunder.func @addcmul_0(%a0: tensor<2x3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[0.29633188, 0.5820537, -0.37796578], [-1.2438304, -1.742033, 0.9263745]]> : tensor<2x3xf32>, test.gradient = dense<[[1.0860937, -1.2155976, 1.8986139], [0.41598624, -0.047749266, -0.28058052]]> : tensor<2x3xf32>}, %a1: tensor<3xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[1.3568156, 2.3294272, -1.0376806]> : tensor<3xf32>, test.gradient = dense<[-0.43007863, 0.4825266, -0.7546383]> : tensor<3xf32>}, %a2: tensor<2x1xf32> {thunder.name = "a2", thunder.role = "input", test.value = dense<[[-0.7941112], [0.0055816392]]> : tensor<2x1xf32>, test.gradient = dense<[[-1.6640861], [0.37217057]]> : tensor<2x1xf32>}) -> (tensor<2x3xf32> {thunder.name = "output0", test.seed = dense<[[1.0860937, -1.2155976, 1.8986139], [0.41598624, -0.047749266, -0.28058052]]> : tensor<2x3xf32>}) {
  %r = thunder.bsym @aten.addcmul.default(self = %a0, tensor1 = %a1, tensor2 = %a2, value = 0.5) : (tensor<2x3xf32>, tensor<3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  thunder.return outputs(%r : tensor<2x3xf32>)
}

thunder.func @addcdiv_0(%a0: tensor<2x3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[0.4450403, -0.7393815, 1.8198155], [-0.3052883, 1.7239815, 2.78357]]> : tensor<2x3xf32>, test.gradient = dense<[[0.72616893, 0.08972285, 1.764588], [-1.3696171, -0.14686577, 2.193084]]> : tensor<2x3xf32>}, %a1: tensor<3xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[0.453034, 0.6241994, 0.58823043]> : tensor<3xf32>, test.gradient = dense<[2.8466291, 0.29096702, -8.084501]> : tensor<3xf32>}, %a2: tensor<2x1xf32> {thunder.name = "a2", thunder.role = "input", test.value = dense<[[1.6602677], [0.73607814]]> : tensor<2x1xf32>, test.gradient = dense<[[1.0324501], [2.1331503]]> : tensor<2x1xf32>}) -> (tensor<2x3xf32> {thunder.name = "output0", test.seed = dense<[[0.72616893, 0.08972285, 1.764588], [-1.3696171, -0.14686577, 2.193084]]> : tensor<2x3xf32>}) {
  %r = thunder.bsym @aten.addcdiv.default(self = %a0, tensor1 = %a1, tensor2 = %a2, value = -2) : (tensor<2x3xf32>, tensor<3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  thunder.return outputs(%r : tensor<2x3xf32>)
}

thunder.func @lerp_0(%a0: tensor<5xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[-1.3410144, 1.3785217, 2.3040905, 1.8279912, -0.2922639]> : tensor<5xf32>, test.gradient = dense<[-0.29054, -1.8767251, 0.4887727, 0.01793325, -0.2336763]> : tensor<5xf32>}, %a1: tensor<5xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[-0.1918446, -0.34328786, -1.6320164, -0.035496656, -0.52162725]> : tensor<5xf32>, test.gradient = dense<[-0.019312026, -0.15131627, 0.15099412, 0.99502206, -0.64324784]> : tensor<5xf32>}, %a2: tensor<5xf32> {thunder.name = "a2", thunder.role = "input", test.value = dense<[0.06232661, 0.07461202, 0.2360143, 0.9822961, 0.73352736]> : tensor<5xf32>, test.gradient = dense<[-0.3560726, 3.491901, -2.5181906, -1.88763, 0.20113426]> : tensor<5xf32>}) -> (tensor<5xf32> {thunder.name = "output0", test.seed = dense<[-0.30985203, -2.0280414, 0.6397668, 1.0129553, -0.87692416]> : tensor<5xf32>}) {
  %r = thunder.bsym @aten.lerp.Tensor(self = %a0, end = %a1, weight = %a2) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  thunder.return outputs(%r : tensor<5xf32>)
}

thunder.func @atan2_0(%a0: tensor<5xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[-0.068963975, -0.04222932, 0.09717946, -0.57158536, 1.1924924]> : tensor<5xf32>, test.gradient = dense<[-7.4444265, 0.25344008, 1.9413017, 0.1066771, -0.25360635]> : tensor<5xf32>}, %a1: tensor<5xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[0.13769919, -0.6428938, 0.2647727, -1.2216401, 2.5612028]> : tensor<5xf32>, test.gradient = dense<[-3.728397, -0.016647544, -0.7125155, -0.049912464, 0.11807875]> : tensor<5xf32>}) -> (tensor<5xf32> {thunder.name = "output0", test.seed = dense<[-1.2822165, -0.16363809, 0.58324564, -0.15885027, -0.7903453]> : tensor<5xf32>}) {
  %r = thunder.bsym @aten.atan2.default(self = %a0, other = %a1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  thunder.return outputs(%r : tensor<5xf32>)
}

thunder.func @hypot_0(%a0: tensor<2xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[3.0, 1.0]> : tensor<2xf32>, test.gradient = dense<[0.75086015, 1.4690794]> : tensor<2xf32>}, %a1: tensor<2xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[4.0, 0.0]> : tensor<2xf32>, test.gradient = dense<[1.0011469, 0.0]> : tensor<2xf32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[1.2514336, 1.4690794]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.hypot.default(self = %a0, other = %a1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @var_0(%a0: tensor<3x4xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[1.9768289, 0.46489552, 0.69278336, -1.7282903], [-0.12916176, -1.1864381, 0.7126255, 0.34234408], [0.4340746, 1.732702, 0.24168915, 1.3237693]]> : tensor<3x4xf32>, test.gradient = dense<[[0.47979972, 0.033459604, 0.10073471, -0.61399406], [-0.07806978, -1.3676932, 0.94870865, 0.49705422], [-0.46198756, 0.74035454, -0.6401088, 0.36174172]]> : tensor<3x4xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[0.4428172, 1.82964, 1.3887842]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.var.correction(self = %a0, dim = [1], correction = none, keepdim = false) : (tensor<3x4xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @std_0(%a0: tensor<3x4xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[0.38873413, 0.8399476, 0.2285744, -0.52180916], [-0.7521927, 0.2662909, 0.17406864, -0.19983436], [0.45118967, 1.0824645, 0.15848882, 0.7180357]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.04939888, -0.19332018, 0.0016864747, 0.24103259], [0.17348924, -0.109552234, -0.08392322, 0.019986216], [0.030835407, -0.0977736, 0.09046707, -0.023528876]]> : tensor<3x4xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[-0.5419755, -0.38552338, -0.24030228]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.std.correction(self = %a0, dim = [1], correction = none, keepdim = false) : (tensor<3x4xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @std_1(%a0: tensor<1x3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[1.0, 1.0, 1.0]]> : tensor<1x3xf32>, test.gradient = dense<[[0.0, 0.0, 0.0]]> : tensor<1x3xf32>}) -> (tensor<1xf32> {thunder.name = "output0", test.seed = dense<[0.6704077]> : tensor<1xf32>}) {
  %r = thunder.bsym @aten.std.correction(self = %a0, dim = [1], correction = none, keepdim = false) : (tensor<1x3xf32>) -> tensor<1xf32>
  thunder.return outputs(%r : tensor<1xf32>)
}

thunder.func @var_mean_0(%a0: tensor<3x4xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[0.9964211, 0.4764483, 1.0900273, -0.58287126], [0.98323876, 0.3561288, 0.14189976, -2.8894522], [-0.21152404, 0.61747295, -1.5739034, -1.4355353]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.6553777, 0.08234196, -0.78818303, 1.5852684], [0.65321827, 0.4057936, 0.32127005, -0.8747425], [0.12958789, 0.5751531, -0.60265714, -0.5282877]]> : tensor<3x4xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[-2.1281488, 0.5918213, 0.80621266]> : tensor<3xf32>}, tensor<3xf32> {thunder.name = "output1", test.seed = dense<[0.22404952, 0.50553954, -0.42620382]> : tensor<3xf32>}) {
  %r:2 = thunder.bsym @aten.var_mean.correction(self = %a0, dim = [1], correction = none, keepdim = false) : (tensor<3x4xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  thunder.return outputs(%r#0, %r#1 : tensor<3xf32>, tensor<3xf32>)
}

thunder.func @linalg_vector_norm_0(%a0: tensor<3x4xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[-0.80253106, 0.6735414, 0.2480478, 0.60786647], [0.628192, -0.46550477, 0.061088867, 0.02201941], [-0.82876563, 1.1470133, -1.0600048, 0.3637867]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.1654404, 0.1388494, 0.051134627, 0.12531063], [0.1295007, -0.09596301, 0.012593365, 0.0045392634], [-0.17084861, 0.23645483, -0.21851817, 0.074994005]]> : tensor<3x4xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<0.47916615> : tensor<f32>}) {
  %r = thunder.bsym @aten.linalg_vector_norm.default(self = %a0, ord = 2, dim = none, keepdim = false, dtype = none) : (tensor<3x4xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @linalg_vector_norm_1(%a0: tensor<3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 0.0, 0.0]> : tensor<3xf32>, test.gradient = dense<[0.0, 0.0, 0.0]> : tensor<3xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<1.5186> : tensor<f32>}) {
  %r = thunder.bsym @aten.linalg_vector_norm.default(self = %a0, ord = 2, dim = none, keepdim = false, dtype = none) : (tensor<3xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @linalg_vector_norm_2(%a0: tensor<3x4xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[-1.0593197, -0.058268186, 0.019545654, 0.911248], [0.53364587, -0.16451818, -0.4913145, 0.10645306], [0.5574956, -0.8268651, 0.025324045, 0.11802874]]> : tensor<3x4xf32>, test.gradient = dense<[[1.8721043, 1.8721043, -1.8721043, -1.8721043], [-0.53676397, 0.53676397, 0.53676397, -0.53676397], [0.1447144, -0.1447144, 0.1447144, 0.1447144]]> : tensor<3x4xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[-1.8721043, -0.53676397, 0.1447144]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.linalg_vector_norm.default(self = %a0, ord = 1, dim = [1], keepdim = false, dtype = none) : (tensor<3x4xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @linalg_vector_norm_3(%a0: tensor<3x4xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[0.76443344, -0.2828917, 0.87200737, -1.0806587], [0.43123212, 1.9553696, 1.4151534, 0.08378923], [-0.64554936, -0.36254022, 0.14868896, 1.4424816]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.09533513, -0.0, -0.0, -0.0], [-0.0, 0.5728155, -0.44626114, 0.0], [0.0, -0.0, -0.0, 0.8818176]]> : tensor<3x4xf32>}) -> (tensor<4xf32> {thunder.name = "output0", test.seed = dense<[-0.09533513, 0.5728155, -0.44626114, 0.8818176]> : tensor<4xf32>}) {
  %r = thunder.bsym @aten.linalg_vector_norm.default(self = %a0, ord = 0x7FF0000000000000 : f64, dim = [0], keepdim = false, dtype = none) : (tensor<3x4xf32>) -> tensor<4xf32>
  thunder.return outputs(%r : tensor<4xf32>)
}

thunder.func @linalg_vector_norm_4(%a0: tensor<3x4xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[0.7465349, 1.7660502, 0.20063992, -0.75893307], [-0.71070623, 0.7941847, -0.2918886, 0.4199016], [0.41732162, -0.06644204, -1.4177691, 0.60909814]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.1580637, -1.3605498, -0.0059190253, 0.16470832], [-0.52492905, 0.6929136, -0.056743767, 0.1408459], [0.021981465, -2.2232428e-04, -0.46762013, 0.05657149]]> : tensor<3x4xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[-1.4579388, 1.0609077, 0.48940808]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.linalg_vector_norm.default(self = %a0, ord = 3.5, dim = [1], keepdim = false, dtype = none) : (tensor<3x4xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @logsumexp_0(%a0: tensor<3x4xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[1.0646555, 0.54333824, -0.4251282, 1.1609226], [-0.06695005, 0.2738722, -0.22773919, 1.278083], [-1.2289488, -1.2059808, -1.397217, 0.70492476]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.114187315, -0.06779734, -0.025740262, -0.1257263], [0.09743566, 0.1370046, 0.082963705, 0.3739886], [-0.12370298, -0.12657711, -0.10454475, -0.8555607]]> : tensor<3x4xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[-0.33345124, 0.6913926, -1.2103856]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.logsumexp.default(self = %a0, dim = [1], keepdim = false) : (tensor<3x4xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @prod_0(%a0: tensor<3x4xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[-0.6422021, -0.098742306, -0.5650454, 0.5488611], [-1.4148059, 0.36788926, -0.21787521, -0.58709675], [1.2855837, 2.8430429, 0.4610047, 0.24179004]]> : tensor<3x4xf32>, test.gradient = dense<[[0.029862, 0.19421704, 0.03393964, -0.03494042], [0.07515206, -0.28901517, 0.48801136, 0.18110402], [-0.0525097, -0.023744142, -0.1464315, -0.27919102]]> : tensor<3x4xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[0.97514635, 1.597005, -0.16569611]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.prod.dim_int(self = %a0, dim = 1, keepdim = false, dtype = none) : (tensor<3x4xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @elu_of_nan(%a0: tensor<6xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, 2.0, -2.0]> : tensor<6xf32>, test.gradient = dense<[1.6065521, 0.0, 0.1779562, -0.92057705, 0.0923649, -0.10218241]> : tensor<6xf32>}) -> (tensor<6xf32> {thunder.name = "output0", test.seed = dense<[0.80327606, 0.17483339, 0.0889781, -0.61371803, 0.04618245, -1.3682592]> : tensor<6xf32>}) {
  %r = thunder.bsym @aten.elu.default(self = %a0, alpha = 0.5, scale = 2.0, input_scale = 1.5) : (tensor<6xf32>) -> tensor<6xf32>
  thunder.return outputs(%r : tensor<6xf32>)
}

thunder.func @celu_of_nan(%a0: tensor<6xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, 2.0, -2.0]> : tensor<6xf32>, test.gradient = dense<[0.3374951, 0.0, -1.4351794, 0.9774318, 0.52204996, 0.45540413]> : tensor<6xf32>}) -> (tensor<6xf32> {thunder.name = "output0", test.seed = dense<[0.3374951, 1.0111159, -1.4351794, 0.9774318, 0.52204996, 1.2379167]> : tensor<6xf32>}) {
  %r = thunder.bsym @aten.celu.default(self = %a0, alpha = 2.0) : (tensor<6xf32>) -> tensor<6xf32>
  thunder.return outputs(%r : tensor<6xf32>)
}

thunder.func @selu_of_nan(%a0: tensor<6xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0, 2.0, -2.0]> : tensor<6xf32>, test.gradient = dense<[-0.9084735, 0.0, 0.44047347, -0.14039183, 0.9733808, 0.1940765]> : tensor<6xf32>}) -> (tensor<6xf32> {thunder.name = "output0", test.seed = dense<[-0.8646356, 0.29896083, 0.41921866, -0.079854324, 0.92641085, 0.8156775]> : tensor<6xf32>}) {
  %r = thunder.bsym @aten.selu.default(self = %a0) : (tensor<6xf32>) -> tensor<6xf32>
  thunder.return outputs(%r : tensor<6xf32>)
}
