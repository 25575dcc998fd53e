//===- State.h - Parameters, buffers and training state in files ----------===//
//
// A state file holds parameters and buffers under their qualified names (a
// tied one under each), optimizer slots as `optimizer.SLOT.NAME`, and
// `train.step`.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_RUNTIME_STATE_H
#define THUNDER_LIB_RUNTIME_STATE_H

#include "Instance.h"

namespace thunder {

/// A name in state files and the tensor behind it.
struct StateName {
  std::string name;
  int tensor;
  bool required; ///< must be in a state file that is loaded
};

std::vector<StateName> stateNames(const Instance &instance);

enum class StateKind {
  Full,    ///< --load-state: everything that the program keeps
  Weights, ///< --weights: parameters and buffers; training entries are ignored
};

/// Loads a file; everything is checked before the first tensor changes.
/// Inference programs ignore training entries in either kind.
Status loadState(Instance &instance, const std::string &path, StateKind kind);

/// Writes all state into a file under construction; the caller commits it.
Status writeState(const Instance &instance, AtomicFile &file,
                  const std::string &path);

/// Saves all state; the file appears whole, and on the disk, or not at all.
Status saveState(const Instance &instance, const std::string &path);

} // namespace thunder
#endif // THUNDER_LIB_RUNTIME_STATE_H
