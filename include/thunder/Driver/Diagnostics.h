//===- Diagnostics.h - Errors and warnings of the compiler ----------------===//
//
// One place through which everything reaches stderr: what the driver says,
// what importers return and what MLIR's passes emit. The first line with
// `error` is the whole diagnosis within 300 characters, so that build systems
// and people need to read one line; more text follows as notes.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_DRIVER_DIAGNOSTICS_H
#define THUNDER_DRIVER_DIAGNOSTICS_H

#include "thunder/Driver/CompilerExit.h"
#include "thunder/Driver/CompilerOptions.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <string>
#include <vector>

namespace mlir {
class Diagnostic;
class MLIRContext;
class ScopedDiagnosticHandler;
} // namespace mlir

namespace thunder {

/// Collects and prints diagnostics, and knows the exit code that follows.
class Diagnostics {
public:
  explicit Diagnostics(llvm::raw_ostream &os,
                       DiagnosticFormat format = DiagnosticFormat::Text,
                       bool warningsAsErrors = false);
  ~Diagnostics();

  /// Reports an error; `notes` are further lines. Returns `code`, for
  /// `return diagnostics.error(…)`.
  CompilerExit error(CompilerExit code, const llvm::Twine &message,
                     llvm::ArrayRef<std::string> notes = {});

  /// Reports a warning; under -Werror an error of the input.
  void warning(const llvm::Twine &message);

  /// A line about the last error, such as the path of a reproducer.
  void note(const llvm::Twine &message);

  /// From now until detach(), what `context` emits is reported here.
  void attach(mlir::MLIRContext &context);
  void detach();

  /// While set, errors that MLIR emits are thunderc's own fault: a verifier
  /// refuses what a pass made.
  void blameCompiler(bool value) { compilerIsToBlame = value; }

  /// The exit code of the first error; Success when there was none.
  CompilerExit exitCode() const { return code; }
  bool failed() const { return code != CompilerExit::Success; }

private:
  void receive(mlir::Diagnostic &diagnostic);
  void print(llvm::StringRef severity, CompilerExit code,
             llvm::StringRef location, llvm::StringRef message,
             llvm::ArrayRef<std::string> notes);

  llvm::raw_ostream &os;
  DiagnosticFormat format;
  bool warningsAsErrors;
  bool compilerIsToBlame = false;
  CompilerExit code = CompilerExit::Success;
  std::unique_ptr<mlir::ScopedDiagnosticHandler> handler;
};

} // namespace thunder

#endif // THUNDER_DRIVER_DIAGNOSTICS_H
