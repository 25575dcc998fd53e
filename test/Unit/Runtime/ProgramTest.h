//===- ProgramTest.h - Running the fake programs --------------------------===//
#ifndef THUNDER_TEST_UNIT_RUNTIME_PROGRAMTEST_H
#define THUNDER_TEST_UNIT_RUNTIME_PROGRAMTEST_H

#include "thunder/TensorFiles/TensorFile.h"
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

/// What a program did.
struct Ran {
  int status;
  std::string out, err;
};

/// A folder of its own for each test, and what tests do with programs in it.
class ProgramTest : public testing::Test {
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
  bool exists(const std::string &name) const {
    return std::filesystem::exists(folder / name);
  }
  int files() const {
    return std::distance(std::filesystem::directory_iterator(folder), {});
  }

  std::string read(const std::string &name) const {
    std::ifstream file(folder / name, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
  }

  /// Runs FAKE_PROGRAMS/Fake<mode> in the folder.
  Ran run(const std::string &mode, const std::string &arguments) const {
    std::string base =
        folder.string() +
        "-run"; // beside the folder, so that files() counts the program's own
    std::string command = "cd '" + folder.string() +
                          "' && '" FAKE_PROGRAMS "/Fake" + mode + "' " +
                          arguments + " >'" + base + ".out' 2>'" + base +
                          ".err' </dev/null";
    int status = std::system(command.c_str());
    auto take = [](const std::string &name) {
      std::ifstream file(name);
      std::ostringstream text;
      text << file.rdbuf();
      std::filesystem::remove(name);
      return text.str();
    };
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, take(base + ".out"),
            take(base + ".err")};
  }

  /// Expects an exit code and one line `error: …` that holds `part`.
  void expectError(const Ran &ran, int status, const std::string &part) const {
    EXPECT_EQ(ran.status, status) << ran.err;
    EXPECT_TRUE(ran.err.rfind("error: ", 0) == 0) << ran.err;
    EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
    EXPECT_NE(ran.err.find(part), std::string::npos) << ran.err;
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
    std::memcpy(*memory, values.data(), result.bytes);
    return result;
  }
  static thunder::Tensor floats(std::string name, thunder::Shape shape,
                                const std::vector<float> &values) {
    return tensor(std::move(name), thunder::DataType::F32, std::move(shape),
                  values);
  }

  template <typename... Tensors>
  void save(const std::string &name, Tensors &&...tensors) const {
    std::vector<thunder::Tensor> list;
    (list.push_back(std::move(tensors)), ...);
    thunder::Status status = thunder::writeTensors(path(name), list);
    EXPECT_FALSE(status.failed()) << status.text();
  }

  thunder::TensorFile load(const std::string &name) const {
    auto file = thunder::readTensors(path(name));
    EXPECT_FALSE(file.failed()) << file.status().text();
    return file.failed() ? thunder::TensorFile() : std::move(*file);
  }

  template <typename T>
  static std::vector<T> values(const thunder::TensorFile &file,
                               const std::string &name) {
    const thunder::Tensor *tensor = file.find(name);
    EXPECT_TRUE(tensor) << name;
    std::vector<T> result(tensor ? tensor->bytes / sizeof(T) : 0);
    if (tensor)
      std::memcpy(result.data(), tensor->data, result.size() * sizeof(T));
    return result;
  }

  /// Inputs of the inference program; every result is exact in binary32.
  void saveInputs(const std::string &name) const {
    save(name, floats("x", {4, 3}, {1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1}),
         tensor<int64_t>("index", thunder::DataType::I64, {4}, {0, 1, 2, 0}),
         tensor<uint16_t>("m", thunder::DataType::F16, {2}, {0x3C00, 0x3C01}));
  }
  static std::vector<float> expectedY() { return {1.0f, -2.5f, 4.0f, 1.75f}; }
  static std::vector<float> expectedZ() { return {1.0f, -2.5f, 4.0f, 2.5f}; }

  /// `batches` batches of training data whose values differ.
  void saveData(const std::string &name, int batches) const {
    std::vector<float> x, t;
    for (int i = 0; i < batches * 4; ++i) {
      for (int j = 0; j < 3; ++j)
        x.push_back(static_cast<float>((i * 7 + j * 5) % 11) / 8 - 0.5f);
      t.push_back(static_cast<float>(i % 5) / 4);
    }
    save(name, floats("x", {batches * 4, 3}, x), floats("t", {batches * 4}, t));
  }

private:
  std::filesystem::path folder;
};

#endif // THUNDER_TEST_UNIT_RUNTIME_PROGRAMTEST_H
