// What is only another way to read an operand becomes an indexing map.
// RUN: thunder-opt %s --thunder-lower-kernels --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-DAG: #[[$SWAP:.*]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-DAG: #[[$COLUMN:.*]] = affine_map<(d0, d1) -> (d1)>

// CHECK-LABEL: func.func @views(
// CHECK-SAME:    %[[A:.*]]: memref<4x3xf32>, %[[B:.*]]: memref<4xf32>, %[[R:.*]]: memref<3x4xf32>)
// CHECK:         %[[X:.*]] = bufferization.to_tensor %[[A]] restrict
// CHECK:         %[[Y:.*]] = bufferization.to_tensor %[[B]] restrict
// CHECK:         %[[S:.*]] = linalg.generic {indexing_maps = [#[[$SWAP]], #[[$COLUMN]],
// CHECK-SAME:      ins(%[[X]], %[[Y]] :
// CHECK:           arith.addf
// CHECK:         bufferization.materialize_in_destination %[[S]] in restrict writable %[[R]]
thunder.kernel_func @views pointwise(%a: tensor<4x3xf32>, %b: tensor<4xf32>) {
  %0 = thunder.transpose %a permutation = [1, 0] : tensor<4x3xf32> -> tensor<3x4xf32>
  %1 = thunder.broadcast_in_dim %b dims = [1] : tensor<4xf32> -> tensor<3x4xf32>
  %2 = thunder.add %0, %1 : tensor<3x4xf32>
  thunder.yield %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @product(
// CHECK:         linalg.fill
// CHECK:         linalg.generic
// CHECK-SAME:      iterator_types = ["parallel", "parallel", "reduction"]
// CHECK:           arith.mulf
// CHECK:           arith.addf
thunder.kernel_func @product gemm(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) {
  %0 = thunder.matmul %a, %b : tensor<2x3xf32>, tensor<3x4xf32> -> tensor<2x4xf32>
  thunder.yield %0 : tensor<2x4xf32>
}

// -----

// Unsigned numbers are signless memory, and unsigned operations.
// CHECK-LABEL: func.func @unsigned(%{{.*}}: memref<5xi8>, %{{.*}}: memref<5xi8>, %{{.*}}: memref<5xi1>)
// CHECK:         arith.cmpi ult
thunder.kernel_func @unsigned pointwise(%a: tensor<5xui8>, %b: tensor<5xui8>) {
  %0 = thunder.lt %a, %b : tensor<5xui8> -> tensor<5xi1>
  thunder.yield %0 : tensor<5xi1>
}

// -----

// What depends on data has no linalg form.
// CHECK-LABEL: func.func @gathers(
// CHECK:         thunder.gather
thunder.kernel_func @gathers loops(%a: tensor<5x2xf32>, %i: tensor<3x2xi64>) {
  %0 = thunder.gather %a[%i] dim = 0 : tensor<5x2xf32>, tensor<3x2xi64> -> tensor<3x2xf32>
  thunder.yield %0 : tensor<3x2xf32>
}

// -----

thunder.kernel_func @dynamic pointwise(%a: tensor<?xf32>) {
  // expected-error @below {{kernels for the CPU have tensors of static shape}}
  %0 = thunder.neg %a : tensor<?xf32>
  thunder.yield %0 : tensor<?xf32>
}
