// An in-place operator that changes nothing: the argument's new value is the old one, and it still comes back.
//
// RUN: %thunderc %s -o %t.exe
// RUN: printf '\070\000\000\000\000\000\000\000{"x":{"dtype":"F32","shape":[3],"data_offsets":[0,12]}} \000\000\200\077\000\000\000\100\000\000\100\100' > %t.safetensors
// RUN: %t.exe --inputs %t.safetensors --print | FileCheck %s

// CHECK:      output0 F32 [3]
// CHECK-NEXT: 1 2 3
// CHECK:      mutated.x F32 [3]
// CHECK-NEXT: 1 2 3
thunder.func @forward(%x: !thunder.ref<3xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<3xf32> {
  thunder.bsym @aten.feature_dropout_.default(self = %x, p = 0.5, train = false) effects ["write:0"] : (!thunder.ref<3xf32>) -> ()
  %0 = thunder.ref.load %x : !thunder.ref<3xf32> -> tensor<3xf32>
  thunder.return outputs(%0 : tensor<3xf32>)
}
