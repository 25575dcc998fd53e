// Read by GradientValues.cpp: operands, the cotangent of the result, and the gradients that PyTorch 2.15 gives.

thunder.func @sum_0(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[-0.28731263, -0.28731263, -0.28731263, -0.28731263], [-0.28731263, -0.28731263, -0.28731263, -0.28731263], [-0.28731263, -0.28731263, -0.28731263, -0.28731263]], [[-0.28731263, -0.28731263, -0.28731263, -0.28731263], [-0.28731263, -0.28731263, -0.28731263, -0.28731263], [-0.28731263, -0.28731263, -0.28731263, -0.28731263]]]> : tensor<2x3x4xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-0.28731263> : tensor<f32>}) {
  %r = thunder.bsym @aten.sum.default(self = %a0, dtype = none) : (tensor<2x3x4xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @sum_1(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<-0.33448702> : tensor<f32>, test.gradient = dense<-1.6370944> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-1.6370944> : tensor<f32>}) {
  %r = thunder.bsym @aten.sum.default(self = %a0, dtype = none) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @sum_2(%a0: tensor<5xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.27148438, 1.7109375, 0.53125, 1.3515625, -1.65625]> : tensor<5xbf16>, test.gradient = dense<[-0.7578125, -0.7578125, -0.7578125, -0.7578125, -0.7578125]> : tensor<5xbf16>}) -> (tensor<bf16> {thunder.name = "output0", test.seed = dense<-0.7578125> : tensor<bf16>}) {
  %r = thunder.bsym @aten.sum.default(self = %a0, dtype = none) : (tensor<5xbf16>) -> tensor<bf16>
  thunder.return outputs(%r : tensor<bf16>)
}

thunder.func @sum_3(%a0: tensor<0xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0xf32>, test.gradient = dense<> : tensor<0xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<0.7983139> : tensor<f32>}) {
  %r = thunder.bsym @aten.sum.default(self = %a0, dtype = none) : (tensor<0xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @sum_4(%a0: tensor<3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.83421785, -1.2089099, -0.07629007]> : tensor<3xf32>, test.gradient = dense<[0.7676172, 0.7676172, 0.7676172]> : tensor<3xf32>}) -> (tensor<f64> {thunder.name = "output0", test.seed = dense<0.7676172256469727> : tensor<f64>}) {
  %r = thunder.bsym @aten.sum.default(self = %a0, dtype = f64) : (tensor<3xf32>) -> tensor<f64>
  thunder.return outputs(%r : tensor<f64>)
}

thunder.func @sum_5(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.67852056, -1.041668, 0.022155931, -0.39727697], [-0.67354417, -1.4590666, 0.033941627, 0.12593219], [-1.6002792, -2.241322, -0.98676306, -0.33877116]], [[0.67852056, -1.041668, 0.022155931, -0.39727697], [-0.67354417, -1.4590666, 0.033941627, 0.12593219], [-1.6002792, -2.241322, -0.98676306, -0.33877116]]]> : tensor<2x3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.67852056, -1.041668, 0.022155931, -0.39727697], [-0.67354417, -1.4590666, 0.033941627, 0.12593219], [-1.6002792, -2.241322, -0.98676306, -0.33877116]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [0], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @sum_6(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[-2.0763867, 0.037297554, 1.9624693, -1.4386669], [-0.72888803, -0.39787644, -1.1051341, 0.2958194], [0.4946548, -1.3444227, 0.0016387905, -0.7640813]], [[-2.0763867, 0.037297554, 1.9624693, -1.4386669], [-0.72888803, -0.39787644, -1.1051341, 0.2958194], [0.4946548, -1.3444227, 0.0016387905, -0.7640813]]]> : tensor<2x3x4xf32>}) -> (tensor<1x3x4xf32> {thunder.name = "output0", test.seed = dense<[[[-2.0763867, 0.037297554, 1.9624693, -1.4386669], [-0.72888803, -0.39787644, -1.1051341, 0.2958194], [0.4946548, -1.3444227, 0.0016387905, -0.7640813]]]> : tensor<1x3x4xf32>}) {
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [0], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
  thunder.return outputs(%r : tensor<1x3x4xf32>)
}

