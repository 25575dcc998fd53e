//===- Windows.cpp - Evaluation of convolutions and max_pool --------------===//
//
// The three convolutions are one sum over the same triples of elements of x, w
// and y, and differ only in which of the three is the result. Products and sums
// in the wider type, rounded once to the result.
//
//===----------------------------------------------------------------------===//
#include "Windows.h"
#include <cmath>

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::reference;

/// Calls `visit(x, w, y)` with the positions of each triple that belongs
/// together: y[n, o, p] sees w[o, i, k] on x[n, group * I + i, q] where
/// q = p * stride - padding + k * dilation lies in x.
template <typename OpTy>
static void visitTriples(OpTy op, ArrayRef<int64_t> xShape,
                         ArrayRef<int64_t> wShape, ArrayRef<int64_t> yShape,
                         function_ref<void(int64_t, int64_t, int64_t)> visit) {
  int64_t yCount = ShapedType::getNumElements(yShape),
          window = ShapedType::getNumElements(wShape.drop_front()),
          outputsOfGroup = yShape[1] / op.getGroups();
  for (int64_t y = 0; y < yCount; ++y) {
    SmallVector<int64_t> p = delinearize(y, yShape);
    for (int64_t k = 0; k < window; ++k) {
      SmallVector<int64_t> place = delinearize(k, wShape.drop_front());
      SmallVector<int64_t> q = {p[0],
                                p[1] / outputsOfGroup * wShape[1] + place[0]};
      bool isInside = true;
      for (size_t d = 0; d + 2 < xShape.size(); ++d) {
        q.push_back(p[d + 2] * op.getStride()[d] - op.getPadding()[d] +
                    place[d + 1] * op.getDilation()[d]);
        isInside &= q.back() >= 0 && q.back() < xShape[d + 2];
      }
      if (isInside)
        visit(linearize(q, xShape), p[1] * window + k, y);
    }
  }
}

/// `x`, `w`, `y`: which operand each is, or -1 for the result.
template <typename OpTy, int x, int w, int y>
static LogicalResult evaluateConvolution(OpTy op, ArrayRef<Tensor> operands,
                                         Tensor &result) {
  auto shapeOf = [&](int index) {
    return index < 0 ? result.getShape() : operands[index].getShape();
  };
  visit(result.getElementType(), [&](auto zero) {
    using T = decltype(zero);
    std::vector<Wide<T>> totals(result.size(), Wide<T>(0));
    visitTriples(
        op, shapeOf(x), shapeOf(w), shapeOf(y),
        [&](int64_t atX, int64_t atW, int64_t atY) {
          Wide<T> factors[2] = {0, 0};
          int64_t target = 0;
          for (auto [index, place] : {std::pair(x, atX), {w, atW}, {y, atY}})
            if (index < 0)
              target = place;
            else
              factors[index] =
                  Wide<T>(widen(operands[index].template get<T>(place)));
          totals[target] += factors[0] * factors[1];
        });
    for (auto [i, total] : llvm::enumerate(totals))
      result.set(i, narrow<T>(total));
  });
  return success();
}

/// An element that is larger than the best before it, or NaN, is the best.
static LogicalResult evaluateMaxPool(MaxPoolOp op, ArrayRef<Tensor> operands,
                                     MutableArrayRef<Tensor> results) {
  const Tensor &input = operands[0];
  ArrayRef<int64_t> shape = results[0].getShape(), kernel = op.getKernel();
  size_t leading = shape.size() - kernel.size();
  ArrayRef<int64_t> plane = input.getShape().drop_front(leading);
  visit(input.getElementType(), [&](auto zero) {
    using T = decltype(zero);
    for (int64_t i = 0, e = results[0].size(); i < e; ++i) {
      SmallVector<int64_t> place = delinearize(i, shape);
      int64_t best = -1, bestInPlane = -1;
      for (int64_t k = 0, ke = ShapedType::getNumElements(kernel); k < ke;
           ++k) {
        SmallVector<int64_t> offset = delinearize(k, kernel), from(place);
        bool isInside = true;
        for (size_t d = 0; d < kernel.size(); ++d) {
          int64_t &q = from[leading + d];
          q = q * op.getStride()[d] - op.getPadding()[d] +
              offset[d] * op.getDilation()[d];
          isInside &= q >= 0 && q < plane[d];
        }
        if (!isInside)
          continue;
        int64_t candidate = linearize(from, input.getShape());
        auto value = widen(input.get<T>(candidate));
        if (best < 0 || value > widen(input.get<T>(best)) || value != value) {
          best = candidate;
          bestInPlane =
              linearize(ArrayRef<int64_t>(from).drop_front(leading), plane);
        }
      }
      results[0].copy(i, input, best);
      results[1].set<int64_t>(i, bestInPlane);
    }
  });
  return success();
}

void reference::addWindowEvaluators(EvaluatorTable &table) {
  addEvaluator<ConvolutionOp, evaluateConvolution<ConvolutionOp, 0, 1, -1>>(
      table);
  addEvaluator<ConvolutionInputGradOp,
               evaluateConvolution<ConvolutionInputGradOp, -1, 1, 0>>(table);
  addEvaluator<ConvolutionWeightGradOp,
               evaluateConvolution<ConvolutionWeightGradOp, 0, -1, 1>>(table);
  addEvaluator<MaxPoolOp, evaluateMaxPool>(table);
}
