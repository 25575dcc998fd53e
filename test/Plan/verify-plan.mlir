// RUN: thunder-opt %s --split-input-file --verify-diagnostics --thunder-verify-plan

// expected-error @below {{'thunder.func' has no place in a plan}}
thunder.func private @left() {
  thunder.return
}

// -----

// Two live buffers share bytes.
thunder.program_tensor @x input : tensor<4xf32>
thunder.program_tensor @y output : tensor<4xf32>
thunder.kernel_func @neg loops(%a: tensor<4xf32>) schedule {units = 1 : i64} {
  %0 = thunder.neg %a : tensor<4xf32>
  thunder.yield %0 : tensor<4xf32>
}
thunder.kernel_func @add loops(%a: tensor<4xf32>, %b: tensor<4xf32>) schedule {units = 1 : i64} {
  %0 = thunder.add %a, %b : tensor<4xf32>
  thunder.yield %0 : tensor<4xf32>
}
thunder.entry @overlap arena 192 reads [@x] outputs [@y] writes [] {
  %x = thunder.tensor_view @x : memref<4xf32>
  %y = thunder.tensor_view @y : memref<4xf32>
  // expected-note @below {{bytes [0, 16) are in use from launch 0 to 2}}
  %0 = thunder.arena_view 0 : memref<4xf32>
  // expected-error @below {{overlaps a live buffer}}
  %1 = thunder.arena_view 0 : memref<2x2xf32>
  thunder.launch @neg(%x : memref<4xf32>) into(%0 : memref<4xf32>)
  thunder.launch @neg(%x : memref<4xf32>) into(%1 : memref<2x2xf32>)
  thunder.launch @add(%0, %1 : memref<4xf32>, memref<2x2xf32>) into(%y : memref<4xf32>)
}

// -----

// A kernel that is not in place overwrites what it reads.
thunder.program_tensor @w buffer : tensor<4xf32>
thunder.kernel_func @neg loops(%a: tensor<4xf32>) schedule {units = 1 : i64} {
  %0 = thunder.neg %a : tensor<4xf32>
  thunder.yield %0 : tensor<4xf32>
}
thunder.entry @overwrite arena 0 reads [@w] outputs [] writes [@w] {
  %w = thunder.tensor_view @w : memref<4xf32>
  // expected-error @below {{overwrites its operand 0, which is no in-place pair of the kernel}}
  thunder.launch @neg(%w : memref<4xf32>) into(%w : memref<4xf32>)
}

// -----

// The kernel expects its result in its operand's buffer.
thunder.program_tensor @x input : tensor<4xf32>
thunder.program_tensor @y output : tensor<4xf32>
thunder.kernel_func @neg pointwise(%a: tensor<4xf32>) schedule {units = 1 : i64} in_place [0] {
  %0 = thunder.neg %a : tensor<4xf32>
  thunder.yield %0 : tensor<4xf32>
}
thunder.entry @elsewhere arena 0 reads [@x] outputs [@y] writes [] {
  %x = thunder.tensor_view @x : memref<4xf32>
  %y = thunder.tensor_view @y : memref<4xf32>
  // expected-error @below {{gives result 0 another buffer than operand 0, whose buffer the kernel takes}}
  thunder.launch @neg(%x : memref<4xf32>) into(%y : memref<4xf32>)
}

// -----

thunder.program_tensor @y output : tensor<4xf32>
thunder.kernel_func @neg loops(%a: tensor<4xf32>) schedule {units = 1 : i64} {
  %0 = thunder.neg %a : tensor<4xf32>
  thunder.yield %0 : tensor<4xf32>
}
thunder.entry @unwritten arena 64 reads [] outputs [@y] writes [] {
  %0 = thunder.arena_view 0 : memref<4xf32>
  %y = thunder.tensor_view @y : memref<4xf32>
  // expected-error @below {{reads a part of the arena before anything is in it}}
  thunder.launch @neg(%0 : memref<4xf32>) into(%y : memref<4xf32>)
}

// -----

thunder.program_tensor @y output : tensor<4xf32>
// expected-error @below {{never writes @y}}
thunder.entry @missing arena 0 reads [] outputs [@y] writes [] {
}

// -----

