//===- IndexedUpdate.cpp - Gradient rules of reductions by index ----------===//
//
// The formulas of PyTorch's scatter_reduce_backward. Of equal extremes each
// takes its share, and self is counted among them even when it is not included.
//
//===----------------------------------------------------------------------===//
#include "CompositeRules.h"
#include "thunder/Symbols/Formulas.h"

using namespace mlir;
using namespace mlir::thunder;

namespace {
/// The cotangents of self and of the source.
struct Shares {
  Value self, source;
};
} // namespace

/// Elements of `x` where the index points.
static Value at(SymbolBuilder &b, const Scatter &s, Value x) {
  return b.gather(x, s.index, s.dim);
}

static Value whereZero(SymbolBuilder &b, Value x, double replacement) {
  return b.where(b.compare<EqOp>(x, b.fullLike(x, 0)),
                 b.fullLike(x, replacement), x);
}

static Shares ofExtreme(SymbolBuilder &b, const Scatter &s, Value g,
                        Value result) {
  Value selfIs = b.convert(b.compare<EqOp>(s.x, result), b.elementOf(s.x));
  Value sourceIs =
      b.convert(b.compare<EqOp>(s.source, at(b, s, result)), b.elementOf(s.x));
  Value share = b.div(g, b.scatterAdd(selfIs, s.index, sourceIs, s.dim));
  return {b.mul(selfIs, share), b.mul(sourceIs, at(b, s, share))};
}

/// Of a single zero among the factors, the product of the others.
static Shares ofProduct(SymbolBuilder &b, const Scatter &s, Value g,
                        Value result, bool includesSelf) {
  Value one = b.fullLike(s.source, 1), zero = b.fullLike(s.source, 0);
  Scatter masked = s;
  masked.x = whereZero(b, s.x, 1);
  Value others = buildScatterReduce(b, masked, "prod", includesSelf);
  Value self = b.div(b.mul(g, b.reshape(others, b.shapeOf(s.x))), masked.x);

  Value isZero = b.compare<EqOp>(s.source, zero);
  Value zeros = b.scatterAdd(b.fullLike(s.x, 0), s.index,
                             b.convert(isZero, b.elementOf(s.x)), s.dim);
  Value isOnly =
      b.make<BitwiseAndOp>(isZero, b.compare<EqOp>(at(b, s, zeros), one));
  masked = s;
  masked.source = b.where(isOnly, one, s.source);
  others = b.reshape(buildScatterReduce(b, masked, "prod", includesSelf),
                     b.shapeOf(s.x));
  Value quotient = b.div(at(b, s, b.mul(g, result)), whereZero(b, s.source, 1));
  return {self, b.where(isOnly, at(b, s, b.mul(g, others)), quotient)};
}

static Shares ofMean(SymbolBuilder &b, const Scatter &s, Value g,
                     bool includesSelf) {
  Value count = b.scatterAdd(b.fullLike(s.x, includesSelf ? 1 : 0), s.index,
                             b.fullLike(s.source, 1), s.dim);
  Value share = b.div(g, whereZero(b, count, 1));
  return {share, at(b, s, share)};
}

static void scatterReduce(SymbolBuilder &b, Gradients &gradients) {
  Scatter s = readScatter(b, "src");
  StringRef kind = b.string("reduce");
  bool includesSelf = b.boolean("include_self");
  if (b.failed())
    return;
  Value self = b.tensor("self"), source = b.tensor("src");
  s.x = b.toCompute(s.x);
  s.source = b.toCompute(s.source);
  ArrayRef<int64_t> shape = b.shapeOf(s.x);
  Value result = b.reshape(b.toCompute(b.getOp()->getResult(0)), shape),
        g = b.reshape(b.toCompute(gradients.of(b, b.getOp())), shape);
  Shares shares;
  if (kind == "sum")
    shares = {g, at(b, s, g)};
  else if (kind == "mean")
    shares = ofMean(b, s, g, includesSelf);
  else if (kind == "prod")
    shares = ofProduct(b, s, g, result, includesSelf);
  else
    shares = ofExtreme(b, s, g, result);
  if (!includesSelf)
    shares.self =
        b.scatter(shares.self, s.index, b.fullLike(s.source, 0), s.dim);

  gradients.add(b, self,
                b.convert(b.reshape(shares.self, s.shape), b.elementOf(self)));
  // As in PyTorch, the index must cover the whole source.
  gradients.add(b, source,
                b.convert(b.reshape(shares.source, b.shapeOf(source)),
                          b.elementOf(source)));
}

ArrayRef<SymbolRuleEntry> mlir::thunder::getIndexedUpdateRules() {
  static const SymbolRuleEntry rules[] = {
      {"aten.scatter_reduce.two", scatterReduce},
  };
  return rules;
}
