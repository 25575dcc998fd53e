// Independent pointwise kernels that follow each other are one round of threads; the units of each begin at a multiple of all grains.
// RUN: %thunderc %s --start-from=codegen --emit=llvm -o - | FileCheck %s

// Two kernels of 100000 units, grain 64: the second begins at 100032. They share their code.
// CHECK-LABEL: define i32 @thunder_entry_0(
// CHECK: call void @thunder_parallel({{.*}}@thunder_group_0, {{.*}}i64 200032, i64 64)
// The third reads what the second wrote.
// CHECK: call void @thunder_parallel({{.*}}@long, {{.*}}i64 100000, i64 64)
// Short ones: on this thread.
// CHECK-COUNT-2: call void @short(
// CHECK-NOT: thunder_parallel
// CHECK: ret i32 0

// CHECK-LABEL: define internal void @thunder_group_0(
// CHECK: call i64 @llvm.smax.i64(i64 %1, i64 0)
// CHECK: call i64 @llvm.smin.i64(i64 %2, i64 100000)
// CHECK: call void @long(
// CHECK: call i64 @llvm.smax.i64(i64 %1, i64 100032)
// CHECK: call i64 @llvm.smin.i64(i64 %2, i64 200032)
// CHECK: call void @long(
// CHECK-NOT: call void @long(
module attributes {thunder.checks = [], thunder.program_outputs = [@z]} {
  thunder.program_tensor @a input : tensor<100000xf32>
  thunder.program_tensor @b input : tensor<100000xf32>
  thunder.program_tensor @c input : tensor<8xf32>
  thunder.program_tensor @x output : tensor<100000xf32>
  thunder.program_tensor @y output : tensor<100000xf32>
  thunder.program_tensor @z output : tensor<100000xf32>
  thunder.program_tensor @s output : tensor<8xf32>
  thunder.program_tensor @t output : tensor<8xf32>
  thunder.kernel_func @long pointwise(%p: tensor<100000xf32>) schedule {grain = 64 : i64, nanoseconds = 30000 : i64, units = 100000 : i64, unroll = 2 : i64} {
    %0 = thunder.neg %p : tensor<100000xf32>
    thunder.yield %0 : tensor<100000xf32>
  }
  thunder.kernel_func @short pointwise(%p: tensor<8xf32>) schedule {grain = 64 : i64, nanoseconds = 10 : i64, units = 8 : i64, unroll = 1 : i64} {
    %0 = thunder.neg %p : tensor<8xf32>
    thunder.yield %0 : tensor<8xf32>
  }
  thunder.kernel_func @rows loops(%p: tensor<8xf32>) schedule {grain = 1 : i64, nanoseconds = 10 : i64, units = 1 : i64} {
    %0 = thunder.neg %p : tensor<8xf32>
    thunder.yield %0 : tensor<8xf32>
  }
  thunder.entry @forward arena 0 reads [@a, @b, @c] outputs [@x, @y, @z, @s, @t] writes [] {
    %a = thunder.tensor_view @a : memref<100000xf32>
    %b = thunder.tensor_view @b : memref<100000xf32>
    %c = thunder.tensor_view @c : memref<8xf32>
    %x = thunder.tensor_view @x : memref<100000xf32>
    %y = thunder.tensor_view @y : memref<100000xf32>
    %z = thunder.tensor_view @z : memref<100000xf32>
    %s = thunder.tensor_view @s : memref<8xf32>
    %t = thunder.tensor_view @t : memref<8xf32>
    thunder.launch @long(%a : memref<100000xf32>) into(%x : memref<100000xf32>)
    thunder.launch @long(%b : memref<100000xf32>) into(%y : memref<100000xf32>)
    thunder.launch @long(%y : memref<100000xf32>) into(%z : memref<100000xf32>)
    thunder.launch @rows(%c : memref<8xf32>) into(%s : memref<8xf32>)
    thunder.launch @short(%c : memref<8xf32>) into(%s : memref<8xf32>)
    thunder.launch @short(%c : memref<8xf32>) into(%t : memref<8xf32>)
  }
}
