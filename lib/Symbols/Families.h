//===- Families.h - The tables of symbols, one a file -----------*- C++ -*-===//
#ifndef THUNDER_LIB_SYMBOLS_FAMILIES_H
#define THUNDER_LIB_SYMBOLS_FAMILIES_H

#include "thunder/Symbols/Symbols.h"
#include "thunder/Symbols/TypePromotion.h"

namespace mlir::thunder {

ArrayRef<Symbol> getActivationSymbols();
ArrayRef<Symbol> getArithmeticSymbols();
ArrayRef<Symbol> getCombinedSymbols();
ArrayRef<Symbol> getComparisonSymbols();
ArrayRef<Symbol> getCreationSymbols();
ArrayRef<Symbol> getDiagonalsSymbols();
ArrayRef<Symbol> getDivisionSymbols();
ArrayRef<Symbol> getElementLossSymbols();
ArrayRef<Symbol> getElementwiseSymbols();
ArrayRef<Symbol> getEmbeddingBagSymbols();
ArrayRef<Symbol> getIdentitySymbols();
ArrayRef<Symbol> getIndexedUpdateSymbols();
ArrayRef<Symbol> getIndexingSymbols();
ArrayRef<Symbol> getJoiningSymbols();
ArrayRef<Symbol> getLinearSymbols();
ArrayRef<Symbol> getLossSymbols();
ArrayRef<Symbol> getMutationSymbols();
ArrayRef<Symbol> getOrderingSymbols();
ArrayRef<Symbol> getPaddingSymbols();
ArrayRef<Symbol> getRangesSymbols();
ArrayRef<Symbol> getReductionSymbols();
ArrayRef<Symbol> getShapeSymbols();
ArrayRef<Symbol> getSlicingSymbols();
ArrayRef<Symbol> getSoftmaxSymbols();
ArrayRef<Symbol> getStatisticsSymbols();
ArrayRef<Symbol> getVectorProductsSymbols();

/// The operands of a binary operator: of one shape, in the dtype to compute in.
struct BinaryOperands {
  Value x, y;  ///< null after an error
  Type result; ///< dtype of the operator's result
};

/// How a binary operator treats its operands.
struct BinaryRules {
  bool floating = false; ///< integers become floats (true division, pow)
  /// A Python number meets a half-precision tensor rounded to that precision
  /// (add, comparisons), or unrounded (mul, div).
  bool roundsNumbers = true;
};

/// Broadcasts and promotes arguments `x` and `y`, each a tensor or a number.
BinaryOperands prepareBinary(SymbolBuilder &b, StringRef x, StringRef y,
                             BinaryRules rules = {});

/// The largest integer not above x / y, of operands of one type.
Value buildFloorDivide(PrimitiveBuilder &b, Value x, Value y);

/// Arguments self / other, rounded as mode "floor" or "trunc" says.
Value buildDivideByMode(SymbolBuilder &b, StringRef mode);

} // namespace mlir::thunder

#endif // THUNDER_LIB_SYMBOLS_FAMILIES_H
