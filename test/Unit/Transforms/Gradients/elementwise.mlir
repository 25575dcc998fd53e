// Read by GradientValues.cpp: operands, the cotangent of the result, and the gradients that PyTorch 2.15 gives.

thunder.func @abs_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[1.5409961, -0.2934289, -2.1787894, 0.56843126], [-1.0845224, -1.3985955, 0.40334684, 0.83802634], [-0.7192576, -0.40334353, -0.59663534, 0.18203649]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.68019736, 1.2915589, -0.7053313, -0.26400828], [0.8975658, 1.4531105, -0.009670229, 0.10079684], [-0.20882657, 0.7947841, -0.37936586, 0.20904255]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-0.68019736, -1.2915589, 0.7053313, -0.26400828], [-0.8975658, -1.4531105, -0.009670229, 0.10079684], [0.20882657, -0.7947841, 0.37936586, 0.20904255]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.abs.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @abs_1(%a0: tensor<2x3xf64> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.8566745932963743, 1.100604170903427, -1.0711873631091473], [0.12270123916331216, -0.5663174751548546, 0.37311463418249957]]> : tensor<2x3xf64>, test.gradient = dense<[[0.33562520146369934, 1.9664191007614136, 1.4307587146759033], [-0.7905673980712891, 0.2857697606086731, 0.3112345039844513]]> : tensor<2x3xf64>}) -> (tensor<2x3xf64> {thunder.name = "output0", test.seed = dense<[[-0.33562520146369934, 1.9664191007614136, -1.4307587146759033], [-0.7905673980712891, -0.2857697606086731, 0.3112345039844513]]> : tensor<2x3xf64>}) {
  %r = thunder.bsym @aten.abs.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  thunder.return outputs(%r : tensor<2x3xf64>)
}

thunder.func @abs_2(%a0: tensor<2x3xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.890625, -1.5078125, 0.37109375], [1.453125, 0.94140625, 0.7734375]]> : tensor<2x3xbf16>, test.gradient = dense<[[-1.2109375, 0.40625, 1.125], [-0.8125, 0.8828125, 0.07470703]]> : tensor<2x3xbf16>}) -> (tensor<2x3xbf16> {thunder.name = "output0", test.seed = dense<[[1.2109375, -0.40625, 1.125], [-0.8125, 0.8828125, 0.07470703]]> : tensor<2x3xbf16>}) {
  %r = thunder.bsym @aten.abs.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  thunder.return outputs(%r : tensor<2x3xbf16>)
}

thunder.func @abs_3(%a0: tensor<3xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.19189453, 1.2636719, -1.2900391]> : tensor<3xf16>, test.gradient = dense<[-0.39697266, 1.1396484, -0.75097656]> : tensor<3xf16>}) -> (tensor<3xf16> {thunder.name = "output0", test.seed = dense<[-0.39697266, 1.1396484, 0.75097656]> : tensor<3xf16>}) {
  %r = thunder.bsym @aten.abs.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  thunder.return outputs(%r : tensor<3xf16>)
}

thunder.func @abs_4(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<-0.7911027> : tensor<f32>, test.gradient = dense<-0.9705903> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<0.9705903> : tensor<f32>}) {
  %r = thunder.bsym @aten.abs.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @abs_5(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<0x3xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x3xf32>}) {
  %r = thunder.bsym @aten.abs.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  thunder.return outputs(%r : tensor<0x3xf32>)
}

thunder.func @neg_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.51863676, -1.3125219, 0.19199507, 0.54277134], [-2.2187793, 0.25898454, -1.0297022, -0.5007584], [0.27336773, -0.9181, -0.040421087, 0.2881168]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.8576598, -0.5533148, 0.74855673, 1.4637394], [0.6579029, 0.971994, -1.0218843, -2.2190933], [-0.68753165, -0.26752725, 0.6667815, -0.54692984]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.8576598, 0.5533148, -0.74855673, -1.4637394], [-0.6579029, -0.971994, 1.0218843, 2.2190933], [0.68753165, 0.26752725, -0.6667815, 0.54692984]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.neg.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @neg_1(%a0: tensor<2x3xf64> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.007537307963943466, -0.914495452479524, -1.0885836526934918], [-0.2665963045720212, 0.18942346075724142, -0.21902281098819965]]> : tensor<2x3xf64>, test.gradient = dense<[[-0.4201241135597229, -0.6397101879119873, 0.6042727828025818], [-0.039564888924360275, -0.39505723118782043, -0.660152018070221]]> : tensor<2x3xf64>}) -> (tensor<2x3xf64> {thunder.name = "output0", test.seed = dense<[[0.4201241135597229, 0.6397101879119873, -0.6042727828025818], [0.039564888924360275, 0.39505723118782043, 0.660152018070221]]> : tensor<2x3xf64>}) {
  %r = thunder.bsym @aten.neg.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  thunder.return outputs(%r : tensor<2x3xf64>)
}

thunder.func @neg_2(%a0: tensor<2x3xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[2.0625, -0.03540039, 0.0625], [-0.765625, 1.1015625, 2.75]]> : tensor<2x3xbf16>, test.gradient = dense<[[1.4453125, 0.828125, -0.20996094], [0.80078125, 2.25, -0.21875]]> : tensor<2x3xbf16>}) -> (tensor<2x3xbf16> {thunder.name = "output0", test.seed = dense<[[-1.4453125, -0.828125, 0.20996094], [-0.80078125, -2.25, 0.21875]]> : tensor<2x3xbf16>}) {
  %r = thunder.bsym @aten.neg.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  thunder.return outputs(%r : tensor<2x3xbf16>)
}

thunder.func @neg_3(%a0: tensor<3xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.17529297, -0.9316406, -1.5058594]> : tensor<3xf16>, test.gradient = dense<[0.6323242, -0.9614258, -0.56640625]> : tensor<3xf16>}) -> (tensor<3xf16> {thunder.name = "output0", test.seed = dense<[-0.6323242, 0.9614258, 0.56640625]> : tensor<3xf16>}) {
  %r = thunder.bsym @aten.neg.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  thunder.return outputs(%r : tensor<3xf16>)
}

thunder.func @neg_4(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<-0.66098255> : tensor<f32>, test.gradient = dense<0.79485005> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-0.79485005> : tensor<f32>}) {
  %r = thunder.bsym @aten.neg.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @neg_5(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<0x3xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x3xf32>}) {
  %r = thunder.bsym @aten.neg.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  thunder.return outputs(%r : tensor<0x3xf32>)
}

thunder.func @sign_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.2849093, -0.13344175, 1.8929105, 3.1110442], [-0.4583958, -0.33598807, -1.5699861, 1.2315004], [1.3946317, 1.1711024, 0.43351194, -1.7342502]]> : tensor<3x4xf32>, test.gradient = dense<[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-0.63629615, -0.49894938, -1.0087104, 0.095933795], [-1.0121454, -0.5235977, 1.7158555, -1.6636859], [-0.88896835, 0.6676524, 0.30935723, 0.803439]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.sign.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @sign_1(%a0: tensor<2x3xf64> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-1.3360485511053626, 0.8870960347457547, 0.7679574501836557], [0.05711299767083105, 0.22395839309678037, 0.5519642948757691]]> : tensor<2x3xf64>, test.gradient = dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf64>}) -> (tensor<2x3xf64> {thunder.name = "output0", test.seed = dense<[[0.8565748929977417, 0.19142507016658783, 2.028676986694336], [-0.1179819405078888, -0.41488170623779297, -0.4961176812648773]]> : tensor<2x3xf64>}) {
  %r = thunder.bsym @aten.sign.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  thunder.return outputs(%r : tensor<2x3xf64>)
}

thunder.func @sign_2(%a0: tensor<2x3xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.578125, 0.017700195, 0.13183594], [1.0234375, -0.44726562, 0.45117188]]> : tensor<2x3xbf16>, test.gradient = dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xbf16>}) -> (tensor<2x3xbf16> {thunder.name = "output0", test.seed = dense<[[0.79296875, 0.56640625, -0.6875], [1.1953125, 1.3671875, 0.17871094]]> : tensor<2x3xbf16>}) {
  %r = thunder.bsym @aten.sign.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  thunder.return outputs(%r : tensor<2x3xbf16>)
}

