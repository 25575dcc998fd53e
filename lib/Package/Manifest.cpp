//===- Manifest.cpp - What a program says of itself -----------------------===//
//
// From the table of a planned module to the JSON of docs/Manifest.md.
//
//===----------------------------------------------------------------------===//
#include "thunder/IR/HostCalls.h"
#include "thunder/Package/Package.h"
#include "thunder/Plan/ProgramTable.h"
#include "thunder/TensorFiles/Json.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::thunder;

namespace thunder {
namespace {

constexpr uint64_t weightAlignment = 64;

std::string_view view(llvm::StringRef text) {
  return {text.data(), text.size()};
}

/// The tag that safetensors has for an element type.
llvm::StringRef dtypeTag(mlir::Type type) {
  return llvm::TypeSwitch<mlir::Type, llvm::StringRef>(type)
      .Case([](Float64Type) { return "F64"; })
      .Case([](Float32Type) { return "F32"; })
      .Case([](Float16Type) { return "F16"; })
      .Case([](BFloat16Type) { return "BF16"; })
      .Case([](IntegerType integer) -> llvm::StringRef {
        switch (integer.getWidth()) {
        case 1:
          return "BOOL";
        case 8:
          return integer.isUnsigned() ? "U8" : "I8";
        case 16:
          return "I16";
        case 32:
          return "I32";
        default:
          return "I64";
        }
      })
      .Default([](mlir::Type) { return ""; });
}

/// One pass over the table, section by section in the manifest's order.
class ManifestBuilder {
public:
  ManifestBuilder(ModuleOp plan, const WeightLayout &weights,
                  const ManifestInfo &info)
      : plan(plan), table(plan), weights(weights), info(info) {}

  std::string build() {
    json.beginObject();
    identity();
    tensors();
    outputs();
    entries();
    checks();
    seeds();
    if (info.mode == "train")
      training();
    if (!info.weightsFile.empty())
      json.key("weights_file").string(info.weightsFile);
    json.endObject();
    return json.text();
  }

private:
  void identity() {
    json.key("format").string("thunder-program").key("version").integer(1);
    json.key("name").string(info.name).key("compiler").string(info.compiler);
    json.key("mode").string(info.mode).key("hash").string(info.hash);
    json.key("target").beginObject();
    json.key("kind").string("cpu").key("cpu").string(info.cpu);
    json.key("features").beginArray();
    for (const std::string &feature : info.features)
      json.string(feature);
    json.endArray().endObject();
    json.key("threads").integer(info.threads);
    json.key("options").beginObject();
    json.key("opt").integer(info.optimizationLevel);
    json.key("fast_math").string(info.fastMath).endObject();
  }

  void tensors() {
    json.key("tensors").beginArray(/*flat=*/false);
    for (ProgramTensorOp tensor : table.tensors) {
      auto type = cast<RankedTensorType>(tensor.getType());
      json.beginObject();
      json.key("name").string(view(tensor.getTensorNameOrSymbol()));
      if (std::optional<ArrayAttr> names = tensor.getQualified()) {
        json.key("qualified").beginArray();
        for (auto name : names->getAsRange<StringAttr>())
          json.string(view(name.getValue()));
        json.endArray();
      }
      // A cotangent is an input to users; "seeds" tells it apart.
      TensorRole role = tensor.getRole();
      json.key("role").string(view(stringifyTensorRole(
          role == TensorRole::Seed ? TensorRole::Input : role)));
      json.key("dtype").string(view(dtypeTag(type.getElementType())));
      json.key("shape").beginArray();
      for (int64_t size : type.getShape())
        json.integer(size);
      json.endArray();
      if (tensor.getRequiresGrad())
        json.key("requires_grad").boolean(true);
      if (tensor.getTransient())
        json.key("persistent").boolean(false);
      if (std::optional<int64_t> weight = tensor.getWeight()) {
        json.key("data").beginObject();
        json.key("offset").integer(weights.getOffset(*weight));
        json.key("bytes").integer(getByteSize(type)).endObject();
      }
      json.endObject();
    }
    json.endArray();
  }

  void outputs() {
    json.key("outputs").beginArray();
    if (auto list = plan->getAttrOfType<ArrayAttr>(attribute::kProgramOutputs))
      for (Attribute output : list) {
        json.beginObject();
        if (auto tensor = dyn_cast<FlatSymbolRefAttr>(output))
          json.key("tensor").integer(index(tensor));
        else if (auto text = dyn_cast<StringAttr>(output))
          json.key("string").string(view(text.getValue()));
        else
          json.key("none").boolean(true);
        json.endObject();
      }
    json.endArray();
  }

  void entries() {
    json.key("entries").beginArray(/*flat=*/false);
    for (EntryOp entry : table.entries) {
      json.beginObject();
      json.key("name").string(view(entry.getSymName()));
      indices("inputs", entry.getInputs());
      indices("outputs", entry.getOutputs());
      indices("writes", entry.getWrites());
      json.key("arena_bytes").integer(entry.getArenaBytes()).endObject();
    }
    json.endArray();
  }

  void checks() {
    json.key("checks").beginArray(/*flat=*/false);
    if (auto list = plan->getAttrOfType<ArrayAttr>(attribute::kChecks))
      for (auto check : list.getAsRange<DictionaryAttr>()) {
        json.beginObject();
        for (StringRef key : {"operator", "source", "message"})
          if (auto text = check.getAs<StringAttr>(key))
            json.key(view(key)).string(view(text.getValue()));
        json.endObject();
      }
    json.endArray();
  }

