//===- PrimitiveLoops.h - Primitives without a linalg form ------*- C++ -*-===//
#ifndef THUNDER_CONVERSION_PRIMITIVELOOPS_H
#define THUNDER_CONVERSION_PRIMITIVELOOPS_H

#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

/// How the work of a primitive without a linalg form is cut.
struct PrimitiveLoopShape {
  int64_t units = 1; ///< independent pieces
  int64_t grain = 1; ///< pieces that are too little work to be cut
};

/// The shape of a primitive that is alone in a kernel of class loops; nothing
/// for primitives that have a linalg form.
std::optional<PrimitiveLoopShape> analyzePrimitiveLoops(Operation *op);

/// On such a primitive in linalg form, when its ui8 has become i8.
inline constexpr StringLiteral unsignedAttribute = "thunder.unsigned";

} // namespace mlir::thunder

#endif // THUNDER_CONVERSION_PRIMITIVELOOPS_H
