// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @lgamma_0() {
  %a0 = check.constant dense<[-5.5, -2.0, -1.0, -0.3, -0.0, 0.0, 0.25, 1.0, 2.0, 3.7, 9.0, 15.0, 120.5, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %r = thunder.bsym @aten.lgamma.default(self = %a0) : (tensor<16xf32>) -> tensor<16xf32>
  %e0 = check.constant dense<[-4.5178323, 0x7F800000, 0x7F800000, 1.46484, 0x7F800000, 0x7F800000, 1.2880225, 0.0, 0.0, 1.4280723, 10.604603, 25.191221, 455.4176, 0x7F800000, 0x7F800000, 0x7FC00000]> : tensor<16xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<16xf32>
  thunder.return
}

thunder.func @lgamma_1() {
  %a0 = check.constant dense<[-7.25, -0.7, 0.1, 0.5, 1.46, 2.5, 6.0, 10.0, 40.0, 100000.0]> : tensor<10xf64>
  %r = thunder.bsym @aten.lgamma.default(self = %a0) : (tensor<10xf64>) -> tensor<10xf64>
  %e0 = check.constant dense<[-7.54188344347575, 1.4524729387568078, 2.252712651734206, 0.5723649429247001, -0.12148500100400743, 0.2846828704729192, 4.787491742782046, 12.801827480081469, 106.63176026064346, 1051287.7089736569]> : tensor<10xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<10xf64>
  thunder.return
}

