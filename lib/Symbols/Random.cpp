//===- Random.cpp - Symbols that draw random numbers ----------------------===//
//
// Each is two functions: what it draws, asked when the program is imported, and
// its formula over the draw. Names of operators in place stand for their
// functional twins.
//
//===----------------------------------------------------------------------===//
#include "thunder/Symbols/Random.h"
#include "Families.h"
#include "mlir/Dialect/Traits.h"
#include "thunder/Symbols/Attention.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::thunder;

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

double mlir::thunder::readProbability(SymbolBuilder &b, StringRef name) {
  double p = b.number(name);
  if (!b.failed() && !(p >= 0 && p <= 1))
    return b.invalid() << "argument '" << name << "' is " << p
                       << ", not a probability",
           0.0;
  return p;
}

/// The dtype in which a draw for results of dtype `element` is made.
static Type drawnType(SymbolBuilder &b, Type element) {
  return element && element.isF64() ? b.f64() : b.f32();
}

static SmallVector<int64_t> readSize(SymbolBuilder &b) {
  SmallVector<int64_t> shape = b.integers("size");
  for (int64_t size : shape)
    if (size < 0)
      b.invalid() << "size " << size << " is negative";
  return shape;
}

//===----------------------------------------------------------------------===//
// Randomized leaky ReLU
//===----------------------------------------------------------------------===//

static std::optional<Draw> drawSlopes(SymbolBuilder &b) {
  RankedTensorType self = readTensorType(b, "self");
  if (!b.boolean("training") || b.failed())
    return std::nullopt;
  return makeDraw(Draw::Kind::Uniform, self.getShape(),
                  drawnType(b, self.getElementType()));
}

/// Where x is not positive it is multiplied with a slope: uniform between
/// `lower` and `upper` in training, else their middle. Gives the result and
/// the slopes, 1 where x is positive.
static std::pair<Value, Value> buildRandomizedRelu(SymbolBuilder &b) {
  Value self = b.tensor("self");
  double lower = b.number("lower"), upper = b.number("upper");
  std::optional<Draw> draw = drawSlopes(b);
  if (b.failed())
    return {};
  if (!isFloating(b.elementOf(self)))
    return b.invalid() << "not defined for " << self.getType(),
           std::pair<Value, Value>();
  Value x = b.toCompute(self), slope;
  if (draw) {
    Value u = b.convert(buildDraw(b, *draw), b.elementOf(x));
    slope = b.add(b.mul(u, b.fullLike(u, upper - lower)), b.fullLike(u, lower));
  } else {
    slope = b.fullLike(x, (lower + upper) / 2);
  }
  Value isPositive = b.compare<GtOp>(x, b.fullLike(x, 0));
  Value factor = b.where(isPositive, b.fullLike(x, 1), slope);
  return {b.convert(b.mul(x, factor), b.elementOf(self)),
          b.convert(factor, b.elementOf(self))};
}

static Value randomizedRelu(SymbolBuilder &b) {
  return buildRandomizedRelu(b).first;
}

/// With the slopes as the new value of argument `noise`, which only training
/// changes.
static SmallVector<Value> randomizedReluWithNoise(SymbolBuilder &b) {
  auto [result, slopes] = buildRandomizedRelu(b);
  return {result, b.boolean("training") ? slopes : b.tensor("noise")};
}

//===----------------------------------------------------------------------===//
// Bernoulli
//===----------------------------------------------------------------------===//

/// In f64 where the probabilities are, so that they are not rounded.
static std::optional<Draw> drawBernoulli(SymbolBuilder &b) {
  RankedTensorType self = readTensorType(b, "self");
  if (b.failed())
    return std::nullopt;
  return makeDraw(Draw::Kind::Uniform, self.getShape(), b.f32());
}

/// 1 where the draw is below the probability: argument `p`, or `self` itself.
static Value bernoulli(SymbolBuilder &b) {
  Value self = b.tensor("self");
  std::optional<Draw> draw = drawBernoulli(b);
  if (!draw)
    return {};
  Value uniform = buildDraw(b, *draw), probability;
  bool hasP = bool(b.getOp().getArgument("p"));
  if (hasP && !b.getOp().getTensorArgument("p"))
    probability = b.fullLike(uniform, readProbability(b, "p"));
  else
    probability = b.broadcastTo(hasP ? b.tensor("p") : self, b.shapeOf(self));
  if (b.failed())
    return {};
  Type type = b.elementOf(probability).isF64() ? b.f64() : b.f32();
  return b.convert(
      b.compare<LtOp>(b.convert(uniform, type), b.convert(probability, type)),
      b.elementOf(self));
}

