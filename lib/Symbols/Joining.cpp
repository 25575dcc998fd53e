//===- Joining.cpp - Tensors put together, repeated, extended -------------===//
#include "Families.h"

using namespace mlir;
using namespace mlir::thunder;

/// Converts to the common dtype and concatenates. PyTorch leaves out 1-d
/// tensors without elements, whatever the others look like.
static Value concatenate(SymbolBuilder &b, ArrayRef<Value> values,
                         int64_t dim) {
  if (b.failed())
    return {};
  if (values.empty() || llvm::is_contained(values, Value()))
    return b.invalid() << "needs tensors to put together", Value();
  Type element = promotedType(b.getBuilder().getContext(), values);
  SmallVector<Value> parts;
  for (Value value : values)
    if (b.shapeOf(value) != ArrayRef<int64_t>{0})
      parts.push_back(b.convert(value, element));
  if (parts.empty())
    return b.convert(values.front(), element);
  dim = b.wrapDim(dim, b.rankOf(parts.front()));
  if (b.failed())
    return {};
  if (b.rankOf(parts.front()) == 0)
    return b.invalid() << "0-d tensors cannot be concatenated", Value();
  return parts.size() == 1 ? parts.front() : b.cat(parts, dim);
}

static Value cat(SymbolBuilder &b) {
  return concatenate(b, b.tensors("tensors"), b.integer("dim"));
}

static Value stack(SymbolBuilder &b) {
  SmallVector<Value> values = b.tensors("tensors");
  if (b.failed())
    return {};
  if (values.empty() || !values.front())
    return b.invalid() << "needs tensors to stack", Value();
  int64_t dim = b.dim("dim", b.rankOf(values.front()) + 1);
  if (b.failed())
    return {};
  for (Value &value : values) {
    if (!value || b.shapeOf(value) != b.shapeOf(b.tensors("tensors").front()))
      return b.invalid() << "tensors of one stack must have one shape", Value();
    value = b.unsqueeze(value, dim);
  }
  Type element = promotedType(b.getBuilder().getContext(), values);
  for (Value &value : values)
    value = b.convert(value, element);
  return values.size() == 1 ? values.front() : b.cat(values, dim);
}

/// A tensor with at least `rank` dimensions, as atleast_1d, 2d and 3d make it.
static Value atLeast(SymbolBuilder &b, Value x, int64_t rank) {
  if (!x || b.rankOf(x) >= rank)
    return x;
  ArrayRef<int64_t> shape = b.shapeOf(x);
  if (shape.empty())
    return b.reshape(x, SmallVector<int64_t>(rank, 1));
  if (rank == 2) // of a 1-d tensor
    return b.reshape(x, {1, shape[0]});
  return shape.size() == 1 ? b.reshape(x, {1, shape[0], 1})
                           : b.reshape(x, {shape[0], shape[1], 1});
}

template <int64_t rank> static Value atLeastOne(SymbolBuilder &b) {
  return atLeast(b, b.tensor("self"), rank);
}

template <int64_t rank>
static SmallVector<Value> atLeastMany(SymbolBuilder &b) {
  SmallVector<Value> values = b.tensors("tensors");
  for (Value &value : values)
    value = atLeast(b, value, rank);
  return values;
}

/// hstack, vstack and dstack: at least `rank` dimensions, along `dim`.
template <int64_t rank, int64_t dim> static Value stackAlong(SymbolBuilder &b) {
  SmallVector<Value> values = b.tensors("tensors");
  if (b.failed() || values.empty())
    return concatenate(b, {}, 0);
  for (Value &value : values)
    value = atLeast(b, value, rank);
  // hstack of 1-d tensors has one dimension only.
  return concatenate(b, values, b.rankOf(values.front()) == 1 ? 0 : dim);
}

static Value columnStack(SymbolBuilder &b) {
  SmallVector<Value> values = b.tensors("tensors");
  for (Value &value : values)
    if (value && b.rankOf(value) < 2)
      value = b.reshape(value, {b.typeOf(value).getNumElements(), 1});
  return concatenate(b, values, 1);
}

//===----------------------------------------------------------------------===//
// Repetition
//===----------------------------------------------------------------------===//

/// `x` as often as `repeats` says along its last dimensions; more entries than
/// dimensions make new ones.
static Value repeatBy(SymbolBuilder &b, Value x, ArrayRef<int64_t> repeats) {
  if (b.failed())
    return {};
  int64_t extra = int64_t(repeats.size()) - b.rankOf(x);
  if (extra < 0 || llvm::any_of(repeats, [](int64_t n) { return n < 0; }))
    return b.invalid() << "cannot repeat " << x.getType() << " "
                       << repeats.size() << " times",
           Value();
  // [a, b] becomes [repeat, a, repeat, b].
  SmallVector<int64_t> wide, shape, dims;
  for (auto [i, repeat] : llvm::enumerate(repeats)) {
    int64_t size = int64_t(i) < extra ? 1 : b.shapeOf(x)[i - extra];
    wide.push_back(repeat);
    if (int64_t(i) >= extra) {
      dims.push_back(wide.size());
      wide.push_back(size);
    }
    shape.push_back(repeat * size);
  }
  return b.reshape(b.broadcastInDim(x, wide, dims), shape);
}

