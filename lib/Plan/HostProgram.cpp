//===- HostProgram.cpp - Entries as native code ---------------------------===//
#include "thunder/Plan/HostProgram.h"
#include "ExternCalls.h"
#include "LaunchGroups.h"
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
      : table(table), module(module), builder(module.getContext()),
        externCalls(module, builder) {
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
  void launch(const LaunchGroup &group);
  void call(LaunchOp launch, unsigned firstSlot);
  void call(HostCallOp call);
  unsigned storeArguments(LaunchOp launch, unsigned slot);
  llvm::Function *buildGroupKernel(const LaunchGroup &group);
  llvm::FunctionCallee getCode(LaunchOp launch);
  int64_t getUnits(LaunchOp launch) {
    return getScheduleNumber(table.getKernel(launch.getKernelAttr().getAttr()),
                             "units", 0);
  }
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
  ExternCallBuilder externCalls;
  llvm::Type *pointer;
  llvm::FunctionType *kernelType;
  llvm::FunctionCallee parallel, report;
  llvm::StructType *recordType;

  unsigned numGroups = 0;

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

llvm::FunctionCallee HostBuilder::getCode(LaunchOp launch) {
  return module.getOrInsertFunction(launch.getKernel(), kernelType);
}

/// Puts the kernel's arguments behind the first `slot`; returns the next slot.
unsigned HostBuilder::storeArguments(LaunchOp launch, unsigned slot) {
  auto store = [&](llvm::Value *value) {
    builder.CreateStore(value,
                        builder.CreateConstGEP1_64(pointer, arguments, slot++));
  };
  for (Value buffer : launch.getOperands())
    store(getAddress(buffer));
  if (launch.getChecks() && !launch.getChecks()->empty()) {
    builder.CreateStore(llvm::ConstantAggregateZero::get(recordType), record);
    store(record);
  }
  return slot;
}

/// Does all units of a kernel here.
void HostBuilder::call(LaunchOp launch, unsigned firstSlot) {
  builder.CreateCall(getCode(launch),
                     {builder.CreateConstGEP1_64(pointer, arguments, firstSlot),
                      builder.getInt64(0), builder.getInt64(getUnits(launch))});
}

/// Calls code from outside; a status other than 0 ends the entry.
void HostBuilder::call(HostCallOp call) {
  startBlock("call");
  SmallVector<llvm::Value *> addresses;
  for (Value buffer : call->getOperands())
    addresses.push_back(getAddress(buffer));
  llvm::Value *status = externCalls.build(call, addresses);
  auto *good = llvm::BasicBlock::Create(module.getContext(), "good", function);
  auto *bad = llvm::BasicBlock::Create(module.getContext(), "bad", function);
  builder.CreateCondBr(builder.CreateIsNull(status), good, bad);
  builder.SetInsertPoint(bad);
  // No position: the value is a status.
  builder.CreateCall(
      report, {context, builder.getInt32(call.getCheck()), builder.getInt64(-1),
               builder.CreateSExt(status, builder.getInt64Ty())});
  builder.CreateBr(failed);
  builder.SetInsertPoint(good);
}

/// A kernel that does the units [begin, end) of all kernels of a group.
llvm::Function *HostBuilder::buildGroupKernel(const LaunchGroup &group) {
  llvm::IRBuilder<>::InsertPointGuard guard(builder);
  auto *kernel =
      llvm::Function::Create(kernelType, llvm::Function::InternalLinkage,
                             "thunder_group_" + Twine(numGroups++), module);
  kernel->addFnAttr(llvm::Attribute::NoUnwind);
  auto newBlock = [&] {
    return llvm::BasicBlock::Create(module.getContext(), "", kernel);
  };
  builder.SetInsertPoint(newBlock());
  unsigned slot = 0;
  for (auto [launch, start] : llvm::zip(group.launches, group.starts)) {
    llvm::Value *first = builder.getInt64(start);
    llvm::Value *behind = builder.getInt64(start + getUnits(launch));
    llvm::Value *begin = builder.CreateBinaryIntrinsic(
        llvm::Intrinsic::smax, kernel->getArg(1), first);
    llvm::Value *end = builder.CreateBinaryIntrinsic(llvm::Intrinsic::smin,
                                                     kernel->getArg(2), behind);
    llvm::BasicBlock *work = newBlock(), *next = newBlock();
    builder.CreateCondBr(builder.CreateICmpSLT(begin, end), work, next);
    builder.SetInsertPoint(work);
    builder.CreateCall(
        getCode(launch),
        {builder.CreateConstGEP1_64(pointer, kernel->getArg(0), slot),
         builder.CreateSub(begin, first), builder.CreateSub(end, first)});
    builder.CreateBr(next);
    builder.SetInsertPoint(next);
    slot += launch->getNumOperands();
  }
  builder.CreateRetVoid();
  return kernel;
}

void HostBuilder::launch(const LaunchGroup &group) {
  // A block for each launch: instruction selection is linear in blocks only.
  SmallVector<unsigned> slots;
  unsigned slot = 0;
  for (LaunchOp launch : group.launches) {
    startBlock("launch");
    slots.push_back(slot);
    slot = storeArguments(launch, slot);
  }
  if (group.nanoseconds < parallelFromNanoseconds) {
    for (auto [launch, firstSlot] : llvm::zip(group.launches, slots))
      if (getUnits(launch) > 0)
        call(launch, firstSlot);
  } else {
    llvm::Value *code = group.launches.size() > 1
                            ? buildGroupKernel(group)
                            : getCode(group.launches.front()).getCallee();
    builder.CreateCall(parallel,
                       {context, code, arguments, builder.getInt64(group.units),
                        builder.getInt64(group.grain)});
  }
  LaunchOp last = group.launches.back();
  if (last.getChecks() && !last.getChecks()->empty())
    checkRecord(*last.getChecks());
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

  SmallVector<LaunchGroup> groups;
  size_t most = 0;
  DenseSet<Operation *> grouped;
  for (auto launch : entry.getBody().front().getOps<LaunchOp>()) {
    if (grouped.contains(launch))
      continue;
    LaunchGroup &group = groups.emplace_back(getLaunchGroup(launch, table));
    size_t slots = 1; // for the record of checks
    for (LaunchOp member : group.launches) {
      grouped.insert(member);
      slots += member->getNumOperands();
    }
    most = std::max(most, slots);
  }
  arguments = builder.CreateAlloca(pointer, builder.getInt32(most));
  record = builder.CreateAlloca(recordType);
  externCalls.startEntry(entry);
  auto *nextGroup = groups.begin();
  for (Operation &op : entry.getBody().front()) {
    if (nextGroup != groups.end() &&
        &op == nextGroup->launches.front().getOperation())
      launch(*nextGroup++);
    if (auto host = dyn_cast<HostCallOp>(op))
      call(host);
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
