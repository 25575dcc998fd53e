//===- Ranges.cpp - Tensors from places: ranges, unit matrices ------------===//
#include "Families.h"
#include <cmath>

using namespace mlir;
using namespace mlir::thunder;

/// Argument `name`, or `otherwise` when the overload has none.
static Scalar numberOr(SymbolBuilder &b, StringRef name, Scalar otherwise) {
  return b.getOp().getArgument(name) ? b.scalar(name) : otherwise;
}

/// start + i * step, with integers exactly, floats in the dtype as PyTorch: in
/// f32 for half precision, in f64 for f32.
static Value arange(SymbolBuilder &b) {
  Scalar start = numberOr(b, "start", 0), end = b.scalar("end"),
         step = numberOr(b, "step", 1);
  Type dtype = b.dtype("dtype");
  if (b.failed())
    return {};
  bool isInteger = start.kind != Scalar::Kind::Float &&
                   end.kind != Scalar::Kind::Float &&
                   step.kind != Scalar::Kind::Float;
  if (!dtype)
    dtype = isInteger ? b.i64() : b.f32();
  if (step.is(0) || (end.number - start.number) / step.number < 0 ||
      !std::isfinite(start.number) || !std::isfinite(end.number))
    return b.invalid() << "no range from " << start.number << " to "
                       << end.number << " by " << step.number,
           Value();
  double exact = std::ceil((end.number - start.number) / step.number);
  if (exact > 1e12)
    return b.unsupported() << "a range of " << exact << " elements", Value();
  int64_t count = int64_t(exact);
  if (isInteger) {
    int64_t span = end.integer - start.integer;
    count = span / step.integer + (span % step.integer != 0);
    Value places = b.iota({count}, 0, start.integer, step.integer);
    return b.convert(places, dtype);
  }
  if (!isFloating(dtype)) {
    Value places =
        b.iota({count}, 0, int64_t(start.number), int64_t(step.number));
    return b.convert(places, dtype);
  }
  Value place = b.convert(b.iota({count}, 0), b.f64());
  Value range = b.add(b.fullLike(place, start.number),
                      b.mul(place, b.fullLike(place, step.number)));
  return b.convert(range, dtype);
}

/// `steps` numbers at equal distances in the dtype to compute in; PyTorch
/// counts the first half from the start and the second from the end. Ends are
/// 0-d.
static Value lineOf(SymbolBuilder &b, Value start, Value end, Value step,
                    int64_t steps) {
  Type compute = b.elementOf(start);
  auto spread = [&](Value value) {
    return b.broadcastInDim(value, {steps}, {});
  };
  Value first = spread(start);
  if (steps == 1)
    return first;
  Value place = b.iota({steps}, 0), left = b.iota({steps}, 0, steps - 1, -1),
        width = spread(step);
  Value fromStart = b.add(first, b.mul(width, b.convert(place, compute)));
  Value fromEnd = b.sub(spread(end), b.mul(width, b.convert(left, compute)));
  Value isFirst = b.compare<LtOp>(place, b.fullLike(place, steps / 2));
  return b.where(isFirst, fromStart, fromEnd);
}

