// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null
// Expected values: PyTorch 2.15, eager, on random and special operands. Tolerances: f32 a few ulp of intermediate values (rtol
// 1.3e-6, atol 1e-6), f64 1e-12, bf16 one ulp (2^-7), f16 one ulp (2^-10); integers and bool exactly.

thunder.func @linalg_det_0() {
  %a0 = check.constant dense<[[[0.35184893, 0.18628368, 0.90650314], [0.13949852, 0.47332606, -0.70655036], [0.8822028, 0.85552484, -0.6688797]], [[-0.32016364, -0.59641963, 0.81185186], [0.51692307, -0.37481818, -1.4016998], [-0.16504791, -0.7315189, 2.0900183]]]> : tensor<2x3x3xf32>
  %r = thunder.bsym @aten.linalg_det.default(A = %a0) : (tensor<2x3x3xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[-0.2677869, 0.72825724]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-5 : f64, atol = 2.0e-5 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @det_0() {
  %a0 = check.constant dense<[[[0.35184893, 0.18628368, 0.90650314], [0.13949852, 0.47332606, -0.70655036], [0.8822028, 0.85552484, -0.6688797]], [[-0.32016364, -0.59641963, 0.81185186], [0.51692307, -0.37481818, -1.4016998], [-0.16504791, -0.7315189, 2.0900183]]]> : tensor<2x3x3xf32>
  %r = thunder.bsym @aten.det.default(self = %a0) : (tensor<2x3x3xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[-0.2677869, 0.72825724]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-5 : f64, atol = 2.0e-5 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @logdet_0() {
  %a0 = check.constant dense<[[[0.35184893, 0.18628368, 0.90650314], [0.13949852, 0.47332606, -0.70655036], [0.8822028, 0.85552484, -0.6688797]], [[-0.32016364, -0.59641963, 0.81185186], [0.51692307, -0.37481818, -1.4016998], [-0.16504791, -0.7315189, 2.0900183]]]> : tensor<2x3x3xf32>
  %r = thunder.bsym @aten.logdet.default(self = %a0) : (tensor<2x3x3xf32>) -> tensor<2xf32>
  %e0 = check.constant dense<[0x7FC00000, -0.31710094]> : tensor<2xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-5 : f64, atol = 2.0e-5 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @linalg_det_1() {
  %a0 = check.constant dense<[[1.0, 2.0], [2.0, 4.0]]> : tensor<2x2xf32>
  %r = thunder.bsym @aten.linalg_det.default(A = %a0) : (tensor<2x2xf32>) -> tensor<f32>
  %e0 = check.constant dense<-0.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @linalg_det_2() {
  %a0 = check.constant dense<> : tensor<0x0xf32>
  %r = thunder.bsym @aten.linalg_det.default(A = %a0) : (tensor<0x0xf32>) -> tensor<f32>
  %e0 = check.constant dense<1.0> : tensor<f32>
  check.expect_close %r, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @linalg_det_3() {
  %a0 = check.constant dense<[[0.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %r:3 = thunder.bsym @aten._linalg_det.default(A = %a0) : (tensor<2x2xf32>) -> (tensor<f32>, tensor<2x2xf32>, tensor<2xi32>)
  %e0 = check.constant dense<-6.0> : tensor<f32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  %e1 = check.constant dense<[[2.0, 4.0], [0.0, 3.0]]> : tensor<2x2xf32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x2xf32>
  %e2 = check.constant dense<[2, 2]> : tensor<2xi32>
  check.expect_eq %r#2, %e2 : tensor<2xi32>
  thunder.return
}

thunder.func @linalg_slogdet_0() {
  %a0 = check.constant dense<[[[0.35184893, 0.18628368, 0.90650314], [0.13949852, 0.47332606, -0.70655036], [0.8822028, 0.85552484, -0.6688797]], [[-0.32016364, -0.59641963, 0.81185186], [0.51692307, -0.37481818, -1.4016998], [-0.16504791, -0.7315189, 2.0900183]]]> : tensor<2x3x3xf32>
  %r:2 = thunder.bsym @aten.linalg_slogdet.default(A = %a0) : (tensor<2x3x3xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %e0 = check.constant dense<[-1.0, 1.0]> : tensor<2xf32>
  check.expect_close %r#0, %e0 {rtol = 2.0e-5 : f64, atol = 2.0e-5 : f64} : tensor<2xf32>
  %e1 = check.constant dense<[-1.3175638, -0.31710094]> : tensor<2xf32>
  check.expect_close %r#1, %e1 {rtol = 2.0e-5 : f64, atol = 2.0e-5 : f64} : tensor<2xf32>
  thunder.return
}

thunder.func @linalg_slogdet_1() {
  %a0 = check.constant dense<[[0.009574053403183548, 0.8285527595885412], [0.9312981120995292, -0.21742949470069917]]> : tensor<2x2xf64>
  %r:4 = thunder.bsym @aten._linalg_slogdet.default(A = %a0) : (tensor<2x2xf64>) -> (tensor<f64>, tensor<f64>, tensor<2x2xf64>, tensor<2xi32>)
  %e0 = check.constant dense<-1.0> : tensor<f64>
  check.expect_close %r#0, %e0 {rtol = 1.0e-10 : f64, atol = 1.0e-12 : f64} : tensor<f64>
  %e1 = check.constant dense<-0.256556469321775> : tensor<f64>
  check.expect_close %r#1, %e1 {rtol = 1.0e-10 : f64, atol = 1.0e-12 : f64} : tensor<f64>
  %e2 = check.constant dense<[[0.8285527595885412, -0.21742949470069917], [0.011555152393600157, 0.9338105430456592]]> : tensor<2x2xf64>
  check.expect_close %r#2, %e2 {rtol = 1.0e-10 : f64, atol = 1.0e-12 : f64} : tensor<2x2xf64>
  %e3 = check.constant dense<[2, 2]> : tensor<2xi32>
  check.expect_eq %r#3, %e3 : tensor<2xi32>
  thunder.return
}

thunder.func @linalg_slogdet_2() {
  %a0 = check.constant dense<[[1.0, 2.0], [2.0, 4.0]]> : tensor<2x2xf32>
  %r:2 = thunder.bsym @aten.linalg_slogdet.default(A = %a0) : (tensor<2x2xf32>) -> (tensor<f32>, tensor<f32>)
  %e0 = check.constant dense<-0.0> : tensor<f32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  %e1 = check.constant dense<0xFF800000> : tensor<f32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<f32>
  thunder.return
}

thunder.func @linalg_inv_0() {
  %a0 = check.constant dense<[[[0.35184893, 0.18628368, 0.90650314], [0.13949852, 0.47332606, -0.70655036], [0.8822028, 0.85552484, -0.6688797]], [[-0.32016364, -0.59641963, 0.81185186], [0.51692307, -0.37481818, -1.4016998], [-0.16504791, -0.7315189, 2.0900183]]]> : tensor<2x3x3xf32>
  %r = thunder.bsym @aten.linalg_inv.default(A = %a0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %e0 = check.constant dense<[[[-1.0750082, -3.3613935, 2.0937927], [1.9792339, 3.8652527, -1.4005718], [1.1136658, 0.5103891, -0.5248687]], [[-2.483664, 0.8961708, 1.56579], [-1.1658393, -0.7348411, -0.0399699], [-0.6041847, -0.18642852, 0.5881248]]]> : tensor<2x3x3xf32>
  check.expect_close %r, %e0 {rtol = 5.0e-5 : f64, atol = 5.0e-5 : f64} : tensor<2x3x3xf32>
  thunder.return
}

thunder.func @inverse_0() {
  %a0 = check.constant dense<[[-0.3727252384581014, -0.5026914245090143, -0.5581558997625498], [-0.3953108249921962, -0.43068923999074754, -0.13109286776275658], [-0.04033752423649036, -0.6324829895823849, -0.6837435678868563]]> : tensor<3x3xf64>
  %r = thunder.bsym @aten.inverse.default(self = %a0) : (tensor<3x3xf64>) -> tensor<3x3xf64>
  %e0 = check.constant dense<[[-2.8022515114192568, -0.12334061004192969, 2.3111914498633817], [3.510026893096919, -3.0773132740447386, -2.27530973551443], [-3.081559393843618, 2.8538821364374165, 0.5058430950786973]]> : tensor<3x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<3x3xf64>
  thunder.return
}

thunder.func @linalg_inv_ex_0() {
  %a0 = check.constant dense<[[[2.0, 1.0], [1.0, 1.0]]]> : tensor<1x2x2xf32>
  %r:2 = thunder.bsym @aten.linalg_inv_ex.default(A = %a0, check_errors = false) : (tensor<1x2x2xf32>) -> (tensor<1x2x2xf32>, tensor<1xi32>)
  %e0 = check.constant dense<[[[1.0, -1.0], [-1.0, 2.0]]]> : tensor<1x2x2xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<1x2x2xf32>
  %e1 = check.constant dense<[0]> : tensor<1xi32>
  check.expect_eq %r#1, %e1 : tensor<1xi32>
  thunder.return
}

thunder.func @linalg_solve_0() {
  %a0 = check.constant dense<[[[0.35184893, 0.18628368, 0.90650314], [0.13949852, 0.47332606, -0.70655036], [0.8822028, 0.85552484, -0.6688797]], [[-0.32016364, -0.59641963, 0.81185186], [0.51692307, -0.37481818, -1.4016998], [-0.16504791, -0.7315189, 2.0900183]]]> : tensor<2x3x3xf32>
  %a1 = check.constant dense<[[[-1.5369619, -0.9487759], [0.2838964, 1.5110505], [0.31336078, 0.107621625]], [[0.23602511, -0.3462471], [-0.3215151, 0.6752003], [0.27936986, 0.99911594]]]> : tensor<2x3x2xf32>
  %r = thunder.bsym @aten.linalg_solve.default(A = %a0, B = %a1, left = true) : (tensor<2x3x3xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
  %e0 = check.constant dense<[[[1.3540719, -3.833956], [-2.38356, 3.812011], [-1.7312375, -0.34188285]], [[-0.43690503, 3.0294619], [-0.050071225, -0.13243103], [0.081641175, 0.6709255]]]> : tensor<2x3x2xf32>
  check.expect_close %r, %e0 {rtol = 5.0e-5 : f64, atol = 5.0e-5 : f64} : tensor<2x3x2xf32>
  thunder.return
}

thunder.func @linalg_solve_1() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197], [-1.1835468, -1.4830546, 1.8004361]]> : tensor<3x3xf32>
  %a1 = check.constant dense<[-0.2624359, -1.1251374, -0.77613467]> : tensor<3xf32>
  %r = thunder.bsym @aten.linalg_solve.default(A = %a0, B = %a1, left = true) : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %e0 = check.constant dense<[0.6688416, 2.60902, 2.1576936]> : tensor<3xf32>
  check.expect_close %r, %e0 {rtol = 5.0e-5 : f64, atol = 5.0e-5 : f64} : tensor<3xf32>
  thunder.return
}

thunder.func @linalg_solve_2() {
  %a0 = check.constant dense<[[0.03870959161305092, -0.413464655512, 0.287765709908635], [1.2707776543055105, 0.14017897314862404, -0.7403368260983578], [0.7517328827358969, -0.947942435451685, 0.0959312315982867]]> : tensor<3x3xf64>
  %a1 = check.constant dense<[[-0.338638644048846, -0.4686310674818553, 0.593210470236985], [0.7727785907274055, -0.06101475761480566, 2.41284616105956]]> : tensor<2x3xf64>
  %r = thunder.bsym @aten.linalg_solve.default(A = %a0, B = %a1, left = false) : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  %e0 = check.constant dense<[[1.8363325615132664, -0.12970896492265202, -0.3257687391466755], [29.660191328245563, 6.730642401800649, -11.87723122286269]]> : tensor<2x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @linalg_solve_3() {
  %a0 = check.constant dense<[[0.5958422603082602, 1.6060144773765104, 1.8675558269929011], [1.516529978308765, -0.7023633123753549, -0.8212843030530915], [-0.614781955981343, 0.4693086182093199, 1.8461079365906297]]> : tensor<3x3xf64>
  %a1 = check.constant dense<[[[0.636256851913238], [-2.4564506801539574], [-0.3103362361378775]], [[-1.6267445325057743], [-0.2331255948126817], [-0.3844561706428494]]]> : tensor<2x3x1xf64>
  %r = thunder.bsym @aten.linalg_solve.default(A = %a0, B = %a1, left = true) : (tensor<3x3xf64>, tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
  %e0 = check.constant dense<[[[-1.2285730194123632], [2.16248071990429], [-1.1269718077714117]], [[-0.532157507537553], [-0.5213492060863358], [-0.2529339261529766]]]> : tensor<2x3x1xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<2x3x1xf64>
  thunder.return
}

thunder.func @linalg_solve_ex_0() {
  %a0 = check.constant dense<[[0.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %a1 = check.constant dense<[[2.0], [7.0]]> : tensor<2x1xf32>
  %r:4 = thunder.bsym @aten._linalg_solve_ex.default(A = %a0, B = %a1, left = true, check_errors = false) : (tensor<2x2xf32>, tensor<2x1xf32>) -> (tensor<2x1xf32>, tensor<2x2xf32>, tensor<2xi32>, tensor<i32>)
  %e0 = check.constant dense<[[1.0], [1.0]]> : tensor<2x1xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x1xf32>
  %e1 = check.constant dense<[[3.0, 4.0], [0.0, 2.0]]> : tensor<2x2xf32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x2xf32>
  %e2 = check.constant dense<[2, 2]> : tensor<2xi32>
  check.expect_eq %r#2, %e2 : tensor<2xi32>
  %e3 = check.constant dense<0> : tensor<i32>
  check.expect_eq %r#3, %e3 : tensor<i32>
  thunder.return
}

thunder.func @linalg_solve_triangular_0() {
  %a0 = check.constant dense<[[3.6626597967059102, 0.09899553970479184, -1.1931758479377748], [-1.530148790467197, 3.675712975870225, 0.11684024802025038], [-0.47752998249374107, 1.072903762900591, 3.011418320273533]]> : tensor<3x3xf64>
  %a1 = check.constant dense<[[-0.12589952179816288, -0.6527728534438787, 1.2737759759462384], [1.751939864937564, -0.7750209418619691, 0.5559721029576339], [0.23614717009212166, -1.5722246517955003, 0.47555268454024896]]> : tensor<3x3xf64>
  %r = thunder.bsym @aten.linalg_solve_triangular.default(self = %a0, B = %a1, upper = true, left = true, unitriangular = false) : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
  %e0 = check.constant dense<[[-0.021643018818688256, -0.34305264542991626, 0.39526506092303704], [0.47413320474116566, -0.19425349120803045, 0.14623587363246043], [0.07841725890499064, -0.5220877621720427, 0.1579165144007803]]> : tensor<3x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-10 : f64, atol = 1.0e-11 : f64} : tensor<3x3xf64>
  thunder.return
}

thunder.func @linalg_solve_triangular_1() {
  %a0 = check.constant dense<[[4.243945017670443, 0.8700109207081042, -0.22023994856286924], [-1.0516635827780905, 2.096480575128536, 0.31784126667184537], [-1.757616548404455, 2.021208288257034, 4.887178268998198]]> : tensor<3x3xf64>
  %a1 = check.constant dense<[[1.7751328449803618, 0.6916586256647816, -0.5543687941094871], [0.6484128544312879, -1.0357877730535783, 0.35641100205554777], [-0.472664120727981, -0.31939419441828776, 0.5737482511556737]]> : tensor<3x3xf64>
  %r = thunder.bsym @aten.linalg_solve_triangular.default(self = %a0, B = %a1, upper = true, left = false, unitriangular = false) : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
  %e0 = check.constant dense<[[0.4182742324863472, 0.15633604214566324, -0.10475127285023327], [0.15278540408311186, -0.5574641410922836, 0.11606811315216264], [-0.11137376162036909, -0.10612919965384565, 0.1192818241503383]]> : tensor<3x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-10 : f64, atol = 1.0e-11 : f64} : tensor<3x3xf64>
  thunder.return
}

thunder.func @linalg_solve_triangular_2() {
  %a0 = check.constant dense<[[2.2890531757333306, 0.3644140757118274, -1.203302846075739], [-0.13521122427313378, 2.2885033099229646, -0.5901784272332914], [-1.342415584936717, -0.007799621031062623, 3.157794836404563]]> : tensor<3x3xf64>
  %a1 = check.constant dense<[[0.21510961734539016, 0.13694136590860953, 0.1970202170115556], [0.4537033114351056, 0.6611519031336487, -0.2539992792680267], [0.7990472882717692, -0.7326795129746196, 0.18231026457718313]]> : tensor<3x3xf64>
  %r = thunder.bsym @aten.linalg_solve_triangular.default(self = %a0, B = %a1, upper = false, left = true, unitriangular = false) : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
  %e0 = check.constant dense<[[0.09397318490710761, 0.059824458147302945, 0.0860706160521751], [0.20380549103551066, 0.29243603819989683, -0.10590396126882928], [0.2934921392507467, -0.20586813627945735, 0.09406145921288991]]> : tensor<3x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-10 : f64, atol = 1.0e-11 : f64} : tensor<3x3xf64>
  thunder.return
}

thunder.func @linalg_solve_triangular_3() {
  %a0 = check.constant dense<[[1.5539027152081601, 1.3307104664588822, 1.9192161633167306], [0.42577289775943195, 3.5548394349960653, 1.3083629757130708], [0.5842609406207636, 0.2903147015456621, 3.8033774528231055]]> : tensor<3x3xf64>
  %a1 = check.constant dense<[[-1.8993985311059354, 0.008671692755874495, 0.0476770206923318], [1.5304932291249116, -0.19598822843437713, 2.5690596599100592], [-0.23392545286216346, 0.7156129008637439, 0.11249649012329939]]> : tensor<3x3xf64>
  %r = thunder.bsym @aten.linalg_solve_triangular.default(self = %a0, B = %a1, upper = false, left = false, unitriangular = false) : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
  %e0 = check.constant dense<[[-1.2274418692836095, 0.0014156671485456068, 0.012535442848813997], [0.7611834023577337, -0.11029654607143077, 0.6754679733412053], [-0.21615844609413087, 0.1988911091226712, 0.029578050435093532]]> : tensor<3x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-10 : f64, atol = 1.0e-11 : f64} : tensor<3x3xf64>
  thunder.return
}

thunder.func @linalg_solve_triangular_4() {
  %a0 = check.constant dense<[[-0.22700981284572117, -0.6336690698747492], [-0.8994584834750493, 1.8810029517263016]]> : tensor<2x2xf64>
  %a1 = check.constant dense<[[1.1612329619525414], [-0.08089011540167915]]> : tensor<2x1xf64>
  %r = thunder.bsym @aten.linalg_solve_triangular.default(self = %a0, B = %a1, upper = true, left = true, unitriangular = true) : (tensor<2x2xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
  %e0 = check.constant dense<[[1.1099753977638982], [-0.08089011540167915]]> : tensor<2x1xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<2x1xf64>
  thunder.return
}

thunder.func @linalg_solve_triangular_5() {
  %a0 = check.constant dense<[[[3.9592464596715393, -1.1066545178959417, 2.254800930741722], [1.9923355713528963, 2.540334175487799, 0.7989819548978376], [0.0875546426917594, 0.3401331361410218, 1.5466764608119783]], [[3.220893495387715, -1.4745990816802375, -0.1293749015828342], [1.8167723934100612, 3.36301186001731, 0.23123553171953853], [-1.1682430535561206, 0.815708288501706, 3.355868794866893]]]> : tensor<2x3x3xf64>
  %a1 = check.constant dense<[[0.7373993786187675, 0.4780772575128869], [1.1602062470022836, -0.36890798186771057], [-0.2063907001586881, 0.1238293274286597]]> : tensor<3x2xf64>
  %r = thunder.bsym @aten.linalg_solve_triangular.default(self = %a0, B = %a1, upper = false, left = true, unitriangular = false) : (tensor<2x3x3xf64>, tensor<3x2xf64>) -> tensor<2x3x2xf64>
  %e0 = check.constant dense<[[[0.18624740493673192, 0.12074955736717342], [0.31064374313002885, -0.23992182844149382], [-0.21229892873084247, 0.12598789207174124]], [[0.2289424905464013, 0.1484300111746906], [0.22131050423806917, -0.18988084345326944], [-0.03559586082036917, 0.1347248841929796]]]> : tensor<2x3x2xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-10 : f64, atol = 1.0e-11 : f64} : tensor<2x3x2xf64>
  thunder.return
}

thunder.func @linalg_matrix_power_0() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197], [-1.1835468, -1.4830546, 1.8004361]]> : tensor<3x3xf32>
  %r = thunder.bsym @aten.linalg_matrix_power.default(self = %a0, n = 0) : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %e0 = check.constant dense<[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]> : tensor<3x3xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-5 : f64, atol = 2.0e-5 : f64} : tensor<3x3xf32>
  thunder.return
}

thunder.func @linalg_matrix_power_1() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197], [-1.1835468, -1.4830546, 1.8004361]]> : tensor<3x3xf32>
  %r = thunder.bsym @aten.linalg_matrix_power.default(self = %a0, n = 1) : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %e0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197], [-1.1835468, -1.4830546, 1.8004361]]> : tensor<3x3xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-5 : f64, atol = 2.0e-5 : f64} : tensor<3x3xf32>
  thunder.return
}

