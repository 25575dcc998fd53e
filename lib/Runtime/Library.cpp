//===- Library.cpp - The C interface of `--emit=lib` ----------------------===//
#include "thunder/Runtime/Library.h"
#include "Inputs.h"
#include "State.h"
#include "Suggest.h"
#include "TrainingEntries.h"
#include <algorithm>
#include <cstring>
#include <dlfcn.h>

using namespace thunder;

struct thunder_handle {
  explicit thunder_handle(const thunder_image &image)
      : instance(image), description(image.manifest, image.manifest_bytes) {}

  Instance instance;
  std::string description;
  std::string error;
  bool usable = false; ///< create succeeded
};

namespace {
/// The folder of the library that `image` lies in.
std::string libraryFolder(const thunder_image *image) {
  Dl_info facts;
  std::string_view path =
      dladdr(image, &facts) && facts.dli_fname ? facts.dli_fname : "";
  size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? "."
                                         : std::string(path.substr(0, slash));
}

Status create(thunder_handle &handle, const thunder_image &image,
              const char *stateFile) {
  if (Status status = handle.instance.readManifest(); status.failed())
    return status;
  if (Status status = handle.instance.start(libraryFolder(&image), 0);
      status.failed())
    return status;
  return stateFile ? loadState(handle.instance, stateFile, StateKind::Full)
                   : Status::ok();
}

/// Keeps the error of a call for last_error; returns its code.
int finish(thunder_handle *handle, const Status &status) {
  handle->error = status.text();
  return static_cast<int>(status.code());
}

/// Runs `body` on a handle that create made successfully.
template <typename Body> int guarded(thunder_handle *handle, Body body) {
  if (!handle || !handle->usable) // the error of create stays
    return static_cast<int>(ExitCode::Usage);
  return finish(handle, body(handle->instance));
}

Status checkBytes(const TensorInfo &info, std::string_view name,
                  const void *data, size_t bytes) {
  if (bytes != info.bytes)
    return fileError("tensor %s has %zu bytes, expected %llu (%s %s)",
                     quoted(name).c_str(), bytes,
                     static_cast<unsigned long long>(info.bytes),
                     tag(info.type), toString(info.shape).c_str());
  return data || bytes == 0
             ? Status::ok()
             : Status::error(ExitCode::Usage, "tensor %s: the buffer is null",
                             quoted(name).c_str());
}

Status checkBuffers(const thunder_buffer *buffers, int32_t count) {
  if (count < 0 || (count > 0 && !buffers))
    return Status::error(ExitCode::Usage,
                         "the list of buffers is null or its length negative");
  for (int32_t i = 0; i < count; ++i)
    if (!buffers[i].name)
      return Status::error(ExitCode::Usage, "buffer %d has no name", i);
  return Status::ok();
}

/// The caller's buffers as tensors of the types that the program expects.
/// Names that are not among `wanted` keep a type that matches nothing;
/// bindNames reports them.
Expected<std::vector<Binding>> bindBuffers(const Manifest &manifest,
                                           const std::vector<int> &wanted,
                                           const thunder_buffer *buffers,
                                           int32_t count,
                                           std::vector<Tensor> &views) {
  if (Status status = checkBuffers(buffers, count); status.failed())
    return status;
  views.reserve(count);
  std::vector<const Tensor *> given;
  for (int32_t i = 0; i < count; ++i) {
    Tensor view;
    view.name = buffers[i].name;
    view.data = static_cast<const char *>(buffers[i].data);
    view.bytes = buffers[i].bytes;
    views.push_back(std::move(view));
    given.push_back(&views.back());
  }
  Expected<std::vector<Binding>> bindings =
      bindNames(manifest, wanted, given, "inputs");
  if (bindings.failed())
    return bindings;
  for (const Binding &binding : *bindings) {
    const TensorInfo &info = manifest.tensors[binding.tensor];
    if (Status status = checkBytes(info, binding.given->name,
                                   binding.given->data, binding.given->bytes);
        status.failed())
      return status;
    Tensor &view = views[binding.given - views.data()];
    view.type = info.type;
    view.shape = info.shape;
  }
  return bindings;
}

Status runOnce(Instance &instance, const thunder_buffer *inputs,
               int32_t inputCount, const thunder_buffer *outputs,
               int32_t outputCount) {
  const Manifest &manifest = instance.manifest();
  int entry = manifest.entry(manifest.mode == Manifest::Mode::Grad ? "grad"
                                                                   : "forward");
  if (entry < 0)
    return Status::error(
        ExitCode::Usage,
        "this library was compiled to train; it has no entry to run");
  if (Status status = checkBuffers(outputs, outputCount); status.failed())
    return status;
  std::vector<Tensor> results = namedOutputs(instance, entry);
  std::vector<std::string> names;
  for (const Tensor &result : results)
    names.push_back(result.name);
  std::vector<size_t> sources; ///< positions in `results`
  for (int32_t i = 0; i < outputCount; ++i) {
    auto result =
        std::find_if(results.begin(), results.end(), [&](const Tensor &t) {
          return t.name == outputs[i].name;
        });
    if (result == results.end())
      return fileError("there is no output %s%s",
                       quoted(outputs[i].name).c_str(),
                       didYouMean(outputs[i].name, names).c_str());
    if (result->bytes != outputs[i].bytes ||
        (!outputs[i].data && result->bytes))
      return fileError("output %s: the buffer has %zu bytes, expected %llu",
                       quoted(result->name).c_str(),
                       outputs[i].data ? outputs[i].bytes : 0,
                       static_cast<unsigned long long>(result->bytes));
    sources.push_back(result - results.begin());
  }

  std::vector<int> wanted = manifest.userInputs();
  for (const SeedInfo &seed : manifest.seeds)
    wanted.push_back(seed.tensor);
  std::vector<Tensor> views;
  if (auto bindings = bindBuffers(manifest, wanted, inputs, inputCount, views);
      bindings.failed())
    return std::move(bindings).status();
  std::vector<const Tensor *> given;
  for (const Tensor &view : views)
    given.push_back(&view);
  if (Status status = setInputs(instance, given, "inputs"); status.failed())
    return status;
  if (Status status = instance.run(entry); status.failed())
    return status;
  // Tensors may have moved out of the weights since: ask for their data anew.
  results = namedOutputs(instance, entry);
  for (int32_t i = 0; i < outputCount; ++i)
    if (const Tensor &source = results[sources[i]]; source.bytes)
      std::memcpy(outputs[i].data, source.data, source.bytes);
  return Status::ok();
}

/// What a call to a training entry takes besides run-time numbers.
enum class Takes { Batch, Nothing };

/// Copies a batch and run-time numbers in, all checked before. Numbers that are
/// not given have their defaults.
Status setTrainingInputs(Instance &instance, Takes takes,
                         const thunder_buffer *inputs, int32_t count) {
  const Manifest &manifest = instance.manifest();
  if (Status status = checkBuffers(inputs, count); status.failed())
    return status;
  std::vector<int> wanted;
  if (takes == Takes::Batch)
    wanted = manifest.training.data;
  // Run-time numbers are optional: wanted only when given.
  for (const HyperInfo &hyper : manifest.training.hyper)
    if (std::any_of(inputs, inputs + count, [&](const thunder_buffer &b) {
          return manifest.tensors[hyper.tensor].name == b.name;
        }))
      wanted.push_back(hyper.tensor);
  std::vector<Tensor> views;
  Expected<std::vector<Binding>> bindings =
      bindBuffers(manifest, wanted, inputs, count, views);
  if (bindings.failed())
    return std::move(bindings).status();
  instance.resetHyper();
  for (const Binding &binding : *bindings)
    instance.assign(binding.tensor, binding.given->data);
  return Status::ok();
}

Status runOnBatch(Instance &instance, const char *name,
                  const thunder_buffer *inputs, int32_t count, double *loss) {
  Expected<int> entry = findTrainingEntry(instance.manifest(), name);
  if (entry.failed())
    return std::move(entry).status();
  if (Status status = setTrainingInputs(instance, Takes::Batch, inputs, count);
      status.failed())
    return status;
  if (Status status = instance.run(*entry); status.failed())
    return status;
  if (loss)
    *loss = lossOf(instance);
  return Status::ok();
}

Status addBatch(Instance &instance, const thunder_buffer *inputs, int32_t count,
                double scale, double *loss) {
  if (Expected<int> entry = findTrainingEntry(instance.manifest(), "gradients");
      entry.failed())
    return std::move(entry).status();
  if (Status status = setTrainingInputs(instance, Takes::Batch, inputs, count);
      status.failed())
    return status;
  if (Status status = addGradients(instance, scale); status.failed())
    return status;
  if (loss)
    *loss = lossOf(instance);
  return Status::ok();
}

Status update(Instance &instance, const thunder_buffer *numbers, int32_t count,
              double maxNorm, double *norm) {
  if (Expected<int> entry = findTrainingEntry(instance.manifest(), "update");
      entry.failed())
    return std::move(entry).status();
  if (Status status =
          setTrainingInputs(instance, Takes::Nothing, numbers, count);
      status.failed())
    return status;
  if (Status status = applyGradients(instance, maxNorm); status.failed())
    return status;
  if (norm)
    *norm = gradientNorm(instance);
  return Status::ok();
}

Expected<int> findState(const Instance &instance, const char *name) {
  if (!name)
    return Status::error(ExitCode::Usage, "the name is null");
  std::vector<std::string> known;
  for (const StateName &entry : stateNames(instance)) {
    if (entry.name == name)
      return entry.tensor;
    known.push_back(entry.name);
  }
  // Not in state files, but good to have: to sum them over processes.
  const std::vector<TensorInfo> &tensors = instance.manifest().tensors;
  for (size_t i = 0; i < tensors.size(); ++i)
    if (tensors[i].role == Role::Gradient && tensors[i].name == name)
      return static_cast<int>(i);
  return fileError("there is no state %s%s", quoted(name).c_str(),
                   didYouMean(name, known).c_str());
}
} // namespace

