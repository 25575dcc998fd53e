//===- Inputs.h - Checked inputs and named outputs of a run ---------------===//
#ifndef THUNDER_LIB_RUNTIME_INPUTS_H
#define THUNDER_LIB_RUNTIME_INPUTS_H

#include "Instance.h"

namespace thunder {

/// A given tensor and the tensor of the program that it is for.
struct Binding {
  int tensor;
  const Tensor *given;
};

/// Finds what each given tensor is for: a name among `wanted` (tensors of the
/// manifest), a qualified name, or `argN` for the N-th user input. Fails on an
/// unknown name, on two for one input, and when a wanted one is missing that is
/// not a cotangent. `origin` names the source in messages.
Expected<std::vector<Binding>>
bindNames(const Manifest &manifest, const std::vector<int> &wanted,
          const std::vector<const Tensor *> &given, const std::string &origin);

/// Fails unless dtype and shape are the compiled ones.
Status checkType(const TensorInfo &info, const Tensor &given,
                 const std::string &origin);

/// Copies inputs into the program, all checked before the first is copied;
/// cotangents that were not given get their defaults.
Status setInputs(Instance &instance, const std::vector<const Tensor *> &given,
                 const std::string &origin);

/// True for results with a name of their own: gradients, and inputs that got
/// other sizes.
bool isNamedResult(const TensorInfo &info);

/// The results of `entry` after a run, as views: output0, …, the gradients, and
/// mutated.NAME for inputs that the entry writes or gives other sizes.
std::vector<Tensor> namedOutputs(const Instance &instance, int entry);

} // namespace thunder
#endif // THUNDER_LIB_RUNTIME_INPUTS_H
