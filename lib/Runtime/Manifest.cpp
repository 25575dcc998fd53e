//===- Manifest.cpp - Reading the manifest of a program -------------------===//
#include "Manifest.h"
#include "thunder/TensorFiles/Json.h"
#include <algorithm>

namespace thunder {
namespace {
constexpr int64_t supportedVersion = 1;
constexpr int64_t mostThreads = 1024;

struct RoleName {
  Role role;
  std::string_view name;
};
constexpr RoleName roleNames[] = {
    {Role::Parameter, "parameter"}, {Role::Buffer, "buffer"},
    {Role::Constant, "constant"},   {Role::Input, "input"},
    {Role::Hyper, "hyper"},         {Role::Optimizer, "optimizer"},
    {Role::Step, "step"},           {Role::Derived, "derived"},
    {Role::Output, "output"},       {Role::Gradient, "gradient"},
};

/// Reads members of objects; the first one that is missing or of a wrong kind
/// is remembered, and everything read after it is a default.
class Reader {
public:
  Manifest manifest;
  Status failure;

  void run(const JsonValue &root, uint64_t weightsBytes) {
    if (string(root, "format") != "thunder-program" ||
        integer(root, "version", 0, INT64_MAX) != supportedVersion)
      return fail("format", "is not that of this runtime");
    manifest.name = string(root, "name");
    manifest.compiler = string(root, "compiler");
    manifest.hash = string(root, "hash", Optional);
    manifest.weightsFile = string(root, "weights_file", Optional);
    std::string mode = string(root, "mode");
    if (mode != "infer" && mode != "grad" && mode != "train")
      return fail("mode", "is unknown");
    manifest.mode = mode == "infer"  ? Manifest::Mode::Infer
                    : mode == "grad" ? Manifest::Mode::Grad
                                     : Manifest::Mode::Train;
    manifest.threads =
        static_cast<int>(integer(root, "threads", 1, mostThreads));
    if (const JsonValue *target =
            member(root, "target", JsonValue::Kind::Object)) {
      manifest.targetKind = string(*target, "kind");
      manifest.cpu = string(*target, "cpu", Optional);
      manifest.features = strings(*target, "features");
    }
    for (const JsonValue &value : array(root, "tensors"))
      tensor(value, weightsBytes);
    for (const JsonValue &value : array(root, "outputs"))
      output(value);
    for (const JsonValue &value : array(root, "entries"))
      entry(value);
    for (const JsonValue &value : array(root, "checks", Optional))
      manifest.checks.push_back({string(value, "operator"),
                                 string(value, "source", Optional),
                                 string(value, "message")});
    for (const JsonValue &value : array(root, "seeds", Optional))
      seed(value);
    if (manifest.mode == Manifest::Mode::Train)
      training(root);
  }

private:
  enum Presence { Required, Optional };

  void fail(std::string_view name, const char *what) {
    if (!failure.failed())
      failure = fileError("%.*s %s", static_cast<int>(name.size()), name.data(),
                          what);
  }

  const JsonValue *member(const JsonValue &object, std::string_view name,
                          JsonValue::Kind kind, Presence presence = Required) {
    const JsonValue *value = object.find(name);
    if (value && value->is(kind))
      return value;
    if (value || presence == Required)
      fail(name, "is missing or of a wrong kind");
    return nullptr;
  }

  std::string string(const JsonValue &object, std::string_view name,
                     Presence presence = Required) {
    const JsonValue *value =
        member(object, name, JsonValue::Kind::String, presence);
    return value ? value->text : std::string();
  }

  int64_t checked(const JsonValue &value, std::string_view name, int64_t least,
                  int64_t most) {
    if (value.is(JsonValue::Kind::Integer) && value.integer >= least &&
        value.integer <= most)
      return value.integer;
    fail(name, "is out of range");
    return least;
  }

  int64_t integer(const JsonValue &object, std::string_view name, int64_t least,
                  int64_t most) {
    const JsonValue *value = member(object, name, JsonValue::Kind::Integer);
    return value ? checked(*value, name, least, most) : least;
  }

