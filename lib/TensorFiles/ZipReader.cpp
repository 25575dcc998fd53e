//===- ZipReader.cpp - Reading zip archives of stored members -------------===//
#include "Crc32.h"
#include "thunder/TensorFiles/Zip.h"
#include <algorithm>
#include <cstring>
#include <optional>

namespace thunder {
namespace {
constexpr uint32_t localSignature = 0x04034b50, centralSignature = 0x02014b50,
                   endSignature = 0x06054b50;
constexpr uint32_t end64Signature = 0x06064b50, locator64Signature = 0x07064b50;
constexpr size_t localBytes = 30, centralBytes = 46, endBytes = 22,
                 end64Bytes = 56, locator64Bytes = 20;
constexpr uint32_t inZip64 = 0xFFFFFFFF; ///< "the value is in the zip64 record"

template <typename T> T at(std::string_view bytes, uint64_t offset) {
  T value;
  std::memcpy(&value, bytes.data() + offset, sizeof value);
  return value;
}

/// True when [offset, offset + count) lies within `bytes`.
bool holds(std::string_view bytes, uint64_t offset, uint64_t count) {
  return offset <= bytes.size() && count <= bytes.size() - offset;
}

struct Directory {
  uint64_t members, bytes, offset;
};

/// What the central directory says of a member.
struct Entry {
  std::string_view name;
  uint16_t flags, method;
  uint32_t crc;
  uint64_t packed, size, offset;
  uint64_t end = 0; ///< of its data in the archive
};

Expected<Directory> findDirectory(std::string_view bytes) {
  // The end record is followed by a comment of at most 65,535 bytes.
  size_t first =
      bytes.size() > endBytes + 65535 ? bytes.size() - endBytes - 65535 : 0;
  for (size_t end = bytes.size() < endBytes ? 0 : bytes.size() - endBytes + 1;
       end-- > first;) {
    if (at<uint32_t>(bytes, end) != endSignature ||
        end + endBytes + at<uint16_t>(bytes, end + 20) != bytes.size())
      continue;
    Directory found = {at<uint16_t>(bytes, end + 10),
                       at<uint32_t>(bytes, end + 12),
                       at<uint32_t>(bytes, end + 16)};
    if (at<uint16_t>(bytes, end + 4) != 0 &&
        at<uint16_t>(bytes, end + 4) != 0xFFFF)
      return fileError("archives of several disks are not supported");
    if (found.members != 0xFFFF && found.bytes != inZip64 &&
        found.offset != inZip64)
      return found;
    if (end < locator64Bytes ||
        at<uint32_t>(bytes, end - locator64Bytes) != locator64Signature)
      return found; // values that happen to be all ones
    uint64_t record = at<uint64_t>(bytes, end - locator64Bytes + 8);
    if (!holds(bytes, record, end64Bytes) ||
        at<uint32_t>(bytes, record) != end64Signature)
      return fileError("malformed zip64 record");
    return Directory{at<uint64_t>(bytes, record + 32),
                     at<uint64_t>(bytes, record + 40),
                     at<uint64_t>(bytes, record + 48)};
  }
  return fileError("not a zip archive, or truncated");
}

/// Replaces the values of `entry` that are "in zip64" by those of its extra
/// field. False when they are not there.
bool readZip64Extra(std::string_view extra, Entry &entry) {
  uint64_t *values[] = {&entry.size, &entry.packed, &entry.offset};
  if (std::none_of(values, values + 3,
                   [](uint64_t *value) { return *value == inZip64; }))
    return true;
  while (extra.size() >= 4) {
    uint16_t id = at<uint16_t>(extra, 0), length = at<uint16_t>(extra, 2);
    if (!holds(extra, 4, length))
      return false;
    std::string_view field = extra.substr(4, length);
    extra.remove_prefix(4 + length);
    if (id != 1)
      continue;
    for (uint64_t *value : values) {
      if (*value != inZip64)
        continue;
      if (field.size() < 8)
        return false;
      *value = at<uint64_t>(field, 0);
      field.remove_prefix(8);
    }
    return true;
  }
  return false;
}

/// Checks a member against its local header and its checksum.
Expected<std::string_view> readMember(std::string_view bytes,
                                      uint64_t directory, Entry &entry) {
  if (entry.flags & 1)
    return fileError("it is encrypted");
  if (entry.method != 0)
    return fileError("it is compressed; save the file with numpy.savez, not "
                     "numpy.savez_compressed");
  if (entry.packed != entry.size)
    return fileError("its two sizes differ");
  if (!holds(bytes, entry.offset, localBytes) ||
      at<uint32_t>(bytes, entry.offset) != localSignature)
    return fileError("no header where the directory points to");
  uint64_t nameBytes = at<uint16_t>(bytes, entry.offset + 26),
           extraBytes = at<uint16_t>(bytes, entry.offset + 28);
  uint64_t begin = entry.offset + localBytes + nameBytes + extraBytes;
  if (!holds(bytes, begin, entry.size) || begin + entry.size > directory)
    return fileError("its data end behind the directory");
  if (bytes.substr(entry.offset + localBytes, nameBytes) != entry.name)
    return fileError("the directory and the header disagree on its name");
  entry.end = begin + entry.size;
  std::string_view data = bytes.substr(begin, entry.size);
  if (crc32(data) != entry.crc)
    return fileError("wrong checksum: the file is damaged");
  return data;
}

Status checkOverlap(std::vector<Entry> &entries) {
  std::sort(entries.begin(), entries.end(),
            [](const Entry &a, const Entry &b) { return a.offset < b.offset; });
  for (size_t i = 1; i < entries.size(); ++i)
    if (entries[i].offset < entries[i - 1].end)
      return fileError("members %s and %s overlap",
                       quoted(entries[i - 1].name).c_str(),
                       quoted(entries[i].name).c_str());
  std::sort(entries.begin(), entries.end(),
            [](const Entry &a, const Entry &b) { return a.name < b.name; });
  for (size_t i = 1; i < entries.size(); ++i)
    if (entries[i].name == entries[i - 1].name)
      return fileError("two members are named %s",
                       quoted(entries[i].name).c_str());
  return Status::ok();
}
} // namespace

Expected<std::vector<ZipMember>> parseZip(std::string_view bytes) {
  Expected<Directory> found = findDirectory(bytes);
  if (found.failed())
    return std::move(found).status();
  if (!holds(bytes, found->offset, found->bytes) ||
      found->members > found->bytes / centralBytes)
    return fileError("the directory of the archive lies outside of the file");
  std::string_view directory = bytes.substr(found->offset, found->bytes);

  std::vector<Entry> entries;
  for (uint64_t i = 0; i < found->members; ++i) {
    if (directory.size() < centralBytes ||
        at<uint32_t>(directory, 0) != centralSignature)
      return fileError("malformed directory of the archive");
    Entry entry = {};
    entry.flags = at<uint16_t>(directory, 8);
    entry.method = at<uint16_t>(directory, 10);
    entry.crc = at<uint32_t>(directory, 16);
    entry.packed = at<uint32_t>(directory, 20);
    entry.size = at<uint32_t>(directory, 24);
    entry.offset = at<uint32_t>(directory, 42);
    uint64_t nameBytes = at<uint16_t>(directory, 28),
             extraBytes = at<uint16_t>(directory, 30);
    uint64_t total =
        centralBytes + nameBytes + extraBytes + at<uint16_t>(directory, 32);
    if (directory.size() < total)
      return fileError("malformed directory of the archive");
    entry.name = directory.substr(centralBytes, nameBytes);
    if (!readZip64Extra(directory.substr(centralBytes + nameBytes, extraBytes),
                        entry))
      return fileError("member %s: malformed zip64 field",
                       quoted(entry.name).c_str());
    entries.push_back(entry);
    directory.remove_prefix(total);
  }

  // Ranges before checksums: overlapping members must not multiply the work.
  std::vector<ZipMember> members;
  std::vector<Entry> ranges = entries;
  for (Entry &range : ranges)
    range.end = range.offset + localBytes +
                std::min<uint64_t>(range.size, bytes.size());
  if (Status status = checkOverlap(ranges); status.failed())
    return status;
  for (Entry &entry : entries) {
    Expected<std::string_view> data = readMember(bytes, found->offset, entry);
    if (data.failed())
      return std::move(data).status().in("member " + quoted(entry.name));
    members.push_back({std::string(entry.name), *data});
  }
  if (Status status = checkOverlap(entries); status.failed())
    return status;
  return members;
}

} // namespace thunder
