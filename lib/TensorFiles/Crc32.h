//===- Crc32.h - The checksum of zip archives -----------------------------===//
#ifndef THUNDER_LIB_TENSORFILES_CRC32_H
#define THUNDER_LIB_TENSORFILES_CRC32_H

#include <cstdint>
#include <string_view>

namespace thunder {
/// Continues the checksum `crc` (0 at the beginning) with `bytes`.
uint32_t crc32(std::string_view bytes, uint32_t crc = 0);
} // namespace thunder

#endif // THUNDER_LIB_TENSORFILES_CRC32_H
