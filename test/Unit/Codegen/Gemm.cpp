//===- Gemm.cpp - Matrix products on integer values are exact -------------===//
#include "KernelHarness.h"
#include "gtest/gtest.h"
#include <cmath>
#include <random>

using namespace thunder::test;

namespace {

struct Case {
  int64_t batch, m, n, k; ///< batch 0: no batch dimension
  bool left, right;       ///< transposed operands
  int epilogue; ///< 0 none, 1 bias and relu, 2 also a mask and a long chain
  const char *type;
  std::string name() const {
    return "g" + std::to_string(batch) + "_" + std::to_string(m) + "_" +
           std::to_string(n) + "_" + std::to_string(k) + "_" +
           std::to_string(left) + std::to_string(right) +
           std::to_string(epilogue) + type;
  }
};

std::string kernelText(const Case &c) {
  std::string batch = c.batch ? std::to_string(c.batch) + "x" : "";
  auto type = [&](int64_t rows, int64_t columns, std::string element) {
    return "tensor<" + batch + std::to_string(rows) + "x" +
           std::to_string(columns) + "x" + element + ">";
  };
  std::map<std::string, std::string> values = {
      {"NAME", c.name()},
      {"A", type(c.left ? c.k : c.m, c.left ? c.m : c.k, c.type)},
      {"B", type(c.right ? c.n : c.k, c.right ? c.k : c.n, c.type)},
      {"X", type(c.m, c.k, c.type)},
      {"Y", type(c.k, c.n, c.type)},
      {"C", type(c.m, c.n, c.type)},
      {"M", type(c.m, c.n, "i1")},
      {"V", "tensor<" + std::to_string(c.n) + "x" + c.type + ">"},
      {"P", c.batch ? "[0, 2, 1]" : "[1, 0]"},
      {"D", c.batch ? "[2]" : "[1]"},
      {"E", c.type},
  };
  std::string text =
      "thunder.kernel_func @$NAME gemm(%a: $A, %b: $B, %v: $V) {\n";
  text +=
      c.left ? "  %x = thunder.transpose %a permutation = $P : $A -> $X\n" : "";
  text += c.right ? "  %y = thunder.transpose %b permutation = $P : $B -> $Y\n"
                  : "";
  text += std::string("  %c = thunder.matmul ") + (c.left ? "%x" : "%a") +
          ", " + (c.right ? "%y" : "%b") + " : $X, $Y -> $C\n";
  if (c.epilogue == 0)
    return replaceAll(text + "  thunder.yield %c : $C\n}\n", values);
  text +=
      "  %w = thunder.broadcast_in_dim %v dims = $D : $V -> $C\n  %s = "
      "thunder.add %c, %w : $C\n"
      "  %z = thunder.full 0.0 : $E : $C\n  %r = thunder.maximum %s, %z : $C\n";
  if (c.epilogue == 1)
    return replaceAll(text + "  thunder.yield %r : $C\n}\n", values);
  text += "  %p = thunder.mul %r, %w : $C\n  %q = thunder.sub %p, %r : $C\n  "
          "%t = thunder.add %q, %w : $C\n"
          "  %m = thunder.gt %s, %z : $C -> $M\n  thunder.yield %m, %t : $M, "
          "$C\n}\n";
  return replaceAll(text, values);
}

template <typename T> void check(Kernels &kernels, const Case &c) {
  std::mt19937 random(7);
  std::uniform_int_distribution<int> digit(-8, 8);
  int64_t batch = std::max<int64_t>(c.batch, 1);
  std::vector<T> a(batch * c.m * c.k), b(batch * c.k * c.n), v(c.n);
  for (std::vector<T> *values : {&a, &b, &v})
    for (T &value : *values)
      value = T(digit(random));
  Buffer left = Buffer::of(a), right = Buffer::of(b), bias = Buffer::of(v);
  Buffer result(batch * c.m * c.n * sizeof(T)), mask(batch * c.m * c.n);
  std::vector<Buffer *> arguments = {&left, &right, &bias};
  if (c.epilogue == 2)
    arguments.push_back(&mask);
  arguments.push_back(&result);
  kernels.run(c.name(), arguments, nullptr, 3);
  std::vector<T> results = result.as<T>();
  std::vector<uint8_t> masks = mask.as<uint8_t>();
  for (int64_t i = 0; i < batch; ++i)
    for (int64_t row = 0; row < c.m; ++row)
      for (int64_t column = 0; column < c.n; ++column) {
        int64_t sum = 0;
        for (int64_t p = 0; p < c.k; ++p) {
          T x = a[i * c.m * c.k + (c.left ? p * c.m + row : row * c.k + p)];
          T y = b[i * c.k * c.n +
                  (c.right ? column * c.k + p : p * c.n + column)];
          sum += int64_t(x) * int64_t(y);
        }
        int64_t place = (i * c.m + row) * c.n + column, w = int64_t(v[column]),
                s = sum + w;
        int64_t relu = std::max<int64_t>(s, 0);
        int64_t expected = c.epilogue == 0   ? sum
                           : c.epilogue == 1 ? relu
                                             : relu * w - relu + w;
        ASSERT_EQ(int64_t(results[place]), expected)
            << c.name() << " at " << row << ", " << column;
        if (c.epilogue == 2) {
          ASSERT_EQ(masks[place], s > 0)
              << c.name() << " at " << row << ", " << column;
        }
      }
}

void checkAll(const std::vector<Case> &cases, const std::string &cpu) {
  std::string text;
  for (const Case &c : cases)
    text += kernelText(c);
  Kernels kernels(text, cpu);
  ASSERT_EQ(kernels.error, "");
  for (const Case &c : cases) {
    if (c.type == std::string("f32"))
      check<float>(kernels, c);
    else if (c.type == std::string("f64"))
      check<double>(kernels, c);
    else
      check<int64_t>(kernels, c);
  }
}

/// The digits network's products, shapes around the tile and block sizes, and
/// every transposition.
std::vector<Case> floatCases() {
  std::vector<Case> cases = {
      {0, 32, 128, 64, false, true, 1, "f32"},
      {0, 32, 10, 128, false, true, 1, "f32"},
      {0, 128, 64, 32, true, false, 0, "f32"},
      {0, 10, 128, 32, true, false, 0, "f32"},
      {0, 32, 128, 10, false, false, 2, "f32"},
      {0, 1, 1, 1, false, false, 0, "f32"},
      {0, 1, 10, 7, false, true, 1, "f32"},
      {3, 37, 45, 7, true, true, 2, "f32"},
      {0, 133, 100, 517, false, false, 2, "f32"},
      {0, 64, 300, 700, false, true, 1, "f32"},
      {0, 100, 333, 129, true, false, 0, "f32"},
      {2, 17, 33, 40, false, true, 1, "f64"},
      {0, 50, 70, 600, true, false, 2, "f64"},
      {0, 5, 0, 3, false, false, 0, "f32"},
      {0, 5, 3, 0, false, false, 1, "f32"},
  };
  int64_t sizes[] = {5, 6, 7, 15, 16, 17};
  for (int64_t i = 0; i < 6; ++i)
    for (int transposed = 0; transposed < 4; ++transposed)
      cases.push_back({0, sizes[i], sizes[(i + 2) % 6], sizes[(i + 3) % 6],
                       transposed % 2 == 1, transposed / 2 == 1,
                       int(i + transposed) % 3, "f32"});
  return cases;
}

TEST(Gemm, ExactOnIntegerValues) { checkAll(floatCases(), "native"); }

TEST(Gemm, ExactWithNarrowVectors) { checkAll(floatCases(), "x86-64-v2"); }

TEST(Gemm, IntegersWrap) {
  checkAll({{0, 7, 9, 11, false, true, 0, "i64"},
            {2, 3, 5, 17, true, false, 0, "i64"}},
           "native");
}

/// One rounding a step of a chain of fused multiply-adds: the error is at most
/// k units of the sum of absolute products.
TEST(Gemm, ErrorIsBounded) {
  Case c{0, 45, 67, 1100, false, true, 0, "f32"};
  Kernels kernels(kernelText(c));
  ASSERT_EQ(kernels.error, "");
  std::mt19937 random(11);
  std::normal_distribution<float> normal;
  std::vector<float> a(c.m * c.k), b(c.k * c.n), v(c.n);
  for (std::vector<float> *values : {&a, &b})
    for (float &value : *values)
      value = normal(random);
  Buffer left = Buffer::of(a), right = Buffer::of(b), bias = Buffer::of(v),
         whole(c.m * c.n * 4), cut(c.m * c.n * 4);
  kernels.run(c.name(), {&left, &right, &bias, &whole});
  kernels.run(c.name(), {&left, &right, &bias, &cut}, nullptr, 5);
  std::vector<float> results = whole.as<float>();
  EXPECT_EQ(std::memcmp(whole.data, cut.data, whole.bytes), 0)
      << "bits depend on the cut";
  for (int64_t row = 0; row < c.m; ++row)
    for (int64_t column = 0; column < c.n; ++column) {
      double sum = 0, magnitude = 0;
      for (int64_t p = 0; p < c.k; ++p) {
        double product = double(a[row * c.k + p]) * double(b[column * c.k + p]);
        sum += product;
        magnitude += std::fabs(product);
      }
      ASSERT_LE(std::fabs(results[row * c.n + column] - sum),
                magnitude * double(c.k) * 0x1p-24);
    }
}

/// Operands of bf16 in another order than the product's, the result rounded to
/// bf16; integers below 256 are exact in all of them.
TEST(Gemm, HalfPrecisionAndPermutedOperands) {
  constexpr int64_t batch = 3, k = 19;
  std::string text;
  const std::pair<int64_t, int64_t> sizes[] = {{1, 1}, {7, 9}, {13, 40}};
  for (auto [m, n] : sizes)
    text += replaceAll(R"(
thunder.kernel_func @half$Mx$N gemm(%x: tensor<$Mx3x19xbf16>, %y: tensor<3x$Nx19xbf16>) {
  %0 = thunder.transpose %x permutation = [1, 0, 2] : tensor<$Mx3x19xbf16> -> tensor<3x$Mx19xbf16>
  %1 = thunder.convert_element_type %0 to f32 : tensor<3x$Mx19xbf16> -> tensor<3x$Mx19xf32>
  %2 = thunder.convert_element_type %y to f32 : tensor<3x$Nx19xbf16> -> tensor<3x$Nx19xf32>
  %3 = thunder.transpose %2 permutation = [0, 2, 1] : tensor<3x$Nx19xf32> -> tensor<3x19x$Nxf32>
  %4 = thunder.matmul %1, %3 : tensor<3x$Mx19xf32>, tensor<3x19x$Nxf32> -> tensor<3x$Mx$Nxf32>
  %5 = thunder.convert_element_type %4 to bf16 : tensor<3x$Mx$Nxf32> -> tensor<3x$Mx$Nxbf16>
  thunder.yield %5 : tensor<3x$Mx$Nxbf16>
}
)",
                       {{"M", std::to_string(m)}, {"N", std::to_string(n)}});
  for (std::string cpu : {"native", "x86-64-v2"}) {
    Kernels kernels(text, cpu);
    ASSERT_EQ(kernels.error, "");
    for (auto [m, n] : sizes) {
      auto toHalf = [](float value) {
        uint32_t bits;
        std::memcpy(&bits, &value, sizeof bits);
        return static_cast<uint16_t>(bits >> 16);
      };
      std::mt19937 random(5);
      std::uniform_int_distribution<int> digit(-3, 3);
      std::vector<float> x(m * batch * k), y(batch * n * k);
      std::vector<uint16_t> halfX, halfY;
      for (float &value : x)
        halfX.push_back(toHalf(value = float(digit(random))));
      for (float &value : y)
        halfY.push_back(toHalf(value = float(digit(random))));
      Buffer left = Buffer::of(halfX), right = Buffer::of(halfY),
             result(batch * m * n * 2);
      kernels.run("half" + std::to_string(m) + "x" + std::to_string(n),
                  {&left, &right, &result}, nullptr, 3);
      std::vector<uint16_t> results = result.as<uint16_t>();
      for (int64_t b = 0; b < batch; ++b)
        for (int64_t row = 0; row < m; ++row)
          for (int64_t column = 0; column < n; ++column) {
            float sum = 0;
            for (int64_t p = 0; p < k; ++p)
              sum += x[(row * batch + b) * k + p] * y[(b * n + column) * k + p];
            ASSERT_EQ(results[(b * m + row) * n + column], toHalf(sum));
          }
    }
  }
}

} // namespace
