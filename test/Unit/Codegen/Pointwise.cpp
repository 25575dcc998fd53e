//===- Pointwise.cpp - Elementwise kernels, against plain loops -----------===//
#include "KernelHarness.h"
#include "gtest/gtest.h"
#include <cmath>

using namespace thunder::test;

namespace {

/// Around the vector width and the unrolled block.
std::vector<int64_t> sizes() {
  return {1, 3, 4, 5, 7, 8, 9, 15, 16, 17, 33, 65, 130, 1037};
}

std::vector<float> ramp(int64_t size, float start, float step) {
  std::vector<float> values;
  for (int64_t i = 0; i < size; ++i)
    values.push_back(start + step * float(i));
  return values;
}

TEST(Pointwise, FlatBroadcastMaskAndIota) {
  std::string text;
  for (int64_t n : sizes())
    text +=
        replaceAll(R"(thunder.kernel_func @flat$N pointwise(%a: $V, %b: $V) {
  %0 = thunder.mul %a, %b : $V
  %1 = thunder.add %0, %a : $V
  thunder.yield %1 : $V
}
thunder.kernel_func @wide$N pointwise(%a: $M, %c: $V, %r: tensor<3xf32>, %s: tensor<f32>) {
  %0 = thunder.broadcast_in_dim %c dims = [1] : $V -> $M
  %1 = thunder.broadcast_in_dim %r dims = [0] : tensor<3xf32> -> $M
  %2 = thunder.broadcast_in_dim %s dims = [] : tensor<f32> -> $M
  %3 = thunder.add %a, %0 : $M
  %4 = thunder.mul %3, %1 : $M
  %5 = thunder.div %4, %2 : $M
  %6 = thunder.iota dim = 1 {start = 3 : i64, step = 2 : i64} : $I
  %7 = thunder.convert_element_type %6 to f32 : $I -> $M
  %8 = thunder.add %5, %7 : $M
  %9 = thunder.gt %a, %0 : $M -> $B
  %10 = thunder.where %9, %8, %a : $B, $M
  thunder.yield %10, %9 : $M, $B
}
)",
                   {{"N", std::to_string(n)},
                    {"V", "tensor<" + std::to_string(n) + "xf32>"},
                    {"M", "tensor<3x" + std::to_string(n) + "xf32>"},
                    {"I", "tensor<3x" + std::to_string(n) + "xi64>"},
                    {"B", "tensor<3x" + std::to_string(n) + "xi1>"}});
  for (std::string cpu : {"native", "x86-64-v2"}) {
    Kernels kernels(text, cpu);
    ASSERT_EQ(kernels.error, "");
    for (int64_t n : sizes()) {
      std::vector<float> a = ramp(n, -3, 0.37f), b = ramp(n, 2, -0.11f);
      Buffer left = Buffer::of(a), right = Buffer::of(b), result(n * 4);
      kernels.run("flat" + std::to_string(n), {&left, &right, &result}, nullptr,
                  4);
      std::vector<float> results = result.as<float>();
      for (int64_t i = 0; i < n; ++i) {
        volatile float product = a[i] * b[i]; // rounded before the sum
        ASSERT_EQ(results[i], product + a[i]) << n;
      }
      std::vector<float> m = ramp(3 * n, -2, 0.013f), c = ramp(n, 1, -0.05f),
                         r = {1.5f, -2, 0.1f}, s = {1.7f};
      Buffer matrix = Buffer::of(m), columns = Buffer::of(c),
             rows = Buffer::of(r), scalar = Buffer::of(s);
      Buffer chosen(3 * n * 4), mask(3 * n);
      kernels.run("wide" + std::to_string(n),
                  {&matrix, &columns, &rows, &scalar, &chosen, &mask}, nullptr,
                  2);
      results = chosen.as<float>();
      std::vector<uint8_t> bits = mask.as<uint8_t>();
      for (int64_t i = 0; i < 3 * n; ++i) {
        volatile float sum = m[i] + c[i % n];
        volatile float product = sum * r[i / n];
        volatile float quotient = product / s[0];
        bool larger = m[i] > c[i % n];
        ASSERT_EQ(bits[i], larger) << n;
        ASSERT_EQ(results[i], larger ? quotient + float(3 + 2 * (i % n)) : m[i])
            << n;
      }
    }
  }
}

