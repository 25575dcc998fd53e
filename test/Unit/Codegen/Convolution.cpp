//===- Convolution.cpp - Convolutions of integer values are exact ---------===//
//
// Against sums over the definition's triples of elements, in double.
//
//===----------------------------------------------------------------------===//
#include "KernelHarness.h"
#include "gtest/gtest.h"
#include <array>
#include <cmath>
#include <random>

using namespace thunder::test;

namespace {

using Sizes = std::array<int64_t, 3>;

/// Sizes of dimensions that a case does not have are 1.
struct Case {
  const char *name;
  int spatial;
  int64_t batch, groups, inputs, outputs; ///< channels in a group
  Sizes x, window, stride, padding, dilation;

  int64_t y(int i) const {
    return (x[i] + 2 * padding[i] - dilation[i] * (window[i] - 1) - 1) /
               stride[i] +
           1;
  }
};

// Tails of every kind: channels and places that tiles do not divide, rows
// shorter than a vector, phases without taps, blocks of rows, samples and
// channels.
const Case cases[] = {
    {"plain",
     2,
     2,
     1,
     3,
     6,
     {1, 9, 17},
     {1, 3, 3},
     {1, 1, 1},
     {0, 1, 1},
     {1, 1, 1}},
    {"pointwise",
     2,
     3,
     1,
     10,
     7,
     {1, 5, 5},
     {1, 1, 1},
     {1, 1, 1},
     {0, 0, 0},
     {1, 1, 1}},
    {"strided",
     2,
     2,
     1,
     4,
     16,
     {1, 32, 32},
     {1, 3, 3},
     {1, 2, 2},
     {0, 1, 1},
     {1, 1, 1}},
    {"gaps",
     2,
     1,
     1,
     2,
     3,
     {1, 10, 23},
     {1, 2, 2},
     {1, 3, 4},
     {0, 1, 0},
     {1, 1, 1}},
    {"dilated",
     2,
     1,
     2,
     3,
     5,
     {1, 13, 21},
     {1, 3, 2},
     {1, 2, 3},
     {0, 2, 4},
     {1, 2, 5}},
    {"depthwise",
     2,
     2,
     9,
     1,
     1,
     {1, 12, 12},
     {1, 3, 3},
     {1, 1, 1},
     {0, 1, 1},
     {1, 1, 1}},
    {"window7",
     2,
     1,
     1,
     3,
     8,
     {1, 20, 27},
     {1, 7, 7},
     {1, 2, 2},
     {0, 3, 3},
     {1, 1, 1}},
    {"line",
     1,
     2,
     1,
     5,
     4,
     {1, 1, 67},
     {1, 1, 5},
     {1, 1, 2},
     {0, 0, 2},
     {1, 1, 1}},
    {"space",
     3,
     1,
     1,
     2,
     5,
     {5, 6, 9},
     {2, 3, 3},
     {2, 1, 1},
     {1, 1, 1},
     {1, 2, 1}},
    {"many",
     2,
     40,
     1,
     12,
     13,
     {1, 28, 30},
     {1, 3, 3},
     {1, 1, 1},
     {0, 1, 1},
     {1, 1, 1}},
};

std::string list(const Sizes &sizes, int spatial) {
  std::string text;
  for (int i = 3 - spatial; i < 3; ++i)
    text += (text.empty() ? "" : ", ") + std::to_string(sizes[i]);
  return "[" + text + "]";
}

std::string tensor(int64_t first, int64_t second, const Sizes &sizes,
                   int spatial, const std::string &element) {
  std::string text =
      "tensor<" + std::to_string(first) + "x" + std::to_string(second) + "x";
  for (int i = 3 - spatial; i < 3; ++i)
    text += std::to_string(sizes[i]) + "x";
  return text + element + ">";
}

/// The three convolutions, and the first with an epilogue.
std::string kernelTexts(const Case &c, const std::string &element) {
  Sizes y = {c.y(0), c.y(1), c.y(2)};
  int64_t channelsX = c.groups * c.inputs, channelsY = c.groups * c.outputs;
  return replaceAll(
      R"(thunder.kernel_func @forward_$N loops(%a: $X, %b: $W) {
  %0 = thunder.convolution %a, %b $A : $X, $W -> $Y
  thunder.yield %0 : $Y
}
thunder.kernel_func @epilogue_$N loops(%a: $X, %b: $W, %v: $V, %u: $Y) {
  %0 = thunder.convolution %a, %b $A : $X, $W -> $Y
  %1 = thunder.broadcast_in_dim %v dims = [1] : $V -> $Y
  %2 = thunder.add %0, %1 : $Y
  %3 = thunder.add %2, %u : $Y
  thunder.yield %2, %3 : $Y, $Y
}
thunder.kernel_func @input_$N loops(%a: $Y, %b: $W) {
  %0 = thunder.convolution_input_grad %a, %b $A : $Y, $W -> $X
  thunder.yield %0 : $X
}
thunder.kernel_func @weight_$N loops(%a: $X, %b: $Y) {
  %0 = thunder.convolution_weight_grad %a, %b $A : $X, $Y -> $W
  thunder.yield %0 : $W
}
)",
      {{"N", c.name + ("_" + element)},
       {"X", tensor(c.batch, channelsX, c.x, c.spatial, element)},
       {"W", tensor(channelsY, c.inputs, c.window, c.spatial, element)},
       {"Y", tensor(c.batch, channelsY, y, c.spatial, element)},
       {"V", "tensor<" + std::to_string(channelsY) + "x" + element + ">"},
       {"A", "stride = " + list(c.stride, c.spatial) +
                 " padding = " + list(c.padding, c.spatial) +
                 " dilation = " + list(c.dilation, c.spatial) +
                 " groups = " + std::to_string(c.groups)}});
}

