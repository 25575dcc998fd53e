//===- HostProgram.h - Entries as native code -------------------*- C++ -*-===//
//
// The code of a planned module that is no kernel: for each thunder.entry a
// function of the type thunder_entry (thunder/Runtime/ProgramImage.h) that
// makes the launches, in order. Kernels that are estimated to take less than a
// switch of threads costs are called directly, others through
// thunder_parallel.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_PLAN_HOSTPROGRAM_H
#define THUNDER_PLAN_HOSTPROGRAM_H

#include "mlir/IR/BuiltinOps.h"
#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

/// The symbol of the function of entry `index` of a plan.
std::string getEntrySymbol(size_t index);

/// The host program of a verified plan as a relocatable x86-64 ELF object. It
/// needs the kernels' symbols, the runtime, memcpy, and the C functions of the
/// custom operators that it calls.
FailureOr<SmallVector<char, 0>> emitHostObject(ModuleOp plan);

/// The same as LLVM IR (--emit=llvm).
std::string printHostProgram(ModuleOp plan);

} // namespace mlir::thunder

#endif // THUNDER_PLAN_HOSTPROGRAM_H
