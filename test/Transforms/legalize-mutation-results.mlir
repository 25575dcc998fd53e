// RUN: thunder-opt %s --pass-pipeline="builtin.module(thunder.func(thunder-legalize-mutation,thunder-decompose-symbols),thunder-interpret-functions)" -o /dev/null

// The rows of the table of mutations that stay within a program (M3, M5, M6,
// M9, M10, M11, M12, M20, M24). Expected values by hand, in numbers that f32
// holds exactly; the order is PyTorch's.

// M3: an earlier read has the old value, a later one the new.
thunder.func @read_write_read() {
  %x = check.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %s = thunder.ref.alloc %x : tensor<2xf32> -> !thunder.ref<2xf32>
  %old = thunder.ref.load %s : !thunder.ref<2xf32> -> tensor<2xf32>
  thunder.bsym @aten.neg_.default(self = %s) effects ["write:0"] : (!thunder.ref<2xf32>) -> ()
  %new = thunder.ref.load %s : !thunder.ref<2xf32> -> tensor<2xf32>
  %e0 = check.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %e1 = check.constant dense<[-1.0, 2.0]> : tensor<2xf32>
  check.expect_eq %old, %e0 : tensor<2xf32>
  check.expect_eq %new, %e1 : tensor<2xf32>
  thunder.return
}

// M5, M6: x = [[0, 1, 2], [3, 4, 5]]; the transposed view was made before
// x.view(6)[1:4].neg_(), and sees it.
thunder.func @other_view() {
  %x = check.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]> : tensor<2x3xf32>
  %s = thunder.ref.alloc %x : tensor<2x3xf32> -> !thunder.ref<2x3xf32>
  %t = thunder.ref.view %s strides = [1, 3] offset = 0 : !thunder.ref<2x3xf32> -> !thunder.ref<3x2xf32>
  %v = thunder.ref.view %s strides = [1] offset = 1 : !thunder.ref<2x3xf32> -> !thunder.ref<3xf32>
  thunder.bsym @aten.neg_.default(self = %v) effects ["write:0"] : (!thunder.ref<3xf32>) -> ()
  %r = thunder.ref.load %t : !thunder.ref<3x2xf32> -> tensor<3x2xf32>
  %e = check.constant dense<[[0.0, -3.0], [-1.0, 4.0], [-2.0, 5.0]]> : tensor<3x2xf32>
  check.expect_eq %r, %e : tensor<3x2xf32>
  thunder.return
}

// M9: y = x.clone(); y.mul_(2).
thunder.func @clone() {
  %x = check.constant dense<[1.0, 3.0]> : tensor<2xf32>
  %s = thunder.ref.alloc %x : tensor<2xf32> -> !thunder.ref<2xf32>
  thunder.bsym @aten.mul_.Tensor(self = %s, other = %x) effects ["write:0"] : (!thunder.ref<2xf32>, tensor<2xf32>) -> ()
  %y = thunder.ref.load %s : !thunder.ref<2xf32> -> tensor<2xf32>
  %e0 = check.constant dense<[1.0, 3.0]> : tensor<2xf32>
  %e1 = check.constant dense<[1.0, 9.0]> : tensor<2xf32>
  check.expect_eq %x, %e0 : tensor<2xf32>
  check.expect_eq %y, %e1 : tensor<2xf32>
  thunder.return
}

// M10: x.add_(1).neg_().mul_(5).
thunder.func @chain() {
  %x = check.constant dense<[1.0, -3.0]> : tensor<2xf32>
  %s = thunder.ref.alloc %x : tensor<2xf32> -> !thunder.ref<2xf32>
  thunder.bsym @aten.add_.Tensor(self = %s, other = 1, alpha = 1) effects ["write:0"] : (!thunder.ref<2xf32>) -> ()
  thunder.bsym @aten.neg_.default(self = %s) effects ["write:0"] : (!thunder.ref<2xf32>) -> ()
  thunder.bsym @aten.mul_.Tensor(self = %s, other = 5) effects ["write:0"] : (!thunder.ref<2xf32>) -> ()
  %y = thunder.ref.load %s : !thunder.ref<2xf32> -> tensor<2xf32>
  %e = check.constant dense<[-10.0, 10.0]> : tensor<2xf32>
  check.expect_eq %y, %e : tensor<2xf32>
  thunder.return
}

