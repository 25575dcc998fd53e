//===- Interpreter.h - The oracle: runs thunder programs naively *- C++ -*-===//
//
// Evaluates primitives element by element, with no code in common with the
// lowering. Exact rules, per primitive, stand in the dialect's definitions;
// where those leave freedom (long sums, functions within 2 ulp) the interpreter
// computes in a wider type and rounds once.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_REFERENCE_INTERPRETER_H
#define THUNDER_REFERENCE_INTERPRETER_H

#include "thunder/IR/Thunder.h"
#include "thunder/Reference/Tensor.h"

namespace mlir::thunder::reference {

/// The final value of a mutated argument.
struct Write {
  unsigned argument;
  Tensor value;
};

struct ExecutionResult {
  SmallVector<Tensor> outputs;
  SmallVector<Write> writes;
};

struct InterpreterOptions {
  /// Limits of one run: bytes of all live values, and scalar steps.
  int64_t maxBytes = int64_t(8) << 30;
  int64_t maxSteps = int64_t(1) << 40;
  /// Evaluates ops that the interpreter does not know; null: they are errors.
  /// Appends the results of `op`, or emits an error.
  std::function<LogicalResult(Operation *op, ArrayRef<Tensor> operands,
                              SmallVectorImpl<Tensor> &results)>
      evaluateOther;
};

/// Runs `func`, which must be verified, on `arguments`. Data checks that fail,
/// ops without an evaluation, dynamic shapes and exceeded limits are errors at
/// the op's location. Nothing is changed on failure.
FailureOr<ExecutionResult> interpret(FuncOp func, ArrayRef<Tensor> arguments,
                                     const InterpreterOptions &options = {});

/// True when the interpreter evaluates primitives of this name.
bool hasEvaluation(StringRef operationName);

} // namespace mlir::thunder::reference

#endif // THUNDER_REFERENCE_INTERPRETER_H