//===----------------------------------------------------------------------===//
// Distributions
//===----------------------------------------------------------------------===//

/// The tensors that say what the result is like, those that are given.
static SmallVector<RankedTensorType> readLikes(SymbolBuilder &b) {
  SmallVector<RankedTensorType> types;
  for (StringRef name : {"self", "mean", "std"})
    if (b.getOp().getTensorArgument(name))
      types.push_back(readTensorType(b, name));
  return types;
}

/// The shape of the result: argument `size`, or what the tensors broadcast to.
static std::optional<SmallVector<int64_t>> readShape(SymbolBuilder &b) {
  if (b.getOp().getArgument("size"))
    return readSize(b);
  SmallVector<int64_t> shape;
  for (RankedTensorType type : readLikes(b)) {
    if (!type)
      return std::nullopt;
    SmallVector<int64_t> merged;
    if (!OpTrait::util::getBroadcastedShape(shape, type.getShape(), merged))
      return b.invalid() << "the operands' shapes do not fit together",
             std::nullopt;
    shape = merged;
  }
  return shape;
}

/// The dtype of the result: argument `dtype`, that of the first tensor, or f32.
static Type readElement(SymbolBuilder &b) {
  if (b.getOp().getArgument("dtype") && !b.isNone("dtype"))
    return b.dtype("dtype");
  SmallVector<RankedTensorType> types = readLikes(b);
  return types.empty() || !types[0] ? b.f32() : types[0].getElementType();
}

template <Draw::Kind kind>
static std::optional<Draw> drawReal(SymbolBuilder &b) {
  std::optional<SmallVector<int64_t>> shape = readShape(b);
  Type element = readElement(b);
  if (!shape || b.failed())
    return std::nullopt;
  return makeDraw(kind, *shape, drawnType(b, element));
}

/// `formula` of the draw, rounded to the result's dtype.
template <Draw::Kind kind, Value (*formula)(SymbolBuilder &, Value)>
static Value distribution(SymbolBuilder &b) {
  std::optional<Draw> draw = drawReal<kind>(b);
  Type element = readElement(b);
  if (b.failed() || !draw)
    return {};
  return b.convert(formula(b, buildDraw(b, *draw)), element);
}

static Value shiftAndScale(SymbolBuilder &b, Value x, double scale,
                           double shift) {
  if (scale != 1)
    x = b.mul(x, b.fullLike(x, scale));
  return shift == 0 ? x : b.add(x, b.fullLike(x, shift));
}

/// Half precision has PyTorch's spacing: 2^-8 or 2^-11, never 1.
static Value standardUniform(SymbolBuilder &b, Value u) {
  Type element = readElement(b);
  if (!u || !isa_and_present<BFloat16Type, Float16Type>(element))
    return u;
  int digits = element.isBF16() ? 8 : 11;
  Value steps =
      b.make<FloorOp>(b.mul(u, b.fullLike(u, std::ldexp(1.0, digits))));
  return b.mul(steps, b.fullLike(u, std::ldexp(1.0, -digits)));
}

static Value uniform(SymbolBuilder &b, Value u) {
  double from = b.number("from"), to = b.number("to");
  if (!b.failed() && !(from <= to))
    return b.invalid() << "argument 'from' = " << from
                       << " exceeds 'to' = " << to,
           Value();
  return shiftAndScale(b, u, to - from, from);
}

/// low + (high - low) * u, of prims.uniform.
static Value uniformBetween(SymbolBuilder &b, Value u) {
  double low = b.number("low"), high = b.number("high");
  return shiftAndScale(b, standardUniform(b, u), high - low, low);
}

static Value identity(SymbolBuilder &, Value x) { return x; }

