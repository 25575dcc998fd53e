//===- Indexing.cpp - Indexing by data ------------------------------------===//
#include "Families.h"

using namespace mlir;
using namespace mlir::thunder;

static Value gather(SymbolBuilder &b) {
  Value x = b.tensor("self"), index = b.tensor("index");
  if (!x || !index)
    return {};
  if (b.elementOf(index) != b.i64())
    return b.unsupported() << "argument 'index' of type " << index.getType()
                           << "; it must be int64",
           Value();
  int64_t dim = b.wrapDim(b.integer("dim"), b.rankOf(x));
  if (b.failed())
    return {};
  // A 0-d tensor counts as one of a single element.
  SmallVector<int64_t> shape(b.shapeOf(index));
  if (b.rankOf(x) == 0)
    x = b.reshape(x, {1});
  if (b.rankOf(index) == 0)
    index = b.reshape(index, {1});
  return b.reshape(b.gather(x, index, dim), shape);
}

ArrayRef<Symbol> mlir::thunder::getIndexingSymbols() {
  static const Symbol symbols[] = {{"aten.gather.default", gather}};
  return symbols;
}
