//===- Passes.td - Passes of the compiler ---------------------*- tablegen -*-===//
//
// In the order of the pipeline. Flag thunder-<verb>-<object>, file
// VerbObject.cpp, test verb-object.mlir. docs/Passes.md is made of this file
// (scripts/docs); a test demands that each description says **Before.**,
// **After.** (or that it changes nothing), **Needs.** and **Refuses.**, and that
// each pass that changes something counts what it did.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_PASSES
#define THUNDER_PASSES

include "mlir/Pass/PassBase.td"

//===----------------------------------------------------------------------===//
// import
//===----------------------------------------------------------------------===//

def VerifyImport : Pass<"thunder-verify-import", "ModuleOp"> {
  let summary = "Check what the phase import promises";
  let description = [{
    Changes nothing. Every function holds bound symbols and primitives only, and
    each op has a location to name in errors.

    **Needs.** Nothing.

    **Refuses.** Other ops, and ops without a location: an error of thunderc.
  }];
}

//===----------------------------------------------------------------------===//
// legalize
//===----------------------------------------------------------------------===//

def LegalizeMutation : Pass<"thunder-legalize-mutation", "::mlir::thunder::FuncOp"> {
  let summary = "Turn references and writes into values";
  let description = [{
    Walks the function in order. Each storage has a current value: a load becomes
    a function of it (slices, reshapes, transposes; `take` where the window is no
    box), a store its next value, and a symbol that writes becomes its functional
    twin between a load and a store, whole, so that its gradient rule stays
    reachable. Loads after a store see it, through whichever window; loads before
    it do not. The last value of an argument's storage becomes a `writes` operand
    of the terminator; that of a storage that nobody sees is dead. A write through
    a detached window becomes `thunder.set_data`. Linear in the size of the
    program.

    **Before.**
    ```mlir
    thunder.func @forward(%x: !thunder.ref<4xf32> {…"x"}) {
      thunder.bsym @aten.sin_.default(self = %x) effects ["write:0"] : (!thunder.ref<4xf32>) -> ()
      thunder.return
    }
    ```
    **After.**
    ```mlir
    thunder.func @forward(%x: tensor<4xf32> {…"x"}) {
      %0 = thunder.bsym @aten.sin.default(self = %x) : (tensor<4xf32>) -> tensor<4xf32>
      thunder.return writes(%0 -> %x : tensor<4xf32>)
    }
    ```

    **Needs.** What import promises.

    **Refuses.** (exit 4) A symbol that writes and has no twin, and one that
    changes the shape of its operand; (exit 1) a result that PyTorch would not
    cast to the operand's dtype, and a write to an expanded tensor.
  }];
  let statistics = [
    Statistic<"numStores", "stores", "Writes to a storage">,
  ];
}

def VerifyLegalize : Pass<"thunder-verify-legalize", "ModuleOp"> {
  let summary = "Check what the phase legalize promises";
  let description = [{
    Changes nothing. No bound symbol writes to an operand: mutations are `writes`
    of the terminator. A symbol that is neither registered nor has a body must
    declare its effects.

    **Needs.** What import promises.

    **Refuses.** (exit 4) Symbols that write to an operand, and symbols that are
    used but neither known nor declared: all of them, each with its place.
  }];
}

//===----------------------------------------------------------------------===//
// differentiate
//===----------------------------------------------------------------------===//

def FlattenCheckpoints : Pass<"thunder-flatten-checkpoints", "::mlir::thunder::FuncOp"> {
  let summary = "Make ops with a mark of checkpoint regions";
  let description = [{
    The ops of a thunder.checkpoint take its place; the attribute
    `thunder.checkpoint` tells which region they were in. Of nested regions the
    outermost one counts.

    **Before.**
    ```mlir
    %0 = thunder.checkpoint(%a = %x : tensor<8xf32>) -> tensor<8xf32> {
      %1 = thunder.sin %a : tensor<8xf32>
      thunder.yield %1 : tensor<8xf32>
    }
    ```
    **After.**
    ```mlir
    %0 = thunder.sin %x {thunder.checkpoint = "region.0"} : tensor<8xf32>
    ```

    **Needs.** Values, no references.

    **Refuses.** Nothing.
  }];
  let statistics = [
    Statistic<"numRegions", "regions", "Checkpoint regions">,
  ];
}

