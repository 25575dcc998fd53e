// RUN: thunder-opt %s --thunder-simplify-primitives | FileCheck %s

// The transpose of a product with a transposed factor moves into the factors.
// CHECK-LABEL: thunder.func private @weight_gradient
// CHECK-NEXT: %[[T:.*]] = transpose %arg1 permutation = [1, 0]
// CHECK-NEXT: %[[P:.*]] = matmul %[[T]], %arg0 : tensor<10x32xf32>, tensor<32x64xf32> -> tensor<10x64xf32>
// CHECK-NEXT: return outputs(%[[P]]
thunder.func private @weight_gradient(%x: tensor<32x64xf32>, %g: tensor<32x10xf32>) -> tensor<10x64xf32> {
  %0 = thunder.transpose %x permutation = [1, 0] : tensor<32x64xf32> -> tensor<64x32xf32>
  %1 = thunder.matmul %0, %g : tensor<64x32xf32>, tensor<32x10xf32> -> tensor<64x10xf32>
  %2 = thunder.transpose %1 permutation = [1, 0] : tensor<64x10xf32> -> tensor<10x64xf32>
  thunder.return outputs(%2 : tensor<10x64xf32>)
}

// Not without one: that would be two transposes for one.
// CHECK-LABEL: thunder.func private @plain_product
// CHECK-NEXT: matmul
// CHECK-NEXT: transpose
thunder.func private @plain_product(%x: tensor<4x5xf32>, %y: tensor<5x6xf32>) -> tensor<6x4xf32> {
  %0 = thunder.matmul %x, %y : tensor<4x5xf32>, tensor<5x6xf32> -> tensor<4x6xf32>
  %1 = thunder.transpose %0 permutation = [1, 0] : tensor<4x6xf32> -> tensor<6x4xf32>
  thunder.return outputs(%1 : tensor<6x4xf32>)
}

// CHECK-LABEL: thunder.func private @transposes
// CHECK-NEXT: %[[T:.*]] = transpose %arg0 permutation = [1, 2, 0] : tensor<2x3x4xf32> -> tensor<3x4x2xf32>
// CHECK-NEXT: return outputs(%[[T]]
thunder.func private @transposes(%x: tensor<2x3x4xf32>) -> tensor<3x4x2xf32> {
  %0 = thunder.transpose %x permutation = [2, 0, 1] : tensor<2x3x4xf32> -> tensor<4x2x3xf32>
  %1 = thunder.transpose %0 permutation = [2, 0, 1] : tensor<4x2x3xf32> -> tensor<3x4x2xf32>
  thunder.return outputs(%1 : tensor<3x4x2xf32>)
}

// keepdim's reshape disappears into the broadcast.
// CHECK-LABEL: thunder.func private @broadcasts
// CHECK-NEXT: %[[B:.*]] = broadcast_in_dim %arg0 dims = [1] : tensor<3xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT: return outputs(%[[B]]
thunder.func private @broadcasts(%x: tensor<3xf32>) -> tensor<2x3x4xf32> {
  %0 = thunder.reshape %x : tensor<3xf32> -> tensor<3x1xf32>
  %1 = thunder.broadcast_in_dim %0 dims = [0, 1] : tensor<3x1xf32> -> tensor<3x4xf32>
  %2 = thunder.broadcast_in_dim %1 dims = [1, 2] : tensor<3x4xf32> -> tensor<2x3x4xf32>
  thunder.return outputs(%2 : tensor<2x3x4xf32>)
}

// A broadcast that repeats nothing is a reshape.
// CHECK-LABEL: thunder.func private @ones
// CHECK-NEXT: reshape %arg0 : tensor<3xf32> -> tensor<1x3x1xf32>
thunder.func private @ones(%x: tensor<3xf32>) -> tensor<1x3x1xf32> {
  %0 = thunder.broadcast_in_dim %x dims = [1] : tensor<3xf32> -> tensor<1x3x1xf32>
  thunder.return outputs(%0 : tensor<1x3x1xf32>)
}

// CHECK-LABEL: thunder.func private @numbers
// CHECK-NEXT: %[[F:.*]] = full 1.703130e+00 : bf16 : tensor<2x3xbf16>
// CHECK-NEXT: return outputs(%[[F]]
thunder.func private @numbers() -> tensor<2x3xbf16> {
  %0 = thunder.full 1.7 : f64 : tensor<3xf64>
  %1 = thunder.convert_element_type %0 to bf16 : tensor<3xf64> -> tensor<3xbf16>
  %2 = thunder.broadcast_in_dim %1 dims = [1] : tensor<3xbf16> -> tensor<2x3xbf16>
  thunder.return outputs(%2 : tensor<2x3xbf16>)
}

// Exact identities only: -0 + 0 is 0, so the addition stays.
// CHECK-LABEL: thunder.func private @identities
// CHECK-NEXT: %[[ZERO:.*]] = full 0.000000e+00
// CHECK-NEXT: %[[SUM:.*]] = add %arg0, %[[ZERO]]
// CHECK-NEXT: return outputs(%[[SUM]]
thunder.func private @identities(%x: tensor<3xf32>, %c: tensor<3xi1>) -> tensor<3xf32> {
  %one = thunder.full 1.0 : f32 : tensor<3xf32>
  %zero = thunder.full 0.0 : f32 : tensor<3xf32>
  %0 = thunder.add %x, %zero : tensor<3xf32>
  %1 = thunder.mul %one, %0 : tensor<3xf32>
  %2 = thunder.div %1, %one : tensor<3xf32>
  %3 = thunder.neg %2 : tensor<3xf32>
  %4 = thunder.neg %3 : tensor<3xf32>
  %5 = thunder.where %c, %4, %4 : tensor<3xi1>, tensor<3xf32>
  thunder.return outputs(%5 : tensor<3xf32>)
}
