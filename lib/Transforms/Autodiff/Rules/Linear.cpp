//===- Linear.cpp - Gradient rules of matrix products ---------------------===//
#include "../Gradients.h"

using namespace mlir;
using namespace mlir::thunder;

/// Exchanges the last two dimensions.
static Value transposeMatrices(PrimitiveBuilder &b, Value x) {
  SmallVector<int64_t> permutation = b.allDims(b.rankOf(x));
  if (permutation.size() >= 2)
    std::swap(permutation.back(), permutation[permutation.size() - 2]);
  return b.transpose(x, permutation);
}

static void matmul(PrimitiveBuilder &b, MatmulOp op, Gradients &gradients) {
  Value x = op.getLhs(), y = op.getRhs(), g = gradients.of(b, op);
  if (gradients.wants(x))
    gradients.add(b, x, b.matmul(g, transposeMatrices(b, y)));
  if (gradients.wants(y))
    gradients.add(b, y, b.matmul(transposeMatrices(b, x), g));
}

ArrayRef<PrimitiveRuleEntry> mlir::thunder::getLinearRules() {
  static const PrimitiveRuleEntry rules[] = {
      primitiveRule<MatmulOp, matmul>(),
  };
  return rules;
}
