//===- Tensor.h - Values of the reference interpreter -----------*- C++ -*-===//
//
// A tensor type with a static shape, and its elements in row-major order. One
// C++ type stands for each element type, so that arithmetic on elements is the
// arithmetic of that type and nothing else.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_REFERENCE_TENSOR_H
#define THUNDER_REFERENCE_TENSOR_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include <cstring>
#include <memory>

namespace mlir::thunder::reference {

/// Elements of bf16 and f16: stored as bits, computed as float.
struct BFloat16 {
  uint16_t bits;
};
struct Float16 {
  uint16_t bits;
};

/// To float is exact; from float rounds to nearest even.
float toFloat(BFloat16 value);
float toFloat(Float16 value);
BFloat16 toBFloat16(float value);
Float16 toFloat16(float value);

/// A tensor value. Copies share the elements: only the code that created a
/// tensor writes to it, before it hands the tensor on.
class Tensor {
public:
  Tensor() = default;

  /// Zeroed elements. `type` must satisfy isSupported.
  static Tensor create(RankedTensorType type);

  /// The elements of a dense attribute with a supported type.
  static FailureOr<Tensor> fromAttribute(DenseElementsAttr attribute);

  /// Copies `bytes` into a new tensor; fails when the count is not the type's.
  static FailureOr<Tensor> fromBytes(RankedTensorType type,
                                     ArrayRef<char> bytes);

  /// A static shape and an element type of the thunder dialect; the number of
  /// bytes fits 63 bits.
  static bool isSupported(Type type);

  /// Bytes of one element; i1 takes one byte, 0 or 1.
  static int64_t getItemSize(Type element);

  RankedTensorType getType() const { return type; }
  Type getElementType() const { return type.getElementType(); }
  ArrayRef<int64_t> getShape() const { return type.getShape(); }
  int64_t getRank() const { return type.getRank(); }
  int64_t size() const { return type.getNumElements(); }
  int64_t getItemSize() const { return getItemSize(getElementType()); }
  ArrayRef<char> getBytes() const {
    return {storage.get(), size_t(size() * getItemSize())};
  }

  /// Element `i` in row-major order. T must be the element's C++ type: bool,
  /// int8_t to int64_t, uint8_t, BFloat16, Float16, float or double.
  template <typename T> T get(int64_t i) const {
    T value;
    std::memcpy(&value, storage.get() + i * int64_t(sizeof(T)), sizeof(T));
    return value;
  }
  template <typename T> void set(int64_t i, T value) {
    std::memcpy(storage.get() + i * int64_t(sizeof(T)), &value, sizeof(T));
  }

  /// Copies element `from` of `source`, which has the same element type.
  void copy(int64_t i, const Tensor &source, int64_t from);

  /// The same elements under another shape of as many elements.
  Tensor reshaped(RankedTensorType newType) const;

  /// Element `i` as a double: exact but for large 64-bit integers.
  double toDouble(int64_t i) const;
  /// Element `i` for messages: enough digits to tell it from its neighbours.
  std::string toString(int64_t i) const;

private:
  RankedTensorType type;
  std::shared_ptr<char[]> storage;
};

/// Calls `body` with a value of the C++ type of `element` (its value means
/// nothing): `visit(type, [&](auto zero) { using T = decltype(zero); … })`.
/// `element` must be an element type of the dialect.
template <typename Body> auto visit(Type element, Body body) {
  if (element.isF64())
    return body(double());
  if (element.isF32())
    return body(float());
  if (element.isBF16())
    return body(BFloat16());
  if (element.isF16())
    return body(Float16());
  switch (element.getIntOrFloatBitWidth()) {
  case 1:
    return body(bool());
  case 8:
    return element.isUnsignedInteger() ? body(uint8_t()) : body(int8_t());
  case 16:
    return body(int16_t());
  case 32:
    return body(int32_t());
  default:
    return body(int64_t());
  }
}

template <typename T>
inline constexpr bool isStoredFloat =
    std::is_same_v<T, BFloat16> || std::is_same_v<T, Float16>;

/// The wide type that a long sum of T is kept in before it is rounded to T.
template <typename T>
using Wide = std::conditional_t<
    std::is_same_v<T, double>, long double,
    std::conditional_t<std::is_floating_point_v<T> || isStoredFloat<T>, double,
                       uint64_t>>;

/// An element as the type it is computed in: bf16 and f16 as float.
template <typename T> auto widen(T value) {
  if constexpr (isStoredFloat<T>)
    return toFloat(value);
  else
    return value;
}

/// A wide value rounded to an element; integers wrap.
template <typename T, typename W> T narrow(W value) {
  if constexpr (std::is_same_v<T, BFloat16>)
    return toBFloat16(float(value));
  else if constexpr (std::is_same_v<T, Float16>)
    return toFloat16(float(value));
  else
    return static_cast<T>(value);
}

/// Position in row-major order of the multi-index `index` of `shape`.
int64_t linearize(ArrayRef<int64_t> index, ArrayRef<int64_t> shape);
/// The multi-index of position `position` of `shape`.
SmallVector<int64_t> delinearize(int64_t position, ArrayRef<int64_t> shape);
/// "[1, 2]" for messages.
std::string indexToString(ArrayRef<int64_t> index);

} // namespace mlir::thunder::reference

#endif // THUNDER_REFERENCE_TENSOR_H
