//===- Linker.h - Running the system's C compiler driver ------------------===//
#ifndef THUNDER_LIB_PACKAGE_LINKER_H
#define THUNDER_LIB_PACKAGE_LINKER_H

#include "thunder/Package/Package.h"

namespace thunder {

/// Runs `cc` with `arguments` as options say. Errors quote what it wrote.
llvm::Error runLinker(llvm::ArrayRef<std::string> arguments,
                      llvm::StringRef folder, const PackageOptions &options);

/// The archive of the runtime beside the running compiler.
llvm::Expected<std::string> findRuntimeArchive();

/// The folder to include `thunder/extern.h` from, beside the running compiler.
llvm::Expected<std::string> findPublicHeaders();

} // namespace thunder

#endif // THUNDER_LIB_PACKAGE_LINKER_H
