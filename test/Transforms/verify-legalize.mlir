// RUN: thunder-opt %s --thunder-verify-legalize --split-input-file --verify-diagnostics

// Unknown symbols may stay when their effects are declared, or when nothing uses them.
thunder.func @forward(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<2xf32> {
  %0 = thunder.bsym @ext.mylib.pure(x = %x) effects [] : (tensor<2xf32>) -> tensor<2xf32>
  %1 = thunder.bsym @ext.mylib.unused(x = %x) : (tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%0 : tensor<2xf32>)
}

// -----

thunder.func @forward(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<2xf32> {
  // expected-error @+1 {{ext.mylib.op: this operator is not supported, and nothing declares its effects}}
  %0 = thunder.bsym @ext.mylib.op(x = %x) : (tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%0 : tensor<2xf32>)
}

// -----

thunder.func @forward(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<2xf32> {
  // expected-error @+1 {{aten.neg_.default: this operator writes to an operand, which is not supported}}
  %0 = thunder.bsym @aten.neg_.default(self = %x) effects ["write:0"] : (tensor<2xf32>) -> tensor<2xf32>
  thunder.return outputs(%0 : tensor<2xf32>)
}

// -----

// What a custom operator writes is its last results.
thunder.func @forward(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<2xf32> {
  %0 = thunder.bsym @ext.mylib.fill(x = %x) effects ["write:0"] : (tensor<2xf32>) -> tensor<2xf32>
  // expected-error @+1 {{has no result for the new value of an operand that it writes}}
  %1 = thunder.bsym @ext.mylib.fill(x = %x) effects ["write:0"] : (tensor<2xf32>) -> tensor<2xi64>
  thunder.return outputs(%0 : tensor<2xf32>)
}
