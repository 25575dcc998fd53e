//===- ArenaAllocator.h - Offsets for buffers with known live ranges ------===//
//
// Best fit over a list of free ranges, in one walk over the launches: a buffer
// is placed when it is first written and freed after its last use.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_PLAN_ARENAALLOCATOR_H
#define THUNDER_LIB_PLAN_ARENAALLOCATOR_H

#include <cstdint>
#include <map>
#include <set>
#include <utility>

namespace mlir::thunder {

class ArenaAllocator {
public:
  /// Of every offset and size, in bytes.
  static constexpr uint64_t alignment = 64;

  /// Places `bytes` bytes; the offset is a multiple of `alignment`. Buffers of
  /// no bytes take one unit, so that offsets of live buffers are distinct.
  uint64_t allocate(uint64_t bytes);
  /// Gives back what allocate() placed at `offset` for the same `bytes`.
  void free(uint64_t offset, uint64_t bytes);
  /// The bytes that hold everything that was ever live at once.
  uint64_t getPeak() const { return peak; }

private:
  static uint64_t round(uint64_t bytes);
  void addRange(uint64_t offset, uint64_t bytes);
  void removeRange(std::map<uint64_t, uint64_t>::iterator range);

  std::map<uint64_t, uint64_t> byOffset;          ///< free: offset -> bytes
  std::set<std::pair<uint64_t, uint64_t>> bySize; ///< free: (bytes, offset)
  uint64_t peak = 0;
};

} // namespace mlir::thunder

#endif // THUNDER_LIB_PLAN_ARENAALLOCATOR_H
