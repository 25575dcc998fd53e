//===- KernelObjects.h - Kernels as object code -----------------*- C++ -*-===//
//
// Compiles the thunder.kernel_func ops of a plan. Each becomes the C function
// `void NAME(void *const *arguments, int64_t begin, int64_t end)` of
// docs/Architecture.md.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_CODEGEN_KERNELOBJECTS_H
#define THUNDER_CODEGEN_KERNELOBJECTS_H

#include "mlir/IR/BuiltinOps.h"
#include "thunder/Codegen/CpuTarget.h"

namespace mlir::thunder {

struct CodegenOptions {
  /// -O0 to -O3. Results have the same bits at all levels.
  unsigned optimizationLevel = 2;
  /// Threads that compile; 0: as many as the machine has.
  unsigned threads = 0;
};

/// The code of one kernel: a relocatable ELF object that defines `symbol` and
/// may need functions of libm.
struct KernelObject {
  std::string symbol;
  SmallVector<char, 0> bytes;
};

/// Appends what compiling needs to `registry`: call it before the context of
/// the plan is made, or let compileKernels load it.
void registerCodegenDialects(DialectRegistry &registry);

/// Compiles every thunder.kernel_func in `plan`, in their order, on several
/// threads. `plan` is not changed. Kernels without a schedule get one. Fails
/// when a kernel has no CPU code, with an error at each such kernel.
FailureOr<std::vector<KernelObject>>
compileKernels(ModuleOp plan, const CpuTarget &target,
               const CodegenOptions &options = {});

/// The kernels of `plan` as linalg (--emit=linalg), as emitted loops, and as
/// LLVM IR (--emit=llvm).
FailureOr<std::string> printLinalg(ModuleOp plan);
FailureOr<std::string> printLoops(ModuleOp plan, const CpuTarget &target);
FailureOr<std::string> printLLVM(ModuleOp plan, const CpuTarget &target,
                                 const CodegenOptions &options = {});

} // namespace mlir::thunder

#endif // THUNDER_CODEGEN_KERNELOBJECTS_H