int thunder_rt_create(const char *state_file, thunder_handle **out,
                      const thunder_image *image) {
  if (!out)
    return static_cast<int>(ExitCode::Usage);
  *out = new thunder_handle(*image);
  Status status = create(**out, *image, state_file);
  (*out)->usable = !status.failed();
  return finish(*out, status);
}

const char *thunder_rt_describe(thunder_handle *handle) {
  return handle ? handle->description.c_str() : "";
}

const char *thunder_rt_last_error(const thunder_handle *handle) {
  return handle ? handle->error.c_str() : "the handle is null";
}

int thunder_rt_set_threads(thunder_handle *handle, int threads) {
  return guarded(handle, [&](Instance &instance) {
    if (threads < 1 || threads > 1024)
      return Status::error(ExitCode::Usage,
                           "%d threads: the number must be from 1 to 1024",
                           threads);
    return instance.setThreads(threads);
  });
}

int thunder_rt_run(thunder_handle *handle, const thunder_buffer *inputs,
                   int32_t input_count, const thunder_buffer *outputs,
                   int32_t output_count) {
  return guarded(handle, [&](Instance &instance) {
    return runOnce(instance, inputs, input_count, outputs, output_count);
  });
}

int thunder_rt_step(thunder_handle *handle, const thunder_buffer *inputs,
                    int32_t input_count, double *loss) {
  return guarded(handle, [&](Instance &instance) {
    return runOnBatch(instance, "step", inputs, input_count, loss);
  });
}