thunder.func @sum_7(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[1.9333938, 1.9333938, 1.9333938, 1.9333938], [-1.4776407, -1.4776407, -1.4776407, -1.4776407], [1.8350676, 1.8350676, 1.8350676, 1.8350676]], [[-0.5262728, -0.5262728, -0.5262728, -0.5262728], [-1.5997617, -1.5997617, -1.5997617, -1.5997617], [0.5021838, 0.5021838, 0.5021838, 0.5021838]]]> : tensor<2x3x4xf32>}) -> (tensor<2x3xf32> {thunder.name = "output0", test.seed = dense<[[1.9333938, -1.4776407, 1.8350676], [-0.5262728, -1.5997617, 0.5021838]]> : tensor<2x3xf32>}) {
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [-1], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<2x3xf32>
  thunder.return outputs(%r : tensor<2x3xf32>)
}

thunder.func @sum_8(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[-0.9436272, -0.9436272, -0.9436272, -0.9436272], [0.56895477, 0.56895477, 0.56895477, 0.56895477], [-1.0461714, -1.0461714, -1.0461714, -1.0461714]], [[-0.47066534, -0.47066534, -0.47066534, -0.47066534], [-2.25506, -2.25506, -2.25506, -2.25506], [-0.5753295, -0.5753295, -0.5753295, -0.5753295]]]> : tensor<2x3x4xf32>}) -> (tensor<2x3x1xf32> {thunder.name = "output0", test.seed = dense<[[[-0.9436272], [0.56895477], [-1.0461714]], [[-0.47066534], [-2.25506], [-0.5753295]]]> : tensor<2x3x1xf32>}) {
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [-1], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
  thunder.return outputs(%r : tensor<2x3x1xf32>)
}

thunder.func @sum_9(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.97491986, 0.97491986, 0.97491986, 0.97491986], [2.0821998, 2.0821998, 2.0821998, 2.0821998], [0.41133434, 0.41133434, 0.41133434, 0.41133434]], [[0.97491986, 0.97491986, 0.97491986, 0.97491986], [2.0821998, 2.0821998, 2.0821998, 2.0821998], [0.41133434, 0.41133434, 0.41133434, 0.41133434]]]> : tensor<2x3x4xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[0.97491986, 2.0821998, 0.41133434]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [0, 2], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @sum_10(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[1.5646154, 1.5646154, 1.5646154, 1.5646154], [-0.29393566, -0.29393566, -0.29393566, -0.29393566], [0.7380557, 0.7380557, 0.7380557, 0.7380557]], [[1.5646154, 1.5646154, 1.5646154, 1.5646154], [-0.29393566, -0.29393566, -0.29393566, -0.29393566], [0.7380557, 0.7380557, 0.7380557, 0.7380557]]]> : tensor<2x3x4xf32>}) -> (tensor<1x3x1xf32> {thunder.name = "output0", test.seed = dense<[[[1.5646154], [-0.29393566], [0.7380557]]]> : tensor<1x3x1xf32>}) {
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [0, 2], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x3x1xf32>
  thunder.return outputs(%r : tensor<1x3x1xf32>)
}

thunder.func @sum_11(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.055351708, 0.055351708, 0.055351708, 0.055351708], [0.055351708, 0.055351708, 0.055351708, 0.055351708], [0.055351708, 0.055351708, 0.055351708, 0.055351708]], [[0.055351708, 0.055351708, 0.055351708, 0.055351708], [0.055351708, 0.055351708, 0.055351708, 0.055351708], [0.055351708, 0.055351708, 0.055351708, 0.055351708]]]> : tensor<2x3x4xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<0.055351708> : tensor<f32>}) {
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @sum_12(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[1.0996772, 1.0996772, 1.0996772, 1.0996772], [1.0996772, 1.0996772, 1.0996772, 1.0996772], [1.0996772, 1.0996772, 1.0996772, 1.0996772]], [[1.0996772, 1.0996772, 1.0996772, 1.0996772], [1.0996772, 1.0996772, 1.0996772, 1.0996772], [1.0996772, 1.0996772, 1.0996772, 1.0996772]]]> : tensor<2x3x4xf32>}) -> (tensor<1x1x1xf32> {thunder.name = "output0", test.seed = dense<[[[1.0996772]]]> : tensor<1x1x1xf32>}) {
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x1x1xf32>
  thunder.return outputs(%r : tensor<1x1x1xf32>)
}