// M11: y = x.view(2, 2); y[0][1] = 0: the window is 0-d.
thunder.func @assign_element() {
  %x = check.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %s = thunder.ref.alloc %x : tensor<4xf32> -> !thunder.ref<4xf32>
  %v = thunder.ref.view %s strides = [] offset = 1 : !thunder.ref<4xf32> -> !thunder.ref<f32>
  thunder.bsym @aten.fill_.Scalar(self = %v, value = 0) effects ["write:0"] : (!thunder.ref<f32>) -> ()
  %r = thunder.ref.load %s : !thunder.ref<4xf32> -> tensor<4xf32>
  %e = check.constant dense<[1.0, 0.0, 3.0, 4.0]> : tensor<4xf32>
  check.expect_eq %r, %e : tensor<4xf32>
  thunder.return
}

// M12: a, b = x.chunk(2, dim=1); a.add_(b); b.zero_().
thunder.func @chunks() {
  %x = check.constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]> : tensor<2x4xf32>
  %s = thunder.ref.alloc %x : tensor<2x4xf32> -> !thunder.ref<2x4xf32>
  %a = thunder.ref.view %s strides = [4, 1] offset = 0 : !thunder.ref<2x4xf32> -> !thunder.ref<2x2xf32>
  %b = thunder.ref.view %s strides = [4, 1] offset = 2 : !thunder.ref<2x4xf32> -> !thunder.ref<2x2xf32>
  %rhs = thunder.ref.load %b : !thunder.ref<2x2xf32> -> tensor<2x2xf32>
  thunder.bsym @aten.add_.Tensor(self = %a, other = %rhs, alpha = 1) effects ["write:0"] : (!thunder.ref<2x2xf32>, tensor<2x2xf32>) -> ()
  thunder.bsym @aten.zero_.default(self = %b) effects ["write:0"] : (!thunder.ref<2x2xf32>) -> ()
  %r = thunder.ref.load %s : !thunder.ref<2x4xf32> -> tensor<2x4xf32>
  %e = check.constant dense<[[4.0, 6.0, 0.0, 0.0], [12.0, 14.0, 0.0, 0.0]]> : tensor<2x4xf32>
  check.expect_eq %r, %e : tensor<2x4xf32>
  thunder.return
}

// A slice of step 2 in a storage with an odd end: x[0:4:2].neg_() of 5.
thunder.func @strided_slice() {
  %x = check.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32>
  %s = thunder.ref.alloc %x : tensor<5xf32> -> !thunder.ref<5xf32>
  %v = thunder.ref.view %s strides = [2] offset = 0 : !thunder.ref<5xf32> -> !thunder.ref<2xf32>
  thunder.bsym @aten.neg_.default(self = %v) effects ["write:0"] : (!thunder.ref<2xf32>) -> ()
  %r = thunder.ref.load %s : !thunder.ref<5xf32> -> tensor<5xf32>
  %e = check.constant dense<[-1.0, 2.0, -3.0, 4.0, 5.0]> : tensor<5xf32>
  check.expect_eq %r, %e : tensor<5xf32>
  thunder.return
}

