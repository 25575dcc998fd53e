//===- Reduction.cpp - Sums, means and extremes ---------------------------===//
#include "Families.h"

using namespace mlir;
using namespace mlir::thunder;

namespace {
/// What the arguments of a reduction over dimensions say.
struct Reduced {
  Value x;
  SmallVector<int64_t> dims;
  bool keepDims = false;
};
} // namespace

/// All dimensions when `overDims` is false, or when the list is None or empty.
static Reduced prepareReduction(SymbolBuilder &b, bool overDims) {
  Reduced result;
  result.x = b.tensor("self");
  int64_t rank = b.rankOf(result.x);
  if (!overDims) {
    result.dims = b.allDims(rank);
    return result;
  }
  SmallVector<int64_t> dims;
  if (!b.isNone("dim"))
    dims = b.integers("dim");
  FailureOr<SmallVector<int64_t>> wrapped =
      b.wrapDims(dims, rank, /*emptyIsAll=*/true);
  if (succeeded(wrapped))
    result.dims = *wrapped;
  result.keepDims = b.boolean("keepdim");
  if (b.failed())
    result.x = Value();
  return result;
}

/// Integers and bool are summed as i64.
template <bool overDims> static Value sum(SymbolBuilder &b) {
  auto [x, dims, keep] = prepareReduction(b, overDims);
  Type dtype = b.dtype("dtype");
  if (!x || b.failed())
    return {};
  if (!dtype)
    dtype = isFloating(b.elementOf(x)) ? b.elementOf(x) : b.i64();
  SmallVector<int64_t> shape(b.shapeOf(x));
  if (dtype.isInteger(1)) { // whether there is one that is not 0
    Value count = b.sum(b.convert(b.convert(x, dtype), b.i64()), dims);
    return b.keepDims(b.convert(count, dtype), shape, dims, keep);
  }
  Value total = b.sum(b.toCompute(b.convert(x, dtype)), dims);
  return b.keepDims(b.convert(total, dtype), shape, dims, keep);
}

template <bool overDims> static Value mean(SymbolBuilder &b) {
  auto [x, dims, keep] = prepareReduction(b, overDims);
  Type dtype = b.dtype("dtype");
  if (!x || b.failed())
    return {};
  if (!dtype)
    dtype = b.elementOf(x);
  if (!isFloating(dtype))
    return b.invalid() << "the mean of " << x.getType()
                       << " needs a floating argument 'dtype'",
           Value();
  SmallVector<int64_t> shape(b.shapeOf(x));
  int64_t count = 1;
  for (int64_t dim : dims)
    count *= shape[dim];
  Value total = b.sum(b.toCompute(b.convert(x, dtype)), dims);
  Value result = b.div(total, b.fullLike(total, double(count)));
  return b.keepDims(b.convert(result, dtype), shape, dims, keep);
}

/// AmaxOp or AminOp.
template <typename OpTy, bool overDims> static Value extreme(SymbolBuilder &b) {
  auto [x, dims, keep] = prepareReduction(b, overDims);
  if (!x)
    return {};
  Type element = b.elementOf(x);
  SmallVector<int64_t> shape(b.shapeOf(x));
  if (element.isInteger(1))
    x = b.convert(x, b.getBuilder().getI8Type());
  for (int64_t dim : dims)
    if (shape[dim] == 0)
      return b.invalid() << "dimension " << dim << " of " << x.getType()
                         << " is empty: there is no extreme of nothing",
             Value();
  Value result = b.reduce<OpTy>(b.toCompute(x), dims);
  return b.keepDims(b.convert(result, element), shape, dims, keep);
}

ArrayRef<Symbol> mlir::thunder::getReductionSymbols() {
  static const Symbol symbols[] = {
      {"aten.sum.default", sum<false>},
      {"aten.sum.dim_IntList", sum<true>},
      {"aten.mean.default", mean<false>},
      {"aten.mean.dim", mean<true>},
      {"aten.amax.default", extreme<AmaxOp, true>},
      {"aten.amin.default", extreme<AminOp, true>},
      {"aten.max.default", extreme<AmaxOp, false>},
      {"aten.min.default", extreme<AminOp, false>},
  };
  return symbols;
}