thunder.func @linalg_matrix_power_2() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197], [-1.1835468, -1.4830546, 1.8004361]]> : tensor<3x3xf32>
  %r = thunder.bsym @aten.linalg_matrix_power.default(self = %a0, n = 3) : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %e0 = check.constant dense<[[-2.863512, 0.674712, 0.070748486], [1.3085939, 1.6424499, -2.5462205], [-4.506441, -6.2803025, 9.156801]]> : tensor<3x3xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-5 : f64, atol = 2.0e-5 : f64} : tensor<3x3xf32>
  thunder.return
}

thunder.func @linalg_matrix_power_3() {
  %a0 = check.constant dense<[[-1.4135132, 0.23363075, 0.034033183], [0.34991726, -0.014521554, -0.61236197], [-1.1835468, -1.4830546, 1.8004361]]> : tensor<3x3xf32>
  %r = thunder.bsym @aten.linalg_matrix_power.default(self = %a0, n = 5) : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %e0 = check.constant dense<[[-5.757367, 1.5609955, -0.06714429], [5.5258956, 8.571603, -12.410233], [-19.549492, -31.272114, 45.008366]]> : tensor<3x3xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-5 : f64, atol = 2.0e-5 : f64} : tensor<3x3xf32>
  thunder.return
}

thunder.func @linalg_matrix_power_4() {
  %a0 = check.constant dense<[[0.10808268374332232, 0.8374548876790103], [0.641484615897226, 0.2599229477712252]]> : tensor<2x2xf64>
  %r = thunder.bsym @aten.linalg_matrix_power.default(self = %a0, n = -2) : (tensor<2x2xf64>) -> tensor<2x2xf64>
  %e0 = check.constant dense<[[2.333194338191043, -1.188976923138833], [-0.9107480487267999, 2.117619060538975]]> : tensor<2x2xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<2x2xf64>
  thunder.return
}

