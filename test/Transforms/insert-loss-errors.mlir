// RUN: not thunder-opt %s --thunder-insert-loss 2>&1 | FileCheck %s --check-prefix=TWO
// RUN: not thunder-opt %s --thunder-insert-loss="loss=output7" 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not thunder-opt %s --thunder-insert-loss="loss=output2" 2>&1 | FileCheck %s --check-prefix=SHAPE
// RUN: not thunder-opt %s --thunder-insert-loss="loss=mse(output3,t)" 2>&1 | FileCheck %s --check-prefix=INTEGER
// RUN: not thunder-opt %s --thunder-insert-loss="loss=hinge(output2,t)" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not thunder-opt %s --thunder-insert-loss="loss=mse(output2)" 2>&1 | FileCheck %s --check-prefix=FORM
// RUN: not thunder-opt %s --thunder-insert-loss="loss=cross_entropy(output0,t)" 2>&1 | FileCheck %s --check-prefix=CLASSES

// TWO: error: several outputs could be the loss: output0 output1; name one with --loss
// MISSING: error: --loss: there is no output 'output7'; the program has 4 outputs
// SHAPE: error: --loss: 'output2' is 'tensor<8xf32>', not a scalar; give --loss=cross_entropy(output2,target), mse or bce_with_logits
// INTEGER: error: --loss: 'output3' is 'tensor<8xi64>'; only floating tensors of a fixed shape can be minimized
// UNKNOWN: error: --loss: there is no loss 'hinge'; known are cross_entropy, mse, bce_with_logits
// FORM: error: --loss=mse(output2) is neither outputK nor LOSS(outputK,NAME)
// CLASSES: error: --loss: cross_entropy needs a dimension of classes, 'output0' is 'tensor<f32>'
thunder.func @forward(%a: tensor<f32> {thunder.name = "a", thunder.role = "input"}, %b: tensor<8xf32> {thunder.name = "b", thunder.role = "input"}, %c: tensor<8xi64> {thunder.name = "c", thunder.role = "input"}) -> (tensor<f32> {thunder.name = "output0"}, tensor<f32> {thunder.name = "output1"}, tensor<8xf32> {thunder.name = "output2"}, tensor<8xi64> {thunder.name = "output3"}) {
  thunder.return outputs(%a, %a, %b, %c : tensor<f32>, tensor<f32>, tensor<8xf32>, tensor<8xi64>)
}
