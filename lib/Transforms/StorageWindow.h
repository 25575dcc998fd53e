//===- StorageWindow.h - Views as functions of a storage's value *- C++ -*-===//
//
// A window on a storage: element [i, j, …] is element offset + i * strides[0] +
// j * strides[1] + … of the storage's value in row-major order.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_TRANSFORMS_STORAGEWINDOW_H
#define THUNDER_LIB_TRANSFORMS_STORAGEWINDOW_H

#include "thunder/Symbols/PrimitiveBuilder.h"

namespace mlir::thunder {

struct StorageWindow {
  SmallVector<int64_t> sizes, strides; ///< strides are not negative
  int64_t offset = 0;
  bool isDetached = false; ///< autodiff does not see it

  /// The window that is a whole tensor of this shape.
  static StorageWindow whole(ArrayRef<int64_t> shape);
  /// True when it is all of a tensor of this shape, in its order.
  bool isWhole(ArrayRef<int64_t> shape) const {
    StorageWindow all = whole(shape);
    return std::tie(sizes, strides, offset) ==
           std::tie(all.sizes, all.strides, all.offset);
  }
  bool operator<(const StorageWindow &other) const {
    return std::tie(sizes, strides, offset, isDetached) <
           std::tie(other.sizes, other.strides, other.offset, other.isDetached);
  }
};

/// The elements of `window` in `storage`: slices, reshapes and transposes where
/// the window is a box of the storage under some shape, else `take` with
/// constant indices.
Value readWindow(PrimitiveBuilder &b, Value storage,
                 const StorageWindow &window);

/// `storage` with the elements of `window` replaced by `value`, which has the
/// window's sizes. Refuses (exit 1) a window that repeats elements by a stride
/// of 0, as PyTorch does.
Value writeWindow(PrimitiveBuilder &b, Value storage,
                  const StorageWindow &window, Value value);

} // namespace mlir::thunder

#endif // THUNDER_LIB_TRANSFORMS_STORAGEWINDOW_H
