//===- Program.cpp - Inference and gradient programs ----------------------===//
#include "Program.h"
#include "Inputs.h"
#include "State.h"
#include "Timing.h"
#include "thunder/TensorFiles/Numbers.h"
#include <cstring>

namespace thunder {
namespace {
/// The files of --inputs and --input, kept open while their tensors are used.
struct InputFiles {
  std::vector<TensorFile> files;
  std::vector<const Tensor *> tensors;
};

Status readInputFile(const std::string &path, const std::string &name,
                     InputFiles &inputs) {
  Expected<TensorFile> file = readTensors(path);
  if (file.failed())
    return std::move(file).status();
  if (!name.empty()) {
    if (file->tensors.size() != 1)
      return fileError(
          "%s: --input takes a file with one tensor, this one has %zu",
          quoted(path).c_str(), file->tensors.size());
    file->tensors[0].name = name;
  }
  inputs.files.push_back(std::move(*file));
  return Status::ok();
}

Status readInputs(const Options &options, InputFiles &inputs) {
  if (!options.inputs.empty())
    if (Status status = readInputFile(options.inputs, "", inputs);
        status.failed())
      return status;
  for (const std::string &pair : options.input) {
    size_t equals = pair.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == pair.size())
      return Status::error(ExitCode::Usage, "--input needs NAME=FILE, not %s",
                           quoted(pair).c_str());
    if (Status status = readInputFile(pair.substr(equals + 1),
                                      pair.substr(0, equals), inputs);
        status.failed())
      return status;
  }
  for (const TensorFile &file : inputs.files)
    for (const Tensor &tensor : file.tensors)
      inputs.tensors.push_back(&tensor);
  return Status::ok();
}

/// Copies of what an entry writes, so that every repetition begins alike.
class Snapshot {
public:
  Status take(const Instance &instance, const EntryInfo &entry) {
    for (int tensor : entry.writes) {
      const TensorInfo &info = instance.info(tensor);
      Tensor copy;
      copy.type = info.type;
      copy.shape = info.shape;
      Expected<char *> memory = copy.allocate();
      if (memory.failed())
        return std::move(memory).status();
      std::memcpy(*memory, instance.data(tensor), info.bytes);
      copies.push_back(std::move(copy));
      tensors.push_back(tensor);
    }
    return Status::ok();
  }