thunder.func @linalg_cholesky_0() {
  %a0 = check.constant dense<[[3.0537612, -0.518846, 1.3877463], [-0.518846, 1.4976401, -1.4951258], [1.3877463, -1.4951258, 7.841804]]> : tensor<3x3xf32>
  %r = thunder.bsym @aten.linalg_cholesky.default(self = %a0, upper = false) : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %e0 = check.constant dense<[[1.7475014, 0.0, 0.0], [-0.29690734, 1.1872178, 0.0], [0.79413176, -1.0607508, 2.4669752]]> : tensor<3x3xf32>
  check.expect_close %r, %e0 {rtol = 2.0e-5 : f64, atol = 2.0e-5 : f64} : tensor<3x3xf32>
  thunder.return
}

thunder.func @linalg_cholesky_1() {
  %a0 = check.constant dense<[[3.0537612438201904, -0.5188459753990173, 1.3877463340759277], [-0.5188459753990173, 1.4976401329040527, -1.4951257705688477], [1.3877463340759277, -1.4951257705688477, 7.841804027557373]]> : tensor<3x3xf64>
  %r = thunder.bsym @aten.linalg_cholesky.default(self = %a0, upper = true) : (tensor<3x3xf64>) -> tensor<3x3xf64>
  %e0 = check.constant dense<[[1.7475014288463946, -0.29690732541576875, 0.7941317306916552], [0.0, 1.1872178287991246, -1.06075078375063], [0.0, 0.0, 2.4669751917355134]]> : tensor<3x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-11 : f64, atol = 1.0e-11 : f64} : tensor<3x3xf64>
  thunder.return
}

