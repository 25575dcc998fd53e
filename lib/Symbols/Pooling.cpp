//===- Pooling.cpp - Largest and mean of windows --------------------------===//
//
// A mean of windows is a convolution of each channel with ones, divided by how
// many elements count.
//
//===----------------------------------------------------------------------===//

#include "WindowFamilies.h"
#include "thunder/Symbols/Windows.h"
using namespace mlir;
using namespace mlir::thunder;

namespace {
/// What the arguments of a pooling say, and what follows from them.
struct Pool {
  Value x; ///< [samples, channels, …]
  SmallVector<int64_t> kernel;
  Windows windows;
  SmallVector<int64_t> counts; ///< of windows, one a spatial dimension
  SmallVector<int64_t> shape;  ///< of the result
};
} // namespace

/// Reads the arguments. With `ceil_mode` a last window may be cut off, but must
/// start in the input or the padding before it.
static FailureOr<Pool> readPool(SymbolBuilder &b, int64_t spatial,
                                bool hasDilation) {
  Pool pool;
  pool.x = b.tensor("self");
  int64_t rank = b.rankOf(pool.x);
  pool.kernel = readSpatialList(b, "kernel_size", spatial, 1);
  pool.windows.stride = readSpatialList(b, "stride", spatial, 1, pool.kernel);
  pool.windows.padding = readSpatialList(b, "padding", spatial, 0);
  pool.windows.dilation.assign(spatial, 1);
  if (hasDilation)
    pool.windows.dilation = readSpatialList(b, "dilation", spatial, 1);
  bool ceils = b.boolean("ceil_mode");
  if (b.failed())
    return failure();
  if (rank != spatial + 1 && rank != spatial + 2)
    return b.invalid() << "expects " << spatial + 1 << " or " << spatial + 2
                       << " dimensions, has " << pool.x.getType(),
           failure();
  ArrayRef<int64_t> sizes = b.shapeOf(pool.x).take_back(spatial);
  pool.shape.assign(b.shapeOf(pool.x).begin(), b.shapeOf(pool.x).end());
  pool.shape.resize(rank - spatial);
  for (int64_t i = 0; i < spatial; ++i) {
    int64_t padding = pool.windows.padding[i], stride = pool.windows.stride[i];
    int64_t extent = pool.windows.dilation[i] * (pool.kernel[i] - 1) + 1;
    if (2 * padding > extent)
      return b.invalid() << "padding " << padding
                         << " is more than half of a window of " << extent,
             failure();
    int64_t room = sizes[i] + 2 * padding - extent;
    int64_t count =
        room < 0 && !(ceils && room > -stride)
            ? 0
            : (ceils ? llvm::divideCeilSigned(room, stride) : room / stride) +
                  1;
    if (ceils && (count - 1) * stride >= sizes[i] + padding)
      --count;
    if (count < 1)
      return b.invalid() << "no window of " << extent << " fits into "
                         << pool.x.getType(),
             failure();
    pool.counts.push_back(count);
    pool.shape.push_back(count);
  }
  return pool;
}

static std::pair<Value, Value> pickLargest(SymbolBuilder &b, int64_t spatial) {
  FailureOr<Pool> pool = readPool(b, spatial, /*hasDilation=*/true);
  if (failed(pool))
    return {};
  if (b.elementOf(pool->x) == b.i1())
    return b.invalid() << "not defined for bool", std::pair<Value, Value>();
  // Exact in the wider dtype.
  auto [values, indices] = buildMaxPool(b, b.toCompute(pool->x), pool->shape,
                                        pool->kernel, pool->windows);
  return {b.convert(values, b.elementOf(pool->x)), indices};
}

template <int64_t spatial> static Value maxPool(SymbolBuilder &b) {
  return pickLargest(b, spatial).first;
}

template <int64_t spatial>
static SmallVector<Value> maxPoolWithIndices(SymbolBuilder &b) {
  auto [values, indices] = pickLargest(b, spatial);
  return {values, indices};
}

/// How many elements each window along one dimension has, as numbers of
/// `element`; those of the padding count when `countsPadding`, but never those
/// behind it.
static Value windowSizes(SymbolBuilder &b, const Pool &pool, int64_t i,
                         Type element, bool countsPadding) {
  int64_t size = b.shapeOf(pool.x).take_back(pool.counts.size())[i],
          padding = pool.windows.padding[i];
  Value start = b.iota({pool.counts[i]}, 0, -padding, pool.windows.stride[i]);
  Value end = b.make<MinimumOp>(
      b.add(start, b.fullLike(start, pool.kernel[i])),
      b.fullLike(start, countsPadding ? size + padding : size));
  if (!countsPadding)
    start = b.make<MaximumOp>(start, b.fullLike(start, 0));
  return b.convert(b.sub(end, start), element);
}

/// The sums of all windows of `x` [samples, channels, …].
static Value windowSums(SymbolBuilder &b, const Pool &pool) {
  size_t spatial = pool.counts.size();
  Value x = b.toCompute(pool.x);
  SmallVector<int64_t> shape(b.shapeOf(x));
  if (shape.size() == spatial + 1)
    shape.insert(shape.begin(), 1);
  x = b.reshape(x, shape);
  // Windows beyond the padding see zeros; what they never reach is cut off.
  SmallVector<int64_t> zeros(shape.size(), 0), high(zeros);
  for (size_t i = 0; i < spatial; ++i)
    high[i + 2] = std::max<int64_t>(
        0, (pool.counts[i] - 1) * pool.windows.stride[i] + pool.kernel[i] -
               2 * pool.windows.padding[i] - shape[i + 2]);
  if (high != zeros)
    x = b.pad(x, zeros, high, zeros);
  SmallVector<int64_t> kernel = {shape[1], 1};
  llvm::append_range(kernel, pool.kernel);
  Windows windows = pool.windows;
  windows.groups = shape[1];
  return buildConvolution(b, x, b.full(kernel, b.elementOf(x), 1.0), windows);
}

