// RUN: thunder-opt %s | thunder-opt | FileCheck %s
// RUN: thunder-opt %s --mlir-print-op-generic | thunder-opt | FileCheck %s
// RUN: thunder-opt %s --emit-bytecode | thunder-opt | FileCheck %s

// CHECK-LABEL: thunder.func @reductions(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3x4xf32>
// CHECK-SAME: %[[I:[^:]*]]: tensor<2x3xi64>
thunder.func @reductions(%x: tensor<2x3x4xf32> {thunder.name = "x", thunder.role = "input"}, %i: tensor<2x3xi64> {thunder.name = "i", thunder.role = "input"}) {
  // CHECK: sum %[[X]] dims = [1] : tensor<2x3x4xf32> -> tensor<2x4xf32>
  %0 = thunder.sum %x dims = [1] : tensor<2x3x4xf32> -> tensor<2x4xf32>
  // CHECK: sum %[[X]] dims = [0, 1, 2] : tensor<2x3x4xf32> -> tensor<f32>
  %1 = thunder.sum %x dims = [0, 1, 2] : tensor<2x3x4xf32> -> tensor<f32>
  // CHECK: sum %[[X]] dims = [] : tensor<2x3x4xf32> -> tensor<2x3x4xf32>
  %2 = thunder.sum %x dims = [] : tensor<2x3x4xf32> -> tensor<2x3x4xf32>
  // CHECK: sum %[[I]] dims = [0] : tensor<2x3xi64> -> tensor<3xi64>
  %3 = thunder.sum %i dims = [0] : tensor<2x3xi64> -> tensor<3xi64>
  // CHECK: prod %[[X]] dims = [1] : tensor<2x3x4xf32> -> tensor<2x4xf32>
  %4 = thunder.prod %x dims = [1] : tensor<2x3x4xf32> -> tensor<2x4xf32>
  // CHECK: prod %[[X]] dims = [0, 1, 2] : tensor<2x3x4xf32> -> tensor<f32>
  %5 = thunder.prod %x dims = [0, 1, 2] : tensor<2x3x4xf32> -> tensor<f32>
  // CHECK: prod %[[X]] dims = [] : tensor<2x3x4xf32> -> tensor<2x3x4xf32>
  %6 = thunder.prod %x dims = [] : tensor<2x3x4xf32> -> tensor<2x3x4xf32>
  // CHECK: prod %[[I]] dims = [0] : tensor<2x3xi64> -> tensor<3xi64>
  %7 = thunder.prod %i dims = [0] : tensor<2x3xi64> -> tensor<3xi64>
  // CHECK: amax %[[X]] dims = [1] : tensor<2x3x4xf32> -> tensor<2x4xf32>
  %8 = thunder.amax %x dims = [1] : tensor<2x3x4xf32> -> tensor<2x4xf32>
  // CHECK: amax %[[X]] dims = [0, 1, 2] : tensor<2x3x4xf32> -> tensor<f32>
  %9 = thunder.amax %x dims = [0, 1, 2] : tensor<2x3x4xf32> -> tensor<f32>
  // CHECK: amax %[[X]] dims = [] : tensor<2x3x4xf32> -> tensor<2x3x4xf32>
  %10 = thunder.amax %x dims = [] : tensor<2x3x4xf32> -> tensor<2x3x4xf32>
  // CHECK: amax %[[I]] dims = [0] : tensor<2x3xi64> -> tensor<3xi64>
  %11 = thunder.amax %i dims = [0] : tensor<2x3xi64> -> tensor<3xi64>
  // CHECK: amin %[[X]] dims = [1] : tensor<2x3x4xf32> -> tensor<2x4xf32>
  %12 = thunder.amin %x dims = [1] : tensor<2x3x4xf32> -> tensor<2x4xf32>
  // CHECK: amin %[[X]] dims = [0, 1, 2] : tensor<2x3x4xf32> -> tensor<f32>
  %13 = thunder.amin %x dims = [0, 1, 2] : tensor<2x3x4xf32> -> tensor<f32>
  // CHECK: amin %[[X]] dims = [] : tensor<2x3x4xf32> -> tensor<2x3x4xf32>
  %14 = thunder.amin %x dims = [] : tensor<2x3x4xf32> -> tensor<2x3x4xf32>
  // CHECK: amin %[[I]] dims = [0] : tensor<2x3xi64> -> tensor<3xi64>
  %15 = thunder.amin %i dims = [0] : tensor<2x3xi64> -> tensor<3xi64>
  thunder.return
}

// CHECK-LABEL: thunder.func @empty(
// CHECK-SAME: %[[E:[^:]*]]: tensor<0x3xf32>
thunder.func @empty(%e: tensor<0x3xf32> {thunder.name = "e", thunder.role = "input"}) {
  // CHECK: sum %[[E]] dims = [0] : tensor<0x3xf32> -> tensor<3xf32>
  %0 = thunder.sum %e dims = [0] : tensor<0x3xf32> -> tensor<3xf32>
  // CHECK: prod %[[E]] dims = [0] : tensor<0x3xf32> -> tensor<3xf32>
  %1 = thunder.prod %e dims = [0] : tensor<0x3xf32> -> tensor<3xf32>
  // CHECK: amax %[[E]] dims = [1] : tensor<0x3xf32> -> tensor<0xf32>
  %2 = thunder.amax %e dims = [1] : tensor<0x3xf32> -> tensor<0xf32>
  thunder.return
}

// CHECK-LABEL: thunder.func @argmax(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3x4xf32>
// CHECK-SAME: %[[I:[^:]*]]: tensor<2x3xi64>
thunder.func @argmax(%x: tensor<2x3x4xf32> {thunder.name = "x", thunder.role = "input"}, %i: tensor<2x3xi64> {thunder.name = "i", thunder.role = "input"}) {
  // CHECK: argmax %[[X]] dim = 1 : tensor<2x3x4xf32> -> tensor<2x4xi64>
  %0 = thunder.argmax %x dim = 1 : tensor<2x3x4xf32> -> tensor<2x4xi64>
  // CHECK: argmax %[[I]] dim = 0 : tensor<2x3xi64> -> tensor<3xi64>
  %1 = thunder.argmax %i dim = 0 : tensor<2x3xi64> -> tensor<3xi64>
  thunder.return
}

// CHECK-LABEL: thunder.func @scans(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3xf32>
thunder.func @scans(%x: tensor<2x3xf32> {thunder.name = "x", thunder.role = "input"}) {
  // CHECK: cumsum %[[X]] dim = 1 : tensor<2x3xf32>
  %0 = thunder.cumsum %x dim = 1 : tensor<2x3xf32>
  // CHECK: sort %[[X]] dim = 0 : tensor<2x3xf32> -> tensor<2x3xf32>, tensor<2x3xi64>
  %1, %2 = thunder.sort %x dim = 0 : tensor<2x3xf32> -> tensor<2x3xf32>, tensor<2x3xi64>
  // CHECK: sort %[[X]] dim = 1 descending : tensor<2x3xf32> -> tensor<2x3xf32>, tensor<2x3xi64>
  %3, %4 = thunder.sort %x dim = 1 descending : tensor<2x3xf32> -> tensor<2x3xf32>, tensor<2x3xi64>
  thunder.return
}