thunder.func @linalg_cholesky_ex_0() {
  %a0 = check.constant dense<[[3.0537612, -0.518846, 1.3877463], [-0.518846, 1.4976401, -1.4951258], [1.3877463, -1.4951258, 7.841804]]> : tensor<3x3xf32>
  %r:2 = thunder.bsym @aten.linalg_cholesky_ex.default(self = %a0, upper = false, check_errors = false) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>)
  %e0 = check.constant dense<[[1.7475014, 0.0, 0.0], [-0.29690734, 1.1872178, 0.0], [0.79413176, -1.0607508, 2.4669752]]> : tensor<3x3xf32>
  check.expect_close %r#0, %e0 {rtol = 2.0e-5 : f64, atol = 2.0e-5 : f64} : tensor<3x3xf32>
  %e1 = check.constant dense<0> : tensor<i32>
  check.expect_eq %r#1, %e1 : tensor<i32>
  thunder.return
}

thunder.func @linalg_lu_0() {
  %a0 = check.constant dense<[[[1.0548114322189281, -0.8812067702670648, -0.2804347527348607], [-0.4778924147734549, 1.3681690692027102, -0.9638902232865466], [0.9890005212644022, -0.603539654103712, -1.8561667991396738]], [[0.5520628257085924, -0.34495313180927106, 0.5060967731878173], [0.22844860004305487, -0.6853855397150179, -1.194994225700998], [-0.755036401616362, -1.6088156970265244, 0.13016541936533285]]]> : tensor<2x3x3xf64>
  %r:3 = thunder.bsym @aten.linalg_lu.default(A = %a0, pivot = true) : (tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3x3xf64>, tensor<2x3x3xf64>)
  %e0 = check.constant dense<[[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]], [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]]]> : tensor<2x3x3xf64>
  check.expect_close %r#0, %e0 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<2x3x3xf64>
  %e1 = check.constant dense<[[[1.0, 0.0, 0.0], [-0.45305957081650916, 1.0, 0.0], [0.9376088379928871, 0.22982839103665806, 1.0]], [[1.0, 0.0, 0.0], [-0.7311737878157277, 1.0, 0.0], [-0.30256633925728366, 0.7705099180164764, 1.0]]]> : tensor<2x3x3xf64>
  check.expect_close %r#1, %e1 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<2x3x3xf64>
  %e2 = check.constant dense<[[[1.0548114322189281, -0.8812067702670648, -0.2804347527348607], [0.0, 0.9689299080649116, -1.0909438720026365], [0.0, 0.0, -1.3424988216814506]], [[-0.755036401616362, -1.6088156970265244, 0.13016541936533285], [0.0, -1.521276998901555, 0.6012703159077905], [0.0, 0.0, -1.6188952930815927]]]> : tensor<2x3x3xf64>
  check.expect_close %r#2, %e2 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<2x3x3xf64>
  thunder.return
}

