//===- Patches.cpp - Windows as a dimension of their own ------------------===//
//
// Taking places [windows, elements of a window] along each dimension puts all
// windows next to one another; the adjoint adds them up again.
//
//===----------------------------------------------------------------------===//
#include "WindowFamilies.h"
#include "thunder/IR/Functions.h"
#include "thunder/Symbols/Windows.h"
#include <numeric>

using namespace mlir;
using namespace mlir::thunder;

//===----------------------------------------------------------------------===//
// Adaptive maxima
//===----------------------------------------------------------------------===//

/// Places [count, longest window] of windows [floor(i size / count),
/// ceil((i + 1) size / count)); a shorter one repeats its last element.
static Value adaptivePlaces(SymbolBuilder &b, int64_t size, int64_t count) {
  int64_t longest = 0;
  for (int64_t i = 0; i < count; ++i)
    longest = std::max<int64_t>(
        longest, llvm::divideCeil((i + 1) * size, count) - i * size / count);
  SmallVector<int64_t> shape = {count, longest};
  Value window = b.iota(shape, 0), sizes = b.fullLike(window, size),
        counts = b.fullLike(window, count);
  Value start = b.make<TruncDivideOp>(b.mul(window, sizes), counts);
  Value next = b.iota(shape, 0, 1);
  Value end = b.make<TruncDivideOp>(
      b.add(b.mul(next, sizes), b.fullLike(window, count - 1)), counts);
  return b.make<MinimumOp>(b.add(start, b.iota(shape, 1)),
                           b.sub(end, b.fullLike(window, 1)));
}

/// The largest of each window and its place among the spatial elements.
template <int64_t spatial>
static SmallVector<Value> adaptiveMax(SymbolBuilder &b) {
  Value x = b.tensor("self");
  SmallVector<int64_t> counts = b.integers("output_size");
  if (b.failed())
    return {};
  int64_t leading = b.rankOf(x) - spatial;
  Type element = b.elementOf(x);
  auto isEmpty = [](int64_t size) { return size < 1; };
  if (!isFloating(element) || leading < 1 || leading > 2 ||
      int64_t(counts.size()) != spatial || llvm::any_of(counts, isEmpty) ||
      llvm::any_of(b.shapeOf(x).drop_front(leading), isEmpty))
    return b.invalid() << "not defined for " << x.getType()
                       << " and this argument 'output_size'",
           SmallVector<Value>();
  SmallVector<int64_t> sizes(b.shapeOf(x).drop_front(leading)),
      shape(b.shapeOf(x).take_front(leading));
  int64_t planes = ShapedType::getNumElements(shape),
          plane = ShapedType::getNumElements(sizes);
  llvm::append_range(shape, counts);
  SmallVector<int64_t> flatShape = {planes};
  llvm::append_range(flatShape, sizes);
  Value wide = b.reshape(b.toCompute(x), flatShape);
  Value place = b.reshape(b.iota({plane}, 0), sizes);
  // [planes, windows, elements, …] and the same of places.
  for (int64_t i = 0; i < spatial; ++i) {
    Value window = adaptivePlaces(b, sizes[i], counts[i]);
    wide = b.take(wide, window, 1 + 2 * i);
    place = b.take(place, window, 2 * i);
  }
  // Elements behind all windows.
  SmallVector<int64_t> order, elements, flatOrder = {0};
  for (int64_t i = 0; i < spatial; ++i) {
    order.push_back(2 * i);
    elements.push_back(2 * i + 1);
  }
  llvm::append_range(order, elements);
  for (int64_t dim : order)
    flatOrder.push_back(dim + 1);
  int64_t windows = ShapedType::getNumElements(counts);
  if (!wide || !place || plane == 0)
    return {};
  int64_t length = b.typeOf(place).getNumElements() / windows;
  wide = b.reshape(b.transpose(wide, flatOrder), {planes, windows, length});
  place = b.reshape(b.transpose(place, order), {windows, length});
  Value winner = b.reshape(b.argmax(wide, 2), {planes, windows, 1});
  Value index =
      b.gather(b.broadcastInDim(place, b.shapeOf(wide), {1, 2}), winner, 2);
  index = b.reshape(index, {planes, windows});
  Value values = b.gather(b.reshape(x, {planes, plane}), index, 1);
  return {b.reshape(values, shape), b.reshape(index, shape)};
}

