//===- Inference.cpp - Runs of inference and gradient programs ------------===//
#include "ProgramTest.h"

using namespace thunder;
using Inference = ProgramTest;
using Gradients = ProgramTest;

TEST_F(Inference, Outputs) {
  saveInputs("in.safetensors");
  Ran ran = run("INFER", "--inputs in.safetensors --outputs out.safetensors "
                         "--save-state state.safetensors");
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out + ran.err, "");
  TensorFile out = load("out.safetensors"), state = load("state.safetensors");
  EXPECT_EQ(values<float>(out, "output0"), expectedY());
  EXPECT_EQ(values<float>(out, "output3"), expectedZ());
  EXPECT_EQ(values<uint16_t>(out, "mutated.m"),
            (std::vector<uint16_t>{0x3C01, 0x3C02}));
  EXPECT_EQ(out.tensors.size(), 3u);
  EXPECT_EQ(values<int64_t>(state, "calls"), std::vector<int64_t>{1});
  EXPECT_EQ(values<float>(state, "layer.w"),
            (std::vector<float>{0.5f, -1.25f, 2.0f}));
  EXPECT_EQ(values<float>(state, "head.w"),
            (std::vector<float>{0.5f, -1.25f, 2.0f}));
  EXPECT_EQ(state.tensors.size(), 3u);
}

TEST_F(Inference, SameBitsForAnyNumberOfThreads) {
  saveInputs("in.safetensors");
  for (const char *threads : {"1", "2", "3", "7"})
    ASSERT_EQ(run("INFER", std::string("--inputs in.safetensors --threads ") +
                               threads + " --outputs out" + threads +
                               ".safetensors")
                  .status,
              0);
  for (const char *threads : {"2", "3", "7"})
    EXPECT_EQ(read("out1.safetensors"),
              read(std::string("out") + threads + ".safetensors"));
}

TEST_F(Inference, NpyAndNpz) {
  save("x.npy", floats("", {4, 3}, {1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1}));
  save("index.npy", tensor<int64_t>("", DataType::I64, {4}, {0, 1, 2, 0}));
  save("m.npy", tensor<uint16_t>("", DataType::F16, {2}, {0, 0}));
  Ran ran = run("INFER", "--input x=x.npy --input=arg1=index.npy --input "
                         "m=m.npy --outputs out.npz");
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(values<float>(load("out.npz"), "output0"), expectedY());
}

TEST_F(Inference, PositionalNames) {
  save("in.npz", floats("arg0", {4, 3}, {1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1}),
       tensor<int64_t>("arg1", DataType::I64, {4}, {0, 1, 2, 0}),
       tensor<uint16_t>("arg2", DataType::F16, {2}, {0, 0}));
  ASSERT_EQ(run("INFER", "--inputs in.npz --outputs out.safetensors").status,
            0);
  EXPECT_EQ(values<float>(load("out.safetensors"), "output0"), expectedY());
}

TEST_F(Inference, WrongData) {
  save("in.safetensors", floats("x", {4, 3}, std::vector<float>(12)),
       tensor<int64_t>("index", DataType::I64, {4}, {0, 3, -1, 0}),
       tensor<uint16_t>("m", DataType::F16, {2}, {0, 0}));
  save("out.safetensors", floats("old", {1}, {1}));
  std::string before = read("out.safetensors");
  Ran ran = run("INFER", "--inputs in.safetensors --outputs out.safetensors "
                         "--save-state state.safetensors");
  expectError(
      ran, 1,
      "aten.index at model.py:7: index out of range (position 1, value 3)");
  EXPECT_EQ(read("out.safetensors"), before);
  EXPECT_EQ(files(), 2);
}

TEST_F(Inference, WrongTensors) {
  auto x = [] { return floats("x", {4, 3}, std::vector<float>(12)); };
  auto index = [] {
    return tensor<int64_t>("index", DataType::I64, {4}, {0, 0, 0, 0});
  };
  auto m = [] { return tensor<uint16_t>("m", DataType::F16, {2}, {0, 0}); };
  save("missing.safetensors", x(), m());
  save("extra.safetensors", x(), index(), m(), floats("indx", {1}, {1}));
  save("dtype.safetensors", x(), floats("index", {4}, {0, 0, 0, 0}), m());
  save("shape.safetensors", floats("x", {3, 4}, std::vector<float>(12)),
       index(), m());
  save("twice.safetensors", x(), index(), m(),
       floats("arg0", {4, 3}, std::vector<float>(12)));
  auto with = [&](const char *file) {
    return run("INFER", std::string("--outputs out.npz --inputs ") + file);
  };
  expectError(with("missing.safetensors"), 3,
              "input 'index' (I64 [4]) is missing");
  expectError(with("extra.safetensors"), 3,
              "unexpected tensor 'indx'; did you mean 'index'?");
  expectError(with("dtype.safetensors"), 3,
              "tensor 'index' has dtype F32, expected I64");
  expectError(with("shape.safetensors"), 3,
              "tensor 'x' has shape [3, 4], expected [4, 3]");
  expectError(with("twice.safetensors"), 3, "input 'x' is given twice");
  expectError(with("absent.safetensors"), 3,
              "cannot open 'absent.safetensors'");
  EXPECT_FALSE(exists("out.npz"));
}

