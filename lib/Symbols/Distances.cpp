//===- Distances.cpp - Norms of differences, integrals along lines --------===//
#include "Families.h"
#include <cmath>

using namespace mlir;
using namespace mlir::thunder;

/// Arguments x and y of one shape in the dtype to compute in; floating.
static FailureOr<std::pair<Value, Value>>
readPair(SymbolBuilder &b, StringRef nameX, StringRef nameY, Type &element) {
  Value x = b.tensor(nameX), y = b.tensor(nameY);
  FailureOr<SmallVector<int64_t>> shape = b.broadcastShapes({x, y});
  if (failed(shape) || b.failed())
    return failure();
  element = toFloating(promotedType(b.getBuilder().getContext(), {x, y}));
  auto prepare = [&](Value value) {
    return b.broadcastTo(b.toCompute(b.convert(value, element)), *shape);
  };
  return std::pair(prepare(x), prepare(y));
}

/// The p-norm of the difference.
static Value dist(SymbolBuilder &b) {
  Type element;
  FailureOr<std::pair<Value, Value>> pair =
      readPair(b, "self", "other", element);
  double p = b.number("p");
  if (failed(pair) || b.failed())
    return {};
  Value difference = b.sub(pair->first, pair->second);
  return b.convert(buildNorm(b, difference, b.allDims(b.rankOf(difference)), p),
                   element);
}

/// Along the last dimension, of x1 - x2 + eps.
static Value pairwiseDistance(SymbolBuilder &b) {
  Type element;
  FailureOr<std::pair<Value, Value>> pair = readPair(b, "x1", "x2", element);
  double p = b.number("p"), eps = b.number("eps");
  bool keep = b.boolean("keepdim");
  if (failed(pair) || b.failed())
    return {};
  // Half precision rounds after each of the two steps, as PyTorch does.
  Value difference = b.sub(pair->first, pair->second);
  difference = b.add(difference, b.fullLike(difference, eps));
  SmallVector<int64_t> shape(b.shapeOf(difference));
  if (shape.empty())
    return b.unsupported() << "0-d operands", Value();
  int64_t last = int64_t(shape.size()) - 1;
  Value norm = buildNorm(b, difference, {last}, p);
  return b.keepDims(b.convert(norm, element), shape, {last}, keep);
}

/// Distances of all rows of x1 to all rows of x2.
static Value cdist(SymbolBuilder &b) {
  constexpr int64_t mostElements = int64_t(1) << 28;
  Value x = b.tensor("x1"), y = b.tensor("x2");
  double p = b.number("p");
  if (b.failed())
    return {};
  Type element = b.elementOf(x);
  int64_t rankX = b.rankOf(x), rankY = b.rankOf(y);
  if (!isFloating(element) || b.elementOf(y) != element || rankX < 2 ||
      rankY < 2 || b.shapeOf(x).back() != b.shapeOf(y).back())
    return b.invalid() << "not defined for " << x.getType() << " and "
                       << y.getType(),
           Value();
  Value left = b.unsqueeze(b.toCompute(x), rankX - 1),
        right = b.unsqueeze(b.toCompute(y), rankY - 2);
  FailureOr<SmallVector<int64_t>> shape = b.broadcastShapes({left, right});
  if (failed(shape))
    return {};
  if (ShapedType::getNumElements(*shape) > mostElements)
    return b.unsupported() << "distances of tensors of this size", Value();
  Value difference =
      b.sub(b.broadcastTo(left, *shape), b.broadcastTo(right, *shape));
  return b.convert(buildNorm(b, difference, {int64_t(shape->size()) - 1}, p),
                   element);
}

static Value cosineSimilarity(SymbolBuilder &b) {
  Type element;
  FailureOr<std::pair<Value, Value>> pair = readPair(b, "x1", "x2", element);
  double eps = b.number("eps");
  if (failed(pair) || b.failed())
    return {};
  auto [x, y] = *pair;
  SmallVector<int64_t> shape(b.shapeOf(x)), result;
  int64_t dim = b.dim("dim", int64_t(shape.size()));
  if (b.failed())
    return {};
  result = b.withoutDims(shape, dim);
  if (shape.empty())
    shape = {1};
  x = b.reshape(x, shape);
  y = b.reshape(y, shape);
  auto normalize = [&](Value value) {
    Value norm = buildNorm(b, value, {dim}, 2);
    Value least = b.fullLike(norm, eps);
    norm = b.where(b.compare<LtOp>(norm, least), least, norm);
    return b.div(value, b.broadcastBack(norm, shape, {dim}));
  };
  Value sum = b.sum(b.mul(normalize(x), normalize(y)), {dim});
  return b.convert(b.reshape(sum, result), element);
}

