// RUN: thunder-opt %s | thunder-opt | FileCheck %s
// RUN: thunder-opt %s --mlir-print-op-generic | thunder-opt | FileCheck %s
// RUN: thunder-opt %s --emit-bytecode | thunder-opt | FileCheck %s

// CHECK-LABEL: thunder.func @full(
thunder.func @full() {
  // CHECK: full 1.000000e+00 : f32 : tensor<4xf32>
  %0 = thunder.full 1.0 : f32 : tensor<4xf32>
  // CHECK: full 1.000000e+00 : f32 : tensor<f32>
  %1 = thunder.full 1.0 : f32 : tensor<f32>
  // CHECK: full 7 : ui8 : tensor<0x3xui8>
  %2 = thunder.full 7 : ui8 : tensor<0x3xui8>
  // CHECK: full -3 : i64 : tensor<2xi64>
  %3 = thunder.full -3 : i64 : tensor<2xi64>
  // CHECK: full true : tensor<2xi1>
  %4 = thunder.full true : tensor<2xi1>
  // CHECK: full 0x7FC00000 : f32 : tensor<1xf32>
  %5 = thunder.full 0x7FC00000 : f32 : tensor<1xf32>
  // CHECK: full 1.000000e+00 : f16 : tensor<1xf16>
  %6 = thunder.full 1.0 : f16 : tensor<1xf16>
  thunder.return
}

// CHECK-LABEL: thunder.func @iota(
thunder.func @iota() {
  // CHECK: iota dim = 1 : tensor<2x3xi64>
  %0 = thunder.iota dim = 1 : tensor<2x3xi64>
  // CHECK: iota dim = 0 {start = -3 : i64, step = 2 : i64} : tensor<4xi32>
  %1 = thunder.iota dim = 0 {start = -3 : i64, step = 2 : i64} : tensor<4xi32>
  // CHECK: iota dim = 0 : tensor<0xui8>
  %2 = thunder.iota dim = 0 : tensor<0xui8>
  thunder.return
}

// CHECK-LABEL: thunder.func @broadcast_in_dim(
// CHECK-SAME: %[[X:[^:]*]]: tensor<3xf32>
// CHECK-SAME: %[[S:[^:]*]]: tensor<f32>
// CHECK-SAME: %[[O:[^:]*]]: tensor<3x1xf32>
thunder.func @broadcast_in_dim(%x: tensor<3xf32> {thunder.name = "x", thunder.role = "input"}, %s: tensor<f32> {thunder.name = "s", thunder.role = "input"}, %o: tensor<3x1xf32> {thunder.name = "o", thunder.role = "input"}) {
  // CHECK: broadcast_in_dim %[[X]] dims = [1] : tensor<3xf32> -> tensor<2x3xf32>
  %0 = thunder.broadcast_in_dim %x dims = [1] : tensor<3xf32> -> tensor<2x3xf32>
  // CHECK: broadcast_in_dim %[[S]] dims = [] : tensor<f32> -> tensor<2x3xf32>
  %1 = thunder.broadcast_in_dim %s dims = [] : tensor<f32> -> tensor<2x3xf32>
  // CHECK: broadcast_in_dim %[[O]] dims = [0, 2] : tensor<3x1xf32> -> tensor<3x2x4xf32>
  %2 = thunder.broadcast_in_dim %o dims = [0, 2] : tensor<3x1xf32> -> tensor<3x2x4xf32>
  // CHECK: broadcast_in_dim %[[X]] dims = [0] : tensor<3xf32> -> tensor<3x0xf32>
  %3 = thunder.broadcast_in_dim %x dims = [0] : tensor<3xf32> -> tensor<3x0xf32>
  thunder.return
}

// CHECK-LABEL: thunder.func @reshape(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3xf32>
// CHECK-SAME: %[[E:[^:]*]]: tensor<0x3xf32>
// CHECK-SAME: %[[Y:[^:]*]]: tensor<?x3xf32>
thunder.func @reshape(%x: tensor<2x3xf32> {thunder.name = "x", thunder.role = "input"}, %e: tensor<0x3xf32> {thunder.name = "e", thunder.role = "input"}, %y: tensor<?x3xf32> {thunder.name = "y", thunder.role = "input"}) {
  // CHECK: reshape %[[X]] : tensor<2x3xf32> -> tensor<6xf32>
  %0 = thunder.reshape %x : tensor<2x3xf32> -> tensor<6xf32>
  // CHECK: reshape %[[X]] : tensor<2x3xf32> -> tensor<1x3x2xf32>
  %1 = thunder.reshape %x : tensor<2x3xf32> -> tensor<1x3x2xf32>
  // CHECK: reshape %[[E]] : tensor<0x3xf32> -> tensor<0xf32>
  %2 = thunder.reshape %e : tensor<0x3xf32> -> tensor<0xf32>
  // CHECK: reshape %[[Y]] : tensor<?x3xf32> -> tensor<?xf32>
  %3 = thunder.reshape %y : tensor<?x3xf32> -> tensor<?xf32>
  thunder.return
}

