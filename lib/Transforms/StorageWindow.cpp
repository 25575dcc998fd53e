//===- StorageWindow.cpp - Views as functions of a storage's value --------===//
//
// Most views of PyTorch are boxes: under the shape
//   [n / s1, s1 / s2, …, sk]
// of the storage's n elements, where s1 > s2 > … are the strides, the window is
// a slice. Diagonals, overlapping windows and strides that do not divide one
// another are not, and go by the indices of their elements.
//
//===----------------------------------------------------------------------===//
#include "StorageWindow.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::thunder;

StorageWindow StorageWindow::whole(ArrayRef<int64_t> shape) {
  StorageWindow window;
  window.sizes.assign(shape.begin(), shape.end());
  window.strides.assign(shape.size(), 1);
  for (int64_t i = int64_t(shape.size()) - 2; i >= 0; --i)
    window.strides[i] = window.strides[i + 1] * shape[i + 1];
  return window;
}

namespace {

/// A window as a slice of the storage under `shape`. The last dimension of the
/// shape lies within the smallest stride, and the slice has one element of it.
struct Box {
  SmallVector<int64_t> shape, starts, sizes;
  int64_t tail = 0;          ///< elements of the storage behind the shape
  SmallVector<int64_t> dims; ///< the window's dimensions, largest stride first
};

} // namespace

/// The window's dimensions that tell elements apart, largest stride first.
static SmallVector<int64_t> sortedDims(const StorageWindow &window) {
  SmallVector<int64_t> dims;
  for (int64_t i = 0, e = window.sizes.size(); i < e; ++i)
    if (window.sizes[i] > 1 && window.strides[i] > 0)
      dims.push_back(i);
  llvm::stable_sort(dims, [&](int64_t a, int64_t b) {
    return window.strides[a] > window.strides[b];
  });
  return dims;
}

static std::optional<Box> findBox(const StorageWindow &window,
                                  int64_t numElements) {
  Box box;
  box.dims = sortedDims(window);
  int64_t outer = numElements, rest = window.offset;
  for (int64_t dim : box.dims) {
    int64_t stride = window.strides[dim];
    bool isOutermost = box.shape.empty();
    if (!isOutermost && outer % stride != 0)
      return std::nullopt;
    if (isOutermost)
      box.tail = numElements % stride;
    int64_t extent = outer / stride, start = rest / stride;
    if (start + window.sizes[dim] > extent)
      return std::nullopt;
    box.shape.push_back(extent);
    box.starts.push_back(start);
    box.sizes.push_back(window.sizes[dim]);
    outer = stride;
    rest %= stride;
  }
  box.shape.push_back(outer);
  box.starts.push_back(rest);
  box.sizes.push_back(1);
  return box;
}

/// Row-major positions in the storage of the window's elements along `dims`.
static Value buildPositions(PrimitiveBuilder &b, const StorageWindow &window,
                            ArrayRef<int64_t> dims, ArrayRef<int64_t> sizes) {
  Value sum = b.full(sizes, b.i64(), window.offset);
  for (auto [i, dim] : llvm::enumerate(dims)) {
    Value index = b.iota(sizes, i);
    if (window.strides[dim] != 1)
      index = b.mul(index, b.full(sizes, b.i64(), window.strides[dim]));
    sum = b.add(sum, index);
  }
  return sum;
}

static Value flatten(PrimitiveBuilder &b, Value x) {
  return b.reshape(x, {ShapedType::getNumElements(b.shapeOf(x))});
}

/// The range [from, to) of one dimension; the operand when that is all of it.
static Value sliceDim(PrimitiveBuilder &b, Value x, int64_t dim, int64_t from,
                      int64_t to) {
  SmallVector<int64_t> shape(b.shapeOf(x));
  if (!x || (from == 0 && to == shape[dim]))
    return x;
  SmallVector<int64_t> starts(shape.size(), 0), strides(shape.size(), 1);
  starts[dim] = from;
  shape[dim] = to;
  return b.slice(x, starts, shape, strides);
}

/// Sizes of `dims`, in this order.
static SmallVector<int64_t> sizesOf(const StorageWindow &window,
                                    ArrayRef<int64_t> dims) {
  SmallVector<int64_t> sizes;
  for (int64_t dim : dims)
    sizes.push_back(window.sizes[dim]);
  return sizes;
}

