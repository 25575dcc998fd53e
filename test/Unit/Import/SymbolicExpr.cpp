//===- SymbolicExpr.cpp - Tests of the srepr reader -----------------------===//
//
// Inputs are what sympy prints for the expressions on the right.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/SymbolicExpr.h"
#include "ImportTest.h"

using namespace llvm;

namespace thunder::test {
namespace {

TEST(SymbolicExpr, RendersAsPeopleWrite) {
  struct Case {
    const char *text, *rendered;
  };
  const Case cases[] = {
      {"Symbol('s0', integer=True)", "s0"},
      {"Integer(-3)", "-3"},
      {"Add(Mul(Integer(4), Symbol('s15', positive=True, integer=True)), "
       "Integer(4))",
       "4*s15 + 4"},
      {"Mul(Add(Symbol('s0'), Integer(1)), Symbol('s1'))", "(s0 + 1)*s1"},
      {"FloorDiv(Add(Symbol('s0'), Integer(1)), Integer(2))", "(s0 + 1)//2"},
      {"Max(Integer(1), Symbol('u0'))", "Max(1, u0)"},
      {"Equality(Min(Symbol('s0'), Integer(3)), Integer(16))",
       "Min(s0, 3) == 16"},
      {"ModularIndexing(Symbol('s0'), Integer(1), Integer(2))",
       "ModularIndexing(s0, 1, 2)"},
      {"Mul(Rational(1, 2), Symbol('s0'))", "(1/2)*s0"},
      {"true", "true"},
  };
  for (const Case &c : cases) {
    SCOPED_TRACE(c.text);
    EXPECT_EQ(expectValue(SymbolicExpr::parse(c.text)).render(), c.rendered);
  }
}

TEST(SymbolicExpr, ReadsAssumptions) {
  auto expr = expectValue(
      SymbolicExpr::parse("Symbol('s0', integer=True, positive=True)"));
  EXPECT_TRUE(expr.isSymbol());
  EXPECT_TRUE(expr.positive);
  EXPECT_FALSE(expectValue(SymbolicExpr::parse("Symbol('u0')")).positive);
}

TEST(SymbolicExpr, Refuses) {
  struct Case {
    std::string text;
    const char *message;
  };
  std::string deep;
  for (int i = 0; i < 100000; ++i)
    deep += "Add(";
  const Case cases[] = {
      {"", "expected a function"},
      {"s0", "expected a function"},
      {"System('rm')", "unknown function 'System'"},
      {"Symbol('s0", "a quote that is not closed"},
      {"Symbol('s 0')", "no identifier"},
      {"Symbol(s0)", "expected a quoted name"},
      {"Integer(99999999999999999999)", "at most 64 bits"},
      {"Rational(1, 0)", "denominator"},
      {"FloorDiv(Integer(1))", "FloorDiv with 1 operands"},
      {"Add(Integer(1), Integer(2)", "expected ')'"},
      {"Integer(1) x", "text after the expression"},
      {"Float('x')", "expected a number in quotes"},
      {deep, "nested deeper than"},
  };
  for (const Case &c : cases) {
    SCOPED_TRACE(c.message);
    expectMessage(SymbolicExpr::parse(c.text), c.message);
  }
}

} // namespace
} // namespace thunder::test
