// RUN: thunder-opt %s --thunder-flatten-checkpoints | FileCheck %s

// Regions in order; of nested ones the outer; a result that is an input; ops around have no mark.
// CHECK-LABEL: thunder.func @forward
// CHECK-NEXT: %[[A:.*]] = neg %arg0 : tensor<2xf32>
// CHECK-NEXT: %[[B:.*]] = sin %[[A]] {thunder.checkpoint = "region.0"} : tensor<2xf32>
// CHECK-NEXT: %[[C:.*]] = cos %[[B]] {thunder.checkpoint = "region.0"} : tensor<2xf32>
// CHECK-NEXT: %[[D:.*]] = exp %[[C]] {thunder.checkpoint = "region.0"} : tensor<2xf32>
// CHECK-NEXT: %[[E:.*]] = neg %[[D]] {thunder.checkpoint = "region.1"} : tensor<2xf32>
// CHECK-NEXT: return outputs(%[[E]], %[[A]] : tensor<2xf32>, tensor<2xf32>)
thunder.func @forward(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = thunder.neg %x : tensor<2xf32>
  %1:2 = thunder.checkpoint(%a = %0 : tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %2 = thunder.sin %a : tensor<2xf32>
    %3 = thunder.checkpoint(%b = %2 : tensor<2xf32>) -> tensor<2xf32> {
      %4 = thunder.cos %b : tensor<2xf32>
      thunder.yield %4 : tensor<2xf32>
    }
    %5 = thunder.exp %3 : tensor<2xf32>
    thunder.yield %5, %a : tensor<2xf32>, tensor<2xf32>
  }
  %6 = thunder.checkpoint(%c = %1#0 : tensor<2xf32>) -> tensor<2xf32> {
    %7 = thunder.neg %c : tensor<2xf32>
    thunder.yield %7 : tensor<2xf32>
  }
  thunder.return outputs(%6, %1#1 : tensor<2xf32>, tensor<2xf32>)
}
