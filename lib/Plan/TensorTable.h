//===- TensorTable.h - From arguments and results to program tensors ------===//
#ifndef THUNDER_LIB_PLAN_TENSORTABLE_H
#define THUNDER_LIB_PLAN_TENSORTABLE_H

#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

/// The table of a program's tensors while functions are turned into entries.
/// Arguments of two functions with one name and one role are one tensor.
class TensorTable {
public:
  /// Tensors are made where `builder` stands.
  explicit TensorTable(OpBuilder &builder) : builder(builder) {}

  /// Symbols of the tensors of a function's arguments and results.
  struct Signature {
    SmallVector<FlatSymbolRefAttr> arguments, results;
    SmallVector<TensorRole> resultRoles; ///< parallel to results
  };

  /// Adds what `func` needs. Fails for types that are no static tensors, and
  /// when two functions disagree about a tensor.
  FailureOr<Signature> add(FuncOp func);

private:
  FailureOr<FlatSymbolRefAttr> addArgument(FuncOp func, unsigned index);
  FailureOr<FlatSymbolRefAttr> add(Location loc, StringRef name,
                                   TensorRole role, Type type,
                                   ArrayRef<NamedAttribute> attributes);

  OpBuilder &builder;
  llvm::StringMap<ProgramTensorOp> bySymbol;
  llvm::StringMap<FlatSymbolRefAttr> byRoleAndName;
};

} // namespace mlir::thunder

#endif // THUNDER_LIB_PLAN_TENSORTABLE_H