/// Numbers at equal distances, or, with `isPower`, powers of a base at them.
template <bool isPower> static Value linspace(SymbolBuilder &b) {
  int64_t steps = b.integer("steps");
  Type dtype = b.dtype("dtype");
  double base = isPower ? b.number("base") : 0;
  if (b.failed())
    return {};
  if (!dtype)
    dtype = b.f32();
  if (steps < 0)
    return b.invalid() << "argument 'steps' is negative", Value();
  // Ends of integers are cut off to integers, and so is what lies between.
  bool isInteger = !isFloating(dtype);
  if (dtype.isInteger(1))
    return b.unsupported() << "a space of " << dtype, Value();
  Type compute = isInteger ? b.f64() : b.computeType(dtype);
  double gaps = double(std::max<int64_t>(1, steps - 1));
  Value start, end, step;
  if (b.isTensor("start") || b.isTensor("end")) {
    auto read = [&](StringRef name) {
      if (!b.isTensor(name))
        return b.full({}, compute, b.number(name));
      Value value = b.tensor(name);
      if (b.rankOf(value) != 0)
        return b.invalid() << "argument '" << name << "' must be 0-d", Value();
      return b.convert(b.convert(value, dtype), compute);
    };
    start = read("start");
    end = read("end");
    step = b.div(b.sub(end, start), b.full({}, compute, gaps));
  } else {
    double from = b.number("start"), to = b.number("end");
    if (isInteger) {
      from = std::trunc(from);
      to = std::trunc(to);
    }
    start = b.full({}, compute, from);
    end = b.full({}, compute, to);
    step = b.full({}, compute, (to - from) / gaps);
  }
  if (b.failed())
    return {};
  Value line = lineOf(b, start, end, step, steps);
  if (isPower)
    line = b.pow(b.fullLike(line, base), line);
  return b.convert(line, dtype);
}

/// One where the column is the row.
static Value eye(SymbolBuilder &b) {
  int64_t rows = b.integer("n");
  int64_t columns = b.getOp().getArgument("m") ? b.integer("m") : rows;
  Type dtype = b.dtype("dtype");
  if (b.failed())
    return {};
  if (rows < 0 || columns < 0)
    return b.invalid() << "a size is negative", Value();
  SmallVector<int64_t> shape = {rows, columns};
  Value equal = b.compare<EqOp>(b.iota(shape, 0), b.iota(shape, 1));
  return b.convert(equal, dtype ? dtype : b.f32());
}

/// A new tensor of the dtype of `self` unless told otherwise.
static Value makeNew(SymbolBuilder &b, Scalar value) {
  Value self = b.tensor("self");
  SmallVector<int64_t> shape = b.integers("size");
  Type dtype = b.dtype("dtype");
  if (b.failed())
    return {};
  if (llvm::any_of(shape, [](int64_t size) { return size < 0; }))
    return b.invalid() << "a size is negative", Value();
  return b.full(shape, dtype ? dtype : b.elementOf(self), value);
}

template <int value> static Value makeNewOf(SymbolBuilder &b) {
  return makeNew(b, value);
}
static Value makeNewFull(SymbolBuilder &b) {
  return makeNew(b, b.scalar("fill_value"));
}

/// A statement about a tensor, checked now; it has no result.
static SmallVector<Value> assertMetadata(SymbolBuilder &b) {
  Value x = b.tensor("a");
  Type dtype = b.dtype("dtype");
  if (b.failed())
    return {};
  if (dtype && dtype != b.elementOf(x))
    b.invalid() << "the tensor is " << x.getType() << ", not of " << dtype;
  if (!b.isNone("size") &&
      b.shapeOf(x) != ArrayRef<int64_t>(b.integers("size")))
    b.invalid() << "the tensor is " << x.getType()
                << ", not of the size in argument 'size'";
  return {};
}

ArrayRef<Symbol> mlir::thunder::getRangesSymbols() {
  static const Symbol symbols[] = {
      {"aten.arange.default", arange},
      {"aten.arange.start", arange},
      {"aten.arange.start_step", arange},
      {"aten.linspace.default", linspace<false>},
      {"aten.linspace.Tensor_Tensor", linspace<false>},
      {"aten.linspace.Tensor_Scalar", linspace<false>},
      {"aten.linspace.Scalar_Tensor", linspace<false>},
      {"aten.logspace.default", linspace<true>},
      {"aten.logspace.Tensor_Tensor", linspace<true>},
      {"aten.logspace.Tensor_Scalar", linspace<true>},
      {"aten.logspace.Scalar_Tensor", linspace<true>},
      {"aten.eye.default", eye},
      {"aten.eye.m", eye},
      {"aten.new_zeros.default", makeNewOf<0>},
      {"aten.new_ones.default", makeNewOf<1>},
      {"aten.new_full.default", makeNewFull},
      {"aten._assert_tensor_metadata.default", nullptr, assertMetadata},
  };
  return symbols;
}
