//===- Arguments.h - What the arguments of a program are --------*- C++ -*-===//
//
// Typed access to the argument attributes of a thunder.func. The strings live
// here and nowhere else.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IR_ARGUMENTS_H
#define THUNDER_IR_ARGUMENTS_H

#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

/// Attribute names of function arguments (`thunder.func` and, for the outputs,
/// of the function itself).
namespace attribute {
inline constexpr StringLiteral kName =
    "thunder.name"; ///< StringAttr: the graph's name of the input
inline constexpr StringLiteral kRole = "thunder.role"; ///< StringAttr: see Role
inline constexpr StringLiteral kQualified =
    "thunder.qualified"; ///< ArrayAttr of StringAttr: qualified names, first is
                         ///< the primary
inline constexpr StringLiteral kRequiresGrad =
    "thunder.requires_grad"; ///< UnitAttr
inline constexpr StringLiteral kTransient =
    "thunder.transient"; ///< UnitAttr: a buffer that state files leave out
inline constexpr StringLiteral kWeight =
    "thunder.weight"; ///< I64 IntegerAttr: index into the weight table
inline constexpr StringLiteral kDefault =
    "thunder.default"; ///< F64 FloatAttr: default of a hyper-parameter
/// On thunder.func, ArrayAttr: the flattened user outputs. Each entry is an
/// I64 IntegerAttr k (result k of the function), a unit attribute (None) or a
/// StringAttr (a string output).
inline constexpr StringLiteral kOutputs = "thunder.outputs";
} // namespace attribute

/// Name of argument `index`; empty when it has none.
StringRef getArgumentName(FunctionOpInterface func, unsigned index);
/// Role of argument `index`; Role::Input when it is not given.
Role getArgumentRole(FunctionOpInterface func, unsigned index);
/// Qualified names of argument `index`; empty for inputs, but for parameters
/// and buffers that are given at each run.
SmallVector<StringRef> getQualifiedNames(FunctionOpInterface func,
                                         unsigned index);
/// What users call argument `index`: its first qualified name; its own name
/// when it has none, or is an input.
StringRef getDisplayName(FunctionOpInterface func, unsigned index);
bool requiresGrad(FunctionOpInterface func, unsigned index);
/// Index into the weight table, or -1: the argument has no initial value.
int64_t getWeightIndex(FunctionOpInterface func, unsigned index);

/// The attributes of an argument with this name and role.
DictionaryAttr makeArgumentAttributes(MLIRContext *context, StringRef name,
                                      Role role,
                                      ArrayRef<NamedAttribute> more = {});

} // namespace mlir::thunder

#endif // THUNDER_IR_ARGUMENTS_H