// M20: y = x[1]; y.copy_(z), where z broadcasts and is another dtype.
thunder.func @copy() {
  %x = check.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %z = check.constant dense<[7]> : tensor<1xi64>
  %s = thunder.ref.alloc %x : tensor<2x2xf32> -> !thunder.ref<2x2xf32>
  %y = thunder.ref.view %s strides = [1] offset = 2 : !thunder.ref<2x2xf32> -> !thunder.ref<2xf32>
  thunder.bsym @aten.copy_.default(self = %y, src = %z, non_blocking = false) effects ["write:0"] : (!thunder.ref<2xf32>, tensor<1xi64>) -> ()
  %r = thunder.ref.load %s : !thunder.ref<2x2xf32> -> tensor<2x2xf32>
  %e = check.constant dense<[[1.0, 2.0], [7.0, 7.0]]> : tensor<2x2xf32>
  check.expect_eq %r, %e : tensor<2x2xf32>
  thunder.return
}

// M24: y = x.add_(1); z = y.neg_(); w = z.mul_(y.copy_(z.abs())). All are one
// buffer: z is -(x + 1), then its magnitude, then that squared.
thunder.func @chained() {
  %x = check.constant dense<[1.0, -4.0]> : tensor<2xf32>
  %s = thunder.ref.alloc %x : tensor<2xf32> -> !thunder.ref<2xf32>
  thunder.bsym @aten.add_.Tensor(self = %s, other = 1, alpha = 1) effects ["write:0"] : (!thunder.ref<2xf32>) -> ()
  thunder.bsym @aten.neg_.default(self = %s) effects ["write:0"] : (!thunder.ref<2xf32>) -> ()
  %z = thunder.ref.load %s : !thunder.ref<2xf32> -> tensor<2xf32>
  %c = thunder.bsym @aten.abs.default(self = %z) : (tensor<2xf32>) -> tensor<2xf32>
  thunder.bsym @aten.copy_.default(self = %s, src = %c, non_blocking = false) effects ["write:0"] : (!thunder.ref<2xf32>, tensor<2xf32>) -> ()
  %y = thunder.ref.load %s : !thunder.ref<2xf32> -> tensor<2xf32>
  thunder.bsym @aten.mul_.Tensor(self = %s, other = %y) effects ["write:0"] : (!thunder.ref<2xf32>, tensor<2xf32>) -> ()
  %w = thunder.ref.load %s : !thunder.ref<2xf32> -> tensor<2xf32>
  %e = check.constant dense<[4.0, 9.0]> : tensor<2xf32>
  check.expect_eq %w, %e : tensor<2xf32>
  thunder.return
}

// An expanded window may be read.
thunder.func @expanded_read() {
  %x = check.constant dense<[5.0, 6.0]> : tensor<2xf32>
  %s = thunder.ref.alloc %x : tensor<2xf32> -> !thunder.ref<2xf32>
  %v = thunder.ref.view %s strides = [0, 1] offset = 0 : !thunder.ref<2xf32> -> !thunder.ref<2x2xf32>
  thunder.bsym @aten.neg_.default(self = %s) effects ["write:0"] : (!thunder.ref<2xf32>) -> ()
  %r = thunder.ref.load %v : !thunder.ref<2x2xf32> -> tensor<2x2xf32>
  %e = check.constant dense<[[-5.0, -6.0], [-5.0, -6.0]]> : tensor<2x2xf32>
  check.expect_eq %r, %e : tensor<2x2xf32>
  thunder.return
}

// An in-place operator on what an argument of the call was before: the value on
// entry is one thing, the storage another.
thunder.func @old_value_as_operand() {
  %x = check.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %s = thunder.ref.alloc %x : tensor<2xf32> -> !thunder.ref<2xf32>
  %old = thunder.ref.load %s : !thunder.ref<2xf32> -> tensor<2xf32>
  thunder.bsym @aten.add_.Tensor(self = %s, other = 10, alpha = 1) effects ["write:0"] : (!thunder.ref<2xf32>) -> ()
  thunder.bsym @aten.mul_.Tensor(self = %s, other = %old) effects ["write:0"] : (!thunder.ref<2xf32>, tensor<2xf32>) -> ()
  %r = thunder.ref.load %s : !thunder.ref<2xf32> -> tensor<2xf32>
  %e = check.constant dense<[11.0, 24.0]> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  thunder.return
}