def InsertLoss : Pass<"thunder-insert-loss", "ModuleOp"> {
  let summary = "Make the loss the only output of @forward";
  let description = [{
    Mode train. `loss` is one of `outputK`, `cross_entropy(outputK,NAME)`,
    `mse(outputK,NAME)` and `bce_with_logits(outputK,NAME)`; NAME (usually
    `target`) is an input of the program, or becomes one: the class indices of a
    cross entropy, a tensor like the output for the others. Empty: the only
    output that is a floating scalar. The result is called `loss`; other outputs
    go, writes stay.

    **Before.**
    ```mlir
    thunder.func @forward(%x: tensor<32x10xf32> {…"x"}) -> tensor<32x10xf32>
    ```
    **After.** For `cross_entropy(output0,target)`:
    ```mlir
    thunder.func @forward(%x: tensor<32x10xf32> {…"x"}, %t: tensor<32xi64> {…"target"}) -> tensor<f32>
    ```

    **Needs.** A function @forward.

    **Refuses.** (exit 1) An output that does not exist, is not floating or, as
    the loss itself, not a scalar; none or several candidates for the default.
  }];
  let statistics = [
    Statistic<"numInserted", "losses-inserted", "Losses that the model did not compute itself">,
  ];
  let options = [
    Option<"loss", "loss", "std::string", /*default=*/"\"\"",
           "what to minimize; empty: the only floating scalar output">,
  ];
}

def Autodiff : Pass<"thunder-autodiff", "ModuleOp"> {
  let summary = "Replace @forward by @grad: the outputs and their gradients";
  let description = [{
    Reverse mode. Activity first (see thunder/Analysis/Activity.h): only ops that
    lie between a selected argument and a floating output, on floating values,
    are touched. Then each active bound symbol is differentiated by its own rule
    or inlined until rules apply; inactive symbols stay whole. Terms of a
    gradient are added in reverse program order, so the result does not depend
    on anything but the program.

    **Before.**
    ```mlir
    thunder.func @forward(%x: tensor<8xf32> {…"x"}) -> tensor<8xf32> {
      %0 = thunder.exp %x : tensor<8xf32>
      thunder.return outputs(%0 : tensor<8xf32>)
    }
    ```
    **After.**
    ```mlir
    thunder.func @grad(%x: tensor<8xf32> {…"x"}, %g: tensor<8xf32> {…"grad_output0"}) -> (tensor<8xf32>, tensor<8xf32>) {
      %0 = thunder.exp %x : tensor<8xf32>
      %1 = thunder.mul %g, %0 : tensor<8xf32>
      thunder.return outputs(%0, %1 : tensor<8xf32>, tensor<8xf32>)
    }
    ```

    **Needs.** A function @forward; values, no references.

    **Refuses.** (exit 1) A literal name in `wrt` or `freeze` that names nothing
    or is not floating, and an empty selection; (exit 4) an active operator with
    neither a rule nor a body. A glob skips tensors that are not floating.
  }];
  let options = [
    ListOption<"withRespectTo", "wrt", "std::string",
               "names and globs of what gets a gradient">,
    ListOption<"freeze", "freeze", "std::string",
               "names and globs of what gets none">,
    ListOption<"executors", "executors", "std::string",
               "whose gradient rules hold, the first one first">,
    Option<"parametersOnly", "parameters-only", "bool", /*default=*/"false",
           "refuse arguments that are not parameters (training)">,
  ];
  let statistics = [
    Statistic<"numGradients", "gradients", "Arguments that got a gradient">,
  ];
}

def AutocastSymbols : Pass<"thunder-autocast-symbols", "ModuleOp"> {
  let summary = "Compute products and convolutions in bf16 or f16";
  let description = [{
    What `torch.autocast("cpu")` does, on whole symbols: floating operands of
    products, convolutions and attention are converted to `dtype`, those of
    losses to f32, those of cat, stack and index_copy to their widest dtype;
    f64 stays. All other symbols compute in the dtype that reaches them; what
    follows from that for the types of their results is worked out. A parameter
    is converted once for all its uses. Outputs get the dtype that they have in
    PyTorch then; a value that is written to an argument is converted back.

    **Before.**
    ```mlir
    %0 = thunder.bsym @aten.linear.default(input = %x, weight = %w, bias = none) : (tensor<32x64xf32>, tensor<10x64xf32>) -> tensor<32x10xf32>
    ```
    **After.**
    ```mlir
    %1 = thunder.bsym @aten._to_copy.default(self = %x, dtype = bf16) : (tensor<32x64xf32>) -> tensor<32x64xbf16>
    %2 = thunder.bsym @aten._to_copy.default(self = %w, dtype = bf16) : (tensor<10x64xf32>) -> tensor<10x64xbf16>
    %0 = thunder.bsym @aten.linear.default(input = %1, weight = %2, bias = none) : (tensor<32x64xbf16>, tensor<10x64xbf16>) -> tensor<32x10xbf16>
    ```

    **Needs.** Whole symbols. One with a body of its own, or an opaque one, gets
    operands of the types that it was written for.

    **Refuses.** What the symbols refuse in the new dtypes.
  }];
  let options = [
    Option<"dtype", "dtype", "std::string", /*default=*/"\"bf16\"", "bf16 or f16">,
  ];
  let statistics = [
    Statistic<"numCasts", "casts", "Conversions inserted">,
  ];
}

