// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// What the pass does besides evaluating primitives, and that expectations can fail.

thunder.func @kernels_and_bodies() {
  %x = check.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %0:2 = thunder.kernel pointwise(%a = %x : tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %n = thunder.neg %a : tensor<2xf32>
    thunder.yield %n, %a : tensor<2xf32>, tensor<2xf32>
  }
  %1 = thunder.bsym @ext.test.twice(x = %0#0) : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%b: tensor<2xf32>):
    %s = thunder.add %b, %b : tensor<2xf32>
    thunder.yield %s : tensor<2xf32>
  }
  %e = check.constant dense<[-2.0, 4.0]> : tensor<2xf32>
  check.expect_eq %1, %e : tensor<2xf32>
  check.expect_eq %0#1, %x : tensor<2xf32>
  thunder.return
}

// -----

thunder.func @opaque() {
  %x = check.constant dense<1.0> : tensor<f32>
  // expected-error @+1 {{cannot be interpreted}}
  %0 = thunder.bsym @ext.test.unknown(x = %x) : (tensor<f32>) -> tensor<f32>
  check.expect_eq %0, %x : tensor<f32>
  thunder.return
}

// -----

thunder.func @eq_tells_zeros_apart() {
  %x = check.constant dense<[0.0, 0.0]> : tensor<2xf32>
  %y = check.constant dense<[0.0, -0.0]> : tensor<2xf32>
  // expected-error @+1 {{1 of 2 elements differ, first at [1]: 0, expected -0}}
  check.expect_eq %x, %y : tensor<2xf32>
  thunder.return
}

// -----

thunder.func @eq_takes_any_nan() {
  %x = check.constant dense<[0x7FC00000]> : tensor<1xf32>
  %y = check.constant dense<[0xFFC00001]> : tensor<1xf32>
  check.expect_eq %x, %y : tensor<1xf32>
  thunder.return
}

// -----

thunder.func @eq_of_integers() {
  %x = check.constant dense<[[1, 2], [3, 9223372036854775807]]> : tensor<2x2xi64>
  %y = check.constant dense<[[1, 2], [4, 9223372036854775806]]> : tensor<2x2xi64>
  // expected-error @+1 {{2 of 4 elements differ, first at [1, 0]: 3, expected 4}}
  check.expect_eq %x, %y : tensor<2x2xi64>
  thunder.return
}

// -----

// 1.00000012 is the number after 1.
thunder.func @ulp() {
  %x = check.constant dense<[1.0, 0x3F800001, -0.0]> : tensor<3xf32>
  %y = check.constant dense<[1.0, 1.0, 0.0]> : tensor<3xf32>
  check.expect_close %x, %y {ulp = 1 : i64} : tensor<3xf32>
  %z = check.constant dense<[1.0, 0x3F800002, 0.0]> : tensor<3xf32>
  // expected-error @+1 {{1 of 3 elements differ, first at [1]: 1.00000024, expected 1}}
  check.expect_close %z, %y {ulp = 1 : i64} : tensor<3xf32>
  thunder.return
}

// -----

thunder.func @tolerances() {
  %x = check.constant dense<[100.5, 0.25]> : tensor<2xf64>
  %y = check.constant dense<[100.0, 0.0]> : tensor<2xf64>
  check.expect_close %x, %y {atol = 0.25, rtol = 0.0025} : tensor<2xf64>
  // expected-error @+1 {{1 of 2 elements differ, first at [0]: 100.5, expected 100}}
  check.expect_close %x, %y {atol = 0.25} : tensor<2xf64>
  thunder.return
}

// -----

thunder.func @infinities_have_no_tolerance() {
  %x = check.constant dense<[0x7F800000, 0x7F800000]> : tensor<2xf32>
  %y = check.constant dense<[0x7F800000, 3.0e38]> : tensor<2xf32>
  // expected-error @+1 {{1 of 2 elements differ, first at [1]: inf, expected}}
  check.expect_close %x, %y {rtol = 1.0} : tensor<2xf32>
  thunder.return
}

// -----

// expected-error @+1 {{nothing was expected of any function}}
module {
  thunder.func @expects_nothing() {
    %x = check.constant dense<1.0> : tensor<f32>
    %0 = thunder.neg %x : tensor<f32>
    thunder.return
  }
}