thunder.func @sign_3(%a0: tensor<3xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.9760742, 0.7114258, -0.7583008]> : tensor<3xf16>, test.gradient = dense<[0.0, 0.0, 0.0]> : tensor<3xf16>}) -> (tensor<3xf16> {thunder.name = "output0", test.seed = dense<[-1.1123047, 0.5942383, 0.3149414]> : tensor<3xf16>}) {
  %r = thunder.bsym @aten.sign.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  thunder.return outputs(%r : tensor<3xf16>)
}

thunder.func @sign_4(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<-0.64358306> : tensor<f32>, test.gradient = dense<0.0> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-0.8980801> : tensor<f32>}) {
  %r = thunder.bsym @aten.sign.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @sign_5(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<0x3xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x3xf32>}) {
  %r = thunder.bsym @aten.sign.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  thunder.return outputs(%r : tensor<0x3xf32>)
}

thunder.func @square_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-1.7786636, 0.84765124, 0.24594283, -0.13116787], [-0.17851807, -0.5958931, 0.27386975, 0.5679263], [-0.67310244, -1.2095324, 1.3440703, 2.3832195]]> : tensor<3x4xf32>, test.gradient = dense<[[0.42429915, -2.0857592, 0.10698739, -0.36689186], [-0.10374321, 0.83488375, 0.27649438, 1.3426394], [1.0194418, -1.0725018, 0.7153106, 3.231142]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-0.1192747, -1.2303169, 0.21750459, 1.3985584], [0.29056782, -0.7005315, 0.50479174, 1.1820543], [-0.757271, 0.4433539, 0.26609865, 0.67789435]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.square.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @square_1(%a0: tensor<2x3xf64> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.5664638919366757, -1.1536167719801087, -2.5023009394628133], [0.8755577545975739, -2.6725649018214352, -0.03133259936981117]]> : tensor<2x3xf64>, test.gradient = dense<[[0.7350799611418487, -1.3297678038492176, -7.473267386939987], [-2.1487959545436293, -0.5641252378998959, -0.08450208653613167]]> : tensor<2x3xf64>}) -> (tensor<2x3xf64> {thunder.name = "output0", test.seed = dense<[[-0.6488321423530579, 0.576347291469574, 1.4932790994644165], [-1.22710120677948, 0.10554004460573196, 1.3484691381454468]]> : tensor<2x3xf64>}) {
  %r = thunder.bsym @aten.square.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  thunder.return outputs(%r : tensor<2x3xf64>)
}

thunder.func @square_2(%a0: tensor<2x3xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.49804688, -0.5234375, -0.25195312], [-1.0546875, -0.55859375, -0.119628906]]> : tensor<2x3xbf16>, test.gradient = dense<[[1.984375, -0.7109375, -0.19042969], [-0.16503906, 1.5078125, -0.049560547]]> : tensor<2x3xbf16>}) -> (tensor<2x3xbf16> {thunder.name = "output0", test.seed = dense<[[1.9921875, 0.6796875, 0.37695312], [0.078125, -1.3515625, 0.20703125]]> : tensor<2x3xbf16>}) {
  %r = thunder.bsym @aten.square.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  thunder.return outputs(%r : tensor<2x3xbf16>)
}

thunder.func @square_3(%a0: tensor<3xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.16357422, -0.25048828, -1.0878906]> : tensor<3xf16>, test.gradient = dense<[-0.05029297, -0.11450195, -3.1445312]> : tensor<3xf16>}) -> (tensor<3xf16> {thunder.name = "output0", test.seed = dense<[0.15368652, 0.22851562, 1.4453125]> : tensor<3xf16>}) {
  %r = thunder.bsym @aten.square.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  thunder.return outputs(%r : tensor<3xf16>)
}

thunder.func @square_4(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<0.004407246> : tensor<f32>, test.gradient = dense<0.008671537> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<0.9837818> : tensor<f32>}) {
  %r = thunder.bsym @aten.square.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @square_5(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<0x3xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x3xf32>}) {
  %r = thunder.bsym @aten.square.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  thunder.return outputs(%r : tensor<0x3xf32>)
}

thunder.func @exp_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.67901933, 1.4250834, 1.964749, 0.7678398], [1.9899093, 0.7182523, -0.49666652, 1.3100289], [0.39555687, 0.08947941, -0.16821094, -0.4727588]]> : tensor<3x4xf32>, test.gradient = dense<[[0.098880894, 3.0568962, -4.7354546, -0.10278518], [4.5602546, 2.1895614, -1.6636217, 0.51234996], [-1.6398848, -0.28990015, -0.4912984, -0.31843263]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.19498749, 0.73514813, -0.6638684, -0.047693796], [0.62342244, 1.0676382, -2.7337203, 0.1382383], [-1.1041427, -0.26508677, -0.58129746, -0.5108979]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.exp.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @exp_1(%a0: tensor<2x3xf64> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-1.9705762426761493, 0.6280840452892086, -0.11315179032591675], [0.46311148883636444, 0.33380446173297984, 1.6443168265369494]]> : tensor<2x3xf64>, test.gradient = dense<[[-0.2196478857326904, 2.471554249431712, 0.12366115813578968], [1.992983904152614, 0.32829451744125315, 0.3601187634845357]]> : tensor<2x3xf64>}) -> (tensor<2x3xf64> {thunder.name = "output0", test.seed = dense<[[-1.5759317874908447, 1.3188539743423462, 0.13847599923610687], [1.2542295455932617, 0.23512250185012817, 0.06955494731664658]]> : tensor<2x3xf64>}) {
  %r = thunder.bsym @aten.exp.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  thunder.return outputs(%r : tensor<2x3xf64>)
}

thunder.func @exp_2(%a0: tensor<2x3xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-1.25, -0.05908203, 1.1875], [1.2265625, -0.8515625, -1.1953125]]> : tensor<2x3xbf16>, test.gradient = dense<[[0.53125, 0.72265625, 0.096191406], [4.8125, -0.56640625, -0.23144531]]> : tensor<2x3xbf16>}) -> (tensor<2x3xbf16> {thunder.name = "output0", test.seed = dense<[[1.84375, 0.765625, 0.029296875], [1.4140625, -1.328125, -0.765625]]> : tensor<2x3xbf16>}) {
  %r = thunder.bsym @aten.exp.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  thunder.return outputs(%r : tensor<2x3xbf16>)
}

thunder.func @exp_3(%a0: tensor<3xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.1074219, 0.65771484, -0.04232788]> : tensor<3xf16>, test.gradient = dense<[0.7451172, -3.4667969, 0.7163086]> : tensor<3xf16>}) -> (tensor<3xf16> {thunder.name = "output0", test.seed = dense<[0.24609375, -1.7958984, 0.7475586]> : tensor<3xf16>}) {
  %r = thunder.bsym @aten.exp.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  thunder.return outputs(%r : tensor<3xf16>)
}

thunder.func @exp_4(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<0.45803958> : tensor<f32>, test.gradient = dense<-1.3650352> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-0.86341536> : tensor<f32>}) {
  %r = thunder.bsym @aten.exp.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @exp_5(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<0x3xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x3xf32>}) {
  %r = thunder.bsym @aten.exp.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  thunder.return outputs(%r : tensor<0x3xf32>)
}

thunder.func @expm1_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[2.043914, 0.96380776, 0.3278114, -1.444207], [-1.3835222, -0.79867256, -0.9275897, 0.77494925], [1.2369059, -0.7698547, -0.9917953, 1.698246]]> : tensor<3x4xf32>, test.gradient = dense<[[-3.5881562, -1.3100151, -1.1706452, 0.11785034], [0.17833962, -0.004132207, 0.060630623, -2.1282055], [0.39767042, -0.030966667, -0.01898245, -0.44056562]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-0.46474072, -0.4996891, -0.84344864, 0.4995074], [0.7113836, -0.009184196, 0.15329893, -0.98052216], [0.11543615, -0.06687105, -0.051178023, -0.08062537]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.expm1.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @expm1_1(%a0: tensor<2x3xf64> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.11584423590631027, -0.9226250663435951, 1.0272460414356859], [-1.1210249934378085, 0.7307518960370215, -0.043950337877883355]]> : tensor<2x3xf64>, test.gradient = dense<[[-1.5408147145870845, 0.47231953812808675, -2.6160420571398575], [0.15232338002595341, 0.7972677997890295, 0.9174548485123131]]> : tensor<2x3xf64>}) -> (tensor<2x3xf64> {thunder.name = "output0", test.seed = dense<[[-1.3722710609436035, 1.1883021593093872, -0.9365208148956299], [0.46732771396636963, 0.38392174243927, 0.9586765170097351]]> : tensor<2x3xf64>}) {
  %r = thunder.bsym @aten.expm1.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  thunder.return outputs(%r : tensor<2x3xf64>)
}

