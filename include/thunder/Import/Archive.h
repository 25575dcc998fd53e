//===- Archive.h - The files of an exported program -----------------------===//
//
// Opens what torch.export.save wrote, in any of its layouts, and gives the
// program's JSON and the records of its weights. Layouts are told apart by
// entry names, never by the version of torch.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IMPORT_ARCHIVE_H
#define THUNDER_IMPORT_ARCHIVE_H

#include "thunder/Import/ZipArchive.h"

namespace thunder {

/// How the program and its weights are laid out.
enum class ArchiveLayout {
  FlatZip,        ///< torch 2.1 to 2.7: no root folder, weights as torch.save
  PickledWeights, ///< torch 2.8: root folder, weights as torch.save
  RawWeights,     ///< torch 2.9 and later: raw storages and a JSON config
  BareJson,       ///< the program's JSON alone, without weights
};

/// An opened file. Owns its bytes (mapped when read from a path); everything
/// it returns is a view of them.
class ProgramArchive {
public:
  /// Opens `path`; "-" is the standard input. `model` selects one of several
  /// programs of an archive; empty: the only one, or the one named "model".
  static llvm::Expected<std::shared_ptr<ProgramArchive>>
  open(llvm::StringRef path, llvm::StringRef model = "",
       const ZipLimits &limits = {});

  /// The same for bytes in memory; the buffer's identifier names them in
  /// messages.
  static llvm::Expected<std::shared_ptr<ProgramArchive>>
  open(std::unique_ptr<llvm::MemoryBuffer> buffer, llvm::StringRef model = "",
       const ZipLimits &limits = {});

  ArchiveLayout getLayout() const { return layout; }

  /// Name of the file, for messages.
  llvm::StringRef getName() const { return buffer->getBufferIdentifier(); }

  /// The serialized ExportedProgram, UTF-8 JSON.
  llvm::StringRef getProgramJson() const { return programJson; }

  /// Whether multi-byte values of raw records are big-endian.
  bool isBigEndian() const { return bigEndian; }

  /// The zip inside; null for BareJson.
  ZipArchive *getZip() { return zip.get(); }

  /// The record that describes or holds `kind` ("weights" or "constants"):
  /// a config JSON for RawWeights, a torch.save file for the older layouts.
  /// Null when the archive has none.
  const ZipEntry *getPayloadRecord(llvm::StringRef kind) const;

  /// RawWeights: the record that `pathName` of a config of `kind` refers to.
  /// An error when the name is no plain relative path or nothing is there.
  llvm::Expected<const ZipEntry *> getRawRecord(llvm::StringRef kind,
                                                llvm::StringRef pathName) const;

private:
  llvm::Error detect(llvm::StringRef wantedModel, const ZipLimits &limits);
  llvm::Error detectRooted(llvm::StringRef formatName,
                           llvm::StringRef wantedModel);
  llvm::Error readProgram(const ZipEntry *entry);

  std::unique_ptr<llvm::MemoryBuffer> buffer;
  std::unique_ptr<ZipArchive> zip;
  ArchiveLayout layout = ArchiveLayout::BareJson;
  std::string root;  ///< "" or a folder with its slash
  std::string model; ///< base name of models/<model>.json
  llvm::StringRef programJson;
  bool bigEndian = false;
};

} // namespace thunder

#endif // THUNDER_IMPORT_ARCHIVE_H
