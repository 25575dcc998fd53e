// RUN: thunder-opt %s --thunder-decompose-symbols --split-input-file | FileCheck %s

// Registered symbols; negative dimensions; ops take the symbol's place in order.
// CHECK-LABEL: thunder.func @registered
// CHECK-NEXT: %[[ZERO:.*]] = full 0.000000e+00 : f32 : tensor<4x8xf32>
// CHECK-NEXT: %[[RELU:.*]] = maximum %arg0, %[[ZERO]] : tensor<4x8xf32>
// CHECK-NEXT: %[[SUM:.*]] = sum %[[RELU]] dims = [1] : tensor<4x8xf32> -> tensor<4xf32>
// CHECK-NEXT: return outputs(%[[SUM]] : tensor<4xf32>)
thunder.func @registered(%x: tensor<4x8xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<4xf32> {
  %0 = thunder.bsym @aten.relu.default(self = %x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = thunder.bsym @aten.sum.dim_IntList(self = %0, dim = [-1], keepdim = false, dtype = none) : (tensor<4x8xf32>) -> tensor<4xf32>
  thunder.return outputs(%1 : tensor<4xf32>)
}

// -----

// A body in the program wins, and symbols in it are inlined, too.
// CHECK-LABEL: thunder.func @body
// CHECK-NEXT: %[[NEG:.*]] = neg %arg0 : tensor<8xf32>
// CHECK-NEXT: %[[EXP:.*]] = exp %[[NEG]] : tensor<8xf32>
// CHECK-NEXT: return outputs(%[[EXP]] : tensor<8xf32>)
thunder.func @body(%x: tensor<8xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<8xf32> {
  %0 = thunder.bsym @aten.relu.default(self = %x) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    %1 = thunder.bsym @aten.neg.default(self = %a) : (tensor<8xf32>) -> tensor<8xf32>
    %2 = thunder.exp %1 : tensor<8xf32>
    thunder.yield %2 : tensor<8xf32>
  }
  thunder.return outputs(%0 : tensor<8xf32>)
}

// -----

// What is dead and has no effect may be unknown.
// CHECK-LABEL: thunder.func @dead
// CHECK-NEXT: return outputs(%arg0 : tensor<8xf32>)
thunder.func @dead(%x: tensor<8xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<8xf32> {
  %0 = thunder.bsym @ext.mylib.unknown(x = %x) effects [] : (tensor<8xf32>) -> tensor<8xf32>
  %1 = thunder.bsym @aten.neg.default(self = %0) : (tensor<8xf32>) -> tensor<8xf32>
  thunder.return outputs(%x : tensor<8xf32>)
}

// -----

// Half precision is computed in f32 and rounded once, at the end of the symbol.
// CHECK-LABEL: thunder.func @half
// CHECK: %[[A:.*]] = convert_element_type %arg0 to f32
// CHECK: %[[B:.*]] = convert_element_type %arg1 to f32
// CHECK: %[[SUM:.*]] = add %[[A]], %[[B]] : tensor<8xf32>
// CHECK: %[[ROUNDED:.*]] = convert_element_type %[[SUM]] to bf16
// CHECK: return outputs(%[[ROUNDED]] : tensor<8xbf16>)
thunder.func @half(%x: tensor<8xbf16> {thunder.name = "x", thunder.role = "input"}, %y: tensor<8xbf16> {thunder.name = "y", thunder.role = "input"}) -> tensor<8xbf16> {
  %0 = thunder.bsym @aten.add.Tensor(self = %x, other = %y, alpha = 1) : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xbf16>
  thunder.return outputs(%0 : tensor<8xbf16>)
}

// -----

// A cross entropy neither gathers nor, in its gradient, scatters.
// CHECK-LABEL: thunder.func @cross_entropy
// CHECK: check_index %arg1 in [0, 10) or -100 "target is not a class"
// CHECK-NOT: gather
// CHECK: return
thunder.func @cross_entropy(%x: tensor<4x10xf32> {thunder.name = "x", thunder.role = "input"}, %t: tensor<4xi64> {thunder.name = "t", thunder.role = "input"}) -> tensor<f32> {
  %0 = thunder.bsym @aten.cross_entropy_loss.default(self = %x, target = %t, weight = none, reduction = 1, ignore_index = -100, label_smoothing = 0.0) : (tensor<4x10xf32>, tensor<4xi64>) -> tensor<f32>
  thunder.return outputs(%0 : tensor<f32>)
}
