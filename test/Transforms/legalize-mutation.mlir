// RUN: thunder-opt %s --split-input-file --thunder-legalize-mutation | FileCheck %s

// The report this pass answers: an in-place operator on a view. The write is an
// operand of the terminator, so nothing can come after it or drop it.
// CHECK-LABEL: thunder.func @view_sin
// CHECK-NEXT: %[[V:.*]] = reshape %arg0 : tensor<2x3xf32> -> tensor<6x1xf32>
// CHECK-NEXT: %[[R:.*]] = reshape %[[V]] : tensor<6x1xf32> -> tensor<6xf32>
// CHECK-NEXT: %[[N:.*]] = bsym @aten.sin.default(self = %[[R]])
// CHECK: %[[W:.*]] = reshape %{{.*}} -> tensor<2x3xf32>
// CHECK: return writes(%[[W]] -> %arg0 : tensor<2x3xf32>)
thunder.func @view_sin(%x: !thunder.ref<2x3xf32> {thunder.name = "x", thunder.role = "input"}) {
  %v = thunder.ref.view %x strides = [1] offset = 0 : !thunder.ref<2x3xf32> -> !thunder.ref<6xf32>
  thunder.bsym @aten.sin_.default(self = %v) effects ["write:0"] : (!thunder.ref<6xf32>) -> ()
  thunder.return
}

// -----

// A load before the write has the old value, one after it the new.
// CHECK-LABEL: thunder.func @order
// CHECK-NEXT: %[[N:.*]] = bsym @aten.neg.default(self = %arg0)
// CHECK-NEXT: return outputs(%arg0, %[[N]] : {{.*}}) writes(%[[N]] -> %arg0
thunder.func @order(%x: !thunder.ref<4xf32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<4xf32>, tensor<4xf32>) {
  %before = thunder.ref.load %x : !thunder.ref<4xf32> -> tensor<4xf32>
  thunder.bsym @aten.neg_.default(self = %x) effects ["write:0"] : (!thunder.ref<4xf32>) -> ()
  %after = thunder.ref.load %x : !thunder.ref<4xf32> -> tensor<4xf32>
  thunder.return outputs(%before, %after : tensor<4xf32>, tensor<4xf32>)
}

// -----

// A write to a row is a part of the next value of the whole; another view of
// the storage sees it.
// CHECK-LABEL: thunder.func @row
// CHECK: %[[N:.*]] = reshape %arg1 : tensor<3xf32> -> tensor<3x1xf32>
// CHECK: %[[B:.*]] = slice %{{.*}} [0, 0] to [3, 1]
// CHECK: %[[C:.*]] = cat %[[B]], %[[N]] dim = 0
// CHECK: %[[W:.*]] = reshape %[[C]] {{.*}} -> tensor<2x3xf32>
// CHECK: %[[T:.*]] = transpose %{{.*}} permutation = [1, 0]
// CHECK: return outputs(%{{.*}}) writes(%[[W]] -> %arg0
thunder.func @row(%x: !thunder.ref<2x3xf32> {thunder.name = "x", thunder.role = "buffer"}, %y: tensor<3xf32> {thunder.name = "y", thunder.role = "input"}) -> tensor<3x2xf32> {
  %row = thunder.ref.view %x strides = [1] offset = 3 : !thunder.ref<2x3xf32> -> !thunder.ref<3xf32>
  %t = thunder.ref.view %x strides = [1, 3] offset = 0 : !thunder.ref<2x3xf32> -> !thunder.ref<3x2xf32>
  thunder.ref.store %y to %row : tensor<3xf32> -> !thunder.ref<3xf32>
  %r = thunder.ref.load %t : !thunder.ref<3x2xf32> -> tensor<3x2xf32>
  thunder.return outputs(%r : tensor<3x2xf32>)
}

// -----

// A diagonal is no box: its elements go by position. 0, 4 and 8 of 9.
// CHECK-LABEL: thunder.func @diagonal
// CHECK: iota dim = 0
// CHECK: full 4
// CHECK: scatter
thunder.func @diagonal(%x: !thunder.ref<3x3xf32> {thunder.name = "x", thunder.role = "buffer"}, %y: tensor<3xf32> {thunder.name = "y", thunder.role = "input"}) {
  %d = thunder.ref.view %x strides = [4] offset = 0 : !thunder.ref<3x3xf32> -> !thunder.ref<3xf32>
  thunder.ref.store %y to %d : tensor<3xf32> -> !thunder.ref<3xf32>
  thunder.return
}

// -----