thunder.func @expm1_2(%a0: tensor<2x3xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[1.1640625, 0.15234375, 0.7109375], [0.40625, -1.9375, -1.28125]]> : tensor<2x3xbf16>, test.gradient = dense<[[-5.125, 0.40625, -2.4375], [-1.890625, 0.09472656, -0.16503906]]> : tensor<2x3xbf16>}) -> (tensor<2x3xbf16> {thunder.name = "output0", test.seed = dense<[[-1.6015625, 0.34960938, -1.203125], [-1.2578125, 0.65625, -0.59375]]> : tensor<2x3xbf16>}) {
  %r = thunder.bsym @aten.expm1.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  thunder.return outputs(%r : tensor<2x3xbf16>)
}

thunder.func @expm1_3(%a0: tensor<3xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-1.3486328, 0.0602417, -0.29736328]> : tensor<3xf16>, test.gradient = dense<[-0.055511475, 0.43041992, -0.42382812]> : tensor<3xf16>}) -> (tensor<3xf16> {thunder.name = "output0", test.seed = dense<[-0.21374512, 0.4050293, -0.5708008]> : tensor<3xf16>}) {
  %r = thunder.bsym @aten.expm1.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  thunder.return outputs(%r : tensor<3xf16>)
}

thunder.func @expm1_4(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<1.5461882> : tensor<f32>, test.gradient = dense<-0.9929779> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-0.21156244> : tensor<f32>}) {
  %r = thunder.bsym @aten.expm1.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @expm1_5(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<0x3xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x3xf32>}) {
  %r = thunder.bsym @aten.expm1.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  thunder.return outputs(%r : tensor<0x3xf32>)
}

thunder.func @log_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.53081656, 0.6253898, 0.5766897, 1.7949933], [0.4474516, 0.680353, 0.22889566, 1.1062912], [0.63378286, 0.1812138, 0.595088, 2.032762]]> : tensor<3x4xf32>, test.gradient = dense<[[3.1499457, 0.55489194, -1.5436624, 0.16779888], [3.282949, 1.3740923, 8.468406, 0.8897407], [2.5788326, -1.7133412, -0.12268656, -0.22517028]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[1.6720433, 0.3470238, -0.89021426, 0.30119786], [1.4689608, 0.9348678, 1.9383814, 0.9843123], [1.6344199, -0.31048107, -0.0730093, -0.4577176]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.log.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @log_1(%a0: tensor<2x3xf64> {thunder.name = "self", thunder.role = "input", test.value = dense<[[1.6832140453566704, 0.6896917349701125, 0.2750205462930757], [0.45290023830520154, 0.9974748047588913, 0.752325833004202]]> : tensor<2x3xf64>, test.gradient = dense<[[0.05590730569448057, 1.1758264573900166, -9.577276624513772], [1.654487987152543, 0.26288854893990093, 0.20448852798138245]]> : tensor<2x3xf64>}) -> (tensor<2x3xf64> {thunder.name = "output0", test.seed = dense<[[0.09410396218299866, 0.8109577894210815, -2.6339478492736816], [0.74931800365448, 0.2622247040271759, 0.1538420021533966]]> : tensor<2x3xf64>}) {
  %r = thunder.bsym @aten.log.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  thunder.return outputs(%r : tensor<2x3xf64>)
}

thunder.func @log_2(%a0: tensor<2x3xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.16894531, 2.359375, 0.9453125], [1.3671875, 0.5546875, 0.2734375]]> : tensor<2x3xbf16>, test.gradient = dense<[[-3.1875, 0.15332031, 0.8125], [0.17871094, -0.9921875, 4.09375]]> : tensor<2x3xbf16>}) -> (tensor<2x3xbf16> {thunder.name = "output0", test.seed = dense<[[-0.5390625, 0.36132812, 0.76953125], [0.24414062, -0.55078125, 1.1171875]]> : tensor<2x3xbf16>}) {
  %r = thunder.bsym @aten.log.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  thunder.return outputs(%r : tensor<2x3xbf16>)
}

thunder.func @log_3(%a0: tensor<3xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.3349609, 1.5136719, 1.65625]> : tensor<3xf16>, test.gradient = dense<[-0.46826172, 0.3737793, -0.30737305]> : tensor<3xf16>}) -> (tensor<3xf16> {thunder.name = "output0", test.seed = dense<[-0.625, 0.56591797, -0.50927734]> : tensor<3xf16>}) {
  %r = thunder.bsym @aten.log.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  thunder.return outputs(%r : tensor<3xf16>)
}

thunder.func @log_4(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<0.5208226> : tensor<f32>, test.gradient = dense<0.0474029> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<0.0246885> : tensor<f32>}) {
  %r = thunder.bsym @aten.log.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @log_5(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<0x3xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x3xf32>}) {
  %r = thunder.bsym @aten.log.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  thunder.return outputs(%r : tensor<0x3xf32>)
}

thunder.func @log1p_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.58740914, 0.47122842, 0.94314134, 0.6042284], [0.25125042, 0.76029783, 0.9137518, 0.18125078], [0.25824922, 0.667825, 0.8128823, 0.6521584]]> : tensor<3x4xf32>, test.gradient = dense<[[-1.0662978, 0.9555771, 0.23199452, 0.5769038], [-0.8103149, 0.53363824, 0.7612873, -0.77704364], [-0.013167259, -0.7730638, -0.16792941, 0.77559847]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-1.6926508, 1.4058721, 0.45079815, 0.92548543], [-1.0139068, 0.93936217, 1.4569149, -0.91788346], [-0.016567694, -1.2893351, -0.30443627, 1.2814115]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.log1p.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @log1p_1(%a0: tensor<2x3xf64> {thunder.name = "self", thunder.role = "input", test.value = dense<[[2.168084564883457, 2.208588120630298, 0.4639233495793701], [0.6342442703690045, 0.32612995578498005, 1.0849939405719324]]> : tensor<2x3xf64>, test.gradient = dense<[[0.2221366304170016, 0.19084671322463775, -1.3057669000133922], [0.28022947079767724, 0.44835595753649077, -0.18045188553896083]]> : tensor<2x3xf64>}) -> (tensor<2x3xf64> {thunder.name = "output0", test.seed = dense<[[0.7037476301193237, 0.6123484969139099, -1.9115426540374756], [0.45796340703964233, 0.5945782661437988, -0.3762410879135132]]> : tensor<2x3xf64>}) {
  %r = thunder.bsym @aten.log1p.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  thunder.return outputs(%r : tensor<2x3xf64>)
}

thunder.func @log1p_2(%a0: tensor<2x3xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.4609375, 0.89453125, 1.03125], [0.2421875, 0.48632812, 1.828125]]> : tensor<2x3xbf16>, test.gradient = dense<[[-0.12988281, -0.3203125, -0.07421875], [-0.94921875, 0.0015411377, 0.54296875]]> : tensor<2x3xbf16>}) -> (tensor<2x3xbf16> {thunder.name = "output0", test.seed = dense<[[-0.19042969, -0.60546875, -0.15039062], [-1.1796875, 0.0022888184, 1.5390625]]> : tensor<2x3xbf16>}) {
  %r = thunder.bsym @aten.log1p.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  thunder.return outputs(%r : tensor<2x3xbf16>)
}

thunder.func @log1p_3(%a0: tensor<3xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.890625, 0.9770508, 0.30004883]> : tensor<3xf16>, test.gradient = dense<[-0.1928711, 0.24645996, 0.2854004]> : tensor<3xf16>}) -> (tensor<3xf16> {thunder.name = "output0", test.seed = dense<[-0.5576172, 0.48706055, 0.3708496]> : tensor<3xf16>}) {
  %r = thunder.bsym @aten.log1p.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  thunder.return outputs(%r : tensor<3xf16>)
}

