// Custom operators in a program: what they are given, in what order they run, how often. All numbers are small integers.
//
// RUN: split-file %s %t
// RUN: %thunderc %t/calls.mlir --link=%S/../Inputs/custom-operators/ops.c -o %t.calls
// RUN: %t.calls --print | FileCheck %s --check-prefix=CALLS
// RUN: %thunderc %t/calls.mlir -O0 --link=%S/../Inputs/custom-operators/ops.c -o %t.alone
// RUN: %t.alone --print --threads 2 | FileCheck %s --check-prefix=CALLS
// RUN: %thunderc %t/calls.mlir --link=%S/../Inputs/custom-operators/ops.c -o %t.again
// RUN: cmp %t.calls %t.again

// An object, an archive, a shared library beside the program. The folder of the public header is that of --link's sources.
// RUN: cc -O1 -I%S/../../include -c %S/../Inputs/custom-operators/ops.c -o %t.o
// RUN: rm -f %t.a && ar rcs %t.a %t.o
// RUN: cc -O1 -I%S/../../include -shared -fPIC %S/../Inputs/custom-operators/ops.c -o %t.so
// RUN: %thunderc %t/calls.mlir --link=%t.o -o %t.object && %t.object --print | FileCheck %s --check-prefix=CALLS
// RUN: %thunderc %t/calls.mlir --link=%t.a -o %t.archive && %t.archive --print | FileCheck %s --check-prefix=CALLS
// RUN: %thunderc %t/calls.mlir --link=%t.so -o %t.shared && %t.shared --print | FileCheck %s --check-prefix=CALLS
// RUN: %thunderc %t/calls.mlir --link=%t.o --emit=lib -o %t.lib.so && nm -D --defined-only %t.lib.so | FileCheck %s --check-prefix=LIB

// Effects are kept, dead or not, and in order; equal pure calls stay two; what only a dead pure one needs is gone.
// CALLS:      called mul
// CALLS-NEXT: called mul
// CALLS-NEXT: called show {"args":[{"in":0},0.5,1.0,3,null,true,[1,{"in":1}]],"kwargs":{"mode":{"str":"a\"b"},"dtype":{"dtype":"bf16"}}}
// CALLS-NEXT: in[0] dtype 7 shape 3 2 strides 2 1
// CALLS-NEXT: in[1] dtype 5 shape strides
// CALLS-NEXT: called accumulate
// CALLS-NEXT: output0 F32 [6]
// CALLS-NEXT: 0 1 4 9 16 25
// CALLS-NEXT: output1 F32 [6]
// CALLS-NEXT: 0 1 4 9 16 25
// CALLS-NEXT: output2 F32 []
// CALLS-NEXT: 15
// CALLS-NEXT: output3 F32 [6]
// CALLS-NEXT: 0 2 6 12 20 30
// LIB-NOT: ext_

// RUN: %thunderc %t/order.mlir --link=%t.o -o %t.order && %t.order --print | FileCheck %s --check-prefix=ORDER
// RUN: %thunderc %t/order.mlir -O0 --link=%t.o -o %t.order && %t.order --print | FileCheck %s --check-prefix=ORDER
// ORDER:      called first 0
// ORDER-NEXT: called second
// ORDER-NEXT: output0 F32 [2]
// ORDER-NEXT: 5 6

// A write to an argument's window, through references.
// RUN: %thunderc %t/write.mlir --link=%t.o -o %t.write && %t.write --save-state %t.state.safetensors --print | FileCheck %s --check-prefix=WRITE
// RUN: %t.write --load-state %t.state.safetensors --print | FileCheck %s --check-prefix=WRITE2
// WRITE:      output0 F32 []
// WRITE-NEXT: 0
// WRITE-NEXT: output1 F32 [2, 2]
// WRITE-NEXT: 0 0
// WRITE-NEXT: 1 2
// WRITE2:      output0 F32 []
// WRITE2-NEXT: 3
// WRITE2-NEXT: output1 F32 [2, 2]
// WRITE2-NEXT: 0 0
// WRITE2-NEXT: 2 4

// A failure names the operator and its source line, and ends the program with exit code 1.
// RUN: %thunderc %t/fail.mlir --link=%t.o -o %t.fail
// RUN: rm -f %t.out.npz
// RUN: not %t.fail --outputs %t.out.npz 2>&1 | FileCheck %s --check-prefix=FAIL
// RUN: not ls %t.out.npz
// FAIL: error: ext.test.root at model.py:12: ext_test_root reports a failure (status 7)