thunder.func @linalg_lu_factor_0() {
  %a0 = check.constant dense<[[-0.2912538411980943, -0.21606903034055253, -0.6499656754057516], [2.1433132672572732, 0.2968510397857574, 0.546422753814404], [0.9152954184749185, -1.8768237882296308, -0.14239474792744358]]> : tensor<3x3xf64>
  %r:2 = thunder.bsym @aten.linalg_lu_factor.default(A = %a0, pivot = true) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>)
  %e0 = check.constant dense<[[2.1433132672572732, 0.2968510397857574, 0.546422753814404], [0.42704696157001426, -2.003593122809038, -0.3757429246766047], [-0.13588953404408408, 0.08770746857884523, -0.5427570812390302]]> : tensor<3x3xf64>
  check.expect_close %r#0, %e0 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<3x3xf64>
  %e1 = check.constant dense<[2, 3, 3]> : tensor<3xi32>
  check.expect_eq %r#1, %e1 : tensor<3xi32>
  thunder.return
}

thunder.func @linalg_lu_factor_ex_0() {
  %a0 = check.constant dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>
  %r:3 = thunder.bsym @aten.linalg_lu_factor_ex.default(A = %a0, pivot = true, check_errors = false) : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xi32>, tensor<i32>)
  %e0 = check.constant dense<[[2.0, 3.0], [0.0, 1.0]]> : tensor<2x2xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x2xf32>
  %e1 = check.constant dense<[2, 2]> : tensor<2xi32>
  check.expect_eq %r#1, %e1 : tensor<2xi32>
  %e2 = check.constant dense<0> : tensor<i32>
  check.expect_eq %r#2, %e2 : tensor<i32>
  thunder.return
}

