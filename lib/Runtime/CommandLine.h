//===- CommandLine.h - The flags of a program -----------------------------===//
#ifndef THUNDER_LIB_RUNTIME_COMMANDLINE_H
#define THUNDER_LIB_RUNTIME_COMMANDLINE_H

#include "Manifest.h"

namespace thunder {

/// A number that a flag may give.
struct Count {
  int64_t value = 0;
  bool given = false;
};

struct Real {
  double value = 0;
  bool given = false;
};

struct Options {
  // Every program.
  bool help = false, info = false, time = false;
  Count threads, seed;
  std::string weights, loadState, saveState;

  // Inference and gradients.
  std::string inputs, outputs;
  std::vector<std::string> input; ///< NAME=FILE
  Count repeat;
  bool print = false;

  // Training.
  std::string data, log, progress = "auto", schedule = "constant", validate;
  Count steps, saveEvery, warmup, accumulate, validateEvery;
  Real clipNorm;
  bool shuffle = false, dropLast = false;
  std::vector<double> hyper; ///< in the order of the manifest
};

/// Parses the arguments. Errors are ExitCode::Usage.
Expected<Options> parseCommandLine(const Manifest &manifest, int count,
                                   char **arguments);

/// The text of --help for this program.
std::string helpText(const Manifest &manifest);

} // namespace thunder
#endif // THUNDER_LIB_RUNTIME_COMMANDLINE_H
