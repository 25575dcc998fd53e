//===- Crc32.cpp - The checksum of zip archives ---------------------------===//
//
// Eight bytes at a time with eight tables, so that a large npz is read at the
// speed of a disk.
//
//===----------------------------------------------------------------------===//
#include "Crc32.h"
#include <cstring>

namespace thunder {
namespace {
struct Tables {
  uint32_t entry[8][256];

  constexpr Tables() : entry() {
    for (uint32_t i = 0; i < 256; ++i) {
      uint32_t crc = i;
      for (int bit = 0; bit < 8; ++bit)
        crc = crc & 1 ? crc >> 1 ^ 0xEDB88320u : crc >> 1;
      entry[0][i] = crc;
    }
    for (uint32_t i = 0; i < 256; ++i)
      for (int table = 1; table < 8; ++table)
        entry[table][i] =
            entry[table - 1][i] >> 8 ^ entry[0][entry[table - 1][i] & 255];
  }
};
constexpr Tables tables;
} // namespace

uint32_t crc32(std::string_view bytes, uint32_t crc) {
  crc = ~crc;
  const auto &t = tables.entry;
  while (bytes.size() >= 8) {
    uint32_t low, high;
    std::memcpy(&low, bytes.data(), 4);
    std::memcpy(&high, bytes.data() + 4, 4);
    low ^= crc;
    crc = t[7][low & 255] ^ t[6][low >> 8 & 255] ^ t[5][low >> 16 & 255] ^
          t[4][low >> 24] ^ t[3][high & 255] ^ t[2][high >> 8 & 255] ^
          t[1][high >> 16 & 255] ^ t[0][high >> 24];
    bytes.remove_prefix(8);
  }
  for (char c : bytes)
    crc = crc >> 8 ^ t[0][(crc ^ static_cast<unsigned char>(c)) & 255];
  return ~crc;
}

} // namespace thunder
