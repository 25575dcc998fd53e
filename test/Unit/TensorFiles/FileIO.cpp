//===- FileIO.cpp - Files that appear whole -------------------------------===//
#include "FileTest.h"

using namespace thunder;
using FileIO = FileTest;

namespace {
size_t filesIn(const std::string &folder) {
  return std::distance(std::filesystem::directory_iterator(folder), {});
}
} // namespace

TEST_F(FileIO, NothingRemainsWithoutCommit) {
  write("f", "old");
  {
    Expected<AtomicFile> file = AtomicFile::create(path("f"));
    ASSERT_FALSE(file.failed());
    ASSERT_FALSE(file->write("new", 3).failed());
    EXPECT_EQ(filesIn(path("")), 2u);
  }
  EXPECT_EQ(filesIn(path("")), 1u);
  EXPECT_EQ(read(path("f")), "old");
}

TEST_F(FileIO, CommitReplaces) {
  write("f", "old");
  std::filesystem::create_symlink(path("f"), path("link"));
  Expected<AtomicFile> file =
      AtomicFile::create(path("link"), AtomicFile::Durability::Power);
  ASSERT_FALSE(file.failed());
  std::string large(200'000, 'x');
  ASSERT_FALSE(file->write("a", 1).failed());
  ASSERT_FALSE(file->write(large.data(), large.size()).failed());
  ASSERT_FALSE(file->write("b", 1).failed());
  ASSERT_FALSE(file->commit().failed());
  EXPECT_EQ(read(path("f")), "a" + large + "b");
  EXPECT_TRUE(std::filesystem::is_symlink(path("link")));
}

TEST_F(FileIO, Errors) {
  expectError(AtomicFile::create(path("")).status(), "Is a directory");
  expectError(AtomicFile::create(path("no/f")).status(), "No such file");
  expectError(checkWritable(path("no/f")), "No such file");
  EXPECT_FALSE(checkWritable(path("f")).failed());
  expectError(MappedFile::open(path("f")).status(), "cannot open");
  expectError(MappedFile::open(path("")).status(), "not a regular file");
  EXPECT_FALSE(AtomicFile::create("/dev/null").failed());
  expectError(writeTensors("/dev/full", {}), "unknown extension");
}

TEST_F(FileIO, UnknownExtension) {
  expectError(readTensors("f.pt"), "use .safetensors, .npz or .npy");
  EXPECT_FALSE(isTensorPath("f"));
  EXPECT_TRUE(isTensorPath("a.b.npz"));
}
