//===- DataTypes.cpp - The table of element types -------------------------===//
#include "FileTest.h"
#include "thunder/TensorFiles/Numbers.h"
#include <cmath>

using namespace thunder;

TEST(DataTypes, TableIsInOrder) {
  for (int i = 0; i <= static_cast<int>(DataType::C128); ++i) {
    auto type = static_cast<DataType>(i);
    EXPECT_EQ(info(type).type, type);
    EXPECT_EQ(dataTypeFromTag(tag(type)), type);
    EXPECT_EQ(dataTypeFromScalarType(info(type).scalarType), type);
    if (info(type).npy) {
      EXPECT_EQ(dataTypeFromNpy(info(type).npy), type);
    }
  }
  EXPECT_EQ(dataTypeFromScalarType(7), DataType::F32);
  EXPECT_EQ(dataTypeFromScalarType(5), DataType::I64);
  EXPECT_EQ(dataTypeFromScalarType(13), DataType::BF16);
  EXPECT_FALSE(dataTypeFromTag("F4"));
  EXPECT_FALSE(dataTypeFromNpy("O"));
}

TEST(DataTypes, EveryHalfRoundTrips) {
  for (DataType type : {DataType::F16, DataType::BF16})
    for (uint32_t bits = 0; bits < 0x10000; ++bits) {
      auto half = static_cast<uint16_t>(bits);
      double value = toDouble(type, &half);
      uint16_t back;
      ASSERT_TRUE(storeFloating(type, value, &back));
      if (std::isnan(value))
        ASSERT_TRUE(std::isnan(toDouble(type, &back)));
      else
        ASSERT_EQ(back, half);
    }
}

TEST(DataTypes, RoundsToNearestEven) {
  struct Case {
    DataType type;
    double value;
    uint16_t bits;
  };
  // Ties between neighbours, at overflow and at the smallest subnormal number.
  const Case cases[] = {
      {DataType::F16, 1 + 0x1p-11, 0x3C00},
      {DataType::F16, 1 + 3 * 0x1p-11, 0x3C02},
      {DataType::F16, 65519.99, 0x7BFF},
      {DataType::F16, 65520, 0x7C00},
      {DataType::F16, 0x1p-25, 0x0000},
      {DataType::F16, 0x1.8p-25, 0x0001},
      {DataType::F16, -INFINITY, 0xFC00},
      {DataType::F16, -0.0, 0x8000},
      {DataType::BF16, 1 + 0x1p-8, 0x3F80},
      {DataType::BF16, 1 + 3 * 0x1p-8, 0x3F82},
      {DataType::BF16, 0x1.FFp127, 0x7F80},
      {DataType::BF16, 0x1p-133, 0x0001},
  };
  for (const Case &c : cases) {
    uint16_t bits;
    storeFloating(c.type, c.value, &bits);
    EXPECT_EQ(bits, c.bits) << c.value;
  }
}

TEST(DataTypes, Counts) {
  EXPECT_EQ(elementCount({}), 1);
  EXPECT_EQ(elementCount({2, 0, 3}), 0);
  EXPECT_EQ(elementCount({INT64_MAX}), INT64_MAX);
  EXPECT_FALSE(elementCount({INT64_MAX, 2}));
  EXPECT_FALSE(elementCount({INT64_MAX, 2, 0}));
  EXPECT_FALSE(elementCount({-1}));
  EXPECT_FALSE(byteCount(DataType::F32, {INT64_MAX / 2}));
}

TEST(DataTypes, Numbers) {
  EXPECT_EQ(parseInteger("-9223372036854775808"), INT64_MIN);
  EXPECT_EQ(parseInteger("9223372036854775807"), INT64_MAX);
  for (const char *text : {"", "-", "9223372036854775808", "1x", "+1", " 1"})
    EXPECT_FALSE(parseInteger(text)) << text;
  EXPECT_EQ(parseDouble("1e-3"), 1e-3);
  for (const char *text : {"", "1,5", " 1", "1 "})
    EXPECT_FALSE(parseDouble(text)) << text;
  EXPECT_EQ(formatDouble(0.001), "0.001");
  EXPECT_EQ(formatDouble(0.1 + 0.2), "0.30000000000000004");
  EXPECT_EQ(formatFloat(0.1f), "0.1");
  EXPECT_EQ(formatFloat(16777216.f), "16777216");
}
