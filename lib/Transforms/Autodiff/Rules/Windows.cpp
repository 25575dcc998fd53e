//===- Windows.cpp - Gradient rules of convolutions and max_pool ----------===//
//
// The convolutions are the three ways to leave out one factor of a trilinear
// form in x, w and y: the adjoints of each are the other two.
//
//===----------------------------------------------------------------------===//

#include "thunder/Symbols/Windows.h"
#include "CompositeRules.h"
using namespace mlir;
using namespace mlir::thunder;

template <typename OpTy> static Windows windowsOf(OpTy op) {
  return {SmallVector<int64_t>(op.getStride()),
          SmallVector<int64_t>(op.getPadding()),
          SmallVector<int64_t>(op.getDilation()), int64_t(op.getGroups())};
}

static void convolution(PrimitiveBuilder &b, ConvolutionOp op,
                        Gradients &gradients) {
  Value x = op.getInput(), w = op.getWeight(), g = gradients.of(b, op);
  Windows windows = windowsOf(op);
  if (gradients.wants(x))
    gradients.add(b, x,
                  buildConvolutionInputGrad(b, g, w, b.shapeOf(x), windows));
  if (gradients.wants(w))
    gradients.add(b, w,
                  buildConvolutionWeightGrad(b, x, g, b.shapeOf(w), windows));
}

/// The result is x of the form, its cotangent too.
static void inputGrad(PrimitiveBuilder &b, ConvolutionInputGradOp op,
                      Gradients &gradients) {
  Value y = op.getGrad(), w = op.getWeight(), g = gradients.of(b, op);
  Windows windows = windowsOf(op);
  if (gradients.wants(y))
    gradients.add(b, y, buildConvolution(b, g, w, windows));
  if (gradients.wants(w))
    gradients.add(b, w,
                  buildConvolutionWeightGrad(b, g, y, b.shapeOf(w), windows));
}

/// The result is w of the form, its cotangent too.
static void weightGrad(PrimitiveBuilder &b, ConvolutionWeightGradOp op,
                       Gradients &gradients) {
  Value x = op.getInput(), y = op.getGrad(), g = gradients.of(b, op);
  Windows windows = windowsOf(op);
  if (gradients.wants(x))
    gradients.add(b, x,
                  buildConvolutionInputGrad(b, y, g, b.shapeOf(x), windows));
  if (gradients.wants(y))
    gradients.add(b, y, buildConvolution(b, x, g, windows));
}

/// Each cotangent goes to the element that was the largest; windows overlap, so
/// cotangents add up.
static void maxPool(PrimitiveBuilder &b, MaxPoolOp op, Gradients &gradients) {
  Value x = op.getInput(), g = gradients.of(b, op);
  SmallVector<int64_t> shape(b.shapeOf(x));
  size_t leading = shape.size() - op.getKernel().size();
  auto flat = [&](Value value) {
    ArrayRef<int64_t> full = b.shapeOf(value);
    return b.reshape(value,
                     {ShapedType::getNumElements(full.take_front(leading)),
                      ShapedType::getNumElements(full.drop_front(leading))});
  };
  // scatter_add computes, so half precision is added up in f32.
  Type compute = b.computeType(b.elementOf(x));
  Value zeros = flat(b.full(shape, compute, 0.0));
  Value sum = b.scatterAdd(zeros, flat(op.getIndices()), flat(b.toCompute(g)),
                           /*dim=*/1);
  gradients.add(b, x, b.convert(b.reshape(sum, shape), b.elementOf(x)));
}

ArrayRef<PrimitiveRuleEntry> mlir::thunder::getWindowRules() {
  static const PrimitiveRuleEntry rules[] = {
      primitiveRule<ConvolutionOp, convolution>(),
      primitiveRule<ConvolutionInputGradOp, inputGrad>(),
      primitiveRule<ConvolutionWeightGradOp, weightGrad>(),
      primitiveRule<MaxPoolOp, maxPool>(),
  };
  return rules;
}
