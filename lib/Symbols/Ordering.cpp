//===- Ordering.cpp - Sorted values, extremes with places, running sums ---===//
#include "Indexing.h"

using namespace mlir;
using namespace mlir::thunder;

using Results = SmallVector<Value>;

//===----------------------------------------------------------------------===//
// Sort
//===----------------------------------------------------------------------===//

/// Values and places along a dimension of any tensor: bool is sorted as i8.
static std::pair<Value, Value> sortAny(SymbolBuilder &b, Value x, int64_t dim,
                                       bool descending) {
  if (b.failed())
    return {};
  Type element = b.elementOf(x);
  SmallVector<int64_t> shape(b.shapeOf(x));
  Value sortable = element.isInteger(1)
                       ? b.convert(x, b.getBuilder().getI8Type())
                       : b.toCompute(x);
  auto [values, places] = b.sort(atLeastOneDim(b, sortable), dim, descending);
  return {b.reshape(b.convert(values, element), shape),
          b.reshape(places, shape)};
}

static Results sort(SymbolBuilder &b) {
  Value x = b.tensor("self");
  auto [values, places] =
      sortAny(b, x, b.dim("dim", b.rankOf(x)), b.boolean("descending"));
  return {values, places};
}

static Value argsort(SymbolBuilder &b) {
  Value x = b.tensor("self");
  return sortAny(b, x, b.dim("dim", b.rankOf(x)), b.boolean("descending"))
      .second;
}

static Value msort(SymbolBuilder &b) {
  return sortAny(b, b.tensor("self"), 0, false).first;
}

/// The first k of the sorted ones.
static Results topk(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t dim = b.dim("dim", b.rankOf(x)), k = b.integer("k");
  auto [values, places] = sortAny(b, x, dim, b.boolean("largest"));
  if (b.failed())
    return {};
  if (b.rankOf(x) == 0)
    return {values, places};
  if (k < 0 || k > b.shapeOf(x)[dim])
    return b.invalid() << "argument 'k' is " << k << ", out of range for "
                       << x.getType(),
           Results();
  return {b.sliceDim(values, dim, 0, k), b.sliceDim(places, dim, 0, k)};
}

/// Element `place` of the sorted ones, from 0.
static Results pickSorted(SymbolBuilder &b, Value x, int64_t dim, int64_t place,
                          bool keep) {
  auto [values, places] = sortAny(b, x, dim, false);
  if (b.failed())
    return {};
  Results results = {values, places};
  if (b.rankOf(x) == 0)
    return results;
  for (Value &result : results)
    result = keep ? b.sliceDim(result, dim, place, place + 1)
                  : b.selectDim(result, dim, place);
  return results;
}

static Results kthvalue(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t dim = b.dim("dim", b.rankOf(x)), k = b.integer("k");
  if (b.failed())
    return {};
  int64_t size = b.rankOf(x) ? b.shapeOf(x)[dim] : 1;
  if (k < 1 || k > size)
    return b.invalid() << "argument 'k' is " << k << ", out of range for "
                       << x.getType(),
           Results();
  return pickSorted(b, x, dim, k - 1, b.boolean("keepdim"));
}

//===----------------------------------------------------------------------===//
// Extremes with places
//===----------------------------------------------------------------------===//

/// The place of the first largest or smallest along `dim`.
static Value placeOfExtreme(SymbolBuilder &b, Value x, int64_t dim,
                            bool smallest) {
  if (!x)
    return {};
  if (b.shapeOf(x)[dim] == 0)
    return b.invalid() << "dimension " << dim << " of " << x.getType()
                       << " is empty: there is no extreme of nothing",
           Value();
  if (b.elementOf(x).isInteger(1))
    x = b.convert(x, b.getBuilder().getI8Type());
  x = b.toCompute(x);
  // Of integers, the complement turns the order around without overflow.
  if (smallest)
    x = isFloating(b.elementOf(x)) ? b.neg(x) : b.make<BitwiseNotOp>(x);
  return b.argmax(x, dim);
}

template <bool smallest> static Value argExtreme(SymbolBuilder &b) {
  Value x = b.tensor("self");
  std::optional<int64_t> named = b.optionalInteger("dim");
  bool keep = b.boolean("keepdim");
  if (b.failed())
    return {};
  int64_t rank = b.rankOf(x);
  if (!named || rank == 0) {
    if (named)
      b.wrapDim(*named, rank);
    Value flat = b.reshape(x, {b.typeOf(x).getNumElements()});
    Value place = placeOfExtreme(b, flat, 0, smallest);
    return b.reshape(place, SmallVector<int64_t>(keep ? rank : 0, 1));
  }
  int64_t dim = b.wrapDim(*named, rank);
  if (b.failed())
    return {};
  return b.keepDims(placeOfExtreme(b, x, dim, smallest), b.shapeOf(x), dim,
                    keep);
}

