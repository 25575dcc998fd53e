//===- OutputFile.h - A file that appears whole or not at all -------------===//
//
// What thunderc writes goes to a temporary file beside its destination, which
// commit() renames; a run that fails leaves nothing and changes nothing.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_DRIVER_OUTPUTFILE_H
#define THUNDER_LIB_DRIVER_OUTPUTFILE_H

#include "thunder/Driver/Diagnostics.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <optional>
#include <string>

namespace thunder {

class OutputFile {
public:
  /// Opens a temporary file beside `path`; "-" is `standardOutput`. Reports
  /// failure to `diagnostics` and gives none.
  static std::optional<OutputFile> create(llvm::StringRef path,
                                          llvm::raw_ostream &standardOutput,
                                          Diagnostics &diagnostics);
  OutputFile(OutputFile &&) = default;
  /// Removes the temporary file unless commit() was called.
  ~OutputFile();

  llvm::raw_ostream &os() { return file ? *file : *standardOutput; }

  /// Makes the file appear at its path; reports failure to `diagnostics`.
  bool commit(Diagnostics &diagnostics);

private:
  OutputFile() = default;
  std::string path, temporary;
  std::unique_ptr<llvm::raw_fd_ostream> file;
  llvm::raw_ostream *standardOutput = nullptr;
};

} // namespace thunder

#endif // THUNDER_LIB_DRIVER_OUTPUTFILE_H
