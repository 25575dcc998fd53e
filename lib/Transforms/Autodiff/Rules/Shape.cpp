//===- Shape.cpp - Gradient rules of layout primitives --------------------===//
#include "../Gradients.h"

using namespace mlir;
using namespace mlir::thunder;

/// Sums over everything that was repeated.
static void broadcast(PrimitiveBuilder &b, BroadcastInDimOp op,
                      Gradients &gradients) {
  Value x = op.getInput(), g = gradients.of(b, op);
  SmallVector<int64_t> repeated;
  for (int64_t dim = 0; dim < b.rankOf(g); ++dim) {
    const int64_t *from = llvm::find(op.getDims(), dim);
    if (from == op.getDims().end() ||
        b.shapeOf(x)[from - op.getDims().begin()] != b.shapeOf(g)[dim])
      repeated.push_back(dim);
  }
  // Half precision is added up in f32.
  Value sum = repeated.empty()
                  ? g
                  : b.convert(b.sum(b.toCompute(g), repeated), b.elementOf(x));
  gradients.add(b, x, b.reshape(sum, b.shapeOf(x)));
}

static void reshape(PrimitiveBuilder &b, ReshapeOp op, Gradients &gradients) {
  Value x = op.getInput();
  gradients.add(b, x, b.reshape(gradients.of(b, op), b.shapeOf(x)));
}

static void transpose(PrimitiveBuilder &b, TransposeOp op,
                      Gradients &gradients) {
  SmallVector<int64_t> inverse(op.getPermutation().size());
  for (auto [to, from] : llvm::enumerate(op.getPermutation()))
    inverse[from] = int64_t(to);
  gradients.add(b, op.getInput(), b.transpose(gradients.of(b, op), inverse));
}

/// Back to its place, zeros between and around.
static void slice(PrimitiveBuilder &b, SliceOp op, Gradients &gradients) {
  Value x = op.getInput(), g = gradients.of(b, op);
  SmallVector<int64_t> low(op.getStarts()), high, interior;
  for (int64_t i = 0; i < b.rankOf(x); ++i) {
    int64_t stride = op.getStrides()[i], size = b.shapeOf(g)[i];
    int64_t extent = size > 0 ? (size - 1) * stride + 1 : 0;
    interior.push_back(stride - 1);
    high.push_back(b.shapeOf(x)[i] - low[i] - extent);
  }
  gradients.add(b, x, b.pad(g, low, high, interior));
}

/// The elements that were not added.
static void pad(PrimitiveBuilder &b, PadOp op, Gradients &gradients) {
  Value x = op.getInput(), g = gradients.of(b, op);
  SmallVector<int64_t> limits, strides;
  for (int64_t i = 0; i < b.rankOf(x); ++i) {
    limits.push_back(b.shapeOf(g)[i] - op.getHigh()[i]);
    strides.push_back(op.getInterior()[i] + 1);
  }
  gradients.add(b, x, b.slice(g, op.getLow(), limits, strides));
}

static void cat(PrimitiveBuilder &b, CatOp op, Gradients &gradients) {
  Value g = gradients.of(b, op);
  SmallVector<int64_t> starts(b.rankOf(g), 0), strides(b.rankOf(g), 1);
  for (Value x : op.getInputs()) {
    SmallVector<int64_t> limits(b.shapeOf(g));
    int64_t &start = starts[op.getDim()];
    limits[op.getDim()] = start + b.shapeOf(x)[op.getDim()];
    if (gradients.wants(x))
      gradients.add(b, x, b.slice(g, starts, limits, strides));
    start = limits[op.getDim()];
  }
}

ArrayRef<PrimitiveRuleEntry> mlir::thunder::getShapeRules() {
  static const PrimitiveRuleEntry rules[] = {
      primitiveRule<BroadcastInDimOp, broadcast>(),
      primitiveRule<ReshapeOp, reshape>(),
      primitiveRule<TransposeOp, transpose>(),
      primitiveRule<SliceOp, slice>(),
      primitiveRule<PadOp, pad>(),
      primitiveRule<CatOp, cat>(),
  };
  return rules;
}
