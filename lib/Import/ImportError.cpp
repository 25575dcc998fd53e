//===- ImportError.cpp - What an importer says when it refuses a file -----===//
//
// See the header.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/ImportError.h"

using namespace llvm;

namespace thunder {

char ImportError::ID = 0;

ImportError takeImportError(Error error) {
  ImportError result(ErrorKind::Malformed, "");
  handleAllErrors(
      std::move(error), [&](const ImportError &e) { result = e; },
      [&](const ErrorInfoBase &e) {
        result = ImportError(ErrorKind::Malformed, e.message());
      });
  return result;
}

Error prefixed(const Twine &prefix, Error error) {
  if (!error)
    return Error::success();
  ImportError inner = takeImportError(std::move(error));
  return make_error<ImportError>(
      inner.getKind(), (prefix + inner.getMessage()).str(), inner.getNotes());
}

} // namespace thunder
