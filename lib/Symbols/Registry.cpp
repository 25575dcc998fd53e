//===- Registry.cpp - Names to symbols, and their decomposition -----------===//
#include "WindowFamilies.h"
#include "mlir/IR/IRMapping.h"
#include "thunder/Symbols/Attention.h"
#include "thunder/Symbols/Formulas.h"
#include "thunder/Symbols/Normalization.h"
#include "thunder/Symbols/SpecialFunctions.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::thunder;

namespace {
/// All tables of lib/Symbols, by name.
struct Registry {
  Registry() {
    for (auto family : {getActivationSymbols,      getArithmeticSymbols,
                        getAttentionSymbols,       getBatchNormSymbols,
                        getBesselFunctionsSymbols, getCombinedSymbols,
                        getComparisonSymbols,      getContractionsSymbols,
                        getConvolutionSymbols,     getCreationSymbols,
                        getCrossEntropySymbols,    getDiagonalsSymbols,
                        getDistancesSymbols,       getDivisionSymbols,
                        getDropoutSymbols,         getElementLossSymbols,
                        getElementwiseSymbols,     getEmbeddingBagSymbols,
                        getFloatPartsSymbols,      getIdentitySymbols,
                        getIndexedUpdateSymbols,   getIndexingSymbols,
                        getJoiningSymbols,         getLinearSymbols,
                        getLinearSystemsSymbols,   getLossSymbols,
                        getMutationSymbols,        getNormalizationSymbols,
                        getOrderingSymbols,        getPaddingSymbols,
                        getPatchesSymbols,         getPoolingSymbols,
                        getPrimsSymbols,           getRandomSymbols,
                        getRangesSymbols,          getRecurrentSymbols,
                        getReductionSymbols,       getResamplingSymbols,
                        getScansSymbols,           getSelectionSymbols,
                        getShapeSymbols,           getSlicingSymbols,
                        getSoftmaxSymbols,         getSpecialFunctionsSymbols,
                        getStatisticsSymbols,      getVectorProductsSymbols})
      for (const Symbol &symbol : family()) {
        symbols[symbol.name] = &symbol;
        names.push_back(symbol.name);
      }
    llvm::sort(names);
  }
  llvm::StringMap<const Symbol *> symbols;
  SmallVector<StringRef> names;
};
} // namespace

static const Registry &getRegistry() {
  static const Registry registry;
  return registry;
}

const Symbol *mlir::thunder::lookupSymbol(StringRef name) {
  return getRegistry().symbols.lookup(name);
}

ArrayRef<StringRef> mlir::thunder::getSymbolNames() {
  return getRegistry().names;
}

bool mlir::thunder::hasDynamicShape(BoundSymbolOp op) {
  auto isDynamic = [](Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    return shaped && !shaped.hasStaticShape();
  };
  return llvm::any_of(op->getOperandTypes(), isDynamic) ||
         llvm::any_of(op->getResultTypes(), isDynamic);
}

FailureOr<SmallVector<Value>> mlir::thunder::decompose(BoundSymbolOp op,
                                                       OpBuilder &builder) {
  const Symbol *symbol = lookupSymbol(op.getSymbol());
  SymbolBuilder b(op, builder);
  if (!symbol)
    return b.unsupported() << "this operator is not supported; `thunderc "
                              "check` lists all that are missing",
           failure();
  if (hasDynamicShape(op))
    return b.unsupported()
               << "dynamic shapes are not supported; export with fixed shapes",
           failure();
  SmallVector<Value> results =
      symbol->one ? SmallVector<Value>{symbol->one(b)} : symbol->many(b);
  if (b.failed())
    return failure();
  if (results.size() != op->getNumResults())
    return b.invalid() << "has " << results.size()
                       << " results, the program declares "
                       << op->getNumResults(),
           failure();
  for (auto [i, result] : llvm::enumerate(results))
    // A result without a type is one that nothing uses.
    if (!isa<NoneType>(op->getResult(i).getType()) &&
        (!result || result.getType() != op->getResult(i).getType())) {
      InFlightDiagnostic error = b.invalid();
      error << "result " << i << " is declared as "
            << op->getResult(i).getType();
      if (result)
        error << ", from the arguments follows " << result.getType();
      return failure();
    }
  return results;
}

LogicalResult mlir::thunder::inlineSymbol(BoundSymbolOp op) {
  OpBuilder builder(op);
  SmallVector<Value> results;
  if (op.getBody().empty()) {
    FailureOr<SmallVector<Value>> built = decompose(op, builder);
    if (failed(built))
      return failure();
    results = *built;
  } else {
    IRMapping mapping;
    Block &body = op.getBody().front();
    mapping.map(body.getArguments(), op.getInputs());
    for (Operation &inner : body.without_terminator())
      builder.clone(inner, mapping);
    for (Value value : body.getTerminator()->getOperands())
      results.push_back(mapping.lookup(value));
  }
  op->replaceAllUsesWith(results);
  op->erase();
  return success();
}
