//===- Indexing.cpp - Gradient rules of indexing by data ------------------===//
#include "../Gradients.h"
#include "thunder/Symbols/Formulas.h"

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

/// The slices, added up where they were taken from.
static void take(PrimitiveBuilder &b, TakeOp op, Gradients &gradients) {
  Value x = op.getInput(), index = op.getIndex(), g = gradients.of(b, op);
  int64_t count = b.typeOf(index).getNumElements();
  SmallVector<int64_t> shape(b.shapeOf(x));
  shape[op.getDim()] = count;
  Value zeros = b.full(b.shapeOf(x), b.computeType(b.elementOf(x)), 0.0);
  Value sum = b.indexAdd(zeros, b.reshape(index, {count}),
                         b.reshape(b.toCompute(g), shape), op.getDim());
  gradients.add(b, x, b.convert(sum, b.elementOf(x)));
}

static void indexAdd(PrimitiveBuilder &b, IndexAddOp op, Gradients &gradients) {
  Value g = gradients.of(b, op);
  if (gradients.wants(op.getInput()))
    gradients.add(b, op.getInput(), g);
  if (gradients.wants(op.getSource()))
    gradients.add(b, op.getSource(), b.take(g, op.getIndex(), op.getDim()));
}

/// Nothing where the input was overwritten. Of equal indices, all sources get
/// the cotangent, as in PyTorch.
static void indexCopy(PrimitiveBuilder &b, IndexCopyOp op,
                      Gradients &gradients) {
  Value g = gradients.of(b, op), source = op.getSource();
  if (gradients.wants(op.getInput()))
    gradients.add(
        b, op.getInput(),
        b.indexCopy(g, op.getIndex(), b.fullLike(source, 0.0), op.getDim()));
  if (gradients.wants(source))
    gradients.add(b, source, b.take(g, op.getIndex(), op.getDim()));
}

static void scatter(PrimitiveBuilder &b, ScatterOp op, Gradients &gradients) {
  Value g = gradients.of(b, op), source = op.getSource();
  if (gradients.wants(op.getInput()))
    gradients.add(
        b, op.getInput(),
        b.scatter(g, op.getIndex(), b.fullLike(source, 0.0), op.getDim()));
  if (gradients.wants(source))
    gradients.add(b, source, b.gather(g, op.getIndex(), op.getDim()));
}

ArrayRef<PrimitiveRuleEntry> mlir::thunder::getIndexingRules() {
  static const PrimitiveRuleEntry rules[] = {
      primitiveRule<GatherOp, gather>(),
      primitiveRule<ScatterOp, scatter>(),
      primitiveRule<ScatterAddOp, scatterAdd>(),
      primitiveRule<TakeOp, take>(),
      primitiveRule<IndexAddOp, indexAdd>(),
      primitiveRule<IndexCopyOp, indexCopy>(),
  };
  return rules;
}

/// Rows of the cotangent added at their indices; nothing at the padding index,
/// which names a row that does not learn.
static void embedding(SymbolBuilder &b, Gradients &gradients) {
  Value weight = b.tensor("weight"), index = b.tensor("indices");
  int64_t padding = b.integer("padding_idx");
  bool scales = b.boolean("scale_grad_by_freq");
  if (b.failed())
    return;
  gradients.add(b, weight,
                buildEmbeddingGradient(b, gradients.of(b, b.getOp()), index,
                                       b.shapeOf(weight)[0], padding, scales));
}

ArrayRef<SymbolRuleEntry> mlir::thunder::getEmbeddingRules() {
  static const SymbolRuleEntry rules[] = {
      {"aten.embedding.default", embedding},
  };
  return rules;
}
