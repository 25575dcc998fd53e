//===- Training.cpp - Training programs -----------------------------------===//
#include "Batches.h"
#include "Program.h"
#include "Schedule.h"
#include "State.h"
#include "Timing.h"
#include "TrainingEntries.h"
#include "thunder/TensorFiles/Json.h"
#include "thunder/TensorFiles/Numbers.h"
#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace thunder {
namespace {
/// The file of --log: a line of JSON for each step.
class Log {
public:
  ~Log() {
    if (file)
      std::fclose(file);
  }
  Status open(const std::string &newPath) {
    path = newPath;
    file = std::fopen(path.c_str(), "we");
    if (!file)
      return failure();
    std::setvbuf(file, nullptr, _IOLBF, 1 << 12);
    return Status::ok();
  }
  Status write(const std::string &line) {
    if (!file || std::fprintf(file, "%s\n", line.c_str()) >= 0)
      return Status::ok();
    return failure();
  }
  bool isOpen() const { return file; }
  Status close() {
    FILE *open = file;
    file = nullptr;
    return open && std::fclose(open) != 0 ? failure() : Status::ok();
  }

private:
  Status failure() const {
    return fileError("cannot write %s: %s", quoted(path).c_str(),
                     std::strerror(errno));
  }
  std::string path;
  FILE *file = nullptr;
};

/// One line on stderr that tells how far the training is: overwritten in place
/// on a terminal, printed once at the end elsewhere.
class Progress {
public:
  explicit Progress(bool enabled)
      : enabled(enabled), live(enabled && isatty(STDERR_FILENO)), begin(now()) {
  }
  ~Progress() { endLine(); }

  void show(int64_t done, int64_t total, double loss, double lr) {
    if (!enabled || (done < total && (!live || now() - shown < 0.1)))
      return;
    shown = now();
    double rate = static_cast<double>(done) / std::max(shown - begin, 1e-9);
    std::fprintf(stderr, "%sstep %lld/%lld  loss %s  lr %s  %.0f steps/s%s",
                 live ? "\r" : "", static_cast<long long>(done),
                 static_cast<long long>(total),
                 formatFloat(static_cast<float>(loss)).c_str(),
                 formatFloat(static_cast<float>(lr)).c_str(), rate,
                 live ? "\033[K" : "\n");
    open = live;
  }

  void showValidation(int64_t done, double loss) {
    if (!enabled)
      return;
    endLine();
    std::fprintf(stderr, "after step %lld: validation loss %s\n",
                 static_cast<long long>(done),
                 formatFloat(static_cast<float>(loss)).c_str());
  }

  /// Leaves the line, so that an error begins at the left.
  void endLine() {
    if (open)
      std::fputc('\n', stderr);
    open = false;
  }

private:
  bool enabled, live;
  bool open = false;
  double begin, shown = 0;
};

class Trainer {
public:
  Trainer(Instance &instance, const Options &options)
      : instance(instance), manifest(instance.manifest()), options(options) {
    const std::vector<HyperInfo> &hyper = manifest.training.hyper;
    for (size_t i = 0; i < hyper.size(); ++i)
      if (hyper[i].flag == "lr")
        rate = static_cast<int>(i);
  }

  Status run() {
    if (Status status = prepare(); status.failed())
      return status;
    Progress progress(options.progress == "auto");
    for (int64_t i = 0; i < options.steps.value; ++i) {
      double lr = setHyper(start + i);
      double begin = now();
      if (Status status = isSplit() ? stepInParts(start + i) : step(start + i);
          status.failed()) {
        progress.endLine();
        return std::move(status).in("step " + formatInteger(start + i));
      }
      if (options.time)
        seconds.push_back(now() - begin);
      if (log.isOpen())
        if (Status status = log.write(logLine(start + i, lr)); status.failed())
          return status;
      progress.show(i + 1, options.steps.value, loss, lr);
      bool isLast = i + 1 == options.steps.value;
      if (isDue(options.validateEvery, start + i + 1) && !isLast)
        if (Status status = validate(start + i + 1, progress); status.failed())
          return status;
      if (isDue(options.saveEvery, start + i + 1) && !isLast)
        if (Status status = saveState(instance, options.saveState);
            status.failed())
          return status;
    }
    if (!options.validate.empty())
      if (Status status = validate(start + options.steps.value, progress);
          status.failed())
        return status;
    progress.endLine();
    return finish();
  }

private:
  /// Everything that can fail before the first step.
  Status prepare() {
    Expected<int> found = findTrainingEntry(manifest, "step");
    if (found.failed())
      return std::move(found).status();
    entry = *found;
    std::memcpy(&start, instance.data(manifest.training.step), sizeof start);
    if (start > INT64_MAX / 4)
      return fileError("the state's train.step is too large");
    if (int64_t last; __builtin_mul_overflow(start + options.steps.value,
                                             microBatches(), &last))
      return Status::error(ExitCode::Usage,
                           "--steps times --accumulate is too large");
    if (!options.data.empty())
      if (Status status =
              batches.load(instance, options.data, options.dropLast);
          status.failed())
        return status;
    if (!options.validate.empty())
      if (Status status =
              validation.load(instance, options.validate, options.dropLast);
          status.failed())
        return status;
    if (options.shuffle)
      batches.shuffle(static_cast<uint64_t>(options.seed.value));
    if (!options.saveState.empty())
      if (Status status = checkWritable(options.saveState); status.failed())
        return status;
    if (!options.log.empty())
      if (Status status = log.open(options.log); status.failed())
        return status;
    if (options.time)
      instance.warmUp();
    return Status::ok();
  }

