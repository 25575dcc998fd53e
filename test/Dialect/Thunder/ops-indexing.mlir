// RUN: thunder-opt %s | thunder-opt | FileCheck %s
// RUN: thunder-opt %s --mlir-print-op-generic | thunder-opt | FileCheck %s
// RUN: thunder-opt %s --emit-bytecode | thunder-opt | FileCheck %s

// CHECK-LABEL: thunder.func @check_index(
// CHECK-SAME: %[[I:[^:]*]]: tensor<2x3xi64>
thunder.func @check_index(%i: tensor<2x3xi64> {thunder.name = "i", thunder.role = "input"}) {
  // CHECK: check_index %[[I]] in [0, 5) "index out of range" : tensor<2x3xi64>
  %0 = thunder.check_index %i in [0, 5) "index out of range" : tensor<2x3xi64>
  // CHECK: check_index %[[I]] in [-5, 5) or -100 "target out of range" : tensor<2x3xi64>
  %1 = thunder.check_index %i in [-5, 5) or -100 "target out of range" : tensor<2x3xi64>
  thunder.return
}

// CHECK-LABEL: thunder.func @gather(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3xf32>
// CHECK-SAME: %[[I:[^:]*]]: tensor<2x3xi64>
// CHECK-SAME: %[[B:[^:]*]]: tensor<2x3xi1>
thunder.func @gather(%x: tensor<2x3xf32> {thunder.name = "x", thunder.role = "input"}, %i: tensor<2x3xi64> {thunder.name = "i", thunder.role = "input"}, %b: tensor<2x3xi1> {thunder.name = "b", thunder.role = "input"}) {
  // CHECK: gather %[[X]][%[[I]]] dim = 1 : tensor<2x3xf32>, tensor<2x3xi64> -> tensor<2x3xf32>
  %0 = thunder.gather %x[%i] dim = 1 : tensor<2x3xf32>, tensor<2x3xi64> -> tensor<2x3xf32>
  // CHECK: gather %[[B]][%[[I]]] dim = 0 : tensor<2x3xi1>, tensor<2x3xi64> -> tensor<2x3xi1>
  %1 = thunder.gather %b[%i] dim = 0 : tensor<2x3xi1>, tensor<2x3xi64> -> tensor<2x3xi1>
  thunder.return
}

// CHECK-LABEL: thunder.func @scatter_add(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3xf32>
// CHECK-SAME: %[[I:[^:]*]]: tensor<2x3xi64>
thunder.func @scatter_add(%x: tensor<2x3xf32> {thunder.name = "x", thunder.role = "input"}, %i: tensor<2x3xi64> {thunder.name = "i", thunder.role = "input"}) {
  // CHECK: scatter_add %[[X]][%[[I]]] += %[[X]] dim = 1 : tensor<2x3xf32>, tensor<2x3xi64>, tensor<2x3xf32> -> tensor<2x3xf32>
  %0 = thunder.scatter_add %x[%i] += %x dim = 1 : tensor<2x3xf32>, tensor<2x3xi64>, tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: scatter_add %[[I]][%[[I]]] += %[[I]] dim = 0 : tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64> -> tensor<2x3xi64>
  %1 = thunder.scatter_add %i[%i] += %i dim = 0 : tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64> -> tensor<2x3xi64>
  thunder.return
}

// CHECK-LABEL: thunder.func @updates(
// CHECK-SAME: %[[X:[^:]*]]: tensor<4x3xf32>
// CHECK-SAME: %[[I:[^:]*]]: tensor<2xi64>
// CHECK-SAME: %[[S:[^:]*]]: tensor<2x3xf32>
// CHECK-SAME: %[[P:[^:]*]]: tensor<2x3xi64>
thunder.func @updates(%x: tensor<4x3xf32> {thunder.name = "x", thunder.role = "input"}, %i: tensor<2xi64> {thunder.name = "i", thunder.role = "input"}, %s: tensor<2x3xf32> {thunder.name = "s", thunder.role = "input"}, %p: tensor<2x3xi64> {thunder.name = "p", thunder.role = "input"}) {
  // CHECK: take %[[X]][%[[P]]] dim = 0 : tensor<4x3xf32>, tensor<2x3xi64> -> tensor<2x3x3xf32>
  %0 = thunder.take %x[%p] dim = 0 : tensor<4x3xf32>, tensor<2x3xi64> -> tensor<2x3x3xf32>
  // CHECK: index_add %[[X]][%[[I]]] += %[[S]] dim = 0 : tensor<4x3xf32>, tensor<2xi64>, tensor<2x3xf32> -> tensor<4x3xf32>
  %1 = thunder.index_add %x[%i] += %s dim = 0 : tensor<4x3xf32>, tensor<2xi64>, tensor<2x3xf32> -> tensor<4x3xf32>
  // CHECK: index_copy %[[X]][%[[I]]] = %[[S]] dim = 0 : tensor<4x3xf32>, tensor<2xi64>, tensor<2x3xf32> -> tensor<4x3xf32>
  %2 = thunder.index_copy %x[%i] = %s dim = 0 : tensor<4x3xf32>, tensor<2xi64>, tensor<2x3xf32> -> tensor<4x3xf32>
  // CHECK: scatter %[[X]][%[[P]]] = %[[S]] dim = 0 : tensor<4x3xf32>, tensor<2x3xi64>, tensor<2x3xf32> -> tensor<4x3xf32>
  %3 = thunder.scatter %x[%p] = %s dim = 0 : tensor<4x3xf32>, tensor<2x3xi64>, tensor<2x3xf32> -> tensor<4x3xf32>
  thunder.return
}
