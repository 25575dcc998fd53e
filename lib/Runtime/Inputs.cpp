//===- Inputs.cpp - Checked inputs and named outputs of a run -------------===//
#include "Inputs.h"
#include "Suggest.h"
#include "thunder/TensorFiles/Numbers.h"
#include <algorithm>
#include <cstring>

namespace thunder {
namespace {
/// N of the positional name `argN`, or -1.
int64_t position(std::string_view name) {
  if (!name.starts_with("arg") || name.size() > 12 ||
      name.substr(3).starts_with("-"))
    return -1;
  return parseInteger(name.substr(3)).value_or(-1);
}

int findInput(const Manifest &manifest, const std::vector<int> &wanted,
              std::string_view name) {
  for (int tensor : wanted)
    if (manifest.tensors[tensor].name == name)
      return tensor;
  for (int tensor : wanted)
    for (const std::string &qualified : manifest.tensors[tensor].qualified)
      if (qualified == name)
        return tensor;
  std::vector<int> inputs = manifest.userInputs();
  int64_t index = position(name);
  if (index < 0 || index >= static_cast<int64_t>(inputs.size()))
    return -1;
  bool known =
      std::find(wanted.begin(), wanted.end(), inputs[index]) != wanted.end();
  return known ? inputs[index] : -1;
}

/// 1 for the only floating scalar output, when it has no cotangent from
/// outside; 0 for everything else.
void setSeeds(Instance &instance, const std::vector<Binding> &bindings) {
  const Manifest &manifest = instance.manifest();
  bool anyGiven =
      std::any_of(bindings.begin(), bindings.end(),
                  [&](const Binding &b) { return manifest.isSeed(b.tensor); });
  auto scalar = [&](int output) {
    const OutputInfo &info = manifest.outputs[output];
    if (info.kind != OutputInfo::Kind::Tensor)
      return false;
    const TensorInfo &tensor = manifest.tensors[info.tensor];
    return isFloating(tensor.type) && tensor.shape.empty();
  };
  int scalars = 0;
  for (int i = 0; i < static_cast<int>(manifest.outputs.size()); ++i)
    scalars += scalar(i);
  for (const SeedInfo &seed : manifest.seeds) {
    const TensorInfo &info = manifest.tensors[seed.tensor];
    char *data = instance.writable(seed.tensor);
    std::memset(data, 0, info.bytes);
    if (!anyGiven && scalars == 1 && scalar(seed.output))
      storeFloating(info.type, 1, data);
  }
}
} // namespace

Expected<std::vector<Binding>>
bindNames(const Manifest &manifest, const std::vector<int> &wanted,
          const std::vector<const Tensor *> &given, const std::string &origin) {
  std::vector<std::string> names, givenNames;
  for (int tensor : wanted)
    names.push_back(manifest.tensors[tensor].name);
  for (const Tensor *tensor : given)
    givenNames.push_back(tensor->name);

  std::vector<Binding> bindings;
  for (const Tensor *tensor : given) {
    int index = findInput(manifest, wanted, tensor->name);
    if (index < 0)
      return fileError("%s: unexpected tensor %s%s", origin.c_str(),
                       quoted(tensor->name).c_str(),
                       didYouMean(tensor->name, names).c_str());
    for (const Binding &other : bindings)
      if (other.tensor == index)
        return fileError(
            "%s: input %s is given twice, as %s and %s", origin.c_str(),
            quoted(manifest.tensors[index].name).c_str(),
            quoted(other.given->name).c_str(), quoted(tensor->name).c_str());
    bindings.push_back({index, tensor});
  }
  for (int tensor : wanted) {
    bool found =
        std::any_of(bindings.begin(), bindings.end(),
                    [&](const Binding &b) { return b.tensor == tensor; });
    if (found || manifest.isSeed(tensor))
      continue;
    const TensorInfo &info = manifest.tensors[tensor];
    return fileError("%s: input %s (%s %s) is missing", origin.c_str(),
                     quoted(info.name).c_str(), tag(info.type),
                     toString(info.shape).c_str());
  }
  return bindings;
}

Status checkType(const TensorInfo &info, const Tensor &given,
                 const std::string &origin) {
  if (given.type != info.type)
    return fileError("%s: tensor %s has dtype %s, expected %s", origin.c_str(),
                     quoted(given.name).c_str(), tag(given.type),
                     tag(info.type));
  if (given.shape != info.shape)
    return fileError("%s: tensor %s has shape %s, expected %s", origin.c_str(),
                     quoted(given.name).c_str(), toString(given.shape).c_str(),
                     toString(info.shape).c_str());
  return Status::ok();
}

Status setInputs(Instance &instance, const std::vector<const Tensor *> &given,
                 const std::string &origin) {
  const Manifest &manifest = instance.manifest();
  std::vector<int> wanted = manifest.userInputs();
  for (const SeedInfo &seed : manifest.seeds)
    wanted.push_back(seed.tensor);
  Expected<std::vector<Binding>> bindings =
      bindNames(manifest, wanted, given, origin);
  if (bindings.failed())
    return std::move(bindings).status();
  for (const Binding &binding : *bindings)
    if (Status status =
            checkType(manifest.tensors[binding.tensor], *binding.given, origin);
        status.failed())
      return status;
  setSeeds(instance, *bindings);
  for (const Binding &binding : *bindings)
    instance.assign(binding.tensor, binding.given->data);
  return Status::ok();
}

bool isNamedResult(const TensorInfo &info) {
  return info.role == Role::Gradient ||
         (info.role == Role::Output && info.name.rfind("mutated.", 0) == 0);
}

std::vector<Tensor> namedOutputs(const Instance &instance, int entry) {
  const Manifest &manifest = instance.manifest();
  std::vector<Tensor> result;
  auto add = [&](std::string name, int tensor) {
    const TensorInfo &info = manifest.tensors[tensor];
    result.push_back(Tensor::view(std::move(name), info.type, info.shape,
                                  instance.data(tensor)));
  };
  for (size_t i = 0; i < manifest.outputs.size(); ++i)
    if (manifest.outputs[i].kind == OutputInfo::Kind::Tensor)
      add("output" + formatInteger(i), manifest.outputs[i].tensor);
  for (int tensor : manifest.entries[entry].outputs)
    if (isNamedResult(manifest.tensors[tensor]))
      add(manifest.tensors[tensor].name, tensor);
  for (int tensor : manifest.entries[entry].writes)
    if (manifest.tensors[tensor].role == Role::Input)
      add("mutated." + manifest.tensors[tensor].name, tensor);
  return result;
}

} // namespace thunder
