//===- Schedule.h - The learning rate over a training ---------------------===//
#ifndef THUNDER_LIB_RUNTIME_SCHEDULE_H
#define THUNDER_LIB_RUNTIME_SCHEDULE_H

#include <cmath>
#include <cstdint>
#include <string_view>

namespace thunder {

/// What the learning rate is multiplied with in step `step` of `total` (both
/// counted from the beginning of the training, resumed parts included). In the
/// first `warmup` steps it rises in equal parts to 1; then it stays, or falls
/// to 0 at `total`.
inline double scheduleFactor(std::string_view name, int64_t step, int64_t total,
                             int64_t warmup) {
  if (step < warmup)
    return static_cast<double>(step + 1) / static_cast<double>(warmup);
  if (name == "constant" || total <= warmup)
    return 1;
  double done =
      static_cast<double>(step - warmup) / static_cast<double>(total - warmup);
  return name == "linear" ? 1 - done
                          : (1 + std::cos(3.14159265358979323846 * done)) / 2;
}

} // namespace thunder
#endif // THUNDER_LIB_RUNTIME_SCHEDULE_H
