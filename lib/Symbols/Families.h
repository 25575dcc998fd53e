//===- Families.h - The tables of symbols, one a file -----------*- C++ -*-===//
#ifndef THUNDER_LIB_SYMBOLS_FAMILIES_H
#define THUNDER_LIB_SYMBOLS_FAMILIES_H

#include "thunder/Symbols/Formulas.h"
#include "thunder/Symbols/Symbols.h"
#include "thunder/Symbols/TypePromotion.h"

namespace mlir::thunder {

ArrayRef<Symbol> getActivationSymbols();
ArrayRef<Symbol> getArithmeticSymbols();
ArrayRef<Symbol> getCombinedSymbols();
ArrayRef<Symbol> getComparisonSymbols();
ArrayRef<Symbol> getContractionsSymbols();
ArrayRef<Symbol> getCreationSymbols();
ArrayRef<Symbol> getDiagonalsSymbols();
ArrayRef<Symbol> getDistancesSymbols();
ArrayRef<Symbol> getDivisionSymbols();
ArrayRef<Symbol> getElementLossSymbols();
ArrayRef<Symbol> getElementwiseSymbols();
ArrayRef<Symbol> getEmbeddingBagSymbols();
ArrayRef<Symbol> getFloatPartsSymbols();
ArrayRef<Symbol> getIdentitySymbols();
ArrayRef<Symbol> getIndexedUpdateSymbols();
ArrayRef<Symbol> getIndexingSymbols();
ArrayRef<Symbol> getJoiningSymbols();
ArrayRef<Symbol> getLinearSymbols();
ArrayRef<Symbol> getLinearSystemsSymbols();
ArrayRef<Symbol> getLossSymbols();
ArrayRef<Symbol> getMutationSymbols();
ArrayRef<Symbol> getOrderingSymbols();
ArrayRef<Symbol> getPaddingSymbols();
ArrayRef<Symbol> getPrimsSymbols();
ArrayRef<Symbol> getRangesSymbols();
ArrayRef<Symbol> getRecurrentSymbols();
ArrayRef<Symbol> getReductionSymbols();
ArrayRef<Symbol> getScansSymbols();
ArrayRef<Symbol> getSelectionSymbols();
ArrayRef<Symbol> getShapeSymbols();
ArrayRef<Symbol> getSlicingSymbols();
ArrayRef<Symbol> getSoftmaxSymbols();
ArrayRef<Symbol> getStatisticsSymbols();
ArrayRef<Symbol> getVectorProductsSymbols();

/// The largest integer not above x / y, of operands of one type.
Value buildFloorDivide(PrimitiveBuilder &b, Value x, Value y);

/// The p-norm over `dims` of a tensor in the dtype to compute in, with
/// derivative 0 where it is 0.
Value buildNorm(SymbolBuilder &b, Value x, ArrayRef<int64_t> dims, double p);

/// Arguments self / other, rounded as mode "floor" or "trunc" says.
Value buildDivideByMode(SymbolBuilder &b, StringRef mode);

} // namespace mlir::thunder

#endif // THUNDER_LIB_SYMBOLS_FAMILIES_H
