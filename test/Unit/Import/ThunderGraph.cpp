//===- ThunderGraph.cpp - What the reader of thunder traces refuses -------===//
//
// Every error that the format names, with the place in the file.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/ThunderGraph.h"
#include "ImportTest.h"

using namespace thunder;
using namespace thunder::test;

namespace {

/// A file of its parts; one program with the inputs x and y.
struct Parts {
  std::string values = R"("x":{"type":"f32[4,2]"},"y":{"type":"f32[4,2]"})";
  std::string inputs =
      R"({"value":"x","role":"arg","name":"args[0]"},{"value":"y","role":"arg","name":"args[1]"})";
  std::string ops = R"({"sym":"ltorch.add","args":["x","y"],"out":"t"})";
  std::string outputs = R"("t")";
  std::string more; ///< further keys, each after a comma

  std::string text() const {
    return R"({"format":"thunder-graph","version":1,"values":{)" + values +
           "},\"inputs\":[" + inputs + "],\"ops\":[" + ops +
           "],\"outputs\":" + outputs + more + "}";
  }
};

void expectRefused(const std::string &text, llvm::StringRef message,
                   ErrorKind kind = ErrorKind::Malformed) {
  auto program = trace::readProgram(text);
  ASSERT_FALSE(bool(program)) << text;
  ImportError error = takeImportError(program.takeError());
  EXPECT_TRUE(llvm::StringRef(error.getMessage()).contains(message))
      << error.getMessage() << "\nexpected: " << message.str();
  EXPECT_EQ(error.getKind(), kind);
}

void expectAccepted(const Parts &parts) {
  auto program = trace::readProgram(parts.text());
  if (!program)
    ADD_FAILURE() << takeImportError(program.takeError()).getMessage() << "\n"
                  << parts.text();
}

/// The same op in each of the forms of one argument.
void expectValueRefused(const std::string &value, llvm::StringRef message) {
  Parts parts;
  parts.ops = R"({"sym":"ltorch.add","args":["x",)" + value + R"(],"out":"t"})";
  expectRefused(parts.text(), message);
}

} // namespace

TEST(ThunderGraph, AcceptsItsParts) {
  expectAccepted({});
  Parts parts;
  parts.more =
      R"(,"producer":"p","name":"n","writebacks":[],"rules":{},"symbols":{})";
  expectAccepted(parts);
}

TEST(ThunderGraph, Header) {
  expectRefused("[]", "$: expected an object");
  expectRefused("{", "");
  expectRefused(R"({"version":1})", "\"format\" is missing");
  expectRefused(R"({"format":"thunder-graph"})", "\"version\" is missing");
  expectRefused(R"({"format":"thunder-graph","version":1.0})",
                "$.version: expected an integer");
  Parts parts;
  parts.more = R"(,"extra":1)";
  expectRefused(parts.text(), "$: unknown key 'extra'");
}

TEST(ThunderGraph, Types) {
  for (const char *type :
       {"f32", "f32[", "f32[4,]", "f32[,4]", "f32[-1]", "f32[04]", "f33[4]",
        "f32[4]x", "f32[4][2]", "f32[4, 2]", "f32[99999999999999999999]"}) {
    Parts parts;
    parts.values += std::string(R"(,"z":{"type":")") + type + "\"}";
    expectRefused(parts.text(), "$.values.z.type: ");
  }
  Parts scalar;
  scalar.values += R"(,"z":{"type":"f8e4m3fn[]"},"n":{"type":"complex"})";
  expectAccepted(scalar);
  Parts rank;
  rank.values += R"(,"z":{"type":"f32[1)";
  for (int i = 0; i < 32; ++i)
    rank.values += ",1";
  rank.values += "]\"}";
  expectRefused(rank.text(), "more than 32 dimensions");
  Parts key;
  key.values += R"(,"z":{"type":"f32[]","grad":true})";
  expectRefused(key.text(), "$.values.z: unknown key 'grad'");
  Parts name;
  name.values += R"(,"1z":{"type":"f32[]"})";
  expectRefused(name.text(), "$.values.1z: malformed name '1z'");
}

