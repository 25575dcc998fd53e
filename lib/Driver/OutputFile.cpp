//===- OutputFile.cpp - A file that appears whole or not at all -----------===//
//
// The temporary file lies in the destination's folder, so that the rename is
// atomic.
//
//===----------------------------------------------------------------------===//
#include "OutputFile.h"
#include "llvm/Support/FileSystem.h"

namespace thunder {

std::optional<OutputFile> OutputFile::create(llvm::StringRef path,
                                             llvm::raw_ostream &standardOutput,
                                             Diagnostics &diagnostics) {
  OutputFile output;
  output.path = path.str();
  output.standardOutput = &standardOutput;
  if (path == "-")
    return output;
  if (llvm::sys::fs::is_directory(path)) {
    diagnostics.error(CompilerExit::File,
                      "'" + path + "' is a folder, not a file");
    return std::nullopt;
  }
  // A device or a pipe is written to, never replaced by a file.
  if (llvm::sys::fs::exists(path) && !llvm::sys::fs::is_regular_file(path)) {
    std::error_code error;
    output.file = std::make_unique<llvm::raw_fd_ostream>(path, error);
    if (!error)
      return output;
    diagnostics.error(CompilerExit::File,
                      "'" + path + "' cannot be written: " + error.message());
    return std::nullopt;
  }
  int descriptor;
  llvm::SmallString<128> temporary;
  if (std::error_code error = llvm::sys::fs::createUniqueFile(
          path + ".tmp%%%%%%", descriptor, temporary)) {
    diagnostics.error(CompilerExit::File,
                      "'" + path + "' cannot be written: " + error.message());
    return std::nullopt;
  }
  output.temporary = temporary.str().str();
  output.file = std::make_unique<llvm::raw_fd_ostream>(descriptor, true);
  return output;
}

OutputFile::~OutputFile() {
  if (!file)
    return;
  file->clear_error();
  file.reset();
  if (!temporary.empty())
    llvm::sys::fs::remove(temporary);
}

bool OutputFile::commit(Diagnostics &diagnostics) {
  if (!file) {
    standardOutput->flush();
    return true;
  }
  file->flush();
  std::error_code error = file->error();
  file->clear_error();
  file.reset();
  if (!error && !temporary.empty())
    error = llvm::sys::fs::rename(temporary, path);
  if (!error)
    return true;
  if (!temporary.empty())
    llvm::sys::fs::remove(temporary);
  diagnostics.error(CompilerExit::File,
                    "'" + path + "' cannot be written: " + error.message());
  return false;
}

} // namespace thunder
