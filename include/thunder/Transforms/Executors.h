//===- Executors.h - Who may run a symbol, and how it is derived -*- C++
//-*-===//
//
// An executor takes over symbols that it has an entry for: it may refuse a use
// of one (its checker), say what runs instead of it, and how gradients go
// through it. Users choose executors and their order with `--executors`.
//
// Executors of --ops files need no code here: they are rules (thunder.rule).
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_TRANSFORMS_EXECUTORS_H
#define THUNDER_TRANSFORMS_EXECUTORS_H

#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

/// What an executor does with one symbol. The functions may not change `op`.
struct ExecutorEntry {
  StringLiteral symbol; ///< full name: `aten.linear.default`
  /// Whether the executor takes this use of the symbol; null: all of them.
  bool (*accepts)(BoundSymbolOp op) = nullptr;
  /// Builds ops that compute the results of `op` at the builder, one value a
  /// result, of its type. Fails with an error. Null: it runs as without the
  /// executor.
  FailureOr<SmallVector<Value>> (*execute)(BoundSymbolOp op,
                                           OpBuilder &builder) = nullptr;
  /// Builds the gradients of the operands, given one cotangent a result (zeros
  /// where nothing flows): one value an operand, of its type, or null when it
  /// has none. Fails with an error. Null: no rule of its own.
  FailureOr<SmallVector<Value>> (*differentiate)(BoundSymbolOp op,
                                                 ValueRange cotangents,
                                                 OpBuilder &builder) = nullptr;
};

struct Executor {
  StringLiteral name;
  StringLiteral summary; ///< one line
  ArrayRef<ExecutorEntry> entries;
};

/// Makes `executor` known; its name must be new. It lives as long as the
/// process. Call before any compilation starts.
void registerExecutor(const Executor &executor);

/// The executor of that name, or null.
const Executor *findExecutor(StringRef name);

/// All registered executors, by name.
ArrayRef<const Executor *> getExecutors();

/// The entry of the first of `executors` that accepts `op` and that `has` what
/// is wanted of it; null when there is none. Unknown names are passed over.
const ExecutorEntry *
findExecutorEntry(BoundSymbolOp op, ArrayRef<std::string> executors,
                  function_ref<bool(const ExecutorEntry &)> has);

} // namespace mlir::thunder

#endif // THUNDER_TRANSFORMS_EXECUTORS_H