// CHECK-LABEL: thunder.func @transpose(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3xf32>
// CHECK-SAME: %[[S:[^:]*]]: tensor<f32>
thunder.func @transpose(%x: tensor<2x3xf32> {thunder.name = "x", thunder.role = "input"}, %s: tensor<f32> {thunder.name = "s", thunder.role = "input"}) {
  // CHECK: transpose %[[X]] permutation = [1, 0] : tensor<2x3xf32> -> tensor<3x2xf32>
  %0 = thunder.transpose %x permutation = [1, 0] : tensor<2x3xf32> -> tensor<3x2xf32>
  // CHECK: transpose %[[S]] permutation = [] : tensor<f32> -> tensor<f32>
  %1 = thunder.transpose %s permutation = [] : tensor<f32> -> tensor<f32>
  thunder.return
}

// CHECK-LABEL: thunder.func @slice(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3xf32>
// CHECK-SAME: %[[S:[^:]*]]: tensor<f32>
thunder.func @slice(%x: tensor<2x3xf32> {thunder.name = "x", thunder.role = "input"}, %s: tensor<f32> {thunder.name = "s", thunder.role = "input"}) {
  // CHECK: slice %[[X]] [0, 0] to [2, 3] step [1, 2] : tensor<2x3xf32> -> tensor<2x2xf32>
  %0 = thunder.slice %x [0, 0] to [2, 3] step [1, 2] : tensor<2x3xf32> -> tensor<2x2xf32>
  // CHECK: slice %[[X]] [1, 1] to [1, 2] step [1, 1] : tensor<2x3xf32> -> tensor<0x1xf32>
  %1 = thunder.slice %x [1, 1] to [1, 2] step [1, 1] : tensor<2x3xf32> -> tensor<0x1xf32>
  // CHECK: slice %[[S]] [] to [] step [] : tensor<f32> -> tensor<f32>
  %2 = thunder.slice %s [] to [] step [] : tensor<f32> -> tensor<f32>
  thunder.return
}

// CHECK-LABEL: thunder.func @pad(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3xf32>
// CHECK-SAME: %[[E:[^:]*]]: tensor<0xi32>
thunder.func @pad(%x: tensor<2x3xf32> {thunder.name = "x", thunder.role = "input"}, %e: tensor<0xi32> {thunder.name = "e", thunder.role = "input"}) {
  // CHECK: pad %[[X]] with 0.000000e+00 : f32 low = [1, 0] high = [0, 2] interior = [0, 1] : tensor<2x3xf32> -> tensor<3x7xf32>
  %0 = thunder.pad %x with 0.0 : f32 low = [1, 0] high = [0, 2] interior = [0, 1] : tensor<2x3xf32> -> tensor<3x7xf32>
  // CHECK: pad %[[E]] with -1 : i32 low = [1] high = [2] interior = [5] : tensor<0xi32> -> tensor<3xi32>
  %1 = thunder.pad %e with -1 : i32 low = [1] high = [2] interior = [5] : tensor<0xi32> -> tensor<3xi32>
  thunder.return
}

// CHECK-LABEL: thunder.func @cat(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3xf32>
// CHECK-SAME: %[[E:[^:]*]]: tensor<0x3xf32>
thunder.func @cat(%x: tensor<2x3xf32> {thunder.name = "x", thunder.role = "input"}, %e: tensor<0x3xf32> {thunder.name = "e", thunder.role = "input"}) {
  // CHECK: cat %[[X]], %[[X]], %[[E]] dim = 0 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<0x3xf32> -> tensor<4x3xf32>
  %0 = thunder.cat %x, %x, %e dim = 0 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<0x3xf32> -> tensor<4x3xf32>
  // CHECK: cat %[[X]] dim = 1 : tensor<2x3xf32> -> tensor<2x3xf32>
  %1 = thunder.cat %x dim = 1 : tensor<2x3xf32> -> tensor<2x3xf32>
  thunder.return
}