def BuildEvaluation : Pass<"thunder-build-evaluation", "ModuleOp"> {
  let summary = "Add @evaluate: the loss without dropout and updates";
  let description = [{
    Mode train. A copy of @forward in which symbols that act differently in
    training (dropout, batch norm, dropout of attention) act as after
    `module.eval()`, and nothing is written. The program runs it for
    `--validate`.

    **Before.**
    ```mlir
    thunder.func @forward(%x: tensor<8xf32> {…"x"}) -> tensor<f32> {
      %0 = thunder.bsym @aten.dropout.default(input = %x, p = 0.5, train = true) : …
    ```
    **After.** @forward and
    ```mlir
    thunder.func @evaluate(%x: tensor<8xf32> {…"x"}) -> tensor<f32> {
      %0 = thunder.bsym @aten.dropout.default(input = %x, p = 0.5, train = false) : …
    ```

    **Needs.** Whole symbols: randomness that the model spells out itself (a
    mask of `bernoulli`) is not recognized and stays.

    **Refuses.** Nothing.
  }];
  let statistics = [
    Statistic<"numSwitched", "symbols-switched", "Bound symbols that act as in evaluation">,
  ];
}

def BuildTrainingStep : Pass<"thunder-build-training-step", "ModuleOp"> {
  let summary = "Replace @grad by @step, @gradients and @update";
  let description = [{
    PyTorch's single-tensor formulas for SGD (momentum, dampening, Nesterov,
    weight decay), Adam and AdamW. Hyper-parameters are f64 arguments of role
    `hyper` (`hyper.lr`, …) whose default is the option; numbers that depend on
    them and the step are computed in f64 and rounded to the parameter's dtype
    once. Two decisions are compiled in and have no argument: momentum 0 of SGD
    (there is no buffer then), and weight decay 0 of SGD and Adam.

    **Before.** @grad with the one output `loss` and its cotangent, which becomes 1.

    **After.** Three functions. @step has the arguments of @grad without that
    cotangent, then `train.step`, the optimizer's slots (`optimizer.SLOT.NAME`)
    and the hyper-parameters; its result is the loss before the update, its
    writes are those of @grad, the parameters, the slots and the step.

    @gradients and @update are its two halves: the first has the loss as its
    result, multiplies its cotangent with the number `train.scale` and adds the
    gradients to arguments `grad.NAME` of role `gradient`, which it writes; the
    second reads them, scales them as `torch.nn.utils.clip_grad_norm_` does when
    the number `train.max_norm` is not negative, and updates; its result is
    their norm, `grad_norm`.

    **Needs.** The gradients of parameters and nothing else.

    **Refuses.** (exit 1) Hyper-parameters that PyTorch refuses, and a gradient
    of what is not a parameter; (exit 4) parameters of half precision.
  }];
  let options = [
    Option<"optimizer", "optimizer", "std::string", /*default=*/"\"sgd\"", "sgd, adam or adamw">,
    Option<"lr", "lr", "double", /*default=*/"1e-3", "learning rate">,
    Option<"momentum", "momentum", "double", /*default=*/"0", "sgd">,
    Option<"dampening", "dampening", "double", /*default=*/"0", "sgd">,
    Option<"nesterov", "nesterov", "bool", /*default=*/"false", "sgd">,
    Option<"beta1", "beta1", "double", /*default=*/"0.9", "adam, adamw">,
    Option<"beta2", "beta2", "double", /*default=*/"0.999", "adam, adamw">,
    Option<"eps", "eps", "double", /*default=*/"1e-8", "adam, adamw">,
    Option<"weightDecay", "weight-decay", "double", /*default=*/"0", "all">,
  ];
  let statistics = [
    Statistic<"numParameters", "parameters", "Parameters that are updated">,
  ];
}