thunder.func @log1p_4(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<1.3607091> : tensor<f32>, test.gradient = dense<-0.25622943> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-0.6048832> : tensor<f32>}) {
  %r = thunder.bsym @aten.log1p.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @log1p_5(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<0x3xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x3xf32>}) {
  %r = thunder.bsym @aten.log1p.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  thunder.return outputs(%r : tensor<0x3xf32>)
}

thunder.func @sqrt_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[1.45055, 1.0979083, 0.41430655, 1.0649348], [1.5087329, 0.91642207, 0.7984716, 1.49834], [1.0498213, 0.72323066, 0.46499452, 0.4820106]]> : tensor<3x4xf32>, test.gradient = dense<[[0.42916447, -0.60472023, 0.65407914, 0.12175053], [-0.5875907, -0.1591265, 0.011846661, -0.14452143], [-0.4581486, -0.3579787, 0.7295636, -0.7653789]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[1.0337609, -1.2672652, 0.84201765, 0.25128257], [-1.4434811, -0.3046634, 0.021171698, -0.35380784], [-0.93884534, -0.60887146, 0.9949863, -1.0627589]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.sqrt.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @sqrt_1(%a0: tensor<2x3xf64> {thunder.name = "self", thunder.role = "input", test.value = dense<[[1.0345237421735312, 0.20116070148476606, 0.8429933076617194], [1.098925019975466, 0.12682904318413749, 0.19260306122541532]]> : tensor<2x3xf64>, test.gradient = dense<[[-0.060132596446514704, -1.7136126889856607, -0.19247783600310372], [0.06892717913858183, 2.1566170402805684, -0.8830743015820777]]> : tensor<2x3xf64>}) -> (tensor<2x3xf64> {thunder.name = "output0", test.seed = dense<[[-0.12232358008623123, -1.5371428728103638, -0.35344576835632324], [0.14451220631599426, 1.5360748767852783, -0.7751019597053528]]> : tensor<2x3xf64>}) {
  %r = thunder.bsym @aten.sqrt.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  thunder.return outputs(%r : tensor<2x3xf64>)
}

thunder.func @sqrt_2(%a0: tensor<2x3xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.69140625, 0.61328125, 0.90625], [1.8671875, 0.19140625, 0.17578125]]> : tensor<2x3xbf16>, test.gradient = dense<[[0.90625, -1.21875, 0.5703125], [-0.09423828, -0.62109375, 0.46484375]]> : tensor<2x3xbf16>}) -> (tensor<2x3xbf16> {thunder.name = "output0", test.seed = dense<[[1.5078125, -1.8984375, 1.0859375], [-0.2578125, -0.54296875, 0.390625]]> : tensor<2x3xbf16>}) {
  %r = thunder.bsym @aten.sqrt.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  thunder.return outputs(%r : tensor<2x3xbf16>)
}

thunder.func @sqrt_3(%a0: tensor<3xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.9394531, 0.3479004, 0.30664062]> : tensor<3xf16>, test.gradient = dense<[0.56933594, 1.0791016, 1.4833984]> : tensor<3xf16>}) -> (tensor<3xf16> {thunder.name = "output0", test.seed = dense<[1.1035156, 1.2734375, 1.6425781]> : tensor<3xf16>}) {
  %r = thunder.bsym @aten.sqrt.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  thunder.return outputs(%r : tensor<3xf16>)
}

thunder.func @sqrt_4(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<1.0927814> : tensor<f32>, test.gradient = dense<-0.67474735> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-1.4107103> : tensor<f32>}) {
  %r = thunder.bsym @aten.sqrt.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @sqrt_5(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<0x3xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x3xf32>}) {
  %r = thunder.bsym @aten.sqrt.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  thunder.return outputs(%r : tensor<0x3xf32>)
}

thunder.func @rsqrt_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[3.2501225, 0.31649873, 2.7095683, 0.37559497], [1.3810425, 0.25868925, 0.45095325, 0.322606], [0.8970509, 0.35644436, 0.7689778, 0.20565179]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.18835382, -0.33249548, -0.047250714, -1.0382557], [0.35497978, 3.5407968, 0.8720196, 0.13873012], [-0.29988968, 2.5348728, -0.8433704, 1.346162]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[2.2072625, 0.118406, 0.42149118, 0.4779847], [-1.1522434, -0.9317482, -0.5281455, -0.05084046], [0.5095857, -1.0788817, 1.1374152, -0.25108805]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.rsqrt.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @rsqrt_1(%a0: tensor<2x3xf64> {thunder.name = "self", thunder.role = "input", test.value = dense<[[1.69277167061792, 0.7128614198603894, 0.786728311118281], [1.1436186842291345, 1.220988663476989, 0.9756598176576134]]> : tensor<2x3xf64>, test.gradient = dense<[[0.27672416079547985, -0.0726107570412067, 0.8834395164029208], [-0.11443345330872474, 0.18331715723543168, 0.5195810793586696]]> : tensor<2x3xf64>}) -> (tensor<2x3xf64> {thunder.name = "output0", test.seed = dense<[[-1.2189184427261353, 0.08740547299385071, -1.2329457998275757], [0.27990126609802246, -0.4946528971195221, -1.0014538764953613]]> : tensor<2x3xf64>}) {
  %r = thunder.bsym @aten.rsqrt.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  thunder.return outputs(%r : tensor<2x3xf64>)
}

thunder.func @rsqrt_2(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<0.8380073> : tensor<f32>, test.gradient = dense<0.09520732> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-0.14607371> : tensor<f32>}) {
  %r = thunder.bsym @aten.rsqrt.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @rsqrt_3(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<0x3xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x3xf32>}) {
  %r = thunder.bsym @aten.rsqrt.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  thunder.return outputs(%r : tensor<0x3xf32>)
}

thunder.func @reciprocal_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.5930537, -1.718811, 0.42389172, 0.919886], [-1.2862569, 1.126715, -1.7119899, -0.4294436], [-0.5328241, -0.5372626, -0.087566175, 0.43978828]]> : tensor<3x4xf32>, test.gradient = dense<[[-2.7825558, -0.1900745, 10.597817, 0.558683], [-0.2926046, -0.16094254, -0.19252087, 4.0498285], [-8.137072, 2.008823, -63.964386, 7.1714997]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.9786601, 0.56153923, -1.9042604, -0.4727521], [0.48410165, 0.2043144, 0.5642612, -0.74687666], [2.3101273, -0.579849, 0.49046832, -1.3870665]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.reciprocal.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @reciprocal_1(%a0: tensor<2x3xf64> {thunder.name = "self", thunder.role = "input", test.value = dense<[[1.3583091642049117, 0.2583320536668645, -0.5285173538747293], [0.8978843809783917, 1.0104458912352947, 0.11004951341079283]]> : tensor<2x3xf64>, test.gradient = dense<[[0.024245702319873223, 9.533872592751433, -6.345466319219153], [1.0830699312827392, -0.08975983839460223, 35.95024835913806]]> : tensor<2x3xf64>}) -> (tensor<2x3xf64> {thunder.name = "output0", test.seed = dense<[[-0.04473341256380081, -0.6362472772598267, 1.7724828720092773], [-0.8731670379638672, 0.09164487570524216, -0.4353896975517273]]> : tensor<2x3xf64>}) {
  %r = thunder.bsym @aten.reciprocal.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  thunder.return outputs(%r : tensor<2x3xf64>)
}

thunder.func @reciprocal_2(%a0: tensor<2x3xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[1.4296875, 1.953125, 0.765625], [-0.91015625, -0.7265625, 0.953125]]> : tensor<2x3xbf16>, test.gradient = dense<[[-0.671875, 0.07910156, 0.019165039], [-0.47070312, 0.92578125, -0.06982422]]> : tensor<2x3xbf16>}) -> (tensor<2x3xbf16> {thunder.name = "output0", test.seed = dense<[[1.375, -0.30273438, -0.011230469], [0.38867188, -0.49023438, 0.063964844]]> : tensor<2x3xbf16>}) {
  %r = thunder.bsym @aten.reciprocal.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  thunder.return outputs(%r : tensor<2x3xbf16>)
}

thunder.func @reciprocal_3(%a0: tensor<3xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.10809326, 1.1572266, -2.46875]> : tensor<3xf16>, test.gradient = dense<[59.0625, -0.5097656, -0.41845703]> : tensor<3xf16>}) -> (tensor<3xf16> {thunder.name = "output0", test.seed = dense<[-0.6904297, 0.6826172, 2.5507812]> : tensor<3xf16>}) {
  %r = thunder.bsym @aten.reciprocal.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  thunder.return outputs(%r : tensor<3xf16>)
}

