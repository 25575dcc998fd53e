//===- Tensor.cpp - A named tensor of a file ------------------------------===//
#include "thunder/TensorFiles/Tensor.h"
#include "thunder/TensorFiles/Numbers.h"
#include <cstdlib>

namespace thunder {

std::optional<int64_t> elementCount(const Shape &shape) {
  int64_t product = 1;
  bool empty = false;
  for (int64_t size : shape) {
    if (size < 0)
      return std::nullopt;
    if (size == 0)
      empty = true;
    else if (__builtin_mul_overflow(product, size, &product))
      return std::nullopt;
  }
  return empty ? 0 : product;
}

std::optional<int64_t> byteCount(DataType type, const Shape &shape) {
  std::optional<int64_t> count = elementCount(shape);
  int64_t bytes;
  if (!count || __builtin_mul_overflow(
                    *count, static_cast<int64_t>(itemSize(type)), &bytes))
    return std::nullopt;
  return bytes;
}

std::string toString(const Shape &shape) {
  std::string text = "[";
  for (int64_t size : shape) {
    if (text.size() > 1)
      text += ", ";
    text += formatInteger(size);
  }
  return text + "]";
}

Tensor Tensor::view(std::string name, DataType type, Shape shape,
                    const void *data) {
  Tensor tensor;
  tensor.name = std::move(name);
  tensor.type = type;
  tensor.bytes = byteCount(type, shape).value_or(0);
  tensor.shape = std::move(shape);
  tensor.data = static_cast<const char *>(data);
  return tensor;
}

Expected<char *> Tensor::allocate() {
  std::optional<int64_t> size = byteCount(type, shape);
  char *memory =
      size ? static_cast<char *>(std::calloc(*size ? *size : 1, 1)) : nullptr;
  if (!memory)
    return Status::error(ExitCode::Memory,
                         "no memory for tensor %s of shape %s",
                         quoted(name).c_str(), toString(shape).c_str());
  owned.reset(memory);
  data = memory;
  bytes = *size;
  return memory;
}

void Tensor::Free::operator()(char *memory) const { std::free(memory); }

} // namespace thunder
