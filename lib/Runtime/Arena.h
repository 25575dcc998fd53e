//===- Arena.h - The one block of memory of a program ---------------------===//
#ifndef THUNDER_LIB_RUNTIME_ARENA_H
#define THUNDER_LIB_RUNTIME_ARENA_H

#include "thunder/TensorFiles/Status.h"
#include <cstddef>
#include <cstdint>

namespace thunder {

/// Zeroed memory that the kernel backs with 2 MiB pages where it can. Pages
/// that nobody touches cost nothing.
class Arena {
public:
  Arena() = default;
  Arena(const Arena &) = delete;
  ~Arena();

  Status reserve(uint64_t bytes);
  char *data() const { return base; }
  uint64_t size() const { return bytes; }
  /// Brings all pages in, before a measurement. Best effort.
  void touch();

private:
  char *base = nullptr;
  uint64_t bytes = 0;
};

} // namespace thunder
#endif // THUNDER_LIB_RUNTIME_ARENA_H