thunder.func @sum_13(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[-0.0460587, -0.0460587, -0.0460587, -0.0460587], [-0.0460587, -0.0460587, -0.0460587, -0.0460587], [-0.0460587, -0.0460587, -0.0460587, -0.0460587]], [[-0.0460587, -0.0460587, -0.0460587, -0.0460587], [-0.0460587, -0.0460587, -0.0460587, -0.0460587], [-0.0460587, -0.0460587, -0.0460587, -0.0460587]]]> : tensor<2x3x4xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-0.0460587> : tensor<f32>}) {
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = none, keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @sum_14(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.21579412, 0.21579412, 0.21579412, 0.21579412], [0.21579412, 0.21579412, 0.21579412, 0.21579412], [0.21579412, 0.21579412, 0.21579412, 0.21579412]], [[0.21579412, 0.21579412, 0.21579412, 0.21579412], [0.21579412, 0.21579412, 0.21579412, 0.21579412], [0.21579412, 0.21579412, 0.21579412, 0.21579412]]]> : tensor<2x3x4xf32>}) -> (tensor<1x1x1xf32> {thunder.name = "output0", test.seed = dense<[[[0.21579412]]]> : tensor<1x1x1xf32>}) {
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = none, keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x1x1xf32>
  thunder.return outputs(%r : tensor<1x1x1xf32>)
}

thunder.func @sum_15(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<-0.07106681> : tensor<f32>, test.gradient = dense<0.57382154> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<0.57382154> : tensor<f32>}) {
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [0], keepdim = false, dtype = none) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @sum_16(%a0: tensor<3x0xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<3x0xf32>, test.gradient = dense<> : tensor<3x0xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[-0.9530045, -0.27770343, -0.39940646]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.sum.dim_IntList(self = %a0, dim = [1], keepdim = false, dtype = none) : (tensor<3x0xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @mean_0(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[-0.0008939353, -0.0008939353, -0.0008939353, -0.0008939353], [-0.0008939353, -0.0008939353, -0.0008939353, -0.0008939353], [-0.0008939353, -0.0008939353, -0.0008939353, -0.0008939353]], [[-0.0008939353, -0.0008939353, -0.0008939353, -0.0008939353], [-0.0008939353, -0.0008939353, -0.0008939353, -0.0008939353], [-0.0008939353, -0.0008939353, -0.0008939353, -0.0008939353]]]> : tensor<2x3x4xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-0.021454448> : tensor<f32>}) {
  %r = thunder.bsym @aten.mean.default(self = %a0, dtype = none) : (tensor<2x3x4xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @mean_1(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<0.75273913> : tensor<f32>, test.gradient = dense<-0.41700816> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-0.41700816> : tensor<f32>}) {
  %r = thunder.bsym @aten.mean.default(self = %a0, dtype = none) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @mean_2(%a0: tensor<5xbf16> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.033203125, -0.48828125, -0.22167969, 0.0012283325, -0.32617188]> : tensor<5xbf16>, test.gradient = dense<[-0.1953125, -0.1953125, -0.1953125, -0.1953125, -0.1953125]> : tensor<5xbf16>}) -> (tensor<bf16> {thunder.name = "output0", test.seed = dense<-0.9765625> : tensor<bf16>}) {
  %r = thunder.bsym @aten.mean.default(self = %a0, dtype = none) : (tensor<5xbf16>) -> tensor<bf16>
  thunder.return outputs(%r : tensor<bf16>)
}

thunder.func @mean_3(%a0: tensor<0xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<0xf32>, test.gradient = dense<> : tensor<0xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<0.25631723> : tensor<f32>}) {
  %r = thunder.bsym @aten.mean.default(self = %a0, dtype = none) : (tensor<0xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @mean_4(%a0: tensor<3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.5468463, -1.4604433, -1.7498473]> : tensor<3xf32>, test.gradient = dense<[0.2507322, 0.2507322, 0.2507322]> : tensor<3xf32>}) -> (tensor<f64> {thunder.name = "output0", test.seed = dense<0.7521966695785522> : tensor<f64>}) {
  %r = thunder.bsym @aten.mean.default(self = %a0, dtype = f64) : (tensor<3xf32>) -> tensor<f64>
  thunder.return outputs(%r : tensor<f64>)
}

