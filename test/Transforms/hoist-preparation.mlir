// RUN: thunder-opt %s --split-input-file --thunder-hoist-preparation | FileCheck %s

// A transposed weight is computed once; the product reads it.
// CHECK-LABEL: thunder.func @prepare(
// CHECK-SAME: %arg0: tensor<2x8xf32> {thunder.name = "w", thunder.role = "parameter"}
// CHECK-SAME: -> (tensor<8x2xf32> {thunder.name = "derived.0", thunder.role = "derived"})
// CHECK-NEXT: %[[T:.*]] = transpose %arg0
// CHECK-NEXT: return outputs(%[[T]]
// CHECK-LABEL: thunder.func @forward(
// CHECK-SAME: %arg2: tensor<8x2xf32> {thunder.name = "derived.0", thunder.role = "derived"}
// CHECK-NEXT: %[[P:.*]] = matmul %arg0, %arg2
// CHECK-NEXT: return outputs(%[[P]]
thunder.func @forward(%x: tensor<4x8xf32> {thunder.name = "x", thunder.role = "input"},
                      %w: tensor<2x8xf32> {thunder.name = "w", thunder.role = "parameter"}) -> tensor<4x2xf32> {
  %0 = thunder.transpose %w permutation = [1, 0] : tensor<2x8xf32> -> tensor<8x2xf32>
  %1 = thunder.matmul %x, %0 : tensor<4x8xf32>, tensor<8x2xf32> -> tensor<4x2xf32>
  thunder.return outputs(%1 : tensor<4x2xf32>)
}

// -----

// The whole chain moves, its constant too; only its end is kept. The broadcast
// is repeated: it is larger than what it is made of.
// CHECK-LABEL: thunder.func @prepare(
// CHECK-SAME: -> (tensor<8xf32> {thunder.name = "derived.0"
// CHECK-NEXT: %[[E:.*]] = full 1.0
// CHECK-NEXT: %[[A:.*]] = add %arg0, %[[E]]
// CHECK-NEXT: %[[R:.*]] = rsqrt %[[A]]
// CHECK-NEXT: return outputs(%[[R]]
// CHECK-LABEL: thunder.func @forward(
// CHECK-NEXT: %[[B:.*]] = broadcast_in_dim %arg2 dims = [1]
// CHECK-NEXT: %[[M:.*]] = mul %arg0, %[[B]]
// CHECK-NEXT: return outputs(%[[M]]
thunder.func @forward(%x: tensor<4x8xf32> {thunder.name = "x", thunder.role = "input"},
                      %v: tensor<8xf32> {thunder.name = "v", thunder.role = "buffer"}) -> tensor<4x8xf32> {
  %0 = thunder.full 1.0 : f32 : tensor<8xf32>
  %1 = thunder.add %v, %0 : tensor<8xf32>
  %2 = thunder.rsqrt %1 : tensor<8xf32>
  %3 = thunder.broadcast_in_dim %2 dims = [1] : tensor<8xf32> -> tensor<4x8xf32>
  %4 = thunder.mul %x, %3 : tensor<4x8xf32>
  thunder.return outputs(%4 : tensor<4x8xf32>)
}

// -----

// A buffer that the program writes changes in every run; so does what is made
// of it. Nothing moves.
// CHECK-NOT: @prepare
// CHECK-LABEL: thunder.func @forward(
// CHECK-NEXT: neg
thunder.func @forward(%x: tensor<8xf32> {thunder.name = "x", thunder.role = "input"},
                      %v: tensor<8xf32> {thunder.name = "v", thunder.role = "buffer"}) -> tensor<8xf32> {
  %0 = thunder.neg %v : tensor<8xf32>
  %1 = thunder.mul %x, %0 : tensor<8xf32>
  thunder.return outputs(%1 : tensor<8xf32>) writes(%1 -> %v : tensor<8xf32>)
}

// -----

// Checks of data are made in every run, layout and constants are free, and an
// input of the user is no weight.
// CHECK-NOT: @prepare
// CHECK-LABEL: thunder.func @forward(
// CHECK: check_index
// CHECK: reshape
thunder.func @forward(%i: tensor<4xi64> {thunder.name = "i", thunder.role = "constant"},
                      %w: tensor<2x4xf32> {thunder.name = "w", thunder.role = "parameter"},
                      %x: tensor<8xf32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<4xi64>, tensor<8xf32>) {
  %0 = thunder.check_index %i in [0, 8) "index out of range" : tensor<4xi64>
  %1 = thunder.reshape %w : tensor<2x4xf32> -> tensor<8xf32>
  %2 = thunder.neg %x : tensor<8xf32>
  %3 = thunder.add %1, %2 : tensor<8xf32>
  thunder.return outputs(%0, %3 : tensor<4xi64>, tensor<8xf32>)
}

// -----

// Two users of one value keep it once, also next to the output that is it. The
// name of an argument is not taken twice.
// CHECK-LABEL: thunder.func @prepare(
// CHECK-SAME: -> (tensor<8xf32> {thunder.name = "derived.1", thunder.role = "derived"})
// CHECK-LABEL: thunder.func @forward(
// CHECK-NEXT: %[[A:.*]] = add %arg0, %arg2
// CHECK-NEXT: %[[B:.*]] = mul %[[A]], %arg2
// CHECK-NEXT: return outputs(%[[B]], %arg2
thunder.func @forward(%x: tensor<8xf32> {thunder.name = "derived.0", thunder.role = "input"},
                      %v: tensor<8xf32> {thunder.name = "v", thunder.role = "parameter"}) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = thunder.exp %v : tensor<8xf32>
  %1 = thunder.add %x, %0 : tensor<8xf32>
  %2 = thunder.mul %1, %0 : tensor<8xf32>
  thunder.return outputs(%2, %0 : tensor<8xf32>, tensor<8xf32>)
}
