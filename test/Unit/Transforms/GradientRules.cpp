//===- GradientRules.cpp - Every primitive has a rule or the trait --------===//
#include "mlir/IR/MLIRContext.h"
#include "thunder/Symbols/Symbols.h"
#include "thunder/Transforms/Autodiff.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::thunder;

TEST(GradientRules, EveryPrimitiveHasOneOrIsNonDifferentiable) {
  MLIRContext context;
  context.loadDialect<ThunderDialect>();
  std::string missing;
  for (StringRef name : getPrimitivesWithoutRule(&context))
    missing += name.str() + " ";
  EXPECT_EQ(missing, "");
}

TEST(GradientRules, RulesOfSymbolsNameRegisteredSymbols) {
  ASSERT_FALSE(getSymbolsWithRules().empty());
  for (StringRef name : getSymbolsWithRules())
    EXPECT_NE(lookupSymbol(name), nullptr) << name.str();
}
