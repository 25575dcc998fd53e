// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: the stream of a program that gives the published known-answer vectors of Philox 4x32-10, and the formula of each
// symbol in f64. Where a probability decides, the uniform numbers stand beside it. Tolerances: 2 ulp of each function and rounding.

thunder.func @dropout() {
  %s = check.constant dense<[9, 4]> : tensor<2xi64>
  %x = check.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %r = thunder.bsym @aten.dropout.default(input = %x, p = 0.25 : f64, train = true, rng.state = %s, rng.offset = 2 : i64) : (tensor<6xf32>, tensor<2xi64>) -> tensor<6xf32>
  %e = check.constant dense<[0.0, 2.6666667, 4.0, 5.3333335, 0.0, 8.0]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @feature_dropout_p0() {
  %s = check.constant dense<[9, 4]> : tensor<2xi64>
  %x = check.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %r = thunder.bsym @aten.dropout.default(input = %x, p = 0.0 : f64, train = true, rng.state = %s, rng.offset = 2 : i64) : (tensor<6xf32>, tensor<2xi64>) -> tensor<6xf32>
  %e = check.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @dropout_p1() {
  %s = check.constant dense<[9, 4]> : tensor<2xi64>
  %x = check.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %r = thunder.bsym @aten.dropout.default(input = %x, p = 1.0 : f64, train = true, rng.state = %s, rng.offset = 2 : i64) : (tensor<6xf32>, tensor<2xi64>) -> tensor<6xf32>
  %e = check.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @bernoulli_p() {
  %s = check.constant dense<[9, 4]> : tensor<2xi64>
  %x = check.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %r = thunder.bsym @aten.bernoulli.p(self = %x, p = 0.4 : f64, rng.state = %s, rng.offset = 2 : i64) : (tensor<6xf32>, tensor<2xi64>) -> tensor<6xf32>
  %e = check.constant dense<[0.0, 0.0, 1.0, 0.0, 0.0, 1.0]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @bernoulli() {
  %s = check.constant dense<[9, 4]> : tensor<2xi64>
  %x = check.constant dense<[0.0, 0.2, 0.4, 0.6, 0.8, 1.0]> : tensor<6xf32>
  %r = thunder.bsym @aten.bernoulli.default(self = %x, rng.state = %s, rng.offset = 2 : i64) : (tensor<6xf32>, tensor<2xi64>) -> tensor<6xf32>
  %e = check.constant dense<[0.0, 0.0, 1.0, 1.0, 0.0, 1.0]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @rand() {
  %s = check.constant dense<[9, 4]> : tensor<2xi64>
  %r = thunder.bsym @aten.rand.default(size = [5 : i64], dtype = none, layout = none, device = none, pin_memory = none, rng.state = %s, rng.offset = 2 : i64) : (tensor<2xi64>) -> tensor<5xf32>
  %e = check.constant dense<[0.8771512, 0.45050073, 0.22760588, 0.5222572, 0.8514788]> : tensor<5xf32>
  check.expect_eq %r, %e : tensor<5xf32>
  thunder.return
}

thunder.func @rand_bf16() {
  %s = check.constant dense<[9, 4]> : tensor<2xi64>
  %r = thunder.bsym @aten.rand.default(size = [5 : i64], dtype = bf16, layout = none, device = none, pin_memory = none, rng.state = %s, rng.offset = 2 : i64) : (tensor<2xi64>) -> tensor<5xbf16>
  %e = check.constant dense<[0.875, 0.44921875, 0.2265625, 0.51953125, 0.84765625]> : tensor<5xbf16>
  check.expect_eq %r, %e : tensor<5xbf16>
  thunder.return
}

thunder.func @uniform() {
  %s = check.constant dense<[9, 4]> : tensor<2xi64>
  %x = check.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %r = thunder.bsym @aten.uniform.default(self = %x, from = -2.0 : f64, to = 3.0 : f64, rng.state = %s, rng.offset = 2 : i64) : (tensor<6xf32>, tensor<2xi64>) -> tensor<6xf32>
  %e = check.constant dense<[2.385756, 0.25250363, -0.86197066, 0.61128616, 2.2573938, -0.12066734]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @randn() {
  %s = check.constant dense<[9, 4]> : tensor<2xi64>
  %r = thunder.bsym @aten.randn.default(size = [7 : i64], dtype = none, layout = none, device = none, pin_memory = none, rng.state = %s, rng.offset = 2 : i64) : (tensor<2xi64>) -> tensor<7xf32>
  %e = check.constant dense<[0.26925966, 0.39834931, -0.30621552, 0.8398228, 1.9053034, -0.714864, -0.45167503]> : tensor<7xf32>
  check.expect_close %r, %e {rtol = 1.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<7xf32>
  thunder.return
}

thunder.func @normal() {
  %s = check.constant dense<[9, 4]> : tensor<2xi64>
  %x = check.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %r = thunder.bsym @aten.normal_functional.default(self = %x, mean = 1.5 : f64, std = 0.5 : f64, rng.state = %s, rng.offset = 2 : i64) : (tensor<6xf32>, tensor<2xi64>) -> tensor<6xf32>
  %e = check.constant dense<[2.453136, 1.5719423, 1.63081, 1.2410611, 2.1746945, 1.9736377]> : tensor<6xf32>
  check.expect_close %r, %e {rtol = 1.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<6xf32>
  thunder.return
}

thunder.func @log_normal() {
  %s = check.constant dense<[9, 4]> : tensor<2xi64>
  %x = check.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %r = thunder.bsym @aten.log_normal.default(self = %x, mean = 0.5 : f64, std = 0.5 : f64, rng.state = %s, rng.offset = 2 : i64) : (tensor<6xf32>, tensor<2xi64>) -> tensor<6xf32>
  %e = check.constant dense<[4.2765045, 1.771705, 1.879132, 1.2725987, 3.237154, 2.647558]> : tensor<6xf32>
  check.expect_close %r, %e {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<6xf32>
  thunder.return
}

thunder.func @exponential() {
  %s = check.constant dense<[9, 4]> : tensor<2xi64>
  %x = check.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %r = thunder.bsym @aten.exponential.default(self = %x, lambd = 2.0 : f64, rng.state = %s, rng.offset = 2 : i64) : (tensor<6xf32>, tensor<2xi64>) -> tensor<6xf32>
  %e = check.constant dense<[1.0484004, 0.29937392, 0.12913017, 0.3693414, 0.95351386, 0.23569553]> : tensor<6xf32>
  check.expect_close %r, %e {rtol = 1.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<6xf32>
  thunder.return
}

thunder.func @geometric() {
  %s = check.constant dense<[9, 4]> : tensor<2xi64>
  %x = check.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %r = thunder.bsym @aten.geometric.default(self = %x, p = 0.3 : f64, rng.state = %s, rng.offset = 2 : i64) : (tensor<6xf32>, tensor<2xi64>) -> tensor<6xf32>
  %e = check.constant dense<[6.0, 2.0, 1.0, 3.0, 6.0, 2.0]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @randint() {
  %s = check.constant dense<[9, 4]> : tensor<2xi64>
  %r = thunder.bsym @aten.randint.default(high = 10 : i64, size = [6 : i64], dtype = none, layout = none, device = none, pin_memory = none, rng.state = %s, rng.offset = 2 : i64) : (tensor<2xi64>) -> tensor<6xi64>
  %e = check.constant dense<[8, 4, 2, 5, 8, 3]> : tensor<6xi64>
  check.expect_eq %r, %e : tensor<6xi64>
  thunder.return
}

thunder.func @randint_low() {
  %s = check.constant dense<[9, 4]> : tensor<2xi64>
  %r = thunder.bsym @aten.randint.low(low = -1000 : i64, high = 1000000 : i64, size = [6 : i64], dtype = none, layout = none, device = none, pin_memory = none, rng.state = %s, rng.offset = 2 : i64) : (tensor<2xi64>) -> tensor<6xi64>
  %e = check.constant dense<[877028, 449951, 226833, 521779, 851330, 375242]> : tensor<6xi64>
  check.expect_eq %r, %e : tensor<6xi64>
  thunder.return
}

thunder.func @randint_widest() {
  %s = check.constant dense<[9, 4]> : tensor<2xi64>
  %r = thunder.bsym @aten.randint.low(low = 0 : i64, high = 2147483648 : i64, size = [6 : i64], dtype = none, layout = none, device = none, pin_memory = none, rng.state = %s, rng.offset = 2 : i64) : (tensor<2xi64>) -> tensor<6xi64>
  %e = check.constant dense<[1883667871, 967443025, 488780025, 1121538859, 1828536867, 807167344]> : tensor<6xi64>
  check.expect_eq %r, %e : tensor<6xi64>
  thunder.return
}

thunder.func @rand_f64() {
  %s = check.constant dense<[9, 4]> : tensor<2xi64>
  %r = thunder.bsym @aten.rand.default(size = [3 : i64], dtype = f64, layout = none, device = none, pin_memory = none, rng.state = %s, rng.offset = 2 : i64) : (tensor<2xi64>) -> tensor<3xf64>
  %e = check.constant dense<[0.8771512025762888, 0.45050077029674374, 0.22760593426128162]> : tensor<3xf64>
  check.expect_eq %r, %e : tensor<3xf64>
  thunder.return
}

thunder.func @native_dropout() {
  %s = check.constant dense<[9, 4]> : tensor<2xi64>
  %x = check.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %r:2 = thunder.bsym @aten.native_dropout.default(input = %x, p = 0.25 : f64, train = true, rng.state = %s, rng.offset = 2 : i64) : (tensor<6xf32>, tensor<2xi64>) -> (tensor<6xf32>, tensor<6xi1>)
  %e0 = check.constant dense<[0.0, 2.6666667, 4.0, 5.3333335, 0.0, 8.0]> : tensor<6xf32>
  check.expect_eq %r#0, %e0 : tensor<6xf32>
  %e1 = check.constant dense<[false, true, true, true, false, true]> : tensor<6xi1>
  check.expect_eq %r#1, %e1 : tensor<6xi1>
  thunder.return
}

thunder.func @tape() {
  %t = check.constant dense<[0.1, 0.74, 0.76]> : tensor<3xf32>
  %x = check.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %r = thunder.bsym @aten.dropout.default(input = %x, p = 0.25 : f64, train = true, rng.tape = %t) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %e = check.constant dense<[1.3333334, 2.6666667, 0.0]> : tensor<3xf32>
  check.expect_eq %r, %e : tensor<3xf32>
  thunder.return
}

thunder.func @randperm() {
  %t = check.constant dense<[0.5, 0.125, 0.875, 0.125]> : tensor<4xf64>
  %r = thunder.bsym @aten.randperm.default(n = 4, dtype = i32, layout = none, device = none, pin_memory = none, rng.tape = %t) : (tensor<4xf64>) -> tensor<4xi32>
  %e = check.constant dense<[1, 3, 0, 2]> : tensor<4xi32>
  check.expect_eq %r, %e : tensor<4xi32>
  thunder.return
}

// Running sums 1, 1, 4: a limit of 1 passes both, and one that rounds up to 4 stays at the last weight that is not 0.
thunder.func @multinomial_with_replacement() {
  %x = check.constant dense<[1.0, 0.0, 3.0, 0.0]> : tensor<4xf32>
  %t = check.constant dense<[0.0, 0.125, 0.25, 0.5, 1.0]> : tensor<5xf32>
  %r = thunder.bsym @aten.multinomial.default(self = %x, num_samples = 5, replacement = true, generator = none, rng.tape = %t) : (tensor<4xf32>, tensor<5xf32>) -> tensor<5xi64>
  %e = check.constant dense<[0, 0, 2, 2, 2]> : tensor<5xi64>
  check.expect_eq %r, %e : tensor<5xi64>
  thunder.return
}

// Weights divided by -log(1 - u): of equal u their own order.
thunder.func @multinomial_without_replacement() {
  %x = check.constant dense<[[1.0, 0.0, 3.0], [2.0, 2.0, 0.5]]> : tensor<2x3xf32>
  %t = check.constant dense<[[0.5, 0.5, 0.5], [0.75, 0.25, 0.5]]> : tensor<2x3xf32>
  %r = thunder.bsym @aten.multinomial.default(self = %x, num_samples = 2, replacement = false, generator = none, rng.tape = %t) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xi64>
  %e = check.constant dense<[[2, 0], [1, 0]]> : tensor<2x2xi64>
  check.expect_eq %r, %e : tensor<2x2xi64>
  thunder.return
}
