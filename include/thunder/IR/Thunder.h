//===- Thunder.h - The thunder dialect --------------------------*- C++ -*-===//
//
// Everything that code outside lib/IR needs to read and build thunder IR.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IR_THUNDER_H
#define THUNDER_IR_THUNDER_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TensorEncoding.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace mlir::thunder {

/// Marker traits; their meaning stands in dialects/thunder/ThunderBase.td.
template <typename ConcreteOp>
class NonDifferentiable
    : public OpTrait::TraitBase<ConcreteOp, NonDifferentiable> {};
template <typename ConcreteOp>
class Primitive : public OpTrait::TraitBase<ConcreteOp, Primitive> {};
template <typename ConcreteOp>
class ChecksData : public OpTrait::TraitBase<ConcreteOp, ChecksData> {};

} // namespace mlir::thunder

#include "thunder/IR/ThunderDialect.h.inc"
#include "thunder/IR/ThunderEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "thunder/IR/ThunderAttrs.h.inc"
#define GET_TYPEDEF_CLASSES
#include "thunder/IR/ThunderTypes.h.inc"

#define GET_OP_CLASSES
#include "thunder/IR/ThunderProgram.h.inc"
#define GET_OP_CLASSES
#include "thunder/IR/ThunderElementwise.h.inc"
#define GET_OP_CLASSES
#include "thunder/IR/ThunderShape.h.inc"
#define GET_OP_CLASSES
#include "thunder/IR/ThunderReduction.h.inc"
#define GET_OP_CLASSES
#include "thunder/IR/ThunderIndexing.h.inc"
#define GET_OP_CLASSES
#include "thunder/IR/ThunderLinear.h.inc"
#define GET_OP_CLASSES
#include "thunder/IR/ThunderRandom.h.inc"
#define GET_OP_CLASSES
#include "thunder/IR/ThunderAutodiff.h.inc"
#define GET_OP_CLASSES
#include "thunder/IR/ThunderReference.h.inc"
#define GET_OP_CLASSES
#include "thunder/IR/ThunderPlan.h.inc"

namespace mlir::thunder {

/// True for an op that lightning-thunder calls a prim.
bool isPrimitive(Operation *op);

/// Builds an op of a kind with shape inference, or emits an error at `loc` and
/// fails when the operands and attributes break one of its constraints. (The
/// generated builders end the process instead.) `attributes` are inherent ones.
template <typename OpTy>
FailureOr<OpTy> createInferred(OpBuilder &builder, Location loc,
                               ValueRange operands,
                               ArrayRef<NamedAttribute> attributes = {}) {
  OperationState state(loc, OpTy::getOperationName());
  state.addOperands(operands);
  state.addAttributes(attributes);
  SmallVector<Type> types;
  if (failed(OpTy::inferReturnTypes(
          builder.getContext(), loc, state.operands,
          state.attributes.getDictionary(builder.getContext()),
          state.getRawProperties(), state.regions, types)))
    return failure();
  state.addTypes(types);
  return cast<OpTy>(builder.create(state));
}

} // namespace mlir::thunder

#endif // THUNDER_IR_THUNDER_H
