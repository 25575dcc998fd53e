//===- ExitCode.cpp - The table of exit codes -----------------------------===//
//
// One row per exit code of the command line contract.
//
//===----------------------------------------------------------------------===//
#include "thunder/Driver/ExitCode.h"

namespace thunder {

llvm::ArrayRef<ExitCodeInfo> exitCodes() {
  static constexpr ExitCodeInfo table[] = {
      {ExitCode::Success, "success", "success"},
      {ExitCode::InvalidInput, "input",
       "the input is wrong: malformed, of an unknown version, ill-typed, or "
       "without the gradient that was asked for"},
      {ExitCode::Usage, "usage", "an unknown flag or a bad value"},
      {ExitCode::File, "file", "a file cannot be read or written"},
      {ExitCode::Unsupported, "unsupported",
       "an operator, feature or target that thunderc does not support"},
      {ExitCode::ExternalTool, "tool",
       "an outside tool (the linker) is missing or failed"},
      {ExitCode::Mismatch, "mismatch", "the numbers differ (verify)"},
      {ExitCode::Limit, "limit", "a limit or a budget cannot be met"},
      {ExitCode::Internal, "internal",
       "an error of thunderc itself; the path of a reproducer is printed"},
  };
  return table;
}

llvm::StringRef nameOf(ExitCode code) {
  for (const ExitCodeInfo &info : exitCodes())
    if (info.code == code)
      return info.name;
  return "internal";
}

} // namespace thunder
