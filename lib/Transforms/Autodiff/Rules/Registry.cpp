//===- Registry.cpp - Names to gradient rules -----------------------------===//
#include "CompositeRules.h"
#include "thunder/Transforms/Autodiff.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::thunder;

namespace {
struct RuleRegistry {
  RuleRegistry() {
    for (auto family : {getElementwiseRules, getIndexingRules, getLinearRules,
                        getReductionRules, getShapeRules, getWindowRules})
      for (const PrimitiveRuleEntry &entry : family())
        primitives[entry.name] = entry.rule;
    for (auto family :
         {getActivationRules, getAttentionRules, getBatchNormRules,
          getCombinedRules, getEmbeddingRules, getIndexedUpdateRules,
          getLinearSystemsRules, getLossRules, getMutationRules,
          getNormalizationRules, getOrderingRules, getSoftmaxRules,
          getSpecialFunctionsRules})
      for (const SymbolRuleEntry &entry : family())
        symbols[entry.name] = entry.rule;
  }
  llvm::StringMap<PrimitiveRule> primitives;
  llvm::StringMap<SymbolRule> symbols;
};
} // namespace

static const RuleRegistry &getRegistry() {
  static const RuleRegistry registry;
  return registry;
}

PrimitiveRule mlir::thunder::lookupPrimitiveRule(StringRef name) {
  return getRegistry().primitives.lookup(name);
}

SymbolRule mlir::thunder::lookupSymbolRule(StringRef name) {
  return getRegistry().symbols.lookup(name);
}

SmallVector<StringRef> mlir::thunder::getSymbolsWithRules() {
  SmallVector<StringRef> names(getRegistry().symbols.keys());
  llvm::sort(names);
  return names;
}

SmallVector<StringRef>
mlir::thunder::getPrimitivesWithoutRule(MLIRContext *context) {
  SmallVector<StringRef> names;
  for (RegisteredOperationName name : context->getRegisteredOperationsByDialect(
           ThunderDialect::getDialectNamespace()))
    if (name.hasTrait<Primitive>() && !name.hasTrait<NonDifferentiable>() &&
        !lookupPrimitiveRule(name.getStringRef()))
      names.push_back(name.getStringRef());
  return names;
}
