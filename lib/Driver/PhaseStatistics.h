//===- PhaseStatistics.h - What the IR consists of after each phase -------===//
//
// --stats: how many ops of each kind there are after every phase, as text or
// JSON. (MLIR's own pass statistics count nothing in release builds of LLVM.)
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_DRIVER_PHASESTATISTICS_H
#define THUNDER_LIB_DRIVER_PHASESTATISTICS_H

#include "mlir/IR/BuiltinOps.h"
#include "thunder/Driver/CompilerOptions.h"
#include "llvm/Support/raw_ostream.h"
#include <map>
#include <string>
#include <vector>

namespace thunder {

class PhaseStatistics {
public:
  /// Counts the ops of `module` as it is after the phase called `name`.
  void record(llvm::StringRef name, mlir::ModuleOp module);

  void print(llvm::raw_ostream &os, OutputFormat format) const;

private:
  struct Counts {
    std::string phase;
    std::map<std::string, uint64_t> ops; ///< by name
  };
  std::vector<Counts> phases;
};

} // namespace thunder

#endif // THUNDER_LIB_DRIVER_PHASESTATISTICS_H
