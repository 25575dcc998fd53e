//===- Interpreter.cpp - What a caller of the interpreter relies on -------===//
#include "thunder/Reference/Interpreter.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "thunder/IR/ErrorClass.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::reference;

namespace {

class InterpreterTest : public testing::Test {
protected:
  InterpreterTest()
      : handler(&context, [this](Diagnostic &diagnostic) {
          message = diagnostic.str();
          errorClass = getErrorClass(diagnostic).str();
        }) {
    context.loadDialect<ThunderDialect>();
  }

  /// The function @f of `text`; the module lives as long as the test.
  FuncOp parse(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    return module ? module->lookupSymbol<FuncOp>("f") : FuncOp();
  }

  Tensor makeFloats(ArrayRef<float> values) {
    Tensor tensor = Tensor::create(RankedTensorType::get(
        {int64_t(values.size())}, Float32Type::get(&context)));
    for (auto [i, value] : llvm::enumerate(values))
      tensor.set<float>(i, value);
    return tensor;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::string message, errorClass;
  ScopedDiagnosticHandler handler;
};

TEST_F(InterpreterTest, GivesOutputsAndWrites) {
  FuncOp func = parse(R"(
    thunder.func private @f(%x: tensor<2xf32>, %w: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
      %0 = thunder.add %x, %w : tensor<2xf32>
      thunder.return outputs(%0, %w : tensor<2xf32>, tensor<2xf32>) writes(%0 -> %w : tensor<2xf32>)
    })");
  Tensor x = makeFloats({1, 2}), w = makeFloats({10, 20});
  auto result = interpret(func, {x, w});
  ASSERT_TRUE(succeeded(result));
  ASSERT_EQ(result->outputs.size(), 2u);
  ASSERT_EQ(result->writes.size(), 1u);
  EXPECT_EQ(result->writes[0].argument, 1u);
  for (int64_t i : {0, 1}) {
    EXPECT_EQ(result->outputs[0].get<float>(i), 11 * (i + 1));
    // The output is the value on entry: the write happens at the end.
    EXPECT_EQ(result->outputs[1].get<float>(i), 10 * (i + 1));
    EXPECT_EQ(result->writes[0].value.get<float>(i), 11 * (i + 1));
    EXPECT_EQ(w.get<float>(i), 10 * (i + 1)) << "an argument was changed";
  }
}

TEST_F(InterpreterTest, RefusesWrongArguments) {
  FuncOp func = parse("thunder.func private @f(%x: tensor<2xf32>) { "
                      "thunder.return }");
  EXPECT_TRUE(failed(interpret(func, {})));
  EXPECT_EQ(message, "takes 1 arguments, is given 0");
  EXPECT_TRUE(failed(interpret(func, {makeFloats({1, 2, 3})})));
  EXPECT_EQ(message,
            "argument 0 is a 'tensor<2xf32>', is given a 'tensor<3xf32>'");
}

TEST_F(InterpreterTest, DataErrorsNameThePosition) {
  FuncOp func = parse(R"(
    thunder.func private @f(%x: tensor<2xf32>) {
      %i = thunder.full 7 : i64 : tensor<2xi64>
      %0 = thunder.check_index %i in [0, 5) "index out of range" : tensor<2xi64>
      thunder.return
    })");
  EXPECT_TRUE(failed(interpret(func, {makeFloats({1, 2})})));
  EXPECT_EQ(message, "index out of range: 7 at [0] is not in [0, 5)");
}

TEST_F(InterpreterTest, UnknownOpsAreUnsupported) {
  FuncOp func = parse(R"(
    thunder.func private @f(%x: tensor<2xf32>) {
      %0 = thunder.bsym @ext.a.b(x = %x) : (tensor<2xf32>) -> tensor<2xf32>
      thunder.return
    })");
  EXPECT_TRUE(failed(interpret(func, {makeFloats({1, 2})})));
  EXPECT_EQ(errorClass, unsupportedClass);
}

TEST_F(InterpreterTest, DynamicResultsAreUnsupported) {
  FuncOp func = parse(R"(
    thunder.func private @f(%x: tensor<2xf32>) {
      %0 = thunder.reshape %x : tensor<2xf32> -> tensor<?xf32>
      thunder.return
    })");
  EXPECT_TRUE(failed(interpret(func, {makeFloats({1, 2})})));
  EXPECT_EQ(errorClass, unsupportedClass);
}

TEST_F(InterpreterTest, LimitsBytesAndSteps) {
  FuncOp func = parse(R"(
    thunder.func private @f() {
      %0 = thunder.full 1.0 : f32 : tensor<1000000x1000000xf32>
      thunder.return
    })");
  EXPECT_TRUE(failed(interpret(func, {})));
  EXPECT_EQ(errorClass, limitClass);

  func = parse(R"(
    thunder.func private @f() {
      %0 = thunder.full 1.0 : f32 : tensor<100x100xf32>
      %1 = thunder.matmul %0, %0 : tensor<100x100xf32>, tensor<100x100xf32> -> tensor<100x100xf32>
      thunder.return
    })");
  InterpreterOptions options;
  options.maxSteps = 999999;
  EXPECT_TRUE(failed(interpret(func, {}, options)));
  EXPECT_EQ(errorClass, limitClass);
  options.maxSteps = 2000000;
  EXPECT_TRUE(succeeded(interpret(func, {}, options)));
}

TEST_F(InterpreterTest, ValuesDieAtTheirLastUse) {
  // Ten values of 4 MB, two of them alive at a time.
  std::string text = "thunder.func private @f(%x: tensor<1000000xf32>) -> "
                     "tensor<1000000xf32> {\n";
  for (int i = 0; i < 10; ++i)
    text += "%" + std::to_string(i) + " = thunder.neg " +
            (i ? "%" + std::to_string(i - 1) : std::string("%x")) +
            " : tensor<1000000xf32>\n";
  FuncOp func =
      parse(text + "thunder.return outputs(%9 : tensor<1000000xf32>)\n}");
  InterpreterOptions options;
  options.maxBytes = 9000000;
  std::vector<float> values(1000000, 1.5f);
  auto result = interpret(func, {makeFloats(values)}, options);
  ASSERT_TRUE(succeeded(result)) << message;
  EXPECT_EQ(result->outputs[0].get<float>(999999), 1.5f);
}

TEST_F(InterpreterTest, EveryPrimitiveHasAnEvaluation) {
  unsigned primitives = 0;
  for (RegisteredOperationName name : context.getRegisteredOperationsByDialect(
           ThunderDialect::getDialectNamespace()))
    if (name.hasTrait<Primitive>()) {
      ++primitives;
      EXPECT_TRUE(hasEvaluation(name.getStringRef()))
          << name.getStringRef().str();
    }
  EXPECT_GE(primitives, 55u);
}

TEST_F(InterpreterTest, HalfPrecisionRoundsToNearestEven) {
  // 1 + 2^-8 lies between 1 and 1 + 2^-7 in bf16; 1 + 3 * 2^-8 rounds up.
  EXPECT_EQ(toFloat(toBFloat16(1 + 0x1p-8f)), 1);
  EXPECT_EQ(toFloat(toBFloat16(1 + 3 * 0x1p-8f)), 1 + 0x1p-6f);
  EXPECT_EQ(toFloat(toFloat16(65520)), INFINITY);
  EXPECT_EQ(toFloat(toFloat16(65519)), 65504);
  EXPECT_EQ(toFloat16(0x1p-24f).bits, 1); // the smallest subnormal
}

} // namespace
