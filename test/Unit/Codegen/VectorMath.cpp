//===- VectorMath.cpp - Accuracy of elementary functions ------------------===//
//
// Against libm in double over patterns of all exponents and signs: at most 2
// ulp, and the same bits for every vector width and for scalar code.
//
//===----------------------------------------------------------------------===//
#include "KernelHarness.h"
#include "gtest/gtest.h"
#include <cmath>

using namespace thunder::test;

namespace {

struct Function {
  const char *name;
  double (*exact)(double);
};

const Function functions[] = {
    {"exp", std::exp},
    {"expm1", std::expm1},
    {"log", std::log},
    {"log1p", std::log1p},
    {"sin", std::sin},
    {"cos", std::cos},
    {"tanh", std::tanh},
    {"erf", std::erf},
    {"erfc", std::erfc},
    {"exp2", std::exp2},
    {"log2", std::log2},
    {"log10", std::log10},
    {"tan", std::tan},
    {"asin", std::asin},
    {"acos", std::acos},
    {"atan", std::atan},
    {"sinh", std::sinh},
    {"cosh", std::cosh},
    {"asinh", std::asinh},
    {"acosh", std::acosh},
    {"atanh", std::atanh},
    {"sqrt", std::sqrt},
    {"floor", std::floor},
    {"ceil", std::ceil},
    {"trunc", std::trunc},
    {"round", [](double x) { return std::nearbyint(x); }},
    {"rsqrt", [](double x) { return 1 / std::sqrt(x); }},
    {"reciprocal", [](double x) { return 1 / x; }},
};

constexpr int64_t count = 1 << 19;

std::string kernelText(const std::string &scheduleClass,
                       const std::string &type, int64_t size) {
  std::string text;
  for (const Function &function : functions)
    text += replaceAll(
        "thunder.kernel_func @k_$f $c(%x: $t) {\n  %0 = thunder.$f %x : $t\n"
        "  thunder.yield %0 : $t\n}\n",
        {{"f", function.name},
         {"c", scheduleClass},
         {"t", "tensor<" + std::to_string(size) + "x" + type + ">"}});
  return text;
}

/// Bit patterns with a stride that is odd, so that all low bits occur, and the
/// special values.
std::vector<float> patterns() {
  std::vector<float> values = {
      0.0f,     -0.0f,     INFINITY,   -INFINITY,      NAN,       1.0f,
      -1.0f,    0x1p-149f, -0x1p-149f, 0x1p-126f,      88.72283f, 88.72284f,
      -103.97f, -104.1f,   -87.34f,    0x1.fffffep127f};
  for (uint32_t bits = 12345; int64_t(values.size()) < count; bits += 8191) {
    float value;
    std::memcpy(&value, &bits, 4);
    values.push_back(value);
  }
  return values;
}

bool sameBits(float x, float y) {
  return std::memcmp(&x, &y, 4) == 0 || (std::isnan(x) && std::isnan(y));
}

TEST(VectorMath, WithinTwoUlpOfLibm) {
  Kernels kernels(kernelText("pointwise", "f32", count));
  ASSERT_EQ(kernels.error, "");
  std::vector<float> values = patterns();
  Buffer input = Buffer::of(values), output(count * 4);
  for (const Function &function : functions) {
    kernels.run(std::string("k_") + function.name, {&input, &output});
    std::vector<float> results = output.as<float>();
    double worst = 0;
    float where = 0;
    for (int64_t i = 0; i < count; ++i) {
      double error = ulps(results[i], function.exact(values[i]));
      if (error > worst) {
        worst = error;
        where = values[i];
      }
    }
    EXPECT_LE(worst, 2.0) << function.name << " at " << where;
    RecordProperty(function.name, std::to_string(worst));
    // Signed zeros.
    EXPECT_EQ(std::signbit(results[1]), std::signbit(function.exact(-0.0)))
        << function.name << " of -0";
  }
}

TEST(VectorMath, SameBitsForEveryWidthAndForScalars) {
  constexpr int64_t size = 1003;
  std::vector<float> values = patterns();
  values.resize(size);
  Buffer input = Buffer::of(values);
  Kernels native(kernelText("pointwise", "f32", size)),
      scalar(kernelText("loops", "f32", size)),
      narrow(kernelText("pointwise", "f32", size), "x86-64-v2");
  ASSERT_EQ(native.error + scalar.error + narrow.error, "");
  EXPECT_EQ(narrow.lanes, 4);
  for (const Function &function : functions) {
    Buffer a(size * 4), b(size * 4), c(size * 4);
    native.run(std::string("k_") + function.name, {&input, &a});
    scalar.run(std::string("k_") + function.name, {&input, &b}, nullptr, 3);
    narrow.run(std::string("k_") + function.name, {&input, &c}, nullptr, 2);
    std::vector<float> x = a.as<float>(), y = b.as<float>(), z = c.as<float>();
    for (int64_t i = 0; i < size; ++i)
      ASSERT_TRUE(sameBits(x[i], y[i]) && sameBits(x[i], z[i]))
          << function.name << " of " << values[i];
  }
}

/// f64 calls libm (correct to 1 ulp) or one exact instruction.
TEST(VectorMath, DoublesAreLibms) {
  constexpr int64_t size = 37;
  Kernels kernels(kernelText("pointwise", "f64", size));
  ASSERT_EQ(kernels.error, "");
  std::vector<double> values;
  for (int64_t i = 0; i < size; ++i)
    values.push_back((double(i) - 11) * 0.7310585);
  Buffer input = Buffer::of(values), output(size * 8);
  for (const Function &function : functions) {
    kernels.run(std::string("k_") + function.name, {&input, &output});
    std::vector<double> results = output.as<double>();
    for (int64_t i = 0; i < size; ++i) {
      double exact = function.exact(values[i]);
      if (std::isnan(exact))
        EXPECT_TRUE(std::isnan(results[i]))
            << function.name << " of " << values[i];
      else
        EXPECT_DOUBLE_EQ(results[i], exact)
            << function.name << " of " << values[i];
    }
  }
}

TEST(VectorMath, PowIsLibms) {
  Kernels kernels(
      "thunder.kernel_func @k_pow pointwise(%x: tensor<19xf32>, %y: "
      "tensor<19xf32>) {\n"
      "  %0 = thunder.pow %x, %y : tensor<19xf32>\n  thunder.yield "
      "%0 : tensor<19xf32>\n}\n");
  ASSERT_EQ(kernels.error, "");
  std::vector<float> x = {0,      -0.0f,    1,         -1,  2,   -2,   0.5f,
                          3,      INFINITY, -INFINITY, NAN, 1,   2.5f, 10,
                          1e-20f, 7,        -8,        9,   0.1f},
                     y = {0, -1,    NAN,  INFINITY, 10, 3,  -149, 0.5f, -1, 3,
                          0, 1e30f, 3.3f, 38,       2,  -2, 0.3f, 0.5f, 7};
  Buffer left = Buffer::of(x), right = Buffer::of(y), output(19 * 4);
  kernels.run("k_pow", {&left, &right, &output});
  std::vector<float> results = output.as<float>();
  for (size_t i = 0; i < x.size(); ++i)
    EXPECT_TRUE(sameBits(results[i], std::pow(x[i], y[i])))
        << x[i] << " to the " << y[i];
}

} // namespace
