//===- DataType.cpp - Element types of tensors in files -------------------===//
#include "thunder/TensorFiles/DataType.h"
#include <cmath>
#include <cstring>

namespace thunder {
namespace {
using Number = NumberClass;

constexpr DataTypeInfo table[] = {
    {DataType::Bool, Number::Boolean, 1, 12, "BOOL", "b1"},
    {DataType::U8, Number::Unsigned, 1, 1, "U8", "u1"},
    {DataType::I8, Number::Signed, 1, 2, "I8", "i1"},
    {DataType::U16, Number::Unsigned, 2, 28, "U16", "u2"},
    {DataType::I16, Number::Signed, 2, 3, "I16", "i2"},
    {DataType::U32, Number::Unsigned, 4, 34, "U32", "u4"},
    {DataType::I32, Number::Signed, 4, 4, "I32", "i4"},
    {DataType::U64, Number::Unsigned, 8, 35, "U64", "u8"},
    {DataType::I64, Number::Signed, 8, 5, "I64", "i8"},
    {DataType::F8E4M3, Number::Floating, 1, 29, "F8_E4M3", nullptr},
    {DataType::F8E5M2, Number::Floating, 1, 30, "F8_E5M2", nullptr},
    {DataType::F8E4M3FNUZ, Number::Floating, 1, 31, "F8_E4M3FNUZ", nullptr},
    {DataType::F8E5M2FNUZ, Number::Floating, 1, 32, "F8_E5M2FNUZ", nullptr},
    {DataType::F8E8M0, Number::Floating, 1, 33, "F8_E8M0", nullptr},
    {DataType::F16, Number::Floating, 2, 6, "F16", "f2"},
    {DataType::BF16, Number::Floating, 2, 13, "BF16", nullptr},
    {DataType::F32, Number::Floating, 4, 7, "F32", "f4"},
    {DataType::F64, Number::Floating, 8, 8, "F64", "f8"},
    {DataType::C64, Number::Complex, 8, 10, "C64", "c8"},
    {DataType::C128, Number::Complex, 16, 11, "C128", "c16"},
};

template <typename T> T load(const void *data) {
  T value;
  std::memcpy(&value, data, sizeof value);
  return value;
}

double halfToDouble(uint16_t bits) {
  int exponent = (bits >> 10) & 31;
  int fraction = bits & 1023;
  double magnitude = exponent == 31 ? (fraction ? NAN : INFINITY)
                     : exponent == 0
                         ? std::ldexp(fraction, -24)
                         : std::ldexp(fraction + 1024, exponent - 25);
  return bits & 0x8000 ? -magnitude : magnitude;
}

double bfloatToDouble(uint16_t bits) {
  uint32_t wide = static_cast<uint32_t>(bits) << 16;
  return load<float>(&wide);
}

/// Bits of the nearest value with `fractionBits` of fraction and `exponentBits`
/// of exponent (IEEE layout of 16 bits), ties to even.
uint16_t roundTo16(double value, int exponentBits, int fractionBits) {
  const int bias = (1 << (exponentBits - 1)) - 1;
  const uint16_t sign = std::signbit(value) ? 0x8000 : 0;
  const uint16_t infinity = ((1 << exponentBits) - 1) << fractionBits;
  if (std::isnan(value))
    return sign | infinity | (1 << (fractionBits - 1));
  double magnitude = std::fabs(value);
  if (magnitude == 0)
    return sign;
  if (std::isinf(magnitude))
    return sign | infinity;
  int exponent = std::ilogb(magnitude);
  if (exponent < 1 - bias)
    exponent = 1 - bias;
  // In units of the last place; nearbyint rounds ties to even.
  double units = std::nearbyint(std::ldexp(magnitude, fractionBits - exponent));
  auto steps = static_cast<int64_t>(units);
  // Adding the rounded significand to the exponent field carries correctly,
  // from subnormal to normal and from the largest number to infinity.
  int64_t bits =
      (static_cast<int64_t>(exponent + bias - 1) << fractionBits) + steps;
  return bits >= infinity ? sign | infinity
                          : static_cast<uint16_t>(sign | bits);
}
} // namespace

const DataTypeInfo &info(DataType type) {
  return table[static_cast<size_t>(type)];
}

std::optional<DataType> dataTypeFromTag(std::string_view tag) {
  for (const DataTypeInfo &entry : table)
    if (tag == entry.tag)
      return entry.type;
  return std::nullopt;
}

std::optional<DataType> dataTypeFromNpy(std::string_view code) {
  for (const DataTypeInfo &entry : table)
    if (entry.npy && code == entry.npy)
      return entry.type;
  return std::nullopt;
}

std::optional<DataType> dataTypeFromScalarType(int64_t code) {
  for (const DataTypeInfo &entry : table)
    if (code == entry.scalarType)
      return entry.type;
  return std::nullopt;
}

double toDouble(DataType type, const void *data) {
  switch (type) {
  case DataType::Bool:
    return load<uint8_t>(data) != 0;
  case DataType::U8:
    return load<uint8_t>(data);
  case DataType::I8:
    return load<int8_t>(data);
  case DataType::U16:
    return load<uint16_t>(data);
  case DataType::I16:
    return load<int16_t>(data);
  case DataType::U32:
    return load<uint32_t>(data);
  case DataType::I32:
    return load<int32_t>(data);
  case DataType::U64:
    return static_cast<double>(load<uint64_t>(data));
  case DataType::I64:
    return static_cast<double>(load<int64_t>(data));
  case DataType::F16:
    return halfToDouble(load<uint16_t>(data));
  case DataType::BF16:
    return bfloatToDouble(load<uint16_t>(data));
  case DataType::F32:
  case DataType::C64:
    return load<float>(data);
  case DataType::F64:
  case DataType::C128:
    return load<double>(data);
  case DataType::F8E4M3:
  case DataType::F8E5M2:
  case DataType::F8E4M3FNUZ:
  case DataType::F8E5M2FNUZ:
  case DataType::F8E8M0:
    break;
  }
  return NAN;
}

bool storeFloating(DataType type, double value, void *data) {
  if (type == DataType::F64) {
    std::memcpy(data, &value, sizeof value);
    return true;
  }
  if (type == DataType::F32) {
    auto narrow = static_cast<float>(value);
    std::memcpy(data, &narrow, sizeof narrow);
    return true;
  }
  if (type != DataType::F16 && type != DataType::BF16)
    return false;
  uint16_t bits =
      type == DataType::F16 ? roundTo16(value, 5, 10) : roundTo16(value, 8, 7);
  std::memcpy(data, &bits, sizeof bits);
  return true;
}

} // namespace thunder
