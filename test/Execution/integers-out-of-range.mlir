// A float that an integer cannot hold becomes what x86-64 makes of it: the smallest integer, also where the compiler sees the constant. Narrow
// integers are the low bits of a wider one. Expected values: PyTorch 2.15.
//
// RUN: %thunderc %s -o %t.exe
// RUN: %t.exe --print | FileCheck %s
// RUN: %thunderc -O0 %s -o %t.O0
// RUN: %t.O0 --print | FileCheck %s

// CHECK:      output0 I32 [2]
// CHECK-NEXT: -2147483648 -2147483648
// CHECK:      output1 BOOL [2]
// CHECK-NEXT: false false
// CHECK:      output2 I64 [3]
// CHECK-NEXT: -9223372036854775808 -9223372036854775808 -9223372036854775808
// CHECK:      output3 U8 [3]
// CHECK-NEXT: 0 0 0
// CHECK:      output4 U8 [3]
// CHECK-NEXT: 94 94 94
thunder.func @forward() -> (tensor<2xi32>, tensor<2xi1>, tensor<3xi64>, tensor<3xui8>, tensor<3xui8>) {
  %infinity = thunder.full 0x7F800000 : f32 : tensor<2xf32>
  %0 = thunder.convert_element_type %infinity to i32 : tensor<2xf32> -> tensor<2xi32>
  %low = thunder.full 0xFF800000 : f32 : tensor<2xf32>
  %1 = thunder.convert_element_type %low to i64 : tensor<2xf32> -> tensor<2xi64>
  %five = thunder.full 5 : i64 : tensor<2xi64>
  %2 = thunder.eq %1, %five : tensor<2xi64> -> tensor<2xi1>
  %nan = thunder.full 0x7FF8000000000000 : f64 : tensor<3xf64>
  %3 = thunder.convert_element_type %nan to i64 : tensor<3xf64> -> tensor<3xi64>
  %4 = thunder.convert_element_type %nan to ui8 : tensor<3xf64> -> tensor<3xui8>
  // 3e9 is 0xB2D05E00; plus 94 in the low byte.
  %large = thunder.full 3000000094.0 : f64 : tensor<3xf64>
  %5 = thunder.convert_element_type %large to ui8 : tensor<3xf64> -> tensor<3xui8>
  thunder.return outputs(%0, %2, %3, %4, %5 : tensor<2xi32>, tensor<2xi1>, tensor<3xi64>, tensor<3xui8>, tensor<3xui8>)
}
