//===- ThunderWindows.h - Views of traces as windows on storages *- C++ -*-===//
//
// A trace states no strides: views follow from the operators and from how the
// inputs lie. Everything in elements.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_IMPORT_THUNDERWINDOWS_H
#define THUNDER_LIB_IMPORT_THUNDERWINDOWS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "thunder/Import/ThunderGraph.h"

namespace thunder::trace {

/// Where a value lies: element [i, j, …] is `offset + i * strides[0] + …`.
struct Window {
  size_t storage = 0;
  llvm::SmallVector<int64_t, 4> sizes, strides;
  int64_t offset = 0;
  bool isDetached = false; ///< autograd does not see it

  /// Row-major without gaps.
  bool isContiguous() const;
  int64_t getNumElements() const;
  /// Elements of the smallest storage that holds it.
  int64_t getReach() const;
};

/// Row-major strides.
llvm::SmallVector<int64_t, 4>
getContiguousStrides(llvm::ArrayRef<int64_t> sizes);

/// What an index of integers, slices, None and `...` picks.
struct BasicIndex {
  /// One entry for each dimension of what is indexed.
  llvm::SmallVector<int64_t, 4> starts, limits, steps;
  /// For each dimension of the result: the dimension it comes from, or -1.
  llvm::SmallVector<int64_t, 4> dims;

  llvm::SmallVector<int64_t, 4> getShape() const;
};

/// None when `index` holds tensors, lists or booleans, or does not fit `sizes`.
std::optional<BasicIndex> readBasicIndex(const EncodedValue &index,
                                         llvm::ArrayRef<int64_t> sizes);

/// How the result of an op lies.
struct ViewResult {
  enum class Kind { View, Copy, Unknown } kind = Kind::Unknown;
  Window window; ///< of a view
};

/// The result of the registered `symbol` with these arguments (operands as
/// they are written in thunder.bsym) applied to `operand`. `order` is the
/// argument of prims.stride_order, else null. Unknown: a view that is not
/// understood.
ViewResult
computeView(llvm::StringRef symbol,
            llvm::function_ref<mlir::Attribute(llvm::StringRef)> argument,
            const Window &operand);

Window applyIndex(const Window &operand, const BasicIndex &index);

} // namespace thunder::trace

#endif // THUNDER_LIB_IMPORT_THUNDERWINDOWS_H
