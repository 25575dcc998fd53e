//===- Statistics.cpp - Variances, norms, products, counts ----------------===//
#include "Families.h"
#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::thunder;

using Results = SmallVector<Value>;

/// Dimensions of argument `dim`: all when it is absent, None or empty.
static FailureOr<SmallVector<int64_t>> readDims(SymbolBuilder &b, Value x) {
  SmallVector<int64_t> dims;
  if (b.getOp().getArgument("dim") && !b.isNone("dim"))
    dims = b.integers("dim");
  return b.wrapDims(dims, b.rankOf(x), /*emptyIsAll=*/true);
}

/// Argument `keepdim` of operators that have one.
static bool readKeep(SymbolBuilder &b) {
  return b.getOp().getArgument("keepdim") && b.boolean("keepdim");
}

static double countOf(ArrayRef<int64_t> shape, ArrayRef<int64_t> dims) {
  double count = 1;
  for (int64_t dim : dims)
    count *= double(shape[dim]);
  return count;
}

/// The root, with derivative 0 at 0 as PyTorch has it for norms and deviations.
static Value rootOf(PrimitiveBuilder &b, Value x) {
  Value zero = b.fullLike(x, 0), isZero = b.compare<EqOp>(x, zero);
  Value positive = b.where(isZero, b.fullLike(x, 1), x);
  return b.where(isZero, zero, b.make<SqrtOp>(positive));
}

//===----------------------------------------------------------------------===//
// Variance
//===----------------------------------------------------------------------===//

namespace {
struct Moments {
  Value variance, mean; ///< in the dtype to compute in, reduced
  SmallVector<int64_t> shape, dims;
  Type element;
};
} // namespace

/// From the deviations from the mean: two passes, as exact as Welford's one.
static Moments readMoments(SymbolBuilder &b) {
  Moments moments;
  Value x = b.tensor("self");
  FailureOr<SmallVector<int64_t>> dims = readDims(b, x);
  double correction = 1;
  if (b.getOp().getArgument("correction")) {
    if (std::optional<Scalar> number = b.optionalScalar("correction"))
      correction = number->number;
  } else {
    correction = b.boolean("unbiased") ? 1 : 0;
  }
  if (failed(dims) || b.failed())
    return moments;
  moments.element = b.elementOf(x);
  if (!isFloating(moments.element)) {
    b.invalid() << "not defined for " << x.getType();
    return moments;
  }
  moments.shape.append(b.shapeOf(x).begin(), b.shapeOf(x).end());
  moments.dims = *dims;
  double count = countOf(moments.shape, moments.dims);
  x = b.toCompute(x);
  Value sum = b.sum(x, moments.dims);
  moments.mean = b.div(sum, b.fullLike(sum, count));
  Value deviation =
      b.sub(x, b.broadcastBack(moments.mean, moments.shape, moments.dims));
  Value squares = b.sum(b.mul(deviation, deviation), moments.dims);
  moments.variance =
      b.div(squares, b.fullLike(squares, std::max(0.0, count - correction)));
  return moments;
}

static Value finish(SymbolBuilder &b, const Moments &moments, Value value,
                    bool keep) {
  return b.keepDims(b.convert(value, moments.element), moments.shape,
                    moments.dims, keep);
}

template <bool takesRoot> static Value variance(SymbolBuilder &b) {
  Moments moments = readMoments(b);
  if (b.failed())
    return {};
  Value value = takesRoot ? rootOf(b, moments.variance) : moments.variance;
  return finish(b, moments, value, readKeep(b));
}

template <bool takesRoot> static Results varianceAndMean(SymbolBuilder &b) {
  Moments moments = readMoments(b);
  bool keep = readKeep(b);
  if (b.failed())
    return {};
  Value value = takesRoot ? rootOf(b, moments.variance) : moments.variance;
  return {finish(b, moments, value, keep),
          finish(b, moments, moments.mean, keep)};
}

//===----------------------------------------------------------------------===//
// Norms
//===----------------------------------------------------------------------===//

