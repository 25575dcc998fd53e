//===- ReferenceBuilder.h - References to written storages ------*- C++ -*-===//
#ifndef THUNDER_LIB_IMPORT_REFERENCEBUILDER_H
#define THUNDER_LIB_IMPORT_REFERENCEBUILDER_H

#include "StorageAnalysis.h"
#include "thunder/IR/Thunder.h"

namespace thunder {

/// Builds allocations, views and loads of the storages that a program writes,
/// where its nodes stand. Names are the graph's.
class ReferenceBuilder {
public:
  ReferenceBuilder(StorageAnalysis analysis, mlir::OpBuilder &builder)
      : analysis(std::move(analysis)), builder(builder),
        storages(this->analysis.getStorages().size()) {}

  /// True when `name` lies on a written storage: it has no value of its own.
  bool contains(llvm::StringRef name) const { return analysis.find(name); }

  /// The value that the storage of `name` was made for.
  llvm::StringRef findRoot(llvm::StringRef name) const {
    return analysis.findRoot(name);
  }

  /// True when `name` is a window on a storage made for another value.
  bool isView(llvm::StringRef name) const {
    const ValueWindow *window = analysis.find(name);
    return window && analysis.getStorages()[window->storage].root != name;
  }

  /// `argument`, of a reference type, is the storage of the value `name`.
  void setArgument(llvm::StringRef name, mlir::Value argument);
  /// Makes the storage of `name`, which holds `value` at first.
  void allocate(llvm::StringRef name, mlir::Value value, mlir::Location loc);
  /// The window of `name`, of shape `type`, to write to; null before its
  /// storage exists. `isDetached`: autograd does not see the write.
  mlir::Value refer(llvm::StringRef name, mlir::RankedTensorType type,
                    mlir::Location loc, bool isDetached = false);
  /// What `name` holds here; null before its storage exists.
  mlir::Value load(llvm::StringRef name, mlir::RankedTensorType type,
                   mlir::Location loc);
  /// Something wrote to `name`: loads of its storage are out of date.
  void invalidate(llvm::StringRef name);

private:
  struct Storage {
    mlir::Value reference;
    llvm::StringMap<mlir::Value> loads, views, detached;
  };

  StorageAnalysis analysis;
  mlir::OpBuilder &builder;
  std::vector<Storage> storages;
};

} // namespace thunder

#endif // THUNDER_LIB_IMPORT_REFERENCEBUILDER_H
