//===- Padding.cpp - Tensors with a border --------------------------------===//
#include "Families.h"

using namespace mlir;
using namespace mlir::thunder;

/// Argument `name` has pairs (before, after), the last dimension first.
/// Negative entries cut off.
static SmallVector<std::pair<int64_t, int64_t>>
readBorders(SymbolBuilder &b, StringRef name, Value x) {
  SmallVector<int64_t> flat = b.integers(name);
  SmallVector<std::pair<int64_t, int64_t>> borders;
  if (b.failed())
    return borders;
  if (flat.size() % 2 || int64_t(flat.size() / 2) > b.rankOf(x)) {
    b.invalid() << "argument '" << name << "' does not fit " << x.getType();
    return borders;
  }
  borders.resize(b.rankOf(x), {0, 0});
  for (size_t i = 0; i < flat.size() / 2; ++i)
    borders[b.rankOf(x) - 1 - i] = {flat[2 * i], flat[2 * i + 1]};
  return borders;
}

/// What negative borders leave.
static Value cutOff(SymbolBuilder &b, Value x,
                    ArrayRef<std::pair<int64_t, int64_t>> borders) {
  for (auto [dim, border] : llvm::enumerate(borders)) {
    if (!x)
      return {};
    int64_t size = b.shapeOf(x)[dim];
    int64_t start = std::max<int64_t>(0, -border.first),
            end = size - std::max<int64_t>(0, -border.second);
    if (start > end)
      return b.invalid() << "nothing is left of dimension " << dim << " of "
                         << x.getType(),
             Value();
    x = b.sliceDim(x, dim, start, end);
  }
  return x;
}

static Value padConstant(SymbolBuilder &b, StringRef name, Scalar value) {
  Value x = b.tensor("self");
  SmallVector<std::pair<int64_t, int64_t>> borders = readBorders(b, name, x);
  if (b.failed())
    return {};
  SmallVector<int64_t> low, high, interior(b.rankOf(x), 0);
  for (auto [before, after] : borders) {
    low.push_back(std::max<int64_t>(0, before));
    high.push_back(std::max<int64_t>(0, after));
  }
  x = cutOff(b, x, borders);
  if (isa_and_present<IntegerType>(b.elementOf(x)) &&
      value.kind == Scalar::Kind::Float)
    value = Scalar(int64_t(value.number)); // as C++ converts the Scalar
  auto isZero = [](int64_t n) { return n == 0; };
  if (llvm::all_of(low, isZero) && llvm::all_of(high, isZero))
    return x;
  return b.pad(x, low, high, interior, value);
}

/// Places of a dimension of `size` that a border of (before, after) shows.
static Value borderPlaces(SymbolBuilder &b, StringRef mode, int64_t size,
                          int64_t before, int64_t after) {
  SmallVector<Value> parts;
  auto add = [&](int64_t count, int64_t start, int64_t step) {
    if (count > 0)
      parts.push_back(b.iota({count}, 0, start, step));
  };
  if (mode == "reflect") {
    if (before >= size || after >= size)
      return b.invalid() << "a reflected border of " << std::max(before, after)
                         << " needs a dimension larger than " << size,
             Value();
    add(before, before, -1);
    add(size, 0, 1);
    add(after, size - 2, -1);
  } else if (mode == "replicate") {
    if (size == 0)
      return b.invalid() << "nothing to replicate", Value();
    add(before, 0, 0);
    add(size, 0, 1);
    add(after, size - 1, 0);
  } else {
    if (before > size || after > size)
      return b.invalid() << "a circular border of " << std::max(before, after)
                         << " is larger than the dimension, " << size,
             Value();
    add(before, size - before, 1);
    add(size, 0, 1);
    add(after, 0, 1);
  }
  return parts.size() == 1 ? parts.front() : b.cat(parts, 0);
}

static Value padByMode(SymbolBuilder &b, StringRef name, StringRef mode) {
  Value x = b.tensor("self");
  SmallVector<std::pair<int64_t, int64_t>> borders = readBorders(b, name, x);
  if (b.failed())
    return {};
  x = cutOff(b, x, borders);
  for (auto [dim, border] : llvm::enumerate(borders)) {
    int64_t before = std::max<int64_t>(0, border.first),
            after = std::max<int64_t>(0, border.second);
    if (!x || (before == 0 && after == 0))
      continue;
    x = b.take(x, borderPlaces(b, mode, b.shapeOf(x)[dim], before, after), dim);
  }
  return x;
}

static Value pad(SymbolBuilder &b) {
  StringRef mode = b.string("mode");
  if (b.failed())
    return {};
  if (mode == "constant") {
    std::optional<Scalar> value = b.optionalScalar("value");
    return padConstant(b, "pad", value.value_or(Scalar(0)));
  }
  if (mode == "reflect" || mode == "replicate" || mode == "circular")
    return padByMode(b, "pad", mode);
  return b.invalid() << "argument 'mode' is '" << mode << "'", Value();
}

static Value constantPad(SymbolBuilder &b) {
  return padConstant(b, "pad", b.scalar("value"));
}
static Value reflectionPad(SymbolBuilder &b) {
  return padByMode(b, "padding", "reflect");
}
static Value replicationPad(SymbolBuilder &b) {
  return padByMode(b, "padding", "replicate");
}

ArrayRef<Symbol> mlir::thunder::getPaddingSymbols() {
  static const Symbol symbols[] = {
      {"aten.pad.default", pad},
      {"aten.constant_pad_nd.default", constantPad},
      {"aten.reflection_pad1d.default", reflectionPad},
      {"aten.reflection_pad2d.default", reflectionPad},
      {"aten.reflection_pad3d.default", reflectionPad},
      {"aten.replication_pad1d.default", replicationPad},
      {"aten.replication_pad2d.default", replicationPad},
      {"aten.replication_pad3d.default", replicationPad},
  };
  return symbols;
}