Value mlir::thunder::buildNorm(SymbolBuilder &b, Value x,
                               ArrayRef<int64_t> dims, double p) {
  if (!x)
    return {};
  if (p == 2)
    return rootOf(b, b.sum(b.mul(x, x), dims));
  Value size = b.make<AbsOp>(x);
  if (p == 1)
    return b.sum(size, dims);
  if (p == 0)
    return b.sum(
        b.convert(b.compare<NeOp>(x, b.fullLike(x, 0)), b.elementOf(x)), dims);
  if (std::isinf(p)) {
    if (countOf(b.shapeOf(x), dims) == 0)
      return b.unsupported() << "the infinite norm of nothing", Value();
    // A NaN makes the norm NaN and leaves no gradient, as in PyTorch.
    Value isNan = b.compare<NeOp>(size, size), zero = b.fullLike(size, 0);
    Value number = b.where(isNan, zero, size);
    Value norm = p > 0 ? b.amax(number, dims) : b.reduce<AminOp>(number, dims);
    Value nans = b.sum(b.convert(isNan, b.i64()), dims);
    return b.where(b.compare<NeOp>(nans, b.fullLike(nans, 0)),
                   b.fullLike(norm, std::numeric_limits<double>::quiet_NaN()),
                   norm);
  }
  // |x| to the p has no derivative where x is 0 and p below 1; PyTorch takes 0.
  Value zero = b.fullLike(x, 0), isZero = b.compare<EqOp>(size, zero);
  Value positive = b.where(isZero, b.fullLike(x, 1), size);
  double atZero = p > 0 ? 0 : std::numeric_limits<double>::infinity();
  Value powers =
      b.where(isZero, b.fullLike(x, atZero), b.pow(positive, b.fullLike(x, p)));
  Value sum = b.sum(powers, dims);
  Value none = b.compare<EqOp>(sum, b.fullLike(sum, 0));
  Value base = b.where(none, b.fullLike(sum, 1), sum);
  Value root = b.pow(base, b.fullLike(sum, 1 / p));
  double ofNothing = p > 0 ? 0 : std::numeric_limits<double>::infinity();
  return b.where(none, b.fullLike(sum, ofNothing), root);
}

/// Over the dimensions that the arguments name, in the dtype that they name.
static Value normBy(SymbolBuilder &b, double p) {
  Value x = b.tensor("self");
  FailureOr<SmallVector<int64_t>> dims = readDims(b, x);
  bool keep = readKeep(b);
  Type dtype = b.getOp().getArgument("dtype") ? b.dtype("dtype") : Type();
  if (failed(dims) || b.failed())
    return {};
  Type element = dtype ? dtype : b.elementOf(x);
  if (!isFloating(element))
    return b.invalid() << "not defined for " << x.getType(), Value();
  SmallVector<int64_t> shape(b.shapeOf(x));
  Value norm = buildNorm(b, b.toCompute(b.convert(x, element)), *dims, p);
  return b.keepDims(b.convert(norm, element), shape, *dims, keep);
}

static Value vectorNorm(SymbolBuilder &b) { return normBy(b, b.number("ord")); }

