// RUN: thunder-opt %s --thunder-autodiff --split-input-file --verify-diagnostics

// An active symbol with neither rule nor body: the same verdict whatever consumes its result.
thunder.func @forward(%x: tensor<3xf32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<3xf32> {thunder.name = "output0"}) {
  %0 = thunder.sin %x : tensor<3xf32>
  // expected-error @+1 {{ext.mylib.op: has no gradient rule and no body to derive one from, but operand 0 depends on 'x', whose gradient is asked for; declare a rule (--ops), freeze that tensor (--freeze), or detach the operand in the model}}
  %1 = thunder.bsym @ext.mylib.op(n = [1 : i64], a = none, m = %0, y = %0) effects [] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %2 = thunder.sin %1 : tensor<3xf32>
  thunder.return outputs(%2 : tensor<3xf32>)
}

// -----

thunder.func @forward(%x: tensor<3xf32> {thunder.name = "x", thunder.role = "input"}, %w: tensor<2x3xf32> {thunder.name = "w", thunder.role = "input"}) -> (tensor<2xf32> {thunder.name = "output0"}) {
  // expected-error @+1 {{ext.mylib.op: has no gradient rule and no body to derive one from, but operand 0 depends on 'x'}}
  %1 = thunder.bsym @ext.mylib.op(x = %x) effects [] : (tensor<3xf32>) -> tensor<3xf32>
  %2 = thunder.bsym @aten.linear.default(input = %1, weight = %w, bias = none) : (tensor<3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  thunder.return outputs(%2 : tensor<2xf32>)
}

// -----

// expected-error @+1 {{nothing to differentiate with respect to: no parameter requires a gradient, no input is floating, or all are frozen; name tensors with --wrt}}
thunder.func @forward(%x: tensor<3xi64> {thunder.name = "x", thunder.role = "input"}) -> (tensor<3xi64> {thunder.name = "output0"}) {
  thunder.return outputs(%x : tensor<3xi64>)
}

// -----

// expected-error @+1 {{there is no function @forward to differentiate}}
module {
}
