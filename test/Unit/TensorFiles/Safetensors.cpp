//===- Safetensors.cpp - The safetensors format ---------------------------===//
#include "thunder/TensorFiles/Safetensors.h"
#include "FileTest.h"

using namespace thunder;

namespace {
class Safetensors : public FileTest {
protected:
  /// A file of this header and that many bytes of data.
  static std::string file(const std::string &header, size_t dataBytes,
                          uint64_t size = UINT64_MAX) {
    uint64_t bytes = size == UINT64_MAX ? header.size() : size;
    return std::string(reinterpret_cast<const char *>(&bytes), 8) + header +
           std::string(dataBytes, '\1');
  }
  static Status parse(const std::string &bytes) {
    std::vector<Tensor> tensors;
    Metadata metadata;
    return parseSafetensors(bytes, tensors, metadata);
  }
};
} // namespace

TEST_F(Safetensors, RoundTrip) {
  std::vector<Tensor> tensors = samples(false);
  ASSERT_FALSE(writeTensors(path("f.safetensors"), tensors,
                            {{"key", "value \"quoted\""}})
                   .failed());
  Expected<TensorFile> file = readTensors(path("f.safetensors"));
  ASSERT_FALSE(file.failed()) << file.status().text();
  expectSame(tensors, *file);
  ASSERT_EQ(file->metadata.size(), 1u);
  EXPECT_EQ(file->metadata[0].second, "value \"quoted\"");
  // The header is padded; every tensor is aligned to its element.
  uint64_t header;
  std::memcpy(&header, file->mapping.bytes().data(), 8);
  EXPECT_EQ(header % 8, 0u);
  for (const Tensor &tensor : file->tensors)
    EXPECT_EQ((tensor.data - file->mapping.bytes().data()) %
                  std::min<size_t>(itemSize(tensor.type), 8),
              0u);
}

TEST_F(Safetensors, SameTensorsSameBytes) {
  std::vector<Tensor> tensors = samples(false);
  ASSERT_FALSE(writeTensors(path("a.safetensors"), tensors).failed());
  std::reverse(tensors.begin(), tensors.end());
  ASSERT_FALSE(writeTensors(path("b.safetensors"), tensors).failed());
  EXPECT_EQ(read(path("a.safetensors")), read(path("b.safetensors")));
}

TEST_F(Safetensors, FileOfTheReferenceLibrary) {
  Expected<TensorFile> file = readTensors(input("reference.safetensors"));
  ASSERT_FALSE(file.failed()) << file.status().text();
  EXPECT_EQ(values<float>(file->find("f")),
            (std::vector<float>{0, .25, .5, .75, 1, 1.25}));
  EXPECT_EQ(values<int64_t>(file->find("scalar")), std::vector<int64_t>{-7});
  EXPECT_EQ(file->find("empty")->shape, (Shape{0, 3}));
  EXPECT_EQ(file->metadata[0].second, "safetensors");
}

TEST_F(Safetensors, Malformed) {
  const std::string f32 = R"("dtype":"F32","shape":[2],"data_offsets")";
  auto one = [&](const std::string &offsets) {
    return "{\"a\":{" + f32 + ":" + offsets + "}}";
  };
  struct Case {
    std::string bytes, message;
  };
  const Case cases[] = {
      {"", "too short"},
      {"1234567", "too short"},
      {file("{}", 0, 100'000'001), "above the limit of 100 MB"},
      {file("{}", 0, UINT64_MAX - 1), "above the limit of 100 MB"},
      {file("{}", 0, 3), "truncated: the header needs 3 bytes, the file has 2"},
      {file("", 0), "does not begin with '{'"},
      {file(" {}", 0), "does not begin with '{'"},
      {file("{", 0), "header: byte 1: expected a key"},
      {file("{}", 1), "1 bytes after the last tensor"},
      {file("{\"a\":1}", 0), "tensor 'a': it is not an object"},
      {file(one("[0,8]"), 7),
       "its data end at byte 8, but the file has only 7"},
      {file(one("[0,8]"), 9), "1 bytes after the last tensor"},
      {file(one("[1,9]"), 9), "leave a hole"},
      {file(one("[0,4]"), 4), "4 bytes do not fit dtype F32 and shape [2]"},
      {file(one("[8,0]"), 8), "data_offsets is missing or not [begin, end]"},
      {file(one("[0]"), 8), "data_offsets is missing"},
      {file(one("[0,8.0]"), 8), "data_offsets is missing"},
      {file(one("[-8,0]"), 8), "data_offsets is missing"},
      {file("{\"a\":{" + f32 + ":[0,8]},\"b\":{" + f32 + ":[4,12]}}", 12),
       "overlap"},
      {file("{\"a\":{" + f32 + ":[0,8]},\"b\":{" + f32 + ":[0,8]}}", 8),
       "overlap"},
      {file("{\"a\":{" + f32 + ":[0,8]},\"a\":{" + f32 + ":[8,16]}}", 16),
       "duplicate key 'a'"},
      {file(R"({"a":{"dtype":"F4","shape":[2],"data_offsets":[0,1]}})", 1),
       "unknown dtype 'F4'"},
      {file(R"({"a":{"shape":[2],"data_offsets":[0,1]}})", 1),
       "dtype is missing"},
      {file(R"({"a":{"dtype":"U8","data_offsets":[0,1]}})", 1),
       "shape is missing"},
      {file(R"({"a":{"dtype":"U8","shape":[-1],"data_offsets":[0,1]}})", 1),
       "shape is missing or not a list of sizes"},
      {file(
           R"({"a":{"dtype":"U8","shape":[4294967296,4294967296],"data_offsets":[0,0]}})",
           0),
       "do not fit"},
      {file(
           R"({"a":{"dtype":"F64","shape":[2305843009213693952],"data_offsets":[0,0]}})",
           0),
       "do not fit"},
      {file(R"({"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1],"x":0}})",
            1),
       "unknown key 'x'"},
      {file(R"({"__metadata__":{"a":1}})", 0), "'a' is not a string"},
      {file(R"({"__metadata__":[]})", 0), "__metadata__ is not an object"},
      {file("{\"a\":" + std::string(1000, '[') + "}", 0), "nested too deeply"},
      {file("{\"line\\nbreak\":1}", 0), "tensor 'line\\x0abreak'"},
  };
  for (const Case &c : cases)
    expectError(parse(c.bytes), c.message);
  EXPECT_FALSE(parse(file("{}   ", 0)).failed());
}

TEST_F(Safetensors, WriterRefuses) {
  std::vector<Tensor> twice;
  twice.push_back(tensor<float>("a", DataType::F32, {}, {1}));
  twice.push_back(tensor<int64_t>("a", DataType::I64, {}, {1}));
  expectError(writeTensors(path("f.safetensors"), twice),
              "two tensors are named 'a'");
  std::vector<Tensor> reserved;
  reserved.push_back(tensor<float>("__metadata__", DataType::F32, {}, {1}));
  expectError(writeTensors(path("f.safetensors"), reserved),
              "cannot be named __metadata__");
  EXPECT_FALSE(std::filesystem::exists(path("f.safetensors")));
}
