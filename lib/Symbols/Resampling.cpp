//===- Resampling.cpp - Images in other sizes, images at given points -----===//
//
// Interpolation is separable: along each dimension a few elements are taken and
// weighed. Places and weights are computed as PyTorch does, in f32 unless the
// image is f64, so that they round alike.
//
//===----------------------------------------------------------------------===//
#include "WindowFamilies.h"
#include "thunder/IR/Functions.h"
#include <cmath>

using namespace mlir;
using namespace mlir::thunder;

namespace {
/// What the arguments of an upsampling say.
struct Resampling {
  Value x; ///< [samples, channels, …], in the dtype to compute in
  SmallVector<int64_t> sizes;
  SmallVector<std::optional<double>> scales; ///< as given, of output to input
  Type element;
};

/// An element of a dimension for each output place, and its weight.
struct Tap {
  Value place, weight; ///< i64 and the dtype to compute in, 1-d
};
} // namespace

/// `scaleNames`: of overloads that name each dimension's scale; the others have
/// `scale_factors`.
static FailureOr<Resampling> readResampling(SymbolBuilder &b,
                                            ArrayRef<StringRef> scaleNames) {
  Resampling r;
  StringRef name = b.getOp().getArgument("input") ? "input" : "self";
  Value x = b.tensor(name);
  int64_t spatial = int64_t(scaleNames.size());
  if (b.failed())
    return failure();
  r.element = b.elementOf(x);
  if (b.rankOf(x) != spatial + 2)
    return b.invalid() << "expects " << spatial + 2 << " dimensions, has "
                       << x.getType(),
           failure();
  r.x = x;
  ArrayRef<int64_t> old = b.shapeOf(x).take_back(spatial);
  r.scales.assign(spatial, std::nullopt);
  bool isVector = bool(b.getOp().getArgument("scale_factors"));
  if (isVector && !b.isNone("scale_factors")) {
    auto list = dyn_cast<ArrayAttr>(b.getOp().getArgument("scale_factors"));
    if (!list || int64_t(list.size()) != spatial)
      return b.invalid() << "argument 'scale_factors' must have " << spatial
                         << " numbers",
             failure();
    for (auto [scale, attribute] : llvm::zip(r.scales, list)) {
      auto number = dyn_cast<FloatAttr>(attribute);
      if (!number || !(number.getValueAsDouble() > 0))
        return b.invalid() << "argument 'scale_factors' has " << attribute,
               failure();
      scale = number.getValueAsDouble();
    }
  } else if (!isVector) {
    for (auto [scale, name] : llvm::zip(r.scales, scaleNames))
      if (std::optional<Scalar> number = b.optionalScalar(name))
        scale = number->number;
  }
  if (!isVector || !b.isNone("output_size"))
    r.sizes = b.integers("output_size");
  else
    for (auto [size, scale] : llvm::zip(old, r.scales))
      r.sizes.push_back(scale ? int64_t(double(size) * *scale) : 0);
  if (b.failed())
    return failure();
  auto isEmpty = [](int64_t size) { return size < 1; };
  if (int64_t(r.sizes.size()) != spatial || llvm::any_of(r.sizes, isEmpty) ||
      llvm::any_of(old, isEmpty))
    return b.invalid() << "no such size for " << x.getType(), failure();
  return r;
}

/// Input places to an output place, in the dtype of the image's arithmetic.
static double scaleOf(const Resampling &r, ArrayRef<int64_t> old, size_t dim,
                      bool isF64) {
  if (r.scales[dim] && *r.scales[dim] > 0)
    return isF64 ? 1 / *r.scales[dim] : double(float(1 / *r.scales[dim]));
  return isF64 ? double(old[dim]) / double(r.sizes[dim])
               : double(float(old[dim]) / float(r.sizes[dim]));
}

static Value clampPlace(SymbolBuilder &b, Value place, int64_t size) {
  return b.make<MaximumOp>(
      b.make<MinimumOp>(place, b.fullLike(place, size - 1)),
      b.fullLike(place, 0));
}

