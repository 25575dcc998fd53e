//===- Selection.cpp - Medians, bins, membership, places of elements ------===//
//
// What compares every element with every other looks at all pairs: right for
// any data, and slow, so only for small tensors.
//
//===----------------------------------------------------------------------===//
#include "Indexing.h"
#include "thunder/IR/Functions.h"

using namespace mlir;
using namespace mlir::thunder;

using Results = SmallVector<Value>;

constexpr int64_t mostPairs = int64_t(1) << 26;

/// False, with an error, when there are too many pairs to look at.
static bool allowsPairs(SymbolBuilder &b, int64_t x, int64_t y) {
  if (y == 0 || x <= mostPairs / y)
    return true;
  return b.unsupported() << "tensors of this size", false;
}

/// Bool as i8, half precision as f32: what can be sorted and compared.
static Value toOrdered(SymbolBuilder &b, Value x) {
  if (x && b.elementOf(x).isInteger(1))
    return b.convert(x, b.getBuilder().getI8Type());
  return b.toCompute(x);
}

//===----------------------------------------------------------------------===//
// Medians
//===----------------------------------------------------------------------===//

/// The lower of two middle elements along `dim` and its place. NaN sorts last:
/// one makes the median NaN, unless NaN is ignored.
static std::pair<Value, Value> medianAlong(SymbolBuilder &b, Value x,
                                           int64_t dim, bool ignoresNan) {
  if (!x)
    return {};
  int64_t size = b.shapeOf(x)[dim];
  if (size == 0)
    return b.invalid() << "dimension " << dim << " of " << x.getType()
                       << " is empty: there is no median of nothing",
           std::pair<Value, Value>();
  Value ordered = toOrdered(b, x);
  auto [sorted, places] = b.sort(ordered, dim, false);
  SmallVector<int64_t> one(b.shapeOf(x));
  one[dim] = 1;
  Value rank = b.full(one, b.i64(), (size - 1) / 2);
  if (isFloating(b.elementOf(ordered))) {
    Value isNan = b.convert(b.compare<NeOp>(ordered, ordered), b.i64());
    Value numbers =
        b.sub(b.fullLike(rank, size), b.reshape(b.sum(isNan, {dim}), one));
    if (ignoresNan) {
      Value least = b.make<MaximumOp>(numbers, b.fullLike(rank, 1));
      rank = b.make<TruncDivideOp>(b.sub(least, b.fullLike(rank, 1)),
                                   b.fullLike(rank, 2));
    } else {
      Value isComplete = b.compare<EqOp>(numbers, b.fullLike(rank, size));
      rank = b.where(isComplete, rank, numbers);
    }
  }
  Value place = b.gather(places, rank, dim);
  // Its element, so that the cotangent goes there.
  return {b.gather(x, place, dim), place};
}

template <bool ignoresNan> static Results medianOfDim(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t dim = b.dim("dim", b.rankOf(x));
  bool keep = b.boolean("keepdim");
  if (b.failed())
    return {};
  SmallVector<int64_t> shape(b.shapeOf(x));
  auto [value, place] = medianAlong(b, atLeastOneDim(b, x), dim, ignoresNan);
  if (!shape.empty() && keep)
    shape[dim] = 1;
  else if (!shape.empty())
    shape = b.withoutDims(shape, dim);
  return {b.reshape(value, shape), b.reshape(place, shape)};
}

template <bool ignoresNan> static Value medianOfAll(SymbolBuilder &b) {
  Value x = b.tensor("self");
  if (b.failed())
    return {};
  int64_t size = b.typeOf(x).getNumElements();
  if (size == 0 && isFloating(b.elementOf(x)))
    return b.full({}, b.elementOf(x), std::numeric_limits<double>::quiet_NaN());
  return b.reshape(medianAlong(b, b.reshape(x, {size}), 0, ignoresNan).first,
                   {});
}

