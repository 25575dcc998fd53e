//===- Reduction.cpp - Gradient rules of reductions -----------------------===//
#include "../Gradients.h"

using namespace mlir;
using namespace mlir::thunder;

static void sum(PrimitiveBuilder &b, SumOp op, Gradients &gradients) {
  Value x = op.getInput();
  gradients.add(
      b, x, b.broadcastBack(gradients.of(b, op), b.shapeOf(x), op.getDims()));
}

/// The product of the other elements: the product over the element, or where
/// that is 0 / 0 the product of the elements that are not zero.
static void prod(PrimitiveBuilder &b, ProdOp op, Gradients &gradients) {
  Value x = op.getInput();
  ArrayRef<int64_t> shape = b.shapeOf(x), dims = op.getDims();
  auto spread = [&](Value value) {
    return b.broadcastBack(value, shape, dims);
  };
  Value zero = b.fullLike(x, 0), one = b.fullLike(x, 1);
  Value isZero = b.compare<EqOp>(x, zero);
  Value zeros = spread(b.sum(b.convert(isZero, b.elementOf(x)), dims));
  Value nonZero = spread(b.reduce<ProdOp>(b.where(isZero, one, x), dims));
  Value atZero = b.where(b.compare<EqOp>(zeros, one), nonZero, zero);
  Value elsewhere =
      b.where(b.compare<EqOp>(zeros, zero), b.div(nonZero, x), zero);
  gradients.add(
      b, x,
      b.mul(spread(gradients.of(b, op)), b.where(isZero, atZero, elsewhere)));
}

/// Equal elements share the cotangent, as in PyTorch's amax.
template <typename OpTy>
static void extreme(PrimitiveBuilder &b, OpTy op, Gradients &gradients) {
  Value x = op.getInput();
  ArrayRef<int64_t> shape = b.shapeOf(x), dims = op.getDims();
  Value isExtreme =
      b.compare<EqOp>(x, b.broadcastBack(op.getResult(), shape, dims));
  Value mask = b.convert(isExtreme, b.elementOf(x));
  Value g = b.broadcastBack(gradients.of(b, op), shape, dims);
  Value count = b.broadcastBack(b.sum(mask, dims), shape, dims);
  gradients.add(b, x, b.div(b.mul(g, mask), count));
}

/// Running sums from the end.
static void cumsum(PrimitiveBuilder &b, CumsumOp op, Gradients &gradients) {
  int64_t dim = op.getDim();
  Value sums = b.cumsum(b.flip(gradients.of(b, op), dim), dim);
  gradients.add(b, op.getInput(), b.flip(sums, dim));
}

/// Each value's cotangent back to where the value was.
static void sort(PrimitiveBuilder &b, SortOp op, Gradients &gradients) {
  Value x = op.getInput();
  gradients.add(b, x,
                b.scatter(b.fullLike(x, 0.0), op.getIndices(),
                          gradients.of(b, op), op.getDim()));
}

ArrayRef<PrimitiveRuleEntry> mlir::thunder::getReductionRules() {
  static const PrimitiveRuleEntry rules[] = {
      primitiveRule<SumOp, sum>(),
      primitiveRule<ProdOp, prod>(),
      primitiveRule<AmaxOp, extreme<AmaxOp>>(),
      primitiveRule<AminOp, extreme<AminOp>>(),
      primitiveRule<CumsumOp, cumsum>(),
      primitiveRule<SortOp, sort>(),
  };
  return rules;
}
