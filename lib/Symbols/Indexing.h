//===- Indexing.h - What reads and updates by index share -------*- C++ -*-===//
#ifndef THUNDER_LIB_SYMBOLS_INDEXING_H
#define THUNDER_LIB_SYMBOLS_INDEXING_H

#include "Families.h"

namespace mlir::thunder {

/// Argument `name`, a tensor of i64 or i32, as i64.
Value readIndexTensor(SymbolBuilder &b, StringRef name);

/// Negative places count from the end of a dimension of `size`.
Value wrapIndex(PrimitiveBuilder &b, Value index, int64_t size);

/// A 0-d tensor as one of a single element; others are left alone.
Value atLeastOneDim(PrimitiveBuilder &b, Value x);

/// x[…, i, j, …] with tensors as indices: the indexed dimensions side by side
/// (at the front when others lie between them) and merged into dimension `dim`,
/// which one tensor of places indexes.
struct IndexedBlock {
  int64_t dim = 0;
  Value place; ///< row-major places in the merged dimension
  SmallVector<int64_t> indexShape;
  SmallVector<int64_t> permutation, permutedShape, openShape;

  /// The operand with merged dimensions, and back.
  Value open(PrimitiveBuilder &b, Value x) const;
  Value close(PrimitiveBuilder &b, Value x) const;
};

/// `indices`: one entry a leading dimension, null where it is not indexed.
FailureOr<IndexedBlock> readIndices(SymbolBuilder &b, Value x,
                                    ArrayRef<Value> indices);

/// Argument `indices` with those that are out of range for x moved into it.
SmallVector<Value> clampIndices(SymbolBuilder &b, Value x, bool keepsNegative);

/// Argument `mask`, bool, in the shape of `like`.
Value broadcastMask(SymbolBuilder &b, Value like);

} // namespace mlir::thunder

#endif // THUNDER_LIB_SYMBOLS_INDEXING_H
