// Read by GradientValues.cpp: operands, the cotangent of the result, and the gradients that PyTorch 2.15 gives.

thunder.func @clone_0(%a0: tensor<2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.13514909, 0.45338517]> : tensor<2xf32>, test.gradient = dense<[-2.112083, 0.1504712]> : tensor<2xf32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[-2.112083, 0.1504712]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.clone.default(self = %a0, memory_format = none) : (tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @alias_0(%a0: tensor<2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.283015, 0.7019532]> : tensor<2xf32>, test.gradient = dense<[-0.41490638, -0.016700845]> : tensor<2xf32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[-0.41490638, -0.016700845]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.alias.default(self = %a0) : (tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @detach_0(%a0: tensor<2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.59117115, 0.6698711]> : tensor<2xf32>, test.gradient = dense<[0.0, 0.0]> : tensor<2xf32>}) -> (tensor<2xf32> {thunder.name = "output0", test.seed = dense<[-1.2222712, -0.15977454]> : tensor<2xf32>}) {
  %r = thunder.bsym @aten.detach.default(self = %a0) : (tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%r : tensor<2xf32>)
}

thunder.func @_to_copy_0(%a0: tensor<2xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.060193934, 2.0065231]> : tensor<2xf32>, test.gradient = dense<[0.66796875, 0.68359375]> : tensor<2xf32>}) -> (tensor<2xbf16> {thunder.name = "output0", test.seed = dense<[0.66796875, 0.68359375]> : tensor<2xbf16>}) {
  %r = thunder.bsym @aten._to_copy.default(self = %a0, dtype = bf16, layout = none, device = none, pin_memory = none, non_blocking = false, memory_format = none) : (tensor<2xf32>) -> tensor<2xbf16>
  thunder.return outputs(%r : tensor<2xbf16>)
}

thunder.func @to_0(%a0: tensor<3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0.33966196, -0.016900776, 0.60309714]> : tensor<3xf32>, test.gradient = dense<[-1.6402997, -0.824718, 1.1924751]> : tensor<3xf32>}) -> (tensor<3xf64> {thunder.name = "output0", test.seed = dense<[-1.640299677848816, -0.8247179985046387, 1.1924750804901123]> : tensor<3xf64>}) {
  %r = thunder.bsym @aten.to.dtype(self = %a0, dtype = f64, non_blocking = false, copy = false, memory_format = none) : (tensor<3xf32>) -> tensor<3xf64>
  thunder.return outputs(%r : tensor<3xf64>)
}

thunder.func @dropout_0(%a0: tensor<3xf32> {thunder.name = "input", thunder.role = "input", test.value = dense<[-1.251936, 0.71686894, -1.0472338]> : tensor<3xf32>, test.gradient = dense<[-0.026888825, 1.1459856, 0.29478195]> : tensor<3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[-0.026888825, 1.1459856, 0.29478195]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.dropout.default(input = %a0, p = 0.5 : f64, train = false) : (tensor<3xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @type_as_0(%a0: tensor<3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.015029331, 0.57626235, 1.2493184]> : tensor<3xf32>, test.gradient = dense<[-0.041534424, 0.54541016, 1.5400391]> : tensor<3xf32>}, %a1: tensor<2xf16> {thunder.name = "other", thunder.role = "input", test.value = dense<[-0.48388672, -0.5029297]> : tensor<2xf16>, test.gradient = dense<[0.0, 0.0]> : tensor<2xf16>}) -> (tensor<3xf16> {thunder.name = "output0", test.seed = dense<[-0.041534424, 0.54541016, 1.5400391]> : tensor<3xf16>}) {
  %r = thunder.bsym @aten.type_as.default(self = %a0, other = %a1) : (tensor<3xf32>, tensor<2xf16>) -> tensor<3xf16>
  thunder.return outputs(%r : tensor<3xf16>)
}