TEST(Pointwise, ResultTakesTheBufferOfAnOperand) {
  Kernels kernels(R"(
thunder.kernel_func @step pointwise(%w: tensor<101xf32>, %m: tensor<101xf32>, %g: tensor<101xf32>) in_place [0, 1] {
  %0 = thunder.add %m, %g : tensor<101xf32>
  %1 = thunder.sub %w, %0 : tensor<101xf32>
  thunder.yield %1, %0 : tensor<101xf32>, tensor<101xf32>
}
)");
  ASSERT_EQ(kernels.error, "");
  std::vector<float> w = ramp(101, 1, 1), m = ramp(101, 5, 2),
                     g = ramp(101, 3, 4);
  Buffer weights = Buffer::of(w), moments = Buffer::of(m),
         gradients = Buffer::of(g);
  kernels.run("step", {&weights, &moments, &gradients, &weights, &moments});
  for (int64_t i = 0; i < 101; ++i) {
    EXPECT_EQ(moments.as<float>()[i], m[i] + g[i]);
    EXPECT_EQ(weights.as<float>()[i], w[i] - (m[i] + g[i]));
  }
}

TEST(Pointwise, RareBinaryFunctions) {
  Kernels kernels(R"(
thunder.kernel_func @floats pointwise(%a: tensor<19xf32>, %b: tensor<19xf32>) {
  %0 = thunder.fmod %a, %b : tensor<19xf32>
  %1 = thunder.copysign %a, %b : tensor<19xf32>
  %2 = thunder.atan2 %a, %b : tensor<19xf32>
  thunder.yield %0, %1, %2 : tensor<19xf32>, tensor<19xf32>, tensor<19xf32>
}
thunder.kernel_func @ints pointwise(%a: tensor<9xi32>, %b: tensor<9xi32>) {
  %0 = thunder.trunc_divide %a, %b : tensor<9xi32>
  %1 = thunder.shift_left %a, %b : tensor<9xi32>
  %2 = thunder.shift_right %a, %b : tensor<9xi32>
  thunder.yield %0, %1, %2 : tensor<9xi32>, tensor<9xi32>, tensor<9xi32>
}
)");
  ASSERT_EQ(kernels.error, "");
  std::vector<float> a = ramp(19, -3, 0.37f), b = ramp(19, 2, -0.21f);
  Buffer left = Buffer::of(a), right = Buffer::of(b), rest(76), sign(76),
         angle(76);
  kernels.run("floats", {&left, &right, &rest, &sign, &angle});
  for (int i = 0; i < 19; ++i) {
    EXPECT_EQ(rest.as<float>()[i], std::fmod(a[i], b[i]));
    EXPECT_EQ(sign.as<float>()[i], std::copysign(a[i], b[i]));
    EXPECT_LE(
        ulps(angle.as<float>()[i], std::atan2(double(a[i]), double(b[i]))),
        2.0);
  }
  // Neither a zero nor the smallest by -1 ends the program.
  constexpr int32_t least = INT32_MIN, most = INT32_MAX;
  std::vector<int32_t> x = {7, -7, 7, -7, least, 5, least, most, -1},
                       y = {2, 2, -2, -2, -1, 0, 3, 32, 40};
  Buffer dividend = Buffer::of(x), divisor = Buffer::of(y), quotient(36),
         shiftedLeft(36), shiftedRight(36);
  kernels.run("ints",
              {&dividend, &divisor, &quotient, &shiftedLeft, &shiftedRight});
  EXPECT_EQ(
      quotient.as<int32_t>(),
      (std::vector<int32_t>{3, -3, -3, 3, least, 5, least / 3, most / 32, 0}));
  EXPECT_EQ(shiftedLeft.as<int32_t>(),
            (std::vector<int32_t>{28, -28, 0, 0, 0, 5, 0, 0, 0}));
  EXPECT_EQ(shiftedRight.as<int32_t>(),
            (std::vector<int32_t>{1, -2, 0, -1, -1, 5, least / 8, 0, -1}));
}

