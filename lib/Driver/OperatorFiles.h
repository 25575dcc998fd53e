//===- OperatorFiles.h - The files of --ops and --link ----------*- C++ -*-===//
//
// What the user says of operators that thunderc does not know, and of who runs
// symbols; and how any file is opened and its errors are reported.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_DRIVER_OPERATORFILES_H
#define THUNDER_LIB_DRIVER_OPERATORFILES_H

#include "thunder/Driver/CompilerOptions.h"
#include "thunder/Driver/Diagnostics.h"
#include "thunder/Import/Coverage.h"
#include "thunder/Import/CustomOperators.h"

namespace thunder {

struct OperatorFiles {
  CustomOperators operators;
  std::string hash; ///< of the bytes of all files; empty without any
  std::vector<std::string> paths;
};

/// Reads the files of --ops, looks at those of --link, and checks the names of
/// --executors. Nothing after an error.
std::optional<OperatorFiles> readOperatorFiles(const CompilerOptions &options,
                                               mlir::MLIRContext &context,
                                               Diagnostics &diagnostics);

/// Gives the symbols of `module` the declared effects and rules. False after an
/// error.
bool applyOperators(const CustomOperators &operators,
                    const CompilerOptions &options, mlir::ModuleOp module,
                    Diagnostics &diagnostics);

/// Which symbols later phases know: registered and declared ones. `operators`
/// must outlive it.
SupportQuery makeSupportQuery(const CustomOperators &operators);

/// The bytes of `path`, "-" for the standard input; null after an error.
std::unique_ptr<llvm::MemoryBuffer> openFile(llvm::StringRef path,
                                             Diagnostics &diagnostics);

/// Parses IR; null after an error.
mlir::OwningOpRef<mlir::ModuleOp>
parseModule(std::unique_ptr<llvm::MemoryBuffer> buffer, llvm::StringRef path,
            mlir::MLIRContext &context, Diagnostics &diagnostics);

/// Reports what an importer returned.
void report(llvm::Error error, Diagnostics &diagnostics);

std::string sha256(llvm::StringRef bytes);

} // namespace thunder

#endif // THUNDER_LIB_DRIVER_OPERATORFILES_H
