// RUN: thunder-opt %s --split-input-file --verify-diagnostics --thunder-legalize-mutation

thunder.func @cast(%x: !thunder.ref<4xi64> {thunder.name = "x", thunder.role = "input"}, %y: tensor<4xf32> {thunder.name = "y", thunder.role = "input"}) {
  // expected-error @+1 {{aten.add_.Tensor: result type 'f32' can't be cast to the desired output type 'i64'}}
  thunder.bsym @aten.add_.Tensor(self = %x, other = %y, alpha = 1) effects ["write:0"] : (!thunder.ref<4xi64>, tensor<4xf32>) -> ()
  thunder.return
}

// -----

thunder.func @expanded(%x: !thunder.ref<1xf32> {thunder.name = "x", thunder.role = "input"}, %y: tensor<4xf32> {thunder.name = "y", thunder.role = "input"}) {
  %v = thunder.ref.view %x strides = [0] offset = 0 : !thunder.ref<1xf32> -> !thunder.ref<4xf32>
  // expected-error @+1 {{writes to an expanded tensor, where several elements are one; clone() it first}}
  thunder.ref.store %y to %v : tensor<4xf32> -> !thunder.ref<4xf32>
  thunder.return
}

// -----

thunder.func @shape(%x: !thunder.ref<1xf32> {thunder.name = "x", thunder.role = "input"}, %y: tensor<4xf32> {thunder.name = "y", thunder.role = "input"}) {
  // expected-error @+1 {{an in-place operator that changes the shape}}
  thunder.bsym @aten.add_.Tensor(self = %x, other = %y, alpha = 1) effects ["write:0"] : (!thunder.ref<1xf32>, tensor<4xf32>) -> ()
  thunder.return
}

// -----

thunder.func @constant(%x: !thunder.ref<4xf32> {thunder.name = "x", thunder.role = "constant"}) {
  thunder.bsym @aten.sin_.default(self = %x) effects ["write:0"] : (!thunder.ref<4xf32>) -> ()
  // expected-error @+1 {{the program writes to the constant 'x'; register it as a buffer of the module}}
  thunder.return
}

// -----

thunder.func @unknown(%x: !thunder.ref<1xf32> {thunder.name = "x", thunder.role = "input"}) {
  // expected-error @+1 {{this operator writes to an operand, and has no functional form that thunderc knows}}
  thunder.bsym @aten.unknown_.default(self = %x) effects ["write:0"] : (!thunder.ref<1xf32>) -> ()
  thunder.return
}

// -----

thunder.func @leaf(%w: !thunder.ref<4xf32> {thunder.name = "p_w", thunder.role = "parameter", thunder.qualified = ["fc.w"], thunder.requires_grad}) {
  // expected-error @+1 {{aten.sin_.default: writes in place to the parameter 'fc.w', a leaf that requires grad; write through detach() or to a clone()}}
  thunder.bsym @aten.sin_.default(self = %w) effects ["write:0"] : (!thunder.ref<4xf32>) -> ()
  thunder.return
}
