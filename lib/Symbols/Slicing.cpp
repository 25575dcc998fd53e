//===- Slicing.cpp - Parts of a tensor ------------------------------------===//
//
// Parts at places that the program states.
//
//===----------------------------------------------------------------------===//
#include "Families.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::thunder;

namespace {
/// Elements start, start + step, … below end of dimension `dim`.
struct DimRange {
  int64_t dim = 0, start = 0, end = 0, step = 1;
};
} // namespace

/// The arguments dim, start, end and step for a tensor of `shape`, with what
/// Python does to places beyond the ends.
static DimRange readRange(SymbolBuilder &b, ArrayRef<int64_t> shape) {
  DimRange range;
  range.dim = b.dim("dim", shape.size());
  std::optional<int64_t> start = b.optionalInteger("start"),
                         end = b.optionalInteger("end");
  range.step = b.integer("step");
  if (b.failed())
    return range;
  if (shape.empty() || range.step < 1) {
    b.invalid() << (shape.empty() ? "a 0-d tensor has no slices"
                                  : "argument 'step' must be positive");
    return range;
  }
  int64_t size = shape[range.dim];
  auto clamp = [&](int64_t place) {
    return std::clamp<int64_t>(place < 0 ? place + size : place, 0, size);
  };
  range.start = clamp(start.value_or(0));
  range.end = std::max(range.start, clamp(end.value_or(size)));
  return range;
}

static Value slice(SymbolBuilder &b) {
  Value x = b.tensor("self");
  DimRange range = readRange(b, b.shapeOf(x));
  if (b.failed())
    return {};
  return b.sliceDim(x, range.dim, range.start, range.end, range.step);
}

/// `x` with `source` at the range.
static Value putRange(SymbolBuilder &b, Value x, Value source,
                      const DimRange &range) {
  if (!x || !source)
    return {};
  int64_t size = b.shapeOf(x)[range.dim], count = b.shapeOf(source)[range.dim];
  source = b.convert(source, b.elementOf(x));
  if (count == size)
    return source;
  if (range.step == 1) {
    SmallVector<Value> parts = {
        b.sliceDim(x, range.dim, 0, range.start), source,
        b.sliceDim(x, range.dim, range.start + count, size)};
    llvm::erase_if(parts, [&](Value part) {
      return part && b.shapeOf(part)[range.dim] == 0;
    });
    return b.cat(parts, range.dim);
  }
  return b.indexCopy(x, b.iota({count}, 0, range.start, range.step), source,
                     range.dim);
}

static Value sliceScatter(SymbolBuilder &b) {
  Value x = b.tensor("self"), source = b.tensor("src");
  DimRange range = readRange(b, b.shapeOf(x));
  if (b.failed())
    return {};
  SmallVector<int64_t> shape(b.shapeOf(x));
  shape[range.dim] = llvm::divideCeil(range.end - range.start, range.step);
  if (b.shapeOf(source) != ArrayRef<int64_t>(shape))
    return b.invalid() << "argument 'src', " << source.getType()
                       << ", does not have the shape of the slice",
           Value();
  return putRange(b, x, source, range);
}

static int64_t readIndex(SymbolBuilder &b, ArrayRef<int64_t> shape,
                         int64_t dim) {
  int64_t index = b.integer("index");
  if (b.failed())
    return 0;
  if (shape.empty())
    return b.invalid() << "a 0-d tensor has no elements to select", 0;
  int64_t size = shape[dim];
  if (index < -size || index >= size)
    return b.invalid() << "argument 'index' is " << index << ", out of range ["
                       << -size << ", " << size << ")",
           0;
  return index < 0 ? index + size : index;
}

static Value select(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t dim = b.dim("dim", b.rankOf(x));
  int64_t index = readIndex(b, b.shapeOf(x), dim);
  return b.failed() ? Value() : b.selectDim(x, dim, index);
}

static Value selectScatter(SymbolBuilder &b) {
  Value x = b.tensor("self"), source = b.tensor("src");
  int64_t dim = b.dim("dim", b.rankOf(x));
  int64_t index = readIndex(b, b.shapeOf(x), dim);
  if (b.failed())
    return {};
  SmallVector<int64_t> shape(b.shapeOf(x));
  shape[dim] = 1;
  return putRange(b, x, b.reshape(source, shape), {dim, index, index + 1, 1});
}

static Value narrow(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t dim = b.dim("dim", b.rankOf(x)), start = b.integer("start"),
          length = b.integer("length");
  if (b.failed())
    return {};
  int64_t size = b.rankOf(x) ? b.shapeOf(x)[dim] : 0;
  if (start < 0)
    start += size;
  if (b.rankOf(x) == 0 || length < 0 || start < 0 || start > size - length)
    return b.invalid() << "arguments 'start' and 'length' do not fit "
                       << x.getType(),
           Value();
  return b.sliceDim(x, dim, start, start + length);
}

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

