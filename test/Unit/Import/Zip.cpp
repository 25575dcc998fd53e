//===- Zip.cpp - Tests of the zip reader ----------------------------------===//
//
// One file for each rule. Contents are compared with what ZipBuilder was given.
//
//===----------------------------------------------------------------------===//
#include "ImportTest.h"
#include "ZipBuilder.h"
#include "thunder/Import/ZipArchive.h"

using namespace llvm;

namespace thunder::test {
namespace {

Expected<std::unique_ptr<ZipArchive>> parse(StringRef bytes) {
  return ZipArchive::parse(bytes, "zip");
}

std::string contentOf(ZipArchive &zip, StringRef name) {
  const ZipEntry *entry = zip.find(name);
  return entry ? expectValue(zip.read(*entry)).str() : "<none>";
}

TEST(Zip, ReadsStoredAndDeflatedEntries) {
  ZipBuilder builder;
  builder.add("a/stored", "hello");
  builder.add("a/deflated", std::string(100000, 'x')).deflate = true;
  builder.add("a/folder/", "");
  builder.add("empty", "");
  std::string bytes = builder.finish();
  auto zip = expectValue(parse(bytes));
  ASSERT_TRUE(zip);
  EXPECT_EQ(zip->getEntries().size(), 3u);
  EXPECT_EQ(contentOf(*zip, "a/stored"), "hello");
  EXPECT_EQ(contentOf(*zip, "a/deflated"), std::string(100000, 'x'));
  EXPECT_EQ(contentOf(*zip, "empty"), "");
  EXPECT_EQ(zip->find("stored"), nullptr);
  // A stored entry is not copied.
  const ZipEntry *stored = zip->find("a/stored");
  EXPECT_EQ(expectValue(zip->read(*stored)).data(),
            bytes.data() + stored->payloadOffset);
}

TEST(Zip, ReadsZip64AndComments) {
  ZipBuilder builder;
  builder.add("a", "hello").zip64 = true;
  builder.add("b", "world");
  builder.zip64End = true;
  builder.comment = "a comment";
  std::string bytes = builder.finish();
  auto zip = expectValue(parse(bytes));
  ASSERT_TRUE(zip);
  EXPECT_EQ(contentOf(*zip, "a"), "hello");
  EXPECT_EQ(contentOf(*zip, "b"), "world");
}

TEST(Zip, VerifiesChecksums) {
  ZipBuilder builder;
  builder.add("wrong", "hello").crc = 0x12345678;
  builder.add("none", "hello").crc = 0; // not recorded
  std::string bytes = builder.finish();
  auto zip = expectValue(parse(bytes));
  ASSERT_TRUE(zip);
  expectMessage(zip->read(*zip->find("wrong")), "wrong: wrong checksum");
  EXPECT_EQ(contentOf(*zip, "none"), "hello");
}

TEST(Zip, RefusesWrongDeflatedSizes) {
  for (uint32_t size : {99u, 101u}) {
    ZipBuilder builder;
    builder.add("a", std::string(100, 'x')).deflate = true;
    ZipBuilder::Entry &entry = builder.add("b", std::string(100, 'y'));
    entry.deflate = true;
    entry.size = size;
    std::string bytes = builder.finish();
    auto zip = expectValue(parse(bytes));
    ASSERT_TRUE(zip);
    expectMessage(zip->read(*zip->find("b")), "does not expand to");
    EXPECT_EQ(contentOf(*zip, "a"), std::string(100, 'x'));
  }
}

TEST(Zip, RefusesEveryTruncation) {
  ZipBuilder builder;
  builder.add("a", "hello");
  builder.add("b", "world");
  std::string bytes = builder.finish();
  for (size_t length = 0; length < bytes.size(); ++length)
    EXPECT_TRUE(
        errorToBool(parse(StringRef(bytes).take_front(length)).takeError()))
        << "cut to " << length;
}

TEST(Zip, RefusesBrokenFiles) {
  struct Case {
    const char *message;
    void (*build)(ZipBuilder &);
    ErrorKind kind = ErrorKind::Malformed;
  };
  const Case cases[] = {
      {"leaves the archive through '..'",
       [](ZipBuilder &b) { b.add("a/../b", ""); }},
      {"leaves the archive through '..'",
       [](ZipBuilder &b) { b.add("..", ""); }},
      {"is an absolute path", [](ZipBuilder &b) { b.add("/etc/passwd", ""); }},
      {"holds a backslash", [](ZipBuilder &b) { b.add("..\\x", ""); }},
      {"holds a zero byte",
       [](ZipBuilder &b) { b.add(std::string("a\0b", 3), ""); }},
      {"is empty", [](ZipBuilder &b) { b.add("", ""); }},
      {"a: two entries have this name",
       [](ZipBuilder &b) {
         b.add("a", "1");
         b.add("a", "2");
       }},
      {"encrypted", [](ZipBuilder &b) { b.add("a", "1").flags = 1; },
       ErrorKind::Unsupported},
      {"compression method 93",
       [](ZipBuilder &b) { b.add("a", "1").method = 93; },
       ErrorKind::Unsupported},
      {"two different sizes", [](ZipBuilder &b) { b.add("a", "12").size = 3; }},
      {"its local header is not where",
       [](ZipBuilder &b) { b.add("a", "12").offset = 7; }},
      {"its local header is not where",
       [](ZipBuilder &b) { b.add("a", "12").offset = 0xFFFFFFF0; }},
      {"local header and directory disagree",
       [](ZipBuilder &b) { b.add("a", "12").localName = "b"; }},
      {"expand to more than",
       [](ZipBuilder &b) {
         ZipBuilder::Entry &entry = b.add("a", "12");
         entry.deflate = true;
         entry.size = 0xF0000000;
       },
       ErrorKind::Limit},
      {"to more than deflate can hold",
       [](ZipBuilder &b) {
         ZipBuilder::Entry &entry = b.add("a", "12");
         entry.deflate = true;
         entry.size = 1 << 20;
       }},
      {"a zip64 field is missing",
       [](ZipBuilder &b) { b.add("a", "12").offset = 0xFFFFFFFF; }},
  };
  for (const Case &c : cases) {
    SCOPED_TRACE(c.message);
    ZipBuilder builder;
    c.build(builder);
    expectMessage(parse(builder.finish()), c.message, c.kind);
  }
}

TEST(Zip, RefusesOverlappingEntries) {
  // The second entry is the first one's payload, which looks like an entry.
  ZipBuilder inner;
  inner.add("b", "world");
  ZipBuilder outer;
  outer.add("a", inner.finish());
  ZipBuilder::Entry &entry = outer.add("b", "world");
  constexpr uint32_t headerAndPadding = 30 + 1 + 4;
  entry.offset = headerAndPadding;
  expectMessage(parse(outer.finish()), "two entries share bytes");
}

TEST(Zip, RefusesSharedLocalHeaders) {
  ZipBuilder builder;
  builder.add("a", "hello");
  builder.add("b", "hello").offset = 0;
  EXPECT_TRUE(errorToBool(parse(builder.finish()).takeError()));
}

TEST(Zip, LimitsTheNumberOfEntries) {
  ZipBuilder builder;
  for (int i = 0; i < 20; ++i)
    builder.add("e" + std::to_string(i), "");
  std::string bytes = builder.finish();
  ZipLimits limits;
  limits.entries = 10;
  expectMessage(ZipArchive::parse(bytes, "zip", limits), "of 20 entries",
                ErrorKind::Limit);
}

} // namespace
} // namespace thunder::test
