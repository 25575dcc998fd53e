// Read by GradientValues.cpp: operands, the cotangents of the results, and the gradients that PyTorch 2.15 gives.

thunder.func @frexp_0(%a0: tensor<3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[1.0, -6.25, 0.1]> : tensor<3xf32>, test.gradient = dense<[0.5, 0.25, 24.0]> : tensor<3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[1.0, 2.0, 3.0]> : tensor<3xf32>}, tensor<3xi32> {thunder.name = "output1"}) {
  %r:2 = thunder.bsym @aten.frexp.Tensor(self = %a0) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi32>)
  thunder.return outputs(%r#0, %r#1 : tensor<3xf32>, tensor<3xi32>)
}

thunder.func @ldexp_0(%a0: tensor<3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[-0.61236197, -0.020759232, -0.51530087]> : tensor<3xf32>, test.gradient = dense<[-3.4108636, -0.0708587, 5.618157]> : tensor<3xf32>}, %a1: tensor<3xi64> {thunder.name = "a1", thunder.role = "input", test.value = dense<[1, -2, 5]> : tensor<3xi64>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[-1.7054318, -0.2834348, 0.1755674]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.ldexp.Tensor(self = %a0, other = %a1) : (tensor<3xf32>, tensor<3xi64>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @ldexp_1(%a0: tensor<3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.7797373, -0.8608399, 0.9043689]> : tensor<3xf32>, test.gradient = dense<[-2.7161787, -0.004812997, -2.2587306]> : tensor<3xf32>}, %a1: tensor<3xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[0.5, -2.0, 1.0]> : tensor<3xf32>, test.gradient = dense<[-1.4680203, 0.0028718612, -1.4159096]> : tensor<3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[-1.9206283, -0.019251987, -1.1293653]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.ldexp.Tensor(self = %a0, other = %a1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @float_power_0(%a0: tensor<3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[0.38771817, 0.31778333, 0.3737428]> : tensor<3xf32>, test.gradient = dense<[-1.4869922, 0.7456472, 0.9764192]> : tensor<3xf32>}, %a1: tensor<3xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[0.7462795, 0.31585252, 0.38814503]> : tensor<3xf32>, test.gradient = dense<[0.73196757, -0.86002445, -0.92532206]> : tensor<3xf32>}) -> (tensor<3xf64> {thunder.name = "output0", test.seed = dense<[-1.5667701959609985, 1.0775396823883057, 1.3775863647460938]> : tensor<3xf64>}) {
  %r = thunder.bsym @aten.float_power.Tensor_Tensor(self = %a0, exponent = %a1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf64>
  thunder.return outputs(%r : tensor<3xf64>)
}

thunder.func @logaddexp2_0(%a0: tensor<3xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[-1.2194575, -1.1598166, 0.14744066]> : tensor<3xf32>, test.gradient = dense<[-0.23896767, -0.14792745, -0.2453837]> : tensor<3xf32>}, %a1: tensor<3xf32> {thunder.name = "a1", thunder.role = "input", test.value = dense<[0.39803085, 0.35466018, 1.131397]> : tensor<3xf32>, test.gradient = dense<[-0.73324937, -0.4226216, -0.48533997]> : tensor<3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[-0.9722171, -0.5705491, -0.7307237]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.logaddexp2.default(self = %a0, other = %a1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @angle_0(%a0: tensor<2xf32> {thunder.name = "a0", thunder.role = "input", test.value = dense<[1.0, -2.0]> : tensor<2xf32>, test.gradient = dense<[0.0, 0.0]> : tensor<2xf32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[-1.7036495, -0.44045165]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.angle.default(self = %a0) : (tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}
