//===- BuiltModule.h - A last look at what an importer built ----*- C++ -*-===//
#ifndef THUNDER_LIB_IMPORT_BUILTMODULE_H
#define THUNDER_LIB_IMPORT_BUILTMODULE_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

namespace thunder {

/// Verifies a module. Importers check everything on the way, so a failure is a
/// mistake of theirs; it is reported instead of being passed on.
llvm::Error verifyBuilt(mlir::ModuleOp module);

} // namespace thunder

#endif // THUNDER_LIB_IMPORT_BUILTMODULE_H