/// max.dim and min.dim: the value is the element at the place, so that the
/// cotangent goes to that one alone.
template <bool smallest> static Results extremeOfDim(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t dim = b.dim("dim", b.rankOf(x));
  bool keep = b.boolean("keepdim");
  if (b.failed())
    return {};
  SmallVector<int64_t> shape(b.shapeOf(x)), kept(shape);
  Value wide = atLeastOneDim(b, x);
  Value place = placeOfExtreme(b, wide, dim, smallest);
  SmallVector<int64_t> one(b.shapeOf(wide));
  one[dim] = 1;
  Value value = b.gather(wide, b.reshape(place, one), dim);
  if (!shape.empty())
    kept = keep ? one : b.withoutDims(shape, dim);
  return {b.reshape(value, kept), b.reshape(place, kept)};
}

//===----------------------------------------------------------------------===//
// Truth
//===----------------------------------------------------------------------===//

/// any: some element is not zero; all: none is. u8 keeps its dtype.
template <bool wantsAll>
static Value truth(SymbolBuilder &b, ArrayRef<int64_t> dims, bool keep) {
  Value x = b.tensor("self");
  if (b.failed())
    return {};
  Type element = b.elementOf(x);
  Type result = element.isUnsignedInteger() ? element : b.i1();
  SmallVector<int64_t> shape(b.shapeOf(x));
  Value flags = b.convert(b.convert(x, b.i1()), b.getBuilder().getI32Type());
  Value reduced;
  int64_t count = 1;
  for (int64_t dim : dims)
    count *= shape[dim];
  if (count == 0)
    reduced = b.full(b.withoutDims(shape, dims), b.getBuilder().getI32Type(),
                     wantsAll ? 1 : 0);
  else
    reduced = wantsAll ? b.reduce<AminOp>(flags, dims) : b.amax(flags, dims);
  return b.keepDims(b.convert(b.convert(reduced, b.i1()), result), shape, dims,
                    keep);
}

template <bool wantsAll> static Value truthOfAll(SymbolBuilder &b) {
  return truth<wantsAll>(b, b.allDims(b.rankOf(b.tensor("self"))), false);
}

template <bool wantsAll> static Value truthOfDims(SymbolBuilder &b) {
  SmallVector<int64_t> dims;
  bool isNone = b.isNone("dim");
  if (!isNone)
    dims = b.integers("dim");
  FailureOr<SmallVector<int64_t>> wrapped =
      b.wrapDims(dims, b.rankOf(b.tensor("self")), /*emptyIsAll=*/isNone);
  bool keep = b.boolean("keepdim");
  return failed(wrapped) ? Value() : truth<wantsAll>(b, *wrapped, keep);
}

//===----------------------------------------------------------------------===//
// Running sums and differences
//===----------------------------------------------------------------------===//

static Value cumsum(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t dim = b.dim("dim", b.rankOf(x));
  Type dtype = b.dtype("dtype");
  if (b.failed())
    return {};
  if (!dtype)
    dtype = isFloating(b.elementOf(x)) ? b.elementOf(x) : b.i64();
  if (dtype.isInteger(1))
    return b.unsupported() << "argument 'dtype' of bool", Value();
  x = b.convert(x, dtype);
  if (b.rankOf(x) == 0)
    return x;
  return b.convert(b.cumsum(b.toCompute(x), dim), dtype);
}

/// Differences of neighbours, n times.
static Value diff(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t dim = b.dim("dim", b.rankOf(x)), n = b.integer("n");
  Value before = b.optionalTensor("prepend"),
        after = b.optionalTensor("append");
  if (b.failed())
    return {};
  if (b.rankOf(x) == 0 || n < 0)
    return b.invalid() << "needs a dimension and a count that is not negative",
           Value();
  SmallVector<Value> parts = {before, x, after};
  llvm::erase(parts, Value());
  if (parts.size() > 1)
    x = b.cat(parts, dim);
  if (!x)
    return {};
  Type element = b.elementOf(x);
  for (int64_t i = 0; i < n && x; ++i) {
    int64_t size = b.shapeOf(x)[dim];
    if (size == 0)
      break;
    Value upper = b.sliceDim(x, dim, 1, size),
          lower = b.sliceDim(x, dim, 0, size - 1);
    x = element.isInteger(1)
            ? b.make<BitwiseXorOp>(upper, lower)
            : b.convert(b.sub(b.toCompute(upper), b.toCompute(lower)), element);
  }
  return x;
}

ArrayRef<Symbol> mlir::thunder::getOrderingSymbols() {
  static const Symbol symbols[] = {
      {"aten.sort.default", nullptr, sort},
      {"aten.sort.stable", nullptr, sort},
      {"aten.argsort.default", argsort},
      {"aten.argsort.stable", argsort},
      {"aten.msort.default", msort},
      {"aten.topk.default", nullptr, topk},
      {"aten.kthvalue.default", nullptr, kthvalue},
      {"aten.argmax.default", argExtreme<false>},
      {"aten.argmin.default", argExtreme<true>},
      {"aten.max.dim", nullptr, extremeOfDim<false>},
      {"aten.min.dim", nullptr, extremeOfDim<true>},
      {"aten.any.default", truthOfAll<false>},
      {"aten.any.dim", truthOfDims<false>},
      {"aten.any.dims", truthOfDims<false>},
      {"aten.all.default", truthOfAll<true>},
      {"aten.all.dim", truthOfDims<true>},
      {"aten.all.dims", truthOfDims<true>},
      {"aten.cumsum.default", cumsum},
      {"aten.diff.default", diff},
  };
  return symbols;
}
