//===- KernelObjects.cpp - Kernels as object code, in parallel ------------===//
#include "thunder/Codegen/KernelObjects.h"
#include "Lowering.h"
#include "mlir/IR/Verifier.h"
#include "thunder/Codegen/Schedules.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/IR/LLVMContext.h"
#include <atomic>
#include <thread>

using namespace mlir;
using namespace mlir::thunder;

/// Everything must be loaded before threads share the context.
static void prepareContext(MLIRContext *context) {
  DialectRegistry registry;
  registerCodegenDialects(registry);
  context->appendDialectRegistry(registry);
  for (StringRef name : registry.getDialectNames())
    context->getOrLoadDialect(name);
}

/// A module of its own that holds `kernel` as emitted loops.
static FailureOr<OwningOpRef<ModuleOp>>
emitKernelModule(KernelFuncOp kernel, const CpuTarget &target) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(kernel.getLoc());
  OpBuilder builder = OpBuilder::atBlockBegin(module->getBody());
  DictionaryAttr schedule = kernel.getScheduleAttr();
  if (!schedule) {
    FailureOr<DictionaryAttr> computed =
        computeSchedule(kernel.getBody().front(), kernel.getScheduleClass(),
                        kernel.getLoc(), target);
    if (failed(computed))
      return failure();
    schedule = *computed;
  }
  FailureOr<func::FuncOp> linalg = convertKernelToLinalg(kernel, builder);
  if (failed(linalg))
    return failure();
  (*linalg)->setAttr(kernelattribute::kSchedule, schedule);
  FailureOr<func::FuncOp> loops = emitCpuKernel(*linalg, target.vectors);
  if (failed(loops) || failed(verify(*module)))
    return failure();
  return module;
}

/// Runs `work(i)` for each i below `count`; true when all succeeded.
static bool forEachInParallel(size_t count, unsigned threads,
                              llvm::function_ref<bool(size_t)> work) {
  std::atomic<size_t> next = 0;
  std::atomic<bool> good = true;
  auto run = [&] {
    for (size_t i = next++; i < count; i = next++)
      if (!work(i))
        good = false;
  };
  size_t wanted =
      threads ? threads : std::max(1u, std::thread::hardware_concurrency());
  std::vector<std::thread> others;
  for (size_t i = 1; i < std::min(wanted, count); ++i)
    others.emplace_back(run);
  run();
  for (std::thread &other : others)
    other.join();
  return good;
}

FailureOr<std::vector<KernelObject>>
mlir::thunder::compileKernels(ModuleOp plan, const CpuTarget &target,
                              const CodegenOptions &options) {
  prepareContext(plan.getContext());
  // Kernels share the context: it must lock while several threads build in it.
  bool wasLocking = plan.getContext()->isMultithreadingEnabled();
  plan.getContext()->enableMultithreading(true);
  llvm::scope_exit restore(
      [&] { plan.getContext()->enableMultithreading(wasLocking); });
  SmallVector<KernelFuncOp> kernels(plan.getOps<KernelFuncOp>());
  std::vector<KernelObject> objects(kernels.size());
  // Diagnostics of the threads come out in the order of the kernels.
  ParallelDiagnosticHandler handler(plan.getContext());
  bool good = forEachInParallel(kernels.size(), options.threads, [&](size_t i) {
    handler.setOrderIDForThread(i);
    auto compile = [&]() -> LogicalResult {
      KernelFuncOp kernel = kernels[i];
      StringRef name = kernel.getSymName();
      FailureOr<OwningOpRef<ModuleOp>> module =
          emitKernelModule(kernel, target);
      if (failed(module) || failed(lowerToLLVMDialect(**module, name)))
        return failure();
      llvm::LLVMContext context;
      std::unique_ptr<llvm::TargetMachine> machine =
          createTargetMachine(target, options.optimizationLevel);
      if (!machine)
        return emitError(kernel.getLoc())
               << "LLVM cannot generate code for '" << target.triple << "'";
      std::unique_ptr<llvm::Module> llvmModule = translateAndOptimize(
          **module, context, target, *machine, options.optimizationLevel);
      objects[i].symbol = name.str();
      return success(llvmModule && succeeded(emitObject(*llvmModule, *machine,
                                                        objects[i].bytes)));
    };
    bool compiled = succeeded(compile());
    handler.eraseOrderIDForThread();
    return compiled;
  });
  if (!good)
    return failure();
  return objects;
}

FailureOr<std::string> mlir::thunder::printLinalg(ModuleOp plan) {
  prepareContext(plan.getContext());
  std::string text;
  llvm::raw_string_ostream os(text);
  for (KernelFuncOp kernel : plan.getOps<KernelFuncOp>()) {
    OwningOpRef<ModuleOp> module = ModuleOp::create(kernel.getLoc());
    OpBuilder builder = OpBuilder::atBlockBegin(module->getBody());
    FailureOr<func::FuncOp> linalg = convertKernelToLinalg(kernel, builder);
    if (failed(linalg) || failed(verify(*module)))
      return failure();
    linalg->print(os);
    os << "\n";
  }
  return text;
}

FailureOr<std::string> mlir::thunder::printLoops(ModuleOp plan,
                                                 const CpuTarget &target) {
  prepareContext(plan.getContext());
  std::string text;
  llvm::raw_string_ostream os(text);
  for (KernelFuncOp kernel : plan.getOps<KernelFuncOp>()) {
    FailureOr<OwningOpRef<ModuleOp>> module = emitKernelModule(kernel, target);
    if (failed(module))
      return failure();
    for (Operation &op : *(*module)->getBody()) {
      op.print(os);
      os << "\n";
    }
  }
  return text;
}

FailureOr<std::string> mlir::thunder::printLLVM(ModuleOp plan,
                                                const CpuTarget &target,
                                                const CodegenOptions &options) {
  prepareContext(plan.getContext());
  std::unique_ptr<llvm::TargetMachine> machine =
      createTargetMachine(target, options.optimizationLevel);
  if (!machine)
    return emitError(plan.getLoc())
               << "LLVM cannot generate code for '" << target.triple << "'",
           failure();
  std::string text;
  llvm::raw_string_ostream os(text);
  for (KernelFuncOp kernel : plan.getOps<KernelFuncOp>()) {
    FailureOr<OwningOpRef<ModuleOp>> module = emitKernelModule(kernel, target);
    if (failed(module) ||
        failed(lowerToLLVMDialect(**module, kernel.getSymName())))
      return failure();
    llvm::LLVMContext context;
    std::unique_ptr<llvm::Module> llvmModule = translateAndOptimize(
        **module, context, target, *machine, options.optimizationLevel);
    if (!llvmModule)
      return failure();
    llvmModule->setModuleIdentifier(kernel.getSymName());
    llvmModule->print(os, nullptr);
  }
  return text;
}