/// A parameter of a normal distribution: a number or a tensor.
static Value readParameter(SymbolBuilder &b, StringRef name, Value like) {
  Value tensor = b.getOp().getTensorArgument(name);
  if (!tensor)
    return b.fullLike(like, b.number(name));
  return b.broadcastTo(b.convert(tensor, b.elementOf(like)), b.shapeOf(like));
}

static Value normal(SymbolBuilder &b, Value z) {
  if (!b.getOp().getTensorArgument("std") && b.number("std") < 0)
    return b.invalid() << "argument 'std' is negative", Value();
  Value deviation = readParameter(b, "std", z);
  return b.add(b.mul(z, deviation), readParameter(b, "mean", z));
}

static Value logNormal(SymbolBuilder &b, Value z) {
  return b.exp(normal(b, z));
}

static Value exponential(SymbolBuilder &b, Value u) {
  double lambda = b.number("lambd");
  if (!b.failed() && !(lambda > 0))
    return b.invalid() << "argument 'lambd' is " << lambda
                       << ", must be positive",
           Value();
  return shiftAndScale(b, b.make<Log1pOp>(b.neg(u)), -1 / lambda, 0);
}

/// How many trials of probability p until the first success: at least 1.
static Value geometric(SymbolBuilder &b, Value u) {
  double p = b.number("p");
  if (!b.failed() && !(p > 0 && p < 1))
    return b.invalid() << "argument 'p' is " << p << ", must be in (0, 1)",
           Value();
  Value trials = b.make<CeilOp>(
      shiftAndScale(b, b.make<Log1pOp>(b.neg(u)), 1 / std::log1p(-p), 0));
  return b.make<MaximumOp>(trials, b.fullLike(trials, 1));
}

