//===- Philox.h - Counter-based random numbers ----------------------------===//
//
// Philox 4x32 with 10 rounds (Salmon et al., 2011): a function of a key and a
// counter, so that the n-th number needs none before it.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_RUNTIME_PHILOX_H
#define THUNDER_LIB_RUNTIME_PHILOX_H

#include <array>
#include <cstdint>

namespace thunder {

inline std::array<uint32_t, 4> philox4x32(std::array<uint32_t, 4> counter,
                                          std::array<uint32_t, 2> key) {
  for (int round = 0; round < 10; ++round) {
    uint64_t a = uint64_t(0xD2511F53u) * counter[0],
             b = uint64_t(0xCD9E8D57u) * counter[2];
    counter = {static_cast<uint32_t>(b >> 32) ^ counter[1] ^ key[0],
               static_cast<uint32_t>(b),
               static_cast<uint32_t>(a >> 32) ^ counter[3] ^ key[1],
               static_cast<uint32_t>(a)};
    key = {key[0] + 0x9E3779B9u, key[1] + 0xBB67AE85u};
  }
  return counter;
}

} // namespace thunder
#endif // THUNDER_LIB_RUNTIME_PHILOX_H
