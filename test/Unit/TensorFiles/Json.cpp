//===- Json.cpp - Strict JSON ---------------------------------------------===//
#include "thunder/TensorFiles/Json.h"
#include <cmath>
#include <gtest/gtest.h>

using namespace thunder;
using Kind = JsonValue::Kind;

TEST(Json, Values) {
  Expected<JsonValue> root = parseJson(
      R"( {"a": [1, -2.5e1, true, null], "b": "x\n\u00e9\ud83d\ude00", "c": {}, "big": -9223372036854775808} )");
  ASSERT_FALSE(root.failed()) << root.status().text();
  const std::vector<JsonValue> &a = root->find("a")->children;
  ASSERT_EQ(a.size(), 4u);
  EXPECT_TRUE(a[0].is(Kind::Integer) && a[0].integer == 1);
  EXPECT_TRUE(a[1].is(Kind::Number) && a[1].number == -25);
  EXPECT_TRUE(a[2].is(Kind::Bool) && a[2].boolean);
  EXPECT_TRUE(a[3].is(Kind::Null));
  EXPECT_EQ(root->find("b")->text, "x\n\xC3\xA9\xF0\x9F\x98\x80");
  EXPECT_TRUE(root->find("c")->is(Kind::Object));
  EXPECT_EQ(root->find("big")->integer, INT64_MIN);
  EXPECT_EQ(root->find("a")->offset, 7u);
  EXPECT_FALSE(root->find("d"));
  EXPECT_TRUE(std::signbit(parseJson("-0")->number));
}

TEST(Json, Errors) {
  struct Case {
    std::string text, message;
  };
  const Case cases[] = {
      {"", "byte 0: expected a value"},
      {"{} x", "byte 3: unexpected text after the value"},
      {"[1,]", "byte 3: expected a value"},
      {"[1 2]", "byte 3: expected ',' or ']'"},
      {"{\"a\":1,}", "byte 7: expected a key in quotes"},
      {"{\"a\" 1}", "byte 5: expected ':'"},
      {"{\"a\":1,\"b\":2,\"a\":3}", "byte 0: duplicate key 'a'"},
      {"01", "byte 0: a number must not begin with 0"},
      {"1.", "byte 2: expected a digit"},
      {"1e", "byte 2: expected a digit"},
      {"-", "byte 0: expected a value"},
      {"+1", "byte 0: expected a value"},
      {"9223372036854775808", "byte 0: the integer does not fit 64 bits"},
      {"1e999", "byte 0: the number is too large"},
      {"NaN", "byte 0: expected a value"},
      {"nul", "byte 0: expected a value"},
      {"\"abc", "byte 4: unterminated string"},
      {"\"\\x\"", "byte 1: unknown escape"},
      {"\"\\", "byte 1: unknown escape"},
      {"\"\\u12g4\"", "byte 1: malformed \\u escape"},
      {"\"\\ud800\"", "byte 1: unpaired surrogate"},
      {"\"\\ud800\\u0041\"", "byte 1: unpaired surrogate"},
      {"\"\\udc00\"", "byte 1: unpaired surrogate"},
      {"\"\n\"", "byte 1: control character in a string"},
      {"\"\xC0\x80\"", "byte 1: invalid UTF-8"},
      {"\"\xE0\x80\x80\"", "byte 1: invalid UTF-8"},
      {"\"\xED\xA0\x80\"", "byte 1: invalid UTF-8"},
      {"\"\xF5\x80\x80\x80\"", "byte 1: invalid UTF-8"},
      {"\"\xE2\x82", "byte 1: invalid UTF-8"},
      {std::string(100'000, '['), "byte 65: nested too deeply"},
      {std::string("\"\0\"", 3), "byte 1: control character in a string"},
  };
  for (const Case &c : cases) {
    Expected<JsonValue> root = parseJson(c.text);
    ASSERT_TRUE(root.failed()) << c.text;
    EXPECT_EQ(root.status().text(), c.message) << c.text;
  }
  EXPECT_TRUE(parseJson("[1,2,3]", {.values = 3}).failed());
  EXPECT_FALSE(parseJson("[1,2]", {.values = 3}).failed());
  EXPECT_TRUE(parseJson("[1,2]", {.bytes = 4}).failed());
}

TEST(Json, Writer) {
  JsonWriter json;
  json.beginObject()
      .key("a\"\n")
      .integer(-1)
      .key("b")
      .beginArray()
      .number(0.5)
      .number(0.1f)
      .string("é")
      .boolean(true);
  json.number(double(NAN))
      .number(-INFINITY)
      .endArray()
      .key("c")
      .beginObject()
      .endObject()
      .endObject();
  EXPECT_EQ(json.text(),
            R"({"a\"\u000a":-1,"b":[0.5,0.1,"é",true,null,-1e999],"c":{}})");

  JsonWriter pretty(1);
  pretty.beginObject()
      .key("a")
      .beginArray(false)
      .beginArray()
      .integer(1)
      .integer(2)
      .endArray()
      .endArray()
      .endObject();
  EXPECT_EQ(pretty.text(), "{\n \"a\": [\n  [1, 2]\n ]\n}");
  EXPECT_FALSE(parseJson(pretty.text()).failed());
}