thunder.func @reciprocal_4(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<1.5930197> : tensor<f32>, test.gradient = dense<-0.6333968> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<1.6073786> : tensor<f32>}) {
  %r = thunder.bsym @aten.reciprocal.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @reciprocal_5(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<0x3xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x3xf32>}) {
  %r = thunder.bsym @aten.reciprocal.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  thunder.return outputs(%r : tensor<0x3xf32>)
}

thunder.func @sin_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.5453405, -0.59215623, -1.2467427, 0.82907355], [0.2576192, -0.56612676, -0.9134848, 1.1017869], [-0.26332834, -0.34662923, 2.3803155, -0.042298097]]> : tensor<3x4xf32>, test.gradient = dense<[[0.5490958, 0.014313653, 0.06489303, -0.54590374], [-0.63429946, -1.2273142, -0.58573705, -0.5364887], [0.8920565, 0.22051017, -0.2639853, 0.99561536]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.64225435, 0.017250787, 0.20380221, -0.808077], [-0.65594614, -1.45419, -0.95866764, -1.1869142], [0.9239045, 0.2344548, 0.36464298, 0.9965067]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.sin.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @sin_1(%a0: tensor<2x3xf64> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.9743512008898152, 0.4975859074528319, 0.060299152579779115], [-0.5257847721637253, -0.3809888213860365, 1.240798026743917]]> : tensor<2x3xf64>, test.gradient = dense<[[-0.3476450182494664, 1.7251633915158473, -0.27548139259960724], [0.13262541223962487, 1.6525810546357929, -0.2757961425729105]]> : tensor<2x3xf64>}) -> (tensor<2x3xf64> {thunder.name = "output0", test.seed = dense<[[-0.6189103722572327, 1.963229775428772, -0.27598297595977783], [0.1533365249633789, 1.7802280187606812, -0.8511138558387756]]> : tensor<2x3xf64>}) {
  %r = thunder.bsym @aten.sin.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  thunder.return outputs(%r : tensor<2x3xf64>)
}

thunder.func @sin_2(%a0: tensor<2x3xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-1.3515625, 0.9296875, -1.296875], [-0.053222656, 0.20703125, -0.93359375]]> : tensor<2x3xbf16>, test.gradient = dense<[[-0.33984375, -0.41796875, 0.359375], [0.31835938, 0.13085938, 0.578125]]> : tensor<2x3xbf16>}) -> (tensor<2x3xbf16> {thunder.name = "output0", test.seed = dense<[[-1.5625, -0.69921875, 1.3203125], [0.31835938, 0.13378906, 0.9765625]]> : tensor<2x3xbf16>}) {
  %r = thunder.bsym @aten.sin.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  thunder.return outputs(%r : tensor<2x3xbf16>)
}

thunder.func @sin_3(%a0: tensor<3xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.3574219, -0.15441895, -0.82421875]> : tensor<3xf16>, test.gradient = dense<[0.18115234, 1.6484375, 0.112854004]> : tensor<3xf16>}) -> (tensor<3xf16> {thunder.name = "output0", test.seed = dense<[0.85546875, 1.6679688, 0.1661377]> : tensor<3xf16>}) {
  %r = thunder.bsym @aten.sin.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  thunder.return outputs(%r : tensor<3xf16>)
}

thunder.func @sin_4(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<-0.41600877> : tensor<f32>, test.gradient = dense<0.40548483> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<0.44329372> : tensor<f32>}) {
  %r = thunder.bsym @aten.sin.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @sin_5(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<0x3xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x3xf32>}) {
  %r = thunder.bsym @aten.sin.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  thunder.return outputs(%r : tensor<0x3xf32>)
}

thunder.func @cos_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.7273065, 0.753871, -1.1718801, 0.26816544], [0.97648335, 0.6328479, -2.1646602, -0.2293708], [0.494275, 1.5145915, 0.035147373, 0.9426725]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.10793653, -0.9047486, -1.3051457, 0.48643878], [-0.48355526, 0.094160266, -0.083548695, -0.027566861], [0.260775, -0.5192874, 0.009237478, -1.0363867]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.16234474, 1.3218313, -1.4163543, -1.8358752], [0.583628, -0.15920416, -0.10080868, -0.12124504], [-0.5497018, 0.5201087, -0.26287538, 1.2808634]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.cos.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @cos_1(%a0: tensor<2x3xf64> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.36983548015981876, -1.6348978796316713, -0.6209125046518529], [0.33720599020852304, 0.5577376571721523, 0.38067564200526866]]> : tensor<2x3xf64>, test.gradient = dense<[[0.02884464743501829, -0.5854371808398278, -0.09729649728841736], [-0.28205217021813755, -0.528157830924417, -0.2571356696230751]]> : tensor<2x3xf64>}) -> (tensor<2x3xf64> {thunder.name = "output0", test.seed = dense<[[0.07979993522167206, -0.5866420269012451, -0.16724002361297607], [0.85250324010849, 0.9979023337364197, 0.6920661330223083]]> : tensor<2x3xf64>}) {
  %r = thunder.bsym @aten.cos.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  thunder.return outputs(%r : tensor<2x3xf64>)
}

thunder.func @cos_2(%a0: tensor<2x3xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.609375, 0.06542969, 0.28125], [-0.54296875, 1.078125, -0.9765625]]> : tensor<2x3xbf16>, test.gradient = dense<[[0.103027344, -0.09472656, -0.42773438], [0.76171875, 0.34179688, 0.67578125]]> : tensor<2x3xbf16>}) -> (tensor<2x3xbf16> {thunder.name = "output0", test.seed = dense<[[0.1796875, 1.4453125, 1.5390625], [1.4765625, -0.38671875, 0.81640625]]> : tensor<2x3xbf16>}) {
  %r = thunder.bsym @aten.cos.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  thunder.return outputs(%r : tensor<2x3xbf16>)
}

thunder.func @cos_3(%a0: tensor<3xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-1.6201172, -0.65966797, 0.96484375]> : tensor<3xf16>, test.gradient = dense<[0.29907227, -0.90722656, 1.046875]> : tensor<3xf16>}) -> (tensor<3xf16> {thunder.name = "output0", test.seed = dense<[0.2993164, -1.4804688, -1.2734375]> : tensor<3xf16>}) {
  %r = thunder.bsym @aten.cos.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  thunder.return outputs(%r : tensor<3xf16>)
}

thunder.func @cos_4(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<0.05911871> : tensor<f32>, test.gradient = dense<0.015802935> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-0.26746428> : tensor<f32>}) {
  %r = thunder.bsym @aten.cos.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @cos_5(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<0x3xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x3xf32>}) {
  %r = thunder.bsym @aten.cos.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  thunder.return outputs(%r : tensor<0x3xf32>)
}

thunder.func @tanh_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.103819095, 0.8982553, -0.74625146, -0.66607165], [-0.5060706, 0.2043337, 0.7848411, -0.36294538], [0.40275547, 1.0718235, 3.1510377, -0.3177619]]> : tensor<3x4xf32>, test.gradient = dense<[[0.6509126, -0.84890795, 0.15156002, 0.62574977], [-0.8582241, 1.2265838, -0.25055555, 0.43687657], [1.6816024, -0.2770321, -0.0075231423, -1.0231078]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.6579536, -1.7390838, 0.25284097, 0.9469263], [-1.0974382, 1.2785132, -0.43930107, 0.49699783], [1.9694504, -0.73743993, -1.030115, -1.1299378]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.tanh.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @tanh_1(%a0: tensor<2x3xf64> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.9578569520289183, 0.4065196106026674, 0.4105848306715765], [-1.8386516191251443, 0.882331529478668, 3.2553714008989454]]> : tensor<2x3xf64>, test.gradient = dense<[[0.601740685270628, -0.8441541296355412, 0.3599660408593427], [-0.07332681687631054, -0.0867484698765366, -0.0030942559242391177]]> : tensor<2x3xf64>}) -> (tensor<2x3xf64> {thunder.name = "output0", test.seed = dense<[[1.3447433710098267, -0.9915135502815247, 0.4241366386413574], [-0.7619556784629822, -0.1737322211265564, -0.5216351747512817]]> : tensor<2x3xf64>}) {
  %r = thunder.bsym @aten.tanh.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  thunder.return outputs(%r : tensor<2x3xf64>)
}

