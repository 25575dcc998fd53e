// --rng=tape: each draw is an input of its own, also inside of a body and of a checkpoint region, which pass it on.
// RUN: %thunderc %s --rng=tape --stop-after=import -o - | FileCheck %s

// CHECK: thunder.func @forward(%arg0: tensor<2xf32> {{.*}}, %[[T0:.+]]: tensor<2xf32> {thunder.name = "rng.0", thunder.role = "input"}
// CHECK-SAME: %[[T1:.+]]: tensor<3xf32> {thunder.name = "rng.1", thunder.role = "input"}
// CHECK-SAME: %[[T2:.+]]: tensor<4xf32> {thunder.name = "rng.2", thunder.role = "input"}
// CHECK: bsym @aten.dropout.default(input = %arg0, p = 5.000000e-01 : f64, train = true, rng.tape = %[[T0]])
// CHECK: bsym @ltorch.f(rng.1 = %[[T1]])
// CHECK: bsym @aten.rand.default({{.*}}, rng.tape = %{{.+}})
// CHECK: checkpoint(%[[IN:.+]] = %[[T2]] : tensor<4xf32>)
// CHECK: bsym @aten.randn.default({{.*}}, rng.tape = %[[IN]])
// CHECK-NOT: rng.state
thunder.func @forward(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<2xf32> {thunder.name = "output0"}, tensor<3xf32> {thunder.name = "output1"}, tensor<4xf32> {thunder.name = "output2"}) attributes {thunder.outputs = [0, 1, 2]} {
  %0 = thunder.bsym @aten.dropout.default(input = %x, p = 0.5, train = true) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = thunder.bsym @ltorch.f() : () -> tensor<3xf32> {
    %3 = thunder.bsym @aten.rand.default(size = [3], dtype = none) : () -> tensor<3xf32>
    thunder.yield %3 : tensor<3xf32>
  }
  %2 = thunder.checkpoint() -> tensor<4xf32> {
    %4 = thunder.bsym @aten.randn.default(size = [4], dtype = none) : () -> tensor<4xf32>
    thunder.yield %4 : tensor<4xf32>
  }
  thunder.return outputs(%0, %1, %2 : tensor<2xf32>, tensor<3xf32>, tensor<4xf32>)
}
