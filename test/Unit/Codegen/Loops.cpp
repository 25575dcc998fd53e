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

} // namespace
