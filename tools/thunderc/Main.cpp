//===- Main.cpp - thunderc ------------------------------------------------===//
//
// argv becomes CompilerOptions, CompilerInstance does the rest.
//
//===----------------------------------------------------------------------===//
#include "thunder/Driver/CommandLine.h"
#include "thunder/Driver/CompilerInstance.h"
#include "thunder/Driver/Diagnostics.h"

int main(int argc, char **argv) {
  thunder::ParsedCommandLine line =
      thunder::parseCommandLine(llvm::ArrayRef(argv + 1, argc - 1));
  thunder::Diagnostics diagnostics(llvm::errs(),
                                   line.options.report.diagnostics,
                                   line.options.report.warningsAsErrors);
  switch (line.action) {
  case thunder::ParsedCommandLine::Action::Print:
    llvm::outs() << line.text;
    return 0;
  case thunder::ParsedCommandLine::Action::Fail:
    return static_cast<int>(diagnostics.error(line.code, line.text));
  case thunder::ParsedCommandLine::Action::Run:
    break;
  }
  thunder::CompilerInstance compiler(std::move(line.options), diagnostics,
                                     llvm::outs());
  return static_cast<int>(compiler.run());
}