thunder.func @lu_with_info_0() {
  %a0 = check.constant dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>
  %r:3 = thunder.bsym @aten._lu_with_info.default(self = %a0, pivot = true, check_errors = true) : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xi32>, tensor<i32>)
  %e0 = check.constant dense<[[2.0, 3.0], [0.0, 1.0]]> : tensor<2x2xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x2xf32>
  %e1 = check.constant dense<[2, 2]> : tensor<2xi32>
  check.expect_eq %r#1, %e1 : tensor<2xi32>
  %e2 = check.constant dense<0> : tensor<i32>
  check.expect_eq %r#2, %e2 : tensor<i32>
  thunder.return
}

thunder.func @linalg_qr_0() {
  %a0 = check.constant dense<[[-0.5261988646433567, 0.5861670858558431, 1.1585171872319675], [-1.1613938030711262, 0.0506081776696969, 0.6415313029528086], [0.7597491711131111, -1.6771797910717565, 0.5608766224140398]]> : tensor<3x3xf64>
  %r:2 = thunder.bsym @aten.linalg_qr.default(A = %a0, mode = "reduced") : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3x3xf64>)
  %e0 = check.constant dense<[[-0.35452642423266467, 0.13948941396109907, 0.9245829967685919], [-0.782488940579245, -0.5855725944803729, -0.21169741251299107], [0.5118809162217044, -0.798528296296577, 0.3167498818022108]]> : tensor<3x3xf64>
  check.expect_close %r#0, %e0 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<3x3xf64>
  %e1 = check.constant dense<[[1.4842303102857826, -1.1059283884030986, -0.6256140660287661], [0.0, 1.3914048625369275, -0.661938119728464], [0.0, 0.0, 1.1129923797529255]]> : tensor<3x3xf64>
  check.expect_close %r#1, %e1 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<3x3xf64>
  thunder.return
}

thunder.func @linalg_qr_1() {
  %a0 = check.constant dense<[[[0.6421927405601376, -0.5501180665379662], [-1.0491918589388243, 0.3457909133409459], [0.03542656322276639, 0.8813152037997499], [-2.109854631119029, 1.9442777918590626]], [[-1.817999150202343, 1.1548478160403715], [-0.6408421602478951, 0.4520437737613803], [-0.6487355957612413, 0.15724148696514978], [-0.5025980389336673, 0.32339186456958813]]]> : tensor<2x4x2xf64>
  %r:2 = thunder.bsym @aten.linalg_qr.default(A = %a0, mode = "reduced") : (tensor<2x4x2xf64>) -> (tensor<2x4x2xf64>, tensor<2x2x2xf64>)
  %e0 = check.constant dense<[[[-0.2629210416452741, -0.0326495004557569], [0.42955112852463795, -0.4649956336851867], [-0.014504039544759787, 0.8527595198003909], [0.8637985799248907, 0.23561466882074256]], [[-0.8677565712175936, -0.22208758344455684], [-0.30588297888175353, -0.2575996983951812], [-0.3096506267023953, 0.9371542905201844], [-0.23989711486786136, -0.07785458513201467]]]> : tensor<2x4x2xf64>
  check.expect_close %r#0, %e0 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<2x4x2xf64>
  %e1 = check.constant dense<[[[-2.442530793813629, 1.959854257161266], [0.0, 1.0668201132020547]], [[2.09505662129578, -1.2666699774927572], [0.0, -0.2507417057869516]]]> : tensor<2x2x2xf64>
  check.expect_close %r#1, %e1 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<2x2x2xf64>
  thunder.return
}

thunder.func @linalg_qr_2() {
  %a0 = check.constant dense<[[-1.5801158694365036, 0.10950954153827927, 1.3768665398631503], [-0.5106374374832856, -0.2436386674733015, 0.011635209572570877]]> : tensor<2x3xf64>
  %r:2 = thunder.bsym @aten.linalg_qr.default(A = %a0, mode = "reduced") : (tensor<2x3xf64>) -> (tensor<2x2xf64>, tensor<2x3xf64>)
  %e0 = check.constant dense<[[-0.9515461468043453, -0.30750598449754424], [-0.30750598449754424, 0.951546146804345]]> : tensor<2x2xf64>
  check.expect_close %r#0, %e0 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<2x2xf64>
  %e1 = check.constant dense<[[1.6605772350013033, -0.029283033986012647, -1.313729947245061], [0.0, -0.26550827462936843, -0.4123232620263044]]> : tensor<2x3xf64>
  check.expect_close %r#1, %e1 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @linalg_qr_3() {
  %a0 = check.constant dense<[[1.4930191721554265, 2.610941619353628], [-0.6212420759823272, 0.6641217031466541], [-0.08972477983134049, -0.6858976619122169]]> : tensor<3x2xf64>
  %r:2 = thunder.bsym @aten.linalg_qr.default(A = %a0, mode = "complete") : (tensor<3x2xf64>) -> (tensor<3x3xf64>, tensor<3x2xf64>)
  %e0 = check.constant dense<[[-0.9218453831244897, -0.3457260066863888, 0.1751417080901795], [0.3835778871614943, -0.8784975621248903, 0.28479824055170755], [0.05539940516636047, 0.3297204295176557, 0.9424517729124956]]> : tensor<3x3xf64>
  check.expect_close %r#0, %e0 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<3x3xf64>
  %e1 = check.constant dense<[[-1.6195982531202882, -2.190140400172569], [0.0, -1.7122541886098412], [0.0, 0.0]]> : tensor<3x2xf64>
  check.expect_close %r#1, %e1 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<3x2xf64>
  thunder.return
}

thunder.func @linalg_qr_4() {
  %a0 = check.constant dense<[[2.0, 1.0], [0.0, 3.0]]> : tensor<2x2xf32>
  %r:2 = thunder.bsym @aten.linalg_qr.default(A = %a0, mode = "reduced") : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)
  %e0 = check.constant dense<[[1.0, 0.0], [-0.0, 1.0]]> : tensor<2x2xf32>
  check.expect_close %r#0, %e0 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x2xf32>
  %e1 = check.constant dense<[[2.0, 1.0], [0.0, 3.0]]> : tensor<2x2xf32>
  check.expect_close %r#1, %e1 {rtol = 1.3e-6 : f64, atol = 1.0e-6 : f64} : tensor<2x2xf32>
  thunder.return
}

