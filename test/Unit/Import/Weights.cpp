//===- Weights.cpp - Tests of the weight table ----------------------------===//
//
// Layouts of old archives are written by hand; expected elements follow from
// the strides.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/Weights.h"
#include "ImportTest.h"
#include "ZipBuilder.h"
#include <cstring>

using namespace llvm;

namespace thunder::test {
namespace {

std::shared_ptr<WeightTable> loadTable(StringRef bytes) {
  auto archive = expectValue(ProgramArchive::open(makeBuffer(bytes)));
  return archive ? expectValue(WeightTable::load(archive)) : nullptr;
}

std::string bytesOf(const std::vector<int64_t> &values) {
  std::string bytes(values.size() * 8, '\0');
  std::memcpy(bytes.data(), values.data(), bytes.size());
  return bytes;
}

/// The description of one weight of type int64 in record `path`.
std::string entry(StringRef name, StringRef path, StringRef sizes,
                  StringRef strides, int64_t offset) {
  return ("\"" + name + "\": {\"path_name\": \"" + path +
          "\", \"is_param\": false, \"use_pickle\": false, \"tensor_meta\": "
          "{\"dtype\": 5, \"sizes\": [" +
          sizes + "], \"strides\": [" + strides +
          "], \"storage_offset\": {\"as_int\": " + Twine(offset) +
          "}, \"requires_grad\": false, \"device\": {\"type\": \"cpu\"}, "
          "\"layout\": 7}}")
      .str();
}

std::string archiveOf(const std::string &entries) {
  ZipBuilder zip;
  zip.add("m/archive_format", "pt2");
  zip.add("m/models/model.json", "{}");
  zip.add("m/data/weights/model_weights_config.json",
          "{\"config\": {" + entries + "}}");
  zip.add("m/data/weights/weight_0", bytesOf({0, 1, 2, 3, 4, 5}));
  return zip.finish();
}

constexpr char two[] = "{\"as_int\": 2}", three[] = "{\"as_int\": 3}";
const std::string twoByThree = std::string(two) + ", " + three;

TEST(Weights, CopiesStridedViews) {
  auto table = loadTable(archiveOf(
      entry("rows", "weight_0", twoByThree, "{\"as_int\": 3}, {\"as_int\": 1}",
            0) +
      ", " +
      entry("columns", "weight_0", twoByThree,
            "{\"as_int\": 1}, {\"as_int\": 2}", 0) +
      ", " + entry("tail", "weight_0", two, "{\"as_int\": 1}", 4) + ", " +
      entry("repeated", "weight_0", twoByThree,
            "{\"as_int\": 0}, {\"as_int\": 1}", 1)));
  ASSERT_TRUE(table);
  ASSERT_EQ(table->getWeights().size(), 4u);
  EXPECT_EQ(table->getContiguous(0), bytesOf({0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(table->getContiguous(1), bytesOf({0, 2, 4, 1, 3, 5}));
  EXPECT_EQ(table->getContiguous(2), bytesOf({4, 5}));
  EXPECT_EQ(table->getContiguous(3), bytesOf({1, 2, 3, 1, 2, 3}));
  EXPECT_EQ(table->getWeights()[0].storage, table->getWeights()[3].storage);
  EXPECT_FALSE(table->getWeights()[0].isSameView(table->getWeights()[1]));
  EXPECT_EQ(*table->find("tail"), 2u);
  EXPECT_FALSE(table->find("none").has_value());
  // The hash is of the elements, not of their place.
  EXPECT_NE(table->getHash(0), table->getHash(1));
  EXPECT_EQ(table->getHash(0).size(), 32u);
}

TEST(Weights, RefusesViewsOutsideTheirStorage) {
  auto load = [](const std::string &entries) {
    auto archive =
        expectValue(ProgramArchive::open(makeBuffer(archiveOf(entries))));
    return WeightTable::load(archive);
  };
  expectMessage(load(entry("w", "weight_0", twoByThree,
                           "{\"as_int\": 3}, {\"as_int\": 1}", 1)),
                "needs 7 elements, the file has 6");
  expectMessage(load(entry("w", "weight_0", twoByThree,
                           "{\"as_int\": 9223372036854775807}, "
                           "{\"as_int\": 9223372036854775807}",
                           0)),
                "reach past any storage");
  expectMessage(load(entry("w", "weight_0", "{\"as_int\": 1073741824}",
                           "{\"as_int\": 0}", 0)),
                "repeated view", ErrorKind::Limit);
  expectMessage(
      load(entry("w", "../weights/weight_0", two, "{\"as_int\": 1}", 0)),
      "weight 'w': path_name");
  // Nothing is read for no elements, wherever they would lie.
  EXPECT_TRUE(static_cast<bool>(
      load(entry("w", "weight_0", "{\"as_int\": 0}, {\"as_int\": 3}",
                 "{\"as_int\": 3}, {\"as_int\": 1}", 6))));
}

/// A state dictionary {"w": tensor 3x2, transposed view of 6 int64}.
std::string savedState() {
  auto text = [](const std::string &value) {
    std::string length(4, '\0');
    length[0] = static_cast<char>(value.size());
    return "X" + length + value;
  };
  std::string pickle = std::string("\x80\x02}") + text("w") +
                       "ctorch._utils\n_rebuild_tensor_v2\n((" +
                       text("storage") + "ctorch\nLongStorage\n" + text("0") +
                       text("cpu") + "K\x06tQ" + std::string("K\0", 2) +
                       "K\x03K\x02\x86K\x01K\x03\x86\x89"
                       "ccollections\nOrderedDict\n)RtRs.";
  ZipBuilder zip;
  zip.add("archive/data.pkl", pickle);
  zip.add("archive/data/0", bytesOf({0, 1, 2, 3, 4, 5}));
  return zip.finish();
}

TEST(Weights, ReadsPickledLayouts) {
  ZipBuilder flat;
  flat.add("serialized_exported_program.json", "{}");
  flat.add("serialized_state_dict.json", savedState());
  ZipBuilder rooted;
  rooted.add("m/archive_format", "pt2");
  rooted.add("m/models/model.json", "{}");
  rooted.add("m/data/weights/model.pt", savedState());
  for (const ZipBuilder *builder : {&flat, &rooted}) {
    auto table = loadTable(builder->finish());
    ASSERT_TRUE(table);
    ASSERT_EQ(table->getWeights().size(), 1u);
    EXPECT_EQ(table->getWeights()[0].name, "w");
    EXPECT_EQ(table->getContiguous(0), bytesOf({0, 3, 1, 4, 2, 5}));
  }
}

} // namespace
} // namespace thunder::test
