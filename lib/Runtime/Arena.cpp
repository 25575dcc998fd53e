//===- Arena.cpp - The one block of memory of a program -------------------===//
#include "Arena.h"
#include <cerrno>
#include <cstring>
#include <sys/mman.h>

namespace thunder {
namespace {
constexpr uint64_t hugePage = 2 << 20;
} // namespace

Arena::~Arena() {
  if (base)
    munmap(base, bytes);
}

Status Arena::reserve(uint64_t needed) {
  bool huge = needed >= hugePage;
  uint64_t unit = huge ? hugePage : 4096;
  uint64_t mapped;
  if (__builtin_add_overflow(needed, 2 * unit, &mapped) ||
      mapped > SIZE_MAX / 2)
    return Status::error(ExitCode::Memory,
                         "the program needs %llu bytes of memory",
                         static_cast<unsigned long long>(needed));
  uint64_t size = (needed + unit - 1) / unit * unit;
  size = size ? size : unit;
  mapped = huge ? size + unit : size;
  void *memory = mmap(nullptr, mapped, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED)
    return Status::error(
        ExitCode::Memory, "no memory: the program needs %llu bytes: %s",
        static_cast<unsigned long long>(needed), std::strerror(errno));
  // Cut the ends off, so that the block begins at a boundary of its pages.
  auto begin = reinterpret_cast<uintptr_t>(memory);
  uintptr_t aligned = (begin + unit - 1) / unit * unit;
  if (aligned > begin)
    munmap(memory, aligned - begin);
  if (uint64_t rest = begin + mapped - (aligned + size))
    munmap(reinterpret_cast<void *>(aligned + size), rest);
  base = reinterpret_cast<char *>(aligned);
  bytes = size;
  if (huge)
    madvise(base, bytes, MADV_HUGEPAGE);
  return Status::ok();
}

void Arena::touch() {
#ifdef MADV_POPULATE_WRITE
  madvise(base, bytes, MADV_POPULATE_WRITE);
#endif
}

} // namespace thunder
