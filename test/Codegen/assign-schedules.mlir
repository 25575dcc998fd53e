// RUN: thunder-opt %s --thunder-assign-schedules=cpu=x86-64-v3 | FileCheck %s
// RUN: not thunder-opt %s --thunder-assign-schedules=cpu=pentium-12 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: 'pentium-12' is no x86-64 processor that is known

// A flat loop is cut at cache lines; rows are cut anywhere.
// CHECK-LABEL: thunder.kernel_func @flat
// CHECK-SAME:    grain = 64 : i64, nanoseconds = {{[0-9]+}} : i64, units = 1000 : i64, unroll = 2 : i64
thunder.kernel_func @flat pointwise(%a: tensor<10x100xf32>) {
  %0 = thunder.neg %a : tensor<10x100xf32>
  thunder.yield %0 : tensor<10x100xf32>
}

// CHECK-LABEL: thunder.kernel_func @broadcast
// CHECK-SAME:    grain = 1 : i64, nanoseconds = {{[0-9]+}} : i64, units = 10 : i64, unroll = 1 : i64
thunder.kernel_func @broadcast pointwise(%a: tensor<10x100xf32>, %b: tensor<100xf32>) {
  %0 = thunder.broadcast_in_dim %b dims = [1] : tensor<100xf32> -> tensor<10x100xf32>
  %1 = thunder.add %a, %0 : tensor<10x100xf32>
  %2 = thunder.exp %1 : tensor<10x100xf32>
  thunder.yield %2 : tensor<10x100xf32>
}

// One thread finds the first failure: a single cut.
// CHECK-LABEL: thunder.kernel_func @checked
// CHECK-SAME:    grain = 1000 : i64, {{.*}}units = 1000 : i64
thunder.kernel_func @checked pointwise(%a: tensor<1000xi64>) {
  %0 = thunder.check_index %a in [0, 4) "index out of range" : tensor<1000xi64>
  thunder.yield %0 : tensor<1000xi64>
}

// 32 rows are eight blocks of 4: no remainder to emit.
// CHECK-LABEL: thunder.kernel_func @linear
// CHECK-SAME:    kc = 64 : i64, mr = 4 : i64, {{.*}}nv = 2 : i64, pack = 1 : i64, {{.*}}units = 8 : i64
thunder.kernel_func @linear gemm(%a: tensor<32x64xf32>, %w: tensor<128x64xf32>) {
  %0 = thunder.transpose %w permutation = [1, 0] : tensor<128x64xf32> -> tensor<64x128xf32>
  %1 = thunder.matmul %a, %0 : tensor<32x64xf32>, tensor<64x128xf32> -> tensor<32x128xf32>
  thunder.yield %1 : tensor<32x128xf32>
}
