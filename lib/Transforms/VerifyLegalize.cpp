//===- VerifyLegalize.cpp - What the phase legalize promises --------------===//
#include "thunder/IR/ErrorClass.h"
#include "thunder/IR/HostCalls.h"
#include "thunder/Symbols/Symbols.h"
#include "thunder/Transforms/Passes.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_VERIFYLEGALIZE
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

namespace {
struct VerifyLegalize
    : public thunder::impl::VerifyLegalizeBase<VerifyLegalize> {
  void runOnOperation() override {
    bool isValid = true;
    getOperation().walk([&](Operation *op) {
      auto isReference = [](Type type) { return isa<RefType>(type); };
      if (llvm::any_of(op->getOperandTypes(), isReference) ||
          llvm::any_of(op->getResultTypes(), isReference)) {
        op->emitOpError("uses a reference after legalization");
        isValid = false;
      }
    });
    getOperation().walk([&](BoundSymbolOp op) {
      if (getHostCall(op)) {
        isValid &= succeeded(verifyHostCall(op));
      } else if (!getWrittenOperands(op).empty()) {
        emitUnsupported(op.getLoc())
            << op.getSymbol()
            << ": this operator writes to an operand, which is not supported; "
               "export the model with run_decompositions()";
        isValid = false;
      } else if (!lookupSymbol(op.getSymbol()) && op.getBody().empty() && !op.getEffectsAttr() &&
                 !op->use_empty()) {
        emitUnsupported(op.getLoc())
            << op.getSymbol()
            << ": this operator is not supported, and nothing declares its "
               "effects; `thunderc check` lists all that are missing";
        isValid = false;
      }
    });
    if (!isValid)
      signalPassFailure();
    markAllAnalysesPreserved();
  }
};
} // namespace
