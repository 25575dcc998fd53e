//===- Phases.h - The phases of a compilation, as one table ---------------===//
//
// --list-phases, --start-from, --stop-after, --dump-phases, thunder-opt's
// pipelines thunder-phase-NAME and docs/Phases.md all come from this table.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_DRIVER_PHASES_H
#define THUNDER_DRIVER_PHASES_H

#include "thunder/Driver/CompilerOptions.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace mlir {
class OpPassManager;
class Pass;
} // namespace mlir

namespace thunder {

struct Phase {
  llvm::StringLiteral name;
  llvm::StringLiteral summary; ///< what it does, one line
  llvm::StringLiteral
      contract; ///< what is true afterwards; its verifier checks it
  /// Adds the phase's passes, its verifier last; null for codegen and package,
  /// which make objects, not IR.
  void (*populate)(mlir::OpPassManager &passes, const CompilerOptions &options);
  /// The verifier of the contract; null where populate is.
  std::unique_ptr<mlir::Pass> (*createVerifier)();
};

/// All phases in order.
llvm::ArrayRef<Phase> phases();

/// The position of the phase called `name` in phases().
std::optional<size_t> findPhase(llvm::StringRef name);

/// Makes thunder-opt's pipelines thunder-phase-NAME, with the default options.
void registerPhasePipelines();

/// The text of --list-phases, and docs/Phases.md.
std::string listPhases();
std::string phasesDocumentation();

} // namespace thunder

#endif // THUNDER_DRIVER_PHASES_H
