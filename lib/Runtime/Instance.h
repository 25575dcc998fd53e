//===- Instance.h - A program with its memory -----------------------------===//
//
// What runs: the parsed manifest, the memory of all tensors and of the arena,
// the threads. The command line and the library interface are built on it. It
// holds no global state; one thread at a time may use it.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_RUNTIME_INSTANCE_H
#define THUNDER_LIB_RUNTIME_INSTANCE_H

#include "Arena.h"
#include "Manifest.h"
#include "ThreadPool.h"
#include "thunder/Runtime/ProgramImage.h"
#include "thunder/TensorFiles/TensorFile.h"
#include <pthread.h>

/// What kernels see as `thunder_context`.
struct thunder_context {
  thunder::ThreadPool pool;

  /// The first failed check in the order of the manifest and of the data,
  /// whatever the order of the threads.
  struct Failure {
    bool found = false;
    int32_t check = 0;
    int64_t position = 0, value = 0;
  } failure;
  pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
};

namespace thunder {

class Instance {
public:
  explicit Instance(const thunder_image &image) : image(image) {}
  Instance(const Instance &) = delete;

  /// Parses the manifest only: enough for --info and --help.
  Status readManifest();

  /// Checks the CPU and sets up memory, weights and threads. `folder` is where
  /// an external weights file is looked for; `threads` 0 is the manifest's.
  Status start(const std::string &folder, int threads);

  const Manifest &manifest() const { return parsed; }
  const TensorInfo &info(int tensor) const { return parsed.tensors[tensor]; }

  const void *data(int tensor) const { return tensors[tensor]; }
  /// The data for writing: a tensor that lies in the embedded weights moves to
  /// memory of its own first.
  char *writable(int tensor);
  /// Copies a tensor's bytes in; `source` may have any alignment.
  void assign(int tensor, const void *source);
  /// True when an entry of the program (other than `prepare`) changes it.
  bool isWritten(int tensor) const;
  /// To be called when a parameter or buffer was changed from outside.
  void parametersChanged() { prepared = false; }

  Status setThreads(int threads) { return context.pool.start(threads); }

  /// Runs an entry (and `prepare` first, when needed). On a failed data check
  /// the tensors that the entry writes have no defined value.
  Status run(int entry);

  /// Sets the run-time numbers of training to their defaults.
  void resetHyper();
  /// Begins the random numbers of `seed`; nothing in a program without draws.
  void setSeed(int64_t seed);

  /// Bytes of tensors and arena together.
  uint64_t memoryBytes() const;

  /// Brings the memory in and wakes the threads, before a measurement.
  void warmUp();

private:
  Status placeTensors();
  Status loadExternalWeights(const std::string &folder);
  Status checkFailure(int32_t result);

  const thunder_image &image;
  Manifest parsed;
  Arena arena;
  TensorFile externalWeights;
  thunder_context context;
  std::vector<void *> tensors; ///< what entries get
  std::vector<char *> slots;   ///< the place of each tensor in the arena
  std::vector<bool> moved;     ///< tensors[i] == slots[i]
  std::vector<bool> written;   ///< see isWritten
  char *scratch = nullptr;     ///< the arena of the entries
  bool prepared = false;
};

} // namespace thunder
#endif // THUNDER_LIB_RUNTIME_INSTANCE_H