thunder.func @tanh_2(%a0: tensor<2x3xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.34765625, -1.1875, -0.875], [0.34179688, 0.119140625, -0.63671875]]> : tensor<2x3xbf16>, test.gradient = dense<[[-0.69140625, 0.16601562, -0.01184082], [-0.79296875, -0.375, -0.296875]]> : tensor<2x3xbf16>}) -> (tensor<2x3xbf16> {thunder.name = "output0", test.seed = dense<[[-0.77734375, 0.52734375, -0.0234375], [-0.88671875, -0.38085938, -0.43359375]]> : tensor<2x3xbf16>}) {
  %r = thunder.bsym @aten.tanh.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  thunder.return outputs(%r : tensor<2x3xbf16>)
}

thunder.func @tanh_3(%a0: tensor<3xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[2.7480469, 0.19665527, -0.12036133]> : tensor<3xf16>, test.gradient = dense<[-0.009971619, 0.29858398, -0.05355835]> : tensor<3xf16>}) -> (tensor<3xf16> {thunder.name = "output0", test.seed = dense<[-0.60302734, 0.31030273, -0.054351807]> : tensor<3xf16>}) {
  %r = thunder.bsym @aten.tanh.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  thunder.return outputs(%r : tensor<3xf16>)
}

thunder.func @tanh_4(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<-0.5016393> : tensor<f32>, test.gradient = dense<-0.5021885> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-0.6395225> : tensor<f32>}) {
  %r = thunder.bsym @aten.tanh.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @tanh_5(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<0x3xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x3xf32>}) {
  %r = thunder.bsym @aten.tanh.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  thunder.return outputs(%r : tensor<0x3xf32>)
}

thunder.func @erf_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-1.4497306, 0.75342405, 0.5993642, -0.14897978], [-2.3459873, 1.3733573, 1.1443533, -0.47360268], [-1.1785439, 0.8436456, -1.4402629, -0.10727274]]> : tensor<3x4xf32>, test.gradient = dense<[[0.08112466, 0.35189286, 1.4515654, 1.3808198], [0.0010848216, 0.10332478, 0.24985084, 0.15128364], [0.18926689, -0.5396585, -0.025103396, 0.7226087]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.5881157, 0.55015075, 1.8424528, 1.2511837], [0.2361081, 0.60377717, 0.82026404, 0.16778336], [0.6727283, -0.9744684, -0.17707583, 0.6478071]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.erf.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @erf_1(%a0: tensor<2x3xf64> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.11983791546734257, 0.7067429884741457, -0.07340159308178977], [-1.6180768953003943, 0.22557276339128526, 0.5130557881746183]]> : tensor<2x3xf64>, test.gradient = dense<[[0.5897997696983105, -0.2506781300105265, 0.46078206731085913], [-0.014398112439896827, 1.2402288387693532, -0.06468127914182134]]> : tensor<2x3xf64>}) -> (tensor<2x3xf64> {thunder.name = "output0", test.seed = dense<[[0.5302571058273315, -0.36608779430389404, 0.41056355834007263], [-0.1749478131532669, 1.1564983129501343, -0.07458323985338211]]> : tensor<2x3xf64>}) {
  %r = thunder.bsym @aten.erf.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  thunder.return outputs(%r : tensor<2x3xf64>)
}

thunder.func @erf_2(%a0: tensor<2x3xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.6171875, 1.53125, 1.3125], [0.5625, -1.625, 0.82421875]]> : tensor<2x3xbf16>, test.gradient = dense<[[0.1953125, 0.036376953, -0.051513672], [-0.87109375, -0.087890625, 0.17382812]]> : tensor<2x3xbf16>}) -> (tensor<2x3xbf16> {thunder.name = "output0", test.seed = dense<[[0.25390625, 0.3359375, -0.25390625], [-1.0546875, -1.09375, 0.30273438]]> : tensor<2x3xbf16>}) {
  %r = thunder.bsym @aten.erf.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  thunder.return outputs(%r : tensor<2x3xbf16>)
}

thunder.func @erf_3(%a0: tensor<3xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.3935547, -0.578125, -1.1699219]> : tensor<3xf16>, test.gradient = dense<[-0.29907227, -0.15710449, -0.27270508]> : tensor<3xf16>}) -> (tensor<3xf16> {thunder.name = "output0", test.seed = dense<[-1.8486328, -0.19445801, -0.9501953]> : tensor<3xf16>}) {
  %r = thunder.bsym @aten.erf.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  thunder.return outputs(%r : tensor<3xf16>)
}

thunder.func @erf_4(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<0.3979618> : tensor<f32>, test.gradient = dense<-0.2883337> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-0.29937887> : tensor<f32>}) {
  %r = thunder.bsym @aten.erf.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @erf_5(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<0x3xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x3xf32>}) {
  %r = thunder.bsym @aten.erf.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  thunder.return outputs(%r : tensor<0x3xf32>)
}

thunder.func @sigmoid_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[1.2886674, 0.5576693, -0.3457012, 0.26021948], [-0.3509458, 0.6175743, -1.4975958, 0.8223662], [0.779187, 0.2605227, -0.8646363, 0.2568098]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.00085282023, -0.18571119, 0.3980503, 0.52952945], [0.26944867, 0.19539185, -0.25904846, -0.21262214], [0.032995682, 0.47912008, 0.09758843, -0.2753695]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-0.005034698, -0.8021124, 1.6402477, 2.1541772], [1.1113226, 0.8584883, -1.7342244, -1.0025706], [0.15304975, 1.9491835, 0.46797037, -1.1197389]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.sigmoid.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @sigmoid_1(%a0: tensor<2x3xf64> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.8188861893536978, 1.1693315269464635, 0.8107699285493319], [-1.966159469698748, -0.2870092311643248, -0.09513741152605394]]> : tensor<2x3xf64>, test.gradient = dense<[[0.508534644286073, -0.027190635244333957, 0.27853122707350897], [0.1789241347226185, 0.32049500055721114, -0.23229247544971435]]> : tensor<2x3xf64>}) -> (tensor<2x3xf64> {thunder.name = "output0", test.seed = dense<[[2.3946361541748047, -0.15037547051906586, 1.3074687719345093], [1.6609855890274048, 1.3085622787475586, -0.9312739968299866]]> : tensor<2x3xf64>}) {
  %r = thunder.bsym @aten.sigmoid.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  thunder.return outputs(%r : tensor<2x3xf64>)
}

thunder.func @sigmoid_2(%a0: tensor<2x3xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.734375, -0.94921875, -1.6953125], [0.08251953, 0.81640625, -0.26171875]]> : tensor<2x3xbf16>, test.gradient = dense<[[0.06738281, -0.23925781, -0.083496094], [0.2265625, 0.072753906, -0.27539062]]> : tensor<2x3xbf16>}) -> (tensor<2x3xbf16> {thunder.name = "output0", test.seed = dense<[[0.30664062, -1.1875, -0.63671875], [0.90625, 0.34375, -1.1171875]]> : tensor<2x3xbf16>}) {
  %r = thunder.bsym @aten.sigmoid.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  thunder.return outputs(%r : tensor<2x3xbf16>)
}

thunder.func @sigmoid_3(%a0: tensor<3xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-1.1279297, -0.4350586, 2.4492188]> : tensor<3xf16>, test.gradient = dense<[-0.05996704, -0.19140625, -0.09625244]> : tensor<3xf16>}) -> (tensor<3xf16> {thunder.name = "output0", test.seed = dense<[-0.32470703, -0.8022461, -1.3134766]> : tensor<3xf16>}) {
  %r = thunder.bsym @aten.sigmoid.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  thunder.return outputs(%r : tensor<3xf16>)
}

thunder.func @sigmoid_4(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<0.455081> : tensor<f32>, test.gradient = dense<0.1587399> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<0.6684057> : tensor<f32>}) {
  %r = thunder.bsym @aten.sigmoid.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @sigmoid_5(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<0x3xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x3xf32>}) {
  %r = thunder.bsym @aten.sigmoid.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  thunder.return outputs(%r : tensor<0x3xf32>)
}

