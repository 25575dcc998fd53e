//===- Combined.cpp - Gradient rules of functions of two tensors ----------===//
//
// PyTorch's formulas where the derivative of ours has another value at a pole.
//
//===----------------------------------------------------------------------===//
#include "CompositeRules.h"
#include "thunder/Symbols/Formulas.h"

using namespace mlir;
using namespace mlir::thunder;

/// From the cotangent g, operands x and y and the result z, all of one shape in
/// the dtype to compute in.
using Formula = Value (*)(PrimitiveBuilder &b, Value g, Value x, Value y,
                          Value z);

/// Sums over what was broadcast; a number has no gradient.
template <Formula forSelf, Formula forOther>
static void binary(SymbolBuilder &b, Gradients &gradients) {
  BinaryOperands o = prepareBinary(b, "self", "other", {.floating = true});
  if (!o.x)
    return;
  Value z = b.toCompute(b.getOp()->getResult(0)),
        g = b.toCompute(gradients.of(b, b.getOp()));
  auto add = [&](StringRef name, Formula formula) {
    if (!b.isTensor(name) || !gradients.wants(b.tensor(name)))
      return;
    Value operand = b.tensor(name);
    Value term = b.sumTo(formula(b, g, o.x, o.y, z), b.shapeOf(operand));
    gradients.add(b, operand, b.convert(term, b.elementOf(operand)));
  };
  add("self", forSelf);
  add("other", forOther);
}

/// NaN at the origin.
static Value ofHypotSelf(PrimitiveBuilder &b, Value g, Value x, Value,
                         Value z) {
  return b.mul(g, b.div(x, z));
}
static Value ofHypotOther(PrimitiveBuilder &b, Value g, Value, Value y,
                          Value z) {
  return b.mul(g, b.div(y, z));
}

/// g * log(y), 0 where g is 0 unless y is NaN, and where x is 0 and y not above
/// its pole.
template <bool addsOne>
static Value ofXlogySelf(PrimitiveBuilder &b, Value g, Value x, Value y,
                         Value) {
  Value zero = b.fullLike(x, 0), pole = b.fullLike(y, addsOne ? -1 : 0);
  Value product = b.mul(g, addsOne ? b.make<Log1pOp>(y) : b.log(y));
  Value isFlat = b.make<BitwiseOrOp>(
      b.compare<EqOp>(g, zero),
      b.make<BitwiseAndOp>(b.compare<EqOp>(x, zero), b.compare<LeOp>(y, pole)));
  Value isNumber = b.compare<EqOp>(y, y);
  return b.where(b.make<BitwiseAndOp>(isFlat, isNumber), zero, product);
}
/// NaN where x and the pole's distance are 0.
template <bool addsOne>
static Value ofXlogyOther(PrimitiveBuilder &b, Value g, Value x, Value y,
                          Value) {
  Value divisor = addsOne ? b.add(y, b.fullLike(y, 1)) : y;
  return b.div(b.mul(g, x), divisor);
}

/// The neighbour moves with x, and not at all where it is y.
static Value ofNeighbour(PrimitiveBuilder &b, Value g, Value x, Value y,
                         Value) {
  return b.where(b.compare<NeOp>(x, y), g, b.fullLike(g, 0));
}
static Value noGradient(PrimitiveBuilder &b, Value g, Value, Value, Value) {
  return b.fullLike(g, 0);
}

ArrayRef<SymbolRuleEntry> mlir::thunder::getCombinedRules() {
  static const SymbolRuleEntry rules[] = {
      {"aten.hypot.default", binary<ofHypotSelf, ofHypotOther>},
      {"aten.nextafter.default", binary<ofNeighbour, noGradient>},
      {"aten.xlogy.Tensor", binary<ofXlogySelf<false>, ofXlogyOther<false>>},
      {"aten.xlogy.Scalar_Self",
       binary<ofXlogySelf<false>, ofXlogyOther<false>>},
      {"aten.xlogy.Scalar_Other",
       binary<ofXlogySelf<false>, ofXlogyOther<false>>},
      {"aten.special_xlog1py.default",
       binary<ofXlogySelf<true>, ofXlogyOther<true>>},
  };
  return rules;
}