template <int64_t spatial> static Value averagePool(SymbolBuilder &b) {
  FailureOr<Pool> pool = readPool(b, spatial, /*hasDilation=*/false);
  bool countsPadding = b.boolean("count_include_pad");
  std::optional<int64_t> divisor;
  if (spatial > 1)
    divisor = b.optionalInteger("divisor_override");
  if (failed(pool) || b.failed())
    return {};
  Type element = b.elementOf(pool->x);
  if (!isFloating(element))
    return b.unsupported() << "means of " << element
                           << "; convert the operand to a floating dtype",
           Value();
  if (divisor && *divisor == 0)
    return b.invalid() << "argument 'divisor_override' is 0", Value();
  if (b.typeOf(pool->x).getNumElements() == 0)
    return b.full(pool->shape, element, 0.0);
  Value sums = windowSums(b, *pool), count;
  if (!sums)
    return {};
  if (divisor) {
    count = b.fullLike(sums, double(*divisor));
  } else {
    for (int64_t i = 0; i < spatial; ++i) {
      Value sizes = b.broadcastInDim(
          windowSizes(b, *pool, i, b.elementOf(sums), countsPadding),
          pool->counts, i);
      count = count ? b.mul(count, sizes) : sizes;
    }
    count = b.broadcastTo(count, b.shapeOf(sums));
  }
  return b.convert(b.reshape(b.div(sums, count), pool->shape), element);
}

/// Output position i of n averages [floor(i size / n), ceil((i + 1) size / n))
/// along each dimension; the windows are boxes, so dimension by dimension.
template <int64_t spatial> static Value adaptiveAverage(SymbolBuilder &b) {
  Value x = b.tensor("self");
  SmallVector<int64_t> counts = b.integers("output_size");
  if (b.failed())
    return {};
  int64_t rank = b.rankOf(x), leading = rank - spatial;
  Type element = b.elementOf(x);
  if (!isFloating(element) || (leading != 1 && leading != 2) ||
      int64_t(counts.size()) != spatial ||
      llvm::any_of(counts, [](int64_t count) { return count < 1; }))
    return b.invalid() << "not defined for " << x.getType()
                       << " and this argument 'output_size'",
           Value();
  ArrayRef<int64_t> sizes = b.shapeOf(x).drop_front(leading);
  if (llvm::is_contained(sizes, 0))
    return b.invalid() << "an empty spatial dimension in " << x.getType(),
           Value();
  SmallVector<int64_t> shape(b.shapeOf(x).take_front(leading));
  llvm::append_range(shape, counts);
  Value sum = b.toCompute(x);
  if (llvm::all_of(counts, [](int64_t count) { return count == 1; })) {
    // One long row.
    SmallVector<int64_t> rows(b.shapeOf(x).take_front(leading));
    int64_t row = ShapedType::getNumElements(sizes);
    rows.push_back(row);
    sum = b.sum(b.reshape(sum, rows), leading);
    return b.convert(b.reshape(b.div(sum, b.fullLike(sum, double(row))), shape),
                     element);
  }
  SmallVector<int64_t> originalSizes(sizes);
  for (int64_t i = 0; i < spatial; ++i) {
    int64_t size = originalSizes[i], count = counts[i], dim = leading + i;
    if (size == count)
      continue;
    SmallVector<Value> means;
    for (int64_t p = 0; p < count; ++p) {
      int64_t start = p * size / count,
              limit = llvm::divideCeil((p + 1) * size, count);
      Value part = b.sum(b.sliceDim(sum, dim, start, limit), dim);
      part = b.div(part, b.fullLike(part, double(limit - start)));
      means.push_back(b.unsqueeze(part, dim));
    }
    sum = means.size() == 1 ? means.front() : b.cat(means, dim);
  }
  return b.convert(sum, element);
}

ArrayRef<Symbol> mlir::thunder::getPoolingSymbols() {
  static const Symbol symbols[] = {
      {"aten.max_pool1d.default", maxPool<1>},
      {"aten.max_pool2d.default", maxPool<2>},
      {"aten.max_pool3d.default", maxPool<3>},
      {"aten.max_pool1d_with_indices.default", nullptr, maxPoolWithIndices<1>},
      {"aten.max_pool2d_with_indices.default", nullptr, maxPoolWithIndices<2>},
      {"aten.max_pool3d_with_indices.default", nullptr, maxPoolWithIndices<3>},
      {"aten.avg_pool1d.default", averagePool<1>},
      {"aten.avg_pool2d.default", averagePool<2>},
      {"aten.avg_pool3d.default", averagePool<3>},
      {"aten.adaptive_avg_pool1d.default", adaptiveAverage<1>},
      {"aten.adaptive_avg_pool2d.default", adaptiveAverage<2>},
      {"aten._adaptive_avg_pool2d.default", adaptiveAverage<2>},
      {"aten.adaptive_avg_pool3d.default", adaptiveAverage<3>},
      {"aten._adaptive_avg_pool3d.default", adaptiveAverage<3>},
  };
  return symbols;
}
