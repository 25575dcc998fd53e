//===- Lowering.h - From emitted loops to object code -----------*- C++ -*-===//
#ifndef THUNDER_LIB_CODEGEN_LOWERING_H
#define THUNDER_LIB_CODEGEN_LOWERING_H

#include "TargetMachine.h"
#include "mlir/IR/BuiltinOps.h"
#include "thunder/Codegen/KernelObjects.h"
#include "llvm/IR/Module.h"

namespace mlir::thunder {

/// Lowers a module that holds one emitted kernel to the LLVM dialect and adds
/// the entry `name` with the C signature of kernels.
LogicalResult lowerToLLVMDialect(ModuleOp module, StringRef name);

/// Translates to LLVM IR, for `target`, and optimizes.
std::unique_ptr<llvm::Module> translateAndOptimize(ModuleOp module,
                                                   llvm::LLVMContext &context,
                                                   const CpuTarget &target,
                                                   llvm::TargetMachine &machine,
                                                   unsigned level);

/// Appends the object code of `module` to `bytes`.
LogicalResult emitObject(llvm::Module &module, llvm::TargetMachine &machine,
                         SmallVectorImpl<char> &bytes);

} // namespace mlir::thunder

#endif // THUNDER_LIB_CODEGEN_LOWERING_H
