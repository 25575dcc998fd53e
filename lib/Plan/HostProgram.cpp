//===- HostProgram.cpp - Entries as native code ---------------------------===//
#include "thunder/Plan/HostProgram.h"
#include "thunder/Plan/ProgramTable.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Triple.h"

using namespace mlir;
using namespace mlir::thunder;

/// A launch through the thread pool costs about this much (measured in
/// reference programs): shorter kernels run on the calling thread.
static constexpr int64_t parallelFromNanoseconds = 20000;

static constexpr const char *targetTriple = "x86_64-pc-linux-gnu";

std::string mlir::thunder::getEntrySymbol(size_t index) {
  return ("thunder_entry_" + Twine(index)).str();
}

namespace {
/// Builds the function of one entry after another.
class HostBuilder {
public:
  HostBuilder(const ProgramTable &table, llvm::Module &module)
      : table(table), module(module), builder(module.getContext()) {
    pointer = builder.getPtrTy();
    llvm::Type *i64 = builder.getInt64Ty(), *i32 = builder.getInt32Ty();
    kernelType = llvm::FunctionType::get(builder.getVoidTy(),
                                         {pointer, i64, i64}, false);
    parallel = module.getOrInsertFunction(
        "thunder_parallel",
        llvm::FunctionType::get(builder.getVoidTy(),
                                {pointer, pointer, pointer, i64, i64}, false));
    report = module.getOrInsertFunction(
        "thunder_report_check",
        llvm::FunctionType::get(builder.getVoidTy(), {pointer, i32, i64, i64},
                                false));
    recordType = llvm::StructType::get(module.getContext(), {i64, i64, i64});
  }

  void build(EntryOp entry, StringRef symbol);

private:
  void launch(LaunchOp launch);
  void checkRecord(ArrayRef<int64_t> checks);
  void startBlock(const char *name) {
    auto *next = llvm::BasicBlock::Create(module.getContext(), name, function);
    builder.CreateBr(next);
    builder.SetInsertPoint(next);
  }
  llvm::Value *getAddress(Value buffer);

  const ProgramTable &table;
  llvm::Module &module;
  llvm::IRBuilder<> builder;
  llvm::Type *pointer;
  llvm::FunctionType *kernelType;
  llvm::FunctionCallee parallel, report;
  llvm::StructType *recordType;

  // Of the current function:
  llvm::Function *function = nullptr;
  llvm::Value *context = nullptr, *arena = nullptr, *tensors = nullptr;
  llvm::Value *arguments = nullptr, *record = nullptr;
  llvm::BasicBlock *failed = nullptr; ///< returns 1
};
} // namespace

llvm::Value *HostBuilder::getAddress(Value buffer) {
  if (auto view = buffer.getDefiningOp<ArenaViewOp>())
    return builder.CreateConstGEP1_64(builder.getInt8Ty(), arena,
                                      view.getOffset());
  auto view = buffer.getDefiningOp<TensorViewOp>();
  int64_t index = table.getTensorIndex(view.getTensorAttr().getAttr());
  return builder.CreateLoad(
      pointer, builder.CreateConstGEP1_64(pointer, tensors, index));
}

/// Ends the entry when the kernel has left a failure in the record.
void HostBuilder::checkRecord(ArrayRef<int64_t> checks) {
  llvm::Type *i64 = builder.getInt64Ty();
  auto field = [&](unsigned index) {
    return builder.CreateLoad(
        i64, builder.CreateStructGEP(recordType, record, index));
  };
  llvm::Value *which = field(0);
  auto *good = llvm::BasicBlock::Create(module.getContext(), "good", function);
  auto *bad = llvm::BasicBlock::Create(module.getContext(), "bad", function);
  builder.CreateCondBr(builder.CreateIsNull(which), good, bad);
  builder.SetInsertPoint(bad);
  // The number in the program of the which-th check of the kernel.
  llvm::Value *check = builder.getInt32(checks.back());
  for (size_t i = checks.size() - 1; i-- > 0;)
    check = builder.CreateSelect(
        builder.CreateICmpEQ(which, builder.getInt64(i + 1)),
        builder.getInt32(checks[i]), check);
  builder.CreateCall(report, {context, check, field(1), field(2)});
  builder.CreateBr(failed);
  builder.SetInsertPoint(good);
}

