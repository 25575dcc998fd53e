//===- Tensor.cpp - Values of the reference interpreter -------------------===//
#include "thunder/Reference/Tensor.h"
#include "mlir/Support/LLVM.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::thunder::reference;

//===----------------------------------------------------------------------===//
// Half precision
//===----------------------------------------------------------------------===//

static float toFloatFrom(const llvm::fltSemantics &semantics, uint16_t bits) {
  return APFloat(semantics, APInt(16, bits)).convertToFloat();
}

static uint16_t roundTo(const llvm::fltSemantics &semantics, float value) {
  APFloat number(value);
  bool losesInfo;
  number.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  return number.bitcastToAPInt().getZExtValue();
}

float mlir::thunder::reference::toFloat(BFloat16 value) {
  return toFloatFrom(APFloat::BFloat(), value.bits);
}
float mlir::thunder::reference::toFloat(Float16 value) {
  return toFloatFrom(APFloat::IEEEhalf(), value.bits);
}
BFloat16 mlir::thunder::reference::toBFloat16(float value) {
  return {roundTo(APFloat::BFloat(), value)};
}
Float16 mlir::thunder::reference::toFloat16(float value) {
  return {roundTo(APFloat::IEEEhalf(), value)};
}

//===----------------------------------------------------------------------===//
// Tensor
//===----------------------------------------------------------------------===//

bool Tensor::isSupported(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return false;
  Type element = tensor.getElementType();
  bool known = element.isF64() || element.isF32() || element.isBF16() ||
               element.isF16() || element.isUnsignedInteger(8);
  for (unsigned width : {1, 8, 16, 32, 64})
    known |= element.isSignlessInteger(width);
  int64_t bytes = known ? getItemSize(element) : 0;
  for (int64_t size : tensor.getShape())
    if (size != 0 && llvm::MulOverflow(bytes, size, bytes))
      return false;
  return known;
}

int64_t Tensor::getItemSize(Type element) {
  return llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
}

Tensor Tensor::create(RankedTensorType type) {
  Tensor tensor;
  tensor.type = type;
  // One byte at least: an empty tensor has storage too.
  tensor.storage = std::shared_ptr<char[]>(new char[std::max<int64_t>(
      1, type.getNumElements() * getItemSize(type.getElementType()))]());
  return tensor;
}

FailureOr<Tensor> Tensor::fromBytes(RankedTensorType type,
                                    ArrayRef<char> bytes) {
  if (!isSupported(type) ||
      int64_t(bytes.size()) !=
          type.getNumElements() * getItemSize(type.getElementType()))
    return failure();
  Tensor tensor = create(type);
  llvm::copy(bytes, tensor.storage.get());
  return tensor;
}

FailureOr<Tensor> Tensor::fromAttribute(DenseElementsAttr attribute) {
  auto type = dyn_cast<RankedTensorType>(attribute.getType());
  if (!type || !isSupported(type))
    return failure();
  Tensor tensor = create(type);
  auto setBits = [&](int64_t i, const APInt &bits) {
    visit(type.getElementType(), [&](auto zero) {
      using T = decltype(zero);
      uint64_t raw = bits.getZExtValue();
      T value;
      std::memcpy(&value, &raw, sizeof(T)); // little-endian
      tensor.set<T>(i, value);
    });
  };
  if (isa<FloatType>(type.getElementType()))
    for (auto [i, value] : llvm::enumerate(attribute.getValues<APFloat>()))
      setBits(i, value.bitcastToAPInt());
  else
    for (auto [i, value] : llvm::enumerate(attribute.getValues<APInt>()))
      setBits(i, value);
  return tensor;
}

void Tensor::copy(int64_t i, const Tensor &source, int64_t from) {
  int64_t bytes = getItemSize();
  std::memcpy(storage.get() + i * bytes, source.storage.get() + from * bytes,
              bytes);
}

Tensor Tensor::reshaped(RankedTensorType newType) const {
  Tensor tensor = *this;
  tensor.type = newType;
  return tensor;
}

double Tensor::toDouble(int64_t i) const {
  return visit(getElementType(), [&](auto zero) {
    return double(widen(get<decltype(zero)>(i)));
  });
}

/// `value` with as many digits as `format` gives.
static std::string print(const char *format, double value) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format(format, value);
  return text;
}

std::string Tensor::toString(int64_t i) const {
  return visit(getElementType(), [&](auto zero) -> std::string {
    using T = decltype(zero);
    T value = get<T>(i);
    if constexpr (std::is_same_v<T, double>)
      return print("%.17g", value);
    else if constexpr (std::is_same_v<T, float> || isStoredFloat<T>)
      return print("%.9g", widen(value));
    else if constexpr (std::is_same_v<T, bool>)
      return value ? "true" : "false";
    else
      return std::to_string(value);
  });
}

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

int64_t mlir::thunder::reference::linearize(ArrayRef<int64_t> index,
                                            ArrayRef<int64_t> shape) {
  int64_t position = 0;
  for (auto [i, size] : llvm::zip_equal(index, shape))
    position = position * size + i;
  return position;
}

SmallVector<int64_t>
mlir::thunder::reference::delinearize(int64_t position,
                                      ArrayRef<int64_t> shape) {
  SmallVector<int64_t> index(shape.size());
  for (size_t d = shape.size(); d-- > 0;) {
    index[d] = position % shape[d];
    position /= shape[d];
  }
  return index;
}

std::string mlir::thunder::reference::indexToString(ArrayRef<int64_t> index) {
  std::string text = "[";
  llvm::raw_string_ostream stream(text);
  llvm::interleaveComma(index, stream);
  return text + "]";
}
