//===- Attention.cpp - Gradient rule of scaled dot-product attention ------===//
//
// With weights w = softmax(s), dropout's factor f and the cotangent g:
// value: (w f)^T g; dw = (g value^T) f; ds = w (dw - sum(w dw)) along a row;
// query: scale ds key; key: scale ds^T query; a floating mask: ds.
//
//===----------------------------------------------------------------------===//
#include "thunder/Symbols/Attention.h"
#include "CompositeRules.h"
#include "thunder/Symbols/TypePromotion.h"

using namespace mlir;
using namespace mlir::thunder;

static void attention(SymbolBuilder &b, Gradients &gradients) {
  FailureOr<AttentionArguments> a = readAttention(b);
  if (failed(a))
    return;
  auto [weights, factor] = buildAttentionWeights(b, *a);
  if (!weights)
    return;
  ArrayRef<int64_t> shape = a->scoreShape;
  Value g = b.toCompute(gradients.of(b, b.getOp()));
  auto add = [&](StringRef name, Value batched) {
    gradients.add(b, b.tensor(name), sumToArgument(b, name, batched));
  };
  if (gradients.wants(b.tensor("value"))) {
    Value kept = factor ? b.mul(weights, factor) : weights;
    add("value", b.matmul(transposeMatrices(b, kept), g));
  }
  bool wantsMask = a->mask && gradients.wants(a->mask);
  if (!gradients.wants(b.tensor("query")) &&
      !gradients.wants(b.tensor("key")) && !wantsMask)
    return;
  Value ofWeights = b.matmul(g, transposeMatrices(b, a->value));
  if (factor)
    ofWeights = b.mul(ofWeights, factor);
  int64_t last = a->numBatchDims() + 1;
  Value product = b.mul(ofWeights, weights);
  Value total = b.broadcastBack(b.sum(product, last), shape, last);
  Value ofScores = b.sub(product, b.mul(weights, total));
  if (wantsMask)
    gradients.add(
        b, a->mask,
        b.convert(b.sumTo(ofScores, b.shapeOf(a->mask)), b.elementOf(a->mask)));
  ofScores = b.mul(ofScores, b.fullLike(ofScores, a->scale));
  if (gradients.wants(b.tensor("query")))
    add("query", b.matmul(ofScores, a->key));
  if (gradients.wants(b.tensor("key")))
    add("key", b.matmul(transposeMatrices(b, ofScores), a->query));
}

ArrayRef<SymbolRuleEntry> mlir::thunder::getAttentionRules() {
  static const SymbolRuleEntry rules[] = {
      {"aten.scaled_dot_product_attention.default", attention},
  };
  return rules;
}
