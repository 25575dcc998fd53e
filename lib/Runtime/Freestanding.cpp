//===- Freestanding.cpp - What libstdc++'s headers need at link time ------===//
//
// Programs are linked by `cc` without the C++ library. The runtime uses only
// the parts of it that are templates; these are the functions that such
// templates call. Limits are checked before (files, manifests), so a length
// error is out of memory as well.
//
//===----------------------------------------------------------------------===//
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <unistd.h>

namespace {
[[noreturn]] void outOfMemory() {
  static const char text[] = "error: out of memory\n";
  // Not stdio: it may want memory.
  if (write(STDERR_FILENO, text, sizeof text - 1) < 0)
    _exit(7);
  _exit(7);
}

void *allocate(std::size_t bytes) {
  void *memory = std::malloc(bytes ? bytes : 1);
  if (!memory)
    outOfMemory();
  return memory;
}
} // namespace

void *operator new(std::size_t bytes) { return allocate(bytes); }
void *operator new[](std::size_t bytes) { return allocate(bytes); }
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete[](void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void *memory, std::size_t) noexcept {
  std::free(memory);
}

namespace std {
void __throw_length_error(const char *) { outOfMemory(); }
void __throw_bad_alloc() { outOfMemory(); }
void __throw_bad_array_new_length() { outOfMemory(); }
void __throw_logic_error(const char *) { abort(); }
void __throw_out_of_range_fmt(const char *, ...) { abort(); }
} // namespace std
