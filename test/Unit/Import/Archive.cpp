//===- Archive.cpp - Tests of the archive reader --------------------------===//
//
// Real files, and zips that ZipBuilder writes byte by byte so that each rule of
// the reader has a file that breaks it.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/Archive.h"
#include "ImportTest.h"
#include "ZipBuilder.h"

using namespace llvm;

namespace thunder::test {
namespace {

TEST(Archive, OpensARealFile) {
  auto archive = expectValue(ProgramArchive::open(inputPath("digits_mlp.pt2")));
  ASSERT_TRUE(archive);
  EXPECT_EQ(archive->getLayout(), ArchiveLayout::RawWeights);
  EXPECT_FALSE(archive->isBigEndian());
  EXPECT_TRUE(archive->getProgramJson().starts_with("{\"graph_module\""));
  const ZipEntry *record =
      expectValue(archive->getRawRecord("weights", "weight_0"));
  ASSERT_TRUE(record);
  EXPECT_EQ(record->size, 128u * 64u * 4u);
  EXPECT_EQ(record->payloadOffset % 64, 0u);
  EXPECT_EQ(expectValue(archive->getZip()->read(*record)).size(), 32768u);
}

TEST(Archive, NamesTheFileThatCannotBeOpened) {
  expectMessage(ProgramArchive::open("/nonexistent/x.pt2"),
                "/nonexistent/x.pt2: No such file", ErrorKind::File);
}

/// Opens the zip that `builder` describes.
Expected<std::shared_ptr<ProgramArchive>> openZip(const ZipBuilder &builder) {
  return ProgramArchive::open(makeBuffer(builder.finish()));
}

ZipBuilder minimalProgram(StringRef root = "m/") {
  ZipBuilder zip;
  zip.add(root.str() + "archive_format", "pt2");
  zip.add(root.str() + "models/model.json", "{}");
  return zip;
}

TEST(Archive, TellsLayoutsApartByEntryNames) {
  ZipBuilder flat;
  flat.add("serialized_exported_program.json", "{\"a\": 1}");
  flat.add("serialized_state_dict.json", "PK");
  auto archive = expectValue(openZip(flat));
  ASSERT_TRUE(archive);
  EXPECT_EQ(archive->getLayout(), ArchiveLayout::FlatZip);
  EXPECT_EQ(archive->getProgramJson(), "{\"a\": 1}");
  ASSERT_TRUE(archive->getPayloadRecord("weights"));
  EXPECT_FALSE(archive->getPayloadRecord("constants"));

  ZipBuilder pickled = minimalProgram();
  pickled.add("m/data/weights/model.pt", "PK");
  archive = expectValue(openZip(pickled));
  ASSERT_TRUE(archive);
  EXPECT_EQ(archive->getLayout(), ArchiveLayout::PickledWeights);

  ZipBuilder raw = minimalProgram("");
  raw.add("data/weights/model_weights_config.json", "{\"config\": {}}");
  archive = expectValue(openZip(raw));
  ASSERT_TRUE(archive);
  EXPECT_EQ(archive->getLayout(), ArchiveLayout::RawWeights);

  archive = expectValue(ProgramArchive::open(makeBuffer("\n {\"a\": 1}")));
  ASSERT_TRUE(archive);
  EXPECT_EQ(archive->getLayout(), ArchiveLayout::BareJson);
}

TEST(Archive, ReadsTheByteOrder) {
  ZipBuilder zip = minimalProgram();
  zip.add("m/byteorder", "big");
  auto archive = expectValue(openZip(zip));
  ASSERT_TRUE(archive);
  EXPECT_TRUE(archive->isBigEndian());
  ZipBuilder odd = minimalProgram();
  odd.add("m/byteorder", "middle");
  expectMessage(openZip(odd), "byteorder");
}

TEST(Archive, ChoosesAmongPrograms) {
  ZipBuilder zip = minimalProgram();
  zip.add("m/models/other.json", "{\"other\": 0}");
  std::string bytes = zip.finish();
  auto archive = expectValue(ProgramArchive::open(makeBuffer(bytes)));
  ASSERT_TRUE(archive);
  EXPECT_EQ(archive->getProgramJson(), "{}");
  archive = expectValue(ProgramArchive::open(makeBuffer(bytes), "other"));
  ASSERT_TRUE(archive);
  EXPECT_EQ(archive->getProgramJson(), "{\"other\": 0}");
  expectMessage(ProgramArchive::open(makeBuffer(bytes), "third"),
                "no program named \"third\"; the archive holds: model, other");
}

TEST(Archive, SaysWhatARefusedFileIs) {
  ZipBuilder torchScript;
  torchScript.add("m/code/__torch__.py", "");
  torchScript.add("m/data.pkl", "x");
  expectMessage(openZip(torchScript), "TorchScript", ErrorKind::Unsupported);
  ZipBuilder tensors;
  tensors.add("m/data.pkl", "x");
  expectMessage(openZip(tensors), "torch.save", ErrorKind::Unsupported);
  ZipBuilder compiled;
  compiled.add("archive_format", "pt2");
  compiled.add("data/aotinductor/model/a.so", "x");
  expectMessage(openZip(compiled), "AOTInductor", ErrorKind::Unsupported);
  ZipBuilder format;
  format.add("archive_format", "pt3");
  expectMessage(openZip(format), "archive_format is \"pt3\"",
                ErrorKind::Unsupported);
  ZipBuilder none;
  none.add("m/archive_format", "pt2");
  expectMessage(openZip(none), "no models/<name>.json");
  ZipBuilder other;
  other.add("word/document.xml", "<x/>");
  expectMessage(openZip(other), "without an exported program");
  expectMessage(openZip(ZipBuilder()), "an empty zip file");
  ZipBuilder empty;
  empty.add("m/archive_format", "pt2");
  empty.add("m/models/model.json", " \n");
  expectMessage(openZip(empty), "models/model.json is empty");
  expectMessage(ProgramArchive::open(makeBuffer("")), "an empty file");
  expectMessage(ProgramArchive::open(makeBuffer("hello")), "not a .pt2 file");
  expectMessage(ProgramArchive::open(makeBuffer("\x80\x02}q")), "a pickle",
                ErrorKind::Unsupported);
  expectMessage(
      ProgramArchive::open(makeBuffer(StringRef("\x02\0\0\0\0\0\0\0{}", 10))),
      "a safetensors file", ErrorKind::Unsupported);
}

TEST(Archive, RawRecordsStayInTheirFolder) {
  ZipBuilder zip = minimalProgram();
  zip.add("m/data/weights/weight_0", "abcd");
  auto archive = expectValue(openZip(zip));
  ASSERT_TRUE(archive);
  EXPECT_TRUE(expectValue(archive->getRawRecord("weights", "weight_0")));
  for (const char *bad : {"../weights/weight_0", "/weight_0", "a/../weight_0",
                          "./weight_0", "", "a//b", "a\\b"}) {
    SCOPED_TRACE(bad);
    expectMessage(archive->getRawRecord("weights", bad),
                  "is not the name of a file below its folder");
  }
  expectMessage(archive->getRawRecord("weights", "weight_1"), "has no entry");
}

} // namespace
} // namespace thunder::test
