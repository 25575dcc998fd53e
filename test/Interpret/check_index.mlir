// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: the operand. What is out of range is an error with its position.

thunder.func @ignored() {
  %x = check.constant dense<[[0, 4], [2, -100]]> : tensor<2x2xi64>
  %r = thunder.check_index %x in [0, 5) or -100 "target out of range" : tensor<2x2xi64>
  %e = check.constant dense<[[0, 4], [2, -100]]> : tensor<2x2xi64>
  check.expect_eq %r, %e : tensor<2x2xi64>
  thunder.return
}

thunder.func @negative() {
  %x = check.constant dense<[-5, 4]> : tensor<2xi64>
  %r = thunder.check_index %x in [-5, 5) "index out of range" : tensor<2xi64>
  %e = check.constant dense<[-5, 4]> : tensor<2xi64>
  check.expect_eq %r, %e : tensor<2xi64>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xi64>
  %r = thunder.check_index %x in [0, 0) "index out of range" : tensor<0xi64>
  %e = check.constant dense<> : tensor<0xi64>
  check.expect_eq %r, %e : tensor<0xi64>
  thunder.return
}

// -----

thunder.func @too_large() {
  %x = check.constant dense<[[0, 4], [5, 0]]> : tensor<2x2xi64>
  // expected-error @+1 {{index out of range: 5 at [1, 0] is not in [0, 5)}}
  %r = thunder.check_index %x in [0, 5) "index out of range" : tensor<2x2xi64>
  thunder.return
}

// -----

thunder.func @too_small() {
  %x = check.constant dense<-6> : tensor<i64>
  // expected-error @+1 {{index out of range: -6 at [] is not in [-5, 5)}}
  %r = thunder.check_index %x in [-5, 5) "index out of range" : tensor<i64>
  thunder.return
}

// -----

thunder.func @not_the_ignored() {
  %x = check.constant dense<[-99]> : tensor<1xi64>
  // expected-error @+1 {{target out of range: -99 at [0] is not in [0, 5)}}
  %r = thunder.check_index %x in [0, 5) or -100 "target out of range" : tensor<1xi64>
  thunder.return
}
