//===- ThunderPlan.td - What a plan is made of ----------------*- tablegen -*-===//
//
// After the phase `plan` a program is a list of launches on named buffers:
// tensors of the manifest, and views of the entry's arena.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_PLAN
#define THUNDER_PLAN

include "ThunderBase.td"

def Thunder_KernelFuncOp : Thunder_Op<"kernel_func", [Symbol, IsolatedFromAbove]> {
  let summary = "The code of a kernel, shared by all launches of it";
  let arguments = (ins SymbolNameAttr:$sym_name, Thunder_ScheduleClass:$schedule_class, OptionalAttr<DictionaryAttr>:$schedule);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name $schedule_class (`schedule` $schedule^)? attr-dict-with-keyword $body";
}

#endif // THUNDER_PLAN
