//===- Npy.cpp - NumPy's format for one array -----------------------------===//
#include "thunder/TensorFiles/Npy.h"
#include "FileTest.h"

using namespace thunder;

namespace {
class Npy : public FileTest {
protected:
  static std::string array(const std::string &header, const std::string &data,
                           char version = 1) {
    std::string bytes = std::string("\x93NUMPY") + version + '\0';
    bytes += static_cast<char>(header.size() & 255);
    bytes += static_cast<char>(header.size() >> 8);
    if (version > 1)
      bytes += std::string(2, '\0');
    return bytes + header + data;
  }
  static Status parse(const std::string &bytes) {
    Tensor tensor;
    return parseNpy(bytes, tensor);
  }
};
} // namespace

TEST_F(Npy, RoundTrip) {
  for (Tensor &sample : samples(true)) {
    std::vector<Tensor> one;
    one.push_back(Tensor::view("", sample.type, sample.shape, sample.data));
    ASSERT_FALSE(writeTensors(path("f.npy"), one).failed());
    Expected<TensorFile> file = readTensors(path("f.npy"));
    ASSERT_FALSE(file.failed()) << file.status().text();
    expectSame(one, *file);
    EXPECT_EQ((file->tensors[0].data - file->mapping.bytes().data()) % 64, 0);
  }
}

TEST_F(Npy, FilesOfNumPy) {
  Expected<TensorFile> half = readTensors(input("half.npy"));
  ASSERT_FALSE(half.failed());
  EXPECT_EQ(values<uint16_t>(&half->tensors[0]),
            (std::vector<uint16_t>{0x3C00, 0xB800, 0x7BFF}));
  // What NumPy wrote is, byte for byte, what this writer writes.
  std::vector<Tensor> same;
  same.push_back(Tensor::view("", DataType::F16, {3}, half->tensors[0].data));
  ASSERT_FALSE(writeTensors(path("half.npy"), same).failed());
  EXPECT_EQ(read(path("half.npy")), read(input("half.npy")));
  expectError(readTensors(input("text.npy")), "dtype '<U1' is not supported");
  expectError(readTensors(input("record.npy")),
              "arrays of records are not supported");
}

TEST_F(Npy, Versions) {
  std::string header =
      "{'descr': '<i2', 'fortran_order': False, 'shape': (2,), }\n";
  for (char version : {1, 2, 3})
    EXPECT_FALSE(parse(array(header, "abcd", version)).failed());
  expectError(parse(array(header, "abcd", 4)), "unknown npy version 4.0");
}

TEST_F(Npy, Malformed) {
  auto with = [](const std::string &descr, const std::string &order,
                 const std::string &shape) {
    return "{'descr': " + descr + ", 'fortran_order': " + order +
           ", 'shape': " + shape + "}";
  };
  struct Case {
    std::string bytes, message;
  };
  const Case cases[] = {
      {"", "not an npy array"},
      {"\x93NUMPX\1\0\0\0", "not an npy array"},
      {array(with("'<f4'", "False", "(1,)"), "abc"),
       "3 bytes of data do not fit dtype F32 and shape [1]"},
      {array(with("'<f4'", "False", "(1,)"), "abcde"),
       "5 bytes of data do not fit"},
      {array(with("'<f4'", "False", "(-1,)"), ""), "unexpected value"},
      {array(with("'<f4'", "Maybe", "()"), "abcd"), "unexpected value"},
      {array(with("'<f4'", "False", "(9223372036854775807, 2)"), ""),
       "do not fit"},
      {array(with("'<f4'", "False", "(9223372036854775808,)"), ""),
       "unexpected value"},
      {array(with("'|O'", "False", "()"), "abcd"),
       "dtype '|O' is not supported"},
      {array(with("'f'", "False", "()"), "abcd"), "dtype 'f' is not supported"},
      {array("{'descr': '<f4', 'shape': ()}", "abcd"), "incomplete dictionary"},
      {array("{'descr': '<f4', 'descr': '<f4'}", "abcd"),
       "unknown or duplicate key"},
      {array("{'x': 1}", ""), "unknown or duplicate key"},
      {array(with("'<f4'", "False", "()") + "x", "abcd"),
       "incomplete dictionary"},
      {array("{'descr", ""), "expected a key"},
      {array("", ""), "expected '{'"},
      {array(std::string(10, ' '), "").substr(0, 12), "truncated npy header"},
  };
  for (const Case &c : cases)
    expectError(parse(c.bytes), c.message);
}

TEST_F(Npy, Refusals) {
  std::vector<Tensor> bf16;
  bf16.push_back(tensor<uint16_t>("b", DataType::BF16, {1}, {0}));
  expectError(writeTensors(path("f.npy"), bf16),
              "NumPy has no dtype for BF16; write a .safetensors file instead");
  expectError(writeTensors(path("f.npz"), bf16), "NumPy has no dtype for BF16");
  expectError(writeTensors(path("f.npy"), samples(true)),
              "an .npy file holds one tensor");
  EXPECT_FALSE(std::filesystem::exists(path("f.npz")));
}
