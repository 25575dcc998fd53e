//===- Pickle.cpp - Tests of the pickle reader ----------------------------===//
//
// Pickles are written opcode by opcode (Lib/pickletools.py describes them).
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/Pickle.h"
#include "ImportTest.h"
#include "ZipBuilder.h"

using namespace llvm;

namespace thunder::test {
namespace {

using Kind = PickleValue::Kind;

/// A string as BINUNICODE.
std::string text(const std::string &value) {
  std::string out = "X";
  for (int i = 0; i < 4; ++i)
    out += static_cast<char>(value.size() >> (8 * i));
  return out + value;
}

std::string global(const std::string &module, const std::string &name) {
  return "c" + module + "\n" + name + "\n";
}

const std::string start = "\x80\x02";

/// A float storage of `elements` (below 256) named `key`, as a persistent id.
std::string storage(const std::string &key, int elements) {
  return "(" + text("storage") + global("torch", "FloatStorage") + text(key) +
         text("cpu") + "K" + static_cast<char>(elements) + "tQ";
}

/// A tensor of 2x3 with the given strides and offset.
std::string tensor(const std::string &key, int elements, int offset, int s0,
                   int s1) {
  auto small = [](int value) { return std::string("K") + char(value); };
  return global("torch._utils", "_rebuild_tensor_v2") + "(" +
         storage(key, elements) + small(offset) + small(2) + small(3) + "\x86" +
         small(s0) + small(s1) + "\x86\x89" +
         global("collections", "OrderedDict") + ")RtR";
}

TEST(Pickle, ReadsPlainValues) {
  std::string bytes = start + "(N\x88\x89K\x05J";
  bytes += std::string("\xff\xff\xff\xffM\x01\x02\x8a\x02\x00\xff", 11);
  bytes += std::string("G\x3f\xe0\0\0\0\0\0\0", 9) + text("hi") + "t.";
  auto document = expectValue(PickleDocument::parse(bytes));
  ASSERT_TRUE(document);
  const auto &items = document->getRoot().items;
  ASSERT_EQ(items.size(), 9u);
  EXPECT_EQ(items[0]->kind, Kind::None);
  EXPECT_EQ(items[1]->integer, 1);
  EXPECT_EQ(items[2]->kind, Kind::Bool);
  EXPECT_EQ(items[3]->integer, 5);
  EXPECT_EQ(items[4]->integer, -1);
  EXPECT_EQ(items[5]->integer, 513);
  EXPECT_EQ(items[6]->integer, -256);
  EXPECT_EQ(items[7]->real, 0.5); // big-endian
  EXPECT_EQ(items[8]->text, "hi");
}

TEST(Pickle, ReadsTensorsAndSharing) {
  std::string bytes = start + "}(" + text("a") + tensor("0", 6, 0, 3, 1) +
                      text("b") + tensor("0", 6, 0, 1, 2) + "u.";
  auto document = expectValue(PickleDocument::parse(bytes));
  ASSERT_TRUE(document);
  const PickleValue &root = document->getRoot();
  ASSERT_EQ(root.kind, Kind::Dict);
  ASSERT_EQ(root.items.size(), 4u);
  const PickleValue &b = *root.items[3];
  EXPECT_EQ(b.kind, Kind::Tensor);
  EXPECT_EQ(b.storage.key, "0");
  EXPECT_EQ(b.storage.elements, 6);
  EXPECT_EQ(b.sizes, (std::vector<int64_t>{2, 3}));
  EXPECT_EQ(b.strides, (std::vector<int64_t>{1, 2}));
  EXPECT_FALSE(b.requiresGrad);
}

TEST(Pickle, RefusesWhatIsNoSavedTensor) {
  struct Case {
    std::string bytes;
    const char *message;
  };
  const Case cases[] = {
      {start + global("os", "system") + text("true") + "\x85R.",
       "it wants to use \"os.system\""},
      {start + text("os") + text("system") + "\x93" + text("true") + "\x85R.",
       "it wants to use \"os.system\""},
      {start + global("builtins", "eval") + ".", "builtins.eval"},
      {start + global("torch", "load") + ".", "torch.load"},
      {"\x80\x01N.", "pickle protocol 1"},
      {start + "N", "cut off"},
      {start + "X\xff\xff\xff\xff", "cut off"},
      {start + "\x8d\xff\xff\xff\xff\xff\xff\xff\xff", "cut off"},
      {start + ".", "the stack is empty"},
      {start + "\x87.", "the stack is empty"},
      {start + "(\x85.", "the stack is empty"},
      {start + "u.", "no mark"},
      {start + "h\x07.", "not there"},
      {start + "N(Nu.", "no list or dictionary"},
      {start + "}(Nu.", "no list or dictionary"},
      {start + "NNR.", "no known name"},
      {start + "NQ.", "a storage reference of unknown form"},
      {start + "i.", "opcode 0x69"},
      {start + "\x8a\x09" + std::string(9, '\1') + ".", "outside 64 bits"},
      {start + global("torch._utils", "_rebuild_tensor_v2") + ")R.",
       "storage, offset, sizes or strides are wrong"},
      {start + "NNb.", "attributes for something that has none"},
  };
  for (const Case &c : cases) {
    SCOPED_TRACE(c.message);
    expectMessage(PickleDocument::parse(c.bytes), c.message);
  }
}

TEST(Pickle, LimitsValues) {
  PickleLimits limits;
  limits.values = 100;
  expectMessage(PickleDocument::parse(
                    start + "(" + std::string(1000, 'N') + "t.", limits),
                "more than 100 values", ErrorKind::Limit);
  // Doubling through the memo grows the structure, not the memory.
  std::string doubling = start + "N";
  for (char i = 0; i < 60; ++i)
    doubling += std::string("q") + i + "h" + i + "\x86";
  EXPECT_TRUE(static_cast<bool>(PickleDocument::parse(doubling + ".")));
}

TEST(Pickle, ReadsTorchSaveFiles) {
  ZipBuilder builder;
  builder.add("archive/data.pkl",
              start + "}" + text("w") + tensor("0", 6, 0, 3, 1) + "s.");
  builder.add("archive/byteorder", "little");
  builder.add("archive/data/0", std::string(24, '\0'));
  std::string bytes = builder.finish();
  auto file = expectValue(TorchSaveFile::parse(bytes, "weights"));
  ASSERT_TRUE(file);
  EXPECT_FALSE(file->isBigEndian());
  EXPECT_EQ(expectValue(file->findStorage("0"))->size, 24u);
  expectMessage(file->findStorage("1"), "storage \"1\" is missing");
  expectMessage(TorchSaveFile::parse("nothing", "weights"), "not a zip file");
}

} // namespace
} // namespace thunder::test
