//===- Zip.h - Zip archives of stored members -----------------------------===//
//
// The part of zip that npz files use: stored (not compressed) members, zip64
// where sizes need it. Read through the central directory, with local headers,
// ranges and checksums verified; overlapping members are refused.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_TENSORFILES_ZIP_H
#define THUNDER_TENSORFILES_ZIP_H

#include "thunder/TensorFiles/FileIO.h"
#include "thunder/TensorFiles/Status.h"
#include <string>
#include <string_view>
#include <vector>

namespace thunder {

struct ZipMember {
  std::string name;
  std::string_view data; ///< borrows the archive
};

/// The members of the archive in `bytes`, in the order of its directory.
Expected<std::vector<ZipMember>> parseZip(std::string_view bytes);

/// Writes an archive of stored members with a fixed date, so that equal
/// contents give equal files.
class ZipWriter {
public:
  explicit ZipWriter(AtomicFile &file) : file(file) {}
  /// A member whose content is `head` followed by `body`.
  Status add(const std::string &name, std::string_view head,
             std::string_view body);
  /// Writes the directory; nothing can be added afterwards.
  Status finish();

private:
  Status put(std::string_view bytes);

  AtomicFile &file;
  uint64_t offset = 0;
  uint64_t members = 0;
  std::string directory;
};

} // namespace thunder
#endif // THUNDER_TENSORFILES_ZIP_H
