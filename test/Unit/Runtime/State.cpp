//===- State.cpp - State and weights files of inference programs ----------===//
#include "ProgramTest.h"

using namespace thunder;
using StateFiles = ProgramTest;

namespace {
const std::vector<float> other = {1, 2,
                                  4}; ///< y = {2, 4, 8, 8} with saveInputs
}

TEST_F(StateFiles, CallsAreCounted) {
  saveInputs("in.safetensors");
  ASSERT_EQ(
      run("INFER", "--inputs in.safetensors --save-state s.safetensors").status,
      0);
  ASSERT_EQ(run("INFER", "--inputs in.safetensors --load-state s.safetensors "
                         "--save-state s.safetensors")
                .status,
            0);
  EXPECT_EQ(values<int64_t>(load("s.safetensors"), "calls"),
            std::vector<int64_t>{2});
}

TEST_F(StateFiles, WeightsAreReplacedAndPrepared) {
  saveInputs("in.safetensors");
  save("w.safetensors", floats("layer.w", {3}, other),
       tensor<int64_t>("calls", DataType::I64, {}, {5}));
  ASSERT_EQ(run("INFER", "--inputs in.safetensors --weights w.safetensors "
                         "--outputs out.safetensors")
                .status,
            0);
  TensorFile out = load("out.safetensors");
  EXPECT_EQ(values<float>(out, "output0"), (std::vector<float>{2, 4, 8, 8}));
  EXPECT_EQ(values<float>(out, "output3"), (std::vector<float>{2, 4, 8, 14}));
}

TEST_F(StateFiles, TiedNames) {
  saveInputs("in.safetensors");
  auto calls = [] { return tensor<int64_t>("calls", DataType::I64, {}, {0}); };
  save("second.safetensors", floats("head.w", {3}, other), calls());
  save("differ.safetensors", floats("head.w", {3}, other),
       floats("layer.w", {3}, {0, 0, 0}), calls());
  EXPECT_EQ(
      run("INFER", "--inputs in.safetensors --load-state second.safetensors")
          .status,
      0);
  expectError(
      run("INFER", "--inputs in.safetensors --load-state differ.safetensors"),
      3, "(tied) but differ");
}

TEST_F(StateFiles, TrainingEntriesAreIgnored) {
  saveInputs("in.safetensors");
  save("s.safetensors", floats("layer.w", {3}, other),
       tensor<int64_t>("calls", DataType::I64, {}, {0}),
       floats("optimizer.momentum.layer.w", {3}, other),
       tensor<int64_t>("train.step", DataType::I64, {}, {9}));
  EXPECT_EQ(run("INFER", "--inputs in.safetensors --load-state s.safetensors "
                         "--save-state t.safetensors")
                .status,
            0);
  EXPECT_EQ(load("t.safetensors").tensors.size(), 3u);
}

TEST_F(StateFiles, Errors) {
  saveInputs("in.safetensors");
  auto calls = [] { return tensor<int64_t>("calls", DataType::I64, {}, {0}); };
  save("missing.safetensors", floats("layer.w", {3}, other));
  save("extra.safetensors", floats("layer.w", {3}, other), calls(),
       floats("layer.b", {1}, {0}));
  save("shape.safetensors", floats("layer.w", {4}, {1, 2, 3, 4}), calls());
  auto with = [&](const char *file) {
    return run("INFER", std::string("--inputs in.safetensors --save-state "
                                    "out.safetensors --load-state ") +
                            file);
  };
  expectError(with("missing.safetensors"), 3, "tensor 'calls' is missing");
  expectError(with("extra.safetensors"), 3,
              "unexpected tensor 'layer.b'; did you mean 'layer.w'?");
  expectError(with("shape.safetensors"), 3, "shape [4], expected [3]");
  EXPECT_FALSE(exists("out.safetensors"));
}

TEST_F(StateFiles, WeightsBesideTheProgram) {
  // The program looks in its own folder, not in that of the caller.
  std::filesystem::create_directory(path("bin"));
  std::filesystem::copy_file(FAKE_PROGRAMS "/FakeEXTERNAL", path("bin/train"));
  saveData("d.safetensors", 2);
  Ran without = run("EXTERNAL", "--help");
  EXPECT_EQ(without.status, 0) << without.err;
  auto train = [&](const std::string &state) {
    std::string command = "cd '" + path("") +
                          "' && bin/train --data d.safetensors --steps 3 "
                          "--progress=never --save-state " +
                          state + " 2>err";
    int status = std::system(command.c_str());
    return Ran{WIFEXITED(status) ? WEXITSTATUS(status) : -1, "", read("err")};
  };
  expectError(train("a.safetensors"), 3, "fake.safetensors");
  save("bin/fake.safetensors", floats("layer.w", {4}, {0.5f, -1.25f, 2.0f, 0}));
  expectError(train("a.safetensors"), 3,
              "tensor 'layer.w' has dtype F32 and shape [4], expected F32 [3]");
  save("bin/fake.safetensors", floats("head.w", {3}, {0.5f, -1.25f, 2.0f}));
  expectError(train("a.safetensors"), 3, "tensor 'layer.w' is missing");
  save("bin/fake.safetensors", floats("layer.w", {3}, {0.5f, -1.25f, 2.0f}));
  Ran good = train("a.safetensors");
  EXPECT_EQ(good.status, 0) << good.err;
  ASSERT_EQ(
      run("TRAIN", "--data d.safetensors --steps 3 --save-state b.safetensors")
          .status,
      0);
  EXPECT_EQ(read("a.safetensors"), read("b.safetensors"));
}
