// RUN: thunder-opt %s --thunder-verify-import --split-input-file --verify-diagnostics

thunder.func @forward(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<2xf32> {
  %0 = thunder.bsym @aten.relu.default(self = %x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = thunder.neg %0 : tensor<2xf32>
  thunder.return outputs(%1 : tensor<2xf32>)
}

// -----

thunder.func @forward(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<2xf32> {
  // expected-error @+1 {{is neither a bound symbol, a primitive nor an operation on references; a program holds nothing else after import}}
  %0 = tensor.empty() : tensor<2xf32>
  thunder.return outputs(%0 : tensor<2xf32>)
}

// -----

thunder.func @forward(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<2xf32> {
  // expected-error @unknown {{has no location; the importer gives each op one}}
  %0 = thunder.neg %x : tensor<2xf32> loc(unknown)
  thunder.return outputs(%0 : tensor<2xf32>)
}
