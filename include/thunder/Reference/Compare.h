//===- Compare.h - How far two tensors are apart ----------------*- C++ -*-===//
#ifndef THUNDER_REFERENCE_COMPARE_H
#define THUNDER_REFERENCE_COMPARE_H

#include "thunder/Reference/Tensor.h"

namespace mlir::thunder::reference {

/// An element passes when `|actual - expected| <= atol + rtol * |expected|`, or
/// when at most `ulp` numbers of its type lie between the two. All zero: the
/// elements are the same; -0 differs from 0, any NaN equals any NaN.
struct Tolerance {
  double rtol = 0, atol = 0;
  int64_t ulp = 0;

  bool isExact() const { return rtol == 0 && atol == 0 && ulp == 0; }
};

struct Comparison {
  int64_t mismatches = 0;
  int64_t firstMismatch = -1; ///< position in row-major order
  int64_t worst = -1;         ///< position of the largest absolute error
  double maxAbsolute = 0;     ///< infinite when one is finite, the other not
  double maxRelative = 0;     ///< over elements whose expected value is not 0

  /// One line: how many differ, and the first that does.
  std::string describe(const Tensor &actual, const Tensor &expected) const;
};

/// Compares two tensors of one shape and element type.
Comparison compare(const Tensor &actual, const Tensor &expected,
                   const Tolerance &tolerance);

} // namespace mlir::thunder::reference

#endif // THUNDER_REFERENCE_COMPARE_H
