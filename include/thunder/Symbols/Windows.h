//===- Windows.h - Builds convolutions and max_pool -------------*- C++ -*-===//
//
// Primitives over windows, as PrimitiveBuilder's methods build the others. Null
// values are errors that were reported.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_SYMBOLS_WINDOWS_H
#define THUNDER_SYMBOLS_WINDOWS_H

#include "thunder/Symbols/PrimitiveBuilder.h"

namespace mlir::thunder {

/// How windows lie: one entry a spatial dimension.
struct Windows {
  SmallVector<int64_t> stride, padding, dilation;
  int64_t groups = 1; ///< of a convolution
};

Value buildConvolution(PrimitiveBuilder &b, Value x, Value weight,
                       const Windows &windows);

/// The adjoints: of the input, or weight, of this shape.
Value buildConvolutionInputGrad(PrimitiveBuilder &b, Value grad, Value weight,
                                ArrayRef<int64_t> shape,
                                const Windows &windows);
Value buildConvolutionWeightGrad(PrimitiveBuilder &b, Value x, Value grad,
                                 ArrayRef<int64_t> shape,
                                 const Windows &windows);

/// Largest of each window over the last dimensions, and its position in them;
/// `shape` is that of the results. Null both after an error.
std::pair<Value, Value> buildMaxPool(PrimitiveBuilder &b, Value x,
                                     ArrayRef<int64_t> shape,
                                     ArrayRef<int64_t> kernel,
                                     const Windows &windows);

} // namespace mlir::thunder

#endif // THUNDER_SYMBOLS_WINDOWS_H
