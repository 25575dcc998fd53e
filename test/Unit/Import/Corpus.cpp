//===- Corpus.cpp - Every exported file at hand can be read ---------------===//
//
// Where the folder of exported programs is present (THUNDER_CORPUS, or the
// sibling folder `shared`), reads each of its files.
//
//===----------------------------------------------------------------------===//
#include "ImportTest.h"
#include "thunder/Import/Archive.h"
#include "thunder/Import/SchemaReader.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <cstdlib>

using namespace llvm;

namespace thunder::test {
namespace {

std::string corpusFolder() {
  const char *fromEnvironment = std::getenv("THUNDER_CORPUS");
  return fromEnvironment ? fromEnvironment : THUNDER_CORPUS;
}

/// Reads one file as far as the schema goes.
Error readFile(StringRef path) {
  auto archive = ProgramArchive::open(path);
  if (!archive)
    return archive.takeError();
  auto program = serde::readProgram((*archive)->getProgramJson());
  if (!program)
    return program.takeError();
  return Error::success();
}

TEST(Corpus, EveryFileIsRead) {
  std::string folder = corpusFolder();
  if (!sys::fs::is_directory(folder))
    GTEST_SKIP() << "no folder of exported programs";
  std::error_code code;
  size_t files = 0;
  for (sys::fs::recursive_directory_iterator it(folder, code), end;
       it != end && !code; it.increment(code)) {
    if (sys::path::extension(it->path()) != ".pt2")
      continue;
    ++files;
    if (Error error = readFile(it->path()))
      ADD_FAILURE() << it->path() << ": "
                    << takeImportError(std::move(error)).getMessage();
  }
  EXPECT_FALSE(code) << code.message();
  EXPECT_GT(files, 0u);
}

} // namespace
} // namespace thunder::test
