//===- Info.cpp - What a program says of itself ---------------------------===//
#include "Inputs.h"
#include "Program.h"
#include "thunder/TensorFiles/Json.h"
#include "thunder/TensorFiles/Numbers.h"

namespace thunder {
namespace {
constexpr const char *modeNames[] = {"infer", "grad", "train"};

/// {"name": …, "dtype": …, "shape": […]}
void describe(JsonWriter &json, std::string_view name, const TensorInfo &info) {
  json.beginObject();
  json.key("name").string(name);
  json.key("dtype").string(tag(info.type));
  json.key("shape").beginArray();
  for (int64_t size : info.shape)
    json.integer(size);
  json.endArray().endObject();
}

void describeOutputs(JsonWriter &json, const Manifest &manifest) {
  json.key("outputs").beginArray(false);
  for (size_t i = 0; i < manifest.outputs.size(); ++i) {
    const OutputInfo &output = manifest.outputs[i];
    std::string name = "output" + formatInteger(i);
    if (output.kind == OutputInfo::Kind::Tensor) {
      describe(json, name, manifest.tensors[output.tensor]);
    } else {
      json.beginObject().key("name").string(name);
      if (output.kind == OutputInfo::Kind::String)
        json.key("string").string(output.text);
      else
        json.key("none").boolean(true);
      json.endObject();
    }
  }
  for (const TensorInfo &info : manifest.tensors)
    if (isNamedResult(info) &&
        (info.role != Role::Gradient || manifest.mode == Manifest::Mode::Grad))
      describe(json, info.name, info);
  json.endArray();
}
} // namespace

std::string infoText(const Instance &instance) {
  const Manifest &manifest = instance.manifest();
  JsonWriter json(1);
  json.beginObject();
  json.key("name").string(manifest.name);
  json.key("mode").string(modeNames[static_cast<int>(manifest.mode)]);
  json.key("compiler").string(manifest.compiler);
  json.key("hash").string(manifest.hash);
  json.key("target").beginObject();
  json.key("kind").string(manifest.targetKind);
  json.key("cpu").string(manifest.cpu);
  json.key("features").beginArray();
  for (const std::string &feature : manifest.features)
    json.string(feature);
  json.endArray().endObject();
  json.key("threads").integer(manifest.threads);

  json.key("inputs").beginArray(false);
  for (const TensorInfo &info : manifest.tensors)
    if (info.role == Role::Input)
      describe(json, info.name, info);
  json.endArray();
  describeOutputs(json, manifest);
  for (Role role : {Role::Parameter, Role::Buffer}) {
    json.key(role == Role::Parameter ? "parameters" : "buffers")
        .beginArray(false);
    for (const TensorInfo &info : manifest.tensors)
      if (info.role == role)
        describe(json,
                 info.qualified.empty() ? info.name : info.qualified.front(),
                 info);
    json.endArray();
  }

  if (manifest.mode == Manifest::Mode::Train) {
    json.key("training").beginObject();
    json.key("optimizer").string(manifest.training.optimizer);
    for (const HyperInfo &hyper : manifest.training.hyper)
      json.key(hyper.flag).number(hyper.initial);
    json.endObject();
  }
  json.key("peak_memory_bytes")
      .integer(static_cast<int64_t>(instance.memoryBytes()));
  json.endObject();
  return json.text() + "\n";
}

} // namespace thunder
