//===- Fuzz.cpp - Damaged files must give an answer, not a crash ----------===//
//
// Some thousand mutations of valid files, always the same. Whatever is accepted
// has tensors whose bytes lie in the file; the sanitizers see what does not.
//
//===----------------------------------------------------------------------===//
#include "FileTest.h"
#include "thunder/TensorFiles/Json.h"
#include "thunder/TensorFiles/Npy.h"
#include "thunder/TensorFiles/Safetensors.h"
#include "thunder/TensorFiles/Zip.h"
#include <random>

using namespace thunder;

namespace {
class Fuzz : public FileTest {
protected:
  static constexpr int rounds = 4000;

  /// `bytes` with one to four changes: a byte, a number, a cut, a copy.
  std::string mutated(std::string bytes) {
    auto below = [&](size_t n) { return n ? random() % n : 0; };
    for (size_t i = 0, changes = 1 + below(4); i < changes && !bytes.empty();
         ++i) {
      size_t at = below(bytes.size());
      switch (below(6)) {
      case 0:
        bytes[at] = static_cast<char>(random());
        break;
      case 1:
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(8)));
        break;
      case 2:
        for (size_t j = at; j < std::min(at + 4, bytes.size()); ++j)
          bytes[j] = '\xff';
        break;
      case 3:
        bytes.resize(at);
        break;
      case 4:
        bytes.insert(at, bytes.substr(below(bytes.size()), below(16)));
        break;
      case 5:
        bytes[at] = "0123456789{}[]\",:-e\\"[below(20)];
        break;
      }
    }
    return bytes;
  }

  /// Reads every byte of a tensor, for the sanitizers.
  static void touch(const Tensor &tensor) {
    unsigned sum = 0;
    for (uint64_t i = 0; i < tensor.bytes; ++i)
      sum += static_cast<unsigned char>(tensor.data[i]);
    volatile unsigned sink = sum;
    (void)sink;
    EXPECT_EQ(byteCount(tensor.type, tensor.shape),
              static_cast<int64_t>(tensor.bytes));
  }

  /// `parse` on mutations of a copy that is exactly as long as it says.
  template <typename Parse> void fuzz(const std::string &valid, Parse parse) {
    int accepted = 0;
    for (int i = 0; i < rounds; ++i) {
      std::string bytes = mutated(valid);
      std::unique_ptr<char[]> exact(new char[bytes.size()]);
      std::memcpy(exact.get(), bytes.data(), bytes.size());
      accepted += parse(std::string_view(exact.get(), bytes.size()));
    }
    // Neither everything nor nothing: mutations reach behind the first check.
    EXPECT_LT(accepted, rounds);
  }

  std::mt19937 random{1};
};
} // namespace

TEST_F(Fuzz, Safetensors) {
  ASSERT_FALSE(writeTensors(path("f.safetensors"), samples(false), {{"a", "b"}})
                   .failed());
  fuzz(read(path("f.safetensors")), [](std::string_view bytes) {
    std::vector<Tensor> tensors;
    Metadata metadata;
    bool good = !parseSafetensors(bytes, tensors, metadata).failed();
    for (const Tensor &tensor : tensors)
      if (good)
        touch(tensor);
    return good;
  });
}

TEST_F(Fuzz, Npz) {
  fuzz(read(input("numpy.npz")), [](std::string_view bytes) {
    auto members = parseZip(bytes);
    if (!members.failed())
      for (const ZipMember &member : *members) {
        Tensor tensor;
        if (!parseNpy(member.data, tensor).failed())
          touch(tensor);
      }
    return !members.failed();
  });
}

TEST_F(Fuzz, Npy) {
  fuzz(read(input("half.npy")), [](std::string_view bytes) {
    Tensor tensor;
    bool good = !parseNpy(bytes, tensor).failed();
    if (good)
      touch(tensor);
    return good;
  });
}

TEST_F(Fuzz, Json) {
  std::string valid =
      R"({"a":[1,-2.5e1,true,null,{"b":"x\n\u00e9\ud83d\ude00é"}],"c":{"d":[[]],"e":9223372036854775807}})";
  fuzz(valid,
       [](std::string_view bytes) { return !parseJson(bytes).failed(); });
}
