//===- Lowering.cpp - From emitted loops to object code -------------------===//
//
// A short pipeline for code that needs no loop transformation: the emitters
// have decided everything but registers and addressing.
//
//===----------------------------------------------------------------------===//
#include "Lowering.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/ConvertToLLVM/ToLLVMPass.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVMPass.h"
#include "mlir/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Conversion/UBToLLVM/UBToLLVM.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVM.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVMPass.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/Passes/PassBuilder.h"

using namespace mlir;
using namespace mlir::thunder;

void mlir::thunder::registerCodegenDialects(DialectRegistry &registry) {
  registerLinalgKernelDialects(registry);
  registerCpuKernelDialects(registry);
  registry.insert<cf::ControlFlowDialect, ub::UBDialect, LLVM::LLVMDialect>();
  arith::registerConvertArithToLLVMInterface(registry);
  cf::registerConvertControlFlowToLLVMInterface(registry);
  registerConvertFuncToLLVMInterface(registry);
  index::registerConvertIndexToLLVMInterface(registry);
  registerConvertMathToLLVMInterface(registry);
  registerConvertMemRefToLLVMInterface(registry);
  ub::registerConvertUBToLLVMInterface(registry);
  vector::registerConvertVectorToLLVMInterface(registry);
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
}

/// `void name(void *const *arguments, i64 begin, i64 end)` that loads the
/// pointers and calls `body`, whose parameters are these pointers and numbers.
static void addEntry(ModuleOp module, LLVM::LLVMFuncOp body, StringRef name) {
  ImplicitLocOpBuilder b(body.getLoc(), module.getContext());
  b.setInsertionPointToEnd(module.getBody());
  Type pointer = LLVM::LLVMPointerType::get(module.getContext()),
       i64 = b.getI64Type();
  auto type = LLVM::LLVMFunctionType::get(
      LLVM::LLVMVoidType::get(module.getContext()), {pointer, i64, i64});
  auto entry = LLVM::LLVMFuncOp::create(b, name, type);
  Block *block = entry.addEntryBlock(b);
  b.setInsertionPointToStart(block);
  SmallVector<Value> arguments;
  unsigned numPointers = body.getNumArguments() - 2;
  for (unsigned i = 0; i < numPointers; ++i) {
    Value address =
        LLVM::GEPOp::create(b, pointer, pointer, block->getArgument(0),
                            ArrayRef<LLVM::GEPArg>{int32_t(i)});
    arguments.push_back(LLVM::LoadOp::create(b, pointer, address));
  }
  arguments.append({block->getArgument(1), block->getArgument(2)});
  LLVM::CallOp::create(b, body, arguments);
  LLVM::ReturnOp::create(b, ValueRange());
}

LogicalResult mlir::thunder::lowerToLLVMDialect(ModuleOp module,
                                                StringRef name) {
  PassManager passes(module.getContext());
  passes.enableVerifier(false);
  // Without instructions for bf16 LLVM calls functions that no library of
  // Debian 12 has; with integers there is nothing to call.
  arith::ArithExpandOpsPassOptions halves;
  halves.includeBf16 = true;
  passes.addPass(arith::createArithExpandOpsPass(halves));
  passes.addPass(createCSEPass());
  passes.addPass(createLoopInvariantCodeMotionPass());
  passes.addPass(createSCFToControlFlowPass());
  passes.addPass(createConvertVectorToLLVMPass());
  passes.addPass(createFinalizeMemRefToLLVMConversionPass());
  ConvertFuncToLLVMPassOptions functions;
  functions.useBarePtrCallConv = true;
  passes.addPass(createConvertFuncToLLVMPass(functions));
  passes.addPass(createConvertToLLVMPass());
  passes.addPass(createReconcileUnrealizedCastsPass());
  if (failed(passes.run(module)))
    return failure();
  auto body = module.lookupSymbol<LLVM::LLVMFuncOp>(name);
  if (!body)
    return emitError(module.getLoc())
           << "kernel '" << name << "' was lost in lowering";
  body.setSymName((name + ".body").str());
  body.setLinkage(LLVM::Linkage::Internal);
  addEntry(module, body, name);
  return success();
}

/// What straight vector code in loops needs; full pipelines give the same run
/// time for several times the compile time.
static constexpr StringLiteral optimization =
    "function(sroa,early-cse,simplifycfg,instcombine<no-verify-fixpoint>,loop-"
    "mssa(licm),loop(indvars),"
    "early-cse<memssa>,simplifycfg)";

std::unique_ptr<llvm::Module> mlir::thunder::translateAndOptimize(
    ModuleOp module, llvm::LLVMContext &context, const CpuTarget &target,
    llvm::TargetMachine &machine, unsigned level) {
  std::unique_ptr<llvm::Module> result =
      translateModuleToLLVMIR(module, context, "kernel");
  if (!result) {
    emitError(module.getLoc()) << "the kernel cannot be translated to LLVM IR";
    return nullptr;
  }
  result->setTargetTriple(machine.getTargetTriple());
  result->setDataLayout(machine.createDataLayout());
  for (llvm::Function &function : *result) {
    if (function.isDeclaration())
      continue;
    function.addFnAttr("target-cpu", getTuningCpu(target));
    function.addFnAttr("target-features", getFeatureString(target));
    function.addFnAttr("prefer-vector-width",
                       std::to_string(target.vectors.lanes * 32));
    // A call of libm stays one: pow(x, 2) must not depend on what LLVM sees.
    function.addFnAttr("no-builtins");
    function.addFnAttr(llvm::Attribute::NoUnwind);
  }
  if (level == 0)
    return result;
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&machine);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  llvm::ModulePassManager passes;
  if (llvm::Error error = builder.parsePassPipeline(passes, optimization)) {
    emitError(module.getLoc()) << "LLVM refuses its pass pipeline: "
                               << llvm::toString(std::move(error));
    return nullptr;
  }
  passes.run(*result, modules);
  return result;
}

LogicalResult mlir::thunder::emitObject(llvm::Module &module,
                                        llvm::TargetMachine &machine,
                                        SmallVectorImpl<char> &bytes) {
  llvm::raw_svector_ostream stream(bytes);
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, stream, nullptr,
                                  llvm::CodeGenFileType::ObjectFile))
    return failure();
  passes.run(module);
  return success();
}