int thunder_rt_gradients(thunder_handle *handle, const thunder_buffer *inputs,
                         int32_t input_count, double scale, double *loss) {
  return guarded(handle, [&](Instance &instance) {
    return addBatch(instance, inputs, input_count, scale, loss);
  });
}

int thunder_rt_update(thunder_handle *handle, const thunder_buffer *numbers,
                      int32_t number_count, double max_norm, double *norm) {
  return guarded(handle, [&](Instance &instance) {
    return update(instance, numbers, number_count, max_norm, norm);
  });
}

int thunder_rt_evaluate(thunder_handle *handle, const thunder_buffer *inputs,
                        int32_t input_count, double *loss) {
  return guarded(handle, [&](Instance &instance) {
    return runOnBatch(instance, "evaluate", inputs, input_count, loss);
  });
}

int thunder_rt_get_state(thunder_handle *handle, const char *name, void *data,
                         size_t bytes) {
  return guarded(handle, [&](Instance &instance) {
    Expected<int> tensor = findState(instance, name);
    if (tensor.failed())
      return std::move(tensor).status();
    Status status = checkBytes(instance.info(*tensor), name, data, bytes);
    if (!status.failed() && bytes)
      std::memcpy(data, instance.data(*tensor), bytes);
    return status;
  });
}

int thunder_rt_set_state(thunder_handle *handle, const char *name,
                         const void *data, size_t bytes) {
  return guarded(handle, [&](Instance &instance) {
    Expected<int> tensor = findState(instance, name);
    if (tensor.failed())
      return std::move(tensor).status();
    Status status = checkBytes(instance.info(*tensor), name, data, bytes);
    if (!status.failed()) {
      instance.assign(*tensor, data);
      instance.parametersChanged();
    }
    return status;
  });
}

int thunder_rt_save_state(thunder_handle *handle, const char *path) {
  return guarded(handle, [&](Instance &instance) {
    return path ? saveState(instance, path)
                : Status::error(ExitCode::Usage, "the path is null");
  });
}

void thunder_rt_destroy(thunder_handle *handle) { delete handle; }