thunder.func @mean_5(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[-0.64871424, 0.14647122, 0.8715335, 0.94422793], [-0.27551943, 0.891766, 0.4151232, 0.34497193], [0.30399078, -0.68459845, 0.78915375, -0.36678955]], [[-0.64871424, 0.14647122, 0.8715335, 0.94422793], [-0.27551943, 0.891766, 0.4151232, 0.34497193], [0.30399078, -0.68459845, 0.78915375, -0.36678955]]]> : tensor<2x3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-1.2974285, 0.29294243, 1.743067, 1.8884559], [-0.55103886, 1.783532, 0.8302464, 0.68994385], [0.60798156, -1.3691969, 1.5783075, -0.7335791]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [0], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @mean_6(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[-0.51608855, 0.6487352, 0.57010585, 0.15464047], [-0.71047795, 0.57607853, 0.76460797, -0.19847892], [-0.4034318, 0.63200563, 0.36753213, 0.037705276]], [[-0.51608855, 0.6487352, 0.57010585, 0.15464047], [-0.71047795, 0.57607853, 0.76460797, -0.19847892], [-0.4034318, 0.63200563, 0.36753213, 0.037705276]]]> : tensor<2x3x4xf32>}) -> (tensor<1x3x4xf32> {thunder.name = "output0", test.seed = dense<[[[-1.0321771, 1.2974705, 1.1402117, 0.30928093], [-1.4209559, 1.1521571, 1.5292159, -0.39695784], [-0.8068636, 1.2640113, 0.73506427, 0.07541055]]]> : tensor<1x3x4xf32>}) {
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [0], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
  thunder.return outputs(%r : tensor<1x3x4xf32>)
}

thunder.func @mean_7(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.33261523, 0.33261523, 0.33261523, 0.33261523], [0.095925145, 0.095925145, 0.095925145, 0.095925145], [-0.28087616, -0.28087616, -0.28087616, -0.28087616]], [[-0.038638163, -0.038638163, -0.038638163, -0.038638163], [-0.34374553, -0.34374553, -0.34374553, -0.34374553], [0.38837737, 0.38837737, 0.38837737, 0.38837737]]]> : tensor<2x3x4xf32>}) -> (tensor<2x3xf32> {thunder.name = "output0", test.seed = dense<[[1.3304609, 0.38370058, -1.1235046], [-0.15455265, -1.3749821, 1.5535095]]> : tensor<2x3xf32>}) {
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [-1], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<2x3xf32>
  thunder.return outputs(%r : tensor<2x3xf32>)
}

thunder.func @mean_8(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.24985524, 0.24985524, 0.24985524, 0.24985524], [0.37737632, 0.37737632, 0.37737632, 0.37737632], [0.040930573, 0.040930573, 0.040930573, 0.040930573]], [[0.030455207, 0.030455207, 0.030455207, 0.030455207], [0.28135234, 0.28135234, 0.28135234, 0.28135234], [0.30510995, 0.30510995, 0.30510995, 0.30510995]]]> : tensor<2x3x4xf32>}) -> (tensor<2x3x1xf32> {thunder.name = "output0", test.seed = dense<[[[0.99942094], [1.5095053], [0.16372229]], [[0.12182083], [1.1254094], [1.2204398]]]> : tensor<2x3x1xf32>}) {
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [-1], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
  thunder.return outputs(%r : tensor<2x3x1xf32>)
}

