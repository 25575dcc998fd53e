// RUN: thunder-opt %s | thunder-opt | FileCheck %s

// CHECK-LABEL: thunder.func private @references
// CHECK-SAME: !thunder.ref<2x3xf32>
// CHECK-NEXT: %[[S:.*]] = thunder.ref.alloc %arg1 : tensor<4xi64> -> !thunder.ref<4xi64>
// CHECK-NEXT: %[[V:.*]] = thunder.ref.view %arg0 strides = [1] offset = 3 : !thunder.ref<2x3xf32> -> !thunder.ref<3xf32>
// CHECK-NEXT: %[[D:.*]] = thunder.ref.view %arg0 strides = [] offset = 5 detached : !thunder.ref<2x3xf32> -> !thunder.ref<f32>
// CHECK-NEXT: %[[L:.*]] = thunder.ref.load %[[V]] : !thunder.ref<3xf32> -> tensor<3xf32>
// CHECK-NEXT: thunder.ref.store %[[L]] to %[[V]] : tensor<3xf32> -> !thunder.ref<3xf32>
thunder.func private @references(%r: !thunder.ref<2x3xf32>, %x: tensor<4xi64>) {
  %s = thunder.ref.alloc %x : tensor<4xi64> -> !thunder.ref<4xi64>
  %v = thunder.ref.view %r strides = [1] offset = 3 : !thunder.ref<2x3xf32> -> !thunder.ref<3xf32>
  %d = thunder.ref.view %r strides = [] offset = 5 detached : !thunder.ref<2x3xf32> -> !thunder.ref<f32>
  %l = thunder.ref.load %v : !thunder.ref<3xf32> -> tensor<3xf32>
  thunder.ref.store %l to %v : tensor<3xf32> -> !thunder.ref<3xf32>
  thunder.return
}
