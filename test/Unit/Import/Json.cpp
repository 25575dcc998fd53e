//===- Json.cpp - Tests of the JSON reader --------------------------------===//
//
// Expected values follow from RFC 8259 and from what PyTorch writes beyond it.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/Json.h"
#include "ImportTest.h"
#include <cmath>

using namespace llvm;

namespace thunder::test {
namespace {

using Kind = JsonValue::Kind;

TEST(Json, ReadsEveryKind) {
  auto document =
      expectValue(JsonDocument::parse("\xEF\xBB\xBF {\"a\": [1, -2.5e3, true, "
                                      "false, null, \"x\"], \"b\": {}}"));
  const JsonValue &root = document->getRoot();
  ASSERT_EQ(root.getKind(), Kind::Object);
  const JsonValue *a = root.find("a");
  ASSERT_TRUE(a && a->getKind() == Kind::Array);
  ASSERT_EQ(a->getArray().size(), 6u);
  EXPECT_EQ(a->getArray()[0].getInteger(), 1);
  EXPECT_EQ(a->getArray()[1].getReal(), -2500.0);
  EXPECT_TRUE(a->getArray()[2].getBool());
  EXPECT_EQ(a->getArray()[3].getKind(), Kind::Bool);
  EXPECT_TRUE(a->getArray()[4].isNull());
  EXPECT_EQ(a->getArray()[5].getString(), "x");
  EXPECT_TRUE(root.find("b")->getObject().empty());
  EXPECT_EQ(root.find("c"), nullptr);
}

TEST(Json, KeepsIntegersExact) {
  auto document = expectValue(JsonDocument::parse(
      "[9223372036854775807, -9223372036854775808, 9007199254740993]"));
  ArrayRef<JsonValue> items = document->getRoot().getArray();
  EXPECT_EQ(items[0].getInteger(), INT64_MAX);
  EXPECT_EQ(items[1].getInteger(), INT64_MIN);
  EXPECT_EQ(items[2].getInteger(), 9007199254740993);
}

TEST(Json, AcceptsBareNonFiniteNumbers) {
  auto document =
      expectValue(JsonDocument::parse("[NaN, Infinity, -Infinity]"));
  ArrayRef<JsonValue> items = document->getRoot().getArray();
  EXPECT_TRUE(std::isnan(items[0].getReal()));
  EXPECT_EQ(items[1].getReal(), INFINITY);
  EXPECT_EQ(items[2].getReal(), -INFINITY);
}

TEST(Json, DecodesEscapes) {
  auto document = expectValue(JsonDocument::parse(
      R"(["\"\\\/\b\f\n\r\t", "\u00e9\u20ac\ud83d\ude00", "a\u0000b"])"));
  ArrayRef<JsonValue> items = document->getRoot().getArray();
  EXPECT_EQ(items[0].getString(), "\"\\/\b\f\n\r\t");
  EXPECT_EQ(items[1].getString(), "\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80");
  EXPECT_EQ(items[2].getString(), StringRef("a\0b", 3));
}

TEST(Json, RefusesDeepNesting) {
  std::string open(100000, '['), close(100000, ']');
  expectMessage(JsonDocument::parse(open + close), "nested deeper than 512");
  std::string objects;
  for (int i = 0; i < 100000; ++i)
    objects += "{\"a\":";
  expectMessage(JsonDocument::parse(objects), "nested deeper than 512");
  EXPECT_TRUE(static_cast<bool>(
      JsonDocument::parse(std::string(512, '[') + std::string(512, ']'))));
}

TEST(Json, RefusesWithPosition) {
  struct Case {
    const char *text, *message;
  };
  const Case cases[] = {
      {"", "line 1, column 1: the text ends"},
      {"{\"a\": 1,\n \"a\": 2}", "the key \"a\" twice"},
      {"[1,\n  2", "line 2, column 4: expected ',' or ']'"},
      {"[01]", "leading zero"},
      {"[1.]", "digits after the point"},
      {"[1e]", "digits in the exponent"},
      {"[1e400]", "outside the range of double: 1e400"},
      {"[9223372036854775808]", "outside 64 bits: 9223372036854775808"},
      {"[inf]", "expected a value"},
      {"[+1]", "expected a value"},
      {"[0x10]", "expected ',' or ']'"},
      {"[\"\\ud800\"]", "half of a surrogate pair"},
      {"[\"\\udc00\"]", "half of a surrogate pair"},
      {"[\"\\x\"]", "unknown escape"},
      {"[\"\\u12g4\"]", "hexadecimal"},
      {"[\"a\nb\"]", "control character"},
      {"[\"\xff\"]", "not UTF-8"},
      {"[\"abc", "ends inside a string"},
      {"[\"abc\\", "ends inside a string"},
      {"{1: 2}", "expected a key"},
      {"{\"a\" 2}", "expected ':'"},
      {"[1] x", "after the end"},
      {"[1,]", "expected a value"},
      {"nul", "expected a value"},
  };
  for (const Case &c : cases) {
    SCOPED_TRACE(c.text);
    expectMessage(JsonDocument::parse(c.text), c.message);
  }
}

TEST(Json, FindsDuplicatesInLargeObjects) {
  std::string text = "{";
  for (int i = 0; i < 1000; ++i)
    text += "\"k" + std::to_string(i) + "\": 0, ";
  EXPECT_TRUE(static_cast<bool>(JsonDocument::parse(text + "\"z\": 0}")));
  expectMessage(JsonDocument::parse(text + "\"k7\": 0}"),
                "the key \"k7\" twice");
}

} // namespace
} // namespace thunder::test
