//===- PhaseRunner.cpp - Runs phases on a module --------------------------===//
//
// MLIR's own verification after each pass reports like the pass itself, so an
// instrumentation verifies instead and says whose fault it is.
//
//===----------------------------------------------------------------------===//
#include "PhaseRunner.h"
#include "OutputFile.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"
#include "thunder/IR/Thunder.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"

namespace thunder {
namespace {

class BlameInstrumentation : public mlir::PassInstrumentation {
public:
  /// `isInput`: the phase checks what the user wrote, not what a pass made.
  BlameInstrumentation(Diagnostics &diagnostics, bool isInput)
      : diagnostics(diagnostics), isInput(isInput) {}

  void runBeforePass(mlir::Pass *pass, mlir::Operation *) override {
    diagnostics.blameCompiler(
        !isInput && pass->getArgument().starts_with("thunder-verify-"));
  }

  void runAfterPass(mlir::Pass *, mlir::Operation *op) override {
    diagnostics.blameCompiler(!isInput);
    if (mlir::failed(mlir::verify(op)) && !diagnostics.failed())
      diagnostics.error(CompilerExit::Internal, "a pass made invalid IR");
    diagnostics.blameCompiler(false);
  }

  void runAfterPassFailed(mlir::Pass *, mlir::Operation *) override {
    diagnostics.blameCompiler(false);
  }

private:
  Diagnostics &diagnostics;
  bool isInput;
};

} // namespace

bool PhaseRunner::run(size_t index, mlir::ModuleOp module,
                      mlir::TimingScope &timing) {
  const Phase &phase = phases()[index];
  currentIndex = index;
  mlir::TimingScope phaseTiming = timing.nest(phase.name.data());
  mlir::PassManager passes(module.getContext());
  passes.enableVerifier(false);
  passes.enableTiming(phaseTiming);
  passes.addInstrumentation(
      std::make_unique<BlameInstrumentation>(diagnostics, index == 0));
  phase.populate(passes, options);
  mlir::LogicalResult result = passes.run(module);
  if (mlir::failed(result) && !diagnostics.failed())
    diagnostics.error(CompilerExit::Internal,
                      "the phase '" + phase.name + "' failed silently");
  if (diagnostics.failed())
    return false;
  if (options.report.statistics != OutputFormat::Off)
    statistics.record(phase.name, module);
  return options.phases.dumpDirectory.empty() || dump(index, module);
}

bool PhaseRunner::verifyInput(size_t index, mlir::ModuleOp module) {
  const Phase &phase = phases()[index];
  if (!phase.createVerifier)
    return true;
  mlir::PassManager passes(module.getContext());
  passes.enableVerifier(false);
  passes.addPass(phase.createVerifier());
  bool isValid = mlir::succeeded(passes.run(module));
  // Before `plan` there are functions, after it entries.
  bool isPlanned = !module.getOps<mlir::thunder::EntryOp>().empty();
  isValid &= isPlanned == (phase.name == "plan");
  if (!isValid && !diagnostics.failed())
    diagnostics.error(CompilerExit::InvalidInput,
                      options.model.input + " is not what the phase '" +
                          phase.name + "' makes");
  return isValid && !diagnostics.failed();
}

bool PhaseRunner::dump(size_t index, mlir::ModuleOp module) {
  llvm::StringRef folder = options.phases.dumpDirectory;
  if (std::error_code error = llvm::sys::fs::create_directories(folder)) {
    diagnostics.error(CompilerExit::File,
                      "'" + folder + "' cannot be made: " + error.message());
    return false;
  }
  std::string path;
  llvm::raw_string_ostream(path)
      << folder << '/'
      << llvm::format("%02u-", static_cast<unsigned>(index + 1))
      << phases()[index].name << ".mlir";
  std::optional<OutputFile> file =
      OutputFile::create(path, llvm::outs(), diagnostics);
  if (!file)
    return false;
  printDump(module, file->os());
  return file->commit(diagnostics);
}

void printDump(mlir::ModuleOp module, llvm::raw_ostream &os) {
  mlir::OpPrintingFlags flags;
  flags.enableDebugInfo(/*enable=*/true, /*prettyForm=*/false);
  module->print(os, flags);
  os << '\n';
}

} // namespace thunder
