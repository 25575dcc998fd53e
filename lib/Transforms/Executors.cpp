//===- Executors.cpp - Who may run a symbol, and how it is derived --------===//
#include "thunder/Transforms/Executors.h"

using namespace mlir;
using namespace mlir::thunder;

static SmallVector<const Executor *> &getTable() {
  static SmallVector<const Executor *> table;
  return table;
}

void mlir::thunder::registerExecutor(const Executor &executor) {
  SmallVector<const Executor *> &table = getTable();
  auto *place =
      llvm::lower_bound(table, &executor, [](const auto *a, const auto *b) {
        return a->name < b->name;
      });
  table.insert(place, &executor);
}

ArrayRef<const Executor *> mlir::thunder::getExecutors() { return getTable(); }

const Executor *mlir::thunder::findExecutor(StringRef name) {
  for (const Executor *executor : getTable())
    if (executor->name == name)
      return executor;
  return nullptr;
}

const ExecutorEntry *mlir::thunder::findExecutorEntry(
    BoundSymbolOp op, ArrayRef<std::string> executors,
    function_ref<bool(const ExecutorEntry &)> has) {
  for (const std::string &name : executors) {
    const Executor *executor = findExecutor(name);
    if (!executor)
      continue;
    for (const ExecutorEntry &entry : executor->entries)
      if (entry.symbol == op.getSymbol() && has(entry) &&
          (!entry.accepts || entry.accepts(op)))
        return &entry;
  }
  return nullptr;
}
