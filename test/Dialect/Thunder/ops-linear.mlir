// RUN: thunder-opt %s | thunder-opt | FileCheck %s
// RUN: thunder-opt %s --mlir-print-op-generic | thunder-opt | FileCheck %s
// RUN: thunder-opt %s --emit-bytecode | thunder-opt | FileCheck %s

// CHECK-LABEL: thunder.func @matmul(
// CHECK-SAME: %[[X:[^:]*]]: tensor<5x2x3xf32>
// CHECK-SAME: %[[Y:[^:]*]]: tensor<5x3x4xf32>
// CHECK-SAME: %[[H:[^:]*]]: tensor<2x2xbf16>
// CHECK-SAME: %[[I:[^:]*]]: tensor<2x2xi64>
// CHECK-SAME: %[[E:[^:]*]]: tensor<2x0xf32>
// CHECK-SAME: %[[F:[^:]*]]: tensor<0x4xf32>
thunder.func @matmul(%x: tensor<5x2x3xf32> {thunder.name = "x", thunder.role = "input"}, %y: tensor<5x3x4xf32> {thunder.name = "y", thunder.role = "input"}, %h: tensor<2x2xbf16> {thunder.name = "h", thunder.role = "input"}, %i: tensor<2x2xi64> {thunder.name = "i", thunder.role = "input"}, %e: tensor<2x0xf32> {thunder.name = "e", thunder.role = "input"}, %f: tensor<0x4xf32> {thunder.name = "f", thunder.role = "input"}) {
  // CHECK: matmul %[[X]], %[[Y]] : tensor<5x2x3xf32>, tensor<5x3x4xf32> -> tensor<5x2x4xf32>
  %0 = thunder.matmul %x, %y : tensor<5x2x3xf32>, tensor<5x3x4xf32> -> tensor<5x2x4xf32>
  // CHECK: matmul %[[H]], %[[H]] : tensor<2x2xbf16>, tensor<2x2xbf16> -> tensor<2x2xbf16>
  %1 = thunder.matmul %h, %h : tensor<2x2xbf16>, tensor<2x2xbf16> -> tensor<2x2xbf16>
  // CHECK: matmul %[[I]], %[[I]] : tensor<2x2xi64>, tensor<2x2xi64> -> tensor<2x2xi64>
  %2 = thunder.matmul %i, %i : tensor<2x2xi64>, tensor<2x2xi64> -> tensor<2x2xi64>
  // CHECK: matmul %[[E]], %[[F]] : tensor<2x0xf32>, tensor<0x4xf32> -> tensor<2x4xf32>
  %3 = thunder.matmul %e, %f : tensor<2x0xf32>, tensor<0x4xf32> -> tensor<2x4xf32>
  thunder.return
}
