//===- DataType.h - Element types of tensors in files ---------------------===//
//
// One table of element types: the tag of safetensors, the type string of
// NumPy, the size, and the ScalarType code of PyTorch's export schema.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_TENSORFILES_DATATYPE_H
#define THUNDER_TENSORFILES_DATATYPE_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace thunder {

enum class DataType : uint8_t {
  Bool,
  U8,
  I8,
  U16,
  I16,
  U32,
  I32,
  U64,
  I64,
  F8E4M3,
  F8E5M2,
  F8E4M3FNUZ,
  F8E5M2FNUZ,
  F8E8M0,
  F16,
  BF16,
  F32,
  F64,
  C64,
  C128,
};

enum class NumberClass : uint8_t {
  Boolean,
  Unsigned,
  Signed,
  Floating,
  Complex
};

struct DataTypeInfo {
  DataType type;
  NumberClass number;
  uint8_t itemSize;   ///< bytes of an element
  uint8_t scalarType; ///< ScalarType of the export schema
  const char *tag;    ///< in safetensors files, manifests and messages
  const char *npy; ///< NumPy's kind and size, e.g. "f4"; null when NumPy has no
                   ///< such type
};

const DataTypeInfo &info(DataType type);
inline size_t itemSize(DataType type) { return info(type).itemSize; }
inline const char *tag(DataType type) { return info(type).tag; }
inline bool isFloating(DataType type) {
  return info(type).number == NumberClass::Floating;
}

std::optional<DataType> dataTypeFromTag(std::string_view tag);
/// From NumPy's kind and size without the byte order, e.g. "f4".
std::optional<DataType> dataTypeFromNpy(std::string_view code);
std::optional<DataType> dataTypeFromScalarType(int64_t code);

/// The element at `data` as a double (the real part of a complex one; 64-bit
/// integers are rounded). `data` may have any alignment. The 8-bit floating
/// types are not converted: NaN.
double toDouble(DataType type, const void *data);

/// Writes `value` as an element of a floating type (F16 to F64) at `data`,
/// rounded to nearest even. False for any other type.
bool storeFloating(DataType type, double value, void *data);

} // namespace thunder
#endif // THUNDER_TENSORFILES_DATATYPE_H