//--- calls.mlir
thunder.func @forward() -> (tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<6xf32>) {
  %0 = thunder.iota dim = 0 : tensor<6xi64> loc("m.py":1:0)
  %x = thunder.convert_element_type %0 to f32 : tensor<6xi64> -> tensor<6xf32> loc("m.py":2:0)
  %a = thunder.bsym @ext.test.mul(%x, %x) effects [] : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32> loc("m.py":3:0)
  %b = thunder.bsym @ext.test.mul(%x, %x) effects [] : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32> loc("m.py":3:0)
  %c = thunder.bsym @ext.test.mul(%a, %x) effects [] : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32> loc("m.py":4:0)
  %dead = thunder.bsym @ext.test.nowhere(%c) effects [] : (tensor<6xf32>) -> tensor<6xf32> loc("m.py":4:0)
  %one = thunder.full 1 : i64 : tensor<i64> loc("m.py":5:0)
  %r = thunder.reshape %a : tensor<6xf32> -> tensor<3x2xf32> loc("m.py":5:0)
  %d = thunder.bsym @ext.test.show(%r, 0.5 : f64, 1.0 : f64, 3 : i64, none, "" = true, [1 : i64, %one], mode = "a\22b", dtype = bf16) effects ["host"] : (tensor<3x2xf32>, tensor<i64>) -> tensor<3x2xf32> loc("m.py":5:0)
  %sum, %next = thunder.bsym @ext.test.accumulate(%x, %a) effects ["write:0"] : (tensor<6xf32>, tensor<6xf32>) -> (tensor<f32>, tensor<6xf32>) loc("m.py":6:0)
  thunder.return outputs(%a, %b, %sum, %next : tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<6xf32>) loc("m.py":7:0)
}

//--- order.mlir
// Fusing the two additions would put what reads the first before and what makes the second behind them.
thunder.func @forward() -> tensor<2xf32> {
  %0 = thunder.iota dim = 0 : tensor<2xi64> loc("m.py":1:0)
  %x = thunder.convert_element_type %0 to f32 : tensor<2xi64> -> tensor<2xf32> loc("m.py":2:0)
  %a = thunder.add %x, %x : tensor<2xf32> loc("m.py":2:0)
  thunder.bsym @ext.test.first(%a) effects ["host"] : (tensor<2xf32>) -> () loc("m.py":3:0)
  %s = thunder.bsym @ext.test.second() effects ["host"] : () -> tensor<2xf32> loc("m.py":4:0)
  %d = thunder.sub %a, %x : tensor<2xf32> loc("m.py":5:0)
  %b = thunder.add %d, %s : tensor<2xf32> loc("m.py":5:0)
  thunder.return outputs(%b : tensor<2xf32>) loc("m.py":7:0)
}

//--- write.mlir
thunder.func @forward(%m: !thunder.ref<2x2xf32> {thunder.name = "b_m", thunder.role = "buffer", thunder.qualified = ["m"]}) -> (tensor<f32>, tensor<2x2xf32>) {
  %0 = thunder.iota dim = 0 {start = 1 : i64} : tensor<2xi64> loc("m.py":1:0)
  %x = thunder.convert_element_type %0 to f32 : tensor<2xi64> -> tensor<2xf32> loc("m.py":2:0)
  %row = thunder.ref.view %m strides = [1] offset = 2 : !thunder.ref<2x2xf32> -> !thunder.ref<2xf32> loc("m.py":3:0)
  %sum = thunder.bsym @ext.test.accumulate(%row, %x) effects ["write:0"] : (!thunder.ref<2xf32>, tensor<2xf32>) -> tensor<f32> loc("m.py":4:0)
  %all = thunder.ref.load %m : !thunder.ref<2x2xf32> -> tensor<2x2xf32> loc("m.py":5:0)
  thunder.return outputs(%sum, %all : tensor<f32>, tensor<2x2xf32>) loc("m.py":6:0)
}

//--- fail.mlir
thunder.func @forward() -> tensor<f32> {
  %x = thunder.full -1.0 : f32 : tensor<f32> loc("m.py":1:0)
  %r = thunder.bsym @ext.test.root(%x) effects [] : (tensor<f32>) -> tensor<f32> loc("model.py":12:0)
  thunder.return outputs(%r : tensor<f32>) loc("m.py":6:0)
}
