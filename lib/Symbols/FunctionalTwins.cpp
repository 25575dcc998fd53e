//===- FunctionalTwins.cpp - Symbols that write, as functions -------------===//
#include "thunder/Symbols/FunctionalTwins.h"
#include "thunder/Symbols/Symbols.h"

using namespace mlir;
using namespace mlir::thunder;

namespace {

/// A normalization whose running statistics are written: results 0 to 2 of the
/// functional form are the symbol's, 3 and 4 the new statistics.
struct StatisticsRow {
  StringLiteral symbol, functional;
  unsigned numResults; ///< of the symbol
};

/// An in-place operator whose function calls the operand by another name.
struct RenamedRow {
  StringLiteral symbol, operand;
};

} // namespace

static constexpr StatisticsRow statisticsTable[] = {
    {"aten.batch_norm.default",
     "aten._native_batch_norm_legit_functional.default", 1},
    {"aten.native_batch_norm.default",
     "aten._native_batch_norm_legit_functional.default", 3},
    {"aten._native_batch_norm_legit.default",
     "aten._native_batch_norm_legit_functional.default", 3},
};

static constexpr RenamedRow renamedTable[] = {
    {"aten.dropout_.default", "input"},
    {"aten.feature_dropout_.default", "input"},
    {"aten.alpha_dropout_.default", "input"},
};

/// The functional overload of an `out=` overload: of `add.out` it is
/// `add.Tensor` or `add.default`, of `sum.IntList_out` `sum.dim_IntList` or
/// `sum.IntList`.
static std::string findOutTwin(StringRef symbol) {
  auto [base, overload] = symbol.rsplit('.');
  SmallVector<std::string> overloads;
  if (overload == "out")
    overloads = {"default", "Tensor", "self"};
  else if (overload.consume_back("_out"))
    overloads = {overload.str(), ("dim_" + overload).str()};
  for (const std::string &name : overloads)
    if (std::string candidate = (base + "." + name).str();
        lookupSymbol(candidate))
      return candidate;
  return {};
}

std::optional<FunctionalTwin>
mlir::thunder::findFunctionalTwin(StringRef symbol) {
  FunctionalTwin twin;
  for (const StatisticsRow &row : statisticsTable) {
    if (row.symbol != symbol)
      continue;
    if (!lookupSymbol(row.functional))
      return std::nullopt;
    twin.symbol = row.functional.str();
    twin.dropped = {"cudnn_enabled"};
    twin.written = {{"running_mean", 3}, {"running_var", 4}};
    twin.numResults = 5;
    for (unsigned i = 0; i < row.numResults; ++i)
      twin.results.push_back(i);
    return twin;
  }

  auto [base, overload] = symbol.rsplit('.');
  if (base.consume_back("_")) {
    twin.symbol = (base + "." + overload).str();
    if (overload == "default" && !lookupSymbol(twin.symbol))
      twin.symbol = (base + ".Tensor").str(); // of `ldexp_.default`
    twin.written = {{"self", 0}};
    for (const RenamedRow &row : renamedTable)
      if (row.symbol == symbol)
        twin.renamed = {{"self", row.operand}};
  } else {
    twin.symbol = findOutTwin(symbol);
    twin.dropped = {"out"};
    twin.written = {{"out", 0}};
  }
  if (!lookupSymbol(twin.symbol))
    return std::nullopt;
  return twin;
}

bool mlir::thunder::isSupportedSymbol(StringRef symbol) {
  return lookupSymbol(symbol) || findFunctionalTwin(symbol);
}
