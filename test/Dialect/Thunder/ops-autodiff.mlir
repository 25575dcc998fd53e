// RUN: thunder-opt %s | thunder-opt | FileCheck %s
// RUN: thunder-opt %s --mlir-print-op-generic | thunder-opt | FileCheck %s
// RUN: thunder-opt %s --emit-bytecode | thunder-opt | FileCheck %s

// CHECK-LABEL: thunder.func private @region(
// CHECK-SAME: %[[X:[^:]*]]: tensor<8xf32>, %[[G:[^:]*]]: tensor<8xf32>)
thunder.func private @region(%x: tensor<8xf32>, %g: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: %[[Y:.*]] = checkpoint(%[[A:.*]] = %[[X]] : tensor<8xf32>) -> tensor<8xf32> attributes {id = 1 : i64} {
  // CHECK: %[[S:.*]] = thunder.sin %[[A]]
  // CHECK: thunder.yield %[[S]]
  %0 = thunder.checkpoint(%a = %x : tensor<8xf32>) -> tensor<8xf32> attributes {id = 1 : i64} {
    %1 = thunder.sin %a : tensor<8xf32>
    thunder.yield %1 : tensor<8xf32>
  }
  // CHECK: checkpoint() {
  thunder.checkpoint() {
    thunder.yield
  }
  // CHECK: %[[R:.*]]:2 = recompute_barrier %[[X]], %[[Y]] : tensor<8xf32>, tensor<8xf32> after(%[[G]] : tensor<8xf32>) {checkpoint = 3 : i64}
  %r:2 = thunder.recompute_barrier %x, %0 : tensor<8xf32>, tensor<8xf32> after(%g : tensor<8xf32>) {checkpoint = 3 : i64}
  thunder.return outputs(%r#1 : tensor<8xf32>)
}

// CHECK-LABEL: thunder.func private @symbols(
thunder.func private @symbols(%x: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: bsym @ext.ns.mul(%{{.*}}, %{{.*}}) effects [] attributes {grad_rule = @mul_rule, impl_rule = @mul_impl, no_grad} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %0 = thunder.bsym @ext.ns.mul(%x, %x) effects [] attributes {grad_rule = @mul_rule, impl_rule = @mul_impl, no_grad} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  thunder.return outputs(%0 : tensor<8xf32>)
}

// CHECK-LABEL: thunder.rule grad @mul_rule for @ext.ns.mul formals ["", ""] [#thunder.operand<0>, #thunder.operand<1>] {
// CHECK: ^bb0(%[[A:.*]]: tensor<8xf32>, %[[B:.*]]: tensor<8xf32>):
// CHECK: %[[P:.*]] = thunder.bsym @ext.ns.mul(%[[A]], %[[B]])
// CHECK: %[[G:.*]] = thunder.get_grad %[[P]] : tensor<8xf32>
// CHECK: thunder.put_grad %[[A]], %{{.*}} : tensor<8xf32>
thunder.rule grad @mul_rule for @ext.ns.mul formals ["", ""] [#thunder.operand<0>, #thunder.operand<1>] {
^bb0(%a: tensor<8xf32>, %b: tensor<8xf32>):
  %0 = thunder.bsym @ext.ns.mul(%a, %b) effects [] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %g = thunder.get_grad %0 : tensor<8xf32>
  %1 = thunder.mul %g, %b : tensor<8xf32>
  thunder.put_grad %a, %1 : tensor<8xf32>
  thunder.yield %0 : tensor<8xf32>
}

// CHECK: thunder.rule impl @mul_impl formals ["x", ""] [#thunder.operand<0>, [#thunder.operand<1>, unit, 2]] {
thunder.rule impl @mul_impl formals ["x", ""] [#thunder.operand<0>, [#thunder.operand<1>, unit, 2]] {
^bb0(%a: tensor<8xf32>, %b: tensor<8xf32>):
  %0 = thunder.mul %a, %b : tensor<8xf32>
  thunder.yield %0 : tensor<8xf32>
}

// CHECK-LABEL: thunder.entry @forward
thunder.entry @forward arena 0 reads [] outputs [] writes [] {
  %x = thunder.arena_view 0 : memref<8xf32>
  %y = thunder.arena_view 64 : memref<8xf32>
  // CHECK: host_call @ext.ns.f(%[[A:.*]] : memref<8xf32>) into(%[[B:.*]] : memref<8xf32>) (tensor<2x4xf32>) -> tensor<8xf32> arguments "{}" check 0
  thunder.host_call @ext.ns.f(%x : memref<8xf32>) into(%y : memref<8xf32>) (tensor<2x4xf32>) -> tensor<8xf32> arguments "{}" check 0
}
