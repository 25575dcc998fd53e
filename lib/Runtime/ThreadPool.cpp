//===- ThreadPool.cpp - A fixed number of threads for kernels -------------===//
//
// A round: the caller publishes the work and advances `round`, everybody does
// its share, the last worker brings `pending` to zero. Who waits spins first
// and then announces itself as parked before it sleeps on a futex; the other
// side changes the value first and then looks for parked ones. Both orders are
// sequentially consistent, so that one of the two sees the other.
//
//===----------------------------------------------------------------------===//
#include "ThreadPool.h"
#include <algorithm>
#include <climits>
#include <cstring>
#include <immintrin.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace thunder {
namespace {
/// About 50 µs: longer than the serial work between two kernels of a program.
constexpr int spins = 2000;

void sleepWhile(std::atomic<uint32_t> &word, uint32_t value) {
  syscall(SYS_futex, reinterpret_cast<uint32_t *>(&word), FUTEX_WAIT_PRIVATE,
          value, nullptr, nullptr, 0);
}

void wakeAll(std::atomic<uint32_t> &word) {
  syscall(SYS_futex, reinterpret_cast<uint32_t *>(&word), FUTEX_WAKE_PRIVATE,
          INT_MAX, nullptr, nullptr, 0);
}

/// Returns when `done(word)` holds.
template <typename Done>
void await(std::atomic<uint32_t> &word, std::atomic<uint32_t> &parked,
           Done done) {
  for (int i = 0; i < spins; ++i) {
    if (done(word.load(std::memory_order_acquire)))
      return;
    _mm_pause();
  }
  parked.fetch_add(1);
  for (uint32_t value = word.load(); !done(value); value = word.load())
    sleepWhile(word, value);
  parked.fetch_sub(1);
}
} // namespace

Status ThreadPool::start(int threads) {
  stop();
  for (int index = 1; index < threads; ++index) {
    auto worker = std::make_unique<Worker>();
    worker->pool = this;
    worker->index = index;
    if (int error =
            pthread_create(&worker->handle, nullptr, workerMain, worker.get()))
      return Status::error(ExitCode::Memory, "cannot start thread %d of %d: %s",
                           index + 1, threads, std::strerror(error));
    workers.push_back(std::move(worker));
  }
  return Status::ok();
}

void ThreadPool::stop() {
  if (workers.empty())
    return;
  stopping = true;
  publish();
  for (auto &worker : workers)
    pthread_join(worker->handle, nullptr);
  workers.clear();
  stopping = false;
  round.store(0);
  pending.store(0);
}

void ThreadPool::run(thunder_kernel kernel, void *const *arguments,
                     int64_t units, int64_t grain) {
  if (units <= 0)
    return;
  grain = std::max<int64_t>(grain, 1);
  int64_t chunks = (units - 1) / grain + 1;
  if (workers.empty() || chunks == 1)
    return kernel(arguments, 0, units);
  work = {kernel, arguments, units, grain, chunks};
  publish();
  runShare(0);
  waitForWorkers();
}

void ThreadPool::publish() {
  pending.store(static_cast<uint32_t>(workers.size()));
  round.fetch_add(1);
  if (parkedWorkers.load())
    wakeAll(round);
}

void ThreadPool::waitForWorkers() {
  await(pending, parkedCaller, [](uint32_t left) { return left == 0; });
}

void ThreadPool::runShare(int index) const {
  int64_t count = threads();
  int64_t begin = work.chunks / count * index +
                  std::min<int64_t>(index, work.chunks % count);
  int64_t end = begin + work.chunks / count + (index < work.chunks % count);
  if (begin < end)
    work.kernel(work.arguments, begin * work.grain,
                std::min(end * work.grain, work.units));
}

void *ThreadPool::workerMain(void *argument) {
  auto *worker = static_cast<Worker *>(argument);
  worker->pool->workerLoop(worker->index);
  return nullptr;
}

void ThreadPool::workerLoop(int index) {
  for (uint32_t seen = 0;; ++seen) {
    await(round, parkedWorkers,
          [seen](uint32_t current) { return current != seen; });
    if (stopping)
      return;
    runShare(index);
    if (pending.fetch_sub(1) == 1 && parkedCaller.load())
      wakeAll(pending);
  }
}

} // namespace thunder
