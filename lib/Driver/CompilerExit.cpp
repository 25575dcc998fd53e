//===- CompilerExit.cpp - The table of exit codes
//-----------------------------===//
//
// One row per exit code of the command line contract.
//
//===----------------------------------------------------------------------===//
#include "thunder/Driver/CompilerExit.h"

namespace thunder {

llvm::ArrayRef<ExitCodeInfo> exitCodes() {
  static constexpr ExitCodeInfo table[] = {
      {CompilerExit::Success, "success", "success"},
      {CompilerExit::InvalidInput, "input",
       "the input is wrong: malformed, of an unknown version, ill-typed, or "
       "without the gradient that was asked for"},
      {CompilerExit::Usage, "usage", "an unknown flag or a bad value"},
      {CompilerExit::File, "file", "a file cannot be read or written"},
      {CompilerExit::Unsupported, "unsupported",
       "an operator, feature or target that thunderc does not support"},
      {CompilerExit::ExternalTool, "tool",
       "an outside tool (the linker) is missing or failed"},
      {CompilerExit::Mismatch, "mismatch", "the numbers differ (verify)"},
      {CompilerExit::Limit, "limit", "a limit or a budget cannot be met"},
      {CompilerExit::Internal, "internal",
       "an error of thunderc itself; the path of a reproducer is printed"},
  };
  return table;
}

llvm::StringRef nameOf(CompilerExit code) {
  for (const ExitCodeInfo &info : exitCodes())
    if (info.code == code)
      return info.name;
  return "internal";
}

} // namespace thunder
