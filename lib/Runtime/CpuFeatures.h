//===- CpuFeatures.h - Whether this CPU can run the program ---------------===//
#ifndef THUNDER_LIB_RUNTIME_CPUFEATURES_H
#define THUNDER_LIB_RUNTIME_CPUFEATURES_H

#include "thunder/TensorFiles/Status.h"
#include <string>
#include <vector>

namespace thunder {

/// Succeeds when the CPU and the operating system have every feature (names as
/// LLVM spells them); else ExitCode::Device with the name of the first lacking.
/// A name that this runtime does not know counts as lacking.
Status checkCpu(const std::vector<std::string> &features);

} // namespace thunder
#endif // THUNDER_LIB_RUNTIME_CPUFEATURES_H
