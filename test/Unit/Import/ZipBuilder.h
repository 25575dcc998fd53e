//===- ZipBuilder.h - Zip files byte by byte ------------------------------===//
//
// Writes stored and deflated entries as PKWARE's APPNOTE describes them. Every
// field can be set to a wrong value.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_TEST_UNIT_IMPORT_ZIPBUILDER_H
#define THUNDER_TEST_UNIT_IMPORT_ZIPBUILDER_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace thunder::test {

class ZipBuilder {
public:
  struct Entry {
    std::string name, content;
    bool deflate = false;
    bool zip64 = false; ///< sizes and offset in an extra field
    uint16_t flags = 0;
    std::optional<uint16_t> method;
    std::optional<uint32_t> crc;    ///< instead of the right one
    std::optional<uint32_t> size;   ///< instead of the right one
    std::optional<uint32_t> offset; ///< of the local header, likewise
    std::optional<std::string> localName;
  };

  Entry &add(std::string name, std::string content) {
    entries.emplace_back();
    entries.back().name = std::move(name);
    entries.back().content = std::move(content);
    return entries.back();
  }

  /// The end record as zip64 writes it.
  bool zip64End = false;
  std::string comment;

  /// The bytes of the file.
  std::string finish() const;

private:
  std::vector<Entry> entries;
};

} // namespace thunder::test

#endif // THUNDER_TEST_UNIT_IMPORT_ZIPBUILDER_H
