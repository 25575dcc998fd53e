//===- State.cpp - Parameters, buffers and training state in files --------===//
#include "State.h"
#include "Inputs.h"
#include "Suggest.h"
#include <algorithm>
#include <cstring>

namespace thunder {
namespace {
constexpr const char *stepName = "train.step", *randomName = "rng.state";

bool isTrainingName(std::string_view name) {
  return name.starts_with("optimizer.") || name.starts_with("train.") ||
         name.starts_with("rng.");
}

bool isTrainingRole(Role role) {
  return role == Role::Optimizer || role == Role::Step;
}

/// What a file says about one tensor of the program.
struct Source {
  int tensor;
  const Tensor *given;
};

/// Matches a file's tensors with the program's. Tied names must agree.
Expected<std::vector<Source>> match(const Instance &instance,
                                    const TensorFile &file, StateKind kind) {
  std::string origin = quoted(file.path);
  std::vector<StateName> names = stateNames(instance);
  std::vector<std::string> known, found;
  for (const StateName &name : names)
    known.push_back(name.name);
  bool ignoreTraining = kind == StateKind::Weights ||
                        instance.manifest().mode != Manifest::Mode::Train;

  std::vector<Source> sources;
  for (const Tensor &given : file.tensors) {
    found.push_back(given.name);
    auto name =
        std::find_if(names.begin(), names.end(),
                     [&](const StateName &n) { return n.name == given.name; });
    bool training = name == names.end()
                        ? isTrainingName(given.name)
                        : isTrainingRole(instance.info(name->tensor).role);
    // A program that draws resumes its numbers in every mode; weights have
    // none.
    bool random =
        name != names.end() && instance.info(name->tensor).role == Role::Rng;
    if ((training && ignoreTraining) || (random && kind == StateKind::Weights))
      continue;
    if (name == names.end())
      return fileError("%s: unexpected tensor %s%s", origin.c_str(),
                       quoted(given.name).c_str(),
                       didYouMean(given.name, known).c_str());
    if (Status status = checkType(instance.info(name->tensor), given, origin);
        status.failed())
      return status;
    auto tied =
        std::find_if(sources.begin(), sources.end(),
                     [&](const Source &s) { return s.tensor == name->tensor; });
    if (tied == sources.end())
      sources.push_back({name->tensor, &given});
    else if (given.bytes &&
             std::memcmp(tied->given->data, given.data, given.bytes) != 0)
      return fileError("%s: tensors %s and %s are one tensor in the program "
                       "(tied) but differ",
                       origin.c_str(), quoted(tied->given->name).c_str(),
                       quoted(given.name).c_str());
  }

  for (const StateName &name : names) {
    bool loaded =
        std::any_of(sources.begin(), sources.end(),
                    [&](const Source &s) { return s.tensor == name.tensor; });
    bool training = isTrainingRole(instance.info(name.tensor).role);
    if (loaded || !name.required || (training && ignoreTraining))
      continue;
    const char *hint =
        training
            ? " (use --weights to start a training from the parameters alone)"
            : "";
    std::string nearest = nearestName(name.name, found);
    return fileError("%s: tensor %s is missing%s%s%s", origin.c_str(),
                     quoted(name.name).c_str(), hint,
                     nearest.empty() ? ""
                                     : "; the nearest name in the file is ",
                     nearest.empty() ? "" : quoted(nearest).c_str());
  }
  return sources;
}
} // namespace

std::vector<StateName> stateNames(const Instance &instance) {
  std::vector<StateName> result;
  const std::vector<TensorInfo> &tensors = instance.manifest().tensors;
  for (int i = 0; i < static_cast<int>(tensors.size()); ++i) {
    const TensorInfo &info = tensors[i];
    switch (info.role) {
    case Role::Parameter:
    case Role::Buffer: {
      // A buffer outside of PyTorch's state_dict matters only when it changes.
      bool kept = info.role == Role::Parameter || info.persistent ||
                  instance.isWritten(i);
      if (!kept)
        break;
      if (info.qualified.empty())
        result.push_back({info.name, i, true});
      for (const std::string &name : info.qualified)
        result.push_back({name, i, true});
      break;
    }
    case Role::Optimizer:
      result.push_back({info.name, i, true});
      break;
    case Role::Step:
      result.push_back({stepName, i, true});
      break;
    case Role::Rng:
      // Absent in the state of a program without draws, such as another mode's.
      result.push_back({randomName, i, false});
      break;
    default:
      break;
    }
  }
  return result;
}

Status loadState(Instance &instance, const std::string &path, StateKind kind) {
  Expected<TensorFile> file = readTensors(path);
  if (file.failed())
    return std::move(file).status();
  Expected<std::vector<Source>> sources = match(instance, *file, kind);
  if (sources.failed())
    return std::move(sources).status();
  for (const Source &source : *sources) {
    if (instance.info(source.tensor).role == Role::Step &&
        toDouble(DataType::I64, source.given->data) < 0)
      return fileError("%s: %s is negative", quoted(path).c_str(), stepName);
  }
  for (const Source &source : *sources)
    instance.assign(source.tensor, source.given->data);
  instance.parametersChanged();
  return Status::ok();
}

Status writeState(const Instance &instance, AtomicFile &file,
                  const std::string &path) {
  std::vector<Tensor> tensors;
  for (const StateName &name : stateNames(instance)) {
    const TensorInfo &info = instance.info(name.tensor);
    tensors.push_back(Tensor::view(name.name, info.type, info.shape,
                                   instance.data(name.tensor)));
  }
  return writeTensors(file, path, tensors, {{"format", "pt"}});
}

Status saveState(const Instance &instance, const std::string &path) {
  Expected<AtomicFile> file =
      AtomicFile::create(path, AtomicFile::Durability::Power);
  if (file.failed())
    return std::move(file).status();
  if (Status status = writeState(instance, *file, path); status.failed())
    return status;
  return file->commit();
}

} // namespace thunder
