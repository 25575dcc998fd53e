//===- TrainingEntries.cpp - The entries of training programs -------------===//
#include "TrainingEntries.h"
#include <cstring>

namespace thunder {
namespace {
void setNumber(Instance &instance, int tensor, double value) {
  if (tensor >= 0)
    std::memcpy(instance.writable(tensor), &value, sizeof value);
}

double scalar(const Instance &instance, int tensor) {
  return toDouble(instance.info(tensor).type, instance.data(tensor));
}

void clearGradients(Instance &instance) {
  const std::vector<TensorInfo> &tensors = instance.manifest().tensors;
  for (size_t i = 0; i < tensors.size(); ++i)
    if (tensors[i].role == Role::Gradient && tensors[i].bytes)
      std::memset(instance.writable(static_cast<int>(i)), 0, tensors[i].bytes);
}

Status runEntry(Instance &instance, const char *name) {
  Expected<int> entry = findTrainingEntry(instance.manifest(), name);
  return entry.failed() ? std::move(entry).status() : instance.run(*entry);
}
} // namespace

Expected<int> findTrainingEntry(const Manifest &manifest, const char *name) {
  int entry = manifest.entry(name);
  if (entry < 0)
    return Status::error(ExitCode::Usage, "this program has no entry '%s'",
                         name);
  return entry;
}

double lossOf(const Instance &instance) {
  return scalar(instance, instance.manifest().training.loss);
}

Status addGradients(Instance &instance, double scale) {
  setNumber(instance, instance.manifest().training.scale, scale);
  Status status = runEntry(instance, "gradients");
  if (status.failed())
    clearGradients(instance);
  return status;
}

Status applyGradients(Instance &instance, double maxNorm) {
  setNumber(instance, instance.manifest().training.maxNorm, maxNorm);
  Status status = runEntry(instance, "update");
  clearGradients(instance);
  return status;
}

double gradientNorm(const Instance &instance) {
  return scalar(instance, instance.manifest().training.gradientNorm);
}

} // namespace thunder
