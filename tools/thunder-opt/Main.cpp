//===- Main.cpp - thunder-opt ---------------------------------------------===//
//
// Runs single passes and phases on IR: what tests and debugging use.
//
//===----------------------------------------------------------------------===//
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Support/LogicalResult.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "thunder/Driver/Registration.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  thunder::registerDialects(registry);
  thunder::registerPasses();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "thunder-opt\n", registry));
}
