//===- Loops.cpp - Every primitive, every dtype, one element at a time ----===//
#include "KernelHarness.h"
#include "gtest/gtest.h"
#include <cmath>

using namespace thunder::test;

namespace {

struct Dtype {
  const char *name;
  size_t bytes;
};
const Dtype dtypes[] = {{"f32", 4},  {"f64", 8}, {"i64", 8}, {"i32", 4},
                        {"i16", 2},  {"i8", 1},  {"ui8", 1}, {"i1", 1},
                        {"bf16", 2}, {"f16", 2}};

/// Element `i` of a test buffer, as bytes; i1 has 0 and 1.
std::string element(const Dtype &dtype, int64_t i) {
  std::string bytes(dtype.bytes, '\0');
  if (dtype.name == std::string("i1"))
    bytes[0] = char(i * 7 % 3 == 0);
  else
    for (size_t b = 0; b < dtype.bytes; ++b)
      bytes[b] = char(i * 31 + 17 * int64_t(b) + 3);
  return bytes;
}

Buffer elements(const Dtype &dtype, int64_t count) {
  std::string bytes;
  for (int64_t i = 0; i < count; ++i)
    bytes += element(dtype, i);
  return Buffer::of(std::vector<char>(bytes.begin(), bytes.end()));
}

/// What only moves elements, over a 3x4 operand. `source(i)` is the position in
/// the operand of result element i, or -1 for the padding's zero.
struct Mover {
  const char *name, *body, *result;
  int64_t count;
  int64_t (*source)(int64_t);
};

const Mover movers[] = {
    {"transpose",
     "thunder.transpose %a permutation = [1, 0] : tensor<3x4x$t> -> $R",
     "tensor<4x3x$t>", 12, [](int64_t i) { return i % 3 * 4 + i / 3; }},
    {"slice",
     "thunder.slice %a [1, 0] to [3, 4] step [1, 3] : tensor<3x4x$t> -> $R",
     "tensor<2x2x$t>", 4,
     [](int64_t i) { return (1 + i / 2) * 4 + i % 2 * 3; }},
    {"reshape", "thunder.reshape %a : tensor<3x4x$t> -> $R", "tensor<2x6x$t>",
     12, [](int64_t i) { return i; }},
    {"broadcast",
     "thunder.broadcast_in_dim %a dims = [0, 2] : tensor<3x4x$t> -> $R",
     "tensor<3x2x4x$t>", 24, [](int64_t i) { return i / 8 * 4 + i % 4; }},
    {"cat", "thunder.cat %a, %a dim = 1 : tensor<3x4x$t>, tensor<3x4x$t> -> $R",
     "tensor<3x8x$t>", 24, [](int64_t i) { return i / 8 * 4 + i % 4; }},
    {"pad",
     "thunder.pad %a with $z low = [1, 0] high = [0, 2] interior = [0, 1] : "
     "tensor<3x4x$t> -> $R",
     "tensor<4x9x$t>", 36,
     [](int64_t i) {
       int64_t row = i / 9 - 1, column = i % 9;
       return row < 0 || column > 6 || column % 2 ? -1 : row * 4 + column / 2;
     }},
};

TEST(Loops, MoveElementsOfEveryDtype) {
  std::string text;
  for (const Dtype &dtype : dtypes)
    for (const Mover &mover : movers) {
      bool isFloat = dtype.name[0] == 'f' || dtype.name[0] == 'b';
      std::string zero =
          dtype.name == std::string("i1")
              ? "false"
              : std::string(isFloat ? "0.0 : " : "0 : ") + dtype.name;
      text += replaceAll("thunder.kernel_func @" + std::string(mover.name) +
                             "_$t loops(%a: tensor<3x4x$t>) {\n  %0 = " +
                             mover.body + "\n  thunder.yield %0 : $R\n}\n",
                         {{"R", mover.result}, {"t", dtype.name}, {"z", zero}});
    }
  // "R" was replaced before "t", so $t in the result is replaced too.
  Kernels kernels(text);
  ASSERT_EQ(kernels.error, "");
  for (const Dtype &dtype : dtypes)
    for (const Mover &mover : movers) {
      std::string name = std::string(mover.name) + "_" + dtype.name;
      Buffer input = elements(dtype, 12), result(mover.count * dtype.bytes);
      kernels.run(name, {&input, &result}, nullptr, 3);
      for (int64_t i = 0; i < mover.count; ++i) {
        int64_t source = mover.source(i);
        std::string expected = source < 0 ? std::string(dtype.bytes, '\0')
                                          : element(dtype, source);
        ASSERT_EQ(std::string(result.data + i * dtype.bytes, dtype.bytes),
                  expected)
            << name << " element " << i;
      }
    }
}

template <typename T> T wrap(int64_t value) { return T(uint64_t(value)); }

/// Integer arithmetic with wrapping, against the same in C++.
template <typename T> void checkIntegers(const std::string &type) {
  std::string text;
  for (std::string op : {"add", "sub", "mul", "maximum", "minimum",
                         "bitwise_and", "bitwise_or", "bitwise_xor"})
    text += replaceAll(
        "thunder.kernel_func @$o loops(%a: $T, %b: $T) {\n  %0 = thunder.$o "
        "%a, %b : $T\n"
        "  thunder.yield %0 : $T\n}\nthunder.kernel_func @v_$o pointwise(%a: "
        "$T, %b: $T) {\n"
        "  %0 = thunder.$o %a, %b : $T\n  thunder.yield %0 : $T\n}\n",
        {{"o", op}, {"T", "tensor<19x" + type + ">"}});
  for (std::string op : {"abs", "neg", "sign", "bitwise_not"})
    text += replaceAll("thunder.kernel_func @$o loops(%a: $T) {\n  %0 = "
                       "thunder.$o %a : $T\n  thunder.yield %0 : $T\n}\n"
                       "thunder.kernel_func @v_$o pointwise(%a: $T) {\n  %0 = "
                       "thunder.$o %a : $T\n"
                       "  thunder.yield %0 : $T\n}\n",
                       {{"o", op}, {"T", "tensor<19x" + type + ">"}});
  for (std::string op : {"sum", "prod", "amax", "amin"})
    text += replaceAll("thunder.kernel_func @$o loops(%a: tensor<19x$t>) {\n"
                       "  %0 = thunder.$o %a dims = [0] : tensor<19x$t> -> "
                       "tensor<$t>\n  thunder.yield %0 : tensor<$t>\n}\n",
                       {{"o", op}, {"t", type}});
  Kernels kernels(text);
  ASSERT_EQ(kernels.error, "") << type;
  T least = std::numeric_limits<T>::min(), most = std::numeric_limits<T>::max();
  std::vector<T> a = {least, most, 0, 1,  T(-1), 5,  7,  most, least, 100,
                      3,     2,    9, 77, 64,    63, 31, 1,    2},
                 b = {1, 1, T(-1), 5, T(-1), 7, 5, most, T(-1), 99,
                      3, 4, 5,     6, 7,     8, 9, 10,   least};
  Buffer left = Buffer::of(a), right = Buffer::of(b), result(19 * sizeof(T));
  auto binary = [&](const std::string &op, auto exact) {
    for (std::string name : {op, "v_" + op}) {
      kernels.run(name, {&left, &right, &result});
      for (size_t i = 0; i < a.size(); ++i)
        EXPECT_EQ(result.as<T>()[i], T(exact(a[i], b[i])))
            << type << " " << name << " " << i;
    }
  };
  auto unary = [&](const std::string &op, auto exact) {
    for (std::string name : {op, "v_" + op}) {
      kernels.run(name, {&left, &result});
      for (size_t i = 0; i < a.size(); ++i)
        EXPECT_EQ(result.as<T>()[i], T(exact(a[i])))
            << type << " " << name << " " << i;
    }
  };
  binary("add",
         [](T x, T y) { return wrap<T>(int64_t(uint64_t(x) + uint64_t(y))); });
  binary("sub",
         [](T x, T y) { return wrap<T>(int64_t(uint64_t(x) - uint64_t(y))); });
  binary("mul",
         [](T x, T y) { return wrap<T>(int64_t(uint64_t(x) * uint64_t(y))); });
  binary("maximum", [](T x, T y) { return std::max(x, y); });
  binary("minimum", [](T x, T y) { return std::min(x, y); });
  binary("bitwise_and", [](T x, T y) { return x & y; });
  binary("bitwise_or", [](T x, T y) { return x | y; });
  binary("bitwise_xor", [](T x, T y) { return x ^ y; });
  unary("abs",
        [](T x) { return x < 0 ? wrap<T>(int64_t(0 - uint64_t(x))) : x; });
  unary("neg", [](T x) { return wrap<T>(int64_t(0 - uint64_t(x))); });
  unary("sign", [](T x) { return (x > 0) - (x < 0); });
  unary("bitwise_not", [](T x) { return ~x; });
  uint64_t sum = 0, product = 1;
  for (T value : a) {
    sum += uint64_t(value);
    product *= uint64_t(value);
  }
  Buffer scalar(sizeof(T));
  auto reduces = [&](const std::string &op, T expected) {
    kernels.run(op, {&left, &scalar});
    EXPECT_EQ(scalar.as<T>()[0], expected) << type << " " << op;
  };
  reduces("sum", T(sum));
  reduces("prod", T(product));
  reduces("amax", most);
  reduces("amin", least);
}

TEST(Loops, IntegersWrap) {
  checkIntegers<int64_t>("i64");
  checkIntegers<int32_t>("i32");
  checkIntegers<int16_t>("i16");
  checkIntegers<int8_t>("i8");
  checkIntegers<uint8_t>("ui8");
}

TEST(Loops, ReduceAnyDimensions) {
  Kernels kernels(R"(
thunder.kernel_func @middle loops(%a: tensor<2x3x4xf32>) {
  %0 = thunder.sum %a dims = [1] : tensor<2x3x4xf32> -> tensor<2x4xf32>
  thunder.yield %0 : tensor<2x4xf32>
}
thunder.kernel_func @outer loops(%a: tensor<2x3x4xf32>) {
  %0 = thunder.prod %a dims = [0, 2] : tensor<2x3x4xf32> -> tensor<3xf32>
  thunder.yield %0 : tensor<3xf32>
}
thunder.kernel_func @nothing loops(%a: tensor<2x0xf32>) {
  %0 = thunder.sum %a dims = [1] : tensor<2x0xf32> -> tensor<2xf32>
  thunder.yield %0 : tensor<2xf32>
}
thunder.kernel_func @half gemm(%a: tensor<2x3xbf16>, %b: tensor<3x2xbf16>) {
  %0 = thunder.matmul %a, %b : tensor<2x3xbf16>, tensor<3x2xbf16> -> tensor<2x2xbf16>
  thunder.yield %0 : tensor<2x2xbf16>
}
)");
  ASSERT_EQ(kernels.error, "");
  std::vector<float> a;
  for (int i = 0; i < 24; ++i)
    a.push_back(float(i % 5 + 1));
  Buffer input = Buffer::of(a), middle(32), outer(12), empty(0), zeros(8);
  kernels.run("middle", {&input, &middle}, nullptr, 2);
  for (int i = 0; i < 8; ++i) {
    float sum = 0;
    for (int j = 0; j < 3; ++j)
      sum += a[i / 4 * 12 + j * 4 + i % 4];
    EXPECT_EQ(middle.as<float>()[i], sum);
  }
  kernels.run("outer", {&input, &outer});
  for (int j = 0; j < 3; ++j) {
    float product = 1;
    for (int i = 0; i < 8; ++i)
      product *= a[i / 4 * 12 + j * 4 + i % 4];
    EXPECT_EQ(outer.as<float>()[j], product);
  }
  kernels.run("nothing", {&empty, &zeros});
  EXPECT_EQ(zeros.as<float>(), (std::vector<float>{0, 0}));
  // 1, 2, 3, -1, 0.5, 4 and 1, 1, 2, -1, 0, 3 in bf16.
  Buffer x = Buffer::of(std::vector<uint16_t>{0x3f80, 0x4000, 0x4040, 0xbf80,
                                              0x3f00, 0x4080}),
         y = Buffer::of(std::vector<uint16_t>{0x3f80, 0x3f80, 0x4000, 0xbf80,
                                              0x0000, 0x4040}),
         z(8);
  kernels.run("half", {&x, &y, &z});
  EXPECT_EQ(z.as<uint16_t>(), (std::vector<uint16_t>{0x40a0, 0x4100, 0x0000,
                                                     0x4128})); // 5, 8, 0, 10.5
}

TEST(Loops, GatherAndScatterAddCheckTheirIndices) {
  Kernels kernels(R"(
thunder.kernel_func @gather loops(%a: tensor<3x4xf32>, %i: tensor<3x2xi64>) {
  %0 = thunder.gather %a[%i] dim = 1 : tensor<3x4xf32>, tensor<3x2xi64> -> tensor<3x2xf32>
  thunder.yield %0 : tensor<3x2xf32>
}
thunder.kernel_func @scatter loops(%a: tensor<3x4xf32>, %i: tensor<2x4xi64>, %s: tensor<2x4xf32>) {
  %0 = thunder.scatter_add %a[%i] += %s dim = 0 : tensor<3x4xf32>, tensor<2x4xi64>, tensor<2x4xf32> -> tensor<3x4xf32>
  thunder.yield %0 : tensor<3x4xf32>
}
)");
  ASSERT_EQ(kernels.error, "");
  std::vector<float> a;
  for (int i = 0; i < 12; ++i)
    a.push_back(float(i));
  Buffer input = Buffer::of(a), gathered(24), scattered(48);
  std::vector<int64_t> index = {3, 0, 1, 1, 2, 3};
  CheckRecord record;
  Buffer good = Buffer::of(index);
  kernels.run("gather", {&input, &good, &gathered}, &record);
  EXPECT_EQ(record.failed, 0);
  EXPECT_EQ(gathered.as<float>(), (std::vector<float>{3, 0, 5, 5, 10, 11}));
  index[3] = 4;
  index[4] = -1;
  Buffer bad = Buffer::of(index);
  kernels.run("gather", {&input, &bad, &gathered}, &record);
  EXPECT_EQ(record.failed, 1);
  EXPECT_EQ(record.position, 3);
  EXPECT_EQ(record.value, 4);

  record = CheckRecord();
  Buffer rows = Buffer::of(std::vector<int64_t>{2, 0, 2, 1, 2, 2, 0, 1}),
         source = Buffer::of(std::vector<float>{1, 2, 3, 4, 5, 6, 7, 8});
  kernels.run("scatter", {&input, &rows, &source, &scattered}, &record);
  EXPECT_EQ(record.failed, 0);
  EXPECT_EQ(scattered.as<float>(),
            (std::vector<float>{0, 3, 9, 3, 4, 5, 6, 19, 14, 15, 13, 11}));
  Buffer wrong = Buffer::of(std::vector<int64_t>{2, 0, 2, 1, 2, 3, 0, 1});
  kernels.run("scatter", {&input, &wrong, &source, &scattered}, &record);
  EXPECT_EQ(record.failed, 1);
  EXPECT_EQ(record.position, 5);
  EXPECT_EQ(record.value, 3);
}

TEST(Loops, SlicesByIndexAreCutAnywhere) {
  Kernels kernels(R"(
thunder.kernel_func @take loops(%a: tensor<3x4x20xf32>, %i: tensor<2x3xi64>) {
  %0 = thunder.take %a[%i] dim = 1 : tensor<3x4x20xf32>, tensor<2x3xi64> -> tensor<3x2x3x20xf32>
  thunder.yield %0 : tensor<3x2x3x20xf32>
}
thunder.kernel_func @add loops(%a: tensor<4x20xf32>, %i: tensor<6xi64>, %s: tensor<6x20xf32>) {
  %0 = thunder.index_add %a[%i] += %s dim = 0 : tensor<4x20xf32>, tensor<6xi64>, tensor<6x20xf32> -> tensor<4x20xf32>
  thunder.yield %0 : tensor<4x20xf32>
}
thunder.kernel_func @copy loops(%a: tensor<3x4xf32>, %i: tensor<2xi64>, %s: tensor<3x2xf32>) in_place [0] {
  %0 = thunder.index_copy %a[%i] = %s dim = 1 : tensor<3x4xf32>, tensor<2xi64>, tensor<3x2xf32> -> tensor<3x4xf32>
  thunder.yield %0 : tensor<3x4xf32>
}
thunder.kernel_func @scatter loops(%a: tensor<3x4xi8>, %i: tensor<2x3xi64>, %s: tensor<2x3xi8>) {
  %0 = thunder.scatter %a[%i] = %s dim = 1 : tensor<3x4xi8>, tensor<2x3xi64>, tensor<2x3xi8> -> tensor<3x4xi8>
  thunder.yield %0 : tensor<3x4xi8>
}
)");
  ASSERT_EQ(kernels.error, "");
  std::vector<float> a;
  for (int i = 0; i < 240; ++i)
    a.push_back(float(i));
  Buffer input = Buffer::of(a);
  std::vector<int64_t> index = {3, 0, 1, 1, 2, 3};
  Buffer good = Buffer::of(index);
  for (int64_t cuts : {1, 5}) {
    CheckRecord record;
    Buffer taken(18 * 20 * 4), added(80 * 4);
    kernels.run("take", {&input, &good, &taken}, &record, cuts);
    EXPECT_EQ(record.failed, 0);
    for (int i = 0; i < 360; ++i)
      ASSERT_EQ(taken.as<float>()[i],
                a[i / 120 * 80 + index[i / 20 % 6] * 20 + i % 20]);
    kernels.run("add", {&input, &good, &input, &added}, &record, cuts);
    EXPECT_EQ(record.failed, 0);
    for (int i = 0; i < 80; ++i) {
      float sum = a[i];
      for (int k = 0; k < 6; ++k)
        if (index[k] == i / 20)
          sum += a[k * 20 + i % 20];
      ASSERT_EQ(added.as<float>()[i], sum);
    }
  }
  index[4] = 4;
  index[5] = -1;
  Buffer bad = Buffer::of(index);
  Buffer taken(18 * 20 * 4);
  CheckRecord record;
  kernels.run("take", {&input, &bad, &taken}, &record, 5);
  EXPECT_EQ(record.failed, 1);
  EXPECT_EQ(record.position, 4);
  EXPECT_EQ(record.value, 4);

  Buffer cache = Buffer::of(std::vector<float>(12, 7)),
         columns = Buffer::of(std::vector<int64_t>{2, 0}),
         rows = Buffer::of(std::vector<float>{1, 2, 3, 4, 5, 6});
  record = CheckRecord();
  kernels.run("copy", {&cache, &columns, &rows, &cache}, &record, 2);
  EXPECT_EQ(record.failed, 0);
  EXPECT_EQ(cache.as<float>(),
            (std::vector<float>{2, 7, 1, 7, 4, 7, 3, 7, 6, 7, 5, 7}));

  // The last of equal indices stays.
  Buffer bytes = Buffer::of(std::vector<int8_t>(12, 7)), scattered(12),
         places = Buffer::of(std::vector<int64_t>{3, 0, 3, 1, 1, 2}),
         values = Buffer::of(std::vector<int8_t>{1, 2, 3, 4, 5, 6});
  kernels.run("scatter", {&bytes, &places, &values, &scattered}, &record, 2);
  EXPECT_EQ(record.failed, 0);
  EXPECT_EQ(scattered.as<int8_t>(),
            (std::vector<int8_t>{2, 7, 7, 3, 7, 5, 6, 7, 7, 7, 7, 7}));
}

TEST(Loops, RunningSumsAndStableSorts) {
  Kernels kernels(R"(
thunder.kernel_func @cumsum loops(%a: tensor<3x50xf32>) {
  %0 = thunder.cumsum %a dim = 0 : tensor<3x50xf32>
  thunder.yield %0 : tensor<3x50xf32>
}
thunder.kernel_func @sort loops(%a: tensor<200x3xf32>) {
  %0, %1 = thunder.sort %a dim = 0 : tensor<200x3xf32> -> tensor<200x3xf32>, tensor<200x3xi64>
  thunder.yield %0, %1 : tensor<200x3xf32>, tensor<200x3xi64>
}
thunder.kernel_func @bytes loops(%a: tensor<1x6xui8>) {
  %0, %1 = thunder.sort %a dim = 1 descending : tensor<1x6xui8> -> tensor<1x6xui8>, tensor<1x6xi64>
  thunder.yield %0, %1 : tensor<1x6xui8>, tensor<1x6xi64>
}
)");
  ASSERT_EQ(kernels.error, "");
  std::vector<float> a;
  for (int i = 0; i < 600; ++i)
    a.push_back(float(i * 7919 % 37) - 20); // with many equal ones
  a[30] = NAN;
  Buffer input = Buffer::of(a), sums(600), sorted(2400), order(4800);
  kernels.run("cumsum", {&input, &sums}, nullptr, 3);
  for (int i = 0; i < 50; ++i) {
    // NaN where one is added, and from there on.
    float two = float(double(a[i]) + a[50 + i]),
          three = float(double(a[i]) + a[50 + i] + a[100 + i]);
    EXPECT_EQ(ulps(sums.as<float>()[50 + i], two), 0);
    EXPECT_EQ(ulps(sums.as<float>()[100 + i], three), 0);
  }
  kernels.run("sort", {&input, &sorted, &order}, nullptr, 2);
  for (int column = 0; column < 3; ++column) {
    std::vector<int64_t> expected(200);
    for (int i = 0; i < 200; ++i)
      expected[i] = i;
    auto value = [&](int64_t row) { return a[row * 3 + column]; };
    std::stable_sort(expected.begin(), expected.end(),
                     [&](int64_t x, int64_t y) {
                       return value(x) < value(y) ||
                              (std::isnan(value(y)) && !std::isnan(value(x)));
                     });
    for (int i = 0; i < 200; ++i) {
      ASSERT_EQ(order.as<int64_t>()[i * 3 + column], expected[i]);
      float x = sorted.as<float>()[i * 3 + column];
      ASSERT_TRUE(x == value(expected[i]) ||
                  (std::isnan(x) && std::isnan(value(expected[i]))));
    }
  }
  Buffer bytes = Buffer::of(std::vector<uint8_t>{3, 200, 127, 200, 0, 128}),
         ordered(6), places(48);
  kernels.run("bytes", {&bytes, &ordered, &places});
  EXPECT_EQ(ordered.as<uint8_t>(),
            (std::vector<uint8_t>{200, 200, 128, 127, 3, 0}));
  EXPECT_EQ(places.as<int64_t>(), (std::vector<int64_t>{1, 3, 5, 2, 0, 4}));
}

} // namespace