def VerifyDifferentiate : Pass<"thunder-verify-differentiate", "ModuleOp"> {
  let summary = "Check what the phase differentiate promises";
  let description = [{
    Changes nothing. There is one entry function, @forward or @grad, or @step,
    perhaps with @gradients, @update and @evaluate. @step, @gradients and
    @evaluate return one floating scalar called `loss`; @step and @update write
    `train.step`; @evaluate writes nothing.

    **Needs.** Nothing.

    **Refuses.** Anything else: an error of thunderc.
  }];
}

//===----------------------------------------------------------------------===//
// claim
//===----------------------------------------------------------------------===//

def DecomposeSymbols : Pass<"thunder-decompose-symbols"> {
  let summary = "Decide who runs each bound symbol, and inline the others down to primitives";
  let description = [{
    A symbol is run by the `impl` rule that it names, else by one for all symbols
    of its name, else by the first of `executors` that accepts it. Code from
    outside runs custom operators (`ext.…` with declared effects and no body):
    they stay. Anything else is inlined; a body in the program wins over the
    registered one. Dead symbols without effects are removed first, so an operator
    that is not supported but not needed either does no harm. Runs on a module,
    whose rules are gone afterwards, or on one function.

    **Before.**
    ```mlir
    %0 = thunder.bsym @aten.relu.default(self = %x) : (tensor<8xf32>) -> tensor<8xf32>
    ```
    **After.**
    ```mlir
    %1 = thunder.full 0.000000e+00 : f32 : tensor<8xf32>
    %0 = thunder.maximum %x, %1 : tensor<8xf32>
    ```

    **Needs.** Values, no references.

    **Refuses.** Symbols that are not registered, unsupported arguments and
    dynamic shapes (exit 4); arguments that PyTorch would refuse, declared result
    types that do not follow from the arguments, and a rule that a symbol names
    and that does not fit it (exit 1). Reports all of them, not the first only.
  }];
  let options = [
    ListOption<"executors", "executors", "std::string",
               "who may run symbols, the first one first">,
  ];
  let statistics = [
    Statistic<"numInlined", "symbols-inlined", "Bound symbols inlined">,
    Statistic<"numClaimed", "symbols-claimed", "Bound symbols run by a rule or an executor">,
    Statistic<"numDead", "symbols-removed", "Dead bound symbols removed">,
  ];
}

def VerifyClaim : Pass<"thunder-verify-claim", "ModuleOp"> {
  let summary = "Check what the phase claim promises";
  let description = [{
    Changes nothing. Every op between a function's arguments and its return is a
    primitive or a custom operator.

    **Needs.** Nothing.

    **Refuses.** Anything else: an error of thunderc.
  }];
}

//===----------------------------------------------------------------------===//
// optimize
//===----------------------------------------------------------------------===//

def SimplifyPrimitives : Pass<"thunder-simplify-primitives", "::mlir::thunder::FuncOp"> {
  let summary = "Compose layout ops, fold numbers, apply exact identities";
  let description = [{
    Changes no bit of any result: `x * 1` goes, `x + 0` stays. Transposes,
    broadcasts and reshapes are composed; the transpose of a product moves into
    the factors where one of them loses its own; layout ops and conversions of a
    `full` become a `full`. Dead ops go, too.

    **Before.**
    ```mlir
    %1 = thunder.transpose %x permutation = [1, 0] : tensor<32x64xf32> -> tensor<64x32xf32>
    %2 = thunder.matmul %1, %g : tensor<64x32xf32>, tensor<32x10xf32> -> tensor<64x10xf32>
    %3 = thunder.transpose %2 permutation = [1, 0] : tensor<64x10xf32> -> tensor<10x64xf32>
    ```
    **After.**
    ```mlir
    %1 = thunder.transpose %g permutation = [1, 0] : tensor<32x10xf32> -> tensor<10x32xf32>
    %3 = thunder.matmul %1, %x : tensor<10x32xf32>, tensor<32x64xf32> -> tensor<10x64xf32>
    ```

    **Needs.** Static shapes.

    **Refuses.** Nothing.
  }];
  let statistics = [
    Statistic<"numRemoved", "ops-removed", "Ops fewer than before">,
  ];
}

