//===- Numbers.cpp - Numbers as text, whatever the locale -----------------===//
#include "thunder/TensorFiles/Numbers.h"
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <locale.h>

namespace thunder {
namespace {
/// The calling thread has the C locale while this lives.
class CLocale {
public:
  CLocale() : c(newlocale(LC_ALL_MASK, "C", nullptr)), before(uselocale(c)) {}
  ~CLocale() {
    uselocale(before);
    freelocale(c);
  }
  CLocale(const CLocale &) = delete;

private:
  locale_t c;
  locale_t before;
};

template <typename Number>
std::string shortest(Number value, int fewest, int most) {
  CLocale locale;
  char text[40];
  for (int digits = fewest; digits <= most; ++digits) {
    std::snprintf(text, sizeof text, "%.*g", digits,
                  static_cast<double>(value));
    if (static_cast<Number>(std::strtod(text, nullptr)) == value)
      break;
  }
  return text;
}
} // namespace

std::optional<int64_t> parseInteger(std::string_view text) {
  bool negative = !text.empty() && text.front() == '-';
  std::string_view digits = text.substr(negative);
  if (digits.empty())
    return std::nullopt;
  int64_t value = 0;
  for (char c : digits) {
    if (c < '0' || c > '9')
      return std::nullopt;
    // Downwards, because the most negative number has no positive twin.
    if (__builtin_mul_overflow(value, 10, &value) ||
        __builtin_sub_overflow(value, c - '0', &value))
      return std::nullopt;
  }
  if (negative)
    return value;
  if (value == INT64_MIN)
    return std::nullopt;
  return -value;
}

std::optional<double> parseDouble(std::string_view text) {
  if (text.empty() || text.front() == ' ' || text.front() == '\t' ||
      text.front() == '\n')
    return std::nullopt;
  CLocale locale;
  std::string terminated(text);
  char *end = nullptr;
  double value = std::strtod(terminated.c_str(), &end);
  if (end != terminated.c_str() + terminated.size())
    return std::nullopt;
  return value;
}

std::string formatInteger(int64_t value) {
  char text[24];
  std::snprintf(text, sizeof text, "%lld", static_cast<long long>(value));
  return text;
}

std::string formatDouble(double value) { return shortest(value, 15, 17); }
std::string formatFloat(float value) { return shortest(value, 6, 9); }

} // namespace thunder
