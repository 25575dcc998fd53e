//===- Compare.cpp - How far two tensors are apart ------------------------===//
#include "thunder/Reference/Compare.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace mlir;
using namespace mlir::thunder::reference;

/// Numbers of the type, ordered, as integers without gaps: +0 and -0 are 0.
static int64_t getOrdinal(uint64_t bits, unsigned width) {
  uint64_t sign = uint64_t(1) << (width - 1);
  return bits & sign ? -int64_t(bits & (sign - 1)) : int64_t(bits);
}

/// How many steps from one number of the type to the next lead from x to y.
template <typename T> static uint64_t getUlpDistance(T x, T y) {
  uint64_t a = 0, b = 0;
  std::memcpy(&a, &x, sizeof(T));
  std::memcpy(&b, &y, sizeof(T));
  int64_t from = getOrdinal(a, sizeof(T) * 8),
          to = getOrdinal(b, sizeof(T) * 8);
  return from < to ? uint64_t(to) - uint64_t(from)
                   : uint64_t(from) - uint64_t(to);
}

namespace {
struct ElementError {
  double absolute = 0, relative = 0;
  bool passes = true;
};
} // namespace

/// `actual` against `expected`, which are floating.
template <typename T>
static ElementError compareFloating(T actual, T expected,
                                    const Tolerance &tolerance) {
  long double x = widen(actual), y = widen(expected);
  if (std::isnan(x) && std::isnan(y))
    return {};
  ElementError error;
  if (!std::isfinite(x) || !std::isfinite(y)) {
    error.passes = x == y;
    error.absolute = x == y ? 0 : std::numeric_limits<double>::infinity();
    error.relative = error.absolute;
    return error;
  }
  long double difference = std::fabs(x - y);
  error.absolute = double(difference);
  error.relative = y == 0 ? 0 : double(difference / std::fabs(y));
  if (tolerance.isExact())
    error.passes = std::memcmp(&actual, &expected, sizeof(T)) == 0;
  else
    error.passes =
        difference <= tolerance.atol + tolerance.rtol * std::fabs(y) ||
        getUlpDistance(actual, expected) <= uint64_t(tolerance.ulp);
  return error;
}

/// Integers and i1 are the same or not, whatever the tolerance.
template <typename T>
static ElementError compareElement(T actual, T expected,
                                   const Tolerance &tolerance) {
  if constexpr (std::is_integral_v<T>) {
    long double difference = std::fabs(static_cast<long double>(actual) -
                                       static_cast<long double>(expected));
    return {double(difference),
            expected == T(0)
                ? 0
                : double(difference /
                         std::fabs(static_cast<long double>(expected))),
            actual == expected};
  } else {
    return compareFloating(actual, expected, tolerance);
  }
}

Comparison mlir::thunder::reference::compare(const Tensor &actual,
                                             const Tensor &expected,
                                             const Tolerance &tolerance) {
  Comparison result;
  visit(expected.getElementType(), [&](auto zero) {
    using T = decltype(zero);
    for (int64_t i = 0, e = expected.size(); i < e; ++i) {
      ElementError error =
          compareElement(actual.get<T>(i), expected.get<T>(i), tolerance);
      if (!error.passes && result.mismatches++ == 0)
        result.firstMismatch = i;
      if (result.worst < 0 || error.absolute > result.maxAbsolute) {
        result.worst = i;
        result.maxAbsolute = error.absolute;
      }
      result.maxRelative = std::max(result.maxRelative, error.relative);
    }
  });
  return result;
}

std::string Comparison::describe(const Tensor &actual,
                                 const Tensor &expected) const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << mismatches << " of " << expected.size() << " elements differ";
  if (mismatches > 0)
    stream << ", first at "
           << indexToString(delinearize(firstMismatch, expected.getShape()))
           << ": " << actual.toString(firstMismatch) << ", expected "
           << expected.toString(firstMismatch);
  return text;
}
