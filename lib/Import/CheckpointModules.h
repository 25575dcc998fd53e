//===- CheckpointModules.h - Regions by the modules of a program *- C++ -*-===//
//
// `--checkpoint=GLOB` makes a checkpoint region of each call of a module whose
// path fits. The file records for each node which modules it came from.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_IMPORT_CHECKPOINTMODULES_H
#define THUNDER_LIB_IMPORT_CHECKPOINTMODULES_H

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/GlobPattern.h"
#include <string>
#include <vector>

namespace thunder {

class CheckpointModules {
public:
  /// Fails on a glob that is none.
  static llvm::Expected<CheckpointModules>
  create(const std::vector<std::string> &globs);

  /// The region of a node with this nn_module_stack: that of the outermost
  /// module that fits; empty when none does.
  std::string find(llvm::StringRef nnModuleStack);

  /// An error for the first glob that no module has fitted.
  llvm::Error checkUse() const;

private:
  struct Glob {
    std::string text;
    llvm::GlobPattern pattern;
    bool isUsed = false;
  };
  std::vector<Glob> globs;
  llvm::StringSet<> paths; ///< of all modules that were seen
};

} // namespace thunder

#endif // THUNDER_LIB_IMPORT_CHECKPOINTMODULES_H