/// Replaces dimension `dim` by the weighed taps.
static Value applyTaps(SymbolBuilder &b, Value x, int64_t dim,
                       ArrayRef<Tap> taps) {
  Value sum;
  for (const Tap &tap : taps) {
    Value part = b.take(x, tap.place, dim);
    if (!part)
      return {};
    part = b.mul(part, b.broadcastInDim(tap.weight, b.shapeOf(part), {dim}));
    sum = sum ? b.add(sum, part) : part;
  }
  return sum;
}

/// The element whose part of the line the place, or its middle, lies in.
template <bool atMiddle>
static Value nearest(SymbolBuilder &b, ArrayRef<StringRef> scaleNames) {
  FailureOr<Resampling> r = readResampling(b, scaleNames);
  if (failed(r))
    return {};
  Value x = r->x;
  SmallVector<int64_t> old(b.shapeOf(x).drop_front(2));
  for (size_t i = 0; i < old.size(); ++i) {
    // PyTorch's places of nearest neighbours are f32 for all images.
    double scale = scaleOf(*r, old, i, false);
    Value place = b.convert(b.iota({r->sizes[i]}, 0), b.f32());
    if (atMiddle)
      place = b.add(place, b.fullLike(place, 0.5));
    place = b.make<FloorOp>(b.mul(place, b.fullLike(place, scale)));
    x = b.take(x, clampPlace(b, b.convert(place, b.i64()), old[i]), 2 + i);
  }
  return x;
}

/// Where each output place lies among the input places.
static Value sourcePlaces(SymbolBuilder &b, const Resampling &r,
                          ArrayRef<int64_t> old, size_t dim, Type type,
                          bool alignsCorners) {
  bool isF64 = type.isF64();
  Value place = b.convert(b.iota({r.sizes[dim]}, 0), type);
  if (alignsCorners) {
    double span = double(r.sizes[dim] - 1), from = double(old[dim] - 1);
    double scale = r.sizes[dim] < 2 ? 0
                   : isF64          ? from / span
                                    : double(float(from) / float(span));
    return b.mul(place, b.fullLike(place, scale));
  }
  Value half = b.fullLike(place, 0.5),
        scale = b.fullLike(place, scaleOf(r, old, dim, isF64));
  return b.sub(b.mul(scale, b.add(place, half)), half);
}

static Value linear(SymbolBuilder &b, ArrayRef<StringRef> scaleNames) {
  FailureOr<Resampling> r = readResampling(b, scaleNames);
  bool alignsCorners = b.boolean("align_corners");
  if (failed(r) || b.failed())
    return {};
  if (!isFloating(r->element))
    return b.unsupported() << "an image of " << r->element
                           << "; convert it to a floating dtype",
           Value();
  Value x = b.toCompute(r->x);
  SmallVector<int64_t> old(b.shapeOf(x).drop_front(2));
  for (size_t i = 0; i < old.size(); ++i) {
    if (old[i] == r->sizes[i])
      continue;
    Type type = b.elementOf(x);
    Value source = sourcePlaces(b, *r, old, i, type, alignsCorners);
    Value zero = b.fullLike(source, 0), one = b.fullLike(source, 1);
    source = b.make<MaximumOp>(source, zero);
    Value low = clampPlace(b, b.convert(source, b.i64()), old[i]);
    Value high = clampPlace(b, b.add(low, b.fullLike(low, 1)), old[i]);
    Value part = b.sub(source, b.convert(low, type));
    part = b.make<MinimumOp>(b.make<MaximumOp>(part, zero), one);
    x = applyTaps(b, x, 2 + int64_t(i),
                  {{low, b.sub(one, part)}, {high, part}});
  }
  return b.convert(x, r->element);
}

/// Weights of the four neighbours at distances 1 + t, t, 1 - t and 2 - t: the
/// cubic convolution of Keys with a = -3/4.
static SmallVector<Value> cubicWeights(PrimitiveBuilder &b, Value t) {
  constexpr double a = -0.75;
  Value one = b.fullLike(t, 1);
  auto number = [&](double value) { return b.fullLike(t, value); };
  auto near = [&](Value d) {
    Value inner = b.sub(b.mul(number(a + 2), d), number(a + 3));
    return b.add(b.mul(b.mul(inner, d), d), one);
  };
  auto far = [&](Value d) {
    Value inner = b.sub(b.mul(number(a), d), number(5 * a));
    inner = b.add(b.mul(inner, d), number(8 * a));
    return b.sub(b.mul(inner, d), number(4 * a));
  };
  Value rest = b.sub(one, t);
  return {far(b.add(t, one)), near(t), near(rest), far(b.add(rest, one))};
}

