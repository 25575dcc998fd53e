//===- Normalization.cpp - Layer, group and RMS norm ----------------------===//
#include "thunder/Symbols/Normalization.h"
#include "Families.h"

using namespace mlir;
using namespace mlir::thunder;

static int64_t product(ArrayRef<int64_t> sizes) {
  int64_t result = 1;
  for (int64_t size : sizes)
    result *= size;
  return result;
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// Reads input, weight and bias; `shape` is what the weights must have.
static FailureOr<NormArguments> finish(SymbolBuilder &b, NormArguments a,
                                       ArrayRef<int64_t> weightShape,
                                       ArrayRef<int64_t> rows) {
  for (auto [name, value] : {std::pair("weight", a.weight), {"bias", a.bias}}) {
    if (!value)
      continue;
    if (b.shapeOf(value) != weightShape)
      return b.invalid() << "argument '" << name << "' of type "
                         << value.getType()
                         << " does not have the shape of what is normalized",
             failure();
    if (b.computeType(b.elementOf(value)) !=
        b.computeType(b.elementOf(a.input)))
      return b.invalid() << "argument '" << name << "' of type "
                         << value.getType() << " for an input of type "
                         << a.input.getType(),
             failure();
  }
  if (!isFloating(b.elementOf(a.input)))
    return b.invalid() << "not defined for " << a.input.getType(), failure();
  a.rows = b.reshape(b.toCompute(a.input), rows);
  if (b.failed())
    return failure();
  return a;
}

/// An input whose last dimensions are those of argument `normalized_shape`.
static FailureOr<NormArguments> readLastDims(SymbolBuilder &b,
                                             NormArguments a) {
  a.input = b.tensor("input");
  SmallVector<int64_t> normalized = b.integers("normalized_shape");
  a.weight = b.optionalTensor("weight");
  if (b.failed())
    return failure();
  ArrayRef<int64_t> shape = b.shapeOf(a.input);
  if (normalized.empty() || shape.size() < normalized.size() ||
      shape.take_back(normalized.size()) != ArrayRef<int64_t>(normalized))
    return b.invalid() << "the last dimensions of " << a.input.getType()
                       << " are not argument 'normalized_shape'",
           failure();
  a.firstDim = shape.size() - normalized.size();
  return finish(b, a, normalized,
                {product(shape.take_front(a.firstDim)), product(normalized)});
}

FailureOr<NormArguments> mlir::thunder::readLayerNorm(SymbolBuilder &b) {
  NormArguments a;
  a.bias = b.optionalTensor("bias");
  a.eps = b.number("eps");
  return readLastDims(b, a);
}

FailureOr<NormArguments> mlir::thunder::readRmsNorm(SymbolBuilder &b) {
  NormArguments a;
  a.centers = false;
  std::optional<Scalar> eps = b.optionalScalar("eps");
  Type compute = b.computeType(b.elementOf(b.tensor("input")));
  a.eps = eps                          ? eps->number
          : compute && compute.isF64() ? std::numeric_limits<double>::epsilon()
                                       : std::numeric_limits<float>::epsilon();
  return readLastDims(b, a);
}

/// [samples, channels, …], the channels in groups.
static FailureOr<NormArguments> readGroups(SymbolBuilder &b, NormArguments a,
                                           int64_t numGroups) {
  a.weight = b.optionalTensor("weight");
  a.bias = b.optionalTensor("bias");
  a.eps = b.number("eps");
  a.numGroups = numGroups;
  if (b.failed())
    return failure();
  ArrayRef<int64_t> shape = b.shapeOf(a.input);
  if (shape.size() < 2 || numGroups < 1 || shape[1] % numGroups != 0)
    return b.invalid() << "the channels of " << a.input.getType()
                       << " do not make " << numGroups << " equal groups",
           failure();
  a.firstDim = 1;
  return finish(
      b, a, shape[1],
      {shape[0] * numGroups, product(shape.drop_front()) / numGroups});
}

FailureOr<NormArguments> mlir::thunder::readGroupNorm(SymbolBuilder &b) {
  NormArguments a;
  a.input = b.tensor("input");
  return readGroups(b, a, b.integer("num_groups"));
}

FailureOr<NormArguments> mlir::thunder::readNativeGroupNorm(SymbolBuilder &b) {
  NormArguments a;
  a.input = b.tensor("input");
  int64_t samples = b.integer("N"), channels = b.integer("C"),
          places = b.integer("HxW");
  FailureOr<NormArguments> read = readGroups(b, a, b.integer("group"));
  if (failed(read))
    return failure();
  ArrayRef<int64_t> shape = b.shapeOf(read->input);
  if (shape[0] != samples || shape[1] != channels ||
      product(shape.drop_front(2)) != places)
    return b.invalid() << "arguments 'N', 'C' and 'HxW' are not those of "
                       << read->input.getType(),
           failure();
  return read;
}

//===----------------------------------------------------------------------===//
// Formula
//===----------------------------------------------------------------------===//

NormalizedRows mlir::thunder::buildNormalizedRows(PrimitiveBuilder &b,
                                                  const NormArguments &a) {
  ArrayRef<int64_t> shape = b.shapeOf(a.rows);
  auto mean = [&](Value x) {
    Value total = b.sum(x, int64_t(1));
    return b.div(total, b.fullLike(total, double(shape[1])));
  };
  NormalizedRows result;
  Value centered = a.rows;
  if (a.centers) {
    result.mean = mean(a.rows);
    centered = b.sub(a.rows, b.broadcastBack(result.mean, shape, int64_t(1)));
  }
  Value square = mean(b.mul(centered, centered));
  result.rstd = b.make<RsqrtOp>(b.add(square, b.fullLike(square, a.eps)));
  result.values =
      b.mul(centered, b.broadcastBack(result.rstd, shape, int64_t(1)));
  return result;
}

SmallVector<int64_t> mlir::thunder::getWeightedShape(PrimitiveBuilder &b,
                                                     const NormArguments &a) {
  if (!a.numGroups)
    return SmallVector<int64_t>(b.shapeOf(a.rows));
  ArrayRef<int64_t> shape = b.shapeOf(a.input);
  return {shape[0], shape[1], product(shape.drop_front(2))};
}

Value mlir::thunder::spreadNormWeight(PrimitiveBuilder &b,
                                      const NormArguments &a, Value weight) {
  if (!weight)
    return {};
  Value flat = b.toCompute(weight);
  flat = b.reshape(flat, b.typeOf(weight).getNumElements());
  return b.broadcastInDim(flat, getWeightedShape(b, a), int64_t(1));
}

/// The normalized rows times weight plus bias, as the input's shape and dtype.
static Value applyWeights(PrimitiveBuilder &b, const NormArguments &a,
                          Value rows) {
  Value result = b.reshape(rows, getWeightedShape(b, a));
  if (a.weight)
    result = b.mul(result, spreadNormWeight(b, a, a.weight));
  if (a.bias)
    result = b.add(result, spreadNormWeight(b, a, a.bias));
  return b.convert(b.reshape(result, b.shapeOf(a.input)), b.elementOf(a.input));
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

using Reader = FailureOr<NormArguments> (*)(SymbolBuilder &);

template <Reader read> static Value norm(SymbolBuilder &b) {
  FailureOr<NormArguments> a = read(b);
  return failed(a) ? Value()
                   : applyWeights(b, *a, buildNormalizedRows(b, *a).values);
}

/// With the statistics as further results, in the dtype that the program
/// declares (the input's, or f32 beside f32 weights).
template <Reader read>
static SmallVector<Value> normWithStatistics(SymbolBuilder &b) {
  FailureOr<NormArguments> a = read(b);
  if (failed(a))
    return {};
  NormalizedRows rows = buildNormalizedRows(b, *a);
  SmallVector<int64_t> shape;
  if (a->numGroups)
    shape = {b.shapeOf(a->input)[0], a->numGroups};
  else
    for (auto [dim, size] : llvm::enumerate(b.shapeOf(a->input)))
      shape.push_back(int64_t(dim) < a->firstDim ? size : 1);
  SmallVector<Value> results = {applyWeights(b, *a, rows.values)};
  for (Value statistic : {rows.mean, rows.rstd})
    if (statistic) {
      Type element = b.resultElement(results.size());
      results.push_back(b.reshape(
          element ? b.convert(statistic, element) : statistic, shape));
    }
  return results;
}

ArrayRef<Symbol> mlir::thunder::getNormalizationSymbols() {
  static const Symbol symbols[] = {
      {"aten.layer_norm.default", norm<readLayerNorm>},
      {"aten.native_layer_norm.default", nullptr,
       normWithStatistics<readLayerNorm>},
      {"aten.rms_norm.default", norm<readRmsNorm>},
      {"aten._fused_rms_norm.default", nullptr,
       normWithStatistics<readRmsNorm>},
      {"aten.group_norm.default", norm<readGroupNorm>},
      {"aten.native_group_norm.default", nullptr,
       normWithStatistics<readNativeGroupNorm>},
  };
  return symbols;
}
