//===- SymbolicExpr.cpp - Sizes that are not known at export --------------===//
//
// A recursive-descent reader of sympy's srepr with a table of the functions
// that may occur, and the printer for messages and the IR.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/SymbolicExpr.h"
#include "thunder/Import/ImportError.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <charconv>

using namespace llvm;

namespace thunder {

namespace {

constexpr unsigned maxDepth = 128;
constexpr unsigned any = ~0u;

/// A function of the grammar: operand counts, and its infix sign if it has one.
struct Function {
  StringLiteral name;
  unsigned minOperands, maxOperands;
  StringLiteral infix;
};

constexpr Function functions[] = {
    {"Add", 0, any, " + "},
    {"Mul", 0, any, "*"},
    {"Pow", 2, 2, "**"},
    {"PowByNatural", 2, 2, "**"},
    {"FloatPow", 2, 2, "**"},
    {"Min", 1, any, ""},
    {"Max", 1, any, ""},
    {"Mod", 2, 2, " % "},
    {"PythonMod", 2, 2, " % "},
    {"FloorDiv", 2, 2, "//"},
    {"CleanDiv", 2, 2, "//"},
    {"CeilDiv", 2, 2, ""},
    {"ModularIndexing", 3, 3, ""},
    {"Where", 3, 3, ""},
    {"IntTrueDiv", 2, 2, "/"},
    {"FloatTrueDiv", 2, 2, "/"},
    {"LShift", 2, 2, " << "},
    {"RShift", 2, 2, " >> "},
    {"CeilToInt", 1, 1, ""},
    {"FloorToInt", 1, 1, ""},
    {"TruncToInt", 1, 1, ""},
    {"TruncToFloat", 1, 1, ""},
    {"RoundToInt", 1, 1, ""},
    {"RoundDecimal", 2, 2, ""},
    {"ToFloat", 1, 1, ""},
    {"Abs", 1, 1, ""},
    {"Identity", 1, 1, ""},
    {"IsNonOverlappingAndDenseIndicator", 0, any, ""},
    {"Equality", 2, 2, " == "},
    {"Eq", 2, 2, " == "},
    {"Unequality", 2, 2, " != "},
    {"Ne", 2, 2, " != "},
    {"StrictLessThan", 2, 2, " < "},
    {"LessThan", 2, 2, " <= "},
    {"StrictGreaterThan", 2, 2, " > "},
    {"GreaterThan", 2, 2, " >= "},
    {"And", 0, any, " & "},
    {"Or", 0, any, " | "},
    {"Not", 1, 1, ""},
    {"OpaqueUnaryFn_sqrt", 1, 1, ""},
    {"BitwiseFn_bitwise_and", 2, 2, ""},
    {"BitwiseFn_bitwise_or", 2, 2, ""},
    {"BitwiseFn_bitwise_xor", 2, 2, ""},
};

const Function *findFunction(StringRef name) {
  const auto *it =
      find_if(functions, [&](const Function &f) { return f.name == name; });
  return it == std::end(functions) ? nullptr : it;
}

class Parser {
public:
  explicit Parser(StringRef text) : text(text), rest(text) {}

  Error run(SymbolicExpr &result) {
    if (parse(result, 0) && !rest.trim().empty())
      fail("text after the expression");
    if (problem.empty())
      return Error::success();
    return malformed("invalid symbolic expression at character " +
                     Twine(problemAt + 1) + ": " + problem);
  }

private:
  bool fail(const Twine &message) {
    if (problem.empty()) {
      problem = message.str();
      problemAt = text.size() - rest.size();
    }
    return false;
  }

  bool expect(StringRef token) {
    rest = rest.ltrim();
    return rest.consume_front(token) || fail("expected '" + token + "'");
  }

  bool parseInteger(int64_t &value) {
    rest = rest.ltrim();
    auto [stop, status] = std::from_chars(rest.begin(), rest.end(), value);
    if (status != std::errc())
      return fail("expected an integer of at most 64 bits");
    rest = rest.drop_front(stop - rest.begin());
    return true;
  }

  bool parseQuoted(StringRef &value) {
    rest = rest.ltrim();
    if (rest.empty() || (rest[0] != '\'' && rest[0] != '"'))
      return fail("expected a quoted name");
    size_t close = rest.find(rest[0], 1);
    if (close == StringRef::npos)
      return fail("a quote that is not closed");
    value = rest.slice(1, close);
    rest = rest.drop_front(close + 1);
    return true;
  }

  StringRef parseWord() {
    rest = rest.ltrim();
    StringRef word =
        rest.take_while([](char c) { return isAlnum(c) || c == '_'; });
    rest = rest.drop_front(word.size());
    return word;
  }

