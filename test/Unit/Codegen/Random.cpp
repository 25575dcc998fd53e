//===- Random.cpp - Random numbers in kernels -----------------------------===//
//
// Against the runtime's Philox, which its own test holds to the published
// known-answer vectors. The bits must not depend on loops, vectors and cuts.
//
//===----------------------------------------------------------------------===//
#include "KernelHarness.h"
#include "Philox.h"
#include "gtest/gtest.h"

using namespace thunder::test;

namespace {

uint32_t word(int64_t seed, int64_t position) {
  auto key = static_cast<uint64_t>(seed);
  uint64_t counter = static_cast<uint64_t>(position) / 4;
  auto low = [](uint64_t x) { return static_cast<uint32_t>(x); };
  return thunder::philox4x32(
      {low(counter), low(counter >> 32), 0, 0},
      {low(key), low(key >> 32)})[static_cast<uint64_t>(position) % 4];
}

float uniform(int64_t seed, int64_t position) {
  return static_cast<float>(word(seed, position) >> 8) * 0x1p-24f;
}

/// A seed, an offset of the state: small, with carries, negative.
const std::pair<int64_t, int64_t> states[] = {
    {0, 0}, {1, 3}, {0x123456789ABCDEF, (int64_t(1) << 34) - 6}, {-5, -9}};

TEST(Random, PointwiseWordsAndUniforms) {
  std::string text;
  std::vector<int64_t> sizes = {1, 3, 8, 9, 31, 64, 133};
  for (int64_t n : sizes)
    text += replaceAll(R"(
thunder.kernel_func @flat$N pointwise(%s: tensor<2xi64>) {
  %0 = thunder.uniform_philox %s offset = 5 : tensor<2xi64> -> tensor<$Nxf32>
  %1 = thunder.bits_philox %s offset = 1 : tensor<2xi64> -> tensor<$Nxi64>
  thunder.yield %0, %1 : tensor<$Nxf32>, tensor<$Nxi64>
}
thunder.kernel_func @cube$N pointwise(%s: tensor<2xi64>, %r: tensor<3xf32>) {
  %0 = thunder.uniform_philox %s offset = 0 : tensor<2xi64> -> tensor<2x3x$Nxf32>
  %1 = thunder.broadcast_in_dim %r dims = [1] : tensor<3xf32> -> tensor<2x3x$Nxf32>
  %2 = thunder.lt %0, %1 : tensor<2x3x$Nxf32> -> tensor<2x3x$Nxi1>
  thunder.yield %2 : tensor<2x3x$Nxi1>
}
)",
                       {{"N", std::to_string(n)}});
  for (std::string cpu : {"native", "x86-64-v2"}) {
    Kernels kernels(text, cpu);
    ASSERT_EQ(kernels.error, "");
    for (auto [seed, start] : states)
      for (int64_t n : sizes) {
        Buffer state = Buffer::of(std::vector<int64_t>{seed, start});
        Buffer numbers(n * 4), words(n * 8), mask(6 * n);
        kernels.run("flat" + std::to_string(n), {&state, &numbers, &words},
                    nullptr, 3);
        for (int64_t i = 0; i < n; ++i) {
          EXPECT_EQ(numbers.as<float>()[i], uniform(seed, start + 5 + i));
          EXPECT_EQ(words.as<int64_t>()[i], word(seed, start + 1 + i));
        }
        std::vector<float> limits = {0.25f, 0.5f, 0.9f};
        Buffer rows = Buffer::of(limits);
        kernels.run("cube" + std::to_string(n), {&state, &rows, &mask}, nullptr,
                    2);
        for (int64_t i = 0; i < 6 * n; ++i)
          EXPECT_EQ(mask.as<uint8_t>()[i],
                    uniform(seed, start + i) < limits[i / n % 3]);
      }
  }
}

TEST(Random, InRowsAndEpilogues) {
  Kernels kernels(R"(
thunder.kernel_func @row row(%s: tensor<2xi64>, %x: tensor<2x5x11xf32>) {
  %0 = thunder.uniform_philox %s offset = 2 : tensor<2xi64> -> tensor<2x5x11xf32>
  %1 = thunder.lt %0, %x : tensor<2x5x11xf32> -> tensor<2x5x11xi1>
  %2 = thunder.iota dim = 1 : tensor<2x5x11xi64>
  %3 = thunder.iota dim = 2 : tensor<2x5x11xi64>
  %4 = thunder.ge %2, %3 : tensor<2x5x11xi64> -> tensor<2x5x11xi1>
  %5 = thunder.bitwise_and %1, %4 : tensor<2x5x11xi1>
  %6 = thunder.convert_element_type %5 to i64 : tensor<2x5x11xi1> -> tensor<2x5x11xi64>
  %7 = thunder.sum %6 dims = [2] : tensor<2x5x11xi64> -> tensor<2x5xi64>
  thunder.yield %7, %0 : tensor<2x5xi64>, tensor<2x5x11xf32>
}
thunder.kernel_func @product gemm(%s: tensor<2xi64>, %x: tensor<2x5x3xf32>, %y: tensor<2x3x11xf32>) {
  %0 = thunder.matmul %x, %y : tensor<2x5x3xf32>, tensor<2x3x11xf32> -> tensor<2x5x11xf32>
  %1 = thunder.uniform_philox %s offset = 0 : tensor<2xi64> -> tensor<2x5x11xf32>
  %2 = thunder.add %0, %1 : tensor<2x5x11xf32>
  thunder.yield %2 : tensor<2x5x11xf32>
}
)");
  ASSERT_EQ(kernels.error, "");
  for (auto [seed, start] : states) {
    Buffer state = Buffer::of(std::vector<int64_t>{seed, start});
    std::vector<float> x(110);
    for (int64_t i = 0; i < 110; ++i)
      x[i] = float(i % 10) / 10;
    Buffer limits = Buffer::of(x), counts(10 * 8), numbers(110 * 4);
    kernels.run("row", {&state, &limits, &counts, &numbers}, nullptr, 3);
    for (int64_t row = 0; row < 10; ++row) {
      int64_t expected = 0;
      for (int64_t i = 0; i < 11; ++i) {
        float u = uniform(seed, start + 2 + row * 11 + i);
        EXPECT_EQ(numbers.as<float>()[row * 11 + i], u);
        expected += u < x[row * 11 + i] && row % 5 >= i;
      }
      EXPECT_EQ(counts.as<int64_t>()[row], expected) << row;
    }
    // Products of zeros: what is left is the draw.
    Buffer left = Buffer::of(std::vector<float>(30)),
           right = Buffer::of(std::vector<float>(66)), sum(110 * 4);
    kernels.run("product", {&state, &left, &right, &sum}, nullptr, 2);
    for (int64_t i = 0; i < 110; ++i)
      EXPECT_EQ(sum.as<float>()[i], uniform(seed, start + i)) << i;
  }
}

} // namespace
