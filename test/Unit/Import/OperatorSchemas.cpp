//===- OperatorSchemas.cpp - Tests of the operator table ------------------===//
//
// Expected signatures are those of PyTorch's documentation.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/OperatorSchemas.h"
#include "ImportTest.h"
#include "thunder/Import/Coverage.h"
#include "thunder/Import/Metadata.h"

using namespace llvm;

namespace thunder::test {
namespace {

using Base = SchemaType::Base;

TEST(OperatorSchemas, EverySignatureParses) {
  OperatorSchemas schemas;
  ASSERT_GT(OperatorSchemas::size(), 3000u);
  for (size_t i = 0; i < OperatorSchemas::size(); ++i) {
    StringRef symbol = OperatorSchemas::getSymbol(i);
    if (i > 0) {
      EXPECT_LT(OperatorSchemas::getSymbol(i - 1), symbol);
    }
    const OperatorSchema *schema = schemas.find(symbol);
    ASSERT_TRUE(schema) << symbol.str();
    bool keyword = false;
    for (const SchemaArgument &argument : schema->arguments) {
      EXPECT_FALSE(argument.name.empty()) << symbol.str();
      EXPECT_FALSE(argument.name.contains(' ')) << symbol.str();
      EXPECT_NE(static_cast<int>(argument.type.base),
                static_cast<int>(Base::Other))
          << symbol.str() << " " << argument.name.str();
      EXPECT_TRUE(!keyword || argument.keywordOnly) << symbol.str();
      keyword = argument.keywordOnly;
    }
  }
}

TEST(OperatorSchemas, ReadsTypesAndDefaults) {
  OperatorSchemas schemas;
  const OperatorSchema *pool = schemas.find("aten.max_pool2d.default");
  ASSERT_TRUE(pool);
  ASSERT_EQ(pool->arguments.size(), 6u);
  EXPECT_EQ(pool->arguments[1].type.listSize, 2u);
  EXPECT_FALSE(pool->arguments[1].defaultValue);
  EXPECT_TRUE(
      pool->arguments[2].defaultValue->get<std::vector<int64_t>>()->empty());
  EXPECT_EQ(*pool->arguments[3].defaultValue->get<std::vector<int64_t>>(),
            (std::vector<int64_t>{0, 0}));
  EXPECT_EQ(*pool->arguments[5].defaultValue->get<bool>(), false);
  EXPECT_EQ(pool->returns.size(), 1u);

  const OperatorSchema *add = schemas.find("aten.add_.Tensor");
  ASSERT_TRUE(add);
  EXPECT_TRUE(add->writes());
  EXPECT_TRUE(add->arguments[0].type.writes);
  EXPECT_FALSE(add->arguments[1].type.writes);
  EXPECT_TRUE(add->arguments[2].keywordOnly);
  EXPECT_EQ(*add->arguments[2].defaultValue->get<int64_t>(), 1);

  const OperatorSchema *index = schemas.find("aten.index.Tensor");
  ASSERT_TRUE(index);
  EXPECT_TRUE(index->arguments[1].type.list);
  EXPECT_TRUE(index->arguments[1].type.elementOptional);
  EXPECT_FALSE(index->arguments[1].type.optional);

  const OperatorSchema *split = schemas.find("aten.split.Tensor");
  ASSERT_TRUE(split);
  EXPECT_FALSE(split->writes());
  EXPECT_TRUE(split->returns[0].list);

  // Enumerations have the file's numbers: int64 is 5, not c10's 4.
  const OperatorSchema *randint = schemas.find("aten.randint.default");
  ASSERT_TRUE(randint);
  EXPECT_EQ(*randint->arguments[2].defaultValue->get<serde::ScalarType>(),
            serde::ScalarType::Long);
  const OperatorSchema *gelu = schemas.find("aten.gelu.default");
  ASSERT_TRUE(gelu);
  EXPECT_EQ(*gelu->arguments[1].defaultValue->get<StringRef>(), "none");
  const OperatorSchema *norm = schemas.find("aten.layer_norm.default");
  ASSERT_TRUE(norm);
  EXPECT_EQ(*norm->arguments[4].defaultValue->get<double>(), 1e-5);
  EXPECT_EQ(schemas.find("aten.nothing.default"), nullptr);
  EXPECT_EQ(schemas.find(""), nullptr);
}

TEST(OperatorSchemas, NamesSymbols) {
  EXPECT_EQ(getImportedSymbol("torch.ops.aten.add.Tensor"), "aten.add.Tensor");
  EXPECT_EQ(getImportedSymbol("torch.ops.trap.scaled_sin.default"),
            "ext.trap.scaled_sin");
  EXPECT_EQ(getImportedSymbol("torch.ops.trap.op.out"), "ext.trap.op.out");
  EXPECT_EQ(getImportedSymbol("torch.ops.higher_order.cond"),
            "higher_order.cond");
  EXPECT_EQ(getImportedSymbol("_operator.add"), "_operator.add");
}

TEST(Metadata, FindsTheUsersFrame) {
  auto frame = findUserFrame(
      "  File \"model.py\", line 12, in forward\n    y = self.net(x)\n"
      "  File \"/usr/lib/python3/site-packages/torch/nn/modules/linear.py\", "
      "line 134, in forward\n    return F.linear(input)\n");
  ASSERT_TRUE(frame.has_value());
  EXPECT_EQ(frame->render(), "model.py:12");
  EXPECT_EQ(frame->function, "forward");
  EXPECT_EQ(frame->code, "y = self.net(x)");
  EXPECT_FALSE(findUserFrame("no trace").has_value());
  EXPECT_FALSE(findUserFrame("").has_value());
  EXPECT_FALSE(findUserFrame("File \"x\", line y").has_value());
}

TEST(Metadata, FindsModulesAndCheckpoints) {
  EXPECT_EQ(findModulePath("L__self__,,m.Net;L__self__conv1,conv1,m.Conv2d"),
            "conv1");
  EXPECT_EQ(findModulePath("L__self__,,m.Net"), "");
  EXPECT_EQ(findModulePath("a,layers[slice(0, 2)].x,m.C"),
            "layers[slice(0, 2)].x");
  EXPECT_EQ(findCheckpoint("{\"_torchdynamo_disable\": true, "
                           "\"checkpoint\": \"r0\"}"),
            "r0");
  EXPECT_EQ(findCheckpoint("{\"checkpoint\": 3}"), "");
  EXPECT_EQ(findCheckpoint("checkpoint, not JSON"), "");
}

} // namespace
} // namespace thunder::test
