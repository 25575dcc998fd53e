//===- Parts.cpp - The manifest reader and other parts by themselves ------===//
#include "CommandLine.h"
#include "CpuFeatures.h"
#include "Manifest.h"
#include "Philox.h"
#include "Suggest.h"
#include <gtest/gtest.h>

using namespace thunder;

namespace {
const std::string valid =
    R"({"format":"thunder-program","version":1,"name":"n","compiler":"c","mode":"train","hash":"h",
"target":{"kind":"cpu","cpu":"x","features":[]},"threads":2,
"tensors":[{"name":"w","qualified":["w"],"role":"parameter","dtype":"F32","shape":[2],"data":{"offset":64,"bytes":8}},
{"name":"lr","role":"hyper","dtype":"F64","shape":[]},{"name":"beta1","role":"hyper","dtype":"F64","shape":[]},
{"name":"beta2","role":"hyper","dtype":"F64","shape":[]},{"name":"s","role":"step","dtype":"I64","shape":[]},
{"name":"loss","role":"output","dtype":"F32","shape":[]}],
"outputs":[{"tensor":5}],"entries":[{"name":"step","inputs":[0,1,2,3,4],"outputs":[5],"writes":[0,4],"arena_bytes":64}],
"training":{"loss":5,"step":4,"optimizer":"adam","data":[],"hyper":[{"flag":"lr","tensor":1,"default":1},
{"flag":"beta1","tensor":2,"default":0.9},{"flag":"beta2","tensor":3,"default":0.99}]}})";

Expected<Options> parse(const Manifest &manifest,
                        std::vector<std::string> arguments) {
  std::vector<char *> pointers;
  arguments.insert(arguments.begin(), "program");
  for (std::string &argument : arguments)
    pointers.push_back(argument.data());
  return parseCommandLine(manifest, static_cast<int>(pointers.size()),
                          pointers.data());
}
} // namespace

TEST(ManifestReader, Valid) {
  Expected<Manifest> manifest = parseManifest(valid, 128);
  ASSERT_FALSE(manifest.failed()) << manifest.status().text();
  EXPECT_EQ(manifest->mode, Manifest::Mode::Train);
  EXPECT_EQ(manifest->tensors[0].dataOffset, 64u);
  EXPECT_EQ(manifest->training.hyper[0].initial, 1);
  EXPECT_EQ(manifest->entry("step"), 0);
  EXPECT_EQ(manifest->entry("forward"), -1);
}

TEST(ManifestReader, Damaged) {
  struct Case {
    const char *from, *to, *message;
  };
  const Case cases[] = {
      {"thunder-program", "program", "format is not that of this runtime"},
      {"\"version\":1", "\"version\":2", "format is not that of this runtime"},
      {"\"train\"", "\"trian\"", "mode is unknown"},
      {"\"threads\":2", "\"threads\":0", "threads is out of range"},
      {"\"role\":\"step\"", "\"role\":\"stop\"", "role is unknown"},
      {"\"F32\"", "\"F33\"", "dtype is unknown"},
      {"\"shape\":[2]", "\"shape\":[-2]", "shape is out of range"},
      {"\"shape\":[2]", "\"shape\":[9223372036854775807]",
       "shape is too large"},
      {"\"offset\":64", "\"offset\":128", "data does not lie in the weights"},
      {"\"offset\":64", "\"offset\":4", "data does not lie in the weights"},
      {"\"bytes\":8", "\"bytes\":9", "data does not lie in the weights"},
      {"\"tensor\":5", "\"tensor\":6", "tensor is out of range"},
      {"\"writes\":[0,4]", "\"writes\":[0,-1]", "writes is out of range"},
      {"\"loss\":5", "\"loss\":0", "loss is not a floating scalar"},
      {"\"step\":4", "\"step\":1", "step is not an I64 scalar"},
      {"\"tensor\":1", "\"tensor\":5",
       "hyper holds something else than F64 scalars"},
      {"\"default\":0.9", "\"default\":\"x\"",
       "default is missing or of a wrong kind"},
      {"\"hash\":\"h\",", "\"hash\":\"h\",,", "byte"},
  };
  for (const Case &c : cases) {
    std::string text = valid;
    size_t at = text.find(c.from);
    ASSERT_NE(at, std::string::npos) << c.from;
    Expected<Manifest> manifest =
        parseManifest(text.replace(at, std::string(c.from).size(), c.to), 128);
    ASSERT_TRUE(manifest.failed()) << c.message;
    EXPECT_EQ(manifest.status().text().rfind("this program's manifest: ", 0),
              0u);
    EXPECT_NE(manifest.status().text().find(c.message), std::string::npos)
        << manifest.status().text();
  }
}

TEST(HyperFlags, Betas) {
  Expected<Manifest> manifest = parseManifest(valid, 128);
  Expected<Options> options =
      parse(*manifest, {"--steps", "1", "--betas=0.5,0.25", "--lr", "1e-3"});
  ASSERT_FALSE(options.failed()) << options.status().text();
  EXPECT_EQ(options->hyper, (std::vector<double>{1e-3, 0.5, 0.25}));
  for (const char *wrong : {"--betas=0.5", "--betas=0.5,x", "--betas=0.5,1",
                            "--beta1=-0.1", "--lr=inf"})
    EXPECT_EQ(parse(*manifest, {"--steps", "1", wrong}).status().code(),
              ExitCode::Usage)
        << wrong;
}

TEST(CpuFeatures, Names) {
  EXPECT_FALSE(checkCpu({"sse2", "cx8"}).failed());
  Status status = checkCpu({"sse2", "warp-drive"});
  EXPECT_EQ(status.code(), ExitCode::Device);
  EXPECT_NE(status.text().find("'warp-drive'"), std::string::npos);
  // The compiler's own runtime library is the reference.
  EXPECT_EQ(!checkCpu({"avx2"}).failed(),
            static_cast<bool>(__builtin_cpu_supports("avx2")));
  EXPECT_EQ(!checkCpu({"fma"}).failed(),
            static_cast<bool>(__builtin_cpu_supports("fma")));
  EXPECT_EQ(!checkCpu({"bmi2"}).failed(),
            static_cast<bool>(__builtin_cpu_supports("bmi2")));
  EXPECT_EQ(!checkCpu({"avx512f"}).failed(),
            static_cast<bool>(__builtin_cpu_supports("avx512f")));
}

TEST(Philox, KnownAnswers) {
  // The vectors published with Random123.
  using Counter = std::array<uint32_t, 4>;
  EXPECT_EQ(philox4x32({0, 0, 0, 0}, {0, 0}),
            (Counter{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
  EXPECT_EQ(philox4x32({~0u, ~0u, ~0u, ~0u}, {~0u, ~0u}),
            (Counter{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
  EXPECT_EQ(philox4x32({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344},
                       {0xa4093822, 0x299f31d0}),
            (Counter{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

TEST(Suggest, Nearest) {
  std::vector<std::string> names = {"inputs", "outputs", "layer.weight"};
  EXPECT_EQ(nearestName("input", names), "inputs");
  EXPECT_EQ(nearestName("layer.wieght", names), "layer.weight");
  EXPECT_EQ(nearestName("zzzzzzzzzzzz", names), "");
  EXPECT_EQ(didYouMean("ouput", names), "; did you mean 'outputs'?");
}
