//===- Pickle.h - torch.save files as data --------------------------------===//
//
// Reads the part of Python's pickle format that state dictionaries use. Nothing
// is imported or called: each of a few known names stands for a constructor
// here, and any other name is an error.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IMPORT_PICKLE_H
#define THUNDER_IMPORT_PICKLE_H

#include "thunder/Import/Schema.h"
#include "thunder/Import/ZipArchive.h"
#include <deque>

namespace thunder {

/// A storage that a pickle refers to; its bytes lie beside the pickle.
struct PickleStorage {
  llvm::StringRef key;      ///< name of the record below data/
  llvm::StringRef location; ///< device on which it lived
  serde::ScalarType dtype = serde::ScalarType::Byte; ///< Byte: untyped
  int64_t elements = 0;
};

/// One value of a pickle. Values may be shared: the pickle is a graph.
struct PickleValue {
  enum class Kind {
    None,
    Bool,    ///< integer is 0 or 1
    Integer, ///< integer
    Real,    ///< real
    String,  ///< text
    Tuple,   ///< items
    List,    ///< items
    Dict,    ///< items: key, value, key, value, …
    Global,  ///< text: "module name", from the allowed list
    Storage, ///< storage
    Tensor,  ///< storage, dtype, sizes, strides, offset, requiresGrad
    Device,  ///< text
  };

  Kind kind = Kind::None;
  int64_t integer = 0;
  double real = 0;
  llvm::StringRef text;
  std::vector<const PickleValue *> items;
  PickleStorage storage;
  serde::ScalarType dtype = serde::ScalarType::Unknown;
  std::vector<int64_t> sizes, strides; ///< in elements
  int64_t offset = 0;                  ///< in elements
  bool requiresGrad = false, isParameter = false;
};

/// What a pickle may cost.
struct PickleLimits {
  size_t bytes = size_t(256) << 20;
  size_t values = size_t(1) << 22;
};

/// Owns the values of one pickle; strings are views of its bytes.
class PickleDocument {
public:
  static llvm::Expected<std::unique_ptr<PickleDocument>>
  parse(llvm::StringRef bytes, const PickleLimits &limits = {});

  const PickleValue &getRoot() const { return *root; }

private:
  friend class PickleMachine;
  std::deque<PickleValue> values;
  std::deque<std::string> texts;
  const PickleValue *root = nullptr;
};

/// A file of torch.save: a pickle and the storages that it names.
class TorchSaveFile {
public:
  /// Parses `bytes`, which must outlive the file; `what` names it in messages.
  static llvm::Expected<std::unique_ptr<TorchSaveFile>>
  parse(llvm::StringRef bytes, const llvm::Twine &what);

  const PickleValue &getRoot() const { return pickle->getRoot(); }

  /// The record of a storage, or an error when it is missing.
  llvm::Expected<const ZipEntry *> findStorage(llvm::StringRef key) const;

  ZipArchive &getZip() { return *zip; }
  bool isBigEndian() const { return bigEndian; }

private:
  std::unique_ptr<ZipArchive> zip;
  std::unique_ptr<PickleDocument> pickle;
  std::string root;
  bool bigEndian = false;
};

} // namespace thunder

#endif // THUNDER_IMPORT_PICKLE_H
