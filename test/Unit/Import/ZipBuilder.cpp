//===- ZipBuilder.cpp - Zip files byte by byte ----------------------------===//
//
// See the header.
//
//===----------------------------------------------------------------------===//
#include "ZipBuilder.h"
#include <zlib.h>

namespace thunder::test {

namespace {

void put(std::string &out, uint64_t value, int bytes) {
  for (int i = 0; i < bytes; ++i)
    out += static_cast<char>(value >> (8 * i));
}

std::string deflateRaw(const std::string &content) {
  z_stream stream = {};
  deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
  std::string out(deflateBound(&stream, content.size()), '\0');
  stream.next_in =
      reinterpret_cast<Bytef *>(const_cast<char *>(content.data()));
  stream.avail_in = content.size();
  stream.next_out = reinterpret_cast<Bytef *>(out.data());
  stream.avail_out = out.size();
  deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

} // namespace

std::string ZipBuilder::finish() const {
  std::string out, directory;
  for (const Entry &e : entries) {
    uint64_t offset = e.offset.value_or(out.size());
    std::string payload = e.deflate ? deflateRaw(e.content) : e.content;
    uint32_t crc = e.crc.value_or(
        crc32(0, reinterpret_cast<const Bytef *>(e.content.data()),
              e.content.size()));
    uint16_t method = e.method.value_or(e.deflate ? 8 : 0);
    uint64_t size = e.size.value_or(e.content.size());
    std::string localName = e.localName.value_or(e.name);

    put(out, 0x04034b50, 4);
    put(out, 20, 2), put(out, e.flags, 2), put(out, method, 2), put(out, 0, 4);
    put(out, crc, 4), put(out, payload.size(), 4), put(out, size, 4);
    put(out, localName.size(), 2), put(out, 4, 2);
    out += localName;
    out += std::string("FB\0\0", 4); // padding, as PyTorch's writer has it
    out += payload;

    std::string extra;
    if (e.zip64) {
      put(extra, 1, 2), put(extra, 24, 2);
      put(extra, size, 8), put(extra, payload.size(), 8);
      put(extra, offset, 8);
    }
    auto field = [&](uint64_t value) {
      put(directory, e.zip64 ? 0xFFFFFFFF : value, 4);
    };
    put(directory, 0x02014b50, 4);
    put(directory, 20, 2), put(directory, 20, 2), put(directory, e.flags, 2);
    put(directory, method, 2), put(directory, 0, 4), put(directory, crc, 4);
    field(payload.size()), field(size);
    put(directory, e.name.size(), 2), put(directory, extra.size(), 2);
    put(directory, 0, 2), put(directory, 0, 2), put(directory, 0, 2);
    put(directory, 0, 4);
    field(offset);
    directory += e.name + extra;
  }
  uint64_t start = out.size();
  out += directory;
  if (zip64End) {
    uint64_t record = out.size();
    put(out, 0x06064b50, 4), put(out, 44, 8), put(out, 45, 2), put(out, 45, 2);
    put(out, 0, 4), put(out, 0, 4), put(out, entries.size(), 8);
    put(out, entries.size(), 8), put(out, directory.size(), 8);
    put(out, start, 8);
    put(out, 0x07064b50, 4), put(out, 0, 4), put(out, record, 8);
    put(out, 1, 4);
  }
  put(out, 0x06054b50, 4), put(out, 0, 4);
  put(out, zip64End ? 0xFFFF : entries.size(), 2);
  put(out, zip64End ? 0xFFFF : entries.size(), 2);
  put(out, zip64End ? 0xFFFFFFFF : directory.size(), 4);
  put(out, zip64End ? 0xFFFFFFFF : start, 4);
  put(out, comment.size(), 2);
  return out + comment;
}

} // namespace thunder::test