static Value cubic(SymbolBuilder &b, ArrayRef<StringRef> scaleNames) {
  FailureOr<Resampling> r = readResampling(b, scaleNames);
  bool alignsCorners = b.boolean("align_corners");
  if (failed(r) || b.failed())
    return {};
  if (!isFloating(r->element))
    return b.unsupported() << "an image of " << r->element
                           << "; convert it to a floating dtype",
           Value();
  Value x = b.toCompute(r->x);
  SmallVector<int64_t> old(b.shapeOf(x).drop_front(2));
  if (ArrayRef<int64_t>(old) == ArrayRef<int64_t>(r->sizes))
    return r->x;
  for (size_t i = 0; i < old.size(); ++i) {
    Type type = b.elementOf(x);
    Value source = sourcePlaces(b, *r, old, i, type, alignsCorners);
    Value floor = b.make<FloorOp>(source);
    Value first = b.convert(floor, b.i64());
    SmallVector<Tap> taps;
    for (auto [k, weight] :
         llvm::enumerate(cubicWeights(b, b.sub(source, floor)))) {
      Value place = b.add(first, b.fullLike(first, int64_t(k) - 1));
      taps.push_back({clampPlace(b, place, old[i]), weight});
    }
    x = applyTaps(b, x, 2 + int64_t(i), taps);
  }
  return b.convert(x, r->element);
}

/// The weight of an element at a distance: linear, or cubic with a = -1/2.
static Value antialiasWeight(PrimitiveBuilder &b, Value distance,
                             bool isCubic) {
  Value t = b.make<AbsOp>(distance), zero = b.fullLike(t, 0),
        one = b.fullLike(t, 1);
  if (!isCubic)
    return b.make<MaximumOp>(b.sub(one, t), zero);
  constexpr double a = -0.5;
  auto number = [&](double value) { return b.fullLike(t, value); };
  Value near = b.sub(b.mul(number(a + 2), t), number(a + 3));
  near = b.add(b.mul(b.mul(near, t), t), one);
  Value far = b.add(b.mul(b.sub(t, number(5)), t), number(8));
  far = b.mul(b.sub(b.mul(far, t), number(4)), number(a));
  return b.where(b.compare<LtOp>(t, one), near,
                 b.where(b.compare<LtOp>(t, number(2)), far, zero));
}

/// Weights [outputs, inputs] whose filter is as wide as an output place where
/// the image shrinks.
static Value antialiasWeights(SymbolBuilder &b, const Resampling &r,
                              ArrayRef<int64_t> old, size_t dim, Type type,
                              bool alignsCorners, bool isCubic) {
  int64_t size = old[dim], count = r.sizes[dim];
  double scale = scaleOf(r, old, dim, type.isF64());
  if (alignsCorners)
    scale = count < 2 ? 0 : double(size - 1) / double(count - 1);
  if (!type.isF64())
    scale = float(scale);
  double reach = (isCubic ? 2 : 1) * std::max(scale, 1.0),
         inverse = scale >= 1 ? 1 / scale : 1;
  SmallVector<int64_t> shape = {count, size};
  Value half = b.full(shape, type, 0.5), support = b.full(shape, type, reach);
  Value center = b.mul(b.full(shape, type, scale),
                       b.add(b.convert(b.iota(shape, 0), type), half));
  // [first, last): whole numbers from halves, inside the image.
  auto border = [&](Value x) {
    return clampPlace(b, b.convert(b.make<TruncOp>(b.add(x, half)), b.i64()),
                      size + 1);
  };
  Value place = b.iota(shape, 1);
  Value isInside = b.make<BitwiseAndOp>(
      b.compare<GeOp>(place, border(b.sub(center, support))),
      b.compare<LtOp>(place, border(b.add(center, support))));
  Value distance = b.mul(b.add(b.sub(b.convert(place, type), center), half),
                         b.full(shape, type, inverse));
  Value weights = antialiasWeight(b, distance, isCubic);
  weights = b.where(isInside, weights, b.fullLike(weights, 0));
  return b.div(weights, b.broadcastBack(b.sum(weights, {1}), shape, {1}));
}

