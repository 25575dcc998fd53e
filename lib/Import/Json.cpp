//===- Json.cpp - A strict JSON reader for hostile files ------------------===//
//
// Recursive descent with a depth limit. Elements are collected on one scratch
// stack and copied into the document's arena when their bracket closes, so the
// cost is linear in the text.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/Json.h"
#include "thunder/Import/ImportError.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include <charconv>
#include <limits>

using namespace llvm;

namespace thunder {

const JsonValue *JsonValue::find(StringRef key) const {
  if (kind != Kind::Object)
    return nullptr;
  for (const JsonMember &member : getObject())
    if (member.key == key)
      return &member.value;
  return nullptr;
}

StringRef JsonValue::describeKind() const {
  switch (kind) {
  case Kind::Null:
    return "null";
  case Kind::Bool:
    return "a boolean";
  case Kind::Integer:
    return "an integer";
  case Kind::Real:
    return "a fractional number";
  case Kind::String:
    return "a string";
  case Kind::Array:
    return "an array";
  case Kind::Object:
    return "an object";
  }
  return "a value";
}

/// One run over the text. Every parse function returns false after it has
/// recorded the first problem.
class JsonParser {
public:
  JsonParser(StringRef text, const JsonLimits &limits, JsonDocument &document)
      : begin(text.begin()), end(text.end()), at(text.begin()), limits(limits),
        allocator(document.allocator) {
    if (text.starts_with("\xEF\xBB\xBF"))
      at += 3;
  }

  Error run(JsonValue &root) {
    if (parseValue(root, 0)) {
      skipSpace();
      if (at != end)
        fail("text after the end of the value");
    }
    if (problem.empty())
      return Error::success();
    size_t line = 1 + std::count(begin, problemAt, '\n');
    const char *lineStart = problemAt;
    while (lineStart != begin && lineStart[-1] != '\n')
      --lineStart;
    return malformed("invalid JSON at line " + Twine(line) + ", column " +
                     Twine(problemAt - lineStart + 1) + ": " + problem);
  }

private:
  bool fail(const Twine &message) { return failAt(at, message); }
  bool failAt(const char *position, const Twine &message) {
    if (problem.empty()) {
      problem = message.str();
      problemAt = position;
    }
    return false;
  }

  void skipSpace() {
    while (at != end &&
           (*at == ' ' || *at == '\n' || *at == '\t' || *at == '\r'))
      ++at;
  }

  bool consume(char c) {
    skipSpace();
    if (at == end || *at != c)
      return false;
    ++at;
    return true;
  }

  bool consumeWord(StringRef word) {
    if (!StringRef(at, end - at).starts_with(word))
      return false;
    at += word.size();
    return true;
  }

  bool parseValue(JsonValue &value, unsigned depth) {
    skipSpace();
    if (at == end)
      return fail("the text ends where a value is expected");
    switch (*at) {
    case '{':
      return parseObject(value, depth + 1);
    case '[':
      return parseArray(value, depth + 1);
    case '"': {
      StringRef text;
      if (!parseString(text))
        return false;
      value = JsonValue(text);
      return true;
    }
    default:
      return parseScalar(value);
    }
  }

  bool parseScalar(JsonValue &value) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (consumeWord("true"))
      value = JsonValue(true);
    else if (consumeWord("false"))
      value = JsonValue(false);
    else if (consumeWord("null"))
      value = JsonValue();
    else if (consumeWord("NaN"))
      value = JsonValue(std::numeric_limits<double>::quiet_NaN());
    else if (consumeWord("Infinity"))
      value = JsonValue(infinity);
    else if (consumeWord("-Infinity"))
      value = JsonValue(-infinity);
    else
      return parseNumber(value);
    return true;
  }

  /// The grammar of RFC 8259, checked before the conversion so that nothing
  /// that std::from_chars would also accept ("inf", "0x1") slips through.
  bool parseNumber(JsonValue &value) {
    const char *start = at, *p = at;
    auto digits = [&] {
      const char *first = p;
      while (p != end && isDigit(*p))
        ++p;
      return p != first;
    };
    if (p != end && *p == '-')
      ++p;
    const char *integral = p;
    if (!digits())
      return fail("expected a value");
    if (*integral == '0' && p - integral > 1)
      return fail("a number with a leading zero");
    bool fractional = false;
    if (p != end && *p == '.') {
      fractional = true;
      ++p;
      if (!digits())
        return fail("a number without digits after the point");
    }
    if (p != end && (*p == 'e' || *p == 'E')) {
      fractional = true;
      ++p;
      if (p != end && (*p == '+' || *p == '-'))
        ++p;
      if (!digits())
        return fail("a number without digits in the exponent");
    }
    at = p;
    if (fractional) {
      double real = 0;
      if (std::from_chars(start, p, real).ec != std::errc())
        return failAt(start, "a number outside the range of double: " +
                                 StringRef(start, p - start).take_front(40));
      value = JsonValue(real);
      return true;
    }
    int64_t integer = 0;
    if (std::from_chars(start, p, integer).ec != std::errc())
      return failAt(start, "an integer outside 64 bits: " +
                               StringRef(start, p - start).take_front(40));
    value = JsonValue(integer);
    return true;
  }

  bool parseHex(uint32_t &unit) {
    unit = 0;
    for (int i = 0; i < 4; ++i, ++at) {
      unsigned digit = at == end ? ~0u : hexDigitValue(*at);
      if (digit > 15)
        return fail("a \\u escape without four hexadecimal digits");
      unit = unit * 16 + digit;
    }
    return true;
  }

