//===- Evaluators.h - One function per primitive ----------------*- C++ -*-===//
//
// What the families of primitives give to the interpreter: a table from the
// name of the operation to the function that evaluates it.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_REFERENCE_EVALUATORS_H
#define THUNDER_LIB_REFERENCE_EVALUATORS_H

#include "thunder/IR/Thunder.h"
#include "thunder/Reference/Tensor.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::thunder::reference {

/// Evaluates `op` on `operands`, which have its operand types, into `results`,
/// zeroed and of its result types. Emits an error when a data check fails.
using Evaluator = LogicalResult (*)(Operation *op, ArrayRef<Tensor> operands,
                                    MutableArrayRef<Tensor> results);
using EvaluatorTable = llvm::StringMap<Evaluator>;

void addElementwiseEvaluators(EvaluatorTable &table);
void addShapeEvaluators(EvaluatorTable &table);
void addReductionEvaluators(EvaluatorTable &table);
void addIndexingEvaluators(EvaluatorTable &table);
void addLinearEvaluators(EvaluatorTable &table);
void addRandomEvaluators(EvaluatorTable &table);

/// Adds `Run` for OpTy: `LogicalResult Run(OpTy, ArrayRef<Tensor>, Tensor &)`.
template <typename OpTy, LogicalResult (*Run)(OpTy, ArrayRef<Tensor>, Tensor &)>
void addEvaluator(EvaluatorTable &table) {
  table[OpTy::getOperationName()] = [](Operation *op, ArrayRef<Tensor> operands,
                                       MutableArrayRef<Tensor> results) {
    return Run(cast<OpTy>(op), operands, results.front());
  };
}

/// The same for a primitive of several results.
template <typename OpTy,
          LogicalResult (*Run)(OpTy, ArrayRef<Tensor>, MutableArrayRef<Tensor>)>
void addEvaluator(EvaluatorTable &table) {
  table[OpTy::getOperationName()] = [](Operation *op, ArrayRef<Tensor> operands,
                                       MutableArrayRef<Tensor> results) {
    return Run(cast<OpTy>(op), operands, results);
  };
}

} // namespace mlir::thunder::reference

#endif // THUNDER_LIB_REFERENCE_EVALUATORS_H
