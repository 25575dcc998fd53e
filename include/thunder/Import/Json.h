//===- Json.h - A strict JSON reader for hostile files --------------------===//
//
// Reads a whole JSON text into values that point into it. Differences from a
// common JSON library, each needed here: exact 64-bit integers, the bare
// NaN/Infinity tokens that old PyTorch wrote, duplicate keys and deep nesting
// as errors with a position, no exceptions, no copy of strings.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IMPORT_JSON_H
#define THUNDER_IMPORT_JSON_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <memory>

namespace thunder {

struct JsonMember;

/// One JSON value; a view that lives as long as its JsonDocument and the text.
class JsonValue {
public:
  enum class Kind : uint8_t {
    Null,
    Bool,
    Integer, ///< a number without fraction and exponent; fits int64_t
    Real,    ///< any other number, and bare NaN, Infinity, -Infinity
    String,
    Array,
    Object,
  };

  JsonValue() : integer(0) {}
  explicit JsonValue(bool value) : kind(Kind::Bool), boolean(value) {}
  explicit JsonValue(int64_t value) : kind(Kind::Integer), integer(value) {}
  explicit JsonValue(double value) : kind(Kind::Real), real(value) {}
  explicit JsonValue(llvm::StringRef text)
      : kind(Kind::String), count(text.size()), chars(text.data()) {}
  explicit JsonValue(llvm::ArrayRef<JsonValue> items)
      : kind(Kind::Array), count(items.size()), items(items.data()) {}
  explicit JsonValue(llvm::ArrayRef<JsonMember> list);

  Kind getKind() const { return kind; }
  bool isNull() const { return kind == Kind::Null; }

  /// The payload; only valid for the matching kind.
  bool getBool() const { return boolean; }
  int64_t getInteger() const { return integer; }
  double getReal() const { return real; }
  llvm::StringRef getString() const { return {chars, count}; }
  llvm::ArrayRef<JsonValue> getArray() const { return {items, count}; }
  llvm::ArrayRef<JsonMember> getObject() const;

  /// The member `key` of an object; null when this is not an object or has no
  /// such key. Linear: meant for objects with a fixed set of keys.
  const JsonValue *find(llvm::StringRef key) const;

  /// "an integer", "a string", … for messages.
  llvm::StringRef describeKind() const;

private:
  Kind kind = Kind::Null;
  size_t count = 0;
  union {
    bool boolean;
    int64_t integer;
    double real;
    const char *chars;
    const JsonValue *items;
    const JsonMember *members;
  };
};

/// One key and value of an object, in the order of the file.
struct JsonMember {
  llvm::StringRef key;
  JsonValue value;
};

inline JsonValue::JsonValue(llvm::ArrayRef<JsonMember> list)
    : kind(Kind::Object), count(list.size()), members(list.data()) {}
inline llvm::ArrayRef<JsonMember> JsonValue::getObject() const {
  return {members, count};
}

/// What a document may cost.
struct JsonLimits {
  /// Arrays and objects inside each other; the parser recurses this deep.
  unsigned depth = 512;
};

/// Owns the values of one text, but not the text itself.
class JsonDocument {
public:
  /// Parses `text`, which must outlive the document. The error gives line and
  /// column. A byte-order mark at the start is skipped.
  static llvm::Expected<std::unique_ptr<JsonDocument>>
  parse(llvm::StringRef text, const JsonLimits &limits = {});

  const JsonValue &getRoot() const { return root; }

private:
  friend class JsonParser;
  llvm::BumpPtrAllocator allocator;
  JsonValue root;
};

} // namespace thunder

#endif // THUNDER_IMPORT_JSON_H