TEST(Pointwise, FirstFailedCheckIsRecorded) {
  Kernels kernels(R"(
thunder.kernel_func @check pointwise(%a: tensor<77xi64>, %b: tensor<77xi64>) {
  %0 = thunder.check_index %a in [0, 10) "first" : tensor<77xi64>
  %1 = thunder.check_index %b in [-3, 5) or 100 "second" : tensor<77xi64>
  %2 = thunder.add %0, %1 : tensor<77xi64>
  thunder.yield %2 : tensor<77xi64>
}
)");
  ASSERT_EQ(kernels.error, "");
  std::vector<int64_t> a(77, 9), b(77, -3);
  b[4] = 100;
  Buffer result(77 * 8);
  auto run = [&] {
    CheckRecord record;
    Buffer left = Buffer::of(a), right = Buffer::of(b);
    kernels.run("check", {&left, &right, &result}, &record, 4);
    return record;
  };
  EXPECT_EQ(run().failed, 0);
  EXPECT_EQ(result.as<int64_t>()[4], 109);
  a[75] = -1;
  CheckRecord record = run();
  EXPECT_EQ(record.failed, 1);
  EXPECT_EQ(record.position, 75);
  EXPECT_EQ(record.value, -1);
  b[76] = b[30] = 5;
  record = run();
  EXPECT_EQ(record.failed, 2);
  EXPECT_EQ(record.position, 30);
  EXPECT_EQ(record.value, 5);
}

