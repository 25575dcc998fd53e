//===- Main.cpp - thunder-opt ---------------------------------------------===//
//
// Runs single passes and phases on IR: what tests and debugging use.
//
//===----------------------------------------------------------------------===//
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Support/LogicalResult.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "thunder/Check/Check.h"
#include "thunder/Driver/Registration.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  thunder::registerDialects(registry);
  registry.insert<mlir::check::CheckDialect>();
  thunder::registerPasses();
  mlir::check::registerCheckPasses();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "thunder-opt\n", registry));
}
