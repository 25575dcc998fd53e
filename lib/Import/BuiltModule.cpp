//===- BuiltModule.cpp - A last look at what an importer built ------------===//
#include "BuiltModule.h"
#include "mlir/IR/Verifier.h"
#include "thunder/Import/ImportError.h"

llvm::Error thunder::verifyBuilt(mlir::ModuleOp module) {
  std::string text;
  mlir::ScopedDiagnosticHandler handler(module.getContext(),
                                        [&](mlir::Diagnostic &diagnostic) {
                                          if (text.empty())
                                            text = diagnostic.str();
                                          return mlir::success();
                                        });
  if (mlir::succeeded(mlir::verify(module)))
    return llvm::Error::success();
  return malformed("the program is inconsistent: " + text);
}
