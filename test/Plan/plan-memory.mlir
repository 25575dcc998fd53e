// RUN: thunder-opt %s --split-input-file --thunder-plan-memory --thunder-verify-plan | FileCheck %s

// Tensors come from arguments and results; a result is computed in its tensor,
// an intermediate in the arena, and a chain reuses its space.
// CHECK: thunder.outputs = [@output0]
// CHECK: thunder.program_tensor @w parameter : tensor<4xf32> attributes {qualified = ["fc.w"], requires_grad, weight = 3 : i64}
// CHECK-NEXT: thunder.program_tensor @x input : tensor<4xf32>
// CHECK-NEXT: thunder.program_tensor @output0 output : tensor<4xf32>
// One function for both launches of the same kernel, and one for the in-place launch.
// CHECK: thunder.kernel_func @k0_add loops
// CHECK: thunder.kernel_func @k1_neg pointwise({{.*}} in_place [0] {
// CHECK: thunder.entry @forward arena 64 reads [@w, @x] outputs [@output0] writes [] {
// CHECK-DAG: [[X:%.+]] = thunder.tensor_view @x
// CHECK-DAG: [[W:%.+]] = thunder.tensor_view @w
// CHECK-DAG: [[A:%.+]] = thunder.arena_view 0
// CHECK: thunder.launch @k0_add([[X]], [[W]] : {{.*}}) into([[A]] : memref<4xf32>)
// CHECK: thunder.launch @k1_neg([[A]] : memref<4xf32>) into([[A]] : memref<4xf32>)
// CHECK: [[O:%.+]] = thunder.tensor_view @output0
// CHECK: thunder.launch @k0_add([[A]], [[W]] : {{.*}}) into([[O]] : memref<4xf32>)
thunder.func @forward(%w: tensor<4xf32> {thunder.name = "w", thunder.role = "parameter", thunder.qualified = ["fc.w"], thunder.requires_grad, thunder.weight = 3 : i64},
                      %x: tensor<4xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<4xf32> {
  %0 = thunder.kernel loops(%a = %x : tensor<4xf32>, %b = %w : tensor<4xf32>) -> tensor<4xf32> schedule {units = 1 : i64} {
    %3 = thunder.add %a, %b : tensor<4xf32>
    thunder.yield %3 : tensor<4xf32>
  }
  %1 = thunder.kernel pointwise(%a = %0 : tensor<4xf32>) -> tensor<4xf32> schedule {units = 1 : i64} {
    %3 = thunder.neg %a : tensor<4xf32>
    thunder.yield %3 : tensor<4xf32>
  }
  %2 = thunder.kernel loops(%a = %1 : tensor<4xf32>, %b = %w : tensor<4xf32>) -> tensor<4xf32> schedule {units = 1 : i64} {
    %3 = thunder.add %a, %b : tensor<4xf32>
    thunder.yield %3 : tensor<4xf32>
  }
  thunder.return outputs(%2 : tensor<4xf32>)
}

// -----

// A reshape is another use of the same buffer; a result that is an argument is
// copied first, one that is another result last.
// CHECK-LABEL: thunder.entry @aliases arena 0
// CHECK-NEXT: [[X:%.+]] = thunder.tensor_view @x : memref<2x2xf32>
// CHECK-NEXT: [[O0:%.+]] = thunder.tensor_view @output0 : memref<4xf32>
// CHECK-NEXT: thunder.copy [[X]] to [[O0]]
// CHECK: [[O1:%.+]] = thunder.tensor_view @output1
// CHECK-NEXT: thunder.launch {{.*}}([[X]] : memref<2x2xf32>) into([[O1]] : memref<4xf32>)
// CHECK: [[O2:%.+]] = thunder.tensor_view @output2 : memref<2x2xf32>
// CHECK: thunder.copy [[O1]] to [[O2]]
thunder.func @aliases(%x: tensor<2x2xf32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>) {
  %r = thunder.reshape %x : tensor<2x2xf32> -> tensor<4xf32>
  %0 = thunder.kernel loops(%a = %r : tensor<4xf32>) -> tensor<4xf32> schedule {units = 1 : i64} {
    %1 = thunder.neg %a : tensor<4xf32>
    thunder.yield %1 : tensor<4xf32>
  }
  %s = thunder.reshape %0 : tensor<4xf32> -> tensor<2x2xf32>
  thunder.return outputs(%r, %0, %s : tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>)
}

// -----

// The update of %w reads the old value last: it is made in place, after the
// reader that stands behind it. %v has a kernel that cannot work in place and
// reads it: a copy at the end.
// CHECK-LABEL: thunder.entry @update
// CHECK-SAME: writes [@w, @v]
// CHECK-DAG: [[V:%.+]] = thunder.tensor_view @v
// CHECK-DAG: [[A:%.+]] = thunder.arena_view 0
// CHECK: thunder.launch @{{.*}}neg([[V]] : {{.*}}) into([[A]]
// CHECK: [[W:%.+]] = thunder.tensor_view @w
// CHECK: thunder.launch @{{.*}}exp([[W]] : {{.*}}) into(
// CHECK: thunder.launch @{{.*}}sqrt([[W]] : {{.*}}) into([[W]]
// CHECK-NEXT: thunder.copy [[A]] to [[V]]
thunder.func @update(%w: tensor<4xf32> {thunder.name = "w", thunder.role = "parameter"},
                     %v: tensor<4xf32> {thunder.name = "v", thunder.role = "buffer"}) -> tensor<4xf32> {
  %0 = thunder.kernel pointwise(%a = %w : tensor<4xf32>) -> tensor<4xf32> schedule {units = 1 : i64} {
    %3 = thunder.sqrt %a : tensor<4xf32>
    thunder.yield %3 : tensor<4xf32>
  }
  %1 = thunder.kernel loops(%a = %v : tensor<4xf32>) -> tensor<4xf32> schedule {units = 1 : i64} {
    %3 = thunder.neg %a : tensor<4xf32>
    thunder.yield %3 : tensor<4xf32>
  }
  %2 = thunder.kernel pointwise(%a = %w : tensor<4xf32>) -> tensor<4xf32> schedule {units = 1 : i64} {
    %3 = thunder.exp %a : tensor<4xf32>
    thunder.yield %3 : tensor<4xf32>
  }
  thunder.return outputs(%2 : tensor<4xf32>) writes(%0 -> %w : tensor<4xf32>, %1 -> %v : tensor<4xf32>)
}

// -----

// Two arguments swap their values: both old values are saved first.
// CHECK-LABEL: thunder.entry @swap arena 128
// CHECK: [[A:%.+]] = thunder.tensor_view @a
// CHECK-NEXT: [[T0:%.+]] = thunder.arena_view 0
// CHECK-NEXT: thunder.copy [[A]] to [[T0]]
// CHECK-NEXT: [[B:%.+]] = thunder.tensor_view @b
// CHECK-NEXT: [[T1:%.+]] = thunder.arena_view 64
// CHECK-NEXT: thunder.copy [[B]] to [[T1]]
// CHECK-NEXT: thunder.copy [[T0]] to [[B]]
// CHECK-NEXT: thunder.copy [[T1]] to [[A]]
thunder.func @swap(%a: tensor<4xf32> {thunder.name = "a", thunder.role = "buffer"}, %b: tensor<4xf32> {thunder.name = "b", thunder.role = "buffer"}) {
  thunder.return writes(%a -> %b : tensor<4xf32>, %b -> %a : tensor<4xf32>)
}

// -----

// The old value of %w goes to %v at the end, so %w is not overwritten early.
// CHECK-LABEL: thunder.entry @previous
// CHECK-DAG: [[W:%.+]] = thunder.tensor_view @w
// CHECK-DAG: [[A:%.+]] = thunder.arena_view 0
// CHECK: thunder.launch {{.*}}([[W]] : {{.*}}) into([[A]]
// CHECK: [[T:%.+]] = thunder.arena_view 64
// CHECK: thunder.copy [[W]] to [[T]]
// CHECK: [[V:%.+]] = thunder.tensor_view @v
// CHECK: thunder.copy [[T]] to [[V]]
// CHECK: thunder.copy [[A]] to [[W]]
thunder.func @previous(%w: tensor<4xf32> {thunder.name = "w", thunder.role = "buffer"}, %v: tensor<4xf32> {thunder.name = "v", thunder.role = "buffer"}) {
  %0 = thunder.kernel pointwise(%a = %w : tensor<4xf32>) -> tensor<4xf32> schedule {units = 1 : i64} {
    %1 = thunder.neg %a : tensor<4xf32>
    thunder.yield %1 : tensor<4xf32>
  }
  thunder.return writes(%0 -> %w : tensor<4xf32>, %w -> %v : tensor<4xf32>)
}

// -----

// What is dead makes room; sizes are rounded to 64 bytes. None and strings
// count as outputs. Checks keep their texts, kernels are shared without them.
// CHECK: thunder.checks = [{message = "first", operator = "aten.one", source = "model.py:3"}, {message = "second", {{.*}}}]
// CHECK-SAME: thunder.outputs = [unit, @output1.1, "text"]
// CHECK: thunder.program_tensor @output1 input
// CHECK: thunder.program_tensor @output1.1 output {{.*}}tensor_name = "output1"
// CHECK-LABEL: thunder.entry @checks arena 128
// CHECK: thunder.launch @k0_check_index({{.*}} checks [0]
// CHECK: thunder.launch @k0_check_index({{.*}} checks [1]
thunder.func @checks(%x: tensor<5xi64> {thunder.name = "output1", thunder.role = "input"}) -> tensor<5xi64> attributes {thunder.outputs = [unit, 0 : i64, "text"]} {
  %0 = thunder.kernel loops(%a = %x : tensor<5xi64>) -> tensor<5xi64> schedule {units = 1 : i64} {
    %3 = thunder.check_index %a in [0, 5) "first" : tensor<5xi64> loc("aten.one"("model.py":3:0))
    thunder.yield %3 : tensor<5xi64>
  }
  %1 = thunder.kernel loops(%a = %0 : tensor<5xi64>) -> tensor<5xi64> schedule {units = 1 : i64} {
    %3 = thunder.check_index %a in [0, 5) "second" : tensor<5xi64>
    thunder.yield %3 : tensor<5xi64>
  }
  %2 = thunder.kernel loops(%a = %1 : tensor<5xi64>) -> tensor<5xi64> schedule {units = 1 : i64} {
    %3 = thunder.neg %a : tensor<5xi64>
    thunder.yield %3 : tensor<5xi64>
  }
  thunder.return outputs(%2 : tensor<5xi64>)
}

// -----

// An update of a reshaped argument is in place too: one view of its tensor.
// CHECK-LABEL: thunder.entry @reshaped arena 0
// CHECK-NEXT: [[X:%.+]] = thunder.tensor_view @x : memref<2x2xf32>
// CHECK-NEXT: thunder.launch {{.*}}([[X]] : memref<2x2xf32>) into([[X]] : memref<2x2xf32>)
// CHECK-NEXT: }
thunder.func @reshaped(%x: tensor<2x2xf32> {thunder.name = "x", thunder.role = "input"}) {
  %flat = thunder.reshape %x : tensor<2x2xf32> -> tensor<4xf32>
  %0 = thunder.kernel pointwise(%a = %flat : tensor<4xf32>) -> tensor<4xf32> schedule {units = 4 : i64} {
    %1 = thunder.sin %a : tensor<4xf32>
    thunder.yield %1 : tensor<4xf32>
  }
  %new = thunder.reshape %0 : tensor<4xf32> -> tensor<2x2xf32>
  thunder.return writes(%new -> %x : tensor<2x2xf32>)
}
