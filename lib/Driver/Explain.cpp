//===- Explain.cpp - What was decided, in words ---------------------------===//
//
// Everything is read off the IR: kernels with their classes and schedules, the
// ops that were fused into each, the arena of each entry.
//
//===----------------------------------------------------------------------===//
#include "Explain.h"
#include "thunder/IR/Thunder.h"
#include "thunder/Plan/ProgramTable.h"
#include "llvm/ADT/StringSwitch.h"

namespace thunder {
namespace {

using mlir::thunder::EntryOp;
using mlir::thunder::KernelFuncOp;

void explainKernels(mlir::ModuleOp module, llvm::raw_ostream &os) {
  llvm::StringMap<unsigned> launches;
  module->walk(
      [&](mlir::thunder::LaunchOp launch) { ++launches[launch.getKernel()]; });
  for (auto kernel : module.getOps<KernelFuncOp>()) {
    os << "  " << kernel.getSymName() << ": "
       << mlir::thunder::stringifyScheduleClass(kernel.getScheduleClass())
       << ", launched " << launches.lookup(kernel.getSymName()) << " times";
    if (mlir::DictionaryAttr schedule = kernel.getScheduleAttr())
      os << ", schedule " << schedule;
    os << '\n';
  }
}

void explainFusion(mlir::ModuleOp module, llvm::raw_ostream &os) {
  for (auto kernel : module.getOps<KernelFuncOp>()) {
    os << "  " << kernel.getSymName() << ':';
    for (mlir::Operation &op : kernel.getEntryBlock().without_terminator())
      os << ' ' << op.getName().stripDialect();
    os << '\n';
  }
}

void explainMemory(mlir::ModuleOp module, llvm::raw_ostream &os) {
  uint64_t bytes = 0;
  for (auto tensor : module.getOps<mlir::thunder::ProgramTensorOp>())
    if (auto type = mlir::dyn_cast<mlir::ShapedType>(tensor.getType()))
      bytes += mlir::thunder::getByteSize(type);
  os << "  tensors of the program: " << bytes << " bytes\n";
  for (auto entry : module.getOps<EntryOp>())
    os << "  " << entry.getSymName() << ": arena of " << entry.getArenaBytes()
       << " bytes\n";
}

void explainRecompute(mlir::ModuleOp, llvm::raw_ostream &os) {
  os << "  by cost: nothing (--recompute=none); checkpoint regions are computed "
        "again in backward\n";
}

using Report = void (*)(mlir::ModuleOp, llvm::raw_ostream &);

} // namespace

void explain(const std::vector<std::string> &topics, mlir::ModuleOp module,
             llvm::raw_ostream &os) {
  bool isPlanned = !module.getOps<EntryOp>().empty();
  for (const std::string &topic : topics) {
    Report report = llvm::StringSwitch<Report>(topic)
                        .Case("kernels", explainKernels)
                        .Case("fusion", explainFusion)
                        .Case("memory", explainMemory)
                        .Case("recompute", explainRecompute)
                        .Default(nullptr);
    if (!report) // coverage is explained where the program is read
      continue;
    os << topic << ":\n";
    if (isPlanned)
      report(module, os);
    else
      os << "  not known before the phase 'plan'\n";
  }
}

} // namespace thunder
