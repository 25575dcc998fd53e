//===- Reduction.cpp - Row, column and full reductions --------------------===//
#include "KernelHarness.h"
#include "gtest/gtest.h"
#include <cmath>
#include <random>

using namespace thunder::test;

namespace {

std::vector<int64_t> columnCounts() {
  return {1, 3, 4, 5, 7, 8, 9, 31, 32, 33, 65, 100, 1037, 5000};
}

std::vector<float> normals(int64_t count, unsigned seed) {
  std::mt19937 random(seed);
  std::normal_distribution<float> normal;
  std::vector<float> values(count);
  for (float &value : values)
    value = normal(random);
  return values;
}

std::vector<float> digits(int64_t count, unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_int_distribution<int> digit(-9, 9);
  std::vector<float> values(count);
  for (float &value : values)
    value = float(digit(random));
  return values;
}

std::map<std::string, std::string> typesFor(int64_t columns) {
  std::string c = std::to_string(columns);
  return {{"N", c},
          {"F", "tensor<5x" + c + "xf32>"},
          {"C", "tensor<" + c + "xf32>"},
          {"T", "tensor<70x" + c + "xf32>"},
          {"Q", "tensor<6x5x" + c + "xf32>"},
          {"H", "tensor<5x" + c + "xf32>"}};
}

TEST(Reduction, SoftmaxWithPerColumnFactorAndLogarithm) {
  std::string text;
  for (int64_t n : columnCounts())
    text += replaceAll(R"(thunder.kernel_func @softmax$N row(%a: $F, %g: $C) {
  %m = thunder.amax %a dims = [1] : $F -> tensor<5xf32>
  %mb = thunder.broadcast_in_dim %m dims = [0] : tensor<5xf32> -> $F
  %s = thunder.sub %a, %mb : $F
  %e = thunder.exp %s : $F
  %t = thunder.sum %e dims = [1] : $F -> tensor<5xf32>
  %tb = thunder.broadcast_in_dim %t dims = [0] : tensor<5xf32> -> $F
  %r = thunder.div %e, %tb : $F
  %gb = thunder.broadcast_in_dim %g dims = [1] : $C -> $F
  %p = thunder.mul %r, %gb : $F
  %l = thunder.log %t : tensor<5xf32>
  %lb = thunder.broadcast_in_dim %l dims = [0] : tensor<5xf32> -> $F
  %q = thunder.sub %s, %lb : $F
  thunder.yield %p, %q, %l : $F, $F, tensor<5xf32>
}
)",
                       typesFor(n));
  for (std::string cpu : {"native", "x86-64-v2"}) {
    Kernels kernels(text, cpu);
    ASSERT_EQ(kernels.error, "");
    for (int64_t n : columnCounts()) {
      std::vector<float> a = normals(5 * n, 3), g = normals(n, 4);
      Buffer input = Buffer::of(a), factor = Buffer::of(g), p(5 * n * 4),
             q(5 * n * 4), l(20);
      kernels.run("softmax" + std::to_string(n), {&input, &factor, &p, &q, &l},
                  nullptr, 2);
      for (int64_t row = 0; row < 5; ++row) {
        const float *x = a.data() + row * n;
        double largest = -INFINITY, sum = 0;
        for (int64_t i = 0; i < n; ++i)
          largest = std::max(largest, double(x[i]));
        for (int64_t i = 0; i < n; ++i)
          sum += std::exp(x[i] - largest);
        // Relative errors: 2 ulp of exp, a sum of depth below 64, a division
        // and a product.
        for (int64_t i = 0; i < n; ++i) {
          double exact = std::exp(x[i] - largest) / sum * g[i];
          ASSERT_NEAR(p.as<float>()[row * n + i], exact,
                      100 * 0x1p-24 * std::fabs(exact))
              << n;
          ASSERT_NEAR(q.as<float>()[row * n + i],
                      x[i] - largest - std::log(sum), 32 * 0x1p-23)
              << n;
          if (n > 100)
            break; // as<> copies; the first of each long row are enough
        }
        ASSERT_NEAR(l.as<float>()[row], std::log(sum),
                    100 * 0x1p-24 * std::max(1.0, std::log(sum)));
      }
    }
  }
}