/// Parts of these sizes one after another.
static SmallVector<Value> splitBySizes(SymbolBuilder &b, Value x, int64_t dim,
                                       ArrayRef<int64_t> sizes) {
  SmallVector<Value> parts;
  if (b.failed())
    return parts;
  int64_t start = 0, size = b.rankOf(x) ? b.shapeOf(x)[dim] : 0;
  for (int64_t part : sizes) {
    if (part < 0 || part > size - start)
      break;
    parts.push_back(b.sliceDim(x, dim, start, start + part));
    start += part;
  }
  if (b.rankOf(x) == 0 || start != size || parts.size() != sizes.size())
    b.invalid() << "sizes of the parts do not add up to dimension " << dim
                << " of " << x.getType();
  return parts;
}

/// Parts of one size; the last may be smaller.
static SmallVector<Value> splitEvenly(SymbolBuilder &b, Value x, int64_t dim,
                                      int64_t part) {
  if (b.failed())
    return {};
  int64_t size = b.rankOf(x) ? b.shapeOf(x)[dim] : 0;
  if (part < 0 || (part == 0 && size != 0))
    return b.invalid() << "size " << part << " of a part", SmallVector<Value>();
  SmallVector<int64_t> sizes;
  for (int64_t left = size; left > 0; left -= part)
    sizes.push_back(std::min(part, left));
  if (sizes.empty())
    sizes.push_back(0);
  return splitBySizes(b, x, dim, sizes);
}

static SmallVector<Value> split(SymbolBuilder &b) {
  Value x = b.tensor("self");
  return splitEvenly(b, x, b.dim("dim", b.rankOf(x)), b.integer("split_size"));
}

static SmallVector<Value> splitWithSizes(SymbolBuilder &b) {
  Value x = b.tensor("self");
  return splitBySizes(b, x, b.dim("dim", b.rankOf(x)),
                      b.integers("split_sizes"));
}

static SmallVector<Value> chunk(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t dim = b.dim("dim", b.rankOf(x)), chunks = b.integer("chunks");
  if (b.failed())
    return {};
  if (chunks < 1 || b.rankOf(x) == 0)
    return b.invalid() << "cannot make " << chunks << " chunks of "
                       << x.getType(),
           SmallVector<Value>();
  int64_t size = b.shapeOf(x)[dim];
  if (size == 0)
    return splitBySizes(b, x, dim, SmallVector<int64_t>(chunks, 0));
  return splitEvenly(b, x, dim, llvm::divideCeil(size, chunks));
}

/// Parts of sizes that differ by at most one, the larger first.
static SmallVector<Value> splitInto(SymbolBuilder &b, Value x, int64_t dim,
                                    int64_t sections) {
  if (b.failed())
    return {};
  if (sections < 1 || b.rankOf(x) == 0)
    return b.invalid() << "cannot make " << sections << " parts of "
                       << x.getType(),
           SmallVector<Value>();
  int64_t size = b.shapeOf(x)[dim];
  SmallVector<int64_t> sizes(sections, size / sections);
  for (int64_t i = 0; i < size % sections; ++i)
    ++sizes[i];
  return splitBySizes(b, x, dim, sizes);
}

/// Parts between places, which are clamped as by Python's slices.
static SmallVector<Value> splitAt(SymbolBuilder &b, Value x, int64_t dim,
                                  ArrayRef<int64_t> places) {
  SmallVector<Value> parts;
  if (b.failed() || b.rankOf(x) == 0)
    return parts;
  int64_t size = b.shapeOf(x)[dim], start = 0;
  SmallVector<int64_t> ends(places);
  ends.push_back(size);
  for (int64_t end : ends) {
    end = std::clamp<int64_t>(end < 0 ? end + size : end, 0, size);
    parts.push_back(b.sliceDim(x, dim, start, std::max(start, end)));
    start = end;
  }
  return parts;
}

/// tensor_split and its relatives along a fixed dimension: 0, 1 or 2. A 1-d
/// tensor has hsplit along its only one.
template <int64_t fixed> static int64_t splitDim(SymbolBuilder &b, Value x) {
  if (fixed < 0)
    return b.dim("dim", b.rankOf(x));
  int64_t dim = fixed == 1 && b.rankOf(x) == 1 ? 0 : fixed;
  return b.wrapDim(dim, b.rankOf(x));
}
template <int64_t fixed>
static SmallVector<Value> tensorSplitInto(SymbolBuilder &b) {
  Value x = b.tensor("self");
  return splitInto(b, x, splitDim<fixed>(b, x), b.integer("sections"));
}
template <int64_t fixed>
static SmallVector<Value> tensorSplitAt(SymbolBuilder &b) {
  Value x = b.tensor("self");
  return splitAt(b, x, splitDim<fixed>(b, x), b.integers("indices"));
}