thunder.func @relu_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-1.1458894, -1.7886838, 0.80773103, -0.637942], [-0.6140363, 0.30186546, -1.2309391, -0.3952798], [-0.12704584, -0.99193025, -0.8773186, -0.18349189]]> : tensor<3x4xf32>, test.gradient = dense<[[0.0, 0.0, -0.30211058, 0.0], [0.0, 1.1575638, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.21646468, 0.032248702, -0.30211058, 0.3435602], [-1.126612, 1.1575638, -0.16504304, -1.5964051], [0.8636378, 1.1755959, -0.65345675, -0.02673019]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.relu.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @relu_1(%a0: tensor<2x3xf64> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.9047428555959507, 1.1121458553175032, 0.1544230245206058], [0.021909931587490432, 0.5330290746434149, -0.49710084666650084]]> : tensor<2x3xf64>, test.gradient = dense<[[0.01514459028840065, 0.9895330667495728, -1.172200322151184], [-0.4104282855987549, 0.036893732845783234, 0.0]]> : tensor<2x3xf64>}) -> (tensor<2x3xf64> {thunder.name = "output0", test.seed = dense<[[0.01514459028840065, 0.9895330667495728, -1.172200322151184], [-0.4104282855987549, 0.036893732845783234, -1.0963046550750732]]> : tensor<2x3xf64>}) {
  %r = thunder.bsym @aten.relu.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  thunder.return outputs(%r : tensor<2x3xf64>)
}

thunder.func @relu_2(%a0: tensor<2x3xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[1.6640625, -0.095214844, 0.1953125], [0.0546875, 1.109375, -1.7734375]]> : tensor<2x3xbf16>, test.gradient = dense<[[0.97265625, 0.0, 0.62890625], [0.13476562, 0.86328125, 0.0]]> : tensor<2x3xbf16>}) -> (tensor<2x3xbf16> {thunder.name = "output0", test.seed = dense<[[0.97265625, 0.09667969, 0.62890625], [0.13476562, 0.86328125, -0.609375]]> : tensor<2x3xbf16>}) {
  %r = thunder.bsym @aten.relu.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  thunder.return outputs(%r : tensor<2x3xbf16>)
}

thunder.func @relu_3(%a0: tensor<3xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-2.7675781, -1.2363281, -0.5107422]> : tensor<3xf16>, test.gradient = dense<[0.0, 0.0, 0.0]> : tensor<3xf16>}) -> (tensor<3xf16> {thunder.name = "output0", test.seed = dense<[-0.6411133, -0.6586914, -0.93115234]> : tensor<3xf16>}) {
  %r = thunder.bsym @aten.relu.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  thunder.return outputs(%r : tensor<3xf16>)
}

thunder.func @relu_4(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<-0.764857> : tensor<f32>, test.gradient = dense<0.0> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-0.28392845> : tensor<f32>}) {
  %r = thunder.bsym @aten.relu.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @relu_5(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<0x3xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x3xf32>}) {
  %r = thunder.bsym @aten.relu.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  thunder.return outputs(%r : tensor<0x3xf32>)
}

thunder.func @silu_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.000819722, -0.17005424, -1.4595984, -2.2977514], [0.4494889, 0.5397163, 1.4876304, 0.21929972], [1.5652666, 0.28217268, -1.4730163, 0.37932888]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.34034535, -0.40180746, 0.044904035, 0.04780319], [-0.34225568, -0.08721675, -0.9695351, 0.9435129], [-0.9747399, 0.73436147, -0.03968731, 0.4873377]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-0.68013316, -0.9673228, -1.291501, -0.48120993], [-0.47707802, -0.11516687, -0.9328354, 1.5498492], [-0.9274919, 1.1488109, 1.0730971, 0.71122146]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.silu.default(self = %a0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @silu_1(%a0: tensor<2x3xf64> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.2629451153666404, 1.4840511931201332, -0.29073686792031256], [-1.5104938493006739, -0.3695991987546289, -0.4661033938663185]]> : tensor<2x3xf64>, test.gradient = dense<[[0.3285853077163128, -1.809524697292516, 0.47431999043052725], [0.06430809468626968, 0.08421545735202722, 0.027971771714702172]]> : tensor<2x3xf64>}) -> (tensor<2x3xf64> {thunder.name = "output0", test.seed = dense<[[0.8880038857460022, -1.7419883012771606, 1.3299169540405273], [-1.498361349105835, 0.2637311518192291, 0.10167129337787628]]> : tensor<2x3xf64>}) {
  %r = thunder.bsym @aten.silu.default(self = %a0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  thunder.return outputs(%r : tensor<2x3xf64>)
}

thunder.func @silu_2(%a0: tensor<2x3xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-0.72265625, -1.6328125, 1.40625], [-0.51171875, -2.515625, 0.7734375]]> : tensor<2x3xbf16>, test.gradient = dense<[[0.18261719, -0.044189453, 0.73828125], [-0.09033203, -0.09716797, -0.25976562]]> : tensor<2x3xbf16>}) -> (tensor<2x3xbf16> {thunder.name = "output0", test.seed = dense<[[1.0859375, 0.73828125, 0.71875], [-0.35351562, 0.9765625, -0.3046875]]> : tensor<2x3xbf16>}) {
  %r = thunder.bsym @aten.silu.default(self = %a0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  thunder.return outputs(%r : tensor<2x3xbf16>)
}

thunder.func @silu_3(%a0: tensor<3xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.5117188, -0.80859375, 0.45532227]> : tensor<3xf16>, test.gradient = dense<[1.7011719, 0.11541748, 0.043121338]> : tensor<3xf16>}) -> (tensor<3xf16> {thunder.name = "output0", test.seed = dense<[1.6308594, 0.85009766, 0.059906006]> : tensor<3xf16>}) {
  %r = thunder.bsym @aten.silu.default(self = %a0) : (tensor<3xf16>) -> tensor<3xf16>
  thunder.return outputs(%r : tensor<3xf16>)
}

thunder.func @silu_4(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<0.5995553> : tensor<f32>, test.gradient = dense<1.6856679> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<2.1535447> : tensor<f32>}) {
  %r = thunder.bsym @aten.silu.default(self = %a0) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @silu_5(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<0x3xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x3xf32>}) {
  %r = thunder.bsym @aten.silu.default(self = %a0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  thunder.return outputs(%r : tensor<0x3xf32>)
}

thunder.func @gelu_0(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-1.11427, -0.28770658, -0.20863141, 0.9381656], [0.399834, -1.4286754, -0.58761996, 1.0815003], [-2.3118863, -1.050877, 2.1975038, -0.23247264]]> : tensor<3x4xf32>, test.gradient = dense<[[0.23311402, 0.2466508, 0.19462393, 0.8805159], [-0.7720239, -0.13968317, 0.0010134093, -0.8473024], [-0.008985898, 0.05230672, -0.3169327, -0.03233518]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-2.1917577, 0.89152765, 0.57936203, 0.8252662], [-0.96188295, 1.083982, 0.012489711, -0.7698044], [0.16850778, -0.5523541, -0.2977593, -0.10174219]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.gelu.default(self = %a0, approximate = "none") : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @gelu_1(%a0: tensor<2x3xf64> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.38773074771608773, 0.6869612590005428, -1.079515422783369], [-0.24973934285880647, -1.3052694745970628, -0.9902559183534669]]> : tensor<2x3xf64>, test.gradient = dense<[[0.7963762504529945, 1.0151579697599247, 0.21303588463140355], [0.6661279887523145, -0.0998360995424198, 0.010678136036443653]]> : tensor<2x3xf64>}) -> (tensor<2x3xf64> {thunder.name = "output0", test.seed = dense<[[1.0025209188461304, 1.0461219549179077, -2.1238880157470703], [2.1853020191192627, 0.7907716035842896, -0.13195402920246124]]> : tensor<2x3xf64>}) {
  %r = thunder.bsym @aten.gelu.default(self = %a0, approximate = "none") : (tensor<2x3xf64>) -> tensor<2x3xf64>
  thunder.return outputs(%r : tensor<2x3xf64>)
}

thunder.func @gelu_2(%a0: tensor<2x3xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[0.028686523, -1.265625, -0.8203125], [0.62890625, 2.1875, 1.296875]]> : tensor<2x3xbf16>, test.gradient = dense<[[0.24316406, 0.1015625, -0.01361084], [0.27929688, 0.703125, -0.66796875]]> : tensor<2x3xbf16>}) -> (tensor<2x3xbf16> {thunder.name = "output0", test.seed = dense<[[0.46484375, -0.8203125, 0.49023438], [0.296875, 0.66015625, -0.59375]]> : tensor<2x3xbf16>}) {
  %r = thunder.bsym @aten.gelu.default(self = %a0, approximate = "none") : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  thunder.return outputs(%r : tensor<2x3xbf16>)
}

