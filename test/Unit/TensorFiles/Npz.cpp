//===- Npz.cpp - Archives of arrays ---------------------------------------===//
#include "FileTest.h"
#include "thunder/TensorFiles/Zip.h"

using namespace thunder;

namespace {
class Npz : public FileTest {
protected:
  /// An archive of two small members, "a" and "b", to be damaged.
  std::string archive() const {
    Expected<AtomicFile> file = AtomicFile::create(path("z.zip"));
    ZipWriter zip(*file);
    EXPECT_FALSE(zip.add("a", "he", "llo").failed());
    EXPECT_FALSE(zip.add("b", "", "world").failed());
    EXPECT_FALSE(zip.finish().failed());
    EXPECT_FALSE(file->commit().failed());
    return read(path("z.zip"));
  }
  static Status parse(const std::string &bytes) {
    return parseZip(bytes).status();
  }
  /// `bytes` with those at `offset` replaced.
  static std::string patched(std::string bytes, size_t offset,
                             const std::string &patch) {
    return bytes.replace(offset, patch.size(), patch);
  }
};
} // namespace

TEST_F(Npz, RoundTrip) {
  std::vector<Tensor> tensors = samples(true);
  ASSERT_FALSE(writeTensors(path("f.npz"), tensors).failed());
  Expected<TensorFile> file = readTensors(path("f.npz"));
  ASSERT_FALSE(file.failed()) << file.status().text();
  expectSame(tensors, *file);
}

TEST_F(Npz, NamesAreMarkedAsUtf8) {
  // Bit 11 of the flags, 6 bytes into a local header and 8 into an entry of
  // the directory; plain ASCII goes without, as in files of NumPy.
  const char *umlaut = "gr\xc3\xb6"
                       "er";
  const char content[] = "12";
  for (auto [name, flags] : {std::pair("x", 0), std::pair(umlaut, 8)}) {
    std::vector<Tensor> tensors;
    tensors.push_back(Tensor::view(name, DataType::U8, {2}, content));
    ASSERT_FALSE(writeTensors(path("f.npz"), tensors).failed());
    std::string bytes = read(path("f.npz"));
    size_t entry = bytes.find("PK\x01\x02");
    ASSERT_NE(entry, std::string::npos);
    EXPECT_EQ(bytes[7], flags) << name;
    EXPECT_EQ(bytes[entry + 9], flags) << name;
    Expected<TensorFile> file = readTensors(path("f.npz"));
    ASSERT_FALSE(file.failed()) << file.status().text();
    EXPECT_TRUE(file->find(name));
  }
}

TEST_F(Npz, FileOfNumPy) {
  Expected<TensorFile> file = readTensors(input("numpy.npz"));
  ASSERT_FALSE(file.failed()) << file.status().text();
  std::vector<float> f = {0, .25, .5, .75, 1, 1.25};
  EXPECT_EQ(values<float>(file->find("f")), f);
  EXPECT_EQ(values<float>(file->find("fortran")), f);
  EXPECT_EQ(file->find("fortran")->shape, (Shape{2, 3}));
  EXPECT_EQ(values<double>(file->find("big")),
            (std::vector<double>{0, .25, .5, .75, 1, 1.25}));
  std::vector<int16_t> cube = values<int16_t>(file->find("cube"));
  for (int16_t i = 0; i < 24; ++i)
    EXPECT_EQ(cube[i], i);
  EXPECT_EQ(values<int64_t>(file->find("scalar")), std::vector<int64_t>{-7});
  EXPECT_EQ(file->find("empty")->shape, (Shape{0, 3}));
  EXPECT_EQ(values<uint8_t>(file->find("mask")), (std::vector<uint8_t>{1, 0}));
  EXPECT_EQ(values<float>(file->find("complex")), (std::vector<float>{1, 2}));
  EXPECT_EQ(file->find("complex")->type, DataType::C64);
}

TEST_F(Npz, CompressedIsRefused) {
  expectError(readTensors(input("deflated.npz")),
              "it is compressed; save the file with numpy.savez, not "
              "numpy.savez_compressed");
}

TEST_F(Npz, Malformed) {
  std::string zip = archive();
  ASSERT_FALSE(parse(zip).failed());
  EXPECT_FALSE(parse(patched(zip + "comment", zip.size() - 2, "\7")).failed());
  size_t first = zip.find("PK\1\2"), second = zip.find("PK\1\2", first + 1),
         end = zip.find("PK\5\6");
  ASSERT_NE(end, std::string::npos);
  struct Case {
    std::string bytes, message;
  };
  const Case cases[] = {
      {"", "not a zip archive"},
      {"PK", "not a zip archive"},
      {zip.substr(0, zip.size() - 1), "not a zip archive, or truncated"},
      {zip + "x", "not a zip archive, or truncated"},
      {patched(zip, 31, "H"), "member 'a': wrong checksum"},
      {patched(zip, first + 8, "\1"), "member 'a': it is encrypted"},
      {patched(zip, first + 10, "\x8"), "member 'a': it is compressed"},
      {patched(zip, first + 24, "\6"), "member 'a': its two sizes differ"},
      {patched(patched(zip, first + 24, "\x70"), first + 20, "\x70"),
       "overlap"},
      {patched(patched(zip, second + 24, "\x7f"), second + 20, "\x7f"),
       "member 'b': its data end behind the directory"},
      {patched(zip, first + 42, "\1"),
       "member 'a': no header where the directory points to"},
      {patched(zip, second + 42, std::string(1, '\0')), "overlap"},
      {patched(zip, second + 46, "a"), "two members are named 'a'"},
      {patched(zip, second + 46, "c"),
       "member 'b': the directory and the header disagree"},
      {patched(zip, first, "QK"), "malformed directory"},
      {patched(zip, first + 28, "\xff"), "malformed directory"},
      {patched(zip, end + 10, "\x9"),
       "the directory of the archive lies outside"},
      {patched(zip, end + 12, "\xff\xff"),
       "the directory of the archive lies outside"},
      {patched(zip, end + 4, "\1"), "several disks"},
      {patched(zip, second + 42, "\xff\xff\xff\xff"), "malformed zip64 field"},
  };
  for (const Case &c : cases) {
    Expected<std::vector<ZipMember>> members = parseZip(c.bytes);
    EXPECT_TRUE(members.failed()) << c.message;
    std::string message =
        c.message == "member 'b': the directory and the header disagree"
            ? "the directory and the header disagree"
            : c.message;
    expectError(members.status(), message);
  }
}

TEST_F(Npz, OtherMembersAreRefused) {
  std::string zip = archive();
  expectError(readTensors(write("f.npz", zip)),
              "member 'a' is not an .npy array");
}
