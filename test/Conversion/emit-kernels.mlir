// RUN: thunder-opt %s --thunder-emit-kernels=cpu=x86-64-v3 --split-input-file --verify-diagnostics | FileCheck %s
// RUN: thunder-opt %s --thunder-emit-kernels=cpu=skylake-avx512 --split-input-file --verify-diagnostics | FileCheck %s --check-prefix=WIDE

// Whole vectors in a loop over the units, then one masked vector; nothing
// contracts the product and the sum.
// CHECK-LABEL: func.func @flat(%{{.*}}: memref<37xf32> {llvm.align = 64 : i64, llvm.noalias}
// CHECK:         scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step
// CHECK:           vector.load %{{.*}} : memref<37xf32>, vector<8xf32>
// CHECK:           arith.mulf
// CHECK-NOT:       math.fma
// CHECK:           arith.addf
// CHECK:           vector.store
// CHECK:         scf.if
// CHECK:           arith.constant dense<[true, true, true, true, true, false, false, false]>
// CHECK:           vector.maskedload
// CHECK:           vector.maskedstore
// WIDE-LABEL: func.func @flat(
// WIDE:         vector.load %{{.*}} : memref<37xf32>, vector<16xf32>
thunder.kernel_func @flat pointwise(%a: tensor<37xf32>, %b: tensor<37xf32>) {
  %0 = thunder.mul %a, %b : tensor<37xf32>
  %1 = thunder.add %0, %a : tensor<37xf32>
  thunder.yield %1 : tensor<37xf32>
}

// -----

// A result in an operand's buffer: neither has noalias, the other operand does.
// CHECK-LABEL: func.func @in_place(
// CHECK-SAME:    memref<8xf32> {llvm.align = 64 : i64}, %{{.*}}: memref<8xf32> {llvm.align = 64 : i64, llvm.noalias}, %{{.*}}: memref<8xf32> {llvm.align = 64 : i64}, %{{.*}}: index
thunder.kernel_func @in_place pointwise(%a: tensor<8xf32>, %b: tensor<8xf32>) in_place [0] {
  %0 = thunder.add %a, %b : tensor<8xf32>
  thunder.yield %0 : tensor<8xf32>
}

// -----

// The sums of a tile are carried in registers; the epilogue follows without
// a trip through memory.
// CHECK-LABEL: func.func @gemm(
// CHECK:         scf.for {{.*}} iter_args({{.*}}) -> (vector<8xf32>, vector<8xf32>
// CHECK:           math.fma
// CHECK:           scf.yield
// CHECK:         arith.addf
// CHECK:         vector.store
thunder.kernel_func @gemm gemm(%a: tensor<4x3xf32>, %b: tensor<3x16xf32>, %v: tensor<16xf32>) {
  %0 = thunder.matmul %a, %b : tensor<4x3xf32>, tensor<3x16xf32> -> tensor<4x16xf32>
  %1 = thunder.broadcast_in_dim %v dims = [1] : tensor<16xf32> -> tensor<4x16xf32>
  %2 = thunder.add %0, %1 : tensor<4x16xf32>
  thunder.yield %2 : tensor<4x16xf32>
}

// -----

// A check gets the record as its last buffer.
// CHECK-LABEL: func.func @checked(
// CHECK-SAME:    memref<3xi64>, %{{.*}}: index, %{{.*}}: index)
// CHECK:         vector.reduction <or>
thunder.kernel_func @checked pointwise(%a: tensor<8xi64>) {
  %0 = thunder.check_index %a in [0, 4) "index out of range" : tensor<8xi64>
  thunder.yield %0 : tensor<8xi64>
}

// -----

thunder.kernel_func @wrong_class pointwise(%a: tensor<8xf32>) {
  // expected-error @below {{is not elementwise}}
  %0 = thunder.sum %a dims = [0] : tensor<8xf32> -> tensor<f32>
  thunder.yield %0 : tensor<f32>
}
