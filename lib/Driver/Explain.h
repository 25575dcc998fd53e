//===- Explain.h - What was decided, in words -----------------------------===//
//
// --explain: reports on kernels, fusion, memory and recomputation, read off the
// planned IR.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_DRIVER_EXPLAIN_H
#define THUNDER_LIB_DRIVER_EXPLAIN_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace thunder {

/// Prints a section for each of `topics` about `module`; a topic of a phase
/// that has not run says so.
void explain(const std::vector<std::string> &topics, mlir::ModuleOp module,
             llvm::raw_ostream &os);

} // namespace thunder

#endif // THUNDER_LIB_DRIVER_EXPLAIN_H
