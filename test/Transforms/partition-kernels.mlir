// RUN: thunder-opt %s --split-input-file --pass-pipeline='builtin.module(thunder.func(thunder-partition-kernels),thunder-verify-partition)' | FileCheck %s
// RUN: thunder-opt %s --split-input-file --pass-pipeline='builtin.module(thunder.func(thunder-partition-kernels{fuse=false}),thunder-verify-partition)' | FileCheck %s --check-prefix=ALONE

// A linear layer with relu is one kernel: the weight's transpose is read by the
// product, bias and relu are its epilogue.
// CHECK-LABEL: @linear_relu
// CHECK-NEXT: [[R:%.+]] = kernel gemm(
// CHECK-NEXT: thunder.transpose
// CHECK-NEXT: thunder.matmul
// CHECK-NEXT: thunder.broadcast_in_dim
// CHECK-NEXT: thunder.add
// CHECK-NEXT: thunder.full
// CHECK-NEXT: thunder.maximum
// CHECK-NEXT: thunder.yield
// CHECK-NEXT: }
// CHECK-NEXT: return outputs([[R]]
// ALONE-LABEL: @linear_relu
// ALONE-COUNT-6: kernel
// ALONE: return
thunder.func private @linear_relu(%x: tensor<4x8xf32>, %w: tensor<16x8xf32>, %b: tensor<16xf32>) -> tensor<4x16xf32> {
  %wt = thunder.transpose %w permutation = [1, 0] : tensor<16x8xf32> -> tensor<8x16xf32>
  %m = thunder.matmul %x, %wt : tensor<4x8xf32>, tensor<8x16xf32> -> tensor<4x16xf32>
  %bb = thunder.broadcast_in_dim %b dims = [1] : tensor<16xf32> -> tensor<4x16xf32>
  %y = thunder.add %m, %bb : tensor<4x16xf32>
  %z = thunder.full 0.0 : f32 : tensor<4x16xf32>
  %r = thunder.maximum %y, %z : tensor<4x16xf32>
  thunder.return outputs(%r : tensor<4x16xf32>)
}

// -----

// Softmax with keepdim: the reshape to [N, 1] is not needed to broadcast back.
// CHECK-LABEL: @softmax
// CHECK-NEXT: kernel row(
// CHECK: thunder.amax
// CHECK: thunder.broadcast_in_dim {{.*}} dims = [0] : tensor<4xf32> -> tensor<4x16xf32>
// CHECK: thunder.div
// CHECK-NEXT: thunder.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
thunder.func private @softmax(%x: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %m = thunder.amax %x dims = [1] : tensor<4x16xf32> -> tensor<4xf32>
  %mk = thunder.reshape %m : tensor<4xf32> -> tensor<4x1xf32>
  %mb = thunder.broadcast_in_dim %mk dims = [0, 1] : tensor<4x1xf32> -> tensor<4x16xf32>
  %d = thunder.sub %x, %mb : tensor<4x16xf32>
  %e = thunder.exp %d : tensor<4x16xf32>
  %s = thunder.sum %e dims = [1] : tensor<4x16xf32> -> tensor<4xf32>
  %sb = thunder.broadcast_in_dim %s dims = [0] : tensor<4xf32> -> tensor<4x16xf32>
  %q = thunder.div %e, %sb : tensor<4x16xf32>
  thunder.return outputs(%q : tensor<4x16xf32>)
}

// -----

// The gradient of a bias, with what is multiplied in before.
// CHECK-LABEL: @bias_gradient
// CHECK-NEXT: kernel column_reduction(
// CHECK-NEXT: thunder.mul
// CHECK-NEXT: thunder.sum
thunder.func private @bias_gradient(%g: tensor<4x16xf32>, %m: tensor<4x16xf32>) -> tensor<16xf32> {
  %p = thunder.mul %g, %m : tensor<4x16xf32>
  %s = thunder.sum %p dims = [0] : tensor<4x16xf32> -> tensor<16xf32>
  thunder.return outputs(%s : tensor<16xf32>)
}

// -----

// Momentum and parameter are updated by one kernel with two results; the
// learning rate is computed once, in its own kernel of one element.
// CHECK-LABEL: @sgd
// CHECK: kernel pointwise({{.*}}tensor<f32>
// CHECK: kernel pointwise({{.*}} -> (tensor<64xf32>, tensor<64xf32>)
// CHECK-NOT: kernel
// CHECK: return
thunder.func private @sgd(%w: tensor<64xf32>, %v: tensor<64xf32>, %g: tensor<64xf32>, %lr: tensor<f64>) {
  %l = thunder.neg %lr : tensor<f64>
  %lf = thunder.convert_element_type %l to f32 : tensor<f64> -> tensor<f32>
  %lb = thunder.broadcast_in_dim %lf dims = [] : tensor<f32> -> tensor<64xf32>
  %mu = thunder.full 0.9 : f32 : tensor<64xf32>
  %a = thunder.mul %v, %mu : tensor<64xf32>
  %v2 = thunder.add %a, %g : tensor<64xf32>
  %s = thunder.mul %v2, %lb : tensor<64xf32>
  %w2 = thunder.add %w, %s : tensor<64xf32>
  thunder.return writes(%w2 -> %w : tensor<64xf32>, %v2 -> %v : tensor<64xf32>)
}

// -----

