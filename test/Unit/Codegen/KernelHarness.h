//===- KernelHarness.h - Compiles and runs kernels in tests -----*- C++ -*-===//
//
// Textual thunder.kernel_func ops become a shared library in a temporary
// folder, are loaded, and run on buffers that end at a page without access and
// are surrounded by sentinels.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_TEST_UNIT_CODEGEN_KERNELHARNESS_H
#define THUNDER_TEST_UNIT_CODEGEN_KERNELHARNESS_H

#include <cstdint>
#include <cstring>
#include <map>
#include <string>
#include <vector>

namespace thunder::test {

/// A 64-byte aligned buffer. The bytes up to the next multiple of 64 behind it
/// are sentinels, then follows a page that cannot be touched.
class Buffer {
public:
  explicit Buffer(size_t bytes);
  Buffer(Buffer &&other) noexcept;
  Buffer(const Buffer &) = delete;
  ~Buffer();

  template <typename T> static Buffer of(const std::vector<T> &values) {
    Buffer buffer(values.size() * sizeof(T));
    if (!values.empty())
      std::memcpy(buffer.data, values.data(), buffer.bytes);
    return buffer;
  }
  template <typename T> std::vector<T> as() const {
    std::vector<T> values(bytes / sizeof(T));
    if (!values.empty())
      std::memcpy(values.data(), data, bytes);
    return values;
  }
  /// True when no sentinel has changed.
  bool isIntact() const;

  char *data = nullptr;
  size_t bytes = 0;

private:
  char *mapping = nullptr;
  size_t mapped = 0;
};

/// The record of a kernel that checks data.
struct CheckRecord {
  int64_t failed = 0, position = 0, value = 0;
};

class Kernels {
public:
  /// Compiles every kernel in `text`. `error` holds what went wrong.
  explicit Kernels(const std::string &text, const std::string &cpu = "native",
                   unsigned optimizationLevel = 2);
  ~Kernels();

  std::string error;
  double compileMilliseconds = 0;
  int64_t lanes = 0; ///< of f32 in a vector

  /// Runs all units of `name` in at most `pieces` calls, cut at its grain, the
  /// last first. Adds a test failure when a sentinel changes.
  void run(const std::string &name, const std::vector<Buffer *> &arguments,
           CheckRecord *record = nullptr, int64_t pieces = 1);

  /// Runs all units in one call, without checks: for measurements.
  void call(const std::string &name, const std::vector<Buffer *> &arguments);

private:
  using Function = void (*)(void *const *, int64_t, int64_t);
  std::string folder;
  void *library = nullptr;
  /// Units and grain.
  std::map<std::string, std::pair<int64_t, int64_t>> schedules;
};

/// Only compiles, for processors that this machine is not. The text of the
/// errors; empty when there are none.
std::string compileOnly(const std::string &text, const std::string &cpu);

/// `text` with every `$NAME` replaced by its value.
std::string replaceAll(std::string text,
                       const std::map<std::string, std::string> &values);

/// Distance of a float from the true value, in units of its last place.
double ulps(float value, double truth);

} // namespace thunder::test

#endif // THUNDER_TEST_UNIT_CODEGEN_KERNELHARNESS_H
