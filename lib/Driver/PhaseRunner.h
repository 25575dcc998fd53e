//===- PhaseRunner.h - Runs phases on a module ----------------------------===//
//
// A phase is a pass pipeline. After each pass the IR is verified: what a pass
// of ours broke is an internal error (exit 70), never the user's.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_DRIVER_PHASERUNNER_H
#define THUNDER_LIB_DRIVER_PHASERUNNER_H

#include "PhaseStatistics.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Support/Timing.h"
#include "thunder/Driver/CompilerOptions.h"
#include "thunder/Driver/Diagnostics.h"
#include "thunder/Driver/Phases.h"

namespace thunder {

class PhaseRunner {
public:
  PhaseRunner(const CompilerOptions &options, Diagnostics &diagnostics)
      : options(options), diagnostics(diagnostics) {}

  /// Runs phase `index` of the table on `module`, then writes its dump when
  /// --dump-phases asks for one. False: an error has been reported.
  bool run(size_t index, mlir::ModuleOp module, mlir::TimingScope &timing);

  /// Checks that `module`, which the user wrote, is what phase `index` leaves.
  bool verifyInput(size_t index, mlir::ModuleOp module);

  /// The phase that runs, or ran last; "import" before the first.
  llvm::StringRef current() const { return phases()[currentIndex].name; }

  /// Says that phase `index`, which is not made of passes, begins.
  void enter(size_t index) { currentIndex = index; }

  PhaseStatistics statistics;

private:
  bool dump(size_t index, mlir::ModuleOp module);

  const CompilerOptions &options;
  Diagnostics &diagnostics;
  size_t currentIndex = 0;
};

/// Prints `module` so that --start-from reads the same module back: locations
/// included, in the order of the IR.
void printDump(mlir::ModuleOp module, llvm::raw_ostream &os);

} // namespace thunder

#endif // THUNDER_LIB_DRIVER_PHASERUNNER_H
