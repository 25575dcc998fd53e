// RUN: thunder-opt %s | FileCheck %s
// RUN: thunder-opt %s | thunder-opt | FileCheck %s
// RUN: thunder-opt %s --mlir-print-op-generic | thunder-opt | FileCheck %s

// CHECK-LABEL: thunder.func @uniform
thunder.func @uniform(%s: tensor<2xi64> {thunder.name = "rng.state", thunder.role = "rng"}) -> tensor<2x3xf32> {
  // CHECK: %{{.*}} = uniform_philox %{{.*}} offset = 0 : tensor<2xi64> -> tensor<2x3xf32>
  %r = thunder.uniform_philox %s offset = 0 : tensor<2xi64> -> tensor<2x3xf32>
  thunder.return outputs(%r : tensor<2x3xf32>)
}

// CHECK-LABEL: thunder.func @bits
thunder.func @bits(%s: tensor<2xi64> {thunder.name = "rng.state", thunder.role = "rng"}) -> tensor<i64> {
  // CHECK: %{{.*}} = bits_philox %{{.*}} offset = 7 : tensor<2xi64> -> tensor<i64>
  %r = thunder.bits_philox %s offset = 7 : tensor<2xi64> -> tensor<i64>
  thunder.return outputs(%r : tensor<i64>)
}