/// The most frequent element, of several the smallest, and its last place.
static Results mode(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t dim = b.dim("dim", b.rankOf(x));
  bool keep = b.boolean("keepdim");
  if (b.failed())
    return {};
  SmallVector<int64_t> shape(b.shapeOf(x));
  x = atLeastOneDim(b, x);
  SmallVector<int64_t> wide(b.shapeOf(x));
  int64_t size = wide[dim];
  if (size == 0)
    return b.invalid() << "dimension " << dim << " of " << x.getType()
                       << " is empty",
           Results();
  if (!allowsPairs(b, b.typeOf(x).getNumElements(), size))
    return {};
  auto [sorted, places] = b.sort(toOrdered(b, x), dim, false);
  SmallVector<int64_t> pairs(wide), mine, other;
  pairs.insert(pairs.begin() + dim + 1, size);
  for (int64_t i = 0; i < int64_t(wide.size()); ++i) {
    mine.push_back(i <= dim ? i : i + 1);
    other.push_back(i < dim ? i : i + 1);
  }
  Value isEqual = b.compare<EqOp>(b.broadcastInDim(sorted, pairs, mine),
                                  b.broadcastInDim(sorted, pairs, other));
  Value count = b.sum(b.convert(isEqual, b.i64()), {dim + 1});
  SmallVector<int64_t> one(wide);
  one[dim] = 1;
  Value first = b.reshape(b.argmax(count, dim), one);
  Value last =
      b.sub(b.add(first, b.gather(count, first, dim)), b.fullLike(first, 1));
  Value place = b.gather(places, b.make<MaximumOp>(last, first), dim);
  Value value = b.gather(x, place, dim);
  if (!shape.empty() && keep)
    shape[dim] = 1;
  else if (!shape.empty())
    shape = b.withoutDims(shape, dim);
  return {b.reshape(value, shape), b.reshape(place, shape)};
}

/// Elements at parts `q` of the sorted ones, between two of them as
/// `interpolation` says. NaN makes NaN, or is ignored.
template <bool ignoresNan> static Value quantile(SymbolBuilder &b) {
  Value x = b.tensor("self");
  std::optional<int64_t> named = b.optionalInteger("dim");
  bool keep = b.boolean("keepdim"), isVector = false;
  StringRef mode = b.string("interpolation");
  if (b.failed())
    return {};
  Type element = b.elementOf(x);
  if (element != b.f32() && element != b.f64())
    return b.invalid() << "not defined for " << x.getType(), Value();
  Value q;
  if (b.isTensor("q")) {
    q = b.tensor("q");
    isVector = b.rankOf(q) == 1;
    if (b.rankOf(q) > 1 || b.elementOf(q) != element)
      return b.invalid() << "argument 'q' is " << q.getType(), Value();
  } else {
    q = b.full({}, element, b.number("q"));
  }
  int64_t count = b.typeOf(q).getNumElements(), rank = b.rankOf(x);
  SmallVector<int64_t> kept(b.shapeOf(x));
  // The dimension as the last.
  if (named && rank > 0) {
    int64_t dim = b.wrapDim(*named, rank);
    if (b.failed())
      return {};
    SmallVector<int64_t> order = b.withoutDims(b.allDims(rank), dim);
    order.push_back(dim);
    x = b.transpose(x, order);
    if (keep)
      kept[dim] = 1;
    else
      kept = b.withoutDims(kept, dim);
  } else {
    x = b.reshape(x, {b.typeOf(x).getNumElements()});
    kept.assign(keep ? rank : 0, 1);
  }
  SmallVector<int64_t> shape(b.shapeOf(x));
  int64_t size = shape.back(), last = int64_t(shape.size()) - 1;
  if (size == 0)
    return b.invalid() << "there is no quantile of nothing", Value();
  Value sorted = b.sort(x, last, false).first;
  shape[last] = count;
  Value isNan = b.convert(b.compare<NeOp>(x, x), element);
  Value nans = b.broadcastBack(b.sum(isNan, {last}), shape, {last});
  Value end = b.fullLike(nans, double(size - 1)), zero = b.fullLike(nans, 0);
  Value part = b.broadcastInDim(b.reshape(q, {count}), shape, {last}), place;
  if (ignoresNan)
    place = b.mul(part, b.make<MaximumOp>(b.sub(end, nans), zero));
  else
    place = b.where(b.compare<GtOp>(nans, zero), end, b.mul(part, end));
  if (mode == "lower")
    place = b.make<FloorOp>(place);
  else if (mode == "higher")
    place = b.make<CeilOp>(place);
  else if (mode == "nearest")
    place = b.make<RoundOp>(place);
  Value below = b.make<FloorOp>(place), above = b.make<CeilOp>(place);
  auto at = [&](Value index) {
    return b.gather(sorted, b.convert(index, b.i64()), last);
  };
  Value result = at(below);
  if (mode == "linear" || mode == "midpoint") {
    Value weight =
        mode == "midpoint" ? b.fullLike(place, 0.5) : b.sub(place, below);
    Value difference = b.sub(at(above), result);
    // torch.lerp, from the nearer end.
    Value near = b.add(result, b.mul(weight, difference));
    Value far = b.sub(at(above),
                      b.mul(difference, b.sub(b.fullLike(weight, 1), weight)));
    result =
        b.where(b.compare<LtOp>(weight, b.fullLike(weight, 0.5)), near, far);
  } else if (mode != "lower" && mode != "higher" && mode != "nearest") {
    return b.invalid() << "argument 'interpolation' is '" << mode << "'",
           Value();
  }
  if (!isVector)
    return b.reshape(result, kept);
  SmallVector<int64_t> order = {last};
  llvm::append_range(order, b.allDims(last));
  kept.insert(kept.begin(), count);
  return b.reshape(b.transpose(result, order), kept);
}

