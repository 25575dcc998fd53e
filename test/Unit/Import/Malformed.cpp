//===- Malformed.cpp - Programs that are wrong in one place ---------------===//
//
// Each case changes one text of a real file and names what the message must
// hold: the path in the file, and the reason.
//
//===----------------------------------------------------------------------===//
#include "ImportTest.h"
#include "ProgramVariants.h"
#include "thunder/Import/ImportProgram.h"

using namespace llvm;

namespace thunder::test {
namespace {

struct Case {
  const char *from, *to, *message;
};

constexpr char reluInput[] =
    "[{\"name\": \"self\", \"arg\": {\"as_tensor\": {\"name\": \"linear\"}}, "
    "\"kind\": 1}], \"outputs\": [{\"as_tensor\": {\"name\": \"relu\"}}]";

const Case programs[] = {
    // Schema.
    {"\"major\": 8", "\"major\": 9",
     "$.schema_version: unknown schema version 9"},
    {"\"major\": 8", "\"major\": 7", "schema version 7 is older"},
    {"{\"major\": 8, \"minor\": 20}", "2", "schema version 2 is older"},
    {"\"nodes\"", "\"knots\"",
     "$.graph_module.graph: the key \"nodes\" is missing"},
    {"\"nodes\": [", "\"nodes\": [3, ",
     "$.graph_module.graph.nodes[0]: expected an object, found an integer"},
    {"\"target\": \"torch.ops.aten.relu.default\"", "\"target\": 7",
     "$.graph_module.graph.nodes[1].target: expected a string"},
    {"\"arg\": {\"as_tensor\"", "\"arg\": {\"as_tensr\"",
     "$.graph_module.graph.nodes[0].inputs[0].arg: unknown argument tag "
     "\"as_tensr\" (node"},
    {"\"arg\": {\"as_tensor\"", "\"arg\": {\"as_none\": true, \"as_tensor\"",
     "expected an argument with one tag, found 2 keys"},
    {"\"kind\": 1", "\"kind\": 3", "inputs[0].kind: unknown argument kind 3"},
    {"\"dtype\": 7", "\"dtype\": 99",
     "$.graph_module.graph.tensor_values.p_0_weight.dtype: unknown dtype 99"},
    {"\"dtype\": 7", "\"dtype\": 0", "unknown dtype 0"},
    {"\"dtype\": 7", "\"dtype\": 7.0",
     "expected an integer, found a fractional"},
    {"\"layout\": 7", "\"layout\": 8", "layout: unknown layout 8"},
    {"{\"parameter\"", "{\"param\"",
     "$.graph_module.signature.input_specs[0]: unknown spec tag \"param\""},
    // Dimensions.
    {"[{\"as_int\": 128}, {\"as_int\": 64}]",
     "[{\"as_int\": -128}, {\"as_int\": 64}]",
     "tensor_values.p_0_weight: negative dimension -128"},
    {"[{\"as_int\": 128}, {\"as_int\": 64}]",
     "[{\"as_int\": 4294967296}, {\"as_int\": 4294967296}]",
     "overflows the limit"},
    {"[{\"as_int\": 128}, {\"as_int\": 64}]",
     "[{\"as_int\": 0}, {\"as_int\": "
     "9223372036854775807}]",
     "overflows the limit"},
    {"[{\"as_int\": 128}, {\"as_int\": 64}]",
     "[{\"as_int\": 9223372036854775808}, {\"as_int\": 64}]",
     "outside 64 bits"},
    {"[{\"as_int\": 128}, {\"as_int\": 64}]", "[{\"as_int\": 128}]",
     "sizes and strides have different lengths"},
    {"[{\"as_int\": 64}, {\"as_int\": 1}]",
     "[{\"as_int\": -64}, {\"as_int\": 1}]", "negative stride -64"},
    {"[{\"as_int\": 128}, {\"as_int\": 64}]",
     "[{\"as_expr\": {\"expr_str\": \"Foo(1)\"}}, {\"as_int\": 64}]",
     "sizes[0].as_expr.expr_str: invalid symbolic expression"},
    // Names.
    {reluInput,
     "[{\"name\": \"self\", \"arg\": {\"as_tensor\": {\"name\": \"nothing\"}}, "
     "\"kind\": 1}], \"outputs\": [{\"as_tensor\": {\"name\": \"relu\"}}]",
     "$.graph_module.graph.nodes[1].inputs[0].arg: no value is named 'nothing' "
     "(node 'relu', torch.ops.aten.relu.default"},
    {reluInput,
     "[{\"name\": \"self\", \"arg\": {\"as_tensor\": {\"name\": "
     "\"linear_1\"}}, "
     "\"kind\": 1}], \"outputs\": [{\"as_tensor\": {\"name\": \"relu\"}}]",
     "'linear_1' is used before node 'linear_1' defines it (the graph is "
     "cyclic"},
    {reluInput,
     "[{\"name\": \"self\", \"arg\": {\"as_tensor\": {\"name\": \"relu\"}}, "
     "\"kind\": 1}], \"outputs\": [{\"as_tensor\": {\"name\": \"relu\"}}]",
     "'relu' is used before node 'relu' defines it"},
    {reluInput,
     "[{\"name\": \"self\", \"arg\": {\"as_tensor\": {\"name\": \"linear\"}}, "
     "\"kind\": 1}], \"outputs\": [{\"as_tensor\": {\"name\": \"linear\"}}]",
     "nodes[1].outputs[0]: the name 'linear' is defined twice"},
    {reluInput,
     "[{\"name\": \"self\", \"arg\": {\"as_tensor\": {\"name\": \"linear\"}}, "
     "\"kind\": 1}], \"outputs\": [{\"as_tensor\": {\"name\": \"new\"}}]",
     "the value 'new' has no type"},
    {"\"outputs\": [{\"as_tensor\": {\"name\": \"linear_1\"}}], \"nodes\"",
     "\"outputs\": [{\"as_tensor\": {\"name\": \"nothing\"}}], \"nodes\"",
     "$.graph_module.graph.outputs[0]: no value is named 'nothing'"},
    {"{\"user_output\": {\"arg\": {\"as_tensor\": {\"name\": \"linear_1\"}}}}",
     "{\"user_output\": {\"arg\": {\"as_tensor\": {\"name\": \"relu\"}}}}",
     "$.graph_module.signature.output_specs[0]: the spec and graph output 0"},
    {"{\"user_output\": {\"arg\": {\"as_tensor\": {\"name\": \"linear_1\"}}}}",
     "{\"buffer_mutation\": {\"arg\": {\"name\": \"linear_1\"}, "
     "\"buffer_name\": \"b\"}}",
     "output_specs[0]: no input is named 'b'"},
    {"\"parameter_name\": \"0.bias\"", "\"parameter_name\": \"0.weight\"",
     "a second parameter '0.weight'"},
    // Arguments.
    {reluInput,
     "[{\"name\": \"self\", \"arg\": {\"as_string\": \"x\"}, \"kind\": 1}], "
     "\"outputs\": [{\"as_tensor\": {\"name\": \"relu\"}}]",
     "$.graph_module.graph.nodes[1]: wrong argument kind: 'self' of "
     "aten.relu.default is a Tensor, the file has as_string (node 'relu'"},
    {reluInput, "[], \"outputs\": [{\"as_tensor\": {\"name\": \"relu\"}}]",
     "wrong argument count: 'self' of aten.relu.default is missing"},
    {reluInput,
     "[{\"name\": \"self\", \"arg\": {\"as_tensor\": {\"name\": \"linear\"}}}, "
     "{\"name\": \"x\", \"arg\": {\"as_int\": 1}}], "
     "\"outputs\": [{\"as_tensor\": {\"name\": \"relu\"}}]",
     "wrong argument count: 2, aten.relu.default takes at most 1"},
    {reluInput,
     "[{\"name\": \"me\", \"arg\": {\"as_tensor\": {\"name\": \"linear\"}}}], "
     "\"outputs\": [{\"as_tensor\": {\"name\": \"relu\"}}]",
     "unknown argument 'me' of aten.relu.default"},
    {"\"name\": \"weight\"", "\"name\": \"input\"",
     "argument 'input' of aten.linear.default is given twice"},
    {reluInput,
     "[{\"name\": \"self\", \"arg\": {\"as_tensor\": {\"name\": \"linear\"}}, "
     "\"kind\": 1}], \"outputs\": []",
     "wrong result count: 0, aten.relu.default gives 1"},
};

TEST(Malformed, Programs) {
  for (const Case &c : programs) {
    SCOPED_TRACE(c.message);
    expectMessage(loadProgram(makeBuffer(replaceInProgram(c.from, c.to))),
                  c.message);
  }
}

TEST(Malformed, PassesOverUnknownKeys) {
  EXPECT_TRUE(expectValue(loadProgram(makeBuffer(replaceInProgram(
                              "\"major\": 8", "\"new\": [], \"major\": 8"))))
                  .program != nullptr);
}

constexpr char configName[] = "model/data/weights/model_weights_config.json";

TEST(Malformed, Weights) {
  struct ArchiveCase {
    const char *entry, *from, *to, *message;
  };
  const ArchiveCase cases[] = {
      {"model/data/weights/weight_1", "", "too short..",
       "weight '0.bias': its storage of 11 bytes is no whole number of "
       "float32"},
      {"model/data/weights/weight_1", "", "too short...",
       "weight '0.bias': its shape needs 128 elements, the file has 3"},
      {"model/data/weights/weight_1", "", "", "holds no data"},
      {configName, "\"weight_0\"", "\"../weights/weight_0\"",
       "weight '0.weight': path_name \"../weights/weight_0\""},
      {configName, "\"weight_0\"", "\"weight_9\"", "has no entry"},
      {configName, "\"0.bias\"", "\"0.other\"",
       "input_specs[1]: '0.bias' has no data in the file"},
      {configName, "\"0.bias\"", "\"0.weight\"", "the key \"0.weight\" twice"},
      {configName, "\"dtype\": 7", "\"dtype\": 4",
       "'0.weight' has data of type int32, the graph says float32"},
      {configName, "[{\"as_int\": 128}, {\"as_int\": 64}]",
       "[{\"as_int\": 64}, {\"as_int\": 64}]",
       "'0.weight' has data of another shape"},
      {configName, "\"storage_offset\": {\"as_int\": 0}",
       "\"storage_offset\": {\"as_int\": 1}",
       "weight '0.weight': its shape needs 8193 elements, the file has 8192"},
      {configName, "[{\"as_int\": 64}, {\"as_int\": 1}]",
       "[{\"as_int\": 9223372036854775807}, {\"as_int\": 1}]",
       "reach past any storage"},
      {configName, "{\"config\"", "{\"conf\"", "\"config\" is missing"},
      {"model/models/model.json", "", " ", "model.json is empty"},
      {"model/models/model.json", "", "{", "invalid JSON at line 1"},
  };
  for (const ArchiveCase &c : cases) {
    SCOPED_TRACE(c.message);
    expectMessage(
        loadProgram(makeBuffer(replaceInArchive(c.entry, c.from, c.to))),
        c.message);
  }
}

} // namespace
} // namespace thunder::test
