//===- Dropout.cpp - Elements and features that training leaves out -------===//
//
// The draw decides again in the backward: the rule of the product multiplies
// the cotangent with the same function of the same arguments.
//
//===----------------------------------------------------------------------===//
#include "Families.h"
#include "thunder/Symbols/Random.h"

using namespace mlir;
using namespace mlir::thunder;

/// `input` of dropouts, `self` of the others and of dropouts in place.
static StringRef operandName(SymbolBuilder &b) {
  return b.getOp().getArgument("input") ? "input" : "self";
}

/// Which part of the input one number decides on.
enum class Drops { Elements, Features };

/// Training with a probability between 0 and 1; nothing is drawn otherwise.
/// native_dropout takes None for true.
static bool dropsAtRandom(SymbolBuilder &b) {
  double p = readProbability(b, "p");
  bool train = b.isNone("train") || b.boolean("train");
  return !b.failed() && train && p > 0 && p < 1;
}

template <Drops drops> static std::optional<Draw> drawMask(SymbolBuilder &b) {
  RankedTensorType type = readTensorType(b, operandName(b));
  if (!dropsAtRandom(b) || !type)
    return std::nullopt;
  SmallVector<int64_t> shape(type.getShape());
  if (drops == Drops::Features) {
    if (shape.size() < 2)
      return b.invalid() << "needs dimensions of samples and features, has "
                         << type,
             std::nullopt;
    for (int64_t &size : MutableArrayRef<int64_t>(shape).drop_front(2))
      size = 1;
  }
  return makeDraw(Draw::Kind::Uniform, shape, b.f32());
}

std::optional<Draw> mlir::thunder::readDropoutDraw(SymbolBuilder &b) {
  return drawMask<Drops::Elements>(b);
}

std::optional<Draw> mlir::thunder::readFeatureDropoutDraw(SymbolBuilder &b) {
  return drawMask<Drops::Features>(b);
}

/// i1: where the draw is below 1 - p.
static Value buildKept(SymbolBuilder &b, const Draw &draw, double p) {
  Value uniform = buildDraw(b, draw);
  return b.compare<LtOp>(uniform, b.fullLike(uniform, 1 - p));
}

Value mlir::thunder::buildDropoutFactor(SymbolBuilder &b, const Draw &draw,
                                        double p, Type element) {
  if (p >= 1)
    return b.full(draw.shape, element, 0.0);
  Value kept = buildKept(b, draw, p);
  return b.where(kept, b.full(draw.shape, element, 1 / (1 - p)),
                 b.full(draw.shape, element, 0.0));
}

/// x * y in the dtype to compute in, rounded to x's.
static Value multiply(SymbolBuilder &b, Value x, Value y) {
  Value product =
      b.mul(b.toCompute(x), b.broadcastTo(b.toCompute(y), b.shapeOf(x)));
  return b.convert(product, b.elementOf(x));
}

/// What a dropout gives without a draw: the input, or with p = 1 zeros (NaN
/// stays NaN).
static Value withoutDraw(SymbolBuilder &b, Value x) {
  bool train = b.isNone("train") || b.boolean("train");
  if (!x || !train || b.number("p") < 1)
    return x;
  return multiply(b, x, b.fullLike(x, 0));
}

template <Drops drops> static Value dropout(SymbolBuilder &b) {
  Value x = b.tensor(operandName(b));
  std::optional<Draw> draw = drawMask<drops>(b);
  if (b.failed())
    return {};
  if (!draw)
    return withoutDraw(b, x);
  return multiply(b, x,
                  buildDropoutFactor(b, *draw, b.number("p"), b.elementOf(x)));
}

/// Keeps mean and deviation of what has left a SELU.
template <Drops drops> static Value alphaDropout(SymbolBuilder &b) {
  Value x = b.tensor(operandName(b));
  std::optional<Draw> draw = drawMask<drops>(b);
  if (b.failed())
    return {};
  if (!draw)
    return withoutDraw(b, x);
  double p = b.number("p");
  constexpr double alpha = 1.7580993408473766;
  double a = 1 / std::sqrt((alpha * alpha * p + 1) * (1 - p));
  Type compute = b.computeType(b.elementOf(x));
  Value kept = buildKept(b, *draw, p);
  auto choose = [&](double ifKept, double ifNot) {
    Value chosen = b.where(kept, b.full(draw->shape, compute, ifKept),
                           b.full(draw->shape, compute, ifNot));
    return b.broadcastTo(chosen, b.shapeOf(x));
  };
  Value scaled = b.mul(b.toCompute(x), choose(a, 0));
  Value shifted = b.add(scaled, choose(alpha * a * p, alpha * a * (p - 1)));
  return b.convert(shifted, b.elementOf(x));
}

/// The output, and the mask as i1.
static SmallVector<Value> nativeDropout(SymbolBuilder &b) {
  Value x = b.tensor("input");
  std::optional<Draw> draw = drawMask<Drops::Elements>(b);
  if (b.failed())
    return {};
  double p = b.number("p");
  bool train = b.isNone("train") || b.boolean("train");
  Value kept =
      draw ? buildKept(b, *draw, p)
           : b.full(b.shapeOf(x), b.i1(), Scalar::makeBool(!train || p < 1));
  if (!train)
    return {x, kept};
  Value masked =
      b.mul(b.toCompute(x), b.convert(kept, b.computeType(b.elementOf(x))));
  masked = b.convert(masked, b.elementOf(x));
  double scale = p < 1 ? 1 / (1 - p) : 0;
  Value scaled = b.toCompute(masked);
  return {b.convert(b.mul(scaled, b.fullLike(scaled, scale)), b.elementOf(x)),
          kept};
}

static Value nativeDropoutBackward(SymbolBuilder &b) {
  Value g = b.tensor("grad_output"), mask = b.tensor("mask");
  double scale = b.number("scale");
  if (b.failed())
    return {};
  Value factor = b.toCompute(b.convert(mask, b.elementOf(g)));
  factor = b.convert(b.mul(factor, b.fullLike(factor, scale)), b.elementOf(g));
  return multiply(b, g, factor);
}

ArrayRef<Symbol> mlir::thunder::getDropoutSymbols() {
  static const Symbol symbols[] = {
      {"aten.dropout.default", dropout<Drops::Elements>},
      {"aten.feature_dropout.default", dropout<Drops::Features>},
      {"aten.alpha_dropout.default", alphaDropout<Drops::Elements>},
      {"aten.feature_alpha_dropout.default", alphaDropout<Drops::Features>},
      {"aten.native_dropout.default", nullptr, nativeDropout},
      {"aten.native_dropout_backward.default", nativeDropoutBackward},
  };
  return symbols;
}