static Value norm(SymbolBuilder &b) {
  std::optional<Scalar> p = b.optionalScalar("p");
  return normBy(b, p ? p->number : 2);
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

/// Integers and bool multiply as i64.
static Value prod(SymbolBuilder &b) {
  Value x = b.tensor("self");
  SmallVector<int64_t> dims = b.allDims(b.rankOf(x));
  bool keep = readKeep(b);
  Type dtype = b.dtype("dtype");
  if (b.getOp().getArgument("dim") && b.rankOf(x))
    dims = {b.dim("dim", b.rankOf(x))};
  if (b.failed())
    return {};
  if (!dtype)
    dtype = isFloating(b.elementOf(x)) ? b.elementOf(x) : b.i64();
  SmallVector<int64_t> shape(b.shapeOf(x));
  if (dtype.isInteger(1)) { // whether none is 0
    Value flags = b.convert(b.convert(x, dtype), b.i64());
    return b.keepDims(b.convert(b.reduce<ProdOp>(flags, dims), dtype), shape,
                      dims, keep);
  }
  Value product = b.reduce<ProdOp>(b.toCompute(b.convert(x, dtype)), dims);
  return b.keepDims(b.convert(product, dtype), shape, dims, keep);
}

/// log(sum(exp(x))), from the differences to the largest that is finite.
static Value logsumexp(SymbolBuilder &b) {
  Value x = b.tensor("self");
  FailureOr<SmallVector<int64_t>> dims = readDims(b, x);
  bool keep = readKeep(b);
  if (failed(dims) || b.failed())
    return {};
  Type element = toFloating(b.elementOf(x));
  SmallVector<int64_t> shape(b.shapeOf(x));
  x = b.toCompute(b.convert(x, element));
  Value result;
  if (countOf(shape, *dims) == 0) {
    result = b.log(b.sum(b.exp(x), *dims));
  } else {
    Value largest = b.amax(x, *dims);
    largest = b.where(b.isFinite(largest), largest, b.fullLike(largest, 0));
    Value sum =
        b.sum(b.exp(b.sub(x, b.broadcastBack(largest, shape, *dims))), *dims);
    result = b.add(b.log(sum), largest);
  }
  return b.keepDims(b.convert(result, element), shape, *dims, keep);
}

/// NaN counts as nothing.
template <bool isMean> static Value ofNumbers(SymbolBuilder &b) {
  Value x = b.tensor("self");
  FailureOr<SmallVector<int64_t>> dims = readDims(b, x);
  bool keep = readKeep(b);
  Type dtype = b.dtype("dtype");
  if (failed(dims) || b.failed())
    return {};
  if (!dtype)
    dtype = isFloating(b.elementOf(x)) ? b.elementOf(x) : b.i64();
  if (isMean && !isFloating(dtype))
    return b.invalid() << "needs a floating dtype", Value();
  SmallVector<int64_t> shape(b.shapeOf(x));
  x = b.toCompute(b.convert(x, dtype));
  Value isNumber;
  if (isFloating(dtype)) {
    isNumber = b.compare<EqOp>(x, x);
    x = b.where(isNumber, x, b.fullLike(x, 0));
  }
  Value result = b.sum(x, *dims);
  if (isMean)
    result = b.div(result, b.sum(b.convert(isNumber, b.elementOf(x)), *dims));
  return b.keepDims(b.convert(result, dtype), shape, *dims, keep);
}

static Value countNonzero(SymbolBuilder &b) {
  Value x = b.tensor("self");
  FailureOr<SmallVector<int64_t>> dims = readDims(b, x);
  if (failed(dims) || b.failed())
    return {};
  return b.sum(b.convert(b.convert(x, b.i1()), b.i64()), *dims);
}

ArrayRef<Symbol> mlir::thunder::getStatisticsSymbols() {
  static const Symbol symbols[] = {
      {"aten.var.default", variance<false>},
      {"aten.var.dim", variance<false>},
      {"aten.var.correction", variance<false>},
      {"aten.std.default", variance<true>},
      {"aten.std.dim", variance<true>},
      {"aten.std.correction", variance<true>},
      {"aten.var_mean.default", nullptr, varianceAndMean<false>},
      {"aten.var_mean.dim", nullptr, varianceAndMean<false>},
      {"aten.var_mean.correction", nullptr, varianceAndMean<false>},
      {"aten.std_mean.default", nullptr, varianceAndMean<true>},
      {"aten.std_mean.dim", nullptr, varianceAndMean<true>},
      {"aten.std_mean.correction", nullptr, varianceAndMean<true>},
      {"aten.linalg_vector_norm.default", vectorNorm},
      {"aten.norm.Scalar", norm},
      {"aten.norm.ScalarOpt_dim", norm},
      {"aten.norm.ScalarOpt_dtype", norm},
      {"aten.norm.ScalarOpt_dim_dtype", norm},
      {"aten.prod.default", prod},
      {"aten.prod.dim_int", prod},
      {"aten.logsumexp.default", logsumexp},
      {"aten.nansum.default", ofNumbers<false>},
      {"aten.nanmean.default", ofNumbers<true>},
      {"aten.count_nonzero.default", countNonzero},
      {"aten.count_nonzero.dim_IntList", countNonzero},
  };
  return symbols;
}
