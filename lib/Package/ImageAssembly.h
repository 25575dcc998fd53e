//===- ImageAssembly.h - The image of a program as assembly ---------------===//
#ifndef THUNDER_LIB_PACKAGE_IMAGEASSEMBLY_H
#define THUNDER_LIB_PACKAGE_IMAGEASSEMBLY_H

#include "thunder/Package/Package.h"

namespace thunder {

/// The section in which every artifact carries its manifest.
inline constexpr llvm::StringLiteral manifestSection = ".thunder.manifest";

/// Assembly that defines `thunder_image`. Manifest and weights are read from
/// files when it is assembled; an empty `weightsFile` means none are embedded.
std::string buildImageAssembly(const PackageParts &parts,
                               llvm::StringRef manifestFile,
                               llvm::StringRef weightsFile);

/// A function of a library, and the runtime function that it forwards to.
struct LibraryFunction {
  llvm::StringLiteral name;       ///< PREFIX_name forwards to thunder_rt_name
  llvm::StringLiteral parameters; ///< C; HANDLE and BUFFER stand for types
  llvm::StringLiteral result;
  llvm::StringLiteral documentation;
};
llvm::ArrayRef<LibraryFunction> libraryFunctions();

/// Assembly of a library's functions under `prefix`.
std::string buildLibraryAssembly(llvm::StringRef prefix);

} // namespace thunder

#endif // THUNDER_LIB_PACKAGE_IMAGEASSEMBLY_H
