//===- ExternCode.h - The code of custom operators --------------*- C++ -*-===//
//
// The files of --link: C sources are compiled, objects, archives and shared
// libraries taken as they are, and all are searched for the C functions that
// the program calls.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_PACKAGE_EXTERNCODE_H
#define THUNDER_LIB_PACKAGE_EXTERNCODE_H

#include "thunder/Package/Package.h"

namespace thunder {

/// Prepares the code of `parts.externFunctions` from `options.linkFiles`;
/// objects of C sources go to `folder`. Gives the arguments for the linker, in
/// the order of the files. Fails when a file cannot be read or compiled, and
/// when no file defines one of the functions (not for ArtifactKind::Object,
/// which may leave them to a later link).
llvm::Expected<std::vector<std::string>>
prepareExternCode(const PackageParts &parts, llvm::StringRef folder,
                  const PackageOptions &options);

} // namespace thunder

#endif // THUNDER_LIB_PACKAGE_EXTERNCODE_H
