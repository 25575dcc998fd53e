//===- ProgramVariants.h - A real program with one thing changed ----------===//
//
// The JSON of the digits classifier, and its archive with some entries
// replaced.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_TEST_UNIT_IMPORT_PROGRAMVARIANTS_H
#define THUNDER_TEST_UNIT_IMPORT_PROGRAMVARIANTS_H

#include "ImportTest.h"
#include "ZipBuilder.h"
#include "thunder/Import/Archive.h"

namespace thunder::test {

/// `text` with the first `from` replaced; a test failure when there is none.
inline std::string replaceIn(std::string text, llvm::StringRef from,
                             llvm::StringRef to) {
  size_t at = text.find(from.str());
  if (at == std::string::npos)
    ADD_FAILURE() << "the program does not contain " << from.str();
  else
    text.replace(at, from.size(), to.str());
  return text;
}

/// The classifier's program with the first `from` replaced.
inline std::string replaceInProgram(llvm::StringRef from, llvm::StringRef to) {
  auto archive = expectValue(ProgramArchive::open(inputPath("digits_mlp.pt2")));
  return replaceIn(archive->getProgramJson().str(), from, to);
}

/// The classifier's archive with the first `from` in the content of `entry`
/// replaced (with all of it, when `from` is empty).
inline std::string replaceInArchive(llvm::StringRef entry, llvm::StringRef from,
                                    llvm::StringRef to) {
  auto archive = expectValue(ProgramArchive::open(inputPath("digits_mlp.pt2")));
  ZipBuilder builder;
  for (const ZipEntry &e : archive->getZip()->getEntries()) {
    std::string content = expectValue(archive->getZip()->read(e)).str();
    if (e.name == entry)
      content = from.empty() ? to.str() : replaceIn(content, from, to);
    builder.add(e.name.str(), content);
  }
  return builder.finish();
}

} // namespace thunder::test

#endif // THUNDER_TEST_UNIT_IMPORT_PROGRAMVARIANTS_H