static SmallVector<Value> unbind(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t dim = b.dim("dim", b.rankOf(x));
  SmallVector<Value> parts;
  if (b.failed())
    return parts;
  if (b.rankOf(x) == 0)
    return b.invalid() << "a 0-d tensor has no dimension", parts;
  for (int64_t i = 0; i < b.shapeOf(x)[dim]; ++i)
    parts.push_back(b.selectDim(x, dim, i));
  return parts;
}

/// Places of a window in the operand in row-major order. The importer has made
/// strides and offset distances among its elements.
static Value windowPlaces(SymbolBuilder &b, Value x) {
  SmallVector<int64_t> shape = b.integers("size"),
                       strides = b.integers("stride");
  int64_t offset = b.optionalInteger("storage_offset").value_or(0);
  if (b.failed())
    return {};
  int64_t last = offset;
  bool fits = shape.size() == strides.size() && offset >= 0;
  for (auto [size, stride] : llvm::zip(shape, strides)) {
    int64_t distance;
    fits =
        fits && size >= 0 && stride >= 0 &&
        !llvm::MulOverflow(std::max<int64_t>(size - 1, 0), stride, distance) &&
        !llvm::AddOverflow(last, distance, last);
  }
  bool isEmpty = llvm::is_contained(shape, 0);
  if (!fits || (!isEmpty && last >= b.typeOf(x).getNumElements()))
    return b.invalid() << "no such window on " << x.getType(), Value();
  Value place = b.full(shape, b.i64(), offset);
  if (!isEmpty)
    for (auto [dim, stride] : llvm::enumerate(strides))
      place = b.add(place, b.iota(shape, int64_t(dim), 0, stride));
  return place;
}

static Value asStrided(SymbolBuilder &b) {
  Value x = b.tensor("self");
  Value place = windowPlaces(b, x);
  if (!place)
    return {};
  if (b.typeOf(place).getNumElements() == 0)
    return b.full(b.shapeOf(place), b.elementOf(x), 0);
  return b.take(b.reshape(x, {b.typeOf(x).getNumElements()}), place, 0);
}

/// The operand with other elements in a window; the importer's own.
static Value asStridedScatter(SymbolBuilder &b) {
  Value x = b.tensor("self"), source = b.tensor("src");
  Value place = windowPlaces(b, x);
  if (!place || b.failed())
    return {};
  if (b.shapeOf(source) != b.shapeOf(place) ||
      b.elementOf(source) != b.elementOf(x))
    return b.invalid() << "argument 'src', " << source.getType()
                       << ", does not fit the window",
           Value();
  int64_t count = b.typeOf(place).getNumElements(),
          size = b.typeOf(x).getNumElements();
  if (count == 0)
    return x;
  return b.reshape(b.indexCopy(b.reshape(x, {size}), b.reshape(place, {count}),
                               b.reshape(source, {count}), 0),
                   b.shapeOf(x));
}

ArrayRef<Symbol> mlir::thunder::getSlicingSymbols() {
  static const Symbol symbols[] = {
      {"aten.as_strided.default", asStrided},
      {"aten.as_strided_copy.default", asStrided},
      {"thunder.as_strided_scatter", asStridedScatter},
      {"aten.slice.Tensor", slice},
      {"aten.slice_copy.Tensor", slice},
      {"aten.slice_scatter.default", sliceScatter},
      {"aten.select.int", select},
      {"aten.select_copy.int", select},
      {"aten.select_scatter.default", selectScatter},
      {"aten.narrow.default", narrow},
      {"aten.narrow_copy.default", narrow},
      {"aten.split.Tensor", nullptr, split},
      {"aten.split_copy.Tensor", nullptr, split},
      {"aten.split_with_sizes.default", nullptr, splitWithSizes},
      {"aten.split_with_sizes_copy.default", nullptr, splitWithSizes},
      {"aten.unsafe_split.Tensor", nullptr, split},
      {"aten.unsafe_split_with_sizes.default", nullptr, splitWithSizes},
      {"aten.chunk.default", nullptr, chunk},
      {"aten.unsafe_chunk.default", nullptr, chunk},
      {"aten.tensor_split.sections", nullptr, tensorSplitInto<-1>},
      {"aten.tensor_split.indices", nullptr, tensorSplitAt<-1>},
      {"aten.vsplit.int", nullptr, tensorSplitInto<0>},
      {"aten.vsplit.array", nullptr, tensorSplitAt<0>},
      {"aten.hsplit.int", nullptr, tensorSplitInto<1>},
      {"aten.hsplit.array", nullptr, tensorSplitAt<1>},
      {"aten.dsplit.int", nullptr, tensorSplitInto<2>},
      {"aten.dsplit.array", nullptr, tensorSplitAt<2>},
      {"aten.unbind.int", nullptr, unbind},
      {"aten.unbind_copy.int", nullptr, unbind},
  };
  return symbols;
}
