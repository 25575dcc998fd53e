//===- Indexing.cpp - Gradient rules of indexing by data ------------------===//
#include "../Gradients.h"

using namespace mlir;
using namespace mlir::thunder;

static void gather(PrimitiveBuilder &b, GatherOp op, Gradients &gradients) {
  Value x = op.getInput(), g = gradients.of(b, op);
  // scatter_add computes, so half precision is added up in f32.
  Value zeros = b.full(b.shapeOf(x), b.computeType(b.elementOf(x)), 0.0);
  Value sum = b.scatterAdd(zeros, op.getIndex(), b.toCompute(g), op.getDim());
  gradients.add(b, x, b.convert(sum, b.elementOf(x)));
}

static void scatterAdd(PrimitiveBuilder &b, ScatterAddOp op,
                       Gradients &gradients) {
  Value g = gradients.of(b, op);
  if (gradients.wants(op.getInput()))
    gradients.add(b, op.getInput(), g);
  if (gradients.wants(op.getSource()))
    gradients.add(b, op.getSource(), b.gather(g, op.getIndex(), op.getDim()));
}

ArrayRef<PrimitiveRuleEntry> mlir::thunder::getIndexingRules() {
  static const PrimitiveRuleEntry rules[] = {
      primitiveRule<GatherOp, gather>(),
      primitiveRule<ScatterAddOp, scatterAdd>(),
  };
  return rules;
}
