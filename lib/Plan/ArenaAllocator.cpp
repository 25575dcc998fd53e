//===- ArenaAllocator.cpp - Offsets for buffers with known live ranges ----===//
#include "ArenaAllocator.h"
#include <algorithm>

using namespace mlir::thunder;

uint64_t ArenaAllocator::round(uint64_t bytes) {
  return std::max(alignment, (bytes + alignment - 1) / alignment * alignment);
}

uint64_t ArenaAllocator::allocate(uint64_t bytes) {
  bytes = round(bytes);
  auto fit = bySize.lower_bound({bytes, 0});
  if (fit != bySize.end()) {
    auto [size, offset] = *fit;
    removeRange(byOffset.find(offset));
    if (size > bytes)
      addRange(offset + bytes, size - bytes);
    return offset;
  }
  // Nothing fits: grow the arena, from the free range at its end if there is
  // one.
  uint64_t offset = peak;
  if (!byOffset.empty()) {
    auto last = std::prev(byOffset.end());
    if (last->first + last->second == peak) {
      offset = last->first;
      removeRange(last);
    }
  }
  peak = offset + bytes;
  return offset;
}

void ArenaAllocator::free(uint64_t offset, uint64_t bytes) {
  bytes = round(bytes);
  auto next = byOffset.lower_bound(offset);
  if (next != byOffset.begin()) {
    auto previous = std::prev(next);
    if (previous->first + previous->second == offset) {
      offset = previous->first;
      bytes += previous->second;
      removeRange(previous);
    }
  }
  if (next != byOffset.end() && offset + bytes == next->first) {
    bytes += next->second;
    removeRange(next);
  }
  addRange(offset, bytes);
}

void ArenaAllocator::addRange(uint64_t offset, uint64_t bytes) {
  byOffset.emplace(offset, bytes);
  bySize.emplace(bytes, offset);
}

void ArenaAllocator::removeRange(std::map<uint64_t, uint64_t>::iterator range) {
  bySize.erase({range->second, range->first});
  byOffset.erase(range);
}
