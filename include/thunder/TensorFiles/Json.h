//===- Json.h - Strict JSON with limits -----------------------------------===//
//
// For the headers of safetensors files and the manifests of programs. Strict:
// no duplicate key, no trailing text, valid UTF-8, integers exact in 64 bits.
// Depth, size and number of values are limited; errors name the byte.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_TENSORFILES_JSON_H
#define THUNDER_TENSORFILES_JSON_H

#include "thunder/TensorFiles/Status.h"
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace thunder {

/// A parsed value. Arrays and objects keep their elements in `children`; those
/// of an object have a `key`.
struct JsonValue {
  enum class Kind : uint8_t {
    Null,
    Bool,
    Integer,
    Number,
    String,
    Array,
    Object
  };

  Kind kind = Kind::Null;
  bool boolean = false;
  uint32_t offset = 0; ///< of its first byte in the text
  union {
    int64_t integer =
        0;         ///< Kind::Integer: written without fraction and exponent
    double number; ///< Kind::Number
  };
  std::string key;
  std::string text; ///< Kind::String, escapes resolved, UTF-8
  std::vector<JsonValue> children;

  bool is(Kind other) const { return kind == other; }
  /// The member `name` of an object, or null.
  const JsonValue *find(std::string_view name) const;
};

struct JsonLimits {
  size_t bytes = 100'000'000;
  size_t values = 4'000'000;
  int depth = 64;
};

/// Parses all of `text`; errors read "byte 17: …".
Expected<JsonValue> parseJson(std::string_view text,
                              const JsonLimits &limits = {});

/// Writes JSON piece by piece; commas, and line breaks when asked for, are its
/// business.
class JsonWriter {
public:
  /// `indent`: spaces a level; 0 writes everything on one line.
  explicit JsonWriter(int indent = 0) : indent(indent) {}

  JsonWriter &beginObject() { return open('{'); }
  JsonWriter &endObject() { return close('}'); }
  /// `flat`: the elements stay on one line.
  JsonWriter &beginArray(bool flat = true) { return open('[', flat); }
  JsonWriter &endArray() { return close(']'); }
  JsonWriter &key(std::string_view name);
  JsonWriter &string(std::string_view text);
  JsonWriter &integer(int64_t value);
  JsonWriter &boolean(bool value);
  /// JSON has no infinity and no NaN: 1e999, -1e999 and null.
  JsonWriter &number(double value);
  /// The same with the digits that a float needs.
  JsonWriter &number(float value);

  const std::string &text() const { return result; }

private:
  JsonWriter &open(char bracket, bool flat = false);
  JsonWriter &close(char bracket);
  void separate();
  void quote(std::string_view text);
  void lineBreak();

  struct Level {
    bool flat;
    bool empty;
  };
  int indent;
  bool afterKey = false;
  std::vector<Level> levels;
  std::string result;
};

} // namespace thunder
#endif // THUNDER_TENSORFILES_JSON_H