/// Slices along a dimension scaled down to a norm of at most `maxnorm`.
static Value renorm(SymbolBuilder &b) {
  Value x = b.tensor("self");
  double p = b.number("p"), most = b.number("maxnorm");
  int64_t rank = b.rankOf(x), dim = b.dim("dim", rank);
  if (b.failed())
    return {};
  Type element = b.elementOf(x);
  if (!isFloating(element) || rank < 2)
    return b.invalid() << "not defined for " << x.getType(), Value();
  SmallVector<int64_t> shape(b.shapeOf(x)),
      others = b.withoutDims(b.allDims(rank), dim);
  Value wide = b.toCompute(x);
  Value norm = buildNorm(b, wide, others, p);
  if (!norm)
    return {};
  Value limit = b.fullLike(norm, most);
  Value factor = b.div(limit, b.add(norm, b.fullLike(norm, 1e-7)));
  factor = b.where(b.compare<GtOp>(norm, limit), factor, b.fullLike(norm, 1));
  return b.convert(b.mul(wide, b.broadcastBack(factor, shape, others)),
                   element);
}

/// Distances of all pairs of rows, the first row's first.
static Value pdist(SymbolBuilder &b) {
  Value x = b.tensor("self");
  double p = b.number("p");
  if (b.failed())
    return {};
  if (b.rankOf(x) != 2 || !isFloating(b.elementOf(x)))
    return b.invalid() << "expects a floating matrix, has " << x.getType(),
           Value();
  int64_t rows = b.shapeOf(x)[0];
  Value wide = b.toCompute(x);
  SmallVector<Value> distances;
  for (int64_t row = 0; row + 1 < rows; ++row) {
    Value others = b.sliceDim(wide, 0, row + 1, rows);
    Value mine =
        b.broadcastInDim(b.selectDim(wide, 0, row), b.shapeOf(others), {1});
    distances.push_back(buildNorm(b, b.sub(mine, others), {1}, p));
  }
  if (distances.empty())
    return b.full({0}, b.elementOf(x), 0);
  return b.convert(distances.size() == 1 ? distances.front()
                                         : b.cat(distances, 0),
                   b.elementOf(x));
}

/// Of a matrix: the largest or smallest sum of a column or row, or the root of
/// the sum of squares.
static Value buildMatrixNorm(SymbolBuilder &b, Value wide, int64_t row,
                             int64_t column) {
  bool isNamed = isa_and_present<StringAttr>(b.getOp().getArgument("ord"));
  double order = isNamed ? 0 : b.number("ord");
  if (isNamed && b.string("ord") == "fro")
    return buildNorm(b, wide, {std::min(row, column), std::max(row, column)},
                     2);
  if (isNamed || (std::fabs(order) != 1 && !std::isinf(order)))
    return b.failed() ? Value()
                      : (b.unsupported() << "this norm needs singular values",
                         Value());
  int64_t inner = std::isinf(order) ? column : row,
          outer = std::isinf(order) ? row : column;
  Value sums = b.sum(b.make<AbsOp>(wide), {inner});
  int64_t left = outer - (inner < outer);
  return order > 0 ? b.amax(sums, {left}) : b.reduce<AminOp>(sums, {left});
}

/// The norm of vectors or matrices. Without an order and dimensions, that of
/// all elements; of an operand without `dim`, a matrix has two.
static Value linalgNorm(SymbolBuilder &b) {
  Value x = b.tensor("self");
  SmallVector<int64_t> dims;
  bool hasDims = !b.isNone("dim"), hasOrder = !b.isNone("ord"),
       keep = b.boolean("keepdim");
  if (hasDims)
    dims = b.integers("dim");
  Type dtype = b.dtype("dtype");
  if (b.failed())
    return {};
  Type element = dtype ? dtype : b.elementOf(x);
  if (!isFloating(element))
    return b.invalid() << "not defined for " << x.getType(), Value();
  int64_t rank = b.rankOf(x);
  if (!hasDims)
    dims = b.allDims(rank);
  for (int64_t &dim : dims)
    dim = b.wrapDim(dim, rank);
  FailureOr<SmallVector<int64_t>> sorted = b.wrapDims(dims, rank, false);
  if (failed(sorted) || b.failed())
    return {};
  SmallVector<int64_t> shape(b.shapeOf(x));
  Value wide = b.toCompute(b.convert(x, element)), norm;
  if (hasOrder && dims.size() == 2)
    norm = buildMatrixNorm(b, wide, dims[0], dims[1]);
  else if (hasOrder && dims.size() > 2)
    return b.invalid() << "the norm of " << dims.size() << " dimensions",
           Value();
  else
    norm = buildNorm(b, wide, *sorted, hasOrder ? b.number("ord") : 2);
  return b.keepDims(b.convert(norm, element), shape, *sorted, keep);
}