/// Cotangents added up where the largest elements were. `spatial` dimensions.
template <int64_t spatial> static Value maxPoolBackward(SymbolBuilder &b) {
  Value g = b.tensor("grad_output"), x = b.tensor("self"),
        index = b.tensor("indices");
  if (b.failed())
    return {};
  int64_t leading = b.rankOf(x) - spatial;
  if (leading < 0 || b.shapeOf(g) != b.shapeOf(index) ||
      b.rankOf(g) != b.rankOf(x) || !isFloating(b.elementOf(x)) ||
      b.elementOf(g) != b.elementOf(x))
    return b.invalid() << "not defined for " << g.getType() << " and "
                       << x.getType(),
           Value();
  int64_t planes = ShapedType::getNumElements(b.shapeOf(x).take_front(leading));
  if (b.typeOf(x).getNumElements() == 0 || b.typeOf(g).getNumElements() == 0)
    return b.fullLike(x, 0);
  int64_t plane = b.typeOf(x).getNumElements() / planes,
          windows = b.typeOf(g).getNumElements() / planes;
  Type compute = b.computeType(b.elementOf(x));
  Value sum =
      b.scatterAdd(b.full({planes, plane}, compute, 0),
                   b.reshape(b.convert(index, b.i64()), {planes, windows}),
                   b.reshape(b.toCompute(g), {planes, windows}), 1);
  return b.convert(b.reshape(sum, b.shapeOf(x)), b.elementOf(x));
}

/// Elements put where the largest ones of windows were, zeros elsewhere.
template <int64_t spatial> static Value maxUnpool(SymbolBuilder &b) {
  Value x = b.tensor("self"), index = b.tensor("indices");
  SmallVector<int64_t> sizes = b.integers("output_size");
  if (b.failed())
    return {};
  int64_t leading = b.rankOf(x) - spatial;
  if (leading < 0 || int64_t(sizes.size()) != spatial ||
      b.shapeOf(x) != b.shapeOf(index) ||
      llvm::any_of(sizes, [](int64_t size) { return size < 1; }))
    return b.invalid() << "not defined for " << x.getType() << " and "
                       << index.getType(),
           Value();
  SmallVector<int64_t> shape(b.shapeOf(x).take_front(leading));
  int64_t planes = ShapedType::getNumElements(shape),
          plane = ShapedType::getNumElements(sizes);
  llvm::append_range(shape, sizes);
  Type element = b.elementOf(x);
  if (b.typeOf(x).getNumElements() == 0)
    return b.full(shape, element, 0);
  int64_t count = b.typeOf(x).getNumElements() / planes;
  Value image = b.scatter(b.full({planes, plane}, element, 0),
                          b.reshape(b.convert(index, b.i64()), {planes, count}),
                          b.reshape(x, {planes, count}), 1);
  return b.reshape(image, shape);
}

//===----------------------------------------------------------------------===//
// Columns of images
//===----------------------------------------------------------------------===//

namespace {
/// Windows of an image and where they lie, for both dimensions.
struct Columns {
  SmallVector<int64_t> kernel, dilation, padding, stride;
  SmallVector<int64_t> padded, counts;
};
} // namespace

static FailureOr<Columns> readColumns(SymbolBuilder &b,
                                      ArrayRef<int64_t> sizes) {
  Columns c;
  c.kernel = readSpatialList(b, "kernel_size", 2, 1);
  c.dilation = readSpatialList(b, "dilation", 2, 1);
  c.padding = readSpatialList(b, "padding", 2, 0);
  c.stride = readSpatialList(b, "stride", 2, 1);
  if (b.failed())
    return failure();
  for (int64_t i = 0; i < 2; ++i) {
    c.padded.push_back(sizes[i] + 2 * c.padding[i]);
    int64_t room = c.padded[i] - c.dilation[i] * (c.kernel[i] - 1) - 1;
    if (room < 0)
      return b.invalid() << "no window fits into dimension " << i
                         << " of the image, " << sizes[i],
             failure();
    c.counts.push_back(room / c.stride[i] + 1);
  }
  return c;
}

/// Places [elements, windows] in the padded dimension.
static Value columnPlaces(SymbolBuilder &b, const Columns &c, int64_t i) {
  SmallVector<int64_t> shape = {c.kernel[i], c.counts[i]};
  return b.add(b.iota(shape, 0, 0, c.dilation[i]),
               b.iota(shape, 1, 0, c.stride[i]));
}

/// torch.nn.functional.unfold: a column for each window.
static Value im2col(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t rank = b.rankOf(x);
  if (b.failed())
    return {};
  if (rank != 3 && rank != 4)
    return b.invalid() << "expects 3 or 4 dimensions, has " << x.getType(),
           Value();
  SmallVector<int64_t> leading(b.shapeOf(x).drop_back(2));
  FailureOr<Columns> c = readColumns(b, b.shapeOf(x).take_back(2));
  if (failed(c))
    return {};
  int64_t planes = ShapedType::getNumElements(leading);
  x = b.reshape(x, {planes, b.shapeOf(x)[rank - 2], b.shapeOf(x)[rank - 1]});
  if (c->padding[0] || c->padding[1]) {
    SmallVector<int64_t> border = {0, c->padding[0], c->padding[1]};
    x = b.pad(x, border, border, {0, 0, 0});
  }
  // [planes, elements, windows, elements, windows]
  x = b.take(x, columnPlaces(b, *c, 0), 1);
  x = b.take(x, columnPlaces(b, *c, 1), 3);
  x = b.transpose(x, {0, 1, 3, 2, 4});
  leading.back() *= c->kernel[0] * c->kernel[1];
  leading.push_back(c->counts[0] * c->counts[1]);
  return b.reshape(x, leading);
}