//===----------------------------------------------------------------------===//
// Membership and bins
//===----------------------------------------------------------------------===//

/// Whether each element is one of the test elements.
static Value isIn(SymbolBuilder &b) {
  bool scalarElement = bool(b.getOp().getArgument("element"));
  StringRef nameX = scalarElement ? "element" : "elements",
            nameY = b.getOp().getArgument("test_element") ? "test_element"
                                                          : "test_elements";
  bool inverts = b.boolean("invert");
  SmallVector<Value> tensors;
  SmallVector<Scalar> scalars;
  for (StringRef name : {nameX, nameY})
    if (b.isTensor(name))
      tensors.push_back(b.tensor(name));
    else
      scalars.push_back(b.scalar(name));
  if (b.failed())
    return {};
  Type element = promotedType(b.getBuilder().getContext(), tensors, scalars);
  auto prepare = [&](StringRef name) {
    Value value = b.isTensor(name) ? b.convert(b.tensor(name), element)
                                   : b.full({}, element, b.scalar(name));
    return toOrdered(b, value);
  };
  Value x = prepare(nameX), y = prepare(nameY);
  if (b.failed())
    return {};
  SmallVector<int64_t> shape(b.shapeOf(x));
  int64_t count = b.typeOf(x).getNumElements(),
          tests = b.typeOf(y).getNumElements();
  if (!allowsPairs(b, count, tests))
    return {};
  SmallVector<int64_t> pairs = {count, tests};
  Value isEqual =
      b.compare<EqOp>(b.broadcastInDim(b.reshape(x, {count}), pairs, {0}),
                      b.broadcastInDim(b.reshape(y, {tests}), pairs, {1}));
  Value hits = b.sum(b.convert(isEqual, b.i64()), {1}),
        zero = b.fullLike(hits, 0);
  return b.reshape(inverts ? b.compare<EqOp>(hits, zero)
                           : b.compare<NeOp>(hits, zero),
                   shape);
}

/// How many of the sorted boundaries [..., count] come before each value [...,
/// n]: those below it, and on the right side those equal to it.
static Value countBelow(SymbolBuilder &b, Value boundaries, Value values,
                        bool onRight) {
  if (b.failed())
    return {};
  Type element =
      promotedType(b.getBuilder().getContext(), {boundaries, values});
  boundaries = toOrdered(b, b.convert(boundaries, element));
  values = toOrdered(b, b.convert(values, element));
  SmallVector<int64_t> shape(b.shapeOf(values)), pairs(shape), dims;
  int64_t count = b.shapeOf(boundaries).back();
  pairs.push_back(count);
  if (!allowsPairs(b, b.typeOf(values).getNumElements(), count))
    return {};
  for (int64_t i = 0; i + 1 < b.rankOf(boundaries); ++i)
    dims.push_back(i);
  dims.push_back(int64_t(pairs.size()) - 1);
  Value border = b.broadcastInDim(boundaries, pairs, dims),
        value =
            b.broadcastInDim(values, pairs, b.allDims(int64_t(shape.size())));
  // As a NaN among the values is larger than all.
  Value isAfter =
      onRight ? b.compare<GtOp>(border, value) : b.compare<GeOp>(border, value);
  return b.sum(b.convert(b.make<BitwiseNotOp>(isAfter), b.i64()),
               {int64_t(pairs.size()) - 1});
}

