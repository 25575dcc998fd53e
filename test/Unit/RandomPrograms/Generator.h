//===- Generator.h - Random programs of primitives ------------------------===//
#ifndef THUNDER_TEST_UNIT_RANDOMPROGRAMS_GENERATOR_H
#define THUNDER_TEST_UNIT_RANDOMPROGRAMS_GENERATOR_H

#include <cstdint>
#include <string>
#include <vector>

/// A value of a program: its name, shape and element type ("f32", "i1", …).
struct RandomValue {
  std::string name;
  std::vector<int64_t> shape;
  std::string element;
  /// The program's bits are determined: nothing before it is a sum of floats
  /// or a function within 2 ulp.
  bool isExact = true;

  std::string type() const;
};

/// An input, filled uniformly from [low, high].
struct RandomInput {
  RandomValue value;
  double low, high;
  bool hasSpecials; ///< NaN, infinities and -0 among floats
};

struct RandomProgram {
  std::vector<RandomInput> inputs;
  std::vector<RandomValue> outputs; ///< output0, output1, …
  std::string text;                 ///< a module with the function @forward
};

/// The program of `seed`, with about `size` primitives. Discontinuous
/// primitives (comparisons, rounding, conversion to integers) take exact
/// operands only, so that a last bit cannot become a large difference.
RandomProgram makeRandomProgram(uint64_t seed, unsigned size);

#endif // THUNDER_TEST_UNIT_RANDOMPROGRAMS_GENERATOR_H