/// The last dimension first, as PyTorch.
template <bool isCubic>
static Value antialiased(SymbolBuilder &b, ArrayRef<StringRef> scaleNames) {
  FailureOr<Resampling> r = readResampling(b, scaleNames);
  bool alignsCorners = b.boolean("align_corners");
  if (failed(r) || b.failed())
    return {};
  if (!isFloating(r->element))
    return b.unsupported() << "an image of " << r->element
                           << "; convert it to a floating dtype",
           Value();
  Value x = b.toCompute(r->x);
  SmallVector<int64_t> old(b.shapeOf(x).drop_front(2));
  for (size_t i = old.size(); i-- > 0 && x;) {
    Value weights =
        antialiasWeights(b, *r, old, i, b.elementOf(x), alignsCorners, isCubic);
    // The dimension last, times the weights, and back.
    int64_t rank = b.rankOf(x), dim = 2 + int64_t(i);
    SmallVector<int64_t> order = b.withoutDims(b.allDims(rank), dim), back;
    order.push_back(dim);
    for (int64_t k = 0; k < rank; ++k)
      back.push_back(k == dim ? rank - 1 : k < dim ? k : k - 1);
    Value rows = b.transpose(x, order);
    SmallVector<int64_t> shape(b.shapeOf(rows));
    int64_t count = b.typeOf(x).getNumElements() / old[i];
    rows = b.matmul(b.reshape(rows, {count, old[i]}),
                    b.transpose(weights, {1, 0}));
    shape.back() = r->sizes[i];
    x = b.transpose(b.reshape(rows, shape), back);
  }
  return b.convert(x, r->element);
}

using Method = Value (*)(SymbolBuilder &, ArrayRef<StringRef>);

template <Method method> static Value resample1d(SymbolBuilder &b) {
  return method(b, {"scales"});
}
template <Method method> static Value resample2d(SymbolBuilder &b) {
  return method(b, {"scales_h", "scales_w"});
}
template <Method method> static Value resample3d(SymbolBuilder &b) {
  return method(b, {"scales_d", "scales_h", "scales_w"});
}

//===----------------------------------------------------------------------===//
// Images at given points
//===----------------------------------------------------------------------===//

namespace {
enum class Border { Zeros = 0, Edge = 1, Reflection = 2 };
} // namespace

/// Coordinates in [-1, 1] as places of a dimension of `size`; each step rounds
/// to the grid's dtype, as in PyTorch, which decides between neighbours.
static Value toPlaces(SymbolBuilder &b, Value x, int64_t size,
                      bool alignsCorners, Type element) {
  Value one = b.fullLike(x, 1), half = b.fullLike(x, 0.5);
  auto round = [&](Value value) {
    return b.toCompute(b.convert(value, element));
  };
  Value shifted = round(b.add(x, one));
  if (alignsCorners)
    return round(
        b.mul(round(b.mul(shifted, half)), b.fullLike(x, double(size - 1))));
  Value scaled = round(b.mul(shifted, b.fullLike(x, double(size))));
  return round(b.mul(round(b.sub(scaled, one)), half));
}

/// Mirrors places at the borders until they lie inside.
static Value reflect(SymbolBuilder &b, Value x, int64_t size,
                     bool alignsCorners) {
  double low = alignsCorners ? 0 : -0.5,
         span = alignsCorners ? double(size - 1) : double(size);
  if (span == 0)
    return b.fullLike(x, 0);
  Value start = b.fullLike(x, low), width = b.fullLike(x, span);
  Value distance = b.make<AbsOp>(b.sub(x, start));
  Value rest = b.make<FmodOp>(distance, width);
  Value flips = b.make<FloorOp>(b.div(distance, width));
  Value halves = b.mul(flips, b.fullLike(x, 0.5));
  Value isEven = b.compare<EqOp>(halves, b.make<FloorOp>(halves));
  return b.where(isEven, b.add(rest, start), b.add(b.sub(width, rest), start));
}