static Value repeat(SymbolBuilder &b) {
  return repeatBy(b, b.tensor("self"), b.integers("repeats"));
}

static Value tile(SymbolBuilder &b) {
  Value x = b.tensor("self");
  SmallVector<int64_t> repeats = b.integers("dims");
  if (int64_t(repeats.size()) < b.rankOf(x))
    repeats.insert(repeats.begin(), b.rankOf(x) - repeats.size(), 1);
  return repeatBy(b, x, repeats);
}

static Value repeatInterleave(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t repeats = b.integer("repeats");
  std::optional<int64_t> dim = b.optionalInteger("dim");
  if (b.failed())
    return {};
  if (!dim || b.rankOf(x) == 0)
    x = b.reshape(x, {b.typeOf(x).getNumElements()});
  int64_t at = b.wrapDim(dim.value_or(0), b.rankOf(x));
  if (b.failed())
    return {};
  if (repeats < 0)
    return b.invalid() << "argument 'repeats' is negative", Value();
  SmallVector<int64_t> wide(b.shapeOf(x)), shape(b.shapeOf(x)), dims;
  wide.insert(wide.begin() + at + 1, repeats);
  shape[at] *= repeats;
  for (int64_t i = 0; i < b.rankOf(x); ++i)
    dims.push_back(i > at ? i + 1 : i);
  return b.reshape(b.broadcastInDim(x, wide, dims), shape);
}

static SmallVector<Value> broadcastTensors(SymbolBuilder &b) {
  SmallVector<Value> values = b.tensors("tensors");
  FailureOr<SmallVector<int64_t>> shape = b.broadcastShapes(values);
  if (failed(shape))
    return {};
  for (Value &value : values)
    value = b.broadcastTo(value, *shape);
  return values;
}

/// Vector i repeated along all dimensions but one; with indexing "xy", the
/// first two change places.
static SmallVector<Value> meshgridBy(SymbolBuilder &b, bool swaps) {
  SmallVector<Value> values = b.tensors("tensors");
  if (b.failed())
    return {};
  SmallVector<int64_t> shape;
  for (Value value : values)
    shape.push_back(b.typeOf(value).getNumElements());
  swaps = swaps && shape.size() > 1;
  if (swaps)
    std::swap(shape[0], shape[1]);
  for (auto [i, value] : llvm::enumerate(values)) {
    int64_t dim = swaps && i < 2 ? 1 - i : i;
    value = b.broadcastInDim(
        b.reshape(value, {b.typeOf(value).getNumElements()}), shape, {dim});
  }
  return values;
}

static SmallVector<Value> meshgrid(SymbolBuilder &b) {
  return meshgridBy(b, false);
}