  /// `, key=True` pairs after a symbol's name, up to the bracket.
  bool parseAssumptions(SymbolicExpr &result) {
    for (rest = rest.ltrim(); rest.consume_front(","); rest = rest.ltrim()) {
      StringRef key = parseWord();
      if (key.empty() || !expect("="))
        return fail("expected an assumption such as positive=True");
      StringRef value = parseWord();
      if (key == "positive" && value == "True")
        result.positive = true;
    }
    return expect(")");
  }

  bool parseReal(SymbolicExpr &result) {
    StringRef digits;
    result.kind = SymbolicExpr::Kind::Real;
    if (!parseQuoted(digits))
      return false;
    if (digits.getAsDouble(result.real))
      return fail("expected a number in quotes");
    return parseAssumptions(result);
  }

  bool parse(SymbolicExpr &result, unsigned depth) {
    if (depth > maxDepth)
      return fail("nested deeper than " + Twine(maxDepth) + " levels");
    rest = rest.ltrim();
    // Bare integers occur where torch builds an expression from a number.
    if (!rest.empty() && (isDigit(rest[0]) || rest[0] == '-')) {
      result.kind = SymbolicExpr::Kind::Integer;
      return parseInteger(result.value);
    }
    StringRef word = parseWord();
    if (word == "true" || word == "false") {
      result.kind = SymbolicExpr::Kind::Boolean;
      result.value = word == "true";
      return true;
    }
    rest = rest.ltrim();
    if (word.empty() || !rest.consume_front("("))
      return fail("expected a function such as Symbol(…)");
    if (word == "Integer") {
      result.kind = SymbolicExpr::Kind::Integer;
      return parseInteger(result.value) && expect(")");
    }
    if (word == "Rational") {
      result.kind = SymbolicExpr::Kind::Rational;
      if (!parseInteger(result.value) || !expect(",") ||
          !parseInteger(result.denominator))
        return false;
      return result.denominator > 0 ? expect(")")
                                    : fail("a denominator below 1");
    }
    if (word == "Float")
      return parseReal(result);
    if (word == "Symbol" || word == "Dummy") {
      result.kind = SymbolicExpr::Kind::Symbol;
      if (!parseQuoted(result.name))
        return false;
      if (result.name.empty() ||
          !all_of(result.name, [](char c) { return isAlnum(c) || c == '_'; }))
        return fail("a symbol whose name is no identifier");
      return parseAssumptions(result);
    }
    return parseCall(word, result, depth);
  }

  bool parseCall(StringRef word, SymbolicExpr &result, unsigned depth) {
    const Function *function = findFunction(word);
    if (!function)
      return fail("unknown function '" + word.take_front(40) + "'");
    result.kind = SymbolicExpr::Kind::Call;
    result.name = function->name;
    rest = rest.ltrim();
    if (!rest.consume_front(")")) {
      do {
        if (!parse(result.operands.emplace_back(), depth + 1))
          return false;
        rest = rest.ltrim();
      } while (rest.consume_front(","));
      if (!expect(")"))
        return false;
    }
    size_t count = result.operands.size();
    if (count < function->minOperands || count > function->maxOperands)
      return fail(word + " with " + Twine(count) + " operands");
    return true;
  }

  StringRef text, rest;
  std::string problem;
  size_t problemAt = 0;
};

} // namespace

Expected<SymbolicExpr> SymbolicExpr::parse(StringRef text) {
  SymbolicExpr result;
  if (Error error = Parser(text).run(result))
    return error;
  return result;
}

std::string SymbolicExpr::render() const {
  switch (kind) {
  case Kind::Integer:
    return std::to_string(value);
  case Kind::Rational:
    return std::to_string(value) + "/" + std::to_string(denominator);
  case Kind::Real:
    return std::to_string(real);
  case Kind::Boolean:
    return value ? "true" : "false";
  case Kind::Symbol:
    return name.str();
  case Kind::Call:
    break;
  }
  StringRef infix = findFunction(name)->infix;
  SmallVector<std::string> parts;
  for (const SymbolicExpr &operand : operands) {
    bool compound = operand.kind == Kind::Rational ||
                    (operand.kind == Kind::Call &&
                     !findFunction(operand.name)->infix.empty() &&
                     (name != "Add" || operand.name != "Mul"));
    std::string part = operand.render();
    parts.push_back(compound && !infix.empty() ? "(" + part + ")" : part);
  }
  if (!infix.empty())
    return join(parts, infix);
  return name.str() + "(" + join(parts, ", ") + ")";
}

} // namespace thunder
