//===- Linking.cpp - What programs are linked with ------------------------===//
#include "ProgramTest.h"
#include <regex>

namespace {
std::string output(const std::string &command) {
  FILE *pipe = popen(command.c_str(), "r");
  std::string text;
  char buffer[512];
  while (pipe && std::fgets(buffer, sizeof buffer, pipe))
    text += buffer;
  if (pipe)
    pclose(pipe);
  return text;
}
} // namespace

#ifndef THUNDER_SANITIZED
TEST(Linking, OnlyLibcLibmAndTheLoader) {
  std::istringstream lines(output("ldd " FAKE_PROGRAMS "/FakeTRAIN"));
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count)
    EXPECT_TRUE(std::regex_search(
        line, std::regex("linux-vdso|libc\\.so|libm\\.so|ld-linux")))
        << line;
  EXPECT_GE(count, 2);
}

TEST(Linking, SmallPrograms) {
  EXPECT_LT(std::filesystem::file_size(FAKE_PROGRAMS "/FakeTRAIN"), 300'000u);
}
#endif

TEST(Linking, LibraryShowsOnlyItsInterface) {
  std::istringstream lines(output("nm -D --defined-only " FAKE_LIBRARY_TRAIN));
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count)
    EXPECT_NE(line.find(" T fake_"), std::string::npos) << line;
  EXPECT_EQ(count, 10);
}
