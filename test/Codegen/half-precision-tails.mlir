// Half precision in vectors that are not full, on a processor without
// instructions for it: nothing is left for a library to convert.
//
// RUN: %thunderc %s -o %t
// RUN: %t --print | FileCheck %s

// The largest of 0 … 9 less one a row, and the row rounded: exact in bfloat16.
// CHECK:      output0 BF16 [2]
// CHECK-NEXT: 9 10
// CHECK:      output1 BF16 [2, 10]
// CHECK-NEXT: 0 1 2 3 4 5 6 7 8 9
// CHECK-NEXT: 1 2 3 4 5 6 7 8 9 10
thunder.func @forward() -> (tensor<2xbf16>, tensor<2x10xbf16>) {
  %i = thunder.iota dim = 1 : tensor<2x10xi64>
  %j = thunder.iota dim = 0 : tensor<2x10xi64>
  %s = thunder.add %i, %j : tensor<2x10xi64>
  %b = thunder.convert_element_type %s to bf16 : tensor<2x10xi64> -> tensor<2x10xbf16>
  %f = thunder.convert_element_type %b to f32 : tensor<2x10xbf16> -> tensor<2x10xf32>
  %m = thunder.amax %f dims = [1] : tensor<2x10xf32> -> tensor<2xf32>
  %r = thunder.convert_element_type %m to bf16 : tensor<2xf32> -> tensor<2xbf16>
  thunder.return outputs(%r, %b : tensor<2xbf16>, tensor<2x10xbf16>)
}
