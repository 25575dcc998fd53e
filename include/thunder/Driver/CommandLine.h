//===- CommandLine.h - argv becomes CompilerOptions -----------------------===//
//
// The only user of CLI11, whose exceptions do not leave CommandLine.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_DRIVER_COMMANDLINE_H
#define THUNDER_DRIVER_COMMANDLINE_H

#include "thunder/Driver/CompilerExit.h"
#include "thunder/Driver/CompilerOptions.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>

namespace thunder {

/// What came of a command line.
struct ParsedCommandLine {
  enum class Action {
    Run,   ///< `options` say what to do
    Print, ///< print `text` (help, version, a list) and end with success
    Fail   ///< `text` is the message of an error that ends with `code`
  };
  Action action = Action::Run;
  CompilerExit code = CompilerExit::Success;
  std::string text;
  CompilerOptions options;
};

/// Parses the arguments behind the program's name. Response files (@FILE) and
/// --config files are read here; nothing else is touched.
ParsedCommandLine parseCommandLine(llvm::ArrayRef<const char *> arguments);

/// docs/CLI.md: every flag with its group, value and meaning, generated from
/// the same declarations as --help.
std::string commandLineDocumentation();

/// "thunderc 0.1.0".
llvm::StringRef compilerVersion();

} // namespace thunder

#endif // THUNDER_DRIVER_COMMANDLINE_H