def HoistPreparation : Pass<"thunder-hoist-preparation", "ModuleOp"> {
  let summary = "Compute what depends on weights only once, in @prepare";
  let description = [{
    Pure primitives whose operands are parameters, constants and buffers that no
    entry writes move to a function @prepare. What the other function reads of
    them becomes a result of @prepare and an argument of role `derived`; the
    program runs @prepare before the first run and after every change of its
    weights. Reshapes, broadcasts and constants are repeated instead of kept, and
    a result more than four times as large as its operands stays.

    **Before.**
    ```mlir
    thunder.func @forward(%x: tensor<4x8xf32> {…"x"}, %w: tensor<2x8xf32> {…"w", thunder.role = "parameter"}) -> tensor<4x2xf32> {
      %0 = thunder.transpose %w permutation = [1, 0] : tensor<2x8xf32> -> tensor<8x2xf32>
      %1 = thunder.matmul %x, %0 : tensor<4x8xf32>, tensor<8x2xf32> -> tensor<4x2xf32>
    ```
    **After.**
    ```mlir
    thunder.func @prepare(%w: tensor<2x8xf32> {…"w"}) -> (tensor<8x2xf32> {thunder.name = "derived.0", thunder.role = "derived"})
    thunder.func @forward(%x: tensor<4x8xf32> {…"x"}, %w: tensor<2x8xf32> {…"w"}, %d: tensor<8x2xf32> {…"derived.0"}) -> tensor<4x2xf32> {
      %0 = thunder.matmul %x, %d : tensor<4x8xf32>, tensor<8x2xf32> -> tensor<4x2xf32>
    ```

    **Needs.** One public function: modules of several stay, since those train
    and their weights change in every run.

    **Refuses.** Nothing.
  }];
  let statistics = [
    Statistic<"kept", "kept", "Tensors that @prepare computes">,
  ];
}

def VerifyOptimize : Pass<"thunder-verify-optimize", "ModuleOp"> {
  let summary = "Check what the phase optimize promises";
  let description = [{
    Changes nothing. What claim promises, and no op is dead.

    **Needs.** Nothing.

    **Refuses.** Anything else: an error of thunderc.
  }];
}

//===----------------------------------------------------------------------===//
// partition
//===----------------------------------------------------------------------===//

def PartitionKernels : Pass<"thunder-partition-kernels", "::mlir::thunder::FuncOp"> {
  let summary = "Group primitives into kernels";
  let description = [{
    Puts every primitive of every thunder.func but `reshape` (which is another
    name of a buffer) into a `thunder.kernel` of a schedule class. Clusters grow
    greedily by the time that merging two of them saves (bytes that are neither
    written nor read again, one launch less), and only into what one class can
    emit (docs/Architecture.md). Cheap producers (`full`, `iota`, broadcasts)
    are repeated in the kernels that use them.

    **Before.** `%0 = thunder.mul %a, %b`, `%1 = thunder.add %0, %c`.

    **After.** One `thunder.kernel pointwise` with both.

    **Needs.** Primitives only (no bound symbols, no references), static shapes.

    **Refuses.** Anything else, with exit code 4 for dynamic shapes.
  }];
  let options = [
    Option<"fuse", "fuse", "bool", /*default=*/"true", "Merge clusters; without it every primitive is a kernel">,
  ];
  let statistics = [
    Statistic<"kernels", "kernels", "Kernels made">,
    Statistic<"merges", "merges", "Merges of two clusters">,
    Statistic<"duplicates", "duplicates", "Cheap producers repeated in a consumer">,
  ];
}

def VerifyPartition : Pass<"thunder-verify-partition", "ModuleOp"> {
  let summary = "Check that all work is in kernels and that each kernel fits its class";
  let description = [{
    The contract of the phase `partition`: a thunder.func holds kernels,
    reshapes and custom operators only, and each kernel's body is one that its
    class can emit. Changes nothing.

    **Needs.** Nothing.

    **Refuses.** Anything else: an error of thunderc.
  }];
}

