//===- RuleTemplates.h - Rules of --ops files at their uses -----*- C++ -*-===//
//
// A rule of an --ops file has no types: it is built anew for each form in which
// its symbol is used. What a formal argument stands for, and the results, give
// types; a formal that stands for a number becomes that number.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_IMPORT_RULETEMPLATES_H
#define THUNDER_LIB_IMPORT_RULETEMPLATES_H

#include "mlir/IR/BuiltinOps.h"
#include "thunder/IR/Thunder.h"
#include "thunder/Import/ThunderGraph.h"
#include "llvm/ADT/DenseMap.h"

namespace thunder {

class RuleTemplates {
public:
  /// Rules are added to `module`.
  explicit RuleTemplates(mlir::ModuleOp module) : module(module) {}

  /// Whether the rule's formal arguments are those of `op`.
  static bool fits(const trace::Rule &rule, mlir::thunder::BoundSymbolOp op);

  /// The thunder.rule that `rule`, of the file that `program` is of, is at
  /// `op`, which it fits.
  llvm::Expected<mlir::FlatSymbolRefAttr>
  build(const trace::Program &program, const trace::Rule &rule,
        mlir::thunder::BoundSymbolOp op);

private:
  mlir::ModuleOp module;
  /// By the rule, names and values of the arguments, and types.
  using Key = std::pair<std::pair<const trace::Rule *, mlir::Attribute>,
                        std::pair<mlir::Attribute, mlir::Type>>;
  llvm::DenseMap<Key, mlir::FlatSymbolRefAttr> known;
};

} // namespace thunder

#endif // THUNDER_LIB_IMPORT_RULETEMPLATES_H
