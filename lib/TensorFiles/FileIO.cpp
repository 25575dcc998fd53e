//===- FileIO.cpp - Mapped files, and files that appear whole -------------===//
#include "thunder/TensorFiles/FileIO.h"
#include "thunder/TensorFiles/Numbers.h"
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace thunder {
namespace {
constexpr size_t bufferBytes = 1 << 16;

Status systemError(const char *action, const std::string &path, int error) {
  return fileError("cannot %s %s: %s", action, quoted(path).c_str(),
                   std::strerror(error));
}

/// `path` with the links of an existing file resolved, so that a rename
/// replaces the file and not the link to it.
std::string resolved(const std::string &path) {
  char real[PATH_MAX];
  return realpath(path.c_str(), real) ? std::string(real) : path;
}

std::string folderOf(const std::string &path) {
  size_t slash = path.rfind('/');
  return slash == std::string::npos ? "."
         : slash == 0               ? "/"
                                    : path.substr(0, slash);
}
} // namespace

Expected<MappedFile> MappedFile::open(const std::string &path) {
  int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0)
    return systemError("open", path, errno);
  struct stat facts;
  MappedFile file;
  Status status;
  if (fstat(descriptor, &facts) != 0) {
    status = systemError("read", path, errno);
  } else if (!S_ISREG(facts.st_mode)) {
    status = fileError("cannot read %s: it is not a regular file",
                       quoted(path).c_str());
  } else if (facts.st_size > 0) {
    void *memory =
        mmap(nullptr, facts.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (memory == MAP_FAILED)
      status = systemError("map", path, errno);
    else {
      file.data = static_cast<const char *>(memory);
      file.size = facts.st_size;
    }
  }
  close(descriptor);
  if (status.failed())
    return status;
  return file;
}

MappedFile::~MappedFile() {
  if (data)
    munmap(const_cast<char *>(data), size);
}

void MappedFile::swap(MappedFile &other) {
  std::swap(data, other.data);
  std::swap(size, other.size);
}

Expected<AtomicFile> AtomicFile::create(const std::string &path,
                                        Durability durability) {
  AtomicFile file;
  file.durability = durability;
  file.path = resolved(path);
  struct stat facts;
  bool exists = stat(file.path.c_str(), &facts) == 0;
  if (exists && S_ISDIR(facts.st_mode))
    return systemError("write", path, EISDIR);
  if (exists && !S_ISREG(facts.st_mode)) {
    file.descriptor = ::open(file.path.c_str(), O_WRONLY | O_CLOEXEC);
    if (file.descriptor < 0)
      return systemError("write", path, errno);
    return file;
  }
  if (exists && access(file.path.c_str(), W_OK) != 0)
    return systemError("write", path, errno);
  // Several processes, and several files of one, may write side by side.
  for (int attempt = 0; attempt < 100; ++attempt) {
    file.temporary = file.path + ".tmp" + formatInteger(getpid()) + "." +
                     formatInteger(attempt);
    file.descriptor = ::open(file.temporary.c_str(),
                             O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file.descriptor >= 0)
      return file;
    if (errno != EEXIST)
      break;
  }
  int error = errno;
  file.temporary.clear();
  return systemError("write", path, error);
}

AtomicFile::~AtomicFile() {
  if (descriptor >= 0)
    close(descriptor);
  if (!temporary.empty())
    unlink(temporary.c_str());
}

Status AtomicFile::write(const void *bytes, size_t count) {
  auto data = static_cast<const char *>(bytes);
  if (buffer.size() + count <= bufferBytes) {
    buffer.append(data, count);
    return Status::ok();
  }
  if (Status status = flush(); status.failed())
    return status;
  return pass(data, count);
}

Status AtomicFile::flush() {
  std::string pending;
  pending.swap(buffer);
  return pass(pending.data(), pending.size());
}

Status AtomicFile::pass(const char *data, size_t count) {
  while (count > 0) {
    ssize_t written = ::write(descriptor, data, count);
    if (written < 0 && errno == EINTR)
      continue;
    if (written < 0)
      return systemError("write", path, errno);
    data += written;
    count -= written;
  }
  return Status::ok();
}

Status AtomicFile::finish() {
  if (descriptor < 0)
    return Status::ok();
  if (Status status = flush(); status.failed())
    return status;
  bool synced = durability == Durability::Process || temporary.empty() ||
                fsync(descriptor) == 0;
  int error = errno;
  // Some file systems report a full disk only here.
  bool closed = close(descriptor) == 0;
  if (synced && !closed)
    error = errno;
  descriptor = -1;
  return synced && closed ? Status::ok() : systemError("write", path, error);
}

Status AtomicFile::commit() {
  if (Status status = finish(); status.failed())
    return status;
  if (temporary.empty())
    return Status::ok();
  if (rename(temporary.c_str(), path.c_str()) != 0)
    return systemError("write", path, errno);
  temporary.clear();
  return Status::ok();
}

void AtomicFile::swap(AtomicFile &other) {
  path.swap(other.path);
  temporary.swap(other.temporary);
  buffer.swap(other.buffer);
  std::swap(descriptor, other.descriptor);
  std::swap(durability, other.durability);
}

Status checkWritable(const std::string &path) {
  std::string target = resolved(path);
  struct stat facts;
  bool exists = stat(target.c_str(), &facts) == 0;
  if (exists && S_ISDIR(facts.st_mode))
    return systemError("write", path, EISDIR);
  if (exists && access(target.c_str(), W_OK) != 0)
    return systemError("write", path, errno);
  bool replaced = !exists || S_ISREG(facts.st_mode);
  if (replaced && access(folderOf(target).c_str(), W_OK | X_OK) != 0)
    return systemError("write", path, errno);
  return Status::ok();
}

} // namespace thunder