/// From the window's dimensions `dims` in this order to its own shape: the
/// others have size 1 or repeat.
static Value expandDims(PrimitiveBuilder &b, Value x,
                        const StorageWindow &window, ArrayRef<int64_t> dims) {
  SmallVector<int64_t> order = llvm::to_vector(llvm::seq<int64_t>(dims.size()));
  llvm::sort(order, [&](int64_t i, int64_t j) { return dims[i] < dims[j]; });
  if (!llvm::is_sorted(order))
    x = b.transpose(x, order);
  SmallVector<int64_t> sorted(dims);
  llvm::sort(sorted);
  SmallVector<int64_t> ones(window.sizes.size(), 1);
  for (int64_t dim : sorted)
    ones[dim] = window.sizes[dim];
  return b.broadcastTo(b.reshape(x, ones), window.sizes);
}

Value mlir::thunder::readWindow(PrimitiveBuilder &b, Value storage,
                                const StorageWindow &window) {
  if (!storage)
    return {};
  if (ShapedType::getNumElements(window.sizes) == 0)
    return b.full(window.sizes, b.elementOf(storage), 0);
  int64_t numElements = ShapedType::getNumElements(b.shapeOf(storage));
  if (std::optional<Box> box = findBox(window, numElements)) {
    Value x = storage;
    if (box->tail)
      x = sliceDim(b, flatten(b, x), 0, 0, numElements - box->tail);
    x = b.reshape(x, box->shape);
    for (size_t i = 0; i < box->shape.size(); ++i)
      x = sliceDim(b, x, i, box->starts[i], box->starts[i] + box->sizes[i]);
    x = b.reshape(x, sizesOf(window, box->dims));
    return expandDims(b, x, window, box->dims);
  }
  SmallVector<int64_t> dims = sortedDims(window);
  Value positions = buildPositions(b, window, dims, sizesOf(window, dims));
  return expandDims(b, b.take(flatten(b, storage), positions, 0), window, dims);
}

/// `x` with the box of sizes `value` has at `starts` replaced, from dimension
/// `dim` on: what is before and after it along the dimension stays.
static Value replaceBox(PrimitiveBuilder &b, Value x, ArrayRef<int64_t> starts,
                        Value value, size_t dim = 0) {
  if (!x || !value)
    return {};
  while (dim < starts.size() && b.shapeOf(x)[dim] == b.shapeOf(value)[dim])
    ++dim;
  if (dim == starts.size())
    return value;
  int64_t from = starts[dim], to = from + b.shapeOf(value)[dim],
          size = b.shapeOf(x)[dim];
  SmallVector<Value> parts;
  if (from > 0)
    parts.push_back(sliceDim(b, x, dim, 0, from));
  parts.push_back(
      replaceBox(b, sliceDim(b, x, dim, from, to), starts, value, dim + 1));
  if (to < size)
    parts.push_back(sliceDim(b, x, dim, to, size));
  return b.cat(parts, dim);
}

Value mlir::thunder::writeWindow(PrimitiveBuilder &b, Value storage,
                                 const StorageWindow &window, Value value) {
  if (!storage || !value)
    return {};
  for (auto [size, stride] : llvm::zip(window.sizes, window.strides))
    if (size > 1 && stride == 0)
      return b.invalid() << "writes to an expanded tensor, where several "
                            "elements are one; clone() it first",
             Value();
  if (ShapedType::getNumElements(window.sizes) == 0)
    return storage;
  SmallVector<int64_t> shape(b.shapeOf(storage)), dims = sortedDims(window);
  int64_t numElements = ShapedType::getNumElements(shape);

  // The value's dimensions in the order of the strides.
  SmallVector<int64_t> order(dims);
  for (int64_t i = 0, e = window.sizes.size(); i < e; ++i)
    if (!llvm::is_contained(dims, i))
      order.push_back(i);
  if (!llvm::is_sorted(order))
    value = b.transpose(value, order);

  if (std::optional<Box> box = findBox(window, numElements)) {
    Value x = storage, behind;
    if (box->tail) {
      Value flat = flatten(b, x);
      x = sliceDim(b, flat, 0, 0, numElements - box->tail);
      behind = sliceDim(b, flat, 0, numElements - box->tail, numElements);
    }
    x = replaceBox(b, b.reshape(x, box->shape), box->starts,
                   b.reshape(value, box->sizes));
    if (behind)
      x = b.cat({flatten(b, x), behind}, 0);
    return b.reshape(x, shape);
  }
  // In the row-major order of the window, so that the last write stays.
  SmallVector<int64_t> all =
      llvm::to_vector(llvm::seq<int64_t>(window.sizes.size()));
  if (!llvm::is_sorted(order)) {
    SmallVector<int64_t> inverse(order.size());
    for (auto [i, dim] : llvm::enumerate(order))
      inverse[dim] = i;
    value = b.transpose(value, inverse);
  }
  Value positions = buildPositions(b, window, all, window.sizes);
  return b.reshape(b.scatter(flatten(b, storage), flatten(b, positions),
                             flatten(b, value), 0),
                   shape);
}