def AssignSchedules : Pass<"thunder-assign-schedules", "ModuleOp"> {
  let summary = "Decide the numbers of every kernel's loops";
  let description = [{
    Gives each `thunder.kernel` and `thunder.kernel_func` without a schedule one:
    how it is cut for threads (`units`, `grain`), an estimate of its time on one
    thread (`nanoseconds`), and what its emitter needs (unrolling, tiles, blocks).
    The numbers depend on shapes and on the processor only.

    **Before.** `thunder.kernel pointwise(%a = %x : tensor<100xf32>)`.

    **After.** The same with `schedule {grain = 64 : i64, nanoseconds = 8 : i64,
    units = 100 : i64, unroll = 2 : i64}`.

    **Needs.** Kernels whose body fits their class.

    **Refuses.** Bodies that have no CPU code and tensors of dynamic shape (exit 4).
  }];
  let statistics = [
    Statistic<"numAssigned", "schedules", "Kernels that got a schedule">,
  ];
  let options = [
    Option<"cpu", "cpu", "std::string", /*default=*/"\"native\"", "Processor, by LLVM's name">,
  ];
}

//===----------------------------------------------------------------------===//
// plan
//===----------------------------------------------------------------------===//

def PlanMemory : Pass<"thunder-plan-memory", "ModuleOp"> {
  let summary = "Turn functions of kernels into entries of launches on placed buffers";
  let description = [{
    Makes the table of tensors from arguments and results, outlines each
    distinct kernel to one `thunder.kernel_func`, decides which buffer each
    value lives in and where in the entry's arena it lies, and replaces each
    thunder.func by a thunder.entry of launches and copies.

    A result of a function is computed in its tensor; the new value of an
    argument in the argument's, when no one reads the old value later, else it
    is copied at the end. A pointwise kernel takes over the buffer of an operand
    that dies there.

    **Before.** Kernels and reshapes on tensors.

    **After.** Launches on memrefs.

    **Needs.** A schedule with `units` on every kernel.

    **Refuses.** Primitives outside of kernels, kernels without a schedule, one
    name for tensors of two types; tensors of dynamic shape (exit 4).
  }];
  let statistics = [
    Statistic<"launches", "launches", "Launches of all entries">,
    Statistic<"copies", "copies", "Copies of all entries">,
    Statistic<"inPlace", "in-place", "Results that take the buffer of an operand">,
    Statistic<"shared", "shared-kernels", "Launches that use the code of an earlier one">,
  ];
}

def VerifyPlan : Pass<"thunder-verify-plan", "ModuleOp"> {
  let summary = "Check buffers, live ranges and launches of every entry";
  let description = [{
    The contract of the phase `plan`: launches fit their kernels, views lie in
    the arena or are tensors of the table, every buffer is written before it is
    read, no two live buffers overlap, every output and every write of an entry
    is filled. Changes nothing.

    **Needs.** Nothing.

    **Refuses.** Anything else: an error of thunderc.
  }];
}

//===----------------------------------------------------------------------===//
// codegen
//===----------------------------------------------------------------------===//

def LowerKernels : Pass<"thunder-lower-kernels", "ModuleOp"> {
  let summary = "Kernels as linalg on tensors between memrefs";
  let description = [{
    What `--emit=linalg` prints, and what the emitters read. Broadcasts,
    transposes and slices of operands are indexing maps; gather, scatter_add,
    check_index, pad and cat stay.

    **Before.** `thunder.kernel_func` with a body of primitives on tensors.

    **After.** func.func with linalg on tensors between `to_tensor restrict` and
    `materialize_in_destination`.

    **Needs.** Kernels whose body fits their class.

    **Refuses.** Tensors of dynamic shape (exit 4).
  }];
  let statistics = [
    Statistic<"numLowered", "kernels", "Kernels lowered">,
  ];
}

def EmitKernels : Pass<"thunder-emit-kernels", "ModuleOp"> {
  let summary = "Kernels as loops on vectors of one processor";
  let description = [{
    The loops of each kernel, emitted as its schedule says.

    **Before.** `thunder.kernel_func`; one without a schedule gets it here.

    **After.** func.func of scf.for, 1-D vectors and flat memrefs, which code
    generation lowers to LLVM. Its last arguments are the units to compute.

    **Needs.** Kernels whose body fits their class.

    **Refuses.** Bodies that their class has no code for (exit 4).
  }];
  let statistics = [
    Statistic<"numEmitted", "kernels", "Kernels emitted">,
  ];
  let options = [
    Option<"cpu", "cpu", "std::string", /*default=*/"\"native\"", "Processor, by LLVM's name">,
  ];
}

#endif // THUNDER_PASSES
