// RUN: thunder-opt %s --thunder-autodiff="wrt=*.w" | FileCheck %s --check-prefix=GLOB
// RUN: thunder-opt %s --thunder-autodiff="freeze=a.*" | FileCheck %s --check-prefix=FREEZE
// RUN: thunder-opt %s --thunder-autodiff="wrt=x,b.tied" | FileCheck %s --check-prefix=NAMES
// RUN: not thunder-opt %s --thunder-autodiff="wrt=nope" 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not thunder-opt %s --thunder-autodiff="wrt=n" 2>&1 | FileCheck %s --check-prefix=INTEGER
// RUN: not thunder-opt %s --thunder-autodiff="freeze=*" 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: not thunder-opt %s --thunder-autodiff="wrt=x parameters-only" 2>&1 | FileCheck %s --check-prefix=PARAMETERS
// RUN: not thunder-opt %s --thunder-autodiff="freeze=c.*" 2>&1 | FileCheck %s --check-prefix=NOGLOB

// A glob skips what is not floating: `n.w` is an integer.
// GLOB: "grad.a.w"
// GLOB-SAME: "grad.b.w"
// GLOB-NOT: "grad.
// FREEZE-NOT: "grad.a.w"
// FREEZE: "grad.b.w"
// Any name of a tied tensor selects it; its gradient has the first.
// NAMES: "grad.b.w"
// NAMES-SAME: "grad.x"
// MISSING: error: --wrt=nope: no parameter, buffer or input of this name; there are a.w, b.w, n, x
// INTEGER: error: --wrt=n: this tensor is 'tensor<3xi64>'; only floating tensors have a gradient
// NOTHING: error: nothing to differentiate with respect to
// PARAMETERS: error: --wrt: 'x' is not a parameter; training updates parameters only
// NOGLOB: error: --freeze=c.*: no parameter, buffer or input of this pattern
thunder.func @forward(%a: tensor<3xf32> {thunder.name = "p_a", thunder.role = "parameter", thunder.qualified = ["a.w"], thunder.requires_grad}, %b: tensor<3xf32> {thunder.name = "p_b", thunder.role = "parameter", thunder.qualified = ["b.w", "b.tied"], thunder.requires_grad}, %n: tensor<3xi64> {thunder.name = "n.w", thunder.role = "buffer", thunder.qualified = ["n"]}, %x: tensor<3xf32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<3xf32> {thunder.name = "output0"}) {
  %0 = thunder.mul %a, %b : tensor<3xf32>
  %1 = thunder.mul %0, %x : tensor<3xf32>
  thunder.return outputs(%1 : tensor<3xf32>)
}