  /// Reads what follows `\u`, with the second half of a surrogate pair.
  bool parseUnicodeEscape(SmallVectorImpl<char> &out) {
    uint32_t unit, low;
    if (!parseHex(unit))
      return false;
    if (unit >= 0xD800 && unit < 0xE000) {
      if (unit >= 0xDC00 || !consumeWord("\\u"))
        return fail("half of a surrogate pair");
      if (!parseHex(low))
        return false;
      if (low < 0xDC00 || low >= 0xE000)
        return fail("half of a surrogate pair");
      unit = 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00);
    }
    char bytes[UNI_MAX_UTF8_BYTES_PER_CODE_POINT], *stop = bytes;
    if (!ConvertCodePointToUTF8(unit, stop))
      return fail("a \\u escape that is no character");
    out.append(bytes, stop);
    return true;
  }

  bool parseEscape(SmallVectorImpl<char> &out) {
    if (at == end)
      return fail("the text ends inside a string");
    char c = *at++;
    switch (c) {
    case '"':
    case '\\':
    case '/':
      out.push_back(c);
      return true;
    case 'b':
      out.push_back('\b');
      return true;
    case 'f':
      out.push_back('\f');
      return true;
    case 'n':
      out.push_back('\n');
      return true;
    case 'r':
      out.push_back('\r');
      return true;
    case 't':
      out.push_back('\t');
      return true;
    case 'u':
      return parseUnicodeEscape(out);
    default:
      return failAt(at - 1, "an unknown escape in a string");
    }
  }

  /// A string without escapes is a view of the text.
  bool parseString(StringRef &result) {
    const char *open = at++, *start = at;
    while (at != end && *at != '"' && *at != '\\' &&
           static_cast<unsigned char>(*at) >= 0x20)
      ++at;
    if (at != end && *at == '"') {
      result = StringRef(start, at++ - start);
      return checkText(result, open);
    }
    SmallString<128> text(StringRef(start, at - start));
    while (at != end && *at != '"') {
      char c = *at;
      if (static_cast<unsigned char>(c) < 0x20)
        return fail("a control character in a string");
      ++at;
      if (c != '\\')
        text.push_back(c);
      else if (!parseEscape(text))
        return false;
    }
    if (at == end)
      return failAt(open, "the text ends inside a string");
    ++at;
    result = text.str().copy(allocator);
    return checkText(result, open);
  }

  bool checkText(StringRef text, const char *open) {
    const UTF8 *first = reinterpret_cast<const UTF8 *>(text.begin());
    const UTF8 *last = reinterpret_cast<const UTF8 *>(text.end());
    if (!isLegalUTF8String(&first, last))
      return failAt(open, "a string that is not UTF-8");
    return true;
  }

  bool enter(unsigned depth) {
    if (depth > limits.depth)
      return fail("nested deeper than " + Twine(limits.depth) + " levels");
    ++at;
    return true;
  }

  bool parseArray(JsonValue &value, unsigned depth) {
    if (!enter(depth))
      return false;
    size_t base = elements.size();
    if (!consume(']')) {
      do {
        JsonValue element;
        if (!parseValue(element, depth))
          return false;
        elements.push_back(element);
      } while (consume(','));
      if (!consume(']'))
        return fail("expected ',' or ']' in an array");
    }
    value = JsonValue(
        ArrayRef<JsonValue>(elements).drop_front(base).copy(allocator));
    elements.resize(base);
    return true;
  }

  bool parseObject(JsonValue &value, unsigned depth) {
    if (!enter(depth))
      return false;
    size_t base = members.size();
    if (!consume('}')) {
      do {
        skipSpace();
        if (at == end || *at != '"')
          return fail("expected a key in an object");
        JsonMember member;
        if (!parseString(member.key))
          return false;
        if (!consume(':'))
          return fail("expected ':' after a key");
        if (!parseValue(member.value, depth))
          return false;
        members.push_back(member);
      } while (consume(','));
      if (!consume('}'))
        return fail("expected ',' or '}' in an object");
    }
    auto list = ArrayRef<JsonMember>(members).drop_front(base);
    if (!checkDuplicates(list))
      return false;
    value = JsonValue(ArrayRef<JsonMember>(list.copy(allocator)));
    members.resize(base);
    return true;
  }

  bool checkDuplicates(ArrayRef<JsonMember> list) {
    constexpr size_t few = 16;
    if (list.size() <= few) {
      for (size_t i = 1; i < list.size(); ++i)
        for (size_t j = 0; j < i; ++j)
          if (list[i].key == list[j].key)
            return failDuplicate(list[i].key);
      return true;
    }
    DenseSet<StringRef> seen;
    for (const JsonMember &member : list)
      if (!seen.insert(member.key).second)
        return failDuplicate(member.key);
    return true;
  }

  bool failDuplicate(StringRef key) {
    return fail("an object has the key \"" + key.take_front(80) + "\" twice");
  }

  const char *begin, *end, *at;
  const JsonLimits &limits;
  BumpPtrAllocator &allocator;
  std::vector<JsonValue> elements; ///< of all arrays that are still open
  std::vector<JsonMember> members; ///< of all objects that are still open
  std::string problem;
  const char *problemAt = nullptr;
};

Expected<std::unique_ptr<JsonDocument>>
JsonDocument::parse(StringRef text, const JsonLimits &limits) {
  auto document = std::make_unique<JsonDocument>();
  JsonParser parser(text, limits, *document);
  if (Error error = parser.run(document->root))
    return error;
  return document;
}

} // namespace thunder
