//===- FileTest.h - Tensors and bytes for the tests of file formats -------===//
#ifndef THUNDER_TEST_UNIT_TENSORFILES_FILETEST_H
#define THUNDER_TEST_UNIT_TENSORFILES_FILETEST_H

#include "thunder/TensorFiles/TensorFile.h"
#include <cstring>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <unistd.h>

/// A folder of its own for each test.
class FileTest : public testing::Test {
protected:
  void SetUp() override {
    auto *test = testing::UnitTest::GetInstance()->current_test_info();
    folder = std::filesystem::temp_directory_path() /
             ("thunder-" + std::to_string(getpid()) + "-" +
              test->test_suite_name() + "-" + test->name());
    std::filesystem::create_directories(folder);
  }
  void TearDown() override { std::filesystem::remove_all(folder); }

  std::string path(const std::string &name) const { return folder / name; }
  static std::string input(const std::string &name) {
    return THUNDER_TEST_INPUTS "/TensorFiles/" + name;
  }

  static std::string read(const std::string &path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
  }
  std::string write(const std::string &name, const std::string &bytes) const {
    std::ofstream(path(name), std::ios::binary) << bytes;
    return path(name);
  }

  template <typename T>
  static thunder::Tensor tensor(std::string name, thunder::DataType type,
                                thunder::Shape shape,
                                const std::vector<T> &values) {
    thunder::Tensor result;
    result.name = std::move(name);
    result.type = type;
    result.shape = std::move(shape);
    auto memory = result.allocate();
    EXPECT_EQ(result.bytes, values.size() * sizeof(T));
    if (result.bytes)
      std::memcpy(*memory, values.data(), result.bytes);
    return result;
  }

  template <typename T>
  static std::vector<T> values(const thunder::Tensor *tensor) {
    EXPECT_TRUE(tensor);
    std::vector<T> result(tensor ? tensor->bytes / sizeof(T) : 0);
    if (!result.empty())
      std::memcpy(result.data(), tensor->data, result.size() * sizeof(T));
    return result;
  }

  /// One tensor of every dtype that `all` formats can hold, or that safetensors
  /// can.
  static std::vector<thunder::Tensor> samples(bool npy) {
    std::vector<thunder::Tensor> result;
    for (int i = 0; i <= static_cast<int>(thunder::DataType::C128); ++i) {
      auto type = static_cast<thunder::DataType>(i);
      if (npy && !thunder::info(type).npy)
        continue;
      std::vector<char> bytes(6 * thunder::itemSize(type));
      for (size_t j = 0; j < bytes.size(); ++j)
        bytes[j] = static_cast<char>(j * 7 + i);
      result.push_back(tensor<char>(std::string("t.") + thunder::tag(type),
                                    type, {2, 3}, bytes));
    }
    result.push_back(
        tensor<float>("scalar", thunder::DataType::F32, {}, {2.5f}));
    result.push_back(
        tensor<float>("empty", thunder::DataType::F32, {0, 7}, {}));
    result.push_back(tensor<float>("one", thunder::DataType::F32, {1}, {-1}));
    return result;
  }

  static void expectSame(const std::vector<thunder::Tensor> &expected,
                         const thunder::TensorFile &file) {
    EXPECT_EQ(file.tensors.size(), expected.size());
    for (const thunder::Tensor &want : expected) {
      const thunder::Tensor *have = file.find(want.name);
      ASSERT_TRUE(have) << want.name;
      EXPECT_EQ(have->type, want.type);
      EXPECT_EQ(have->shape, want.shape);
      ASSERT_EQ(have->bytes, want.bytes);
      EXPECT_TRUE(want.bytes == 0 ||
                  std::memcmp(have->data, want.data, want.bytes) == 0)
          << want.name;
    }
  }

  static void expectError(const thunder::Status &status,
                          const std::string &part) {
    EXPECT_TRUE(status.failed()) << "expected: " << part;
    EXPECT_NE(status.text().find(part), std::string::npos)
        << status.text() << "\nexpected: " << part;
    EXPECT_EQ(status.text().find('\n'), std::string::npos) << status.text();
  }
  static void expectError(const thunder::Expected<thunder::TensorFile> &file,
                          const std::string &part) {
    EXPECT_TRUE(file.failed()) << "expected: " << part;
    expectError(file.status(), part);
  }

private:
  std::filesystem::path folder;
};

#endif // THUNDER_TEST_UNIT_TENSORFILES_FILETEST_H
