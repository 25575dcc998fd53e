//===- SymbolAliases.cpp - Operators with two names -----------------------===//
#include "SymbolAliases.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace thunder {

namespace {

/// Names without overload; `overload` is the one to take, empty: the same.
struct Alias {
  StringLiteral name, meant, overload;
};

constexpr Alias aliases[] = {
    {"aten.absolute", "aten.abs", ""},
    {"aten.arccos", "aten.acos", ""},
    {"aten.arccosh", "aten.acosh", ""},
    {"aten.arcsin", "aten.asin", ""},
    {"aten.arcsinh", "aten.asinh", ""},
    {"aten.arctan", "aten.atan", ""},
    {"aten.arctan2", "aten.atan2", ""},
    {"aten.arctanh", "aten.atanh", ""},
    {"aten.divide", "aten.div", ""},
    {"aten.greater", "aten.gt", ""},
    {"aten.greater_equal", "aten.ge", ""},
    {"aten.less", "aten.lt", ""},
    {"aten.less_equal", "aten.le", ""},
    {"aten.multiply", "aten.mul", ""},
    {"aten.negative", "aten.neg", ""},
    {"aten.not_equal", "aten.ne", ""},
    {"aten.special_digamma", "aten.digamma", ""},
    {"aten.special_erfinv", "aten.erfinv", ""},
    {"aten.special_gammaln", "aten.lgamma", ""},
    {"aten.special_i0", "aten.i0", ""},
    {"aten.special_log_softmax", "aten.log_softmax", "int"},
    {"aten.special_logsumexp", "aten.logsumexp", ""},
    {"aten.special_multigammaln", "aten.mvlgamma", ""},
    {"aten.special_polygamma", "aten.polygamma", ""},
    {"aten.special_psi", "aten.digamma", ""},
    {"aten.special_sinc", "aten.sinc", ""},
    {"aten.special_softmax", "aten.softmax", "int"},
    {"aten.subtract", "aten.sub", ""},
};

} // namespace

std::string resolveAlias(StringRef symbol) {
  auto [name, overload] = symbol.rsplit('.');
  bool isInPlace = name.consume_back("_");
  for (const Alias &alias : aliases)
    if (alias.name == name)
      return (alias.meant + (isInPlace ? "_." : ".") +
              (alias.overload.empty() ? overload : StringRef(alias.overload)))
          .str();
  return symbol.str();
}

} // namespace thunder
