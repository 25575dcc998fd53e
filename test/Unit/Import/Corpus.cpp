//===- Corpus.cpp - Every exported file at hand can be read ---------------===//
//
// Where the folder of exported programs is present (THUNDER_CORPUS, or the
// sibling folder `shared`), reads each of its files.
//
//===----------------------------------------------------------------------===//
#include "ImportTest.h"
#include "thunder/IR/Thunder.h"
#include "thunder/Import/ImportProgram.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <cstdlib>

using namespace llvm;

namespace thunder::test {
namespace {

/// A file of the collection that is broken on purpose.
constexpr StringLiteral brokenFile = "S24_dangling_mutation_target";

std::string corpusFolder() {
  const char *fromEnvironment = std::getenv("THUNDER_CORPUS");
  return fromEnvironment ? fromEnvironment : THUNDER_CORPUS;
}

/// Loads one file, and builds its module unless it uses what is unsupported.
Error readFile(mlir::MLIRContext &context, StringRef path, size_t &built) {
  auto loaded = loadProgram(path);
  if (!loaded)
    return loaded.takeError();
  auto imported = buildModule(context, *loaded);
  if (imported) {
    ++built;
    return Error::success();
  }
  ImportError error = takeImportError(imported.takeError());
  if (error.getKind() == ErrorKind::Unsupported)
    return Error::success();
  return make_error<ImportError>(std::move(error));
}

TEST(Corpus, EveryFileIsRead) {
  std::string folder = corpusFolder();
  if (!sys::fs::is_directory(folder))
    GTEST_SKIP() << "no folder of exported programs";
  mlir::MLIRContext context;
  context.loadDialect<mlir::thunder::ThunderDialect>();
  std::error_code code;
  size_t files = 0, built = 0;
  for (sys::fs::recursive_directory_iterator it(folder, code), end;
       it != end && !code; it.increment(code)) {
    if (sys::path::extension(it->path()) != ".pt2")
      continue;
    ++files;
    Error error = readFile(context, it->path(), built);
    if (StringRef(it->path()).contains(brokenFile)) {
      EXPECT_TRUE(errorToBool(std::move(error)));
      continue;
    }
    if (error)
      ADD_FAILURE() << it->path() << ": "
                    << takeImportError(std::move(error)).getMessage();
  }
  EXPECT_FALSE(code) << code.message();
  EXPECT_GT(files, 0u);
  EXPECT_GT(built, 0u);
  RecordProperty("files", static_cast<int>(files));
  RecordProperty("built", static_cast<int>(built));
}

} // namespace
} // namespace thunder::test
