//===- Mutation.cpp - Damaged files end in errors, never in crashes -------===//
//
// Changes bytes of real files with a fixed random sequence. What is checked is
// that the readers return; sanitizer builds add that they stay in bounds.
//
//===----------------------------------------------------------------------===//
#include "ImportTest.h"
#include "thunder/IR/Thunder.h"
#include "thunder/Import/ImportProgram.h"
#include "thunder/Import/Pickle.h"
#include <random>

using namespace llvm;

namespace thunder::test {
namespace {

/// Changes, removes or repeats a few bytes.
std::string mutate(std::string bytes, std::mt19937 &random) {
  auto position = [&] { return random() % bytes.size(); };
  for (unsigned i = 0, e = 1 + random() % 4; i < e && !bytes.empty(); ++i) {
    switch (random() % 4) {
    case 0:
      bytes[position()] = static_cast<char>(random());
      break;
    case 1:
      bytes[position()] ^= static_cast<char>(1u << random() % 8);
      break;
    case 2:
      bytes.erase(position(), 1 + random() % 8);
      break;
    case 3: {
      size_t from = position();
      bytes.insert(position(), bytes.substr(from, 1 + random() % 16));
      break;
    }
    }
  }
  return bytes;
}

struct Mutation : testing::Test {
  Mutation() { context.loadDialect<mlir::thunder::ThunderDialect>(); }

  void import(StringRef bytes) {
    auto program = importProgram(context, makeBuffer(bytes));
    if (!program) {
      EXPECT_FALSE(takeImportError(program.takeError()).getMessage().empty());
    }
  }

  mlir::MLIRContext context;
  std::mt19937 random{20240607};
};

TEST_F(Mutation, Archives) {
  for (const char *name : {"tied_weights.pt2", "buffer_write.core.pt2"}) {
    auto file = MemoryBuffer::getFile(inputPath(name));
    ASSERT_TRUE(static_cast<bool>(file));
    for (int i = 0; i < 1500; ++i)
      import(mutate((*file)->getBuffer().str(), random));
  }
}

TEST_F(Mutation, Programs) {
  auto archive =
      expectValue(ProgramArchive::open(inputPath("digits_mlp.core.pt2")));
  for (int i = 0; i < 3000; ++i)
    import(mutate(archive->getProgramJson().str(), random));
}

TEST_F(Mutation, Pickles) {
  // The example inputs of a real file: a torch.save archive.
  auto archive = expectValue(ProgramArchive::open(inputPath("digits_mlp.pt2")));
  const ZipEntry *saved =
      archive->getZip()->find("model/data/sample_inputs/model.pt");
  ASSERT_TRUE(saved);
  StringRef bytes = expectValue(archive->getZip()->read(*saved));
  auto zip = expectValue(ZipArchive::parse(bytes, "sample inputs"));
  const ZipEntry *pickle = nullptr;
  for (const ZipEntry &entry : zip->getEntries())
    if (entry.name.ends_with("data.pkl"))
      pickle = &entry;
  ASSERT_TRUE(pickle);
  std::string text = expectValue(zip->read(*pickle)).str();
  EXPECT_TRUE(static_cast<bool>(PickleDocument::parse(text)));
  for (int i = 0; i < 20000; ++i)
    consumeError(PickleDocument::parse(mutate(text, random)).takeError());
}

} // namespace
} // namespace thunder::test