// Nobody sees the storage after the last load: the second write is dead, and
// no `writes` keeps it.
// CHECK-LABEL: thunder.func @local
// CHECK-NEXT: %[[S:.*]] = bsym @aten.sin.default(self = %arg0)
// CHECK-NEXT: bsym @aten.exp.default(self = %[[S]])
// CHECK-NEXT: return outputs(%[[S]] : tensor<4xf32>){{$}}
thunder.func @local(%x: tensor<4xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<4xf32> {
  %s = thunder.ref.alloc %x : tensor<4xf32> -> !thunder.ref<4xf32>
  thunder.bsym @aten.sin_.default(self = %s) effects ["write:0"] : (!thunder.ref<4xf32>) -> ()
  %r = thunder.ref.load %s : !thunder.ref<4xf32> -> tensor<4xf32>
  thunder.bsym @aten.exp_.default(self = %s) effects ["write:0"] : (!thunder.ref<4xf32>) -> ()
  thunder.return outputs(%r : tensor<4xf32>)
}

// -----

// x.detach().neg_() changes the value; its gradient belongs to what was there.
// CHECK-LABEL: thunder.func @detached
// CHECK-NEXT: %[[D:.*]] = bsym @aten.detach.default(self = %arg0)
// CHECK-NEXT: %[[N:.*]] = bsym @aten.neg.default(self = %[[D]])
// CHECK-NEXT: %[[S:.*]] = bsym @thunder.set_data(old = %arg0, new = %[[N]])
// CHECK-NEXT: return outputs(%[[S]] : {{.*}}) writes(%[[S]] -> %arg0
thunder.func @detached(%x: !thunder.ref<4xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<4xf32> {
  %d = thunder.ref.view %x strides = [1] offset = 0 detached : !thunder.ref<4xf32> -> !thunder.ref<4xf32>
  thunder.bsym @aten.neg_.default(self = %d) effects ["write:0"] : (!thunder.ref<4xf32>) -> ()
  %r = thunder.ref.load %x : !thunder.ref<4xf32> -> tensor<4xf32>
  thunder.return outputs(%r : tensor<4xf32>)
}

// -----

// The result has the operand's dtype, whatever the function gives.
// CHECK-LABEL: thunder.func @promoted
// CHECK-NEXT: %[[A:.*]] = bsym @aten.add.Tensor({{.*}}) : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xf64>
// CHECK-NEXT: %[[C:.*]] = convert_element_type %[[A]] to f32
// CHECK-NEXT: return writes(%[[C]] -> %arg0
thunder.func @promoted(%x: !thunder.ref<4xf32> {thunder.name = "x", thunder.role = "input"}, %y: tensor<4xf64> {thunder.name = "y", thunder.role = "input"}) {
  thunder.bsym @aten.add_.Tensor(self = %x, other = %y, alpha = 1) effects ["write:0"] : (!thunder.ref<4xf32>, tensor<4xf64>) -> ()
  thunder.return
}

// -----

// The value on entry may be an operand of anything, also of what writes to the
// storage afterwards: it stays what it was.
// CHECK-LABEL: thunder.func @entry_value
// CHECK-NEXT: %[[A:.*]] = bsym @aten.add.Tensor(self = %arg0, other = %arg0
// CHECK-NEXT: %[[N:.*]] = bsym @aten.neg.default(self = %arg0)
// CHECK-NEXT: %[[M:.*]] = bsym @aten.mul.Tensor(self = %[[N]], other = %arg0)
// CHECK-NEXT: return outputs(%[[A]] : tensor<4xf32>) writes(%[[M]] -> %arg0
thunder.func @entry_value(%x: !thunder.ref<4xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<4xf32> {
  %old = thunder.ref.load %x : !thunder.ref<4xf32> -> tensor<4xf32>
  %sum = thunder.bsym @aten.add.Tensor(self = %old, other = %old, alpha = 1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  thunder.bsym @aten.neg_.default(self = %x) effects ["write:0"] : (!thunder.ref<4xf32>) -> ()
  thunder.bsym @aten.mul_.Tensor(self = %x, other = %old) effects ["write:0"] : (!thunder.ref<4xf32>, tensor<4xf32>) -> ()
  thunder.return outputs(%sum : tensor<4xf32>)
}

// -----

// The twin is in the checkpoint region of the node.
// CHECK-LABEL: thunder.func @checkpoint
// CHECK-NEXT: bsym @aten.neg.default(self = %arg0) attributes {thunder.checkpoint = "1"}
thunder.func @checkpoint(%x: !thunder.ref<4xf32> {thunder.name = "x", thunder.role = "input"}) {
  thunder.bsym @aten.neg_.default(self = %x) effects ["write:0"] attributes {thunder.checkpoint = "1"} : (!thunder.ref<4xf32>) -> ()
  thunder.return
}
