//===- TrainingEntries.h - The entries of training programs ---------------===//
//
// `step` does a whole step. `gradients` and `update` are its halves: the first
// adds to the gradients of the batches before, the second clips and updates.
// `evaluate` computes the loss and changes nothing.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_RUNTIME_TRAININGENTRIES_H
#define THUNDER_LIB_RUNTIME_TRAININGENTRIES_H

#include "Instance.h"

namespace thunder {

/// Fails when the program has no entry of that name.
Expected<int> findTrainingEntry(const Manifest &manifest, const char *name);

/// The loss that the last entry computed.
double lossOf(const Instance &instance);

/// Runs `gradients`: adds `scale` times the gradients of the batch to those
/// since the last update. When it fails there are none.
Status addGradients(Instance &instance, double scale);

/// Runs `update`; then the gradients are zero. A negative `maxNorm` does not
/// clip.
Status applyGradients(Instance &instance, double maxNorm);

/// The norm that the last update found, before clipping.
double gradientNorm(const Instance &instance);

} // namespace thunder
#endif // THUNDER_LIB_RUNTIME_TRAININGENTRIES_H
