//===- Executors.cpp - Executors that are code ----------------------------===//
#include "thunder/Transforms/Executors.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "thunder/Transforms/Passes.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace mlir::thunder;

namespace {

/// Takes squares of vectors.
bool isVector(BoundSymbolOp op) {
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  return type && type.getRank() == 1;
}

/// By code from outside.
FailureOr<SmallVector<Value>> call(BoundSymbolOp op, OpBuilder &builder) {
  auto symbol = FlatSymbolRefAttr::get(op.getContext(), "ext.test.square");
  auto made = BoundSymbolOp::create(
      builder, op.getLoc(), op->getResultTypes(), symbol, op.getInputs(),
      op.getArgNames(), op.getArgValues(), builder.getArrayAttr({}));
  return SmallVector<Value>(made->getResults());
}

/// A derivative that no rule of thunderc gives: the cotangent's negative.
FailureOr<SmallVector<Value>> negate(BoundSymbolOp op, ValueRange cotangents,
                                     OpBuilder &builder) {
  Value g = cotangents[0];
  return SmallVector<Value>{
      NegOp::create(builder, op.getLoc(), g.getType(), g)};
}

/// None for its operand.
FailureOr<SmallVector<Value>> ignore(BoundSymbolOp op, ValueRange,
                                     OpBuilder &) {
  return SmallVector<Value>(op->getNumOperands());
}

/// Refuses with an error of its own.
FailureOr<SmallVector<Value>> refuse(BoundSymbolOp op, OpBuilder &) {
  op.emitError("not today");
  return failure();
}

/// Gives a result too many.
FailureOr<SmallVector<Value>> repeat(BoundSymbolOp op, OpBuilder &) {
  Value x = op.getInputs()[0];
  return SmallVector<Value>{x, x};
}

constexpr ExecutorEntry calls[] = {
    {"aten.square.default", isVector, call, negate},
    {"aten.neg.default", nullptr, refuse, nullptr},
    {"aten.abs.default", nullptr, repeat, nullptr}};
const Executor callExecutor{"test_calls", "squares by code from outside",
                            calls};
/// Takes everything that the other one refuses, too.
constexpr ExecutorEntry anyCalls[] = {
    {"aten.square.default", nullptr, call, ignore}};
const Executor anyExecutor{"test_any", "all squares", anyCalls};

class Executors : public testing::Test {
protected:
  static void SetUpTestSuite() {
    registerExecutor(callExecutor);
    registerExecutor(anyExecutor);
  }

  Executors() { context.loadDialect<ThunderDialect>(); }

  /// The IR after claiming for `executors`, or after autodiff with their
  /// rules, or the error.
  std::string claim(StringRef symbol, StringRef shape,
                    std::vector<std::string> executors,
                    bool differentiate = false) {
    std::string type = ("tensor<" + shape + "xf32>").str();
    std::string source = "thunder.func @forward(%x: " + type +
                         " {thunder.name = \"x\", thunder.role = \"input\"}) "
                         "-> " +
                         type + " { %0 = thunder.bsym @" + symbol.str() +
                         "(self = %x) : (" + type + ") -> " + type +
                         " thunder.return outputs(%0 : " + type + ") }";
    std::string error;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      if (error.empty())
        error = diagnostic.str();
      return success();
    });
    auto module = parseSourceString<ModuleOp>(source, &context);
    if (!module)
      return "malformed: " + error;
    PassManager passes(&context);
    if (differentiate) {
      AutodiffOptions options;
      llvm::append_range(options.executors, executors);
      passes.addPass(createAutodiff(options));
    } else {
      populateClaim(passes, executors);
    }
    if (failed(passes.run(*module)))
      return "error: " + error;
    std::string text;
    llvm::raw_string_ostream(text) << *module;
    return text;
  }

  static bool holds(const std::string &text, StringRef part) {
    return StringRef(text).contains(part);
  }

  MLIRContext context;
};

TEST_F(Executors, AreFoundByName) {
  EXPECT_EQ(findExecutor("test_calls"), &callExecutor);
  EXPECT_EQ(findExecutor("test_product"), nullptr);
  SmallVector<StringRef> names;
  for (const Executor *executor : getExecutors())
    names.push_back(executor->name);
  EXPECT_TRUE(llvm::is_sorted(names));
  EXPECT_TRUE(llvm::is_contained(names, StringRef("test_any")));
}

TEST_F(Executors, RunWhatTheyAccept) {
  // Without one a square is what the registry says.
  std::string plain = claim("aten.square.default", "4", {});
  std::string claimed = claim("aten.square.default", "4", {"test_calls"});
  EXPECT_TRUE(holds(claimed, "bsym @ext.test.square")) << claimed;
  EXPECT_FALSE(holds(plain, "bsym"));
  EXPECT_EQ(plain, claim("aten.square.default", "4", {"test_none"}));
  // A matrix is refused by the first, and taken by the second.
  EXPECT_EQ(claim("aten.square.default", "2x2", {}),
            claim("aten.square.default", "2x2", {"test_calls"}));
  EXPECT_TRUE(
      holds(claim("aten.square.default", "2x2", {"test_calls", "test_any"}),
            "bsym @ext.test.square"));
}

TEST_F(Executors, DeriveWhatTheyAccept) {
  auto differentiate = [&](StringRef shape, std::vector<std::string> names) {
    return claim("aten.square.default", shape, names, true);
  };
  std::string plain = differentiate("4", {});
  EXPECT_FALSE(holds(plain, "neg")) << plain;
  // The symbol stays whole: who runs it is decided later.
  std::string derived = differentiate("4", {"test_calls", "test_any"});
  EXPECT_TRUE(holds(derived, "bsym @aten.square.default")) << derived;
  EXPECT_TRUE(holds(derived, "neg %arg1 : tensor<4xf32>")) << derived;
  // No gradient from the first one that accepts: zeros.
  std::string ignored = differentiate("2x2", {"test_calls", "test_any"});
  EXPECT_FALSE(holds(ignored, "neg")) << ignored;
  EXPECT_TRUE(holds(ignored, "full 0.000000e+00")) << ignored;
}

TEST_F(Executors, MayFail) {
  EXPECT_EQ(claim("aten.neg.default", "4", {"test_calls"}), "error: not today");
  EXPECT_TRUE(holds(claim("aten.abs.default", "4", {"test_calls"}),
                    "its executor gives other results than the symbol"));
}

} // namespace