/// The trapezoidal rule: the mean of neighbours times their distance; summed
/// up, or running.
template <bool isRunning> static Value trapezoid(SymbolBuilder &b) {
  Value y = b.tensor("y");
  int64_t rank = b.rankOf(y), dim = b.dim("dim", rank);
  if (b.failed())
    return {};
  if (rank == 0)
    return b.invalid() << "needs a dimension", Value();
  bool hasPlaces = bool(b.getOp().getArgument("x"));
  Value places = hasPlaces ? b.tensor("x") : Value();
  SmallVector<Value> tensors = {y};
  if (places)
    tensors.push_back(places);
  Type element = toFloating(promotedType(b.getBuilder().getContext(), tensors));
  int64_t size = b.shapeOf(y)[dim];
  SmallVector<int64_t> shape(b.shapeOf(y));
  if (size == 0)
    return isRunning ? b.convert(y, element)
                     : b.full(b.withoutDims(shape, dim), element, 0);
  y = b.toCompute(b.convert(y, element));
  auto neighbours = [&](Value value, int64_t along) {
    int64_t count = b.shapeOf(value)[along];
    return std::pair(b.sliceDim(value, along, 0, count - 1),
                     b.sliceDim(value, along, 1, count));
  };
  auto [left, right] = neighbours(y, dim);
  Value sums = b.add(left, right);
  if (places) {
    places = b.toCompute(b.convert(places, element));
    if (b.rankOf(places) == 1 && rank > 1) {
      if (b.shapeOf(places)[0] != size)
        return b.invalid() << "argument 'x' has another size than "
                           << shape[dim],
               Value();
      auto [first, second] = neighbours(places, 0);
      sums = b.mul(
          sums, b.broadcastInDim(b.sub(second, first), b.shapeOf(sums), {dim}));
    } else {
      if (b.rankOf(places) != rank)
        return b.unsupported() << "argument 'x' of another rank", Value();
      auto [first, second] = neighbours(places, dim);
      Value widths = b.sub(second, first);
      FailureOr<SmallVector<int64_t>> common =
          b.broadcastShapes({sums, widths});
      if (failed(common))
        return {};
      sums =
          b.mul(b.broadcastTo(sums, *common), b.broadcastTo(widths, *common));
    }
  } else {
    sums = b.mul(sums, b.fullLike(sums, b.number("dx")));
  }
  Value halves = b.mul(sums, b.fullLike(sums, 0.5));
  return b.convert(isRunning ? b.cumsum(halves, dim) : b.sum(halves, {dim}),
                   element);
}

ArrayRef<Symbol> mlir::thunder::getDistancesSymbols() {
  static const Symbol symbols[] = {
      {"aten.dist.default", dist},
      {"aten.pairwise_distance.default", pairwiseDistance},
      {"aten.cdist.default", cdist},
      {"aten._cdist_forward.default", cdist},
      {"aten.cosine_similarity.default", cosineSimilarity},
      {"aten.renorm.default", renorm},
      {"aten.pdist.default", pdist},
      {"aten.linalg_matrix_norm.default", linalgNorm},
      {"aten.linalg_matrix_norm.str_ord", linalgNorm},
      {"aten.linalg_norm.default", linalgNorm},
      {"aten.linalg_norm.ord_str", linalgNorm},
      {"aten.trapezoid.x", trapezoid<false>},
      {"aten.trapezoid.dx", trapezoid<false>},
      {"aten.trapz.x", trapezoid<false>},
      {"aten.trapz.dx", trapezoid<false>},
      {"aten.cumulative_trapezoid.x", trapezoid<true>},
      {"aten.cumulative_trapezoid.dx", trapezoid<true>},
  };
  return symbols;
}