TEST(Pointwise, NanAndSignsOfComparisonsAndExtremes) {
  std::string text;
  for (std::string op : {"maximum", "minimum"})
    text += replaceAll("thunder.kernel_func @$f pointwise(%a: tensor<11xf32>, "
                       "%b: tensor<11xf32>) {\n"
                       "  %0 = thunder.$f %a, %b : tensor<11xf32>\n  "
                       "thunder.yield %0 : tensor<11xf32>\n}\n",
                       {{"f", op}});
  for (std::string op : {"eq", "ne", "lt", "le", "gt", "ge"})
    text += replaceAll("thunder.kernel_func @$f pointwise(%a: tensor<11xf32>, "
                       "%b: tensor<11xf32>) {\n"
                       "  %0 = thunder.$f %a, %b : tensor<11xf32> -> "
                       "tensor<11xi1>\n  thunder.yield %0 : tensor<11xi1>\n}\n",
                       {{"f", op}});
  for (std::string op : {"sign", "abs", "neg"})
    text +=
        replaceAll("thunder.kernel_func @$f pointwise(%a: tensor<11xf32>) {\n"
                   "  %0 = thunder.$f %a : tensor<11xf32>\n  thunder.yield %0 "
                   ": tensor<11xf32>\n}\n",
                   {{"f", op}});
  text += "thunder.kernel_func @isfinite pointwise(%a: tensor<11xf32>) {\n"
          "  %0 = thunder.isfinite %a : tensor<11xf32> -> tensor<11xi1>\n  "
          "thunder.yield %0 : tensor<11xi1>\n}\n";
  Kernels kernels(text);
  ASSERT_EQ(kernels.error, "");
  float inf = INFINITY, nan = NAN;
  std::vector<float> a = {1, 2, nan, 3, nan, inf, -inf, -1, 5, 5, -7},
                     b = {2, 1, 3, nan, nan, 1, 1, -2, 5, inf, -inf};
  Buffer left = Buffer::of(a), right = Buffer::of(b), floats(44), bits(11);
  auto expectFloats = [&](const char *name, auto exact, bool isUnary = false) {
    std::vector<Buffer *> arguments = {&left};
    if (!isUnary)
      arguments.push_back(&right);
    arguments.push_back(&floats);
    kernels.run(name, arguments);
    for (int i = 0; i < 11; ++i) {
      float x = floats.as<float>()[i], y = exact(a[i], b[i]);
      EXPECT_TRUE(x == y || (std::isnan(x) && std::isnan(y)))
          << name << " " << a[i] << " " << b[i] << " gave " << x;
    }
  };
  auto expectBits = [&](const char *name, auto exact) {
    std::vector<Buffer *> arguments = {&left, &right, &bits};
    if (name == std::string("isfinite"))
      arguments.erase(arguments.begin() + 1);
    kernels.run(name, arguments);
    for (int i = 0; i < 11; ++i)
      EXPECT_EQ(bits.as<uint8_t>()[i], uint8_t(exact(a[i], b[i])))
          << name << " " << a[i] << " " << b[i];
  };
  expectFloats("maximum", [](float x, float y) {
    return std::isnan(x) ? x : std::isnan(y) ? y : std::max(x, y);
  });
  expectFloats("minimum", [](float x, float y) {
    return std::isnan(x) ? x : std::isnan(y) ? y : std::min(x, y);
  });
  expectFloats(
      "sign", [](float x, float) { return float((x > 0) - (x < 0)); }, true);
  expectFloats("abs", [](float x, float) { return std::fabs(x); }, true);
  expectFloats("neg", [](float x, float) { return -x; }, true);
  expectBits("eq", [](float x, float y) { return x == y; });
  expectBits("ne", [](float x, float y) { return x != y; });
  expectBits("lt", [](float x, float y) { return x < y; });
  expectBits("le", [](float x, float y) { return x <= y; });
  expectBits("gt", [](float x, float y) { return x > y; });
  expectBits("ge", [](float x, float y) { return x >= y; });
  expectBits("isfinite", [](float x, float) { return std::isfinite(x); });
}

template <typename To>
void checkConversions(Kernels &kernels, const std::string &to) {
  std::vector<double> values = {0,   1, -1, 2.5, -3.75, 100, -100,
                                127, 3, 77, 12,  -5,    64};
  auto check = [&](auto zero, const std::string &from) {
    using From = decltype(zero);
    std::vector<From> source;
    for (double value : values)
      source.push_back(from == "i1"
                           ? From(value != 0)
                           : From(int64_t(value) < 0 && From(-1) > From(0)
                                      ? -value
                                      : value));
    Buffer input = Buffer::of(source), output(source.size() * sizeof(To));
    kernels.run(from + "_" + to, {&input, &output});
    for (size_t i = 0; i < source.size(); ++i) {
      To expected = to == "i1" ? To(source[i] != From(0)) : To(source[i]);
      EXPECT_EQ(output.as<To>()[i], expected)
          << from << " to " << to << " of " << double(source[i]);
    }
  };
  check(float(), "f32");
  check(double(), "f64");
  check(int64_t(), "i64");
  check(int32_t(), "i32");
  check(int16_t(), "i16");
  check(int8_t(), "i8");
  check(uint8_t(), "ui8");
  check(uint8_t(), "i1");
}

TEST(Pointwise, ConversionsBetweenAllDtypes) {
  const char *types[] = {"f32", "f64", "i64", "i32", "i16", "i8", "ui8", "i1"};
  std::string text;
  for (std::string from : types)
    for (std::string to : types)
      text += replaceAll(
          "thunder.kernel_func @$F_$T pointwise(%a: tensor<13x$F>) {\n"
          "  %0 = thunder.convert_element_type %a to $T : tensor<13x$F> -> "
          "tensor<13x$T>\n"
          "  thunder.yield %0 : tensor<13x$T>\n}\n",
          {{"F", from}, {"T", to}});
  Kernels kernels(text);
  ASSERT_EQ(kernels.error, "");
  checkConversions<float>(kernels, "f32");
  checkConversions<double>(kernels, "f64");
  checkConversions<int64_t>(kernels, "i64");
  checkConversions<int32_t>(kernels, "i32");
  checkConversions<int16_t>(kernels, "i16");
  checkConversions<int8_t>(kernels, "i8");
  checkConversions<uint8_t>(kernels, "ui8");
  checkConversions<uint8_t>(kernels, "i1");
}

