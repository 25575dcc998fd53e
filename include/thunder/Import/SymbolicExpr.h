//===- SymbolicExpr.h - Sizes that are not known at export ----------------===//
//
// The expressions of symbolic dimensions, as sympy's srepr prints them:
// Add(Mul(Integer(4), Symbol('s15', positive=True)), Integer(4)).
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IMPORT_SYMBOLICEXPR_H
#define THUNDER_IMPORT_SYMBOLICEXPR_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <string>
#include <vector>

namespace thunder {

/// One node of an expression. `name` is a view of the parsed text.
struct SymbolicExpr {
  enum class Kind {
    Integer,  ///< value
    Rational, ///< value / denominator
    Real,     ///< real
    Boolean,  ///< value is 0 or 1
    Symbol,   ///< name; s… sizes, u… data-dependent, zf… floats
    Call,     ///< name(operands…): sympy's and torch's functions
  };

  Kind kind = Kind::Integer;
  int64_t value = 0, denominator = 1;
  double real = 0;
  llvm::StringRef name;
  bool positive = false; ///< the symbol is assumed to be at least 1
  std::vector<SymbolicExpr> operands;

  /// Parses an srepr. Errors: syntax, an unknown function, wrong operand
  /// count, integers outside 64 bits, too deep.
  static llvm::Expected<SymbolicExpr> parse(llvm::StringRef text);

  bool isSymbol() const { return kind == Kind::Symbol; }

  /// The expression as people write it: "4*s15 + 4".
  std::string render() const;
};

} // namespace thunder

#endif // THUNDER_IMPORT_SYMBOLICEXPR_H
