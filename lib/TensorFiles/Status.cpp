//===- Status.cpp - Errors as values --------------------------------------===//
#include "thunder/TensorFiles/Status.h"
#include <cstdarg>
#include <cstdio>

namespace thunder {
namespace {
std::string formatted(const char *format, va_list arguments) {
  va_list again;
  va_copy(again, arguments);
  int length = std::vsnprintf(nullptr, 0, format, arguments);
  std::string text(length > 0 ? length : 0, '\0');
  if (length > 0)
    std::vsnprintf(text.data(), text.size() + 1, format, again);
  va_end(again);
  return text;
}
} // namespace

Status Status::error(ExitCode code, const char *format, ...) {
  Status status;
  va_list arguments;
  va_start(arguments, format);
  status.exitCode = code;
  status.reason = formatted(format, arguments);
  va_end(arguments);
  return status;
}

Status Status::in(std::string_view context) && {
  if (failed())
    reason.insert(0, ": ").insert(0, context.data(), context.size());
  return std::move(*this);
}

Status fileError(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  std::string text = formatted(format, arguments);
  va_end(arguments);
  return Status::error(ExitCode::File, "%s", text.c_str());
}

std::string quoted(std::string_view text) {
  constexpr size_t longest = 96;
  std::string result = "'";
  for (char c : text.substr(0, longest)) {
    auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7f) {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\x%02x", byte);
      result += escape;
    } else {
      result += c;
    }
  }
  if (text.size() > longest)
    result += "…";
  return result + "'";
}

} // namespace thunder
