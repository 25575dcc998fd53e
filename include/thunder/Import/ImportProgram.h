//===- ImportProgram.h - An exported program becomes a module -------------===//
//
// The phase `import`: opens a .pt2 file, checks it, and builds one
// thunder.func @forward with a thunder.bsym for each node. Symbols stay whole;
// weights stay in the file and are referred to by index.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IMPORT_IMPORTPROGRAM_H
#define THUNDER_IMPORT_IMPORTPROGRAM_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "thunder/Import/Archive.h"
#include "thunder/Import/Coverage.h"
#include "thunder/Import/CustomOperators.h"
#include "thunder/Import/Weights.h"

namespace thunder {

struct ImportOptions {
  /// Which program of an archive that holds several; empty: the only one.
  std::string model;
  /// Which symbols later phases know. When given, a program that uses another
  /// one is refused, with all of them listed.
  SupportQuery isSupported;
  /// Which custom operators are declared, with their effects; null: none.
  const CustomOperators *operators = nullptr;
  /// Paths and globs of the modules whose calls are checkpoint regions.
  std::vector<std::string> checkpoint;
  ZipLimits limits;
};

/// A file after all checks that need no compiler. Everything in it is a view of
/// the archive, which `weights` keeps open too.
struct LoadedProgram {
  std::shared_ptr<ProgramArchive> archive;
  std::unique_ptr<serde::Program> program;
  std::shared_ptr<WeightTable> weights;
};

/// Opens a file, reads its schema and weights, and checks names, arguments,
/// shapes, and that each parameter, buffer and constant has its bytes. "-" is
/// the standard input. Errors are ImportErrors; their kind is the exit code.
llvm::Expected<LoadedProgram> loadProgram(llvm::StringRef path,
                                          const ImportOptions &options = {});
llvm::Expected<LoadedProgram>
loadProgram(std::unique_ptr<llvm::MemoryBuffer> buffer,
            const ImportOptions &options = {});

/// A module and the weights that its `thunder.weight` attributes index.
struct ImportedProgram {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::shared_ptr<WeightTable> weights;
};

/// Builds the module of a loaded program. The context needs the thunder
/// dialect loaded. Unsupported operators are all in one error.
llvm::Expected<ImportedProgram> buildModule(mlir::MLIRContext &context,
                                            const LoadedProgram &loaded,
                                            const ImportOptions &options = {});

/// loadProgram and buildModule.
llvm::Expected<ImportedProgram>
importProgram(mlir::MLIRContext &context, llvm::StringRef path,
              const ImportOptions &options = {});
llvm::Expected<ImportedProgram>
importProgram(mlir::MLIRContext &context,
              std::unique_ptr<llvm::MemoryBuffer> buffer,
              const ImportOptions &options = {});

} // namespace thunder

#endif // THUNDER_IMPORT_IMPORTPROGRAM_H
