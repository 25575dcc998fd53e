//===- JsonReader.cpp - Strict JSON with limits ---------------------------===//
#include "thunder/TensorFiles/Json.h"
#include "thunder/TensorFiles/Numbers.h"
#include <algorithm>
#include <cmath>
#include <cstring>

namespace thunder {

const JsonValue *JsonValue::find(std::string_view name) const {
  if (kind == Kind::Object)
    for (const JsonValue &child : children)
      if (child.key == name)
        return &child;
  return nullptr;
}

namespace {
/// Recursive descent; the first error is kept and ends everything.
class Reader {
public:
  Reader(std::string_view text, const JsonLimits &limits)
      : text(text), limits(limits) {}

  Expected<JsonValue> run() {
    JsonValue root;
    skipSpace();
    if (!value(root, 0))
      return failure;
    skipSpace();
    if (at < text.size()) {
      fail("unexpected text after the value");
      return failure;
    }
    return root;
  }

private:
  using Kind = JsonValue::Kind;

  bool fail(const char *what) {
    failure = fileError("byte %zu: %s", at, what);
    return false;
  }

  char peek() const { return at < text.size() ? text[at] : '\0'; }

  void skipSpace() {
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t' ||
                                text[at] == '\n' || text[at] == '\r'))
      ++at;
  }

  bool value(JsonValue &out, int depth) {
    if (depth > limits.depth)
      return fail("nested too deeply");
    if (++values > limits.values)
      return fail("too many values");
    out.offset = static_cast<uint32_t>(at);
    switch (peek()) {
    case '{':
      return object(out, depth);
    case '[':
      return array(out, depth);
    case '"':
      out.kind = Kind::String;
      return string(out.text);
    case 't':
      return word(out, "true", Kind::Bool, true);
    case 'f':
      return word(out, "false", Kind::Bool, false);
    case 'n':
      return word(out, "null", Kind::Null, false);
    default:
      return number(out);
    }
  }

  bool word(JsonValue &out, std::string_view spelling, Kind kind,
            bool boolean) {
    if (text.substr(at, spelling.size()) != spelling)
      return fail("expected a value");
    at += spelling.size();
    out.kind = kind;
    out.boolean = boolean;
    return true;
  }

  bool array(JsonValue &out, int depth) {
    out.kind = Kind::Array;
    ++at;
    skipSpace();
    if (peek() == ']')
      return ++at, true;
    while (true) {
      skipSpace();
      if (!value(out.children.emplace_back(), depth + 1))
        return false;
      skipSpace();
      if (peek() == ']')
        return ++at, true;
      if (peek() != ',')
        return fail("expected ',' or ']'");
      ++at;
    }
  }

  bool object(JsonValue &out, int depth) {
    out.kind = Kind::Object;
    ++at;
    skipSpace();
    if (peek() == '}')
      return ++at, true;
    while (true) {
      skipSpace();
      if (peek() != '"')
        return fail("expected a key in quotes");
      std::string key;
      if (!string(key))
        return false;
      skipSpace();
      if (peek() != ':')
        return fail("expected ':'");
      ++at;
      skipSpace();
      JsonValue &child = out.children.emplace_back();
      child.key = std::move(key);
      if (!value(child, depth + 1))
        return false;
      skipSpace();
      if (peek() == '}')
        return ++at, uniqueKeys(out);
      if (peek() != ',')
        return fail("expected ',' or '}'");
      ++at;
    }
  }

  bool uniqueKeys(const JsonValue &object) {
    std::vector<std::string_view> keys;
    keys.reserve(object.children.size());
    for (const JsonValue &child : object.children)
      keys.push_back(child.key);
    std::sort(keys.begin(), keys.end());
    auto twice = std::adjacent_find(keys.begin(), keys.end());
    if (twice == keys.end())
      return true;
    failure = fileError("byte %u: duplicate key %s", object.offset,
                        quoted(*twice).c_str());
    return false;
  }