thunder.func @mean_9(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[-0.06844464, -0.06844464, -0.06844464, -0.06844464], [0.053839236, 0.053839236, 0.053839236, 0.053839236], [-0.06499419, -0.06499419, -0.06499419, -0.06499419]], [[-0.06844464, -0.06844464, -0.06844464, -0.06844464], [0.053839236, 0.053839236, 0.053839236, 0.053839236], [-0.06499419, -0.06499419, -0.06499419, -0.06499419]]]> : tensor<2x3x4xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[-0.5475571, 0.4307139, -0.51995355]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [0, 2], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @mean_10(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[-0.16814597, -0.16814597, -0.16814597, -0.16814597], [0.19843425, 0.19843425, 0.19843425, 0.19843425], [0.034367044, 0.034367044, 0.034367044, 0.034367044]], [[-0.16814597, -0.16814597, -0.16814597, -0.16814597], [0.19843425, 0.19843425, 0.19843425, 0.19843425], [0.034367044, 0.034367044, 0.034367044, 0.034367044]]]> : tensor<2x3x4xf32>}) -> (tensor<1x3x1xf32> {thunder.name = "output0", test.seed = dense<[[[-1.3451678], [1.587474], [0.27493635]]]> : tensor<1x3x1xf32>}) {
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [0, 2], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x3x1xf32>
  thunder.return outputs(%r : tensor<1x3x1xf32>)
}

thunder.func @mean_11(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.06626097, 0.06626097, 0.06626097, 0.06626097], [0.06626097, 0.06626097, 0.06626097, 0.06626097], [0.06626097, 0.06626097, 0.06626097, 0.06626097]], [[0.06626097, 0.06626097, 0.06626097, 0.06626097], [0.06626097, 0.06626097, 0.06626097, 0.06626097], [0.06626097, 0.06626097, 0.06626097, 0.06626097]]]> : tensor<2x3x4xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<1.5902634> : tensor<f32>}) {
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [], keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @mean_12(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[-0.002130105, -0.002130105, -0.002130105, -0.002130105], [-0.002130105, -0.002130105, -0.002130105, -0.002130105], [-0.002130105, -0.002130105, -0.002130105, -0.002130105]], [[-0.002130105, -0.002130105, -0.002130105, -0.002130105], [-0.002130105, -0.002130105, -0.002130105, -0.002130105], [-0.002130105, -0.002130105, -0.002130105, -0.002130105]]]> : tensor<2x3x4xf32>}) -> (tensor<1x1x1xf32> {thunder.name = "output0", test.seed = dense<[[[-0.051122516]]]> : tensor<1x1x1xf32>}) {
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [], keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x1x1xf32>
  thunder.return outputs(%r : tensor<1x1x1xf32>)
}

thunder.func @mean_13(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.02789584, 0.02789584, 0.02789584, 0.02789584], [0.02789584, 0.02789584, 0.02789584, 0.02789584], [0.02789584, 0.02789584, 0.02789584, 0.02789584]], [[0.02789584, 0.02789584, 0.02789584, 0.02789584], [0.02789584, 0.02789584, 0.02789584, 0.02789584], [0.02789584, 0.02789584, 0.02789584, 0.02789584]]]> : tensor<2x3x4xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<0.6695002> : tensor<f32>}) {
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = none, keepdim = false, dtype = none) : (tensor<2x3x4xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @mean_14(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[-0.06203272, -0.06203272, -0.06203272, -0.06203272], [-0.06203272, -0.06203272, -0.06203272, -0.06203272], [-0.06203272, -0.06203272, -0.06203272, -0.06203272]], [[-0.06203272, -0.06203272, -0.06203272, -0.06203272], [-0.06203272, -0.06203272, -0.06203272, -0.06203272], [-0.06203272, -0.06203272, -0.06203272, -0.06203272]]]> : tensor<2x3x4xf32>}) -> (tensor<1x1x1xf32> {thunder.name = "output0", test.seed = dense<[[[-1.4887853]]]> : tensor<1x1x1xf32>}) {
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = none, keepdim = true, dtype = none) : (tensor<2x3x4xf32>) -> tensor<1x1x1xf32>
  thunder.return outputs(%r : tensor<1x1x1xf32>)
}

