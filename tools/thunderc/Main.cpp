//===- Main.cpp - thunderc ------------------------------------------------===//
//
// argv becomes CompilerOptions, CompilerInstance does the rest.
//
//===----------------------------------------------------------------------===//
#include "thunder/Driver/CommandLine.h"
#include "thunder/Driver/CompilerInstance.h"
#include "thunder/Driver/Diagnostics.h"

using thunder::CompilerExit;

static CompilerExit run(thunder::ParsedCommandLine &line,
                        thunder::Diagnostics &diagnostics) {
  switch (line.action) {
  case thunder::ParsedCommandLine::Action::Print:
    llvm::outs() << line.text;
    return CompilerExit::Success;
  case thunder::ParsedCommandLine::Action::Fail:
    return diagnostics.error(line.code, line.text);
  case thunder::ParsedCommandLine::Action::Run:
    break;
  }
  thunder::CompilerInstance compiler(std::move(line.options), diagnostics,
                                     llvm::outs());
  return compiler.run();
}

int main(int argc, char **argv) {
  thunder::ParsedCommandLine line =
      thunder::parseCommandLine(llvm::ArrayRef(argv + 1, argc - 1));
  thunder::Diagnostics diagnostics(llvm::errs(),
                                   line.options.report.diagnostics,
                                   line.options.report.warningsAsErrors);
  CompilerExit code = run(line, diagnostics);
  // A full disk shows when the last bytes are written.
  llvm::outs().flush();
  if (std::error_code error = llvm::outs().error()) {
    llvm::outs().clear_error();
    code = diagnostics.error(CompilerExit::File,
                             "the standard output cannot be written: " +
                                 error.message());
  }
  return static_cast<int>(code);
}
