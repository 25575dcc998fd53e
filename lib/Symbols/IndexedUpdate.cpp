//===- IndexedUpdate.cpp - Tensors with some elements replaced ------------===//
//
// Half precision is added up in f32 and rounded once.
//
//===----------------------------------------------------------------------===//
#include "Indexing.h"

using namespace mlir;
using namespace mlir::thunder;

/// A number or 0-d tensor as tensor of `shape` and dtype.
static Value spreadNumber(SymbolBuilder &b, StringRef name,
                          ArrayRef<int64_t> shape, Type element) {
  if (!b.isTensor(name))
    return b.full(shape, element, b.scalar(name));
  Value value = b.tensor(name);
  if (value && b.typeOf(value).getNumElements() != 1)
    return b.invalid() << "argument '" << name << "' must be one number",
           Value();
  return b.broadcastInDim(b.reshape(b.convert(value, element), {}), shape, {});
}

static Value maskedFill(SymbolBuilder &b) {
  Value x = b.tensor("self"), mask = b.tensor("mask");
  if (b.failed())
    return {};
  if (b.elementOf(mask) != b.i1())
    return b.invalid() << "argument 'mask' must be bool, is " << mask.getType(),
           Value();
  FailureOr<SmallVector<int64_t>> shape = b.broadcastShapes({x, mask});
  if (failed(shape))
    return {};
  Value value = spreadNumber(b, "value", *shape, b.elementOf(x));
  return b.where(b.broadcastTo(mask, *shape), value, b.broadcastTo(x, *shape));
}

static Value indexFill(SymbolBuilder &b) {
  Value x = b.tensor("self"), index = readIndexTensor(b, "index");
  int64_t dim = b.dim("dim", b.rankOf(x));
  if (b.failed())
    return {};
  SmallVector<int64_t> shape(b.shapeOf(x));
  x = atLeastOneDim(b, x);
  index = atLeastOneDim(b, index);
  SmallVector<int64_t> sourceShape(b.shapeOf(x));
  sourceShape[dim] = b.shapeOf(index)[0];
  Value source = spreadNumber(b, "value", sourceShape, b.elementOf(x));
  Value filled =
      b.indexCopy(x, wrapIndex(b, index, b.shapeOf(x)[dim]), source, dim);
  return b.reshape(filled, shape);
}

static Value indexCopy(SymbolBuilder &b) {
  Value x = b.tensor("self"), index = readIndexTensor(b, "index"),
        source = b.tensor("source");
  int64_t dim = b.dim("dim", b.rankOf(x));
  if (b.failed())
    return {};
  SmallVector<int64_t> shape(b.shapeOf(x));
  Value copied = b.indexCopy(atLeastOneDim(b, x), atLeastOneDim(b, index),
                             atLeastOneDim(b, source), dim);
  return b.reshape(copied, shape);
}

/// self + alpha * source at the indices.
static Value indexAdd(SymbolBuilder &b) {
  Value x = b.tensor("self"), index = readIndexTensor(b, "index"),
        source = b.tensor("source");
  int64_t dim = b.dim("dim", b.rankOf(x));
  Scalar alpha = b.scalar("alpha");
  if (b.failed())
    return {};
  Type element = b.elementOf(x);
  if (element.isInteger(1))
    return b.unsupported() << "bool operand", Value();
  SmallVector<int64_t> shape(b.shapeOf(x));
  source = b.toCompute(atLeastOneDim(b, b.convert(source, element)));
  if (!alpha.is(1))
    source = b.mul(source, b.fullLike(source, alpha));
  Value added = b.indexAdd(b.toCompute(atLeastOneDim(b, x)),
                           atLeastOneDim(b, index), source, dim);
  return b.reshape(b.convert(added, element), shape);
}

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

