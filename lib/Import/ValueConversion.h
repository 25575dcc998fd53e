//===- ValueConversion.h - Serialized types and arguments as MLIR ---------===//
//
// Types and constants that need no graph around them.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_IMPORT_VALUECONVERSION_H
#define THUNDER_LIB_IMPORT_VALUECONVERSION_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "thunder/Import/OperatorSchemas.h"

namespace thunder {

/// The element type of a dtype: signless integers, ui8, i1 for bool.
mlir::Type getElementType(mlir::Builder &builder, serde::ScalarType type);

/// tensor<2x3xf32>, with #thunder.dims where a size is symbolic.
mlir::RankedTensorType getTensorType(mlir::Builder &builder,
                                     const serde::TensorMeta &meta);

/// Makes the attribute that stands for the value `name`; called in the order
/// of the operands.
using ReferenceFn = llvm::function_ref<mlir::Attribute(llvm::StringRef name)>;

/// An argument as an attribute of thunder.bsym: numbers i64 and f64, bool,
/// strings, lists, unit for None, `reference` for values. `type` (or null)
/// settles what the file leaves open: the kind of an empty list, one number for
/// int[2], an integer for a float. Null for what has no such form (a graph, an
/// object, a dictionary).
mlir::Attribute convertArgument(mlir::Builder &builder,
                                const serde::Argument &argument,
                                const SchemaType *type, ReferenceFn reference);

} // namespace thunder

#endif // THUNDER_LIB_IMPORT_VALUECONVERSION_H
