// RUN: thunder-opt %s --thunder-decompose-symbols --split-input-file --verify-diagnostics | FileCheck %s

// The rule that a symbol names, then one for its name; what is inside a rule of
// its own name is just called. Constants of formals must be equal.
// CHECK-NOT: thunder.rule
// CHECK-LABEL: thunder.func @rules
// CHECK-NEXT: %[[A:.*]] = bsym @ext.a.square(%arg0) effects []
// CHECK-NEXT: %[[B:.*]] = bsym @ext.a.abs(%[[A]], 2 : i64, [%[[A]], 7 : i64]) effects []
// CHECK-NEXT: %[[C:.*]] = bsym @ext.a.abs(%[[B]], 3 : i64, [%[[B]], 7 : i64]) effects []
// CHECK-NEXT: %[[D:.*]] = neg %[[C]]
// CHECK-NEXT: %[[E:.*]] = maximum
// CHECK-NEXT: return outputs(%[[D]], %[[E]] : tensor<2xf32>, tensor<2xf32>)
thunder.rule impl @square formals ["self"] [#thunder.operand<0>] {
^bb0(%x: tensor<2xf32>):
  %0 = thunder.bsym @ext.a.square(%x) effects [] : (tensor<2xf32>) -> tensor<2xf32>
  thunder.yield %0 : tensor<2xf32>
}
// Not for operands of another type.
thunder.rule impl @wide for @ext.a.abs formals ["", "", ""] [#thunder.operand<0>, #thunder.operand<1>, [#thunder.operand<2>, 7]] {
^bb0(%x: tensor<4xf32>, %n: i64, %y: tensor<4xf32>):
  thunder.yield %x : tensor<4xf32>
}
// Is called inside its own rule; the number stays one.
thunder.rule impl @itself for @ext.a.abs formals ["", "", ""] [#thunder.operand<0>, #thunder.operand<1>, [#thunder.operand<2>, 7]] {
^bb0(%x: tensor<2xf32>, %n: i64, %y: tensor<2xf32>):
  %0 = thunder.bsym @ext.a.abs(%x, 2 : i64, [%y, 7 : i64]) effects [] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = thunder.bsym @ext.a.abs(%0, %n, [%0, 7 : i64]) effects [] : (tensor<2xf32>, i64, tensor<2xf32>) -> tensor<2xf32>
  thunder.yield %1 : tensor<2xf32>
}
// Other constants: not this use.
thunder.rule impl @zero for @aten.threshold.default formals ["self", "threshold", "value"] [#thunder.operand<0>, 1, 0] {
^bb0(%x: tensor<2xf32>):
  thunder.yield %x : tensor<2xf32>
}
thunder.func @rules(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = thunder.bsym @aten.square.default(self = %x) attributes {impl_rule = @square} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = thunder.bsym @ext.a.abs(%0, 3 : i64, [%0, 7 : i64]) effects [] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %2 = thunder.bsym @aten.neg.default(self = %1) : (tensor<2xf32>) -> tensor<2xf32>
  %3 = thunder.maximum %1, %1 : tensor<2xf32>
  thunder.return outputs(%2, %3 : tensor<2xf32>, tensor<2xf32>)
}

// -----

thunder.func @unknown(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<2xf32> {
  // expected-error @+1 {{aten.neg.default: names the impl rule @nowhere, which the program does not have}}
  %0 = thunder.bsym @aten.neg.default(self = %x) attributes {impl_rule = @nowhere} : (tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%0 : tensor<2xf32>)
}

// -----

thunder.rule impl @other formals ["self"] [#thunder.operand<0>] {
^bb0(%x: tensor<4xf32>):
  thunder.yield %x : tensor<4xf32>
}
thunder.func @mismatch(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<2xf32> {
  // expected-error @+1 {{aten.neg.default: the rule @other has other arguments or results}}
  %0 = thunder.bsym @aten.neg.default(self = %x) attributes {impl_rule = @other} : (tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%0 : tensor<2xf32>)
}

// -----

// A custom operator takes tensors.
thunder.func @number(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<2xi64> {
  // expected-error @+1 {{has no result for the new value of an operand that it writes}}
  %0 = thunder.bsym @ext.a.write(%x) effects ["write:0"] : (tensor<2xf32>) -> tensor<2xi64>
  thunder.return outputs(%0 : tensor<2xi64>)
}
