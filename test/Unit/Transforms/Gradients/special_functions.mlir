// Read by GradientValues.cpp: operands, the cotangents of the results, and the gradients that PyTorch 2.15 gives.

thunder.func @lgamma_0(%a0: tensor<7xf64> {thunder.name = "a0", thunder.role = "input", test.value = dense<[-5.5, -0.3, 0.25, 1.0, 2.0, 3.7, 9.0]> : tensor<7xf64>, test.gradient = dense<[-0.026035858903199358, -1.2941105347289923, 5.0033890235370295, 0.8560423689059081, 0.7611961959594986, 0.011174390789266466, 0.3284758468674708]> : tensor<7xf64>}) -> (tensor<7xf64> {thunder.name = "output0", test.seed = dense<[-0.014521554112434387, -0.6123619675636292, -1.183546781539917, -1.4830546379089355, 1.8004361391067505, 0.009574053809046745, 0.15344738960266113]> : tensor<7xf64>}) {
  %r = thunder.bsym @aten.lgamma.default(self = %a0) : (tensor<7xf64>) -> tensor<7xf64>
  thunder.return outputs(%r : tensor<7xf64>)
}

thunder.func @digamma_0(%a0: tensor<5xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.25, 1.0, 2.0, 3.7, 9.0]> : tensor<5xf32>, test.gradient = dense<[-45.798004, -2.3541377, -0.35361943, 0.10019816, -0.05616708]> : tensor<5xf32>}) -> (tensor<5xf32> {thunder.name = "output0", test.seed = dense<[-2.6630876, -1.4311441, -0.54830325, 0.3231804, -0.4779688]> : tensor<5xf32>}) {
  %r = thunder.bsym @aten.digamma.default(self = %a0) : (tensor<5xf32>) -> tensor<5xf32>
  thunder.return outputs(%r : tensor<5xf32>)
}

thunder.func @polygamma_0(%a0: tensor<4xf64> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.25, 1.0, 2.0, 3.7]> : tensor<4xf64>, test.gradient = dense<[-201.9869476208375, 0.3119444740463291, 0.05394876352681176, -0.12153187667088178]> : tensor<4xf64>}) -> (tensor<4xf64> {thunder.name = "output0", test.seed = dense<[1.5618222951889038, -0.1297544538974762, -0.1334989368915558, 1.2739816904067993]> : tensor<4xf64>}) {
  %r = thunder.bsym @aten.polygamma.default(n = 1, self = %a0) : (tensor<4xf64>) -> tensor<4xf64>
  thunder.return outputs(%r : tensor<4xf64>)
}

thunder.func @polygamma_1(%a0: tensor<4xf64> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.25, 1.0, 2.0, 3.7]> : tensor<4xf64>, test.gradient = dense<[-198.1458028255565, -17.196479511638294, 0.301997322058798, 0.027696710610785418]> : tensor<4xf64>}) -> (tensor<4xf64> {thunder.name = "output0", test.seed = dense<[-0.1287679374217987, -2.6480813026428223, 0.611405611038208, 0.47524163126945496]> : tensor<4xf64>}) {
  %r = thunder.bsym @aten.polygamma.default(n = 2, self = %a0) : (tensor<4xf64>) -> tensor<4xf64>
  thunder.return outputs(%r : tensor<4xf64>)
}

thunder.func @mvlgamma_0(%a0: tensor<3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[2.5, 3.0, 7.0]> : tensor<3xf32>, test.gradient = dense<[1.7294759, 1.119506, 2.7022815]> : tensor<3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[1.4878097, 0.5464403, 0.50304824]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.mvlgamma.default(self = %a0, p = 3) : (tensor<3xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @erfinv_0(%a0: tensor<3xf64> {thunder.name = "a0", thunder.role = "input", test.value = dense<[-0.9, 0.0, 0.4]> : tensor<3xf64>, test.gradient = dense<[0.6443735407395079, -1.2707879383693852, -0.37608003291753783]> : tensor<3xf64>}) -> (tensor<3xf64> {thunder.name = "output0", test.seed = dense<[0.18797126412391663, -1.4339306354522705, -0.36984583735466003]> : tensor<3xf64>}) {
  %r = thunder.bsym @aten.erfinv.default(self = %a0) : (tensor<3xf64>) -> tensor<3xf64>
  thunder.return outputs(%r : tensor<3xf64>)
}

thunder.func @special_ndtri_0(%a0: tensor<4xf64> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.01, 0.2, 0.5, 0.95]> : tensor<4xf64>, test.gradient = dense<[45.07055460354798, 2.681435876172322, 0.09315139076180255, 13.701696701981255]> : tensor<4xf64>}) -> (tensor<4xf64> {thunder.name = "output0", test.seed = dense<[1.201226830482483, 0.7506999373435974, 0.03716202825307846, 1.4131332635879517]> : tensor<4xf64>}) {
  %r = thunder.bsym @aten.special_ndtri.default(self = %a0) : (tensor<4xf64>) -> tensor<4xf64>
  thunder.return outputs(%r : tensor<4xf64>)
}

