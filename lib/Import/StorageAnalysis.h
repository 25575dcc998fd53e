//===- StorageAnalysis.h - Which values share a storage ---------*- C++ -*-===//
//
// Training IR has in-place operators, and views of what they write. The file
// states sizes, strides and offset of every value; with the alias sets of the
// operators' signatures that says which values lie on one storage, and where.
// Only storages that some node writes matter: everything else is a value.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_IMPORT_STORAGEANALYSIS_H
#define THUNDER_LIB_IMPORT_STORAGEANALYSIS_H

#include "thunder/Import/CustomOperators.h"
#include "thunder/Import/OperatorSchemas.h"

namespace thunder {

/// True for in-place operators that change how their operand is seen and none
/// of its elements (`aten.t_.default`). Exported programs go on with the
/// result, so each is the view without the underscore.
bool changesOnlySizes(llvm::StringRef symbol);

/// Arguments that `node` writes: those of its signature, and running statistics
/// that it does not mention.
llvm::SmallVector<llvm::StringRef>
findWrittenArguments(const serde::Node &node, const OperatorSchema &schema);

/// Strides and offset of a view in elements.
struct PackedWindow {
  llvm::SmallVector<int64_t> strides;
  int64_t offset = 0;
};

/// Where `view` lies among the elements of `base` in row-major order, from
/// their places in PyTorch's memory. None when it shows others, or when two
/// elements of the base are one.
std::optional<PackedWindow> findAmongElements(const serde::TensorMeta &base,
                                              const serde::TensorMeta &view);

/// Positions of the arguments that a custom operator, `node`, writes.
llvm::SmallVector<unsigned>
findDeclaredWrites(const serde::Node &node, const CustomOperators *operators);

/// The sizes, strides and offset that an `as_strided` of `operand` shows. The
/// result's `type` has them unless it is a copy, whose strides are its own.
/// None when the arguments are symbolic.
std::optional<serde::TensorMeta>
findShownType(const serde::Node &node, serde::TensorMeta type,
              const serde::TensorMeta &operand);

/// A written storage.
struct WrittenStorage {
  llvm::StringRef root; ///< the value that it was made for
  /// The root's dimensions by falling stride: transposed like that, the root
  /// lies in the storage in row-major order. Empty: it does so as it is, which
  /// holds for all arguments and for roots with gaps: their windows are given
  /// among their elements, whatever lies between these in PyTorch's memory.
  llvm::SmallVector<int64_t> permutation;
  llvm::SmallVector<int64_t> shape; ///< of the root, after the permutation
};

/// Where a value lies on its storage, in elements from the root's first.
struct ValueWindow {
  size_t storage;
  llvm::SmallVector<int64_t> strides;
  int64_t offset;
  bool isDetached; ///< autograd does not see it
  /// The window is the storage under its own shape.
  bool isWhole;
};

class StorageAnalysis {
public:
  /// Analyzes `graph`. `inputGroups` has one list of names for each argument of
  /// the program: names of tied weights share one. Fails (exit 4) where a
  /// written storage has a form that thunderc does not compile.
  /// `operators` (or null) says what custom operators write.
  static llvm::Expected<StorageAnalysis>
  compute(const serde::Graph &graph,
          llvm::ArrayRef<llvm::SmallVector<llvm::StringRef, 1>> inputGroups,
          OperatorSchemas &schemas, const CustomOperators *operators);

  llvm::ArrayRef<WrittenStorage> getStorages() const { return storages; }
  /// The window of `name`; null when nothing writes its storage.
  const ValueWindow *find(llvm::StringRef name) const {
    auto it = windows.find(name);
    return it == windows.end() ? nullptr : &it->second;
  }

  /// The value that the storage of `name` was made for; itself when unknown.
  llvm::StringRef findRoot(llvm::StringRef name) const {
    auto it = roots.find(name);
    return it == roots.end() ? name : it->second;
  }

private:
  std::vector<WrittenStorage> storages;
  llvm::StringMap<llvm::StringRef> roots;
  llvm::StringMap<ValueWindow> windows;
};

} // namespace thunder

#endif // THUNDER_LIB_IMPORT_STORAGEANALYSIS_H
