//===- Gradients.h - The cotangents that rules read and write ---*- C++ -*-===//
#ifndef THUNDER_LIB_TRANSFORMS_AUTODIFF_GRADIENTS_H
#define THUNDER_LIB_TRANSFORMS_AUTODIFF_GRADIENTS_H

#include "thunder/Analysis/Activity.h"
#include "thunder/Symbols/SymbolBuilder.h"

namespace mlir::thunder {

/// The cotangent of each value that has one so far. Rules run in reverse
/// program order, so a value's cotangent is complete when its producer's rule
/// runs, and terms are added in an order that the program fixes.
class Gradients {
public:
  explicit Gradients(const Activity &activity) : activity(activity) {}

  /// Whether a gradient of this operand is asked for.
  bool wants(Value value) const { return activity.isActive(value); }

  /// The cotangent of `value`; null when nothing flowed into it.
  Value get(Value value) const { return cotangents.lookup(value); }

  /// The cotangent of result `index` of `op`, zeros when nothing flowed.
  Value of(PrimitiveBuilder &b, Operation *op, unsigned index = 0) {
    Value value = op->getResult(index);
    Value cotangent = get(value);
    return cotangent ? cotangent : b.fullLike(value, 0.0);
  }

  /// `to` is what `from`, which goes away, was.
  void move(Value from, Value to) {
    if (Value cotangent = cotangents.lookup(from)) {
      cotangents.erase(from);
      cotangents[to] = cotangent;
    }
  }

  /// Adds a term to the cotangent of `value`, when one is asked for. The term
  /// has the type of `value`; a null one is an error reported before.
  void add(PrimitiveBuilder &b, Value value, Value term);

private:
  const Activity &activity;
  llvm::DenseMap<Value, Value> cotangents;
};

/// The rule of a kind of primitive, and of a bound symbol.
using PrimitiveRule = void (*)(PrimitiveBuilder &, Operation *, Gradients &);
using SymbolRule = void (*)(SymbolBuilder &, Gradients &);

struct PrimitiveRuleEntry {
  StringRef name;
  PrimitiveRule rule;
};
struct SymbolRuleEntry {
  StringLiteral name;
  SymbolRule rule;
};

/// The table entry for a rule of one op class.
template <typename OpTy, void (*rule)(PrimitiveBuilder &, OpTy, Gradients &)>
PrimitiveRuleEntry primitiveRule() {
  return {OpTy::getOperationName(),
          [](PrimitiveBuilder &b, Operation *op, Gradients &gradients) {
            rule(b, cast<OpTy>(op), gradients);
          }};
}

// The tables, one a file of Rules/.
ArrayRef<PrimitiveRuleEntry> getElementwiseRules();
ArrayRef<PrimitiveRuleEntry> getIndexingRules();
ArrayRef<PrimitiveRuleEntry> getLinearRules();
ArrayRef<PrimitiveRuleEntry> getReductionRules();
ArrayRef<PrimitiveRuleEntry> getShapeRules();
ArrayRef<SymbolRuleEntry> getActivationRules();
ArrayRef<SymbolRuleEntry> getEmbeddingRules();
ArrayRef<SymbolRuleEntry> getLossRules();
ArrayRef<SymbolRuleEntry> getMutationRules();
ArrayRef<SymbolRuleEntry> getSoftmaxRules();

/// Null when there is none.
PrimitiveRule lookupPrimitiveRule(StringRef name);
SymbolRule lookupSymbolRule(StringRef name);

} // namespace mlir::thunder

#endif // THUNDER_LIB_TRANSFORMS_AUTODIFF_GRADIENTS_H