thunder.func @special_erfcx_0(%a0: tensor<7xf64> {thunder.name = "a0", thunder.role = "input", test.value = dense<[-0.6000000238418579, 0.4000000059604645, 1.2999999523162842, 2.9000000953674316, 7.5, 8.5, 12.0]> : tensor<7xf64>, test.gradient = dense<[-2.6983467357179705, -0.6217772394647854, -0.27989521132220757, -0.00479029788565314, 0.007778452652802883, -0.008170854314711356, -0.0009158319298727098]> : tensor<7xf64>}) -> (tensor<7xf64> {thunder.name = "output0", test.seed = dense<[0.6941969990730286, 1.0507450103759766, 1.4099929332733154, 0.08303720504045486, -0.7958496809005737, 1.0677945613861084, 0.2361692488193512]> : tensor<7xf64>}) {
  %r = thunder.bsym @aten.special_erfcx.default(self = %a0) : (tensor<7xf64>) -> tensor<7xf64>
  thunder.return outputs(%r : tensor<7xf64>)
}

thunder.func @special_log_ndtr_0(%a0: tensor<9xf64> {thunder.name = "a0", thunder.role = "input", test.value = dense<[-8.5, -3.0, -0.6000000238418579, 0.4000000059604645, 1.2999999523162842, 2.9000000953674316, 7.5, 8.5, 12.0]> : tensor<9xf64>, test.gradient = dense<[-5.729073717203123, -0.37650978866031515, -0.37454648217257114, 1.0248582387191751, 0.12070052859007357, 0.004530280901851939, 1.0788395494792288e-13, 2.115167341979763e-18, 1.4592243178637272e-32]> : tensor<9xf64>}) -> (tensor<9xf64> {thunder.name = "output0", test.seed = dense<[-0.6650426983833313, -0.11468122899532318, -0.3082621693611145, 1.8239718675613403, 0.6361530423164368, 0.7596480250358582, 0.4431789219379425, 0.025901375338435173, 0.6798524856567383]> : tensor<9xf64>}) {
  %r = thunder.bsym @aten.special_log_ndtr.default(self = %a0) : (tensor<9xf64>) -> tensor<9xf64>
  thunder.return outputs(%r : tensor<9xf64>)
}

thunder.func @special_entr_0(%a0: tensor<3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 0.5, 2.0]> : tensor<3xf32>, test.gradient = dense<[0xFF800000, -0.24391836, 1.9641566]> : tensor<3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[-1.3668826, 0.79490346, -1.1600626]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.special_entr.default(self = %a0) : (tensor<3xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @sinc_0(%a0: tensor<5xf64> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 0.25, 1.0, -0.5, 2.3]> : tensor<5xf64>, test.gradient = dense<[0.0, 0.05235487766733083, -1.0138323307037354, 0.17519598386712876, 0.026450736519704792]> : tensor<5xf64>}) -> (tensor<5xf64> {thunder.name = "output0", test.seed = dense<[0.09525283426046371, -0.06774365156888962, 1.0138323307037354, 0.13759860396385193, 0.1278562992811203]> : tensor<5xf64>}) {
  %r = thunder.bsym @aten.sinc.default(self = %a0) : (tensor<5xf64>) -> tensor<5xf64>
  thunder.return outputs(%r : tensor<5xf64>)
}

thunder.func @i0_0(%a0: tensor<6xf64> {thunder.name = "a0", thunder.role = "input", test.value = dense<[-9.0, -0.6, 0.0, 0.4, 2.9, 8.5]> : tensor<6xf64>, test.gradient = dense<[931.1321016579428, 0.10882121093281168, -0.0, 0.10411196735764187, -3.460086393994868, 698.348054948296]> : tensor<6xf64>}) -> (tensor<6xf64> {thunder.name = "output0", test.seed = dense<[-0.9032096266746521, -0.3468913435935974, -1.0308758020401, 0.5102858543395996, -0.9577809572219849, 1.088413953781128]> : tensor<6xf64>}) {
  %r = thunder.bsym @aten.i0.default(self = %a0) : (tensor<6xf64>) -> tensor<6xf64>
  thunder.return outputs(%r : tensor<6xf64>)
}

