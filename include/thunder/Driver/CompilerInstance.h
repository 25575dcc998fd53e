//===- CompilerInstance.h - One run of the compiler -----------------------===//
//
// CompilerOptions in, an exit code out: reads the input, runs the phases,
// writes what was asked for. Tools and unit tests use it; it never ends the
// process.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_DRIVER_COMPILERINSTANCE_H
#define THUNDER_DRIVER_COMPILERINSTANCE_H

#include "thunder/Driver/CompilerOptions.h"
#include "thunder/Driver/Diagnostics.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>

namespace mlir {
class MLIRContext;
class TimingScope;
} // namespace mlir

namespace thunder {

struct Input;
class PhaseRunner;

class CompilerInstance {
public:
  /// Results for stdout go to `out`, messages to `diagnostics`; both outlive
  /// this object.
  CompilerInstance(CompilerOptions options, Diagnostics &diagnostics,
                   llvm::raw_ostream &out);
  ~CompilerInstance();

  /// Does what options.verb says. Every failure has been reported. A crash
  /// inside is an error too (exit 70).
  CompilerExit run();

private:
  void compile();
  void check();
  void verify();
  void inspect();

  /// Runs the phases that are passes, from --start-from on, up to `last`.
  bool runPhases(Input &input, size_t last, mlir::TimingScope &timing);
  /// Writes what --emit asks for.
  bool checkMode(const Input &input);
  bool checkOutputPath(const Input &input);
  void writeOutput(Input &input, mlir::TimingScope &timing);
  void writeDependencies(const Input &input);
  void writeReproducer();

  /// The last phase that the options need.
  size_t lastPhase() const;
  /// -o, or a name made from the input's.
  std::string outputPath(llvm::StringRef programName) const;

  CompilerOptions options;
  Diagnostics &diagnostics;
  llvm::raw_ostream &out;
  std::unique_ptr<mlir::MLIRContext> context;
  std::unique_ptr<PhaseRunner> phaseRunner;
  bool isReproducing = false; ///< this run makes the reproducer of another one
};

} // namespace thunder

#endif // THUNDER_DRIVER_COMPILERINSTANCE_H
