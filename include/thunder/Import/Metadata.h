//===- Metadata.h - What a node says about the user's source --------------===//
//
// Nodes carry free-text metadata. None of it affects results; it gives
// locations for messages, module paths and checkpoint regions.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IMPORT_METADATA_H
#define THUNDER_IMPORT_METADATA_H

#include "thunder/Import/Schema.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace thunder {

/// One frame of a Python stack trace.
struct SourceFrame {
  llvm::StringRef file, function, code;
  unsigned line = 0;

  /// "model.py:12".
  std::string render() const;
};

/// The innermost frame of a stack trace that is the user's own code; the
/// innermost of all when every frame is PyTorch's. None when there is no frame.
std::optional<SourceFrame> findUserFrame(llvm::StringRef stackTrace);

/// Calls `fn` for each module in an nn_module_stack, the outermost first: a key
/// that tells its calls apart, and its path ("layers.0", empty for the root).
void forEachModule(
    llvm::StringRef nnModuleStack,
    llvm::function_ref<void(llvm::StringRef key, llvm::StringRef path)> fn);

/// Path of the module that a node came from ("layers.0"), from its
/// nn_module_stack; empty for the root.
llvm::StringRef findModulePath(llvm::StringRef nnModuleStack);

/// The checkpoint region that the `custom` metadata names; empty when it names
/// none. Other keys, and text that is no JSON, are passed over.
std::string findCheckpoint(llvm::StringRef custom);

} // namespace thunder

#endif // THUNDER_IMPORT_METADATA_H
