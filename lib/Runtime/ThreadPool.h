//===- ThreadPool.h - A fixed number of threads for kernels ---------------===//
#ifndef THUNDER_LIB_RUNTIME_THREADPOOL_H
#define THUNDER_LIB_RUNTIME_THREADPOOL_H

#include "thunder/Runtime/ProgramImage.h"
#include "thunder/TensorFiles/Status.h"
#include <atomic>
#include <memory>
#include <pthread.h>
#include <vector>

namespace thunder {

/// Runs kernels on the calling thread and `threads - 1` workers. Each thread
/// gets one contiguous share, cut at multiples of the grain. Workers spin for
/// some microseconds between kernels, then sleep. One kernel at a time.
class ThreadPool {
public:
  ThreadPool() = default;
  ThreadPool(const ThreadPool &) = delete;
  ~ThreadPool() { stop(); }

  /// Replaces the workers; to be called between kernels.
  Status start(int threads);
  int threads() const { return static_cast<int>(workers.size()) + 1; }
  void run(thunder_kernel kernel, void *const *arguments, int64_t units,
           int64_t grain);

private:
  struct Worker {
    ThreadPool *pool;
    int index;
    pthread_t handle;
  };
  struct Work {
    thunder_kernel kernel;
    void *const *arguments;
    int64_t units, grain, chunks;
  };

  static void *workerMain(void *worker);
  void workerLoop(int index);
  void runShare(int index) const;
  void publish();
  void waitForWorkers();
  void stop();

  std::vector<std::unique_ptr<Worker>> workers;
  Work work = {};
  bool stopping = false;
  std::atomic<uint32_t> round{0}; ///< counts kernels; workers wait for a change
  std::atomic<uint32_t> pending{
      0}; ///< workers that have not finished this round
  std::atomic<uint32_t> parkedWorkers{0};
  std::atomic<uint32_t> parkedCaller{0};
};

} // namespace thunder
#endif // THUNDER_LIB_RUNTIME_THREADPOOL_H