thunder.func @special_i0e_0(%a0: tensor<6xf64> {thunder.name = "a0", thunder.role = "input", test.value = dense<[-9.0, -0.6, 0.0, 0.4, 2.9, 8.5]> : tensor<6xf64>, test.gradient = dense<[0.0024649583463008094, 0.19743040605596562, -0.0, -0.29805741724040874, -0.03026438267536569, 0.0018553659904815844]> : tensor<6xf64>}) -> (tensor<6xf64> {thunder.name = "output0", test.seed = dense<[0.3186948597431183, 0.46219009160995483, -0.5508931279182434, 0.5316388010978699, 0.617912232875824, -0.21950531005859375]> : tensor<6xf64>}) {
  %r = thunder.bsym @aten.special_i0e.default(self = %a0) : (tensor<6xf64>) -> tensor<6xf64>
  thunder.return outputs(%r : tensor<6xf64>)
}

thunder.func @special_i1_0(%a0: tensor<6xf64> {thunder.name = "a0", thunder.role = "input", test.value = dense<[-9.0, -0.6, 0.0, 0.4, 2.9, 8.5]> : tensor<6xf64>, test.gradient = dense<[57.125151370990345, -0.2708408056834579, 0.6695371270179749, -0.2575120342290526, -3.0590804634678226, 216.53979019347938]> : tensor<6xf64>}) -> (tensor<6xf64> {thunder.name = "output0", test.seed = dense<[0.05834799259901047, -0.47582268714904785, 1.3390742540359497, -0.4855649471282959, -0.9392262101173401, 0.3563401401042938]> : tensor<6xf64>}) {
  %r = thunder.bsym @aten.special_i1.default(self = %a0) : (tensor<6xf64>) -> tensor<6xf64>
  thunder.return outputs(%r : tensor<6xf64>)
}

thunder.func @special_i1e_0(%a0: tensor<6xf64> {thunder.name = "a0", thunder.role = "input", test.value = dense<[-9.0, -0.6, 0.0, 0.4, 2.9, 8.5]> : tensor<6xf64>, test.gradient = dense<[0.00011281437884427035, 0.046130445002882214, 0.360360711812973, -0.21302443876544214, -0.022780014738319088, 0.0024264088230919008]> : tensor<6xf64>}) -> (tensor<6xf64> {thunder.name = "output0", test.seed = dense<[-0.017622927203774452, 0.32898131012916565, 0.720721423625946, -0.9739111065864563, 1.1642985343933105, -0.35133472084999084]> : tensor<6xf64>}) {
  %r = thunder.bsym @aten.special_i1e.default(self = %a0) : (tensor<6xf64>) -> tensor<6xf64>
  thunder.return outputs(%r : tensor<6xf64>)
}

thunder.func @special_zeta_0(%a0: tensor<3xf64> {thunder.name = "a0", thunder.role = "input", test.value = dense<[2.0, 3.0, 4.0]> : tensor<3xf64>}, %a1: tensor<3xf64> {thunder.name = "a1", thunder.role = "input", test.value = dense<[1.0, 0.5, 2.0]> : tensor<3xf64>, test.gradient = dense<[0.1245640326628896, 43.813925447078084, 0.006808487832107425]> : tensor<3xf64>}) -> (tensor<3xf64> {thunder.name = "output0", test.seed = dense<[-0.05181286856532097, -0.8995859622955322, -0.04609329625964165]> : tensor<3xf64>}) {
  %r = thunder.bsym @aten.special_zeta.default(self = %a0, other = %a1) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  thunder.return outputs(%r : tensor<3xf64>)
}

thunder.func @special_zeta_1(%a0: tensor<3xf64> {thunder.name = "a0", thunder.role = "input", test.value = dense<[1.0, 0.5, 2.0]> : tensor<3xf64>, test.gradient = dense<[-5.509084646288656, 51.80986230352282, 0.019274276357090114]> : tensor<3xf64>}) -> (tensor<3xf64> {thunder.name = "output0", test.seed = dense<[1.6966849565505981, -1.0637582540512085, -0.07804308086633682]> : tensor<3xf64>}) {
  %r = thunder.bsym @aten.special_zeta.self_scalar(self = 3.0, other = %a0) : (tensor<3xf64>) -> tensor<3xf64>
  thunder.return outputs(%r : tensor<3xf64>)
}
