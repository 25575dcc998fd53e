// RUN: thunder-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{a reference has static sizes and the element type of a tensor}}
thunder.func private @element(%r: !thunder.ref<2x!thunder.ref<2xf32>>) {
  thunder.return
}

// -----

thunder.func private @value(%r: !thunder.ref<2xf32>, %x: tensor<3xf32>) {
  // expected-error @+1 {{value of type 'tensor<3xf32>' does not fit '!thunder.ref<2xf32>' (C1)}}
  thunder.ref.store %x to %r : tensor<3xf32> -> !thunder.ref<2xf32>
  thunder.return
}

// -----

thunder.func private @loaded(%r: !thunder.ref<2xf32>) {
  // expected-error @+1 {{value of type 'tensor<2xf64>' does not fit '!thunder.ref<2xf32>' (C1)}}
  %x = thunder.ref.load %r : !thunder.ref<2xf32> -> tensor<2xf64>
  thunder.return
}

// -----

thunder.func private @view_of_view(%r: !thunder.ref<4xf32>) {
  %v = thunder.ref.view %r strides = [1] offset = 2 : !thunder.ref<4xf32> -> !thunder.ref<2xf32>
  // expected-error @+1 {{is a view of a view; views are composed (C1)}}
  %w = thunder.ref.view %v strides = [1] offset = 1 : !thunder.ref<2xf32> -> !thunder.ref<1xf32>
  thunder.return
}

// -----

thunder.func private @strides(%r: !thunder.ref<4xf32>) {
  // expected-error @+1 {{must have 1 strides, none of them and no offset negative (C2)}}
  %v = thunder.ref.view %r strides = [-1] offset = 3 : !thunder.ref<4xf32> -> !thunder.ref<4xf32>
  thunder.return
}

// -----

thunder.func private @beyond(%r: !thunder.ref<2x3xf32>) {
  // expected-error @+1 {{reaches beyond the storage '!thunder.ref<2x3xf32>' (C3)}}
  %v = thunder.ref.view %r strides = [3] offset = 1 : !thunder.ref<2x3xf32> -> !thunder.ref<3xf32>
  thunder.return
}

// -----

thunder.func private @overflow(%r: !thunder.ref<2x3xf32>) {
  // expected-error @+1 {{reaches beyond the storage}}
  %v = thunder.ref.view %r strides = [9223372036854775807] offset = 1 : !thunder.ref<2x3xf32> -> !thunder.ref<3xf32>
  thunder.return
}

// -----

thunder.func private @elements(%r: !thunder.ref<4xf32>) {
  // expected-error @+1 {{element types of '!thunder.ref<4xf32>' and '!thunder.ref<4xi32>' differ (C4)}}
  %v = thunder.ref.view %r strides = [1] offset = 0 : !thunder.ref<4xf32> -> !thunder.ref<4xi32>
  thunder.return
}
