// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @masked_fill_0() {
  %a0 = check.constant dense<[[-0.7061744, -0.73224807, 0.019369088], [-1.6153077, 0.07385541, 0.5363223]]> : tensor<2x3xf32>
  %a1 = check.constant dense<[true, false, true]> : tensor<3xi1>
  %r = thunder.bsym @aten.masked_fill.Scalar(self = %a0, mask = %a1, value = 0xFFF0000000000000 : f64) : (tensor<2x3xf32>, tensor<3xi1>) -> tensor<2x3xf32>
  %e0 = check.constant dense<[[0xFF800000, -0.73224807, 0xFF800000], [0xFF800000, 0.07385541, 0xFF800000]]> : tensor<2x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x3xf32>
  thunder.return
}

thunder.func @masked_fill_1() {
  %a0 = check.constant dense<[[-1.578125, -0.28320312, -1.9375], [0.29882812, -0.12402344, 0.43359375]]> : tensor<2x3xbf16>
  %a1 = check.constant dense<[[false, false, true], [false, false, true]]> : tensor<2x3xi1>
  %a2 = check.constant dense<2.0> : tensor<f32>
  %r = thunder.bsym @aten.masked_fill.Tensor(self = %a0, mask = %a1, value = %a2) : (tensor<2x3xbf16>, tensor<2x3xi1>, tensor<f32>) -> tensor<2x3xbf16>
  %e0 = check.constant dense<[[-1.578125, -0.28320312, 2.0], [0.29882812, -0.12402344, 2.0]]> : tensor<2x3xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<2x3xbf16>
  thunder.return
}

