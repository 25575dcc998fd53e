//===- TargetMachine.h - LLVM's view of a CpuTarget -------------*- C++ -*-===//
#ifndef THUNDER_LIB_CODEGEN_TARGETMACHINE_H
#define THUNDER_LIB_CODEGEN_TARGETMACHINE_H

#include "thunder/Codegen/CpuTarget.h"
#include "llvm/Target/TargetMachine.h"

namespace mlir::thunder {

/// A code generator for `target` at -O`level`: position independent, and no
/// contraction of floating-point operations. Null when LLVM has no x86.
std::unique_ptr<llvm::TargetMachine>
createTargetMachine(const CpuTarget &target, unsigned level);

/// Values of the function attributes target-cpu and target-features.
std::string getTuningCpu(const CpuTarget &target);
std::string getFeatureString(const CpuTarget &target);

} // namespace mlir::thunder

#endif // THUNDER_LIB_CODEGEN_TARGETMACHINE_H