Scatter mlir::thunder::readScatter(SymbolBuilder &b, StringRef sourceName) {
  Scatter scatter;
  Value x = b.tensor("self"), index = readIndexTensor(b, "index");
  scatter.dim = b.dim("dim", b.rankOf(x));
  if (b.failed())
    return scatter;
  scatter.shape.append(b.shapeOf(x).begin(), b.shapeOf(x).end());
  scatter.x = atLeastOneDim(b, x);
  scatter.index = index = atLeastOneDim(b, index);
  if (!b.isTensor(sourceName)) {
    scatter.source =
        b.full(b.shapeOf(index), b.elementOf(x), b.scalar(sourceName));
    return scatter;
  }
  Value source = atLeastOneDim(b, b.tensor(sourceName));
  if (!source)
    return scatter;
  if (sourceName == "value") {
    scatter.source = spreadNumber(b, "value", b.shapeOf(index), b.elementOf(x));
    return scatter;
  }
  if (b.typeOf(index).getNumElements() == 0) {
    scatter.source = b.full(b.shapeOf(index), b.elementOf(x), 0);
    return scatter;
  }
  if (b.rankOf(source) != b.rankOf(index)) {
    b.invalid() << "index and source must have one rank";
    return scatter;
  }
  // Only the part of the source that the index covers counts.
  SmallVector<int64_t> starts(b.rankOf(source), 0), ones(b.rankOf(source), 1);
  for (auto [size, limit] : llvm::zip(b.shapeOf(source), b.shapeOf(index)))
    if (limit > size) {
      b.invalid() << "the index is larger than the source " << source.getType();
      return scatter;
    }
  if (b.shapeOf(source) != b.shapeOf(index))
    source = b.slice(source, starts, b.shapeOf(index), ones);
  scatter.source = b.convert(source, b.elementOf(x));
  return scatter;
}

template <bool hasValue> static Value scatter(SymbolBuilder &b) {
  Scatter s = readScatter(b, hasValue ? "value" : "src");
  return b.failed()
             ? Value()
             : b.reshape(b.scatter(s.x, s.index, s.source, s.dim), s.shape);
}

static Value buildScatterAdd(SymbolBuilder &b, const Scatter &s) {
  Type element = b.elementOf(s.x);
  if (element.isInteger(1))
    return b.unsupported() << "bool operand", Value();
  Value sum =
      b.scatterAdd(b.toCompute(s.x), s.index, b.toCompute(s.source), s.dim);
  return b.reshape(b.convert(sum, element), s.shape);
}

static Value scatterAdd(SymbolBuilder &b) {
  Scatter s = readScatter(b, "src");
  return b.failed() ? Value() : buildScatterAdd(b, s);
}

