//===- VerifyImport.cpp - What the phase import promises ------------------===//
#include "thunder/IR/HostCalls.h"
#include "thunder/Transforms/Passes.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_VERIFYIMPORT
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

namespace {
struct VerifyImport : public thunder::impl::VerifyImportBase<VerifyImport> {
  void runOnOperation() override {
    bool isValid = true;
    for (Operation &op : *getOperation().getBody())
      if (!isa_and_present<ThunderDialect>(op.getDialect())) {
        op.emitOpError("is no part of a thunder program");
        isValid = false;
      }
    if (!getOperation().lookupSymbol<FuncOp>("forward")) {
      getOperation().emitOpError(
          "has no function @forward; the dump of a later phase needs "
          "--start-from");
      isValid = false;
    }
    for (FuncOp func : getOperation().getOps<FuncOp>())
      for (Operation &op : func.getEntryBlock().without_terminator()) {
        if (!isa<BoundSymbolOp, CheckpointOp, RefAllocOp, RefViewOp, RefLoadOp,
                 RefStoreOp>(op) &&
            !isPrimitive(&op)) {
          op.emitOpError("is neither a bound symbol, a primitive nor an "
                         "operation on references; a program "
                         "holds nothing else after import");
          isValid = false;
        } else if (isa<UnknownLoc>(op.getLoc())) {
          op.emitOpError("has no location; the importer gives each op one");
          isValid = false;
        }
        // What writes to references becomes a call on values later.
        BoundSymbolOp call = getHostCall(&op);
        if (call &&
            llvm::none_of(call->getOperandTypes(),
                          [](Type type) { return isa<RefType>(type); }))
          isValid &= succeeded(verifyHostCall(call));
      }
    if (!isValid)
      signalPassFailure();
    markAllAnalysesPreserved();
  }
};
} // namespace
