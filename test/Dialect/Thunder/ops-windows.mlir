// RUN: thunder-opt %s | thunder-opt | FileCheck %s
// RUN: thunder-opt %s --mlir-print-op-generic | thunder-opt | FileCheck %s
// RUN: thunder-opt %s --emit-bytecode | thunder-opt | FileCheck %s

// CHECK-LABEL: thunder.func @convolution(
// CHECK-SAME: %[[X:[^:]*]]: tensor<5x4x7x8xf32>
// CHECK-SAME: %[[W:[^:]*]]: tensor<6x2x3x2xf32>
// CHECK-SAME: %[[L:[^:]*]]: tensor<0x1x4xf64>
// CHECK-SAME: %[[M:[^:]*]]: tensor<2x1x3xf64>
thunder.func @convolution(%x: tensor<5x4x7x8xf32> {thunder.name = "x", thunder.role = "input"}, %w: tensor<6x2x3x2xf32> {thunder.name = "w", thunder.role = "input"}, %l: tensor<0x1x4xf64> {thunder.name = "l", thunder.role = "input"}, %m: tensor<2x1x3xf64> {thunder.name = "m", thunder.role = "input"}) {
  // CHECK: convolution %[[X]], %[[W]] stride = [2, 1] padding = [1, 0] dilation = [1, 2] groups = 2 : tensor<5x4x7x8xf32>, tensor<6x2x3x2xf32> -> tensor<5x6x4x6xf32>
  %0 = thunder.convolution %x, %w stride = [2, 1] padding = [1, 0] dilation = [1, 2] groups = 2 : tensor<5x4x7x8xf32>, tensor<6x2x3x2xf32> -> tensor<5x6x4x6xf32>
  // CHECK: convolution %[[L]], %[[M]] stride = [1] padding = [0] dilation = [1] groups = 1 : tensor<0x1x4xf64>, tensor<2x1x3xf64> -> tensor<0x2x2xf64>
  %1 = thunder.convolution %l, %m stride = [1] padding = [0] dilation = [1] groups = 1 : tensor<0x1x4xf64>, tensor<2x1x3xf64> -> tensor<0x2x2xf64>
  thunder.return
}

// CHECK-LABEL: thunder.func @convolution_input_grad(
// CHECK-SAME: %[[Y:[^:]*]]: tensor<5x6x4x6xf32>
// CHECK-SAME: %[[W:[^:]*]]: tensor<6x2x3x2xf32>
thunder.func @convolution_input_grad(%y: tensor<5x6x4x6xf32> {thunder.name = "y", thunder.role = "input"}, %w: tensor<6x2x3x2xf32> {thunder.name = "w", thunder.role = "input"}) {
  // CHECK: convolution_input_grad %[[Y]], %[[W]] stride = [2, 1] padding = [1, 0] dilation = [1, 2] groups = 2 : tensor<5x6x4x6xf32>, tensor<6x2x3x2xf32> -> tensor<5x4x7x8xf32>
  %0 = thunder.convolution_input_grad %y, %w stride = [2, 1] padding = [1, 0] dilation = [1, 2] groups = 2 : tensor<5x6x4x6xf32>, tensor<6x2x3x2xf32> -> tensor<5x4x7x8xf32>
  thunder.return
}

// CHECK-LABEL: thunder.func @convolution_weight_grad(
// CHECK-SAME: %[[X:[^:]*]]: tensor<5x4x7x8xf32>
// CHECK-SAME: %[[Y:[^:]*]]: tensor<5x6x4x6xf32>
thunder.func @convolution_weight_grad(%x: tensor<5x4x7x8xf32> {thunder.name = "x", thunder.role = "input"}, %y: tensor<5x6x4x6xf32> {thunder.name = "y", thunder.role = "input"}) {
  // CHECK: convolution_weight_grad %[[X]], %[[Y]] stride = [2, 1] padding = [1, 0] dilation = [1, 2] groups = 2 : tensor<5x4x7x8xf32>, tensor<5x6x4x6xf32> -> tensor<6x2x3x2xf32>
  %0 = thunder.convolution_weight_grad %x, %y stride = [2, 1] padding = [1, 0] dilation = [1, 2] groups = 2 : tensor<5x4x7x8xf32>, tensor<5x6x4x6xf32> -> tensor<6x2x3x2xf32>
  thunder.return
}

// CHECK-LABEL: thunder.func @max_pool(
// CHECK-SAME: %[[X:[^:]*]]: tensor<5x4x7x8xf32>
// CHECK-SAME: %[[I:[^:]*]]: tensor<4xi8>
thunder.func @max_pool(%x: tensor<5x4x7x8xf32> {thunder.name = "x", thunder.role = "input"}, %i: tensor<4xi8> {thunder.name = "i", thunder.role = "input"}) {
  // CHECK: max_pool %[[X]] kernel = [3, 2] stride = [2, 1] padding = [1, 0] dilation = [1, 2] : tensor<5x4x7x8xf32> -> tensor<5x4x4x6xf32>, tensor<5x4x4x6xi64>
  %v0, %i0 = thunder.max_pool %x kernel = [3, 2] stride = [2, 1] padding = [1, 0] dilation = [1, 2] : tensor<5x4x7x8xf32> -> tensor<5x4x4x6xf32>, tensor<5x4x4x6xi64>
  // CHECK: max_pool %[[I]] kernel = [2] stride = [2] padding = [0] dilation = [1] : tensor<4xi8> -> tensor<2xi8>, tensor<2xi64>
  %v1, %i1 = thunder.max_pool %i kernel = [2] stride = [2] padding = [0] dilation = [1] : tensor<4xi8> -> tensor<2xi8>, tensor<2xi64>
  thunder.return
}