TEST(Reduction, ArgmaxIsTheFirstLargestOrTheFirstNan) {
  std::string text;
  for (std::string scheduleClass : {"row", "loops"})
    text += replaceAll(
        "thunder.kernel_func @$c $c(%a: tensor<4x37xf32>) {\n"
        "  %0 = thunder.argmax %a dim = 1 : tensor<4x37xf32> -> tensor<4xi64>\n"
        "  thunder.yield %0 : tensor<4xi64>\n}\n",
        {{"c", scheduleClass}});
  Kernels kernels(text);
  ASSERT_EQ(kernels.error, "");
  std::vector<float> a(4 * 37, -1);
  a[5] = a[20] = 3;
  a[37 + 30] = a[37 + 31] = NAN;
  a[37 + 2] = INFINITY;
  for (int i = 0; i < 37; ++i)
    a[74 + i] = -INFINITY;
  a[111 + 36] = 0;
  Buffer input = Buffer::of(a), result(32);
  for (std::string name : {"row", "loops"}) {
    kernels.run(name, {&input, &result});
    EXPECT_EQ(result.as<int64_t>(), (std::vector<int64_t>{5, 30, 0, 36}))
        << name;
  }
}

TEST(Reduction, ColumnsAndEverythingAreExactOnIntegerValues) {
  std::string text;
  for (int64_t n : columnCounts())
    text += replaceAll(
        R"(thunder.kernel_func @columns$N column_reduction(%a: $T, %b: $T) {
  %p = thunder.mul %a, %b : $T
  %m = thunder.sum %p dims = [0] : $T -> $C
  %n = thunder.sum %a dims = [0] : $T -> $C
  thunder.yield %m, %n : $C, $C
}
thunder.kernel_func @stripes$N column_reduction(%a: $Q, %b: $C) {
  %w = thunder.broadcast_in_dim %b dims = [2] : $C -> $Q
  %p = thunder.mul %a, %w : $Q
  %m = thunder.sum %p dims = [0] : $Q -> $H
  thunder.yield %m : $H
}
thunder.kernel_func @all$N reduction(%a: $F, %b: $C) {
  %w = thunder.broadcast_in_dim %b dims = [1] : $C -> $F
  %p = thunder.mul %a, %w : $F
  %m = thunder.sum %p dims = [0, 1] : $F -> tensor<f32>
  %n = thunder.amin %a dims = [0, 1] : $F -> tensor<f32>
  thunder.yield %m, %n : tensor<f32>, tensor<f32>
}
thunder.kernel_func @flat$N reduction(%a: $F) {
  %m = thunder.sum %a dims = [0, 1] : $F -> tensor<f32>
  thunder.yield %m : tensor<f32>
}
)",
        typesFor(n));
  for (std::string cpu : {"native", "x86-64-v2"}) {
    Kernels kernels(text, cpu);
    ASSERT_EQ(kernels.error, "");
    for (int64_t n : columnCounts()) {
      std::string suffix = std::to_string(n);
      std::vector<float> a = digits(70 * n, 5), b = digits(70 * n, 6);
      Buffer left = Buffer::of(a), right = Buffer::of(b), products(n * 4),
             sums(n * 4);
      kernels.run("columns" + suffix, {&left, &right, &products, &sums},
                  nullptr, 3);
      std::vector<float> gotProducts = products.as<float>(),
                         gotSums = sums.as<float>();
      std::vector<float> q = digits(30 * n, 7), c = digits(n, 8);
      Buffer cube = Buffer::of(q), row = Buffer::of(c), striped(5 * n * 4);
      kernels.run("stripes" + suffix, {&cube, &row, &striped}, nullptr, 3);
      std::vector<float> gotStripes = striped.as<float>();
      for (int64_t i = 0; i < n; ++i) {
        int64_t product = 0, sum = 0;
        for (int64_t r = 0; r < 70; ++r) {
          product += int64_t(a[r * n + i]) * int64_t(b[r * n + i]);
          sum += int64_t(a[r * n + i]);
        }
        ASSERT_EQ(gotProducts[i], float(product)) << n;
        ASSERT_EQ(gotSums[i], float(sum)) << n;
        for (int64_t j = 0; j < 5; ++j) {
          int64_t stripe = 0;
          for (int64_t r = 0; r < 6; ++r)
            stripe += int64_t(q[(r * 5 + j) * n + i]) * int64_t(c[i]);
          ASSERT_EQ(gotStripes[j * n + i], float(stripe)) << n;
        }
      }
      std::vector<float> f(a.begin(), a.begin() + 5 * n);
      Buffer matrix = Buffer::of(f), total(4), least(4), flat(4);
      kernels.run("all" + suffix, {&matrix, &row, &total, &least});
      kernels.run("flat" + suffix, {&matrix, &flat});
      int64_t product = 0, sum = 0;
      for (int64_t i = 0; i < 5 * n; ++i) {
        product += int64_t(f[i]) * int64_t(c[i % n]);
        sum += int64_t(f[i]);
      }
      EXPECT_EQ(total.as<float>()[0], float(product)) << n;
      EXPECT_EQ(least.as<float>()[0], *std::min_element(f.begin(), f.end()))
          << n;
      EXPECT_EQ(flat.as<float>()[0], float(sum)) << n;
    }
  }
}

