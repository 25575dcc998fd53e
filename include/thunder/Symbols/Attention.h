//===- Attention.h - Scaled dot-product attention ---------------*- C++ -*-===//
//
// What its decomposition and its gradient rule share.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_SYMBOLS_ATTENTION_H
#define THUNDER_SYMBOLS_ATTENTION_H

#include "thunder/Symbols/Random.h"

namespace mlir::thunder {

/// The family's table.
ArrayRef<Symbol> getAttentionSymbols();

/// The checked arguments in the dtype to compute in. Leading dimensions are
/// kept, so that a permuted operand stays a permutation that products read.
struct AttentionArguments {
  Value query; ///< [batch…, L, E]
  Value key;   ///< [batch…, S, E]
  Value value; ///< [batch…, S, V]
  Value mask;  ///< as given, bool or floating; may be null
  double scale = 1;
  bool isCausal = false;
  double dropout = 0;
  SmallVector<int64_t> scoreShape; ///< batch…, L, S
  Type element;                    ///< dtype of the result

  int64_t numBatchDims() const { return scoreShape.size() - 2; }
};

FailureOr<AttentionArguments> readAttention(SymbolBuilder &b);

struct AttentionWeights {
  Value weights; ///< [batch…, L, S]: the softmax of the masked scores
  Value factor;  ///< the same: what dropout multiplies with; may be null
};

/// A row whose scores are all -inf has weights 0, as in PyTorch.
AttentionWeights buildAttentionWeights(SymbolBuilder &b,
                                       const AttentionArguments &a);

/// What its dropout draws: a number for each score.
std::optional<Draw> readAttentionDraw(SymbolBuilder &b);

/// `x` with its last two dimensions exchanged.
Value transposeMatrices(PrimitiveBuilder &b, Value x);

/// The adjoint of how argument `name` got its batch: sums over repeated batches
/// and heads, in the argument's shape and dtype.
Value sumToArgument(SymbolBuilder &b, StringRef name, Value batched);

} // namespace mlir::thunder

#endif // THUNDER_SYMBOLS_ATTENTION_H