thunder.func @cholesky_solve_0() {
  %a0 = check.constant dense<[[-0.9921367947449664, 0.3494846304484504], [0.6301972723694891, 1.5021356471105287], [1.329275036371361, 0.33374077690552195]]> : tensor<3x2xf64>
  %a1 = check.constant dense<[[1.5871717844945024, 0.0, 0.0], [1.191236297755668, 1.5299874210948399, 0.0], [0.5219243801218829, 0.25540327605154484, 1.4177629942124175]]> : tensor<3x3xf64>
  %r = thunder.bsym @aten.cholesky_solve.default(self = %a0, input2 = %a1, upper = false) : (tensor<3x2xf64>, tensor<3x3xf64>) -> tensor<3x2xf64>
  %e0 = check.constant dense<[[-0.9790593034171488, -0.2599891566608082], [0.4688913529212589, 0.5286642700440618], [0.709446843313252, 0.0058949336369819244]]> : tensor<3x2xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<3x2xf64>
  thunder.return
}

thunder.func @cholesky_solve_1() {
  %a0 = check.constant dense<[[-0.4274203151495738, 0.6374963422166726], [1.6004779461229073, -0.7393917557551858], [-0.8479215279679746, 0.07111571914014202]]> : tensor<3x2xf64>
  %a1 = check.constant dense<[[1.5871717844945024, 1.191236297755668, 0.5219243801218829], [0.0, 1.5299874210948399, 0.25540327605154484], [0.0, 0.0, 1.4177629942124175]]> : tensor<3x3xf64>
  %r = thunder.bsym @aten.cholesky_solve.default(self = %a0, input2 = %a1, upper = true) : (tensor<3x2xf64>, tensor<3x3xf64>) -> tensor<3x2xf64>
  %e0 = check.constant dense<[[-0.6815698073611368, 0.636980207685774], [0.9061364009000328, -0.5256407291734674], [-0.5114745252926939, 0.03222850891350271]]> : tensor<3x2xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<3x2xf64>
  thunder.return
}

thunder.func @cholesky_inverse_0() {
  %a0 = check.constant dense<[[1.5871717844945024, 0.0, 0.0], [1.191236297755668, 1.5299874210948399, 0.0], [0.5219243801218829, 0.25540327605154484, 1.4177629942124175]]> : tensor<3x3xf64>
  %r = thunder.bsym @aten.cholesky_inverse.default(self = %a0, upper = false) : (tensor<3x3xf64>) -> tensor<3x3xf64>
  %e0 = check.constant dense<[[0.6582201495612061, -0.3037211168275514, -0.10126621724324421], [-0.3037211168275514, 0.44105655505044056, -0.08304841162082845], [-0.10126621724324421, -0.08304841162082845, 0.4974995900057699]]> : tensor<3x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<3x3xf64>
  thunder.return
}

thunder.func @linalg_tensorinv_0() {
  %a0 = check.constant dense<[[[-0.06844224198776575, 0.233178686474327, -1.5138039596280524, 0.07583420927427287], [-0.5642901247548664, 0.19382384724710236, -1.1625471223819956, -0.4110471159957376]], [[0.40871894745910836, 1.6377347435148861, -0.09482833392445178, 0.324536366153672], [-1.016178231218636, 1.9060443744005482, 0.3474965055263653, -2.532781537347181]]]> : tensor<2x2x4xf64>
  %r = thunder.bsym @aten.linalg_tensorinv.default(self = %a0, ind = 2) : (tensor<2x2x4xf64>) -> tensor<4x2x2xf64>
  %e0 = check.constant dense<[[[3.0670123357321053, -3.7537142224750037], [-0.7034050352780753, 0.6108925400145102]], [[-0.47953080442579205, 0.5650251992884066], [0.6399953493739112, -0.024050654219252336]], [[-0.9594330559711496, 0.3559389226259646], [0.16981595715002837, -0.06473280806150795]], [[-1.723021797365461, 1.9800733854998096], [0.787140478636071, -0.6668998943017056]]]> : tensor<4x2x2xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<4x2x2xf64>
  thunder.return
}

thunder.func @linalg_tensorinv_1() {
  %a0 = check.constant dense<[[-0.7356188729811951, -1.7697885162775153, 0.09466601908354919], [-0.2577845781293328, -0.5923030431011378, -1.9863333634117555], [0.4910294750199817, -1.1663475516862187, 0.09492785220494568]]> : tensor<3x3xf64>
  %r = thunder.bsym @aten.linalg_tensorinv.default(self = %a0, ind = 1) : (tensor<3x3xf64>) -> tensor<3x3xf64>
  %e0 = check.constant dense<[[-0.6810189509776255, 0.016527323056639426, 1.0249692155125427], [-0.27289111283903067, -0.0333809635655916, -0.42634701404639586], [0.1697552010939889, -0.4956312272826362, -0.0058875429447569575]]> : tensor<3x3xf64>
  check.expect_close %r, %e0 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<3x3xf64>
  thunder.return
}

