//===- Library.cpp - The C interface of emitted libraries -----------------===//
#include "thunder/Runtime/Library.h"
#include "ProgramTest.h"
#include <dlfcn.h>

using namespace thunder;

namespace {
/// The functions of a fake library.
struct Api {
  explicit Api(const char *path)
      : library(dlopen(path, RTLD_NOW | RTLD_LOCAL)) {
    EXPECT_TRUE(library) << dlerror();
    get("create", create), get("describe", describe),
        get("last_error", lastError), get("set_threads", setThreads);
    get("run", run), get("step", step), get("get_state", getState),
        get("set_state", setState);
    get("save_state", saveState), get("destroy", destroy);
  }
  ~Api() { dlclose(library); }

  int (*create)(const char *, thunder_handle **);
  const char *(*describe)(thunder_handle *);
  const char *(*lastError)(const thunder_handle *);
  int (*setThreads)(thunder_handle *, int);
  int (*run)(thunder_handle *, const thunder_buffer *, int32_t,
             const thunder_buffer *, int32_t);
  int (*step)(thunder_handle *, const thunder_buffer *, int32_t, double *);
  int (*getState)(thunder_handle *, const char *, void *, size_t);
  int (*setState)(thunder_handle *, const char *, const void *, size_t);
  int (*saveState)(thunder_handle *, const char *);
  void (*destroy)(thunder_handle *);

private:
  template <typename F> void get(const char *name, F &function) {
    function = reinterpret_cast<F>(
        dlsym(library, (std::string("fake_") + name).c_str()));
    EXPECT_TRUE(function) << name;
  }
  void *library;
};

class Library : public ProgramTest {
protected:
  float x[12] = {1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1};
  int64_t index[4] = {0, 1, 2, 0};
  uint16_t m[2] = {0x3C00, 0x3C01};
  std::vector<thunder_buffer> inputs = {
      {"x", x, sizeof x}, {"index", index, sizeof index}, {"m", m, sizeof m}};
};
} // namespace

TEST_F(Library, RunsWithUnalignedBuffers) {
  Api api(FAKE_LIBRARY_INFER);
  thunder_handle *handle, *other;
  ASSERT_EQ(api.create(nullptr, &handle), 0);
  ASSERT_EQ(api.create(nullptr, &other), 0);
  ASSERT_EQ(api.setThreads(other, 3), 0);
  alignas(64) char memory[sizeof(float) * 4 + 1];
  uint16_t mutated[2];
  std::vector<thunder_buffer> outputs = {
      {"output0", memory + 1, 16}, {"mutated.m", mutated, sizeof mutated}};
  for (thunder_handle *each : {handle, other, handle}) {
    ASSERT_EQ(api.run(each, inputs.data(), 3, outputs.data(), 2), 0)
        << api.lastError(each);
    EXPECT_EQ(std::memcmp(memory + 1, expectedY().data(), 16), 0);
    EXPECT_EQ(mutated[0], 0x3C01);
    EXPECT_EQ(m[0], 0x3C00); // the caller's buffer is not written
  }
  int64_t calls;
  ASSERT_EQ(api.getState(handle, "calls", &calls, sizeof calls), 0);
  EXPECT_EQ(calls, 2); // handles are independent
  EXPECT_NE(
      std::string(api.describe(handle)).find("\"format\":\"thunder-program\""),
      std::string::npos);
  api.destroy(handle);
  api.destroy(other);
}

TEST_F(Library, StateReachesDerivedTensors) {
  Api api(FAKE_LIBRARY_INFER);
  thunder_handle *handle;
  ASSERT_EQ(api.create(nullptr, &handle), 0);
  float z[4], w[3] = {1, 2, 4};
  thunder_buffer output = {"output3", z, sizeof z};
  ASSERT_EQ(api.run(handle, inputs.data(), 3, &output, 1), 0);
  EXPECT_EQ(std::vector<float>(z, z + 4), expectedZ());
  ASSERT_EQ(api.setState(handle, "head.w", w, sizeof w), 0);
  ASSERT_EQ(api.run(handle, inputs.data(), 3, &output, 1), 0);
  EXPECT_EQ(std::vector<float>(z, z + 4), (std::vector<float>{2, 4, 8, 14}));
  api.destroy(handle);
}

