//===- VectorMath.h - Elementary functions on vectors -----------*- C++ -*-===//
#ifndef THUNDER_LIB_CONVERSION_VECTORMATH_H
#define THUNDER_LIB_CONVERSION_VECTORMATH_H

#include "Emitter.h"

namespace mlir::thunder::cpu {

/// The result of the math op `op` on `operands`, scalars or vectors of f32 or
/// f64, within 2 ulp over the whole range; the same bits for scalars and for
/// every vector width. Null when the op needs no help: LLVM has an exact
/// instruction for it.
Value emitMath(Emitter &e, Operation *op, ValueRange operands);

/// f32 to bf16, nearest even, NaN stays NaN, denormals are kept.
Value roundToBFloat16(Emitter &e, Value value);

} // namespace mlir::thunder::cpu

#endif // THUNDER_LIB_CONVERSION_VECTORMATH_H