  void restore(Instance &instance) const {
    for (size_t i = 0; i < tensors.size(); ++i)
      instance.assign(tensors[i], copies[i].data);
  }

private:
  std::vector<int> tensors;
  std::vector<Tensor> copies;
};

/// Runs once; with --time or --repeat after a run to warm up, each time from
/// the same state. The last run's results stay.
Status runRepeatedly(Instance &instance, int entry, const Options &options,
                     std::vector<double> &seconds) {
  bool measured = options.time || options.repeat.given;
  int64_t runs = options.repeat.given ? options.repeat.value : 1;
  Snapshot snapshot;
  if (measured) {
    instance.warmUp();
    if (Status status =
            snapshot.take(instance, instance.manifest().entries[entry]);
        status.failed())
      return status;
    if (Status status = instance.run(entry); status.failed())
      return status;
  }
  for (int64_t i = 0; i < runs; ++i) {
    if (measured)
      snapshot.restore(instance);
    double begin = now();
    if (Status status = instance.run(entry); status.failed())
      return status;
    if (options.time)
      seconds.push_back(now() - begin);
  }
  return Status::ok();
}

std::string formatElement(const Tensor &tensor, const char *data) {
  double value = toDouble(tensor.type, data);
  switch (info(tensor.type).number) {
  case NumberClass::Boolean:
    return value ? "true" : "false";
  case NumberClass::Complex: {
    DataType part =
        tensor.type == DataType::C64 ? DataType::F32 : DataType::F64;
    double imaginary = toDouble(part, data + itemSize(part));
    return formatFloat(value) + (imaginary < 0 ? "" : "+") +
           formatFloat(imaginary) + "j";
  }
  case NumberClass::Floating:
    return tensor.type == DataType::F64
               ? formatDouble(value)
               : formatFloat(static_cast<float>(value));
  case NumberClass::Signed:
  case NumberClass::Unsigned:
    break;
  }
  if (tensor.type == DataType::I64 || tensor.type == DataType::U64) {
    int64_t exact;
    std::memcpy(&exact, data, sizeof exact);
    return tensor.type == DataType::I64 ? formatInteger(exact)
                                        : formatDouble(static_cast<double>(
                                              static_cast<uint64_t>(exact)));
  }
  return formatInteger(static_cast<int64_t>(value));
}

/// Name, dtype and shape, then the first rows of values.
void printTensor(const Tensor &tensor) {
  constexpr int64_t mostRows = 32, mostColumns = 32;
  std::printf("%s %s %s\n", tensor.name.c_str(), tag(tensor.type),
              toString(tensor.shape).c_str());
  int64_t columns = tensor.shape.empty() ? 1 : tensor.shape.back();
  int64_t rows = columns ? elementCount(tensor.shape).value_or(0) / columns : 0;
  for (int64_t row = 0; row < std::min(rows, mostRows); ++row) {
    for (int64_t column = 0; column < std::min(columns, mostColumns); ++column)
      std::printf(" %s",
                  formatElement(tensor, tensor.data + (row * columns + column) *
                                                          itemSize(tensor.type))
                      .c_str());
    std::printf(columns > mostColumns ? " …\n" : "\n");
  }
  if (rows > mostRows)
    std::printf(" …\n");
}

/// Writes outputs and state; no file appears before all are complete.
Status writeResults(const Instance &instance,
                    const std::vector<Tensor> &outputs,
                    const Options &options) {
  AtomicFile outputFile, stateFile;
  if (!options.outputs.empty()) {
    Expected<AtomicFile> file = AtomicFile::create(options.outputs);
    if (file.failed())
      return std::move(file).status();
    outputFile = std::move(*file);
    if (Status status = writeTensors(outputFile, options.outputs, outputs);
        status.failed())
      return status;
    if (Status status = outputFile.finish(); status.failed())
      return status;
  }
  if (!options.saveState.empty()) {
    Expected<AtomicFile> file =
        AtomicFile::create(options.saveState, AtomicFile::Durability::Power);
    if (file.failed())
      return std::move(file).status();
    stateFile = std::move(*file);
    if (Status status = writeState(instance, stateFile, options.saveState);
        status.failed())
      return status;
    if (Status status = stateFile.finish(); status.failed())
      return status;
  }
  if (Status status = outputFile.commit(); status.failed())
    return status;
  return stateFile.commit();
}
} // namespace

Status runProgram(Instance &instance, const Options &options) {
  const Manifest &manifest = instance.manifest();
  int entry = manifest.entry(manifest.mode == Manifest::Mode::Grad ? "grad"
                                                                   : "forward");
  if (entry < 0)
    return fileError("this program has no entry to run");
  InputFiles inputs;
  if (Status status = readInputs(options, inputs); status.failed())
    return status;
  std::string origin =
      inputs.files.empty() ? "inputs" : quoted(inputs.files.front().path);
  if (Status status = setInputs(instance, inputs.tensors, origin);
      status.failed())
    return status;
  for (const std::string *path : {&options.outputs, &options.saveState})
    if (!path->empty())
      if (Status status = checkWritable(*path); status.failed())
        return status;

  std::vector<double> seconds;
  if (Status status = runRepeatedly(instance, entry, options, seconds);
      status.failed())
    return status;
  std::vector<Tensor> outputs = namedOutputs(instance, entry);
  if (Status status = writeResults(instance, outputs, options); status.failed())
    return status;
  if (options.print)
    for (const Tensor &output : outputs)
      printTensor(output);
  if (options.time)
    printTimes(std::move(seconds));
  return Status::ok();
}

} // namespace thunder
