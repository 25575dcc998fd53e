//===- Mutation.cpp - Gradient rules of writes ----------------------------===//
#include "../Gradients.h"

using namespace mlir;
using namespace mlir::thunder;

/// A write outside autograd changes the value, and autograd does not know: the
/// whole cotangent belongs to what was there before.
static void setData(SymbolBuilder &b, Gradients &gradients) {
  gradients.add(b, b.tensor("old"), gradients.of(b, b.getOp()));
}

ArrayRef<SymbolRuleEntry> mlir::thunder::getMutationRules() {
  static const SymbolRuleEntry rules[] = {
      {"thunder.set_data", setData},
  };
  return rules;
}