  /// A cotangent's name ends in the position of its output.
  void seeds() {
    json.key("seeds").beginArray();
    for (auto [i, tensor] : llvm::enumerate(table.tensors)) {
      StringRef name = tensor.getTensorNameOrSymbol();
      int64_t output = 0;
      if (tensor.getRole() != TensorRole::Seed ||
          !name.consume_front("grad_output") || name.getAsInteger(10, output))
        continue;
      json.beginObject().key("output").integer(output);
      json.key("tensor").integer(i).endObject();
    }
    json.endArray();
  }

  void training() {
    json.key("training").beginObject();
    struct Named {
      llvm::StringRef key, name;
      TensorRole role;
    };
    for (const Named &named :
         {Named{"loss", "loss", TensorRole::Output},
          Named{"step", "train.step", TensorRole::Step},
          Named{"scale", "train.scale", TensorRole::Hyper},
          Named{"max_norm", "train.max_norm", TensorRole::Hyper},
          Named{"grad_norm", "grad_norm", TensorRole::Output}})
      for (auto [i, tensor] : llvm::enumerate(table.tensors))
        if (tensor.getRole() == named.role &&
            tensor.getTensorNameOrSymbol() == named.name)
          json.key(view(named.key)).integer(i);
    json.key("optimizer").string(info.optimizer);
    json.key("data").beginArray();
    for (auto [i, tensor] : llvm::enumerate(table.tensors))
      if (tensor.getRole() == TensorRole::Input)
        json.integer(i);
    json.endArray().key("hyper").beginArray();
    for (auto [i, tensor] : llvm::enumerate(table.tensors)) {
      StringRef flag = tensor.getTensorNameOrSymbol();
      if (tensor.getRole() != TensorRole::Hyper ||
          !flag.consume_front("hyper."))
        continue;
      json.beginObject().key("flag").string(view(flag));
      json.key("tensor").integer(i).key("default");
      json.number(tensor.getDefaultValue()
                      ? tensor.getDefaultValue()->convertToDouble()
                      : 0.0);
      json.endObject();
    }
    json.endArray().endObject();
  }

  int64_t index(FlatSymbolRefAttr symbol) {
    return table.getTensorIndex(symbol.getAttr());
  }

  void indices(llvm::StringRef key, ArrayAttr symbols) {
    json.key(view(key)).beginArray();
    for (auto symbol : symbols.getAsRange<FlatSymbolRefAttr>())
      json.integer(index(symbol));
    json.endArray();
  }

  ModuleOp plan;
  ProgramTable table;
  const WeightLayout &weights;
  const ManifestInfo &info;
  JsonWriter json;
};

/// Writes a parsed value again; lists without objects stay on one line.
void format(JsonWriter &json, const JsonValue &value) {
  switch (value.kind) {
  case JsonValue::Kind::Null:
    json.number(std::numeric_limits<double>::quiet_NaN());
    return;
  case JsonValue::Kind::Bool:
    json.boolean(value.boolean);
    return;
  case JsonValue::Kind::Integer:
    json.integer(value.integer);
    return;
  case JsonValue::Kind::Number:
    json.number(value.number);
    return;
  case JsonValue::Kind::String:
    json.string(value.text);
    return;
  case JsonValue::Kind::Array: {
    bool flat = llvm::none_of(value.children, [](const JsonValue &child) {
      return child.is(JsonValue::Kind::Object);
    });
    json.beginArray(flat);
    for (const JsonValue &child : value.children)
      format(json, child);
    json.endArray();
    return;
  }
  case JsonValue::Kind::Object:
    json.beginObject();
    for (const JsonValue &child : value.children) {
      json.key(child.key);
      format(json, child);
    }
    json.endObject();
  }
}

} // namespace

uint64_t WeightLayout::getOffset(int64_t weight) const {
  return items[positions.lookup(weight)].offset;
}

std::vector<ExternFunction> findExternFunctions(ModuleOp plan) {
  std::vector<ExternFunction> functions;
  llvm::StringSet<> seen;
  plan.walk([&](HostCallOp call) {
    if (seen.insert(call.getSymbol()).second)
      functions.push_back(
          {call.getSymbol().str(), getExternFunction(call.getSymbol())});
  });
  return functions;
}

WeightLayout layOutWeights(ModuleOp plan) {
  WeightLayout layout;
  for (ProgramTensorOp tensor : ProgramTable(plan).tensors) {
    std::optional<int64_t> weight = tensor.getWeight();
    if (!weight ||
        !layout.positions.try_emplace(*weight, layout.items.size()).second)
      continue;
    uint64_t bytes = getByteSize(cast<RankedTensorType>(tensor.getType()));
    std::string name = tensor.getTensorNameOrSymbol().str();
    if (std::optional<ArrayAttr> names = tensor.getQualified();
        names && !names->empty())
      name = cast<StringAttr>((*names)[0]).getValue().str();
    layout.items.push_back({*weight, layout.totalBytes, bytes, name});
    layout.totalBytes =
        llvm::alignTo(layout.totalBytes + bytes, weightAlignment);
  }
  return layout;
}

std::string buildManifest(ModuleOp plan, const WeightLayout &weights,
                          const ManifestInfo &info) {
  return ManifestBuilder(plan, weights, info).build();
}

std::string formatManifest(llvm::StringRef manifest) {
  Expected<JsonValue> value = parseJson(view(manifest));
  if (value.failed())
    return manifest.str();
  JsonWriter json(/*indent=*/2);
  format(json, *value);
  return json.text() + "\n";
}

} // namespace thunder