thunder.program_tensor @x input : tensor<4xf32>
thunder.program_tensor @y input : tensor<4xf32>
thunder.entry @foreign arena 0 reads [@x, @y] outputs [] writes [] {
  %x = thunder.tensor_view @x : memref<4xf32>
  %y = thunder.tensor_view @y : memref<4xf32>
  // expected-error @below {{writes @y, which is neither an output nor written by the entry}}
  thunder.copy %x to %y : memref<4xf32> to memref<4xf32>
}

// -----

thunder.entry @beyond arena 64 reads [] outputs [] writes [] {
  // expected-error @below {{ends at byte 80 of an arena of 64}}
  %0 = thunder.arena_view 64 : memref<4xf32>
}

// -----

thunder.entry @misaligned arena 64 reads [] outputs [] writes [] {
  // expected-error @below {{offset is not a multiple of 64}}
  %0 = thunder.arena_view 8 : memref<4xf32>
}

// -----

// expected-error @below {{names @gone, which is no tensor of the program}}
thunder.entry @unknown arena 64 reads [@gone] outputs [] writes [] {
}

// -----

thunder.program_tensor @x input : tensor<4xf32>
thunder.program_tensor @y output : tensor<2xf32>
thunder.kernel_func @neg loops(%a: tensor<4xf32>) schedule {units = 1 : i64} {
  %0 = thunder.neg %a : tensor<4xf32>
  thunder.yield %0 : tensor<4xf32>
}
thunder.entry @types arena 0 reads [@x] outputs [@y] writes [] {
  %x = thunder.tensor_view @x : memref<4xf32>
  %y = thunder.tensor_view @y : memref<2xf32>
  // expected-error @below {{passes a 'memref<2xf32>' as a 'tensor<4xf32>'}}
  thunder.launch @neg(%x : memref<4xf32>) into(%y : memref<2xf32>)
}

// -----

thunder.program_tensor @x input : tensor<4xi64>
thunder.program_tensor @y output : tensor<4xi64>
thunder.kernel_func @check loops(%a: tensor<4xi64>) schedule {units = 1 : i64} {
  %0 = thunder.check_index %a in [0, 4) "" : tensor<4xi64>
  thunder.yield %0 : tensor<4xi64>
}
thunder.entry @unchecked arena 0 reads [@x] outputs [@y] writes [] {
  %x = thunder.tensor_view @x : memref<4xi64>
  %y = thunder.tensor_view @y : memref<4xi64>
  // expected-error @below {{does not number the kernel's 1 data checks}}
  thunder.launch @check(%x : memref<4xi64>) into(%y : memref<4xi64>)
}

// -----

// What an in-place kernel may not do is said by the kernel itself.
// expected-error @below {{overwrites operand 0 while 'thunder.broadcast_in_dim' reads it at other places (C3)}}
thunder.kernel_func @wrong pointwise(%a: tensor<4xf32>) in_place [0] {
  %0 = thunder.broadcast_in_dim %a dims = [0] : tensor<4xf32> -> tensor<4xf32>
  thunder.yield %0 : tensor<4xf32>
}

// -----

// expected-error @below {{only a pointwise kernel works in place (C2)}}
thunder.kernel_func @loops loops(%a: tensor<4xf32>) in_place [0] {
  %0 = thunder.neg %a : tensor<4xf32>
  thunder.yield %0 : tensor<4xf32>
}

// -----

thunder.program_tensor @x input : tensor<4xf32>
thunder.entry @view arena 0 reads [@x] outputs [] writes [] {
  // expected-error @below {{is a 'memref<4xf64>', the tensor is a 'tensor<4xf32>'}}
  %x = thunder.tensor_view @x : memref<4xf64>
}

// -----

// Two views of one tensor are one buffer.
thunder.program_tensor @w buffer : tensor<4xf32>
thunder.kernel_func @neg loops(%a: tensor<4xf32>) schedule {units = 1 : i64} {
  %0 = thunder.neg %a : tensor<4xf32>
  thunder.yield %0 : tensor<4xf32>
}
thunder.entry @views arena 0 reads [@w] outputs [] writes [@w] {
  %w = thunder.tensor_view @w : memref<4xf32>
  %v = thunder.tensor_view @w : memref<2x2xf32>
  // expected-error @below {{overwrites its operand 0, which is no in-place pair of the kernel}}
  thunder.launch @neg(%w : memref<4xf32>) into(%v : memref<2x2xf32>)
}