/// Nearest even, in integers.
uint16_t toBFloat16(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, 4);
  if (std::isnan(value))
    return (bits | 0x400000) >> 16;
  return (bits + 0x7fff + ((bits >> 16) & 1)) >> 16;
}

TEST(Pointwise, HalfPrecisions) {
  constexpr int64_t size = 65536;
  Kernels kernels(R"(
thunder.kernel_func @to_bf16 pointwise(%a: tensor<65536xf32>) {
  %0 = thunder.convert_element_type %a to bf16 : tensor<65536xf32> -> tensor<65536xbf16>
  thunder.yield %0 : tensor<65536xbf16>
}
thunder.kernel_func @from_bf16 pointwise(%a: tensor<65536xbf16>) {
  %0 = thunder.convert_element_type %a to f32 : tensor<65536xbf16> -> tensor<65536xf32>
  thunder.yield %0 : tensor<65536xf32>
}
thunder.kernel_func @round_trip_f16 pointwise(%a: tensor<65536xf16>) {
  %0 = thunder.convert_element_type %a to f32 : tensor<65536xf16> -> tensor<65536xf32>
  %1 = thunder.convert_element_type %0 to f16 : tensor<65536xf32> -> tensor<65536xf16>
  thunder.yield %0, %1 : tensor<65536xf32>, tensor<65536xf16>
}
)");
  ASSERT_EQ(kernels.error, "");
  std::vector<float> values;
  for (uint32_t i = 0, bits = 77; i < size; ++i, bits += 65521) {
    float value;
    std::memcpy(&value, &bits, 4);
    values.push_back(value);
  }
  for (int i = 0; i < 64; ++i) // ties, both ways
    values[i] = std::ldexp(1 + float(2 * i + 1) / 256, i - 130);
  std::vector<uint16_t> all(size);
  for (int64_t i = 0; i < size; ++i)
    all[i] = uint16_t(i);
  Buffer input = Buffer::of(values), halves = Buffer::of(all), narrow(size * 2),
         wide(size * 4);
  kernels.run("to_bf16", {&input, &narrow});
  std::vector<uint16_t> rounded = narrow.as<uint16_t>();
  for (int64_t i = 0; i < size; ++i)
    ASSERT_EQ(rounded[i], toBFloat16(values[i])) << values[i];
  kernels.run("from_bf16", {&halves, &wide});
  std::vector<uint32_t> widened = wide.as<uint32_t>();
  for (uint32_t i = 0; i < size; ++i)
    ASSERT_EQ(widened[i] >> 16, i);
  kernels.run("round_trip_f16", {&halves, &wide, &narrow});
  std::vector<float> floats = wide.as<float>();
  rounded = narrow.as<uint16_t>();
  for (uint32_t i = 0; i < size; ++i) {
    bool isNan = (i & 0x7c00) == 0x7c00 && (i & 0x3ff);
    ASSERT_EQ(std::isnan(floats[i]), isNan) << i;
    if (isNan)
      continue;
    ASSERT_EQ(rounded[i], i);
    int exponent = (i >> 10) & 31;
    double magnitude = exponent == 31 ? INFINITY
                       : exponent == 0
                           ? std::ldexp(i & 0x3ff, -24)
                           : std::ldexp(1024 + (i & 0x3ff), exponent - 25);
    ASSERT_EQ(double(floats[i]), i & 0x8000 ? -magnitude : magnitude) << i;
  }
}

} // namespace
