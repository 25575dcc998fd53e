//===- Convolution.h - Schedule of convolutions -----------------*- C++ -*-===//
#ifndef THUNDER_LIB_CODEGEN_CONVOLUTION_H
#define THUNDER_LIB_CODEGEN_CONVOLUTION_H

#include "Schedule.h"
#include "thunder/Conversion/Convolution.h"

namespace mlir::thunder {

/// Of a kernel of class loops around one convolution.
LogicalResult scheduleConvolution(const Problem &problem, Schedule &schedule);

} // namespace mlir::thunder

#endif // THUNDER_LIB_CODEGEN_CONVOLUTION_H