  int optionalTensor(const JsonValue &object, std::string_view name) {
    return object.find(name) ? tensorIndex(object, name) : -1;
  }

  int tensorIndex(const JsonValue &object, std::string_view name) {
    return static_cast<int>(integer(
        object, name, 0, static_cast<int64_t>(manifest.tensors.size()) - 1));
  }

  const std::vector<JsonValue> &array(const JsonValue &object,
                                      std::string_view name,
                                      Presence presence = Required) {
    const JsonValue *value =
        member(object, name, JsonValue::Kind::Array, presence);
    return value ? value->children : none;
  }

  std::vector<std::string> strings(const JsonValue &object,
                                   std::string_view name) {
    std::vector<std::string> result;
    for (const JsonValue &value : array(object, name, Optional))
      value.is(JsonValue::Kind::String)
          ? result.push_back(value.text)
          : fail(name, "holds something else than strings");
    return result;
  }

  std::vector<int> tensorList(const JsonValue &object, std::string_view name) {
    std::vector<int> result;
    for (const JsonValue &value : array(object, name))
      result.push_back(static_cast<int>(checked(
          value, name, 0, static_cast<int64_t>(manifest.tensors.size()) - 1)));
    return result;
  }

  void tensor(const JsonValue &value, uint64_t weightsBytes) {
    TensorInfo info;
    info.name = string(value, "name");
    info.qualified = strings(value, "qualified");
    std::string role = string(value, "role");
    auto known =
        std::find_if(std::begin(roleNames), std::end(roleNames),
                     [&](const RoleName &r) { return r.name == role; });
    if (known == std::end(roleNames))
      return fail("role", "is unknown");
    info.role = known->role;
    std::optional<DataType> type = dataTypeFromTag(string(value, "dtype"));
    if (!type)
      return fail("dtype", "is unknown");
    info.type = *type;
    for (const JsonValue &size : array(value, "shape"))
      info.shape.push_back(checked(size, "shape", 0, INT64_MAX));
    std::optional<int64_t> bytes = byteCount(info.type, info.shape);
    if (!bytes)
      return fail("shape", "is too large");
    info.bytes = *bytes;
    if (info.role == Role::Buffer && info.name == "rng.state") {
      info.role = Role::Rng;
      if (info.type != DataType::I64 || info.shape != Shape{2})
        return fail("name", "rng.state needs I64 [2]");
    }
    if (const JsonValue *persistent =
            member(value, "persistent", JsonValue::Kind::Bool, Optional))
      info.persistent = persistent->boolean;
    if (const JsonValue *data =
            member(value, "data", JsonValue::Kind::Object, Optional)) {
      info.hasData = true;
      info.dataOffset = integer(*data, "offset", 0, INT64_MAX);
      uint64_t size = integer(*data, "bytes", 0, INT64_MAX);
      if (size != info.bytes ||
          (weightsBytes &&
           (info.dataOffset % 64 || info.dataOffset > weightsBytes ||
            size > weightsBytes - info.dataOffset)))
        return fail("data", "does not lie in the weights");
    }
    manifest.tensors.push_back(std::move(info));
  }

  void output(const JsonValue &value) {
    OutputInfo info;
    if (value.find("tensor")) {
      info.kind = OutputInfo::Kind::Tensor;
      info.tensor = tensorIndex(value, "tensor");
    } else if (value.find("string")) {
      info.kind = OutputInfo::Kind::String;
      info.text = string(value, "string");
    } else if (!value.find("none")) {
      fail("outputs", "holds an unknown kind");
    }
    manifest.outputs.push_back(std::move(info));
  }

  void entry(const JsonValue &value) {
    EntryInfo info;
    info.name = string(value, "name");
    info.inputs = tensorList(value, "inputs");
    info.outputs = tensorList(value, "outputs");
    info.writes = tensorList(value, "writes");
    info.arenaBytes = integer(value, "arena_bytes", 0, INT64_MAX / 2);
    manifest.entries.push_back(std::move(info));
  }

