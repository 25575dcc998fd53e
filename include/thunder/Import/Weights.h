//===- Weights.h - The tensors that a program brings along ----------------===//
//
// Parameters, buffers and constants by qualified name, each a strided view of
// a storage. Storages are views of the mapped file; two names of one storage
// (tied weights) stay one storage.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IMPORT_WEIGHTS_H
#define THUNDER_IMPORT_WEIGHTS_H

#include "thunder/Import/Archive.h"
#include "thunder/Import/Pickle.h"
#include "thunder/Import/Schema.h"

namespace thunder {

struct TensorFile;

/// Bytes that one or more weights view; little-endian.
struct WeightStorage {
  llvm::StringRef bytes;
};

/// A named view of a storage; sizes, strides and offset in elements.
struct Weight {
  std::string name; ///< qualified name
  serde::ScalarType dtype = serde::ScalarType::Float;
  llvm::SmallVector<int64_t, 4> sizes, strides;
  int64_t offset = 0;
  size_t storage = 0; ///< index into the table's storages
  bool requiresGrad = false, isParameter = false, isConstant = false;

  int64_t getNumElements() const;
  /// Row-major without gaps.
  bool isContiguous() const;
  /// Whether `other` is the same elements in the same places.
  bool isSameView(const Weight &other) const;
};

/// All weights of a file, in its order. Keeps the file open.
class WeightTable {
public:
  /// Reads the descriptions and checks that each view lies in its storage and
  /// that checksums hold. A bare JSON file gives an empty table.
  static llvm::Expected<std::shared_ptr<WeightTable>>
  load(std::shared_ptr<ProgramArchive> archive);

  /// The tensors of a safetensors file: all row-major, and neither parameters
  /// nor constants by themselves.
  static llvm::Expected<std::shared_ptr<WeightTable>>
  loadSafetensors(llvm::StringRef path);

  llvm::ArrayRef<Weight> getWeights() const { return weights; }
  const WeightStorage &getStorage(const Weight &weight) const {
    return storages[weight.storage];
  }

  /// Index of the weight named `name`, or none.
  std::optional<size_t> find(llvm::StringRef name) const;

  /// The elements of weight `index`, row-major and little-endian: in the file
  /// when they lie there so, else copied once and kept.
  llvm::StringRef getContiguous(size_t index);

  /// Content hash of weight `index` (128-bit xxh3 of its elements and its
  /// type), 32 hexadecimal digits.
  std::string getHash(size_t index);

private:
  llvm::Error loadRaw(llvm::StringRef kind);
  llvm::Error loadPickled(llvm::StringRef kind);
  llvm::Error addRaw(llvm::StringRef kind, const serde::PayloadMeta &entry);
  /// Adds the tensors of a torch.save file: one unnamed tensor, or a
  /// dictionary of them.
  llvm::Error addSaved(llvm::StringRef bytes, const llvm::Twine &what,
                       bool isConstant, llvm::StringRef onlyName = "");
  llvm::Error addTensor(TorchSaveFile &file, llvm::StringRef name,
                        const PickleValue &tensor, bool isConstant);
  llvm::Error add(Weight weight, const ZipEntry *entry, ZipArchive &zip);

  std::shared_ptr<ProgramArchive> archive;
  std::shared_ptr<TensorFile> tensorFile; ///< instead of an archive
  std::vector<std::unique_ptr<TorchSaveFile>> savedFiles;
  std::vector<WeightStorage> storages;
  llvm::DenseMap<const ZipEntry *, size_t> storageOfEntry;
  std::vector<Weight> weights;
  llvm::StringMap<size_t> index;
  std::vector<std::string> copies; ///< parallel to weights; of strided views
};

} // namespace thunder

#endif // THUNDER_IMPORT_WEIGHTS_H
