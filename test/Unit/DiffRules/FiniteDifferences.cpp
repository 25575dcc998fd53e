//===- FiniteDifferences.cpp - Gradient rules against differences ---------===//
//
// For each program f and a random cotangent g, the derivative of
// L(x) = sum(g * f(x)) by the rules must equal central differences of L, all
// evaluated in f64 by the reference interpreter.
//
// Tolerance, with step h = 2^-17 (or the case's own, for linear programs):
// truncation is h^2/6 |L'''| < 1e-8 for third derivatives below 1000, rounding
// 2^-52 |L| / h < 1e-9 for |L| below 30. 2e-8, relative to max(1, |L'|), covers
// both; a wrong rule is off by far more.
//
//===----------------------------------------------------------------------===//
#include "Cases.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "thunder/IR/Arguments.h"
#include "thunder/Reference/Interpreter.h"
#include "thunder/Symbols/Symbols.h"
#include "thunder/Transforms/Autodiff.h"
#include <cmath>
#include <gtest/gtest.h>
#include <random>
#include <set>

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::reference;

namespace {

constexpr double kTolerance = 2e-8;

std::string makeProgram(const Case &test) {
  std::string text = "thunder.func @forward(";
  for (const Argument &argument : test.arguments)
    text += (text.back() == '(' ? "%" : ", %") + std::string(argument.name) +
            ": tensor<" + argument.type + "> {thunder.name = \"" +
            argument.name + "\", thunder.role = \"input\"}";
  return text + ") -> (tensor<" + test.result +
         "> {thunder.name = \"output0\"}) {\n" + test.body +
         "\nthunder.return outputs(%r : tensor<" + test.result + ">)\n}\n";
}

Tensor makeRandom(Type type, double low, double high, double step,
                  std::mt19937_64 &random) {
  Tensor tensor = Tensor::create(cast<RankedTensorType>(type));
  for (int64_t i = 0; i < tensor.size(); ++i) {
    if (tensor.getElementType().isF64()) {
      double value = std::uniform_real_distribution(low, high)(random);
      tensor.set(i, std::round(value / step) * step);
    } else {
      tensor.set(i, std::uniform_int_distribution<int64_t>(low, high)(random));
    }
  }
  return tensor;
}

/// A copy of `tensor` with `delta` added to element `i`.
Tensor shifted(const Tensor &tensor, int64_t i, double delta) {
  Tensor copy = *Tensor::fromBytes(tensor.getType(), tensor.getBytes());
  copy.set(i, copy.get<double>(i) + delta);
  return copy;
}

LogicalResult inlineSymbols(ModuleOp module) {
  SmallVector<BoundSymbolOp> symbols;
  module.walk([&](BoundSymbolOp op) { symbols.push_back(op); });
  for (BoundSymbolOp op : symbols)
    if (failed(inlineSymbol(op)))
      return failure();
  return success();
}

class DiffRules : public testing::TestWithParam<size_t> {};

TEST_P(DiffRules, MatchesCentralDifferences) {
  const Case &test = getCases()[GetParam()];
  SCOPED_TRACE(test.rule);
  MLIRContext context;
  context.loadDialect<ThunderDialect>();
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(makeProgram(test), &context);
  ASSERT_TRUE(module);
  auto forward = module->lookupSymbol<FuncOp>("forward");
  SmallVector<unsigned> selected;
  for (auto [i, type] : llvm::enumerate(forward.getArgumentTypes()))
    if (cast<RankedTensorType>(type).getElementType().isF64())
      selected.push_back(i);
  FailureOr<FuncOp> gradient = differentiateFunction(forward, selected, "grad");
  ASSERT_TRUE(succeeded(gradient));
  ASSERT_TRUE(succeeded(verify(*module)));
  ASSERT_TRUE(succeeded(inlineSymbols(*module)));

  std::mt19937_64 random(GetParam() + 1);
  SmallVector<Tensor> inputs;
  for (auto [argument, type] :
       llvm::zip(test.arguments, forward.getArgumentTypes()))
    inputs.push_back(
        makeRandom(type, argument.low, argument.high, test.step, random));
  Tensor cotangent =
      makeRandom(forward.getResultTypes()[0], -1, 1, test.step, random);
  auto evaluate = [&](unsigned changed, const Tensor &value) {
    SmallVector<Tensor> arguments = inputs;
    arguments[changed] = value;
    FailureOr<ExecutionResult> result = interpret(forward, arguments);
    EXPECT_TRUE(succeeded(result));
    long double total = 0;
    for (int64_t i = 0; succeeded(result) && i < cotangent.size(); ++i)
      total += static_cast<long double>(cotangent.get<double>(i)) *
               result->outputs[0].get<double>(i);
    return total;
  };

  SmallVector<Tensor> arguments = inputs;
  arguments.push_back(cotangent);
  FailureOr<ExecutionResult> result = interpret(*gradient, arguments);
  ASSERT_TRUE(succeeded(result));
  ASSERT_EQ(result->outputs.size(), 1 + selected.size());
  for (auto [k, argument] : llvm::enumerate(selected)) {
    const Tensor &derivative = result->outputs[1 + k],
                 &input = inputs[argument];
    ASSERT_EQ(derivative.getShape(), input.getShape());
    for (int64_t i = 0; i < input.size(); ++i) {
      double expected =
          double((evaluate(argument, shifted(input, i, test.step)) -
                  evaluate(argument, shifted(input, i, -test.step))) /
                 (2 * static_cast<long double>(test.step)));
      EXPECT_NEAR(derivative.get<double>(i), expected,
                  kTolerance * std::max(1.0, std::fabs(expected)))
          << "argument " << test.arguments[argument].name << ", element " << i;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(, DiffRules,
                         testing::Range<size_t>(0, getCases().size()),
                         [](const testing::TestParamInfo<size_t> &info) {
                           std::string name = getCases()[info.param].rule;
                           for (char &c : name)
                             if (!isalnum(c))
                               c = '_';
                           return std::to_string(info.param) + "_" + name;
                         });

TEST(DiffRulesCoverage, EveryRuleHasACase) {
  std::set<std::string> covered;
  for (const Case &test : getCases())
    covered.insert(test.rule);
  for (StringRef symbol : getSymbolsWithRules())
    EXPECT_TRUE(covered.count(symbol.str()))
        << "the rule of " << symbol.str() << " has no case in Cases.cpp";
  MLIRContext context;
  context.loadDialect<ThunderDialect>();
  for (RegisteredOperationName name : context.getRegisteredOperationsByDialect(
           ThunderDialect::getDialectNamespace()))
    if (name.hasTrait<Primitive>() && !name.hasTrait<NonDifferentiable>()) {
      EXPECT_TRUE(covered.count(name.getStringRef().str()))
          << "the rule of " << name.getStringRef().str()
          << " has no case in Cases.cpp";
    }
}

TEST(DiffRulesCoverage, EveryPrimitiveHasARuleOrIsNotDifferentiable) {
  MLIRContext context;
  context.loadDialect<ThunderDialect>();
  for (StringRef name : getPrimitivesWithoutRule(&context))
    ADD_FAILURE() << name.str();
}

} // namespace
