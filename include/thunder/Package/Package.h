//===- Package.h - From objects to a program or library ---------*- C++ -*-===//
//
// The last phase: a planned module, its objects and its weights become an
// artifact that needs libc and libm only, besides the code of custom
// operators, and that describes itself (docs/Manifest.md).
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_PACKAGE_PACKAGE_H
#define THUNDER_PACKAGE_PACKAGE_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace thunder {

/// What the manifest says beyond the planned module.
struct ManifestInfo {
  std::string name;     ///< of the program
  std::string compiler; ///< e.g. "thunderc 0.1.0"
  std::string mode;     ///< infer, grad or train
  std::string hash;     ///< of the input, the options and the compiler
  std::string cpu;      ///< LLVM's name of the processor
  std::vector<std::string> features; ///< what the program checks at start
  unsigned threads = 1;
  unsigned optimizationLevel = 2;
  std::string fastMath = "none";
  std::string optimizer;   ///< mode train
  std::string weightsFile; ///< external weights: the file's name, else empty
};

/// The elements of weight `index` (the `weight` of a program_tensor),
/// row-major and little-endian. Valid as long as the packaging runs.
using WeightReader = llvm::function_ref<llvm::StringRef(int64_t index)>;

/// Where the initial values lie in the embedded weights: each weight once, in
/// the order of the tensors, at multiples of 64.
struct WeightLayout {
  struct Item {
    int64_t weight;  ///< index for the WeightReader
    uint64_t offset; ///< bytes from the start
    uint64_t bytes;
    std::string name; ///< of the first tensor that uses it
  };
  std::vector<Item> items;
  llvm::DenseMap<int64_t, size_t> positions; ///< weight to place in `items`
  uint64_t totalBytes = 0;

  /// Offset of a weight, which must be in the layout.
  uint64_t getOffset(int64_t weight) const;
};

WeightLayout layOutWeights(mlir::ModuleOp plan);

/// The manifest of a planned module: the same bytes for the same input.
std::string buildManifest(mlir::ModuleOp plan, const WeightLayout &weights,
                          const ManifestInfo &info);

/// The text of a manifest, laid out for people.
std::string formatManifest(llvm::StringRef manifest);

enum class ArtifactKind { Executable, Library, Object };

struct PackageOptions {
  ArtifactKind kind = ArtifactKind::Executable;
  /// Prefix of a library's functions: a C identifier; see makeIdentifier.
  std::string prefix;
  std::string outputPath; ///< written complete or not at all
  bool externalWeights = false;
  /// Code of custom operators: .c, .o, .a and .so files.
  std::vector<std::string> linkFiles;
  /// A folder whose files stay (--keep-temps); empty: a temporary one.
  std::string temporaryFolder;
  bool verbose = false; ///< print the commands that run
  bool dryRun = false;  ///< print them, run nothing
};

/// A C function that the program calls, for the custom operator `symbol`.
struct ExternFunction {
  std::string symbol, name;
};

/// The C functions that a planned module calls, in the order of their first
/// calls.
std::vector<ExternFunction> findExternFunctions(mlir::ModuleOp plan);

/// The parts of an artifact.
struct PackageParts {
  /// Relocatable ELF objects: kernels and host program.
  std::vector<llvm::StringRef> objects;
  /// Symbol of each entry's function, in the order of the manifest.
  std::vector<std::string> entrySymbols;
  std::vector<ExternFunction> externFunctions;
  std::string manifest;
  WeightLayout weights;
};

/// Why packaging failed: a file (exit 3), a custom operator without code (exit
/// 4), or an outside tool (exit 5).
class PackageError : public llvm::ErrorInfo<PackageError> {
public:
  static char ID;
  enum class Kind { File, Unsupported, Tool };
  PackageError(Kind kind, const llvm::Twine &text)
      : kind(kind), text(text.str()) {}
  void log(llvm::raw_ostream &os) const override { os << text; }
  std::error_code convertToErrorCode() const override;

  const Kind kind;
  const std::string text;
};

/// Assembles and links `parts`. With external weights also writes them beside
/// the artifact, to the file that getWeightsFileName names.
llvm::Error package(const PackageParts &parts, WeightReader readWeight,
                    const PackageOptions &options);

/// The file name (no folder) of external weights for an artifact at `path`.
std::string getWeightsFileName(llvm::StringRef path);

/// Letters, digits and underscores; never empty, never led by a digit.
std::string makeIdentifier(llvm::StringRef name);

/// The C header of a library whose functions begin with `prefix`.
std::string buildHeader(llvm::StringRef prefix, llvm::StringRef manifest);

/// The manifest that an artifact carries: a program, library or object.
llvm::Expected<std::string> extractManifest(llvm::StringRef path);

} // namespace thunder

#endif // THUNDER_PACKAGE_PACKAGE_H
