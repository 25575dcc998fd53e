//===- Linear.cpp - Evaluation of matrix products -------------------------===//
//
// Products and sums in the wider type, rounded once to the result.
//
//===----------------------------------------------------------------------===//
#include "Evaluators.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::reference;

static LogicalResult evaluateMatmul(MatmulOp, ArrayRef<Tensor> operands,
                                    Tensor &result) {
  const Tensor &lhs = operands[0], &rhs = operands[1];
  ArrayRef<int64_t> shape = result.getShape();
  int64_t rows = shape[shape.size() - 2], columns = shape.back(),
          inner = lhs.getShape().back();
  visit(result.getElementType(), [&](auto zero) {
    using T = decltype(zero);
    for (int64_t i = 0, e = result.size(); i < e; ++i) {
      int64_t column = i % columns, row = i / columns % rows,
              batch = i / columns / rows;
      Wide<T> total = 0;
      for (int64_t k = 0; k < inner; ++k) {
        T x = lhs.get<T>((batch * rows + row) * inner + k),
          y = rhs.get<T>((batch * inner + k) * columns + column);
        total += Wide<T>(widen(x)) * Wide<T>(widen(y));
      }
      result.set(i, narrow<T>(total));
    }
  });
  return success();
}

void reference::addLinearEvaluators(EvaluatorTable &table) {
  addEvaluator<MatmulOp, evaluateMatmul>(table);
}