void HostBuilder::launch(LaunchOp launch) {
  KernelFuncOp kernel = table.getKernel(launch.getKernelAttr().getAttr());
  auto number = [&](StringRef name, int64_t otherwise) {
    auto value = kernel.getScheduleAttr().getAs<IntegerAttr>(name);
    return value ? value.getInt() : otherwise;
  };
  int64_t units = number("units", 0);
  if (units == 0)
    return;
  // A block for each launch: instruction selection is linear in blocks only.
  startBlock("launch");
  unsigned slot = 0;
  auto store = [&](llvm::Value *value) {
    builder.CreateStore(value,
                        builder.CreateConstGEP1_64(pointer, arguments, slot++));
  };
  for (Value buffer : launch.getOperands())
    store(getAddress(buffer));
  ArrayRef<int64_t> checks = launch.getChecks().value_or(ArrayRef<int64_t>());
  if (!checks.empty()) {
    builder.CreateStore(llvm::ConstantAggregateZero::get(recordType), record);
    store(record);
  }

  llvm::FunctionCallee code =
      module.getOrInsertFunction(kernel.getSymName(), kernelType);
  if (number("nanoseconds", 0) < parallelFromNanoseconds)
    builder.CreateCall(
        code, {arguments, builder.getInt64(0), builder.getInt64(units)});
  else
    builder.CreateCall(
        parallel,
        {context, code.getCallee(), arguments, builder.getInt64(units),
         builder.getInt64(std::max<int64_t>(1, number("grain", 1)))});
  if (!checks.empty())
    checkRecord(checks);
}

void HostBuilder::build(EntryOp entry, StringRef symbol) {
  auto *type = llvm::FunctionType::get(builder.getInt32Ty(),
                                       {pointer, pointer, pointer}, false);
  function = llvm::Function::Create(type, llvm::Function::ExternalLinkage,
                                    symbol, module);
  function->addFnAttr(llvm::Attribute::NoUnwind);
  context = function->getArg(0);
  arena = function->getArg(1);
  tensors = function->getArg(2);
  auto *start = llvm::BasicBlock::Create(module.getContext(), "", function);
  failed = llvm::BasicBlock::Create(module.getContext(), "failed", function);
  builder.SetInsertPoint(failed);
  builder.CreateRet(builder.getInt32(1));
  builder.SetInsertPoint(start);

  size_t most = 0;
  for (auto launch : entry.getBody().front().getOps<LaunchOp>())
    most = std::max<size_t>(most, launch->getNumOperands() + 1);
  arguments = builder.CreateAlloca(pointer, builder.getInt32(most));
  record = builder.CreateAlloca(recordType);
  for (Operation &op : entry.getBody().front()) {
    if (auto launchOp = dyn_cast<LaunchOp>(op))
      launch(launchOp);
    if (auto copy = dyn_cast<CopyOp>(op)) {
      startBlock("copy");
      llvm::Value *target = getAddress(copy.getTarget());
      builder.CreateMemCpy(
          target, llvm::Align(64), getAddress(copy.getSource()),
          llvm::Align(64),
          getByteSize(cast<MemRefType>(copy.getSource().getType())));
    }
  }
  builder.CreateRet(builder.getInt32(0));
}

static std::unique_ptr<llvm::Module> buildModule(ModuleOp plan,
                                                 llvm::LLVMContext &context) {
  auto module = std::make_unique<llvm::Module>("program", context);
  module->setTargetTriple(llvm::Triple(targetTriple));
  module->setPICLevel(llvm::PICLevel::BigPIC);
  ProgramTable table(plan);
  HostBuilder builder(table, *module);
  for (auto [index, entry] : llvm::enumerate(table.entries))
    builder.build(entry, getEntrySymbol(index));
  return module;
}

FailureOr<SmallVector<char, 0>> mlir::thunder::emitHostObject(ModuleOp plan) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::Triple triple(targetTriple);
  std::string message;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, message);
  if (!target)
    return plan.emitError("LLVM cannot generate code for ")
           << targetTriple << ": " << message;
  std::unique_ptr<llvm::TargetMachine> machine(target->createTargetMachine(
      triple, "x86-64", "", llvm::TargetOptions(), llvm::Reloc::PIC_,
      std::nullopt, llvm::CodeGenOptLevel::Less));

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module = buildModule(plan, context);
  module->setDataLayout(machine->createDataLayout());
  SmallVector<char, 0> object;
  llvm::raw_svector_ostream os(object);
  llvm::legacy::PassManager passes;
  if (machine->addPassesToEmitFile(passes, os, nullptr,
                                   llvm::CodeGenFileType::ObjectFile))
    return plan.emitError("LLVM cannot write objects for ") << targetTriple;
  passes.run(*module);
  return object;
}

std::string mlir::thunder::printHostProgram(ModuleOp plan) {
  llvm::LLVMContext context;
  std::string text;
  llvm::raw_string_ostream os(text);
  buildModule(plan, context)->print(os, nullptr);
  return text;
}
