//===- CompilerExit.h - How thunderc ends
//-------------------------------------===//
//
// The exit codes of the command line contract, with the words for --help.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_DRIVER_COMPILEREXIT_H
#define THUNDER_DRIVER_COMPILEREXIT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace thunder {

enum class CompilerExit {
  Success = 0,
  InvalidInput = 1,
  Usage = 2,
  File = 3,
  Unsupported = 4,
  ExternalTool = 5,
  Mismatch = 6,
  Limit = 7,
  Internal = 70
};

struct ExitCodeInfo {
  CompilerExit code;
  llvm::StringLiteral name;    ///< in JSON diagnostics
  llvm::StringLiteral meaning; ///< in --help=exit-codes and docs/CLI.md
};

/// All exit codes, ascending.
llvm::ArrayRef<ExitCodeInfo> exitCodes();

/// The name of `code` in JSON diagnostics.
llvm::StringRef nameOf(CompilerExit code);

} // namespace thunder

#endif // THUNDER_DRIVER_COMPILEREXIT_H
