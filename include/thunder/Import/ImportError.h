//===- ImportError.h - What an importer says when it refuses a file -------===//
//
// Every reader in lib/Import returns llvm::Error or llvm::Expected that holds
// one ImportError: a message that is complete by itself (file part, path,
// reason) and a kind, from which the driver takes its exit code.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IMPORT_IMPORTERROR_H
#define THUNDER_IMPORT_IMPORTERROR_H

#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace thunder {

/// The values are thunderc's exit codes.
enum class ErrorKind {
  Malformed = 1,   ///< the bytes contradict the format, or themselves
  File = 3,        ///< the file cannot be opened or read
  Unsupported = 4, ///< well-formed, but not something thunderc compiles
  Limit = 7,       ///< larger than a limit that protects the host
};

/// The one error payload of lib/Import.
class ImportError : public llvm::ErrorInfo<ImportError> {
public:
  static char ID;

  ImportError(ErrorKind kind, std::string message,
              std::vector<std::string> notes = {})
      : kind(kind), message(std::move(message)), notes(std::move(notes)) {}

  ErrorKind getKind() const { return kind; }
  const std::string &getMessage() const { return message; }
  /// Further lines, such as the rest of a list that the message begins.
  const std::vector<std::string> &getNotes() const { return notes; }

  void log(llvm::raw_ostream &os) const override { os << message; }
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }

private:
  ErrorKind kind;
  std::string message;
  std::vector<std::string> notes;
};

/// Makes an error of the given kind.
inline llvm::Error importError(ErrorKind kind, const llvm::Twine &message) {
  return llvm::make_error<ImportError>(kind, message.str());
}

/// Makes an error that says that the input contradicts its format.
inline llvm::Error malformed(const llvm::Twine &message) {
  return importError(ErrorKind::Malformed, message);
}

/// Puts `prefix` before the message of `error`, keeping its kind.
llvm::Error prefixed(const llvm::Twine &prefix, llvm::Error error);

/// Takes `error` apart for a caller that reports it. An error that is not an
/// ImportError counts as malformed input.
ImportError takeImportError(llvm::Error error);

} // namespace thunder

#endif // THUNDER_IMPORT_IMPORTERROR_H