/// median + sigma * tan(pi (u - 1/2))
static Value cauchy(SymbolBuilder &b, Value u) {
  Value angle = shiftAndScale(b, shiftAndScale(b, u, 1, -0.5), M_PI, 0);
  Value tangent = b.div(b.make<SinOp>(angle), b.make<CosOp>(angle));
  return shiftAndScale(b, tangent, b.number("sigma"), b.number("median"));
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

static std::optional<Draw> drawIntegers(SymbolBuilder &b) {
  std::optional<SmallVector<int64_t>> shape = readShape(b);
  bool hasLow = bool(b.getOp().getArgument("low"));
  Draw draw;
  draw.kind = Draw::Kind::Integers;
  draw.low = hasLow ? b.integer("low") : 0;
  draw.high = b.integer("high");
  draw.element = b.i64();
  if (!shape || b.failed())
    return std::nullopt;
  if (draw.low >= draw.high)
    return b.invalid() << "there is no integer in [" << draw.low << ", "
                       << draw.high << ")",
           std::nullopt;
  int64_t range;
  if (llvm::SubOverflow(draw.high, draw.low, range) ||
      range > (int64_t(1) << 31))
    return b.unsupported() << "a choice of more than 2^31 integers",
           std::nullopt;
  draw.shape = *shape;
  return draw;
}

static Value randint(SymbolBuilder &b) {
  std::optional<Draw> draw = drawIntegers(b);
  if (!draw)
    return {};
  bool isLike = bool(b.getOp().getTensorArgument("self"));
  bool hasDtype = b.getOp().getArgument("dtype") && !b.isNone("dtype");
  Type element = hasDtype || isLike ? readElement(b) : b.i64();
  return b.convert(buildDraw(b, *draw), element);
}

/// The order of as many uniform numbers: in f64, where equal ones are rare.
static std::optional<Draw> drawOrder(SymbolBuilder &b) {
  int64_t count = b.integer("n");
  if (!b.failed() && count < 0)
    b.invalid() << "argument 'n' is negative";
  if (b.failed())
    return std::nullopt;
  return makeDraw(Draw::Kind::Uniform, {count}, b.f64());
}

static Value randperm(SymbolBuilder &b) {
  std::optional<Draw> draw = drawOrder(b);
  Type dtype = b.dtype("dtype");
  if (!draw || b.failed())
    return {};
  Value order = b.sort(buildDraw(b, *draw), 0, false).second;
  return b.convert(order, dtype ? dtype : b.i64());
}

/// With replacement a number for each sample, else one for each weight.
static std::optional<Draw> drawSamples(SymbolBuilder &b) {
  RankedTensorType self = readTensorType(b, "self");
  int64_t count = b.integer("num_samples");
  bool replaces = b.boolean("replacement");
  if (b.failed())
    return std::nullopt;
  int64_t rank = self.getRank();
  if (rank < 1 || rank > 2 || !isa<FloatType>(self.getElementType()) ||
      count < 1 || (!replaces && count > self.getShape().back()))
    return b.invalid() << "no " << count << " samples of " << self,
           std::nullopt;
  SmallVector<int64_t> shape(self.getShape());
  if (replaces)
    shape.back() = count;
  return makeDraw(Draw::Kind::Uniform, shape,
                  drawnType(b, self.getElementType()));
}

/// Indices drawn with the probabilities of their weights: where the running sum
/// passes a part of the total; without replacement the largest of the weights
/// divided by exponential numbers.
static Value multinomial(SymbolBuilder &b) {
  std::optional<Draw> draw = drawSamples(b);
  if (!draw)
    return {};
  int64_t count = b.integer("num_samples");
  Value weights = b.convert(b.tensor("self"), draw->element);
  SmallVector<int64_t> shape(b.shapeOf(weights));
  int64_t last = int64_t(shape.size()) - 1;
  Value zero = b.fullLike(weights, 0);
  Value isWrong = b.make<BitwiseNotOp>(b.make<BitwiseAndOp>(
      b.isFinite(weights), b.compare<GeOp>(weights, zero)));
  Value wrong = b.checkIndex(b.convert(isWrong, b.i64()), 0, 1, std::nullopt,
                             "a weight is negative, infinite or NaN");
  weights = b.add(weights, b.convert(wrong, draw->element));
  Value total = b.sum(weights, {last});
  Value isNothing =
      b.convert(b.compare<LeOp>(total, b.fullLike(total, 0)), b.i64());
  total = b.add(total, b.convert(b.checkIndex(isNothing, 0, 1, std::nullopt,
                                              "the sum of weights is 0"),
                                 draw->element));
  Value uniform = buildDraw(b, *draw);
  if (!b.boolean("replacement")) {
    Value exponential = b.neg(b.make<Log1pOp>(b.neg(uniform)));
    // A weight of 0 is never drawn before another; all have some number.
    Value score = b.where(b.compare<EqOp>(weights, zero), b.fullLike(zero, -1),
                          b.div(weights, exponential));
    score = b.add(score, b.broadcastBack(b.sub(total, total), shape, {last}));
    return b.sliceDim(b.sort(score, last, true).second, last, 0, count);
  }
  Value sums = b.cumsum(weights, last);
  SmallVector<int64_t> pairs(shape), samples(shape), sumDims = b.allDims(last);
  pairs.insert(pairs.begin() + last, count);
  samples[last] = count;
  sumDims.push_back(last + 1);
  auto alongSums = [&](Value value) {
    return b.broadcastInDim(value, pairs, sumDims);
  };
  Value end = b.broadcastTo(
      b.sliceDim(sums, last, shape[last] - 1, shape[last]), shape);
  Value limit =
      b.mul(uniform, b.broadcastTo(b.sliceDim(end, last, 0, 1), samples));
  // At most up to the last weight that is not 0, also where limits round.
  Value isPassed = b.make<BitwiseAndOp>(
      b.compare<LeOp>(alongSums(sums),
                      b.broadcastInDim(limit, pairs, b.allDims(last + 1))),
      alongSums(b.compare<LtOp>(sums, end)));
  Value index = b.sum(b.convert(isPassed, b.i64()), {last + 1});
  Value rest = b.sub(total, total); // what using the total checks
  return b.add(index,
               b.convert(b.broadcastBack(rest, samples, {last}), b.i64()));
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

using Kind = Draw::Kind;

ArrayRef<Symbol> mlir::thunder::getRandomSymbols() {
  static const Symbol symbols[] = {
      {"aten.rrelu.default", randomizedRelu},
      {"aten.rrelu_with_noise_functional.default", nullptr,
       randomizedReluWithNoise},
      {"aten.bernoulli.default", bernoulli},
      {"aten.bernoulli.float", bernoulli}, // of bernoulli_
      {"aten.bernoulli.p", bernoulli},
      {"aten.bernoulli.Tensor", bernoulli},
      {"aten.rand.default", distribution<Kind::Uniform, standardUniform>},
      {"aten.rand_like.default", distribution<Kind::Uniform, standardUniform>},
      {"aten.uniform.default", distribution<Kind::Uniform, uniform>},
      {"prims.uniform", distribution<Kind::Uniform, uniformBetween>},
      {"aten.randn.default", distribution<Kind::Normal, identity>},
      {"aten.randn_like.default", distribution<Kind::Normal, identity>},
      {"aten.normal_functional.default", distribution<Kind::Normal, normal>},
      {"aten.normal.default", distribution<Kind::Normal, normal>},
      {"aten.normal.Tensor_float", distribution<Kind::Normal, normal>},
      {"aten.normal.float_Tensor", distribution<Kind::Normal, normal>},
      {"aten.normal.Tensor_Tensor", distribution<Kind::Normal, normal>},
      {"aten.normal.float_float", distribution<Kind::Normal, normal>},
      {"aten.log_normal.default", distribution<Kind::Normal, logNormal>},
      {"aten.exponential.default", distribution<Kind::Uniform, exponential>},
      {"aten.geometric.default", distribution<Kind::Uniform, geometric>},
      {"aten.cauchy.default", distribution<Kind::Uniform, cauchy>},
      {"aten.randperm.default", randperm},
      {"aten.multinomial.default", multinomial},
      {"aten.randint.default", randint},
      {"aten.randint.low", randint},
      {"aten.randint_like.default", randint},
      {"aten.randint_like.low_dtype", randint},
  };
  return symbols;
}

namespace {
struct DrawEntry {
  using Reader = std::optional<Draw> (*)(SymbolBuilder &);
  StringLiteral name; ///< without the overload
  Reader read;
};
} // namespace

/// The name without the mark of an operator in place and without its overload.
static std::string getBaseName(StringRef symbol) {
  auto [ns, rest] = symbol.split('.');
  StringRef name = rest.split('.').first;
  name.consume_back("_");
  return (ns + "." + name).str();
}

std::optional<Draw> mlir::thunder::readDraw(SymbolBuilder &b) {
  static const llvm::StringMap<DrawEntry::Reader> readers = [] {
    static constexpr DrawEntry entries[] = {
        {"aten.dropout", readDropoutDraw},
        {"aten.feature_dropout", readFeatureDropoutDraw},
        {"aten.alpha_dropout", readDropoutDraw},
        {"aten.feature_alpha_dropout", readFeatureDropoutDraw},
        {"aten.native_dropout", readDropoutDraw},
        {"aten.scaled_dot_product_attention", readAttentionDraw},
        {"aten.rrelu", drawSlopes},
        {"aten.rrelu_with_noise_functional", drawSlopes},
        {"aten.bernoulli", drawBernoulli},
        {"aten.rand", drawReal<Kind::Uniform>},
        {"aten.rand_like", drawReal<Kind::Uniform>},
        {"aten.uniform", drawReal<Kind::Uniform>},
        {"prims.uniform", drawReal<Kind::Uniform>},
        {"aten.exponential", drawReal<Kind::Uniform>},
        {"aten.geometric", drawReal<Kind::Uniform>},
        {"aten.cauchy", drawReal<Kind::Uniform>},
        {"aten.randn", drawReal<Kind::Normal>},
        {"aten.randn_like", drawReal<Kind::Normal>},
        {"aten.normal", drawReal<Kind::Normal>},
        {"aten.normal_functional", drawReal<Kind::Normal>},
        {"aten.log_normal", drawReal<Kind::Normal>},
        {"aten.randperm", drawOrder},
        {"aten.multinomial", drawSamples},
        {"aten.randint", drawIntegers},
        {"aten.randint_like", drawIntegers},
    };
    llvm::StringMap<DrawEntry::Reader> map;
    for (const DrawEntry &entry : entries)
      map[entry.name] = entry.read;
    return map;
  }();
  auto reader = readers.find(getBaseName(b.getOp().getSymbol()));
  return reader == readers.end() ? std::nullopt : reader->second(b);
}
