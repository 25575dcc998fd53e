//===- Numbers.h - Numbers as text, whatever the locale -------------------===//
//
// A library that a program loads may run under any locale; files and logs must
// not change their decimal point with it.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_TENSORFILES_NUMBERS_H
#define THUNDER_TENSORFILES_NUMBERS_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace thunder {

/// A decimal integer with an optional minus sign, all of `text`.
std::optional<int64_t> parseInteger(std::string_view text);

/// A decimal or exponent notation, all of `text`; `inf` and `nan` too. Overflow
/// gives an infinity.
std::optional<double> parseDouble(std::string_view text);

std::string formatInteger(int64_t value);

/// The shortest of 15, 16, 17 digits that reads back as the same double.
std::string formatDouble(double value);

/// The shortest of 6 to 9 digits that reads back as the same float.
std::string formatFloat(float value);

} // namespace thunder
#endif // THUNDER_TENSORFILES_NUMBERS_H