  void seed(const JsonValue &value) {
    SeedInfo info;
    info.output = static_cast<int>(integer(
        value, "output", 0, static_cast<int64_t>(manifest.outputs.size()) - 1));
    info.tensor = tensorIndex(value, "tensor");
    manifest.seeds.push_back(info);
  }

  void training(const JsonValue &root) {
    const JsonValue *value = member(root, "training", JsonValue::Kind::Object);
    if (!value)
      return;
    TrainingInfo &info = manifest.training;
    info.loss = tensorIndex(*value, "loss");
    info.step = tensorIndex(*value, "step");
    info.scale = optionalTensor(*value, "scale");
    info.maxNorm = optionalTensor(*value, "max_norm");
    info.gradientNorm = optionalTensor(*value, "grad_norm");
    info.optimizer = string(*value, "optimizer");
    info.data = tensorList(*value, "data");
    for (const JsonValue &hyper : array(*value, "hyper")) {
      HyperInfo item;
      item.flag = string(hyper, "flag");
      std::replace(item.flag.begin(), item.flag.end(), '_', '-');
      item.tensor = tensorIndex(hyper, "tensor");
      const JsonValue *initial = hyper.find("default");
      if (!initial || (!initial->is(JsonValue::Kind::Integer) &&
                       !initial->is(JsonValue::Kind::Number)))
        return fail("default", "is missing or of a wrong kind");
      item.initial = initial->is(JsonValue::Kind::Integer)
                         ? static_cast<double>(initial->integer)
                         : initial->number;
      info.hyper.push_back(std::move(item));
    }
    if (failure.failed())
      return;
    auto scalar = [&](int tensor, DataType type) {
      const TensorInfo &t = manifest.tensors[tensor];
      return t.type == type && t.shape.empty();
    };
    if (!scalar(info.step, DataType::I64))
      fail("step", "is not an I64 scalar");
    const TensorInfo &loss = manifest.tensors[info.loss];
    if (!isFloating(loss.type) || elementCount(loss.shape) != 1)
      fail("loss", "is not a floating scalar");
    for (const HyperInfo &item : info.hyper)
      if (!scalar(item.tensor, DataType::F64))
        fail("hyper", "holds something else than F64 scalars");
    for (int number : {info.scale, info.maxNorm})
      if (number >= 0 && !scalar(number, DataType::F64))
        fail("training", "has a scale or max_norm that is no F64 scalar");
    if (entryWithout("gradients", info.scale) ||
        entryWithout("update", info.maxNorm) ||
        entryWithout("update", info.gradientNorm))
      fail("training", "lacks a number of the entries gradients and update");
    if (info.gradientNorm >= 0) {
      const TensorInfo &norm = manifest.tensors[info.gradientNorm];
      if (!isFloating(norm.type) || !norm.shape.empty())
        fail("grad_norm", "is not a floating scalar");
    }
  }

  bool entryWithout(std::string_view name, int tensor) const {
    return manifest.entry(name) >= 0 && tensor < 0;
  }

  std::vector<JsonValue> none;
};
} // namespace

int Manifest::entry(std::string_view name) const {
  for (size_t i = 0; i < entries.size(); ++i)
    if (entries[i].name == name)
      return static_cast<int>(i);
  return -1;
}

bool Manifest::isSeed(int tensor) const {
  return std::any_of(seeds.begin(), seeds.end(), [&](const SeedInfo &seed) {
    return seed.tensor == tensor;
  });
}

std::vector<int> Manifest::userInputs() const {
  std::vector<int> result;
  for (int i = 0; i < static_cast<int>(tensors.size()); ++i)
    if (tensors[i].role == Role::Input && !isSeed(i))
      result.push_back(i);
  return result;
}

Expected<Manifest> parseManifest(std::string_view json, uint64_t weightsBytes) {
  Expected<JsonValue> root = parseJson(json);
  if (root.failed())
    return std::move(root).status().in("this program's manifest");
  Reader reader;
  reader.run(*root, weightsBytes);
  if (reader.failure.failed())
    return std::move(reader.failure).in("this program's manifest");
  return std::move(reader.manifest);
}

} // namespace thunder
