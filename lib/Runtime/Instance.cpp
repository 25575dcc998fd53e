//===- Instance.cpp - A program with its memory ---------------------------===//
#include "Instance.h"
#include "CpuFeatures.h"
#include "Suggest.h"
#include <algorithm>
#include <cstring>

namespace thunder {
namespace {
constexpr uint64_t tensorAlignment = 64;
constexpr uint64_t scratchAlignment = 4096;

bool hasAlignedData(const void *data) {
  return reinterpret_cast<uintptr_t>(data) % tensorAlignment == 0;
}

/// What a tensor is called in weights files.
const std::string &weightName(const TensorInfo &info) {
  return info.qualified.empty() ? info.name : info.qualified.front();
}
} // namespace

Status Instance::readManifest() {
  Expected<Manifest> result =
      parseManifest({image.manifest, image.manifest_bytes},
                    image.weights ? image.weights_bytes : 0);
  if (result.failed())
    return std::move(result).status();
  parsed = std::move(*result);
  return Status::ok();
}

Status Instance::start(const std::string &folder, int threads) {
  if (Status status = checkCpu(parsed.features); status.failed())
    return status;
  if (Status status = placeTensors(); status.failed())
    return status;
  if (!image.weights && !parsed.weightsFile.empty())
    if (Status status = loadExternalWeights(folder); status.failed())
      return status;
  resetHyper();
  return setThreads(threads ? threads : parsed.threads);
}

/// Gives every tensor a place in one block. Those with embedded values that no
/// entry changes stay where they are; their places come last and are not
/// touched, hence cost nothing.
Status Instance::placeTensors() {
  size_t count = parsed.tensors.size();
  uint64_t scratchBytes = 0;
  written.assign(count, false);
  for (const EntryInfo &entry : parsed.entries) {
    scratchBytes = std::max(scratchBytes, entry.arenaBytes);
    // What `prepare` derives may have been computed by the compiler already.
    if (entry.name == "prepare")
      continue;
    for (const std::vector<int> *list : {&entry.outputs, &entry.writes})
      for (int tensor : *list)
        written[tensor] = true;
  }

  tensors.resize(count);
  slots.resize(count);
  moved.resize(count, true);
  std::vector<uint64_t> offsets(count);
  uint64_t total = scratchBytes;
  auto place = [&](bool inWeights) {
    for (size_t i = 0; i < count; ++i) {
      const TensorInfo &info = parsed.tensors[i];
      if ((info.hasData && !written[i]) != inWeights)
        continue;
      total = (total + tensorAlignment - 1) / tensorAlignment * tensorAlignment;
      offsets[i] = total;
      if (__builtin_add_overflow(total, info.bytes, &total) ||
          total > UINT64_MAX / 4)
        return false;
    }
    return true;
  };
  if (!place(false) || !place(true))
    return Status::error(ExitCode::Memory,
                         "the tensors of the program do not fit memory");
  static_assert(scratchAlignment <= 4096, "the arena begins at a page");
  if (Status status = arena.reserve(total); status.failed())
    return status;

  scratch = arena.data();
  prepared = parsed.entry("prepare") < 0;
  bool derivedByCompiler = true;
  for (size_t i = 0; i < count; ++i) {
    const TensorInfo &info = parsed.tensors[i];
    slots[i] = arena.data() + offsets[i];
    tensors[i] = slots[i];
    derivedByCompiler &= info.role != Role::Derived || info.hasData;
    if (!info.hasData || !image.weights)
      continue;
    const char *initial = image.weights + info.dataOffset;
    moved[i] = written[i] || !hasAlignedData(initial);
    if (moved[i])
      std::memcpy(slots[i], initial, info.bytes);
    else
      tensors[i] = const_cast<char *>(initial);
  }
  prepared |= derivedByCompiler;
  return Status::ok();
}

Status Instance::loadExternalWeights(const std::string &folder) {
  Expected<TensorFile> file = readTensors(folder + "/" + parsed.weightsFile);
  if (file.failed())
    return std::move(file).status().in("the weights beside the program");
  externalWeights = std::move(*file);
  for (size_t i = 0; i < parsed.tensors.size(); ++i) {
    const TensorInfo &info = parsed.tensors[i];
    if (!info.hasData)
      continue;
    const Tensor *source = externalWeights.find(weightName(info));
    if (!source)
      return fileError("%s: tensor %s is missing",
                       quoted(externalWeights.path).c_str(),
                       quoted(weightName(info)).c_str());
    if (source->type != info.type || source->shape != info.shape)
      return fileError(
          "%s: tensor %s has dtype %s and shape %s, expected %s %s",
          quoted(externalWeights.path).c_str(), quoted(source->name).c_str(),
          tag(source->type), toString(source->shape).c_str(), tag(info.type),
          toString(info.shape).c_str());
    moved[i] = isWritten(static_cast<int>(i)) || !hasAlignedData(source->data);
    if (moved[i])
      std::memcpy(slots[i], source->data, info.bytes);
    else
      tensors[i] = const_cast<char *>(source->data);
  }
  return Status::ok();
}

char *Instance::writable(int tensor) {
  if (!moved[tensor]) {
    std::memcpy(slots[tensor], tensors[tensor], info(tensor).bytes);
    tensors[tensor] = slots[tensor];
    moved[tensor] = true;
  }
  return slots[tensor];
}

void Instance::assign(int tensor, const void *source) {
  const TensorInfo &target = info(tensor);
  char *data = slots[tensor];
  tensors[tensor] = data;
  moved[tensor] = true;
  if (target.bytes == 0)
    return;
  if (target.type != DataType::Bool) {
    std::memcpy(data, source, target.bytes);
    return;
  }
  // Compiled code counts on 0 and 1.
  for (uint64_t i = 0; i < target.bytes; ++i)
    data[i] = static_cast<const char *>(source)[i] != 0;
}

bool Instance::isWritten(int tensor) const { return written[tensor]; }

Status Instance::run(int index) {
  const EntryInfo &entry = parsed.entries[index];
  int prepare = parsed.entry("prepare");
  if (!prepared && prepare >= 0 && prepare != index) {
    for (const std::vector<int> *list :
         {&parsed.entries[prepare].outputs, &parsed.entries[prepare].writes})
      for (int tensor : *list)
        writable(tensor);
    if (Status status = run(prepare); status.failed())
      return status;
    prepared = true;
  }
  context.failure.found = false;
  int32_t result = image.entries[index](&context, scratch, tensors.data());
  if (prepare >= 0 && prepare != index)
    for (int tensor : entry.writes)
      if (info(tensor).role == Role::Parameter ||
          info(tensor).role == Role::Buffer)
        prepared = false;
  return checkFailure(result);
}

Status Instance::checkFailure(int32_t result) {
  const thunder_context::Failure &failure = context.failure;
  if (!failure.found)
    return result == 0
               ? Status::ok()
               : Status::error(ExitCode::Data,
                               "the program failed with status %d", result);
  if (failure.check < 0 ||
      failure.check >= static_cast<int32_t>(parsed.checks.size()))
    return Status::error(
        ExitCode::Data, "check %d failed at position %lld: value %lld",
        failure.check, static_cast<long long>(failure.position),
        static_cast<long long>(failure.value));
  const CheckInfo &check = parsed.checks[failure.check];
  if (failure.position < 0) // of a custom operator
    return Status::error(
        ExitCode::Data, "%s%s%s: %s (status %lld)", check.operation.c_str(),
        check.source.empty() ? "" : " at ", check.source.c_str(),
        check.message.c_str(), static_cast<long long>(failure.value));
  return Status::error(ExitCode::Data, "%s%s%s: %s (position %lld, value %lld)",
                       check.operation.c_str(),
                       check.source.empty() ? "" : " at ", check.source.c_str(),
                       check.message.c_str(),
                       static_cast<long long>(failure.position),
                       static_cast<long long>(failure.value));
}

void Instance::resetHyper() {
  for (const HyperInfo &hyper : parsed.training.hyper)
    std::memcpy(writable(hyper.tensor), &hyper.initial, sizeof hyper.initial);
}

void Instance::setSeed(int64_t seed) {
  const int64_t state[2] = {seed, 0};
  for (size_t i = 0; i < parsed.tensors.size(); ++i)
    if (parsed.tensors[i].role == Role::Rng)
      assign(static_cast<int>(i), state);
}

uint64_t Instance::memoryBytes() const {
  uint64_t scratchBytes = 0, total = 0;
  for (const EntryInfo &entry : parsed.entries)
    scratchBytes = std::max(scratchBytes, entry.arenaBytes);
  for (const TensorInfo &info : parsed.tensors)
    total += info.bytes;
  return total + scratchBytes;
}

void Instance::warmUp() {
  arena.touch();
  auto nothing = [](void *const *, int64_t, int64_t) {};
  context.pool.run(nothing, nullptr, context.pool.threads(), 1);
}

} // namespace thunder

void thunder_parallel(thunder_context *ctx, thunder_kernel kernel,
                      void *const *arguments, int64_t units, int64_t grain) {
  ctx->pool.run(kernel, arguments, units, grain);
}

void thunder_report_check(thunder_context *ctx, int32_t check, int64_t position,
                          int64_t value) {
  pthread_mutex_lock(&ctx->lock);
  thunder_context::Failure &first = ctx->failure;
  if (!first.found || check < first.check ||
      (check == first.check && position < first.position))
    first = {true, check, position, value};
  pthread_mutex_unlock(&ctx->lock);
}