static SmallVector<Value> meshgridIndexing(SymbolBuilder &b) {
  return meshgridBy(b, b.string("indexing") == "xy");
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

static Value flip(SymbolBuilder &b) {
  Value x = b.tensor("self");
  FailureOr<SmallVector<int64_t>> dims =
      b.wrapDims(b.integers("dims"), b.rankOf(x), /*emptyIsAll=*/false);
  if (failed(dims) || b.failed())
    return {};
  for (int64_t dim : *dims)
    x = b.flip(x, dim);
  return x;
}

template <int64_t dim> static Value flipFixed(SymbolBuilder &b) {
  Value x = b.tensor("self");
  if (b.failed() || b.rankOf(x) <= dim)
    return b.invalid() << "needs more dimensions", Value();
  return b.flip(x, dim);
}

static Value rollDim(SymbolBuilder &b, Value x, int64_t dim, int64_t shift) {
  if (!x || b.rankOf(x) == 0 || b.shapeOf(x)[dim] == 0)
    return x;
  int64_t size = b.shapeOf(x)[dim];
  int64_t start = ((size - shift) % size + size) % size;
  if (start == 0)
    return x;
  return b.cat({b.sliceDim(x, dim, start, size), b.sliceDim(x, dim, 0, start)},
               dim);
}

static Value roll(SymbolBuilder &b) {
  Value x = b.tensor("self");
  SmallVector<int64_t> shifts = b.integers("shifts"), dims = b.integers("dims");
  if (b.failed())
    return {};
  if (dims.empty() && shifts.size() == 1) {
    Value flat = b.reshape(x, {b.typeOf(x).getNumElements()});
    return b.reshape(rollDim(b, flat, 0, shifts[0]), b.shapeOf(x));
  }
  if (dims.size() != shifts.size())
    return b.invalid() << "arguments 'shifts' and 'dims' differ in length",
           Value();
  for (auto [dim, shift] : llvm::zip(dims, shifts)) {
    int64_t at = b.wrapDim(dim, b.rankOf(x));
    if (b.failed())
      return {};
    x = rollDim(b, x, at, shift);
  }
  return x;
}

/// Half a turn of each dimension, of all when none are named; and back.
template <bool isInverse> static Value fftShift(SymbolBuilder &b) {
  Value x = b.tensor("self");
  SmallVector<int64_t> dims;
  if (!b.isNone("dim"))
    dims = b.integers("dim");
  else
    dims = b.allDims(b.rankOf(x));
  if (b.failed())
    return {};
  for (int64_t dim : dims) {
    int64_t at = b.wrapDim(dim, b.rankOf(x));
    if (b.failed() || b.rankOf(x) == 0)
      return b.failed() ? Value() : x;
    int64_t size = b.shapeOf(x)[at];
    x = rollDim(b, x, at, isInverse ? (size + 1) / 2 : size / 2);
  }
  return x;
}

static Value rot90(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t k = ((b.integer("k") % 4) + 4) % 4;
  SmallVector<int64_t> dims = b.integers("dims");
  if (b.failed())
    return {};
  if (dims.size() != 2)
    return b.invalid() << "argument 'dims' must name two dimensions", Value();
  int64_t first = b.wrapDim(dims[0], b.rankOf(x)),
          second = b.wrapDim(dims[1], b.rankOf(x));
  if (b.failed())
    return {};
  if (first == second)
    return b.invalid() << "argument 'dims' names one dimension twice", Value();
  if (k == 1 || k == 2)
    x = b.flip(x, second);
  if (k >= 2)
    x = b.flip(x, first);
  if (k == 2 || k == 0)
    return x;
  SmallVector<int64_t> permutation = b.allDims(b.rankOf(x));
  std::swap(permutation[first], permutation[second]);
  return b.transpose(x, permutation);
}

/// Keeps the elements on one side of a diagonal, zeros elsewhere.
template <bool lower> static Value triangle(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t offset = b.integer("diagonal");
  if (b.failed())
    return {};
  int64_t rank = b.rankOf(x);
  if (rank < 2)
    return b.invalid() << "needs matrices, has " << x.getType(), Value();
  SmallVector<int64_t> shape(b.shapeOf(x).take_back(2));
  Value column = b.iota(shape, 1), limit = b.iota(shape, 0, offset);
  Value kept =
      lower ? b.compare<LeOp>(column, limit) : b.compare<GeOp>(column, limit);
  return b.where(b.broadcastTo(kept, b.shapeOf(x)), x, b.fullLike(x, 0));
}

ArrayRef<Symbol> mlir::thunder::getJoiningSymbols() {
  static const Symbol symbols[] = {
      {"aten.cat.default", cat},
      {"aten.concat.default", cat},
      {"aten.concatenate.default", cat},
      {"aten.stack.default", stack},
      {"aten.hstack.default", stackAlong<1, 1>},
      {"aten.vstack.default", stackAlong<2, 0>},
      {"aten.row_stack.default", stackAlong<2, 0>},
      {"aten.dstack.default", stackAlong<3, 2>},
      {"aten.column_stack.default", columnStack},
      {"aten.atleast_1d.default", atLeastOne<1>},
      {"aten.atleast_2d.default", atLeastOne<2>},
      {"aten.atleast_3d.default", atLeastOne<3>},
      {"aten.atleast_1d.Sequence", nullptr, atLeastMany<1>},
      {"aten.atleast_2d.Sequence", nullptr, atLeastMany<2>},
      {"aten.atleast_3d.Sequence", nullptr, atLeastMany<3>},
      {"aten.repeat.default", repeat},
      {"aten.tile.default", tile},
      {"aten.repeat_interleave.self_int", repeatInterleave},
      {"aten.broadcast_tensors.default", nullptr, broadcastTensors},
      {"aten.meshgrid.default", nullptr, meshgrid},
      {"aten.meshgrid.indexing", nullptr, meshgridIndexing},
      {"aten.flip.default", flip},
      {"aten.flipud.default", flipFixed<0>},
      {"aten.fliplr.default", flipFixed<1>},
      {"aten.roll.default", roll},
      {"aten.fft_fftshift.default", fftShift<false>},
      {"aten.fft_ifftshift.default", fftShift<true>},
      {"aten.rot90.default", rot90},
      {"aten.tril.default", triangle<true>},
      {"aten.triu.default", triangle<false>},
  };
  return symbols;
}
