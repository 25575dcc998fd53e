//===- ImportProgram.cpp - Tests of the built module ----------------------===//
//
// The digits classifier, and variants of its JSON in which one text is
// replaced by another.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/ImportProgram.h"
#include "ImportTest.h"
#include "ProgramVariants.h"
#include "thunder/IR/Arguments.h"
#include "thunder/IR/Thunder.h"

using namespace llvm;

namespace thunder::test {
namespace {

struct ImportProgram : testing::Test {
  ImportProgram() { context.loadDialect<mlir::thunder::ThunderDialect>(); }

  mlir::thunder::FuncOp findForward(ImportedProgram &program) {
    return program.module->lookupSymbol<mlir::thunder::FuncOp>("forward");
  }

  std::string printed(ImportedProgram &program) {
    std::string text;
    raw_string_ostream os(text);
    program.module->print(os);
    return text;
  }

  mlir::MLIRContext context;
};

TEST_F(ImportProgram, BuildsTheDigitsClassifier) {
  auto program = importProgram(context, inputPath("digits_mlp.pt2"));
  ASSERT_TRUE(static_cast<bool>(program))
      << takeImportError(program.takeError()).getMessage();
  mlir::thunder::FuncOp func = findForward(*program);
  ASSERT_TRUE(func);
  ASSERT_EQ(func.getNumArguments(), 5u);
  EXPECT_EQ(getArgumentName(func, 0), "p_0_weight");
  EXPECT_EQ(getArgumentRole(func, 0), mlir::thunder::Role::Parameter);
  EXPECT_EQ(getDisplayName(func, 3), "2.bias");
  EXPECT_TRUE(requiresGrad(func, 0));
  EXPECT_FALSE(requiresGrad(func, 4));
  EXPECT_EQ(getArgumentName(func, 4), "input");
  EXPECT_EQ(getArgumentRole(func, 4), mlir::thunder::Role::Input);
  EXPECT_EQ(getWeightIndex(func, 4), -1);
  int64_t index = getWeightIndex(func, 2);
  ASSERT_GE(index, 0);
  EXPECT_EQ(program->weights->getWeights()[index].name, "2.weight");
  EXPECT_EQ(program->weights->getContiguous(index).size(), 10u * 128u * 4u);

  SmallVector<mlir::thunder::BoundSymbolOp> ops(
      func.getEntryBlock().getOps<mlir::thunder::BoundSymbolOp>());
  ASSERT_EQ(ops.size(), 3u);
  EXPECT_EQ(ops[0].getSymbol(), "aten.linear.default");
  EXPECT_EQ(ops[0].getTensorArgument("input"), func.getArgument(4));
  EXPECT_EQ(ops[0].getTensorArgument("bias"), func.getArgument(1));
  EXPECT_EQ(ops[1].getSymbol(), "aten.relu.default");
  auto name = dyn_cast<mlir::NameLoc>(ops[2].getLoc());
  ASSERT_TRUE(name);
  EXPECT_EQ(name.getName(), "linear_1");
  auto source = dyn_cast<mlir::FileLineColLoc>(name.getChildLoc());
  ASSERT_TRUE(source);
  EXPECT_EQ(source.getLine(), 134u);
  EXPECT_EQ(func.getReturn().getOutputs().front(), ops[2].getResult(0));
  auto outputs =
      func->getAttrOfType<mlir::ArrayAttr>(mlir::thunder::attribute::kOutputs);
  ASSERT_TRUE(outputs);
  ASSERT_EQ(outputs.size(), 1u);
  EXPECT_EQ(cast<mlir::IntegerAttr>(outputs[0]).getInt(), 0);
}

TEST_F(ImportProgram, FillsDefaults) {
  auto program = importProgram(context, inputPath("digits_mlp.core.pt2"));
  ASSERT_TRUE(static_cast<bool>(program));
  // addmm(bias, input, permute(weight)): beta and alpha are not in the file.
  std::string text = printed(*program);
  EXPECT_NE(text.find("@aten.addmm.default(self = %arg1, mat1 = %arg4, "
                      "mat2 = %0, beta = 1 : i64, alpha = 1 : i64)"),
            std::string::npos)
      << text;
}

TEST_F(ImportProgram, MergesTiedWeights) {
  auto program = importProgram(context, inputPath("tied_weights.pt2"));
  ASSERT_TRUE(static_cast<bool>(program));
  mlir::thunder::FuncOp func = findForward(*program);
  EXPECT_EQ(getQualifiedNames(func, 0),
            (SmallVector<StringRef>{"e.weight", "h.weight"}));
}

TEST_F(ImportProgram, RecordsWrites) {
  auto program = importProgram(context, inputPath("buffer_write.core.pt2"));
  ASSERT_TRUE(static_cast<bool>(program))
      << takeImportError(program.takeError()).getMessage();
  mlir::thunder::FuncOp func = findForward(*program);
  mlir::thunder::ReturnOp end = func.getReturn();
  ASSERT_EQ(end.getTargets().size(), 1u);
  auto target = cast<mlir::BlockArgument>(end.getTargets().front());
  EXPECT_EQ(getArgumentRole(func, target.getArgNumber()),
            mlir::thunder::Role::Buffer);
}

TEST_F(ImportProgram, ListsEverythingUnsupportedAtOnce) {
  ImportOptions options;
  options.isSupported = [](StringRef) { return false; };
  auto program = importProgram(context, inputPath("digits_mlp.pt2"), options);
  ASSERT_FALSE(static_cast<bool>(program));
  ImportError error = takeImportError(program.takeError());
  EXPECT_EQ(static_cast<int>(error.getKind()),
            static_cast<int>(ErrorKind::Unsupported));
  EXPECT_NE(error.getMessage().find(
                "2 unsupported operators: aten.linear.default (not supported, "
                "2 times, site-packages/torch/nn/modules/linear.py:134), "
                "aten.relu.default (not supported, "),
            std::string::npos)
      << error.getMessage();
  EXPECT_EQ(error.getNotes().size(), 2u);
}

TEST_F(ImportProgram, RefersToStoragesThatAreWritten) {
  auto program = importProgram(context, inputPath("buffer_write.pt2"));
  ASSERT_TRUE(static_cast<bool>(program));
  mlir::thunder::FuncOp func = findForward(*program);
  EXPECT_TRUE(mlir::isa<mlir::thunder::RefType>(func.getArgument(0).getType()));
  EXPECT_FALSE(
      mlir::isa<mlir::thunder::RefType>(func.getArgument(1).getType()));
}

/// Imports the digits classifier's JSON after replacing `from` by `to`.
Expected<ImportedProgram> importVariant(mlir::MLIRContext &context,
                                        StringRef from, StringRef to) {
  return importProgram(context, makeBuffer(replaceInProgram(from, to)));
}

TEST_F(ImportProgram, ReadsBareJson) {
  auto program = importVariant(context, "", "");
  ASSERT_TRUE(static_cast<bool>(program));
  EXPECT_TRUE(program->weights->getWeights().empty());
  EXPECT_EQ(getWeightIndex(findForward(*program), 0), -1);
}

TEST_F(ImportProgram, RepresentsOutputsThatAreNoTensors) {
  struct Case {
    const char *argument, *entry;
  };
  const Case cases[] = {{"{\"as_none\": true}", "thunder.outputs = [unit]"},
                        {"{\"as_string\": \"text\"}", "[\"text\"]"},
                        {"{\"as_int\": 2}", "full 2 : i64"},
                        {"{\"as_float\": 0.5}", "full 5.000000e-01 : f64"},
                        {"{\"as_bool\": true}", "full true"}};
  for (const Case &c : cases) {
    SCOPED_TRACE(c.argument);
    std::string text = replaceInProgram(
        "\"outputs\": [{\"as_tensor\": {\"name\": \"linear_1\"}}], \"nodes\"",
        ("\"outputs\": [" + Twine(c.argument) + "], \"nodes\"").str());
    text = replaceIn(
        text,
        "{\"user_output\": {\"arg\": {\"as_tensor\": "
        "{\"name\": \"linear_1\"}}}}",
        ("{\"user_output\": {\"arg\": " + Twine(c.argument) + "}}").str());
    auto program = importProgram(context, makeBuffer(text));
    ASSERT_TRUE(static_cast<bool>(program))
        << takeImportError(program.takeError()).getMessage();
    EXPECT_NE(printed(*program).find(c.entry), std::string::npos)
        << printed(*program);
  }
}

} // namespace
} // namespace thunder::test
