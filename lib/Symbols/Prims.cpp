//===- Prims.cpp - thunder's primitives that ATen has not -----------------===//
//
// What thunder.prims says with other arguments than an ATen operator: shapes
// and dimensions are explicit, dtypes are kept.
//
//===----------------------------------------------------------------------===//
#include "Families.h"

using namespace mlir;
using namespace mlir::thunder;

static Value broadcastInDim(SymbolBuilder &b) {
  Value x = b.tensor("a");
  SmallVector<int64_t> shape = b.integers("shape"), dims = b.integers("dims");
  if (b.failed())
    return {};
  bool isValid = int64_t(dims.size()) == b.rankOf(x);
  for (auto [i, dim] : llvm::enumerate(dims))
    isValid = isValid && dim >= 0 && dim < int64_t(shape.size()) &&
              (i == 0 || dims[i - 1] < dim) &&
              (b.shapeOf(x)[i] == shape[dim] || b.shapeOf(x)[i] == 1);
  if (!isValid)
    return b.invalid() << "cannot broadcast " << x.getType()
                       << " to the shape and dimensions given",
           Value();
  return b.broadcastInDim(x, shape, dims);
}

static Value slice(SymbolBuilder &b) {
  Value x = b.tensor("a");
  SmallVector<int64_t> starts = b.integers("starts"),
                       limits = b.integers("limits");
  SmallVector<int64_t> strides(starts.size(), 1);
  if (b.getOp().getArgument("strides") && !b.isNone("strides"))
    strides = b.integers("strides");
  if (b.failed())
    return {};
  size_t rank = b.rankOf(x);
  bool isValid =
      starts.size() == rank && limits.size() == rank && strides.size() == rank;
  for (size_t i = 0; isValid && i < rank; ++i)
    isValid = starts[i] >= 0 && starts[i] <= limits[i] &&
              limits[i] <= b.shapeOf(x)[i] && strides[i] > 0;
  if (!isValid)
    return b.invalid() << "the slice does not lie in " << x.getType(), Value();
  return b.slice(x, starts, limits, strides);
}

/// Integers are divided as in C, floats truly.
static Value div(SymbolBuilder &b) {
  for (StringRef name : {"self", "other"})
    if (b.isTensor(name) && isFloating(b.elementOf(b.tensor(name)))) {
      BinaryOperands operands =
          prepareBinary(b, "self", "other", {true, /*roundsNumbers=*/false});
      return b.convert(b.div(operands.x, operands.y), operands.result);
    }
  return buildDivideByMode(b, "trunc");
}

/// Dimensions by name, none of them kept, in the operand's dtype.
template <typename OpTy> static Value reduce(SymbolBuilder &b) {
  Value x = b.tensor("a");
  FailureOr<SmallVector<int64_t>> dims =
      b.wrapDims(b.integers("dims"), b.rankOf(x), /*emptyIsAll=*/false);
  if (b.failed() || failed(dims))
    return {};
  if (dims->empty())
    return x;
  return b.convert(b.reduce<OpTy>(b.toCompute(x), *dims), b.elementOf(x));
}

/// Low and high may be negative: then they cut.
static Value pad(SymbolBuilder &b) {
  Value x = b.tensor("a");
  auto config = dyn_cast_if_present<ArrayAttr>(b.getOp().getArgument("config"));
  Scalar value = b.scalar("value");
  if (b.failed())
    return {};
  SmallVector<int64_t> low, high, interior, starts, limits;
  bool isValid = config && int64_t(config.size()) == b.rankOf(x);
  for (size_t i = 0; isValid && i < config.size(); ++i) {
    auto entry = dyn_cast<ArrayAttr>(config[i]);
    isValid = entry && entry.size() == 3;
    for (size_t k = 0; isValid && k < 3; ++k) {
      auto number = dyn_cast<IntegerAttr>(entry[k]);
      isValid = number && number.getType().isInteger(64) &&
                std::abs(number.getInt()) < (int64_t(1) << 40);
      if (isValid)
        (k == 0 ? low : k == 1 ? high : interior).push_back(number.getInt());
    }
    isValid = isValid && interior.back() >= 0;
  }
  if (!isValid)
    return b.invalid() << "argument 'config' must be (low, high, dilation) for "
                          "each dimension of "
                       << x.getType(),
           Value();
  SmallVector<int64_t> before(low), after(high);
  bool cuts = false;
  for (size_t i = 0; i < low.size(); ++i) {
    int64_t size = b.shapeOf(x)[i];
    int64_t inner = size + (size > 0 ? (size - 1) * interior[i] : 0);
    before[i] = std::max<int64_t>(low[i], 0);
    after[i] = std::max<int64_t>(high[i], 0);
    starts.push_back(before[i] - low[i]);
    limits.push_back(before[i] + inner + high[i]);
    cuts |= low[i] < 0 || high[i] < 0;
    if (starts[i] > limits[i])
      return b.invalid() << "cuts more than dimension " << i << " of "
                         << x.getType() << " has",
             Value();
  }
  Value padded = b.pad(x, before, after, interior, value);
  return cuts ? b.slice(padded, starts, limits,
                        SmallVector<int64_t>(low.size(), 1))
              : padded;
}