/// torch.nn.functional.fold: adds the columns up in an image.
static Value col2im(SymbolBuilder &b) {
  Value x = b.tensor("self");
  SmallVector<int64_t> sizes = b.integers("output_size");
  int64_t rank = b.rankOf(x);
  if (b.failed())
    return {};
  if ((rank != 2 && rank != 3) || sizes.size() != 2 || sizes[0] < 1 ||
      sizes[1] < 1)
    return b.invalid() << "not defined for " << x.getType()
                       << " and this argument 'output_size'",
           Value();
  FailureOr<Columns> c = readColumns(b, sizes);
  if (failed(c))
    return {};
  Type element = b.elementOf(x);
  int64_t area = c->kernel[0] * c->kernel[1];
  SmallVector<int64_t> shape(b.shapeOf(x).drop_back());
  if (shape.back() % area || b.shapeOf(x).back() != c->counts[0] * c->counts[1])
    return b.invalid() << "argument 'self', " << x.getType()
                       << ", has other windows than the image",
           Value();
  shape.back() /= area;
  int64_t planes = ShapedType::getNumElements(shape);
  llvm::append_range(shape, sizes);
  x = b.reshape(b.toCompute(x), {planes, c->kernel[0], c->kernel[1],
                                 c->counts[0], c->counts[1]});
  x = b.transpose(x, {0, 1, 3, 2, 4});
  auto addUp = [&](Value value, int64_t i, int64_t dim) {
    SmallVector<int64_t> image(b.shapeOf(value));
    image[dim] = c->padded[i];
    Value place =
        b.reshape(columnPlaces(b, *c, i), {c->kernel[i] * c->counts[i]});
    return b.indexAdd(b.full(image, b.elementOf(value), 0), place, value, dim);
  };
  int64_t rows = c->kernel[0] * c->counts[0],
          columns = c->kernel[1] * c->counts[1];
  x = addUp(b.reshape(x, {planes, rows, columns}), 1, 2);
  x = addUp(x, 0, 1);
  for (int64_t i = 0; i < 2; ++i)
    x = b.sliceDim(x, 1 + i, c->padding[i], c->padding[i] + sizes[i]);
  return b.convert(b.reshape(x, shape), element);
}

//===----------------------------------------------------------------------===//
// Channels as places
//===----------------------------------------------------------------------===//

/// [.., C r², H, W] as [.., C, H r, W r], and back.
template <bool unshuffles> static Value pixelShuffle(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t r = b.integer(unshuffles ? "downscale_factor" : "upscale_factor");
  int64_t rank = b.rankOf(x);
  if (b.failed())
    return {};
  ArrayRef<int64_t> shape = b.shapeOf(x);
  bool fits = rank >= 3 && r > 0;
  if (fits && unshuffles)
    fits = shape[rank - 2] % r == 0 && shape[rank - 1] % r == 0;
  else if (fits)
    fits = shape[rank - 3] % (r * r) == 0;
  if (!fits)
    return b.invalid() << "factor " << r << " does not fit " << x.getType(),
           Value();
  int64_t channels = shape[rank - 3], height = shape[rank - 2],
          width = shape[rank - 1];
  SmallVector<int64_t> split(shape.drop_back(3)), result(split),
      order = llvm::to_vector(llvm::seq<int64_t>(0, rank - 3));
  if (unshuffles)
    split.append({channels, height / r, r, width / r, r});
  else
    split.append({channels / (r * r), r, r, height, width});
  for (int64_t offset : unshuffles ? std::array<int64_t, 5>{0, 2, 4, 1, 3}
                                   : std::array<int64_t, 5>{0, 3, 1, 4, 2})
    order.push_back(rank - 3 + offset);
  if (unshuffles)
    result.append({channels * r * r, height / r, width / r});
  else
    result.append({channels / (r * r), height * r, width * r});
  return b.reshape(b.transpose(b.reshape(x, split), order), result);
}

ArrayRef<Symbol> mlir::thunder::getPatchesSymbols() {
  static const Symbol symbols[] = {
      {"aten.adaptive_max_pool1d.default", nullptr, adaptiveMax<1>},
      {"aten.adaptive_max_pool2d.default", nullptr, adaptiveMax<2>},
      {"aten.adaptive_max_pool3d.default", nullptr, adaptiveMax<3>},
      {"aten.max_pool2d_with_indices_backward.default", maxPoolBackward<2>},
      {"aten.max_pool3d_with_indices_backward.default", maxPoolBackward<3>},
      {"aten.max_unpool2d.default", maxUnpool<2>},
      {"aten.max_unpool3d.default", maxUnpool<3>},
      {"aten.im2col.default", im2col},
      {"aten.col2im.default", col2im},
      {"aten.pixel_shuffle.default", pixelShuffle<false>},
      {"aten.pixel_unshuffle.default", pixelShuffle<true>},
  };
  return symbols;
}