// %a and %c would be one kernel, but %m between them needs %a: no cycle is made.
// CHECK-LABEL: @no_cycle
// CHECK: kernel pointwise
// CHECK: kernel gemm
// CHECK: return
thunder.func private @no_cycle(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %a = thunder.neg %x : tensor<8x8xf32>
  %m = thunder.matmul %a, %a : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %c = thunder.add %a, %m : tensor<8x8xf32>
  thunder.return outputs(%c, %a : tensor<8x8xf32>, tensor<8x8xf32>)
}

// -----

// Reshapes stay between kernels; what no class fuses is a kernel of its own.
// CHECK-LABEL: @others
// CHECK: kernel loops
// CHECK-NEXT: thunder.cat
// CHECK: reshape
// CHECK: kernel pointwise
thunder.func private @others(%x: tensor<2x3xf32>) -> tensor<12xf32> {
  %c = thunder.cat %x, %x dim = 0 : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<4x3xf32>
  %r = thunder.reshape %c : tensor<4x3xf32> -> tensor<12xf32>
  %n = thunder.neg %r : tensor<12xf32>
  thunder.return outputs(%n : tensor<12xf32>)
}

// -----

// A broadcast is repeated in each kernel that uses it, and once in a body.
// CHECK-LABEL: @repeated
// CHECK: kernel gemm
// CHECK: thunder.broadcast_in_dim
// CHECK-NOT: thunder.broadcast_in_dim
// CHECK: kernel gemm
// CHECK: thunder.broadcast_in_dim
// CHECK-NOT: thunder.broadcast_in_dim
// CHECK: return
thunder.func private @repeated(%x: tensor<4x4xf32>, %b: tensor<4xf32>) -> tensor<4x4xf32> {
  %bb = thunder.broadcast_in_dim %b dims = [1] : tensor<4xf32> -> tensor<4x4xf32>
  %m = thunder.matmul %x, %x : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %a = thunder.add %m, %bb : tensor<4x4xf32>
  %s = thunder.mul %a, %bb : tensor<4x4xf32>
  %n = thunder.matmul %s, %s : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %c = thunder.add %n, %bb : tensor<4x4xf32>
  thunder.return outputs(%c : tensor<4x4xf32>)
}

// -----

// The product stays apart from the update of %w, which is then made in place.
// CHECK-LABEL: @update
// CHECK: kernel gemm
// CHECK: kernel pointwise
// CHECK: return
thunder.func private @update(%w: tensor<8x8xf32>, %x: tensor<8x8xf32>) {
  %g = thunder.matmul %x, %x : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %n = thunder.sub %w, %g : tensor<8x8xf32>
  thunder.return writes(%n -> %w : tensor<8x8xf32>)
}

// -----

// A dropout's mask is no result of a kernel: it is made where it is used.
// CHECK-LABEL: @replays
// CHECK: kernel gemm({{.*}}) -> (tensor<8x8xf32>, tensor<8x8xf32>)
// CHECK: uniform_philox
// CHECK-NOT: kernel
// CHECK: return
thunder.func private @replays(%x: tensor<8x8xf32>, %s: tensor<2xi64>, %g: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %u = thunder.uniform_philox %s offset = 0 : tensor<2xi64> -> tensor<8x8xf32>
  %p = thunder.full 0.5 : f32 : tensor<8x8xf32>
  %k = thunder.lt %u, %p : tensor<8x8xf32> -> tensor<8x8xi1>
  %two = thunder.full 2.0 : f32 : tensor<8x8xf32>
  %zero = thunder.full 0.0 : f32 : tensor<8x8xf32>
  %f = thunder.where %k, %two, %zero : tensor<8x8xi1>, tensor<8x8xf32>
  %m = thunder.matmul %x, %x : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %y = thunder.mul %m, %f : tensor<8x8xf32>
  %d = thunder.mul %g, %f : tensor<8x8xf32>
  thunder.return outputs(%y, %d : tensor<8x8xf32>, tensor<8x8xf32>)
}

// -----

// A permuted operand is read in its order by elementwise work and by a product;
// half precision is extended there, and the result rounded.
// CHECK-LABEL: @permuted
// CHECK: kernel gemm(%{{.*}} = %arg0 : tensor<4x2x8xbf16>, %{{.*}} = %arg1 : tensor<2x8x8xbf16>) -> tensor<2x4x8xbf16>
// CHECK: kernel pointwise
// CHECK-NEXT: thunder.transpose
// CHECK-NEXT: thunder.neg
// CHECK: return
thunder.func private @permuted(%x: tensor<4x2x8xbf16>, %y: tensor<2x8x8xbf16>, %z: tensor<4x2x8xf32>) -> (tensor<2x4x8xbf16>, tensor<2x4x8xf32>) {
  %xt = thunder.transpose %x permutation = [1, 0, 2] : tensor<4x2x8xbf16> -> tensor<2x4x8xbf16>
  %xf = thunder.convert_element_type %xt to f32 : tensor<2x4x8xbf16> -> tensor<2x4x8xf32>
  %yf = thunder.convert_element_type %y to f32 : tensor<2x8x8xbf16> -> tensor<2x8x8xf32>
  %m = thunder.matmul %xf, %yf : tensor<2x4x8xf32>, tensor<2x8x8xf32> -> tensor<2x4x8xf32>
  %h = thunder.convert_element_type %m to bf16 : tensor<2x4x8xf32> -> tensor<2x4x8xbf16>
  %zt = thunder.transpose %z permutation = [1, 0, 2] : tensor<4x2x8xf32> -> tensor<2x4x8xf32>
  %n = thunder.neg %zt : tensor<2x4x8xf32>
  thunder.return outputs(%h, %n : tensor<2x4x8xbf16>, tensor<2x4x8xf32>)
}
