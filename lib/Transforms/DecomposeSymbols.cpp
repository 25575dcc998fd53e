//===- DecomposeSymbols.cpp - Inline bound symbols to primitives ----------===//
//
// A worklist: a body from the program may hold bound symbols of its own.
//
//===----------------------------------------------------------------------===//
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "thunder/IR/HostCalls.h"
#include "thunder/Symbols/Symbols.h"
#include "thunder/Transforms/Passes.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_DECOMPOSESYMBOLS
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

namespace {
struct DecomposeSymbols
    : public thunder::impl::DecomposeSymbolsBase<DecomposeSymbols> {
  void runOnOperation() override {
    Block &block = getOperation().getEntryBlock();
    // Backwards, so that what only a dead symbol uses is dead, too.
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
      if (isa<BoundSymbolOp>(op) && isOpTriviallyDead(&op)) {
        op.erase();
        ++numDead;
      }

    bool failedAny = false;
    for (Operation *op = &block.front(), *next; op; op = next) {
      next = op->getNextNode();
      auto symbol = dyn_cast<BoundSymbolOp>(op);
      if (!symbol)
        continue;
      // Code from outside computes it.
      if (getHostCall(symbol)) {
        failedAny |= failed(verifyHostCall(symbol));
        continue;
      }
      // Inlining puts its ops before `next`; symbols among them are visited.
      Operation *before = op->getPrevNode();
      if (failed(inlineSymbol(symbol))) {
        failedAny = true;
        continue;
      }
      ++numInlined;
      next = before ? before->getNextNode() : &block.front();
    }
    if (failedAny)
      signalPassFailure();
  }
};
} // namespace
