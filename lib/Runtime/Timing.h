//===- Timing.h - The times of runs, as one line of JSON ------------------===//
#ifndef THUNDER_LIB_RUNTIME_TIMING_H
#define THUNDER_LIB_RUNTIME_TIMING_H

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

namespace thunder {

/// Seconds of a clock that never goes back.
inline double now() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<double>(time.tv_sec) +
         1e-9 * static_cast<double>(time.tv_nsec);
}

/// Prints {"runs":N,"p50_us":…,"min_us":…,"mean_us":…} of at least one time in
/// seconds.
inline void printTimes(std::vector<double> seconds) {
  std::sort(seconds.begin(), seconds.end());
  size_t count = seconds.size();
  double sum = 0;
  for (double s : seconds)
    sum += s;
  double median = (seconds[(count - 1) / 2] + seconds[count / 2]) / 2;
  std::printf(
      "{\"runs\":%zu,\"p50_us\":%.3f,\"min_us\":%.3f,\"mean_us\":%.3f}\n",
      count, median * 1e6, seconds.front() * 1e6,
      sum / static_cast<double>(count) * 1e6);
}

} // namespace thunder
#endif // THUNDER_LIB_RUNTIME_TIMING_H
