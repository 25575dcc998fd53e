//===- Artifact.h - The phases codegen and package ------------------------===//
//
// From a planned module to what --emit asks for: a program, a library, an
// object, or a text about them. These two phases make objects, not IR, so they
// are no pass pipelines.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_DRIVER_ARTIFACT_H
#define THUNDER_LIB_DRIVER_ARTIFACT_H

#include "InputReader.h"
#include "mlir/Support/Timing.h"

namespace thunder {

class ArtifactWriter {
public:
  /// `input.module` is planned. All arguments outlive this object.
  ArtifactWriter(const CompilerOptions &options, Input &input,
                 Diagnostics &diagnostics, llvm::raw_ostream &out)
      : options(options), input(input), diagnostics(diagnostics), out(out) {}

  /// Writes what --emit asks for to `path` ("-": `out`). False: an error has
  /// been reported and nothing was written.
  bool write(const std::string &path, mlir::TimingScope &timing);

private:
  bool writeFile(const std::string &path, llvm::StringRef content);
  std::string contentHash(llvm::StringRef cpu) const;

  const CompilerOptions &options;
  Input &input;
  Diagnostics &diagnostics;
  llvm::raw_ostream &out;
};

} // namespace thunder

#endif // THUNDER_LIB_DRIVER_ARTIFACT_H
