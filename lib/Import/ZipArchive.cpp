//===- ZipArchive.cpp - Random access to a zip file in memory -------------===//
//
// The parts of PKWARE's APPNOTE that writers of model files use: end of central
// directory (with zip64), central and local headers, methods 0 and 8. Anything
// that two readers could understand differently is an error.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/ZipArchive.h"
#include "thunder/Import/ImportError.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CRC.h"
#include "llvm/Support/Endian.h"
#include <zlib.h>

using namespace llvm;

namespace thunder {

namespace {

constexpr uint32_t localSignature = 0x04034b50;
constexpr uint32_t centralSignature = 0x02014b50;
constexpr uint32_t endSignature = 0x06054b50;
constexpr uint32_t zip64EndSignature = 0x06064b50;
constexpr uint32_t zip64LocatorSignature = 0x07064b50;
constexpr size_t localSize = 30, centralSize = 46, endSize = 22;
constexpr size_t zip64EndSize = 56, zip64LocatorSize = 20;
constexpr uint16_t methodStored = 0, methodDeflated = 8;
constexpr uint16_t flagEncrypted = 1;
/// Deflate spends at least 2 bits on 258 bytes.
constexpr uint64_t maxDeflateRatio = 1032;
constexpr uint16_t zip64ExtraId = 1;

uint16_t read16(const char *p) { return support::endian::read16le(p); }
uint32_t read32(const char *p) { return support::endian::read32le(p); }
uint64_t read64(const char *p) { return support::endian::read64le(p); }

/// Where the central directory lies.
struct Directory {
  uint64_t offset, size, count;
  uint64_t end; ///< offset of what follows the directory
};

Error truncated() {
  return malformed("not a whole zip file: the directory at its end is missing "
                   "(the file was cut off)");
}

/// Finds the end record and, when it says so, the zip64 one.
Expected<Directory> findDirectory(StringRef bytes) {
  if (bytes.size() < endSize)
    return truncated();
  constexpr size_t maxComment = 0xFFFF;
  size_t lowest = bytes.size() > endSize + maxComment
                      ? bytes.size() - endSize - maxComment
                      : 0;
  size_t at = bytes.size() - endSize;
  // The record whose comment ends where the file ends.
  while (read32(bytes.data() + at) != endSignature ||
         at + endSize + read16(bytes.data() + at + 20) != bytes.size()) {
    if (at == lowest)
      return truncated();
    --at;
  }
  const char *end = bytes.data() + at;
  if (read16(end + 4) != 0 || read16(end + 6) != 0 ||
      read16(end + 8) != read16(end + 10))
    return malformed("a zip file in several parts");
  Directory directory{read32(end + 16), read32(end + 12), read16(end + 10), at};
  bool zip64 = directory.offset == 0xFFFFFFFF || directory.size == 0xFFFFFFFF ||
               directory.count == 0xFFFF;
  if (at >= zip64LocatorSize &&
      read32(end - zip64LocatorSize) == zip64LocatorSignature) {
    uint64_t recordAt = read64(end - zip64LocatorSize + 8);
    if (at < zip64LocatorSize + zip64EndSize ||
        recordAt > at - zip64LocatorSize - zip64EndSize ||
        read32(bytes.data() + recordAt) != zip64EndSignature)
      return malformed("the zip64 directory record is not where the file says");
    const char *record = bytes.data() + recordAt;
    directory = {read64(record + 48), read64(record + 40), read64(record + 32),
                 recordAt};
  } else if (zip64) {
    return malformed("the zip64 directory record is missing");
  }
  if (directory.size > directory.end ||
      directory.offset != directory.end - directory.size)
    return malformed("the zip directory does not lie where the file says");
  return directory;
}

/// Replaces the 32-bit fields that say "see zip64" by those of the extra field.
Error readZip64Extra(StringRef extra, uint64_t &size, uint64_t &compressed,
                     uint64_t &offset) {
  constexpr uint32_t seeZip64 = 0xFFFFFFFF;
  bool wanted =
      size == seeZip64 || compressed == seeZip64 || offset == seeZip64;
  while (extra.size() >= 4) {
    uint16_t id = read16(extra.data());
    size_t length = read16(extra.data() + 2);
    extra = extra.drop_front(4);
    if (length > extra.size())
      break;
    StringRef field = extra.take_front(length);
    extra = extra.drop_front(length);
    if (id != zip64ExtraId)
      continue;
    for (uint64_t *value : {&size, &compressed, &offset}) {
      if (*value != seeZip64)
        continue;
      if (field.size() < 8)
        return malformed("a zip64 field is too short");
      *value = read64(field.data());
      field = field.drop_front(8);
    }
    return Error::success();
  }
  if (wanted)
    return malformed("a zip64 field is missing");
  return Error::success();
}

/// Names become keys and never paths, but a file that tries to leave its
/// folder is refused before anybody extracts it.
Error checkName(StringRef name) {
  auto bad = [&](const char *why) {
    std::string shown;
    raw_string_ostream(shown).write_escaped(name.take_front(80));
    return malformed("the entry name \"" + Twine(shown) + "\" " + why);
  };
  if (name.empty())
    return bad("is empty");
  if (name.contains('\0'))
    return bad("holds a zero byte");
  if (name.contains('\\'))
    return bad("holds a backslash");
  if (name.starts_with("/"))
    return bad("is an absolute path");
  SmallVector<StringRef> parts;
  name.split(parts, '/');
  if (is_contained(parts, ".."))
    return bad("leaves the archive through '..'");
  return Error::success();
}

} // namespace

bool ZipArchive::isZip(StringRef bytes) {
  return bytes.starts_with("PK\x03\x04") || bytes.starts_with("PK\x05\x06");
}

Expected<std::unique_ptr<ZipArchive>>
ZipArchive::parse(StringRef bytes, const Twine &what, const ZipLimits &limits) {
  auto archive = std::make_unique<ZipArchive>();
  archive->what = what.str();
  if (Error error = archive->parseDirectory(bytes, limits))
    return prefixed(archive->what + ": ", std::move(error));
  return archive;
}

Error ZipArchive::parseDirectory(StringRef bytes, const ZipLimits &limits) {
  Expected<Directory> directory = findDirectory(bytes);
  if (!directory)
    return directory.takeError();
  if (directory->count > limits.entries)
    return importError(ErrorKind::Limit, "a zip file of " +
                                             Twine(directory->count) +
                                             " entries (the limit is " +
                                             Twine(limits.entries) + ")");
  StringRef list = bytes.substr(directory->offset, directory->size);
  uint64_t inflated = 0;
  for (uint64_t i = 0; i < directory->count; ++i) {
    if (list.size() < centralSize || read32(list.data()) != centralSignature)
      return malformed("entry " + Twine(i) + " of the zip directory is broken");
    const char *header = list.data();
    size_t nameSize = read16(header + 28), extraSize = read16(header + 30),
           commentSize = read16(header + 32);
    size_t whole = centralSize + nameSize + extraSize + commentSize;
    if (whole > list.size())
      return malformed("entry " + Twine(i) + " of the zip directory is cut");
    StringRef name = list.substr(centralSize, nameSize);
    if (Error error = checkName(name))
      return error;
    ZipEntry entry;
    entry.name = name;
    entry.crc = read32(header + 16);
    entry.size = read32(header + 24);
    entry.headerOffset = read32(header + 42);
    uint64_t compressed = read32(header + 20);
    if (Error error =
            readZip64Extra(list.substr(centralSize + nameSize, extraSize),
                           entry.size, compressed, entry.headerOffset))
      return prefixed(name + ": ", std::move(error));
    uint16_t flags = read16(header + 8), method = read16(header + 10);
    list = list.drop_front(whole);
    if (flags & flagEncrypted)
      return importError(ErrorKind::Unsupported, name + ": encrypted");
    if (method != methodStored && method != methodDeflated)
      return importError(ErrorKind::Unsupported,
                         name + ": compression method " + Twine(method) +
                             " (stored and deflated entries can be read)");
    entry.deflated = method == methodDeflated;
    if (!entry.deflated && compressed != entry.size)
      return malformed(name + ": a stored entry with two different sizes");

    // The local header has its own name and padding.
    uint64_t at = entry.headerOffset;
    if (at > directory->offset || directory->offset - at < localSize ||
        read32(bytes.data() + at) != localSignature)
      return malformed(name + ": its local header is not where the zip "
                              "directory says");
    const char *local = bytes.data() + at;
    uint64_t localNameSize = read16(local + 26);
    entry.payloadOffset = at + localSize + localNameSize + read16(local + 28);
    if (entry.payloadOffset > directory->offset ||
        directory->offset - entry.payloadOffset < compressed)
      return malformed(name + ": its content reaches past the end of the "
                              "entries (the file was cut off)");
    if (bytes.substr(at + localSize, localNameSize) != name ||
        read16(local + 8) != method)
      return malformed(name + ": local header and directory disagree");
    entry.payload = bytes.substr(entry.payloadOffset, compressed);
    if (name.ends_with("/")) {
      if (entry.size)
        return malformed(name + ": a folder with content");
      continue;
    }
    if (entry.deflated) {
      if (entry.size > limits.inflatedBytes - inflated)
        return importError(
            ErrorKind::Limit,
            name + ": compressed entries that expand to more than " +
                Twine(limits.inflatedBytes >> 20) +
                " MiB; store them uncompressed, as torch.export.save does");
      if (entry.size / maxDeflateRatio > entry.payload.size())
        return malformed(name + ": it claims to expand to more than deflate "
                                "can hold");
      inflated += entry.size;
    }
    if (!index.try_emplace(name, entries.size()).second)
      return malformed(name + ": two entries have this name");
    entries.push_back(entry);
  }
  if (!list.empty())
    return malformed("the zip directory is longer than its entries");
  contents.resize(entries.size());
  return checkOverlaps(directory->offset);
}

Error ZipArchive::checkOverlaps(uint64_t directoryOffset) {
  std::vector<const ZipEntry *> order;
  for (const ZipEntry &entry : entries)
    order.push_back(&entry);
  llvm::sort(order, [](const ZipEntry *a, const ZipEntry *b) {
    return a->headerOffset < b->headerOffset;
  });
  for (size_t i = 0; i + 1 < order.size(); ++i)
    if (order[i]->payloadOffset + order[i]->payload.size() >
        order[i + 1]->headerOffset)
      return malformed(order[i]->name + " and " + order[i + 1]->name +
                       ": two entries share bytes of the file");
  return Error::success();
}

const ZipEntry *ZipArchive::find(StringRef name) const {
  auto it = index.find(name);
  return it == index.end() ? nullptr : &entries[it->second];
}

/// Raw deflate, to exactly the size that the directory states.
Error ZipArchive::inflateEntry(const ZipEntry &entry, Content &content) {
  content.expanded = WritableMemoryBuffer::getNewUninitMemBuffer(entry.size);
  if (!content.expanded)
    return importError(ErrorKind::Limit, "not enough memory to expand it");
  z_stream stream = {};
  if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
    return importError(ErrorKind::Limit, "not enough memory to expand it");
  const char *in = entry.payload.begin();
  char *out = content.expanded->getBufferStart();
  uint64_t inLeft = entry.payload.size(), outLeft = entry.size;
  constexpr uint64_t chunk = 1u << 30; // zlib counts in 32 bits
  int status = Z_OK;
  while (status == Z_OK) {
    uint64_t inNow = std::min(inLeft, chunk), outNow = std::min(outLeft, chunk);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(in));
    stream.next_out = reinterpret_cast<Bytef *>(out);
    stream.avail_in = inNow;
    stream.avail_out = outNow;
    status = inflate(&stream, Z_NO_FLUSH);
    uint64_t used = inNow - stream.avail_in, made = outNow - stream.avail_out;
    in += used, inLeft -= used, out += made, outLeft -= made;
    if (status == Z_OK && used == 0 && made == 0)
      status = Z_BUF_ERROR;
  }
  inflateEnd(&stream);
  if (status != Z_STREAM_END || inLeft || outLeft)
    return malformed("its compressed content does not expand to the " +
                     Twine(entry.size) + " bytes that the zip directory says");
  return Error::success();
}

Expected<StringRef> ZipArchive::read(const ZipEntry &entry) {
  Content &content = contents[&entry - entries.data()];
  if (entry.deflated && !content.expanded)
    if (Error error = inflateEntry(entry, content))
      return prefixed(what + ": " + entry.name + ": ", std::move(error));
  StringRef bytes = entry.payload;
  if (entry.deflated)
    bytes = static_cast<MemoryBuffer &>(*content.expanded).getBuffer();
  if (!content.verified && entry.crc != 0 &&
      llvm::crc32(arrayRefFromStringRef(bytes)) != entry.crc)
    return malformed(what + ": " + entry.name +
                     ": wrong checksum (CRC-32): the file is damaged");
  content.verified = true;
  return bytes;
}

} // namespace thunder