thunder.func @mean_15(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<0.33337912> : tensor<f32>, test.gradient = dense<2.1646104> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<2.1646104> : tensor<f32>}) {
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [0], keepdim = false, dtype = none) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @mean_16(%a0: tensor<3x0xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<> : tensor<3x0xf32>, test.gradient = dense<> : tensor<3x0xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[2.0434606, 0.060098194, -1.0301234]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.mean.dim(self = %a0, dim = [1], keepdim = false, dtype = none) : (tensor<3x0xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @amax_0(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.76590645, 0.0, 0.0, -0.0], [0.21221922, -1.3079475, 0.0, -2.1284096], [0.76201475, 0.0, -0.0, -0.0]], [[0.0, 0.073303685, 0.9788356, -0.30897105], [0.0, -0.0, 0.35196504, -0.0], [0.0, 0.08744582, -0.25092584, -0.92408454]]]> : tensor<2x3x4xf32>}) -> (tensor<1x3x4xf32> {thunder.name = "output0", test.seed = dense<[[[0.76590645, 0.073303685, 0.9788356, -0.30897105], [0.21221922, -1.3079475, 0.35196504, -2.1284096], [0.76201475, 0.08744582, -0.25092584, -0.92408454]]]> : tensor<1x3x4xf32>}) {
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [0], keepdim = true) : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
  thunder.return outputs(%r : tensor<1x3x4xf32>)
}

thunder.func @amax_1(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.33179128, 0.0, 0.0, 0.0], [0.09940888, 0.420164, -0.0, 1.3818767], [1.3664768, -0.0, 0.0, 0.0]], [[0.0, 0.44268316, 0.48514336, 0.27379355], [0.0, 0.0, -0.34980312, 0.0], [0.0, -0.18882518, 0.6598338, 0.6384818]]]> : tensor<2x3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[0.33179128, 0.44268316, 0.48514336, 0.27379355], [0.09940888, 0.420164, -0.34980312, 1.3818767], [1.3664768, -0.18882518, 0.6598338, 0.6384818]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [0], keepdim = false) : (tensor<2x3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @amax_2(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[1.4183763, 0.0, 0.0, 0.0], [-0.0, -0.0, -0.0, -0.33853936], [-0.0, -0.0, -1.3180914, -0.0]], [[-0.0, -0.0, -0.0, -1.0477021], [0.0, 0.0, 1.0832351, 0.0], [0.0, 0.0, 0.22812614, 0.0]]]> : tensor<2x3x4xf32>}) -> (tensor<2x3x1xf32> {thunder.name = "output0", test.seed = dense<[[[1.4183763], [-0.33853936], [-1.3180914]], [[-1.0477021], [1.0832351], [0.22812614]]]> : tensor<2x3x1xf32>}) {
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [-1], keepdim = true) : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
  thunder.return outputs(%r : tensor<2x3x1xf32>)
}

thunder.func @amax_3(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.014282971, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.79213744], [-0.0, -0.0, -0.5419893, -0.0]], [[0.0, 0.0, 0.0, 0.324927], [-0.0, -0.0, -0.05769252, -0.0], [0.0, 0.0, 0.4931132, 0.0]]]> : tensor<2x3x4xf32>}) -> (tensor<2x3xf32> {thunder.name = "output0", test.seed = dense<[[0.014282971, 0.79213744, -0.5419893], [0.324927, -0.05769252, 0.4931132]]> : tensor<2x3xf32>}) {
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [-1], keepdim = false) : (tensor<2x3x4xf32>) -> tensor<2x3xf32>
  thunder.return outputs(%r : tensor<2x3xf32>)
}

thunder.func @amax_4(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.0, 0.0, 0.0, 0.0], [-0.0, -0.0, -0.0, -0.9449287], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.36099955], [-0.0, -0.0, -0.0, -0.0], [0.0, 0.0, 0.7295452, 0.0]]]> : tensor<2x3x4xf32>}) -> (tensor<1x3x1xf32> {thunder.name = "output0", test.seed = dense<[[[0.36099955], [-0.9449287], [0.7295452]]]> : tensor<1x3x1xf32>}) {
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [0, 2], keepdim = true) : (tensor<2x3x4xf32>) -> tensor<1x3x1xf32>
  thunder.return outputs(%r : tensor<1x3x1xf32>)
}

