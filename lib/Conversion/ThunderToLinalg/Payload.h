//===- Payload.h - Elementwise primitives on scalars ------------*- C++ -*-===//
#ifndef THUNDER_LIB_CONVERSION_PAYLOAD_H
#define THUNDER_LIB_CONVERSION_PAYLOAD_H

#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

/// The element type that arith computes in: `ui8` becomes `i8`.
Type getSignlessType(Type elementType);

/// One element of the elementwise primitive `op` from its operands' elements
/// (signless types): arith and math ops at the builder's place. Null when `op`
/// is not an elementwise primitive.
Value buildElementwisePayload(Operation *op, OpBuilder &builder,
                              ValueRange operands);

/// The reductions that linalg payloads are built of.
enum class Combiner { Sum, Prod, Max, Min };

/// The value that changes nothing, as an attribute of the signless type.
TypedAttr getNeutralElement(Combiner combiner, Type elementType);

/// `accumulator` combined with `value`; `elementType` says the sign.
Value buildCombiner(Combiner combiner, OpBuilder &builder, Location loc,
                    Type elementType, Value value, Value accumulator);

/// The attribute of `value` in the signless type.
TypedAttr getSignlessAttr(TypedAttr value);

/// Word position % 4 of Philox 4x32-10 with key `seed` and counter position / 4:
/// all i64, the word below 2^32.
Value buildPhiloxWord(OpBuilder &builder, Location loc, Value seed,
                      Value position);

/// The upper 24 bits of `word` times 2^-24, as f32.
Value buildUniform(OpBuilder &builder, Location loc, Value word);

} // namespace mlir::thunder

#endif // THUNDER_LIB_CONVERSION_PAYLOAD_H