TEST_F(Library, Errors) {
  Api api(FAKE_LIBRARY_INFER);
  thunder_handle *handle;
  EXPECT_EQ(api.create(path("absent.safetensors").c_str(), &handle), 3);
  EXPECT_NE(std::string(api.lastError(handle)).find("absent.safetensors"),
            std::string::npos);
  EXPECT_EQ(api.run(handle, inputs.data(), 3, nullptr, 0), 2);
  api.destroy(handle);
  api.destroy(nullptr);

  ASSERT_EQ(api.create(nullptr, &handle), 0);
  float y[4];
  thunder_buffer wrong = {"output9", y, sizeof y}, small = {"output0", y, 4};
  EXPECT_EQ(api.run(handle, inputs.data(), 2, nullptr, 0), 3);
  EXPECT_NE(
      std::string(api.lastError(handle)).find("input 'm' (F16 [2]) is missing"),
      std::string::npos);
  EXPECT_EQ(api.run(handle, inputs.data(), 3, &wrong, 1), 3);
  EXPECT_EQ(api.run(handle, inputs.data(), 3, &small, 1), 3);
  inputs[0].bytes = 4;
  EXPECT_EQ(api.run(handle, inputs.data(), 3, nullptr, 0), 3);
  inputs[0].bytes = sizeof x;
  index[2] = 7;
  EXPECT_EQ(api.run(handle, inputs.data(), 3, nullptr, 0), 1);
  EXPECT_EQ(
      std::string(api.lastError(handle)),
      "aten.index at model.py:7: index out of range (position 2, value 7)");
  EXPECT_EQ(api.step(handle, inputs.data(), 3, nullptr), 2);
  EXPECT_EQ(api.getState(handle, "calld", y, 8), 3);
  EXPECT_NE(std::string(api.lastError(handle)).find("did you mean 'calls'?"),
            std::string::npos);
  EXPECT_EQ(api.setThreads(handle, 0), 2);
  index[2] = 2;
  EXPECT_EQ(api.run(handle, inputs.data(), 3, nullptr, 0), 0);
  EXPECT_EQ(std::string(api.lastError(handle)), "");
  api.destroy(handle);
}

TEST_F(Library, StepsLikeTheProgram) {
  saveData("d.safetensors", 1);
  ASSERT_EQ(run("TRAIN", "--data d.safetensors --steps 4 --lr 0.25 "
                         "--save-state program.safetensors")
                .status,
            0);
  Api api(FAKE_LIBRARY_TRAIN);
  thunder_handle *handle;
  ASSERT_EQ(api.create(nullptr, &handle), 0);
  TensorFile data = load("d.safetensors");
  std::vector<float> dataX = values<float>(data, "x"),
                     dataT = values<float>(data, "t");
  double lr = 0.25, loss = 0, first = 0;
  std::vector<thunder_buffer> batch = {{"x", dataX.data(), dataX.size() * 4},
                                       {"t", dataT.data(), dataT.size() * 4},
                                       {"hyper.lr", &lr, sizeof lr}};
  for (int i = 0; i < 4; ++i) {
    ASSERT_EQ(api.step(handle, batch.data(), 3, &loss), 0)
        << api.lastError(handle);
    first = i ? first : loss;
  }
  EXPECT_LT(loss, first);
  ASSERT_EQ(api.saveState(handle, path("library.safetensors").c_str()), 0);
  EXPECT_EQ(read("program.safetensors"), read("library.safetensors"));
  api.destroy(handle);
  ASSERT_EQ(api.create(path("program.safetensors").c_str(), &handle), 0);
  int64_t step;
  ASSERT_EQ(api.getState(handle, "train.step", &step, sizeof step), 0);
  EXPECT_EQ(step, 4);
  EXPECT_EQ(api.run(handle, nullptr, 0, nullptr, 0), 2);
  api.destroy(handle);
}
