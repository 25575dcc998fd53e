// RUN: thunder-opt %s --thunder-flatten-checkpoints --thunder-autodiff --split-input-file | FileCheck %s

// All producers of what the backward reads, each once, from the input behind the barrier; not what it does not read.
// CHECK-LABEL: thunder.func @grad(
// CHECK: %[[A:.*]] = exp %arg0 {thunder.checkpoint
// CHECK: %[[B:.*]] = sin %[[A]] {thunder.checkpoint
// CHECK: %[[C:.*]] = sin %[[B]] {thunder.checkpoint
// CHECK: %[[D:.*]] = mul %[[C]], %arg1
// CHECK-NOT: thunder.checkpoint
// CHECK: %[[G:.*]] = mul %arg2, %arg1
// CHECK: %[[R:.*]] = recompute_barrier %arg0 : tensor<3xf32> after(%[[G]] : tensor<3xf32>)
// CHECK: %[[A2:.*]] = exp %[[R]] : tensor<3xf32>
// CHECK: %[[B2:.*]] = sin %[[A2]] : tensor<3xf32>
// CHECK-NOT: sin
// CHECK: cos %[[B2]]
// CHECK-NOT: exp
// CHECK: cos %[[A2]]
// CHECK-NOT: recompute_barrier
// CHECK: return outputs(%[[D]],
thunder.func @forward(%x: tensor<3xf32> {thunder.name = "x", thunder.role = "input"}, %w: tensor<3xf32> {thunder.name = "w", thunder.role = "input"}) -> (tensor<3xf32> {thunder.name = "output0"}) {
  %0 = thunder.checkpoint(%a = %x : tensor<3xf32>) -> tensor<3xf32> {
    %1 = thunder.exp %a : tensor<3xf32>
    %2 = thunder.sin %1 : tensor<3xf32>
    %3 = thunder.sin %2 : tensor<3xf32>
    thunder.yield %3 : tensor<3xf32>
  }
  %4 = thunder.mul %0, %w : tensor<3xf32>
  thunder.return outputs(%4 : tensor<3xf32>)
}

// -----

// A result of the region that is live outside is kept: nothing is computed again. (The derivative of exp is its result.)
// CHECK-LABEL: thunder.func @grad(
// CHECK: exp
// CHECK-NOT: exp
// CHECK-NOT: recompute_barrier
// CHECK: return
thunder.func @forward(%x: tensor<3xf32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<3xf32> {thunder.name = "output0"}) {
  %0 = thunder.checkpoint(%a = %x : tensor<3xf32>) -> tensor<3xf32> {
    %1 = thunder.exp %a : tensor<3xf32>
    thunder.yield %1 : tensor<3xf32>
  }
  thunder.return outputs(%0 : tensor<3xf32>)
}

// -----

// Effects happen once: what an operator with effects gives is kept, a pure one is called again, whole, though a rule replaced
// the symbol that it came from.
// CHECK-LABEL: thunder.func @grad(
// CHECK: %[[P:.*]] = bsym @ext.a.pure(%arg0) effects [] attributes {thunder.checkpoint
// CHECK: %[[H:.*]] = bsym @ext.a.host(%arg0) effects ["host"] attributes {no_grad, thunder.checkpoint
// CHECK: recompute_barrier
// CHECK: bsym @ext.a.pure(%{{.*}}) effects [] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NOT: ext.a.host
// CHECK: return
thunder.rule grad @double formals [""] [#thunder.operand<0>] {
^bb0(%x: tensor<3xf32>):
  %0 = thunder.bsym @ext.a.pure(%x) effects [] : (tensor<3xf32>) -> tensor<3xf32>
  %g = thunder.get_grad %0 : tensor<3xf32>
  %1 = thunder.add %g, %g : tensor<3xf32>
  thunder.put_grad %x, %1 : tensor<3xf32>
  thunder.yield %0 : tensor<3xf32>
}
thunder.func @forward(%x: tensor<3xf32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<3xf32> {thunder.name = "output0"}) {
  %0 = thunder.checkpoint(%a = %x : tensor<3xf32>) -> tensor<3xf32> {
    %1 = thunder.bsym @ltorch.double(%a) attributes {grad_rule = @double} : (tensor<3xf32>) -> tensor<3xf32>
    %2 = thunder.bsym @ext.a.host(%a) effects ["host"] attributes {no_grad} : (tensor<3xf32>) -> tensor<3xf32>
    %3 = thunder.mul %1, %2 : tensor<3xf32>
    %4 = thunder.sin %3 : tensor<3xf32>
    thunder.yield %4 : tensor<3xf32>
  }
  thunder.return outputs(%0 : tensor<3xf32>)
}
