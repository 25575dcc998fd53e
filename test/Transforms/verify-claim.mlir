// RUN: thunder-opt %s --thunder-verify-claim --split-input-file --verify-diagnostics

thunder.func @forward(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<2xf32> {
  // expected-error @+1 {{is neither a primitive nor a custom operator; run thunder-decompose-symbols, or register what it stands for in lib/Symbols}}
  %0 = thunder.bsym @aten.relu.default(self = %x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = thunder.neg %0 : tensor<2xf32>
  thunder.return outputs(%1 : tensor<2xf32>)
}
