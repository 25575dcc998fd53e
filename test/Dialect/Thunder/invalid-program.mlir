// RUN: thunder-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'thunder.func' op needs a body of one block (C1)}}
thunder.func private @f()

// -----

// expected-error @+1 {{'thunder.func' op needs a body of one block (C1)}}
thunder.func private @f() {
  thunder.return
^bb1:
  thunder.return
}

// -----

// expected-error @+1 {{'thunder.func' op argument 0 has no thunder.name (C2)}}
thunder.func @f(%x: tensor<f32> {thunder.role = "input"}) {
  thunder.return
}

// -----

// expected-error @+1 {{'thunder.func' op argument 'x' has no valid thunder.role (C2)}}
thunder.func @f(%x: tensor<f32> {thunder.name = "x", thunder.role = "guest"}) {
  thunder.return
}

// -----

// expected-error @+1 {{'thunder.func' op has two arguments named 'x' (C2)}}
thunder.func @f(%x: tensor<f32> {thunder.name = "x", thunder.role = "input"}, %y: tensor<f32> {thunder.name = "x", thunder.role = "input"}) {
  thunder.return
}

// -----

// expected-error @+1 {{'thunder.func' op must end in a thunder.return (C3)}}
thunder.func private @f() {
  thunder.yield
}

// -----

thunder.func private @f(%x: tensor<f32>) -> tensor<f64> {
  // expected-error @+1 {{'thunder.return' op outputs have the types ('tensor<f32>'), the function returns ('tensor<f64>') (C1)}}
  thunder.return outputs(%x : tensor<f32>)
}

// -----

thunder.func private @f(%x: tensor<f32>) {
  %0 = thunder.neg %x : tensor<f32>
  // expected-error @+1 {{'thunder.return' op target of a write must be an argument of the function (C2)}}
  thunder.return writes(%x -> %0 : tensor<f32>)
}

// -----

thunder.func private @f(%x: tensor<f32>) {
  // expected-error @+1 {{'thunder.return' op writes argument 0 twice (C2)}}
  thunder.return writes(%x -> %x : tensor<f32>, %x -> %x : tensor<f32>)
}

// -----

thunder.func private @f(%x: tensor<f32>, %y: tensor<f64>) {
  // expected-error @+1 {{'thunder.return' op writes a 'tensor<f64>' to argument 0 of type 'tensor<f32>' (C3)}}
  "thunder.return"(%y, %x) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (tensor<f64>, tensor<f32>) -> ()
}

// -----

thunder.func private @f(%x: tensor<f32>) {
  // expected-error @+1 {{'thunder.return' op writes 1 values to 0 targets (C2)}}
  "thunder.return"(%x) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<f32>) -> ()
}

// -----

thunder.func private @f(%x: tensor<f32>) {
  // expected-error @+1 {{'thunder.bsym' op has 2 argument names and 1 values (C1)}}
  "thunder.bsym"(%x) <{symbol = @s, arg_names = ["a", "b"], arg_values = [#thunder.operand<0>]}> ({}) : (tensor<f32>) -> ()
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<f32>) {
  // expected-error @+1 {{'thunder.bsym' op arguments must name the operands in order, each once (C2)}}
  "thunder.bsym"(%x) <{symbol = @s, arg_names = ["a", "b"], arg_values = [#thunder.operand<0>, [#thunder.operand<0>]]}> ({}) : (tensor<f32>) -> ()
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<f32>) {
  // expected-error @+1 {{'thunder.bsym' op has 1 operands, its arguments name 0 (C2)}}
  "thunder.bsym"(%x) <{symbol = @s, arg_names = ["a"], arg_values = [unit]}> ({}) : (tensor<f32>) -> ()
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<f32>) {
  // expected-error @+1 {{'thunder.bsym' op body must take the operands and yield the results (C3)}}
  %0 = thunder.bsym @s(%x) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f64>):
    thunder.yield %a : tensor<f64>
  }
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<f32>) {
  // expected-error @+1 {{'thunder.bsym' op body must take the operands and yield the results (C3)}}
  %0 = thunder.bsym @s(%x) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>):
    thunder.yield
  }
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<f32>) {
  // expected-error @+1 {{'thunder.bsym' op effect "write:1" is not rng, host or write:N with N an operand (C4)}}
  thunder.bsym @s(%x) effects ["rng", "write:1"] : (tensor<f32>) -> ()
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<f32>) {
  // expected-error @+1 {{'thunder.bsym' op effect "clock" is not rng, host or write:N with N an operand (C4)}}
  thunder.bsym @s(%x) effects ["clock"] : (tensor<f32>) -> ()
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<f32>) {
  // expected-error @+1 {{'thunder.kernel' op body takes ('tensor<f64>'), the kernel is given ('tensor<f32>') (C1)}}
  "thunder.kernel"(%x) <{schedule_class = 0 : i32}> ({
  ^bb0(%a: tensor<f64>):
    thunder.yield
  }) : (tensor<f32>) -> ()
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<f32>) {
  // expected-error @+1 {{'thunder.kernel' op body must end in a thunder.yield of the results' types (C1)}}
  %0 = thunder.kernel pointwise(%a = %x : tensor<f32>) -> tensor<f32> {
    thunder.yield
  }
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<f32>) {
  // expected-error @+1 {{'thunder.kernel' op body holds 'thunder.bsym', which is not a primitive (C2)}}
  %0 = thunder.kernel pointwise(%a = %x : tensor<f32>) -> tensor<f32> {
    %1 = thunder.bsym @s(%a) : (tensor<f32>) -> tensor<f32>
    thunder.yield %1 : tensor<f32>
  }
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<f32>) {
  // expected-error @+1 {{'thunder.kernel' op body must end in a thunder.yield of the results' types (C1)}}
  "thunder.kernel"() <{schedule_class = 0 : i32}> ({
  ^bb0:
  }) : () -> ()
  thunder.return
}

// -----

thunder.func private @f(%x: tensor<f32>) {
  // expected-error @+1 {{unknown schedule class 'spiral'}}
  %0 = thunder.kernel spiral(%a = %x : tensor<f32>) -> tensor<f32> {
    thunder.yield %a : tensor<f32>
  }
  thunder.return
}

// -----

// expected-error @+1 {{#thunder.dims names 1 dimensions of a tensor with 2 (C1)}}
thunder.func private @f(%x: tensor<?x64xf32, #thunder.dims<["s0"]>>) {
  thunder.return
}

// -----

// expected-error @+1 {{#thunder.dims entry 1 is 65, the dimension is not (C2)}}
thunder.func private @f(%x: tensor<?x64xf32, #thunder.dims<["s0", 65]>>) {
  thunder.return
}

// -----

// expected-error @+1 {{#thunder.dims entry 1 must be the static size, or a string at a dynamic dimension (C3)}}
thunder.func private @f(%x: tensor<?x64xf32, #thunder.dims<["s0", "s1"]>>) {
  thunder.return
}