thunder.func @lgamma_2() {
  %a0 = check.constant dense<[1, 2, 5]> : tensor<3xi64>
  %r = thunder.bsym @aten.lgamma.default(self = %a0) : (tensor<3xi64>) -> tensor<3xf32>
  %e0 = check.constant dense<[0.0, 0.0, 3.1780539]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @lgamma_3() {
  %a0 = check.constant dense<[1.4375, 1.53125, 1.828125, 1.125]> : tensor<4xbf16>
  %r = thunder.bsym @aten.lgamma.default(self = %a0) : (tensor<4xbf16>) -> tensor<4xbf16>
  %e0 = check.constant dense<[-0.12109375, -0.119140625, -0.06298828, -0.060058594]> : tensor<4xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<4xbf16>
  thunder.return
}

thunder.func @digamma_0() {
  %a0 = check.constant dense<[-5.5, -2.0, -1.0, -0.3, -0.0, 0.0, 0.25, 1.0, 2.0, 3.7, 9.0, 15.0, 120.5, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %r = thunder.bsym @aten.digamma.default(self = %a0) : (tensor<16xf32>) -> tensor<16xf32>
  %e0 = check.constant dense<[1.7929114, 0x7FC00000, 0x7FC00000, 2.1133099, 0x7F800000, 0xFF800000, -4.227454, -0.5772159, 0.4227842, 1.1671537, 2.1406415, 2.6743467, 4.7874947, 0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<16xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 2.0e-6 : f64} : tensor<16xf32>
  thunder.return
}

thunder.func @digamma_1() {
  %a0 = check.constant dense<[-7.25, -0.7, 0.1, 0.5, 1.46, 2.5, 6.0, 10.0, 40.0, 100000.0]> : tensor<10xf64>
  %r = thunder.bsym @aten.digamma.default(self = %a0) : (tensor<10xf64>) -> tensor<10xf64>
  %e0 = check.constant dense<[5.189977214956288, -2.073952793628704, -10.423754940411076, -1.9635100260214229, -0.001580561987083185, 0.7031566406452431, 1.7061176684318002, 2.251752589066721, 3.6763273740348428, 11.512920464961896]> : tensor<10xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<10xf64>
  thunder.return
}

thunder.func @digamma_2() {
  %a0 = check.constant dense<[1, 2, 5]> : tensor<3xi64>
  %r = thunder.bsym @aten.digamma.default(self = %a0) : (tensor<3xi64>) -> tensor<3xf32>
  %e0 = check.constant dense<[-0.5772159, 0.4227842, 1.5061177]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @digamma_3() {
  %a0 = check.constant dense<[1.03125, 1.546875, 1.3828125, 1.546875]> : tensor<4xbf16>
  %r = thunder.bsym @aten.digamma.default(self = %a0) : (tensor<4xbf16>) -> tensor<4xbf16>
  %e0 = check.constant dense<[-0.52734375, 0.079589844, -0.07910156, 0.079589844]> : tensor<4xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<4xbf16>
  thunder.return
}

thunder.func @polygamma_0() {
  %a0 = check.constant dense<[-5.5, -0.3, 0.25, 1.0, 2.0, 3.7, 15.0, 120.5]> : tensor<8xf32>
  %r = thunder.bsym @aten.polygamma.default(n = 0, self = %a0) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = check.constant dense<[1.7929114, 2.1133099, -4.227454, -0.5772159, 0.4227842, 1.1671537, 2.6743467, 4.7874947]> : tensor<8xf32>
  check.expect_close %r, %e0 {rtol = 4.0e-6 : f64, atol = 1.0e-5 : f64} : tensor<8xf32>
  thunder.return
}

thunder.func @polygamma_1() {
  %a0 = check.constant dense<[0.1, 0.5, 1.46, 2.5, 6.0, 10.0, 40.0]> : tensor<7xf64>
  %r = thunder.bsym @aten.polygamma.default(n = 0, self = %a0) : (tensor<7xf64>) -> tensor<7xf64>
  %e0 = check.constant dense<[-10.423754940411076, -1.9635100260214235, -0.0015805619870834522, 0.7031566406452432, 1.7061176684318005, 2.251752589066721, 3.676327374034843]> : tensor<7xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<7xf64>
  thunder.return
}

thunder.func @polygamma_2() {
  %a0 = check.constant dense<[-5.5, -0.3, 0.25, 1.0, 2.0, 3.7, 15.0, 120.5]> : tensor<8xf32>
  %r = thunder.bsym @aten.polygamma.default(n = 1, self = %a0) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = check.constant dense<[9.7033205, 13.945159, 17.197332, 1.644934, 0.64493406, 0.31003785, 0.06893823, 0.008333285]> : tensor<8xf32>
  check.expect_close %r, %e0 {rtol = 4.0e-6 : f64, atol = 1.0e-5 : f64} : tensor<8xf32>
  thunder.return
}

// Exact: PyTorch's trigamma has nine digits.
thunder.func @polygamma_3() {
  %a0 = check.constant dense<[0.1, 0.5, 1.46, 2.5, 6.0, 10.0, 40.0]> : tensor<7xf64>
  %r = thunder.bsym @aten.polygamma.default(n = 1, self = %a0) : (tensor<7xf64>) -> tensor<7xf64>
  %e0 = check.constant dense<[101.43329915079275, 4.934802200544679, 0.9691196215098878, 0.49035775610023485, 0.18132295573711532, 0.10516633568168575, 0.02531510384129103]> : tensor<7xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<7xf64>
  thunder.return
}

thunder.func @polygamma_4() {
  %a0 = check.constant dense<[-5.5, -0.3, 0.25, 1.0, 2.0, 3.7, 15.0, 120.5]> : tensor<8xf32>
  %r = thunder.bsym @aten.polygamma.default(n = 2, self = %a0) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = check.constant dense<[-0.027587911, 67.63908, -129.32774, -2.4041138, -0.4041138, -0.095395304, -0.004750603, -6.944324e-05]> : tensor<8xf32>
  check.expect_close %r, %e0 {rtol = 4.0e-6 : f64, atol = 1.0e-5 : f64} : tensor<8xf32>
  thunder.return
}

thunder.func @polygamma_5() {
  %a0 = check.constant dense<[0.1, 0.5, 1.46, 2.5, 6.0, 10.0, 40.0]> : tensor<7xf64>
  %r = thunder.bsym @aten.polygamma.default(n = 2, self = %a0) : (tensor<7xf64>) -> tensor<7xf64>
  %e0 = check.constant dense<[-2001.8614573783436, -16.82879664423432, -0.8880630425818332, -0.2362040516417274, -0.0327897322451145, -0.011049834970802067, -0.0006408202718352986]> : tensor<7xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<7xf64>
  thunder.return
}

thunder.func @polygamma_6() {
  %a0 = check.constant dense<[-5.5, -0.3, 0.25, 1.0, 2.0, 3.7, 15.0, 120.5]> : tensor<8xf32>
  %r = thunder.bsym @aten.polygamma.default(n = 3, self = %a0) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = check.constant dense<[194.80905, 766.6198, 1538.7821, 6.4939394, 0.4939394, 0.058279216, 0.0006544798, 1.1573673e-06]> : tensor<8xf32>
  check.expect_close %r, %e0 {rtol = 4.0e-6 : f64, atol = 1.0e-5 : f64} : tensor<8xf32>
  thunder.return
}

thunder.func @polygamma_7() {
  %a0 = check.constant dense<[0.1, 0.5, 1.46, 2.5, 6.0, 10.0, 40.0]> : tensor<7xf64>
  %r = thunder.bsym @aten.polygamma.default(n = 3, self = %a0) : (tensor<7xf64>) -> tensor<7xf64>
  %e0 = check.constant dense<[60004.51287679026, 97.40909103400244, 1.5574377156905408, 0.22390584881725206, 0.011827828192755074, 0.0023199013042898686, 3.24414001515635e-05]> : tensor<7xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<7xf64>
  thunder.return
}

thunder.func @mvlgamma_0() {
  %a0 = check.constant dense<[2.5, 3.0, 7.0, 20.0]> : tensor<4xf32>
  %r = thunder.bsym @aten.mvlgamma.default(self = %a0, p = 3) : (tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[1.8809954, 2.6949248, 18.746399, 115.313515]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @special_zeta_0() {
  %a0 = check.constant dense<[2.0, 3.0, 1.0, 0.5, 1.5, 4.0, 30.0, 2.0, 3.0, 2.5]> : tensor<10xf32>
  %a1 = check.constant dense<[1.0, 0.5, 1.0, 1.0, 7.0, 20.0, 1.0, -0.5, -2.25, -1.5]> : tensor<10xf32>
  %r = thunder.bsym @aten.special_zeta.default(self = %a0, other = %a1) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  %e0 = check.constant dense<[1.644934, 8.414398, 0x7F800000, 0x7FC00000, 0.78388774, 4.4895703e-05, 1.0, 8.934802, -61.948475, 0x7FC00000]> : tensor<10xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<10xf32>
  thunder.return
}

thunder.func @special_zeta_1() {
  %a0 = check.constant dense<[2.0, 3.0]> : tensor<2xf64>
  %r = thunder.bsym @aten.special_zeta.other_scalar(self = %a0, other = 1.5) : (tensor<2xf64>) -> tensor<2xf64>
  %e0 = check.constant dense<[0.9348022005446793, 0.41439832211716005]> : tensor<2xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2xf64>
  thunder.return
}

thunder.func @special_zeta_2() {
  %a0 = check.constant dense<[1.0, 0.0, -1.0, 2.0]> : tensor<4xf32>
  %r = thunder.bsym @aten.special_zeta.self_scalar(self = 2.0, other = %a0) : (tensor<4xf32>) -> tensor<4xf32>
  %e0 = check.constant dense<[1.644934, 0x7F800000, 0x7F800000, 0.64493406]> : tensor<4xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<4xf32>
  thunder.return
}

thunder.func @erfinv_0() {
  %a0 = check.constant dense<[-1.5, -1.0, -0.999, -0.7, -0.1, 0.0, 0.3, 0.71, 0.99999, 1.0, 0x7FC00000]> : tensor<11xf32>
  %r = thunder.bsym @aten.erfinv.default(self = %a0) : (tensor<11xf32>) -> tensor<11xf32>
  %e0 = check.constant dense<[0x7FC00000, 0xFF800000, -2.3267562, -0.732869, -0.08885599, 0.0, 0.27246273, 0.74820495, 3.1232057, 0x7F800000, 0x7FC00000]> : tensor<11xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<11xf32>
  thunder.return
}

thunder.func @erfinv_1() {
  %a0 = check.constant dense<[-0.99, -0.5, 1.0e-09, 0.3, 0.75]> : tensor<5xf64>
  %r = thunder.bsym @aten.erfinv.default(self = %a0) : (tensor<5xf64>) -> tensor<5xf64>
  %e0 = check.constant dense<[-1.8213863677184494, -0.4769362762044699, 8.86226925452758e-10, 0.2724627147267543, 0.8134198475976185]> : tensor<5xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<5xf64>
  thunder.return
}

thunder.func @special_ndtri_0() {
  %a0 = check.constant dense<[-0.1, 0.0, 1.0e-30, 1.0e-05, 0.1, 0.13, 0.2, 0.5, 0.8, 0.999, 1.0, 1.1, 0x7FC00000]> : tensor<13xf32>
  %r = thunder.bsym @aten.special_ndtri.default(self = %a0) : (tensor<13xf32>) -> tensor<13xf32>
  %e0 = check.constant dense<[0x7FC00000, 0xFF800000, -11.464024, -4.2648907, -1.2815516, -1.1263909, -0.8416212, 0.0, 0.8416212, 3.0902362, 0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<13xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<13xf32>
  thunder.return
}

thunder.func @special_ndtri_1() {
  %a0 = check.constant dense<[-0.10000000149011612, 0.0, 1.0000000031710769e-30, 9.999999747378752e-06, 0.10000000149011612, 0.12999999523162842, 0.20000000298023224, 0.5, 0.800000011920929, 0.9990000128746033, 1.0, 1.100000023841858]> : tensor<12xf64>
  %r = thunder.bsym @aten.special_ndtri.default(self = %a0) : (tensor<12xf64>) -> tensor<12xf64>
  %e0 = check.constant dense<[0x7FF8000000000000, 0xFFF0000000000000, -11.464024688169063, -4.264890799563287, -1.2815515570538296, -1.1263911515794853, -0.84162122292778, 0.0, 0.8416212761534521, 3.0902361298491052, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<12xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<12xf64>
  thunder.return
}

thunder.func @special_erfcx_0() {
  %a0 = check.constant dense<[-30.0, -9.0, -3.0, -1.0, -0.5, 0.0, 0.2, 1.0, 2.0, 4.9, 5.1, 8.0, 20.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %r = thunder.bsym @aten.special_erfcx.default(self = %a0) : (tensor<16xf32>) -> tensor<16xf32>
  %e0 = check.constant dense<[0x7F800000, 3.0121947e+35, 16205.989, 5.0089803, 1.9523606, 1.0, 0.8090196, 0.42758358, 0.25539565, 0.1128791, 0.108611025, 0.06998516, 0.028174348, 0.0, 0x7F800000, 0x7FC00000]> : tensor<16xf32>
  check.expect_close %r, %e0 {rtol = 3.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<16xf32>
  thunder.return
}

thunder.func @special_erfcx_1() {
  %a0 = check.constant dense<[-9.0, -3.0, -1.0, -0.5, 0.0, 0.20000000298023224, 1.0, 2.0, 4.900000095367432, 5.099999904632568, 8.0, 20.0]> : tensor<12xf64>
  %r = thunder.bsym @aten.special_erfcx.default(self = %a0) : (tensor<12xf64>) -> tensor<12xf64>
  %e0 = check.constant dense<[3.0121946291700612e+35, 16205.988853999586, 5.008980080762283, 1.952360489182557, 1.0, 0.8090195175031751, 0.427583576155807, 0.2553956763105058, 0.11287908844602745, 0.10861102827341873, 0.06998516620088094, 0.028174348741051323]> : tensor<12xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<12xf64>
  thunder.return
}

thunder.func @special_ndtr_0() {
  %a0 = check.constant dense<[-30.0, -9.0, -3.0, -1.0, -0.5, 0.0, 0.2, 1.0, 2.0, 4.9, 5.1, 8.0, 20.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %r = thunder.bsym @aten.special_ndtr.default(self = %a0) : (tensor<16xf32>) -> tensor<16xf32>
  %e0 = check.constant dense<[0.0, 0.0, 0.0013498962, 0.15865526, 0.30853754, 0.5, 0.5792597, 0.8413447, 0.97724986, 0.9999995, 0.9999998, 1.0, 1.0, 1.0, 0.0, 0x7FC00000]> : tensor<16xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<16xf32>
  thunder.return
}

thunder.func @special_log_ndtr_0() {
  %a0 = check.constant dense<[-30.0, -9.0, -3.0, -1.0, -0.5, 0.0, 0.2, 1.0, 2.0, 4.9, 5.1, 8.0, 20.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %r = thunder.bsym @aten.special_log_ndtr.default(self = %a0) : (tensor<16xf32>) -> tensor<16xf32>
  %e0 = check.constant dense<[-454.32126, -43.628143, -6.6077256, -1.8410214, -1.1759118, -0.6931472, -0.5460044, -0.17275378, -0.023012912, -4.7918337e-07, -1.6982678e-07, -6.2209673e-16, -0.0, -0.0, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<16xf32>
  thunder.return
}

thunder.func @special_log_ndtr_1() {
  %a0 = check.constant dense<[-30.0, -9.0, -3.0, -1.0, -0.5, 0.0, 0.20000000298023224, 1.0, 2.0, 4.900000095367432, 5.099999904632568, 8.0, 20.0]> : tensor<13xf64>
  %r = thunder.bsym @aten.special_log_ndtr.default(self = %a0) : (tensor<13xf64>) -> tensor<13xf64>
  %e0 = check.constant dense<[-454.32124395634327, -43.62814911333212, -6.60772622151035, -1.841021645009264, -1.1759117615936185, -0.6931471805599453, -0.5460043517108992, -0.17275377902344985, -0.02301290932896348, -4.791831588011825e-07, -1.698268407031669e-07, -6.220960574271758e-16, -2.7536241186061926e-89]> : tensor<13xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<13xf64>
  thunder.return
}

thunder.func @special_entr_0() {
  %a0 = check.constant dense<[-1.0, -0.0, 0.0, 0.5, 1.0, 3.0, 0x7F800000, 0x7FC00000]> : tensor<8xf32>
  %r = thunder.bsym @aten.special_entr.default(self = %a0) : (tensor<8xf32>) -> tensor<8xf32>
  %e0 = check.constant dense<[0xFF800000, 0.0, 0.0, 0.3465736, -0.0, -3.295837, 0xFF800000, 0x7FC00000]> : tensor<8xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<8xf32>
  thunder.return
}

thunder.func @sinc_0() {
  %a0 = check.constant dense<[0.0, 0.25, 1.0, -0.5, 2.3]> : tensor<5xf32>
  %r = thunder.bsym @aten.sinc.default(self = %a0) : (tensor<5xf32>) -> tensor<5xf32>
  %e0 = check.constant dense<[1.0, 0.9003163, -2.7827534e-08, 0.63661975, 0.111964405]> : tensor<5xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<5xf32>
  thunder.return
}

thunder.func @sinc_1() {
  %a0 = check.constant dense<[1, 0]> : tensor<2xi64>
  %r = thunder.bsym @aten.sinc.default(self = %a0) : (tensor<2xi64>) -> tensor<2xf32>
  %e0 = check.constant dense<[-2.7827534e-08, 1.0]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @i0_0() {
  %a0 = check.constant dense<[-80.0, -9.0, -8.0, -2.0, -1.0e-09, 0.0, 0.5, 3.0, 7.9, 8.1, 30.0, 0x7FC00000]> : tensor<12xf32>
  %r = thunder.bsym @aten.i0.default(self = %a0) : (tensor<12xf32>) -> tensor<12xf32>
  %e0 = check.constant dense<[2.4751783e+33, 1093.5884, 427.5642, 2.2795851, 0.99999994, 0.99999994, 1.0634835, 4.8807926, 389.4063, 469.50073, 7.816722e+11, 0x7FC00000]> : tensor<12xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<12xf32>
  thunder.return
}

thunder.func @i0_1() {
  %a0 = check.constant dense<[-20.0, -3.0, 0.0, 1.0, 8.0, 9.0]> : tensor<6xf64>
  %r = thunder.bsym @aten.i0.default(self = %a0) : (tensor<6xf64>) -> tensor<6xf64>
  %e0 = check.constant dense<[43558282.559553534, 4.880792585865024, 1.0, 1.2660658777520082, 427.56411572180474, 1093.5883545113745]> : tensor<6xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<6xf64>
  thunder.return
}

thunder.func @i0_2() {
  %a0 = check.constant dense<[0, 3]> : tensor<2xi64>
  %r = thunder.bsym @aten.i0.default(self = %a0) : (tensor<2xi64>) -> tensor<2xf32>
  %e0 = check.constant dense<[0.99999994, 4.8807926]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @i0_3() {
  %a0 = check.constant dense<[0.5, -3.0]> : tensor<2xbf16>
  %r = thunder.bsym @aten.i0.default(self = %a0) : (tensor<2xbf16>) -> tensor<2xbf16>
  %e0 = check.constant dense<[1.0625, 4.875]> : tensor<2xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<2xbf16>
  thunder.return
}

thunder.func @special_i0e_0() {
  %a0 = check.constant dense<[-80.0, -9.0, -8.0, -2.0, -1.0e-09, 0.0, 0.5, 3.0, 7.9, 8.1, 30.0, 0x7FC00000]> : tensor<12xf32>
  %r = thunder.bsym @aten.special_i0e.default(self = %a0) : (tensor<12xf32>) -> tensor<12xf32>
  %e0 = check.constant dense<[0.044673294, 0.13495953, 0.14343181, 0.3085083, 0.99999994, 0.99999994, 0.6450353, 0.24300036, 0.14436987, 0.14251179, 0.07314594, 0x7FC00000]> : tensor<12xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<12xf32>
  thunder.return
}

thunder.func @special_i0e_1() {
  %a0 = check.constant dense<[-20.0, -3.0, 0.0, 1.0, 8.0, 9.0]> : tensor<6xf64>
  %r = thunder.bsym @aten.special_i0e.default(self = %a0) : (tensor<6xf64>) -> tensor<6xf64>
  %e0 = check.constant dense<[0.089780311884826, 0.24300035416182536, 1.0, 0.46575960759364043, 0.1434317818568503, 0.134959524581723]> : tensor<6xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<6xf64>
  thunder.return
}

thunder.func @special_i0e_2() {
  %a0 = check.constant dense<[0, 3]> : tensor<2xi64>
  %r = thunder.bsym @aten.special_i0e.default(self = %a0) : (tensor<2xi64>) -> tensor<2xf32>
  %e0 = check.constant dense<[0.99999994, 0.24300036]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @special_i0e_3() {
  %a0 = check.constant dense<[0.5, -3.0]> : tensor<2xbf16>
  %r = thunder.bsym @aten.special_i0e.default(self = %a0) : (tensor<2xbf16>) -> tensor<2xbf16>
  %e0 = check.constant dense<[0.64453125, 0.2421875]> : tensor<2xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<2xbf16>
  thunder.return
}

thunder.func @special_i1_0() {
  %a0 = check.constant dense<[-80.0, -9.0, -8.0, -2.0, -1.0e-09, 0.0, 0.5, 3.0, 7.9, 8.1, 30.0, 0x7FC00000]> : tensor<12xf32>
  %r = thunder.bsym @aten.special_i1.default(self = %a0) : (tensor<12xf32>) -> tensor<12xf32>
  %e0 = check.constant dense<[-2.4596597e+33, -1030.9148, -399.87354, -1.5906368, -5.0e-10, 0.0, 0.25789428, 3.9533706, 363.854, 439.48444, 7.68532e+11, 0x7FC00000]> : tensor<12xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<12xf32>
  thunder.return
}

thunder.func @special_i1_1() {
  %a0 = check.constant dense<[-20.0, -3.0, 0.0, 1.0, 8.0, 9.0]> : tensor<6xf64>
  %r = thunder.bsym @aten.special_i1.default(self = %a0) : (tensor<6xf64>) -> tensor<6xf64>
  %e0 = check.constant dense<[-42454973.385127775, -3.9533702174026093, 0.0, 0.5651591039924851, 399.8731367825599, 1030.9147225169565]> : tensor<6xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<6xf64>
  thunder.return
}

thunder.func @special_i1_2() {
  %a0 = check.constant dense<[0, 3]> : tensor<2xi64>
  %r = thunder.bsym @aten.special_i1.default(self = %a0) : (tensor<2xi64>) -> tensor<2xf32>
  %e0 = check.constant dense<[0.0, 3.9533706]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @special_i1_3() {
  %a0 = check.constant dense<[0.5, -3.0]> : tensor<2xbf16>
  %r = thunder.bsym @aten.special_i1.default(self = %a0) : (tensor<2xbf16>) -> tensor<2xbf16>
  %e0 = check.constant dense<[0.2578125, -3.953125]> : tensor<2xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<2xbf16>
  thunder.return
}

thunder.func @special_i1e_0() {
  %a0 = check.constant dense<[-80.0, -9.0, -8.0, -2.0, -1.0e-09, 0.0, 0.5, 3.0, 7.9, 8.1, 30.0, 0x7FC00000]> : tensor<12xf32>
  %r = thunder.bsym @aten.special_i1e.default(self = %a0) : (tensor<12xf32>) -> tensor<12xf32>
  %e0 = check.constant dense<[-0.0443932, -0.127225, -0.13414262, -0.21526928, -5.0e-10, 0.0, 0.1564208, 0.19682673, 0.13489652, 0.13340068, 0.07191633, 0x7FC00000]> : tensor<12xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<12xf32>
  thunder.return
}

thunder.func @special_i1e_1() {
  %a0 = check.constant dense<[-20.0, -3.0, 0.0, 1.0, 8.0, 9.0]> : tensor<6xf64>
  %r = thunder.bsym @aten.special_i1e.default(self = %a0) : (tensor<6xf64>) -> tensor<6xf64>
  %e0 = check.constant dense<[-0.08750622218328867, -0.19682671329730084, 0.0, 0.2079104153497085, 0.13414249329269812, 0.1272249839358912]> : tensor<6xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<6xf64>
  thunder.return
}

thunder.func @special_i1e_2() {
  %a0 = check.constant dense<[0, 3]> : tensor<2xi64>
  %r = thunder.bsym @aten.special_i1e.default(self = %a0) : (tensor<2xi64>) -> tensor<2xf32>
  %e0 = check.constant dense<[0.0, 0.19682673]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @special_i1e_3() {
  %a0 = check.constant dense<[0.5, -3.0]> : tensor<2xbf16>
  %r = thunder.bsym @aten.special_i1e.default(self = %a0) : (tensor<2xbf16>) -> tensor<2xbf16>
  %e0 = check.constant dense<[0.15625, -0.19726562]> : tensor<2xbf16>
  check.expect_close %r, %e0 {rtol = 7.9e-3 : f64, atol = 1.0e-5 : f64} : tensor<2xbf16>
  thunder.return
}

thunder.func @special_modified_bessel_k0_0() {
  %a0 = check.constant dense<[-20.0, -3.0, -0.25, 0.0, 0.01, 0.5, 1.0, 1.99, 2.01, 3.0, 5.0, 7.9, 8.1, 15.0, 40.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.special_modified_bessel_k0.default(self = %a0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 4.721245, 0.92441916, 0.42102447, 0.115301795, 0.11250436, 0.034739505, 0.0036910982, 0.00016286765, 0.00013173422, 9.8195365e-08, 8.392861e-19]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

// Exact.
thunder.func @special_modified_bessel_k0_1() {
  %a0 = check.constant dense<[0.1, 1.5, 2.5, 7.0, 9.0, 33.0]> : tensor<6xf64>
  %r = thunder.bsym @aten.special_modified_bessel_k0.default(self = %a0) : (tensor<6xf64>) -> tensor<6xf64>
  %e0 = check.constant dense<[2.4270690247020164, 0.21380556264752573, 0.06234755320036619, 0.0004247957418692318, 5.0881312956459246e-05, 1.012661232385917e-15]> : tensor<6xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<6xf64>
  thunder.return
}

thunder.func @special_modified_bessel_k1_0() {
  %a0 = check.constant dense<[-20.0, -3.0, -0.25, 0.0, 0.01, 0.5, 1.0, 1.99, 2.01, 3.0, 5.0, 7.9, 8.1, 15.0, 40.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.special_modified_bessel_k1.default(self = %a0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 99.97389, 1.656441, 0.6019073, 0.14171758, 0.13804089, 0.040156428, 0.004044613, 0.00017288428, 0.00013964115, 1.0141729e-07, 8.4971317e-19]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

// Exact.
thunder.func @special_modified_bessel_k1_1() {
  %a0 = check.constant dense<[0.1, 1.5, 2.5, 7.0, 9.0, 33.0]> : tensor<6xf64>
  %r = thunder.bsym @aten.special_modified_bessel_k1.default(self = %a0) : (tensor<6xf64>) -> tensor<6xf64>
  %e0 = check.constant dense<[9.853844780870606, 0.2773878004568438, 0.07389081634774707, 0.00045418248688489695, 5.363701637945195e-05, 1.0278917122071688e-15]> : tensor<6xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<6xf64>
  thunder.return
}

thunder.func @special_scaled_modified_bessel_k0_0() {
  %a0 = check.constant dense<[-20.0, -3.0, -0.25, 0.0, 0.01, 0.5, 1.0, 1.99, 2.01, 3.0, 5.0, 7.9, 8.1, 15.0, 40.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.special_scaled_modified_bessel_k0.default(x = %a0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 4.768694, 1.5241095, 1.1444632, 0.8434942, 0.83965576, 0.6977616, 0.5478076, 0.4393001, 0.43399435, 0.32100233, 0.19755559]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

// Exact.
thunder.func @special_scaled_modified_bessel_k0_1() {
  %a0 = check.constant dense<[0.1, 1.5, 2.5, 7.0, 9.0, 33.0]> : tensor<6xf64>
  %r = thunder.bsym @aten.special_scaled_modified_bessel_k0.default(x = %a0) : (tensor<6xf64>) -> tensor<6xf64>
  %e0 = check.constant dense<[2.6823261022628944, 0.9582100532948965, 0.7595486903280996, 0.4658450960930159, 0.4122955492314181, 0.2173612320297307]> : tensor<6xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<6xf64>
  thunder.return
}

thunder.func @special_scaled_modified_bessel_k1_0() {
  %a0 = check.constant dense<[-20.0, -3.0, -0.25, 0.0, 0.01, 0.5, 1.0, 1.99, 2.01, 3.0, 5.0, 7.9, 8.1, 15.0, 40.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.special_scaled_modified_bessel_k1.default(x = %a0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 100.978645, 2.7310095, 1.6361537, 1.0367397, 1.0302429, 0.8065635, 0.60027385, 0.46631774, 0.46004352, 0.3315349, 0.20000997]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

// Exact.
thunder.func @special_scaled_modified_bessel_k1_1() {
  %a0 = check.constant dense<[0.1, 1.5, 2.5, 7.0, 9.0, 33.0]> : tensor<6xf64>
  %r = thunder.bsym @aten.special_scaled_modified_bessel_k1.default(x = %a0) : (tensor<6xf64>) -> tensor<6xf64>
  %e0 = check.constant dense<[10.890182683049696, 1.243165873552553, 0.900174423907878, 0.49807157509547656, 0.4346252453474347, 0.2206303567404213]> : tensor<6xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<6xf64>
  thunder.return
}

thunder.func @special_bessel_j0_0() {
  %a0 = check.constant dense<[-20.0, -3.0, -0.25, 0.0, 0.01, 0.5, 1.0, 1.99, 2.01, 3.0, 5.0, 7.9, 8.1, 15.0, 40.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.special_bessel_j0.default(self = %a0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0.16702469, -0.26005194, 0.984436, 1.0, 0.999975, 0.9384698, 0.76519763, 0.2296612, 0.21812679, -0.26005194, -0.17759676, 0.19436182, 0.14751731, -0.014224408, 0.007366691]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

// Exact.
thunder.func @special_bessel_j0_1() {
  %a0 = check.constant dense<[0.1, 1.5, 2.5, 7.0, 9.0, 33.0]> : tensor<6xf64>
  %r = thunder.bsym @aten.special_bessel_j0.default(self = %a0) : (tensor<6xf64>) -> tensor<6xf64>
  %e0 = check.constant dense<[0.99750156206604, 0.5118276717359181, -0.048383776468198, 0.3000792705195556, -0.09033361118287614, 0.09727067223550946]> : tensor<6xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<6xf64>
  thunder.return
}

thunder.func @special_bessel_j1_0() {
  %a0 = check.constant dense<[-20.0, -3.0, -0.25, 0.0, 0.01, 0.5, 1.0, 1.99, 2.01, 3.0, 5.0, 7.9, 8.1, 15.0, 40.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.special_bessel_j1.default(self = %a0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[-0.06683329, -0.3390589, -0.12402598, 0.0, 0.0049999375, 0.24226844, 0.44005063, 0.5773494, 0.57606, 0.3390589, -0.3275791, 0.2191794, 0.24760786, 0.20510405, 0.12603833]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

// Exact.
thunder.func @special_bessel_j1_1() {
  %a0 = check.constant dense<[0.1, 1.5, 2.5, 7.0, 9.0, 33.0]> : tensor<6xf64>
  %r = thunder.bsym @aten.special_bessel_j1.default(self = %a0) : (tensor<6xf64>) -> tensor<6xf64>
  %e0 = check.constant dense<[0.049937526036242, 0.5579365079100996, 0.49709410246427405, -0.004682823482345833, 0.24531178657332528, 0.10061964911511749]> : tensor<6xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<6xf64>
  thunder.return
}

thunder.func @special_bessel_y0_0() {
  %a0 = check.constant dense<[-20.0, -3.0, -0.25, 0.0, 0.01, 0.5, 1.0, 1.99, 2.01, 3.0, 5.0, 7.9, 8.1, 15.0, 40.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.special_bessel_y0.default(self = %a0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0xFF800000, -3.0054557, -0.44451874, 0.08825695, 0.5092771, 0.5114178, 0.37685, -0.30851802, 0.20652102, 0.23809136, 0.2054643, 0.12593643]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

// Exact.
thunder.func @special_bessel_y0_1() {
  %a0 = check.constant dense<[0.1, 1.5, 2.5, 7.0, 9.0, 33.0]> : tensor<6xf64>
  %r = thunder.bsym @aten.special_bessel_y0.default(self = %a0) : (tensor<6xf64>) -> tensor<6xf64>
  %e0 = check.constant dense<[-1.5342386513503667, 0.38244892379775886, 0.4980703596152319, -0.025949743967209265, 0.24993669828502468, 0.09913482552087946]> : tensor<6xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<6xf64>
  thunder.return
}

thunder.func @special_bessel_y1_0() {
  %a0 = check.constant dense<[-20.0, -3.0, -0.25, 0.0, 0.01, 0.5, 1.0, 1.99, 2.01, 3.0, 5.0, 7.9, 8.1, 15.0, 40.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.special_bessel_y1.default(self = %a0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0xFF800000, -63.678593, -1.4714724, -0.7812128, -0.11268146, -0.10140365, 0.3246743, 0.14786288, -0.18172106, -0.13314871, 0.021073628, -0.0057933875]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

// Exact.
thunder.func @special_bessel_y1_1() {
  %a0 = check.constant dense<[0.1, 1.5, 2.5, 7.0, 9.0, 33.0]> : tensor<6xf64>
  %r = thunder.bsym @aten.special_bessel_y1.default(self = %a0) : (tensor<6xf64>) -> tensor<6xf64>
  %e0 = check.constant dense<[-6.4589510947020266, -0.4123086269739113, 0.1459181379667858, -0.30266723702418485, 0.10431457519671589, -0.0957801224197018]> : tensor<6xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<6xf64>
  thunder.return
}

thunder.func @special_spherical_bessel_j0_0() {
  %a0 = check.constant dense<[-20.0, -3.0, -0.25, 0.0, 0.01, 0.5, 1.0, 1.99, 2.01, 3.0, 5.0, 7.9, 8.1, 15.0, 40.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.special_spherical_bessel_j0.default(x = %a0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[0.045647264, 0.04704, 0.98961586, 1.0, 0.9999833, 0.9588511, 0.84147096, 0.4590017, 0.4502938, 0.04704, -0.19178486, 0.12644827, 0.119739465, 0.043352526, 0.018627828]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 4.0e-6 : f64, atol = 4.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

// Exact.
thunder.func @special_spherical_bessel_j0_1() {
  %a0 = check.constant dense<[0.1, 1.5, 2.5, 7.0, 9.0, 33.0]> : tensor<6xf64>
  %r = thunder.bsym @aten.special_spherical_bessel_j0.default(x = %a0) : (tensor<6xf64>) -> tensor<6xf64>
  %e0 = check.constant dense<[0.9983341664682815, 0.6649966577360363, 0.2393888576415826, 0.09385522838839844, 0.04579094280463962, 0.030300359397189912]> : tensor<6xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<6xf64>
  thunder.return
}

thunder.func @special_modified_bessel_i0_0() {
  %a0 = check.constant dense<[-20.0, -3.0, -0.25, 0.0, 0.01, 0.5, 1.0, 1.99, 2.01, 3.0, 5.0, 7.9, 8.1, 15.0, 40.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.special_modified_bessel_i0.default(self = %a0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[4.3558276e+07, 4.8807926, 1.0156863, 0.99999994, 1.000025, 1.0634835, 1.266066, 2.263753, 2.295566, 4.8807926, 27.239874, 389.4063, 469.50073, 339649.34, 1.4894776e+16]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}

thunder.func @special_modified_bessel_i1_0() {
  %a0 = check.constant dense<[-20.0, -3.0, -0.25, 0.0, 0.01, 0.5, 1.0, 1.99, 2.01, 3.0, 5.0, 7.9, 8.1, 15.0, 40.0]> : tensor<15xf32>
  %r = thunder.bsym @aten.special_modified_bessel_i1.default(self = %a0) : (tensor<15xf32>) -> tensor<15xf32>
  %e0 = check.constant dense<[-4.245497e+07, -3.9533706, -0.12597911, 0.0, 0.0050000628, 0.2578943, 0.5651591, 1.5758562, 1.6055421, 3.9533706, 24.335642, 363.85413, 439.48444, 328124.9, 1.4707397e+16]> : tensor<15xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-6 : f64, atol = 1.0e-6 : f64} : tensor<15xf32>
  thunder.return
}