/// Argument `self`, a tensor or a number.
static Value readValues(SymbolBuilder &b, Value like) {
  if (b.isTensor("self"))
    return b.tensor("self");
  Scalar value = b.scalar("self");
  if (b.failed())
    return {};
  Type element = promotedType(b.getBuilder().getContext(), {like}, {value});
  return b.full({}, element, value);
}

static Value finishCount(SymbolBuilder &b, Value count) {
  return b.boolean("out_int32") ? b.convert(count, b.getBuilder().getI32Type())
                                : count;
}

static Value bucketize(SymbolBuilder &b) {
  Value boundaries = b.tensor("boundaries"), values = readValues(b, boundaries);
  bool onRight = b.boolean("right");
  if (b.failed())
    return {};
  if (b.rankOf(boundaries) != 1)
    return b.invalid() << "argument 'boundaries' must have one dimension, is "
                       << boundaries.getType(),
           Value();
  return finishCount(b, countBelow(b, boundaries, values, onRight));
}

static Value searchSorted(SymbolBuilder &b) {
  Value sequence = b.tensor("sorted_sequence"),
        values = readValues(b, sequence), sorter = b.optionalTensor("sorter");
  bool onRight =
      b.boolean("right") || (!b.isNone("side") && b.string("side") == "right");
  if (b.failed())
    return {};
  int64_t rank = b.rankOf(sequence);
  bool fits = rank == 1 || (rank > 1 && rank == b.rankOf(values) &&
                            b.shapeOf(sequence).drop_back() ==
                                b.shapeOf(values).drop_back());
  if (!fits)
    return b.invalid() << "argument 'sorted_sequence', " << sequence.getType()
                       << ", does not fit " << values.getType(),
           Value();
  if (sorter)
    sequence = b.gather(sequence, b.convert(sorter, b.i64()), rank - 1);
  return finishCount(b, countBelow(b, sequence, values, onRight));
}

/// How many elements lie in each of equal parts of [min, max]; of the data's
/// own range when both are equal.
static Value histc(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t bins = b.integer("bins");
  double low = b.number("min"), high = b.number("max");
  if (b.failed())
    return {};
  Type element = b.elementOf(x);
  if (bins < 1 || !isFloating(element) || low > high)
    return b.invalid() << "not defined for " << x.getType() << ", " << bins
                       << " bins from " << low << " to " << high,
           Value();
  int64_t count = b.typeOf(x).getNumElements();
  Value wide = b.toCompute(b.reshape(x, {count}));
  Type compute = b.elementOf(wide);
  Value least = b.full({}, compute, low), most = b.full({}, compute, high);
  if (low == high && count > 0) {
    least = b.reduce<AminOp>(wide, {0});
    most = b.amax(wide, {0});
    Value isPoint = b.compare<EqOp>(least, most), one = b.fullLike(least, 1);
    least = b.where(isPoint, b.sub(least, one), least);
    most = b.where(isPoint, b.add(most, one), most);
  } else if (low == high) {
    least = b.full({}, compute, low - 1);
    most = b.full({}, compute, high + 1);
  }
  auto spread = [&](Value value) {
    return b.broadcastInDim(value, {count}, {});
  };
  Value start = spread(least), end = spread(most);
  Value isInside = b.make<BitwiseAndOp>(b.compare<GeOp>(wide, start),
                                        b.compare<LeOp>(wide, end));
  Value scaled =
      b.div(b.mul(b.sub(wide, start), b.fullLike(wide, double(bins))),
            b.sub(end, start));
  Value bin =
      b.convert(b.where(isInside, scaled, b.fullLike(wide, 0)), b.i64());
  bin = b.make<MinimumOp>(bin, b.fullLike(bin, bins - 1));
  // What lies outside is counted in a bin that is cut off.
  bin = b.where(isInside, bin, b.fullLike(bin, bins));
  Value counts =
      b.indexAdd(b.full({bins + 1}, compute, 0), bin, b.fullLike(wide, 1), 0);
  return b.convert(b.sliceDim(counts, 0, 0, bins), element);
}

