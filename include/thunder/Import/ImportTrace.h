//===- ImportTrace.h - A thunder trace becomes a module ---------*- C++ -*-===//
//
// The phase `import` for thunder graph JSON: one thunder.func @forward with a
// thunder.bsym for each op, bodies as regions, checkpoint regions, and a
// thunder.rule for each rule of the file.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IMPORT_IMPORTTRACE_H
#define THUNDER_IMPORT_IMPORTTRACE_H

#include "thunder/Import/ImportProgram.h"
#include "thunder/Import/ThunderGraph.h"

namespace thunder::trace {

struct TraceOptions {
  /// Parameters and buffers belong to the program's state and are no inputs of
  /// a run: what training needs. Those with data in `weights` always do.
  bool hasState = false;
  /// Data by qualified name; may be null.
  std::shared_ptr<WeightTable> weights;
};

/// Builds the module. The context needs the thunder dialect loaded. Errors are
/// ImportErrors that begin with the path in the file; unsupported operators are
/// all in one.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
buildTrace(mlir::MLIRContext &context, const Program &program,
           const TraceOptions &options = {});

/// Reads the text of the file at `path`, checks it and builds its module.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
importTrace(mlir::MLIRContext &context, llvm::StringRef path,
            llvm::StringRef text, const TraceOptions &options = {});

/// The ops that are computed: a composite with a body counts by its body.
Coverage computeCoverage(const Program &program);

} // namespace thunder::trace

#endif // THUNDER_IMPORT_IMPORTTRACE_H