  /// Sets the run-time numbers of a step; returns its learning rate.
  double setHyper(int64_t step) {
    double lr = 0;
    for (size_t i = 0; i < options.hyper.size(); ++i) {
      double value = options.hyper[i];
      if (static_cast<int>(i) == rate)
        lr = value *=
            scheduleFactor(options.schedule, step, start + options.steps.value,
                           options.warmup.value);
      std::memcpy(instance.writable(manifest.training.hyper[i].tensor), &value,
                  sizeof value);
    }
    return lr;
  }

  int64_t microBatches() const {
    return options.accumulate.given ? options.accumulate.value : 1;
  }

  /// Clipping needs all gradients, accumulation those of several batches.
  bool isSplit() const { return options.clipNorm.given || microBatches() > 1; }

  static bool isDue(const Count &every, int64_t done) {
    return every.given && done % every.value == 0;
  }

  Status step(int64_t number) {
    batches.set(instance, number);
    Status status = instance.run(entry);
    loss = lossOf(instance);
    return status;
  }

  /// Gradients of (loss / N) for N batches, as one backward pass after the
  /// other adds them in PyTorch, then the update.
  Status stepInParts(int64_t number) {
    int64_t count = microBatches();
    double sum = 0;
    for (int64_t i = 0; i < count; ++i) {
      batches.set(instance, number * count + i);
      if (Status status =
              addGradients(instance, 1 / static_cast<double>(count));
          status.failed())
        return status;
      sum += lossOf(instance);
    }
    loss = sum / static_cast<double>(count);
    return applyGradients(instance,
                          options.clipNorm.given ? options.clipNorm.value : -1);
  }

  /// The mean loss over the validation data after `done` steps.
  Status validate(int64_t done, Progress &progress) {
    Expected<int> evaluate = findTrainingEntry(manifest, "evaluate");
    if (evaluate.failed())
      return std::move(evaluate).status();
    double sum = 0;
    for (int64_t i = 0; i < validation.count(); ++i) {
      validation.set(instance, i);
      if (Status status = instance.run(*evaluate); status.failed()) {
        progress.endLine();
        return std::move(status).in("validation after step " +
                                    formatInteger(done));
      }
      sum += lossOf(instance);
    }
    // Both have their data in the same tensors.
    validation.forget();
    batches.forget();
    double mean = sum / static_cast<double>(validation.count());
    progress.showValidation(done, mean);
    JsonWriter json;
    json.beginObject().key("step").integer(done).key("validation_loss");
    writeLoss(json, mean);
    json.endObject();
    return log.write(json.text());
  }

  /// As precise as the model computes it.
  void writeLoss(JsonWriter &json, double value) const {
    if (instance.info(manifest.training.loss).type == DataType::F64)
      json.number(value);
    else
      json.number(static_cast<float>(value));
  }

  std::string logLine(int64_t step, double lr) const {
    JsonWriter json;
    json.beginObject().key("step").integer(step).key("loss");
    writeLoss(json, loss);
    if (rate >= 0)
      json.key("lr").number(lr);
    if (options.clipNorm.given)
      json.key("grad_norm").number(static_cast<float>(gradientNorm(instance)));
    json.endObject();
    return json.text();
  }

  Status finish() {
    if (Status status = log.close(); status.failed())
      return status;
    if (!options.saveState.empty())
      if (Status status = saveState(instance, options.saveState);
          status.failed())
        return status;
    if (options.time)
      printTimes(std::move(seconds));
    return Status::ok();
  }

  Instance &instance;
  const Manifest &manifest;
  const Options &options;
  Batches batches, validation;
  Log log;
  std::vector<double> seconds;
  int entry = -1;
  int rate = -1;     ///< which run-time number is the learning rate
  int64_t start = 0; ///< steps done before this run
  double loss = 0;   ///< of the last step
};
} // namespace

Status trainProgram(Instance &instance, const Options &options) {
  return Trainer(instance, options).run();
}

} // namespace thunder
