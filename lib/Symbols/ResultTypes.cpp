//===- ResultTypes.cpp - The types that follow from a symbol's operands ---===//
//
// A decomposition is the only shape and dtype function that a symbol has: it is
// built in front of the symbol, looked at, and erased.
//
//===----------------------------------------------------------------------===//
#include "thunder/Symbols/ResultTypes.h"
#include "thunder/Symbols/Symbols.h"

using namespace mlir;
using namespace mlir::thunder;

FailureOr<SmallVector<Type>> mlir::thunder::inferResultTypes(BoundSymbolOp op) {
  OpBuilder builder(op);
  Operation *before = op->getPrevNode();
  SymbolBuilder b(op, builder);
  const Symbol *symbol = lookupSymbol(op.getSymbol());
  if (!symbol)
    return b.unsupported() << "this operator is not supported", failure();
  if (hasDynamicShape(op))
    return b.unsupported()
               << "dynamic shapes are not supported; export with fixed shapes",
           failure();
  SmallVector<Value> results =
      symbol->one ? SmallVector<Value>{symbol->one(b)} : symbol->many(b);
  SmallVector<Type> types;
  if (!b.failed() && results.size() != op->getNumResults())
    b.invalid() << "has " << results.size() << " results, the program declares "
                << op->getNumResults();
  for (Value result : results)
    types.push_back(result ? result.getType() : Type());
  while (op->getPrevNode() != before)
    op->getPrevNode()->erase();
  if (b.failed() || llvm::is_contained(types, Type()))
    return failure();
  return types;
}