  bool number(JsonValue &out) {
    size_t begin = at;
    auto digits = [&] {
      size_t first = at;
      while (peek() >= '0' && peek() <= '9')
        ++at;
      return at > first;
    };
    if (peek() == '-')
      ++at;
    size_t whole = at;
    if (!digits())
      return at = begin, fail("expected a value");
    if (text[whole] == '0' && at > whole + 1)
      return at = begin, fail("a number must not begin with 0");
    bool integral = true;
    if (peek() == '.') {
      ++at;
      integral = false;
      if (!digits())
        return fail("expected a digit");
    }
    if (peek() == 'e' || peek() == 'E') {
      ++at;
      integral = false;
      if (peek() == '+' || peek() == '-')
        ++at;
      if (!digits())
        return fail("expected a digit");
    }
    std::string_view spelling = text.substr(begin, at - begin);
    if (integral && spelling != "-0") {
      std::optional<int64_t> exact = parseInteger(spelling);
      if (!exact)
        return at = begin, fail("the integer does not fit 64 bits");
      out.kind = Kind::Integer;
      out.integer = *exact;
      return true;
    }
    std::optional<double> parsed = parseDouble(spelling);
    if (!parsed || !std::isfinite(*parsed))
      return at = begin, fail("the number is too large");
    out.kind = Kind::Number;
    out.number = *parsed;
    return true;
  }

  bool string(std::string &out) {
    ++at;
    while (true) {
      if (at >= text.size())
        return fail("unterminated string");
      auto c = static_cast<unsigned char>(text[at]);
      if (c == '"')
        return ++at, true;
      if (c < 0x20)
        return fail("control character in a string");
      if (c == '\\') {
        if (!escape(out))
          return false;
      } else if (c < 0x80) {
        out += text[at++];
      } else if (!multibyte(out)) {
        return false;
      }
    }
  }

  bool escape(std::string &out) {
    static constexpr char letters[] = "\"\\/bfnrt",
                          meanings[] = "\"\\/\b\f\n\r\t";
    char c = at + 1 < text.size() ? text[at + 1] : '\0';
    if (c == 'u')
      return unicodeEscape(out);
    const char *letter = c ? std::strchr(letters, c) : nullptr;
    if (!letter)
      return fail("unknown escape");
    out += meanings[letter - letters];
    at += 2;
    return true;
  }

  /// The four hexadecimal digits of an escape at `position`, or -1.
  int hex4(size_t position) const {
    if (text.substr(position, 2) != "\\u" || position + 6 > text.size())
      return -1;
    int value = 0;
    for (char c : text.substr(position + 2, 4)) {
      int digit = c >= '0' && c <= '9'   ? c - '0'
                  : c >= 'a' && c <= 'f' ? c - 'a' + 10
                  : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                         : -1;
      if (digit < 0)
        return -1;
      value = value * 16 + digit;
    }
    return value;
  }

  bool unicodeEscape(std::string &out) {
    int code = hex4(at);
    if (code < 0)
      return fail("malformed \\u escape");
    size_t length = 6;
    if (code >= 0xD800 && code < 0xE000) {
      int low = code < 0xDC00 ? hex4(at + 6) : -1;
      if (low < 0xDC00 || low >= 0xE000)
        return fail("unpaired surrogate");
      code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
      length = 12;
    }
    at += length;
    appendUtf8(out, code);
    return true;
  }

  static void appendUtf8(std::string &out, int code) {
    if (code < 0x80) {
      out += static_cast<char>(code);
    } else if (code < 0x800) {
      out += static_cast<char>(0xC0 | code >> 6);
      out += static_cast<char>(0x80 | (code & 63));
    } else if (code < 0x10000) {
      out += static_cast<char>(0xE0 | code >> 12);
      out += static_cast<char>(0x80 | (code >> 6 & 63));
      out += static_cast<char>(0x80 | (code & 63));
    } else {
      out += static_cast<char>(0xF0 | code >> 18);
      out += static_cast<char>(0x80 | (code >> 12 & 63));
      out += static_cast<char>(0x80 | (code >> 6 & 63));
      out += static_cast<char>(0x80 | (code & 63));
    }
  }

  bool multibyte(std::string &out) {
    auto lead = static_cast<unsigned char>(text[at]);
    size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || at + length > text.size())
      return fail("invalid UTF-8");
    uint32_t code = lead & (0x7F >> length);
    for (size_t i = 1; i < length; ++i) {
      auto next = static_cast<unsigned char>(text[at + i]);
      if ((next & 0xC0) != 0x80)
        return fail("invalid UTF-8");
      code = code << 6 | (next & 63);
    }
    bool overlong =
        (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    if (overlong || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000))
      return fail("invalid UTF-8");
    out.append(text, at, length);
    at += length;
    return true;
  }

  std::string_view text;
  const JsonLimits &limits;
  size_t at = 0;
  size_t values = 0;
  Status failure;
};
} // namespace

Expected<JsonValue> parseJson(std::string_view text, const JsonLimits &limits) {
  if (text.size() > limits.bytes || text.size() > UINT32_MAX)
    return fileError("%zu bytes of JSON are more than the limit of %zu",
                     text.size(), limits.bytes);
  return Reader(text, limits).run();
}

} // namespace thunder
