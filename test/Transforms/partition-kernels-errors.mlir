// RUN: thunder-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(thunder.func(thunder-partition-kernels))'

thunder.func private @symbol(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @below {{'thunder.bsym' is no primitive: run thunder-decompose-symbols first}}
  %0 = thunder.bsym @aten.relu.default(self = %x) : (tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%0 : tensor<2xf32>)
}

// -----

thunder.func private @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @below {{programs have static shapes only}}
  %0 = thunder.neg %x : tensor<?xf32>
  thunder.return outputs(%0 : tensor<?xf32>)
}

// -----

thunder.func private @twice(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @below {{the function is partitioned}}
  %0 = thunder.kernel pointwise(%a = %x : tensor<2xf32>) -> tensor<2xf32> {
    %1 = thunder.neg %a : tensor<2xf32>
    thunder.yield %1 : tensor<2xf32>
  }
  thunder.return outputs(%0 : tensor<2xf32>)
}