thunder.func @amax_5(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.0, 0.0, 0.0, 0.0], [-0.0, -0.0, -0.0, -0.97086763], [-0.0, -0.0, -0.0, -0.0]], [[0.0, 0.0, 0.0, 0.29421684], [-0.0, -0.0, -0.0, -0.0], [-0.0, -0.0, -0.53561836, -0.0]]]> : tensor<2x3x4xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[0.29421684, -0.97086763, -0.53561836]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [0, 2], keepdim = false) : (tensor<2x3x4xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @amax_6(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.2115625], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x3x4xf32>}) -> (tensor<1x1x1xf32> {thunder.name = "output0", test.seed = dense<[[[0.2115625]]]> : tensor<1x1x1xf32>}) {
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [], keepdim = true) : (tensor<2x3x4xf32>) -> tensor<1x1x1xf32>
  thunder.return outputs(%r : tensor<1x1x1xf32>)
}

thunder.func @amax_7(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.6068476], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x3x4xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<1.6068476> : tensor<f32>}) {
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [], keepdim = false) : (tensor<2x3x4xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @amax_8(%a0: tensor<4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.0, 2.0, 2.0, 1.0]> : tensor<4xf32>, test.gradient = dense<[0.0, 0.3935089, 0.3935089, 0.0]> : tensor<4xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<0.7870178> : tensor<f32>}) {
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [0], keepdim = false) : (tensor<4xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @amax_9(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<0.6683202> : tensor<f32>, test.gradient = dense<0.64535916> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<0.64535916> : tensor<f32>}) {
  %r = thunder.bsym @aten.amax.default(self = %a0, dim = [], keepdim = false) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @amin_0(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.0, -0.1608864, -0.0151826795, 0.6418208], [-0.0, 0.0, -0.9036407, 0.0], [0.0, 0.21263981, 0.7227386, -0.6066892]], [[0.2278073, -0.0, -0.0, 0.0], [-0.53201365, 0.15153724, -0.0, 0.18674085], [0.30351067, 0.0, 0.0, -0.0]]]> : tensor<2x3x4xf32>}) -> (tensor<1x3x4xf32> {thunder.name = "output0", test.seed = dense<[[[0.2278073, -0.1608864, -0.0151826795, 0.6418208], [-0.53201365, 0.15153724, -0.9036407, 0.18674085], [0.30351067, 0.21263981, 0.7227386, -0.6066892]]]> : tensor<1x3x4xf32>}) {
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [0], keepdim = true) : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
  thunder.return outputs(%r : tensor<1x3x4xf32>)
}

thunder.func @amin_1(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[-0.0, 2.1620991, 0.48292416, 1.3047394], [-0.0, -0.0, 2.0771148, -0.0], [-0.0, 0.57090306, 0.8621305, 0.048441995]], [[-1.7186095, 0.0, 0.0, 0.0], [-1.2844596, -0.027887706, 0.0, -0.035548903], [-0.8282141, 0.0, 0.0, 0.0]]]> : tensor<2x3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-1.7186095, 2.1620991, 0.48292416, 1.3047394], [-1.2844596, -0.027887706, 2.0771148, -0.035548903], [-0.8282141, 0.57090306, 0.8621305, 0.048441995]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [0], keepdim = false) : (tensor<2x3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @amin_2(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.0, 0.0, 0.19111007, 0.0], [0.0, 0.0, 1.7016126, 0.0], [-0.0, -1.0974207, -0.0, -0.0]], [[0.0, 0.0, 0.6996856, 0.0], [0.13126886, 0.0, 0.0, 0.0], [1.194873, 0.0, 0.0, 0.0]]]> : tensor<2x3x4xf32>}) -> (tensor<2x3x1xf32> {thunder.name = "output0", test.seed = dense<[[[0.19111007], [1.7016126], [-1.0974207]], [[0.6996856], [0.13126886], [1.194873]]]> : tensor<2x3x1xf32>}) {
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [-1], keepdim = true) : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
  thunder.return outputs(%r : tensor<2x3x1xf32>)
}

thunder.func @amin_3(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[-0.0, -0.0, -0.3932706, -0.0], [-0.0, -0.0, -0.11671246, -0.0], [-0.0, -0.24148726, -0.0, -0.0]], [[0.0, 0.0, 0.57090014, 0.0], [-0.52271307, -0.0, -0.0, -0.0], [1.0033662, 0.0, 0.0, 0.0]]]> : tensor<2x3x4xf32>}) -> (tensor<2x3xf32> {thunder.name = "output0", test.seed = dense<[[-0.3932706, -0.11671246, -0.24148726], [0.57090014, -0.52271307, 1.0033662]]> : tensor<2x3xf32>}) {
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [-1], keepdim = false) : (tensor<2x3x4xf32>) -> tensor<2x3xf32>
  thunder.return outputs(%r : tensor<2x3xf32>)
}