TEST_F(Inference, UnwritableOutputs) {
  saveInputs("in.safetensors");
  expectError(run("INFER", "--inputs in.safetensors --outputs nowhere/out.npz"),
              3, "cannot write 'nowhere/out.npz'");
  std::filesystem::create_directory(path("folder.npz"));
  expectError(
      run("INFER",
          "--inputs in.safetensors --outputs good.npz --save-state folder.npz"),
      3, "folder.npz");
  EXPECT_EQ(files(), 2);
}

TEST_F(Inference, FullDisk) {
  saveInputs("in.safetensors");
  std::filesystem::create_symlink("/dev/full", path("full.safetensors"));
  expectError(run("INFER", "--inputs in.safetensors --outputs full.safetensors "
                           "--save-state state.npz"),
              3, "No space left");
  EXPECT_FALSE(exists("state.npz"));
}

TEST_F(Inference, TimeIsOneLineAndLeavesTheResult) {
  saveInputs("in.safetensors");
  Ran ran = run("INFER", "--inputs in.safetensors --repeat 5 --time --outputs "
                         "out.safetensors --save-state state.safetensors");
  ASSERT_EQ(ran.status, 0) << ran.err;
  unsigned runs;
  double p50, least, mean;
  int end = 0;
  ASSERT_EQ(
      std::sscanf(
          ran.out.c_str(),
          "{\"runs\":%u,\"p50_us\":%lf,\"min_us\":%lf,\"mean_us\":%lf}\n%n",
          &runs, &p50, &least, &mean, &end),
      4);
  EXPECT_EQ(end, static_cast<int>(ran.out.size()));
  EXPECT_EQ(runs, 5u);
  EXPECT_LE(least, p50);
  EXPECT_LE(least, mean);
  EXPECT_EQ(values<uint16_t>(load("out.safetensors"), "mutated.m"),
            (std::vector<uint16_t>{0x3C01, 0x3C02}));
  EXPECT_EQ(values<int64_t>(load("state.safetensors"), "calls"),
            std::vector<int64_t>{1});
}

TEST_F(Inference, Print) {
  saveInputs("in.safetensors");
  Ran ran = run("INFER", "--inputs in.safetensors --print");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.out.substr(0, ran.out.find('\n', 20) + 1),
            "output0 F32 [4]\n 1 -2.5 4 1.75\n");
}

TEST_F(Inference, LackingCpuFeature) {
  saveInputs("in.safetensors");
  expectError(run("LACKING", "--inputs in.safetensors --outputs out.npz"), 4,
              "'no-such-feature'");
  EXPECT_EQ(run("LACKING", "--info").status, 0);
}

TEST_F(Gradients, SeedDefaults) {
  // y = x·w, total = sum(y): the only scalar has seed 1, so grad.x = w in each
  // row and grad.w the column sums of x.
  std::vector<float> x = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
  save("in.safetensors", floats("x", {4, 3}, x));
  ASSERT_EQ(
      run("GRAD", "--inputs in.safetensors --outputs out.safetensors").status,
      0);
  TensorFile out = load("out.safetensors");
  EXPECT_EQ(values<float>(out, "grad.layer.w"),
            (std::vector<float>{22, 26, 30}));
  EXPECT_EQ(values<float>(out, "grad.x"),
            (std::vector<float>{.5, -1.25, 2, .5, -1.25, 2, .5, -1.25, 2, .5,
                                -1.25, 2}));
  EXPECT_EQ(out.tensors.size(), 4u);

  // A given cotangent: the other one is 0.
  save("seed.safetensors", floats("x", {4, 3}, x),
       floats("grad_output0", {4}, {1, 0, 0, -1}));
  ASSERT_EQ(run("GRAD", "--inputs seed.safetensors --outputs out2.safetensors")
                .status,
            0);
  EXPECT_EQ(values<float>(load("out2.safetensors"), "grad.layer.w"),
            (std::vector<float>{-9, -9, -9}));
}