/// True for what is below zero, and for -0.
static Value signbit(SymbolBuilder &b) {
  Value x = b.toCompute(b.tensor("a"));
  if (!x)
    return {};
  Value zero = b.fullLike(x, 0);
  Value isNegative = b.compare<LtOp>(x, zero);
  if (!isFloating(b.elementOf(x)))
    return isNegative;
  Value isMinusZero =
      b.compare<LtOp>(b.make<ReciprocalOp>(x), zero); // of -0: -inf
  return b.where(b.compare<EqOp>(x, zero), isMinusZero, isNegative);
}

/// Appends the numbers of nested lists, and at the first of each depth the
/// length. False when they are not regular.
static bool readSequence(Attribute value, size_t depth,
                         SmallVectorImpl<int64_t> &shape,
                         SmallVectorImpl<Attribute> &numbers) {
  auto list = dyn_cast<ArrayAttr>(value);
  if (!list) {
    numbers.push_back(value);
    return depth == shape.size() && isa<IntegerAttr, FloatAttr>(value);
  }
  if (depth == shape.size()) {
    if (!numbers.empty())
      return false;
    shape.push_back(list.size());
  }
  return shape[depth] == int64_t(list.size()) &&
         llvm::all_of(list, [&](Attribute item) {
           return readSequence(item, depth + 1, shape, numbers);
         });
}

/// A constant of numbers in nested lists.
static Value tensorFromSequence(SymbolBuilder &b) {
  constexpr size_t maxNumbers = 4096;
  SmallVector<int64_t> shape;
  SmallVector<Attribute> numbers;
  Type element = b.dtype("dtype");
  Attribute values = b.getOp().getArgument("values");
  if (b.failed())
    return {};
  if (!values || !readSequence(values, 0, shape, numbers))
    return b.invalid() << "argument 'values' must be regular lists of numbers",
           Value();
  if (numbers.size() > maxNumbers)
    return b.unsupported() << "a constant of more than " << maxNumbers
                           << " numbers; make it a buffer of the module",
           Value();
  auto has = [&](auto kind) { return llvm::any_of(numbers, kind); };
  if (!element)
    element = has([](Attribute n) { return isa<FloatAttr>(n); })   ? b.f32()
              : has([](Attribute n) { return !isa<BoolAttr>(n); }) ? b.i64()
                                                                   : b.i1();
  if (numbers.empty())
    return b.full(shape, isFloating(element) ? element : b.f32(), 0);
  SmallVector<Value> parts;
  for (auto *it = numbers.begin(); it != numbers.end();) {
    auto *last = std::find_if(it, numbers.end(),
                              [&](Attribute other) { return other != *it; });
    Scalar number;
    if (auto flag = dyn_cast<BoolAttr>(*it))
      number = Scalar::makeBool(flag.getValue());
    else if (auto real = dyn_cast<FloatAttr>(*it))
      number = Scalar(real.getValueAsDouble());
    else
      number = Scalar(cast<IntegerAttr>(*it).getInt());
    parts.push_back(b.full({last - it}, element, number));
    it = last;
  }
  return b.reshape(parts.size() == 1 ? parts[0] : b.cat(parts, 0), shape);
}

static Value take(SymbolBuilder &b) {
  Value x = b.tensor("a"), index = b.tensor("index");
  if (b.failed())
    return {};
  int64_t dim = b.dim("dim", b.rankOf(x));
  if (b.failed())
    return {};
  if (isFloating(b.elementOf(index)) || b.elementOf(index).isInteger(1))
    return b.invalid() << "an index of type " << index.getType(), Value();
  return b.take(x, b.convert(index, b.i64()), dim);
}

static Value iota(SymbolBuilder &b) {
  int64_t length = b.integer("length");
  auto optional = [&](StringRef name, int64_t otherwise) {
    bool isGiven = b.getOp().getArgument(name) && !b.isNone(name);
    return isGiven ? b.integer(name) : otherwise;
  };
  int64_t start = optional("start", 0), step = optional("step", 1);
  Type dtype = b.getOp().getArgument("dtype") ? b.dtype("dtype") : Type();
  if (b.failed())
    return {};
  if (length < 0)
    return b.invalid() << "argument 'length' is negative", Value();
  return b.convert(b.iota({length}, 0, start, step), dtype ? dtype : b.i64());
}

ArrayRef<Symbol> mlir::thunder::getPrimsSymbols() {
  static const Symbol symbols[] = {
      {"prims.broadcast_in_dim", broadcastInDim},
      {"prims.div", div},
      {"prims.iota", iota},
      {"prims.pad", pad},
      {"prims.prod", reduce<ProdOp>},
      {"prims.signbit", signbit},
      {"prims.slice_prim", slice},
      {"prims.sum", reduce<SumOp>},
      {"prims.take", take},
      {"prims.tensor_from_sequence", tensorFromSequence},
  };
  return symbols;
}