thunder.func @amin_4(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.0, 0.0, 1.9168084, 0.0], [-0.0, -0.0, -0.0, -0.0], [-0.0, -0.0, -0.0, -0.0]], [[0.0, 0.0, 0.0, 0.0], [-0.7741973, -0.0, -0.0, -0.0], [-0.49273634, -0.0, -0.0, -0.0]]]> : tensor<2x3x4xf32>}) -> (tensor<1x3x1xf32> {thunder.name = "output0", test.seed = dense<[[[1.9168084], [-0.7741973], [-0.49273634]]]> : tensor<1x3x1xf32>}) {
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [0, 2], keepdim = true) : (tensor<2x3x4xf32>) -> tensor<1x3x1xf32>
  thunder.return outputs(%r : tensor<1x3x1xf32>)
}

thunder.func @amin_5(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.0, 0.0, 1.3892853, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.95490825, 0.0, 0.0, 0.0], [1.2704202, 0.0, 0.0, 0.0]]]> : tensor<2x3x4xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[1.3892853, 0.95490825, 1.2704202]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [0, 2], keepdim = false) : (tensor<2x3x4xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @amin_6(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[-0.0, -0.0, -0.0, -0.0], [-0.0, -0.0, -0.0, -0.0], [-0.0, -0.0, -0.0, -0.0]], [[-0.0, -0.0, -0.0, -0.0], [-0.18875664, -0.0, -0.0, -0.0], [-0.0, -0.0, -0.0, -0.0]]]> : tensor<2x3x4xf32>}) -> (tensor<1x1x1xf32> {thunder.name = "output0", test.seed = dense<[[[-0.18875664]]]> : tensor<1x1x1xf32>}) {
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [], keepdim = true) : (tensor<2x3x4xf32>) -> tensor<1x1x1xf32>
  thunder.return outputs(%r : tensor<1x1x1xf32>)
}

thunder.func @amin_7(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [1.5432483, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x3x4xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<1.5432483> : tensor<f32>}) {
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [], keepdim = false) : (tensor<2x3x4xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @amin_8(%a0: tensor<4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[1.0, 2.0, 2.0, 1.0]> : tensor<4xf32>, test.gradient = dense<[0.29247883, 0.0, 0.0, 0.29247883]> : tensor<4xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<0.58495766> : tensor<f32>}) {
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [0], keepdim = false) : (tensor<4xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @amin_9(%a0: tensor<f32> {thunder.name = "self", thunder.role = "input", test.value = dense<-0.25681445> : tensor<f32>, test.gradient = dense<-1.4190581> : tensor<f32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-1.4190581> : tensor<f32>}) {
  %r = thunder.bsym @aten.amin.default(self = %a0, dim = [], keepdim = false) : (tensor<f32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @max_0(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, -0.28739184], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x3x4xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-0.28739184> : tensor<f32>}) {
  %r = thunder.bsym @aten.max.default(self = %a0) : (tensor<2x3x4xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}

thunder.func @min_0(%a0: tensor<2x3x4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[[[1.0326821, 0.35767156, -0.9896199, 0.60420334], [1.4646947, 0.124112986, -0.42033207, 1.7637538], [-0.6629915, -0.67159736, -0.0112190265, -0.48143473]], [[0.61571544, 0.6641315, -0.90801656, 1.2568121], [-1.5490007, -0.25724792, 1.4122288, 1.1712834], [-1.0743083, 0.27853534, 1.7230153, 0.3421829]]]> : tensor<2x3x4xf32>, test.gradient = dense<[[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [-1.4896325, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x3x4xf32>}) -> (tensor<f32> {thunder.name = "output0", test.seed = dense<-1.4896325> : tensor<f32>}) {
  %r = thunder.bsym @aten.min.default(self = %a0) : (tensor<2x3x4xf32>) -> tensor<f32>
  thunder.return outputs(%r : tensor<f32>)
}
