//===- ZipArchive.h - Random access to a zip file in memory ---------------===//
//
// Reads the central directory of a zip (zip64 included) that lies in memory,
// usually a mapped file, and gives the bytes of stored entries in place. Made
// for hostile files: names, sizes, offsets, overlaps and checksums are checked
// before anything is handed out. A zip library would do half of this and
// cannot say where the bytes of a stored entry lie.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IMPORT_ZIPARCHIVE_H
#define THUNDER_IMPORT_ZIPARCHIVE_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <cstdint>
#include <memory>
#include <vector>

namespace thunder {

/// What an archive may cost. Stored entries cost nothing; they are views.
struct ZipLimits {
  uint64_t entries = 1u << 20;
  /// Total size of what compressed entries expand to, in bytes.
  uint64_t inflatedBytes = uint64_t(2) << 30;
};

/// One file of the archive. `name` and the payload are views of the archive.
struct ZipEntry {
  llvm::StringRef name;
  llvm::StringRef payload; ///< as it lies in the file: stored or deflated
  uint64_t size = 0;       ///< of the content, in bytes
  uint64_t headerOffset = 0;
  uint64_t payloadOffset = 0; ///< from the start of the archive, in bytes
  uint32_t crc = 0;           ///< of the content; 0 means not recorded
  bool deflated = false;
};

/// A parsed archive; the bytes belong to the caller and must outlive it.
class ZipArchive {
public:
  /// Reads the directory and all local headers of `bytes`. `what` names the
  /// archive in messages ("model.pt2", "the weights").
  static llvm::Expected<std::unique_ptr<ZipArchive>>
  parse(llvm::StringRef bytes, const llvm::Twine &what,
        const ZipLimits &limits = {});

  /// Whether `bytes` begin like a zip file.
  static bool isZip(llvm::StringRef bytes);

  /// Files in the order of the directory; folders are left out.
  const std::vector<ZipEntry> &getEntries() const { return entries; }

  /// The entry of exactly this name, or null.
  const ZipEntry *find(llvm::StringRef name) const;

  /// The content of `entry`, with its checksum verified. A view of the archive
  /// for a stored entry; a deflated one is expanded once and kept.
  llvm::Expected<llvm::StringRef> read(const ZipEntry &entry);

private:
  struct Content {
    std::unique_ptr<llvm::WritableMemoryBuffer> expanded;
    bool verified = false;
  };

  llvm::Error parseDirectory(llvm::StringRef bytes, const ZipLimits &limits);
  llvm::Error checkOverlaps(uint64_t directoryOffset);
  llvm::Error inflateEntry(const ZipEntry &entry, Content &content);

  std::string what;
  std::vector<ZipEntry> entries;
  std::vector<Content> contents; ///< parallel to entries
  llvm::StringMap<size_t> index;
};

} // namespace thunder

#endif // THUNDER_IMPORT_ZIPARCHIVE_H
