//===- VerifyLegalize.cpp - What the phase legalize promises --------------===//
#include "thunder/IR/ErrorClass.h"
#include "thunder/IR/HostCalls.h"
#include "thunder/Symbols/Symbols.h"
#include "thunder/Transforms/Passes.h"
#include "llvm/ADT/StringSet.h"

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
    llvm::StringSet<> executed;
    for (auto rule : getOperation().getOps<RuleOp>())
      if (rule.getKind() == RuleKind::Impl && rule.getTarget())
        executed.insert(*rule.getTarget());
    getOperation().walk([&](BoundSymbolOp op) {
      // Rules are looked at where they are used.
      if (op->getParentOfType<RuleOp>())
        return;
      bool hasRule = op.getImplRuleAttr() || executed.contains(op.getSymbol());
      if (getHostCall(op) && !hasRule) {
        isValid &= succeeded(verifyHostCall(op));
      } else if (!getWrittenOperands(op).empty()) {
        emitUnsupported(op.getLoc())
            << op.getSymbol()
            << ": this operator writes to an operand, which is not supported; "
               "export the model with run_decompositions()";
        isValid = false;
      } else if (!lookupSymbol(op.getSymbol()) && op.getBody().empty() &&
                 !op.getEffectsAttr() && !hasRule && !op->use_empty()) {
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
