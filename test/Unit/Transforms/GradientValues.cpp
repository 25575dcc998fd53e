//===- GradientValues.cpp - Gradients against PyTorch's -------------------===//
//
// Every function of Gradients/ is one call of a symbol, with operands
// (test.value), the cotangents of its results (test.seed) and PyTorch's
// gradients (test.gradient). Each file is a test.
//
//===----------------------------------------------------------------------===//
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "thunder/Reference/Compare.h"
#include "thunder/Reference/Interpreter.h"
#include "thunder/Symbols/Symbols.h"
#include "thunder/Transforms/Autodiff.h"
#include "gtest/gtest.h"
#include <filesystem>

using namespace mlir;
using namespace mlir::thunder;
using reference::Tensor;

namespace {

/// f32: a few ulp of intermediate values; f64 the same; half types: one ulp of
/// the result, which PyTorch rounds once, too.
reference::Tolerance getTolerance(Type element) {
  if (element.isF64())
    return {1e-12, 1e-12};
  if (element.isF32())
    return {1.3e-6, 1e-6};
  return element.isBF16() ? reference::Tolerance{0x1p-7, 1e-5}
                          : reference::Tolerance{0x1p-10, 1e-5};
}

FailureOr<Tensor> read(Attribute attribute) {
  auto dense = dyn_cast_if_present<DenseElementsAttr>(attribute);
  if (!dense)
    return failure();
  return Tensor::fromAttribute(dense);
}

/// Differentiates `func`, runs the result, and compares the gradients.
void check(FuncOp func) {
  SCOPED_TRACE(func.getSymName().str());
  SmallVector<unsigned> selected;
  SmallVector<Tensor> arguments, expected;
  for (unsigned i = 0; i < func.getNumArguments(); ++i) {
    FailureOr<Tensor> value = read(func.getArgAttr(i, "test.value"));
    ASSERT_TRUE(succeeded(value));
    arguments.push_back(*value);
    if (FailureOr<Tensor> gradient = read(func.getArgAttr(i, "test.gradient"));
        succeeded(gradient)) {
      selected.push_back(i);
      expected.push_back(*gradient);
    }
  }
  // Results that are not floating have no cotangent.
  unsigned numResults = func.getNumResults(), numArguments = arguments.size();
  for (unsigned i = 0; i < numResults; ++i)
    if (FailureOr<Tensor> seed = read(func.getResultAttr(i, "test.seed"));
        succeeded(seed))
      arguments.push_back(*seed);
  ASSERT_GT(arguments.size(), numArguments);

  FailureOr<FuncOp> gradient = differentiateFunction(func, selected, "grad");
  ASSERT_TRUE(succeeded(gradient));
  SmallVector<BoundSymbolOp> symbols(
      gradient->getEntryBlock().getOps<BoundSymbolOp>());
  for (BoundSymbolOp symbol : symbols)
    ASSERT_TRUE(succeeded(inlineSymbol(symbol)));
  FailureOr<reference::ExecutionResult> result =
      reference::interpret(*gradient, arguments);
  ASSERT_TRUE(succeeded(result));
  ASSERT_EQ(result->outputs.size(), expected.size() + numResults);
  for (auto [index, tensor] : llvm::enumerate(expected)) {
    const Tensor &actual = result->outputs[index + numResults];
    reference::Comparison comparison = reference::compare(
        actual, tensor, getTolerance(tensor.getElementType()));
    EXPECT_EQ(comparison.mismatches, 0)
        << "gradient " << index << ": " << comparison.describe(actual, tensor);
  }
  gradient->erase();
}

class GradientValues : public testing::TestWithParam<std::string> {};

TEST_P(GradientValues, MatchPyTorch) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<ThunderDialect>();
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(
      std::string(THUNDER_GRADIENT_VALUES "/") + GetParam() + ".mlir",
      &context);
  ASSERT_TRUE(module);
  SmallVector<FuncOp> functions(module->getOps<FuncOp>());
  ASSERT_FALSE(functions.empty());
  for (FuncOp func : functions)
    check(func);
}

INSTANTIATE_TEST_SUITE_P(
    Families, GradientValues,
    testing::Values("arithmetic", "comparison", "contractions", "distances",
                    "elementwise", "float_parts", "identity", "indexed",
                    "indexing", "linear", "linear_systems", "loss", "patches",
                    "piecewise", "recurrent", "reduction", "resampling",
                    "scans", "selection", "shape", "shapes", "softmax",
                    "special_functions"),
    [](const auto &info) { return info.param; });

} // namespace
