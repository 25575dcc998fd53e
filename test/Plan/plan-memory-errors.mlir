// RUN: thunder-opt %s --split-input-file --verify-diagnostics --thunder-plan-memory

thunder.func @outside(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<2xf32> {
  // expected-error @below {{'thunder.neg' is in no kernel: run thunder-partition-kernels first}}
  %0 = thunder.neg %x : tensor<2xf32>
  thunder.return outputs(%0 : tensor<2xf32>)
}

// -----

thunder.func @unscheduled(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<2xf32> {
  // expected-error @below {{kernel has no schedule with its number of units}}
  %0 = thunder.kernel pointwise(%a = %x : tensor<2xf32>) -> tensor<2xf32> {
    %1 = thunder.neg %a : tensor<2xf32>
    thunder.yield %1 : tensor<2xf32>
  }
  thunder.return outputs(%0 : tensor<2xf32>)
}

// -----

// expected-error @below {{programs have static shapes only}}
thunder.func @dynamic(%x: tensor<?xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<?xf32> {
  thunder.return outputs(%x : tensor<?xf32>)
}

// -----

// expected-error @below {{thunder.outputs names result 1 of 1}}
thunder.func @outputs(%x: tensor<2xi64> {thunder.name = "x", thunder.role = "input"}) -> tensor<2xi64> attributes {thunder.outputs = [1 : i64]} {
  thunder.return outputs(%x : tensor<2xi64>)
}

// -----

thunder.func @one(%x: tensor<2xi64> {thunder.name = "x", thunder.role = "input"}) {
  thunder.return
}
// expected-error @below {{'x' has two types: 'tensor<3xi64>' and 'tensor<2xi64>'}}
thunder.func @two(%x: tensor<3xi64> {thunder.name = "x", thunder.role = "input"}) {
  thunder.return
}
