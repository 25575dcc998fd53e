//===- Rules.h - Rules that programs bring along, at their symbols -*- C++
//-*-===//
//
// A thunder.rule fits a bound symbol when its formal arguments are the
// symbol's: parameters stand for operands of their types, or for numbers, and
// constants are equal.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_TRANSFORMS_RULES_H
#define THUNDER_TRANSFORMS_RULES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "thunder/IR/Thunder.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::thunder {

/// A rule at a symbol: what the values of its body are there.
class RuleInstance {
public:
  /// Nothing when the rule's formals or result types are not the symbol's.
  static std::optional<RuleInstance> match(RuleOp rule, BoundSymbolOp op);

  RuleOp getRule() const { return rule; }
  /// What the value of the rule's body is here; null when it stands for a
  /// number, or for nothing yet.
  Value lookup(Value inner) const { return values.lookupOrNull(inner); }
  void map(Value inner, Value outer) { values.map(inner, outer); }

  /// Clones an op of the body at the builder, with the location of the symbol.
  Operation *clone(Operation *inner, OpBuilder &builder);
  /// Clones the whole body of a rule of kind impl; gives the results.
  SmallVector<Value> inlineBody(OpBuilder &builder);

private:
  RuleInstance(RuleOp rule, Location loc) : rule(rule), loc(loc) {}
  bool bind(Attribute formal, Attribute actual, BoundSymbolOp op);

  RuleOp rule;
  Location loc;
  IRMapping values;
  DenseMap<Value, Attribute> numbers; ///< parameters that stand for numbers
};

/// The rules of a module, by the symbols that they are for.
class RuleTable {
public:
  explicit RuleTable(ModuleOp module);

  /// The rule of kind `kind` at `op`: the one that it names, else the first one
  /// for all symbols of its name that fits. Nothing when there is none. Fails,
  /// with an error, when the named one does not exist or does not fit.
  FailureOr<std::optional<RuleInstance>> find(BoundSymbolOp op, RuleKind kind);

private:
  llvm::StringMap<RuleOp> byName;
  llvm::StringMap<SmallVector<RuleOp, 1>> byTarget;
};

} // namespace mlir::thunder

#endif // THUNDER_TRANSFORMS_RULES_H
