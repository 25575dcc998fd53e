// From primitives to a running program: kernels of several classes, a buffer
// that is updated in place while its old value is an output, reshapes, the same
// value as two outputs. All values are small integers, exact in binary32.
//
// RUN: %thunderc --start-from=optimize %s -o %t.fused
// RUN: %t.fused --print | FileCheck %s
// RUN: %thunderc --start-from=optimize -O0 %s -o %t.alone
// RUN: %t.alone --print | FileCheck %s
// RUN: %thunderc --start-from=optimize %s -o %t.again
// RUN: cmp %t.fused %t.again
// RUN: %thunderc inspect %t.fused | FileCheck %s --check-prefix=INSPECT

// CHECK:      output0 F32 [2, 2]
// CHECK-NEXT: 6 7
// CHECK-NEXT: 6 7
// CHECK:      output1 F32 [4]
// CHECK-NEXT: 6 7 6 7
// CHECK:      output2 F32 [2]
// CHECK-NEXT: 13 13
// CHECK:      output3 F32 [2]
// CHECK-NEXT: 0 0
// CHECK:      output4 F32 [2]
// CHECK-NEXT: 12 14

// INSPECT: "name": "forward"
// INSPECT: "arena_bytes"
thunder.func @forward(%count: tensor<2xf32> {thunder.name = "b_count", thunder.role = "buffer", thunder.qualified = ["count"]})
    -> (tensor<2x2xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  // [[0, 1, 2], [0, 1, 2]] times [[0, 0], [1, 1], [2, 2]], plus [1, 2] in each row
  %xi = thunder.iota dim = 1 : tensor<2x3xi64>
  %x = thunder.convert_element_type %xi to f32 : tensor<2x3xi64> -> tensor<2x3xf32>
  %yi = thunder.iota dim = 1 : tensor<2x3xi64>
  %yf = thunder.convert_element_type %yi to f32 : tensor<2x3xi64> -> tensor<2x3xf32>
  %y = thunder.transpose %yf permutation = [1, 0] : tensor<2x3xf32> -> tensor<3x2xf32>
  %m = thunder.matmul %x, %y : tensor<2x3xf32>, tensor<3x2xf32> -> tensor<2x2xf32>
  %bi = thunder.iota dim = 0 {start = 1 : i64} : tensor<2xi64>
  %b = thunder.convert_element_type %bi to f32 : tensor<2xi64> -> tensor<2xf32>
  %bb = thunder.broadcast_in_dim %b dims = [1] : tensor<2xf32> -> tensor<2x2xf32>
  %r = thunder.add %m, %bb : tensor<2x2xf32>
  %flat = thunder.reshape %r : tensor<2x2xf32> -> tensor<4xf32>
  %rows = thunder.sum %r dims = [1] : tensor<2x2xf32> -> tensor<2xf32>
  %columns = thunder.sum %r dims = [0] : tensor<2x2xf32> -> tensor<2xf32>
  %one = thunder.full 1.0 : f32 : tensor<2xf32>
  %next = thunder.add %count, %one : tensor<2xf32>
  thunder.return outputs(%r, %flat, %rows, %count, %columns : tensor<2x2xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
      writes(%next -> %count : tensor<2xf32>)
}