TEST(ThunderGraph, Inputs) {
  auto with = [](const std::string &input) {
    Parts parts;
    parts.inputs =
        input + "," + parts.inputs.substr(parts.inputs.find("},") + 2);
    return parts.text();
  };
  expectRefused(with(R"({"value":"x","role":"weight","name":"a"})"),
                "$.inputs[0].role: unknown role 'weight'");
  expectRefused(with(R"({"value":"q","role":"arg","name":"a"})"),
                "$.inputs[0]: value 'q' has no type");
  expectRefused(with(R"({"value":"x","role":"arg","name":"a","offset":0})"),
                "$.inputs[0]: storage, offset and strides belong together");
  expectRefused(
      with(
          R"({"value":"x","role":"arg","name":"a","storage":"x","offset":0,"strides":[1]})"),
      "$.inputs[0]: strides rank differs from shape rank");
  expectRefused(
      with(
          R"({"value":"x","role":"arg","name":"a","storage":"x","offset":-1,"strides":[2,1]})"),
      "$.inputs[0]: a negative offset or stride");
  expectRefused(
      with(
          R"({"value":"x","role":"arg","name":"a","storage":"y","offset":0,"strides":[2,1]})"),
      "$.inputs[0]: storage 'y' is not the name of an input before");
  Parts twice;
  twice.inputs += R"(,{"value":"x","role":"arg","name":"a"})";
  expectRefused(twice.text(), "$.inputs[2]: value 'x' defined twice");
  Parts dtypes;
  dtypes.values = R"("x":{"type":"f32[2]"},"y":{"type":"i32[2]"})";
  dtypes.inputs =
      R"({"value":"x","role":"arg","name":"a","storage":"x","offset":0,"strides":[1]},)"
      R"({"value":"y","role":"arg","name":"b","storage":"x","offset":0,"strides":[1]})";
  expectRefused(dtypes.text(),
                "$.inputs[1]: storage 'x' is shared by different dtypes");
}

TEST(ThunderGraph, EncodedValues) {
  expectValueRefused("{}", "$.ops[0].args[1]: an encoded object has exactly");
  expectValueRefused(R"({"str":"a","dtype":"f32"})",
                     "$.ops[0].args[1]: an encoded object has exactly");
  expectValueRefused(R"({"regex":"a"})",
                     "$.ops[0].args[1]: unknown value key 'regex'");
  expectValueRefused("NaN", "$.ops[0].args[1]: a bare non-finite number");
  expectValueRefused("-Infinity", "$.ops[0].args[1]: a bare non-finite number");
  expectValueRefused("9223372036854775808", "an integer outside 64 bits");
  expectValueRefused(R"({"float":"Inf"})",
                     "$.ops[0].args[1].float: must be inf, -inf or nan");
  expectValueRefused(R"({"slice":[1,2]})", "$.ops[0].args[1].slice: a slice");
  expectValueRefused(R"({"complex":[1]})", "must be two numbers");
  expectValueRefused(R"({"dtype":"float32"})", "unknown dtype 'float32'");
  expectValueRefused(R"({"pytype":"str"})", "unknown Python type 'str'");
  expectValueRefused(R"({"ellipsis":false})", "must be true");
  expectValueRefused(R"({"dict":[["a"]]})",
                     "$.ops[0].args[1].dict[0]: expected");
  expectValueRefused("\"\"", "$.ops[0].args[1]: malformed name ''");
  expectValueRefused("\"" + std::string(256, 'a') + "\"",
                     "a name of more than 255 bytes");
  expectValueRefused(std::string(66, '[') + std::string(66, ']'),
                     "values are nested deeper than 64");
  Parts all;
  all.ops =
      R"({"sym":"ltorch.add","args":["x",null,true,3,3.0,1e-5,[1,2],{"list":[]},{"dict":[[{"str":"k"},1]]},)"
      R"({"namedtuple":[["f",1]]},{"slice":[null,null,-1]},{"ellipsis":true},{"float":"-inf"},{"complex":[1,2.5]},)"
      R"({"str":""},{"dtype":"bf16"},{"device":"cuda:0"},{"pytype":"bool"},{"enum":"torch.strided"},{"fn":"f"}],"out":"t"})";
  expectAccepted(all);
}

TEST(ThunderGraph, IntegersAndFloatsStayApart) {
  Parts parts;
  parts.ops = R"({"sym":"ltorch.add","args":["x",3,3.0],"out":"t"})";
  std::string text = parts.text();
  auto program = trace::readProgram(text);
  ASSERT_TRUE(bool(program));
  using Kind = trace::EncodedValue::Kind;
  EXPECT_EQ((*program)->ops[0].args[1].kind, Kind::Int);
  EXPECT_EQ((*program)->ops[0].args[2].kind, Kind::Float);
}