/// Calls `visit` with the positions in x, w and y of elements that belong
/// together.
template <typename Visit> void forTriples(const Case &c, Visit visit) {
  int64_t y[3] = {c.y(0), c.y(1), c.y(2)};
  auto linear = [](int64_t outer, const int64_t *place, const auto &sizes) {
    for (int i = 0; i < 3; ++i)
      outer = outer * sizes[i] + place[i];
    return outer;
  };
  for (int64_t n = 0; n < c.batch; ++n)
    for (int64_t o = 0; o < c.groups * c.outputs; ++o)
      for (int64_t i = 0; i < c.inputs; ++i)
        for (int64_t p = 0; p < y[0] * y[1] * y[2]; ++p)
          for (int64_t k = 0; k < c.window[0] * c.window[1] * c.window[2];
               ++k) {
            int64_t at[3] = {p / y[2] / y[1], p / y[2] % y[1], p % y[2]},
                    tap[3] = {k / c.window[2] / c.window[1],
                              k / c.window[2] % c.window[1], k % c.window[2]},
                    q[3];
            bool isInside = true;
            for (int d = 0; d < 3; ++d) {
              q[d] =
                  at[d] * c.stride[d] - c.padding[d] + tap[d] * c.dilation[d];
              isInside &= q[d] >= 0 && q[d] < c.x[d];
            }
            int64_t channel = o / c.outputs * c.inputs + i;
            if (isInside)
              visit(linear(n * c.groups * c.inputs + channel, q, c.x),
                    linear(o * c.inputs + i, tap, c.window),
                    linear(n * c.groups * c.outputs + o, at, y));
          }
}

template <typename T>
void expectEqual(const std::string &name, const Buffer &buffer,
                 const std::vector<double> &expected) {
  std::vector<T> values = buffer.as<T>();
  ASSERT_EQ(values.size(), expected.size());
  for (size_t i = 0; i < values.size(); ++i)
    ASSERT_EQ(double(values[i]), expected[i]) << name << " element " << i;
}

template <typename T>
void check(Kernels &kernels, const Case &c, const std::string &element) {
  std::mt19937 random(7);
  std::uniform_int_distribution<int> digit(-3, 3);
  int64_t ySize = c.y(0) * c.y(1) * c.y(2), channelsY = c.groups * c.outputs;
  auto fill = [&](int64_t size) {
    std::vector<T> values(size);
    for (T &value : values)
      value = T(digit(random));
    return values;
  };
  std::vector<T> x = fill(c.batch * c.groups * c.inputs * c.x[0] * c.x[1] *
                          c.x[2]),
                 w = fill(channelsY * c.inputs * c.window[0] * c.window[1] *
                          c.window[2]),
                 y = fill(c.batch * channelsY * ySize), v = fill(channelsY);
  std::vector<double> forward(y.size()), input(x.size()), weight(w.size());
  forTriples(c, [&](int64_t atX, int64_t atW, int64_t atY) {
    forward[atY] += double(x[atX]) * double(w[atW]);
    input[atX] += double(y[atY]) * double(w[atW]);
    weight[atW] += double(x[atX]) * double(y[atY]);
  });
  std::vector<double> first(y.size()), second(y.size());
  for (size_t i = 0; i < y.size(); ++i) {
    first[i] = forward[i] + double(v[i / ySize % channelsY]);
    second[i] = first[i] + double(y[i]);
  }
  Buffer bx = Buffer::of(x), bw = Buffer::of(w), by = Buffer::of(y),
         bv = Buffer::of(v);
  Buffer result(y.size() * sizeof(T)), result1(y.size() * sizeof(T)),
      result2(y.size() * sizeof(T)), resultX(x.size() * sizeof(T)),
      resultW(w.size() * sizeof(T));
  std::string suffix = std::string(c.name) + "_" + element;
  for (int64_t pieces : {1, 3}) {
    kernels.run("forward_" + suffix, {&bx, &bw, &result}, nullptr, pieces);
    expectEqual<T>("forward_" + suffix, result, forward);
    kernels.run("epilogue_" + suffix, {&bx, &bw, &bv, &by, &result1, &result2},
                nullptr, pieces);
    expectEqual<T>("epilogue_" + suffix, result1, first);
    expectEqual<T>("epilogue_" + suffix, result2, second);
    kernels.run("input_" + suffix, {&by, &bw, &resultX}, nullptr, pieces);
    expectEqual<T>("input_" + suffix, resultX, input);
    kernels.run("weight_" + suffix, {&bx, &by, &resultW}, nullptr, pieces);
    expectEqual<T>("weight_" + suffix, resultW, weight);
  }
}

