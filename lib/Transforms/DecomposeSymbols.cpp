//===- DecomposeSymbols.cpp - Who runs each symbol; the others, inlined ---===//
//
// A worklist: a rule, an executor or a body from the program may bring bound
// symbols of its own. A symbol inside what its own rule made is just called.
//
//===----------------------------------------------------------------------===//
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "thunder/IR/HostCalls.h"
#include "thunder/Symbols/Symbols.h"
#include "thunder/Transforms/Executors.h"
#include "thunder/Transforms/Passes.h"
#include "thunder/Transforms/Rules.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_DECOMPOSESYMBOLS
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

namespace {
struct DecomposeSymbols
    : public thunder::impl::DecomposeSymbolsBase<DecomposeSymbols> {
  using DecomposeSymbolsBase::DecomposeSymbolsBase;

  void runOnOperation() override {
    if (auto func = dyn_cast<FuncOp>(getOperation())) {
      RuleTable rules(func->getParentOfType<ModuleOp>());
      if (failed(decompose(func.getEntryBlock(), rules)))
        signalPassFailure();
      return;
    }
    auto module = dyn_cast<ModuleOp>(getOperation());
    if (!module)
      return markAllAnalysesPreserved();
    RuleTable rules(module);
    bool failedAny = false;
    for (FuncOp func : module.getOps<FuncOp>())
      failedAny |= failed(decompose(func.getEntryBlock(), rules));
    if (failedAny)
      return signalPassFailure();
    for (RuleOp rule : llvm::make_early_inc_range(module.getOps<RuleOp>()))
      rule.erase();
  }

private:
  LogicalResult decompose(Block &block, RuleTable &rules);
  FailureOr<std::optional<SmallVector<Value>>> claim(BoundSymbolOp symbol,
                                                     RuleTable &rules);

  /// Symbols that a rule or an executor made, and the names of the symbols
  /// that it was made for, innermost last: they are not claimed again.
  DenseMap<Operation *, SmallVector<StringAttr, 1>> madeFor;
};
} // namespace

/// The results of `symbol` as its rule or an executor computes them; nothing
/// when none takes it.
FailureOr<std::optional<SmallVector<Value>>>
DecomposeSymbols::claim(BoundSymbolOp symbol, RuleTable &rules) {
  std::optional<SmallVector<Value>> none;
  StringAttr name = symbol.getSymbolAttr().getAttr();
  SmallVector<StringAttr, 1> makers = madeFor.lookup(symbol);
  if (llvm::is_contained(makers, name))
    return none;
  Operation *before = symbol->getPrevNode();
  OpBuilder builder(symbol);
  SmallVector<Value> results;
  FailureOr<std::optional<RuleInstance>> rule =
      rules.find(symbol, RuleKind::Impl);
  if (failed(rule))
    return failure();
  if (*rule) {
    results = (*rule)->inlineBody(builder);
  } else if (const ExecutorEntry *entry = findExecutorEntry(
                 symbol, executors, [](const ExecutorEntry &candidate) {
                   return bool(candidate.execute);
                 })) {
    FailureOr<SmallVector<Value>> built = entry->execute(symbol, builder);
    if (failed(built))
      return failure();
    results = *built;
  } else {
    return none;
  }
  if (TypeRange(ValueRange(results)) != symbol->getResultTypes())
    return symbol.emitError()
           << name << ": its executor gives other results than the symbol";
  makers.push_back(name);
  for (Operation *op = symbol->getPrevNode(); op != before;
       op = op->getPrevNode())
    if (isa<BoundSymbolOp>(op))
      madeFor[op] = makers;
  return std::optional(results);
}

LogicalResult DecomposeSymbols::decompose(Block &block, RuleTable &rules) {
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
    // New ops come before `next`; symbols among them are visited.
    Operation *before = op->getPrevNode();
    FailureOr<std::optional<SmallVector<Value>>> claimed = claim(symbol, rules);
    if (failed(claimed)) {
      failedAny = true;
      continue;
    }
    if (*claimed) {
      symbol->replaceAllUsesWith(**claimed);
      madeFor.erase(symbol);
      symbol.erase();
      ++numClaimed;
    } else if (getHostCall(symbol)) {
      // Code from outside computes it.
      failedAny |= failed(verifyHostCall(symbol));
      continue;
    } else {
      SmallVector<StringAttr, 1> makers = madeFor.lookup(symbol);
      madeFor.erase(symbol);
      if (failed(inlineSymbol(symbol))) {
        failedAny = true;
        continue;
      }
      ++numInlined;
      if (!makers.empty())
        for (Operation *made = next ? next->getPrevNode() : &block.back();
             made != before; made = made->getPrevNode())
          if (isa<BoundSymbolOp>(made))
            madeFor[made] = makers;
    }
    next = before ? before->getNextNode() : &block.front();
  }
  return success(!failedAny);
}