static Results aminmax(SymbolBuilder &b) {
  Value x = b.tensor("self");
  std::optional<int64_t> named = b.optionalInteger("dim");
  bool keep = b.boolean("keepdim");
  if (b.failed())
    return {};
  SmallVector<int64_t> shape(b.shapeOf(x)), dims = b.allDims(b.rankOf(x));
  if (named && !shape.empty())
    dims = {b.wrapDim(*named, b.rankOf(x))};
  if (b.failed())
    return {};
  for (int64_t dim : dims)
    if (shape[dim] == 0)
      return b.invalid() << "dimension " << dim << " of " << x.getType()
                         << " is empty: there is no extreme of nothing",
             Results();
  Value ordered = toOrdered(b, x);
  auto finish = [&](Value value) {
    return b.keepDims(b.convert(value, b.elementOf(x)), shape, dims, keep);
  };
  return {finish(b.reduce<AminOp>(ordered, dims)),
          finish(b.amax(ordered, dims))};
}

//===----------------------------------------------------------------------===//
// Places of elements
//===----------------------------------------------------------------------===//

/// How many true elements come before each of a vector of bool.
static Value countBefore(PrimitiveBuilder &b, Value mask) {
  Value ones = b.convert(mask, b.i64());
  return b.sub(b.cumsum(ones, 0), ones);
}

/// Row-major places of the first `count` true elements of a vector, then -1.
static Value placesOf(PrimitiveBuilder &b, Value mask, int64_t count) {
  int64_t size = b.shapeOf(mask)[0];
  Value target = countBefore(b, mask);
  // What has no place goes to one that is cut off.
  Value last = b.fullLike(target, count);
  target = b.where(mask, b.make<MinimumOp>(target, last), last);
  Value places =
      b.scatter(b.full({count + 1}, b.i64(), -1), target, b.iota({size}, 0), 0);
  return b.sliceDim(places, 0, 0, count);
}

static Value nonzeroStatic(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t count = b.integer("size"), fill = b.integer("fill_value");
  if (b.failed())
    return {};
  if (count < 0)
    return b.invalid() << "argument 'size' is negative", Value();
  SmallVector<int64_t> shape(b.shapeOf(x));
  int64_t rank = int64_t(shape.size()), size = b.typeOf(x).getNumElements();
  if (rank == 0 || count == 0 || size == 0)
    return b.full({count, rank}, b.i64(), fill);
  Value place = placesOf(b, b.reshape(b.convert(x, b.i1()), {size}), count);
  Value isNone = b.compare<LtOp>(place, b.fullLike(place, 0));
  SmallVector<Value> columns;
  int64_t stride = size;
  for (int64_t extent : shape) {
    stride /= extent;
    Value along = b.make<TruncDivideOp>(place, b.fullLike(place, stride));
    place = b.sub(place, b.mul(along, b.fullLike(place, stride)));
    along = b.where(isNone, b.fullLike(along, fill), along);
    columns.push_back(b.reshape(along, {count, 1}));
  }
  return columns.size() == 1 ? columns.front() : b.cat(columns, 1);
}

/// Row and column of each element below (above) a diagonal.
template <bool isLower> static Value triangleIndices(SymbolBuilder &b) {
  int64_t rows = b.integer("row"), columns = b.integer("col"),
          offset = b.integer("offset");
  Type dtype = b.dtype("dtype");
  if (b.failed())
    return {};
  if (rows < 0 || columns < 0 || (columns && rows > mostPairs / columns))
    return b.invalid() << "no matrix of " << rows << " x " << columns, Value();
  dtype = dtype ? dtype : b.i64();
  int64_t count = 0;
  for (int64_t row = 0; row < rows; ++row) {
    int64_t below = std::clamp<int64_t>(row + offset + 1, 0, columns);
    int64_t above = std::clamp<int64_t>(row + offset, 0, columns);
    count += isLower ? below : columns - above;
  }
  if (count == 0)
    return b.full({2, 0}, dtype, 0);
  SmallVector<int64_t> shape = {rows, columns};
  Value diagonal = b.sub(b.iota(shape, 1), b.iota(shape, 0)),
        limit = b.fullLike(diagonal, offset);
  Value mask = isLower ? b.compare<LeOp>(diagonal, limit)
                       : b.compare<GeOp>(diagonal, limit);
  Value place = placesOf(b, b.reshape(mask, {rows * columns}), count);
  Value width = b.fullLike(place, columns);
  Value row = b.make<TruncDivideOp>(place, width);
  Value column = b.sub(place, b.mul(row, width));
  return b.convert(
      b.cat({b.reshape(row, {1, count}), b.reshape(column, {1, count})}, 0),
      dtype);
}