/// Places that lie inside, for borders that are not zeros.
static Value moveInside(SymbolBuilder &b, Value x, int64_t size, Border border,
                        bool alignsCorners) {
  if (border == Border::Zeros)
    return x;
  if (border == Border::Reflection)
    x = reflect(b, x, size, alignsCorners);
  Value low = b.fullLike(x, 0), high = b.fullLike(x, double(size - 1));
  // At and beyond a border the coordinate has no derivative.
  Value isInside =
      b.make<BitwiseAndOp>(b.compare<GtOp>(x, low), b.compare<LtOp>(x, high));
  Value edge = b.where(b.compare<GeOp>(x, high), high, low);
  return b.where(isInside, x, edge);
}

/// Image elements at whole places (floats), [samples, channels, points]; 0
/// where there is none.
static Value readImage(SymbolBuilder &b, Value image, Value row, Value column) {
  ArrayRef<int64_t> shape = b.shapeOf(image);
  int64_t height = shape[2], width = shape[3], points = b.shapeOf(row)[1];
  SmallVector<int64_t> full = {shape[0], shape[1], points};
  auto isWithin = [&](Value x, int64_t size) {
    return b.make<BitwiseAndOp>(
        b.compare<GeOp>(x, b.fullLike(x, 0)),
        b.compare<LeOp>(x, b.fullLike(x, double(size - 1))));
  };
  Value valid =
      b.make<BitwiseAndOp>(isWithin(row, height), isWithin(column, width));
  auto toIndex = [&](Value x) {
    return b.convert(b.where(valid, x, b.fullLike(x, 0)), b.i64());
  };
  Value rowIndex = toIndex(row);
  Value index =
      b.add(b.mul(rowIndex, b.fullLike(rowIndex, width)), toIndex(column));
  Value flat = b.reshape(image, {shape[0], shape[1], height * width});
  Value values = b.gather(flat, b.broadcastInDim(index, full, {0, 2}), 2);
  return b.where(b.broadcastInDim(valid, full, {0, 2}), values,
                 b.fullLike(values, 0));
}

