// Custom operators are in no kernel, and those with effects keep their order.
//
// RUN: thunder-opt --thunder-partition-kernels %s | FileCheck %s

// One kernel for both additions would have to come after @ext.test.second, what
// reads the first result after the kernel: in the order of effects it cannot.
// CHECK-LABEL: @order
// CHECK:      kernel pointwise
// CHECK:        thunder.add
// CHECK-NOT:    thunder.add
// CHECK:      bsym @ext.test.first
// CHECK:      bsym @ext.test.second
// CHECK:      kernel pointwise
// CHECK:        thunder.add
thunder.func @order(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> tensor<2xf32> {
  %a = thunder.add %x, %x : tensor<2xf32>
  thunder.bsym @ext.test.first(%a) effects ["host"] : (tensor<2xf32>) -> ()
  %s = thunder.bsym @ext.test.second() effects ["host"] : () -> tensor<2xf32>
  %b = thunder.add %a, %s : tensor<2xf32>
  thunder.return outputs(%b : tensor<2xf32>)
}

// Without effects the calls may change places.
// CHECK-LABEL: @free
// CHECK:      bsym @ext.test.second
// CHECK-NEXT: kernel pointwise
// CHECK:        thunder.add
// CHECK:        thunder.add
// CHECK:      bsym @ext.test.first
// CHECK-NEXT: return
thunder.func @free(%x: tensor<2xf32> {thunder.name = "x", thunder.role = "input"}) -> (tensor<2xf32>, tensor<2xf32>) {
  %a = thunder.add %x, %x : tensor<2xf32>
  %f = thunder.bsym @ext.test.first(%a) effects [] : (tensor<2xf32>) -> tensor<2xf32>
  %s = thunder.bsym @ext.test.second() effects [] : () -> tensor<2xf32>
  %b = thunder.add %a, %s : tensor<2xf32>
  thunder.return outputs(%b, %f : tensor<2xf32>, tensor<2xf32>)
}