/// Every pair of a place in the result and an element of the source is looked
/// at: right for any reduction, and slow, so only for small tensors.
static Value reduceDensely(SymbolBuilder &b, const Scatter &s, StringRef kind,
                           bool includesSelf) {
  constexpr int64_t mostPairs = int64_t(1) << 26;
  int64_t rank = b.rankOf(s.x), size = b.shapeOf(s.x)[s.dim];
  if (b.typeOf(s.index).getNumElements() == 0 ||
      b.typeOf(s.x).getNumElements() == 0)
    return b.reshape(s.x, s.shape);
  if (size * b.typeOf(s.index).getNumElements() > mostPairs)
    return b.unsupported() << "argument 'reduce' = " << kind
                           << " of tensors of this size",
           Value();
  Type element = b.elementOf(s.x);
  if (element.isInteger(1))
    return b.unsupported() << "bool operand", Value();
  bool isFloat = isFloating(element), isProduct = kind == "prod";
  Value x = b.toCompute(s.x), source = b.toCompute(s.source);
  Value index =
      b.checkIndex(s.index, 0, size, std::nullopt, "index is out of range");
  // The part of x that the index covers, in all dimensions but dim.
  SmallVector<int64_t> limits(b.shapeOf(s.index)), zeros(rank, 0),
      ones(rank, 1);
  limits[s.dim] = size;
  Value part = b.slice(x, zeros, limits, ones);
  // [.., size, count, ..]: a source element per place.
  SmallVector<int64_t> pairs(limits), dims;
  pairs.insert(pairs.begin() + s.dim + 1, b.shapeOf(s.index)[s.dim]);
  for (int64_t i = 0; i < rank; ++i)
    dims.push_back(i < s.dim ? i : i + 1);
  Value hits = b.compare<EqOp>(b.broadcastInDim(index, pairs, dims),
                               b.iota(pairs, s.dim));
  Value values = b.broadcastInDim(source, pairs, dims);
  Value neutral;
  if (isProduct || kind == "mean") {
    neutral = b.fullLike(values, isProduct ? 1 : 0);
  } else if (isFloat) {
    double infinity = std::numeric_limits<double>::infinity();
    neutral = b.fullLike(values, kind == "amax" ? -infinity : infinity);
  } else {
    unsigned width = element.getIntOrFloatBitWidth();
    bool isUnsigned = element.isUnsignedInteger();
    int64_t least = isUnsigned ? 0 : -(int64_t(1) << (width - 2)) * 2;
    int64_t most = isUnsigned ? 255 : -(least + 1);
    neutral = b.fullLike(values, kind == "amax" ? least : most);
  }
  Value chosen = b.where(hits, values, neutral);
  Value isHit = b.convert(hits, b.i64());
  Value count = b.sum(isHit, s.dim + 1);
  auto withSelf = [&] {
    // self as one more element of the reduction, so that it takes its share.
    SmallVector<int64_t> one(pairs);
    one[s.dim + 1] = 1;
    return b.cat({b.reshape(part, one), chosen}, s.dim + 1);
  };
  Value reduced;
  if (kind == "mean") {
    Value sum = b.sum(includesSelf ? withSelf() : chosen, s.dim + 1);
    Value total = includesSelf ? b.add(count, b.fullLike(count, 1))
                               : b.make<MaximumOp>(count, b.fullLike(count, 1));
    total = b.convert(total, b.elementOf(sum));
    if (isFloat)
      reduced = b.div(sum, total);
    else
      reduced = buildFloorDivide(b, sum, total);
  } else {
    Value all = includesSelf ? withSelf() : chosen;
    reduced = isProduct        ? b.reduce<ProdOp>(all, s.dim + 1)
              : kind == "amax" ? b.reduce<AmaxOp>(all, s.dim + 1)
                               : b.reduce<AminOp>(all, s.dim + 1);
  }
  Value isTouched = b.compare<GtOp>(count, b.fullLike(count, 0));
  reduced = b.where(isTouched, reduced, part);
  // Back around what the index does not cover.
  if (b.shapeOf(part) != b.shapeOf(x)) {
    SmallVector<int64_t> high;
    for (auto [whole, covered] : llvm::zip(b.shapeOf(x), limits))
      high.push_back(whole - covered);
    Value covers = b.pad(b.full(limits, b.i1(), Scalar::makeBool(true)), zeros,
                         high, zeros);
    reduced = b.where(covers, b.pad(reduced, zeros, high, zeros), x);
  }
  return b.reshape(b.convert(reduced, element), s.shape);
}

Value mlir::thunder::buildScatterReduce(SymbolBuilder &b, const Scatter &s,
                                        StringRef kind, bool includesSelf) {
  if (kind == "sum") {
    Scatter start = s;
    if (!includesSelf) // what is touched starts from 0
      start.x = b.scatter(s.x, s.index, b.fullLike(s.source, 0), s.dim);
    return buildScatterAdd(b, start);
  }
  if (kind != "prod" && kind != "mean" && kind != "amax" && kind != "amin")
    return b.invalid() << "argument 'reduce' is '" << kind << "'", Value();
  if (!s.x || !b.elementOf(s.x).isInteger(1) || kind == "mean")
    return reduceDensely(b, s, kind, includesSelf);
  Scatter numbers = s; // 0 and 1
  numbers.x = b.convert(s.x, b.getBuilder().getI8Type());
  numbers.source = b.convert(s.source, b.getBuilder().getI8Type());
  return b.convert(reduceDensely(b, numbers, kind, includesSelf), b.i1());
}

