//===- Tensor.h - A named tensor of a file --------------------------------===//
//
// Name, element type, shape and bytes, row-major. The bytes are owned, or
// borrowed from a mapped file or from the caller.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_TENSORFILES_TENSOR_H
#define THUNDER_TENSORFILES_TENSOR_H

#include "thunder/TensorFiles/DataType.h"
#include "thunder/TensorFiles/Status.h"
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace thunder {

using Shape = std::vector<int64_t>;

/// Number of elements; nothing when a size is negative or the product, or the
/// product of the sizes other than zero, does not fit 63 bits.
std::optional<int64_t> elementCount(const Shape &shape);

/// Number of bytes, with the same limits.
std::optional<int64_t> byteCount(DataType type, const Shape &shape);

/// "[2, 3]"
std::string toString(const Shape &shape);

/// A tensor; movable. `data` has `bytes` bytes of any alignment and stays valid
/// as long as its owner: this object, or the file it was read from.
struct Tensor {
  std::string name;
  DataType type = DataType::F32;
  Shape shape;
  const char *data = nullptr;
  uint64_t bytes = 0;

  /// A tensor that borrows `data`.
  static Tensor view(std::string name, DataType type, Shape shape,
                     const void *data);

  /// Gives the tensor its own zeroed memory of byteCount(type, shape) bytes and
  /// returns it for writing. Fails when the size does not fit memory.
  Expected<char *> allocate();

private:
  struct Free {
    void operator()(char *memory) const;
  };
  std::unique_ptr<char, Free> owned;
};

} // namespace thunder
#endif // THUNDER_TENSORFILES_TENSOR_H