thunder.func @gelu_3(%a0: tensor<3xf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.36621094, -0.44628906, -0.48291016]> : tensor<3xf16>, test.gradient = dense<[0.06542969, 0.0647583, -0.22680664]> : tensor<3xf16>}) -> (tensor<3xf16> {thunder.name = "output0", test.seed = dense<[0.296875, 0.38891602, -1.5849609]> : tensor<3xf16>}) {
  %r = thunder.bsym @aten.gelu.default(self = %a0, approximate = "none") : (tensor<3xf16>) -> tensor<3xf16>
  thunder.return outputs(%r : tensor<3xf16>)
}

thunder.func @gelu_4(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<1.9325205> : tensor<f32>, test.gradient = dense<0.26725337> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<0.2446266> : tensor<f32>}) {
  %r = thunder.bsym @aten.gelu.default(self = %a0, approximate = "none") : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @gelu_5(%a0: tensor<0x3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0x3xf32>, test.gradient = dense<> : tensor<0x3xf32>}) -> (tensor<0x3xf32> {thunder.name = "output0", test.seed = dense<> : tensor<0x3xf32>}) {
  %r = thunder.bsym @aten.gelu.default(self = %a0, approximate = "none") : (tensor<0x3xf32>) -> tensor<0x3xf32>
  thunder.return outputs(%r : tensor<0x3xf32>)
}

thunder.func @gelu_6(%a0: tensor<3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-1.5396812, -2.431545, -1.8544241, 2.3441024], [2.2924225, 2.5222344, 0.46644396, 0.29129937], [-0.29242086, 1.4224097, -1.501214, 0.5027892]]> : tensor<3x4xf32>, test.gradient = dense<[[-0.08093198, -0.029418034, -0.0076288846, -1.6979954], [1.018032, -0.92974025, -0.44058174, -0.62227046], [-0.5082528, 1.236422, -0.14251687, -0.8193566]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.6410902, 0.67785096, 0.07516059, -1.6156], [0.96422064, -0.89718974, -0.52056754, -0.8571888], [-1.8601234, 1.0951576, 1.1162604, -0.94278175]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.gelu.default(self = %a0, approximate = "tanh") : (tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @gelu_7(%a0: tensor<3x4xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[[-3.734375, -0.14453125, 0.34765625, -4.1875], [-0.46679688, -0.609375, -0.9765625, -3.03125], [-1.328125, 1.734375, -0.8515625, -1.125]]> : tensor<3x4xbf16>, test.gradient = dense<[[0.0009498596, 0.546875, 0.12597656, -0.00010347366], [0.100097656, 0.037597656, 0.00793457, -0.013916016], [-0.1640625, -0.265625, -0.00033187866, 0.14355469]]> : tensor<3x4xbf16>}) -> (tensor<3x4xbf16> {thunder.name = "output0", test.seed = dense<[[-0.9375, 1.4140625, 0.1640625, 0.7265625], [0.65234375, 0.54296875, -0.10253906, 1.3125], [1.2890625, -0.23925781, 0.008544922, -1.328125]]> : tensor<3x4xbf16>}) {
  %r = thunder.bsym @aten.gelu.default(self = %a0, approximate = "tanh") : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  thunder.return outputs(%r : tensor<3x4xbf16>)
}

thunder.func @hypot_0(%a0: tensor<5xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 3.0, 0.0, -2.0, 1.0]> : tensor<5xf32>, test.gradient = dense<[0x7FC00000, -0.09859019, -0.0, 1.0591074, 0.52870136]> : tensor<5xf32>}, %a1: tensor<5xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[0.0, 4.0, 2.0, 0.0, -1.0]> : tensor<5xf32>, test.gradient = dense<[0x7FC00000, -0.13145359, -0.6779622, -0.0, -0.52870136]> : tensor<5xf32>}) -> (tensor<5xf32> {thunder.name = "output0", test.seed = dense<[0.495189, -0.16431698, -0.6779622, -1.0591074, 0.74769664]> : tensor<5xf32>}) {
  %r = thunder.bsym @aten.hypot.default(self = %a0, other = %a1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  thunder.return outputs(%r : tensor<5xf32>)
}

thunder.func @hypot_1(%a0: tensor<2x3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[[0.23891741, -0.39215022, 0.1519149], [-1.1837332, 0.5343607, -1.4510227]]> : tensor<2x3xf32>, test.gradient = dense<[[0.1609476, -0.011250321, 0.70103157], [-1.2908854, 0.41901678, -1.0024781]]> : tensor<2x3xf32>}, %a1: tensor<3xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[-0.629374, 0.1544151, -0.24799016]> : tensor<3xf32>, test.gradient = dense<[-1.1103255, 0.12551397, -1.3157144]> : tensor<3xf32>}) -> (tensor<2x3xf32> {thunder.name = "output0", test.seed = dense<[[0.45350116, 0.012091091, 1.3420355], [1.4620037, 0.43616098, 1.0170135]]> : tensor<2x3xf32>}) {
  %r = thunder.bsym @aten.hypot.default(self = %a0, other = %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  thunder.return outputs(%r : tensor<2x3xf32>)
}

thunder.func @xlogy_0(%a0: tensor<5xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 2.0, 0.0, 0.0, 1.0]> : tensor<5xf32>, test.gradient = dense<[0.0, 0.23326908, -0.6512096, 0x7FC00000, 0xFF800000]> : tensor<5xf32>}, %a1: tensor<5xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[0.0, 3.0, 2.0, 0x7FC00000, 0x7F800000]> : tensor<5xf32>, test.gradient = dense<[0x7FC00000, 0.14155377, -0.0, 0x7FC00000, -0.0]> : tensor<5xf32>}) -> (tensor<5xf32> {thunder.name = "output0", test.seed = dense<[-2.1925268, 0.21233067, -0.9394968, -0.32357827, -1.0547109]> : tensor<5xf32>}) {
  %r = thunder.bsym @aten.xlogy.Tensor(self = %a0, other = %a1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  thunder.return outputs(%r : tensor<5xf32>)
}

thunder.func @xlogy_1(%a0: tensor<3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.26771793, 0.42949823, 0.3966814]> : tensor<3xf32>, test.gradient = dense<[1.5385087, 1.2125351, 2.8583133]> : tensor<3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[0.8237727, 1.0415634, 2.2676795]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.xlogy.Scalar_Self(self = 0.5, other = %a0) : (tensor<3xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @xlogy_2(%a0: tensor<2xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 2.0]> : tensor<2xf32>, test.gradient = dense<[0.0, 0xFF800000]> : tensor<2xf32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[-0.53734344, 0.41981527]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.xlogy.Scalar_Other(self = %a0, other = 0.0) : (tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @xlog1py_0(%a0: tensor<4xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.0, 2.0, 0.0, 1.0]> : tensor<4xf32>, test.gradient = dense<[0.0, 0.12654446, -0.9727907, -0.26276425]> : tensor<4xf32>}, %a1: tensor<4xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[-1.0, 3.0, 2.0, 0.5]> : tensor<4xf32>, test.gradient = dense<[0x7FC00000, 0.045641266, -0.0, -0.4320376]> : tensor<4xf32>}) -> (tensor<4xf32> {thunder.name = "output0", test.seed = dense<[1.4756066, 0.09128253, -0.88547224, -0.6480564]> : tensor<4xf32>}) {
  %r = thunder.bsym @aten.special_xlog1py.default(self = %a0, other = %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  thunder.return outputs(%r : tensor<4xf32>)
}

thunder.func @nextafter_0(%a0: tensor<3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[1.0, 2.0, -3.0]> : tensor<3xf32>, test.gradient = dense<[0.0, 1.0293877, 0.38843912]> : tensor<3xf32>}, %a1: tensor<3xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[1.0, 5.0, 4.0]> : tensor<3xf32>, test.gradient = dense<[0.0, 0.0, 0.0]> : tensor<3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[0.5990328, 1.0293877, 0.38843912]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.nextafter.default(self = %a0, other = %a1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}
