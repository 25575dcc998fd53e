//===- FileIO.h - Mapped files, and files that appear whole ---------------===//
//
// Reading maps a file; writing goes to a temporary file beside the target that
// is renamed when all is written, so that nobody sees half a file and an error
// leaves the old one untouched.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_TENSORFILES_FILEIO_H
#define THUNDER_TENSORFILES_FILEIO_H

#include "thunder/TensorFiles/Status.h"
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace thunder {

/// A regular file's bytes, read-only; movable, the bytes stay where they are.
class MappedFile {
public:
  MappedFile() = default;
  MappedFile(MappedFile &&other) noexcept { swap(other); }
  MappedFile &operator=(MappedFile &&other) noexcept {
    swap(other);
    return *this;
  }
  ~MappedFile();

  static Expected<MappedFile> open(const std::string &path);
  std::string_view bytes() const { return {data, size}; }

private:
  void swap(MappedFile &other);
  const char *data = nullptr;
  size_t size = 0;
};

/// A file under construction. Without `commit` nothing of it remains. A target
/// that is not a regular file (a pipe, /dev/null) is written directly.
class AtomicFile {
public:
  enum class Durability {
    Process, ///< whole for every other process
    Power,   ///< on the disk before it gets its name: for states
  };

  AtomicFile() = default;
  AtomicFile(AtomicFile &&other) noexcept { swap(other); }
  AtomicFile &operator=(AtomicFile &&other) noexcept {
    swap(other);
    return *this;
  }
  ~AtomicFile();

  static Expected<AtomicFile>
  create(const std::string &path, Durability durability = Durability::Process);
  Status write(const void *bytes, size_t count);
  /// Everything written reaches the kernel: the errors of a full disk come
  /// here, so that several files can be finished before the first is renamed.
  Status finish();
  /// Gives the file its name (after finish, when that was not called).
  Status commit();

private:
  void swap(AtomicFile &other);
  Status flush();
  Status pass(const char *data, size_t count);

  std::string path;      ///< the target, links resolved
  std::string temporary; ///< empty when the target is written directly
  std::string buffer;
  int descriptor = -1;
  Durability durability = Durability::Process;
};

/// Whether a file could be written at `path`: asked before long work.
Status checkWritable(const std::string &path);

} // namespace thunder
#endif // THUNDER_TENSORFILES_FILEIO_H
