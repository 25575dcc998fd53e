//===- Registration.cpp - The dialects and passes of thunderc -------------===//
//
// Upstream dialects are those that kernels and host programs are lowered
// through; nothing registers all of MLIR, which would cost start-up time.
//
//===----------------------------------------------------------------------===//
#include "thunder/Driver/Registration.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/Passes.h"
#include "thunder/Codegen/KernelObjects.h"
#include "thunder/Codegen/Passes.h"
#include "thunder/Driver/Phases.h"
#include "thunder/IR/Thunder.h"
#include "thunder/Plan/Passes.h"
#include "thunder/Transforms/Passes.h"

namespace mlir::thunder {
#define GEN_PASS_REGISTRATION
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

namespace thunder {

void registerDialects(mlir::DialectRegistry &registry) {
  registry.insert<mlir::thunder::ThunderDialect, mlir::arith::ArithDialect,
                  mlir::bufferization::BufferizationDialect,
                  mlir::cf::ControlFlowDialect, mlir::func::FuncDialect,
                  mlir::LLVM::LLVMDialect, mlir::linalg::LinalgDialect,
                  mlir::math::MathDialect, mlir::memref::MemRefDialect,
                  mlir::scf::SCFDialect, mlir::tensor::TensorDialect,
                  mlir::vector::VectorDialect>();
  mlir::thunder::registerCodegenDialects(registry);
}

void registerPasses() {
  mlir::registerCanonicalizerPass();
  mlir::registerCSEPass();
  mlir::registerSymbolDCEPass();
  mlir::thunder::registerThunderPasses();
  registerPhasePipelines();
}

} // namespace thunder