static Value scatterReduce(SymbolBuilder &b) {
  Scatter s = readScatter(b, "src");
  StringRef kind = b.string("reduce");
  bool includesSelf = b.boolean("include_self");
  return b.failed() ? Value() : buildScatterReduce(b, s, kind, includesSelf);
}

/// Overloads that add or multiply.
template <bool hasValue> static Value scatterCombined(SymbolBuilder &b) {
  Scatter s = readScatter(b, hasValue ? "value" : "src");
  StringRef kind = b.string("reduce");
  if (b.failed())
    return {};
  if (kind != "add" && kind != "multiply")
    return b.invalid() << "argument 'reduce' is '" << kind << "'", Value();
  return buildScatterReduce(b, s, kind == "add" ? "sum" : "prod",
                            /*includesSelf=*/true);
}

/// index_reduce: the index is one vector for all slices.
static Value indexReduce(SymbolBuilder &b) {
  Scatter s;
  Value x = b.tensor("self"), index = readIndexTensor(b, "index"),
        source = b.tensor("source");
  s.dim = b.dim("dim", b.rankOf(x));
  StringRef kind = b.string("reduce");
  bool includesSelf = b.boolean("include_self");
  if (b.failed())
    return {};
  s.shape.append(b.shapeOf(x).begin(), b.shapeOf(x).end());
  s.x = atLeastOneDim(b, x);
  s.source = b.convert(atLeastOneDim(b, source), b.elementOf(x));
  s.index =
      b.broadcastInDim(atLeastOneDim(b, index), b.shapeOf(s.source), {s.dim});
  if (kind != "prod" && kind != "mean" && kind != "amax" && kind != "amin")
    return b.invalid() << "argument 'reduce' is '" << kind << "'", Value();
  return b.failed() ? Value() : reduceDensely(b, s, kind, includesSelf);
}

//===----------------------------------------------------------------------===//
// index_put
//===----------------------------------------------------------------------===//

/// x[mask] = values where the values do not depend on the place in the mask.
static Value putAtMask(SymbolBuilder &b, Value x, Value mask, Value values,
                       bool accumulates) {
  int64_t inner = b.rankOf(x) - b.rankOf(mask);
  bool fits =
      inner >= 0 && b.shapeOf(x).take_front(b.rankOf(mask)) == b.shapeOf(mask);
  // A dimension of the values for the mask must be 1.
  if (b.rankOf(values) > inner && fits) {
    ArrayRef<int64_t> shape = b.shapeOf(values);
    if (b.rankOf(values) != inner + 1 || shape[0] != 1)
      return b.unsupported()
                 << "values for each place of a mask, " << values.getType()
                 << ": which is which depends on data",
             Value();
    values = b.reshape(values, shape.drop_front());
  }
  if (!fits)
    return b.invalid() << "the mask " << mask.getType() << " does not fit "
                       << x.getType(),
           Value();
  Value isSet = b.broadcastInDim(mask, b.shapeOf(x), b.allDims(b.rankOf(mask)));
  Value filled = b.broadcastTo(values, b.shapeOf(x));
  if (accumulates)
    filled =
        b.convert(b.add(b.toCompute(x), b.toCompute(filled)), b.elementOf(x));
  return b.where(isSet, filled, x);
}