static Value gridSample(SymbolBuilder &b) {
  Value x = b.tensor("input"), grid = b.tensor("grid");
  int64_t mode = b.integer("interpolation_mode"),
          padding = b.integer("padding_mode");
  bool alignsCorners = b.boolean("align_corners");
  if (b.failed())
    return {};
  Type element = b.elementOf(x);
  if (b.rankOf(x) == 5)
    return b.unsupported() << "volumes", Value();
  if (b.rankOf(x) != 4 || b.rankOf(grid) != 4 || b.shapeOf(grid)[3] != 2 ||
      b.shapeOf(grid)[0] != b.shapeOf(x)[0] || !isFloating(element) ||
      b.elementOf(grid) != element || mode < 0 || mode > 2 || padding < 0 ||
      padding > 2 || b.typeOf(x).getNumElements() == 0)
    return b.invalid() << "not defined for " << x.getType() << " and "
                       << grid.getType(),
           Value();
  Border border = Border(padding);
  SmallVector<int64_t> shape(b.shapeOf(x).take_front(2));
  int64_t samples = shape[0], rows = b.shapeOf(grid)[1],
          columns = b.shapeOf(grid)[2], points = rows * columns;
  shape.push_back(rows);
  shape.push_back(columns);
  int64_t height = b.shapeOf(x)[2], width = b.shapeOf(x)[3];
  Value image = b.toCompute(x);
  Value flat = b.reshape(b.toCompute(grid), {samples, points, 2});
  Value column =
            toPlaces(b, b.selectDim(flat, 2, 0), width, alignsCorners, element),
        row = toPlaces(b, b.selectDim(flat, 2, 1), height, alignsCorners,
                       element);
  auto finish = [&](Value value) {
    return b.convert(b.reshape(value, shape), element);
  };
  auto inside = [&](Value place, int64_t size) {
    return moveInside(b, place, size, border, alignsCorners);
  };
  auto weigh = [&](Value value, Value weight) {
    return b.mul(value, b.broadcastInDim(weight, b.shapeOf(value), {0, 2}));
  };
  if (mode == 1) { // nearest
    row = b.make<RoundOp>(inside(row, height));
    column = b.make<RoundOp>(inside(column, width));
    return finish(readImage(b, image, row, column));
  }
  int64_t count = mode == 0 ? 2 : 4, first = mode == 0 ? 0 : -1;
  if (mode == 0) {
    row = inside(row, height);
    column = inside(column, width);
  }
  Value rowFloor = b.make<FloorOp>(row), columnFloor = b.make<FloorOp>(column);
  auto weightsOf = [&](Value place, Value floor) -> SmallVector<Value> {
    Value part = b.sub(place, floor);
    if (mode == 2)
      return cubicWeights(b, part);
    return {b.sub(b.fullLike(part, 1), part), part};
  };
  SmallVector<Value> rowWeights = weightsOf(row, rowFloor),
                     columnWeights = weightsOf(column, columnFloor);
  auto neighbour = [&](Value floor, int64_t k, int64_t size) {
    Value place = b.add(floor, b.fullLike(floor, double(first + k)));
    return mode == 2 ? inside(place, size) : place;
  };
  Value sum;
  for (int64_t i = 0; i < count; ++i)
    for (int64_t k = 0; k < count; ++k) {
      Value value = readImage(b, image, neighbour(rowFloor, i, height),
                              neighbour(columnFloor, k, width));
      if (!value)
        return {};
      value = weigh(value, b.mul(rowWeights[i], columnWeights[k]));
      sum = sum ? b.add(sum, value) : value;
    }
  return finish(sum);
}

ArrayRef<Symbol> mlir::thunder::getResamplingSymbols() {
  static const Symbol symbols[] = {
      {"aten.upsample_nearest1d.default", resample1d<nearest<false>>},
      {"aten.upsample_nearest1d.vec", resample1d<nearest<false>>},
      {"aten.upsample_nearest2d.default", resample2d<nearest<false>>},
      {"aten.upsample_nearest2d.vec", resample2d<nearest<false>>},
      {"aten.upsample_nearest3d.default", resample3d<nearest<false>>},
      {"aten.upsample_nearest3d.vec", resample3d<nearest<false>>},
      {"aten._upsample_nearest_exact1d.default", resample1d<nearest<true>>},
      {"aten._upsample_nearest_exact1d.vec", resample1d<nearest<true>>},
      {"aten._upsample_nearest_exact2d.default", resample2d<nearest<true>>},
      {"aten._upsample_nearest_exact2d.vec", resample2d<nearest<true>>},
      {"aten._upsample_nearest_exact3d.default", resample3d<nearest<true>>},
      {"aten._upsample_nearest_exact3d.vec", resample3d<nearest<true>>},
      {"aten.upsample_linear1d.default", resample1d<linear>},
      {"aten.upsample_linear1d.vec", resample1d<linear>},
      {"aten.upsample_bilinear2d.default", resample2d<linear>},
      {"aten.upsample_bilinear2d.vec", resample2d<linear>},
      {"aten.upsample_trilinear3d.default", resample3d<linear>},
      {"aten.upsample_trilinear3d.vec", resample3d<linear>},
      {"aten.upsample_bicubic2d.default", resample2d<cubic>},
      {"aten.upsample_bicubic2d.vec", resample2d<cubic>},
      {"aten._upsample_bilinear2d_aa.default", resample2d<antialiased<false>>},
      {"aten._upsample_bilinear2d_aa.vec", resample2d<antialiased<false>>},
      {"aten._upsample_bicubic2d_aa.default", resample2d<antialiased<true>>},
      {"aten._upsample_bicubic2d_aa.vec", resample2d<antialiased<true>>},
      {"aten.grid_sampler.default", gridSample},
      {"aten.grid_sampler_2d.default", gridSample},
  };
  return symbols;
}