/// Pairs of elements, with or without those of an element and itself; or each
/// element alone.
static Value combinations(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t r = b.integer("r");
  bool withReplacement = b.boolean("with_replacement");
  if (b.failed())
    return {};
  if (b.rankOf(x) != 1)
    return b.invalid() << "expects a vector, has " << x.getType(), Value();
  int64_t size = b.shapeOf(x)[0];
  if (r == 1)
    return b.reshape(x, {size, 1});
  if (r != 2 || size > 4096)
    return b.unsupported() << r << " of " << size << " elements", Value();
  int64_t count = size * (size - 1) / 2 + (withReplacement ? size : 0);
  if (count == 0)
    return b.full({0, 2}, b.elementOf(x), 0);
  SmallVector<int64_t> shape = {size, size};
  Value row = b.iota(shape, 0), column = b.iota(shape, 1);
  Value mask = withReplacement ? b.compare<LeOp>(row, column)
                               : b.compare<LtOp>(row, column);
  Value place = placesOf(b, b.reshape(mask, {size * size}), count);
  Value width = b.fullLike(place, size);
  Value first = b.make<TruncDivideOp>(place, width);
  Value second = b.sub(place, b.mul(first, width));
  return b.cat({b.reshape(b.take(x, first, 0), {count, 1}),
                b.reshape(b.take(x, second, 0), {count, 1})},
               1);
}

/// The next source element where the mask is true.
static Value maskedScatter(SymbolBuilder &b) {
  Value x = b.tensor("self"), mask = b.tensor("mask"),
        source = b.tensor("source");
  FailureOr<SmallVector<int64_t>> shape = b.broadcastShapes({x, mask});
  if (failed(shape) || b.failed())
    return {};
  if (b.elementOf(mask) != b.i1() || b.elementOf(source) != b.elementOf(x))
    return b.invalid() << "not defined for " << x.getType() << ", "
                       << mask.getType() << " and " << source.getType(),
           Value();
  x = b.broadcastTo(x, *shape);
  int64_t size = b.typeOf(x).getNumElements(),
          count = b.typeOf(source).getNumElements();
  if (size == 0)
    return x;
  if (count == 0) // as long as nothing is asked of it
    source = b.full({1}, b.elementOf(x), 0);
  Value flat = b.reshape(b.broadcastTo(mask, *shape), {size});
  Value place = countBefore(b, flat);
  place = b.where(flat, place, b.fullLike(place, 0));
  if (count == 0)
    place = b.checkIndex(b.convert(flat, b.i64()), 0, 1, std::nullopt,
                         "the source has fewer elements than the mask");
  Value values =
      b.take(b.reshape(source, {std::max<int64_t>(count, 1)}), place, 0);
  return b.reshape(b.where(flat, values, b.reshape(x, {size})), *shape);
}

ArrayRef<Symbol> mlir::thunder::getSelectionSymbols() {
  static const Symbol symbols[] = {
      {"aten.median.default", medianOfAll<false>},
      {"aten.median.dim", nullptr, medianOfDim<false>},
      {"aten.nanmedian.default", medianOfAll<true>},
      {"aten.nanmedian.dim", nullptr, medianOfDim<true>},
      {"aten.mode.default", nullptr, mode},
      {"aten.quantile.default", quantile<false>},
      {"aten.quantile.scalar", quantile<false>},
      {"aten.nanquantile.default", quantile<true>},
      {"aten.nanquantile.scalar", quantile<true>},
      {"aten.isin.Tensor_Tensor", isIn},
      {"aten.isin.Tensor_Scalar", isIn},
      {"aten.isin.Scalar_Tensor", isIn},
      {"aten.bucketize.Tensor", bucketize},
      {"aten.bucketize.Scalar", bucketize},
      {"aten.searchsorted.Tensor", searchSorted},
      {"aten.searchsorted.Scalar", searchSorted},
      {"aten.histc.default", histc},
      {"aten.aminmax.default", nullptr, aminmax},
      {"aten.nonzero_static.default", nonzeroStatic},
      {"aten.tril_indices.default", triangleIndices<true>},
      {"aten.triu_indices.default", triangleIndices<false>},
      {"aten.combinations.default", combinations},
      {"aten.masked_scatter.default", maskedScatter},
  };
  return symbols;
}