static Value putAtIndices(SymbolBuilder &b, Value x, ArrayRef<Value> indices,
                          Value values, bool accumulates) {
  if (b.failed())
    return {};
  Type element = b.elementOf(x);
  if (b.elementOf(values) != element)
    return b.invalid() << "argument 'values', " << values.getType()
                       << ", has another dtype than " << x.getType(),
           Value();
  if (indices.size() == 1 && indices[0] && b.elementOf(indices[0]) == b.i1())
    return putAtMask(b, x, indices[0], values, accumulates);
  FailureOr<IndexedBlock> block = readIndices(b, x, indices);
  if (failed(block))
    return {};
  // The values in the shape of what is read there, then one row a place.
  SmallVector<int64_t> shape(block->openShape);
  shape.erase(shape.begin() + block->dim);
  SmallVector<int64_t> rows(shape);
  shape.insert(shape.begin() + block->dim, block->indexShape.begin(),
               block->indexShape.end());
  int64_t count = b.typeOf(block->place).getNumElements();
  rows.insert(rows.begin() + block->dim, count);
  // Leading ones of the values that the place has not.
  while (b.rankOf(values) > int64_t(shape.size()) && b.shapeOf(values)[0] == 1)
    values = b.reshape(values, b.shapeOf(values).drop_front());
  values = b.reshape(b.broadcastTo(values, shape), rows);
  Value place = b.reshape(block->place, {count}), open = block->open(b, x);
  if (!accumulates)
    return block->close(b, b.indexCopy(open, place, values, block->dim));
  if (element.isInteger(1))
    return b.unsupported() << "accumulation in a bool tensor", Value();
  Value sum =
      b.indexAdd(b.toCompute(open), place, b.toCompute(values), block->dim);
  return block->close(b, b.convert(sum, element));
}

static Value indexPut(SymbolBuilder &b) {
  Value x = b.tensor("self"), values = b.tensor("values");
  return putAtIndices(b, x, b.tensors("indices"), values,
                      b.boolean("accumulate"));
}

/// Values added by index where the mask is true; indices elsewhere may be
/// anything.
static Value addAtMaskedIndices(SymbolBuilder &b) {
  Value x = b.tensor("self"), values = b.tensor("values");
  SmallVector<Value> indices = clampIndices(b, x, /*keepsNegative=*/true);
  Value mask = broadcastMask(b, values);
  values = mask ? b.where(mask, values, b.fullLike(values, 0)) : Value();
  return values ? putAtIndices(b, x, indices, values, /*accumulates=*/true)
                : Value();
}

/// put: places in the flattened tensor.
static Value put(SymbolBuilder &b) {
  Value x = b.tensor("self"), index = readIndexTensor(b, "index"),
        source = b.tensor("source");
  bool accumulates = b.boolean("accumulate");
  if (b.failed())
    return {};
  SmallVector<int64_t> shape(b.shapeOf(x));
  Type element = b.elementOf(x);
  int64_t size = b.typeOf(x).getNumElements(),
          count = b.typeOf(index).getNumElements();
  Value flat = b.reshape(x, {size});
  Value place = wrapIndex(b, b.reshape(index, {count}), size);
  Value values = b.reshape(source, {count});
  if (!accumulates)
    return b.reshape(b.indexCopy(flat, place, values, 0), shape);
  if (element.isInteger(1))
    return b.unsupported() << "accumulation in a bool tensor", Value();
  Value sum = b.indexAdd(b.toCompute(flat), place, b.toCompute(values), 0);
  return b.reshape(b.convert(sum, element), shape);
}

ArrayRef<Symbol> mlir::thunder::getIndexedUpdateSymbols() {
  static const Symbol symbols[] = {
      {"aten.masked_fill.Scalar", maskedFill},
      {"aten.masked_fill.Tensor", maskedFill},
      {"aten.index_fill.int_Scalar", indexFill},
      {"aten.index_fill.int_Tensor", indexFill},
      {"aten.index_copy.default", indexCopy},
      {"aten.index_add.default", indexAdd},
      {"aten.index_reduce.default", indexReduce},
      {"aten.scatter.src", scatter<false>},
      {"aten.scatter.value", scatter<true>},
      {"aten.scatter.reduce", scatterCombined<false>},
      {"aten.scatter.value_reduce", scatterCombined<true>},
      {"aten.scatter_add.default", scatterAdd},
      {"aten.scatter_reduce.two", scatterReduce},
      {"aten.index_put.default", indexPut},
      {"aten._unsafe_index_put.default", indexPut},
      {"aten._unsafe_masked_index_put_accumulate.default", addAtMaskedIndices},
      {"aten.put.default", put},
  };
  return symbols;
}
