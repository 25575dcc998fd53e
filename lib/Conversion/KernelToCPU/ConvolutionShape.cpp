//===- ConvolutionShape.cpp - How convolutions walk their operands --------===//
#include "thunder/Conversion/Convolution.h"
#include "thunder/IR/ErrorClass.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::thunder;

bool mlir::thunder::isConvolution(Operation *op) {
  return isa<ConvolutionOp, ConvolutionInputGradOp, ConvolutionWeightGradOp>(
      op);
}

/// From the types of x, w and y.
template <typename OpTy>
static FailureOr<ConvolutionShape> analyze(OpTy op, ConvolutionShape::Kind kind,
                                           Value x, Value w, Value y) {
  auto shapeOf = [](Value value) {
    return cast<RankedTensorType>(value.getType()).getShape();
  };
  ConvolutionShape shape;
  shape.kind = kind;
  shape.spatial = shapeOf(x).size() - 2;
  if (shape.spatial > 3)
    return emitUnsupported(op.getLoc())
               << "convolutions in " << shape.spatial << " spatial dimensions",
           failure();
  shape.element = getElementTypeOrSelf(x);
  shape.batch = shapeOf(x)[0];
  shape.groups = op.getGroups();
  shape.inputs = shapeOf(w)[1];
  shape.outputs = shapeOf(y)[1] / shape.groups;
  for (unsigned i = 0, first = 3 - shape.spatial; i < shape.spatial; ++i) {
    shape.x[first + i] = shapeOf(x)[i + 2];
    shape.window[first + i] = shapeOf(w)[i + 2];
    shape.y[first + i] = shapeOf(y)[i + 2];
    shape.stride[first + i] = op.getStride()[i];
    shape.padding[first + i] = op.getPadding()[i];
    shape.dilation[first + i] = op.getDilation()[i];
  }
  return shape;
}

FailureOr<ConvolutionShape> mlir::thunder::analyzeConvolution(Operation *op) {
  using Kind = ConvolutionShape::Kind;
  return llvm::TypeSwitch<Operation *, FailureOr<ConvolutionShape>>(op)
      .Case([](ConvolutionOp conv) {
        return analyze(conv, Kind::Forward, conv.getInput(), conv.getWeight(),
                       conv.getResult());
      })
      .Case([](ConvolutionInputGradOp conv) {
        return analyze(conv, Kind::InputGrad, conv.getResult(),
                       conv.getWeight(), conv.getGrad());
      })
      .Case([](ConvolutionWeightGradOp conv) {
        return analyze(conv, Kind::WeightGrad, conv.getInput(),
                       conv.getResult(), conv.getGrad());
      })
      .Default([](Operation *) { return failure(); });
}

WindowAxis ConvolutionShape::axis(unsigned i) const {
  WindowAxis axis;
  if (kind != Kind::InputGrad) {
    axis.resultSize = y[i];
    axis.sourceSize = x[i];
    axis.sourceStep = stride[i];
    axis.low = padding[i];
    axis.span = (window[i] - 1) * dilation[i] + 1;
    auto &taps = axis.phases.emplace_back();
    for (int64_t k = 0; k < window[i]; ++k)
      taps.push_back({k, k * dilation[i]});
    return axis;
  }
  // x = y * stride - padding + k * dilation, solved for y: of the places
  // x = phase + t * stride, the taps whose y is whole, at y = t + offset.
  axis.resultSize = x[i];
  axis.sourceSize = y[i];
  axis.resultStep = stride[i];
  int64_t least = 0, most = 0;
  for (int64_t phase = 0; phase < stride[i]; ++phase) {
    auto &taps = axis.phases.emplace_back();
    for (int64_t k = 0; k < window[i]; ++k) {
      int64_t distance = phase + padding[i] - k * dilation[i];
      if (distance % stride[i])
        continue;
      int64_t offset = distance / stride[i];
      least = std::min(least, offset);
      most = std::max(most, offset);
      taps.push_back({k, offset});
    }
  }
  axis.low = -least;
  axis.span = most - least + 1;
  for (auto &taps : axis.phases)
    for (WindowAxis::Tap &tap : taps)
      tap.offset -= least;
  return axis;
}

unsigned mlir::thunder::getCutAxis(ArrayRef<WindowAxis> axes) {
  return axes[0].places() > 1 ? 0 : 1;
}

PackedPlane::PackedPlane(ArrayRef<WindowAxis> axes, unsigned cut,
                         int64_t block) {
  auto rows = [&](unsigned i) {
    int64_t places = i == cut ? block : axes[i].places();
    return (places - 1) * axes[i].sourceStep + axes[i].span;
  };
  depth = rows(0);
  height = rows(1);
  steps = axes[2].sourceStep;
  run = axes[2].places() + (axes[2].span - 1) / steps;
}
