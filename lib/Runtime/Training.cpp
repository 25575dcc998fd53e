//===- Training.cpp - Training programs -----------------------------------===//
#include "Batches.h"
#include "Program.h"
#include "Schedule.h"
#include "State.h"
#include "Timing.h"
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
  Status close() {
    FILE *open = file;
    file = nullptr;
    return open && std::fclose(open) != 0 ? failure() : Status::ok();
  }
  bool isOpen() const { return file; }

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
    entry = manifest.entry("step");
    if (entry < 0)
      return fileError("this program has no entry 'step'");
    if (Status status = prepare(); status.failed())
      return status;
    Progress progress(options.progress == "auto");
    for (int64_t i = 0; i < options.steps.value; ++i) {
      double lr = setHyper(start + i);
      batches.set(instance, start + i);
      double begin = now();
      if (Status status = instance.run(entry); status.failed()) {
        progress.endLine();
        return std::move(status).in("step " + formatInteger(start + i));
      }
      if (options.time)
        seconds.push_back(now() - begin);
      if (Status status =
              log.isOpen() ? log.write(logLine(start + i, lr)) : Status::ok();
          status.failed())
        return status;
      progress.show(i + 1, options.steps.value, loss(), lr);
      bool save = options.saveEvery.given &&
                  (start + i + 1) % options.saveEvery.value == 0;
      if (save && i + 1 < options.steps.value)
        if (Status status = saveState(instance, options.saveState);
            status.failed())
          return status;
    }
    progress.endLine();
    return finish();
  }

private:
  /// Everything that can fail before the first step.
  Status prepare() {
    std::memcpy(&start, instance.data(manifest.training.step), sizeof start);
    if (start > INT64_MAX / 4)
      return fileError("the state's train.step is too large");
    if (!options.data.empty())
      if (Status status =
              batches.load(instance, options.data, options.dropLast);
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

  double loss() const {
    return toDouble(instance.info(manifest.training.loss).type,
                    instance.data(manifest.training.loss));
  }

  std::string logLine(int64_t step, double lr) const {
    JsonWriter json;
    json.beginObject().key("step").integer(step).key("loss");
    if (instance.info(manifest.training.loss).type == DataType::F64)
      json.number(loss());
    else
      json.number(static_cast<float>(loss()));
    if (rate >= 0)
      json.key("lr").number(lr);
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
  Batches batches;
  Log log;
  std::vector<double> seconds;
  int entry = -1;
  int rate = -1;     ///< which run-time number is the learning rate
  int64_t start = 0; ///< steps done before this run
};
} // namespace

Status trainProgram(Instance &instance, const Options &options) {
  return Trainer(instance, options).run();
}

} // namespace thunder