TEST(Convolution, IntegersAreExact) {
  std::string text;
  for (const Case &c : cases)
    text += kernelTexts(c, "f32");
  text += kernelTexts(cases[0], "f64") + kernelTexts(cases[2], "f64");
  Kernels kernels(text);
  ASSERT_EQ(kernels.error, "");
  for (const Case &c : cases)
    check<float>(kernels, c, "f32");
  check<double>(kernels, cases[0], "f64");
  check<double>(kernels, cases[2], "f64");
}

/// What lies beside a window in memory does not reach its sum.
TEST(Convolution, NeighboursStayOut) {
  Kernels kernels(R"(
thunder.kernel_func @w loops(%a: tensor<1x1x3x5xf32>, %b: tensor<1x1x3x3xf32>) {
  %0 = thunder.convolution_weight_grad %a, %b stride = [1, 1] padding = [0, 0] dilation = [1, 1] groups = 1 : tensor<1x1x3x5xf32>, tensor<1x1x3x3xf32> -> tensor<1x1x1x3xf32>
  thunder.yield %0 : tensor<1x1x1x3xf32>
})");
  ASSERT_EQ(kernels.error, "");
  std::vector<float> x(15, 1), y(9, 2);
  x[5] = INFINITY; // seen by the first tap only
  Buffer bx = Buffer::of(x), by = Buffer::of(y), result(12);
  kernels.run("w", {&bx, &by, &result});
  EXPECT_EQ(result.as<float>(), (std::vector<float>{INFINITY, 18, 18}));
}

TEST(MaxPool, FirstOfEqualsLastNan) {
  Kernels kernels(R"(
thunder.kernel_func @p loops(%a: tensor<1x2x5xf32>) {
  %0, %1 = thunder.max_pool %a kernel = [2] stride = [1] padding = [1] dilation = [2] : tensor<1x2x5xf32> -> tensor<1x2x5xf32>, tensor<1x2x5xi64>
  thunder.yield %0, %1 : tensor<1x2x5xf32>, tensor<1x2x5xi64>
}
thunder.kernel_func @u loops(%a: tensor<4xui8>) {
  %0, %1 = thunder.max_pool %a kernel = [2] stride = [1] padding = [0] dilation = [1] : tensor<4xui8> -> tensor<3xui8>, tensor<3xi64>
  thunder.yield %0, %1 : tensor<3xui8>, tensor<3xi64>
})");
  ASSERT_EQ(kernels.error, "");
  const float inf = INFINITY, nan = NAN;
  Buffer x = Buffer::of(
             std::vector<float>{1, 2, 1, -inf, -inf, nan, 7, nan, 3, 2}),
         values(40), indices(80);
  kernels.run("p", {&x, &values, &indices}, nullptr, 3);
  // Windows: {1}, {0, 2}, {1, 3}, {2, 4}, {3}.
  std::vector<float> got = values.as<float>(),
                     expected = {2, 1, 2, 1, -inf, 7, nan, 7, nan, 3};
  for (size_t i = 0; i < expected.size(); ++i)
    EXPECT_EQ(ulps(got[i], expected[i]), 0) << i;
  EXPECT_EQ(indices.as<int64_t>(),
            (std::vector<int64_t>{1, 0, 1, 2, 3, 1, 2, 1, 2, 3}));
  Buffer u = Buffer::of(std::vector<uint8_t>{1, 255, 128, 128}), largest(3),
         places(24);
  kernels.run("u", {&u, &largest, &places});
  EXPECT_EQ(largest.as<uint8_t>(), (std::vector<uint8_t>{255, 255, 128}));
  EXPECT_EQ(places.as<int64_t>(), (std::vector<int64_t>{1, 1, 2}));
}

} // namespace