/// Fusing what is reduced changes no bit of the sum.
TEST(Reduction, TreeDependsOnTheShapeOnly) {
  std::string text = replaceAll(R"(
thunder.kernel_func @squares pointwise(%a: $F, %c: $C) {
  %w = thunder.broadcast_in_dim %c dims = [1] : $C -> $F
  %0 = thunder.mul %a, %w : $F
  thunder.yield %0 : $F
}
thunder.kernel_func @rows row(%a: $F) {
  %0 = thunder.sum %a dims = [1] : $F -> tensor<5xf32>
  thunder.yield %0 : tensor<5xf32>
}
thunder.kernel_func @fused_rows row(%a: $F, %c: $C) {
  %w = thunder.broadcast_in_dim %c dims = [1] : $C -> $F
  %0 = thunder.mul %a, %w : $F
  %1 = thunder.sum %0 dims = [1] : $F -> tensor<5xf32>
  thunder.yield %1 : tensor<5xf32>
}
thunder.kernel_func @everything reduction(%a: $F) {
  %0 = thunder.sum %a dims = [0, 1] : $F -> tensor<f32>
  thunder.yield %0 : tensor<f32>
}
thunder.kernel_func @fused_everything reduction(%a: $F, %c: $C) {
  %w = thunder.broadcast_in_dim %c dims = [1] : $C -> $F
  %0 = thunder.mul %a, %w : $F
  %1 = thunder.sum %0 dims = [0, 1] : $F -> tensor<f32>
  thunder.yield %1 : tensor<f32>
}
)",
                                typesFor(5000));
  Kernels kernels(text), plain(text, "native", 0);
  ASSERT_EQ(kernels.error + plain.error, "");
  Buffer a = Buffer::of(normals(25000, 1)), c = Buffer::of(normals(5000, 2)),
         products(100000);
  kernels.run("squares", {&a, &c, &products});
  for (std::string name : {"rows", "everything"}) {
    Buffer separate(name == "rows" ? 20 : 4), fused(separate.bytes),
        unoptimized(separate.bytes);
    kernels.run(name, {&products, &separate});
    kernels.run("fused_" + name, {&a, &c, &fused});
    plain.run("fused_" + name, {&a, &c, &unoptimized});
    EXPECT_EQ(separate.as<uint32_t>(), fused.as<uint32_t>()) << name;
    EXPECT_EQ(separate.as<uint32_t>(), unoptimized.as<uint32_t>())
        << name << " at -O0";
  }
}

} // namespace