thunder.func @linalg_lu_1() {
  %a0 = check.constant dense<[[[1.9249117241824258, -0.5366028899121948, -0.4948297558009618], [-0.13026438953864916, -1.0690239065635012, -1.4852549921846954], [-0.20972040395576166, -0.3643393493633569, -0.26612334854105335], [-0.26695149025675446, 2.1155032132552494, -0.713250592606732]], [[-1.587381832780134, 0.7051759425420775, -0.907239815894132], [-0.7368523403268019, 1.311997427037602, -1.1979096320535139], [-1.1960933815283834, 0.03864112444538813, 1.2141028316194515], [0.4288667235760891, -0.4042401335314277, -0.9327895619935838]]]> : tensor<2x4x3xf64>
  %r:3 = thunder.bsym @aten.linalg_lu.default(A = %a0, pivot = true) : (tensor<2x4x3xf64>) -> (tensor<2x4x4xf64>, tensor<2x4x3xf64>, tensor<2x3x3xf64>)
  %e0 = check.constant dense<[[[1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0], [0.0, 1.0, 0.0, 0.0]], [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  check.expect_close %r#0, %e0 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<2x4x4xf64>
  %e1 = check.constant dense<[[[1.0, 0.0, 0.0], [-0.13868245847488808, 1.0, 0.0], [-0.06767291606267128, -0.5415438126336244, 1.0], [-0.10895066060488405, -0.2071459159691922, 0.24817589413848554]], [[1.0, 0.0, 0.0], [0.46419350726490416, 1.0, 0.0], [0.7535007373957093, -0.5003857189242624, 1.0], [-0.2701723773825569, -0.2170507763371831, -0.8923001481876371]]]> : tensor<2x4x3xf64>
  check.expect_close %r#1, %e1 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<2x4x3xf64>
  %e2 = check.constant dense<[[[1.9249117241824258, -0.5366028899121948, -0.4948297558009618], [0.0, 2.0410858052574965, -0.7818747996677379], [0.0, 0.0, -1.9421610247285441]], [[-1.587381832780134, 0.7051759425420775, -0.907239815894132], [0.0, 0.9846593330301605, -0.7767747999832507], [0.0, 0.0, 1.5090216851585585]]]> : tensor<2x3x3xf64>
  check.expect_close %r#2, %e2 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<2x3x3xf64>
  thunder.return
}

thunder.func @linalg_lu_2() {
  %a0 = check.constant dense<[[1.045383145101752, -0.9558544012554897, 0.5192447738572755], [-1.0216717008354224, -2.0906030234621595, -0.35015628536410653]]> : tensor<2x3xf64>
  %r:3 = thunder.bsym @aten.linalg_lu.default(A = %a0, pivot = true) : (tensor<2x3xf64>) -> (tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x3xf64>)
  %e0 = check.constant dense<[[1.0, 0.0], [0.0, 1.0]]> : tensor<2x2xf64>
  check.expect_close %r#0, %e0 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<2x2xf64>
  %e1 = check.constant dense<[[1.0, 0.0], [-0.9773179389992732, 1.0]]> : tensor<2x2xf64>
  check.expect_close %r#1, %e1 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<2x2xf64>
  %e2 = check.constant dense<[[1.045383145101752, -0.9558544012554897, 0.5192447738572755], [0.0, -3.024776676880559, 0.1573109468582297]]> : tensor<2x3xf64>
  check.expect_close %r#2, %e2 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<2x3xf64>
  thunder.return
}

thunder.func @linalg_lu_factor_1() {
  %a0 = check.constant dense<[[0.252682250265692, 1.5604017520891789], [-1.0297864218518273, 0.841839556890756], [-2.4037237110571055, -0.7214899331711347], [0.8789268509354243, -1.556331775415848]]> : tensor<4x2xf64>
  %r:2 = thunder.bsym @aten.linalg_lu_factor.default(A = %a0, pivot = true) : (tensor<4x2xf64>) -> (tensor<4x2xf64>, tensor<2xi32>)
  %e0 = check.constant dense<[[-2.4037237110571055, -0.7214899331711347], [-0.3656521949225568, -1.8201461530944023], [-0.10512117058352262, -0.8156256480976144], [0.4284129732193513, -0.6323312017289082]]> : tensor<4x2xf64>
  check.expect_close %r#0, %e0 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<4x2xf64>
  %e1 = check.constant dense<[3, 4]> : tensor<2xi32>
  check.expect_eq %r#1, %e1 : tensor<2xi32>
  thunder.return
}

thunder.func @linalg_lu_factor_ex_1() {
  %a0 = check.constant dense<[[0.022696413807300555, -0.8227455330263306, 0.9545934347112471], [0.4935953345844617, 0.6386830024879973, -0.6653057205200352]]> : tensor<2x3xf64>
  %r:3 = thunder.bsym @aten.linalg_lu_factor_ex.default(A = %a0, pivot = true, check_errors = false) : (tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2xi32>, tensor<i32>)
  %e0 = check.constant dense<[[0.4935953345844617, 0.6386830024879973, -0.6653057205200352], [0.04598182401056882, -0.8521133424452754, 0.9851854052654241]]> : tensor<2x3xf64>
  check.expect_close %r#0, %e0 {rtol = 1.0e-9 : f64, atol = 1.0e-10 : f64} : tensor<2x3xf64>
  %e1 = check.constant dense<[2, 2]> : tensor<2xi32>
  check.expect_eq %r#1, %e1 : tensor<2xi32>
  %e2 = check.constant dense<0> : tensor<i32>
  check.expect_eq %r#2, %e2 : tensor<i32>
  thunder.return
}

thunder.func @linalg_qr_5() {
  %a0 = check.constant dense<> : tensor<0x3xf64>
  %r:2 = thunder.bsym @aten.linalg_qr.default(A = %a0, mode = "reduced") : (tensor<0x3xf64>) -> (tensor<0x0xf64>, tensor<0x3xf64>)
  %e0 = check.constant dense<> : tensor<0x0xf64>
  check.expect_close %r#0, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<0x0xf64>
  %e1 = check.constant dense<> : tensor<0x3xf64>
  check.expect_close %r#1, %e1 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<0x3xf64>
  thunder.return
}

thunder.func @linalg_qr_6() {
  %a0 = check.constant dense<> : tensor<3x0xf64>
  %r:2 = thunder.bsym @aten.linalg_qr.default(A = %a0, mode = "complete") : (tensor<3x0xf64>) -> (tensor<3x3xf64>, tensor<3x0xf64>)
  %e0 = check.constant dense<[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]> : tensor<3x3xf64>
  check.expect_close %r#0, %e0 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<3x3xf64>
  %e1 = check.constant dense<> : tensor<3x0xf64>
  check.expect_close %r#1, %e1 {rtol = 1.0e-12 : f64, atol = 1.0e-12 : f64} : tensor<3x0xf64>
  thunder.return
}
