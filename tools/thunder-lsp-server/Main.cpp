//===- Main.cpp - thunder-lsp-server --------------------------------------===//
//
// The language server for .mlir files with thunder IR in them.
//
//===----------------------------------------------------------------------===//
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "thunder/Driver/Registration.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  thunder::registerDialects(registry);
  return mlir::failed(mlir::MlirLspServerMain(argc, argv, registry));
}
