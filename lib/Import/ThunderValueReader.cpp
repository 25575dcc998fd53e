//===- ThunderValueReader.cpp - Encoded values and types of traces --------===//
#include "ThunderValueReader.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>

using namespace llvm;

namespace thunder::trace {

using serde::ScalarType;

namespace {

struct DtypeRow {
  StringLiteral name;
  ScalarType type;
};
constexpr DtypeRow dtypes[] = {
    {"bool", ScalarType::Bool},
    {"u8", ScalarType::Byte},
    {"i8", ScalarType::Char},
    {"i16", ScalarType::Short},
    {"i32", ScalarType::Int},
    {"i64", ScalarType::Long},
    {"bf16", ScalarType::BFloat16},
    {"f16", ScalarType::Half},
    {"f32", ScalarType::Float},
    {"f64", ScalarType::Double},
    {"c32", ScalarType::ComplexHalf},
    {"c64", ScalarType::ComplexFloat},
    {"c128", ScalarType::ComplexDouble},
    {"f8e5m2", ScalarType::Float8E5M2},
    {"f8e4m3fn", ScalarType::Float8E4M3FN},
};

bool isName(StringRef text) {
  return !text.empty() && (isAlpha(text[0]) || text[0] == '_') &&
         all_of(text,
                [](char c) { return isAlnum(c) || c == '_' || c == '.'; });
}

} // namespace

ScalarType findDtype(StringRef name) {
  for (const DtypeRow &row : dtypes)
    if (row.name == name)
      return row.type;
  return ScalarType::Unknown;
}

void ValueReader::checkName(const Cursor &at, StringRef text) {
  if (text.size() > maxNameBytes)
    fail(at, "a name of more than 255 bytes");
  else if (!isName(text))
    fail(at, "malformed name '" + text.take_front(60) + "'");
}

StringRef ValueReader::name(const Cursor &at) {
  StringRef text = string(at);
  if (!failed())
    checkName(at, text);
  return text;
}

void ValueReader::checkSymbolName(const Cursor &at, StringRef text) {
  StringRef space = text.split('.').first;
  bool isKnown =
      is_contained({"ltorch", "prims", "clang", "dist", "ext"}, space);
  if (!isName(text) || text.size() > maxNameBytes || !isKnown ||
      text.ends_with(".") || text.count('.') < (space == "ext" ? 2u : 1u) ||
      text.contains(".."))
    fail(at, "malformed symbol name '" + text.take_front(60) + "'");
}

StringRef ValueReader::symbolName(const Cursor &at) {
  StringRef text = string(at);
  if (!failed())
    checkSymbolName(at, text);
  return text;
}

ScalarType ValueReader::dtype(const Cursor &at) {
  StringRef text = string(at);
  ScalarType type = findDtype(text);
  if (type == ScalarType::Unknown)
    fail(at, "unknown dtype '" + text.take_front(60) + "'");
  return type;
}

void ValueReader::type(const Cursor &at, ValueRecord &record) {
  StringRef text = record.text = string(at);
  if (failed())
    return;
  record.isNumber = is_contained({"int", "float", "bool", "complex"}, text);
  if (record.isNumber)
    return;
  auto malformedType = [&] {
    fail(at, "malformed type '" + text.take_front(60) + "'");
  };
  auto [dtypeName, rest] = text.split('[');
  record.dtype = findDtype(dtypeName);
  if (record.dtype == ScalarType::Unknown || !rest.consume_back("]"))
    return malformedType();
  int64_t elements = 1;
  while (!rest.empty()) {
    StringRef item = rest.take_while(isDigit);
    int64_t size = 0;
    bool isLast = item.size() == rest.size();
    if (item.empty() || item.getAsInteger(10, size) ||
        (!isLast && rest[item.size()] != ',') ||
        (item.size() > 1 && item[0] == '0'))
      return malformedType();
    record.shape.push_back(size);
    rest = rest.drop_front(item.size());
    if (!isLast && (rest = rest.drop_front()).empty())
      return malformedType();
    if (MulOverflow(elements, std::max<int64_t>(size, 1), elements) ||
        elements > int64_t(1) << 48)
      return fail(at, "more than 2^48 elements");
  }
  if (record.shape.size() > maxRank)
    fail(at, "more than 32 dimensions");
}

void ValueReader::checkKeys(const Cursor &at, ArrayRef<StringLiteral> known) {
  if (at->getKind() != JsonValue::Kind::Object)
    return failKind(at, "an object");
  for (const JsonMember &member : at->getObject())
    if (!is_contained(known, member.key))
      return fail(at, "unknown key '" + member.key.take_front(60) + "'");
}

std::vector<EncodedValue> ValueReader::values(const Cursor &at,
                                              unsigned depth) {
  return list(at, [&](const Cursor &item) { return value(item, depth + 1); });
}

EncodedValue ValueReader::value(const Cursor &at, unsigned depth) {
  EncodedValue result;
  if (depth > maxDepth)
    return fail(at, "values are nested deeper than 64"), result;
  using Kind = EncodedValue::Kind;
  switch (at->getKind()) {
  case JsonValue::Kind::Null:
    break;
  case JsonValue::Kind::Bool:
    result.kind = Kind::Bool;
    result.boolean = at->getBool();
    result.integer = result.boolean;
    result.real = result.boolean;
    break;
  case JsonValue::Kind::Integer:
    result.kind = Kind::Int;
    result.integer = at->getInteger();
    result.real = static_cast<double>(result.integer);
    break;
  case JsonValue::Kind::Real:
    if (!std::isfinite(at->getReal()))
      fail(at, "a bare non-finite number; write {\"float\": \"nan\"}");
    result.kind = Kind::Float;
    result.real = at->getReal();
    break;
  case JsonValue::Kind::String:
    result.kind = Kind::Reference;
    result.text = name(at);
    break;
  case JsonValue::Kind::Array:
    result.kind = Kind::Tuple;
    result.items = values(at, depth);
    break;
  case JsonValue::Kind::Object:
    return object(at, depth);
  }
  return result;
}

/// Two-element arrays; the first is a field's name, or a key of a dictionary.
void ValueReader::pairs(const Cursor &at, EncodedValue &result,
                        unsigned depth) {
  bool isDict = result.is(EncodedValue::Kind::Dict);
  list(at, [&](const Cursor &pair) {
    if (pair->getKind() != JsonValue::Kind::Array ||
        pair->getArray().size() != 2)
      return fail(pair, "expected a pair"), 0;
    Cursor key(pair->getArray()[0], pair, size_t(0));
    if (isDict)
      result.items.push_back(value(key, depth + 1));
    else
      name(key);
    result.items.push_back(
        value(Cursor(pair->getArray()[1], pair, size_t(1)), depth + 1));
    return 0;
  });
}

EncodedValue ValueReader::object(const Cursor &at, unsigned depth) {
  using Kind = EncodedValue::Kind;
  EncodedValue result;
  if (at->getObject().size() != 1)
    return fail(at, "an encoded object has exactly one key"), result;
  StringRef key = at->getObject().front().key;
  Cursor inner(at->getObject().front().value, at, key);
  auto text = [&](Kind kind) {
    result.kind = kind;
    result.text = string(inner);
  };
  if (key == "list") {
    result.items = values(inner, depth);
    result.kind = Kind::List;
  } else if (key == "dict" || key == "namedtuple") {
    result.kind = key == "dict" ? Kind::Dict : Kind::NamedTuple;
    pairs(inner, result, depth);
  } else if (key == "slice") {
    result.items = values(inner, depth);
    result.kind = Kind::Slice;
    if (result.items.size() != 3)
      fail(inner, "a slice has a start, a stop and a step");
  } else if (key == "ellipsis") {
    if (!boolean(inner))
      fail(inner, "must be true");
    result.kind = Kind::Ellipsis;
  } else if (key == "float") {
    StringRef number = string(inner);
    result.kind = Kind::Float;
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (number == "inf" || number == "-inf")
      result.real = number == "inf" ? infinity : -infinity;
    else if (number == "nan")
      result.real = std::numeric_limits<double>::quiet_NaN();
    else
      fail(inner, "must be inf, -inf or nan");
  } else if (key == "complex") {
    std::vector<EncodedValue> parts = values(inner, depth);
    bool isPair =
        parts.size() == 2 && parts[0].isNumber() && parts[1].isNumber();
    if (!isPair)
      return fail(inner, "must be two numbers"), result;
    result.kind = Kind::Complex;
    result.real = parts[0].real;
    result.imag = parts[1].real;
  } else if (key == "str") {
    text(Kind::String);
  } else if (key == "dtype") {
    result.kind = Kind::Dtype;
    result.dtype = dtype(inner);
  } else if (key == "device") {
    text(Kind::Device);
  } else if (key == "pytype") {
    text(Kind::PyType);
    if (!is_contained({"int", "float", "bool", "complex"}, result.text))
      fail(inner, "unknown Python type '" + result.text.take_front(60) + "'");
  } else if (key == "enum") {
    text(Kind::Enum);
  } else if (key == "fn") {
    text(Kind::Function);
  } else {
    fail(at, "unknown value key '" + key.take_front(60) + "'");
  }
  return result;
}

} // namespace thunder::trace
