// Read by GradientValues.cpp: operands, the cotangent of the result, and the gradients that PyTorch 2.15 gives.

thunder.func @where_0(%a0: tensor<3x1xi1> {thunder.name = "condition", thunder.role = "input", test.value = dense<[[true], [false], [false]]> : tensor<3x1xi1>}, %a1: tensor<4xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.84112626, 0.53344566, -0.55906594, -0.6013301]> : tensor<4xf32>, test.gradient = dense<[-1.0556948, 0.33059227, 0.65110105, -1.1525067]> : tensor<4xf32>}, %a2: tensor<3x4xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[[0.17538594, -0.46875572, -0.662382, -0.7286678], [-0.85959256, 1.1019177, -1.2042905, -1.6520241], [-1.4453013, 1.9438474, -1.6317083, -2.42493]]> : tensor<3x4xf32>, test.gradient = dense<[[0.0, 0.0, 0.0, 0.0], [-1.4280515, -0.2282988, 0.8640041, 1.2471814], [-1.2695416, -0.7452452, 0.34715128, -1.1578383]]> : tensor<3x4xf32>}) -> (tensor<3x4xf32> {thunder.name = "output0", test.seed = dense<[[-1.0556948, 0.33059227, 0.65110105, -1.1525067], [-1.4280515, -0.2282988, 0.8640041, 1.2471814], [-1.2695416, -0.7452452, 0.34715128, -1.1578383]]> : tensor<3x4xf32>}) {
  %r = thunder.bsym @aten.where.self(condition = %a0, self = %a1, other = %a2) : (tensor<3x1xi1>, tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  thunder.return outputs(%r : tensor<3x4xf32>)
}

thunder.func @where_1(%a0: tensor<3xi1> {thunder.name = "condition", thunder.role = "input", test.value = dense<[false, false, true]> : tensor<3xi1>}, %a1: tensor<3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<3xf32>, test.gradient = dense<[0.0, 0.0, -0.594702]> : tensor<3xf32>}, %a2: tensor<3xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[-0.5412308, 0.3347325, 0.61611456]> : tensor<3xf32>, test.gradient = dense<[2.4145036, -1.2648709, 0.0]> : tensor<3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[2.4145036, -1.2648709, -0.594702]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.where.self(condition = %a0, self = %a1, other = %a2) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @where_2(%a0: tensor<3xi1> {thunder.name = "condition", thunder.role = "input", test.value = dense<[false, true, false]> : tensor<3xi1>}, %a1: tensor<3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.84397227, -0.04646565, -0.18937428]> : tensor<3xf32>, test.gradient = dense<[0.0, 0.08606358, 0.0]> : tensor<3xf32>}, %a2: tensor<f64> {thunder.name = "other", thunder.role = "input", test.value = dense<1.7415390906856865> : tensor<f64>, test.gradient = dense<-0.3902325928211212> : tensor<f64>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[-0.26403674, 0.08606358, -0.12619585]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.where.self(condition = %a0, self = %a1, other = %a2) : (tensor<3xi1>, tensor<3xf32>, tensor<f64>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @where_3(%a0: tensor<3xi1> {thunder.name = "condition", thunder.role = "input", test.value = dense<[true, false, false]> : tensor<3xi1>}, %a1: tensor<3xf32> {thunder.name = "self", thunder.role = "input", test.value = dense<[-0.18240462, 1.116053, -0.1237388]> : tensor<3xf32>, test.gradient = dense<[1.6066189, 0.0, 0.0]> : tensor<3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[1.6066189, -0.4849201, 1.3183943]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.where.ScalarOther(condition = %a0, self = %a1, other = 1.5 : f64) : (tensor<3xi1>, tensor<3xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}

thunder.func @where_4(%a0: tensor<3xi1> {thunder.name = "condition", thunder.role = "input", test.value = dense<[true, true, true]> : tensor<3xi1>}, %a2: tensor<3xf32> {thunder.name = "other", thunder.role = "input", test.value = dense<[0.056662966, -0.03604136, 0.55880415]> : tensor<3xf32>, test.gradient = dense<[0.0, 0.0, 0.0]> : tensor<3xf32>}) -> (tensor<3xf32> {thunder.name = "output0", test.seed = dense<[1.2083846, -0.82334244, -0.6464295]> : tensor<3xf32>}) {
  %r = thunder.bsym @aten.where.ScalarSelf(condition = %a0, self = 2, other = %a2) : (tensor<3xi1>, tensor<3xf32>) -> tensor<3xf32>
  thunder.return outputs(%r : tensor<3xf32>)
}