thunder.func @index_fill_0() {
  %a0 = check.constant dense<[[0.72157633, 0.2139682, 0.4479526, -0.23274294], [-0.8870939, -0.086994894, -2.4919672, 0.8069688], [-1.0284208, -0.22351432, -1.0432957, 1.1166955]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[-1, 0]> : tensor<2xi64>
  %r = thunder.bsym @aten.index_fill.int_Scalar(self = %a0, dim = 1, index = %a1, value = 5.0) : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[5.0, 0.2139682, 0.4479526, 5.0], [5.0, -0.086994894, -2.4919672, 5.0], [5.0, -0.22351432, -1.0432957, 5.0]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @index_copy_0() {
  %a0 = check.constant dense<[[1.3815216, 0.045438956, 0.4347795], [0.24802527, 0.04386382, 1.0571648], [0.18920779, -0.79587245, -0.6716305], [-0.81560594, -0.88174975, 0.87993115]]> : tensor<4x3xf32>
  %a1 = check.constant dense<[2, 0]> : tensor<2xi64>
  %a2 = check.constant dense<[[-0.5291199, 0.42734376, 0.038103115], [-0.20480068, 0.046360876, 1.618403]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.index_copy.default(self = %a0, dim = 0, index = %a1, source = %a2) : (tensor<4x3xf32>, tensor<2xi64>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %e0 = check.constant dense<[[-0.20480068, 0.046360876, 1.618403], [0.24802527, 0.04386382, 1.0571648], [-0.5291199, 0.42734376, 0.038103115], [-0.81560594, -0.88174975, 0.87993115]]> : tensor<4x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x3xf32>
  thunder.return
}

// PyTorch rounds to bf16 after each of the two additions to row 2: one unit more.
thunder.func @index_add_0() {
  %a0 = check.constant dense<[[1.796875, -1.5, 0.7421875], [-0.3125, 0.45703125, 0.035888672], [0.875, -0.57421875, -1.9765625], [-0.25195312, 0.16699219, -0.4609375]]> : tensor<4x3xbf16>
  %a1 = check.constant dense<[2, 0, 2]> : tensor<3xi64>
  %a2 = check.constant dense<[[0.64453125, 0.33203125, -0.99609375], [0.83984375, 0.54296875, 1.4296875], [-1.5078125, -0.20605469, 1.0078125]]> : tensor<3x3xbf16>
  %r = thunder.bsym @aten.index_add.default(self = %a0, dim = 0, index = %a1, source = %a2, alpha = 2) : (tensor<4x3xbf16>, tensor<3xi64>, tensor<3x3xbf16>) -> tensor<4x3xbf16>
  %e0 = check.constant dense<[[3.46875, -0.4140625, 3.59375], [-0.3125, 0.45703125, 0.035888672], [-0.859375, -0.32226562, -1.953125], [-0.25195312, 0.16699219, -0.4609375]]> : tensor<4x3xbf16>
  check.expect_close %r, %e0 {rtol = 1.6e-2 : f64, atol = 1.0e-5 : f64} : tensor<4x3xbf16>
  thunder.return
}

thunder.func @scatter_0() {
  %a0 = check.constant dense<[[-0.45742103, -1.8064059, 0.07512171, 1.1358066], [-0.14524296, -0.3112876, -0.89192873, -0.6976109], [-3.7591739, -1.0267271, 1.4037199, -0.23426637]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0, 2], [3, 1]]> : tensor<2x2xi64>
  %a2 = check.constant dense<[[-0.55110306, 1.2149206, -0.8204649], [-0.18016712, 0.24177098, 0.045790937]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.scatter.src(self = %a0, dim = 1, index = %a1, src = %a2) : (tensor<3x4xf32>, tensor<2x2xi64>, tensor<2x3xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.55110306, -1.8064059, 1.2149206, 1.1358066], [-0.14524296, 0.24177098, -0.89192873, -0.18016712], [-3.7591739, -1.0267271, 1.4037199, -0.23426637]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @scatter_1() {
  %a0 = check.constant dense<[[-0.6149334, -1.2609503, 0.73270774, -0.8343067], [0.8788366, 0.47807032, 0.44257987, -0.44205967], [1.4660976, -0.4882221, 0.598546, 0.37718803]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0, 2]]> : tensor<1x2xi64>
  %r = thunder.bsym @aten.scatter.value(self = %a0, dim = 0, index = %a1, value = 1.5) : (tensor<3x4xf32>, tensor<1x2xi64>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[1.5, -1.2609503, 0.73270774, -0.8343067], [0.8788366, 0.47807032, 0.44257987, -0.44205967], [1.4660976, 1.5, 0.598546, 0.37718803]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @scatter_add_0() {
  %a0 = check.constant dense<[[1.375, -0.07055664, -0.074401855, 0.21057129], [1.5400391, 0.5605469, 0.50927734, -0.4777832], [-0.3552246, 1.9335938, -1.2978516, -2.296875]]> : tensor<3x4xf16>
  %a1 = check.constant dense<[[1, 0, 0, 0], [2, 0, 0, 2]]> : tensor<2x4xi64>
  %a2 = check.constant dense<[[-0.6669922, -1.15625, 1.4150391, -1.0576172], [-1.4228516, 1.9716797, 0.22375488, -0.26660156]]> : tensor<2x4xf16>
  %r = thunder.bsym @aten.scatter_add.default(self = %a0, dim = 0, index = %a1, src = %a2) : (tensor<3x4xf16>, tensor<2x4xi64>, tensor<2x4xf16>) -> tensor<3x4xf16>
  %e0 = check.constant dense<[[1.375, 0.7451172, 1.5644531, -0.84716797], [0.8730469, 0.5605469, 0.50927734, -0.4777832], [-1.7783203, 1.9335938, -1.2978516, -2.5625]]> : tensor<3x4xf16>
  check.expect_close %r, %e0 {rtol = 1.0e-3 : f64, atol = 1.0e-5 : f64} : tensor<3x4xf16>
  thunder.return
}

thunder.func @scatter_reduce_0() {
  %a0 = check.constant dense<[[-2.0637589, -0.93545645, -1.9557849, -0.9733795], [0.75758636, -0.7109383, -0.041362558, 0.13405901], [0.4593941, -0.030889317, 0.37330672, -0.29152432]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0, 1, 2, 1], [1, 2, 2, 0], [1, 1, 1, 0], [2, 0, 0, 0], [0, 2, 2, 2]]> : tensor<5x4xi64>
  %a2 = check.constant dense<[[-3.0183618, 1.3649864, -1.2103399, -0.46737325], [-1.86838, 0.9809932, -0.10925308, 0.58164954], [0.0185861, -0.56190085, -0.71102524, 0.17867535], [-0.5426584, 1.1450218, -0.48740396, -2.0667865], [-0.044312768, 0.23323207, 0.89253056, -0.94459397]]> : tensor<5x4xf32>
  %r = thunder.bsym @aten.scatter_reduce.two(self = %a0, dim = 0, index = %a1, src = %a2, reduce = "sum", include_self = false) : (tensor<3x4xf32>, tensor<5x4xi64>, tensor<5x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-3.0626745, 1.1450218, -0.48740396, -1.3064616], [-1.8497939, 0.80308557, -0.71102524, -0.46737325], [-0.5426584, 1.2142253, -0.4270624, -0.94459397]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @scatter_reduce_1() {
  %a0 = check.constant dense<[[-0.20267628, 0.27345544, 0.6278355, -0.3871726], [-0.1593409, 0.88021785, 1.53115, -1.0254383], [0.21531609, -0.09817627, 0.4838328, 2.1388361]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[2, 2, 2, 1], [2, 2, 2, 2], [1, 1, 0, 0], [0, 0, 1, 0], [1, 1, 2, 0]]> : tensor<5x4xi64>
  %a2 = check.constant dense<[[-0.70352393, 1.1388781, 1.8372667, 1.0171117], [0.06771718, -0.13213736, -0.39658916, -0.7301602], [-1.7031206, 1.0597332, 1.0673999, -1.0491785], [-0.9496608, 0.15592603, -0.3511113, -0.2506184], [0.18224016, -0.65349936, -1.018431, -0.16671646]]> : tensor<5x4xf32>
  %r = thunder.bsym @aten.scatter_reduce.two(self = %a0, dim = 0, index = %a1, src = %a2, reduce = "amax", include_self = true) : (tensor<3x4xf32>, tensor<5x4xi64>, tensor<5x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.20267628, 0.27345544, 1.0673999, -0.16671646], [0.18224016, 1.0597332, 1.53115, 1.0171117], [0.21531609, 1.1388781, 1.8372667, 2.1388361]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @scatter_reduce_2() {
  %a0 = check.constant dense<[[1.1879241, 0.6981959, -0.45536333, 0.5371005], [-1.2917396, 0.32397744, -1.805112, 0.5422012], [0.2489727, 2.1099362, -0.09916155, -0.8950835]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[3, 3, 3, 3, 2], [0, 2, 2, 1, 2]]> : tensor<2x5xi64>
  %a2 = check.constant dense<[[0.1784379, -0.65986955, 1.1118487, -0.99592614, 1.6571671], [-0.785577, -0.52752745, 1.3152672, 0.9081491, 1.0248637], [1.3285365, -0.20375791, -0.5613937, 1.5563143, -0.7806485]]> : tensor<3x5xf32>
  %r = thunder.bsym @aten.scatter_reduce.two(self = %a0, dim = 1, index = %a1, src = %a2, reduce = "amin", include_self = false) : (tensor<3x4xf32>, tensor<2x5xi64>, tensor<3x5xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[1.1879241, 0.6981959, 1.6571671, -0.99592614], [-0.785577, 0.9081491, -0.52752745, 0.5422012], [0.2489727, 2.1099362, -0.09916155, -0.8950835]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @scatter_reduce_3() {
  %a0 = check.constant dense<[[1.8888245, 0.12874302, 0.17816332, 1.0280809], [-0.6914307, 0.6287219, -0.19463563, 0.2379616], [0.52908117, 0.11366259, 1.2854158, 0.18631929]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0, 1, 2, 1], [1, 2, 1, 1], [2, 0, 0, 1], [1, 1, 0, 0], [1, 0, 0, 2]]> : tensor<5x4xi64>
  %a2 = check.constant dense<[[-0.0043380237, -0.875035, 0.62039936, -0.79336274], [-0.6050046, -0.4024201, 0.20231126, 0.4212763], [-0.220782, -0.55126125, -0.22898346, 0.50316477], [0.08408319, -0.24951403, 1.4333178, -0.81103075], [-0.87689143, -1.122712, -1.3322285, -1.4721028]]> : tensor<5x4xf32>
  %r = thunder.bsym @aten.scatter_reduce.two(self = %a0, dim = 0, index = %a1, src = %a2, reduce = "prod", include_self = true) : (tensor<3x4xf32>, tensor<5x4xi64>, tensor<5x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.008193766, 0.07968004, 0.07790111, -0.83380526], [-0.030843407, 0.13727106, -0.03937698, -0.040018052], [-0.116811596, -0.045740113, 0.7974711, -0.27428114]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @scatter_reduce_4() {
  %a0 = check.constant dense<[[-1.1275744, 0.07384405, -0.15851733, -0.24247646], [1.1421041, 1.0875081, 0.7961541, -0.3590956], [-1.7822092, 0.8264134, 0.8172117, -0.6149945]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[0, 1, 0], [0, 2, 2], [0, 0, 2], [2, 2, 0], [1, 2, 2]]> : tensor<5x3xi64>
  %a2 = check.constant dense<[[-0.1957442, 0.25510773, 1.2084414, 0.3315942], [-0.21515095, 1.4021689, 0.2878953, -0.6587482], [0.39134184, 0.16299084, 0.065577105, 0.9150755], [0.78204167, 0.27842847, 0.68207526, -0.783878], [0.25093108, 0.5946966, -0.9783334, 0.72930425]]> : tensor<5x4xf32>
  %r = thunder.bsym @aten.scatter_reduce.two(self = %a0, dim = 0, index = %a1, src = %a2, reduce = "mean", include_self = true) : (tensor<3x4xf32>, tensor<5x3xi64>, tensor<5x4xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.28678194, 0.11841744, 0.5773331, -0.24247646], [0.6965176, 0.6713079, 0.7961541, -0.3590956], [-0.50008374, 0.77542686, 0.04808767, -0.6149945]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @scatter_reduce_5() {
  %a0 = check.constant dense<[7, 5, 7, 4, 6, 1]> : tensor<6xi64>
  %a1 = check.constant dense<[2, 3, 5, 4, 0]> : tensor<5xi64>
  %a2 = check.constant dense<[-7, -7, -4, -5, 3]> : tensor<5xi64>
  %r = thunder.bsym @aten.scatter_reduce.two(self = %a0, dim = 0, index = %a1, src = %a2, reduce = "mean", include_self = true) : (tensor<6xi64>, tensor<5xi64>, tensor<5xi64>) -> tensor<6xi64>
  %e0 = check.constant dense<[5, 5, 0, -2, 0, -2]> : tensor<6xi64>
  check.expect_eq %r, %e0 : tensor<6xi64>
  thunder.return
}

thunder.func @index_reduce_0() {
  %a0 = check.constant dense<[[-0.58843637, -1.9717581, 0.046847068], [0.1668918, -0.78106874, 0.94140214], [0.49777788, -0.9832361, -1.1980654], [-1.4176617, 0.2531831, 1.7519684]]> : tensor<4x3xf32>
  %a1 = check.constant dense<[2, 0, 2]> : tensor<3xi64>
  %a2 = check.constant dense<[[-1.0141002, -2.105274, -0.427587], [-0.21827832, 1.2353798, 0.21233056], [0.046657715, 0.931589, -1.2296197]]> : tensor<3x3xf32>
  %r = thunder.bsym @aten.index_reduce.default(self = %a0, dim = 0, index = %a1, source = %a2, reduce = "amax", include_self = true) : (tensor<4x3xf32>, tensor<3xi64>, tensor<3x3xf32>) -> tensor<4x3xf32>
  %e0 = check.constant dense<[[-0.21827832, 1.2353798, 0.21233056], [0.1668918, -0.78106874, 0.94140214], [0.49777788, 0.931589, -0.427587], [-1.4176617, 0.2531831, 1.7519684]]> : tensor<4x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x3xf32>
  thunder.return
}

thunder.func @index_put_0() {
  %a0 = check.constant dense<[[-0.17804156, 0.9429947, -0.48328257], [-0.20352842, 0.005255692, 0.5298406], [0.662907, -0.07170714, 0.43021297], [-0.22746868, 1.9536263, 0.36527514]]> : tensor<4x3xf32>
  %a1 = check.constant dense<[0, -1]> : tensor<2xi64>
  %a2 = check.constant dense<[[0.5051875, 1.0543377, -0.3350942], [-1.2020339, 0.38524675, 1.2759999]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.index_put.default(self = %a0, indices = [%a1], values = %a2, accumulate = false) : (tensor<4x3xf32>, tensor<2xi64>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %e0 = check.constant dense<[[0.5051875, 1.0543377, -0.3350942], [-0.20352842, 0.005255692, 0.5298406], [0.662907, -0.07170714, 0.43021297], [-1.2020339, 0.38524675, 1.2759999]]> : tensor<4x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x3xf32>
  thunder.return
}

thunder.func @index_put_1() {
  %a0 = check.constant dense<[[[-0.25308454, -0.20760411, -0.3660777, 2.6050882, 0.45869544], [-0.75875, 0.21627527, 0.78517914, -1.3975514, -0.95624316], [1.6780087, -1.1289222, -0.7788981, -0.72735876, 0.039585985]], [[-0.7444778, -0.7397714, 0.5518902, -2.2635682, -2.2008204], [0.037331987, -0.1296904, 0.28454295, 0.17539513, -1.5218878], [1.761174, 0.34542853, 0.84218585, 0.31147388, 0.045269597]], [[0.4037015, -2.3024381e-04, 0.76840377, 1.3255192, -0.33070222], [0.24219617, -1.5067545, -1.7876414, 0.30434403, -1.805231], [-1.8612748, -1.0959401, -0.35079607, -0.71147716, 1.3373692]], [[1.879895, 0.5032324, 0.6456228, -1.8841282, -1.2895077], [0.37915725, 1.3968145, -1.0661061, -2.758353, -0.51634145], [-0.11646532, -1.0488539, -0.5338954, -0.13853522, 1.1146941]]]> : tensor<4x3x5xf32>
  %a1 = check.constant dense<[0, 2]> : tensor<2xi64>
  %a2 = check.constant dense<[1, -1]> : tensor<2xi64>
  %a3 = check.constant dense<[[0.17013241], [-0.8920732], [2.5713477], [1.2934057]]> : tensor<4x1xf32>
  %r = thunder.bsym @aten.index_put.default(self = %a0, indices = [none, %a1, %a2], values = %a3, accumulate = false) : (tensor<4x3x5xf32>, tensor<2xi64>, tensor<2xi64>, tensor<4x1xf32>) -> tensor<4x3x5xf32>
  %e0 = check.constant dense<[[[-0.25308454, 0.17013241, -0.3660777, 2.6050882, 0.45869544], [-0.75875, 0.21627527, 0.78517914, -1.3975514, -0.95624316], [1.6780087, -1.1289222, -0.7788981, -0.72735876, 0.17013241]], [[-0.7444778, -0.8920732, 0.5518902, -2.2635682, -2.2008204], [0.037331987, -0.1296904, 0.28454295, 0.17539513, -1.5218878], [1.761174, 0.34542853, 0.84218585, 0.31147388, -0.8920732]], [[0.4037015, 2.5713477, 0.76840377, 1.3255192, -0.33070222], [0.24219617, -1.5067545, -1.7876414, 0.30434403, -1.805231], [-1.8612748, -1.0959401, -0.35079607, -0.71147716, 2.5713477]], [[1.879895, 1.2934057, 0.6456228, -1.8841282, -1.2895077], [0.37915725, 1.3968145, -1.0661061, -2.758353, -0.51634145], [-0.11646532, -1.0488539, -0.5338954, -0.13853522, 1.2934057]]]> : tensor<4x3x5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x3x5xf32>
  thunder.return
}

thunder.func @index_put_2() {
  %a0 = check.constant dense<[[0.16519406, 0.5151449, 0.42858312], [0.12275103, 0.26956344, -0.41176102], [-0.36226907, 1.6564698, 1.1623734], [-1.2101803, 1.217619, -0.5574585]]> : tensor<4x3xf32>
  %a1 = check.constant dense<[0, 1, 0]> : tensor<3xi64>
  %a2 = check.constant dense<[[-1.131369, 0.5167213, 1.2539831], [0.6949333, 0.17100851, 0.755982], [-0.7459722, 0.026238656, 0.9464681]]> : tensor<3x3xf32>
  %r = thunder.bsym @aten.index_put.default(self = %a0, indices = [%a1], values = %a2, accumulate = true) : (tensor<4x3xf32>, tensor<3xi64>, tensor<3x3xf32>) -> tensor<4x3xf32>
  %e0 = check.constant dense<[[-1.7121472, 1.0581049, 2.6290345], [0.8176843, 0.44057196, 0.34422097], [-0.36226907, 1.6564698, 1.1623734], [-1.2101803, 1.217619, -0.5574585]]> : tensor<4x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x3xf32>
  thunder.return
}

thunder.func @index_put_3() {
  %a0 = check.constant dense<[[-0.024107456, -0.34597632, 0.12925707], [-1.3261492, -0.7671422, 1.213586], [-1.4723762, 1.6124535, 0.1563906], [0.4723727, -0.65622175, -1.114025]]> : tensor<4x3xf32>
  %a1 = check.constant dense<[[true, false, true], [true, false, false], [false, false, false], [true, false, false]]> : tensor<4x3xi1>
  %a2 = check.constant dense<7.0> : tensor<f32>
  %r = thunder.bsym @aten.index_put.default(self = %a0, indices = [%a1], values = %a2, accumulate = false) : (tensor<4x3xf32>, tensor<4x3xi1>, tensor<f32>) -> tensor<4x3xf32>
  %e0 = check.constant dense<[[7.0, -0.34597632, 7.0], [7.0, -0.7671422, 1.213586], [-1.4723762, 1.6124535, 0.1563906], [7.0, -0.65622175, -1.114025]]> : tensor<4x3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x3xf32>
  thunder.return
}

thunder.func @index_put_4() {
  %a0 = check.constant dense<[[[-0.7780749, -1.8033096, 0.60837203, -0.62440664, -0.38275337], [2.2672815, -1.1217715, -0.025820019, 0.40765834, 0.8128421], [-0.9076692, 0.46240345, 0.55277336, -2.0384672, 0.7919566]], [[0.48865706, 0.79183036, -1.5915031, 1.3623787, 0.79866993], [1.3078358, -1.2709986, 2.0404494, -0.13752237, 0.60605866], [1.0709779, 0.4475569, -0.21283069, -0.51369053, 0.06312442]], [[1.1305523, 0.24104208, 0.44214904, -0.29949418, -0.61130613], [-0.21640103, 0.19781485, 0.0966232, 0.8752093, 1.3934059], [0.40174508, 0.12395992, 0.84906834, 0.6583444, -0.7733824]], [[-2.326455, 1.3771282, 0.85637236, -0.43411484, 0.51385355], [0.069732204, -0.6805498, 1.6891109, -0.8549428, -0.41817632], [-0.5302342, -1.1087081, 0.78032744, -0.18984231, -0.10252326]]]> : tensor<4x3x5xf32>
  %a1 = check.constant dense<[0, 2]> : tensor<2xi64>
  %a2 = check.constant dense<[1, -1]> : tensor<2xi64>
  %a3 = check.constant dense<[[-1.2617736, -0.14251408, -1.4042809], [2.5326583, 1.2123255, -0.2144377]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.index_put.default(self = %a0, indices = [%a1, none, %a2], values = %a3, accumulate = false) : (tensor<4x3x5xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2x3xf32>) -> tensor<4x3x5xf32>
  %e0 = check.constant dense<[[[-0.7780749, -1.2617736, 0.60837203, -0.62440664, -0.38275337], [2.2672815, -0.14251408, -0.025820019, 0.40765834, 0.8128421], [-0.9076692, -1.4042809, 0.55277336, -2.0384672, 0.7919566]], [[0.48865706, 0.79183036, -1.5915031, 1.3623787, 0.79866993], [1.3078358, -1.2709986, 2.0404494, -0.13752237, 0.60605866], [1.0709779, 0.4475569, -0.21283069, -0.51369053, 0.06312442]], [[1.1305523, 0.24104208, 0.44214904, -0.29949418, 2.5326583], [-0.21640103, 0.19781485, 0.0966232, 0.8752093, 1.2123255], [0.40174508, 0.12395992, 0.84906834, 0.6583444, -0.2144377]], [[-2.326455, 1.3771282, 0.85637236, -0.43411484, 0.51385355], [0.069732204, -0.6805498, 1.6891109, -0.8549428, -0.41817632], [-0.5302342, -1.1087081, 0.78032744, -0.18984231, -0.10252326]]]> : tensor<4x3x5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4x3x5xf32>
  thunder.return
}

thunder.func @put_0() {
  %a0 = check.constant dense<[[1.0614626, -0.40638575, -1.1237125, -0.34547], [-0.9324687, 0.37291074, 1.1988282, 0.11682004], [-2.0380385, 0.67015, 0.30549976, 0.51682705]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[-1, 3]> : tensor<2xi64>
  %a2 = check.constant dense<[0.9629124, 0.46098432]> : tensor<2xf32>
  %r = thunder.bsym @aten.put.default(self = %a0, index = %a1, source = %a2, accumulate = false) : (tensor<3x4xf32>, tensor<2xi64>, tensor<2xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[1.0614626, -0.40638575, -1.1237125, 0.46098432], [-0.9324687, 0.37291074, 1.1988282, 0.11682004], [-2.0380385, 0.67015, 0.30549976, 0.9629124]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @put_1() {
  %a0 = check.constant dense<[[0.03406521, 0.60021925, 0.3587592, 0.89658594], [0.8257861, -0.7854564, 0.53371185, 0.3397658], [1.2582883, -0.4845572, 1.4219768, 0.38551068]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[3, 3]> : tensor<2xi64>
  %a2 = check.constant dense<[-0.8943556, 0.577807]> : tensor<2xf32>
  %r = thunder.bsym @aten.put.default(self = %a0, index = %a1, source = %a2, accumulate = true) : (tensor<3x4xf32>, tensor<2xi64>, tensor<2xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[0.03406521, 0.60021925, 0.3587592, 0.58003736], [0.8257861, -0.7854564, 0.53371185, 0.3397658], [1.2582883, -0.4845572, 1.4219768, 0.38551068]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @unsafe_masked_index_put_accumulate_0() {
  %a0 = check.constant dense<[[-0.87330353, 0.43763238, -0.48663184, -0.7839713], [-0.29828936, -0.93608165, -0.5050649, 1.5186863], [0.18801369, -1.4030483, 1.1207031, 0.34917784]]> : tensor<3x4xf32>
  %a1 = check.constant dense<[[true, false], [true, true]]> : tensor<2x2xi1>
  %a2 = check.constant dense<[[0, 9], [0, 1]]> : tensor<2x2xi64>
  %a3 = check.constant dense<[[1, 2], [1, 3]]> : tensor<2x2xi64>
  %a4 = check.constant dense<[[-0.12801363, 0.33328974], [0.24329773, -0.7247399]]> : tensor<2x2xf32>
  %r = thunder.bsym @aten._unsafe_masked_index_put_accumulate.default(self = %a0, mask = %a1, indices = [%a2, %a3], values = %a4) : (tensor<3x4xf32>, tensor<2x2xi1>, tensor<2x2xi64>, tensor<2x2xi64>, tensor<2x2xf32>) -> tensor<3x4xf32>
  %e0 = check.constant dense<[[-0.87330353, 0.5529165, -0.48663184, -0.7839713], [-0.29828936, -0.93608165, -0.5050649, 0.7939464], [0.18801369, -1.4030483, 1.1207031, 0.34917784]]> : tensor<3x4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3x4xf32>
  thunder.return
}

thunder.func @scatter_reduce_of_bool_0() {
  %a0 = check.constant dense<[true, false, true]> : tensor<3xi1>
  %a1 = check.constant dense<[0, 1, 1, 2]> : tensor<4xi64>
  %a2 = check.constant dense<[false, true, false, true]> : tensor<4xi1>
  %r = thunder.bsym @aten.scatter_reduce.two(self = %a0, dim = 0, index = %a1, src = %a2, reduce = "amin", include_self = true) : (tensor<3xi1>, tensor<4xi64>, tensor<4xi1>) -> tensor<3xi1>
  %e0 = check.constant dense<[false, false, true]> : tensor<3xi1>
  check.expect_eq %r, %e0 : tensor<3xi1>
  thunder.return
}

thunder.func @scatter_reduce_of_bool_1() {
  %a0 = check.constant dense<[true, false, true]> : tensor<3xi1>
  %a1 = check.constant dense<[0, 1, 1, 2]> : tensor<4xi64>
  %a2 = check.constant dense<[false, true, false, true]> : tensor<4xi1>
  %r = thunder.bsym @aten.scatter_reduce.two(self = %a0, dim = 0, index = %a1, src = %a2, reduce = "prod", include_self = false) : (tensor<3xi1>, tensor<4xi64>, tensor<4xi1>) -> tensor<3xi1>
  %e0 = check.constant dense<[false, false, true]> : tensor<3xi1>
  check.expect_eq %r, %e0 : tensor<3xi1>
  thunder.return
}

thunder.func @scatter_reduce_overload_0() {
  %a0 = check.constant dense<[-0.9157233, -1.2997009, -0.044708535]> : tensor<3xf32>
  %a1 = check.constant dense<[0, 2, 2]> : tensor<3xi64>
  %a2 = check.constant dense<[-0.35386956, -0.59853965, -0.12307143]> : tensor<3xf32>
  %r = thunder.bsym @aten.scatter.reduce(self = %a0, dim = 0, index = %a1, src = %a2, reduce = "add") : (tensor<3xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[-1.2695929, -1.2997009, -0.76631963]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @scatter_reduce_overload_1() {
  %a0 = check.constant dense<[-0.20583086, -0.38297307, 1.2585684]> : tensor<3xf32>
  %a1 = check.constant dense<[0, 2, 2]> : tensor<3xi64>
  %a2 = check.constant dense<[-2.1573834, -0.36025414, 0.021155393]> : tensor<3xf32>
  %r = thunder.bsym @aten.scatter.reduce(self = %a0, dim = 0, index = %a1, src = %a2, reduce = "multiply") : (tensor<3xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[0.4440561, -0.38297307, -0.00959195]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @scatter_value_reduce_0() {
  %a0 = check.constant dense<[-0.17555392, 0.3289502, 1.4087284]> : tensor<3xf32>
  %a1 = check.constant dense<[0, 2]> : tensor<2xi64>
  %r = thunder.bsym @aten.scatter.value_reduce(self = %a0, dim = 0, index = %a1, value = 2.5, reduce = "multiply") : (tensor<3xf32>, tensor<2xi64>) -> tensor<3xf32>
  %e0 = check.constant dense<[-0.4388848, 0.3289502, 3.521821]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}
