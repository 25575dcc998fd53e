//===- CpuFeatures.cpp - Whether this CPU can run the program -------------===//
#include "CpuFeatures.h"
#include <algorithm>
#include <cpuid.h>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace thunder {
namespace {
enum Register { Eax, Ebx, Ecx, Edx };

/// Registers that the operating system must save: bits of XCR0.
enum SavedState : uint32_t { None = 0, Ymm = 0x6, Zmm = 0xE6, Tiles = 0x60000 };

struct Feature {
  std::string_view name;
  uint32_t leaf, subleaf;
  Register reg;
  int bit;
  SavedState state;
};

constexpr uint32_t extended = 0x80000001;

constexpr Feature features[] = {
    {"cmov", 1, 0, Edx, 15, None},
    {"cx8", 1, 0, Edx, 8, None},
    {"mmx", 1, 0, Edx, 23, None},
    {"fxsr", 1, 0, Edx, 24, None},
    {"sse", 1, 0, Edx, 25, None},
    {"sse2", 1, 0, Edx, 26, None},
    {"sse3", 1, 0, Ecx, 0, None},
    {"pclmul", 1, 0, Ecx, 1, None},
    {"ssse3", 1, 0, Ecx, 9, None},
    {"fma", 1, 0, Ecx, 12, Ymm},
    {"cx16", 1, 0, Ecx, 13, None},
    {"sse4.1", 1, 0, Ecx, 19, None},
    {"sse4.2", 1, 0, Ecx, 20, None},
    {"movbe", 1, 0, Ecx, 22, None},
    {"popcnt", 1, 0, Ecx, 23, None},
    {"aes", 1, 0, Ecx, 25, None},
    {"xsave", 1, 0, Ecx, 26, None},
    {"avx", 1, 0, Ecx, 28, Ymm},
    {"f16c", 1, 0, Ecx, 29, Ymm},
    {"rdrnd", 1, 0, Ecx, 30, None},
    {"sahf", extended, 0, Ecx, 0, None},
    {"lzcnt", extended, 0, Ecx, 5, None},
    {"sse4a", extended, 0, Ecx, 6, None},
    {"prfchw", extended, 0, Ecx, 8, None},
    {"64bit", extended, 0, Edx, 29, None},
    {"bmi", 7, 0, Ebx, 3, None},
    {"avx2", 7, 0, Ebx, 5, Ymm},
    {"bmi2", 7, 0, Ebx, 8, None},
    {"avx512f", 7, 0, Ebx, 16, Zmm},
    {"avx512dq", 7, 0, Ebx, 17, Zmm},
    {"rdseed", 7, 0, Ebx, 18, None},
    {"adx", 7, 0, Ebx, 19, None},
    {"avx512ifma", 7, 0, Ebx, 21, Zmm},
    {"avx512cd", 7, 0, Ebx, 28, Zmm},
    {"sha", 7, 0, Ebx, 29, None},
    {"avx512bw", 7, 0, Ebx, 30, Zmm},
    {"avx512vl", 7, 0, Ebx, 31, Zmm},
    {"avx512vbmi", 7, 0, Ecx, 1, Zmm},
    {"avx512vbmi2", 7, 0, Ecx, 6, Zmm},
    {"gfni", 7, 0, Ecx, 8, None},
    {"vaes", 7, 0, Ecx, 9, Ymm},
    {"vpclmulqdq", 7, 0, Ecx, 10, Ymm},
    {"avx512vnni", 7, 0, Ecx, 11, Zmm},
    {"avx512bitalg", 7, 0, Ecx, 12, Zmm},
    {"avx512vpopcntdq", 7, 0, Ecx, 14, Zmm},
    {"avx512vp2intersect", 7, 0, Edx, 8, Zmm},
    {"amx-bf16", 7, 0, Edx, 22, Tiles},
    {"avx512fp16", 7, 0, Edx, 23, Zmm},
    {"amx-tile", 7, 0, Edx, 24, Tiles},
    {"amx-int8", 7, 0, Edx, 25, Tiles},
    {"avxvnni", 7, 1, Eax, 4, Ymm},
    {"avx512bf16", 7, 1, Eax, 5, Zmm},
    {"avxifma", 7, 1, Eax, 23, Ymm},
};

uint64_t savedStates() {
  uint32_t registers[4];
  constexpr uint32_t osxsave = 1u << 27;
  if (!__get_cpuid_count(1, 0, &registers[0], &registers[1], &registers[2],
                         &registers[3]) ||
      !(registers[Ecx] & osxsave))
    return 0;
  uint32_t low, high;
  __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return static_cast<uint64_t>(high) << 32 | low;
}

bool available(const Feature &feature, uint64_t states) {
  uint32_t registers[4] = {};
  if (!__get_cpuid_count(feature.leaf, feature.subleaf, &registers[0],
                         &registers[1], &registers[2], &registers[3]))
    return false;
  return registers[feature.reg] >> feature.bit & 1 &&
         (states & feature.state) == feature.state;
}

/// "AMD EPYC 7763 64-Core Processor"
std::string cpuName() {
  uint32_t registers[12] = {};
  for (uint32_t i = 0; i < 3; ++i)
    __get_cpuid(0x80000002 + i, &registers[4 * i], &registers[4 * i + 1],
                &registers[4 * i + 2], &registers[4 * i + 3]);
  char text[sizeof registers + 1] = {};
  std::memcpy(text, registers, sizeof registers);
  std::string name = text;
  name.erase(name.find_last_not_of(' ') + 1);
  return name.empty() ? "this CPU" : name;
}
} // namespace

Status checkCpu(const std::vector<std::string> &wanted) {
  uint64_t states = savedStates();
  for (const std::string &name : wanted) {
    auto known = std::find_if(std::begin(features), std::end(features),
                              [&](const Feature &f) { return f.name == name; });
    if (known == std::end(features) || !available(*known, states))
      return Status::error(
          ExitCode::Device,
          "the program needs the CPU feature %s, which this CPU (%s) lacks; "
          "compile it with --cpu for this machine",
          quoted(name).c_str(), cpuName().c_str());
  }
  return Status::ok();
}

} // namespace thunder