TEST(ThunderGraph, Ops) {
  auto with = [](const std::string &ops) {
    Parts parts;
    parts.ops = ops;
    return parts.text();
  };
  for (const char *symbol :
       {"add", "torch.add", "ltorch.", "ext.user", "ltorch..a"})
    expectRefused(with(std::string(R"({"sym":")") + symbol + R"(","out":"t"})"),
                  "$.ops[0].sym: malformed symbol name");
  expectRefused(
      with(R"({"sym":"ltorch.sin","args":["x"],"out":"t","loc":"/a/b.py:1"})"),
      "$.ops[0].loc: malformed location");
  expectRefused(with(R"({"sym":"ltorch.sin","args":["q"],"out":"t"})"),
                "$.ops[0]: use of undefined value 'q' by ltorch.sin");
  expectRefused(
      with(R"({"sym":"ltorch.add","args":["x"],"kwargs":{"b":"q"},"out":"t"})"),
      "$.ops[0]: use of undefined value 'q'");
  expectRefused(with(R"({"sym":"ltorch.sin","args":["x"],"out":"y"})"),
                "$.ops[0]: result 'y' defined twice");
  expectRefused(
      with(R"({"sym":"ltorch.sin","args":["x"],"out":{"slice":[1,2,3]}})"),
      "$.ops[0]: out is made of names");
  expectRefused(with(R"({"sym":"ltorch.checkpoint","args":["x"],"out":"t"})"),
                "$.ops[0]: a checkpoint region has a body");
  expectRefused(with(R"({"sym":"ext.user.f","args":["x"],"out":"t"})"),
                "$.ops[0]: external symbol ext.user.f is not declared");
  expectRefused(
      with(R"({"sym":"prims.get_grad","args":["x"],"out":"t"})"),
      "$.ops[0]: prims.get_grad has its place in a gradient rule only");
}

TEST(ThunderGraph, Bodies) {
  auto with = [](const std::string &body, const std::string &out = "\"t\"") {
    Parts parts;
    parts.ops = R"({"sym":"ltorch.f","args":["x"],"out":)" + out +
                ",\"body\":[" + body + "]}";
    return parts;
  };
  expectAccepted(with(R"({"sym":"ltorch.sin","args":["x"],"out":"t"})"));
  // A body sees what was defined before its op.
  expectAccepted(with(R"({"sym":"ltorch.add","args":["x","y"],"out":"t"})"));
  expectRefused(with(R"({"sym":"ltorch.sin","args":["x"],"out":"u"})").text(),
                "$.ops[0]: result 't' of ltorch.f is not produced by its body");
  // What a nested body keeps to itself is no result.
  expectRefused(
      with(
          R"({"sym":"ltorch.g","args":["x"],"out":"u","body":[{"sym":"ltorch.sin","args":["x"],"out":"t"},{"sym":"ltorch.cos","args":["x"],"out":"u"}]})")
          .text(),
      "$.ops[0]: result 't' of ltorch.f is not produced by its body");
  Parts outside = with(
      R"({"sym":"ltorch.sin","args":["x"],"out":"t"},{"sym":"ltorch.cos","args":["x"],"out":"u"})");
  outside.outputs = "\"u\"";
  expectRefused(outside.text(), "$.outputs: undefined value 'u'");
  // A region gives an input back.
  Parts region;
  region.ops =
      R"({"sym":"ltorch.checkpoint","args":["x"],"out":["x","t"],"body":[{"sym":"ltorch.sin","args":["x"],"out":"t"}]})";
  expectAccepted(region);
  // Nothing is computed.
  Parts identity;
  identity.ops =
      R"({"sym":"ltorch.contiguous","args":["x"],"out":"x","body":[]})";
  identity.outputs = "\"x\"";
  expectAccepted(identity);
}

TEST(ThunderGraph, NestingOfBodies) {
  auto nested = [](int depth) {
    std::string op = R"({"sym":"ltorch.sin","args":["x"],"out":"t"})";
    for (int i = 0; i < depth; ++i)
      op = R"({"sym":"ltorch.f","args":["x"],"out":"t","body":[)" + op + "]}";
    Parts parts;
    parts.ops = op;
    return parts;
  };
  expectAccepted(nested(64));
  expectRefused(nested(65).text(), "bodies are nested deeper than 64");
}

TEST(ThunderGraph, Symbols) {
  auto with = [](const std::string &record) {
    Parts parts;
    parts.more = R"(,"symbols":{"ext.user.f":)" + record + "}";
    return parts.text();
  };
  expectRefused(with(R"({"kind":"opaque"})"), "\"is_prim\" is missing");
  expectRefused(
      with(
          R"({"kind":"magic","is_prim":true,"has_grad_rule":false,"effects":[]})"),
      "$.symbols.ext.user.f.kind: unknown kind 'magic'");
  expectRefused(
      with(
          R"({"kind":"opaque","is_prim":true,"has_grad_rule":false,"effects":["write:x"]})"),
      "unknown effect 'write:x'");
}

TEST(ThunderGraph, Rules) {
  auto with = [](const std::string &rule,
                 const std::string &args = "\"x\",\"y\"") {
    Parts parts;
    parts.values += R"(,"r.a":{"type":"f32[4,2]"},"r.b":{"type":"f32[4,2]"})";
    parts.ops = R"({"sym":"ltorch.add","args":[)" + args +
                R"(],"out":"t","grad_rule":"r"})";
    parts.more = R"(,"rules":{"r":)" + rule + "}";
    return parts;
  };
  const std::string
      add = R"({"sym":"ltorch.add","args":["r.a","r.b"],"out":"r.c"})",
      get = R"({"sym":"prims.get_grad","args":["r.c"],"out":"r.g"})",
      put = R"({"sym":"prims.put_grad","args":["r.a","r.g"],"out":null})";
  auto rule =
      [](const std::string &body, const std::string &args = R"("r.a","r.b")",
         const std::string &out = R"("r.c")", const char *kind = "grad") {
        return R"({"kind":")" + std::string(kind) + R"(","args":[)" + args +
               R"(],"out":)" + out + ",\"body\":[" + body + "]}";
      };
  expectAccepted(with(rule(add + "," + get + "," + put)));
  expectRefused(with(rule(add, R"("r.a","r.b")", R"("r.c")", "impl")).text(),
                "$.ops[0]: rule r is of the other kind");
  expectRefused(
      with(rule(add, R"("r.a","r.b",1)")).text(),
      "$.ops[0]: the arguments of rule r are not those of ltorch.add");
  expectRefused(
      with(rule(add, R"("r.a","r.b",1)"), R"("x","y",2)").text(),
      "$.ops[0]: the arguments of rule r are not those of ltorch.add");
  expectAccepted(with(rule(add, R"("r.a","r.b",2)"), R"("x","y",2)"));
  expectRefused(with(rule(add, R"("r.a","r.b")", R"(["r.c","r.a"])")).text(),
                "$.ops[0]: rule r has 2 results, ltorch.add has 1");
  expectRefused(
      with(rule(add + "," + get + "," +
                R"({"sym":"prims.get_grad","args":["r.c"],"out":"r.h"})"))
          .text(),
      "$.rules.r.body[2]: the cotangent of 'r.c' was read before");
  expectRefused(with(rule(add + "," + get + "," +
                          R"({"sym":"prims.put_grad","args":["r.c","r.g"]})"))
                    .text(),
                "$.rules.r.body[2]: 'r.c' is no parameter of the rule");
  expectRefused(
      with(rule(add +
                R"(,{"sym":"prims.get_grad","args":["r.a"],"out":"r.g"},)" +
                put))
          .text(),
      "$.rules.r.body[2]: adds to the cotangent of 'r.a', which was read");
  expectRefused(
      with(rule(R"({"sym":"ltorch.sin","args":["x"],"out":"r.c"})")).text(),
      "$.rules.r.body[0]: use of undefined value 'x'");
  expectRefused(with(rule(add, R"("r.a","r.z")")).text(),
                "$.rules.r: parameter 'r.z' has no type");
  Parts unknown;
  unknown.ops =
      R"({"sym":"ltorch.sin","args":["x"],"out":"t","impl_rule":"q"})";
  expectRefused(unknown.text(), "$.ops[0]: unknown rule q");
}

TEST(ThunderGraph, Writebacks) {
  Parts parts;
  parts.more = R"(,"writebacks":[{"kind":"buffer","target":"c","value":"q"}])";
  expectRefused(parts.text(), "$.writebacks[0]: undefined value 'q'");
  parts.more = R"(,"writebacks":[{"kind":"slot","target":"c","value":"t"}])";
  expectRefused(parts.text(), "$.writebacks[0]: unknown kind 'slot'");
}

TEST(ThunderGraph, TellsTracesFromPrograms) {
  EXPECT_TRUE(trace::isThunderGraph("a.json", R"({"format":"x"})"));
  EXPECT_TRUE(trace::isThunderGraph("-", R"( {"format":"thunder-graph"})"));
  EXPECT_FALSE(trace::isThunderGraph("a.json", R"({"schema_version":{}})"));
  EXPECT_FALSE(trace::isThunderGraph("a.pt2", R"({"format":"thunder-graph"})"));
}
