//===- InputReader.h - From a file to a module ----------------------------===//
//
// Three kinds of input: a program as exported (.pt2), a thunder trace (.json),
// and IR (.mlir, .mlirbc) that a person or --stop-after wrote. IR of a program
// names the file that its weights are in.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_DRIVER_INPUTREADER_H
#define THUNDER_LIB_DRIVER_INPUTREADER_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "thunder/Driver/CompilerOptions.h"
#include "thunder/Driver/Diagnostics.h"
#include "thunder/Import/Coverage.h"
#include "thunder/Import/CustomOperators.h"
#include <memory>

namespace thunder {

class WeightTable;

/// What was read. `module` is null after an error.
struct Input {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::shared_ptr<WeightTable> weights; ///< null for IR without a program
  std::string name;                     ///< of the program: the file's stem
  std::string hash; ///< of the program's bytes; part of the content hash
  /// Of the bytes of --ops and --link files; empty without any.
  std::string operatorsHash;
  std::vector<std::string> filesRead; ///< for -MD, in order
};

/// Reads options.model.input; reports errors to `diagnostics`.
Input readInput(const CompilerOptions &options, mlir::MLIRContext &context,
                Diagnostics &diagnostics);

/// The operators of the program or trace at `path`, "-" for the standard input.
/// Those that `operators` declares count as supported. Errors are ImportErrors.
llvm::Expected<Coverage> readCoverage(llvm::StringRef path,
                                      const CustomOperators &operators);

} // namespace thunder

#endif // THUNDER_LIB_DRIVER_INPUTREADER_H
