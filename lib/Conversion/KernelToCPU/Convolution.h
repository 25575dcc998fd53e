//===- Convolution.h - Emission of convolutions -----------------*- C++ -*-===//
#ifndef THUNDER_LIB_CONVERSION_CONVOLUTION_H
#define THUNDER_LIB_CONVERSION_CONVOLUTION_H

#include "Emitters.h"
#include "thunder/Conversion/Convolution.h"

namespace mlir::thunder::cpu {

/// A kernel around one convolution, with an elementwise epilogue.
LogicalResult emitConvolution(Emission &emission);

/// The parts of emitConvolution, around the tensor `product`.
void emitConvolutionLoops(Emission &emission, Value product,
                          const ConvolutionShape &shape);
void emitWeightGrad(Emission &emission, Value product,
                    const ConvolutionShape &shape);

} // namespace mlir::thunder::cpu

#endif // THUNDER_LIB_CONVERSION_CONVOLUTION_H
