// RUN: thunder-opt %s --thunder-verify-optimize --split-input-file --verify-diagnostics

thunder.func @forward(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<2xf32> {
  // expected-error @+1 {{is dead; run canonicalize}}
  %0 = thunder.neg %x : tensor<2xf32>
  thunder.return outputs(%x : tensor<2xf32>)
}
