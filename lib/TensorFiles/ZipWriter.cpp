//===- ZipWriter.cpp - Writing zip archives of stored members -------------===//
#include "Crc32.h"
#include "thunder/TensorFiles/Zip.h"
#include <algorithm>

namespace thunder {
namespace {
constexpr uint64_t limit32 = 0xFFFFFFFF;
constexpr uint16_t zip64Version = 45, plainVersion = 20;
constexpr uint16_t utf8Names = 1
                               << 11; ///< flag: else readers take code page 437
constexpr uint16_t firstDate = 0x21;  ///< 1 January 1980, the first day of zip

/// Appends little-endian numbers.
class Record {
public:
  Record &u16(uint64_t value) { return number(value, 2); }
  Record &u32(uint64_t value) { return number(value, 4); }
  Record &u64(uint64_t value) { return number(value, 8); }
  std::string bytes;

private:
  Record &number(uint64_t value, int count) {
    for (int i = 0; i < count; ++i)
      bytes += static_cast<char>(value >> 8 * i & 255);
    return *this;
  }
};
} // namespace

Status ZipWriter::put(std::string_view bytes) {
  offset += bytes.size();
  return file.write(bytes.data(), bytes.size());
}

Status ZipWriter::add(const std::string &name, std::string_view head,
                      std::string_view body) {
  if (name.size() > 0xFFFF)
    return fileError("the name %s is too long for a zip archive",
                     quoted(name).c_str());
  uint64_t size = head.size() + body.size(), begin = offset;
  uint32_t crc = crc32(body, crc32(head));
  bool large = size >= limit32, far = begin >= limit32;
  uint16_t version = large || far ? zip64Version : plainVersion;
  bool isAscii =
      std::all_of(name.begin(), name.end(), [](char c) { return !(c & 0x80); });
  uint16_t flags = isAscii ? 0 : utf8Names;

  Record local;
  local.u32(0x04034b50)
      .u16(large ? zip64Version : plainVersion)
      .u16(flags)
      .u16(0)
      .u16(0)
      .u16(firstDate)
      .u32(crc);
  local.u32(std::min(size, limit32))
      .u32(std::min(size, limit32))
      .u16(name.size())
      .u16(large ? 20 : 0);
  local.bytes += name;
  if (large)
    local.u16(1).u16(16).u64(size).u64(size);

  Record central;
  central.u32(0x02014b50)
      .u16(version)
      .u16(version)
      .u16(flags)
      .u16(0)
      .u16(0)
      .u16(firstDate)
      .u32(crc);
  central.u32(std::min(size, limit32))
      .u32(std::min(size, limit32))
      .u16(name.size());
  central.u16(large || far ? 4 + 16 * large + 8 * far : 0)
      .u16(0)
      .u16(0)
      .u16(0)
      .u32(0)
      .u32(std::min(begin, limit32));
  central.bytes += name;
  if (large || far)
    central.u16(1).u16(16 * large + 8 * far);
  if (large)
    central.u64(size).u64(size);
  if (far)
    central.u64(begin);
  directory += central.bytes;
  ++members;

  for (std::string_view piece : {std::string_view(local.bytes), head, body})
    if (Status status = put(piece); status.failed())
      return status;
  return Status::ok();
}

Status ZipWriter::finish() {
  uint64_t begin = offset, bytes = directory.size();
  Record end;
  if (begin >= limit32 || bytes >= limit32 || members >= 0xFFFF) {
    end.u32(0x06064b50)
        .u64(44)
        .u16(zip64Version)
        .u16(zip64Version)
        .u32(0)
        .u32(0)
        .u64(members)
        .u64(members);
    end.u64(bytes).u64(begin);
    end.u32(0x07064b50).u32(0).u64(begin + bytes).u32(1);
  }
  uint64_t shown = std::min<uint64_t>(members, 0xFFFF);
  end.u32(0x06054b50).u16(0).u16(0).u16(shown).u16(shown);
  end.u32(std::min(bytes, limit32)).u32(std::min(begin, limit32)).u16(0);
  if (Status status = put(directory); status.failed())
    return status;
  return put(end.bytes);
}

} // namespace thunder
