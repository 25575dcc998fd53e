//===- Cases.h - One small program for each gradient rule -----------------===//
#ifndef THUNDER_TEST_UNIT_DIFFRULES_CASES_H
#define THUNDER_TEST_UNIT_DIFFRULES_CASES_H

#include <string>
#include <vector>

/// An argument of a program: uniform in [low, high], rounded to a multiple of
/// the case's step; integers in [low, high].
struct Argument {
  const char *name;
  const char *type; ///< "2x3xf64"
  double low, high;
};

/// `body` computes %r of type tensor<`result`> from the arguments.
struct Case {
  const char *rule; ///< the primitive or symbol whose rule it tests
  std::vector<Argument> arguments;
  std::string body;
  const char *result;
  /// Step of the differences. A linear program through f32 takes a large one,
  /// with which all its numbers are exact.
  double step = 1.0 / (1 << 17);
};

const std::vector<Case> &getCases();

/// Those of functions of one or two tensors and of reductions by index.
std::vector<Case> makeFunctionCases();

/// Those of norms, attention and losses with their variants.
std::vector<Case> makeTransformerCases();

#endif // THUNDER_TEST_UNIT_DIFFRULES_CASES_H
