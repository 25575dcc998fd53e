//===- JsonWriter.cpp - Writing JSON --------------------------------------===//
#include "thunder/TensorFiles/Json.h"
#include "thunder/TensorFiles/Numbers.h"
#include <cmath>
#include <cstdio>

namespace thunder {

void JsonWriter::lineBreak() {
  if (indent == 0)
    return;
  result += '\n';
  result.append(levels.size() * indent, ' ');
}

void JsonWriter::separate() {
  if (afterKey) {
    afterKey = false;
    return;
  }
  if (levels.empty())
    return;
  Level &level = levels.back();
  if (!level.empty)
    result += ',';
  if (!level.flat)
    lineBreak();
  else if (!level.empty && indent)
    result += ' ';
  level.empty = false;
}

JsonWriter &JsonWriter::open(char bracket, bool flat) {
  separate();
  result += bracket;
  // Everything inside a line stays on that line.
  levels.push_back({flat || (!levels.empty() && levels.back().flat), true});
  return *this;
}

JsonWriter &JsonWriter::close(char bracket) {
  Level level = levels.back();
  levels.pop_back();
  if (!level.flat && !level.empty)
    lineBreak();
  result += bracket;
  return *this;
}

void JsonWriter::quote(std::string_view text) {
  result += '"';
  for (char c : text) {
    if (c == '"' || c == '\\') {
      result += '\\';
      result += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\u%04x",
                    static_cast<unsigned char>(c));
      result += escape;
    } else {
      result += c;
    }
  }
  result += '"';
}

JsonWriter &JsonWriter::key(std::string_view name) {
  separate();
  quote(name);
  result += indent ? ": " : ":";
  afterKey = true;
  return *this;
}

JsonWriter &JsonWriter::string(std::string_view text) {
  separate();
  quote(text);
  return *this;
}

JsonWriter &JsonWriter::integer(int64_t value) {
  separate();
  result += formatInteger(value);
  return *this;
}

JsonWriter &JsonWriter::boolean(bool value) {
  separate();
  result += value ? "true" : "false";
  return *this;
}

JsonWriter &JsonWriter::number(double value) {
  separate();
  result += std::isnan(value)   ? "null"
            : std::isinf(value) ? (value > 0 ? "1e999" : "-1e999")
                                : formatDouble(value);
  return *this;
}

JsonWriter &JsonWriter::number(float value) {
  if (!std::isfinite(value))
    return number(static_cast<double>(value));
  separate();
  result += formatFloat(value);
  return *this;
}

} // namespace thunder
