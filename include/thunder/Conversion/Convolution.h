//===- Convolution.h - How convolutions walk their operands -----*- C++ -*-===//
//
// What the schedules and the emitters of convolutions share. A convolution and
// its adjoint in the input are the same computation: at each place of the
// result, a sum over channels and taps of the window of weights times elements
// of a source, which is x or y. With a stride, the adjoint is several of them
// that interleave, its phases.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_CONVERSION_CONVOLUTION_H
#define THUNDER_CONVERSION_CONVOLUTION_H

#include "thunder/IR/Thunder.h"
#include <array>

namespace mlir::thunder {

/// One spatial dimension of that computation.
struct WindowAxis {
  /// An element of the window, and where it looks in the padded source.
  struct Tap {
    int64_t window, offset;
  };

  int64_t resultSize = 1, sourceSize = 1;
  int64_t resultStep = 1; ///< distance of the places of one phase in the result
  int64_t sourceStep = 1; ///< how far the next place looks in the source
  int64_t low = 0;        ///< zeros in front of the source
  int64_t span = 1;       ///< the largest offset of a tap, and 1
  SmallVector<SmallVector<Tap, 4>, 1> phases;

  /// Places of a phase; phase 0 has most.
  int64_t places(int64_t phase = 0) const {
    return (resultSize - phase + resultStep - 1) / resultStep;
  }
};

/// The sizes of a convolution, with three spatial dimensions: missing ones have
/// size 1 and stand in front.
struct ConvolutionShape {
  enum class Kind { Forward, InputGrad, WeightGrad };
  using Sizes = std::array<int64_t, 3>;

  Kind kind = Kind::Forward;
  int64_t batch = 0, groups = 1;
  int64_t inputs = 0, outputs = 0; ///< channels of x and of y in a group
  Sizes x = {1, 1, 1}, window = {1, 1, 1}, y = {1, 1, 1};
  Sizes stride = {1, 1, 1}, padding = {0, 0, 0}, dilation = {1, 1, 1};
  unsigned spatial = 0; ///< dimensions that the op has
  Type element;

  int64_t windowSize() const { return window[0] * window[1] * window[2]; }
  int64_t xSize() const { return x[0] * x[1] * x[2]; }
  int64_t ySize() const { return y[0] * y[1] * y[2]; }
  double multiplications() const {
    return double(batch) * double(groups) * double(inputs) * double(outputs) *
           double(windowSize()) * double(ySize());
  }

  /// The source is y for an InputGrad, else x.
  WindowAxis axis(unsigned i) const;
};

/// True for convolution, convolution_input_grad and convolution_weight_grad.
bool isConvolution(Operation *op);

/// Fails with an error for more than three spatial dimensions.
FailureOr<ConvolutionShape> analyzeConvolution(Operation *op);

/// A channel of the source as the emitters keep it: rows padded with zeros,
/// each as `steps` runs of every steps-th element, so that the elements that
/// neighbouring places see are neighbours.
struct PackedPlane {
  /// For all of the axes, but only `block` places of axis `cut`.
  PackedPlane(ArrayRef<WindowAxis> axes, unsigned cut, int64_t block);

  int64_t depth, height; ///< rows of axis 0 and 1
  int64_t steps, run;    ///< runs of a row and their length

  int64_t row() const { return steps * run; }
  int64_t size() const { return depth * height * row(); }
  /// Where the element `offset` of the padded row lies, seen from the place.
  int64_t inRow(int64_t offset) const {
    return offset % steps * run + offset / steps;
  }
};

/// The axis whose places are cut into blocks: the outermost with several, of
/// the first two.
unsigned getCutAxis(ArrayRef<WindowAxis> axes);

} // namespace mlir::thunder

#endif // THUNDER_CONVERSION_CONVOLUTION_H
