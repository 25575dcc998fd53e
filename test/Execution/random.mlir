// Random numbers of a running program: the stream of the seed, in program order;
// the same bits at every level, thread count and fusion; a saved state goes on.
// Expected values: a program of Philox 4x32-10 that gives the published vectors.
//
// RUN: %thunderc %s -o %t.exe
// RUN: %t.exe --print --save-state %t.safetensors | FileCheck %s
// RUN: %t.exe --print --load-state %t.safetensors | FileCheck %s --check-prefix=NEXT
// RUN: %t.exe --print --load-state %t.safetensors --seed 7 | FileCheck %s --check-prefix=NEXT
// RUN: %t.exe --print --repeat 3 | FileCheck %s
// RUN: %t.exe --print --seed 7 | FileCheck %s --check-prefix=SEED
// RUN: %t.exe --print --threads 3 | FileCheck %s
// RUN: %thunderc -O0 %s -o %t.O0
// RUN: %t.O0 --print | FileCheck %s

// CHECK:      output0 F32 [16]
// CHECK-NEXT: {{^}} 1 0 0 0 0 1 0 1 1 1 1 1 0 1 0 1
// CHECK:      output1 F32 [16]
// CHECK-NEXT: {{^}} 0 0 0 0 1 1 0 1 0 0 0 1 0 1 0 1
// NEXT:      output0 F32 [16]
// NEXT-NEXT: {{^}} 1 0 0 0 0 1 0 1 0 0 1 0 0 1 0 0
// SEED:      output0 F32 [16]
// SEED-NEXT: {{^}} 0 0 1 1 1 0 1 0 1 1 0 0 1 1 1 1
thunder.func @forward() -> (tensor<16xf32>, tensor<16xf32>) {
  %x = thunder.full 1.0 : f32 : tensor<16xf32>
  %0 = thunder.bsym @aten.bernoulli.p(self = %x, p = 0.5 : f64, generator = none) : (tensor<16xf32>) -> tensor<16xf32>
  %1 = thunder.bsym @aten.bernoulli.p(self = %x, p = 0.5 : f64, generator = none) : (tensor<16xf32>) -> tensor<16xf32>
  thunder.return outputs(%0, %1 : tensor<16xf32>, tensor<16xf32>)
}
