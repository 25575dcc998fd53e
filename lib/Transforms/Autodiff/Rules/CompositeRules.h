//===- CompositeRules.h - Tables of rules of composites ---------*- C++ -*-===//
#ifndef THUNDER_LIB_TRANSFORMS_AUTODIFF_RULES_COMPOSITERULES_H
#define THUNDER_LIB_TRANSFORMS_AUTODIFF_RULES_COMPOSITERULES_H

#include "../Gradients.h"

namespace mlir::thunder {

ArrayRef<SymbolRuleEntry> getAttentionRules();
ArrayRef<SymbolRuleEntry> getBatchNormRules();
ArrayRef<SymbolRuleEntry> getCombinedRules();
ArrayRef<SymbolRuleEntry> getIndexedUpdateRules();
ArrayRef<SymbolRuleEntry> getLinearSystemsRules();
ArrayRef<SymbolRuleEntry> getNormalizationRules();
ArrayRef<SymbolRuleEntry> getOrderingRules();
ArrayRef<SymbolRuleEntry> getSpecialFunctionsRules();
ArrayRef<PrimitiveRuleEntry> getWindowRules();

} // namespace mlir::thunder

#endif // THUNDER_LIB_TRANSFORMS_AUTODIFF_RULES_COMPOSITERULES_H
